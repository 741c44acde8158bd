"""Matches between players: seats rotate, seeds are shared, and every figure has its interval."""
