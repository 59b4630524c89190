"""Before a click one reads what it would bring."""

import pytest

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.position import replaced
from petteia.games.thebai.rules.steps import begin_effect
from petteia.kernel.text.messages import LANGUAGES
from tests.games.thebai.builders import table
from tests.games.thebai.decisions import played, retaining, waiting
from tests.games.thebai.moves import do, step, use
from tests.games.thebai.names import BLESSINGS
from tests.games.thebai.screen.screens import move_at, seen
from tests.games.thebai.screen.test_prompts import at_estate


def brings(state, at: str, kind: str = "", language: str = "en") -> str:
    return move_at(seen(state, None, language), at, kind)["brings"]


def using(built: table, level: int):
    return played(built, (do, codes.CITIZEN + level))


@pytest.mark.rule("T2", "Q25")
def test_an_estate_space_brings_its_action_at_this_strength():
    assert brings(using(table().gone(0, red=1), 2), "estate:red2") == "raise dice 4×"


@pytest.mark.rule("T2", "T3")
def test_a_dice_space_names_the_stones_it_could_trigger():
    state = using(table().drachmas(0, 2), 2)
    assert brings(state, "dice:B3-C3") == (
        "Vineyard: 2 grapes, or Pottery: 2 amphorae · both for 2 drachmas"
    )
    assert brings(using(table(), 2), "dice:B3-C3").endswith("Pottery: 2 amphorae")
    assert brings(using(table().archon(1, "B3"), 0), "dice:A3-B3") == "nothing is triggered"


@pytest.mark.rule("T2")
def test_both_stones_say_what_they_cost():
    state = table().drachmas(0, 1).state()
    use(state, "1", "B3-C3")
    moves = [it for it in seen(state)["moves"] if it["kind"] == "trigger-both"]
    assert moves[0]["at"] == "button"
    assert moves[0]["brings"] == ("Vineyard: 2 grapes, then Pottery: 2 amphorae · costs 1 drachma")


@pytest.mark.rule("T5")
def test_a_step_says_what_is_crossed_and_what_stopping_there_brings():
    built = table().archon(0, "B3").citizen(1, "B3-C3").citizen(0, "B3-B4", "1*").drachmas(0, 1)
    screen = seen(built.at(codes.TURN_ARCHON).state())
    assert move_at(screen, "space:C3")["brings"] == (
        "raises the citizen of Bo to 1★ · stopping there: Pottery: 2 amphorae"
    )
    assert move_at(screen, "space:B4")["brings"].startswith("lowers your citizen to 1 ·")
    assert move_at(screen, "button", "take-back")["brings"].startswith("1 drachma")
    signs = {it["at"]: (it["sign"], it["seat"], it["done"]) for it in screen["walk"]["crossings"]}
    assert signs == {"B3-C3": ("raise", 1, False), "B3-B4": ("lower", 0, False)}


@pytest.mark.rule("D2", "D3", "T5")
@pytest.mark.parametrize(
    ("built", "sign", "words"),
    [
        (table().citizen(0, "B3-C3"), "loss", "your citizen is at level 1: you lose 3 VP"),
        (table().citizen(1, "B3-C3", "3*"), "ascend", "the citizen of Bo ascends"),
        (table().marker("B3-C3"), "", "free"),
        (table().drachmas(0, 1), "pay", "empty: 1 drachma"),
        (table().hero(0, "amphion", "B3-C3"), "good", "Amphion is crossed"),
        (table().hero(1, "amphion", "B3-C3"), "", "free"),
    ],
)
def test_every_kind_of_crossing_has_its_sign(built, sign, words):
    screen = seen(built.archon(0, "B3").at(codes.TURN_ARCHON).state())
    crossing = next(it for it in screen["walk"]["crossings"] if it["at"] == "B3-C3")
    assert (crossing["sign"], crossing["words"]) == (sign, words)


@pytest.mark.rule("T5", "Q11")
def test_stopping_brings_the_stone_and_the_blessings_of_a_long_walk():
    built = table().archon(0, "B3").marker("B3-C3", "C3-C4", "B4-C4").blessings(0, "thyrsos")
    state = played(built.at(codes.TURN_ARCHON), (step, "C3"))
    assert brings(state, "space:C3", "stop") == "Pottery: 2 amphorae"
    do(state, codes.STEP + state.board.names.index("C4"))
    assert brings(state, "space:C4", "stop") == (
        "Scribe’s house: 1 drachma, 1 order · Thyrsos: 1 good of your choice"
    )


@pytest.mark.rule("V1", "T8")
def test_a_good_says_which_order_it_completes():
    state = at_estate(table().hand(0, "C1").stock(0, grape=1), "blue1")
    assert brings(state, "good:amphora") == "then you have 1 amphora · enough for First libation"
    assert brings(state, "good:grape") == "then you have 2 grapes"


@pytest.mark.rule("V2", "Q24")
def test_the_deck_tells_nothing_but_that_it_is_hidden():
    state = at_estate(table(), "blue2")
    screen = seen(state)
    assert move_at(screen, "deck")["brings"] == "a hidden order, which only you see"
    shown = [it for it in screen["moves"] if it["at"].startswith("display:")]
    assert all("you lack" in it["brings"] for it in shown)


@pytest.mark.rule("T8", "E5", "Q11")
def test_an_order_brings_its_reward_the_blessings_and_the_sets():
    built = table().hand(0, "C1").stock(0, grape=1, amphora=1).blessings(0, "full_jar")
    assert brings(built.state(), "order:C1") == (
        "1 step on the altar, 3 drachmas · Full jar: 3 VP · at the end 1 VP more"
    )


@pytest.mark.rule("D1", "D3", "D4", "D5", "E4")
def test_a_raised_die_says_its_level_and_what_it_is_worth():
    built = table().citizen(0, "B3-C3", "1*").citizen(0, "B4-C4", "3*").hoplite(0, "A3-B3", "3*")
    built.supply(0, citizens="3* 1").path(1)
    state = at_estate(built, "red2")
    assert brings(state, "dice:B3-C3") == "level 2, strength 2 · at the end 1 VP more"
    assert brings(state, "dice:B4-C4") == "councillor on the path: 5 VP"
    assert brings(state, "dice:A3-B3") == "commander of strength 2 for row 3"
    assert brings(state, "citizen:3*") == "1 VP"
    assert brings(state, "citizen:1") == "level 1★, strength 1"


@pytest.mark.rule("F3", "V5")
def test_a_hoplite_says_in_which_battle_it_counts():
    built = table().round(3).hoplite(0, "A1-B1", "2").supply(0, citizens="1", hoplites="2")
    state = at_estate(built, "red1")
    do(state, codes.HOPLITE + 2)
    assert brings(state, "dice:C1-D1") == (
        "counts in row 1 · battle of round 3 in row 1: 4 instead of 2 against 1–4"
    )
    assert brings(state, "dice:C1-C2") == (
        "counts in row 1 and 2 · battle of round 3 in row 1: 4 instead of 2 against 1–4"
        " · battle of round 5 in row 2: you take part with 2 against 2–5"
    )


@pytest.mark.rule("V5", "F3")
def test_a_shifted_hoplite_is_not_counted_twice():
    built = table().round(3).hoplite(0, "A1-B1", "2").supply(0, citizens="1")
    state = at_estate(built, "red1")
    do(state, codes.SHIFT + state.board.dice_names.index("A1-B1"))
    assert brings(state, "dice:C1-D1") == "counts in row 1"


@pytest.mark.rule("V6", "E3")
def test_a_stone_says_which_space_it_opens_and_which_column_it_clears():
    state = at_estate(table().gone(0, red=1, blue=1), "yellow1")
    assert brings(state, "row:red") == (
        "Pottery: 2 amphorae · opens War vow: 1/1/2 steps on Ares, raise hoplites 1/2/2×"
    )
    assert brings(state, "row:yellow").endswith("column 2 is cleared: worth 3 VP at the end")


@pytest.mark.rule("V8", "Q23")
def test_a_rotation_names_the_roofs_that_match_and_every_edge_says_why():
    state = at_estate(table(), "yellow1", strength=3)
    do(state, codes.ROW)
    do(state, codes.SPACE + state.board.names.index("D3"))
    screen = seen(state)
    rotations = screen["placing"]["rotations"]
    assert screen["placing"]["at"] == "D3"
    assert [it["action"] for it in rotations] == state.legal()
    for rotation in rotations:
        matching = [edge for edge in rotation["edges"] if edge["matches"]]
        move = move_at(screen, f"turn:{rotation['turn']}")
        assert move["brings"].count("roof:") == len(matching)
        for edge in rotation["edges"]:
            assert edge["matches"] == (edge["roof"] == edge["beyond"])
            assert edge["words"]


@pytest.mark.rule("V8")
def test_a_roof_that_was_triggered_matches_no_more():
    built = table().city(B3="K1", C3="K1", B2="K1")
    state = at_estate(built, "yellow5", strength=3)
    do(state, codes.ROW)
    do(state, codes.SPACE + state.board.names.index("C2"))
    best = max(seen(state)["placing"]["rotations"], key=lambda it: _matching(it["edges"]))
    do(state, best["action"])
    assert state.top.kind == codes.ROOFING
    while state.top.kind == codes.ROOFING:
        screen = seen(state)
        lit = {it["at"] for it in screen["moves"]} - {"button"}
        edges = screen["placing"]["edges"]
        assert lit == {f"edge:{it['edge']}" for it in edges if it["matches"]}
        do(state, state.legal()[-1])
        while state.top.kind in (codes.RAISING, codes.ORDERS, codes.GOODS):
            do(state, state.legal()[0])


def _matching(edges: list) -> int:
    return sum(edge["matches"] for edge in edges)


@pytest.mark.rule("V9", "S9")
def test_the_altar_says_what_the_next_space_gives_and_if_its_stack_is_empty():
    built = table().altar(0, dionysos=2, ares=9).blessings(1, "spear_crown")
    state = built.state()
    begin_effect(state, 0, state.content.hero_effects[5])
    advance(state)
    assert brings(state, "track:dionysos") == "Thyrsos"
    assert brings(state, "track:ares") == "Spear crown · 6 VP · raise 1 hoplite"
    state.blessings_left = replaced(state.blessings_left, BLESSINGS["thyrsos"], 0)
    assert brings(state, "track:dionysos") == "its stack is empty: nothing"


@pytest.mark.rule("D4")
def test_a_first_commander_may_bring_a_hero():
    built = table().commander(1, 3).hoplite(0, "B2-B3", "3*")
    state = at_estate(built, "red2")
    do(state, codes.RAISE_CITY + state.board.dice_names.index("B2-B3"))
    assert "you may take a hero" in brings(state, "commander:2")
    assert brings(state, "commander:3") == ""


@pytest.mark.rule("F5")
def test_pay_says_what_stays_and_what_is_left():
    state = retaining("A3-B3", "B3-C3")
    assert brings(state, "dice:A3-B3", "keep") == "stays with strength 1 · then you have 2 drachmas"
    assert brings(state, "dice:A3-B3", "dismiss") == "back to your supply at level 1"


@pytest.mark.rule("T7")
def test_a_help_tile_names_the_spaces_it_can_be_used_on():
    built = table().help(0, "help_red2").gone(0, red=1).at(codes.TURN_HELP)
    assert brings(built.state(), "help:help_red2") == "strength 2 on Muster, Drill yard"


def test_the_end_of_a_turn_says_who_or_what_comes_next():
    built = table(2).hand(0, "C1").stock(0, grape=1, amphora=1)
    state = built.at(codes.TURN_END).state()
    assert brings(state, "button") == "Bo is next"
    built = table(2).hand(1, "C1").stock(1, grape=1, amphora=1).last_turn()
    assert brings(built.at(codes.TURN_END).state(), "button").startswith("the fate phase comes: ")


@pytest.mark.rule("Q11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_to_put_in_order_say_what_they_do(language):
    state = waiting(table(), codes.ORDERING, blessings=3, heroes=0)
    moves = seen(state, None, language)["moves"]
    assert [move["at"] for move in moves] == ["button", "button"]
    assert all(move["brings"] for move in moves)


@pytest.mark.rule("I6", "I7")
def test_the_setup_says_what_a_stone_and_an_order_do():
    state = waiting(table(3), codes.CHOOSING_STONE)
    assert brings(state, "row:red") == ("Vineyard: 2 grapes · opens Drill yard: raise dice 3/4/5×")
