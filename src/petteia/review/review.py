"""The review of a finished game: what is to be rated, and what becomes of the ratings.

    plan = ReviewPlan(record)
    ratings = {number: task.rate() for number, task in plan.tasks()}
    explained = {number: task.explain() for number, task in plan.explanations(ratings)}
    review = plan.review(ratings, explained)

Tasks are independent of each other and pickled, so that they can be done anywhere, in any order.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Final, cast

import petteia
from petteia.bots.evaluators import evaluator_of
from petteia.kernel.history import History
from petteia.kernel.record import Record
from petteia.kernel.text.problem import Problem
from petteia.review.explaining import Explanation, ExplanationTask, playable
from petteia.review.grades import GRADES, INACCURACY, accuracy, grade
from petteia.review.ledger import Account, Step, keep_accounts
from petteia.review.rating import DIGITS, PlayedDecision, Rating
from petteia.review.wire import (
    AccountData,
    ReviewData,
    ReviewedDecision,
    ReviewedPlayer,
    TurningPoint,
)

FORMAT: Final = "petteia-review"
VERSION = 1
ITERATIONS = 4000
"""The default search of each decision."""
MOST_ITERATIONS = 1_000_000
OTHER_DEALS = 32
"""Deals whose beginnings are rated to find out what a seat is worth before the deal."""
TURNING_POINTS = 5
"""At most so many decisions are explained."""


class NotOver(Problem):
    """A game that is not over is not reviewed: that would be help."""


@dataclass(frozen=True, slots=True)
class RatingTask:
    """A decision to be rated, with the search to do so."""

    decision: PlayedDecision
    iterations: int
    seed: int

    def rate(self) -> Rating:
        """Rate it."""
        return self.decision.rate(self.iterations, self.seed)


class ReviewPlan:
    """What is to be done for the review of a game."""

    def __init__(self, record: Record, iterations: int = ITERATIONS, seed: int = 0) -> None:
        if record.state.to_move() >= 0:
            raise NotOver(
                f"The game is not over: {len(record.moves)} moves were made. Only finished games"
                " are reviewed."
            )
        if not 1 <= iterations <= MOST_ITERATIONS:
            raise Problem(
                f"A review searches each decision with 1 to {MOST_ITERATIONS:,} iterations, not"
                f" {iterations}."
            )
        self.record = record
        self.iterations = iterations
        self.seed = seed

    @cached_property
    def decisions(self) -> list[PlayedDecision]:
        """The decisions of the game, as their players knew the position."""
        return [
            PlayedDecision(number, state.known(state.to_move()), action)
            for number, (state, action) in enumerate(self.record.replay())
        ]

    def tasks(self) -> Iterator[tuple[int, RatingTask]]:
        """Every decision by its number, and the first decisions of other deals by negative ones."""
        for decision in [*self.other_deals(), *self.decisions]:
            yield decision.number, RatingTask(decision, self.iterations, self.seed)

    def count(self) -> int:
        """The number of tasks."""
        return OTHER_DEALS + len(self.record.moves)

    def other_deals(self) -> Iterator[PlayedDecision]:
        """The first decisions of other games with the same options."""
        game, options = self.record.game, self.record.options
        for number in range(OTHER_DEALS):
            state = game.start(options, self.seed + 1 + number)
            known = state.known(state.to_move())
            yield PlayedDecision(number - OTHER_DEALS, known, known.legal()[0])

    def explanations(
        self, ratings: Mapping[int, Rating], names: Sequence[str] = ()
    ) -> Iterator[tuple[int, ExplanationTask]]:
        """The turning points by the number of their move: the choices that cost most, at most one
        of a turn. `names` are the players' names by seat."""
        turns: set[tuple[int, int]] = set()
        costs = {it.number: ratings[it.number].cost(it.seat) for it in self.decisions}
        for decision in sorted(self.decisions, key=lambda it: (-costs[it.number], it.number)):
            turn = decision.seat, int(decision.state.turn_number())
            if costs[decision.number] < INACCURACY or len(turns) == TURNING_POINTS:
                return
            if turn not in turns:
                turns.add(turn)
                rating = ratings[decision.number]
                yield decision.number, ExplanationTask(decision, rating, tuple(names))

    def review(
        self, ratings: Mapping[int, Rating], explained: Mapping[int, Explanation]
    ) -> ReviewData:
        """The review, once all tasks are done."""
        steps = self._steps(ratings)
        decisions = [self._reviewed(number, step) for number, step in enumerate(steps)]
        accounts = keep_accounts(self._start(ratings), steps, self._result())
        _, fingerprint = self.record.game.pack_identity(self.record.options)
        return {
            "format": FORMAT,
            "version": VERSION,
            "petteia": petteia.__version__,
            "game": self.record.game.key,
            "rules": self.record.game.rules,
            "pack": fingerprint,
            "iterations": self.iterations,
            "seed": self.seed,
            "moves": len(self.record.moves),
            "players": [
                self._player(seat, account, steps) for seat, account in enumerate(accounts)
            ],
            "decisions": decisions,
            "turning_points": [
                self._turning_point(number, explained[number]) for number in sorted(explained)
            ],
        }

    def _steps(self, ratings: Mapping[int, Rating]) -> list[Step]:
        history = self.record.game.history(self.record.options, self.record.seed, self.record.moves)
        movers = [*history.movers, -1]
        return [
            Step(
                movers[number],
                ratings[number],
                history.reveals[number] or _knows_other_things(history, movers, number),
            )
            for number in range(len(history.moves))
        ]

    def _turning_point(self, move: int, explanation: Explanation) -> TurningPoint:
        line = playable(self.record.at(move), explanation.line)
        return {"move": move, "line": line, "reasons": explanation.reasons}

    def _start(self, ratings: Mapping[int, Rating]) -> list[float]:
        """What each seat is worth before the deal."""
        first = [ratings[number - OTHER_DEALS].before for number in range(OTHER_DEALS)]
        return [sum(shares) / OTHER_DEALS for shares in zip(*first, strict=True)]

    def _result(self) -> list[float]:
        state = self.record.state
        return evaluator_of(state).win_shares(state)

    def _reviewed(self, number: int, step: Step) -> ReviewedDecision:
        rating = step.rating
        return {
            "move": number,
            "seat": step.seat,
            "played": self.record.moves[number],
            "best": rating.best,
            "before": _rounded(rating.before),
            "after": _rounded(rating.after),
            "cost": round(rating.cost(step.seat), 4),
            "lead_before": round(rating.lead_before, 2),
            "lead_after": round(rating.lead_after, 2),
            "grade": grade(rating.cost(step.seat)),
            "revealed": step.reveals,
        }

    def _player(self, seat: int, account: Account, steps: list[Step]) -> ReviewedPlayer:
        own = [step.rating for step in steps if step.seat == seat]
        names = [grade(rating.cost(seat)) for rating in own]
        chances = [(rating.before[seat], rating.after[seat]) for rating in own]
        return {
            "seat": seat,
            "bot": self.record.seats[seat] if seat < len(self.record.seats) else "",
            "decisions": len(own),
            "accuracy": round(accuracy(chances), 1),
            "grades": {name: names.count(name) for name, _ in GRADES},
            "account": _account_data(account),
        }


def _knows_other_things(history: History, movers: list[int], number: int) -> bool:
    """Does somebody decide next who may know other things?"""
    return history.game.hidden_information and movers[number + 1] not in (movers[number], -1)


def _account_data(account: Account) -> AccountData:
    parts = {**asdict(account), "luck": account.luck, "skill": account.skill}
    return cast("AccountData", {name: round(value, DIGITS) for name, value in parts.items()})


def _rounded(shares: list[float]) -> list[float]:
    return [round(share, 4) for share in shares]
