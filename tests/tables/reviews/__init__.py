"""Tests of the reviews of tables."""
