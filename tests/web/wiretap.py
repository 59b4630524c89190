"""All that anybody at a table is told: every answer and every message, for tests of secrecy."""

import asyncio
import random
import re
from typing import NamedTuple

from petteia.kernel.deal_secret import make_secret
from petteia.kernel.dealer import dealer
from petteia.kernel.rng import stream

LANGUAGES = ("en", "de", "pl")
MOVES = 400
LOOK_BACK = 12
"""Moves between two looks at what is asked for seldom: log, replay, record."""
KEYS = {"seed", "rng", "streams", "draws", "pile_order", "dump", "stock"}
"""Names of things that no message has."""
SECRET = make_secret(bytes(range(100, 132)))
"""Deals tables as a server does, but always the same."""
LARGE = 100_000
"""Smaller numbers may stand for anything."""


class Heard(NamedTuple):
    """A text, the number of moves made by then, and the seats of the viewer who got it."""

    made: int
    text: str
    seats: tuple[int, ...] = ()


class Wiretap:
    """Everybody at a table and a spectator, and all that any of them is told: each has a page that
    gets whole positions, and one that gets changes."""

    def __init__(self, table):
        self.table = table
        self.heard: list[Heard] = []
        self.made = 0
        languages = [LANGUAGES[seat % 3] for seat in table.tokens]
        self.ears = []
        for changes in (False, True):
            for token, language in zip(table.tokens.values(), languages, strict=True):
                self._join(table.listen(token, language=language, changes=changes))
            self._join(table.listen(changes=changes))
        self.seats = [*((seat,) for seat in table.tokens), ()] * 2
        """The seats of each ear."""

    def _join(self, ear):
        """Wait until everybody has been told of a new page, so that nobody is told of two at once:
        what is told does not depend on time."""
        self.ears.append(ear)
        ear.position()
        for one in self.ears:
            one.say({"ping": 1})
            one.next("pong")

    def _seats(self, tokens):
        mine = {token: seat for seat, token in self.table.tokens.items()}
        return tuple(sorted(mine[token] for token in tokens))

    def ask(self, path, *tokens, status=200, post=False, body=None, **query):
        table = self.table
        if post:
            answer = table.post(path, body or {}, *tokens)
        else:
            answer = table.get(path, *tokens, **query)
        assert answer.status_code == status, answer.text
        self.heard.append(Heard(self.made, answer.text, self._seats(tokens)))
        return answer.json()

    def listen(self, seq):
        for ear in self.ears:
            ear.position(seq)
        self._collect()

    def _collect(self):
        for ear, seats in zip(self.ears, self.seats, strict=True):
            self.heard += [Heard(self.made, text, seats) for text in ear.raw]
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
        self._collect()
        for _ in range(moves):
            position = self.ask("", *table.tokens.values())["position"]
            if position["screen"]["over"]:
                return True
            if self.made % LOOK_BACK == 0:
                self.look()
                self.look_back()
            if self.made in hints:
                self.ask("hint", *table.tokens.values(), post=True)
                for move in range(max(1, self.made - 2), self.made + 1):
                    self.ask("why", post=True, body={"move": move})
            action = choose(position["screen"]["moves"])
            if action is None:
                return False
            mover = position["screen"]["to_move"]
            body = {"seq": position["seq"], "action": action}
            answer = table.post("moves", body, table.tokens[mover])
            assert answer.status_code == 200
            self.made += 1
            self.heard.append(Heard(self.made, answer.text, (mover,)))
            self.listen(position["seq"] + 1)
        return False

    def close(self):
        for ear in self.ears:
            ear.socket.close()


def at_random(seed):
    rng = random.Random(seed)
    return lambda moves: rng.choice(moves)["action"]


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


def numbers_behind(seed):
    """Numbers from which a generator of a seed or a secret could be rebuilt."""
    found = {seed}
    for number in range(8):
        found |= set(stream(seed, number).dump()) | set(dealer(seed, number).dump())
    return found


def in_the_loop(server, work):
    """Do something where the tables live."""
    return asyncio.run_coroutine_threadsafe(work, server.manager_loop).result(20)


def anonymous(table, text):
    """A message without what the table is called and when it was made."""
    return re.sub(r'"created":"[^"]*"', "", text.replace(table.id, ""))
