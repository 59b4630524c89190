"""A screen shows all a seat may do and see: every move once, each at its place, nothing hidden."""

import copy
import json

import pytest

import petteia
from petteia import stream
from petteia.games.elysium.rules import codes
from petteia.games.elysium.rules.decisions import DECISIONS
from petteia.games.elysium.rules.hidden import hidden_zones
from petteia.games.elysium.rules.legends import JOIN, SHAPES, SIZE, WORTH
from petteia.games.elysium.screen.boards import LEGEND_KINDS, full_size, ghosts, next_worth
from petteia.games.elysium.screen.seat_screen import SHORT_REASONS
from petteia.games.elysium.terminal.drawing import ElysiumDrawing
from petteia.games.elysium.text import MESSAGES
from petteia.kernel.text.messages import LANGUAGES
from tests.games.elysium.builders import number, table
from tests.games.elysium.screen.test_history import NAMES, SETS, from_position

GAME = petteia.game("elysium")
EVERY = 7
"""In whole games every so many positions are looked at."""


def positions(seed: int, players: int, families: str):
    """A history at every decision of a random game."""
    history, rng = GAME.history({"players": players, "families": families}, seed), stream(seed, 16)
    while history.state.to_move() >= 0:
        yield history
        history.play(history.state.pick(rng))
    yield history


def things(screen: dict) -> set[str]:
    """Every anchor there is on a screen."""
    found = {"button", "pile"}
    found |= {f"agora:{place['card']}" for place in screen["agora"] if place["card"]}
    found |= {f"oracle:{place['card']}" for place in screen["oracle"] or () if place["card"]}
    found |= {f"quest:{quest['number']}" for quest in screen["quests"]}
    found |= {f"discard:{card}" for card in screen["discard"]}
    found |= {f"column:{colour}" for colour in screen["seats"][screen["seat"]]["columns"]}
    for seat, board in enumerate(screen["seats"]):
        found |= {f"seat:{seat}", f"legend:{seat}:new"}
        found |= {f"domain:{seat}:{card['card']}" for card in board["domain"]}
        if board["citizens"]:
            found.add(f"citizens:{seat}")
        for legend in board["legends"]:
            found.add(legend["at"])
            found |= {f"written:{seat}:{card}" for card in legend["cards"]}
    return found


def check_moves(history) -> str:
    """Every promise about the moves of a screen; the frame it was about."""
    screen = history.screen(history.state.to_move(), "en", NAMES[: len(history.state.players)])
    there, barred = things(screen), set(screen["barred"])
    lit = {move["at"] for move in screen["moves"]}
    assert [move["action"] for move in screen["moves"]] == history.state.legal()
    assert lit <= there, lit - there
    for move in screen["moves"]:
        assert move["placed"] != (move["at"] == "button" or move["at"].startswith("seat:"))
    assert barred <= there, barred - there
    assert not barred & lit
    assert all(move["words"] and move["kind"] for move in screen["moves"])
    assert all(reason["words"] and reason["rule"] for reason in screen["barred"].values())
    return screen["prompt"]["frame"]


def test_every_move_is_there_once_and_where_it_is_clicked_in_every_frame():
    frames = set()
    for seed, families in enumerate([*SETS, "random"] * 8):
        for history in positions(seed, 2 + seed % 3, families):
            if history.state.to_move() >= 0:
                frames.add(check_moves(history))
    rows = DECISIONS.by_name.items()
    assert frames == {"dismissal", *(name for name, row in rows if not row.is_work())}


@pytest.mark.parametrize("families", SETS)
def test_a_screen_is_the_same_for_every_truth_a_seat_cannot_tell_apart(families):
    rng = stream(5, 3)
    for count, history in enumerate(positions(23, 3, families)):
        if count % EVERY:
            continue
        for seat in range(-1, 3):
            other = copy.copy(history)
            other.state = history.state.determinize(seat, rng)
            other.revealing = {}
            assert other.screen(seat, "en", NAMES[:3]) == history.screen(seat, "en", NAMES[:3])
            assert other.log("en", NAMES) == history.log("en", NAMES)


@pytest.mark.parametrize("families", SETS)
def test_a_card_that_nobody_has_seen_is_nowhere_on_a_screen_or_in_the_log(families):
    known: set[str] = set()
    for history in positions(29, 4, families):
        state = history.state
        key = [design.key for design in state.content.designs]
        hidden = {key[card] for _, _, zone in hidden_zones(state) for card in zone}
        shown = [card for zone in (state.agora, state.oracle, state.discard) for card in zone]
        shown += [card for player in state.players for card in player.domain]
        known |= {key[card] for card in shown}
        known |= {
            key[entry & 127]
            for it in state.players
            for entry in it.written
            if entry & 127 != codes.CITIZEN
        }
        told = [history.log("en", NAMES, max(len(history.lines) - 6, 0))]
        told += [history.screen(seat, "en", NAMES) for seat in (-1, 0, 3)]
        text = json.dumps(told)
        for card in hidden - known:
            assert f'"{card}"' not in text
            assert f':{card}"' not in text


def test_who_is_not_to_move_sees_no_moves():
    history = GAME.history({"players": 3}, 1)
    mover = history.state.to_move()
    for seat in range(-1, 3):
        screen = history.screen(seat, "en", NAMES[:3])
        assert bool(screen["moves"]) == bool(screen["barred"]) == (seat == mover)
        assert ("is to move" in screen["prompt"]["words"]) == (seat != mover)
    assert history.screen(mover, "en", NAMES[:3], may_move=False)["moves"] == []
    with pytest.raises(ValueError, match="no seat 3"):
        history.screen(3, "en", NAMES[:3])


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_shown_in_every_language(language):
    for history in positions(31, 3, "random"):
        seat = max(history.state.to_move(), 0)
        screen = history.screen(seat, language, NAMES[:3])
        assert screen["prompt"]["words"]
        assert json.loads(json.dumps(screen)) == screen


# Prompt


def prompt_of(history, language: str = "en") -> dict:
    return history.screen(history.state.to_move(), language, NAMES)["prompt"]


@pytest.mark.parametrize(
    ("language", "sub"),
    [
        ("en", "2 cards and 4 Quests are open to you · 1 power is ready"),
        ("de", "Zur Wahl: 2 Karten und 4 Aufgaben · 1 Effekt ist bereit"),
        ("pl", "Do wyboru: 2 karty i 4 Misje · 1 moc jest gotowa"),
    ],
)
def test_the_prompt_says_how_much_is_open(language, sub):
    history = from_position(table(3).agora("nike", "charon").domain(0, "areopagus").state())
    assert prompt_of(history, language)["sub"] == sub


@pytest.mark.parametrize(
    ("seat", "question"),
    [
        ({}, "Take a card or a Quest"),
        ({"quest": 1, "columns": "BGY"}, "Take a card"),
        ({"taken": 3, "columns": "Y"}, "Take a Quest"),
    ],
)
def test_the_prompt_asks_only_for_what_can_be_taken(seat, question):
    state = table(3).agora("nike", "aegis", "pandora").domain(0, "areopagus").seat(0, **seat)
    takes = seat.get("taken", 0) + ("quest" in seat)
    assert prompt_of(from_position(state.round(takes + 1).state()))["words"] == question


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_asks_the_same_as_the_page(language):
    for history in positions(3, 3, "first-game"):
        asked = prompt_of(history, language)["words"]
        assert ElysiumDrawing().prompt(history.state, language) == f"{asked}."


def test_the_prompt_shows_whose_power_asks_and_what_is_on_its_way():
    state = table(3).domain(0, "mentor").agora("nike").state()
    history = from_position(state)
    history.play(codes.POWER + number(state, "mentor"))
    prompt = prompt_of(history)
    assert (prompt["frame"], prompt["card"], prompt["moving"]) == ("naming", "mentor", None)
    moves = history.screen(0, "en", NAMES)["moves"]
    assert [(move["at"], move["words"]) for move in moves] == [("seat:1", "Bo"), ("seat:2", "Cy")]
    assert not any(move["placed"] for move in moves), "players are chosen by buttons"
    state = table(3).writing().domain(0, "nike", "charon").legend(0, "persephone").state()
    history = from_position(state)
    assert "transfer" in prompt_of(history)["sub"]
    history.play(codes.TRANSFER + number(state, "nike"))
    assert prompt_of(history)["moving"] == "nike"
    assert prompt_of(history)["sub"] == "Nike enters your Elysium"


def test_two_equal_cards_are_two_to_choose_from():
    history = from_position(table(3).agora("nike", "nike", "charon").state())
    assert prompt_of(history)["sub"].startswith("3 cards and 4 Quests")


@pytest.mark.parametrize(
    ("language", "sub", "waiting"),
    [
        ("en", "Ada’s Laestrygonians", "Bo decides"),
        ("de", "Adas Lästrygonen", "Bo entscheidet"),
        ("pl", "Karta gracza Ada: Lajstrygonowie", "Decyduje Bo"),
    ],
)
def test_who_decides_in_the_turn_of_another_reads_which_card_of_whom_asks(language, sub, waiting):
    state = table(3).agora("laestrygonians").domain(1, "charon").domain(2, "nike").state()
    history = from_position(state)
    assert prompt_of(history)["turn"] == 0
    history.play(codes.TAKE + number(state, "laestrygonians"))
    asked = history.screen(1, language, NAMES)["prompt"]
    assert (asked["turn"], asked["card"], asked["sub"]) == (0, "laestrygonians", sub)
    other = history.screen(0, language, NAMES)["prompt"]
    assert (other["words"], other["sub"]) == (waiting, sub)


# Barred


def test_what_is_barred_says_why_and_which_columns_are_missing():
    agora = ("nike", "charon", "thunderbolt", "aegis")
    state = table(3).agora(*agora).domain(0, "charon").columns(0, "RY").round(3).state()
    screen = from_position(state).screen(0, "en", NAMES)
    barred = screen["barred"]
    assert barred["agora:charon"] == {
        "rule": "T4",
        "words": "Charon is already in your Domain; no two identical cards may be there",
        "short": "Twin",
        "missing": "",
    }
    assert barred["agora:nike"] == {
        "rule": "T2",
        "words": "You need the green Column for Nike",
        "short": "",
        "missing": "G",
    }
    assert barred["agora:thunderbolt"]["missing"] == "BG"
    assert "agora:aegis" not in barred
    for quest in screen["quests"]:
        missing = barred.get(f"quest:{quest['number']}", {"missing": ""})["missing"]
        assert missing == ("" if quest["columns"] in "RY" else quest["columns"])


def test_a_quest_that_is_taken_says_why():
    state = table(3).columns(1, "RBY", quest=2).round(2).state()
    screen = from_position(state).screen(0, "en", NAMES)
    assert screen["quests"][1]["holder"] == 1
    reason = screen["barred"]["quest:2"]
    assert (reason["rule"], reason["words"]) == ("T1", "This Quest is not below the Pediment")


def test_a_column_of_any_colour_can_be_what_is_missing():
    agora = ("danaes-golden-rain", "aegis", "cetus")
    state = table(3).agora(*agora).columns(0, "R", quest=1).round(4)
    barred = from_position(state.state()).screen(0, "en", NAMES)["barred"]
    assert barred["agora:danaes-golden-rain"]["missing"] == "K"


def test_every_short_reason_has_words_and_is_a_reason():
    keys = MESSAGES.keys("en")
    short = {key.replace("reason-", "short-") for key in SHORT_REASONS}
    assert keys >= SHORT_REASONS
    assert {key for key in keys if key.startswith("short-")} == short


# Boards


def board_of(state, seat: int = 0) -> dict:
    return from_position(state).screen(seat, "en", NAMES)["seats"][seat]


def test_a_family_legend_shows_its_gap():
    state = table(3).writing().domain(0, "nike", "charon").legend(0, "persephone", "charon").state()
    legend = board_of(state)["legends"][0]
    levels = [None, None, None]
    for card in ("persephone", "charon"):
        levels[state.content.level[number(state, card)] - 1] = card
    assert legend["kind"] == "family"
    assert (legend["title"], legend["note"]) == ("Hades", "2 of 3")
    assert legend["cards"] == levels
    assert legend["ghosts"] == [{"family": "hades", "level": levels.index(None) + 1}]
    assert (legend["worth"], legend["next"], legend["size"], legend["full"]) == (3, "6", 2, 3)


def test_a_level_legend_waits_for_the_other_families():
    state = table(3).legend(0, "persephone", "nike", "citizen").agora("charon", "aegis").state()
    legend = board_of(state)["legends"][0]
    assert (legend["title"], legend["note"]) == ("Level II", "3 of 5")
    assert legend["cards"] == ["persephone", "nike", "citizen", None, None]
    assert legend["ghosts"] == [{"family": None, "level": 2}] * 2
    assert (legend["worth"], legend["next"]) == (4, "8")


def test_a_single_card_is_not_yet_a_legend():
    legend = board_of(table(3).legend(0, "nike").agora("charon", "aegis").state())["legends"][0]
    assert (legend["kind"], legend["title"]) == ("single", "Single")
    assert (legend["cards"], legend["next"]) == (["nike", None], "2–3")


def test_the_worth_of_legends_is_shown_from_two_cards_on():
    worth = from_position(table(2).state()).screen(0, "en", NAMES)["legend_worth"]
    assert worth == {"family": [3, 6], "level": [2, 4, 8, 12]}


def test_legends_of_the_same_cards_are_clicked_as_one():
    arranged = table(3).writing().gold(0, 9).domain(0, "persephone", "nike")
    state = arranged.legend(0, "charon").legend(0, "charon").legend(0, "hypnos").state()
    state.play(codes.TRANSFER + number(state, "persephone"))
    history = from_position(state)
    screen = history.screen(0, "en", NAMES)
    at = [legend["at"] for legend in screen["seats"][0]["legends"]]
    assert at == ["legend:0:0", "legend:0:0", "legend:0:2"]
    assert [move["at"] for move in screen["moves"]] == [*at[1:], "legend:0:new"]
    assert screen["barred"].keys().isdisjoint(at)
    for language in LANGUAGES:
        words = [move["words"] for move in history.screen(0, language, NAMES)["moves"]]
        assert len(set(words)) == 3, "no two choices read the same"


SAME_LEGEND = {
    "en": "This Legend has the same cards as an earlier one: choose that one (G8).",
    "de": "Dieser Mythos besteht aus den gleichen Karten wie ein früherer: "
    "Wähle den früheren (G8).",
    "pl": "Ta Legenda składa się z takich samych kart jak wcześniejsza: wybierz tamtą (G8).",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_of_two_identical_legends_is_refused_with_words(language):
    arranged = table(3).writing().gold(0, 9).domain(0, "persephone", "nike")
    state = arranged.legend(0, "charon").legend(0, "charon").state()
    state.play(codes.TRANSFER + number(state, "persephone"))
    said = GAME.explain(state, state.why_not(codes.PLACE + 1), language)
    assert said == SAME_LEGEND[language]


def test_a_quest_held_as_incomplete_is_shown_with_its_holder():
    state = table(3).domain(0, "nike").writing(quests=("incomplete", 3, "incomplete")).state()
    quests = from_position(state).screen(0, "en", NAMES)["quests"]
    assert {quest["number"]: quest["holder"] for quest in quests} == {1: 0, 2: 2, 3: 1, 4: None}


def test_ghosts_fill_every_legend_that_can_be_written():
    for shape in range(1, len(SHAPES)):
        assert SHAPES[shape][0] in LEGEND_KINDS
        assert len(ghosts(shape)) == full_size(shape) - SIZE[shape]
        grown = [WORTH[other] for other in JOIN[shape] if other]
        assert bool(next_worth(shape)) == bool(grown)
        for family, level in ghosts(shape):
            if family >= 0 and level:
                assert JOIN[shape][family * 3 + level - 1]


def test_a_card_shows_how_it_lies_there():
    state = (
        table(3)
        .domain(0, "areopagus", "aegis", "acheron", "golden-maidens", turned=["golden-maidens"])
        .agora("charon", "nike")
        .state()
    )
    marks = {card["card"]: card["mark"] for card in board_of(state)["domain"]}
    assert marks == {
        "areopagus": "ready",
        "aegis": "plain",
        "acheron": "ring",
        "golden-maidens": "used",
    }
