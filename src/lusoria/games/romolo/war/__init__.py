"""Attacks, battles, retreats, casualties, razing, elimination."""
