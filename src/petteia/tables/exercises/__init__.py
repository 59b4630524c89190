"""Exercises and puzzles as the API has them: asked, judged, helped with, solved."""
