"""Antigone: the game for one player."""
