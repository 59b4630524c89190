"""What a reason says about a position is true."""

from collections import Counter

import pytest

from petteia import stream
from petteia.games.thebai.rules import codes
from tests.games.thebai.decisions import begin
from tests.games.thebai.names import CATALOG, GOODS, HEROES, ORDERS
from tests.games.thebai.queries import (
    archon_on,
    die,
    done_orders,
    hand,
    in_supply,
    on_estate,
    stock,
    stone_on,
)

TRUTHS = {
    "reason-no-stone": lambda state, facts: not stone_on(state, facts["space"]),
    "reason-space-stone": lambda state, facts: bool(stone_on(state, facts["space"])),
    "reason-archon-there": lambda state, facts: _archons(state)[facts["space"]] == 1,
    "reason-dead-end": lambda state, facts: _archons(state)[facts["space"]] == 1,
    "reason-space-die": lambda state, facts: bool(die(state, facts["space"])),
    "reason-space-apart": lambda state, facts: not stone_on(state, facts["space"]),
    "reason-no-stone-beside": lambda state, facts: (
        not any(stone_on(state, end) for end in facts["space"].split("-"))
    ),
    "reason-no-own-die": lambda state, facts: (
        not die(state, facts["space"]).startswith(str(state.mover))
    ),
    "reason-no-own-hoplite": lambda state, facts: (
        not die(state, facts["space"]).startswith(f"{state.mover} hoplite")
    ),
    "reason-not-in-hand": lambda state, facts: facts["order"] not in hand(state, state.mover),
    "reason-order-done": lambda state, facts: facts["order"] in done_orders(state, state.mover),
    "reason-order-goods": lambda state, facts: _lacking(state, **facts),
    "reason-has-none": lambda state, facts: not _owned(state, facts["thing"]),
    "reason-crossing-price": lambda state, facts: not _owned(state, "drachma"),
    "reason-no-citizen": lambda state, facts: _level(facts) not in in_supply(state, state.mover),
    "reason-no-hoplite": lambda state, facts: (
        _level(facts) not in in_supply(state, state.mover, "hoplite")
    ),
    "reason-estate-die": lambda state, facts: facts["estate"] in on_estate(state, state.mover),
    "reason-no-die-on-estate": lambda state, facts: (
        facts["estate"] not in on_estate(state, state.mover)
    ),
    "reason-hero-gone": lambda state, facts: HEROES[facts["hero"]] not in state.heroes,
}
"""What must hold in the position for a reason to be true."""


def _archons(state):
    return Counter(archon_on(state, seat) for seat in range(len(state.players)))


def _owned(state, thing):
    return stock(state, state.mover)[GOODS.index(thing)]


def _lacking(state, order, thing, number):
    cost = CATALOG.edition.orders[ORDERS[order]].cost[GOODS.index(thing)]
    return cost - _owned(state, thing) == number


def _level(facts):
    return facts["level"].replace("★", "*")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_reasons_are_true(players):
    state = begin(players, 11)
    rng = stream(players, 9)
    moves = 0
    while state.to_move() >= 0:
        legal = set(state.legal())
        for action in range(moves % 5, codes.ACTIONS, 5):
            reason = None if action in legal else state.why_not(action)
            if reason is not None and reason.key in TRUTHS:
                assert TRUTHS[reason.key](state, reason.facts), reason
        state.apply(state.pick(rng))
        moves += 1
