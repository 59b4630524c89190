"""No powers go on for ever: whatever two designs meet in a Domain, the turn comes to an end (K2).

In every turn here the player uses whatever power can be used, and nobody ever stops early.
"""

from collections.abc import Callable

import pytest

from petteia import stream
from petteia.games.elysium.content.edition import read_edition
from petteia.games.elysium.rules import codes
from petteia.games.elysium.rules.effects import walk
from petteia.games.elysium.state import Elysium
from tests.games.elysium.builders import copied, number, stop, table
from tests.games.elysium.packs import pack_with

DESIGNS = read_edition().designs
Habit = Callable[[list[int]], int]
COPYING = [
    key
    for key, design in DESIGNS.items()
    if any(step.verb in ("use", "ready") for step in walk(design.effect))
]
"""The designs that use or ready others: nothing of the kind may be done to them."""
GUESTS = ("hermes", "zeus", "athena", "poseidon", "hades")
"""The Families that fill a table up; the first two are always there."""
ELEUSIS = ("iacchus", "zagreus", "kerykes")
AGORA = ("oak-of-dodona", "dioscuri", "eagle-of-zeus", "purse-of-hermes", "moly", "maia")
RIVALS = ("libation", "thunderbolt", "iacchus", "danaes-golden-rain", "hermaion", "winged-sandals")
HABITS: dict[str, Habit] = {
    "the first": lambda options: options[0],
    "the last": lambda options: options[-1],
}
"""Which of several options players choose."""


def families_of(*keys: str) -> list[str]:
    """Five Families with those of these designs among them."""
    return list(dict.fromkeys([*(DESIGNS[key].family for key in keys), *GUESTS]))[:5]


def pair_up(first: str, second: str) -> Elysium:
    """Both designs with seat 0: in the Domain, an Instant in the Agora to be taken (of two, the
    second). Plenty of Gold, and cards wherever powers look for some: twins, copying cards."""
    families = families_of(first, second)
    left = {design.key: design.copies for design in DESIGNS.values() if design.family in families}

    def some(*wanted: str) -> list[str]:
        """Those of these cards that are still to be had."""
        there = [key for key in dict.fromkeys(wanted) if left.get(key)]
        for key in there:
            left[key] -= 1
        return there

    kinds = {key: DESIGNS[key].kind for key in (first, second)}
    taken = [key for key in (second, first) if kinds[key] == "instant"][:1]
    own = [key for key in (first, second) if key not in taken]
    if "eleusis" in kinds.values():
        own += [key for key in ELEUSIS if key not in own][:1]
    arranged = table(3, families).domain(0, *some(*own)).agora(*some(*taken, *AGORA))
    arranged.domain(1, *some(first, second, *COPYING)).domain(2, *some(*RIVALS))
    arranged.discard(*some("nike", "zagreus", "pan")).legend(0, *some("ganymede", "nike"))
    if "apollo" in families:
        arranged.set(oracle=some("horae", "moirai", "cassandra", "pythia"))
    for seat in range(3):
        arranged.gold(seat, 20).vp(seat, 5).citizens(seat, 1)
    return arranged.state()


def choose(state: Elysium, wishes: list[int], habit: Habit) -> int:
    """What is wished for, else any power, else anything but to stop."""
    options = state.legal()
    for wish in wishes:
        if wish in options:
            return wish
    powers = [action for action in options if action >> 7 << 7 == codes.POWER]
    others = [action for action in options if action not in (codes.STOP, codes.END_TURN)]
    return habit(powers or others)


def play_part(state: Elysium, wishes: list[int], habit: Habit, most: int = 60) -> list[int]:
    """Play this turn, or this part of Phase III, to its end: all that was offered in it."""
    part = (state.phase, state.round, state.turn)
    offered: list[int] = []
    state.trace = []
    for _ in range(most):
        offered += state.legal()
        state.play(choose(state, wishes, habit))
        if (state.phase, state.round, state.turn) != part:
            return offered + [action for _, action in state.trace]
    raise AssertionError(f"no end after {most} decisions")


def play_pair(first: str, second: str, habit: Habit) -> set[str]:
    """A turn with both designs, the first used before the second: the cards that were offered to
    be used or readied by another."""
    state = pair_up(first, second)
    cards = [number(state, first), number(state, second)]
    wishes = [kind + card for card in cards for kind in (codes.TAKE, codes.POWER)]
    return targets(state, play_part(state, wishes, habit))


def targets(state: Elysium, offered: list[int]) -> set[str]:
    """The cards among all that was offered that another would have used or readied."""
    chosen = [action for action in offered if codes.COPY <= action < codes.ACTIONS]
    return {state.content.designs[action & codes.ARGUMENTS].key for action in chosen}


@pytest.mark.rule("K2")
@pytest.mark.parametrize("habit", HABITS)
@pytest.mark.parametrize("first", DESIGNS)
def test_a_turn_with_any_other_design_ends_and_no_copying_card_is_copied(first, habit):
    for second in DESIGNS:
        if second != first:
            assert play_pair(first, second, HABITS[habit]).isdisjoint(COPYING), second


@pytest.mark.parametrize(
    ("first", "second", "target"),
    [
        ("caduceus", "charon", "charon"),
        ("pan", "mentor", "mentor"),
        ("ascent-of-kore", "persephone", "persephone"),
        ("oak-of-dodona", "autolycus", "oak-of-dodona"),
        ("libation", "kerykes", "libation"),
        ("thunderbolt", "moly", "thunderbolt"),
    ],
)
def test_in_these_pairs_every_copying_card_finds_its_target(first, second, target):
    assert target in play_pair(first, second, HABITS["the first"])


@pytest.mark.parametrize("seed", range(100))
def test_even_a_domain_full_of_powers_comes_to_its_end(seed):
    families = ["athena", "hades", "hermes", "poseidon", "zeus"]
    usable = ("activate", "trigger", "eleusis")
    all_of_them = [
        key
        for key, design in DESIGNS.items()
        if design.kind in usable and design.family in families
    ]
    arranged = table(3, families).domain(0, *all_of_them).agora("moly", "autolycus").gold(0, 30)
    twins = [key for key in all_of_them if DESIGNS[key].copies == 2]
    state = arranged.domain(1, *twins).vp(1, 9).vp(2, 9).citizens(0, 2).state()
    rng = stream(seed, 1)
    wishes = [codes.TAKE + number(state, "moly")]
    offered = play_part(state, wishes, lambda options: options[rng.below(len(options))], 400)
    assert targets(state, offered).isdisjoint(COPYING)


@pytest.mark.parametrize("habit", HABITS)
def test_a_part_of_phase_three_with_any_two_legend_powers_ends(habit):
    legend = [key for key, design in DESIGNS.items() if design.kind == "legend"]
    for first in legend:
        for second in legend:
            if first != second:
                arranged = table(3, families_of(first, second)).writing().gold(0, 20)
                arranged.domain(0, first, second, "maia", "eagle-of-zeus").citizens(0, 1)
                state = arranged.domain(1, "caduceus", "pan").state()
                wishes = [codes.POWER + number(state, key) for key in (first, second)]
                assert play_part(state, wishes, HABITS[habit])


def test_at_the_final_scoring_no_copying_card_is_copied(tmp_path):
    copying = [{"use": {"kind": "chronos", "of": "all"}}]
    pack = pack_with(tmp_path, "moirai", "chronos", copying)
    arranged = table(2, families_of("herm", "moirai"), pack).set(epoch=5).writing()
    arranged.domain(0, "triton").legend(0, "herm", "nike").legend(1, "moirai", "cetus")
    state = arranged.legend(1, "horae", "charon").legend(1, "dioscuri", "libation").state()
    stop(state)
    assert copied(state) == [(1, "horae"), (1, "dioscuri")]
