"""Puzzles and exercises over the API: asked, judged, helped with, solved; and never help for a
running game."""

import asyncio
import threading

import httpx
import pytest

from petteia.kernel.deal_secret import commitment_to, make_secret, secret_text
from petteia.kernel.game import game as game_of
from petteia.kernel.record import Record
from petteia.tables.exercises import exercises as module
from petteia.tables.exercises.wire import (
    DailyPuzzles,
    ExerciseHint,
    ExerciseQuestion,
    ExerciseSolution,
    ExerciseVerdict,
    Puzzles,
)
from petteia.tables.services import BotFailed
from tests.web.browser.tables import GAMES, finished
from tests.web.exercising import ITERATIONS, as_exercise, test_puzzles, use_test_puzzles
from tests.web.test_wire import check


@pytest.fixture(autouse=True)
def puzzles(monkeypatch):
    use_test_puzzles(monkeypatch)


@pytest.fixture(scope="module", params=GAMES)
def game(request):
    return request.param


@pytest.fixture(scope="module")
def record(server, game):
    return finished(server, game).get("record").json()


def error(answer, status):
    assert answer.status_code == status, answer.text
    return answer.json()["error"]


def middle(record) -> int:
    """A move in the middle of a game."""
    return len(record["moves"]) // 2


def body(record, move, **more):
    return {"exercise": as_exercise(record, move), "iterations": ITERATIONS, **more}


def test_every_game_with_puzzles_has_one_for_the_day(server):
    told = check(DailyPuzzles, server.http.get("/api/puzzles", params={"day": "2026-11-19"}))
    assert told["day"] == "2026-11-19"
    assert [one["game"] for one in told["games"]] == list(GAMES)
    for one in told["games"]:
        assert one["id"] == test_puzzles(one["game"]).daily("2026-11-19")["id"]
    next_day = server.http.get("/api/puzzles", params={"day": "2026-11-20"}).json()
    assert next_day["games"] != told["games"]
    assert server.http.get("/api/puzzles").json()["day"] >= "2026-01-01"
    error(server.http.get("/api/puzzles", params={"day": "yesterday"}), 422)
    error(server.http.get("/api/puzzles", params={"day": "2026-02-30"}), 422)


def test_puzzles_are_chosen_by_difficulty_and_theme(server, game):
    told = check(Puzzles, server.http.get(f"/api/puzzles/{game}", params={"lang": "de"}))
    known = test_puzzles(game)
    assert told["count"] == len(told["chosen"]) == len(known.puzzles)
    assert [one["difficulty"] for one in told["difficulties"]] == [1, 2, 3]
    assert all(one["words"] for one in told["themes"])
    hard = server.http.get(f"/api/puzzles/{game}", params={"difficulty": 3}).json()
    assert hard["chosen"] == [known.puzzles[2]["id"]]
    theme = known.puzzles[0]["themes"][0]
    fitting = server.http.get(f"/api/puzzles/{game}", params={"theme": theme}).json()
    assert known.puzzles[0]["id"] in fitting["chosen"]
    assert server.http.get(f"/api/puzzles/{game}", params={"theme": "?"}).json()["chosen"] == []


def test_a_puzzle_is_asked_without_its_solution(server, game):
    for puzzle in test_puzzles(game).puzzles:
        path = f"/api/puzzles/{game}/{puzzle['id']}"
        told = check(ExerciseQuestion, server.http.get(path))
        assert told["screen"]["seat"] == told["screen"]["to_move"] == told["seat"]
        assert puzzle["solutions"][0] in [move["action"] for move in told["screen"]["moves"]]
        assert not any(move["final"] or move["passes"] for move in told["screen"]["moves"])
        assert told["difficulty"] == puzzle["difficulty"]
        assert not {"solutions", "tempting", "themes", "record", "seed"} & set(told)


def test_a_wrong_answer_tells_what_it_costs_and_nothing_of_the_solution(server, game):
    puzzle = test_puzzles(game).puzzles[0]
    path = f"/api/puzzles/{game}/{puzzle['id']}"
    wrong = server.http.post(f"{path}/judge", json={"action": puzzle["tempting"]})
    told = check(ExerciseVerdict, wrong)
    assert not told["solved"]
    assert told["cost"] > 0.02
    assert told["reason"] == ""
    assert "best" not in told
    assert told["grade_words"]
    right = server.http.post(f"{path}/judge", json={"action": puzzle["solutions"][0]})
    told = check(ExerciseVerdict, right)
    assert told["solved"]
    assert told["reason"]
    assert told["cost"] == 0.0


def test_hint_and_solution_of_a_puzzle(server, game):
    puzzle = test_puzzles(game).puzzles[0]
    path = f"/api/puzzles/{game}/{puzzle['id']}"
    hints = {
        language: check(ExerciseHint, server.http.post(f"{path}/hint?lang={language}"))["themes"]
        for language in ("en", "de", "pl")
    }
    assert all(hints.values())
    told = check(ExerciseSolution, server.http.post(f"{path}/solution"))
    assert told["action"] == puzzle["solutions"][0] == told["steps"][0]["action"]
    assert told["reason"]
    for step in told["steps"]:
        assert step["words"]
        assert step["screen"]["moves"] == []


def test_an_illegal_answer_is_refused_with_its_rule(server, game):
    puzzle = test_puzzles(game).puzzles[0]
    path = f"/api/puzzles/{game}/{puzzle['id']}"
    legal = {move["action"] for move in server.http.get(path).json()["screen"]["moves"]}
    for action in (next(n for n in range(10_000) if n not in legal), 2**31 - 1):
        refused = error(server.http.post(f"{path}/judge?lang=de", json={"action": action}), 422)
        assert refused["key"] in ("refused", "bad-action")
        assert (refused["rule"] is not None) == (refused["key"] == "refused")


def test_what_is_not_there_is_said(server, game):
    assert error(server.http.get(f"/api/puzzles/{game}/nothing"), 404)["key"] == "no-puzzle"
    assert error(server.http.post(f"/api/puzzles/{game}/nothing/hint"), 404)
    assert error(server.http.get("/api/puzzles/chess"), 422)["key"] == "bad-game"


def test_a_game_without_puzzles_says_so(server, game, monkeypatch):
    monkeypatch.setattr(module, "has_puzzles", lambda _: False)
    told = error(server.http.get(f"/api/puzzles/{game}"), 404)
    assert told["key"] == "no-puzzles"
    assert server.http.get("/api/puzzles").json()["games"] == []


def test_a_position_of_a_finished_game_is_asked_and_judged(server, record):
    move = middle(record)
    names = ["Thea", "Ikaros", "Milo", "Iris"][: record["options"]["players"]]
    sent = body(record, move, names=names)
    told = check(ExerciseQuestion, server.http.post("/api/exercises/question", json=sent))
    assert told["moves"] == move
    assert told["screen"]["names"] == names
    assert not {"record", "secret", "seed", "tempting"} & set(told)
    actions = [one["action"] for one in told["screen"]["moves"]]
    assert record["moves"][move] in actions
    found = [
        check(
            ExerciseVerdict,
            server.http.post("/api/exercises/judge", json={**sent, "action": action}),
        )
        for action in actions[:2]
    ]
    assert all(bool(one["reason"]) <= one["solved"] for one in found)
    check(ExerciseHint, server.http.post("/api/exercises/hint", json=sent))
    solved = check(ExerciseSolution, server.http.post("/api/exercises/solution", json=sent))
    best = {**sent, "action": solved["action"]}
    assert server.http.post("/api/exercises/judge", json=best).json()["solved"]


def test_bad_exercises_are_refused_with_a_sentence(server, record):
    move = middle(record)
    good = as_exercise(record, move)
    played = good["record"]
    bad = [
        {},
        {"record": 7},
        {**good, "tempting": 10**9},
        {**good, "more": 1},
        {**good, "record": {**played, "game": "chess"}},
        {**good, "record": {**played, "rules": 10_000}},
        {**good, "record": {**played, "moves": [*played["moves"], 10**6]}},
        {**good, "record": {**played, "moves": played["moves"][1:]}},
        {**good, "record": record},
        {**good, "record": {**played, "pack": {"name": "house", "fingerprint": "0" * 16}}},
    ]
    for exercise in bad:
        told = error(server.http.post("/api/exercises/question", json={"exercise": exercise}), 422)
        assert told["key"] == "bad-exercise", told
        assert len(told["words"]) > 20
    for limits in ({"iterations": 0}, {"iterations": 10**6}, {"seed": -1}, {"names": ["a"] * 9}):
        error(server.http.post("/api/exercises/judge", json=body(record, move, **limits)), 422)


def test_a_pack_is_never_a_folder_of_the_server(server, record, tmp_path):
    exercise = as_exercise(record, middle(record))
    options = exercise["record"]["options"]
    for pack in (str(tmp_path), "../house", 7):
        exercise["record"]["options"] = {**options, "pack": pack}
        told = error(server.http.post("/api/exercises/question", json={"exercise": exercise}), 422)
        assert told["key"] == "bad-pack"


def test_a_game_that_is_over_is_no_exercise(server, record):
    whole = {"record": record, "tempting": 0, "solutions": []}
    told = error(server.http.post("/api/exercises/question", json={"exercise": whole}), 422)
    assert "over" in told["words"]


def test_nobody_gets_help_for_a_running_game(server, game, monkeypatch):
    """Its record is given to nobody, and its deal cannot be guessed: what is sent must have the
    secret that fits the commitment."""
    deal = make_secret(b"a secret that only the server has"[:32])
    monkeypatch.setattr(server.manager.services, "draw_seed", lambda: deal)
    table = server.table(people=2, bots=0, game=game)
    assert error(table.get("record", *table.tokens.values(), table.host), 409)
    face = table.get("", *table.tokens.values()).json()["table"]
    assert face["commitment"] == commitment_to(deal)
    action = table.wait_for_turn()["screen"]["moves"][0]["action"]

    def ask(**known):
        record = {**Record(game_of(game), face["options"], 0).dump(), **known}
        del record["seed"]
        sent = {"exercise": {"record": record, "tempting": action, "solutions": []}}
        return server.http.post("/api/exercises/question", json=sent)

    other = secret_text(make_secret(bytes(32)))
    for secret in (None, other, face["commitment"], "0" * 63, ""):
        known = {} if secret is None else {"secret": secret}
        assert error(ask(commitment=face["commitment"], **known), 422)["key"] == "bad-exercise"
    # Who knows the secret, as everybody does after the game, is answered.
    known = ask(commitment=face["commitment"], secret=secret_text(deal))
    check(ExerciseQuestion, known)


def test_answers_are_limited_like_hints(own_server):
    server = own_server(rate=1000)
    puzzle = test_puzzles(GAMES[0]).puzzles[0]
    path = f"/api/puzzles/{GAMES[0]}/{puzzle['id']}/hint"
    codes = [server.http.post(path).status_code for _ in range(14)]
    assert codes[:10] == [200] * 10
    assert 429 in codes


def test_of_one_owner_only_two_answers_are_judged_at_once(own_server, monkeypatch):
    server = own_server()
    puzzle = test_puzzles(GAMES[0]).puzzles[0]
    path = f"/api/puzzles/{GAMES[0]}/{puzzle['id']}/judge"
    legal = server.http.get(f"/api/puzzles/{GAMES[0]}/{puzzle['id']}").json()["screen"]["moves"]
    bots = server.manager.services.bots
    waiting, both, go = [], threading.Event(), threading.Event()

    async def compute(work, asker):
        waiting.append(asker)
        if len(waiting) == 2:
            both.set()
        await asyncio.to_thread(go.wait, 20)
        raise BotFailed("stopped")

    monkeypatch.setattr(bots, "compute", compute)
    answers = []

    def post(action):
        answers.append(httpx.post(f"{server.url}{path}", json={"action": action}, timeout=30))

    people = [threading.Thread(target=post, args=(legal[n]["action"],)) for n in range(2)]
    for person in people:
        person.start()
    assert both.wait(20)
    told = error(server.http.post(path, json={"action": legal[2]["action"]}), 409)
    assert told["key"] == "judging-busy"
    go.set()
    for person in people:
        person.join()
    assert [error(one, 409)["key"] for one in answers] == ["not-judged"] * 2
