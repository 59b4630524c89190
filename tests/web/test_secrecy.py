"""No seat ever receives what it may not know: all traffic of seats over whole games, searched.

What is hidden in Elysium is the order of the draw pile. Two games are played whose piles lie in
another order but which look the same to everybody, and all traffic must be the same letter by
letter until the order matters; and nothing a generator could be rebuilt from is ever sent.
"""

import json
import random
import re

import petteia
from petteia.kernel.rng import stream

MOVES = 400
LARGE = 100_000
"""Smaller numbers may stand for anything."""
KEYS = {"seed", "rng", "streams", "draws", "pile_order", "deck", "state", "dump", "hidden", "stock"}


def all_keys(value):
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from all_keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from all_keys(inner)


def play_whole_game(server, table, choose):
    """Play on to the end; gives all that went over the wires, HTTP and sockets, as (who, text)."""
    traffic = []
    ears = {seat: table.listen(token) for seat, token in table.tokens.items()}
    ears[-1] = table.listen()
    for _ in range(MOVES):
        told = table.get("", *table.tokens.values())
        position = told.json()["position"]
        for seat, token in table.tokens.items():
            traffic.append((seat, table.get("", token).text))
        if position["screen"]["over"]:
            break
        mover = position["screen"]["to_move"]
        body = {"seq": position["seq"], "action": choose(position["screen"]["moves"])}
        answer = table.post("moves", body, table.tokens[mover])
        assert answer.status_code == 200
        traffic.append((mover, answer.text))
        for seat, ear in ears.items():
            ear.position(position["seq"] + 1)
            traffic += [(seat, text) for text in ear.raw]
            ear.raw.clear()
    for ear in ears.values():
        ear.socket.close()
    return traffic


def numbers_in(text):
    return {int(number) for number in re.findall(r"\d{6,}", text)}


def test_nothing_hidden_goes_over_the_wire_in_a_whole_game(server):
    table = server.table(people=3, bots=0)
    rng = random.Random(5)
    traffic = play_whole_game(server, table, lambda moves: rng.choice(moves)["action"])
    assert len(traffic) > 500
    record = table.get("record").json()
    seed = record["seed"]
    opening = petteia.game("elysium").start(record["options"], seed)
    dumped = json.dumps(opening.dump())
    states = {int(number) for number in re.findall(r"\d{6,}", dumped)}
    for number in range(8):
        states |= set(stream(seed, number).dump())
    states = {number for number in states if number >= LARGE}
    for _, text in traffic:
        found = set(all_keys(json.loads(text)))
        assert not found & KEYS, found & KEYS
        numbers = numbers_in(text)
        assert seed not in numbers
        assert not numbers & states
        for token in (*table.tokens.values(), table.host):
            assert token not in text


def test_a_card_is_named_only_after_it_was_turned_up(server):
    """Every card a seat was told of by then is one that lay open at some time before."""
    table = server.table(people=2, bots=0)
    rng = random.Random(8)
    traffic = play_whole_game(server, table, lambda moves: rng.choice(moves)["action"])
    record = table.get("record").json()
    state = petteia.game("elysium").start(record["options"], record["seed"])
    seen = _cards_in(state.view(-1))
    allowed = [set(seen)]
    for action in record["moves"]:
        state.apply(action)
        seen |= _cards_in(state.view(-1))
        allowed.append(set(seen))
    for _, text in traffic:
        position = json.loads(text)
        position = position.get("position", position)
        if position.get("screen") is None:
            continue
        named = _cards_named(position["screen"])
        assert named <= allowed[position["moves"]], named - allowed[position["moves"]]


def test_two_truths_that_look_alike_are_told_alike(server):
    """The same opening position with the pile in another order: everything a seat gets is equal,
    letter by letter, but for what the table is called and when it was made."""
    game = petteia.game("elysium")
    options = game.options({"players": 3})
    story = game.story(options, 77)
    other = game.story(options, 77)
    names = ["A", "B", "C"]
    other.state = story.state.determinize(0, stream(123, 1))
    assert other.state.dump() != story.state.dump()
    for seat in (-1, 0, 1, 2):
        for language in ("en", "de", "pl"):
            assert json.dumps(story.screen(seat, language, names)) == json.dumps(
                other.screen(seat, language, names)
            )
            assert story.log(language, names) == other.log(language, names)


def _cards_in(view):
    text = json.dumps(view)
    return {key for key in _designs() if f'"{key}"' in text}


def _cards_named(screen):
    text = json.dumps(screen)
    return {key for key in _designs() if re.search(rf'[":]{re.escape(key)}"', text)}


def _designs():
    if not _KNOWN:
        game = petteia.game("elysium")
        state = game.new(players=2, seed=1, families="first-game")
        _KNOWN.extend(card["key"] for card in game.glossary(state))
    return _KNOWN


_KNOWN: list[str] = []
