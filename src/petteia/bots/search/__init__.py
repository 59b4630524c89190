"""The searches of one decision: a tree, lines of the own turn, and what they have in common."""
