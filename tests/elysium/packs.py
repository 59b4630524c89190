"""Packs for tests: the house edition with single cards changed."""

import shutil
import tomllib
from pathlib import Path

from petteia.elysium.edition import HOUSE


def pack_with(folder: Path, key: str, kind: str, effect: list[dict]) -> str:
    """A copy of the house pack in which one card has another kind and effect."""
    pack = folder / "pack"
    if not pack.exists():
        shutil.copytree(HOUSE, pack)
    for file in (pack / "cards").glob("*.toml"):
        cards = tomllib.loads(file.read_text("utf-8"))["card"]
        if any(card["key"] == key for card in cards):
            for card in cards:
                if card["key"] == key:
                    card.update(kind=kind, effect=effect)
            file.write_text("".join(f"[[card]]\n{toml_lines(card)}\n" for card in cards), "utf-8")
            return str(pack)
    raise KeyError(key)


def toml_lines(table: dict) -> str:
    """A table as TOML, a key a line."""
    return "".join(f"{key} = {toml(value)}\n" for key, value in table.items())


def toml(value: object) -> str:
    """A value as inline TOML."""
    if isinstance(value, dict):
        inside = ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items())
        return "{ " + inside + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    return str(value)
