"""Ratings: what a game changes, leader boards, players."""
