"""An edition of Thebai: everything printed on boards, cards and tiles, read from a pack."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from petteia.games.thebai.content import read_boards, read_cards
from petteia.games.thebai.content.consistency import (
    check_altar,
    check_feet,
    check_keys,
    check_names,
)
from petteia.games.thebai.content.tables import LABEL, TOP, PackTables, content_of, laid_over
from petteia.games.thebai.rules.printed import Edition
from petteia.kernel.content.packs import Pack, read_pack

HOUSE = Path(__file__).parent / "pack"
TEMPLATE = Path(__file__).parent / "template"
"""A small pack to start from."""


@cache
def read_edition(folder: Path = HOUSE) -> Edition:
    """The edition in a folder, checked through and through."""
    return edition_of(read_pack(folder))


def edition_of(pack: Pack) -> Edition:
    """Understand a pack; raise `ReadError` at the first thing that is wrong.

    A pack that says `extends = "house"` is the house edition with some entries and tables changed.
    """
    top = pack.table(TOP)
    top.word("game", ("thebai",))
    name = top.text("name", longest=40)
    own = content_of(pack)
    if not top.word("extends", ("house",), ""):
        return _checked(own, _read(pack.folder, name, pack.fingerprint, own))
    house = read_pack(HOUSE)
    fingerprint = sha256(f"{house.fingerprint} {pack.fingerprint}".encode()).hexdigest()[:16]
    tables = laid_over(content_of(house, LABEL), own)
    return _checked(tables, _read(pack.folder, name, fingerprint, tables))


def _checked(tables: PackTables, edition: Edition) -> Edition:
    """The edition, if its tables fit together."""
    tracks = {"dionysos": edition.dionysos, "ares": edition.ares}
    check_keys(tables)
    check_names(tables)
    check_altar(tables, tracks, edition.blessings, edition.help_stacks)
    check_feet(tables, edition.heralds, (*edition.stones, *edition.neutral))
    return edition


def _read(folder: Path, name: str, fingerprint: str, tables: PackTables) -> Edition:
    new_citizen, column_values = read_boards.read_estate_values(tables)
    tracks = read_boards.read_tracks(tables)
    superiority, commanders = read_boards.read_battle(tables)
    monuments = read_boards.read_monuments(tables)
    council = read_boards.read_council(tables, monuments)
    small = read_boards.read_side(tables, "city_small", "ABCD", 4, 0)
    return Edition(
        folder=folder,
        name=name,
        fingerprint=fingerprint,
        large=read_boards.read_side(tables, "city_large", "ABCDE", 6, 2),
        small=small,
        gate_names=read_boards.read_gate_names(tables),
        roofs=read_boards.read_roofs(tables, "roof"),
        antigone_roofs=read_boards.read_roofs(tables, "antigone_roof"),
        estate=read_boards.read_estate(tables),
        new_citizen=new_citizen,
        column_values=column_values,
        starts=read_boards.read_starts(tables),
        dionysos=tracks["dionysos"],
        ares=tracks["ares"],
        blessings=read_cards.read_blessings(tables),
        help_stacks=read_cards.read_help_stacks(tables),
        stones=read_cards.read_stones(tables, "stone"),
        neutral=read_cards.read_stones(tables, "neutral"),
        orders=read_cards.read_orders(tables),
        heroes=read_cards.read_heroes(tables),
        attacks=read_cards.read_attacks(tables),
        superiority=superiority,
        commanders=commanders,
        gates=read_cards.read_gate_tiles(tables),
        conflicts=read_cards.read_conflicts(tables),
        prosperities=read_cards.read_prosperities(tables),
        path=read_boards.read_path(tables),
        monuments=monuments,
        council=council,
        turmoil=read_boards.read_turmoil(tables, monuments, council),
        heralds=read_cards.read_heralds(tables, small.columns),
        basic=read_cards.read_action_cards(tables, "basic"),
        special=read_cards.read_action_cards(tables, "special"),
        destinies=read_cards.read_destinies(tables),
        challenges=read_cards.read_challenges(tables),
    )
