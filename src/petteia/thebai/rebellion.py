"""What Antigone's cards do: every word of her table, decided by Antigone's choice (A5, A7).

Her choice is always the same ladder: what the word prefers, then nearest to the focus, then
topmost, then leftmost. Places are numbered from the top and from the left, so the lowest number of
the nearest ones is hers. Nobody is asked: her own dice ascend without a decision (A6).
"""

from typing import Final

from petteia.kernel.bits import BIT, member, size
from petteia.kernel.native import i64
from petteia.thebai.altar import advance_marker, place_on, take_blessing
from petteia.thebai.board import ROWS, SMALL, Board
from petteia.thebai.building import building_spaces, lay_stone, matching_edges, roof_of
from petteia.thebai.catalog import Op
from petteia.thebai.codes import (
    KIND_CITIZEN,
    KIND_HOPLITE,
    MODE_MOST,
    OP_ALTAR,
    OP_BLESSING,
    OP_BUILD,
    OP_CITIZEN,
    OP_END,
    OP_HOPLITE,
    OP_ORDER,
    OP_RAISE,
    OP_SWEEP,
    OP_VP,
    TOP_LEVEL,
)
from petteia.thebai.dice import coming_row, put_citizen, put_hoplite, raise_in_city
from petteia.thebai.table import (
    ANTIGONE,
    CITIZENS,
    HOPLITES,
    NIBBLE,
    Player,
    Solo,
    Table,
    free_dice_spaces,
    refill_display,
    replaced,
)

PILES: Final = 3
"""Her piles of stones (A2)."""
NO_BUILDING: Final = 2
"""VP for a stone that cannot be placed."""
ROOF_ORDER: Final[list[int]] = [0, 2, 1, 3]
"""White, ochre, brown, slate, as numbers of roof colours: how she triggers them."""


def _apart(one: int, other: int) -> int:
    return abs(one - other)


def _dice_rings(board: Board) -> list[list[int]]:
    """For each Kadmeia space the dice spaces at each distance of it, as bits.

    Distance is counted on a grid with room for the dice spaces between the Kadmeia spaces.
    """
    rings: list[list[int]] = []
    for focus in range(board.spaces):
        around = [0] * (2 * (ROWS + board.columns))
        for dice in range(board.dice):
            one = board.first[dice]
            other = board.second[dice]
            row = one // board.columns + other // board.columns
            column = one % board.columns + other % board.columns
            away = _apart(row, focus // board.columns * 2)
            away += _apart(column, focus % board.columns * 2)
            around[away] |= BIT[dice]
        rings.append(around)
    return rings


def _stone_rings(board: Board) -> list[list[int]]:
    """For each Kadmeia space the Kadmeia spaces at each distance of it, as bits."""
    rings: list[list[int]] = []
    for focus in range(board.spaces):
        around = [0] * (ROWS + board.columns)
        for space in range(board.spaces):
            away = _apart(space // board.columns, focus // board.columns)
            away += _apart(space % board.columns, focus % board.columns)
            around[away] |= BIT[space]
        rings.append(around)
    return rings


DICE_RINGS: Final = _dice_rings(SMALL)
STONE_RINGS: Final = _stone_rings(SMALL)
"""She plays on the small side of the city only (A1)."""


def nearest(rings: list[int], places: i64) -> i64:
    """Of these places the one nearest to the focus, then topmost, then leftmost."""
    away: i64 = 0
    while not places & rings[away]:
        away += 1
    return member(places & rings[away], 0)


def carry_out(t: Table, effect: i64, focus: i64, track: i64) -> None:
    """Do all steps of one of her cards or roofs, from left to right (A5)."""
    pc = effect
    while pc and t.catalog.steps[pc].word != OP_END:
        _do_step(t, t.catalog.steps[pc], focus, track)
        pc += 1


def _do_step(t: Table, op: Op, focus: i64, track: i64) -> None:
    """One word of her table, as often as it says."""
    number = op.number1
    if op.word == OP_BUILD:
        _build(t, number, focus, track)
    elif op.word == OP_SWEEP:
        _sweep(t)
    elif op.word == OP_VP:
        t.players[ANTIGONE].vp += number
    elif op.word == OP_RAISE:
        _raise(t, op.kind, number, focus, False)
    else:
        while number > 0:
            _do_unit(t, op, focus, track)
            number -= 1


def _do_unit(t: Table, op: Op, focus: i64, track: i64) -> None:
    if op.word == OP_CITIZEN:
        _use_citizen(t, focus)
    elif op.word == OP_HOPLITE:
        _use_hoplite(t, focus)
    elif op.word == OP_ORDER:
        _take_order(t, op.mode == MODE_MOST)
    else:
        assert op.word == OP_ALTAR
        _advance(t, track)


def _use_citizen(t: Table, focus: i64) -> None:
    """A citizen of her supply to a free dice space next to a stone, best between two."""
    hers = t.players[ANTIGONE]
    level = _strongest_at_home(hers, CITIZENS)
    if level < 0:
        _raise(t, KIND_CITIZEN, 1, focus, False)
        return
    free = free_dice_spaces(t)
    spaces = free & t.amid if free & t.amid else free & t.beside
    if not spaces:
        hers.vp += 1
        return
    hers.supply -= NIBBLE[CITIZENS + level]
    put_citizen(t, ANTIGONE, nearest(DICE_RINGS[focus], spaces), level)


def _use_hoplite(t: Table, focus: i64) -> None:
    """A hoplite of her supply to the row of the coming conflict; if it is full, anywhere (Q21)."""
    hers = t.players[ANTIGONE]
    level = _strongest_at_home(hers, HOPLITES)
    if level < 0:
        _raise(t, KIND_HOPLITE, 1, focus, False)
        return
    free = free_dice_spaces(t)
    row = coming_row(t)
    if row >= 0 and free & t.board.row_mask[row]:
        free &= t.board.row_mask[row]
    if not free:
        hers.vp += 1
        return
    if free & t.amid:
        free &= t.amid
    elif free & t.beside:
        free &= t.beside
    hers.supply -= NIBBLE[HOPLITES + level]
    put_hoplite(t, ANTIGONE, nearest(DICE_RINGS[focus], free), level)


def _strongest_at_home(hers: Player, first: i64) -> i64:
    """The highest level of a die of that kind in her supply, or -1."""
    level: i64 = TOP_LEVEL
    while level >= 0 and not hers.at_home(first + level):
        level -= 1
    return level


def _raise(t: Table, kind: i64, number: i64, focus: i64, different: bool) -> None:
    """Single raises of her dice in the city, each die chosen anew; without one 1 VP each."""
    raised: i64 = 0
    while number > 0:
        space = _die_to_raise(t, kind, focus, raised)
        if space < 0:
            t.players[ANTIGONE].vp += 1
        else:
            if different:
                raised |= BIT[space]
            raise_in_city(t, space)
        number -= 1


def _die_to_raise(t: Table, kind: i64, focus: i64, raised: i64) -> i64:
    """The dice space of her highest die, a citizen before a hoplite, or -1.

    One that cannot ascend comes only if she has no other (Q20), one already raised only if there
    is none else.
    """
    hers = t.players[ANTIGONE]
    dice: i64 = hers.citizens | hers.hoplites
    if kind == KIND_CITIZEN:
        dice = hers.citizens
    elif kind == KIND_HOPLITE:
        dice = hers.hoplites
    if not dice:
        return -1
    rising = dice & ~_blocked_hoplites(t, hers)
    if rising:
        dice = rising
    if dice & ~raised:
        dice &= ~raised
    dice = _highest(t, dice)
    if dice & hers.citizens:
        dice &= hers.citizens
    return nearest(DICE_RINGS[focus], dice)


def _highest(t: Table, dice: i64) -> i64:
    """Those of the dice with the highest level: bit by bit, the greatest first."""
    if dice & t.high:
        dice &= t.high
    if dice & t.mid:
        dice &= t.mid
    return dice & t.low if dice & t.low else dice


def _blocked_hoplites(t: Table, hers: Player) -> i64:
    """Her hoplites on 3★ that cannot become commanders (D6)."""
    top = hers.hoplites & t.high & t.low
    if hers.commanders >= len(t.catalog.commanders):
        return top
    row: i64 = 0
    while row < ROWS:
        if not hers.commander_in(row):
            top &= ~t.board.row_mask[row]
        row += 1
    return top


def _advance(t: Table, track: i64) -> None:
    """One step on the card's track, else on the other; of its reward only the VP (A5)."""
    hers = t.players[ANTIGONE]
    if not advance_marker(t, ANTIGONE, track):
        track = 1 - track
        if not advance_marker(t, ANTIGONE, track):
            hers.vp += 1
            return
    pc: i64 = t.catalog.altar_effects[track][place_on(hers, track)]
    while t.catalog.steps[pc].word != OP_END:
        op = t.catalog.steps[pc]
        if op.word == OP_VP:
            hers.vp += op.number1
        elif op.word == OP_BLESSING and t.catalog.blessing_vp[op.what]:
            take_blessing(t, ANTIGONE, op.what)
        pc += 1


def _take_order(t: Table, most: bool) -> None:
    """An order of the display, fulfilled at once; its slot is filled again (A5, Q9, Q21)."""
    hers = t.players[ANTIGONE]
    chosen: i64 = -1
    best: i64 = 0
    slot: i64 = 0
    while slot < len(t.display):
        order = t.display[slot]
        if order >= 0:
            colour = t.catalog.order_colours[order]
            owned = size(hers.fulfilled & t.catalog.colour_masks[colour])
            if chosen < 0 or (owned > best if most else owned < best):
                chosen = slot
                best = owned
        slot += 1
    if chosen < 0:
        hers.vp += 1
        return
    hers.fulfilled |= BIT[t.display[chosen]]
    t.display = replaced(t.display, chosen, -1)
    refill_display(t)


def _sweep(t: Table) -> None:
    """All displayed orders leave the game for new ones, as many as the deck has (Q21)."""
    if t.drawn >= len(t.deck):
        return
    for order in t.display:
        if order >= 0:
            t.gone_orders |= BIT[order]
    t.display = [-1] * len(t.display)
    refill_display(t)


def _build(t: Table, roofs: i64, focus: i64, track: i64) -> None:
    """A stone of hers to the space with most stones around it, turned for most matching edges."""
    spaces = building_spaces(t)
    solo = t.solo
    assert solo is not None
    if not spaces or not has_stones(solo):
        t.players[ANTIGONE].vp += NO_BUILDING
        return
    space = nearest(STONE_RINGS[focus], _most_neighbours(t, spaces))
    stone = take_stone(t, solo)
    lay_stone(t, space, stone, _best_rotation(t, space, stone))
    _trigger_roofs(t, space, roofs, focus, track)


def has_stones(solo: Solo) -> bool:
    """Is there a stone left in one of her piles?"""
    return bool(solo.piles[0] or solo.piles[1] or solo.piles[2])


def take_stone(t: Table, solo: Solo) -> i64:
    """Roll for a pile and take its top stone; an empty pile passes to the right (A2)."""
    t.rng = t.rng.copy()
    pile = t.rng.below(PILES)
    while not solo.piles[pile]:
        pile = (pile + 1) % PILES
    stone = solo.piles[pile][-1]
    piles = solo.piles[:]
    piles[pile] = piles[pile][:-1]
    solo.piles = piles
    return stone


def _most_neighbours(t: Table, spaces: i64) -> i64:
    """Those of the Kadmeia spaces with most stones next to them."""
    best: i64 = 0
    chosen: i64 = 0
    while spaces:
        space = member(spaces, 0)
        spaces &= spaces - 1
        around = size(t.board.neighbours[space] & t.stones)
        if around > best:
            best = around
            chosen = 0
        if around == best:
            chosen |= BIT[space]
    return chosen


def _best_rotation(t: Table, space: i64, stone: i64) -> i64:
    """The quarter turns clockwise with most matching edges, the fewest of them (V8)."""
    facing = _facing_roofs(t, space)
    chosen: i64 = 0
    best: i64 = -1
    turns: i64 = 0
    while turns < 4:
        matching: i64 = 0
        edge: i64 = 0
        while edge < 4:
            if facing[edge] == t.catalog.stone_roofs[stone * 16 + turns * 4 + edge]:
                matching += 1
            edge += 1
        if matching > best:
            best = matching
            chosen = turns
        turns += 1
    return chosen


def _facing_roofs(t: Table, space: i64) -> list[int]:
    """The roof colour beyond each edge of a Kadmeia space: a stone's, the rim's, or -1."""
    facing = [-1] * 4
    edge: i64 = 0
    while edge < 4:
        beyond: i64 = t.board.edge_space[space * 4 + edge]
        if beyond < 0:
            facing[edge] = t.catalog.small_rim[space * 4 + edge]
        elif t.stones_at[beyond] >= 0:
            facing[edge] = roof_of(t, beyond, (edge + 2) % 4)
        edge += 1
    return facing


def _trigger_roofs(t: Table, space: i64, roofs: i64, focus: i64, track: i64) -> None:
    """So many matching roofs of the stone just placed: white, ochre, brown, slate (V8)."""
    used: i64 = 0
    while roofs > 0:
        edges = matching_edges(t, space) & ~used
        if not edges:
            return
        edge = _next_roof(t, space, edges)
        used |= BIT[edge]
        _use_roof(t, roof_of(t, space, edge), focus, track)
        roofs -= 1


def _next_roof(t: Table, space: i64, edges: i64) -> i64:
    """Which of these edges comes first."""
    for colour in ROOF_ORDER:
        edge: i64 = 0
        while edge < 4:
            if edges & BIT[edge] and roof_of(t, space, edge) == colour:
                return edge
            edge += 1
    raise AssertionError("an edge has one of the four colours")


def _use_roof(t: Table, colour: i64, focus: i64, track: i64) -> None:
    """What a roof gives her; its raises go to different dice where possible."""
    pc: i64 = t.catalog.antigone_roofs[colour]
    while t.catalog.steps[pc].word != OP_END:
        op = t.catalog.steps[pc]
        if op.word == OP_RAISE:
            _raise(t, op.kind, op.number1, focus, True)
        else:
            _do_step(t, op, focus, track)
        pc += 1
