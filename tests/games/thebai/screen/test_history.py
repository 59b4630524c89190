"""A game of Thebai as a table tells it: the log, who may read what of it, what moves reveal."""

import json

import pytest

from petteia.games.thebai.rules import codes
from petteia.games.thebai.screen.history import reveals
from petteia.games.thebai.screen.lines import number_of
from petteia.kernel.rng import stream
from petteia.kernel.text.messages import LANGUAGES
from tests.games.thebai.builders import table
from tests.games.thebai.names import EDITION, ORDERS
from tests.games.thebai.random_games import keen_choice
from tests.games.thebai.screen.told_games import (
    NAMES,
    begin,
    from_position,
    names,
    told,
    told_rich,
    words,
)

SIGNS = ("{", "}", "_", "  ", "..", " .", " ,", "None", "\ue000")
GAMES = [(players, seed) for players in (1, 2, 3, 4) for seed in (0, 1)]
MESSAGE_STAND = 6
"""The second space of the blue row: take an order."""
EVERY_FACT = ("n", "move", "seat", "kind", "forced", "concerns", "round", "phase", "actor")


def sentences(line: dict) -> list[str]:
    """All that a line says."""
    said = [words(line["words"]), *map(words, line["changes"])]
    for deed in (line["scene"] or {}).get("did", []):
        said += [words(deed["words"]), *map(words, deed["changes"])]
    return said


# Lines


def test_a_line_names_players_and_components_by_what_they_are():
    history = from_position(table(3).archon(1, "B3").state())
    history.play(codes.CITIZEN + 2)
    history.play(codes.ESTATE + 5)
    line = history.log("en", NAMES[:3])[1]
    assert line == {
        "n": 1,
        "move": 2,
        "seat": 0,
        "kind": "estate",
        "words": [
            {"seat": 0, "name": "Ada"},
            " uses the action space ",
            {"card": "estate-space:blue1", "name": "Counting table"},
            ".",
        ],
        "changes": [[{"seat": 0, "name": "Ada"}, ": drachmas +2"]],
        "forced": False,
        "concerns": [],
        "round": 1,
        "phase": "turns",
        "actor": 0,
        "scene": None,
    }


def test_a_line_says_to_whom_it_did_something_and_what_was_forced():
    history = told(3, 0)
    lines = history.log("en", NAMES[:3])
    assert not any(line["seat"] in line["concerns"] for line in lines)
    lost = [line for line in lines if line["seat"] < 0 and line["concerns"]]
    assert lost
    for line in lost:
        said = " ".join(words(change) for change in line["changes"])
        assert "−" in said, said
        assert all(NAMES[seat] in said for seat in line["concerns"])
    forced = [line for line in lines if line["forced"]]
    assert forced
    assert all(line["seat"] >= 0 and line["kind"] not in ("done", "stop") for line in forced)


@pytest.mark.parametrize(
    ("language", "stage", "setup", "scoring"),
    [
        ("en", "Round 1", "Setup", "Final scoring"),
        ("de", "Runde 1", "Vorbereitung", "Schlusswertung"),
        ("pl", "Runda 1", "Przygotowanie", "Punktacja końcowa"),
    ],
)
def test_a_screen_says_where_the_game_stands(language, stage, setup, scoring):
    turn = from_position(table(3).state()).screen(1, language, NAMES[:3])
    assert turn["stage"] == stage
    last = from_position(table(3).set(phase=codes.PHASE_END).state())
    assert last.screen(1, language, NAMES[:3])["stage"] == scoring
    assert begin(3, 0).screen(0, language, NAMES[:3])["stage"] == setup
    assert told(3, 0).screen(0, language, NAMES[:3])["stage"] == ""


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_whole_games_are_told_in_every_language(players, seed):
    for history in (told(players, seed), told_rich(players, seed)):
        first = history.log("en", names(history))
        for language in LANGUAGES:
            lines = history.log(language, names(history))
            assert len(lines) == len(first) == history.lines_at(len(history.moves))
            for line, english in zip(lines, first, strict=True):
                assert [line[key] for key in EVERY_FACT] == [english[key] for key in EVERY_FACT]
                assert words(line["words"]).endswith(".")
                for said in sentences(line):
                    assert not [sign for sign in SIGNS if sign in said], said


def test_a_name_is_never_read_whatever_is_in_it():
    history = told(2, 1)
    odd = ["{ $card }", "\ue000 St. Ω & <b>\ue001"]
    text = json.dumps(history.log("pl", NAMES[:2]))
    for seat, name in enumerate(odd):
        old = json.dumps({"seat": seat, "name": NAMES[seat]})
        text = text.replace(old, json.dumps({"seat": seat, "name": name}))
    assert json.loads(text) == history.log("pl", odd)


def test_antigone_has_her_name_in_each_language():
    history = told(1)
    for language, name in (("en", "Antigone"), ("de", "Antigone"), ("pl", "Antygona")):
        found = {
            part["name"]
            for line in history.log(language, ["Ada"])
            for parts in (line["words"], *line["changes"])
            for part in parts
            if isinstance(part, dict) and part.get("seat") == 1
        }
        assert found == {name}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_line_says_in_which_round_and_whose_turn_it_was(players):
    history = told(players)
    lines = history.log("en", names(history))
    rounds = [line["round"] for line in lines]
    assert rounds == sorted(rounds)
    for line in lines:
        if line["phase"] == "fate":
            assert line["actor"] == -1
        elif line["kind"] == "round":
            assert (line["actor"], line["phase"]) == (-1, "turns")
        elif line["phase"] == "turns":
            assert 0 <= line["actor"] < len(history.state.players)
        if line["kind"] in ("card", "destiny", "her-archon", "new-herald"):
            assert line["actor"] == 1
    begun = [line for line in lines if line["kind"] == "round"]
    assert [line["round"] for line in begun] == list(range(2, 11))
    assert [line["kind"] for line in lines].count("round-over") == 10


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_vp_told_add_up(players, seed):
    history = told(players, seed)
    for seat, player in enumerate(history.state.players):
        assert history.points[0][seat] + sum(it.gains(seat) for it in history.lines) == player.vp


def test_a_played_move_is_told_as_it_was_offered():
    history = begin(2, 3)
    rng = stream(3, 1)
    for number in range(120):
        action = keen_choice(history.state, rng)
        offered = history.game.describe(history.state, action, "de").words
        history.play(action)
        assert offered.startswith(history.move_words(number, "de", NAMES[:2]))
    with pytest.raises(ValueError, match="120"):
        history.move_words(120, "de", NAMES[:2])


# Secrets


def drawing(seat: int):
    """A player who may take an order from the display or the deck; O30 is the top of the deck."""
    built = table(3).turn(seat).gone(seat, blue=1)
    built.deck("O30", "O31", "O32", display=("O02", "O03", "O04", "O05"))
    history = from_position(built.state())
    history.play(codes.CITIZEN)
    return history


def draw(history) -> None:
    """Use the message stand and take the top order of the deck."""
    history.play(codes.ESTATE + MESSAGE_STAND)
    history.play(codes.ORDER + codes.DECK_TOP)


def test_an_order_from_the_deck_is_named_to_its_owner_alone():
    history = drawing(1)
    draw(history)
    drawn = EDITION.orders[ORDERS["O30"]]
    for seat in range(-1, 3):
        said = json.dumps(history.log("en", NAMES[:3], 0, history.reader(seat)))
        assert (f"order:{drawn.key}" in said) == (seat == 1)
        assert "takes an order from the deck" in said


def test_seats_read_their_own_log_and_all_spectators_the_same():
    history = told(3, moves=1)
    assert [history.reader(seat) for seat in (-1, 0, 1, 2, 7)] == [-1, 0, 1, 2, -1]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_nobody_reads_of_a_hidden_order(players, seed):
    """After each move, what is told of it names no order of the deck and none that only another
    player knows."""
    history, rng = begin(players, seed), stream(seed, 5)
    while history.state.to_move() >= 0:
        lines = len(history.lines)
        history.play(keen_choice(history.state, rng))
        state = history.state
        for reader in range(-1, players):
            hidden = set(state.deck[state.drawn :])
            for owner, player in enumerate(state.players):
                if owner != reader:
                    hidden |= {n for n in range(len(EDITION.orders)) if player.secret >> n & 1}
            said = json.dumps(history.log("en", names(history), lines, reader))
            for order in hidden:
                assert f'"order:{EDITION.orders[order].key}"' not in said


# What is revealed


def played(history, action: int) -> bool:
    """Whether an action reveals anything, as foreseen and as kept."""
    foreseen = history.preview(action).reveals
    history.play(action)
    assert history.reveals[-1] == foreseen
    return foreseen


def test_drawing_reveals_and_choosing_where_to_work_does_not():
    history = drawing(0)
    assert not played(history, codes.ESTATE + MESSAGE_STAND)
    assert played(history, codes.ORDER + codes.DECK_TOP)


def test_the_last_action_of_a_round_reveals_the_attack():
    built = table(3).round(3).archon(2, "B3").drachmas(2, 1).last_turn().at(codes.TURN_ARCHON)
    history = from_position(built.state())
    assert played(history, codes.TAKE_BACK)
    assert history.state.attacks_shown
    battle = [line["kind"] for line in history.log("en", NAMES[:3])].index("battle")
    assert history.battle == battle


def test_antigones_turn_reveals_her_cards():
    built = table(1).archon(0, "B3").drachmas(0, 1).at(codes.TURN_ARCHON)
    history = from_position(built.state())
    assert played(history, codes.TAKE_BACK)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_reveals_nothing_tells_all_seats_alike(players):
    """A move that reveals nothing leads from positions that a seat cannot tell apart to positions
    that it cannot tell apart."""
    history, rng = begin(players, 4), stream(4, 6)
    looked_at = 0
    while history.state.to_move() >= 0 and looked_at < 40:
        action = keen_choice(history.state, rng)
        other = history.state.determinize(0, stream(len(history.moves), 8))
        after = other.copy()
        alike = action in other.legal()
        if alike:
            after.apply(action)
        history.play(action)
        if alike and not history.reveals[-1]:
            looked_at += 1
            assert not reveals(other, after)
            assert after.view(0) == history.state.view(0)
    assert looked_at


# Going back


def test_a_copy_goes_its_own_way():
    history = begin(2, 6)
    rng = stream(6, 7)
    for _ in range(40):
        history.play(keen_choice(history.state, rng))
    lines, twin = history.log("en", NAMES[:2]), history.copy()
    for _ in range(30):
        twin.play(keen_choice(twin.state, rng))
    assert history.log("en", NAMES[:2]) == lines
    assert len(history.points) <= len(twin.points)
    assert twin.log("en", NAMES[:2])[: len(lines)] == lines
    assert len(history.offered) == 40


@pytest.mark.parametrize("players", [1, 3])
def test_after_undo_the_log_is_that_of_the_moves_kept(players):
    history = told(players, 2).copy()
    moves = history.moves[:]
    for to in (len(moves) - 1, len(moves) // 2, 3):
        history.undo(to)
        again = begin(players, 2)
        for action in moves[:to]:
            again.play(action)
        assert history.log("de", names(history)) == again.log("de", names(again))
        assert history.lines_at(to) == len(history.lines)
        assert (history.points, history.battle) == (again.points, again.battle)
        assert history.reveals == again.reveals


def test_signed_numbers_are_read_again():
    assert [number_of(text) for text in ("+3", "−12", "+0")] == [3, -12, 0]


def test_a_board_is_made_once_for_those_from_whom_the_same_is_hidden():
    """Its owner alone gets another one, as long as an order of theirs is hidden."""
    history, rng, hidden = begin(3, 5), stream(5, 31), 0
    while history.state.to_move() >= 0:
        screens = [history.screen(seat, "en", NAMES) for seat in (-1, 0, 1, 2)]
        public, *own = screens
        for seat, board in enumerate(public["seats"]):
            others = [it["seats"][seat] for it in screens if it["seat"] != seat]
            assert all(other is board for other in others)
            secret = board["hidden_orders"] > 0
            assert (own[seat]["seats"][seat] is not board) == secret
            hidden += secret
        history.play(history.state.pick(rng))
    assert hidden
