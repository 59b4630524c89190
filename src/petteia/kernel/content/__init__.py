"""Packs, the reader of outside data, and rulebooks."""
