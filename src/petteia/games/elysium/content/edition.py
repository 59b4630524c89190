"""Read an edition of Elysium from a pack: everything printed on cards, tiles and boards."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from petteia.games.elysium.content.consistency import check_edition
from petteia.games.elysium.content.effect_limits import check_effect, refuse_oracle, refuse_prestige
from petteia.games.elysium.content.effect_reader import read_effect
from petteia.games.elysium.rules.effects import COLOURS, KINDS
from petteia.games.elysium.rules.printed import Design, Edition, Family, FamilySet, Names, Quest
from petteia.kernel.content.packs import Pack, read_pack
from petteia.kernel.content.pictures import merge_pictures, read_pictures
from petteia.kernel.content.reader import ReadError, Section, show
from petteia.kernel.text.messages import LANGUAGES

HOUSE = Path(__file__).parent / "pack"
GAME = Path(__file__).parent.parent
TEMPLATE = Path(__file__).parent / "template"
"""A small pack to start a new one from."""
CARDS_OF_A_FAMILY = 21
FAMILIES_IN_PLAY = 5
RANDOM = "random"
"""The option value for five random Families; no set can have this name."""


@cache
def read_edition(folder: Path = HOUSE) -> Edition:
    """Read and check the edition in a folder."""
    return edition_of(read_pack(folder))


def edition_of(pack: Pack) -> Edition:
    """Interpret and check a pack; raise `ReadError` at the first error.

    A pack with `extends = "house"` adds to the built-in pack: it inherits what it leaves out, and a
    Family with the same key replaces the inherited one.
    """
    top = pack.table("pack.toml")
    top.word("game", ("elysium",))
    name = top.text("name", longest=40)
    base = _house_of(pack) if top.word("extends", ("house",), "") else None
    own = _read_families(top) if base is None or top.has("family") else {}
    families = {**base.families, **own} if base else own
    if len(families) < FAMILIES_IN_PLAY:
        raise top.error("family", f"expected at least 5 Families, found {len(families)}")
    sets = _read_sets(top, families) if base is None or top.has("set") else {}
    quests = _read_quests(top, base)
    pediment = _read_pediment(top, base)
    family_bonus, level_bonus = _read_bonuses(top, base)
    top.close()
    designs = _read_designs(pack, own)
    if base is not None:
        kept = {key: it for key, it in base.designs.items() if it.family not in own}
        for key in kept.keys() & designs.keys():
            raise ReadError(
                f"cards/{designs[key].family}.toml", f"card {key}", "key", "the house has it too"
            )
        designs = {**kept, **designs}
    _check_names(designs)
    check_edition(list(designs.values()))
    things = {"card": designs.keys(), "family": families.keys()}
    pictures = read_pictures(pack, GAME, things)
    return Edition(
        folder=pack.folder,
        name=name,
        fingerprint=_fingerprint(pack, base),
        families=families,
        designs=designs,
        sets={**(base.sets if base else {}), **sets},
        quests=quests[0],
        quests_of_two=quests[1],
        incomplete=quests[2],
        pediment=pediment,
        family_bonus=family_bonus,
        level_bonus=level_bonus,
        pictures=merge_pictures(base.pictures, pictures, things) if base else pictures,
    )


def _house_of(pack: Pack) -> Edition:
    """The house edition that a pack extends."""
    return read_edition(HOUSE) if pack.house is None else edition_of(pack.house)


def _fingerprint(pack: Pack, base: Edition | None) -> str:
    """The fingerprint of a pack that extends another depends on both."""
    if base is None:
        return pack.fingerprint
    return sha256(f"{base.fingerprint} {pack.fingerprint}".encode()).hexdigest()[:16]


def read_names(table: Section) -> Names:
    """Read a name in every language."""
    inner = table.table("name")
    names = {language: inner.text(language) for language in LANGUAGES}
    inner.close()
    return names


def _read_key(table: Section) -> str:
    key = table.text("key", longest=40)
    if not all(part.isascii() and part.isalnum() for part in key.split("-")) or key != key.lower():
        raise table.error(
            "key", f"expected lower-case letters, digits and hyphens, found {show(key)}"
        )
    return key


def _read_family(entry: Section) -> Family:
    family = Family(
        key=_read_key(entry),
        name=read_names(entry),
        oracle=entry.boolean("oracle", False),
        prestige=entry.boolean("prestige", False),
    )
    entry.close()
    return family


def _read_families(top: Section) -> dict[str, Family]:
    families: dict[str, Family] = {}
    for number, item in enumerate(top.items("family", 16), 1):
        entry = Section(item, top.file, f"family {number}")
        family = _read_family(entry)
        if family.key in families:
            raise entry.error("key", f"{family.key} is there twice")
        families[family.key] = family
    return families


def _read_sets(top: Section, families: dict[str, Family]) -> dict[str, FamilySet]:
    """Read the named sets of five Families."""
    sets: dict[str, FamilySet] = {}
    for number, item in enumerate(top.items("set", 60), 1):
        entry = Section(item, top.file, f"set {number}")
        group = FamilySet(_read_key(entry), read_names(entry), tuple(entry.words("families")))
        if len(set(group.families)) != FAMILIES_IN_PLAY or len(group.families) != FAMILIES_IN_PLAY:
            raise entry.error("families", "expected 5 different Families")
        for family in group.families:
            if family not in families:
                raise entry.error("families", f"the pack has no Family {show(family)}")
        if group.key in sets or group.key == RANDOM:
            raise entry.error("key", f"{group.key} is taken")
        entry.close()
        sets[group.key] = group
    return sets


def _read_quests(
    top: Section, base: Edition | None
) -> tuple[tuple[Quest, ...], tuple[Quest, ...], Quest]:
    """Read the four Quests, the two for two players, and the Incomplete side (S4)."""
    if base is not None and not top.has("quests"):
        return base.quests, base.quests_of_two, base.incomplete
    table = top.table("quests")
    four = _read_quest_list(table, "three_or_four", 4)
    two = _read_quest_list(table, "two", 2)
    incomplete = _read_quest(table.table("incomplete"), 0)
    table.close()
    return four, two, incomplete


def _read_quest_list(table: Section, key: str, length: int) -> tuple[Quest, ...]:
    items = table.items(key)
    if len(items) != length:
        raise table.error(key, f"expected {length} Quests, found {len(items)}")
    return tuple(
        _read_quest(Section(item, table.file, table.entry, f"quests.{key}.{number}"), number)
        for number, item in enumerate(items, 1)
    )


def _read_quest(table: Section, number: int) -> Quest:
    quest = Quest(
        number,
        gold=table.number("gold", 0, 20),
        vp=table.number("vp", 0, 20),
        transfers=table.number("transfers", 0, 10),
    )
    table.close()
    return quest


def _read_pediment(top: Section, base: Edition | None) -> tuple[str, str]:
    """Read the two sides, each an order of the four colours (S3)."""
    if base is not None and not top.has("pediment"):
        return base.pediment
    sides = top.words("pediment")
    if len(sides) != 2 or any(sorted(side) != sorted(COLOURS) for side in sides):
        raise top.error("pediment", "expected two orders of the four letters R, B, G, Y")
    return sides[0], sides[1]


def _read_bonuses(
    top: Section, base: Edition | None
) -> tuple[tuple[int, int], tuple[int, int, int]]:
    """Read the VP of the two Family tiles and of the tiles of Levels 1 to 3."""
    if base is not None and not top.has("bonuses"):
        return base.family_bonus, base.level_bonus
    table = top.table("bonuses")
    family = table.numbers("family", 0, 30, 2)
    level = table.numbers("level", 0, 30, 3)
    if len(family) != 2 or len(level) != 3:
        raise table.error("", "expected 2 numbers for family and 3 for level")
    table.close()
    return (family[0], family[1]), (level[0], level[1], level[2])


def _read_designs(pack: Pack, families: dict[str, Family]) -> dict[str, Design]:
    designs: dict[str, Design] = {}
    expected = {"pack.toml"} | {f"cards/{key}.toml" for key in families}
    for file in pack.files:
        if file not in expected:
            raise ReadError(file, "", "", "no Family of pack.toml goes by this file's name")
    for family in families.values():
        table = pack.table(f"cards/{family.key}.toml")
        cards = 0
        for number, item in enumerate(table.items("card", CARDS_OF_A_FAMILY), 1):
            design = _read_design(Section(item, table.file, f"card {number}"), family)
            if design.key in designs:
                raise ReadError(table.file, design.key, "key", "two designs have this key")
            designs[design.key] = design
            cards += design.copies
        table.close()
        if cards != CARDS_OF_A_FAMILY:
            raise table.error("card", f"expected {CARDS_OF_A_FAMILY} cards in all, found {cards}")
    return designs


def _read_design(entry: Section, family: Family) -> Design:
    key = _read_key(entry)
    entry.entry = f"card {key}"
    columns = entry.text("columns", longest=2)
    if not _is_condition(columns):
        raise entry.error("columns", f"expected one or two of R, B, G, Y, K, found {show(columns)}")
    design = Design(
        key=key,
        name=read_names(entry),
        family=family.key,
        level=entry.number("level", 1, 3),
        copies=entry.number("copies", 1, 4),
        columns=columns,
        kind=entry.word("kind", KINDS),
        effect=read_effect(entry, "effect"),
    )
    entry.close()
    check_effect(entry, design.effect, design.kind, columns, family.key)
    if not family.oracle:
        refuse_oracle(entry, design.effect)
    if not family.prestige:
        refuse_prestige(entry, design.effect)
    return design


def _is_condition(columns: str) -> bool:
    """Whether each symbol is valid and no colour is repeated; black (K) may be (T2)."""
    colours = columns.replace("K", "")
    return set(columns) <= set(COLOURS + "K") and len(set(colours)) == len(colours)


def _check_names(designs: dict[str, Design]) -> None:
    """Reject two designs with the same name, which would look like twins (T4)."""
    for language in LANGUAGES:
        seen: dict[str, str] = {}
        for design in designs.values():
            other = seen.setdefault(design.name[language], design.key)
            if other != design.key:
                raise ReadError(
                    f"cards/{design.family}.toml",
                    f"card {design.key}",
                    f"name.{language}",
                    f"{other} has the same name",
                )
