"""Training: the same weights on any number of processes, after any interruption."""

import json

import pytest

import petteia
from petteia.arena.pool.workers import Workers
from petteia.arena.training import trainer
from petteia.cli import Interrupted
from petteia.cli.commands.train import learn, read_numbers
from petteia.cli.progress import default_folder


@pytest.fixture(autouse=True)
def small_batches(monkeypatch):
    monkeypatch.setattr(trainer, "BATCH_GAMES", 4)


def run(rounds=2, seed=3):
    return trainer.plan_training("elysium", [2], 8, rounds, "house", seed)


def follow(folder, jobs=1, rounds=2, seed=3, fresh=False):
    told = []
    plan = run(rounds, seed)
    found = list(trainer.train(plan, Workers(jobs), folder, fresh, told.append))
    return [(players, number, weights) for players, number, _, weights in found], told


def test_the_weights_are_the_same_on_two_processes_and_another_seed_gives_others(tmp_path):
    one, told = follow(tmp_path / "one")
    two, _ = follow(tmp_path / "two", jobs=2)
    assert one == two
    assert one != follow(tmp_path / "other", seed=4)[0]
    assert told[-1] == 16


def test_an_interrupted_training_goes_on_after_its_last_round(tmp_path, monkeypatch):
    whole, _ = follow(tmp_path / "whole")
    part, _ = follow(tmp_path / "part", rounds=1)
    assert part == whole[:1]

    def only_once(batch, first, played=trainer.play_batch):
        assert batch.randomness < 100, "the first round is there already"
        return played(batch, first)

    monkeypatch.setattr(trainer, "play_batch", only_once)
    assert follow(tmp_path / "part")[0] == whole


def test_a_journal_of_another_training_is_refused_and_kept_aside_if_asked(tmp_path):
    follow(tmp_path, rounds=1)
    with pytest.raises(petteia.Problem, match="other work"):
        follow(tmp_path, rounds=1, seed=9)
    follow(tmp_path, rounds=1, seed=9, fresh=True)
    assert (tmp_path / "journal-before-1.jsonl").exists()


def test_what_is_learned_explains_the_leads(tmp_path):
    """In the last writing the score stands on the table; random games show as much."""
    told = list(trainer.train(run(1), Workers(1), tmp_path, False, lambda done: None))
    assert told[0][2][-1] > 0.5


def test_wrong_courses_are_refused_before_anything_is_played():
    for wrong in (
        {"players": [5]},
        {"games": 6},
        {"games": 0},
        {"rounds": 0},
        {"pack": "nowhere"},
        {"seed": -1},
    ):
        asked = {"players": [2], "games": 8, "rounds": 1, "pack": "house", "seed": 1, **wrong}
        with pytest.raises(petteia.Problem):
            trainer.plan_training("elysium", *asked.values())
    for text in ("", "two", "2,2", "2;3"):
        with pytest.raises(petteia.Problem):
            read_numbers(text)


def test_a_damaged_round_is_refused_in_a_sentence(tmp_path):
    follow(tmp_path, rounds=1)
    path = tmp_path / "journal.jsonl"
    lines = path.read_text("utf-8").splitlines()
    path.write_text(f'{lines[0]}\n{{"piece": 0, "result": {{"weights": {{}}}}}}\n', "utf-8")
    with pytest.raises(petteia.Problem, match="damaged"):
        follow(tmp_path, rounds=1)


def follow_thebai(folder, rounds):
    plan = trainer.plan_training("thebai", [2], 4, rounds, "house", 3)
    found = list(trainer.train(plan, Workers(1), folder, False, lambda done: None))
    return [weights for _, _, _, weights in found]


def test_thebai_is_fitted_to_the_games_of_all_rounds_but_those_by_taste(tmp_path, monkeypatch):
    numbers = []

    def watched(sums, task, fitted=trainer.fit):
        numbers.append(sums.number.sum())
        return fitted(sums, task)

    def alone(sums, folder, players, number):
        """No memory."""

    monkeypatch.setattr(trainer, "fit", watched)
    follow_thebai(tmp_path / "all", 4)
    together = numbers[:]
    numbers.clear()
    monkeypatch.setattr(trainer, "_add_earlier_rounds", alone)
    follow_thebai(tmp_path / "alone", 2)
    assert together[:2] == numbers, "the second round has only its own games"
    assert together[2] > together[1] + 100
    assert together[3] > together[2] + 100
    assert [path.name for path in sorted(tmp_path.glob("*/*.npz"))] == [
        "sums-2-3.npz",
        "sums-2-4.npz",
    ]


def test_an_interrupted_training_remembers_the_rounds_before(tmp_path):
    whole = follow_thebai(tmp_path / "whole", 4)
    assert follow_thebai(tmp_path / "part", 3) == whole[:3]
    assert follow_thebai(tmp_path / "part", 4) == whole


@pytest.mark.parametrize("damage", [None, b"", b"PK nothing"])
def test_a_training_that_lost_its_memory_is_refused_in_a_sentence(tmp_path, damage):
    follow_thebai(tmp_path, 2)
    path = tmp_path / "sums-2-2.npz"
    if damage is None:
        path.unlink()
    else:
        path.write_bytes(damage)
    with pytest.raises(petteia.Problem, match=r"sums-2-2\.npz: is missing or damaged"):
        follow_thebai(tmp_path, 3)


def test_a_journal_keeps_a_line_for_each_round(tmp_path):
    follow(tmp_path)
    lines = (tmp_path / "journal.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["piece"] for line in lines[1:]] == [0, 1]


def test_a_folder_of_its_own_names_the_numbers_of_players():
    plan = trainer.plan_training("elysium", [2, 3, 4], 8, 1, "house", 0).describe()
    assert default_folder(plan).name.startswith("elysium-2-3-4-")


def test_who_interrupts_a_training_is_told_that_whole_rounds_are_kept(tmp_path, monkeypatch):
    def interrupt(batch, first):
        raise KeyboardInterrupt

    monkeypatch.setattr(trainer, "play_batch", interrupt)
    with pytest.raises(Interrupted, match="the same command goes on after the last whole round"):
        learn(run(), Workers(1), tmp_path, False, False)
