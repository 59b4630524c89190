"""A record is the whole truth; a damaged one is refused in a sentence and nothing is written."""

import json

import pytest

from petteia import Problem, Record, Refused, game, stream


def played(moves: int = 30, **options) -> Record:
    record = Record.new("elysium", players=3, seed=7, **options)
    rng = stream(1, 1)
    while len(record.moves) < moves and record.state.to_move() >= 0:
        actions = record.state.legal()
        record.play(actions[rng.below(len(actions))])
    return record


def test_save_and_load(tmp_path):
    record = played()
    record.seats = ["person", "random", "random"]
    record.save(tmp_path / "game.json")
    again = Record.load(tmp_path / "game.json")
    assert again.dump() == record.dump()
    assert again.state.dump() == record.state.dump()


def test_a_saved_record_is_readable(tmp_path):
    played(45).save(tmp_path / "game.json")
    lines = (tmp_path / "game.json").read_text().splitlines()
    assert max(map(len, lines)) < 130
    assert '  "seed": 7,' in lines


def test_a_finished_record_tells_its_result(tmp_path):
    record = played(10_000)
    assert record.dump()["result"]["scores"] == record.state.scores()
    record.save(tmp_path / "game.json")
    Record.load(tmp_path / "game.json").verify()


def test_an_illegal_move_changes_nothing():
    record = played()
    before, moves = record.state.dump(), list(record.moves)
    with pytest.raises(Refused):
        record.play(4000)
    assert record.state.dump() == before
    assert record.moves == moves


def test_undo_goes_back_to_any_move():
    record = played()
    dumps = [state.dump() for state, _ in record.replay()]
    record.undo(12)
    assert record.state.dump() == dumps[12]
    assert len(record.moves) == 12
    record.undo(0)
    assert record.state.dump() == dumps[0]


def test_a_record_knows_who_made_each_move():
    record = played()
    assert record.movers == [state.to_move() for state, _ in record.replay()]
    record.undo(12)
    assert len(record.movers) == 12


def test_the_steps_of_a_move_are_the_move_and_what_was_forced_by_it():
    record = played(0)
    longest = 1
    while record.state.to_move() >= 0:
        before, action = record.state.dump(), record.state.legal()[-1]
        steps = record.play_steps(action)
        assert (steps[0][0].dump(), steps[0][1]) == (before, action)
        longest = max(longest, len(steps))
    assert longest > 1
    record.verify()


def test_a_copy_and_an_earlier_time_are_independent():
    record = played()
    record.seats = ["person", "random", "random"]
    before = record.dump()
    for twin in (record.copy(), record.at(20)):
        twin.play(twin.state.legal()[0])
        twin.seats[:1] = ["merchant"]
        twin.verify()
    assert record.dump() == before
    record.verify()


def test_a_history_is_saved_as_the_record_it_is(tmp_path):
    history = game("elysium").history({"players": 3}, 7, played(40).moves)
    history.save(tmp_path / "game.json")
    record = Record.load(tmp_path / "game.json")
    assert type(record) is Record, "reading a record makes no screens"
    assert record.dump() == history.dump()
    assert record.state.dump() == history.state.dump()


@pytest.mark.parametrize("to", [-1, 31])
def test_undo_beyond_the_record_is_refused(to):
    record = played()
    with pytest.raises(Problem, match="cannot go back"):
        record.undo(to)
    assert len(record.moves) == 30


def test_verify_notices_a_position_that_is_not_the_records():
    record = played()
    record.state.apply(record.state.legal()[0])
    with pytest.raises(Problem, match="does not lead"):
        record.verify()


DAMAGES = {
    "is not a record": lambda data: data.update(format="something"),
    "version": lambda data: data.update(version=99),
    "There is no game": lambda data: data.update(game="chess"),
    "newer rules of Elysium": lambda data: data.update(rules=99),
    "rules: expected a number": lambda data: data.update(rules="1"),
    "rules: is missing": lambda data: data.pop("rules"),
    "was played with pack": lambda data: data["pack"].update(fingerprint="0" * 16),
    "seed": lambda data: data.update(seed=-1),
    "2 to 4 players": lambda data: data["options"].update(players=7),
    "has no option": lambda data: data["options"].update(colour=3),
    "no Family": lambda data: data["options"].update(families=["zeus", "odin"]),
    "Move 1 of the record, 0, is not legal": lambda data: data["moves"].insert(0, 0),
    "expected numbers": lambda data: data["moves"].append("x"),
    "is missing": lambda data: data.pop("moves"),
    "is not known here": lambda data: data.update(extra=1),
    "the game is not over": lambda data: data.update(result={"scores": [], "ranking": []}),
}


@pytest.mark.parametrize("sentence", DAMAGES)
def test_a_damaged_record_is_refused(sentence, tmp_path):
    data = played().dump()
    DAMAGES[sentence](data)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data))
    with pytest.raises(Problem, match=sentence):
        Record.load(path)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("key", ["elysium", "thebai"])
@pytest.mark.parametrize(("change", "age"), [(-1, "older"), (1, "newer")])
def test_a_record_of_other_rules_is_refused_with_both_versions(key, change, age):
    """Also if its pack has changed as well."""
    data = Record.new(key, players=2, seed=7).dump()
    here = game(key).rules
    data["rules"] += change
    data["pack"]["fingerprint"] = "0" * 16
    with pytest.raises(Problem) as refused:
        Record.read(data, "game.json")
    assert str(refused.value) == (
        f"game.json: rules: was played by {age} rules of {game(key).name}"
        f" (version {here + change}); here is version {here}"
    )


def test_a_forged_result_is_refused(tmp_path):
    data = played(10_000).dump()
    data["result"]["scores"][0] += 1
    with pytest.raises(Problem, match=r"result\.scores"):
        Record.read(data, "game")


def test_a_cut_off_file_is_refused(tmp_path):
    path = tmp_path / "game.json"
    played().save(path)
    path.write_text(path.read_text()[:200])
    with pytest.raises(Problem, match="is damaged"):
        Record.load(path)


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(Problem, match="there is no such file"):
        Record.load(tmp_path / "nothing.json")


def test_a_failed_save_leaves_the_old_file(tmp_path):
    with pytest.raises(Problem, match="cannot be written"):
        played().save(tmp_path / "no" / "game.json")
    assert list(tmp_path.iterdir()) == []
