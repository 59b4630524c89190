"""Cards, Families and packs as a page shows them, in one language each."""

from functools import cache
from pathlib import Path
from typing import Literal, cast

from petteia.games.elysium.content.edition import FAMILIES_IN_PLAY, read_edition
from petteia.games.elysium.rules.content import Content
from petteia.games.elysium.rules.printed import Design, Edition
from petteia.games.elysium.screen.wire import CardToken, ElysiumCard, ElysiumCards, ElysiumPack
from petteia.games.elysium.text import MESSAGES
from petteia.games.elysium.text.card_facts import kind_words
from petteia.games.elysium.text.card_text import AMOUNT_BEGINS, AMOUNT_ENDS, effect_text
from petteia.games.elysium.text.parts import family_names, format_text

TOKEN_ICONS = {"gold": "gold", "vp": "vp", "pp": "prestige"}
"""The icons of the tokens in the page's sprite."""


def card_faces(cards: Content, language: str) -> ElysiumCards:
    """All cards of a game and their Families, by key."""
    edition = cards.edition
    names = family_names(edition, language)
    return {
        "cards": {
            design.key: face(edition.folder, design.key, language) for design in cards.designs
        },
        "families": {family: {"name": names[family]} for family in cards.families},
    }


@cache
def face(folder: Path, key: str, language: str) -> ElysiumCard:
    """One card of an edition; cached, because its text is slow to make."""
    edition = read_edition(folder)
    design = edition.designs[key]
    kind = design.kind.rstrip("=≠")
    return {
        "name": design.name[language],
        "family": design.family,
        "family_name": edition.families[design.family].name[language],
        "level": design.level,
        "columns": design.columns,
        "kind": kind,
        "kind_words": kind_words(kind, language),
        "mark": cast("Literal['', '=', '≠']", design.kind.removeprefix(kind)),
        "parts": text_parts(edition, design, language),
        "copies": design.copies,
        "picture": edition.pictures["card"].get(key)
        or edition.pictures["family"].get(design.family, ""),
    }


def text_parts(edition: Edition, design: Design, language: str) -> list[str | CardToken]:
    """The text of a card in parts, with each amount of tokens as a number and an icon."""
    names = family_names(edition, language)
    marked = effect_text(MESSAGES, language, design.effect, design.kind, names, mark_amounts=True)
    parts: list[str | CardToken] = []
    for piece in marked.split(AMOUNT_BEGINS):
        amount, ends, text = piece.partition(AMOUNT_ENDS)
        if not ends:
            text = amount
        else:
            token, number, words = amount.split("\t")
            parts.append({"icon": TOKEN_ICONS[token], "number": number, "words": words})
        if text:
            parts.append(text)
    return parts


def pack_choices(name: str, edition: Edition, language: str) -> ElysiumPack:
    """What the start page offers of a pack: its named sets and its Families."""
    title = format_text(language, "pack-house") if name == "house" else edition.name
    return {
        "name": name,
        "title": title,
        "sets": [
            {
                "key": group.key,
                "name": group.name[language],
                "families": list(group.families),
                "note": _brings(edition, list(group.families), "set", language),
            }
            for group in edition.sets.values()
        ],
        "families": [
            {
                "key": family.key,
                "name": family.name[language],
                "note": _brings(edition, [family.key], "family", language),
            }
            for family in edition.families.values()
        ],
        "in_play": FAMILIES_IN_PLAY,
    }


def _brings(edition: Edition, families: list[str], what: str, language: str) -> str:
    """What Families bring into play in addition to their cards (S8)."""
    oracle = any(edition.families[family].oracle for family in families)
    prestige = any(edition.families[family].prestige for family in families)
    brings = ("both" if prestige else "oracle") if oracle else "prestige" if prestige else "none"
    return format_text(language, f"{what}-brings", brings=brings)
