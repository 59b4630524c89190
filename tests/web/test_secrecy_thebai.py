"""No seat of Thebai ever receives what it may not know: all traffic of whole games, searched.

Hidden are the order deck, orders that others drew from it, attack cards, fate tiles, the decks of
heralds and of Antigone's cards, and the generator. Everything that a seat may know is in its view
of the position. So no message to a viewer may name a component before it was in a view of that
viewer, and positions that a viewer cannot tell apart must be told alike, letter by letter.
"""

import json
from functools import cache

import pytest

import petteia
from petteia.games.thebai.rules.codes import ARGUMENTS, FULFIL
from petteia.games.thebai.screen import history as history_module
from petteia.games.thebai.screen.history import ThebaiHistory
from petteia.games.thebai.text.parts import ThingFact
from petteia.kernel.deal_secret import secret_text
from petteia.kernel.rng import stream
from tests.games.thebai.random_games import keen_choice
from tests.web.wiretap import (
    KEYS,
    LANGUAGES,
    LARGE,
    SECRET,
    all_keys,
    at_random,
    in_the_loop,
    is_named,
    numbers_behind,
    numbers_in,
)

GAME = petteia.game("thebai")
NAMES = ["Person 0", "Person 1", "Person 2", "Person 3"]
HIDDEN_KINDS = {
    "order",
    "attack",
    "conflict",
    "prosperity",
    "herald",
    "basic-action",
    "special-action",
    "destiny",
    "turmoil",
}
"""The kinds of components of which some are hidden at some time."""
FORBIDDEN = {*KEYS, "fate_out", "herald_deck", "turmoil_deck"} - {"stock"}
HINT_AT = (5,)
SPECTATOR = -1


@cache
def signs():
    """For each component that may be hidden its key and its names in all languages."""
    state = GAME.new(players=1, seed=1)
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for card in GAME.glossary(state, language):
            if card["kind"] in HIDDEN_KINDS:
                found.setdefault(card["key"], {card["key"]}).add(card["name"])
    return found


def named_in(state, seat):
    """The components in a seat's view of a position."""
    text = json.dumps(state.view(seat))
    return {key for key in signs() if f'"{key}"' in text}


def known_to(options, seed, moves):
    """For each viewer, after each number of moves, what the view named at some time until then."""
    state = GAME.start(options, seed)
    viewers = range(SPECTATOR, state.seats)
    seen = {viewer: named_in(state, viewer) for viewer in viewers}
    found = {viewer: [set(seen[viewer])] for viewer in viewers}
    for action in moves:
        steps = state.play_steps(action)
        for viewer in viewers:
            for position in (*(before for before, _ in steps), state):
                seen[viewer] |= named_in(position, viewer)
            found[viewer].append(set(seen[viewer]))
    return found


def viewer_of(heard):
    """The seat as which a message was read: of a hot seat that of the player to move."""
    if len(heard.seats) == 1:
        return heard.seats[0]
    position = json.loads(heard.text).get("position") if heard.seats else None
    return position["screen"]["seat"] if position else SPECTATOR


def leaks(wires, known):
    """Every component that a viewer was told of too early."""
    found = set()
    for heard in set(wires.heard):
        # As people read it: what JSON writes with a backslash would hide a name.
        plain = json.dumps(json.loads(heard.text), ensure_ascii=False)
        viewer = viewer_of(heard)
        for key in signs().keys() - known[viewer][heard.made]:
            if any(is_named(plain, sign) for sign in signs()[key]):
                found.add((viewer, key))
    return found


def numbers_of(history):
    """Numbers from which the generator could be rebuilt."""
    opening = GAME.start(history.options, history.seed)
    states = numbers_in(json.dumps(opening.dump()["rng"])) | numbers_behind(history.seed)
    return {number for number in states if number >= LARGE} | {history.seed}


def history_of(server, table):
    return in_the_loop(server, server.manager.find(table.id)).state.require_history()


@pytest.mark.parametrize(("people", "moves"), [(1, 400), (2, 70), (3, 130)])
def test_nothing_hidden_goes_over_the_wire(server, tap, people, moves):
    """A whole game alone, and others as far as orders, battles and heralds come."""
    table = server.seeded_table("thebai", SECRET, people)
    wires = tap(table)
    assert wires.play(at_random(5), moves, HINT_AT) == (people == 1)
    history = history_of(server, table)
    assert history.state.attacks_shown
    known = known_to(history.options, history.seed, history.moves)
    assert len(known[SPECTATOR][0]) < len(signs()) / 2
    assert leaks(wires, known) == set()
    states = numbers_of(history)
    for heard in wires.heard:
        found = set(all_keys(json.loads(heard.text)))
        assert not found & FORBIDDEN, found & FORBIDDEN
        assert not numbers_in(heard.text) & states
        assert secret_text(SECRET) not in heard.text
        for token in (*table.tokens.values(), table.host):
            assert token not in heard.text


def test_a_planted_leak_is_found_by_the_search(server, tap, monkeypatch):
    line_data = history_module.line_data

    def telling(content, number, line, language, names, seat):
        told = line_data(content, number, line, language, names, seat)
        order = content.edition.orders[-1].key
        return {**told, "words": [*told["words"], {"card": f"order:{order}", "name": "?"}]}

    monkeypatch.setattr(history_module, "line_data", telling)
    table = server.table(people=2, bots=0, game="thebai")
    wires = tap(table)
    wires.play(at_random(8), moves=6)
    history = history_of(server, table)
    known = known_to(history.options, history.seed, history.moves)
    assert leaks(wires, known)


# Positions that a viewer cannot tell apart


def told_to(history, viewer, start):
    """All that a table tells a viewer of a position, and of what was done since line `start`."""
    names = NAMES[: history.state.seats]
    language = LANGUAGES[viewer % 3]
    return json.dumps(
        [
            history.screen(viewer, language, names),
            history.screen(viewer, language, names, False),
            history.log(language, names, start, history.reader(viewer)),
            history.move_words(len(history.moves) - 1, language, names),
        ],
        sort_keys=True,
    )


def twin_of(history, viewer, number):
    """The same game with everything dealt anew that the viewer does not know."""
    twin = history.copy()
    twin.state = history.state.determinize(viewer, stream(number, 3))
    return twin


def unlike(players, seed, viewer, moves=120):
    """After how many moves a viewer was told something different of two positions that the viewer
    cannot tell apart; and how many were compared."""
    history, rng = ThebaiHistory(GAME, {"players": players}, seed), stream(seed, 4)
    different, compared = [], 0
    while history.state.to_move() >= 0 and len(history.moves) < moves:
        twin, lines = twin_of(history, viewer, len(history.moves)), len(history.lines)
        action = keen_choice(history.state, rng)
        # To fulfil an order from the deck shows it to all; it may be another in the twin.
        same = action & ~ARGUMENTS != FULFIL and action in twin.state.legal()
        history.play(action)
        if not same:
            continue
        twin.play(action)
        # Whether another player is asked may depend on orders that the viewer does not know.
        alike = history.state.view(viewer) == twin.state.view(viewer)
        if alike and not history.reveals[-1] and not twin.reveals[-1]:
            compared += 1
            if told_to(history, viewer, lines) != told_to(twin, viewer, lines):
                different.append(len(history.moves))
    return different, compared


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_two_truths_that_look_alike_are_told_alike(players, viewer):
    if viewer >= players:
        viewer = SPECTATOR
    different, compared = unlike(players, 7 + players, viewer)
    assert different == []
    assert compared > 25


def test_a_planted_leak_tells_two_truths_apart(monkeypatch):
    line_data = history_module.line_data
    deck: list[int] = []

    def telling(content, number, line, language, names, seat):
        told = line_data(content, number, line, language, names, seat)
        top = ThingFact("order", content.edition.orders[deck[-1]].key)
        return {**told, "words": [*told["words"], top.key]}

    log = ThebaiHistory.log

    def telling_log(self, *arguments):
        deck.append(self.state.deck[-1])
        return log(self, *arguments)

    monkeypatch.setattr(history_module, "line_data", telling)
    monkeypatch.setattr(ThebaiHistory, "log", telling_log)
    different, _ = unlike(3, 10, SPECTATOR, moves=30)
    assert different


def test_the_log_of_a_seat_is_the_same_asked_for_at_once_or_later():
    history, rng = ThebaiHistory(GAME, {"players": 3}, 21), stream(21, 4)
    heard = {viewer: [] for viewer in range(SPECTATOR, 3)}
    while history.state.to_move() >= 0:
        lines = len(history.lines)
        history.play(keen_choice(history.state, rng))
        for viewer in heard:
            heard[viewer] += history.log("en", NAMES[:3], lines, viewer)
    for viewer in heard:
        assert history.log("en", NAMES[:3], 0, viewer) == heard[viewer]
