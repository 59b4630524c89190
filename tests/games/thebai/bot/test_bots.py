"""Thebai's bots: what a rating is made of, that nobody cheats, and that levels differ."""

import math

import pytest

import petteia
from petteia.bots.bot import SeatedBot
from petteia.bots.clock import Clock
from petteia.bots.evaluators import evaluator_of
from petteia.bots.levels import LEVELS, seat_bot, seat_bots
from petteia.bots.search.turn import TurnSearch
from petteia.bots.strategist import Strategist
from petteia.games.thebai.bot import features
from petteia.games.thebai.bot.evaluator import STARTING_ORDERS, stage_of
from petteia.games.thebai.bot.training import smooth
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.pieces.dice import coming_row
from petteia.games.thebai.rules.solo.state import ANTIGONE
from tests.games.thebai.builders import table

GAME = petteia.game("thebai")
QUICK = ("shepherd", "fisher", "merchant", "oracle:20", "olympian:20")


def play(state, bots, seed, most=2000):
    """Play on for at most so many decisions."""
    seated = seat_bots(bots, GAME, seed)
    while state.to_move() >= 0 and most:
        state.apply(seated[state.to_move()].choose(state))
        most -= 1
    return state


def positions(players, count):
    """Positions along a game, each with something to choose."""
    state = GAME.new(players=players, seed=5)
    found = []
    while state.to_move() >= 0 and len(found) < count:
        play(state, ["shepherd"] * players, len(found), most=11)
        if state.to_move() >= 0:
            found.append(state.copy())
    return found


def test_every_feature_has_a_name_of_its_own():
    assert len(features.NAMES) == len(set(features.NAMES)) == features.SIZE


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_rating_is_the_sum_of_its_features(players):
    for state in positions(players, 6):
        evaluator = evaluator_of(state)
        base = stage_of(state) * features.SIZE
        ratings = [
            sum(evaluator.weights[base + feature] * amount for feature, amount in found)
            for found in (evaluator.features(state, seat) for seat in range(players))
        ]
        assert evaluator.ratings(state) == pytest.approx(ratings)
        if players > 1:
            assert sum(evaluator.leads(state)) == pytest.approx(0, abs=1e-6)
            assert sum(evaluator.win_shares(state)) == pytest.approx(1)


def test_alone_the_lead_is_over_antigone_and_the_share_the_chance_to_win():
    state = positions(1, 3)[-1]
    evaluator = evaluator_of(state)
    [lead] = evaluator.leads(state)
    temperature = evaluator.temperatures[stage_of(state)]
    assert evaluator.win_shares(state) == pytest.approx([1 / (1 + math.exp(-lead / temperature))])
    over = play(state, ["shepherd"], 1)
    totals = [sheet.total() for sheet in over.sheets()]
    assert evaluator.leads(over) == [totals[0] - totals[ANTIGONE]]
    assert evaluator.win_shares(over) == [float(over.ranking() == [1])]


def test_what_is_still_to_come_in_an_effect_is_worth_something():
    state = table(2).citizen(0, "B3-C3", "1").state()
    evaluator = evaluator_of(state)
    pending = [
        (feature, amount)
        for feature, amount in evaluator.features(state, 0)
        if features.PENDING <= feature < features.HER_SCORE
    ]
    assert pending == []
    play(state, ["shepherd", "shepherd"], 3, most=1)
    while not state.top.left:
        play(state, ["shepherd", "shepherd"], 3, most=1)
    left = sum(
        amount
        for feature, amount in evaluator.features(state, state.top.seat)
        if features.PENDING <= feature < features.HER_SCORE
    )
    assert left >= state.top.left


def test_a_battle_that_was_fought_is_not_rated_as_coming():
    state = table(2).hoplite(0, "A1-B1", "3").round(3).state()
    evaluator = evaluator_of(state)
    before = dict(evaluator.features(state, 0))
    assert before[features.COMING_TOTAL] == 3
    state.attacks_shown |= 1 << state.fate[2] - 7
    after = dict(evaluator.features(state, 0))
    assert features.COMING_TOTAL not in after, "in the next row nobody stands yet"


def quick_bot(level, seat):
    """A bot of a level with a tiny budget."""
    if level != "strategist":
        return seat_bot(f"{level}:2" if LEVELS[level].seconds else level, GAME, 3, seat)
    bot = Strategist(petteia.stream(3, seat), beam=2)
    return SeatedBot(bot, Clock(), petteia.stream(4, seat))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "options",
    [{"players": players} for players in (2, 3, 4)]
    + [{"players": 1, "challenge": challenge} for challenge in (1, 2, 3, 4, 5)],
    ids=str,
)
def test_every_level_plays_with_any_number_of_players_and_every_challenge(level, options):
    """A whole game in the compiled build; its beginning where that would take minutes."""
    state = GAME.new(seed=3, **options)
    seats = [quick_bot(level, seat) for seat in range(options["players"])]
    left = 2000 if petteia.COMPILED else 30
    while state.to_move() >= 0 and left:
        state.play(seats[state.to_move()].choose(state))
        left -= 1
    assert (state.to_move() < 0) == petteia.COMPILED


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_bot_chooses_the_same_whatever_the_hidden_truth(name, players):
    for index, state in enumerate(positions(players, 4)):
        seat = state.to_move()
        swapped = state.determinize(seat, petteia.stream(index, 77))
        assert swapped.dump() != state.dump()
        chosen = {
            seat_bot(name, GAME, index, seat).choose(world) for world in (state, swapped, state)
        }
        assert len(chosen) == 1


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("better", "worse"), [("fisher", "shepherd"), ("merchant", "fisher")])
def test_every_level_beats_the_one_below(better, worse, players):
    """A smoke test of a few games; the figures are in docs/experiments.md."""
    lead = 0
    for seed in range(4):
        bots = [better] + [worse] * (players - 1)
        mine, *others = play(GAME.new(players=players, seed=seed), bots, seed).scores()
        lead += mine - sum(others) / len(others)
    assert lead > 0


def test_a_shepherd_does_better_than_chance():
    ahead = 0
    for seed in range(30):
        mine, other = play(GAME.new(players=2, seed=seed), ["shepherd", "random"], seed).scores()
        ahead += mine - other
    assert ahead > 30 * 15


def liking(state, part):
    """How much a Shepherd likes what has this in its name, on average."""
    evaluator = evaluator_of(state)
    found = [
        evaluator.playout_weight(state, action)
        for action in state.legal()
        if part in GAME.describe(state, action, "en").words
    ]
    assert found, [GAME.describe(state, action, "en").words for action in state.legal()]
    return sum(found) / len(found)


def pick(state, *parts):
    """Do what has this in its name, one after the other."""
    for part in parts:
        [action, *_] = [
            action for action in state.legal() if part in GAME.describe(state, action, "en").words
        ]
        state.apply(action)
    return state


def test_a_shepherd_hardly_steps_on_its_own_dice():
    position = table(2).archon(0, "B3").citizen(0, "B3-C3").citizen(1, "B3-B4")
    state = position.at(codes.TURN_ARCHON).state()
    assert liking(state, "lose 3 VP") < liking(state, "raise the citizen of Player 2") / 5


def test_a_shepherd_musters_who_would_not_be_there_in_the_next_battle():
    absent = pick(table(2).state(), "level 2")
    assert liking(absent, "Muster") > 4 * liking(absent, "Counting table")
    there = pick(table(2).hoplite(0, "A1-B1").state(), "level 2")
    assert liking(there, "Muster") == liking(there, "Counting table")


def test_a_shepherd_sends_hoplites_where_the_next_battle_is():
    state = pick(table(2).state(), "level 2", "Muster")
    assert state.top.kind == codes.DEPLOYING
    evaluator = evaluator_of(state)
    row = state.board.row_mask[coming_row(state)]
    there = {
        evaluator.playout_weight(state, it)
        for it in state.legal()
        if row & 1 << (it & codes.ARGUMENTS)
    }
    elsewhere = {evaluator.playout_weight(state, it) for it in state.legal()} - there
    assert min(there) > 10 * max(elsewhere)


def test_a_shepherd_takes_goods_that_are_missing_for_an_order():
    state = pick(table(2).hand(0, "O02").stock(0, grape=1).state(), "level 2", "Counting table")
    assert liking(state, "grape") > 5 * liking(state, "bronze")
    done = pick(table(2).hand(0, "O02").stock(0, grape=2).at(codes.TURN_CITIZEN).state(), "level 2")
    assert liking(pick(done, "Counting table"), "grape") == liking(done, "bronze")


def test_a_shepherd_takes_orders_it_can_fulfil():
    state = table(2).gone(0, blue=1).stock(0, grape=2).deck("O10", display=("O02", "O05"))
    state = pick(state.state(), "level 2", "order")
    assert liking(state, "Cup for the guests") > liking(state, "deck") * 5


def test_a_merchant_does_better_than_a_shepherd_against_antigone():
    scores = {
        name: play(GAME.new(players=1, seed=2), [name], 2).scores()[0]
        for name in ("merchant", "shepherd")
    }
    assert scores["merchant"] > scores["shepherd"] + 20


def test_temperatures_are_smoothed_with_their_neighbours():
    assert smooth([5.0] * 10) == pytest.approx([5.0] * 10)
    assert smooth([1.0, 1.0, 32.0]) == pytest.approx([32 ** (1 / 3)] * 3)


def test_a_turn_search_compares_lines_after_every_choice():
    """With one line it is greedy by choice, until the turn is better ended."""
    choices = 0
    for state in positions(2, 8):
        evaluator = evaluator_of(state)
        seat, turn = state.to_move(), state.turn_number()
        line = TurnSearch(evaluator, state.copy(), 1, evaluator.node_budget()).best_line()
        for action in line.actions()[:-1]:
            leads = {}
            for option in state.legal():
                after = state.copy()
                after.apply(option)
                if after.turn_number() == turn and after.to_move() == seat:
                    leads[option] = evaluator.leads(after)[seat]
            assert leads[action] == max(leads.values())
            state.apply(action)
            choices += not evaluator.is_settled(state)
    assert choices > 3


def test_starting_orders_are_not_weighed_one_by_one():
    for key, weighed in (("C1", 0), ("C4", 0), ("O02", 1)):
        state = table(2).hand(0, key).state()
        found = evaluator_of(state).features(state, 0)
        assert sum(it in range(features.HAND, features.PENDING) for it, _ in found) == weighed
        assert (features.IN_HAND, 1.0) in found


def test_starting_orders_rated_alike_are_all_taken():
    """Taken by the list, the first would have been taken in every game."""
    taken = set()
    for seed in range(16):
        state = GAME.new(players=2, seed=1)
        play(state, ["merchant"] * 2, 1, most=2)
        assert len(state.legal()) == STARTING_ORDERS
        taken.add(seat_bot("oracle:40", GAME, seed, state.to_move()).choose(state))
    assert len(taken) == STARTING_ORDERS


def test_numbers_of_dice_and_orders_have_features_of_their_own():
    builder = table(2).hand(0, "O02", "O05", "O09")
    found = evaluator_of(builder.state()).features(builder.state(), 0)
    assert (features.HANDS + 2, 1.0) in found
    for state in positions(2, 6):
        for seat, player in enumerate(state.players):
            found = evaluator_of(state).features(state, seat)
            citizens = bin(player.citizens).count("1")
            counted = [it - features.CITY_CITIZENS + 1 for it, _ in found]
            assert [it for it in counted if 1 <= it <= 6] == [min(citizens, 6)] * (citizens > 0)
