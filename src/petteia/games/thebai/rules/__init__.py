"""The rules as code."""
