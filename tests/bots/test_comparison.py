"""Comparison of given moves: leads and reasons, the same as in advice."""

import pytest

import petteia
from petteia.bots import Clock, advise
from petteia.bots.advice import _search
from petteia.bots.comparison import Candidate, compare
from petteia.kernel.text.messages import LANGUAGES


def decision(key: str) -> petteia.State:
    """A decision between at least three moves, as the player to move knows it."""
    state = petteia.game(key).new(players=3, seed=5)
    rng = petteia.stream(5, petteia.IMAGINED)
    for _ in range(40):
        state.apply(state.pick(rng))
    while len(state.legal()) < 3:
        state.apply(state.pick(rng))
    return state.known(state.to_move())


@pytest.mark.parametrize("key", ["elysium", "thebai"])
def test_the_moves_of_an_advice_compare_as_the_advice_says(key: str) -> None:
    known = decision(key)
    seat = known.to_move()
    clock = Clock(iterations=40)
    advice = advise(known, seat, clock, most=100)
    nodes = {int(node.action): node for node in _search(known, clock).root.children}
    candidates = [Candidate(one.action, int(nodes[one.action].tries), one.share) for one in advice]
    compared = compare(known, candidates, clock)
    assert [(one.action, one.lead, one.reason) for one in compared] == [
        (one.action, one.lead, one.reason) for one in advice
    ]


@pytest.mark.parametrize("key", ["elysium", "thebai"])
def test_reasons_of_given_moves_are_sentences_in_every_language(key: str) -> None:
    known = decision(key)
    candidates = [Candidate(action, 0, 0.5) for action in known.legal()]
    for language in LANGUAGES:
        compared = compare(known, candidates, Clock(iterations=1), language)
        assert [one.action for one in compared] == known.legal()
        assert all(one.reason.endswith(".") for one in compared)


def test_a_single_move_has_a_reason() -> None:
    known = decision("thebai")
    (only,) = compare(known, [Candidate(known.legal()[0], 5, 0.5)], Clock(iterations=1))
    assert only.reason == "As good as the other moves."


def test_the_position_compared_is_not_changed() -> None:
    known = decision("thebai")
    before = known.dump()
    compare(known, [Candidate(action, 0, 0.5) for action in known.legal()], Clock(iterations=1))
    assert known.dump() == before
