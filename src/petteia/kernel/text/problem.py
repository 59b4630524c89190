"""Errors that the user can fix: wrong options, damaged files, unknown packs."""


class Problem(ValueError):
    """An error in one English sentence, shown to the user without a traceback."""
