"""Refusals inside effects and in the council.

Each case has a position, the action as typed (or its number), and the refusal.
"""

from petteia.games.thebai.rules import codes
from tests.games.thebai.builders import table
from tests.games.thebai.decisions import (
    ascending,
    doing,
    placing,
    played,
    retaining,
    roofing,
    waiting,
)
from tests.games.thebai.moves import do, perform, use

EFFECTS = {
    "no good": (
        lambda: doing(table(), "good 1"),
        "done",
        "This is carried out as far as possible; you only choose how (Q13).",
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
    "no order": (
        lambda: doing(table(), "order 2"),
        "done",
        "This is carried out as far as possible; you only choose how (Q13).",
    ),
    "no raise": (
        lambda: doing(table(), "raise 2"),
        "done",
        "This is carried out as far as possible; you only choose how (Q13).",
    ),
    "no hoplite": (
        lambda: doing(table().hoplite(0, "B3-C3"), "hoplite 2"),
        "done",
        "This is carried out as far as possible; you only choose how (Q13).",
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
        lambda: doing(table().citizen(0, "B3-C3").hoplite(0, "A1-B1"), "raise 1 hoplite"),
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
    "a hoplite that is not there": (
        lambda: doing(table().hoplite(0, "A1-B1"), "hoplite 1"),
        "hoplite 2",
        "You have no hoplite of level 2 in your supply (V5).",
    ),
    "shifting a hoplite that is not there": (
        lambda: doing(table().hoplite(0, "A1-B1"), "hoplite 1"),
        "shift B3-C3",
        "You have no hoplite on B3-C3 (V5).",
    ),
    "a hoplite onto a die": (
        lambda: doing(table().citizen(1, "B3-C3"), "hoplite 1"),
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
        "This is carried out as far as possible; you only choose how (Q13).",
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
        lambda: played(
            roofing("a3", 2), (do, codes.ROOF + 3, codes.RAISE_CITIZEN + 2, codes.RAISE_CITIZEN)
        ),
        "roof left",
        "The roof at the left has been triggered (V8).",
    ),
    "a standee for the city in the council": (
        lambda: waiting(table().hero(0, "kadmos"), codes.STANDING, hero=0),
        "monument gate1",
        "This standee goes to a dice space of the city (Q14).",
    ),
    "a standee for the council in the city": (
        lambda: waiting(table().hero(0, "harmonia"), codes.STANDING, hero=2),
        "city B3-C3",
        "This standee goes to the council (Q14).",
    ),
    "a standee that stays out": (
        lambda: waiting(table().hero(0, "harmonia"), codes.STANDING, hero=2),
        "done",
        "The standee must be set while there is a free space (Q14).",
    ),
    "a path die that stays": (
        lambda: waiting(table().path(0), codes.COUNSELLING, place=0),
        "done",
        "A die with a free space leaves the path (Q16).",
    ),
    "a second own die on a monument": (
        lambda: waiting(table().path(0).council(0, "gate1"), codes.COUNSELLING, place=0),
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
        lambda: waiting(table(), codes.ORDERING, blessings=3, heroes=0),
        codes.WHICH + 4,
        "This effect is not due now (Q11).",
    ),
}
