"""Hints: the best moves of a position, each with its expected lead and a reason in words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from petteia.bots.clock import Clock
from petteia.bots.evaluator import Evaluator
from petteia.bots.evaluators import evaluator_of
from petteia.bots.explainer import (
    AS_GOOD,
    BETTER,
    GOOD_LATER,
    LESS_GOOD,
    Explainer,
    Outlook,
    Theme,
    as_sentence,
)
from petteia.bots.greedy import quick_action, settle
from petteia.bots.oracle import Node, Search, default_params
from petteia.bots.strategist import TurnSearch
from petteia.kernel.plugin import plugin
from petteia.kernel.rng import IMAGINED, stream
from petteia.kernel.state import State
from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.text.problem import Problem

SECONDS = 0.3
"""The time of the search, if nothing else is said."""
COMPARED = 4
"""Moves that are played out and compared, or as many as are asked for."""
WORLDS = 4
"""Worlds in which each of them is, as long as that takes no more time than the search."""
FIXED_WORLDS = 2
"""Their number with a clock of iterations."""
BEAM = 4
"""Lines of a turn that are followed."""
NOTICEABLE = 0.25
"""A theme that speaks for a move with less VP is not worth saying."""
NOTICEABLE_SHARE = 0.05
"""Moves that differ by less of the win are as good as each other."""
SECOND = 0.5
"""Beside the strongest theme, one that is this much of it is said too."""
REASONS = 2


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that is worth a thought."""

    action: int
    words: str
    lead: float
    """VP ahead of the mean of the rivals at the end, as expected after this turn."""
    share: float
    """How much of the win is expected with it, from 0 to 1."""
    searched: float
    """How much of the search went to it, from 0 to 1: moves are ranked by it."""
    reason: str
    """What speaks for it beside the other moves, as a sentence."""


def advise(
    state: State, seat: int, clock: Clock | None = None, language: str = "en", most: int = 3
) -> list[Advice]:
    """The best moves of the seat to move, best first, at most so many.

    They are found with what the seat may know and nothing else. With a clock of iterations the
    advice is the same on every machine.
    """
    _check(state, seat, language, most)
    if clock is None or not (clock.seconds or clock.iterations):
        clock = Clock(SECONDS)
    known = state.known(seat)
    explainer = explainer_of(known)
    search = _search(known, clock)
    nodes = sorted(search.root.children, key=_order)[: max(most, COMPARED)]
    outlooks = _look_ahead(search.evaluator, known, [int(node.action) for node in nodes], clock)
    reasons = _reasons(explainer, nodes, outlooks, language)
    return [
        Advice(
            outlook.action,
            explainer.describe(known, outlook.action, language),
            outlook.lead,
            _share(node, seat),
            int(node.tries) / int(search.root.tries),
            reason,
        )
        for node, outlook, reason in zip(nodes, outlooks, reasons, strict=True)
    ][:most]


def explainer_of(state: State) -> Explainer:
    """Who has words for this position; a `Problem` if its game brings no advice."""
    known = plugin(state.game_key())
    if not known.advice:
        raise Problem(f"There is no advice for {known.name}.")
    make = cast("Callable[[Evaluator], Explainer]", known.load("advice"))
    return make(evaluator_of(state))


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
    """The Oracle's search of this decision."""
    rng = stream(0, IMAGINED)
    evaluator = evaluator_of(known)
    search = Search(evaluator, known, rng, default_params(evaluator))
    clock.start()
    while not search.root.children or not clock.is_over(search.iterations):
        search.step(clock)
    return search


def _order(node: Node) -> tuple[int, float]:
    """Most tried first, as the Oracle chooses; then by what they promised."""
    return -node.tries, -node.prior


def _look_ahead(
    evaluator: Evaluator, known: State, actions: list[int], clock: Clock
) -> list[Outlook]:
    """Every move played out to the end of the turn, all in the same worlds."""
    seat = known.to_move()
    rng = stream(1, IMAGINED)
    outlooks = [Outlook(known, action, seat) for action in actions]
    clock.start()
    for number in range(FIXED_WORLDS if clock.iterations else WORLDS):
        if number and clock.is_over(0):
            break
        world = known.determinize(seat, rng)
        for outlook in outlooks:
            after = _play_out(evaluator, world, seat, outlook.action)
            outlook.afters.append(after)
            outlook.leads.append(_lead(evaluator, after, seat))
    return outlooks


def _play_out(evaluator: Evaluator, world: State, seat: int, action: int) -> State:
    """Where a move leads if the rest of the turn is played as well as can be seen."""
    state = world.copy()
    turn = state.turn_number()
    state.apply(action)
    while state.to_move() >= 0 and state.turn_number() == turn:
        if state.to_move() == seat:
            state = (
                TurnSearch(evaluator, state, BEAM, evaluator.node_budget()).best_line().state.copy()
            )
            break
        state.apply(quick_action(evaluator, state))
    settle(evaluator, state)
    return state


def _lead(evaluator: Evaluator, state: State, seat: int) -> float:
    """The expected lead, or the true one: a judge favours the winner of a finished game. Who
    plays alone leads as the judge says, which knows against whom."""
    scores = state.scores()
    if state.to_move() >= 0 or len(scores) == 1:
        return evaluator.leads(state)[seat]
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def _reasons(
    explainer: Explainer, nodes: list[Node], outlooks: list[Outlook], language: str
) -> list[str]:
    """For each move, what speaks for it more than for the others, which count by their tries.

    Moves that lead to the same are not set against each other: they are one plan in another order.
    """
    made = [_mean_parts(explainer, outlook) for outlook in outlooks]
    reasons: list[str] = []
    for index, outlook in enumerate(outlooks):
        others = [other for other, parts in enumerate(made) if parts != made[index]]
        total = sum(1 + int(nodes[other].tries) for other in others)
        ahead: dict[Theme, float] = {}
        lead = win = 0.0
        if others:
            ahead = dict(made[index])
            lead, win = outlook.lead, _share(nodes[index], outlook.seat)
        for other in others:
            weight = (1 + int(nodes[other].tries)) / total
            lead -= outlooks[other].lead * weight
            win -= _share(nodes[other], outlook.seat) * weight
            for theme, worth in made[other].items():
                ahead[theme] = ahead.get(theme, 0.0) - worth * weight
        said = _strongest(explainer, outlook, ahead, language)
        if not said:
            said = [explainer.otherwise(outlook, _verdict(lead, win), language)]
        reasons.append(as_sentence(said, language))
    return reasons


def _share(node: Node, seat: int) -> float:
    """How much of the win a move brings, as the search found."""
    return node.win_shares[seat] / int(node.visits)


def _verdict(lead: float, win: float) -> str:
    """How a move stands beside the others, by its lead after this turn and by the search."""
    if lead < -NOTICEABLE:
        return LESS_GOOD if win < 0.0 else GOOD_LATER
    if abs(win) < NOTICEABLE_SHARE:
        return AS_GOOD
    return LESS_GOOD if win < 0.0 else BETTER


def _strongest(
    explainer: Explainer, outlook: Outlook, ahead: dict[Theme, float], language: str
) -> list[str]:
    """The strongest themes there is something to say about, each once."""
    said: dict[str, str] = {}
    least = NOTICEABLE
    for theme in sorted(ahead, key=lambda theme: (-ahead[theme], theme)):
        if ahead[theme] < least or len(said) == REASONS:
            break
        name = theme[0]
        words = "" if name in said else explainer.because(outlook, theme, language)
        if words:
            said[name] = words
            least = max(least, SECOND * ahead[theme])
    return list(said.values())


def _mean_parts(explainer: Explainer, outlook: Outlook) -> dict[Theme, float]:
    """What the lead after a move is made of, over its worlds; rounded, so that the order in which
    cards were written makes no difference."""
    total: dict[Theme, float] = {}
    for after in outlook.afters:
        for theme, worth in explainer.parts(after, outlook.seat).items():
            total[theme] = total.get(theme, 0.0) + worth / len(outlook.afters)
    return {theme: round(worth, 6) for theme, worth in total.items()}
