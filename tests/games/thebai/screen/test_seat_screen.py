"""A screen shows all a seat may do and see: every move once, each at its place, nothing hidden."""

import copy
import json
from functools import cache

import pytest
from pydantic import TypeAdapter

import petteia
from petteia import stream
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.decisions import DECISIONS
from petteia.games.thebai.screen.prompts import frame_name
from petteia.games.thebai.screen.wire import ThebaiScreen
from petteia.games.thebai.state import Thebai
from petteia.kernel.text.messages import LANGUAGES
from tests.games.thebai.builders import table
from tests.games.thebai.decisions import waiting
from tests.games.thebai.random_games import decisions, keen_choice
from tests.games.thebai.screen.screens import reason_of, seen, things
from tests.games.thebai.screen.told_games import NAMES, begin

PLAYERS = (1, 2, 3, 4)
SEEDS = (3, 5, 11)
"""A rich and crowded game, and two that are only rich."""
MOST_BYTES = 40_000
TURN_STEPS = {"turn-reset", "turn-people", "turn-walk", "turn-aid", "turn-evening"}
MOST_OF_EACH = 5
"""So many positions of each decision are looked at."""


@cache
def adapter() -> TypeAdapter:
    return TypeAdapter(ThebaiScreen)


@cache
def sample() -> tuple[Thebai, ...]:
    """Positions of random games: some of every decision with every number of players."""
    counts: dict[tuple[int, str], int] = {}
    found: list[Thebai] = [waiting(table(), codes.ORDERING, blessings=3, heroes=0)]
    for players in PLAYERS:
        for seed in SEEDS:
            for state, action in decisions(players, seed):
                if action < 0:
                    continue
                kind = (players, frame_name(state))
                counts[kind] = counts.get(kind, 0) + 1
                if counts[kind] <= MOST_OF_EACH:
                    found.append(state.copy())
    return tuple(found)


def histories(players: int, seed: int, every: int):
    """A history at some decisions of a random game."""
    history, rng = begin(players, seed), stream(seed, 31)
    while history.state.to_move() >= 0:
        if len(history.moves) % every == 0:
            yield history
        history.play(keen_choice(history.state, rng))
    yield history


def test_every_decision_is_among_the_positions_looked_at():
    names = {name for name, row in DECISIONS.by_name.items() if not row.is_work()}
    assert {frame_name(state) for state in sample()} == names - {"turn"} | TURN_STEPS


def test_every_move_is_there_once_and_where_it_is_clicked():
    for state in sample():
        screen = seen(state)
        there, lit = things(state, screen), {move["at"] for move in screen["moves"]}
        assert [move["action"] for move in screen["moves"]] == state.legal()
        assert lit <= there, lit - there
        for move in screen["moves"]:
            assert move["words"]
            assert move["kind"]
            assert not move["kind"].startswith("action-")
            assert move["placed"] == (move["at"] != "button")


def test_several_moves_of_one_thing_can_be_told_apart():
    for state in sample():
        moves = seen(state)["moves"]
        assert len({(move["at"], move["words"]) for move in moves}) == len(moves)


def test_everything_that_is_not_lit_says_why_with_a_rule():
    rules = petteia.game("thebai").rulebook()
    for state in sample():
        screen = seen(state)
        there, lit = things(state, screen), {move["at"] for move in screen["moves"]}
        own = {at for at in screen["barred"] if not at.endswith("*")}
        assert own <= there, own - there
        assert not own & lit
        for at in there - lit - {"button"}:
            reason = reason_of(screen, at)
            assert reason["words"]
            assert not reason["words"].endswith(".")
            assert reason["rule"] in rules


def test_a_screen_has_the_declared_types():
    for number, state in enumerate(sample()):
        seat = int(state.mover) if number % 2 else number % (int(state.seats) + 1) - 1
        adapter().validate_python(seen(state, seat, LANGUAGES[number % 3]), strict=True)


def test_a_screen_is_small_in_every_position():
    largest = 0
    for number, state in enumerate(sample()):
        shown = json.dumps(seen(state, None, LANGUAGES[number % 3]), ensure_ascii=False)
        largest = max(largest, len(shown.encode()))
    assert largest <= MOST_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing_in_any_language(language):
    for state in sample():
        screen = seen(state, None, language)
        prompt = screen["prompt"]
        said = [prompt["words"], prompt["sub"]]
        said += [move[field] for move in screen["moves"] for field in ("words", "brings")]
        said += [reason["words"] for reason in screen["barred"].values()]
        said += [step["note"] for step in screen["steps"]]
        said += [battle["words"] for battle in screen["battles"]]
        assert prompt["words"]
        assert not prompt["words"].endswith(".")
        for words in said:
            assert "{" not in words
            assert "???" not in words
            assert "  " not in words
            assert words == words.strip(" ·:")


@pytest.mark.rule("Q24", "S4", "S6", "A3")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_screen_is_the_same_for_every_truth_a_seat_cannot_tell_apart(players):
    rng = stream(5, 3)
    for history in histories(players, 11, 9):
        for seat in range(-1, players):
            other = copy.copy(history)
            other.state = history.state.determinize(seat, rng)
            other._previews = {}
            names = NAMES[:players]
            assert other.screen(seat, "en", names) == history.screen(seat, "en", names)


def test_who_is_not_to_move_sees_no_moves():
    history = begin(3, 1)
    mover = history.state.to_move()
    for seat in range(-1, 3):
        screen = history.screen(seat, "en", NAMES[:3])
        assert bool(screen["moves"]) == bool(screen["barred"]) == (seat == mover)
        assert (NAMES[mover] in screen["prompt"]["words"]) == (seat != mover)
    assert history.screen(mover, "en", NAMES[:3], may_move=False)["moves"] == []
    with pytest.raises(ValueError, match="no seat 3"):
        history.screen(3, "en", NAMES[:3])


@pytest.mark.rule("A1")
def test_antigone_has_a_seat_and_a_name_but_no_screen():
    history = begin(1, 4)
    screen = history.screen(0, "pl", NAMES[:1])
    assert screen["names"] == ["Ada", "Antygona"]
    assert len(screen["seats"]) == 2
    assert screen["seats"][1]["estate"] == []
    with pytest.raises(ValueError, match="no seat 1"):
        history.screen(1, "en", NAMES[:1])


def test_a_game_that_is_over_asks_nothing():
    *_, (state, _) = decisions(2, 4)
    screen = seen(state, 0)
    assert screen["over"]
    assert screen["phase"] == "over"
    assert screen["prompt"]["words"] == "The game is over"
    assert screen["moves"] == []
    assert screen["steps"] == []
    assert screen["battles"] == []
    assert {tile["state"] for tile in screen["fate"]} == {"done"}
