"""A position of Thebai written by hand loads and plays; a wrong one is refused with the reason."""

import copy
import json
import pickle
import shutil
from pathlib import Path

import pytest

import petteia
from petteia.games.thebai.content.edition import HOUSE
from petteia.games.thebai.position.keys import keys_of
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.steps import begin_effect
from petteia.kernel.bits import size
from petteia.kernel.content.reader import ReadError
from tests.games.thebai.moves import step, use
from tests.games.thebai.names import EDITION, ORDERS

GAME = petteia.game("thebai")

DOCS = Path(__file__).parents[4] / "docs" / "positions" / "thebai"


def market_day() -> dict:
    """Round 4 of a game for two, with all that matters said and the rest left open."""
    return json.loads((DOCS / "market-day.json").read_text("utf-8"))


def set_at(data: dict, path: str, value: object) -> None:
    *way, last = path.split(".")
    for part in way:
        data = data[int(part)] if isinstance(data, list) else data.setdefault(part, {})
    data[int(last) if isinstance(data, list) else last] = value


def refusal(data: object) -> str:
    with pytest.raises(ReadError) as error:
        GAME.load(data)
    return str(error.value)


def test_a_position_by_hand_loads_plays_and_comes_back():
    state = GAME.load(market_day())
    assert state.to_move() == 1
    assert state.dump()["seats"][0]["citizens"] == ["1", "1*"]
    assert state.players[0].reserve == 7 - 2 - 1 - 1 - 1, "two at home, two used, one on the path"
    assert state.players[1].reserve == 4
    assert GAME.load(json.loads(json.dumps(state.dump()))).dump() == state.dump()
    for action in state.legal():
        after = state.copy()
        after.play(action)
        assert GAME.load(json.loads(json.dumps(after.dump()))).dump() == after.dump()
    petteia.playout(state, petteia.stream(4, 4))
    assert state.to_move() == -1


def test_what_the_documents_say_of_the_position_by_hand():
    """Crossing the hoplite makes it a commander in row 4, and seat 0 may take a hero (D4, D7)."""
    state = GAME.load(market_day())
    use(state, "1", "blue1")
    while state.top.kind != codes.TURN:
        state.apply(state.legal()[0])
    step(state, "C4")
    assert state.dump()["seats"][0]["commanders"] == [3, 4]
    assert state.to_move() == 0
    assert state.top.kind == codes.MEETING


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_smallest_position(players):
    """The seats suffice; all else is a new game's first turn in a city without stones."""
    state = GAME.load({"game": "thebai", "seats": [{}] * players})
    assert state.to_move() == 0
    assert size(state.players[0].hand) == 0
    assert state.display.count(-1) == 0
    assert [state.players[seat].vp for seat in range(players)] == [10] * players
    petteia.playout(state, petteia.stream(1, 4))


def test_the_smallest_solo_position():
    heralds = {"heralds": ["HE03", "HE11"]}
    state = GAME.load({"game": "thebai", "antigone": heralds, "seats": [{}, {}]})
    assert state.seats == 1
    assert len(state.solo.actions) == 21
    assert state.solo.challenge == 2
    assert len(state.herald_deck) == 10
    petteia.playout(state, petteia.stream(1, 4))


def test_what_is_hidden_is_dealt_by_the_seed():
    deals = []
    for seed in (1, 1, 2):
        data = market_day()
        data["seed"] = seed
        state = GAME.load(data)
        deals.append((state.deck, state.attacks, state.fate, state.herald_deck))
    assert deals[0] == deals[1] != deals[2]


def test_the_rest_of_the_orders_is_the_deck():
    state = GAME.load(market_day())
    keys = keys_of(state.content).orders
    assert len(state.deck) == 40 - 3 - 2
    assert "O17" not in [keys[order] for order in state.deck]
    assert {keys[order] for order in range(44) if state.gone_orders >> order & 1} == {"C2", "C3"}


def test_a_fate_phase_may_be_about_to_begin():
    data = market_day()
    data |= {"phase": "fate", "round": 5}
    state = GAME.load(data)
    assert state.to_move() >= 0
    petteia.playout(state, petteia.stream(1, 4))


def test_a_finished_game_is_only_scored():
    state = GAME.new(players=3, seed=3)
    petteia.playout(state, petteia.stream(1, 4))
    again = GAME.load(state.dump())
    assert again.to_move() == -1
    assert again.scores() == state.scores()


def test_a_view_tells_of_hidden_decks_what_a_position_may_say():
    """Numbers of cards and backs of tiles are accepted where faces are."""
    state = GAME.new(players=1, seed=3)
    view = state.view(0)
    del view["seat"], view["to_move"]
    assert GAME.load(view).view(0) == state.view(0)


DICE = "seats.0.dice"
WRONG = [
    ("game", "elysium", "expected one of thebai; found 'elysium'"),
    ("rules", 0, "rules: was played by older rules of Thebai (version 0); here is version"),
    ("rules", 99, "rules: was played by newer rules of Thebai (version 99); here is version"),
    ("rules", "1", "rules: expected a number from 0 to 1000000, found '1'"),
    ("pack", {"name": "other"}, "pack: expected house"),
    ("shoes", 2, "shoes: is not known here"),
    ("seats", [{}], "expected 2 to 4 players, found 1 (S1)"),
    ("seats", [{}] * 5, "expected 2 to 4 players, found 5 (S1)"),
    ("antigone", {}, "expected two open heralds (A3)"),
    ("phase", "noon", "expected one of stones, orders, turns, fate, end, over"),
    ("round", 11, "expected a number from 1 to 10, found 11"),
    ("phase", "orders", "round: is 1 before the first turn, not 4 (I6, I7)"),
    ("phase", "end", "round: is 10 at the end, not 4 (E1)"),
    ("order", [0, 0], "expected every seat once: [0, 1]"),
    ("begun", 3, "expected a number from 0 to 2"),
    ("chosen", ["K9.1"], "stones are set aside only before they are laid out (I6)"),
    ("city.E3", ["K1.1", 0], "there is no Kadmeia space 'E3'"),
    ("city.D3", ["K77", 0], "there is no stone 'K77'"),
    ("city.D3", ["K1.1", 4], "expected 0 to 3 quarter turns, found 4"),
    ("city.D3", ["K1.1"], "expected a stone and its quarter turns"),
    ("city.D3", ["K4.0", 0], "K4.0 lies twice in the city: there is only one (S11)"),
    ("city.D3", ["K1.0", 0], "K1.0 lies in the city and in the estate of seat 0"),
    ("display", ["O02", "O02", None, None], "O02 lies twice in the display"),
    ("display", ["O17", None, None, None], "O17 lies in the orders of seat 0 and in the display"),
    ("display", ["C2", None, None, None], "only before round 1 it has starting orders (I7)"),
    ("display", ["O02"], "expected 4 entries, found 1"),
    ("deck", ["O03", "O04"], "O05 lies nowhere, and so do 32 more (S11)"),
    ("deck", 3, "expected 35, those that lie nowhere else"),
    ("gone", ["O21"], "O21 lies in the display and in the orders that left"),
    ("heroes.1", "harmonia", "harmonia lies in the heroes of seat 0 and in the display"),
    ("standees", {"kadmos": "A1-B1"}, "only a hero somebody has taken sets a standee"),
    ("standees", {"harmonia": "gate1"}, "gate1 lies in the turmoil tiles and in the council"),
    ("standees", {"harmonia": "stage1"}, "stage1 is not there with so many players (S1)"),
    ("attacks", ["tydeus"] * 7, "tydeus lies twice in the attack cards"),
    ("attacks_shown", [1], "expected the rows of the conflicts so far (F3)"),
    ("gates.0", None, "row 1: a tile lies there until its conflict (F4)"),
    ("gates.2", "g3", "g3 lies in the gate tiles of seat 0 and in the gates"),
    ("fate.2", "p3", "round 3 has a tile of its own with the back gamma (S6)"),
    ("fate.4", "conflict3", "round 5 has a tile of its own with the back gamma (S6)"),
    ("fate.8", "conflict7", "round 9 has a tile of its own with the back omega (S6)"),
    ("fate", ["p1"], "expected 10 tiles (S6), found 1"),
    ("fate_shown", [1, 2], "expected 1 to 8 in round 4 (F1)"),
    ("fate_out", ["p1"], "expected the tiles that lie in no round (S6)"),
    ("blessings", {"shield_oath": 4}, "expected 3 of shield_oath (S9)"),
    ("help", {"help_red2": 4}, "expected 3 of help_red2 (S9)"),
    ("help", {"help_pink1": 1}, "help_pink1: is not known here"),
    ("dionysos", [1, 0], "expected the seats as they lie on the track, furthest first (F7)"),
    ("path", [None], "expected 4 spaces, found 1 (D3)"),
    ("path.1", 2, "there is no seat 2"),
    ("waiting", [5], "expected numbers from 0 to 1"),
    ("turmoil", ["tomb1"], "tomb1 is not there with so many players (S1)"),
    ("turmoil", ["gate1", "gate1"], "names gate1 twice"),
    (
        "turmoil",
        ["gate1", "gate2", "gate3", "gate4", "altar1", "altar2"],
        "there are 5 turmoil tiles with so many players (S10)",
    ),
    ("heralds.markers", ["B3-C3"], "B3-C3 lies in dice and standees of the city and in the occ"),
    ("heralds.done", ["HE99"], "there is no herald 'HE99'"),
    ("rng", [1, 2], "expected 4 numbers"),
    ("seats.0.vp", "many", "expected a number from"),
    ("seats.0.grapes", -1, "expected a number from 0 to 1000, found -1"),
    (f"{DICE}.0", {"at": "B3-D3", "citizen": "1"}, "there is no dice space 'B3-D3'"),
    (f"{DICE}.0", {"at": "B3-C3", "citizen": "4"}, "expected a level, one of 1, 1*, 2, 2*, 3, 3*"),
    (f"{DICE}.0", {"at": "C3-C4", "citizen": "1"}, "C3-C4 lies twice in dice and standees"),
    (f"{DICE}.0", {"at": "B3-C3"}, "hoplite: is missing"),
    ("seats.0.citizens", ["1"] * 5, "expected 7 citizens in all (I4), found 8"),
    ("seats.0.reserve", 4, "expected 7 citizens in all (I4), found 9"),
    ("seats.0.hoplites", ["1"] * 4, "expected 4 hoplites and commanders in all (I4, D4), found 6"),
    ("seats.0.commanders", [3, 3], "two commanders of one player in a row (D4)"),
    ("seats.0.commanders", [8], "expected numbers from 1 to 7"),
    ("seats.0.estate.red", ["K1.1", "N01"], "K1.1 is a stone of another colour (I3)"),
    ("seats.0.estate.red", ["K1.0", "K2.0"], "expected own stones and last a neutral one (I3)"),
    ("seats.0.estate.red", ["K1.0", "K2.0", "K6.0", "K4.0", "N01"], "at most 4 stones, found 5"),
    ("seats.0.estate_dice", {"blue2": "1"}, "a stone still lies there (T2)"),
    ("seats.0.estate_help", ["blue2"], "a stone still lies there (T7)"),
    ("seats.0.estate_help", ["red1"], "a die lies there already (T7)"),
    ("seats.0.archon", "A1", "an archon stands on a stone (T4)"),
    ("seats.0.archon", "C3", "two archons stand on one stone (T3, T5)"),
    ("seats.0.hand", ["C1", "C1"], "names C1 twice"),
    ("seats.0.secret", ["O18"], "names an order that is not in this hand (Q24)"),
    ("seats.0.secret", ["C1"], "everybody has seen C1 (I7)"),
    ("seats.0.heroes", ["harmonia", "menoikeus", "teiresias", "x"], "there is no hero 'x'"),
    ("seats.1.heroes", ["harmonia"], "harmonia lies in the heroes of seat 0 and in the heroes of"),
    ("seats.1.blessings", {"shield_oath": 2}, "expected a number from 0 to 1, found 2"),
    ("seats.0.dionysos", 11, "expected a number from 0 to 10, found 11"),
    ("seats.0.council_dice", ["stoa1", "stoa3"], "a monument holds only one of a player (F6, R6)"),
    ("seats.0.council_dice", ["stoa2"], "stoa2 lies"),
    ("seats.0.tiles", 2, "expected 3 councillor tiles in all (I5, A1)"),
]


@pytest.mark.parametrize(("path", "value", "words"), WRONG)
def test_a_wrong_position_is_refused_with_the_reason(path, value, words):
    data = market_day()
    set_at(data, path, value)
    said = refusal(data)
    assert words in said
    assert said.startswith("position: ")
    assert "\n" not in said


def test_four_heroes_are_too_many():
    data = market_day()
    data["heroes"] = [None] * 7
    data["seats"][0]["heroes"] = ["harmonia", "kadmos", "semele", "zethos"]
    assert "a player has at most 3 heroes (D4)" in refusal(data)


def test_heralds_are_for_few():
    data = {"game": "thebai", "seats": [{}, {}, {}], "heralds": {}}
    assert "heralds: are for 1 or 2 players only (S12)" in refusal(data)


WRONG_SOLO = [
    ("seats", [{}, {}, {}], "expected yours and Antigone's, found 3 (A1)"),
    ("seats.1.drachmas", 2, "Antigone never has goods or drachmas (A5)"),
    ("seats.1.hand", ["O02"], "Antigone's orders are fulfilled at once (A5)"),
    ("seats.1.estate", {"red": ["K1.1", "N01"]}, "Antigone has no estate (A1)"),
    ("seats.1", {"citizens": ["1"] * 3, "reserve": 4}, "all citizens of Antigone are at home"),
    ("seats.1.tiles", 3, "expected 0 councillor tiles in all (I5, A1)"),
    ("antigone.challenge", 6, "expected a number from 1 to 5, found 6"),
    ("antigone.destiny", "oracle", "expected one of veil, torch"),
    ("antigone.heralds", ["HE01"], "expected two open heralds (A3)"),
    ("antigone.heralds", ["HE01", "HE01"], "HE01 lies twice in the open heralds"),
    ("antigone.piles", [[], []], "expected 3 piles (A2), found 2"),
    ("antigone.piles", [["K1.1"], [], []], "expected a neutral stone below her own ones (A2)"),
    ("antigone.hidden", ["SB01"], "expected all 16 basic and 4 special cards (A3)"),
    ("antigone.turmoil", ["TU1"], "TU2 lies nowhere, and so do 7 more (S11)"),
    ("heralds", {"deck": ["HE01"]}, "HE01 lies in the open heralds and in the deck"),
]


def test_antigone_has_all_her_citizens_at_home_if_nothing_is_said():
    data = {"game": "thebai", "seats": [{}, {}], "antigone": {"heralds": ["HE01", "HE02"]}}
    hers = GAME.load(data).players[1]
    assert (hers.supply & 0xFFFFFF, hers.reserve) == (7, 0)


def test_without_neutral_stones_her_piles_cannot_be_made():
    neutral = [stone.key for stone in EDITION.neutral]
    spots = [f"{column}{row}" for row in range(1, 5) for column in "ABCD"]
    data = {
        "game": "thebai",
        "seats": [{"estate": {}}, {}],
        "antigone": {"heralds": ["HE01", "HE02"]},
        "city": {spot: [key, 0] for spot, key in zip(spots, neutral, strict=False)},
    }
    assert "piles: expected a neutral stone left for each pile (A2)" in refusal(data)


@pytest.mark.parametrize(("path", "value", "words"), WRONG_SOLO)
def test_a_wrong_solo_position_is_refused_with_the_reason(path, value, words):
    data = GAME.new(players=1, seed=4).dump()
    del data["frames"], data["display"], data["deck"], data["heralds"]
    data |= {"phase": "turns", "begun": 0}
    data["antigone"] = {"heralds": ["HE01", "HE02"], "challenge": 3}
    GAME.load(copy.deepcopy(data))
    set_at(data, path, value)
    assert words in refusal(data)


def pending_raise() -> dict:
    """A position in the middle of an effect: raises of choice."""
    state = GAME.new(players=2, seed=4)
    while state.phase != codes.PHASE_TURNS:
        state.apply(state.legal()[0])
    begin_effect(state, state.order[0], state.content.order_effects[ORDERS["C2"]])
    advance(state)
    data = state.dump()
    assert data["order"] == [0, 1]
    GAME.load(copy.deepcopy(data))
    return data


WRONG_FRAMES = [
    ("frames.2.left", 0, "expected a number from 1 to 99, found 0"),
    ("frames.2.frame", "sleeping", "expected one of turn, choosing-stone"),
    ("frames.2.seat", 4, "expected a number from 0 to 1, found 4"),
    ("frames.2.step", "order/C1/1", "expected a step that raising can wait at"),
    ("frames.2.step", "order/C9/1", "there is no such thing 'order/C9/1'"),
    ("frames.2.step", None, "must name something here"),
    ("frames.2.only", 5, "expected a step that raising can wait at"),
    ("frames.2.colour", 5, "colour: is not known here"),
    ("frames.1.first", "order/C1/1", "expected a step that run can wait at"),
    ("frames.1.strength", 4, "expected a number from 1 to 3, found 4"),
    ("frames.0.seat", 1, "the first frame is not of the player whose part it is"),
    ("frames.0.frame", "goods", "frame 1: next: is not known here"),
    ("frames", [], "expected first the frame turn"),
    ("begun", 0, "expected at least 1 while somebody's part is going on"),
    ("begun", 2, "the first frame is not of the player whose part it is"),
    ("phase", "over", "round: is 10 at the end, not 1 (E1)"),
    ("fresh", [], "is only given while a herald raises dice (R10)"),
]


@pytest.mark.parametrize(("path", "value", "words"), WRONG_FRAMES)
def test_a_wrong_frame_is_refused_with_the_reason(path, value, words):
    data = pending_raise()
    set_at(data, path, value)
    if path == "frames.0.frame":
        data["frames"][0] |= {"left": 1}
    assert words in refusal(data)


MISPLACED = [
    ({"frame": "taking", "seat": 0, "given": "grape"}, "something that is not where it should be"),
    ({"frame": "using", "seat": 0, "citizen": "3*", "help": None}, "not where it should be"),
    ({"frame": "using", "seat": 0, "citizen": None, "help": None}, "not where it should be"),
    ({"frame": "deploying", "seat": 0, "level": "3", "from": None}, "not where it should be"),
    ({"frame": "deploying", "seat": 0, "level": None, "from": "B3-C3"}, "not where it should be"),
    ({"frame": "ascending", "seat": 0, "at": "B3-C3"}, "not where it should be"),
    ({"frame": "standing", "seat": 0, "hero": "kadmos"}, "not where it should be"),
    ({"frame": "walking", "seat": 0, "visited": ["B3"], "paid": 0, "crossed": 1}, "not where it"),
    ({"frame": "retaining", "seat": 0, "hoplites": ["B3-C3"], "row": 2}, "not where it should be"),
    ({"frame": "counselling", "seat": 0, "place": 1}, "not where it should be"),
    ({"frame": "setting", "seat": 0, "stone": "K1.0", "roofs": 0}, "K1.0 lies in the estate of"),
    (
        {"frame": "rotating", "seat": 0, "stone": "K9.3", "roofs": 0, "space": "A1"},
        "no stone can be placed there (V7)",
    ),
    ({"frame": "paying", "seat": 0, "left": 1}, "a price is paid for the step below it (V3)"),
    ({"frame": "paying", "seat": 0, "left": 50}, "not where it should be"),
    ({"frame": "rebelling", "stage": 0, "herald": 0}, "is no part of a turn of Antigone's (A7)"),
    ({"frame": "sweeping", "at": []}, "the last frame must be one that waits for a decision"),
    ({"frame": "turn", "seat": 0, "next": "walk", "fulfilled": 0}, "turn can only be the first"),
    ({"frame": "orders", "seat": 0, "left": 200}, "expected a number from 1 to 99, found 200"),
    ({"frame": "removing", "seat": 0}, "left: is missing"),
]


@pytest.mark.parametrize(("frame", "words"), MISPLACED)
def test_a_frame_waits_only_for_what_is_there(frame, words):
    data = pending_raise()
    data["frames"] = [*data["frames"][:1], frame]
    data["seats"][0]["grapes"] = 0
    assert words in refusal(data)


def test_frames_must_wait_for_an_open_decision():
    data = pending_raise()
    data["frames"] = [*data["frames"][:1], {"frame": "seating", "seat": 0, "left": 1}]
    data["seats"][0] |= {"tiles": 0, "council_tiles": ["gate1", "altar1", "stoa1"]}
    assert "do not wait for a decision that is open in this position" in refusal(data)


def places_in(data: object, way: tuple = ()) -> list[tuple]:
    """The paths to all values in a position."""
    items = data.items() if isinstance(data, dict) else enumerate(data)
    if not isinstance(data, dict | list):
        return []
    ways = []
    for key, value in list(items):
        ways.append((*way, key))
        if isinstance(value, dict | list):
            ways += places_in(value, (*way, key))
    return ways


def damage(data: dict, rng: petteia.Rng) -> None:
    """Change, remove or double something anywhere in a position, half the time in its frames."""
    ways = places_in(data)
    pending = [way for way in ways if way[0] == "frames"]
    if pending and rng.below(2):
        ways = pending
    *way, key = ways[rng.below(len(ways))]
    inner = data
    for part in way:
        inner = inner[part]
    twins = [it for it in ways if it[-1] == key]
    other = data
    for part in twins[rng.below(len(twins))]:
        other = other[part]
    value = inner[key]
    changed = [None, -1, 0, 1, 7, "x", [], {}, copy.deepcopy(other)][rng.below(9)]
    if isinstance(value, int) and rng.below(2):
        changed = value + 1 - 2 * rng.below(2)
    match rng.below(6):
        case 0:
            del inner[key]
        case 1 if isinstance(inner, list):
            inner.append(copy.deepcopy(value))
        case _:
            inner[key] = changed


@pytest.mark.parametrize("seed", range(40))
def test_a_damaged_position_is_refused_or_plays_to_its_end(seed):
    """Whatever was changed: one sentence says what is wrong, or the game can be played."""
    state = GAME.new(players=seed % 4 + 1, seed=seed)
    rng = petteia.stream(seed, 7)
    for _ in range(rng.below(120)):
        if state.to_move() >= 0:
            state.apply(state.pick(rng))
    whole = json.dumps(state.dump())
    said = []
    for number in range(6):
        data = json.loads(whole)
        damage(data, rng)
        try:
            loaded = GAME.load(data)
        except ReadError as error:
            said.append(str(error))
            continue
        assert GAME.load(loaded.dump()).dump() == loaded.dump()
        petteia.playout(loaded, petteia.stream(number, 4))
    assert all("\n" not in words for words in said)


def test_pickles_know_the_pack_they_were_made_with(tmp_path):
    folder = tmp_path / "pack"
    shutil.copytree(HOUSE, folder)
    state = GAME.new(players=2, seed=1, pack=str(folder))
    again = pickle.loads(pickle.dumps(state))
    assert again.dump() == state.dump()
    assert again.content.edition.folder == folder


def test_a_position_of_another_pack_is_refused(tmp_path):
    data = market_day()
    data["pack"] = {"name": "house", "fingerprint": "0123456789abcdef"}
    assert "found house (0123456789abcdef)" in refusal(data)
