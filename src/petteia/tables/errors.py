"""Errors of tables: a key with facts, an HTTP status, and words in three languages."""

from pathlib import Path

from petteia.kernel.text.messages import messages

LOCALE = Path(__file__).parent / "locale"


def words_of(key: str, language: str, **facts: str | int) -> str:
    """An error as a sentence."""
    return messages(LOCALE).say(language, f"error-{key}", **facts)


class TableError(Exception):
    """A refused request; nothing has changed, unless it is `Unconfirmed`."""

    status = 422

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts
        self.rule: str | None = None
        """The rule of the game behind it."""
        self.seq: int | None = None
        """The current position, for a caller who saw an older one."""

    def words(self, language: str) -> str:
        """The error as a sentence."""
        return words_of(self.key, language, **self.facts)


class NoTable(TableError):
    """There is no such table."""

    status = 404

    def __init__(self) -> None:
        super().__init__("no-table")


class Restored(TableError):
    """The stored table is another than the one in memory: it is loaded again."""

    status = 503

    def __init__(self) -> None:
        super().__init__("restored")


class WrongToken(TableError):
    """A secret that belongs to no seat here."""

    status = 401

    def __init__(self) -> None:
        super().__init__("wrong-token")


class NotYours(TableError):
    """Something this viewer may not do."""

    status = 403


class Stale(TableError):
    """The position has changed since the caller saw it."""

    status = 409

    def __init__(self, seq: int) -> None:
        super().__init__("stale")
        self.seq = seq


class Refusal(TableError):
    """An illegal move."""

    def __init__(self, rule: str, words: dict[str, str]) -> None:
        super().__init__("refused")
        self.rule = rule
        self._words = words

    def words(self, language: str) -> str:
        return self._words[language]


class NotNow(TableError):
    """Not possible in the current status: the game is paused, has begun, or is over."""

    status = 409


class TooEarly(NotNow):
    """Only possible once the game is over."""


class Full(NotNow):
    """The seat is taken, or the table is full."""


class Bad(TableError):
    """Invalid input."""


class BadOptions(Bad):
    """Options the game refuses. Its sentence is English; the other languages only say that the
    options cannot be played."""

    def __init__(self, sentence: str) -> None:
        super().__init__("bad-options", sentence=sentence)


class Unwritten(TableError):
    """The store could not write; the table is unchanged."""

    status = 503

    def __init__(self, key: str = "unwritten") -> None:
        super().__init__(key)


class Unconfirmed(Unwritten):
    """The connection was lost during the commit: what was asked for may have been written."""

    def __init__(self) -> None:
        super().__init__("unconfirmed")


class Damaged(TableError):
    """The database is damaged; no new tables are put into it."""

    status = 503

    def __init__(self) -> None:
        super().__init__("damaged")


class Lost(TableError):
    """A table that cannot be continued: its rules or its pack have changed since it began."""

    status = 410


class DamagedJournal(Lost):
    """A table with a journal entry that is not possible in its position."""

    def __init__(self, entry: int) -> None:
        super().__init__("lost-journal")
        self.entry = entry
        """The number of the entry."""
