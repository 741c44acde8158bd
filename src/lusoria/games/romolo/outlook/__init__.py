"""What a position promises, subject by subject; `value.py` adds it up."""
