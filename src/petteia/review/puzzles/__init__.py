"""Puzzles: positions of bots' games with one clearly best move."""
