"""Bots by name: budgets, seats, and what is refused."""

import json

import pytest

import petteia
from petteia.arena.match.checks import check_bots
from petteia.bots.bot import Bot, RandomBot, SeatedBot
from petteia.bots.clock import Clock
from petteia.bots.decisions import decisions_for
from petteia.bots.evaluators import evaluator_of
from petteia.bots.levels import LEVELS, read_spec, seat_bot, specs_for_seats
from petteia.bots.weights import shipped_file
from petteia.kernel.record import Record

GAME = petteia.game("elysium")


# Iterations, not seconds: a whole game by the clock would take minutes.
QUICK = {"oracle": "oracle:20", "olympian": "olympian:20"}


@pytest.mark.parametrize("name", [QUICK.get(name, name) for name in LEVELS])
def test_every_bot_chooses_legally_through_a_game_of_each_size(name):
    for players in (2, 3, 4):
        state = GAME.new(players=players, seed=players)
        seats = [seat_bot(name, GAME, 1, seat) for seat in range(players)]
        while state.to_move() >= 0:
            state.play(seats[state.to_move()].choose(state))


def test_unknown_bots_and_wrong_budgets_are_refused_in_a_sentence():
    for text in ("zeus", "", "random:5", "random:0.3s"):
        with pytest.raises(petteia.Problem):
            read_spec(text)


@pytest.mark.parametrize("budget", ["9" * 5000, "9" * 5000 + "s", "0" * 5000 + "7", "1" * 20])
def test_a_budget_of_endless_digits_is_refused_in_a_short_sentence(budget):
    with pytest.raises(petteia.Problem) as problem:
        read_spec(f"oracle:{budget}")
    assert len(str(problem.value)) < 200


@pytest.mark.parametrize("text", ["0.123456789s", "1s", "0.3s", "3600s", "1e-07s", "2000"])
def test_a_budget_stays_what_it_was(text):
    spec = read_spec(f"oracle:{text}")
    assert str(spec) == f"oracle:{text}"
    assert read_spec(str(spec)) == spec


def test_an_olympian_thinks_for_two_seconds_unless_it_is_given_another_budget():
    assert read_spec("olympian").seconds == 2.0
    assert str(read_spec("olympian")) == "olympian:2s"
    assert read_spec("olympian:0.5s").seconds == 0.5
    assert read_spec("olympian:300").iterations == 300


def test_only_an_olympian_with_a_budget_in_seconds_searches_several_trees():
    parallel = [name for name in LEVELS if read_spec(name).is_parallel()]
    assert parallel == ["olympian"]
    assert read_spec("olympian:0.5s").is_parallel()
    assert not read_spec("olympian:300").is_parallel()
    assert not read_spec("exec:true").is_parallel()


def test_one_bot_fills_all_seats_and_the_wrong_number_is_refused():
    assert specs_for_seats(["random"], 3) == ["random"] * 3
    with pytest.raises(petteia.Problem, match="3 seats need 1 or 3 bots, not 2"):
        specs_for_seats(["random", "random"], 3)


class Looker(Bot):
    """Keeps what it was shown."""

    def __init__(self):
        self.shown = []

    def choose(self, state, clock):
        self.shown.append(state)
        return state.legal()[0]


def test_a_bot_sees_an_imagined_world_and_never_the_true_one():
    state = GAME.new(players=3, seed=4)
    bot = Looker()
    SeatedBot(bot, Clock(), petteia.stream(1, 2)).choose(state)
    assert bot.shown[0].view(0) == state.view(0)
    assert bot.shown[0].pile != state.pile


def test_what_a_bot_sees_is_the_same_for_every_truth_it_cannot_tell_apart():
    state = GAME.new(players=3, seed=4)
    rng = petteia.stream(9, 9)
    while state.to_move() >= 0:
        seat = state.to_move()
        shown = []
        for world in (state, state.determinize(seat, petteia.stream(5, 5))):
            bot = Looker()
            SeatedBot(bot, Clock(), petteia.stream(1, 2)).choose(world)
            shown.append(bot.shown[0].dump())
        assert shown[0] == shown[1]
        state.apply(state.pick(rng))


def test_who_does_not_look_is_spared_the_dealing():
    state = GAME.new(players=2, seed=4)
    seen = SeatedBot(RandomBot(petteia.stream(1, 16)), Clock(), petteia.stream(1, 2)).choose(state)
    assert seen == state.pick(petteia.stream(1, 16))


def test_a_clock_counts_iterations_or_seconds_or_nothing():
    assert not Clock(iterations=5).is_over(4)
    assert Clock(iterations=5).is_over(5)
    assert not Clock().is_over(10**9)
    assert Clock(seconds=1e-9).is_over(0)
    assert not Clock(seconds=1000.0).is_over(10**9)


def flat_weights(folder, game="elysium"):
    """A copy of the shipped weights in which every weight is 0."""
    data = json.loads(shipped_file(game).read_text("utf-8"))

    def flat(value):
        return [flat(it) for it in value] if isinstance(value, list) else 0.0

    for weights in data["players"].values():
        for name in weights:
            if name != "temperatures":
                weights[name] = flat(weights[name])
    path = folder / "flat.json"
    path.write_text(json.dumps(data), "utf-8")
    return path


@pytest.mark.parametrize("level", ["fisher", "merchant", "strategist", "oracle:50"])
def test_a_bot_plays_by_the_weights_it_names_and_others_by_their_own(level, tmp_path):
    path = flat_weights(tmp_path)
    state = GAME.new(players=2, seed=4)
    rng = petteia.stream(1, 1)
    other = False
    for _ in range(40):
        flat = seat_bot(f"{level}@{path}", GAME, 1, 0).choose(state)
        own = seat_bot(level, GAME, 1, 0).choose(state)
        assert seat_bot(f"{level}@{shipped_file('elysium')}", GAME, 1, 0).choose(state) == own
        other = other or flat != own
        state.apply(state.pick(rng))
    assert other
    assert any(evaluator_of(state).leads(state))


def test_the_file_of_weights_is_part_of_the_name_but_not_of_a_record(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    spec = read_spec("oracle:20@some@where.json")
    assert str(spec) == f"oracle:20@{tmp_path}/some@where.json"
    assert read_spec(str(spec)) == spec
    assert spec.record_name() == "oracle:20"


def test_weights_that_cannot_be_used_are_refused_in_a_sentence(tmp_path):
    with pytest.raises(petteia.Problem, match="'random' uses no weights"):
        read_spec("random@weights.json")
    state = GAME.new(players=2, seed=4)
    for path, words in (
        (tmp_path / "nowhere.json", "cannot be read"),
        (flat_weights(tmp_path, "thebai"), "are for thebai, not for elysium"),
    ):
        with pytest.raises(petteia.Problem, match=words):
            check_bots([f"merchant@{path}"], state)


def test_a_planner_with_weights_of_its_own_still_follows_its_plan():
    record = Record(GAME, GAME.complete_options({"players": 2}), 4)
    while record.state.turn_number() == 0 or len(decisions_for("strategist", record)) < 2:
        record.play(record.state.legal()[0])
    plain, named = (decisions_for(bot, record) for bot in ("strategist", "strategist@weights.json"))
    assert [it.moves for it in named] == [it.moves for it in plain]
