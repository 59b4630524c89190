"""Why another move would have been better, and how the turn would have gone on."""

from collections.abc import Sequence
from dataclasses import dataclass

from petteia.bots.clock import Clock
from petteia.bots.comparison import Candidate, compare_in
from petteia.bots.evaluators import evaluator_of
from petteia.bots.search.turn import TurnSearch
from petteia.kernel.plugin import plugin
from petteia.kernel.record import Record
from petteia.kernel.state import Action, State
from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.text.reason import Refused
from petteia.review.rating import PlayedDecision, Rating


@dataclass(frozen=True, slots=True)
class Explanation:
    """What the best action of a decision has over the played one."""

    line: list[int]
    """The best action, and the player's other moves of the turn."""
    reasons: dict[str, str]
    """A sentence by language; empty if the game has no words for reasons."""


@dataclass(frozen=True, slots=True)
class ExplanationTask:
    """A rated decision to be explained."""

    decision: PlayedDecision
    rating: Rating
    names: tuple[str, ...]
    """The players' names by seat."""

    def explain(self) -> Explanation:
        """Explain it."""
        return Explanation(_line(self.decision.state, self.rating.best), self.reasons())

    def reasons(self) -> dict[str, str]:
        """Why the best action is better, by language."""
        state = self.decision.state
        if not plugin(state.game_key()).advice:
            return dict.fromkeys(LANGUAGES, "")
        rating, seat = self.rating, int(state.to_move())
        candidates = [
            Candidate(rating.best, 1, rating.before[seat]),
            Candidate(self.decision.action, 1, rating.after[seat]),
        ]
        compared = compare_in(LANGUAGES, state, candidates, Clock(iterations=1), self.names)
        return {language: found[0].reason for language, found in compared.items()}


def _line(known: State, best: int) -> list[int]:
    """An action, and the best line for the rest of the player's turn."""
    seat, turn = known.to_move(), known.turn_number()
    state = known.copy()
    state.apply(best)
    if state.to_move() != seat or state.turn_number() != turn:
        return [best]
    evaluator = evaluator_of(state)
    search = TurnSearch(evaluator, state, evaluator.beam(), evaluator.node_budget())
    return [best, *map(int, search.best_line().actions())]


def playable(record: Record, line: Sequence[Action]) -> list[Action]:
    """A line as far as it can be shown: it is cut off where it would reveal something, because that
    is different in the real game, and where it is legal only in the position as its player knew
    it."""
    history = record.game.history(record.options, record.seed, record.moves)
    found: list[Action] = []
    for action in line:
        if found and history.reveals[-1]:
            break
        try:
            history.play(action)
        except Refused:
            break
        found.append(action)
    return found
