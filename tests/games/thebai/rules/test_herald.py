"""Heralds of a game for two, and alone (H1 to H3, R10)."""

import pytest

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.fate.heralds import draw_herald, place_marker
from petteia.games.thebai.rules.fate.phase import begin_fate
from petteia.games.thebai.rules.position import replaced
from tests.games.thebai.builders import table
from tests.games.thebai.moves import perform, place_hoplite, raise_die, shift_hoplite
from tests.games.thebai.names import CATALOG, HERALDS, HEROES, ORDERS, dice_space, space
from tests.games.thebai.queries import dice_offered, die, offered, vp


def heralded(built: table, herald: str):
    """The fate phase of a built table with this herald on top of the deck."""
    number = HERALDS[herald]
    built.t.herald_deck = [it for it in built.t.herald_deck if it != number] + [number]
    begin_fate(built.t)
    return built.state()


def marked(state) -> list[str]:
    """The dice spaces with an occupied marker."""
    board = state.board
    return [board.dice_name(it) for it in range(board.dice) if state.markers >> it & 1]


def quiet_round() -> table:
    """A round whose fate changes nothing here."""
    return table(2).round(6)


@pytest.mark.rule("H1")
def test_with_two_players_a_herald_is_revealed_before_every_fate_phase():
    state = heralded(quiet_round(), "HE05")
    assert state.heralds_done == [HERALDS["HE05"]]
    assert len(state.herald_deck) == 11


@pytest.mark.rule("H1")
def test_alone_there_are_heralds_too_and_with_three_there_are_none():
    state = heralded(table(1).round(6), "HE05")
    assert HERALDS["HE05"] in state.heralds_done
    state = table(3).round(6)
    begin_fate(state.t)
    assert state.state().heralds_done == []


@pytest.mark.rule("H1")
def test_an_empty_herald_deck_is_made_from_the_discards():
    state = quiet_round().set(herald_deck=[], heralds_done=[3, 4, 5]).state()
    rng = state.rng
    card = draw_herald(state)
    assert sorted([*state.herald_deck, card]) == [3, 4, 5]
    assert state.heralds_done == []
    assert state.rng is not rng


@pytest.mark.rule("H2")
def test_every_die_in_the_column_is_raised_whoever_s_it_is():
    built = quiet_round().citizen(0, "B2-C2").hoplite(1, "A5-B5", "2").citizen(1, "C3-C4")
    state = heralded(built, "HE04")
    assert die(state, "B2-C2") == "0 citizen 1*"
    assert die(state, "A5-B5") == "1 hoplite 2*"
    assert die(state, "C3-C4") == "1 citizen 1"


@pytest.mark.rule("H2")
def test_a_column_s_dice_spaces_are_those_touching_its_kadmeia_spaces():
    state = quiet_round().state()
    names = {
        state.board.dice_name(it)
        for it in range(state.board.dice)
        if state.board.column_mask[0] >> it & 1
    }
    in_column = {f"A{row}-A{row + 1}" for row in range(1, 7)}
    assert names == in_column | {f"A{row}-B{row}" for row in range(1, 8)}


@pytest.mark.rule("R10")
def test_dice_ascend_from_the_top_and_in_a_row_from_the_left():
    built = quiet_round()
    built.citizen(1, "B3-C3", "3*").citizen(0, "A3-B3", "3*").citizen(1, "B2-B3", "3*")
    state = heralded(built, "HE04")
    assert state.path == [1, 0, 1, -1]
    assert vp(state) == [10 + 5, 10 + 6 + 4]


@pytest.mark.rule("R10")
def test_the_owner_decides_an_ascension_before_the_next_die_is_raised():
    built = quiet_round().hoplite(1, "B1-B2", "3*").citizen(0, "B4-B5")
    state = heralded(built, "HE04")
    assert (state.to_move(), offered(state, codes.COMMANDER)) == (1, [0, 1])
    assert die(state, "B4-B5") == "0 citizen 1"
    state.play(codes.COMMANDER + 1)
    state.play(codes.DONE)
    assert die(state, "B4-B5") == "0 citizen 1*"


@pytest.mark.rule("R10")
def test_a_die_put_down_meanwhile_is_not_raised_by_the_same_herald():
    built = quiet_round().hoplite(1, "B1-B2", "3*").citizen(0, "B4-B5")
    state = heralded(built, "HE04")
    built.citizen(1, "B5-C5", "2").hoplite(1, "C1-D1", "2")
    state.play(codes.COMMANDER)
    state.play(codes.DONE)
    assert die(state, "B5-C5") == "1 citizen 2"
    assert die(state, "B4-B5") == "0 citizen 1*"


@pytest.mark.rule("R10")
def test_a_die_put_where_another_has_left_meanwhile_is_not_raised_either(monkeypatch):
    """Seat 1 meets a Semele of another pack, who places two hoplites."""
    two_hoplites = CATALOG.order_effects[ORDERS["O36"]]
    effects = replaced(CATALOG.hero_effects, HEROES["semele"], two_hoplites)
    monkeypatch.setattr(CATALOG, "hero_effects", effects)
    built = quiet_round().hoplite(1, "B1-C1", "3*").hoplite(1, "B4-C4", "2").citizen(0, "B5-C5")
    state = heralded(built, "HE04")
    state.play(codes.HERO + HEROES["semele"])
    shift_hoplite(state, "B4-C4", "D4-D5")
    place_hoplite(state, "1", "B4-C4")
    assert die(state, "B4-C4") == "1 hoplite 1"
    assert die(state, "B5-C5") == "0 citizen 1*", "the herald has gone on"


@pytest.mark.rule("H3")
def test_a_marker_comes_to_a_space_between_two_stones_first():
    state = heralded(quiet_round().city(B3="K1", B4="K2"), "HE05")
    assert marked(state) == ["B3-B4"]
    assert state.markers_left == 9


@pytest.mark.rule("H3")
@pytest.mark.parametrize(
    ("taken", "name"),
    [
        ([], "B2-B3"),
        (["B2-B3"], "B3-C3"),
        (["B2-B3", "B3-C3"], "B3-B4"),
        (["B2-B3", "B3-C3", "B3-B4"], "A3-B3"),
    ],
)
def test_then_the_top_edge_and_clockwise(taken, name):
    built = quiet_round().city(B3="K1").marker(*taken)
    place_marker(built.t, space(built.t, "B3"))
    assert set(marked(built.t)) - set(taken) == {name}


@pytest.mark.rule("H3")
def test_without_a_free_space_next_to_a_stone_there_is_no_marker():
    state = heralded(quiet_round().city(D7="K1"), "HE05")
    assert (marked(state), state.markers_left) == ([], 10)
    built = quiet_round().city(B3="K1")
    built.marker("B2-B3", "B3-B4").citizen(0, "A3-B3").hero(0, "kadmos", "B3-C3")
    before = built.t.markers
    place_marker(built.t, space(built.t, "B3"))
    assert built.t.markers == before


@pytest.mark.rule("H3")
def test_a_marked_space_takes_no_die():
    built = quiet_round().marker("B3-C3")
    state = built.state()
    state.play(codes.CITIZEN)
    assert dice_space(state, "B3-C3") not in offered(state, codes.CITY)


@pytest.mark.rule("H3")
def test_a_marked_space_takes_no_hero():
    state = quiet_round().marker("B3-C3").hoplite(0, "C3-D3", "3*").state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "C3-D3")
    state.play(codes.HERO + HEROES["kadmos"])
    assert state.top.kind == codes.STANDING
    assert "C3-D3" in dice_offered(state, codes.CITY)
    assert "B3-C3" not in dice_offered(state, codes.CITY)
