"""Read an edition of Thebai, everything printed on boards, cards and tiles, from a pack."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from petteia.games.thebai.content import board_reader, card_reader
from petteia.games.thebai.content.consistency import (
    check_altar,
    check_feet,
    check_keys,
    check_names,
)
from petteia.games.thebai.content.tables import LABEL, TOP, PackTables, merge_tables, tables_of
from petteia.games.thebai.rules.printed import Edition
from petteia.kernel.content.packs import Pack, read_pack
from petteia.kernel.content.pictures import merge_pictures, read_pictures

HOUSE = Path(__file__).parent / "pack"
GAME = Path(__file__).parent.parent
TEMPLATE = Path(__file__).parent / "template"
"""A small pack that new packs can start from."""


@cache
def read_edition(folder: Path = HOUSE) -> Edition:
    """Read and check the edition in a folder."""
    return edition_of(read_pack(folder))


def edition_of(pack: Pack) -> Edition:
    """Parse and check a pack; raise `ReadError` at the first error.

    A pack with `extends = "house"` is the house edition with some entries and tables changed.
    """
    top = pack.table(TOP)
    top.word("game", ("thebai",))
    name = top.text("name", longest=40)
    own = tables_of(pack)
    if not top.word("extends", ("house",), ""):
        edition = _checked(own, _read(pack.folder, name, pack.fingerprint, own))
        edition.pictures.update(read_pictures(pack, GAME, own.keys()))
        return edition
    house = pack.house or read_pack(HOUSE)
    fingerprint = sha256(f"{house.fingerprint} {pack.fingerprint}".encode()).hexdigest()[:16]
    tables = merge_tables(tables_of(house, LABEL), own)
    edition = _checked(tables, _read(pack.folder, name, fingerprint, tables))
    named = read_pictures(pack, GAME, tables.keys())
    base = read_edition(HOUSE) if pack.house is None else edition_of(pack.house)
    edition.pictures.update(merge_pictures(base.pictures, named, tables.keys()))
    return edition


def _checked(tables: PackTables, edition: Edition) -> Edition:
    """Check that the tables fit together and return the edition."""
    tracks = {"dionysos": edition.dionysos, "ares": edition.ares}
    check_keys(tables)
    check_names(tables)
    check_altar(tables, tracks, edition.blessings, edition.help_stacks)
    check_feet(tables, edition.heralds, (*edition.stones, *edition.neutral))
    return edition


def _read(folder: Path, name: str, fingerprint: str, tables: PackTables) -> Edition:
    new_citizen, column_values = board_reader.read_estate_values(tables)
    tracks = board_reader.read_tracks(tables)
    superiority, commanders = board_reader.read_battle(tables)
    monuments = board_reader.read_monuments(tables)
    council = board_reader.read_council(tables, monuments)
    small = board_reader.read_side(tables, "city_small", "ABCD", 4, 0)
    return Edition(
        folder=folder,
        name=name,
        fingerprint=fingerprint,
        large=board_reader.read_side(tables, "city_large", "ABCDE", 6, 2),
        small=small,
        gate_names=board_reader.read_gate_names(tables),
        roofs=board_reader.read_roofs(tables, "roof"),
        antigone_roofs=board_reader.read_roofs(tables, "antigone_roof"),
        estate=board_reader.read_estate(tables),
        new_citizen=new_citizen,
        column_values=column_values,
        starts=board_reader.read_starts(tables),
        dionysos=tracks["dionysos"],
        ares=tracks["ares"],
        blessings=card_reader.read_blessings(tables),
        help_stacks=card_reader.read_help_stacks(tables),
        stones=card_reader.read_stones(tables, "stone"),
        neutral=card_reader.read_stones(tables, "neutral"),
        orders=card_reader.read_orders(tables),
        heroes=card_reader.read_heroes(tables),
        attacks=card_reader.read_attacks(tables),
        superiority=superiority,
        commanders=commanders,
        gates=card_reader.read_gate_tiles(tables),
        conflicts=card_reader.read_conflicts(tables),
        prosperities=card_reader.read_prosperities(tables),
        path=board_reader.read_path(tables),
        monuments=monuments,
        council=council,
        turmoil=board_reader.read_turmoil(tables, monuments, council),
        heralds=card_reader.read_heralds(tables, small.columns),
        basic=card_reader.read_action_cards(tables, "basic"),
        special=card_reader.read_action_cards(tables, "special"),
        destinies=card_reader.read_destinies(tables),
        challenges=card_reader.read_challenges(tables),
        pictures={},  # read last, because they name what is printed
    )
