"""Tournaments without a server: who enters, who is paired with whom, how everybody stands."""
