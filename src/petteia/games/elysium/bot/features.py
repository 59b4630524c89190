"""The features a player is rated by in Elysium: their numbers and names."""

from typing import Final

VP: Final = 0
GOLD_TO_2: Final = 1
GOLD_TO_6: Final = 2
GOLD_ABOVE: Final = 3
PP: Final = 4
PRESTIGE: Final = 5
RED: Final = 6
BLUE: Final = 7
GREEN: Final = 8
YELLOW: Final = 9
TAKEN: Final = 10
TAKEN_ALL: Final = 11
QUEST_1: Final = 12
QUEST_2: Final = 13
QUEST_3: Final = 14
QUEST_4: Final = 15
QUEST_INCOMPLETE: Final = 16
OPEN_QUEST_1: Final = 17
OPEN_QUEST_2: Final = 18
OPEN_QUEST_3: Final = 19
OPEN_QUEST_4: Final = 20
NO_QUEST_OPEN: Final = 21
TO_TAKE: Final = 22
TO_DISMISS: Final = 23
DISC_1: Final = 24
DISC_2: Final = 25
DISC_3: Final = 26
DISC_4: Final = 27
SOME_TAKEABLE: Final = 28
THREE_TAKEABLE: Final = 29
TAKEABLE: Final = 30
BEST_TAKEABLE: Final = 31
SECOND_TAKEABLE: Final = 32
DOMAIN_LEVEL_1: Final = 33
DOMAIN_LEVEL_2: Final = 34
DOMAIN_LEVEL_3: Final = 35
DOMAIN_CITIZENS: Final = 36
GOLD_MISSING: Final = 37
TURNED: Final = 38
RINGS: Final = 39
FITS_SINGLE: Final = 40
FITS_FAMILY: Final = 41
FITS_LEVEL: Final = 42
FAMILY_PAIRS: Final = 43
FAMILY_TRIPLES: Final = 44
LEVEL_1_RUN: Final = 45
LEVEL_2_RUN: Final = 46
LEVEL_3_RUN: Final = 47
LEGENDS: Final = 48
BURIED: Final = 49
BONUSES: Final = 50
CHRONOS: Final = 51
SINGLE_1: Final = 52
SINGLE_2: Final = 53
SINGLE_3: Final = 54
FAMILY_OF_2: Final = 55
FAMILY_OF_2_TILE: Final = 56
LEVEL_OF_2: Final = 57
LEVEL_OF_3: Final = 58
LEVEL_OF_4: Final = 59
LYRE: Final = 60
LYRE_USED: Final = 61
TURNS_LEFT: Final = 62
LONGEST_LEVEL_1: Final = 63
LONGEST_LEVEL_2: Final = 64
LONGEST_LEVEL_3: Final = 65
GENERAL: Final = 66
"""The number of features that are not about one design. They are followed by one feature for each
design in the Domain, with a power ready, and written."""

NAMES: Final = (
    "vp",
    "gold-to-2",
    "gold-to-6",
    "gold-above",
    "pp",
    "prestige",
    "red",
    "blue",
    "green",
    "yellow",
    "taken",
    "taken-all",
    "quest-1",
    "quest-2",
    "quest-3",
    "quest-4",
    "quest-incomplete",
    "open-quest-1",
    "open-quest-2",
    "open-quest-3",
    "open-quest-4",
    "no-quest-open",
    "to-take",
    "to-dismiss",
    "disc-1",
    "disc-2",
    "disc-3",
    "disc-4",
    "some-takeable",
    "three-takeable",
    "takeable",
    "best-takeable",
    "second-takeable",
    "domain-level-1",
    "domain-level-2",
    "domain-level-3",
    "domain-citizens",
    "gold-missing",
    "turned",
    "rings",
    "fits-single",
    "fits-family",
    "fits-level",
    "family-pairs",
    "family-triples",
    "level-1-run",
    "level-2-run",
    "level-3-run",
    "legends",
    "buried",
    "bonuses",
    "chronos",
    "single-1",
    "single-2",
    "single-3",
    "family-of-2",
    "family-of-2-tile",
    "level-of-2",
    "level-of-3",
    "level-of-4",
    "lyre",
    "lyre-used",
    "turns-left",
    "longest-level-1",
    "longest-level-2",
    "longest-level-3",
)
