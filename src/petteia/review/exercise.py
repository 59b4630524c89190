"""An exercise: a position in which somebody has to find the best action, and the judge of answers.

It is a position of an own game in which a choice cost much, or a puzzle. An answer is judged by the
search that reviews games: the same iterations and seed give the same verdict everywhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from petteia.kernel.content.reader import Section
from petteia.kernel.record import Record
from petteia.kernel.state import Action, Seat, State
from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.text.problem import Problem
from petteia.review.explaining import ExplanationTask, playable
from petteia.review.grades import grade
from petteia.review.rating import PlayedDecision, Rating
from petteia.review.themes import themes_of
from petteia.review.wire import ExerciseData, SolutionData, VerdictData

ITERATIONS: Final = 2000
"""The default search of an answer."""
MOST_ITERATIONS: Final = 1_000_000
AS_GOOD: Final = 0.02
"""An answer that costs less of the win chance than this is right."""
MOST_SOLUTIONS: Final = 20


class NothingToDecide(Problem):
    """An exercise whose game is over."""


@dataclass(frozen=True)
class Exercise:
    """A position, and what is known about its solution."""

    record: Record
    """The game up to the position."""
    tempting: Action
    """What was played there, or what a weaker bot would play."""
    solutions: tuple[Action, ...] = ()
    """The right actions if they are known, the best one first."""
    names: tuple[str, ...] = ()
    """The players' names by seat, for reasons."""

    def __post_init__(self) -> None:
        """Refuse a position without a decision, and actions that are not legal there."""
        if self.record.state.to_move() < 0:
            raise NothingToDecide("The game of this exercise is over: there is nothing to decide.")
        for action in (self.tempting, *self.solutions):
            self.check(action)

    @property
    def seat(self) -> Seat:
        """Who has to decide."""
        return int(self.record.state.to_move())

    @cached_property
    def known(self) -> State:
        """The position as that player knows it."""
        return self.record.state.known(self.seat)

    def check(self, action: Action) -> None:
        """Refuse an action that is not legal, with the rule."""
        state, played = self.record.state, self.record.game
        if not 0 <= action < played.actions:
            raise Problem(f"There is no action {action} in {played.name}.")
        if action not in state.legal():
            words = played.explain(state, state.why_not(action))
            raise Problem(f"Action {action} is not legal in this position: {words}")

    def judge(self, action: Action, iterations: int = ITERATIONS, seed: int = 0) -> VerdictData:
        """Judge an answer; one that is not legal is a `Problem`."""
        self.check(action)
        rating = self._rate(action, iterations, seed)
        cost = rating.cost(self.seat)
        solved = action in self.solutions or cost < AS_GOOD
        other = self.tempting if solved else action
        best = action if solved else rating.best
        return {
            "action": action,
            "best": rating.best,
            "solved": solved,
            "grade": grade(cost),
            "cost": round(cost, 4),
            "chance": round(rating.before[self.seat], 4),
            "lead_before": round(rating.lead_before, 2),
            "lead_after": round(rating.lead_after, 2),
            "reasons": self._explained(best, other, rating).reasons(),
        }

    def solve(self, iterations: int = ITERATIONS, seed: int = 0) -> SolutionData:
        """The solution: the best action, and how the turn goes on."""
        rating = self._rate(self.tempting, iterations, seed)
        best = self.solutions[0] if self.solutions else rating.best
        explained = self._explained(best, self.tempting, rating).explain()
        line = playable(self.record, explained.line)
        return {
            "action": best,
            "line": line,
            "words": {it: words_of(self.record, line, it) for it in LANGUAGES},
            "reasons": explained.reasons,
        }

    def hint(self, iterations: int = ITERATIONS, seed: int = 0) -> list[str]:
        """The themes of the solution, most important first; none if the game has no words."""
        best = (
            self.solutions[0]
            if self.solutions
            else self._rate(self.tempting, iterations, seed).best
        )
        return themes_of(self.known, best, self.tempting)

    def data(self) -> ExerciseData:
        """The exercise as JSON data."""
        return {
            "record": self.record.dump(),
            "tempting": self.tempting,
            "solutions": list(self.solutions),
        }

    @staticmethod
    def read(data: object, file: str, pack: str | None = None) -> "Exercise":
        """An exercise from parsed JSON; raise `Problem` if anything is wrong with it."""
        table = Section(data, file)
        record = Record.read(table.take("record"), file, pack)
        actions = record.game.actions - 1
        tempting = table.number("tempting", 0, actions)
        solutions = table.numbers("solutions", 0, actions, longest=MOST_SOLUTIONS)
        table.close()
        return Exercise(record, tempting, tuple(solutions))

    def _rate(self, action: Action, iterations: int, seed: int) -> Rating:
        """The rating of an answer, by the same search for all answers. A known solution is not
        worse than what the search prefers."""
        check_iterations(iterations)
        rating = PlayedDecision(len(self.record.moves), self.known, action).rate(iterations, seed)
        if action in self.solutions:
            return Rating(action, rating.after, rating.after, rating.lead_after, rating.lead_after)
        return rating

    def _explained(self, best: Action, other: Action, rating: Rating) -> ExplanationTask:
        """What is to be said for an action instead of another one."""
        number = len(self.record.moves)
        decision = PlayedDecision(number, self.known, other)
        compared = Rating(best, rating.before, rating.after, 0.0, 0.0)
        return ExplanationTask(decision, compared, self.names)


def check_iterations(iterations: int) -> None:
    """Refuse a budget of nothing, or one that never ends."""
    if not 1 <= iterations <= MOST_ITERATIONS:
        raise Problem(
            f"An answer is judged with 1 to {MOST_ITERATIONS:,} iterations, not {iterations}."
        )


def words_of(record: Record, line: Sequence[Action], language: str) -> list[str]:
    """The moves of a line in words."""
    state = record.state.copy()
    found = []
    for action in line:
        found.append(record.game.describe(state, action, language).words)
        state.apply(action)
    return found
