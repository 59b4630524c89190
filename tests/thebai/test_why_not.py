"""Every action is legal, or there is a reason with a rule and words."""

from collections import Counter

import pytest

from petteia import stream
from petteia.cli.thebai_typed import typed_action
from petteia.kernel.catalogue import LANGUAGES
from petteia.kernel.rng import DRAWS, SETUP
from petteia.kernel.rulebook import read_rulebook
from petteia.thebai import codes
from petteia.thebai.phases import advance
from petteia.thebai.reasonwords import reason_words
from petteia.thebai.setup import set_up
from petteia.thebai.state import empty_table
from petteia.thebai.steptext import thebai_words
from petteia.thebai.table import push
from tests import conformance
from tests.thebai.builders import table
from tests.thebai.looks import (
    archon_on,
    at_home,
    die,
    done_orders,
    hand,
    on_estate,
    stock,
    stone_on,
)
from tests.thebai.moves import do, perform, step, take_row, use
from tests.thebai.names import CATALOG, GOODS, HEROES, ORDERS

RULES = set(read_rulebook(conformance.SOURCE / "thebai"))
REASON_FILES = ("reasons.py", "turnreasons.py", "cityreasons.py", "effectreasons.py")


def begin(players, seed):
    state = empty_table(CATALOG, players, stream(seed, DRAWS))
    set_up(state, stream(seed, SETUP))
    advance(state)
    return state


def doing(built, *steps, strength=1):
    """A position in which seat 0 carries out an effect."""
    state = built.state()
    perform(state, 0, *steps, strength=strength)
    return state


def played(built, *moves):
    """A position after some moves, each a function with what it needs."""
    state = built.state() if isinstance(built, table) else built
    for move, *rest in moves:
        move(state, *rest)
    return state


def placing(built, row, space=""):
    """A position in which seat 0 places a stone with two roofs."""
    state = doing(built, "place 1 roofs=2")
    take_row(state, row)
    if space:
        do(state, typed_action(state, "space", space, "en"))
    return state


def waiting(built, kind, **fields):
    """A position in which seat 0 decides in a frame."""
    state = built.t
    push(state, kind, 0, **fields)
    return built.state()


def roofing(space, turned):
    """A position in which seat 0 has placed a stone and chooses roofs."""
    state = placing(table(), "red", space)
    do(state, codes.ROTATE + turned)
    return state


def ascending(built, where="B3-C3"):
    """A position in which seat 0's hoplite there ascends."""
    state = doing(built.hoplite(0, where, "3*"), "raise 2 hoplite")
    do(state, typed_action(state, "raise", where, "en"))
    return state


def retaining(*names):
    """A position in which seat 0 pays hoplites in row 3."""
    built = table().drachmas(0, 3)
    for name in names:
        built.hoplite(0, name)
    return waiting(built, codes.RETAINING, a=built.player(0).hoplites, b=2)


def _crowded():
    """A table on which seat 0 has no space for a citizen, neither at home nor in the city."""
    built = table().helped(0, "red1", "blue1", "yellow1")
    names = [built.t.board.dice_name(place) for place in range(built.t.board.dice)]
    return built.marker(*names)


IN_TURN = {
    "an order that is not in the hand": (
        lambda: table().state(),
        "fulfil Feast of the house",
        "Feast of the house is not in your hand (T8).",
    ),
    "an order without its goods": (
        lambda: table().hand(0, "O09").stock(0, grape=2, bronze=1).state(),
        "fulfil O09",
        "For Feast of the house you lack 1 bronze (T8).",
    ),
    "an order without two of a good": (
        lambda: table().hand(0, "O09").stock(0, bronze=2).state(),
        "fulfil O09",
        "For Feast of the house you lack 2 grapes (T8).",
    ),
    "an order that was fulfilled": (
        lambda: table().fulfilled(0, "O09").state(),
        "fulfil O09",
        "You have fulfilled Feast of the house already (T8).",
    ),
    "a second order": (
        lambda: table().hand(0, "O09").stock(0, 9, 9, 9).at(codes.PEOPLE, fulfilled=1).state(),
        "fulfil O09",
        "You fulfil no more orders this turn (T8).",
    ),
    "a citizen of a level that is not there": (
        lambda: table().state(),
        "citizen 3",
        "You have no citizen of level 3 in your supply (T2).",
    ),
    "a citizen without a free space": (
        lambda: _crowded().hand(0, "C3").stock(0, 1, 0, 1).state(),
        "citizen 1",
        "There is no free space for a citizen (Q4).",
    ),
    "a citizen before the reset": (
        lambda: table().supply(0).hand(0, "O09").stock(0, 9, 9, 9).state(),
        "citizen 1",
        "First comes the reset: end this step (T1).",
    ),
    "a second citizen": (
        lambda: table().at(codes.WALK).state(),
        "citizen 1",
        "The citizen's step of this turn is over (T2).",
    ),
    "no citizen at all": (
        lambda: table().supply(0, "1 2").state(),
        "done",
        "First use a citizen (T2).",
    ),
    "the archon before the citizen": (
        lambda: table().supply(0, "1 2").state(),
        "archon B3",
        "The archon comes after the citizen (T2).",
    ),
    "no archon": (
        lambda: table().at(codes.WALK).state(),
        "done",
        "Your archon must be put, moved or taken back (T6).",
    ),
    "the archon onto no stone": (
        lambda: table().at(codes.WALK).state(),
        "archon A1",
        "There is no stone on A1 (T4).",
    ),
    "the archon to another archon": (
        lambda: table().archon(1, "B3").at(codes.WALK).state(),
        "archon B3",
        "An archon stands on B3: that stone is not free (T3).",
    ),
    "putting an archon that is in the city": (
        lambda: table().archon(0, "B3").drachmas(0, 1).at(codes.WALK).state(),
        "archon C4",
        "Your archon is in the city: move it, or take it back (T4).",
    ),
    "moving an archon that is in the supply": (
        lambda: table().at(codes.WALK).state(),
        "step B3",
        "Your archon is in your supply (T4).",
    ),
    "taking back an archon that is in the supply": (
        lambda: table().at(codes.WALK).state(),
        "back",
        "Your archon is in your supply (T6).",
    ),
    "the archon a second time": (
        lambda: table().help(0, "help_red2").at(codes.AID).state(),
        "back",
        "The archon's step of this turn is over (T5).",
    ),
    "stopping before moving": (
        lambda: table().archon(0, "B3").drachmas(0, 1).at(codes.WALK).state(),
        "stop",
        "Your archon has not moved yet (T5).",
    ),
    "a help tile before the archon": (
        lambda: table().help(0, "help_red2").supply(0, "1 2").state(),
        "help help_red2",
        "A help tile is used after the archon (Q10).",
    ),
    "a help tile that is not there": (
        lambda: table().help(0, "help_red2").at(codes.AID).state(),
        "help blue help tile 3",
        "You have no blue help tile of strength 3 (T7).",
    ),
    "a help tile without a free space": (
        lambda: table().help(0, "help_red2", "help_blue2").at_work(0, "red1").at(codes.AID).state(),
        "help help_red2",
        "In your red row there is no free space for the help tile (T7).",
    ),
    "a second help tile": (
        lambda: (
            table().help(0, "help_red2").hand(0, "O09").stock(0, 9, 9, 9).at(codes.EVENING).state()
        ),
        "help help_red2",
        "The step of the help tile is over (T7).",
    ),
    "a space before the citizen is chosen": (
        lambda: table().supply(0, "1 2").state(),
        "estate Muster",
        "First choose the citizen or help tile you use (T2).",
    ),
    "a good out of nowhere": (
        lambda: table().supply(0, "1 2").state(),
        "good grape",
        "This is done only when an effect says so (V1).",
    ),
    "a councillor out of nowhere": (
        lambda: table().supply(0, "1 2").state(),
        "monument gate1",
        "The council is entered in a conflict, or by an effect (F6).",
    ),
    "a hero out of nowhere": (
        lambda: table().supply(0, "1 2").state(),
        "hero Kadmos",
        "Commanders and heroes come when a hoplite ascends (D4).",
    ),
}


STEPS = {
    "a stone of the city to start with, then something else": (
        lambda: begin(2, 1),
        "good grape",
        "First choose a stone for the city (I6).",
    ),
    "an action space with a stone": (
        lambda: table().supply(0, "1").state(),
        "estate Chosen one",
        "A stone lies on Chosen one (T2).",
    ),
    "an action space with a die": (
        lambda: table().supply(0, "1").at_work(0, "red1").state(),
        "estate Muster",
        "A die lies on Muster (T2).",
    ),
    "an action space with a help tile": (
        lambda: table().supply(0, "1").helped(0, "red1").state(),
        "estate Muster",
        "A help tile lies on Muster (T2).",
    ),
    "a dice space with a die": (
        lambda: table().supply(0, "1").hoplite(1, "B3-C3").state(),
        "city B3-C3",
        "A die lies on B3-C3 (T2).",
    ),
    "a dice space with a hero": (
        lambda: table().supply(0, "1").hero(1, "kadmos", "B3-C3").state(),
        "city B3-C3",
        "A hero stands on B3-C3 (T2).",
    ),
    "a dice space with a marker": (
        lambda: table().supply(0, "1").marker("B3-C3").state(),
        "city B3-C3",
        "An occupied marker lies on B3-C3 (H3).",
    ),
    "a dice space far from stones": (
        lambda: table().supply(0, "1").state(),
        "city A1-B1",
        "There is no stone next to A1-B1 (T2).",
    ),
    "no space for a citizen": (
        lambda: table().supply(0, "1").state(),
        "done",
        "What has begun is completed (Q5).",
    ),
    "the archon while the citizen is used": (
        lambda: table().supply(0, "1").state(),
        "archon B3",
        "First say where it is used (T2).",
    ),
    "an order while the citizen is used": (
        lambda: played(
            table().hand(0, "O09").stock(0, 9, 9, 9).supply(0, "1 2"), (do, codes.CITIZEN)
        ),
        "fulfil O09",
        "An order is fulfilled between the steps of your turn, not inside an effect (R8).",
    ),
    "a help tile in the wrong row": (
        lambda: played(table().help(0, "help_red2").gone(0, red=1).at(codes.AID), (do, codes.HELP)),
        "estate Counting table",
        "Counting table is not in the red row, as the help tile wants (T7).",
    ),
    "a help tile in the city": (
        lambda: played(table().help(0, "help_red2").gone(0, red=1).at(codes.AID), (do, codes.HELP)),
        "city B3-C3",
        "A help tile is used on your estate (T7).",
    ),
    "going on to where no stone is": (
        lambda: table().archon(0, "B3").drachmas(0, 1).at(codes.WALK).state(),
        "step A3",
        "There is no stone on A3 (T5).",
    ),
    "staying": (
        lambda: table().archon(0, "B3").drachmas(0, 1).at(codes.WALK).state(),
        "step B3",
        "Your archon may not stay where it is (T6).",
    ),
    "a stone that is not beside the archon": (
        lambda: table().archon(0, "B3").drachmas(0, 1).at(codes.WALK).state(),
        "step C4",
        "C4 is not next to your archon (T5).",
    ),
    "an empty dice space without a drachma": (
        lambda: table().archon(0, "B3").marker("B3-B4").at(codes.WALK).state(),
        "step C3",
        "Crossing the empty dice space B3-C3 costs a drachma; you have none (T5).",
    ),
    "a second empty dice space": (
        lambda: played(
            table().stone("D3", "K5").archon(0, "B3").drachmas(0, 9).at(codes.WALK).marker("C3-C4"),
            (step, "C3"),
        ),
        "step D3",
        "C3-D3 is empty, and only one empty dice space is crossed a turn (T5).",
    ),
    "a stone twice": (
        lambda: played(
            table().archon(0, "B3").marker("B3-C3", "C3-C4").at(codes.WALK), (step, "C3")
        ),
        "step B3",
        "Your archon has been on B3 in this movement (T5).",
    ),
    "a dead end": (
        lambda: (
            table()
            .city(B3="K1", C3="K2", A3="K3")
            .archon(0, "B3")
            .archon(1, "C3")
            .marker("B3-C3", "A3-B3")
            .at(codes.WALK)
            .state()
        ),
        "step C3",
        "An archon stands on C3, and from there your archon could not reach a stone to stop on"
        " (Q2).",
    ),
    "stopping with another archon": (
        lambda: played(
            table()
            .archon(0, "B3")
            .archon(1, "C3")
            .marker("B3-C3", "C3-C4", "C3-D3")
            .stone("D3", "K5")
            .at(codes.WALK),
            (step, "C3"),
        ),
        "stop",
        "Another archon stands here: your archon must go on (T5).",
    ),
    "taking back an archon on its way": (
        lambda: played(
            table().archon(0, "B3").marker("B3-C3", "C3-C4").at(codes.WALK), (step, "C3")
        ),
        "back",
        "Your archon has begun to move (T6).",
    ),
    "something else on the archon's way": (
        lambda: played(
            table().archon(0, "B3").marker("B3-C3", "C3-C4").at(codes.WALK), (step, "C3")
        ),
        "done",
        "Your archon is on its way: go on or stop (T5).",
    ),
}

EFFECTS = {
    "no good": (
        lambda: doing(table(), "good 1"),
        "done",
        "This is always taken; you only choose which (Q13).",
    ),
    "a drachma for a good": (
        lambda: doing(table(), "good 1"),
        "good drachma",
        "A drachma is not a good (V1).",
    ),
    "raising while goods are taken": (
        lambda: doing(table(), "good 1"),
        "raise B3-C3",
        "First take the goods (V1).",
    ),
    "an order from an empty slot": (
        lambda: doing(table().deck("O09", display=("O10", "O11")), "order 1"),
        "order 4",
        "There is no order in this slot (V2).",
    ),
    "an order from an empty deck": (
        lambda: doing(table().deck(display=("O10", "O11")), "order 1"),
        "order deck",
        "The deck of orders is empty (V2).",
    ),
    "swapping what is not there": (
        lambda: doing(table().stock(0, grape=1, drachma=1), "swap 1"),
        "give bronze",
        "You have no bronze (V11).",
    ),
    "swapping for the same": (
        lambda: played(
            table().stock(0, grape=1, drachma=1), (perform, 0, "swap 1"), (do, codes.GIVE)
        ),
        "take grape",
        "A thing is not swapped for its like (V11).",
    ),
    "half a swap": (
        lambda: played(
            table().stock(0, grape=1, drachma=1), (perform, 0, "swap 1"), (do, codes.GIVE)
        ),
        "done",
        "What has begun is completed (Q5).",
    ),
    "paying what is not there": (
        lambda: played(
            table().stock(0, grape=1, drachma=1), (perform, 0, "pay 1 -> vp 5"), (do, codes.ACCEPT)
        ),
        "pay amphora",
        "You have no amphorae (V3).",
    ),
    "something else before the offer is answered": (
        lambda: doing(table().stock(0, grape=1, drachma=1), "pay 1 -> vp 5"),
        "pay grape",
        "First say whether you pay for it (V3).",
    ),
    "raising a die that is not there": (
        lambda: doing(table(), "raise 1"),
        "raise B3-C3",
        "You have no die on B3-C3 (V4).",
    ),
    "raising a rival's die": (
        lambda: doing(table().citizen(1, "B3-C3"), "raise 1"),
        "raise B3-C3",
        "You have no die on B3-C3 (V4).",
    ),
    "raising a hoplite as a citizen": (
        lambda: doing(table().hoplite(0, "B3-C3").supply(0, "1 2"), "raise 1 citizen"),
        "raise B3-C3",
        "This effect raises citizens only (V4).",
    ),
    "raising a citizen as a hoplite": (
        lambda: doing(table().citizen(0, "B3-C3"), "raise 1 hoplite"),
        "raise B3-C3",
        "This effect raises hoplites only (V4).",
    ),
    "raising in the wrong place": (
        lambda: doing(table().citizen(0, "B3-C3").supply(0, "1 2"), "raise 1 citizen supply"),
        "raise B3-C3",
        "This effect raises no dice there (V4).",
    ),
    "raising one die twice": (
        lambda: played(
            table().citizen(0, "B3-C3").supply(0, "1 2"),
            (perform, 0, "raise 2 citizen different"),
            (do, codes.RAISE_CITY + 15),
        ),
        "raise B3-C3",
        "This die has been raised; the others must be different ones (V4).",
    ),
    "raising another die": (
        lambda: played(
            table().citizen(0, "B3-C3").supply(0, "1 2"),
            (perform, 0, "raise 3 citizen one"),
            (do, codes.RAISE_CITIZEN),
        ),
        "raise B3-C3",
        "All these raises go to one die (V4).",
    ),
    "a hoplite that is not there": (
        lambda: doing(table(), "hoplite 1"),
        "hoplite 2",
        "You have no hoplite of level 2 in your supply (V5).",
    ),
    "shifting a hoplite that is not there": (
        lambda: doing(table(), "hoplite 1"),
        "shift B3-C3",
        "You have no hoplite on B3-C3 (V5).",
    ),
    "a hoplite onto a die": (
        lambda: played(table().citizen(1, "B3-C3"), (perform, 0, "hoplite 1"), (do, codes.HOPLITE)),
        "city B3-C3",
        "A die lies on B3-C3 (V5).",
    ),
    "removing from an empty row": (
        lambda: doing(table().gone(0, red=4), "remove 1"),
        "row red",
        "There is no stone left in your red row (V6).",
    ),
    "placing from an empty row": (
        lambda: doing(table().gone(0, blue=4), "place 1"),
        "row blue",
        "There is no stone left in your blue row (V7).",
    ),
    "placing on a stone": (
        lambda: placing(table(), "red"),
        "space B3",
        "A stone lies on B3 (V7).",
    ),
    "placing far away": (
        lambda: placing(table(), "red"),
        "space A1",
        "There is no stone next to A1 (V7).",
    ),
    "keeping a stone that was taken": (
        lambda: placing(table(), "red"),
        "done",
        "What has begun is completed (Q5).",
    ),
    "no step on the altar": (
        lambda: doing(table(), "altar 1"),
        "done",
        "This is always taken; you only choose which (Q13).",
    ),
    "relocating to where the archon is": (
        lambda: doing(table().archon(0, "B3"), "relocate"),
        "archon B3",
        "Your archon may not stay where it is (V10).",
    ),
    "relocating to no stone": (
        lambda: doing(table().archon(0, "B3"), "relocate"),
        "archon A1",
        "There is no stone on A1 (V10).",
    ),
    "relocating to another archon": (
        lambda: doing(table().archon(0, "B3").archon(1, "C3"), "relocate"),
        "archon C3",
        "An archon stands on C3: that stone is not free (T3).",
    ),
}

COUNCIL = {
    "a tile on turmoil": (
        lambda: doing(table().turmoil("gate1"), "councillor 1"),
        "monument gatehouse 1",
        "A turmoil tile lies on Gatehouse 1 (F6).",
    ),
    "a tile on a die": (
        lambda: doing(table().council(1, "gate1"), "councillor 1"),
        "monument gate1",
        "Gatehouse 1 is taken (F6).",
    ),
    "a tile on a hero": (
        lambda: doing(table().hero(1, "harmonia", "gate1"), "councillor 1"),
        "monument gate1",
        "A hero stands on Gatehouse 1 (F6).",
    ),
    "a second own tile": (
        lambda: doing(table().councillors(0, "gate1"), "councillor 1"),
        "monument gate2",
        "You have a councillor tile on the monument of Gatehouse 2 already (R6).",
    ),
    "a monument of larger games": (
        lambda: doing(table(), "councillor 1"),
        "monument tomb1",
        "Cenotaph 1 is not on the council board with so many players (S1).",
    ),
    "a commander in a row without the hoplite": (
        lambda: ascending(table(), "B3-B4"),
        "commander 5",
        "Your hoplite is not in row 5 (D4).",
    ),
    "no commander": (
        lambda: ascending(table(), "B3-B4"),
        "done",
        "An ascension cannot be refused (Q8).",
    ),
    "a hero that is gone": (
        lambda: ascending(table().hero(1, "kadmos")),
        "hero kadmos",
        "Kadmos is not displayed (D4).",
    ),
}

FRAMES = {
    "both stones without the drachmas": (
        lambda: played(table().supply(0, "2").drachmas(0, 1), (use, "2", "B3-C3")),
        codes.TRIGGER + codes.BOTH,
        "Both stones cost 2 drachmas; you have fewer (T2).",
    ),
    "a roof towards an empty space": (
        lambda: roofing("a3", 2),
        "roof top",
        "At the top no stone touches it (Q23).",
    ),
    "a roof of another colour": (
        lambda: roofing("d3", 3),
        "roof left",
        "At the left the roofs differ: white and slate (V8).",
    ),
    "a roof twice": (
        lambda: played(roofing("a3", 2), (do, codes.ROOF + 3, codes.DONE)),
        "roof left",
        "The roof at the left has been triggered (V8).",
    ),
    "a standee for the city in the council": (
        lambda: waiting(table().hero(0, "kadmos"), codes.STANDING, a=0),
        "monument gate1",
        "This standee goes to a dice space of the city (Q14).",
    ),
    "a standee for the council in the city": (
        lambda: waiting(table().hero(0, "harmonia"), codes.STANDING, a=2),
        "city B3-C3",
        "This standee goes to the council (Q14).",
    ),
    "a standee that stays out": (
        lambda: waiting(table().hero(0, "harmonia"), codes.STANDING, a=2),
        "done",
        "The standee must be set while there is a free space (Q14).",
    ),
    "a path die that stays": (
        lambda: waiting(table().path(0), codes.COUNSELLING, a=0),
        "done",
        "A die with a free space leaves the path (Q16).",
    ),
    "a second own die on a monument": (
        lambda: waiting(table().path(0).council(0, "gate1"), codes.COUNSELLING, a=0),
        "monument gate2",
        "You have a die on the monument of Gatehouse 2 already (F6).",
    ),
    "a hoplite that is paid later": (
        lambda: retaining("B3-C3", "C3-D3"),
        codes.KEEP + 16,
        "You decide hoplite by hoplite from the left; C3-D3 comes later (Q15).",
    ),
    "a hoplite that took no part": (
        lambda: retaining("B3-C3", "C3-D3"),
        codes.DISMISS + 0,
        "There is nothing to pay for on A1-B1 (F5).",
    ),
    "the archon before pay": (
        lambda: retaining("B3-C3", "C3-D3"),
        "archon B3",
        "First decide about the pay of your hoplite (F5).",
    ),
    "an effect that is not due": (
        lambda: waiting(table(), codes.ORDERING, a=3, b=0),
        codes.WHICH + 4,
        "This effect is not due now (Q11).",
    ),
}

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
    reason = state.why_not(typed_action(state, "fulfil", "o09", "en"))
    assert (
        reason_words(state, reason, "de") == "Für „Fest des Hauses“ fehlt dir noch 1 Bronze (T8)."
    )
    said = reason_words(state, reason, "pl")
    assert said == "Do zlecenia „Uczta domowa” brakuje ci: 1 brąz (T8)."


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


TRUTHS = {
    "reason-no-stone": lambda state, facts: not stone_on(state, facts["space"]),
    "reason-space-stone": lambda state, facts: bool(stone_on(state, facts["space"])),
    "reason-archon-there": lambda state, facts: _archons(state)[facts["space"]] == 1,
    "reason-dead-end": lambda state, facts: _archons(state)[facts["space"]] == 1,
    "reason-space-die": lambda state, facts: bool(die(state, facts["space"])),
    "reason-space-apart": lambda state, facts: not stone_on(state, facts["space"]),
    "reason-no-stone-beside": lambda state, facts: (
        not any(stone_on(state, end) for end in facts["space"].split("-"))
    ),
    "reason-no-own-die": lambda state, facts: (
        not die(state, facts["space"]).startswith(str(state.mover))
    ),
    "reason-no-own-hoplite": lambda state, facts: (
        not die(state, facts["space"]).startswith(f"{state.mover} hoplite")
    ),
    "reason-not-in-hand": lambda state, facts: facts["order"] not in hand(state, state.mover),
    "reason-order-done": lambda state, facts: facts["order"] in done_orders(state, state.mover),
    "reason-order-goods": lambda state, facts: _lacking(state, **facts),
    "reason-has-none": lambda state, facts: not _owned(state, facts["thing"]),
    "reason-crossing-price": lambda state, facts: not _owned(state, "drachma"),
    "reason-no-citizen": lambda state, facts: _level(facts) not in at_home(state, state.mover),
    "reason-no-hoplite": lambda state, facts: (
        _level(facts) not in at_home(state, state.mover, "hoplite")
    ),
    "reason-estate-die": lambda state, facts: facts["estate"] in on_estate(state, state.mover),
    "reason-no-die-on-estate": lambda state, facts: (
        facts["estate"] not in on_estate(state, state.mover)
    ),
    "reason-hero-gone": lambda state, facts: HEROES[facts["hero"]] not in state.heroes,
}
"""What must hold in the position for a reason to be true."""


def _archons(state):
    return Counter(archon_on(state, seat) for seat in range(len(state.players)))


def _owned(state, thing):
    return stock(state, state.mover)[GOODS.index(thing)]


def _lacking(state, order, thing, number):
    cost = CATALOG.edition.orders[ORDERS[order]].cost[GOODS.index(thing)]
    return cost - _owned(state, thing) == number


def _level(facts):
    return facts["level"].replace("★", "*")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_reasons_are_true(players):
    state = begin(players, 11)
    rng = stream(players, 9)
    moves = 0
    while state.to_move() >= 0:
        legal = set(state.legal())
        for action in range(moves % 5, codes.ACTIONS, 5):
            reason = None if action in legal else state.why_not(action)
            if reason is not None and reason.key in TRUTHS:
                assert TRUTHS[reason.key](state, reason.facts), reason
        state.apply(state.pick(rng))
        moves += 1


def quoted_reasons():
    """The keys of all reasons in the code."""
    folder = conformance.SOURCE / "thebai"
    texts = [(folder / file).read_text("utf-8") for file in REASON_FILES]
    return {key for text in texts for key in conformance.quoted(text, "reason-")}


def test_every_reason_has_words_and_all_words_are_used():
    keys = {key for key in thebai_words().keys("en") if key.startswith("reason-")}
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
    return typed_action(state, word, rest.lower(), "en")
