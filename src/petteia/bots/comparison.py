"""Moves of a position compared: each is played out to the end of the turn, and the differences are
put into words by theme."""

from collections.abc import Callable, Sequence
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
    Lookahead,
    Theme,
    as_sentence,
)
from petteia.bots.greedy import quick_action, settle
from petteia.bots.search.turn import TurnSearch
from petteia.kernel.plugin import plugin
from petteia.kernel.rng import IMAGINED, stream
from petteia.kernel.state import Action, State
from petteia.kernel.text.problem import Problem

DETERMINIZATIONS = 4
"""Determinizations in which each move is played out, unless the time of the search is used up."""
FIXED_DETERMINIZATIONS = 2
"""Their number with a clock that counts iterations."""
NOTICEABLE = 0.25
"""A theme with fewer points is not given as a reason."""
NOTICEABLE_SHARE = 0.05
"""Moves whose win shares differ by less count as equally good."""
SECOND_REASON = 0.5
"""A second theme is given if it has at least this share of the points of the first."""
REASONS = 2


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move to compare, as a search has rated it."""

    action: Action
    tries: int
    """How often it was tried: the weight it is given in what the others are compared with."""
    share: float
    """The share of the win its player can expect, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A move beside the others."""

    action: Action
    lead: float
    """The expected final lead over the mean of the others, as rated after this turn."""
    reason: str
    """Why it is better than the other moves, as a sentence."""


def compare(
    known: State,
    candidates: Sequence[Candidate],
    clock: Clock,
    language: str = "en",
    names: Sequence[str] = (),
) -> list[Compared]:
    """The moves of the player to move, in the given order, each with its lead and its reason.

    `known` is the position as that player knows it. Reasons call the players by their `names`, or
    by their numbers. With a clock that counts iterations, the result is the same on every machine.
    """
    return compare_in((language,), known, candidates, clock, names)[language]


def compare_in(
    languages: Sequence[str],
    known: State,
    candidates: Sequence[Candidate],
    clock: Clock,
    names: Sequence[str] = (),
) -> dict[str, list[Compared]]:
    """The same in several languages; the moves are played out once."""
    explainer = explainer_of(known)
    explainer.names = tuple(names)
    actions = [candidate.action for candidate in candidates]
    lookaheads = look_ahead(evaluator_of(known), known, actions, clock)
    found: dict[str, list[Compared]] = {}
    for language in languages:
        reasons = _reasons(explainer, candidates, lookaheads, language)
        found[language] = [
            Compared(lookahead.action, lookahead.lead, reason)
            for lookahead, reason in zip(lookaheads, reasons, strict=True)
        ]
    return found


def strongest_themes(known: State, candidates: Sequence[Candidate], clock: Clock) -> list[str]:
    """The names of the themes in which the first move is better than the others, strongest first;
    none if nothing can be said about them."""
    explainer = explainer_of(known)
    actions = [candidate.action for candidate in candidates]
    lookaheads = look_ahead(evaluator_of(known), known, actions, clock)
    made = [mean_parts(explainer, lookahead) for lookahead in lookaheads]
    ahead = _ahead(candidates, made, 0)
    return list(strongest(explainer, lookaheads[0], ahead, "en"))


def explainer_of(state: State) -> Explainer:
    """The explainer for this position; a `Problem` if its game has no advice."""
    known = plugin(state.game_key())
    if not known.advice:
        raise Problem(f"There is no advice for {known.name}.")
    make = cast("Callable[[Evaluator], Explainer]", known.load("advice"))
    return make(evaluator_of(state))


def look_ahead(
    evaluator: Evaluator, known: State, actions: Sequence[Action], clock: Clock
) -> list[Lookahead]:
    """Play every move out to the end of the turn, all in the same determinizations."""
    seat = known.to_move()
    rng = stream(1, IMAGINED)
    lookaheads = [Lookahead(known, action, seat) for action in actions]
    clock.start()
    for number in range(FIXED_DETERMINIZATIONS if clock.iterations else DETERMINIZATIONS):
        if number and clock.is_over(0):
            break
        determinized = known.determinize(seat, rng)
        for lookahead in lookaheads:
            after = play_out(evaluator, determinized, seat, lookahead.action)
            lookahead.afters.append(after)
            lookahead.leads.append(lead_of(evaluator, after, seat))
    return lookaheads


def play_out(
    evaluator: Evaluator, determinized: State, seat: int, action: int, most_nodes: int = 0
) -> State:
    """The position after a move and the best found line for the rest of the turn, for which the
    evaluator's number of positions is looked at, or `most_nodes`."""
    state = determinized.copy()
    turn = state.turn_number()
    state.apply(action)
    while state.to_move() >= 0 and state.turn_number() == turn:
        if state.to_move() == seat:
            nodes = most_nodes or int(evaluator.node_budget())
            search = TurnSearch(evaluator, state, evaluator.beam(), nodes)
            state = search.best_line().state.copy()
            break
        state.apply(quick_action(evaluator, state))
    settle(evaluator, state)
    return state


def lead_of(evaluator: Evaluator, state: State, seat: int) -> float:
    """The expected lead, or the actual lead of a finished game, which has no bonus for the winner.
    For one player, the evaluator knows what the lead is measured against."""
    scores = state.scores()
    if state.to_move() >= 0 or len(scores) == 1:
        return evaluator.leads(state)[seat]
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def _reasons(
    explainer: Explainer,
    candidates: Sequence[Candidate],
    lookaheads: list[Lookahead],
    language: str,
) -> list[str]:
    """For each move, in what it is better than the others, which are weighted by their tries.

    The themes of moves with the same result are not compared: they are the same plan in a different
    order, or differ in what the evaluator does not see yet. Their win shares are.
    """
    made = [mean_parts(explainer, lookahead) for lookahead in lookaheads]
    reasons: list[str] = []
    for index, lookahead in enumerate(lookaheads):
        weights = _weights(candidates, made, index)
        lead = lookahead.lead if weights else 0.0
        for other, weight in weights.items():
            lead -= lookaheads[other].lead * weight
        ahead = _ahead(candidates, made, index)
        phrases = list(strongest(explainer, lookahead, ahead, language).values())
        if not phrases:
            verdict = _verdict(lead, _win_ahead(candidates, index))
            phrases = [explainer.verdict_reason(lookahead, verdict, language)]
        reasons.append(as_sentence(phrases, language))
    return reasons


def _weights(
    candidates: Sequence[Candidate], made: list[dict[Theme, float]], index: int
) -> dict[int, float]:
    """The others with another result than a move, weighted by their tries."""
    others = [other for other, parts in enumerate(made) if parts != made[index]]
    total = sum(1 + candidates[other].tries for other in others)
    return {other: (1 + candidates[other].tries) / total for other in others}


def _ahead(
    candidates: Sequence[Candidate], made: list[dict[Theme, float]], index: int
) -> dict[Theme, float]:
    """By how many points a move is better than the others, by theme."""
    weights = _weights(candidates, made, index)
    ahead = dict(made[index]) if weights else {}
    for other, weight in weights.items():
        for theme, points in made[other].items():
            ahead[theme] = ahead.get(theme, 0.0) - points * weight
    return ahead


def _win_ahead(candidates: Sequence[Candidate], index: int) -> float:
    """The win share of a move less that of the others, which are weighted by their tries."""
    others = [one for number, one in enumerate(candidates) if number != index]
    if not others:
        return 0.0
    total = sum(1 + one.tries for one in others)
    mean = sum(one.share * (1 + one.tries) for one in others) / total
    return candidates[index].share - mean


def _verdict(lead: float, win: float) -> str:
    """How a move compares with the others, by its lead after this turn and by its win share."""
    if lead < -NOTICEABLE:
        return LESS_GOOD if win < 0.0 else GOOD_LATER
    if abs(win) < NOTICEABLE_SHARE:
        return AS_GOOD
    return LESS_GOOD if win < 0.0 else BETTER


def strongest(
    explainer: Explainer, lookahead: Lookahead, ahead: dict[Theme, float], language: str
) -> dict[str, str]:
    """The phrases of the strongest themes by their names, strongest first."""
    found: dict[str, str] = {}
    least = NOTICEABLE
    for theme in sorted(ahead, key=lambda theme: (-ahead[theme], theme)):
        if ahead[theme] < least or len(found) == REASONS:
            break
        name = theme[0]
        words = "" if name in found else explainer.reason(lookahead, theme, language)
        if words:
            found[name] = words
            least = max(least, SECOND_REASON * ahead[theme])
    return found


def mean_parts(explainer: Explainer, lookahead: Lookahead) -> dict[Theme, float]:
    """The lead after a move by theme, as a mean over determinizations. It is rounded, so that
    sums in a different order are equal."""
    total: dict[Theme, float] = {}
    for after in lookahead.afters:
        for theme, points in explainer.lead_parts(after, lookahead.seat).items():
            total[theme] = total.get(theme, 0.0) + points / len(lookahead.afters)
    return {theme: round(points, 6) for theme, points in total.items()}
