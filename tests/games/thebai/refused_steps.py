"""Refusals in the steps of a turn, and while using a citizen, a help tile or the archon.

Each case has a position, the action as typed (or its number), and the refusal.
"""

from petteia.games.thebai.rules import codes
from tests.games.thebai.builders import table
from tests.games.thebai.decisions import begin, crowded, played
from tests.games.thebai.moves import do, step

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
        lambda: (
            table().hand(0, "O09").stock(0, 9, 9, 9).at(codes.TURN_CITIZEN, fulfilled=1).state()
        ),
        "fulfil O09",
        "You fulfil no more orders this turn (T8).",
    ),
    "a citizen of a level that is not there": (
        lambda: table().state(),
        "citizen 3",
        "You have no citizen of level 3 in your supply (T2).",
    ),
    "a citizen without a free space": (
        lambda: crowded().hand(0, "C3").stock(0, 1, 0, 1).state(),
        "citizen 1",
        "There is no free space for a citizen (Q4).",
    ),
    "a citizen before the reset": (
        lambda: table().supply(0).hand(0, "O09").stock(0, 9, 9, 9).state(),
        "citizen 1",
        "First comes the reset: end this step (T1).",
    ),
    "a second citizen": (
        lambda: table().at(codes.TURN_ARCHON).state(),
        "citizen 1",
        "The citizen’s step of this turn is over (T2).",
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
        lambda: table().at(codes.TURN_ARCHON).state(),
        "done",
        "Your archon must be put, moved or taken back (T6).",
    ),
    "the archon onto no stone": (
        lambda: table().at(codes.TURN_ARCHON).state(),
        "archon A1",
        "There is no stone on A1 (T4).",
    ),
    "the archon to another archon": (
        lambda: table().archon(1, "B3").at(codes.TURN_ARCHON).state(),
        "archon B3",
        "An archon stands on B3: that stone is not free (T3).",
    ),
    "putting an archon that is in the city": (
        lambda: table().archon(0, "B3").drachmas(0, 1).at(codes.TURN_ARCHON).state(),
        "archon C4",
        "Your archon is in the city: move it, or take it back (T4).",
    ),
    "moving an archon that is in the supply": (
        lambda: table().at(codes.TURN_ARCHON).state(),
        "step B3",
        "Your archon is in your supply (T4).",
    ),
    "taking back an archon that is in the supply": (
        lambda: table().at(codes.TURN_ARCHON).state(),
        "back",
        "Your archon is in your supply (T6).",
    ),
    "the archon a second time": (
        lambda: table().help(0, "help_red2").at(codes.TURN_HELP).state(),
        "back",
        "The archon’s step of this turn is over (T5).",
    ),
    "stopping before moving": (
        lambda: table().archon(0, "B3").drachmas(0, 1).at(codes.TURN_ARCHON).state(),
        "stop",
        "Your archon has not moved yet (T5).",
    ),
    "a help tile before the archon": (
        lambda: table().help(0, "help_red2").supply(0, "1 2").state(),
        "help help_red2",
        "A help tile is used after the archon (Q10).",
    ),
    "a help tile that is not there": (
        lambda: table().help(0, "help_red2").at(codes.TURN_HELP).state(),
        "help blue help tile 3",
        "You have no blue help tile of strength 3 (T7).",
    ),
    "a help tile without a free space": (
        lambda: (
            table()
            .help(0, "help_red2", "help_blue2")
            .at_work(0, "red1")
            .at(codes.TURN_HELP)
            .state()
        ),
        "help help_red2",
        "In your red row there is no free space for the help tile (T7).",
    ),
    "a second help tile": (
        lambda: (
            table().help(0, "help_red2").hand(0, "O09").stock(0, 9, 9, 9).at(codes.TURN_END).state()
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
        lambda: played(
            table().help(0, "help_red2").gone(0, red=1).at(codes.TURN_HELP), (do, codes.HELP)
        ),
        "estate Counting table",
        "Counting table is not in the red row, as the help tile wants (T7).",
    ),
    "a help tile in the city": (
        lambda: played(
            table().help(0, "help_red2").gone(0, red=1).at(codes.TURN_HELP), (do, codes.HELP)
        ),
        "city B3-C3",
        "A help tile is used on your estate (T7).",
    ),
    "going on to where no stone is": (
        lambda: table().archon(0, "B3").drachmas(0, 1).at(codes.TURN_ARCHON).state(),
        "step A3",
        "There is no stone on A3 (T5).",
    ),
    "staying": (
        lambda: table().archon(0, "B3").drachmas(0, 1).at(codes.TURN_ARCHON).state(),
        "step B3",
        "Your archon may not stay where it is (T6).",
    ),
    "a stone that is not beside the archon": (
        lambda: table().archon(0, "B3").drachmas(0, 1).at(codes.TURN_ARCHON).state(),
        "step C4",
        "C4 is not next to your archon (T5).",
    ),
    "an empty dice space without a drachma": (
        lambda: table().archon(0, "B3").marker("B3-B4").at(codes.TURN_ARCHON).state(),
        "step C3",
        "Crossing the empty dice space B3-C3 costs a drachma; you have none (T5).",
    ),
    "a second empty dice space": (
        lambda: played(
            table()
            .stone("D3", "K5")
            .archon(0, "B3")
            .drachmas(0, 9)
            .at(codes.TURN_ARCHON)
            .marker("C3-C4"),
            (step, "C3"),
        ),
        "step D3",
        "C3-D3 is empty, and only one empty dice space is crossed a turn (T5).",
    ),
    "a stone twice": (
        lambda: played(
            table().archon(0, "B3").marker("B3-C3", "C3-C4").at(codes.TURN_ARCHON), (step, "C3")
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
            .at(codes.TURN_ARCHON)
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
            .at(codes.TURN_ARCHON),
            (step, "C3"),
        ),
        "stop",
        "Another archon stands here: your archon must go on (T5).",
    ),
    "taking back an archon on its way": (
        lambda: played(
            table().archon(0, "B3").marker("B3-C3", "C3-C4").at(codes.TURN_ARCHON), (step, "C3")
        ),
        "back",
        "Your archon has begun to move (T6).",
    ),
    "something else on the archon's way": (
        lambda: played(
            table().archon(0, "B3").marker("B3-C3", "C3-C4").at(codes.TURN_ARCHON), (step, "C3")
        ),
        "done",
        "Your archon is on its way: go on or stop (T5).",
    ),
}
