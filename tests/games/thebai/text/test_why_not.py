"""Every action is legal, or there is a reason with a rule and words."""

from collections import Counter

import pytest

from petteia import stream
from petteia.games.thebai.rules import codes
from petteia.games.thebai.terminal.lookup import parse_action
from petteia.games.thebai.text.refusals.words import reason_words
from petteia.games.thebai.text.step_text import MESSAGES
from petteia.kernel.content.rulebook import read_rulebook
from petteia.kernel.text.messages import LANGUAGES
from tests import conformance
from tests.games.thebai.builders import table
from tests.games.thebai.decisions import begin, doing
from tests.games.thebai.moves import do
from tests.games.thebai.refused_effects import COUNCIL, EFFECTS, FRAMES
from tests.games.thebai.refused_steps import IN_TURN, STEPS

RULES = set(read_rulebook(conformance.SOURCE / "games/thebai"))
REASON_FILES = (
    "rules/decisions.py",
    "text/refusals/dispatch.py",
    "text/refusals/turn.py",
    "text/refusals/city.py",
    "text/refusals/effects.py",
)
CASES = IN_TURN | STEPS | EFFECTS | COUNCIL | FRAMES


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_says_why(name):
    make, typed, words = CASES[name]
    state = make()
    action = _action(state, typed)
    assert action is not None
    assert action not in state.legal()
    assert reason_words(state, state.why_not(action), "en") == words


def test_a_starting_order_that_was_taken_is_refused():
    state = begin(3, 1)
    while state.top.kind != codes.CHOOSING_ORDER:
        do(state, state.legal()[0])
    do(state, codes.START_ORDER + 2)
    reason = state.why_not(codes.START_ORDER + 2)
    assert reason_words(state, reason, "en") == "This starting order has been taken (I7)."


def test_refusals_are_said_in_german_and_polish():
    state = table().hand(0, "O09").stock(0, grape=2, bronze=1).state()
    reason = state.why_not(parse_action(state, "fulfil", "o09", "en"))
    assert (
        reason_words(state, reason, "de") == "Für „Fest des Hauses“ fehlt dir noch 1 Bronze (T8)."
    )
    said = reason_words(state, reason, "pl")
    assert said == "Do zlecenia „Uczta domowa” brakuje Ci: 1 brąz (T8)."


def test_what_must_be_done_is_said_in_every_language():
    state = doing(table(), "order 2")
    reason = state.why_not(codes.DONE)
    assert [reason_words(state, reason, language) for language in LANGUAGES] == [
        "This is carried out as far as possible; you only choose how (Q13).",
        "Das wird so weit wie möglich ausgeführt; du entscheidest nur, wie (Q13).",
        "To wykonuje się, na ile to możliwe; decydujesz tylko, jak (Q13).",
    ]


def test_a_legal_action_has_no_reason():
    state = table().state()
    with pytest.raises(ValueError, match="is legal"):
        state.why_not(state.legal()[0])


def test_nothing_is_legal_when_the_game_is_over():
    state = begin(2, 3)
    rng = stream(3, 5)
    while state.to_move() >= 0:
        state.apply(state.pick(rng))
    assert reason_words(state, state.why_not(0), "en") == "The game is over (E8)."


@pytest.mark.parametrize("action", [-1, codes.ACTIONS, 1 << 20, 1 << 70, -(1 << 70)])
def test_numbers_beyond_all_bounds_are_refused_like_others(action):
    assert table().state().why_not(action).key == "reason-no-action"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_every_number_is_legal_or_has_a_reason_in_words(players, seed):
    state = begin(players, seed)
    rng = stream(seed, 7)
    moves = 0
    while state.to_move() >= 0:
        if moves % 9 == seed:
            _every_number_has_words(state)
        state.apply(state.pick(rng))
        moves += 1


def _every_number_has_words(state):
    legal = set(state.legal())
    reasons = {}
    for action in range(codes.ACTIONS):
        if action not in legal:
            reason = state.why_not(action)
            reasons[reason.key, tuple(reason.facts)] = reason
    for reason in reasons.values():
        assert reason.rule in RULES
        for language in LANGUAGES:
            assert reason_words(state, reason, language).endswith(f"({reason.rule}).")


def quoted_reasons():
    """The keys of all reasons in the code."""
    folder = conformance.SOURCE / "games/thebai"
    texts = [(folder / file).read_text("utf-8") for file in REASON_FILES]
    return {key for text in texts for key in conformance.quoted(text, "reason-")}


def test_every_reason_has_words_and_all_words_are_used():
    keys = {key for key in MESSAGES.keys("en") if key.startswith("reason-")}
    assert keys == quoted_reasons()


def test_every_reason_is_given_in_some_position():
    """None is dead: each is in a case above, or met in random games."""
    given = Counter(make().why_not(_action(make(), typed)).key for make, typed, _ in CASES.values())
    only_elsewhere = {
        "reason-over",
        "reason-no-action",
        "reason-looks-alike",
    }
    for seed in range(4):
        state = begin(1 + seed, seed)
        rng = stream(seed, 8)
        while state.to_move() >= 0:
            legal = set(state.legal())
            for action in range(state.mover % 7, codes.ACTIONS, 7):
                if action not in legal:
                    given[state.why_not(action).key] += 1
            state.apply(state.pick(rng))
    assert quoted_reasons() - set(given) == only_elsewhere


def _action(state, typed):
    if isinstance(typed, int):
        return typed
    word, _, rest = typed.partition(" ")
    return parse_action(state, word, rest.lower(), "en")
