"""The game as data for a page."""
