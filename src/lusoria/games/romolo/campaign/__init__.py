"""War over single targets: the War Phase of edition 1.66 (RR19.3 to RR19.9, RR19.26 to RR19.30)."""
