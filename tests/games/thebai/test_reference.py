"""The engine against the reference implementation, in random games.

Both must agree on the legal actions, on what an action does up to the next choice, and on the
score. The order of a shuffled deck is not predicted.
"""

import pytest

from petteia.games.thebai.content.edition import read_edition
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.state import Thebai
from tests.games.thebai.random_games import decisions
from tests.games.thebai.random_packs import wild_edition
from tests.games.thebai.reference.advance import run_on
from tests.games.thebai.reference.antigone import Unknown, Unrolled
from tests.games.thebai.reference.board import Position, dice_on, take_edition
from tests.games.thebai.reference.measures import ANTIGONE, scores
from tests.games.thebai.reference.moves import MOVES, play
from tests.games.thebai.reference.offers import FRAMES, offers
from tests.games.thebai.reference.words import read_position, word_of

GAMES = 50
SAMPLES = {1: 1, 2: 2, 3: 4, 4: 6}
"""By number of players: one in this many decisions is compared, different ones in each game."""
UNDER_WAY = 5
"""One in this many positions is scored as if the game ended there."""
SELDOM = {"ordering", "standing", "seating", "relocating", "ascending"}
"""Frames that a sample may miss; of the first the house edition has none, for no player has two
effects of one event."""


def foretell(state: Thebai, word: str) -> list[Position]:
    """The possible next positions with a choice; several if Antigone rolls."""
    found: list[Position] = []
    rolls: list[list[int]] = [[]]
    while rolls:
        rolled = rolls.pop()
        p = read_position(state)
        p["rolls"] = list(rolled)
        play(p, word)
        try:
            run_on(p)
        except Unrolled:
            rolls += [[*rolled, pile] for pile in range(3)]
        except Unknown:
            return []
        else:
            found.append(without_chance(p))
    return found


def without_chance(p: Position) -> Position:
    """A position without what does not matter: the random generator, predicted rolls, and spaces of
    a herald without a die to raise."""
    seen = {name: value for name, value in p.items() if name not in ("rng", "rolls")}
    seen["frames"] = [_only_dice(p, frame) for frame in p["frames"]]
    return seen


def _only_dice(p: Position, frame: dict) -> dict:
    if frame["frame"] != "sweeping":
        return frame
    dice = set(dice_on(p)) - set(p["fresh"])
    return {**frame, "at": [at for at in frame["at"] if at in dice]}


def check_offer(state: Thebai) -> str:
    """Compare the legal actions; return the name of the frame."""
    p = read_position(state)
    frame = p["frames"][-1]
    name: str = frame["frame"]
    assert frame["seat"] == state.to_move()
    assert offers(p) == {word_of(p, action) for action in state.legal()}, name
    return name


def check_scores(state: Thebai) -> None:
    assert scores(read_position(state)) == [sheet.total() for sheet in state.sheets()]


def judge_game(players: int, seed: int, content: Content | None = None) -> tuple[set[str], int]:
    """Compare a sample of a game's decisions; return their frames and how many were predicted."""
    judged: set[str] = set()
    told = 0
    expected: list[Position] = []
    word = ""
    for number, (state, action) in enumerate(decisions(players, seed, content)):
        if expected:
            told += 1
            assert without_chance(read_position(state)) in expected, (seed, number, word)
        expected = []
        if action < 0:
            check_scores(state)
            check_places(state)
        elif (number + seed) % SAMPLES[players] == 0:
            judged.add(check_offer(state))
            word = word_of(state.dump(), action)
            expected = foretell(state, word)
    return judged, told


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_readings_of_the_rules_agree(players):
    frames: set[str] = set()
    foretold = 0
    for seed in range(GAMES):
        judged, told = judge_game(players, seed)
        frames |= judged
        foretold += told
    assert foretold > 10 * GAMES
    assert set(FRAMES) == set(MOVES)
    assert frames >= set(FRAMES) - SELDOM


@pytest.fixture
def wild(request):
    """An edition of random effects, for both implementations."""
    edition = wild_edition(request.param)
    take_edition(edition)
    yield Content(edition)
    take_edition(read_edition())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("wild", range(3), indirect=True)
def test_two_readings_agree_on_effects_nobody_would_print(wild, players):
    judged, told = judge_game(players, 5, wild)
    assert told > 20
    assert "offered" in judged


def check_places(state: Thebai) -> None:
    """E8, A11."""
    totals = scores(read_position(state))
    if state.solo is not None:
        assert state.ranking() == [1 if totals[0] > totals[ANTIGONE] else 2]
    else:
        assert state.ranking() == [1 + sum(it > total for it in totals) for total in totals]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_readings_of_the_score_agree_under_way(players):
    for seed in range(GAMES, GAMES + 6):
        for number, (state, _) in enumerate(decisions(players, seed)):
            if number % UNDER_WAY == 0:
                check_scores(state)
