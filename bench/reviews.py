"""How good reviews are: do they find planted mistakes, does luck add up, does accuracy tell levels?

.venv/bin/python bench/reviews.py planted elysium --games 200
.venv/bin/python bench/reviews.py luck elysium --games 500 --iterations 100
.venv/bin/python bench/reviews.py accuracy thebai --games 20
"""

import argparse
import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from statistics import mean, stdev

from petteia.arena.pool.pieces import run_pieces
from petteia.arena.pool.workers import Workers
from petteia.bots.levels import seat_bots
from petteia.kernel.game import game
from petteia.kernel.record import Record
from petteia.kernel.state import State
from petteia.review.grades import MISTAKE
from petteia.review.rating import PlayedDecision
from petteia.review.review import ITERATIONS, ReviewPlan
from petteia.review.wire import ReviewData

LEVELS = ("shepherd", "fisher", "merchant", "strategist", "oracle:1000")
"""The levels whose accuracy is compared, weakest first; each meets all others."""
LONGER = 10
"""What truly costs is decided by a search with so many times the iterations."""
LEAST_OPTIONS = 3
"""A random move is planted where there are at least so many."""
FIRST, LAST = 0.1, 0.9
"""The part of a game in which it is planted."""
SAMPLE = 4
"""Other decisions of a game that are searched longer, too."""
SEEDS_APART = 1 << 20


def played(key: str, players: int, bots: list[str], seed: int) -> Record:
    """A game of bots."""
    record = Record.new(key, players=players, seed=seed)
    seated = seat_bots(bots, game(key), seed)
    while record.state.to_move() >= 0:
        record.play(seated[record.state.to_move()].choose(record.state))
    record.seats = bots
    return record


def planted_game(key: str, players: int, iterations: int, seed: int) -> list[dict[str, object]]:
    """A game of Strategists with a random move, rated by both searches with others of its moves."""
    rng = random.Random(seed)
    whole = played(key, players, ["strategist"] * players, seed)
    chosen = [
        number
        for number, (state, _) in enumerate(whole.replay())
        if len(state.legal()) >= LEAST_OPTIONS
        and FIRST * len(whole.moves) < number < LAST * len(whole.moves)
    ]
    place = rng.choice(chosen)
    state = whole.at(place).state
    action = rng.choice([it for it in state.legal() if it != whole.moves[place]])
    others = rng.sample([it for it in chosen if it != place], SAMPLE)
    positions: dict[int, tuple[State, int]] = {place: (state, action)}
    positions |= {it: (whole.at(it).state, whole.moves[it]) for it in others}
    found = []
    for number, (at, did) in positions.items():
        decision = PlayedDecision(number, at.known(at.to_move()), did)
        short, longer = decision.rate(iterations, 0), decision.rate(LONGER * iterations, 1)
        found.append(
            {
                "planted": number == place,
                "cost": short.cost(decision.seat),
                "cost_longer": longer.cost(decision.seat),
                "best_longer": longer.best == did,
            }
        )
    return found


def reviewed_game(key: str, bots: list[str], iterations: int, seed: int) -> ReviewData:
    """A game of bots, reviewed; who plays where depends on the seed."""
    turned = bots[seed % len(bots) :] + bots[: seed % len(bots)]
    plan = ReviewPlan(played(key, len(bots), turned, seed // len(bots)), iterations)
    return plan.review({number: task.rate() for number, task in plan.tasks()}, {})


def planted(asked: argparse.Namespace) -> dict[str, object]:
    """Are planted moves found, and are good moves left alone?"""
    work = partial(planted_game, asked.game, asked.players, asked.iterations)
    found = [one for rows in run(work, asked) for one in rows]
    costly = [it for it in found if it["planted"] and it["cost_longer"] >= MISTAKE]
    best = [it for it in found if it["best_longer"]]
    return {
        "planted": sum(bool(it["planted"]) for it in found),
        "truly_mistakes": len(costly),
        "graded_mistakes": sum(it["cost"] >= MISTAKE for it in costly),
        "best_of_the_longer_search": len(best),
        "of_them_called_mistakes": sum(it["cost"] >= MISTAKE for it in best),
        "missed": [
            (round(it["cost"], 3), round(it["cost_longer"], 3))
            for it in costly
            if it["cost"] < MISTAKE
        ],
    }


def luck(asked: argparse.Namespace) -> dict[str, object]:
    """Is the mean luck of equal bots 0, and does everything add up?"""
    bots = ["merchant"] * asked.players
    work = partial(reviewed_game, asked.game, bots, asked.iterations)
    reviews = list(run(work, asked))
    parts: dict[str, list[float]] = {}
    gap = 0.0
    for review in reviews:
        account = review["players"][0]["account"]
        for name in ("start", "luck", "deal", "drawn", "unforeseen", "skill", "result"):
            parts.setdefault(name, []).append(account[name])
        for player in review["players"]:
            it = player["account"]
            gap = max(gap, abs(it["start"] + it["luck"] + it["skill"] - it["result"]))
    return {
        "games": len(reviews),
        "largest_gap": gap,
        **{
            name: [round(mean(it), 4), round(1.96 * stdev(it) / len(it) ** 0.5, 4)]
            for name, it in parts.items()
        },
    }


def compare_accuracy(asked: argparse.Namespace) -> dict[str, object]:
    """The accuracy of each level in games against the level below and above it."""
    found: dict[str, list[float]] = {level: [] for level in LEVELS}
    for pair in pairwise(LEVELS):
        work = partial(reviewed_game, asked.game, list(pair), asked.iterations)
        for review in run(work, asked):
            for player in review["players"]:
                found[player["bot"]].append(player["accuracy"])
    return {
        level: [round(mean(it), 1), round(1.96 * stdev(it) / len(it) ** 0.5, 1)]
        for level, it in found.items()
    }


def run(work: Callable[[int], object], asked: argparse.Namespace) -> Iterator:
    """The results of all games, with a line of progress."""
    seeds = [(number, asked.seed * SEEDS_APART + number) for number in range(asked.games)]
    for done, (_, result) in enumerate(run_pieces(work, seeds, Workers(asked.jobs)), 1):
        print(f"\r{done} of {asked.games} games", end="", file=sys.stderr)
        yield result
    print(file=sys.stderr)


def main() -> None:
    """Measure and print JSON."""
    made = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("what", choices=("planted", "luck", "accuracy"))
    made.add_argument("game", help="the key of the game")
    made.add_argument("--players", type=int, default=2)
    made.add_argument("--games", type=int, default=100)
    made.add_argument("--iterations", type=int, default=ITERATIONS)
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = made.parse_args()
    measures = {"planted": planted, "luck": luck, "accuracy": compare_accuracy}
    print(json.dumps(measures[asked.what](asked), indent=1))


if __name__ == "__main__":
    main()
