"""Levels and strength, raising and lowering, and what becomes of a die that ascends (D)."""

import pytest

from petteia.games.thebai.rules import codes
from tests.games.thebai.builders import table
from tests.games.thebai.moves import enough, perform, raise_die, step, use
from tests.games.thebai.names import HEROES, LEVELS
from tests.games.thebai.queries import die, drachmas, heroes, in_supply, offered, on_estate, vp


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("at", "strength"), [("1", 1), ("1*", 1), ("2", 2), ("2*", 2), ("3", 3), ("3*", 3)]
)
def test_the_strength_of_a_die_is_the_number_of_its_level(at, strength):
    state = table().supply(0, citizens=f"{at} {at}").state()
    use(state, at, "blue1")
    assert drachmas(state, 0) == strength, "the Counting table gives a drachma a point"


@pytest.mark.rule("D1", "D2")
def test_a_die_goes_up_level_by_level():
    state = table().supply(0, hoplites="1").state()
    seen = in_supply(state, 0, "hoplite")
    for _ in LEVELS[:-1]:
        perform(state, 0, "raise 1 hoplite")
        seen += in_supply(state, 0, "hoplite")
    assert seen == list(LEVELS)


@pytest.mark.rule("D2")
def test_an_own_die_that_is_crossed_goes_down_one_level():
    state = table().archon(0, "B3").citizen(0, "B3-C3", "2").at(codes.TURN_ARCHON).state()
    step(state, "C3")
    assert die(state, "B3-C3") == "0 citizen 1*"
    assert vp(state) == [10, 10]


@pytest.mark.rule("D2")
def test_a_die_at_level_1_cannot_be_lowered_and_costs_3_vp():
    state = table().archon(0, "B3").hoplite(0, "B3-C3", "1").at(codes.TURN_ARCHON).state()
    step(state, "C3")
    assert die(state, "B3-C3") == "0 hoplite 1"
    assert vp(state) == [7, 10]


@pytest.mark.rule("D3")
def test_a_citizen_ascends_to_the_topmost_empty_space_of_the_path():
    state = table().citizen(0, "B3-C3", "3*").path(1).state()
    perform(state, 0, "raise 1 citizen city")
    raise_die(state, "B3-C3")
    assert state.path == [1, 0, -1, -1]
    assert vp(state) == [15, 10], "the second space shows 5 VP"
    assert die(state, "B3-C3") == ""


@pytest.mark.rule("D3")
def test_the_last_space_of_the_path_takes_any_number_of_dice():
    state = table().citizen(0, "B3-C3", "3*").citizen(0, "C3-C4", "3*").path(1, 1, 1, 1).state()
    perform(state, 0, "raise 2 citizen city")
    raise_die(state, "B3-C3")
    raise_die(state, "C3-C4")
    assert (state.path, state.waiting) == ([1, 1, 1, 1], [0, 0])
    assert vp(state) == [14, 10], "2 VP each"


@pytest.mark.rule("D4")
def test_a_hoplite_becomes_the_lowest_commander_left_and_leaves_the_game():
    state = table().hoplite(0, "B3-C3", "3*").commander(0, 7).state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "B3-C3")
    enough(state)
    assert state.players[0].commander_in(2) == 2, "the second commander, in row 3"
    assert die(state, "B3-C3") == ""
    assert in_supply(state, 0, "hoplite") == ["1", "1", "1", "1"]


@pytest.mark.rule("D4")
def test_between_two_rows_the_owner_chooses_the_row():
    state = table().hoplite(0, "B3-B4", "3*").state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "B3-B4")
    assert state.legal() == [codes.COMMANDER + 2, codes.COMMANDER + 3]
    state.play(codes.COMMANDER + 3)
    assert state.players[0].commander_in(3) == 1


@pytest.mark.rule("D4")
def test_a_player_has_one_commander_in_a_row():
    state = table().hoplite(0, "B3-B4", "3*").commander(0, 3).state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "B3-B4")
    assert [state.players[0].commander_in(row) for row in (2, 3)] == [1, 2], "only row 4 was left"


@pytest.mark.rule("D4")
def test_the_first_commander_of_a_row_brings_a_hero_and_its_effect():
    state = table().hoplite(0, "B3-C3", "3*").state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "B3-C3")
    assert offered(state, codes.HERO) == [0, 1, 2, 3, 4, 5, 6], "all that are displayed"
    state.play(codes.HERO + HEROES["menoikeus"])
    assert heroes(state, 0) == ["menoikeus"]
    assert HEROES["menoikeus"] not in state.heroes
    assert vp(state) == [16, 10], "Menoikeus gives 6 VP"


@pytest.mark.rule("D4")
def test_a_second_commander_in_a_row_brings_no_hero():
    state = table().hoplite(0, "B3-C3", "3*").commander(1, 3).state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "B3-C3")
    assert state.players[0].commander_in(2) == 1
    assert offered(state, codes.HERO) == []


@pytest.mark.rule("D4")
def test_nobody_has_more_than_three_heroes():
    three = table().hero(0, "herakles").hero(0, "semele").hero(0, "menoikeus")
    state = three.hoplite(0, "B3-C3", "3*").state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "B3-C3")
    assert state.players[0].commander_in(2) == 1
    assert offered(state, codes.HERO) == []


@pytest.mark.rule("D5")
def test_a_3_star_die_in_the_supply_gives_1_vp_and_stays():
    state = table().supply(0, citizens="1 3*").state()
    perform(state, 0, "raise 1 citizen")
    raise_die(state, "citizen 3*")
    assert in_supply(state, 0) == ["1", "3*"]
    assert vp(state) == [11, 10]


@pytest.mark.rule("D5")
def test_a_3_star_die_on_the_estate_gives_1_vp_and_stays():
    state = table().at_work(0, "red1", "3*").state()
    perform(state, 0, "raise 1 citizen estate")
    raise_die(state, "red1")
    assert on_estate(state, 0) == {"red1": "3*"}
    assert vp(state) == [11, 10]


@pytest.mark.rule("D6")
def test_a_hoplite_whose_row_has_an_own_commander_stays_and_gives_1_vp():
    state = table().hoplite(0, "B3-C3", "3*").commander(0, 3).state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "B3-C3")
    assert die(state, "B3-C3") == "0 hoplite 3*"
    assert vp(state) == [11, 10]


@pytest.mark.rule("D6")
def test_a_hoplite_with_no_commander_left_stays_and_gives_1_vp():
    four = table().commander(0, 1).commander(0, 2).commander(0, 5).commander(0, 6)
    state = four.hoplite(0, "B3-C3", "3*").state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "B3-C3")
    assert die(state, "B3-C3") == "0 hoplite 3*"
    assert vp(state) == [11, 10]


@pytest.mark.rule("D7")
def test_the_owner_decides_an_ascension_that_another_player_caused():
    walker = table().archon(0, "B3").hoplite(1, "B3-B4", "3*").drachmas(0, 1)
    state = walker.at(codes.TURN_ARCHON).state()
    step(state, "B4")
    assert state.to_move() == 1, "at once"
    assert offered(state, codes.COMMANDER) == [2, 3]
    state.play(codes.COMMANDER + 2)
    assert state.to_move() == 1
    state.play(codes.HERO + HEROES["menoikeus"])
    assert vp(state) == [10, 16]
    assert state.to_move() == 0, "and the walk goes on"
