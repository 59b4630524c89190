"""Read and validate external data: packs, positions and records.

An unknown key is an error, as is a value of the wrong type or range. An error names the file, the
entry, the key and what was expected.
"""

from collections.abc import Iterable

from petteia.kernel.text.problem import Problem


class ReadError(Problem):
    """Invalid external data: where the error is, and what was expected there."""

    def __init__(self, file: str, entry: str, key: str, expected: str) -> None:
        self.file = file
        self.entry = entry
        self.key = key
        self.expected = expected
        super().__init__(": ".join(part for part in (file, entry, key, expected) if part))

    def __reduce__(self) -> tuple[type["ReadError"], tuple[str, str, str, str]]:
        return (ReadError, (self.file, self.entry, self.key, self.expected))


def show(value: object) -> str:
    """A value as an error message quotes it, shortened if necessary."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


class Section:
    """One table of external data, read key by key; `close` rejects keys that were not read."""

    def __init__(self, value: object, file: str, entry: str = "", path: str = "") -> None:
        self.file = file
        self.entry = entry
        self.path = path
        self.seen: set[str] = set()
        if not isinstance(value, dict):
            raise ReadError(file, entry, path, f"expected a table, found {show(value)}")
        self.data: dict[str, object] = value

    def error(self, key: str, expected: str) -> ReadError:
        """An error at `key` of this table."""
        at = f"{self.path}.{key}" if self.path and key else self.path or key
        return ReadError(self.file, self.entry, at, expected)

    def has(self, key: str) -> bool:
        return key in self.data

    def take(self, key: str) -> object:
        """The value of a required key."""
        self.seen.add(key)
        if key not in self.data:
            raise self.error(key, "is missing")
        return self.data[key]

    def text(self, key: str, default: str | None = None, longest: int = 80) -> str:
        if default is not None and key not in self.data:
            return default
        value = self.take(key)
        if not isinstance(value, str) or not value.strip() or len(value) > longest:
            raise self.error(key, f"expected a text of 1 to {longest} letters, found {show(value)}")
        if not value.isprintable():
            raise self.error(key, f"expected a text that can be printed, found {show(value)}")
        return value

    def word(self, key: str, words: Iterable[str], default: str | None = None) -> str:
        """One of the given words."""
        if default is not None and key not in self.data:
            return default
        value = self.take(key)
        known = list(words)
        if not isinstance(value, str) or value not in known:
            raise self.error(key, f"expected one of {', '.join(known)}; found {show(value)}")
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and key not in self.data:
            return default
        value = self.take(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(key, f"expected a number from {low} to {high}, found {show(value)}")
        return value

    def flag(self, key: str) -> bool:
        """Whether the key is present; its only allowed value is `true`."""
        if key not in self.data:
            return False
        if self.take(key) is not True:
            raise self.error(key, "expected true, or no such key")
        return True

    def boolean(self, key: str, default: bool) -> bool:
        if key not in self.data:
            return default
        value = self.take(key)
        if not isinstance(value, bool):
            raise self.error(key, f"expected true or false, found {show(value)}")
        return value

    def items(self, key: str, longest: int = 500) -> list[object]:
        value = self.take(key)
        if not isinstance(value, list):
            raise self.error(key, f"expected a list, found {show(value)}")
        if len(value) > longest:
            raise self.error(key, f"expected at most {longest} entries, found {len(value)}")
        return value

    def words(self, key: str, longest: int = 500) -> list[str]:
        """A list of texts."""
        found: list[str] = []
        for value in self.items(key, longest):
            if not isinstance(value, str):
                raise self.error(key, f"expected a list of texts, found {show(value)} in it")
            found.append(value)
        return found

    def numbers(self, key: str, low: int, high: int, longest: int = 500) -> list[int]:
        """A list of numbers."""
        found: list[int] = []
        for value in self.items(key, longest):
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise self.error(
                    key, f"expected numbers from {low} to {high}, found {show(value)} in it"
                )
            found.append(value)
        return found

    def table(self, key: str) -> "Section":
        """A table inside this one."""
        value = self.take(key)
        path = f"{self.path}.{key}" if self.path else key
        return Section(value, self.file, self.entry, path)

    def close(self) -> None:
        """Reject keys that were not read."""
        for key in self.data:
            if key not in self.seen:
                raise self.error(str(key), "is not known here")
