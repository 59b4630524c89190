"""Anybody may write a game: a `State` in plain Python works with the kernel in every build."""

import copy
import pickle

import pytest

from petteia import Problem, Reason, Refused, State, playout, stream


class Nim(State):
    """Take one, two or three from a heap."""

    def __init__(self, heap: int, turn: int = 0) -> None:
        self.heap = heap
        self.turn = turn

    def to_move(self) -> int:
        return self.turn if self.heap else -1

    def legal(self) -> list[int]:
        return [number for number in (1, 2, 3) if number <= self.heap]

    def apply(self, action: int) -> None:
        self.heap -= action
        self.turn = 1 - self.turn

    def why_not(self, action: int) -> Reason:
        return Reason("N1", "nim-take", {"most": 3})

    def __reduce__(self) -> tuple[type["Nim"], tuple[int, int]]:
        return (Nim, (self.heap, self.turn))


def test_a_game_of_ones_own_plays_out():
    heap = Nim(20)
    assert 20 / 3 <= playout(heap, stream(1, 2)) <= 20
    assert heap.to_move() == -1


def test_what_the_kernel_gives_every_game_works_on_ones_own():
    heap = Nim(2)
    assert heap.pick(stream(1, 2)) in (1, 2)
    with pytest.raises(Refused, match="nim-take"):
        heap.play(3)
    heap.play(2)
    assert heap.legal() == []


def test_a_game_of_ones_own_can_be_pickled_and_copied():
    heap = Nim(9)
    heap.play(3)
    for twin in (pickle.loads(pickle.dumps(heap)), copy.deepcopy(heap)):
        assert (twin.heap, twin.turn) == (6, 1)


@pytest.mark.parametrize("again", [lambda it: pickle.loads(pickle.dumps(it)), copy.deepcopy])
def test_reasons_and_generators_can_be_pickled_and_copied(again):
    reason = Reason("T2", "reason-columns", {"card": "charon"})
    assert again(reason) == reason
    refused = again(Refused(7, reason))
    assert (refused.action, refused.reason) == (7, reason)
    assert str(again(Problem("No."))) == "No."
    rng = stream(5, 6)
    assert again(rng).dump() == rng.dump()
