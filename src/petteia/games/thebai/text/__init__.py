"""Cards, actions, the log and refusals in words."""
