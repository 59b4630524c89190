"""Whatever is visible on the table is legal, or there is a reason with a rule and words."""

from collections import Counter

import pytest

import petteia
from petteia.games.elysium.rules import codes
from petteia.kernel.text.messages import LANGUAGES
from tests import conformance
from tests.rule_index import rule_ids

GAME = petteia.game("elysium")
RULES = set(rule_ids("elysium"))


def visible_actions(state):
    """What somebody could click: cards, Quests, powers, Legends, Columns, the piles."""
    player = state.players[state.to_move()]
    for design in set(state.agora):
        yield codes.TAKE + design
    for design in set(state.oracle):
        yield codes.TAKE_ORACLE + design
    for quest in range(1, len(state.players) + 1 if len(state.players) == 2 else 5):
        yield codes.TAKE_QUEST + quest
    yield codes.TAKE_CITIZEN
    for other in state.players:
        for design in other.domain:
            yield codes.POWER + design
    for design in player.domain:
        yield codes.TRANSFER + design
    yield codes.TRANSFER + codes.CITIZEN
    for legend in range(len(player.legends)):
        yield codes.PLACE + legend
    yield codes.PLACE + codes.NEW
    for colour in range(4):
        yield codes.DISMISS + colour
    yield codes.END_TURN
    yield codes.STOP


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_everything_visible_is_legal_or_has_a_reason_in_words(players, seed):
    options = {"players": players, "families": "random"}
    for position, _ in conformance.random_states(*conformance.begin(GAME, options, seed)):
        if position.to_move() < 0:
            return
        legal = set(position.legal())
        for action in visible_actions(position):
            if action in legal:
                continue
            reason = position.why_not(action)
            assert reason.rule in RULES
            for language in LANGUAGES:
                words = GAME.explain(position, reason, language)
                assert words.endswith(f"({reason.rule}).")


def test_every_reason_is_met_in_play():
    """Over some hundred games every reason is given at least once: none is dead."""
    given = Counter()
    for seed in range(150):
        options = {"players": 2 + seed % 3, "families": "random"}
        for position, _ in conformance.random_states(*conformance.begin(GAME, options, seed)):
            if position.to_move() < 0:
                given[position.why_not(0).key] += 1
                break
            legal = set(position.legal())
            given.update(
                position.why_not(a).key for a in visible_actions(position) if a not in legal
            )
    text = (conformance.SOURCE / "games/elysium/text/refusals.py").read_text("utf-8")
    known = set(conformance.quoted(text, "reason-"))
    only_for_numbers_nobody_can_click = {
        "reason-no-action",
        "reason-not-in-agora",
        "reason-no-legend",
        "reason-nothing-to-transfer",
        "reason-not-at-oracle",
        "reason-no-oracle",
    }
    assert known - set(given) - only_for_numbers_nobody_can_click == set()


def test_numbers_beyond_all_bounds_are_refused_like_others():
    state = petteia.game("elysium").new(players=2, seed=1)
    for action in (-1, 1 << 20, 1 << 70, -(1 << 70)):
        with pytest.raises(petteia.Refused, match="reason-no-action"):
            state.play(action)
    with pytest.raises(ValueError, match="there is no seat"):
        state.view(1 << 70)


def test_nothing_can_be_picked_when_the_game_is_over():
    state = petteia.game("elysium").new(players=2, seed=1)
    rng = petteia.stream(1, 2)
    petteia.playout(state, rng)
    with pytest.raises(AssertionError):
        state.pick(rng)
