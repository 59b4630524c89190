"""Positions written, read, and as one seat sees them."""
