"""Explanations tell nothing hidden; and the test that says so can fail."""

import pytest

import petteia
from petteia.review.seen_move import SeenMove, seen_move
from petteia.review.why import Sentence, _Explanation, explain
from tests.review.leaks import NAMES, find_leaks, hidden_names

IN_THE_SUITE = 210
"""Questions asked here in two deals each; the full run has 10,000."""
FEW = 60
NODES = 40
"""Turns are played out less far than at a table; what may be known is the same."""


def explained(state: petteia.State, action: int, viewer: int, language: str) -> list[Sentence]:
    return quickly(seen_move(state, action, viewer), language)


def quickly(move: SeenMove, language: str) -> list[Sentence]:
    return explain(move, language, NAMES, NODES)


def test_another_deal_of_what_is_hidden_gives_the_same_explanation() -> None:
    found = find_leaks(IN_THE_SUITE, explained)
    assert found.leaks == []
    assert found.asked == IN_THE_SUITE
    assert found.differently > 0.9 * found.asked
    assert found.disclosed < found.asked


def test_an_explanation_that_looks_at_the_true_deal_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A planted bug: moves are played out in the position as it is, not as it might be."""
    monkeypatch.setattr(_Explanation, "_imagine", lambda told: [told.seen.before.copy()])

    def peeking(state: petteia.State, action: int, viewer: int, language: str) -> list[Sentence]:
        after = state.copy()
        after.apply(action)
        return quickly(SeenMove(state, action, after, viewer), language)

    leaks = find_leaks(IN_THE_SUITE, peeking).leaks
    assert any("in another deal" in leak for leak in leaks)


def test_an_explanation_that_names_a_hidden_card_is_found_out() -> None:
    """A planted bug: the explanation names the top card of the pile as the seat imagines it, which
    is the same in every deal."""

    def naming(state: petteia.State, action: int, viewer: int, language: str) -> list[Sentence]:
        names = sorted(hidden_names(state.known(viewer), viewer, language))
        return [Sentence("brought", name) for name in names]

    found = find_leaks(FEW, naming)
    assert found.leaks
    assert all(" names " in leak for leak in found.leaks)
