"""The search for puzzles: positions of a game of bots with one clearly best action."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from petteia.bots.clock import Clock
from petteia.bots.comparison import look_ahead
from petteia.bots.decisions import Decision, choose_action
from petteia.bots.evaluators import evaluator_of
from petteia.bots.levels import seat_bots
from petteia.kernel.game import game
from petteia.kernel.options import Options, players_of
from petteia.kernel.record import Record
from petteia.kernel.rng import PLAYERS, Rng, stream
from petteia.kernel.state import Action, Seat, State
from petteia.review.contenders import Contest
from petteia.review.exercise import AS_GOOD
from petteia.review.themes import themes_of
from petteia.review.wire import PuzzleData

ITERATIONS: Final = 1000
"""The default search of a position."""
VERIFIED: Final = 10.0
"""A puzzle is verified with so many times the iterations."""
SCREENED: Final = 0.2
"""Positions are looked at with so many times the iterations first."""
BOTS: Final = ("fisher", "merchant", "strategist", "oracle:100")
"""Who plays the games: each seat draws one of them."""
LEVELS: Final = ("fisher", "merchant", "strategist", "oracle:200")
"""Who tries the puzzles; the strongest one that misses a puzzle is its difficulty."""
RANDOM_MOVES: Final = 20
"""One of so many moves is random, for positions as people get into."""
CHOICES: Final = PLAYERS + 40
"""The random stream of these moves, and of which positions are looked at."""
GAP: Final = 0.06
"""The next best action costs at least this much of the win chance,"""
LEAD_GAP: Final = 0.5
"""and so many VP of the expected lead."""
DEEP_GAP: Final = 0.045
"""What it costs at least with the iterations that verify,"""
ROUGH_GAP: Final = 0.03
"""and with those that screen."""
UNDECIDED: Final = (0.15, 0.85)
"""The win chance with the solution: the game is not decided."""
MOST_RIGHT: Final = 2
"""At most so many actions are right."""
CONTENDERS: Final = 4
"""So many actions are searched as thoroughly as the best one,"""
DEEP_CONTENDERS: Final = 2
"""and so many with the iterations that verify, which spread over all actions by themselves."""
FEWEST_ACTIONS: Final = 3
A_GAME: Final = 3
"""At most so many puzzles are taken from a game."""


@dataclass(frozen=True)
class PuzzleGame:
    """A game of bots in which puzzles are looked for. It is pickled and searched anywhere."""

    game: str
    options: Options
    """Complete, with random choices drawn."""
    seed: int
    iterations: int = ITERATIONS
    bots: Sequence[str] = BOTS

    def search(self) -> list[PuzzleData]:
        """The puzzles of the game, at most one of a turn."""
        found: list[PuzzleData] = []
        turns: set[tuple[Seat, int]] = set()
        for position in self._positions():
            if position.turn in turns:
                continue
            puzzle = position.puzzle()
            if puzzle is not None:
                turns.add(position.turn)
                found.append(puzzle)
            if len(found) == A_GAME:
                break
        return found

    def _positions(self) -> "Iterator[Position]":
        """The positions of the game with a real choice, in random order."""
        rng = stream(self.seed, CHOICES)
        moves = self._play(rng)
        numbers = list(range(len(moves)))
        rng.shuffle(numbers)
        record = Record(game(self.game), self.options, self.seed, moves)
        states = [state.copy() for state, _ in record.replay()]
        for number in numbers:
            state = states[number]
            if len(state.legal()) >= FEWEST_ACTIONS:
                known = state.known(state.to_move())
                yield Position(self, tuple(moves[:number]), known)

    def _play(self, rng: Rng) -> list[Action]:
        """The moves of a whole game."""
        played = game(self.game)
        state = played.start(self.options, self.seed)
        seats = [self.bots[rng.below(len(self.bots))] for _ in range(players_of(self.options))]
        bots = seat_bots(seats, played, self.seed)
        moves: list[Action] = []
        while state.to_move() >= 0:
            if rng.below(RANDOM_MOVES) == 0:
                action = int(state.pick(rng))
            else:
                action = int(bots[state.to_move()].choose(state))
            state.apply(action)
            moves.append(action)
        return moves


@dataclass(frozen=True)
class Position:
    """A position that may be a puzzle."""

    origin: PuzzleGame
    moves: tuple[Action, ...]
    known: State
    """As the player to move knows it."""

    @property
    def turn(self) -> tuple[Seat, int]:
        """Whose turn it is, and which."""
        return int(self.known.to_move()), int(self.known.turn_number())

    def puzzle(self) -> PuzzleData | None:
        """The puzzle, if the position is one. What takes longest is asked last."""
        if len(set(self.answers)) == 1:
            return None
        if self._solve(SCREENED, ROUGH_GAP, 1) is None:
            return None
        quick = self._solve(1.0, GAP, CONTENDERS)
        if quick is None or all(answer in quick.right for answer in self.answers):
            return None
        lead = self._lead_ahead(quick)
        if lead < LEAD_GAP:
            return None
        deep = self._solve(VERIFIED, DEEP_GAP, DEEP_CONTENDERS)
        if deep is None or deep.right[0] not in quick.right:
            return None
        right = sorted({*quick.right, *deep.right}, key=lambda it: (it != deep.right[0], it))
        difficulty = difficulty_of(self.answers, right)
        if len(right) > MOST_RIGHT or not difficulty:
            return None
        return self._put(right, difficulty, deep, lead)

    @cached_property
    def answers(self) -> list[Action]:
        """What each of the levels plays."""
        return answers(self.origin.game, self.known, len(self.moves), self.origin.seed)

    def _solve(self, times: float, gap: float, contenders: int) -> "Solved | None":
        """The solution found with so many times the iterations, if it is clearly the best and the
        game is not decided."""
        iterations = max(1, round(times * self.origin.iterations))
        seed = self.origin.seed + iterations
        solved = clearly_best(self.known, len(self.moves), iterations, seed, gap, contenders)
        fits = solved is not None and UNDECIDED[0] <= solved.share <= UNDECIDED[1]
        return solved if fits else None

    def _lead_ahead(self, solved: "Solved") -> float:
        """How many VP the next best action costs of the expected lead."""
        actions = [solved.right[0], solved.next_best]
        evaluator = evaluator_of(self.known)
        best, other = look_ahead(evaluator, self.known, actions, Clock(iterations=1))
        return best.lead - other.lead

    def _put(
        self, right: list[Action], difficulty: int, solved: "Solved", lead: float
    ) -> PuzzleData:
        origin, tempting = self.origin, self.answers[difficulty - 1]
        return {
            "id": puzzle_id(origin.game, origin.options, origin.seed, self.moves),
            "options": dict(origin.options),
            "seed": origin.seed,
            "moves": list(self.moves),
            "solutions": right,
            "tempting": tempting,
            "difficulty": difficulty,
            "themes": themes_of(self.known, right[0], tempting),
            "cost": round(solved.cost, 3),
            "chance": round(solved.share, 3),
            "lead": round(lead, 1),
        }


@dataclass(frozen=True, slots=True)
class Solved:
    """What a search thinks of a position with one clearly best action."""

    right: list[Action]
    """The best action, and those as good."""
    share: float
    """The win share with the best one."""
    next_best: Action
    """The best one of those that are not as good."""
    cost: float
    """What it costs of the win share."""


def clearly_best(
    known: State, number: int, iterations: int, seed: int, gap: float, contenders: int
) -> Solved | None:
    """The solution, if no other action costs less than `gap`, but for a few as good as the best;
    so many others are searched as thoroughly as the best one."""
    contest = Contest(known, number, iterations, seed)
    if not UNDECIDED[0] - gap <= contest.ranking()[0].share <= UNDECIDED[1] + gap:
        return None
    for _ in range(contenders):
        others = contest.others()
        if not others:
            break
        contest.rate(others[0])
        ranking = contest.ranking()
        best = ranking[0].share
        right = [it.action for it in ranking if best - it.share < AS_GOOD]
        if len(right) > MOST_RIGHT or any(AS_GOOD <= best - it.share < gap for it in ranking):
            return None
    ranking = contest.ranking()
    best = ranking[0].share
    right = [it.action for it in ranking if best - it.share < AS_GOOD]
    if len(right) == len(ranking):
        return None
    worse = ranking[len(right)]
    return Solved(right, best, worse.action, best - worse.share)


def answers(
    key: str, known: State, number: int, seed: int, levels: Sequence[str] = LEVELS
) -> list[Action]:
    """What each of the levels plays in a position."""
    asked = [Decision(number, known)]
    return [choose_action(level, game(key), seed, asked) for level in levels]


def difficulty_of(chosen: Sequence[Action], solutions: Sequence[Action]) -> int:
    """The number of the strongest level whose answer is wrong, from 1; 0 if all are right."""
    wrong = [number for number, it in enumerate(chosen, 1) if it not in solutions]
    return max(wrong, default=0)


def puzzle_id(key: str, options: Options, seed: int, moves: Sequence[Action]) -> str:
    """A short name that depends on the position only."""
    text = json.dumps([key, options, seed, list(moves)], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]
