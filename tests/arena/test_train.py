"""Training: the same weights on any number of processes, after any interruption."""

import gc
import json
from itertools import product

import numpy as np
import pytest

import petteia
from petteia.arena.pool.workers import Workers
from petteia.arena.training import trainer
from petteia.arena.training.self_play import (
    FINENESS,
    GC_THRESHOLDS,
    RANDOMNESS,
    SelfPlayBatch,
    SelfPlayer,
    draw_players,
    play_batch,
    rare_garbage_collection,
)
from petteia.bots.bot import Bot
from petteia.bots.evaluator import Evaluator
from petteia.bots.greedy import Merchant
from petteia.bots.linear_weights import LinearWeights
from petteia.bots.strategist import Strategist
from petteia.cli import Interrupted
from petteia.cli.commands.train import learn, read_numbers
from petteia.cli.progress import default_folder
from tests.pips import PipsEvaluator, add_pips


@pytest.fixture(autouse=True)
def small_batches(monkeypatch):
    monkeypatch.setattr(trainer, "BATCH_GAMES", 4)
    add_pips(monkeypatch)


def run(rounds=2, seed=3, game="pips", games=8):
    return trainer.plan_training(game, [2], games, rounds, "house", seed)


def follow(folder, jobs=1, rounds=2, seed=3, fresh=False, game="pips", games=8):
    told = []
    plan = run(rounds, seed, game, games)
    found = list(trainer.train(plan, Workers(jobs), folder, fresh, told.append))
    return [(players, number, weights) for players, number, _, weights in found], told


def test_the_weights_are_the_same_on_two_processes_and_another_seed_gives_others(tmp_path):
    one, told = follow(tmp_path / "one", game="elysium")
    two, _ = follow(tmp_path / "two", jobs=2, game="elysium")
    assert one == two
    assert one != follow(tmp_path / "other", seed=4, rounds=1, game="elysium")[0]
    assert told[-1] == 16


def test_the_weights_for_a_number_of_players_do_not_depend_on_the_other_numbers(tmp_path):
    found = {}
    for numbers in ([1, 2], [2], [1]):
        plan = trainer.plan_training("pips", numbers, 8, 3, "house", 3)
        folder = tmp_path / "-".join(map(str, numbers))
        for players, _, _, weights in trainer.train(plan, Workers(1), folder, False, print):
            found[len(numbers), players] = weights
    assert found[1, 1] == found[2, 1]
    assert found[1, 2] == found[2, 2]
    assert found[1, 1] != found[1, 2]


def test_an_interrupted_training_goes_on_after_its_last_round(tmp_path, monkeypatch):
    whole, _ = follow(tmp_path / "whole")
    part, _ = follow(tmp_path / "part", rounds=1)
    assert part == whole[:1]

    def only_once(batch, first, played=trainer.play_batch):
        assert not batch.random, "the first round is there already"
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
    told = list(
        trainer.train(run(1, game="elysium"), Workers(1), tmp_path, False, lambda done: None)
    )
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


def test_weights_are_fitted_to_the_games_of_all_rounds_but_the_first(tmp_path, monkeypatch):
    numbers = []

    def watched(sums, task, players, fitted=trainer.fit):
        numbers.append(sums.number.sum())
        return fitted(sums, task, players)

    def alone(sums, folder, players, number):
        """No memory."""

    monkeypatch.setattr(trainer, "fit", watched)
    follow(tmp_path / "all", rounds=4, games=80)
    together = numbers[:]
    numbers.clear()
    monkeypatch.setattr(trainer, "_add_earlier_rounds", alone)
    follow(tmp_path / "alone", games=80)
    assert together[:2] == numbers, "the second round has only its own games"
    assert together[2] > together[1] + 100
    assert together[3] > together[2] + 100
    assert [path.name for path in sorted(tmp_path.glob("*/*.npz"))] == [
        "sums-2-3.npz",
        "sums-2-4.npz",
    ]


def test_an_interrupted_training_remembers_the_rounds_before(tmp_path):
    whole = follow(tmp_path / "whole", rounds=4)[0]
    assert follow(tmp_path / "part", rounds=3)[0] == whole[:3]
    assert follow(tmp_path / "part", rounds=4)[0] == whole
    journals = [(tmp_path / name / "journal.jsonl").read_bytes() for name in ("whole", "part")]
    assert journals[0] == journals[1]


def test_a_training_interrupted_in_a_round_plays_that_round_again(tmp_path, monkeypatch):
    whole = follow(tmp_path / "whole", rounds=3)[0]
    batches = iter(range(5))

    def interrupt(batch, first, played=trainer.play_batch):
        if next(batches, None) is None:
            raise KeyboardInterrupt
        return played(batch, first)

    with monkeypatch.context() as patch:
        patch.setattr(trainer, "play_batch", interrupt)
        with pytest.raises(KeyboardInterrupt):
            follow(tmp_path / "part", rounds=3)[0]
    assert follow(tmp_path / "part", rounds=3)[0] == whole


@pytest.mark.parametrize("damage", [None, b"", b"PK nothing"])
def test_a_training_that_lost_its_memory_is_refused_in_a_sentence(tmp_path, damage):
    follow(tmp_path, rounds=2)[0]
    path = tmp_path / "sums-2-2.npz"
    if damage is None:
        path.unlink()
    else:
        path.write_bytes(damage)
    with pytest.raises(petteia.Problem, match=r"sums-2-2\.npz: is missing or damaged"):
        follow(tmp_path, rounds=3)[0]


def batch_of(game, players, random=False, games=1):
    plan = trainer.plan_training(game, [players], 4, 1, "house", 3)
    return SelfPlayBatch(plan.task, plan.task.zero_weights(), "house", players, 5, games, random)


def test_every_seat_draws_its_bot_and_its_share_of_random_moves():
    batch, rng = batch_of("pips", 2), petteia.stream(1, 1)
    drawn = [
        [(type(it.seated.bot), it.randomness) for it in draw_players(batch, Evaluator(), rng)]
        for _ in range(2000)
    ]
    kinds = set(product((Merchant, Strategist), RANDOMNESS))
    assert {tuple(seats) for seats in drawn} == set(product(kinds, kinds))
    for kind in kinds:
        assert sum(seats.count(kind) for seats in drawn) == pytest.approx(4000 / 8, rel=0.2)


def test_the_first_round_moves_at_random_in_every_seat():
    players = draw_players(batch_of("pips", 2, random=True), Evaluator(), petteia.stream(1, 1))
    assert [it.randomness for it in players] == [100, 100]


def test_a_seat_without_random_moves_plays_as_its_bot_does():
    state = petteia.game("pips").new(players=2, seed=4)
    evaluator = PipsEvaluator(LinearWeights([[1.0, 0.0, 0.0, 0.0]], [10.0]))
    for made in (Merchant, Strategist):
        bot = made(petteia.stream(1, 1), lambda state: evaluator)
        careful = SelfPlayer(bot, evaluator, 0, petteia.stream(1, 2))
        hasty = SelfPlayer(bot, evaluator, 100, petteia.stream(1, 2))
        best = state.heaps.index(max(state.heaps))
        assert {careful.choose(state) for _ in range(20)} == {best}
        assert {hasty.choose(state) for _ in range(200)} == {0, 1, 2}


class InsideMoves(Evaluator):
    """Every position is inside a move."""

    def is_settled(self, state):
        return False


class Fixed(Bot):
    """Always the same action."""

    def __init__(self, action):
        self.action = action

    def choose(self, state, clock):
        return self.action


def test_inside_a_move_another_bot_chooses_unless_the_choice_is_planned():
    state, rng = petteia.game("pips").new(players=2, seed=4), petteia.stream(1, 1)
    player = SelfPlayer(Fixed(1), InsideMoves(), 0, rng, Fixed(2))
    assert player.choose(state) == 2
    assert SelfPlayer(Fixed(1), InsideMoves(), 0, rng).choose(state) == 1
    settled = PipsEvaluator(LinearWeights([[1.0, 0.0, 0.0, 0.0]], [10.0]))
    assert SelfPlayer(Fixed(1), settled, 0, rng, Fixed(2)).choose(state) == 1
    planner = Strategist(rng, lambda state: settled)
    player = SelfPlayer(planner, InsideMoves(), 0, rng, Fixed(2))
    assert player.choose(state) == 2
    planner.turn, planner.legal, planner.actions = state.turn_number(), [state.legal()], [0]
    assert player.choose(state) == 0


@pytest.mark.parametrize("game", ["elysium", "thebai"])
def test_sums_are_the_same_in_any_order(game):
    """They are exact, so no rounding depends on the number of threads of the linear algebra."""
    batch = batch_of(game, 3, random=True, games=2)
    weights = batch.weights
    if game == "elysium":
        weights.card_values = [
            [1 / 3 + it for it in range(len(row))] for row in weights.card_values
        ]
    sums = play_batch(batch, 0)
    for array in (sums.gram, sums.moment, sums.square):
        assert np.array_equal(array * FINENESS**2, np.rint(array * FINENESS**2))


def test_garbage_is_collected_rarely_while_a_batch_is_played():
    before = gc.get_threshold()
    with rare_garbage_collection():
        assert gc.get_threshold() == GC_THRESHOLDS != before
    assert gc.get_threshold() == before


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
