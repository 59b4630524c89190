"""What a table refuses: a key with facts, a status for the door, and words in three languages."""

from pathlib import Path

from petteia.kernel.text.messages import messages

LOCALE = Path(__file__).parent / "locale"


class TableError(Exception):
    """Something a table does not do; nothing has changed."""

    status = 422

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts
        self.rule: str | None = None
        """The rule of the game it rests on."""
        self.seq: int | None = None
        """Where the table stands, for somebody who saw an older position."""

    def words(self, language: str) -> str:
        """The refusal as a sentence."""
        return messages(LOCALE).say(language, f"error-{self.key}", **self.facts)


class NoTable(TableError):
    """There is no such table."""

    status = 404

    def __init__(self) -> None:
        super().__init__("no-table")


class WrongToken(TableError):
    """A secret that opens no seat here."""

    status = 401

    def __init__(self) -> None:
        super().__init__("wrong-token")


class NotYours(TableError):
    """Something only somebody else may do."""

    status = 403


class Stale(TableError):
    """The position has changed since it was seen."""

    status = 409

    def __init__(self, seq: int) -> None:
        super().__init__("stale")
        self.seq = seq


class Refusal(TableError):
    """A move the rules do not allow now."""

    def __init__(self, rule: str, said: dict[str, str]) -> None:
        super().__init__("refused")
        self.rule = rule
        self.said = said

    def words(self, language: str) -> str:
        return self.said[language]


class NotNow(TableError):
    """Something for another time: the game is paused, has begun, or is over."""

    status = 409


class TooEarly(NotNow):
    """Something for the end of the game."""


class Full(NotNow):
    """A seat that is taken, or a table without a free one."""


class Bad(TableError):
    """Something that cannot be read or is out of bounds."""


class BadOptions(Bad):
    """Options the game itself refuses. What it says of them is English: whoever reads another
    language is told only that they cannot be played."""

    def __init__(self, sentence: str) -> None:
        super().__init__("bad-options", sentence=sentence)


class Unwritten(TableError):
    """The store could not write; the table is as it was."""

    status = 503

    def __init__(self) -> None:
        super().__init__("unwritten")


class Lost(TableError):
    """A table that cannot go on here: its rules or its pack are not those it began with."""

    status = 410
