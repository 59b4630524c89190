"""Open-loop information-set Monte Carlo tree search (ISMCTS).

There is one tree over sequences of actions. Every iteration determinizes the state, descends the
tree by UCB over the actions that are legal there, plays a short rollout from the leaf, rates the
position, and backs up each seat's win share separately (max^n). Progressive widening admits the
actions of a node step by step, in the order of their priors.
"""

import math
from typing import Final, final

from petteia.bots.clock import Clock
from petteia.bots.evaluator import FULL_ROLLOUT, Evaluator
from petteia.bots.greedy import quick_action, settle
from petteia.bots.search.base import Node, Search
from petteia.kernel.native import i64
from petteia.kernel.playout import playout
from petteia.kernel.rng import Rng
from petteia.kernel.state import State

CHECK_EVERY: Final = 128
"""Iterations between checks whether the decision can still change."""


@final
class SearchParams:
    """The parameters of a search."""

    __slots__ = ("expand_after", "exploration", "prior_visits", "rollout", "widening")

    def __init__(
        self,
        exploration: float,
        expand_after: i64,
        widening: float = 2.0,
        prior_visits: i64 = 2,
        rollout: i64 = 0,
    ) -> None:
        self.exploration = exploration
        """The exploration constant of UCB."""
        self.widening = widening
        """A node with n visits admits this many times sqrt(n) of its actions."""
        self.prior_visits = prior_visits
        """Visits an action's prior counts for; at least 1."""
        self.expand_after = expand_after
        """Visits of a node before it is expanded."""
        self.rollout = rollout
        """Greedy decisions from a leaf before it is rated, or FULL_ROLLOUT."""


def default_params(evaluator: Evaluator) -> SearchParams:
    """The parameters an evaluator suggests."""
    return SearchParams(
        evaluator.exploration(), evaluator.expand_after(), rollout=evaluator.rollout()
    )


@final
class TreeSearch(Search):
    """The tree of one decision."""

    def __init__(self, evaluator: Evaluator, state: State, rng: Rng, params: SearchParams) -> None:
        super().__init__(evaluator, state, rng)
        self.params = params
        self.focused: Node | None = None
        """The only action of the root that is still searched."""

    def step(self, clock: Clock) -> None:
        self.iterate()

    def is_done(self, clock: Clock) -> bool:
        return len(self.root.children) > 0 and clock.is_over(self.iterations)

    def is_decided(self, clock: Clock) -> bool:
        if not self.root.children or self.iterations % CHECK_EVERY:
            return False
        return self.margin() > clock.iterations_left(self.iterations)

    def focus(self, action: i64) -> None:
        self.focused = self.child(action)

    def is_focused_enough(self) -> bool:
        focused = self.focused
        assert focused is not None
        most: i64 = 0
        for child in self.root.children:
            if child is not focused and child.tries > most:
                most = child.tries
        return focused.tries >= most

    def iterate(self) -> None:
        """Determinize, descend, rate, and back up."""
        state = self.state.determinize(self.seat, self.rng)
        node = self.root
        path = [node]
        while node.tries >= self.params.expand_after and state.to_move() >= 0:
            node = self._select(node, state)
            path.append(node)
            state.apply(node.action)
        win_shares = self._rate(state)
        for node in path:
            node.visits += 1
            node.tries += 1
            sums = node.win_shares
            seat: i64 = 0
            while seat < self.seats:
                sums[seat] += win_shares[seat]
                seat += 1
        self.iterations += 1

    def _select(self, node: Node, state: State) -> Node:
        """The child with the highest upper confidence bound among those admitted."""
        focused = self.focused
        if focused is not None and node is self.root:
            return focused
        seat = state.to_move()
        legal = state.legal()
        admissible = [child for child in node.children if child.action in legal]
        if len(admissible) < len(legal):
            self._expand(node, state, legal, seat)
            admissible = [child for child in node.children if child.action in legal]
        widening: i64 = int(self.params.widening * math.sqrt(float(int(node.visits))))
        best = admissible[0]
        most = -1.0
        log = math.log(float(int(node.visits + 1)))
        for child in admissible:
            visits = float(int(child.visits))
            bound = child.win_shares[seat] / visits + self.params.exploration * math.sqrt(
                log / visits
            )
            if bound > most:
                best = child
                most = bound
            widening -= 1
            if widening <= 0:
                break
        return best

    def _expand(self, node: Node, state: State, legal: list[int], seat: i64) -> None:
        """Rate the actions that were never legal here before, and sort them in by prior. Ties are
        broken at random; otherwise the first legal action would always win them."""
        known = [child.action for child in node.children]
        prior_visits = self.params.prior_visits
        prior_weight = float(int(prior_visits))
        for action in legal:
            if action in known:
                continue
            after = state.copy()
            after.apply(action)
            settle(self.evaluator, after)
            child = Node(action, self.seats)
            win_shares = self.evaluator.win_shares(after)
            child.visits = prior_visits
            child.prior = win_shares[seat]
            child.win_shares = [share * prior_weight for share in win_shares]
            if after.to_move() < 0 or self.evaluator.rates_score_only():
                child.lead = self.evaluator.leads(after)[seat]
            place: i64 = 0
            while place < len(node.children) and _rated_higher(node.children[place], child):
                place += 1
            last: i64 = place
            while last < len(node.children) and not _rated_higher(child, node.children[last]):
                last += 1
            if last > place:
                place += self.rng.below(last - place + 1)
            node.children.insert(place, child)

    def _rate(self, state: State) -> list[float]:
        left = self.params.rollout
        if left == FULL_ROLLOUT:
            playout(state, self.rng)
        while left > 0 and state.to_move() >= 0:
            state.apply(quick_action(self.evaluator, state))
            left -= 1
        settle(self.evaluator, state)
        return self.evaluator.win_shares(state)

    def margin(self) -> int:
        """The tries of the most tried action less those of the second."""
        most: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.tries > most:
                second = most
                most = child.tries
            elif child.tries > second:
                second = child.tries
        return most - second


def _rated_higher(one: Node, other: Node) -> bool:
    """Was its prior higher, or its lead at equal priors?"""
    if one.prior != other.prior:
        return one.prior > other.prior
    return one.lead > other.lead
