"""Translated messages by key, in English, German and Polish.

Messages are Project Fluent files, `locale/<language>/<topic>.ftl`, in the package that uses them.
Code passes keys and parameters instead of sentences; only a `Problem` is always English.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from petteia.kernel.text.problem import Problem

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "pl")


def unknown_language(language: str) -> Problem:
    """The error for a language without translations."""
    return Problem(f"There is no language {language!r}; there is {', '.join(LANGUAGES)}.")


class Messages:
    """The messages of one or more locale folders."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._bundles: dict[str, FluentBundle] = {}

    def say(self, language: str, key: str, **parameters: str | int) -> str:
        """Format the message `key`; an unknown key or parameter raises `KeyError`."""
        bundle = self._bundle(language)
        message = bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(message.value, dict(parameters))
        if errors:
            raise KeyError(f"{key} ({language}): {errors[0]}")
        return str(text)

    def keys(self, language: str) -> set[str]:
        """Every key of a language."""
        return set(self._bundle(language)._messages)

    def _bundle(self, language: str) -> "FluentBundle":
        if language not in self._bundles:
            self._bundles[language] = self._load(language)
        return self._bundles[language]

    def _load(self, language: str) -> "FluentBundle":
        """Load the messages of a language; a folder without it is read in English.

        Fluent is imported on first use, so that the engine alone starts faster.
        """
        from fluent.runtime import FluentBundle, FluentResource

        if language not in LANGUAGES:
            raise unknown_language(language)
        bundle = FluentBundle([language], use_isolating=False)
        for folder in self.folders:
            translated = folder / language
            files = translated if translated.is_dir() else folder / "en"
            for file in sorted(files.glob("*.ftl")):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bundle


@cache
def messages(*folders: Path) -> Messages:
    """The shared `Messages` of these folders."""
    return Messages(*folders)
