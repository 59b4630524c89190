"""The worker for Petteia, in whichever build this Python imports.

It uses the public API only, so that it also runs with older builds; `compat` has the exceptions.
"""

import json
from collections.abc import Callable
from functools import cache
from itertools import count, cycle
from random import Random
from typing import Any

from compat import complete_options
from serve import Measure, Work, serve

import petteia

SEED = 7
PLAYER_STREAM = 100
DETERMINIZATIONS = 3
"""Streams of the seed: moves, and what is hidden."""
EVERY = 10
"""Every tenth position of a game is kept."""
GAMES = 8
"""Games whose positions and records are kept."""
TREE = 300
"""Iterations of each tree."""
FORCED_GAMES = 200
"""Games in which forced moves are counted."""


def start_of(game: str, players: int) -> Callable[[int], petteia.State]:
    """A function that starts a game by its seed; the options are checked once."""
    played = petteia.game(game)
    options = complete_options(played, {"players": players})
    return lambda seed: played.start(options, seed)


@cache
def records(game: str, players: int) -> list[petteia.Record]:
    """Some finished games."""
    rng = petteia.stream(SEED, PLAYER_STREAM)
    finished = []
    for seed in range(GAMES):
        state, moves = start_of(game, players)(seed), []
        while state.to_move() >= 0:
            actions = state.legal()
            moves.append(actions[rng.below(len(actions))])
            state.apply(moves[-1])
        finished.append(petteia.Record(petteia.game(game), {"players": players}, seed, moves))
    return finished


@cache
def positions(game: str, players: int) -> list[petteia.State]:
    """Positions from all parts of those games."""
    return [
        state.copy()
        for record in records(game, players)
        for number, (state, _) in enumerate(record.replay())
        if number % EVERY == 0
    ]


def playouts(game: str, players: int) -> Work:
    """Whole games in the engine's own loop; counts decisions."""
    start, seeds = start_of(game, players), count()
    rng = petteia.stream(SEED, PLAYER_STREAM)
    return lambda: petteia.playout(start(next(seeds)), rng)


def all_sets(game: str, players: int) -> Work:
    """The same, each game with a different choice of content."""
    played = petteia.game(game)
    variants = played.variants({"players": players})
    for options in variants:
        played.start(options, SEED)
    deals = zip(cycle(variants), count(), strict=False)
    rng = petteia.stream(SEED, PLAYER_STREAM)
    return lambda: petteia.playout(played.start(*next(deals)), rng)


def dealt(game: str, players: int) -> Work:
    """The engine's own loop from a dealt position, which is copied instead of set up."""
    rng = petteia.stream(SEED, PLAYER_STREAM)
    beginnings = cycle([start_of(game, players)(seed) for seed in range(GAMES)])
    return lambda: petteia.playout(next(beginnings).copy(), rng)


def _play_from_python(state: petteia.State, random: Callable[[], float]) -> int:
    decisions = 0
    while state.to_move() >= 0:
        actions = state.legal()
        state.apply(actions[int(random() * len(actions))])
        decisions += 1
    return decisions


def steps(game: str, players: int) -> Work:
    """Whole games, every decision made from Python; counts decisions."""
    start, seeds, random = start_of(game, players), count(), Random(SEED).random
    return lambda: _play_from_python(start(next(seeds)), random)


def dealt_steps(game: str, players: int) -> Work:
    """Every decision made from Python, from a dealt position."""
    random = Random(SEED).random
    beginnings = cycle([start_of(game, players)(seed) for seed in range(GAMES)])
    return lambda: _play_from_python(next(beginnings).copy(), random)


def new_games(game: str, players: int) -> Work:
    """Games set up to the first decision."""
    start, seeds = start_of(game, players), count()

    def work() -> int:
        start(next(seeds))
        return 1

    return work


def copies(game: str, players: int) -> Work:
    """Positions copied."""
    copy_them = [state.copy for state in positions(game, players)]

    def work() -> int:
        for copy in copy_them:
            copy()
        return len(copy_them)

    return work


def determinizations(game: str, players: int) -> Work:
    """Positions determinized for a seat."""
    determinize_them = [state.determinize for state in positions(game, players)]
    rng = petteia.stream(SEED, DETERMINIZATIONS)

    def work() -> int:
        for determinize in determinize_them:
            determinize(0, rng)
        return len(determinize_them)

    return work


def simulations(game: str, players: int) -> Work:
    """Iterations of the Oracle's tree search with full random rollouts, in trees of 300."""
    from compat import new_search, search_params

    rng = petteia.stream(SEED, DETERMINIZATIONS)
    params = search_params(exploration=0.25, expand_after=4)
    roots = cycle(positions(game, players)[:-1])

    def work() -> int:
        root = next(roots)
        search = new_search(root, rng, params)
        for _ in range(TREE):
            search.iterate()
        return TREE

    return work


def ratings(game: str, players: int) -> Work:
    """Positions rated for every seat."""
    from compat import evaluator_of

    states = [state for state in positions(game, players) if state.to_move() >= 0]
    evaluator = evaluator_of(states[0])

    def work() -> int:
        for state in states:
            evaluator.leads(state)
        return len(states)

    return work


def views(game: str, players: int) -> Work:
    """The view of a seat as JSON text."""
    states = positions(game, players)

    def work() -> int:
        for state in states:
            json.dumps(state.view(0))
        return len(states)

    return work


def loads(game: str, players: int) -> Work:
    """Positions loaded from their dumps, with all checks."""
    load = petteia.game(game).load
    dumps = cycle([state.dump() for state in positions(game, players)])

    def work() -> int:
        load(next(dumps))
        return 1

    return work


def replays(game: str, players: int) -> Work:
    """Records of finished games parsed from JSON text and replayed by the rules."""
    texts = cycle([json.dumps(record.dump()) for record in records(game, players)])

    def work() -> int:
        petteia.Record.read(json.loads(next(texts)), "a record")
        return 1

    return work


def yardstick(game: str, players: int) -> Work:
    """A fixed piece of Python without the engine: how fast the machine is at the moment."""

    def work() -> int:
        table: dict[int, int] = {}
        for number in range(1000):
            table[number & 63] = table.get(number * 7 & 63, 0) + 1
        sorted(table.items())
        return 1

    return work


def moves_a_choice(players: int) -> float:
    """Moves for each decision in Elysium; the others are forced, and its trace lists them."""
    choices = forced = 0
    for seed in range(FORCED_GAMES):
        state: Any = start_of("elysium", players)(seed)
        state.trace = []
        choices += petteia.playout(state, petteia.stream(seed, PLAYER_STREAM))
        forced += len(state.trace)
    return (choices + forced) / choices


MEASURES: dict[str, Measure] = {
    measure.__name__: measure
    for measure in (
        playouts,
        steps,
        dealt,
        dealt_steps,
        all_sets,
        new_games,
        copies,
        determinizations,
        simulations,
        ratings,
        views,
        replays,
        loads,
        yardstick,
    )
}

if __name__ == "__main__":
    games = {
        key: list(range(petteia.game(key).fewest, petteia.game(key).most + 1))
        for key in petteia.games()
    }
    facts = {
        "version": petteia.__version__,
        "build": "compiled" if petteia.COMPILED else "interpreted",
        "folder": petteia.__path__[0],
        "games": games,
        "moves_a_choice": {str(players): moves_a_choice(players) for players in (2, 4)},
    }
    serve(facts, MEASURES)
