"""No seat ever receives what it may not know: all traffic of seats over whole games, searched.

What is hidden in Elysium is the order of the draw pile, the faces of Citizens and the generator. So
no message may name a card before it was turned up, by its key or by its name; none may hold a
number the generator could be rebuilt from; and two tables that differ only in what is hidden must
tell the same, letter by letter.
"""

import json
import random
from functools import cache

import pytest

import petteia
from petteia.games.elysium.position.dump import card_key
from petteia.games.elysium.screen.history import ElysiumHistory
from petteia.kernel.deal_secret import read_secret
from petteia.kernel.rng import stream
from petteia.tables.request import SeatRequest, TableRequest
from tests.web.serving import TestTable
from tests.web.wiretap import (
    KEYS,
    LANGUAGES,
    LARGE,
    SECRET,
    all_keys,
    anonymous,
    at_random,
    in_the_loop,
    is_named,
    numbers_behind,
    numbers_in,
)

FORBIDDEN = {*KEYS, "secret", "deck", "hidden", "state"}
"""What no message of this game has, since there is nothing open by that name."""
HINT_AT = (3, 60)


@cache
def signs():
    """For each card its key and its names in all languages."""
    game = petteia.game("elysium")
    state = game.new(players=2, seed=1, families="first-game")
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for card in game.glossary(state, language):
            found.setdefault(card["key"], {card["key"]}).add(card["name"])
    return found


def turned_up(options, seed, moves):
    """After each number of moves the cards that lay open at some time until then."""
    state = petteia.game("elysium").start(options, seed)
    seen = cards_in(state)
    found = [set(seen)]
    for action in moves:
        state.apply(action)
        seen |= cards_in(state)
        found.append(set(seen))
    return found


def cards_in(state):
    text = json.dumps(state.view(-1))
    return {key for key in signs() if f'"{key}"' in text}


def leaks(heard, open_cards):
    """Every card that was named before it lay open."""
    found = set()
    for made, text, _ in set(heard):
        # As people read it: what JSON writes with a backslash would hide a name.
        plain = json.dumps(json.loads(text), ensure_ascii=False)
        for key in signs().keys() - open_cards[made]:
            if any(is_named(plain, sign) for sign in signs()[key]):
                found.add(key)
    return found


def test_nothing_hidden_goes_over_the_wire_in_a_whole_game(server, tap):
    table = server.seeded_table("elysium", SECRET, people=3)
    wires = tap(table)
    assert wires.play(at_random(5), hints=HINT_AT)
    assert len(wires.heard) > 1000
    record = table.get("record").json()
    assert read_secret(record["secret"]) == SECRET
    open_cards = turned_up(record["options"], SECRET, record["moves"])
    assert len(open_cards[0]) < len(signs()) / 2
    assert leaks(wires.heard, open_cards) == set()
    opening = petteia.game("elysium").start(record["options"], SECRET)
    states = numbers_in(json.dumps(opening.dump())) | numbers_behind(SECRET)
    states = {number for number in states if number >= LARGE}
    for _, text, _ in wires.heard:
        found = set(all_keys(json.loads(text)))
        assert not found & FORBIDDEN, found & FORBIDDEN
        numbers = numbers_in(text)
        assert record["secret"] not in text
        assert not numbers & states
        for token in (*table.tokens.values(), table.host):
            assert token not in text


def two_tables(server):
    """Two tables of one deal, of which one has what is hidden dealt anew."""
    seats = [SeatRequest("person", f"Person {n}") for n in range(3)]
    wanted = TableRequest("elysium", {"families": "first-game"}, seats, seed=SECRET)

    async def create():
        manager = server.manager
        made = [await manager.create(wanted) for _ in range(2)]
        live = await manager.find(made[1].id)
        truth = live.state.require_history().state
        live.state.require_history().state = truth.determinize(0, stream(123, 1))
        assert live.state.require_history().state.dump() != truth.dump()
        return made

    return [
        TestTable(server, {"id": one.id, "host": one.host, "tokens": one.tokens})
        for one in in_the_loop(server, create())
    ]


def unlike(server, tap, moves=60):
    """Where two tables that look alike were told of differently; and how many messages there
    were."""
    tables = two_tables(server)
    heard = []
    for table in tables:
        rng = random.Random(26)

        def choose(moves, rng=rng):
            safe = [move["action"] for move in moves if not move["reveals"]]
            return rng.choice(safe) if safe else None

        wires = tap(table)
        random.seed(1)
        wires.play(choose, moves)
        assert wires.made > 20
        heard.append([anonymous(table, text) for _, text, _ in sorted(wires.heard)])
    assert len(heard[0]) == len(heard[1])
    return {one for one in heard[0] if one not in heard[1]}, len(heard[0])


def test_two_truths_that_look_alike_are_told_alike(server, tap):
    """The same deal with the pile in another order, and the same moves, until one would show what
    is hidden: everything that anybody gets is equal, letter by letter."""
    different, messages = unlike(server, tap)
    assert different == set()
    assert messages > 200


@pytest.fixture
def leak(monkeypatch):
    """Every line of the log names the top card of the pile."""
    line = ElysiumHistory._line

    def telling(self, number, language, names):
        told = line(self, number, language, names)
        if self.state.pile:
            told["words"] = [*told["words"], {"card": card_key(self.state, self.state.pile[-1])}]
        return told

    monkeypatch.setattr(ElysiumHistory, "_line", telling)


@pytest.mark.usefixtures("leak")
def test_a_planted_leak_is_found_by_the_search(server, tap):
    table = server.table(people=2, bots=0)
    wires = tap(table)
    wires.play(at_random(8), moves=20)
    live = in_the_loop(server, server.manager.find(table.id))
    history = live.state.require_history()
    open_cards = turned_up(history.options, history.seed, history.moves)
    assert leaks(wires.heard, open_cards)


@pytest.mark.usefixtures("leak")
def test_a_planted_leak_tells_two_truths_apart(server, tap):
    different, _ = unlike(server, tap, moves=30)
    assert different
