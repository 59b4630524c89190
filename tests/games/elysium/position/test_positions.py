"""A position written by hand loads and plays; a wrong one is refused with the reason."""

import copy
import json
import pickle
import shutil
from pathlib import Path

import pytest

import petteia
from petteia.games.elysium.content.edition import HOUSE
from petteia.games.elysium.rules import codes
from petteia.kernel.content.reader import ReadError
from tests.games.elysium.builders import legends, table

GAME = petteia.game("elysium")
DOCS = Path(__file__).parents[4] / "docs" / "positions"
EXAMPLES = sorted(DOCS.glob("*.json"))


def example(name: str) -> dict:
    return json.loads((DOCS / f"{name}.json").read_text())


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_the_documented_positions_load_play_and_come_back(file):
    state = GAME.load(json.loads(file.read_text()))
    for action in state.legal():
        after = state.copy()
        after.play(action)
        assert GAME.load(json.loads(json.dumps(after.dump()))).dump() == after.dump()


def test_there_are_two_documented_positions():
    assert len(EXAMPLES) == 2


def test_the_smallest_position():
    """Families and seats suffice; all else is a new game's, with the rest as the pile."""
    state = GAME.load(
        {
            "game": "elysium",
            "families": ["zeus", "hades", "athena", "poseidon", "hephaestus"],
            "seats": [{}, {}],
        }
    )
    assert len(state.pile) == 105
    assert state.to_move() == 0


def test_the_pile_is_shuffled_by_the_seed():
    piles = []
    for seed in (1, 1, 2):
        data = example("last-column")
        data["seed"] = seed
        piles.append(GAME.load(data).pile)
    assert piles[0] == piles[1] != piles[2]


def test_citizens_may_be_named_or_numbered():
    data = example("last-column")
    data["seats"][0]["citizens"] = ["moirai"]
    state = GAME.load(data)
    assert state.players[0].citizens == [state.content.number["moirai"]]
    assert len(state.players[2].citizens) == 1


def set_at(data: dict, path: str, value: object) -> None:
    *way, last = path.split(".")
    for step in way:
        data = data[int(step)] if step.isdecimal() else data[step]
    data[last] = value


WRONG = [
    ("last-column", "agora", ["charon", "charon", "charon"], "charon: lies in more places"),
    ("last-column", "seats.0.columns", "RBGYR", "each of R, B, G, Y at most once (S5)"),
    ("last-column", "seats.0.columns", "RB", "expected 1 after 3 takes (T6), found 2"),
    ("last-column", "seats.0.taken", 1, "expected 3 with the Quest in round 4 (T1)"),
    ("last-column", "seats.0.domain", ["triton", "triton"], "two identical cards (T4)"),
    ("last-column", "seats.0.quest", 3, "two players have the same Quest"),
    ("last-column", "seats.0.quest", "incomplete", "before Phase III (T9)"),
    ("last-column", "seats.0.quest", 7, "expected a number from 1 to 4"),
    ("last-column", "seats.0.gold", -1, "expected a number from 0"),
    ("last-column", "seats.0.pp", 3, "Prestige Points are not in play"),
    ("last-column", "seats.0.turned", ["zagreus"], "not such a card of this Domain"),
    ("last-column", "seats.0.rings", ["triton"], "not such a card of this Domain"),
    ("last-column", "seats.0.shoes", 2, "shoes: is not known here"),
    ("last-column", "seats.0.citizens", 200, "expected a number from 0 to 105"),
    ("last-column", "seats.0.citizens", 100, "cards are missing"),
    ("last-column", "seats", [{}], "expected 2 to 4 players (S2)"),
    ("last-column", "families", ["zeus"], "expected 5 different Families (S2)"),
    ("last-column", "families", ["odin"] * 5, "there is no Family 'odin'"),
    ("last-column", "oracle", ["zagreus"], "the Oracle is not in play"),
    ("last-column", "agora", ["odin"], "there is no card 'odin'"),
    ("last-column", "order", [0, 0, 1], "expected every seat once"),
    ("last-column", "quests", [1], "expected those nobody has: [2, 4]"),
    ("last-column", "pile", ["zagreus"], "cards are nowhere"),
    ("last-column", "pediment", "RRRR", "expected one of YBRG, GYBR"),
    ("last-column", "epoch", 6, "expected a number from 1 to 5"),
    ("last-column", "game", "chess", "expected one of elysium"),
    ("last-column", "rules", 0, "rules: was played by older rules of Elysium (version 0); here is"),
    ("last-column", "rules", 99, "rules: was played by newer rules of Elysium (version 99); here"),
    ("last-column", "pack", {"name": "mine"}, "pack: expected house"),
    ("last-column", "pack", {"name": "house", "fingerprint": "00"}, "pack: expected house"),
    ("last-column", "colour", "red", "colour: is not known here"),
    ("last-column", "frames", [], "expected first the frame turn"),
    ("last-column", "frames", [{"frame": "sleep", "actor": 0}], "expected one of turn"),
    (
        "last-column",
        "frames",
        [{"frame": "turn", "actor": 0, "taken": 0}],
        "not of the player whose turn it is",
    ),
    ("bonus-race", "seats.0.legends", [["nike", "hypnos"]], "hypnos does not fit"),
    (
        "bonus-race",
        "seats.0.legends",
        [["persephone", "panathenaea", "hecate"]],
        "hecate does not fit: a Level Legend has one Level, every Family once (L2)",
    ),
    (
        "bonus-race",
        "seats.0.legends",
        [["persephone", "hecate", "panathenaea"]],
        "a Family Legend has one Family, every Level once (L3)",
    ),
    ("bonus-race", "seats.0.legends", [["persephone", "citizen"]], "at least 2 cards (L5)"),
    ("bonus-race", "seats.0.legends", [["citizen"]], "at least 2 cards (L5)"),
    ("bonus-race", "seats.0.quest", None, "is missing in Phase III (T9)"),
    ("bonus-race", "seats.0.buried", 3, "expected 0, one for each Citizen"),
    ("bonus-race", "level_tiles", [None, None, 1], "seat 1 has no Legend of Level 3 (L8)"),
    ("bonus-race", "level_tiles", [None], "expected 3 holders"),
    ("bonus-race", "family_tiles", {"zeus": [0, None]}, "has not completed so many"),
    ("bonus-race", "family_tiles", {"zeus": [None, 0]}, "first tile is taken before"),
    ("bonus-race", "rng", [1, 2], "expected 4 numbers"),
]


@pytest.mark.parametrize(("name", "path", "value", "sentence"), WRONG)
def test_a_wrong_position_is_refused_with_the_reason(name, path, value, sentence):
    data = example(name)
    set_at(data, path, value)
    with pytest.raises(ReadError) as refused:
        GAME.load(data)
    assert sentence in str(refused.value)


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, {"game": "elysium"}])
def test_what_is_no_position_is_refused(data):
    with pytest.raises(ReadError):
        GAME.load(data)


@pytest.mark.parametrize("card", ["charon", None])
def test_frames_that_wait_for_a_card_elsewhere_are_refused(card):
    state = GAME.load(example("bonus-race"))
    state.play(codes.TRANSFER + state.content.number["nike"])
    data = state.dump()
    assert data["frames"][-1]["moving"] == "nike"
    data["frames"][-1]["moving"] = card
    with pytest.raises(ReadError, match="not where it should be"):
        GAME.load(copy.deepcopy(data))


def test_a_turn_of_nobody_is_refused():
    data = example("last-column")
    data["turn"] = -1
    with pytest.raises(ReadError, match="turn: expected a number from 0 to 2"):
        GAME.load(data)


def test_a_fifth_round_is_refused():
    data = example("last-column")
    data["round"] = 5
    with pytest.raises(ReadError, match="round: expected a number from 1 to 4"):
        GAME.load(data)


def ended(phase: str) -> dict:
    data = example("bonus-race")
    data.update(phase=phase, families=["athena", "hades", "hermes", "poseidon", "zeus"])
    data["level_tiles"] = [None, None, None]
    data["seats"][0].update(domain=["charon"], citizens=0, legends=[["elysian-fields", "nike"]])
    data["seats"][0]["legends"] += [["libation"], ["oak-of-dodona"]]
    data["seats"][1].update(domain=[], legends=[["herm", "persephone"]])
    return data


def test_a_position_at_the_final_scoring_begins_with_it():
    """Single cards and the Domain leave (F1), then the copying card chooses (K15)."""
    state = GAME.load(ended("scoring"))
    assert state.sheets()[0].chronos == 1
    assert state.players[0].domain == []
    assert state.echoes == [1 << 14 | state.content.number["elysian-fields"]]


def test_a_game_that_is_over_has_nothing_left_in_the_domains():
    with pytest.raises(ReadError, match="have left the game by now"):
        GAME.load(ended("over"))


def test_a_copied_power_must_be_one_that_can_be_copied():
    data = GAME.load(ended("scoring")).dump()
    assert GAME.load(data).dump() == data
    data["echoes"][0]["card"] = "nike"
    with pytest.raises(ReadError, match="expected a Chronos card that can be copied"):
        GAME.load(data)


def test_a_frame_at_a_step_of_another_kind_is_refused():
    state = GAME.load(example("last-column"))
    data = state.dump()
    data["frames"].append({"frame": "naming", "actor": 2, "seats": [0, 1], "card": "cetus"})
    with pytest.raises(ReadError, match="expected a step that naming can wait at"):
        GAME.load(data)


def test_frames_that_wait_for_nothing_are_refused():
    data = GAME.load(example("bonus-race")).dump()
    frame = {"frame": "transferring", "actor": 0, "step": "hypnos/0", "made": 0, "left": 0}
    data["frames"].append(frame)
    with pytest.raises(ReadError, match="do not wait for a decision"):
        GAME.load(data)


def test_a_pickled_position_finds_its_pack_from_anywhere(tmp_path, monkeypatch):
    shutil.copytree(HOUSE, tmp_path / "pack")
    monkeypatch.chdir(tmp_path)
    state = GAME.new(players=2, seed=3, pack="pack")
    pickled = pickle.dumps(state)
    monkeypatch.chdir("/")
    again = pickle.loads(pickled)
    assert again.content.edition.folder == tmp_path / "pack"
    assert again.dump() == state.dump()


def test_what_was_transferred_leaves_the_order_of_the_legends_alone():
    """The Citizen at the end of the second Legend is none of those moved in this Phase III."""
    written = [["mentor", "triton", "citizen"], ["hypnos", "alcestis", "citizen"], ["charon"]]
    built = table(3).writing().seat(0, legends=written, moved=["charon", "triton", "citizen"])
    state = built.domain(0, "nike").state()
    assert legends(state, 0) == written
    assert GAME.load(state.dump()).dump() == state.dump()


@pytest.mark.parametrize("moved", [["nike"], ["mentor", "mentor"], ["citizen"], ["odin"]])
def test_what_was_transferred_must_lie_in_the_legends(moved):
    built = table(3).writing().legend(0, "mentor").seat(0, moved=moved)
    with pytest.raises(ReadError, match="is not in the Legends, or not so often"):
        built.state()


def test_nobody_has_more_legends_than_a_set_holds():
    built = table(3).writing().seat(0, legends=[[]] * 41)
    with pytest.raises(ReadError, match="legends"):
        built.state()


def test_a_position_of_the_first_rules_lists_the_quest_held_as_incomplete():
    data = table(3).domain(0, "nike").writing(quests=("incomplete", 3, 2)).state().dump()
    assert data["quests"] == [4]
    with_incomplete = {**data, "quests": [1, 4]}
    assert GAME.load({**with_incomplete, "rules": 1}).dump() == data
    with pytest.raises(ReadError, match=r"expected those nobody has: \[4\]"):
        GAME.load(with_incomplete)


def test_a_position_of_the_first_rules_may_wait_for_a_choice_that_is_no_longer_one():
    """A Citizen waits for one of two Legends of the same cards (G8)."""
    position = table(3).writing().gold(0, 9).domain(0, "nike").citizens(0, 1)
    position.legend(0, "charon", "triton").legend(0, "triton", "charon")
    data = position.state().dump()
    data["frames"] += [{"frame": "placing", "actor": 0, "moving": "citizen"}]
    with pytest.raises(ReadError, match="do not wait for a decision that is open"):
        GAME.load(data)
    state = GAME.load({**data, "rules": 1})
    assert legends(state, 0) == [["charon", "triton", "citizen"], ["triton", "charon"]]
    assert state.top.kind == codes.WRITING
