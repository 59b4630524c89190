"""What may be chosen, as sets of bits."""

import pytest

from petteia import stream
from petteia.kernel.offer import Offer


def offer(*groups: tuple[int, set[int]]) -> Offer:
    made = Offer()
    for base, arguments in groups:
        made.add(base, sum(1 << argument for argument in arguments))
    return made


@pytest.mark.parametrize(
    ("groups", "actions"),
    [
        ([], []),
        ([(128, set())], []),
        ([(128, {5})], [133]),
        ([(128, {0, 61})], [128, 189]),
        ([(0, {0}), (640, {3, 7})], [0, 643, 647]),
        ([(128, {1}), (256, set()), (384, {2}), (512, {0}), (640, {60})], [129, 386, 512, 700]),
        ([(128, {1}), (256, {0}), (384, {2}), (512, {0}), (640, {6})], [129, 256, 386, 512, 646]),
    ],
)
def test_groups_are_listed_in_order(groups, actions):
    made = offer(*groups)
    assert made.actions() == made.copy().actions() == actions
    assert [action for action in range(1000) if made.has(action)] == actions
    assert made.is_choice() == (len(actions) > 1)
    if actions:
        assert made.first() == actions[0]
        rng = stream(1, 2)
        assert {made.pick(rng) for _ in range(200)} == set(actions)


def test_a_pick_is_the_action_at_a_random_place():
    made = offer((128, {1, 4, 9}), (384, {0, 2}), (640, {33}), (768, {5, 6, 7}), (896, {0, 8}))
    picking, listing = stream(5, 6), stream(5, 6)
    for _ in range(100):
        actions = made.actions()
        assert made.pick(picking) == actions[listing.below(len(actions))]
