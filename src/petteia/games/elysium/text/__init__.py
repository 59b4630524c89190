"""Cards, moves, the log and refusals in words."""
