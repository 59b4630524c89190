"""Weights fitted on self-play."""
