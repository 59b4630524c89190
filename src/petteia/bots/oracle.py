"""Oracle: open-loop information-set tree search over imagined worlds.

One tree over sequences of actions. Every iteration imagines a world, goes down the tree by what is
legal there, plays on for a little from where the tree ends, and rates the position; each seat's
share of the win is backed up on its own (max^n). A node's actions are let in by and by, in the
order of their value.

Where turns are long the tree begins with the best line a turn search finds: what is good only in
the end is then tried from the start.
"""

import math
from typing import Final, final

from petteia.bots.bot import Bot
from petteia.bots.clock import Clock
from petteia.bots.evaluator import FULL_ROLLOUT, Evaluator
from petteia.bots.evaluators import evaluator_of
from petteia.bots.greedy import quick_action, settle
from petteia.bots.strategist import TurnSearch
from petteia.kernel.native import i64
from petteia.kernel.playout import playout
from petteia.kernel.rng import Rng
from petteia.kernel.state import State

SECONDS: Final = 0.3
"""The time it takes for a decision if nothing else is said."""
LOOK_UP: Final = 128
"""Every so many iterations it is asked whether the decision is clear."""

BEAM: Final = 12
"""Lines of the own turn that are followed to find the one to begin with."""
PLANNED: Final = 24
"""Tries that having been planned is worth."""
PLAN_AFTER: Final = 16
"""Iterations before the plan: they show how many there will be."""


@final
class SearchParams:
    """How a search is done."""

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
        """How much a seldom tried action is favoured."""
        self.widening = widening
        """With n visits of a node, actions tried there: so many times the root of n."""
        self.prior_visits = prior_visits
        """Visits that an action's value before the search is worth; at least 1."""
        self.expand_after = expand_after
        """Visits of a node before its actions are rated."""
        self.rollout = rollout
        """Decisions that are made greedily from a new node on; then the move is finished, and the
        rollout is cut."""


def default_params(evaluator: Evaluator) -> SearchParams:
    """How a search by this judge is done, if nothing else is said."""
    return SearchParams(
        evaluator.exploration(), evaluator.expand_after(), rollout=evaluator.rollout()
    )


@final
class Node:
    """What is known of a sequence of actions."""

    __slots__ = ("action", "children", "lead", "prior", "tries", "visits", "win_shares")

    def __init__(self, action: i64, seats: i64) -> None:
        self.action = action
        self.tries: i64 = 0
        self.visits: i64 = 0
        """The tries, and those its value before the search is worth."""
        self.prior = 0.0
        """The share of who chose it, as rated before it was tried."""
        self.lead = 0.0
        """Their lead, if the game is over: won is won, but better by more."""
        self.win_shares: list[float] = [0.0] * seats
        """The shares of the win backed up through here, summed, by seat."""
        self.children: list[Node] = []
        """By value, best first, as rated when each was first legal."""


@final
class Search:
    """One decision's tree."""

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
        """One iteration of those the clock allows; after the first few, the plan."""
        self.iterate()
        if self.iterations == PLAN_AFTER:
            self.plan(clock)

    def plan(self, clock: Clock) -> None:
        """Begin with the best way through the turn, as far as nobody else chooses on it."""
        node_budget: i64 = int(
            float(int(self.evaluator.plan_budget())) * clock.iterations_left(self.iterations)
        )
        if node_budget <= 0:
            return
        state = self.state.determinize(self.seat, self.rng)
        line = TurnSearch(self.evaluator, state, BEAM, node_budget).best_line()
        if len(line.actions) == 1:
            return  # its rating alone, which the tree has too
        win_shares = self.evaluator.win_shares(line.state)
        node = self.root
        node.tries += PLANNED
        node.visits += PLANNED
        for action in line.actions:
            if state.to_move() != self.seat:
                return
            self._open(node, state, state.legal(), self.seat)
            node = _put_first(node, action)
            node.tries += PLANNED
            node.visits += PLANNED
            node.prior = win_shares[self.seat]
            seat: i64 = 0
            while seat < self.seats:
                node.win_shares[seat] += win_shares[seat] * float(PLANNED)
                seat += 1
            state.apply(action)

    def iterate(self) -> None:
        """Imagine a world, go down, rate, and back up."""
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
        """The child to try next: promising or seldom tried, of those that are let in."""
        seat = state.to_move()
        legal = state.legal()
        there = [child for child in node.children if child.action in legal]
        if len(there) < len(legal):
            self._open(node, state, legal, seat)
            there = [child for child in node.children if child.action in legal]
        widening: i64 = int(self.params.widening * math.sqrt(float(int(node.visits))))
        best = there[0]
        most = -1.0
        log = math.log(float(int(node.visits + 1)))
        for child in there:
            visits = float(int(child.visits))
            worth = child.win_shares[seat] / visits + self.params.exploration * math.sqrt(
                log / visits
            )
            if worth > most:
                best = child
                most = worth
            widening -= 1
            if widening <= 0:
                break
        return best

    def _open(self, node: Node, state: State, legal: list[int], seat: i64) -> None:
        """Rate the actions that were never legal here before, and put them in order: those rated
        alike by chance, or the first of the list would be taken for ever."""
        known = [child.action for child in node.children]
        prior_visits = self.params.prior_visits
        trust = float(int(prior_visits))
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
            child.win_shares = [share * trust for share in win_shares]
            if after.to_move() < 0:
                child.lead = self.evaluator.leads(after)[seat]
            place: i64 = 0
            while place < len(node.children) and _is_better(node.children[place], child):
                place += 1
            alike: i64 = place
            while alike < len(node.children) and not _is_better(child, node.children[alike]):
                alike += 1
            if alike > place:
                place += self.rng.below(alike - place + 1)
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
        """By how many tries the action tried most is ahead of the second."""
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
        """The action tried most."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.tries > best.tries:
                best = child
        return best.action


def _is_better(one: Node, other: Node) -> bool:
    """Was it rated better before either was tried?"""
    if one.prior != other.prior:
        return one.prior > other.prior
    return one.lead > other.lead


def _put_first(node: Node, action: i64) -> Node:
    """The child of this action, put before the others."""
    place: i64 = 0
    while node.children[place].action != action:
        place += 1
    child = node.children.pop(place)
    node.children.insert(0, child)
    return child


@final
class Oracle(Bot):
    """Searches until its time is over."""

    def __init__(self, rng: Rng, params: SearchParams | None = None) -> None:
        self.rng = rng
        self.params = params
        """How it searches, if not as the game's judge suggests."""

    def choose(self, state: State, clock: Clock) -> int:
        evaluator = evaluator_of(state)
        params = self.params
        if params is None:
            params = default_params(evaluator)
        search = Search(evaluator, state, self.rng, params)
        if clock.is_open():
            clock = Clock(SECONDS)
        while not search.root.children or not clock.is_over(search.iterations):
            search.step(clock)
            done = search.iterations
            if done % LOOK_UP == 0 and search.margin() > clock.iterations_left(done):
                break
        return search.best()
