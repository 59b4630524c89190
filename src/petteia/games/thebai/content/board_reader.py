"""Read the boards of Thebai from a pack: city, estate, altar, council, battle."""

from petteia.games.thebai.content.effect_reader import (
    ALTAR,
    ANTIGONE_ROOF,
    CONDITION,
    ESTATE,
    ROOF,
    read_effect,
    read_steps,
)
from petteia.games.thebai.content.tables import PackTables
from petteia.games.thebai.rules.codes import (
    LEVEL_WORDS,
    ROOF_LETTERS,
    ROOF_WORDS,
    ROW_COLOURS,
    TRACK_WORDS,
)
from petteia.games.thebai.rules.printed import (
    CouncilSpace,
    Effect,
    EstateSpace,
    Monument,
    Names,
    Side,
    Turmoil,
)
from petteia.kernel.content.reader import Section, show
from petteia.kernel.text.messages import LANGUAGES

ROWS = 7
TRACK_SPACES = 10
SIDES = ("small", "three", "four")
"""The council board for 1 or 2, for 3 and for 4 players (S1)."""
MONUMENTS_OF = {"small": 4, "three": 5, "four": 6}
TURMOIL_OF = {"small": 5, "three": 4, "four": 3}
"""The number of turmoil tiles on each side (S10)."""


def read_names(table: Section) -> Names:
    """A name in every supported language."""
    inner = table.table("name")
    names = {language: inner.text(language, longest=40) for language in LANGUAGES}
    inner.close()
    return names


def read_key(table: Section) -> str:
    """The key of an entry."""
    key = table.text("key", longest=40)
    if not (key.isascii() and key.isidentifier()):
        raise table.error("key", f"expected letters, digits and _, found {show(key)}")
    return key


def read_level(table: Section, key: str) -> int:
    """A level of a die as a number from 0 to 5 (D1)."""
    return LEVEL_WORDS.index(table.word(key, LEVEL_WORDS))


def read_levels(table: Section, key: str, length: int) -> tuple[int, ...]:
    """A list of levels."""
    words = table.words(key)
    if len(words) != length or not set(words) <= set(LEVEL_WORDS):
        raise table.error(key, f"expected {length} of {', '.join(LEVEL_WORDS)}")
    return tuple(LEVEL_WORDS.index(word) for word in words)


def read_row_of_numbers(table: Section, key: str, length: int, high: int) -> tuple[int, ...]:
    """A list of exactly `length` numbers."""
    found = table.numbers(key, 0, high)
    if len(found) != length:
        raise table.error(key, f"expected {length} numbers, found {len(found)}")
    return tuple(found)


def read_rising(table: Section, key: str, length: int, high: int) -> tuple[int, ...]:
    """A list of exactly `length` numbers, none smaller than the one before."""
    found = read_row_of_numbers(table, key, length, high)
    if sorted(found) != list(found):
        raise table.error(key, f"expected rising numbers, found {list(found)}")
    return found


def read_side(tables: PackTables, name: str, columns: str, starts: int, marked: int) -> Side:
    """One side of the city board (S2); its columns are fixed by the rules."""
    table = tables.table(name)
    table.word("columns", (columns,))
    side = Side(
        columns=columns,
        start=_read_spaces(table, "start", columns, starts),
        marked=_read_spaces(table, "marked", columns, marked),
        top=read_letters(table, "top", len(columns)),
        right=read_letters(table, "right", ROWS),
        bottom=read_letters(table, "bottom", len(columns)),
        left=read_letters(table, "left", ROWS),
    )
    if not set(side.marked) <= set(side.start):
        raise table.error("marked", "expected start spaces only")
    table.close()
    return side


def is_space(space: str, columns: str) -> bool:
    """Is this a Kadmeia space, such as C4, of a city with these columns?"""
    return len(space) == 2 and space[0] in columns and space[1] in "1234567"


def _read_spaces(table: Section, key: str, columns: str, length: int) -> tuple[str, ...]:
    spaces = table.words(key)
    for space in spaces:
        if not is_space(space, columns):
            raise table.error(key, f"expected Kadmeia spaces such as B3, found {show(space)}")
    if len(set(spaces)) != length or len(spaces) != length:
        raise table.error(key, f"expected {length} different spaces, found {len(set(spaces))}")
    return tuple(spaces)


def read_letters(table: Section, key: str, length: int) -> str:
    """Roofs as letters."""
    letters = table.text(key)
    if len(letters) != length or not set(letters) <= set(ROOF_LETTERS):
        raise table.error(key, f"expected {length} letters W, B, O, S, found {show(letters)}")
    return letters


def read_gate_names(tables: PackTables) -> tuple[Names, ...]:
    """The names of the seven gates, from the top."""
    names: list[Names] = []
    for entry in tables.entries("gate"):
        names.append(read_names(entry))
        entry.close()
    return tuple(names)


def read_roofs(tables: PackTables, name: str) -> dict[str, Effect]:
    """What each roof does, by its letter (V8)."""
    table = tables.table(name)
    scope = ANTIGONE_ROOF if name == "antigone_roof" else ROOF
    roofs = {
        letter: read_effect(table, word, scope)
        for word, letter in zip(ROOF_WORDS, ROOF_LETTERS, strict=True)
    }
    table.close()
    return roofs


def read_estate(tables: PackTables) -> tuple[EstateSpace, ...]:
    """The action spaces, row by row (I3)."""
    found: dict[tuple[int, int], EstateSpace] = {}
    for entry in tables.entries("estate"):
        space = EstateSpace(
            key=read_key(entry),
            name=read_names(entry),
            row=ROW_COLOURS.index(entry.word("row", ROW_COLOURS)),
            column=entry.number("column", 1, 5) - 1,
            effect=read_effect(entry, "effect", ESTATE),
        )
        entry.close()
        other = found.setdefault((space.row, space.column), space)
        if other is not space:
            raise entry.error("column", f"{other.key} is in this place already")
    return tuple(found[place] for place in sorted(found))


def read_estate_values(tables: PackTables) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Levels of new citizens (T1) and end values of the columns 2 to 5 (E3)."""
    table = tables.table("estate_values")
    citizens = read_levels(table, "new_citizen", 4)
    if sorted(citizens) != list(citizens):
        raise table.error("new_citizen", "expected rising levels")
    values = read_rising(table, "columns", 4, 60)
    table.close()
    return citizens, values


def read_starts(tables: PackTables) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Levels of the citizens, and drachmas, by seat (I4)."""
    starts: list[tuple[tuple[int, ...], int]] = []
    for entry in tables.entries("start"):
        starts.append((read_levels(entry, "citizens", 3), entry.number("drachmas", 0, 9)))
        entry.close()
    return tuple(starts)


def read_tracks(tables: PackTables) -> dict[str, tuple[Effect, ...]]:
    """The spaces of both altar tracks; space 0 does nothing (V9)."""
    table = tables.table("altar")
    tracks: dict[str, tuple[Effect, ...]] = {}
    for track in TRACK_WORDS:
        spaces: list[Effect] = [()]
        for number, item in enumerate(table.items(track), 1):
            if not isinstance(item, list):
                raise table.error(f"{track}.{number}", f"expected a list, found {show(item)}")
            spaces.append(read_steps(table, f"{track}.{number}", item, ALTAR))
        if len(spaces) != TRACK_SPACES + 1:
            raise table.error(
                track, f"expected {TRACK_SPACES} spaces, the first after the start at the front"
            )
        tracks[track] = tuple(spaces)
    table.close()
    return tracks


def read_battle(tables: PackTables) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """VP of superiority 0 to 7 (F3), and the strengths of the commanders (D4)."""
    table = tables.table("battle")
    superiority = read_rising(table, "superiority", 8, 30)
    if superiority[0]:
        raise table.error("superiority", "expected 0 first: without superiority no VP (F3)")
    commanders = read_rising(table, "commanders", 4, 9)
    table.close()
    return superiority, commanders


def read_path(tables: PackTables) -> tuple[int, ...]:
    """VP of the spaces of the council path, from the top (D3)."""
    table = tables.table("council")
    path = read_row_of_numbers(table, "path", 5, 20)
    table.close()
    return path


def read_monuments(tables: PackTables) -> tuple[Monument, ...]:
    """The monuments: four with 1 or 2 players, five with 3, six with 4 (S1)."""
    monuments: list[Monument] = []
    for entry in tables.entries("monument"):
        monument = Monument(read_key(entry), read_names(entry), tuple(entry.words("sides")))
        if monument.sides not in (SIDES, SIDES[1:], SIDES[2:]):
            raise entry.error("sides", f"expected {', '.join(SIDES)}, or only the last ones")
        entry.close()
        monuments.append(monument)
    for side, number in MONUMENTS_OF.items():
        found = sum(side in monument.sides for monument in monuments)
        if found != number:
            raise entry.error("sides", f"expected {number} monuments on side {side}, found {found}")
    return tuple(monuments)


def read_council(tables: PackTables, monuments: tuple[Monument, ...]) -> tuple[CouncilSpace, ...]:
    """The spaces of the monuments: four each, but three on the one used only with 4 players."""
    spaces: list[CouncilSpace] = []
    for entry in tables.entries("council_space"):
        space = CouncilSpace(
            key=read_key(entry),
            monument=entry.word("monument", [monument.key for monument in monuments]),
            effect=read_effect(entry, "effect", CONDITION),
        )
        if len(space.effect) != 1:
            raise entry.error("effect", "expected one step: the condition")
        entry.close()
        spaces.append(space)
    for monument in monuments:
        found = sum(space.monument == monument.key for space in spaces)
        number = 3 if monument.sides == SIDES[2:] else 4
        if found != number:
            raise entry.error("monument", f"expected {number} of {monument.key}, found {found}")
    return tuple(spaces)


def read_turmoil(
    tables: PackTables, monuments: tuple[Monument, ...], council: tuple[CouncilSpace, ...]
) -> tuple[Turmoil, ...]:
    """The turmoil cards; each must name enough spaces of every side (S10)."""
    sides = {monument.key: monument.sides for monument in monuments}
    sides_of = {space.key: sides[space.monument] for space in council}
    cards: list[Turmoil] = []
    for entry in tables.entries("turmoil"):
        card = Turmoil(read_key(entry), tuple(entry.words("spaces")))
        for space in card.spaces:
            if space not in sides_of:
                raise entry.error("spaces", f"no monument has a space {show(space)}")
        if len(set(card.spaces)) != len(card.spaces):
            raise entry.error("spaces", "expected every space only once")
        for side, number in TURMOIL_OF.items():
            found = sum(side in sides_of[space] for space in card.spaces)
            if found < number:
                raise entry.error(
                    "spaces", f"expected at least {number} of side {side}, found {found}"
                )
        entry.close()
        cards.append(card)
    return tuple(cards)
