"""The bar of steps shows where one is and what is optional; the walk shows the way."""

import pytest

from petteia.games.thebai.rules import codes
from tests.games.thebai.builders import table
from tests.games.thebai.moves import place_of
from tests.games.thebai.names import level, space
from tests.games.thebai.screen.screens import seen
from tests.games.thebai.screen.told_games import NAMES, begin, from_position, told


def bar(history, seat: int | None = None) -> dict[str, tuple[str, str]]:
    """State and note of each step."""
    reader = int(history.state.mover) if seat is None else seat
    screen = history.screen(reader, "en", NAMES[: history.state.seats])
    return {step["name"]: (step["state"], step["note"]) for step in screen["steps"]}


def states(history) -> dict[str, str]:
    return {name: state for name, (state, _) in bar(history).items()}


def test_the_setup_has_two_steps():
    history = begin(3, 2)
    assert states(history) == {"stone": "now", "order": "ahead"}
    for _ in range(3):
        history.play(history.state.legal()[0])
    assert states(history) == {"stone": "done", "order": "now"}


@pytest.mark.rule("T2", "T4", "T7", "T8", "Q10")
def test_a_turn_goes_from_step_to_step():
    built = table().help(0, "help_red2").hand(0, "C3").stock(0, grape=1, bronze=1)
    history = from_position(built.state())
    assert bar(history) == {
        "reset": ("skipped", ""),
        "citizen": ("now", ""),
        "archon": ("ahead", ""),
        "help": ("ahead", ""),
        "order": ("ahead", "1 can be paid"),
    }
    history.play(codes.CITIZEN + level("1"))
    history.play(place_of(history.state, "B3-C3"))
    assert bar(history)["citizen"] == ("now", "B3-C3")
    history.play(codes.TRIGGER)
    assert bar(history)["citizen"] == ("done", "B3-C3")
    assert bar(history)["archon"] == ("now", "")
    history.play(codes.ARCHON + space(history.state, "C4"))
    assert bar(history)["archon"] == ("now", "Scribe’s house C4")
    history.play(history.state.legal()[0])
    assert bar(history)["archon"] == ("done", "Scribe’s house C4")
    assert bar(history)["help"] == ("now", "")


def test_help_tile_and_order_are_optional():
    screen = seen(table().state())
    assert [step["name"] for step in screen["steps"] if step["optional"]] == ["help", "order"]


@pytest.mark.rule("T7")
def test_without_a_help_tile_its_step_is_skipped():
    assert bar(from_position(table().state()))["help"] == ("skipped", "no help tile")


@pytest.mark.rule("T8", "Q10")
def test_an_order_before_the_citizen_leaves_the_citizen_ahead():
    built = table().hand(0, "C1").stock(0, grape=1, amphora=1)
    history = from_position(built.state())
    history.play(codes.FULFIL + 0)
    shown = bar(history)
    assert shown["order"] == ("now", "First libation")
    assert shown["citizen"] == ("ahead", "")


@pytest.mark.rule("Q24")
def test_what_another_player_can_pay_is_not_told():
    built = table().hand(0, "C1", secret=("C1",)).stock(0, grape=1, amphora=1)
    history = from_position(built.state())
    assert bar(history, 0)["order"] == ("ahead", "1 can be paid")
    for seat in (-1, 1):
        assert bar(history, seat)["order"] == ("ahead", "")


@pytest.mark.rule("T5", "T6")
def test_the_walk_shows_the_way_and_what_was_crossed():
    built = table().archon(0, "B3").citizen(1, "B3-C3").citizen(0, "C3-C4", "2").drachmas(0, 1)
    history = from_position(built.at(codes.TURN_ARCHON).state())
    history.play(codes.STEP + space(history.state, "C3"))
    walk = history.screen(0, "en", NAMES[:2])["walk"]
    assert walk["visited"] == ["B3", "C3"]
    assert walk["crossed"] == ["B3-C3"]
    assert [(it["at"], it["done"], it["sign"]) for it in walk["crossings"]] == [
        ("B3-C3", True, "raise"),
        ("C3-C4", False, "lower"),
    ]
    others = history.screen(1, "en", NAMES[:2])["walk"]
    assert [(it["at"], it["words"]) for it in others["crossings"]] == [
        ("B3-C3", "raises your citizen to 1★")
    ]


def test_a_walk_is_forgotten_with_its_turn():
    built = table().archon(0, "B3").citizen(1, "B3-C3").at(codes.TURN_ARCHON)
    history = from_position(built.state())
    history.play(codes.STEP + space(history.state, "C3"))
    while history.state.mover == 0:
        history.play(history.state.legal()[0])
    assert history.screen(1, "en", NAMES[:2])["walk"] is None
    assert bar(history, 1)["citizen"] == ("now", "")


@pytest.mark.rule("F1", "F2", "F3", "H1")
@pytest.mark.parametrize(("players", "first"), [(1, "herald"), (2, "herald"), (3, ""), (4, "")])
def test_the_fate_phase_has_steps_of_its_own(players, first):
    """Whatever is asked in the fate phase, one step is now and those before it are done."""
    asked = 0
    for seed in range(3):
        moves = told(players, seed).moves
        history = begin(players, seed)
        for action in moves:
            if history.state.phase == codes.PHASE_FATE:
                asked += 1
                shown = states(history)
                assert list(shown.values()).count("now") == 1
                ended = [state for state in shown.values() if state != "done"]
                assert ended[0] == "now"
                assert (next(iter(shown)) == "herald") == bool(first)
                assert ("prosperity" in shown) != ("attack" in shown)
            history.play(action)
    assert asked


@pytest.mark.rule("F4", "D4")
def test_rows_show_who_took_their_hero_and_their_gate_tile():
    for seed in range(4):
        history = told(4, seed)
        screen = history.screen(-1, "en", NAMES)
        for row in screen["city"]["rows"]:
            assert (row["hero"] is None) == (row["taken"] is not None)
            if row["hero_holder"] is not None:
                assert row["taken"] in screen["seats"][row["hero_holder"]]["heroes"]
        held = [row for row in screen["city"]["rows"] if row["tile_holder"] is not None]
        assert len(held) == sum(len(seat["gates"]) for seat in screen["seats"])


def test_a_copy_of_a_history_goes_its_own_way():
    history = from_position(table().state())
    twin = history.copy()
    history.play(codes.CITIZEN + level("1"))
    history.play(place_of(history.state, "B3-C3"))
    assert bar(history)["citizen"] == ("now", "B3-C3")
    assert bar(twin)["citizen"] == ("now", "")
