"""The end of a game of Thebai: ranking, score sheet, points over time, highlights."""

import pytest

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.scoring import CATEGORIES
from petteia.games.thebai.screen.ending import ICONS, ending
from petteia.kernel.text.messages import LANGUAGES
from tests.games.thebai.builders import table
from tests.games.thebai.names import ORDERS
from tests.games.thebai.screen.told_games import from_position, names, told, told_rich
from tests.games.thebai.solo_builders import HERS, against

GAMES = [(players, seed) for players in (1, 2, 3, 4) for seed in (0, 1)]


def end(built: table, language: str = "en"):
    """The ending of a built table, as if the game ended now."""
    state = built.t
    return ending(state, [[10] * len(state.players)], [], language)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_sums_agree_with_the_rules(players, seed):
    history = told(players, seed)
    state = history.state
    found = history.ending("en", names(history))
    seats = range(len(state.players))
    rows = {row["key"]: row["values"] for row in found["categories"]}
    assert list(rows) == [*CATEGORIES, "total"]
    totals = [sum(rows[key][seat] for key in CATEGORIES) for seat in seats]
    assert rows["total"] == totals
    assert totals[:players] == state.scores()
    assert {it["seat"]: it["score"] for it in found["ranking"]} == dict(enumerate(totals))
    assert [it["place"] for it in found["ranking"]] == sorted(
        it["place"] for it in found["ranking"]
    )
    if players > 1:
        places = {it["seat"]: it["place"] for it in found["ranking"]}
        assert [places[seat] for seat in seats] == state.ranking()


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_chart_goes_from_the_start_over_ten_rounds_to_the_total(players, seed):
    history = told(players, seed)
    found = history.ending("de", names(history))
    steps, lines = found["chart"]["steps"], found["chart"]["lines"]
    assert [step["label"] for step in steps[1:11]] == [str(number) for number in range(1, 11)]
    assert [step["zone"] for step in steps] == ["play"] * 11 + ["scoring"] * 7
    totals = found["categories"][-1]["values"]
    for seat, line in enumerate(lines):
        assert len(line) == len(steps)
        assert line[-1] == totals[seat]
        assert line[10] == history.state.players[seat].vp
        assert line[:10] == [row[seat] for row in history.points[:10]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_end_has_words_in_every_language(players, language):
    for history in (told(players, 1), told_rich(players, 1)):
        found = history.ending(language, names(history))
        said = [found["lede"], *(step["label"] for step in found["chart"]["steps"])]
        for moment in found["moments"]:
            said += [moment["name"], moment["words"]]
        for row in found["categories"]:
            said.append(row["name"])
            assert "{" not in row["note"]
        assert all(text and "{" not in text and "_" not in text for text in said), said


def test_a_game_that_is_not_over_ends_now():
    history = told(3, 1, moves=60)
    found = history.ending("en", names(history))
    assert found["categories"][-1]["values"] == history.state.scores()
    steps = [step for step in found["chart"]["steps"] if step["zone"] == "play"]
    assert len(steps) == 1 + history.state.round
    assert found["chart"]["lines"][0][-1] == history.state.scores()[0]


def test_every_category_has_an_emblem():
    assert tuple(ICONS) == CATEGORIES


# How it was won


def test_the_lede_says_by_how_much_and_what_carried_it():
    found = end(table(3).vp(30, 12, 40).fulfilled(0, "O02", "O03", "O04"))
    margin = found["ranking"][0]["score"] - found["ranking"][1]["score"]
    assert found["ranking"][0]["seat"] == 2
    assert found["lede"] == f"by {margin} VP, carried by the VP gathered in play"


def test_equal_scores_share_the_victory():
    assert end(table(2))["lede"] == "a shared victory"


def test_alone_it_says_by_how_much_you_won():
    found = end(against().vp(200, 20))
    assert [(it["seat"], it["place"]) for it in found["ranking"]] == [(0, 1), (HERS, 2)]
    assert "ahead of Antigone" in found["lede"]
    assert "VP gathered in play" in found["lede"]


def test_alone_it_says_by_how_much_and_why_you_lost():
    built = against().fulfilled(HERS, *list(ORDERS)[4:22])
    found = end(built)
    assert [(it["seat"], it["place"]) for it in found["ranking"]] == [(HERS, 1), (0, 2)]
    assert "behind Antigone; what told most: her orders" in found["lede"]


def test_alone_equal_scores_do_not_win():
    built = against()
    scores = [sheet.total() for sheet in built.t.sheets()]
    built.t.players[0].vp += scores[1] - scores[0]
    found = end(built)
    assert found["ranking"][0]["seat"] == HERS
    assert found["lede"].startswith("level with Antigone")


def test_her_councillors_are_worth_what_the_challenge_says():
    notes = {row["key"]: row["note"] for row in end(against())["categories"]}
    assert notes["councillors"] == "as their seats say; Antigone: 12 each"
    notes = {row["key"]: row["note"] for row in end(table(2))["categories"]}
    assert notes["councillors"] == "as their seats say"


# Highlights


def moments(history) -> dict[str, tuple[int | None, str]]:
    found = history.ending("en", names(history))["moments"]
    return {moment["key"]: (moment["seat"], moment["words"]) for moment in found}


def test_a_battle_is_a_highlight_for_its_winner_and_for_who_paid_most():
    built = table(3).round(5).attack(2, "adrastos").drachmas(0, 5).drachmas(2, 1)
    built.hoplite(0, "A2-B2", "3").hoplite(0, "B2-C2", "3").archon(2, "B3")
    history = from_position(built.last_turn().at(codes.TURN_ARCHON).state())
    history.play(codes.TAKE_BACK)
    found = moments(history)
    assert found["battle"] == (0, "+5 VP in row 2, round 5")
    assert found["defeat"] == (1, "−6 VP in row 2, round 5")


def test_a_long_walk_is_a_highlight():
    built = table(2).citizen(1, "B3-C3").citizen(1, "C3-C4").citizen(1, "B4-C4")
    built.archon(0, "B3").drachmas(0, 1)
    history = from_position(built.at(codes.TURN_ARCHON).state())
    for place in ("C3", "C4", "B4"):
        board = history.state.board
        history.play(codes.STEP + board.names.index(place))
    assert moments(history)["walk"] == (0, "3 steps in round 1")


def test_the_dearest_order_is_a_highlight():
    built = table(2).hand(0, "O02", "O03").stock(0, 9, 9, 9, 0)
    history = from_position(built.state())
    orders = history.state.legal()
    history.play(next(it for it in orders if it & ~codes.ARGUMENTS == codes.FULFIL))
    seat, told_words = moments(history)["order"]
    assert seat == 0
    assert "good" in told_words


def test_keys_of_moments_have_names():
    seen = set()
    for players, seed in GAMES:
        for history in (told(players, seed), told_rich(players, seed)):
            seen |= set(moments(history))
    assert seen == {"battle", "defeat", "turn", "walk", "order", "lead"}
