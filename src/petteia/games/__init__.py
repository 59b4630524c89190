"""The games that ship, one folder each."""
