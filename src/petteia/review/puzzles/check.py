"""Whether puzzles hold: they are searched again with more iterations, and solved by bots."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypedDict

from petteia.review.contenders import Contest
from petteia.review.exercise import AS_GOOD, Exercise
from petteia.review.exercise import ITERATIONS as ANSWER_ITERATIONS
from petteia.review.puzzles.search import DEEP_CONTENDERS, answers

ITERATIONS: Final = 10 * ANSWER_ITERATIONS
"""The default search: ten times that of an answer."""
SEED: Final = 1_000_003
"""The default seed, which no puzzle was searched with."""
SOLVERS: Final = ("fisher", "merchant", "strategist", "oracle:2000")
"""Who tries the puzzles; the Oracle has as many iterations as the judge of an answer."""


class PuzzleReport(TypedDict):
    """What a check has found about the puzzles of a game."""

    game: str
    puzzles: int
    iterations: int
    seed: int
    holding: int
    share: float
    broken: list[str]
    """The ids of those that do not hold."""
    difficulties: dict[str, int]
    themes: dict[str, int]
    levels: dict[str, float]
    """The share of the puzzles that each level solves; empty if it was not asked for."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A puzzle searched again."""

    id: str
    holds: bool
    solved: list[bool]
    """By each of the levels; empty if they were not asked."""


@dataclass(frozen=True)
class PuzzleCheck:
    """A puzzle to be searched again."""

    id: str
    exercise: Exercise
    iterations: int = ITERATIONS
    seed: int = SEED
    levels: bool = False

    def run(self) -> Checked:
        """Search it, and let the levels try it."""
        exercise = self.exercise
        solved = []
        if self.levels:
            key, number = exercise.record.game.key, len(exercise.record.moves)
            chosen = answers(key, exercise.known, number, self.seed, SOLVERS)
            solved = [it in exercise.solutions for it in chosen]
        return Checked(self.id, self._holds(), solved)

    def _holds(self) -> bool:
        """Is the best solution as good as anything else?"""
        exercise = self.exercise
        number = len(exercise.record.moves)
        contest = Contest(exercise.known, number, self.iterations, self.seed)
        share = contest.rate(exercise.solutions[0])
        for _ in range(DEEP_CONTENDERS):
            others = contest.others()
            if others:
                contest.rate(others[0])
        return contest.ranking()[0].share - share < AS_GOOD


def solve_rates(checked: Sequence[Checked]) -> dict[str, float]:
    """The share of the puzzles that each level solves."""
    asked = [it.solved for it in checked if it.solved]
    return {
        level: round(sum(it[place] for it in asked) / len(asked), 4)
        for place, level in enumerate(SOLVERS)
        if asked
    }


def run_check(task: PuzzleCheck) -> Checked:
    """Check a puzzle, for worker processes."""
    return task.run()


def count(values: Iterable[str]) -> dict[str, int]:
    """How often each value occurs, in their order."""
    found: dict[str, int] = {}
    for value in sorted(values):
        found[value] = found.get(value, 0) + 1
    return found
