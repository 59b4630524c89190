"""Positions as JSON: dump, load, and the view of a seat."""
