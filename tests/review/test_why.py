"""Why did they do that? The words of explanations, and what they are made of."""

import re

import pytest

import petteia
from petteia.bots import seat_bot
from petteia.bots.comparison import explainer_of
from petteia.bots.explainer import AS_GOOD, GOOD_LATER, LESS_GOOD, LOCALE
from petteia.bots.explainer import BETTER as BETTER_OFF
from petteia.kernel.record import Record
from petteia.kernel.text.messages import LANGUAGES, messages
from petteia.kernel.text.problem import Problem
from petteia.review.seen_move import SPECTATOR, see, seen_move
from petteia.review.why import BETTER, BROUGHT, TOOK, explain
from tests.nim import add_nim

VERDICTS = {f"because-{one}" for one in (BETTER_OFF, AS_GOOD, LESS_GOOD, GOOD_LATER, "save")}
"""What hints say of a move without a theme; explanations have words of their own for it."""
NODES = 20
"""Turns are played out a few moves only: every sentence is there all the same."""


def played(key: str, players: int, seed: int = 3) -> Record:
    """A random game to its end."""
    record = Record.new(key, players=players, seed=seed)
    rng = petteia.stream(seed, petteia.IMAGINED)
    while record.state.to_move() >= 0:
        record.play(int(record.state.pick(rng)))
    return record


@pytest.mark.parametrize(("key", "players"), [("elysium", 3), ("thebai", 2), ("thebai", 1)])
def test_every_kind_of_action_has_an_explanation_in_every_language(key: str, players: int) -> None:
    kinds: set[tuple[int, str]] = set()
    shift = 7 if key == "elysium" else 6
    for seed in range(3):
        for state, action in played(key, players, seed).replay():
            asker = (int(state.to_move()) + 1) % players if players > 1 else SPECTATOR
            for language in LANGUAGES:
                if (action >> shift, language) in kinds:
                    continue
                kinds.add((action >> shift, language))
                told = explain(seen_move(state, action, asker), language, nodes=NODES)
                assert told[0].about == BROUGHT
                assert all(one.words.endswith(".") and len(one.words) > 8 for one in told)
    assert len(kinds) > 3 * 12


@pytest.mark.parametrize("key", ["elysium", "thebai"])
def test_moves_of_bots_are_explained_with_names(key: str) -> None:
    game = petteia.game(key)
    state = game.new(players=2, seed=4)
    bots = [seat_bot("merchant", game, 4, seat) for seat in range(2)]
    words: list[str] = []
    for _ in range(60):
        seat = int(state.to_move())
        action = bots[seat].choose(state)
        told = explain(seen_move(state, action, 1 - seat), "en", ["Leda", "Thea"], NODES)
        assert [one.about for one in told][:2] == [BROUGHT, TOOK]
        words += [one.words for one in told]
        state.apply(action)
    assert any("took from you:" in one for one in words)
    assert "No clearly better move could be seen." in words
    assert any("Leda" in one or "Thea" in one for one in words)
    assert len(set(words)) > 12


def test_a_clearly_worse_move_is_told_with_the_better_one() -> None:
    found = [
        sentence.words
        for state, action in played("elysium", 2, 5).replay()
        for sentence in explain(seen_move(state, action, SPECTATOR), "en", nodes=NODES)
        if sentence.about == BETTER and "clearly better:" in sentence.words
    ]
    assert len(found) > 10


def test_a_spectator_loses_nothing_and_is_told_nothing_about_it() -> None:
    record = played("thebai", 2)
    state, action = next(iter(record.replay()))
    assert TOOK not in [one.about for one in explain(seen_move(state, action, SPECTATOR))]


def test_an_explanation_is_the_same_each_time_and_whatever_comes_later() -> None:
    record = played("elysium", 3)
    number = next(n for n, mover in enumerate(record.movers, 1) if mover != 0 and n > 20)
    late = explain(see(record, number, 0), "de", nodes=NODES)
    assert explain(see(record, number, 0), "de", nodes=NODES) == late
    assert explain(see(record.at(number), number, 0), "de", nodes=NODES) == late


@pytest.mark.parametrize(
    ("number", "viewer", "problem"),
    [
        (0, 1, "There is no move 0; there are moves 1 to"),
        (100_000, 1, "There is no move 100000"),
        (1, 7, "There is no seat 7; there are seats 0 to 1"),
        (1, -2, "There is no seat -2"),
    ],
)
def test_a_move_that_was_not_made_is_refused(number: int, viewer: int, problem: str) -> None:
    with pytest.raises(Problem, match=problem):
        see(played("elysium", 2), number, viewer)


def test_ones_own_move_is_not_explained() -> None:
    record = played("elysium", 2)
    with pytest.raises(Problem, match="own"):
        see(record, 1, record.movers[0])


def test_a_game_without_reasons_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    add_nim(monkeypatch)
    state = petteia.game("nim").new(players=2)
    with pytest.raises(Problem, match="no advice"):
        explain(seen_move(state, state.legal()[0], 1))


SECOND_PERSON = {
    "en": r"\byour?\b",
    "de": r"\b(du|dir|dich|deine?[mnrs]?)\b",
    "pl": r"\b(Ci|Cię|Ciebie|Tob\w+|Tw[oó]\w+|masz|dostajesz|zaczynasz|możesz|będziesz)\b",
}


@pytest.mark.parametrize("key", ["elysium", "thebai"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_for_a_rivals_move_do_not_say_you(key: str, language: str) -> None:
    locale = explainer_of(petteia.game(key).new(players=2)).locale
    text = "\n".join(
        file.read_text(encoding="utf-8")
        for folder in (LOCALE, locale)
        for file in sorted((folder / language).glob("*.ftl"))
    )
    found = dict(re.findall(r"^([a-z-]+) =(.*?)(?=^[a-z#]|\Z)", text, re.MULTILINE | re.DOTALL))
    assert set(found) <= messages(LOCALE, locale).keys(language)
    assert any(name.startswith("theirs-") for name in found)
    for name, words in found.items():
        replaced = name.replace("because-", "theirs-", 1) in found
        if name.startswith("theirs-") or (name.startswith("because-") and not replaced):
            addressed = re.search(SECOND_PERSON[language], words)
            assert addressed is None or name in VERDICTS, f"{name}: {words}"
