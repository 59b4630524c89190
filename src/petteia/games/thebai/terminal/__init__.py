"""The game drawn in a terminal."""
