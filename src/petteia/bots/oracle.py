"""Oracle: open-loop information-set Monte Carlo tree search (ISMCTS).

There is one tree over sequences of actions. Every iteration determinizes the state, descends the
tree by UCB over the actions that are legal there, plays a short rollout from the leaf, rates the
position, and backs up each seat's win share separately (max^n). Progressive widening admits the
actions of a node step by step, in the order of their priors.

Where turns are long, the tree starts with the best line of a turn search, so that moves that pay
off only at the end of the turn are tried early.
"""

import math
from typing import Final, final

from petteia.bots.bot import Bot
from petteia.bots.clock import Clock
from petteia.bots.evaluator import FULL_ROLLOUT, Evaluator
from petteia.bots.evaluators import EvaluatorFor, evaluator_of
from petteia.bots.greedy import quick_action, settle
from petteia.bots.strategist import TurnSearch
from petteia.kernel.native import i64
from petteia.kernel.playout import playout
from petteia.kernel.rng import Rng
from petteia.kernel.state import State

SECONDS: Final = 0.3
"""The default time for a decision."""
CHECK_EVERY: Final = 128
"""Iterations between checks whether the decision can still change."""

NODES_A_LINE: Final = 60
"""Positions the turn search for the first line may look at for each line it keeps."""
PLAN_VISITS: Final = 24
"""Visits the first line starts with."""
PLAN_AFTER: Final = 16
"""Iterations before the turn search: they show how many the clock allows."""


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
class Node:
    """A sequence of actions, with its statistics."""

    __slots__ = ("action", "children", "lead", "prior", "tries", "visits", "win_shares")

    def __init__(self, action: i64, seats: i64) -> None:
        self.action = action
        self.tries: i64 = 0
        self.visits: i64 = 0
        """The tries plus the visits its prior counts for."""
        self.prior = 0.0
        """The win share of the player who chooses it, as rated before it was tried."""
        self.lead = 0.0
        """That player's lead, which orders children of equal prior. It is set if the game is over
        or the evaluator rates the score only."""
        self.win_shares: list[float] = [0.0] * seats
        """The sum of the win shares backed up through this node, by seat."""
        self.children: list[Node] = []
        """By prior, best first, as rated when each was first legal."""


@final
class Search:
    """The tree of one decision."""

    def __init__(self, evaluator: Evaluator, state: State, rng: Rng, params: SearchParams) -> None:
        self.evaluator = evaluator
        self.state = state
        self.rng = rng
        self.params = params
        self.seat = state.to_move()
        self.seats: i64 = len(state.scores())
        self.root = Node(-1, self.seats)
        self.iterations: i64 = 0

    def step(self, clock: Clock) -> None:
        """Run one iteration; after the first few, also the turn search."""
        self.iterate()
        if self.iterations == PLAN_AFTER:
            self.plan(clock)

    def is_done(self, clock: Clock) -> bool:
        """Is the time over, or can the decision not change any more?"""
        if not self.root.children:
            return False
        done = self.iterations
        if clock.is_over(done):
            return True
        return done % CHECK_EVERY == 0 and self.margin() > clock.iterations_left(done)

    def plan(self, clock: Clock) -> None:
        """Add the best line of the turn to the tree, up to the first choice of another player."""
        node_budget: i64 = int(
            float(int(self.evaluator.plan_budget())) * clock.iterations_left(self.iterations)
        )
        if node_budget <= 0:
            return
        state = self.state.determinize(self.seat, self.rng)
        beam = max(self.evaluator.beam(), node_budget // NODES_A_LINE)
        line = TurnSearch(self.evaluator, state, beam, node_budget, self.rng).best_line()
        if len(line.actions) == 1:
            return  # the tree already has this rating
        win_shares = self.evaluator.win_shares(line.state)
        node = self.root
        node.tries += PLAN_VISITS
        node.visits += PLAN_VISITS
        for action in line.actions:
            if state.to_move() != self.seat:
                return
            self._expand(node, state, state.legal(), self.seat)
            node = _put_first(node, action)
            node.tries += PLAN_VISITS
            node.visits += PLAN_VISITS
            node.prior = win_shares[self.seat]
            seat: i64 = 0
            while seat < self.seats:
                node.win_shares[seat] += win_shares[seat] * float(PLAN_VISITS)
                seat += 1
            state.apply(action)

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

    def best(self) -> int:
        """The most tried action."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.tries > best.tries:
                best = child
        return best.action


def _rated_higher(one: Node, other: Node) -> bool:
    """Was its prior higher, or its lead at equal priors?"""
    if one.prior != other.prior:
        return one.prior > other.prior
    return one.lead > other.lead


def _put_first(node: Node, action: i64) -> Node:
    """Move the child of this action to the front, and return it."""
    place: i64 = 0
    while node.children[place].action != action:
        place += 1
    child = node.children.pop(place)
    node.children.insert(0, child)
    return child


@final
class Oracle(Bot):
    """Searches until its time is up or the decision cannot change any more."""

    def __init__(
        self,
        rng: Rng,
        evaluators: EvaluatorFor = evaluator_of,
        params: SearchParams | None = None,
    ) -> None:
        self.rng = rng
        self.evaluators = evaluators
        self.params = params
        """Overrides the parameters the evaluator suggests."""

    def choose(self, state: State, clock: Clock) -> int:
        evaluator = self.evaluators(state)
        params = self.params
        if params is None:
            params = default_params(evaluator)
        search = Search(evaluator, state, self.rng, params)
        if clock.is_unlimited():
            clock = Clock(SECONDS)
        while not search.is_done(clock):
            search.step(clock)
        return search.best()
