"""`petteia balance thebai`: files, going on, comparing, what it refuses, and what stands out."""

import json

import pytest

from petteia.arena.balance.figures import Effect
from petteia.games.thebai.report.figures import ThingFigures
from petteia.games.thebai.report.outliers import _dead_weight, _deciding, _never_scoring
from petteia.report.estimate import Estimate
from tests.report.test_page import read

RANDOM = ("balance", "thebai", "--bots", "random")
SMALL = (*RANDOM, "--games", 25, "--seed", 3)
ENOUGH = (*RANDOM, "--games", 60, "--seed", 3, "--players", 2)


@pytest.fixture(autouse=True)
def here(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_report_is_written_as_json_and_as_a_page(petteia, tmp_path, players):
    code, out, err = petteia(*SMALL, "--players", players, "-o", "x")
    assert (code, err) == (0, "")
    assert f"25, {players} player" in out
    report = json.loads((tmp_path / "x" / "report.json").read_text())
    assert report["format"] == "petteia-balance"
    assert report["whole"]["games"] == 25
    assert len(report["seats"]) == len(report["places"]) == players
    words = "".join(read((tmp_path / "x" / "report.html").read_text()).words)
    assert all(thing["name"] in words for thing in report["designs"])
    assert ("By destiny" in words) == ("Ahead of Antigone by" in words) == (players == 1)
    assert ("By the place in the first turn order" in words) == (players > 1)
    dead = [it["name"] for it in report["outliers"] if it["kind"] == "dead weight"]
    assert f"Dead weight in all: {', '.join(dead) or 'nothing'}." in words
    assert report["rule"].replace(" %", "\N{NO-BREAK SPACE}%") in words


def test_all_dead_weight_is_named_however_long_the_list_of_outliers(petteia, tmp_path):
    """Random players climb no altar: its last tiles are dead weight to them."""
    code, out, _ = petteia(*ENOUGH, "-o", "x")
    report = json.loads((tmp_path / "x" / "report.json").read_text())
    dead = [it for it in report["outliers"] if it["kind"] == "dead weight"]
    assert code == 0
    assert {"Vine crown", "Spear crown"} <= {it["name"] for it in dead}
    assert f"dead  {', '.join(it['name'] for it in dead)}" in out
    rates = {it["key"]: it["take_rate"] for it in report["designs"]}
    assert all(rates[it["key"]]["high"] < 0.1 for it in dead)


def test_a_monument_of_other_numbers_of_players_is_not_in_a_report(petteia):
    def council(players):
        report = json.loads(petteia(*SMALL, "--players", players, "--json")[1])
        return {it["printed"] for it in report["designs"] if it["sort"] == "council"}

    assert "tomb1" not in council(2) | council(3)
    assert not any(key.startswith("stage") for key in council(2))


def test_json_at_the_terminal_is_the_json_of_the_file(petteia, tmp_path):
    code, out, _ = petteia(*SMALL, "-o", "x", "--json")
    assert code == 0
    assert json.loads(out) == json.loads((tmp_path / "x" / "report.json").read_text())


def test_one_challenge_or_all(petteia):
    every = json.loads(petteia(*SMALL, "--players", 1, "--json")[1])
    one = json.loads(petteia(*SMALL, "--players", 1, "--challenge", 4, "--json")[1])
    assert [it["games"] for it in every["challenges"]] == [5] * 5
    assert [it["games"] for it in one["challenges"]] == [25]
    assert (every["plan"]["challenge"], one["plan"]["challenge"]) == ("all", 4)


def test_processes_and_interruptions_change_nothing(petteia, tmp_path):
    one, two, three = (tmp_path / name for name in ("one", "two", "three"))
    assert petteia(*SMALL, "-o", one)[0] == 0
    assert petteia(*SMALL, "-o", two, "--jobs", 2)[0] == 0
    journal = (one / "journal.jsonl").read_bytes()
    three.mkdir()
    (three / "journal.jsonl").write_bytes(journal[: len(journal) // 2])
    assert petteia(*SMALL, "-o", three)[0] == 0
    for name in ("report.json", "report.html"):
        assert len({(folder / name).read_text() for folder in (one, two, three)}) == 1


def test_more_games_go_on_from_fewer(petteia, tmp_path):
    for games in (20, 30):
        assert petteia(*RANDOM, "--games", games, "-o", "x")[0] == 0
    lines = (tmp_path / "x" / "journal.jsonl").read_text().splitlines()[1:]
    assert [json.loads(line)["result"]["whole"]["all"][0] for line in lines] == [20, 10]
    assert petteia(*RANDOM, "--games", 30, "-o", "y")[0] == 0
    reports = {(tmp_path / name / "report.json").read_text() for name in ("x", "y")}
    assert len(reports) == 1


def test_two_reports_side_by_side(petteia, tmp_path):
    petteia(*SMALL, "-o", "before")
    petteia(*RANDOM, "--games", 25, "--seed", 4, "-o", "after")
    pair = ("--compare", "before/report.json", "after/report.json")
    code, out, _ = petteia("balance", *pair)
    assert code == 0
    assert out.count("\n| ") == 1 + 15
    assert "Quest" not in out
    assert petteia("balance", *pair, "-o", "x.html")[0] == 0
    read((tmp_path / "x.html").read_text())
    same = json.loads(petteia("balance", "--compare", *["before/report.json"] * 2, "--json")[1])
    assert {change["weight"] for change in same["designs"]} == {0}
    assert same["gone"] == same["new"] == []
    assert same["further"] == {}


def test_a_report_of_another_game_is_not_set_beside_it(petteia):
    petteia(*SMALL, "-o", "x")
    petteia("balance", "elysium", "--bots", "random", "--games", 2, "-o", "y")
    code, _, err = petteia("balance", "--compare", "x/report.json", "y/report.json")
    assert code == 2
    assert "is a report of thebai" in err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--families", "random"), "Thebai has no option 'families'"),
        (("--families", "all"), "Thebai has no option 'families'"),
        (("--players", 5), "1 to 4 players"),
        (("--challenge", 3), "Challenge is for 1 player"),
        (("--players", 1, "--challenge", 6), "one of 1, 2, 3, 4, 5"),
        (("--pack", "nowhere"), "There is no pack 'nowhere'"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_written(petteia, tmp_path, words, sentence):
    code, out, err = petteia(*RANDOM, *words)
    assert (code, out) == (2, "")
    assert sentence in err
    assert list(tmp_path.iterdir()) == []


def thing(
    printed: str, rate: float, score: float, sort: str = "orders", games: int = 1000, **more
) -> ThingFigures:
    figures = {
        "key": f"{sort}/{printed}",
        "sort": sort,
        "printed": printed,
        "name": printed.title(),
        "games": games,
        "chosen": 0,
        "chances": 0,
        "choosers": 0,
        "deeds": {},
        "take_rate": Estimate(rate, rate - 0.02, rate + 0.02),
        "win": None,
        "took": Effect(500, None, Estimate(score, score - 0.5, score + 0.5)),
        "vp": None,
        "seated": 0,
    }
    return ThingFigures(**{**figures, **more})


def test_what_is_surely_chosen_in_less_than_a_tenth_of_the_games_is_dead_weight():
    things = [thing("alive", 0.5, 0), thing("doubtful", 0.09, 0), thing("dead", 0.05, 0)]
    things.append(thing("rare", 0.01, 0, games=29))
    (found,) = _dead_weight(things)
    assert (
        found.words == "Dead (order dead): chosen in 5.0 % of the 1000 games in which it appeared"
    )
    assert found.severity == pytest.approx(3)


def test_a_council_space_that_is_worth_nothing_never_scores():
    nothing, little = Estimate(0, 0, 0), Estimate(0.1, 0, 0.2)
    things = [
        thing("stoa1", 0.5, 0, "council", vp=nothing, seated=30),
        thing("stoa2", 0.5, 0, "council", vp=little, seated=30),
        thing("stoa3", 0.5, 0, "council", vp=nothing, seated=29),
        thing("stoa4", 0.5, 0, "council"),
    ]
    (found,) = _never_scoring(things)
    assert found.words == (
        "Stoa1 (council space stoa1): worth no VP any of the 30 times somebody sat beside it"
    )


def test_what_decides_games_is_measured_from_the_median_of_its_sort():
    orders = [thing(f"o{n}", 0.5, 5.0 + n) for n in range(5)]
    heroes = [thing(f"h{n}", 0.5, float(n), "heroes") for n in range(5)]
    assert {it.key for it in _deciding(orders + heroes)} == {
        f"{sort}{n}" for sort in ("orders/o", "heroes/h") for n in (0, 1, 3, 4)
    }
    found = {it.key: it for it in _deciding([*orders, *heroes, thing("o9", 0.5, 17.0)])}
    assert found["orders/o9"].kind == "wins games"
    assert found["orders/o0"].kind == "loses games"
    # The median of the orders is now 7.5, and half of all things lie within 1.5 of theirs.
    assert found["orders/o9"].severity == pytest.approx((16.5 - 7.5) / (1.4826 * 1.5))
    few = thing("o8", 0.5, 99.0, took=Effect(29, None, Estimate(99, 98, 100)))
    assert "orders/o8" not in {it.key for it in _deciding([*orders, few])}
    assert _deciding([few]) == []
