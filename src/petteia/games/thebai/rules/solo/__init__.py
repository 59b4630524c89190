"""The solo game against Antigone."""
