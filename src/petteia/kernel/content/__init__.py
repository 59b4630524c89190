"""Packs, the reader of external data, and rulebooks."""
