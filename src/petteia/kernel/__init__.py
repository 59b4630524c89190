"""Contracts and machinery that all games share."""
