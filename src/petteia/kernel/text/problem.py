"""Something a person can mend: wrong options, damaged files, unknown packs."""


class Problem(ValueError):
    """What is wrong, in one sentence; the doors show it as it is, without a traceback."""
