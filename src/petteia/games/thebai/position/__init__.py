"""Positions as JSON: dump, load, and the view of one seat."""
