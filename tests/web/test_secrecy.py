"""No seat ever receives what it may not know: all traffic of seats over whole games, searched.

What is hidden in Elysium is the order of the draw pile, the faces of Citizens and the generator. So
no message may name a card before it was turned up, by its key or by its name; none may hold a
number the generator could be rebuilt from; and two tables that differ only in what is hidden must
tell the same, letter by letter.
"""

import asyncio
import json
import random
import re
from functools import cache

import pytest

import petteia
from petteia.games.elysium.position.dump import card_key
from petteia.games.elysium.screen.history import ElysiumHistory
from petteia.kernel.rng import stream
from petteia.tables.request import SeatRequest, TableRequest
from tests.web.serving import TestTable

LANGUAGES = ("en", "de", "pl")
MOVES = 400
LARGE = 100_000
"""Smaller numbers may stand for anything."""
KEYS = {"seed", "rng", "streams", "draws", "pile_order", "deck", "state", "dump", "hidden", "stock"}
LOOK_BACK = 12
"""Moves between two looks at what is asked for seldom: log, replay, record."""
HINT_AT = (3, 60)


class Wiretap:
    """Everybody at a table and a spectator, and all that any of them is told: each text with the
    number of moves that were made by then."""

    def __init__(self, table):
        self.table = table
        self.heard: list[tuple[int, str]] = []
        self.made = 0
        languages = [LANGUAGES[seat % 3] for seat in table.tokens]
        self.ears = [
            table.listen(token, language=language)
            for token, language in zip(table.tokens.values(), languages, strict=True)
        ]
        self.ears.append(table.listen())

    def ask(self, path, *tokens, status=200, post=False, **query):
        table = self.table
        answer = table.post(path, {}, *tokens) if post else table.get(path, *tokens, **query)
        assert answer.status_code == status, answer.text
        self.heard.append((self.made, answer.text))
        return answer.json()

    def listen(self, seq):
        for ear in self.ears:
            ear.position(seq)
            self.heard += [(self.made, text) for text in ear.raw]
            ear.raw.clear()

    def look(self):
        """What pages ask for at any time, each as its owner."""
        for token in self.table.tokens.values():
            self.ask("", token)

    def look_back(self):
        """What can be asked for by anybody, in every language."""
        for language in LANGUAGES:
            self.ask("log", lang=language)
            for moves in {0, self.made // 2, self.made}:
                self.ask(f"replay/{moves}", *random.sample([*self.table.tokens.values()], 1))
                self.ask(f"replay/{moves}", lang=language)
        self.ask("record", *self.table.tokens.values(), status=409)

    def play(self, choose, moves=MOVES, hints=()):
        """Play on, at most to the end; True if it is the end."""
        table = self.table
        self.listen(0)
        for _ in range(moves):
            position = self.ask("", *table.tokens.values())["position"]
            if position["screen"]["over"]:
                return True
            if self.made % LOOK_BACK == 0:
                self.look()
                self.look_back()
            if self.made in hints:
                self.ask("hint", *table.tokens.values(), post=True)
            action = choose(position["screen"]["moves"])
            if action is None:
                return False
            mover = position["screen"]["to_move"]
            body = {"seq": position["seq"], "action": action}
            answer = table.post("moves", body, table.tokens[mover])
            assert answer.status_code == 200
            self.made += 1
            self.heard.append((self.made, answer.text))
            self.listen(position["seq"] + 1)
        return False

    def close(self):
        for ear in self.ears:
            ear.socket.close()


@pytest.fixture
def tap():
    taps = []

    def begin(table):
        taps.append(Wiretap(table))
        return taps[-1]

    yield begin
    for one in taps:
        one.close()


def at_random(seed):
    rng = random.Random(seed)
    return lambda moves: rng.choice(moves)["action"]


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
    for made, text in set(heard):
        # As people read it: what JSON writes with a backslash would hide a name.
        plain = json.dumps(json.loads(text), ensure_ascii=False)
        for key in signs().keys() - open_cards[made]:
            if any(is_named(plain, sign) for sign in signs()[key]):
                found.add(key)
    return found


def is_named(text, sign):
    """Does a text name a card? As a word of its own: some names are parts of other words."""
    return sign in text and re.search(rf"(?<!\w){re.escape(sign)}(?!\w)", text) is not None


def all_keys(value):
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from all_keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from all_keys(inner)


def numbers_in(text):
    return {int(number) for number in re.findall(r"\d{6,}", text)}


def test_nothing_hidden_goes_over_the_wire_in_a_whole_game(server, tap):
    table = server.table(people=3, bots=0)
    wires = tap(table)
    assert wires.play(at_random(5), hints=HINT_AT)
    assert len(wires.heard) > 1000
    record = table.get("record").json()
    open_cards = turned_up(record["options"], record["seed"], record["moves"])
    assert len(open_cards[0]) < len(signs()) / 2
    assert leaks(wires.heard, open_cards) == set()
    seed = record["seed"]
    opening = petteia.game("elysium").start(record["options"], seed)
    states = numbers_in(json.dumps(opening.dump()))
    for number in range(8):
        states |= set(stream(seed, number).dump())
    states = {number for number in states if number >= LARGE}
    for _, text in wires.heard:
        found = set(all_keys(json.loads(text)))
        assert not found & KEYS, found & KEYS
        numbers = numbers_in(text)
        assert seed not in numbers
        assert not numbers & states
        for token in (*table.tokens.values(), table.host):
            assert token not in text


def in_the_loop(server, work):
    """Do something where the tables live."""
    return asyncio.run_coroutine_threadsafe(work, server.manager_loop).result(20)


def two_tables(server):
    """Two tables of one deal, of which one has what is hidden dealt anew."""
    seats = [SeatRequest("person", f"Person {n}") for n in range(3)]
    wanted = TableRequest("elysium", {"families": "first-game"}, seats, seed=77)

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
        rng = random.Random(3)

        def choose(moves, rng=rng):
            safe = [move["action"] for move in moves if not move["reveals"]]
            return rng.choice(safe) if safe else None

        wires = tap(table)
        random.seed(1)
        wires.play(choose, moves)
        assert wires.made > 20
        heard.append([anonymous(table, text) for _, text in sorted(wires.heard)])
    assert len(heard[0]) == len(heard[1])
    return {one for one in heard[0] if one not in heard[1]}, len(heard[0])


def anonymous(table, text):
    """A message without what the table is called and when it was made."""
    return re.sub(r'"created":"[^"]*"', "", text.replace(table.id, ""))


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
