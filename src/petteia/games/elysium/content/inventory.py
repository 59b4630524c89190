"""The designs of an edition, counted and listed."""

from collections import Counter

from petteia.games.elysium.content.edition import FAMILIES_IN_PLAY
from petteia.games.elysium.rules.printed import Design, Edition
from petteia.games.elysium.text.card_facts import design_facts
from petteia.kernel.bits import WORD_BITS
from petteia.kernel.content.packs import PackCheck
from petteia.kernel.state import Json


def count_designs(edition: Edition, designs: list[Design], language: str) -> dict[str, Json]:
    """Count designs by kind and Family, and list each with its text."""
    kinds: dict[str, Json] = dict(Counter(design.kind for design in designs))
    families: dict[str, int] = {}
    for design in designs:
        families[design.family] = families.get(design.family, 0) + design.copies
    return {
        "game": "elysium",
        "pack": {"name": edition.name, "fingerprint": edition.fingerprint},
        "designs": len(designs),
        "cards": sum(families.values()),
        "kinds": kinds,
        "families": dict[str, Json](families),
        "list": [design_facts(edition, design, language) for design in designs],
    }


def pack_check(edition: Edition) -> PackCheck:
    """Summarize a valid pack, with a note if the compiled engine cannot play all of it."""
    cards = sum(design.copies for design in edition.designs.values())
    sizes = sorted(len(edition.designs_of(family)) for family in edition.families)
    wide = sum(sizes[-FAMILIES_IN_PLAY:]) > WORD_BITS
    note = (
        f"Some five Families have more than {WORD_BITS} designs: the compiled engine cannot"
        " play with them, the interpreted one (PETTEIA_PURE=1) can."
    )
    return PackCheck(
        edition.name,
        {
            "name": edition.name,
            "fingerprint": edition.fingerprint,
            "families": [*edition.families],
            "designs": len(edition.designs),
            "cards": cards,
        },
        f"Pack {edition.name!r} is good: {len(edition.families)} Families, "
        f"{len(edition.designs)} designs, {cards} cards, fingerprint {edition.fingerprint}.",
        (note,) if wide else (),
    )
