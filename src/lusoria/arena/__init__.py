"""Matches between players: honest ones, with seats rotated, seeds shared and intervals given."""
