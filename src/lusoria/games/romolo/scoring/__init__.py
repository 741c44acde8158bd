"""Influence, categories, majorities, and the choices at the end."""
