"""Why another move would have been better, and how the turn would have gone on."""

from dataclasses import dataclass

from petteia.bots.clock import Clock
from petteia.bots.comparison import Candidate, compare
from petteia.bots.evaluators import evaluator_of
from petteia.bots.search.turn import TurnSearch
from petteia.kernel.plugin import plugin
from petteia.kernel.state import State
from petteia.kernel.text.messages import LANGUAGES
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
        state = self.decision.state
        return Explanation(_line(state, self.rating.best), self._reasons(state))

    def _reasons(self, state: State) -> dict[str, str]:
        if not plugin(state.game_key()).advice:
            return dict.fromkeys(LANGUAGES, "")
        rating, seat = self.rating, int(state.to_move())
        candidates = [
            Candidate(rating.best, 1, rating.before[seat]),
            Candidate(self.decision.action, 1, rating.after[seat]),
        ]
        return {
            language: compare(state, candidates, Clock(iterations=1), language, self.names)[
                0
            ].reason
            for language in LANGUAGES
        }


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
