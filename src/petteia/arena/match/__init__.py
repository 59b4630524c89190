"""Simulations and tournaments of bots."""
