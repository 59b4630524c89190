"""Invariants of every position of every game: no component appears, doubles or vanishes."""

from collections import Counter

import pytest

from petteia.games.thebai.content.prepared import load_content
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.position import archons
from tests.games.thebai.random_games import decisions

EDITION = load_content().edition
GAMES = 8
MOST_DECISIONS = 4000
MOST_OF_A_GOOD = 500
CITIZENS = 7
HOPLITES = 4
TILES = 3
MARKERS = 10
COMMANDER_ROWS = set(range(1, 8))


def check_once(things: list, what: str) -> None:
    doubled = [thing for thing, number in Counter(things).items() if number > 1]
    assert not doubled, f"{what} there twice: {doubled}"


def stones_of(position: dict) -> list:
    """Every stone that is still in the game."""
    stones = [stone for stone, _ in position["city"].values()] + position["chosen"]
    for seat in position["seats"]:
        for row in seat["estate"].values():
            stones += row
    for frame in position["frames"]:
        if "stone" in frame:
            stones.append(frame["stone"])
    for pile in position.get("antigone", {}).get("piles", []):
        stones += pile
    return stones


def check_stones(position: dict) -> None:
    """Each stone is in one place; the colours of the players are whole but for what left (S11)."""
    stones = stones_of(position)
    check_once(stones, "stones")
    for number, seat in enumerate(position["seats"]):
        for row in seat["estate"].values():
            assert all(name.endswith(f".{number}") for name in row[:-1])
            assert all(name.startswith("N") for name in row[-1:])


def check_cards(position: dict) -> None:
    """Each order, hero, attack, gate and fate tile is in one place."""
    seats = position["seats"]
    orders = [order for order in position["display"] if order] + position["deck"] + position["gone"]
    for seat in seats:
        orders += seat["hand"] + seat["fulfilled"]
        assert set(seat["secret"]) <= set(seat["hand"])
    assert sorted(orders) == sorted(order.key for order in EDITION.orders)
    heroes = [hero for hero in position["heroes"] if hero]
    gates = [gate for gate in position["gates"] if gate]
    for seat in seats:
        heroes += seat["heroes"]
        gates += seat["gates"]
        assert len(seat["heroes"]) <= 3
    check_once(heroes, "heroes")
    check_once(gates, "gate tiles")
    check_once(position["attacks"], "attacks")
    check_once(position["fate"] + position["fate_out"], "fate tiles")
    assert len(position["fate"]) == 10
    assert len(position["fate"] + position["fate_out"]) == (13 if "heralds" in position else 14)
    for hero in position["standees"]:
        assert any(hero in seat["heroes"] for seat in seats)


def check_tiles(position: dict) -> None:
    """Blessings, help tiles and councillor tiles are as many as there were."""
    seats = position["seats"]
    for blessing in EDITION.blessings:
        owned = sum(seat["blessings"].get(blessing.key, 0) for seat in seats)
        assert position["blessings"][blessing.key] + owned == blessing.copies
        assert all(seat["blessings"].get(blessing.key, 0) <= 1 for seat in seats)
    for stack in EDITION.help_stacks:
        owned = sum(seat["help"].get(stack.key, 0) for seat in seats)
        assert 0 <= position["help"][stack.key] + owned <= stack.copies
    for number, seat in enumerate(seats):
        rebel = "antigone" in position and number == 1
        assert seat["tiles"] + len(seat["council_tiles"]) == (0 if rebel else TILES)


def check_dice(position: dict) -> None:
    """Seven citizens and four hoplites each, commanders counted as hoplites."""
    path = [*position["path"], *position["waiting"]]
    for number, seat in enumerate(position["seats"]):
        citizens = sum("citizen" in die for die in seat["dice"]) + len(seat["citizens"])
        citizens += len(seat["estate_dice"]) + seat["reserve"]
        citizens += path.count(number) + len(seat["council_dice"])
        assert citizens == CITIZENS
        hoplites = sum("hoplite" in die for die in seat["dice"]) + len(seat["hoplites"])
        assert hoplites + len(seat["commanders"]) == HOPLITES
        check_once(seat["commanders"], "commanders")
        assert set(seat["commanders"]) <= COMMANDER_ROWS
        for good in ("grapes", "amphorae", "bronze", "drachmas"):
            assert 0 <= seat[good] < MOST_OF_A_GOOD


def check_spaces(position: dict) -> None:
    """One thing a space: of the city, of the estate, of the council."""
    seats = position["seats"]
    council = {space.key for space in EDITION.council}
    dice = [die["at"] for seat in seats for die in seat["dice"]]
    dice += [at for at in position["standees"].values() if at not in council]
    dice += position.get("heralds", {}).get("markers", [])
    check_once(dice, "dice spaces")
    taken = position["turmoil"] + [at for at in position["standees"].values() if at in council]
    for seat in seats:
        taken += seat["council_dice"] + seat["council_tiles"]
        check_once([*seat["estate_dice"], *seat["estate_help"]], "estate spaces")
        check_once([name[:-1] for name in seat["council_dice"]], "own dice of a monument")
        check_once([name[:-1] for name in seat["council_tiles"]], "own tiles of a monument")
        for space in (*seat["estate_dice"], *seat["estate_help"]):
            row, column = space[:-1], int(space[-1])
            assert column <= 5 - len(seat["estate"][row]), "a stone covers it"
    check_once(taken, "council spaces")
    standing = [seat["archon"] for seat in seats if seat["archon"]]
    assert set(standing) <= set(position["city"])
    if not any(frame["frame"] == "walking" for frame in position["frames"]):
        check_once(standing, "archons")


def check_solo(position: dict) -> None:
    """The herald, action and turmoil cards, each in one place."""
    heralds = position["heralds"]["deck"] + position["heralds"]["done"]
    solo = position.get("antigone")
    if solo:
        heralds = heralds + solo["heralds"]
        cards = [solo["open_card"], *solo["hidden"], *solo["done"]]
        check_once(cards, "action cards")
        assert len(cards) == (20 if solo["open_card"] != "game-end" else 21)
        turmoil = solo["turmoil"] + solo["turmoil_done"]
        assert sorted(turmoil) == sorted(card.key for card in EDITION.turmoil)
    assert sorted(heralds) == sorted(card.key for card in EDITION.heralds)
    assert len(position["heralds"]["markers"]) <= MARKERS


def check_bits(state) -> None:
    """Cached values of the position equal the values computed again."""
    dice = 0
    for player in state.players:
        assert not dice & (player.citizens | player.hoplites)
        assert not player.citizens & player.hoplites
        dice |= player.citizens | player.hoplites
        for space in range(15):
            if not player.estate_dice >> space & 1:
                assert not player.estate_levels >> 3 * space & 7
    assert state.dice == dice
    assert not (state.low | state.mid | state.high) & ~dice
    assert not state.high & state.mid
    stones = {space for space, lying in enumerate(state.stones_at) if lying >= 0}
    assert state.stones == sum(1 << space for space in stones)
    for space in range(state.board.dice):
        ends = (state.board.first[space] in stones) + (state.board.second[space] in stones)
        assert (state.beside >> space & 1, state.amid >> space & 1) == (ends > 0, ends == 2)
    assert not archons(state) & ~state.stones


def check_quiet_moment(state, position: dict) -> None:
    """Between the steps of a turn no effect is pending, and the display is full."""
    if [frame["frame"] for frame in position["frames"]] != ["turn"]:
        return
    assert state.effects == 0
    assert not position["deck"] or None not in position["display"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_laws_hold_in_every_position(players, seed):
    count = 0
    left: set[str] | None = None
    for state, _ in decisions(players, seed):
        count += 1
        position = state.dump()
        check_stones(position)
        check_cards(position)
        check_tiles(position)
        check_dice(position)
        check_spaces(position)
        check_bits(state)
        check_quiet_moment(state, position)
        if players <= 2:
            check_solo(position)
        stones = set(stones_of(position))
        if state.phase >= codes.PHASE_TURNS:
            assert left is None or stones <= left, "a stone that left came back"
            left = stones
    assert count <= MOST_DECISIONS
    assert state.phase == codes.PHASE_OVER
    assert state.round == codes.ROUNDS
    assert not position["frames"]
