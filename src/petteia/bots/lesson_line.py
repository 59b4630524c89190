"""The moves of a lesson: its learner does what is asked, and bots play the other seats."""

from petteia.bots.decisions import choose_action, decisions_for
from petteia.kernel.content.lesson_course import find_action, lesson_options
from petteia.kernel.content.lessons import Lesson
from petteia.kernel.game import Game
from petteia.kernel.record import Record
from petteia.kernel.text.problem import Problem

LEVEL = "shepherd"
"""The gentlest bots."""


def lesson_line(game: Game, lesson: Lesson, bots_seed: int) -> list[int]:
    """The moves until the learner is to move after the last action that is asked for; a `Problem`
    if an action is not legal where it is asked for."""
    record = Record(game, lesson_options(game, lesson), lesson.seed)
    asked = [step for step in lesson.steps if step.action is not None]
    while (seat := record.state.to_move()) != lesson.seat or asked:
        if seat < 0:
            raise Problem(f"{lesson.name}: the game is over before step {asked[0].key!r}.")
        if seat != lesson.seat:
            decisions = decisions_for(LEVEL, record)
            record.play(choose_action(LEVEL, game, bots_seed, decisions))
            continue
        step = asked.pop(0)
        assert step.action is not None
        try:
            record.play(find_action(game, record.state, step.action))
        except Problem as problem:
            raise Problem(f"{lesson.name}: step {step.key!r}: {problem}") from None
    return list(record.moves)
