"""Bots against each other."""
