"""The A.I.: its march, its war, its Events (section 16)."""
