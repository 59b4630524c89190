"""Pieces of work on processes or a Ray cluster."""
