"""`petteia balance` from the command line: files, going on, comparing, and what it refuses."""

import json
import shutil
import subprocess
import sys
import time

import pytest

from petteia.arena.balance.outliers import median_and_spread
from petteia.cli import main
from petteia.games.elysium.content.edition import HOUSE
from petteia.games.elysium.report.figures import (
    DesignFigures,
    Effect,
    QuestFigures,
)
from petteia.games.elysium.report.outliers import _deciding, _hardly_taken, _unwanted
from petteia.report.estimate import Estimate
from tests.report.test_page import read

RANDOM = ("balance", "elysium", "--bots", "random")
SMALL = (*RANDOM, "--games", 30, "--seed", 3)


@pytest.fixture
def petteia(monkeypatch, capsys, tmp_path):
    """Run a command in this process: gives (exit code, standard output, standard error)."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("PETTEIA_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)

    def run(*words):
        monkeypatch.setattr(sys, "argv", ["petteia", *map(str, words)])
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capsys.readouterr()
        return end.value.code or 0, out, err

    return run


def test_a_report_is_written_as_json_and_as_a_page(petteia, tmp_path):
    code, out, err = petteia(*SMALL)
    assert (code, err) == (0, "")
    assert "30, 3 players, random" in out
    (folder,) = (tmp_path / "data" / "balance").iterdir()
    assert str(folder) in out
    report = json.loads((folder / "report.json").read_text())
    assert report["format"] == "petteia-balance"
    assert len(report["designs"]) == 96
    assert report["whole"]["games"] == 30
    page = read((folder / "report.html").read_text())
    words = "".join(page.words)
    assert all(design["name"] in words for design in report["designs"])


def test_json_at_the_terminal_is_the_json_of_the_file(petteia, tmp_path):
    code, out, _ = petteia(*SMALL, "--families", "first-game", "-o", "x", "--json")
    assert code == 0
    assert json.loads(out) == json.loads((tmp_path / "x" / "report.json").read_text())
    assert len(json.loads(out)["sets"]) == 1


def test_two_players_and_random_families(petteia):
    code, out, _ = petteia(*SMALL, "--players", 2, "--families", "random", "--json")
    report = json.loads(out)
    assert code == 0
    assert [quest["number"] for quest in report["quests"]] == [1, 2, 5]
    assert len(report["sets"]) > 10


def test_a_pack_of_its_own_needs_no_first_game(petteia, tmp_path):
    pack = tmp_path / "pack"
    shutil.copytree(HOUSE, pack)
    top = pack / "pack.toml"
    top.write_text(top.read_text("utf-8").replace('"first-game"', '"opening"'), "utf-8")
    code, out, err = petteia(*RANDOM, "--games", 3, "--pack", pack, "--json")
    assert (code, err) == (0, "")
    assert len(json.loads(out)["sets"]) == 3


def test_processes_and_interruptions_change_nothing(petteia, tmp_path):
    one, two, three = (tmp_path / name for name in ("one", "two", "three"))
    assert petteia(*SMALL, "-o", one)[0] == 0
    assert petteia(*SMALL, "-o", two, "--jobs", 2)[0] == 0
    journal = (one / "journal.jsonl").read_bytes()
    three.mkdir()
    (three / "journal.jsonl").write_bytes(journal[: len(journal) // 2])
    assert petteia(*SMALL, "-o", three)[0] == 0
    for name in ("report.json", "report.html"):
        texts = {(folder / name).read_text() for folder in (one, two, three)}
        assert len(texts) == 1
    lines = [set((folder / "journal.jsonl").read_bytes().split(b"\n")) for folder in (one, three)]
    assert lines[0] == lines[1]


def test_fresh_begins_anew_and_keeps_the_old_journal(petteia, tmp_path):
    petteia(*SMALL, "-o", "x")
    code, _, err = petteia(*RANDOM, "--games", 5, "--seed", 4, "-o", "x")
    assert code == 2
    assert "belongs to other work" in err
    assert petteia(*RANDOM, "--games", 5, "-o", "x", "--fresh")[0] == 0
    assert json.loads((tmp_path / "x" / "report.json").read_text())["whole"]["games"] == 5
    assert (tmp_path / "x" / "journal-before-1.jsonl").exists()


def test_more_games_go_on_from_fewer(petteia, tmp_path):
    words = (*RANDOM, "--families", "first-game", "--games")
    petteia(*words, 50, "-o", "x")
    pieces = (tmp_path / "x" / "journal.jsonl").read_bytes().count(b"\n") - 1
    assert petteia(*words, 70, "-o", "x")[0] == 0
    petteia(*words, 70, "-o", "y")
    assert pieces == 3
    assert (tmp_path / "x" / "journal.jsonl").read_bytes().count(b"\n") - 1 == pieces + 2
    reports = [(tmp_path / name / "report.json").read_text() for name in ("x", "y")]
    assert reports[0] == reports[1]


@pytest.mark.parametrize("families", ["all", "first-game"])
def test_no_game_is_watched_twice_with_more_games_or_fewer(petteia, tmp_path, families):
    def watched():
        lines = (tmp_path / "x" / "journal.jsonl").read_text().splitlines()[1:]
        return sum(json.loads(line)["result"]["whole"]["all"][0] for line in lines)

    words = ("balance", "elysium", "--players", 2, "--bots", "random", "--families", families)
    reports = []
    for games in (5, 25, 5, 60, 25):
        assert petteia(*words, "--games", games, "-o", "x")[0] == 0
        reports.append((tmp_path / "x" / "report.json").read_text())
        assert watched() == max(games, 60 if len(reports) > 3 else 25 if len(reports) > 1 else 0)
    petteia(*words, "--games", 60, "-o", "y")
    assert (tmp_path / "y" / "report.json").read_text() == reports[3]
    assert reports[4] == reports[1]


def test_faults_of_a_program_are_counted(petteia, tmp_path):
    words = ("--players", 2, "--bots", "random,exec:false [/x] :smile:", "--games", 2)
    code, out, err = petteia("balance", "elysium", *words, "-o", "x")
    assert (code, err) == (0, "")
    told = json.loads((tmp_path / "x" / "report.json").read_text())["faults"]
    assert list(told) == ["exec:false [/x] :smile:"]
    assert told["exec:false [/x] :smile:"] > 0
    sentence = f"exec:false [/x] :smile: lost {told['exec:false [/x] :smile:']} decisions"
    assert sentence in out
    assert sentence in "".join(read((tmp_path / "x" / "report.html").read_text()).words)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--games", 0), "at least 1 game, not 0"),
        (("--bots", "nobody"), "There is no bot 'nobody'"),
        (("--bots", "random,random"), "3 seats need 1 or 3 bots"),
        (("--families", "zeus,hades"), "5 different Families"),
        (("--families", "nonsense"), "no Family set 'nonsense'"),
        (("--players", 7), "2 to 4 players"),
        (("--pack", "nowhere"), "There is no pack 'nowhere'"),
        (("--jobs", 0), "at least 1 process"),
        (("--on", "moon"), "not on 'moon'"),
        (("--seed", -1), "seed"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_written(petteia, tmp_path, words, sentence):
    code, out, err = petteia("balance", "elysium", *words)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_another_game_has_no_report(petteia):
    code, _, err = petteia("balance", "chess")
    assert code == 2
    assert "There is no game 'chess'" in err


def test_a_folder_that_cannot_be_made_is_said(petteia, tmp_path):
    (tmp_path / "file").write_text("here")
    code, _, err = petteia(*SMALL, "-o", tmp_path / "file" / "x")
    assert code == 2
    assert "cannot be written" in err


def test_two_reports_side_by_side(petteia, tmp_path):
    petteia(*SMALL, "-o", "before")
    petteia(*RANDOM, "--games", 30, "--seed", 4, "-o", "after")
    pair = ("--compare", "before/report.json", "after/report.json")
    code, out, _ = petteia("balance", *pair)
    assert code == 0
    assert out.count("\n| ") > 15
    assert petteia("balance", *pair, "-o", "x.html")[0] == 0
    read((tmp_path / "x.html").read_text())
    assert petteia("balance", *pair, "-o", "x.md")[0] == 0
    assert (tmp_path / "x.md").read_text() == out
    found = json.loads(petteia("balance", *pair, "--json")[1])
    assert len(found["designs"]) == 96
    weights = [change["weight"] for change in found["designs"]]
    assert weights == sorted(weights, reverse=True)
    code, _, err = petteia("balance", *pair, "-o", "x.pdf")
    assert code == 2
    assert ".html or .md" in err


def test_a_report_beside_itself_has_not_changed(petteia):
    petteia(*SMALL, "-o", "x")
    found = json.loads(petteia("balance", "--compare", *["x/report.json"] * 2, "--json")[1])
    assert {change["weight"] for change in found["designs"]} == {0}
    assert found["gone"] == found["new"] == []


def changed(text: str, low: object) -> str:
    report = json.loads(text)
    report["designs"][0]["take_rate"] = {"value": 0.5, "low": low, "high": 0.6}
    return json.dumps(report)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda text: text[:500], "not valid JSON"),
        (lambda text: "[]", "expected a table"),
        (lambda text: "{}", "is not a balance report"),
        (lambda text: text.replace('"version": 1', '"version": 2'), "version"),
        (lambda text: changed(text, low=7), "designs 1: take_rate: expected low, value and high"),
        (lambda text: changed(text, low=float("nan")), "take_rate.low: expected a number"),
        (lambda text: changed(text, low="0"), "take_rate.low: expected a number"),
        (lambda text: changed(text, low=None), "take_rate.low: expected a number"),
        (lambda text: text.replace('"take_rate"', '"rate"', 1), "designs 1: take_rate: is missing"),
    ],
)
def test_damaged_reports_are_refused(petteia, tmp_path, damage, sentence):
    petteia(*RANDOM, "--games", 3, "-o", "x")
    text = (tmp_path / "x" / "report.json").read_text()
    (tmp_path / "bad.json").write_text(damage(text))
    code, _, err = petteia(
        "balance", "--compare", "x/report.json", "bad.json", "-o", tmp_path / "x.html"
    )
    assert code == 2
    assert sentence in err
    assert not (tmp_path / "x.html").exists()


def test_no_such_report(petteia):
    code, _, err = petteia("balance", "--compare", "a.json", "b.json")
    assert code == 2
    assert "there is no such file" in err


def test_killed_in_the_middle_it_goes_on(tmp_path):
    words = [sys.executable, "-m", "petteia", *map(str, SMALL), "-o", str(tmp_path / "x")]
    first = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    journal = tmp_path / "x" / "journal.jsonl"
    while first.poll() is None:
        if journal.exists() and journal.read_bytes().count(b"\n") > 5:
            first.kill()
            break
        time.sleep(0.02)
    first.wait()
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    whole = subprocess.run([*words[:-1], str(tmp_path / "y")], check=True, capture_output=True)
    assert whole.returncode == 0
    assert (tmp_path / "x" / "report.json").read_text() == (
        tmp_path / "y" / "report.json"
    ).read_text()


def design(
    key: str, rate: float, score: float, columns: str = "R", offered: int = 1000
) -> DesignFigures:
    return DesignFigures(
        key=key,
        name=key.title(),
        family="zeus",
        level=1,
        kind="instant",
        columns=columns,
        copies=2,
        games=1000,
        offered=offered,
        takeable=0,
        chances=0,
        taken=0,
        brought=0,
        used=0,
        transferred=0,
        takers=0,
        writers=0,
        take_rate=Estimate(rate, rate - 0.02, rate + 0.02),
        took=Effect(500, None, Estimate(score, score - 0.5, score + 0.5)),
        wrote=Effect(0, None, None),
    )


def test_what_stands_out_is_measured_from_the_near_end_in_spreads():
    designs = [design(f"d{n}", 0.5 + n / 100, float(n - 2)) for n in range(5)]
    assert median_and_spread([0.5, 0.51, 0.52, 0.53, 0.54]) == pytest.approx((0.52, 0.014826))
    designs += [design("shy", 0.1, 0.0), design("strong", 0.52, 9.0), design("trap", 0.52, -9.0)]
    shy = _hardly_taken(designs)
    assert [it.key for it in shy] == ["shy"]
    assert shy[0].words == (
        "Shy (zeus, Level 1): taken 10.0 % of the 1000 times it was offered;"
        " the median of its like is 52.0 %"
    )
    deciding = {it.key: it for it in _deciding(designs)}
    assert deciding["strong"].kind == "wins games"
    assert deciding["trap"].kind == "loses games"
    spread = median_and_spread([it.took.score.value for it in designs if it.took.score])[1]
    assert deciding["strong"].severity == pytest.approx(8.5 / spread)
    assert "d2" not in deciding


def test_cards_of_two_columns_are_measured_by_their_like():
    one = [design(f"one{n}", 0.7 + n / 100, 0.0) for n in range(5)]
    two = [design(f"two{n}", 0.4 + n / 100, 0.0, columns="RK") for n in range(5)]
    assert _hardly_taken(one + two) == []


def test_few_cases_are_no_ground_for_anything():
    designs = [design(f"d{n}", 0.5, 0.0) for n in range(5)]
    assert _hardly_taken([*designs, design("rare", 0.01, 0.0, offered=29)]) == []


def test_a_quest_nobody_wants_stands_out():
    quests = [
        QuestFigures(
            number=number,
            name=f"Quest {number}",
            gives="",
            there=100,
            chances=0,
            held=0,
            rate=Estimate(rate, rate - 0.05, rate + 0.05),
            order=None,
            share=None,
            first=None,
            by_epoch=[],
            by_side=[],
            effect=Effect(0, None, None),
        )
        for number, rate in ((1, 0.9), (2, 0.9), (3, 0.9), (4, 0.3), (5, 0.1))
    ]
    found = _unwanted(quests)
    assert [it.name for it in found] == ["Quest 4"]
    assert found[0].severity == pytest.approx((0.75 - 0.35) / 0.1)
