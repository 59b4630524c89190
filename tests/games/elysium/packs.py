"""Packs for tests: the house edition with single cards changed."""

import re
import shutil
import tomllib
from pathlib import Path

from petteia.games.elysium.content.edition import HOUSE, read_edition


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


def wide_pack(folder: Path) -> str:
    """The house edition with every card of the first game a design of its own, 21 in a Family."""
    pack = folder / "wide"
    shutil.copytree(HOUSE, pack)
    for family in read_edition().sets["first-game"].families:
        file = pack / "cards" / f"{family}.toml"
        head, *cards = file.read_text("utf-8").split("[[card]]")
        split = [twin for card in cards for twin in _twins(card)]
        file.write_text("[[card]]".join([head, *split]), "utf-8")
    return str(pack)


def _twins(card: str) -> list[str]:
    found = re.search(r"^copies = (\d)$", card, re.MULTILINE)
    assert found
    single = card.replace(found.group(0), "copies = 1")
    twins = [single]
    for number in range(2, int(found.group(1)) + 1):
        twin = re.sub(r'^key = "(.*)"$', rf'key = "\1-{number}"', single, flags=re.MULTILINE)
        names = re.search(r"^name = .*$", twin, re.MULTILINE)
        assert names
        twins.append(twin.replace(names.group(0), re.sub(r'"(,| })', rf' {number}"\1', names[0])))
    return twins
