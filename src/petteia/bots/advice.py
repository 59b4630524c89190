"""Advice: the best moves of a position, each with its expected lead and a reason in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from petteia.bots.clock import Clock
from petteia.bots.comparison import Candidate, compare, explainer_of
from petteia.bots.evaluators import evaluator_of
from petteia.bots.oracle import new_search
from petteia.bots.search.base import Node, Search
from petteia.kernel.rng import IMAGINED, stream
from petteia.kernel.state import State
from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.text.problem import Problem

SECONDS = 0.3
"""The default time of the search."""
COMPARED = 4
"""The least number of moves that are played out and compared."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A recommended move."""

    action: int
    words: str
    lead: float
    """The expected final lead over the mean of the others, as rated after this turn."""
    share: float
    """The expected share of the win, from 0 to 1: moves are ranked by it."""
    searched: float
    """The share of the search spent on it, from 0 to 1; the moves with most of it are shown. Where
    lines are searched, 1 for the move the best line begins with."""
    reason: str
    """Why it is better than the other moves, as a sentence."""


def advise(
    state: State,
    seat: int,
    clock: Clock | None = None,
    language: str = "en",
    most: int = 3,
    names: Sequence[str] = (),
) -> list[Advice]:
    """The best moves of the seat to move, best first, at most `most` of them. Reasons call the
    players by their `names`, or by their numbers.

    Only what the seat may know is used. With a clock that counts iterations, the advice is the same
    on every machine.
    """
    _check(state, seat, language, most)
    if clock is None or not (clock.seconds or clock.iterations):
        clock = Clock(SECONDS)
    known = state.known(seat)
    explainer = explainer_of(known)
    search = _search(known, clock)
    tried = sorted(search.root.children, key=_order)
    best = sorted(tried[:most], key=lambda node: -_share(node, seat))
    nodes = [*best, *tried[most:COMPARED]]
    candidates = [
        Candidate(int(node.action), int(node.tries), _share(node, seat)) for node in nodes
    ]
    compared = compare(known, candidates, clock, language, names)
    return [
        Advice(
            one.action,
            explainer.describe(known, one.action, language),
            one.lead,
            candidate.share,
            candidate.tries / int(search.root.tries),
            one.reason,
        )
        for one, candidate in zip(compared[:most], candidates[:most], strict=True)
    ]


def _check(state: State, seat: int, language: str, most: int) -> None:
    if language not in LANGUAGES:
        raise Problem(f"There is no language {language!r}; there is {', '.join(LANGUAGES)}.")
    if most < 1:
        raise Problem(f"Advice is at least 1 move, not {most}.")
    mover = state.to_move()
    if mover < 0:
        raise Problem("The game is over; there is nothing to advise.")
    seats = len(state.scores())
    if not 0 <= seat < seats:
        raise Problem(f"There is no seat {seat}; there are seats 0 to {seats - 1}.")
    if mover != seat:
        raise Problem(f"Seat {seat} is not to move; seat {mover} is.")


def _search(known: State, clock: Clock) -> Search:
    """Search this decision as the Oracle does."""
    rng = stream(0, IMAGINED)
    evaluator = evaluator_of(known)
    search = new_search(evaluator, known, rng)
    clock.start()
    while not search.is_done(clock):
        search.step(clock)
    search.stop()
    return search


def _order(node: Node) -> tuple[int, float]:
    """Sort by tries, as the Oracle chooses, then by prior."""
    return -node.tries, -node.prior


def _share(node: Node, seat: int) -> float:
    """The win share of a move, as the search found it."""
    return node.win_shares[seat] / int(node.visits)
