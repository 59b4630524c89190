"""The worker for OpenSpiel's hearts: 4 players, random play, as fast as its package allows.

Chance nodes (the deal of each card, and the direction of passing) are not counted, only decisions
of players, forced or not; `per_game` has the number of each kind in a game.
"""

from importlib.metadata import version
from random import Random

import pyspiel
from serve import Measure, Work, serve

SEED = 7
COUNTED_GAMES = 2000
ROLLOUTS = 2000
GAME = pyspiel.load_game("hearts")
GENERATOR = Random(SEED)
random = GENERATOR.random


def usage() -> dict[str, float]:
    """The mean numbers of decisions, of decisions with a choice, and of chance nodes in a game."""
    decisions = choices = chance = 0
    for _ in range(COUNTED_GAMES):
        state = GAME.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                chance += 1
            else:
                decisions += 1
                choices += len(actions) > 1
            state.apply_action(actions[int(random() * len(actions))])
    return {
        "decisions": decisions / COUNTED_GAMES,
        "choices": choices / COUNTED_GAMES,
        "chance": chance / COUNTED_GAMES,
    }


PER_GAME = usage()


def deal(state: "pyspiel.State") -> None:
    """Play the chance nodes. In hearts they are all at the beginning and uniform, so that the
    legal actions will do, which is faster than asking for the outcomes and their probabilities."""
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])


def play(state: "pyspiel.State") -> int:
    """Play a dealt game to its end from Python; counts the players' decisions."""
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        decisions += 1
    return decisions


def steps(game: str, players: int) -> Work:
    """Whole games from Python by the documented loop, which plays any game of OpenSpiel whose
    chance is uniform."""
    GENERATOR.seed(SEED)

    def work() -> int:
        decisions = 0
        state = GAME.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return work


def fastest_steps(game: str, players: int) -> Work:
    """Whole games from Python by the fastest loop there is for hearts."""
    GENERATOR.seed(SEED)

    def work() -> int:
        state = GAME.new_initial_state()
        deal(state)
        return play(state)

    return work


def playouts(game: str, players: int) -> Work:
    """Whole games inside C++: bots and loop are OpenSpiel's own."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]
    seed = 0

    def work() -> float:
        nonlocal seed
        seed += 1
        pyspiel.evaluate_bots(GAME.new_initial_state(), bots, seed)
        return PER_GAME["decisions"]

    return work


def dealt_position() -> "pyspiel.State":
    """A dealt game, always the same."""
    GENERATOR.seed(SEED)
    state = GAME.new_initial_state()
    deal(state)
    return state


def dealt_steps(game: str, players: int) -> Work:
    """From a dealt position, from Python: it is copied instead of dealt."""
    state = dealt_position()
    return lambda: play(state.clone())


def dealt(game: str, players: int) -> Work:
    """From a dealt position, inside C++: the rollouts of tree search."""
    state = dealt_position()
    decisions = play(state.clone())
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    bot = pyspiel.MCTSBot(GAME, evaluator, 2.0, 1, 100, False, SEED, False)

    def work() -> int:
        bot.step(state.clone())
        return ROLLOUTS * decisions

    return work


def copies(game: str, players: int) -> Work:
    """Positions copied, from all parts of a game."""
    states = []
    state = dealt_position()
    while not state.is_terminal():
        states.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
    copy_them = [state.clone for state in states]

    def work() -> int:
        for copy in copy_them:
            copy()
        return len(copy_them)

    return work


MEASURES: dict[str, Measure] = {
    measure.__name__: measure
    for measure in (playouts, steps, fastest_steps, dealt, dealt_steps, copies)
}

if __name__ == "__main__":
    facts = {"version": version("open_spiel"), "per_game": PER_GAME}
    serve(facts, MEASURES)
