"""Why did they do that? A rival's move in words, from what the seat that asks may know.

Only a `SeenMove` is used, so positions that the asker cannot distinguish give the same answer, and
what comes later does not change it. There is no time limit: it is the same on every machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from petteia.bots.comparison import explainer_of, lead_of, mean_parts, play_out, strongest
from petteia.bots.evaluator import Evaluator
from petteia.bots.evaluators import evaluator_of
from petteia.bots.explainer import LOCALE as REASONS
from petteia.bots.explainer import Explainer, Lookahead, Theme, as_sentence
from petteia.bots.greedy import settle
from petteia.bots.search.turn import TurnSearch
from petteia.kernel.rng import IMAGINED, stream
from petteia.kernel.state import Action, State
from petteia.kernel.text.messages import messages
from petteia.review.seen_move import SPECTATOR, SeenMove

LOCALE = Path(__file__).parent / "locale"
BROUGHT, TOOK, BETTER = "brought", "took", "better"
"""What a sentence is about: what the move brought its player, what it took from the asker, and
whether a better one was visible."""

WORLDS = 2
"""Worlds imagined from what the asker knows, in which moves are played out."""
TRIES = 24
"""The most worlds that are dealt to find some in which the move is possible."""
OTHERS = 3
"""Other moves the move is compared with: those rated best at once, and the first of the best turn
that was found."""
NODES = 300
"""Positions looked at to find the rest of a turn."""
CLEARLY = 2.0
"""Points of lead, in every world, by which a clearly better move is ahead."""
MOST_LOSSES = 3


@dataclass(frozen=True, slots=True)
class Sentence:
    """A part of the explanation."""

    about: str
    words: str


def explain(
    seen: SeenMove, language: str = "en", names: Sequence[str] = (), nodes: int = NODES
) -> list[Sentence]:
    """The explanation of a move, a few sentences. Players are called by their `names`, or by their
    numbers; `nodes` limits how far turns are played out."""
    explainer = explainer_of(seen.before)
    explainer.names = tuple(names)
    told = _Explanation(seen, explainer, language, nodes)
    return told.sentences()


class _Explanation:
    """The explanation of one move."""

    def __init__(self, seen: SeenMove, explainer: Explainer, language: str, nodes: int) -> None:
        self.seen = seen
        self.explainer = explainer
        self.language = language
        self.nodes = nodes
        self.evaluator: Evaluator = evaluator_of(seen.before)
        self.worlds = self._imagine()
        self.move = self._look_ahead(seen.action)
        self.others = [self._look_ahead(action) for action in self._other_moves()]

    def sentences(self) -> list[Sentence]:
        """What it brought, what it took, and whether a better move was visible."""
        found = [Sentence(BROUGHT, as_sentence(self._brought(), self.language))]
        if self.seen.viewer != SPECTATOR:
            found.append(Sentence(TOOK, self._took()))
        if self.others:
            found.append(Sentence(BETTER, self._better()))
        return found

    def _imagine(self) -> list[State]:
        """Worlds the asker cannot exclude in which the move is possible."""
        rng = stream(0, IMAGINED)
        worlds: list[State] = []
        for _ in range(TRIES):
            world = self.seen.before.determinize(self.seen.viewer, rng)
            if self.seen.action in world.legal():
                worlds.append(world)
                if len(worlds) == WORLDS:
                    break
        return worlds

    def _look_ahead(self, action: Action) -> Lookahead:
        """Play a move out to the end of the turn in every world."""
        seen = self.seen
        lookahead = Lookahead(seen.before, action, seen.seat, viewer=seen.viewer)
        for world in self.worlds:
            after = play_out(self.evaluator, world, seen.seat, action, self.nodes)
            lookahead.afters.append(after)
            lookahead.leads.append(lead_of(self.evaluator, after, seen.seat))
        return lookahead

    def _other_moves(self) -> list[Action]:
        """The best of the other moves that the asker knows to be possible."""
        if not self.worlds:
            return []
        seat = self.seen.seat
        known = [
            action
            for action in self.worlds[0].legal()
            if action != self.seen.action
            and self.explainer.is_open(self.seen.before, action, self.seen.viewer)
            and all(action in world.legal() for world in self.worlds[1:])
        ]
        rated = {action: self._rate(self.worlds[0], action) for action in known}
        best = sorted(known, key=lambda action: (-rated[action], action))[:OTHERS]
        search = TurnSearch(self.evaluator, self.worlds[0], self.evaluator.beam(), self.nodes)
        first = int(search.best_line().first)
        if first in known and first not in best:
            best[-1] = first
        assert all(world.to_move() == seat for world in self.worlds)
        return best

    def _rate(self, world: State, action: Action) -> float:
        """The lead of the player once a move is settled."""
        after = world.copy()
        after.apply(action)
        settle(self.evaluator, after)
        return self.evaluator.leads(after)[self.seen.seat]

    def _brought(self) -> list[str]:
        """What the move brings: in what it is ahead of the others, or what changed at once."""
        phrases = self._planned() or self._at_once()
        if phrases:
            return phrases
        if not self.worlds:
            return [self._say("why-hidden")]
        if len(self.seen.before.legal()) == 1:
            return [self._say("why-only")]
        return [self._say("why-nothing", rival=self._rival())]

    def _planned(self) -> list[str]:
        """The themes in which the turn is better with this move than with the others."""
        if not self.worlds:
            return []
        made = mean_parts(self.explainer, self.move)
        parts = [mean_parts(self.explainer, other) for other in self.others]
        parts = [other for other in parts if other != made]
        if not parts:
            return []
        ahead = dict(made)
        for other in parts:
            for theme, points in other.items():
                ahead[theme] = ahead.get(theme, 0.0) - points / len(parts)
        return list(strongest(self.explainer, self.move, ahead, self.language).values())

    def _at_once(self) -> list[str]:
        """The themes in which the open position has become better for the player."""
        seen = self.seen
        change = Lookahead(seen.before, seen.action, seen.seat, [seen.after], viewer=seen.viewer)
        gains: dict[Theme, float] = dict(self.explainer.lead_parts(seen.after, seen.seat))
        for theme, points in self.explainer.lead_parts(seen.before, seen.seat).items():
            gains[theme] = gains.get(theme, 0.0) - points
        return list(strongest(self.explainer, change, gains, self.language).values())

    def _took(self) -> str:
        """What the move took from the asker."""
        seen = self.seen
        losses = self.explainer.losses(seen.before, seen.after, seen.viewer, self.language)
        if losses is None:
            return self._say("why-took-later")
        if not losses:
            return self._say("why-took-nothing")
        words = messages(REASONS, self.explainer.locale)
        told = [words.say(self.language, key, **facts) for key, facts in losses[:MOST_LOSSES]]
        return self._say("why-took", losses="; ".join(told))

    def _better(self) -> str:
        """Whether one of the others is clearly ahead in every world."""
        better = [
            other
            for other in self.others
            if all(
                theirs >= ours + CLEARLY
                for theirs, ours in zip(other.leads, self.move.leads, strict=True)
            )
        ]
        if not better:
            return self._say("why-best")
        best = max(better, key=lambda other: (other.lead, -other.action))
        words = self.explainer.describe(self.seen.before, best.action, self.language)
        return self._say("why-better", move=words.rstrip("."))

    def _rival(self) -> str:
        return self.explainer.player(self.seen.seat, self.language)

    def _say(self, key: str, **facts: str | int) -> str:
        return messages(LOCALE).say(self.language, key, **facts)
