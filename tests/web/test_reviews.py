"""Reviews over the API: asked for, waited for, downloaded, played on from."""

import time

import pytest

from tests.web.browser.tables import finished
from tests.web.serving import PATIENCE, ServerProcess, TestTable
from tests.web.test_api import error

ITERATIONS = 4


@pytest.fixture(scope="module")
def quick(server):
    """A server whose reviews take seconds."""
    server.manager.services.review_iterations = ITERATIONS
    return server


@pytest.fixture(scope="module")
def table(quick):
    return finished(quick, people=2)


@pytest.fixture(scope="module")
def reviewed(table):
    assert table.post("review").status_code == 200
    wait_until_ready(table)
    return table


def wait_until_ready(table: TestTable) -> dict:
    until = time.monotonic() + 4 * PATIENCE
    while (state := table.get("review").json())["state"] in ("waiting", "running"):
        assert time.monotonic() < until, state
        assert state["waits"] is not None
        assert state["review"] is None
        time.sleep(0.05)
    assert state["state"] == "ready", state
    return state


def test_a_review_is_asked_for_once_and_read_by_everybody(quick):
    table = finished(quick, people=2, seed=5)
    before = table.get("review").json()
    nothing = {"state": "none", "done": 0, "total": 0, "waits": None}
    assert before == {**nothing, "problem": None, "review": None}
    begun = table.post("review").json()
    assert begun["state"] in ("waiting", "running")
    assert table.post("review", {}, *table.tokens.values()).json()["total"] == begun["total"]
    ready = wait_until_ready(table)
    assert ready["review"]["data"]["moves"] == table.position()["moves"]
    assert ready["review"]["data"]["iterations"] == ITERATIONS
    german = table.get("review", lang="de").json()["review"]
    assert german["data"] == ready["review"]["data"]
    assert german["players"][0]["summary"] != ready["review"]["players"][0]["summary"]


def test_a_running_game_is_not_reviewed_by_anybody(quick):
    table = quick.table(people=2, bots=0)
    asks = (
        lambda **query: table.get("review", *table.tokens.values(), **query),
        lambda **_: table.post("review", {}, table.host, *table.tokens.values()),
        lambda **query: table.get("review.json", **query),
        lambda **query: table.get("review.html", **query),
        lambda **query: table.get("review/line/0/0", *table.tokens.values(), **query),
        lambda **_: table.post("review/fork", {"move": 0}, *table.tokens.values()),
    )
    for ask in asks:
        assert error(ask(), 409)["key"] == "review-not-over"
    assert "vorbei" in error(asks[0](lang="de"), 409)["words"]
    assert "zakończeniu" in error(asks[0](lang="pl"), 409)["words"]


def test_an_address_with_two_methods_names_both(reviewed):
    answer = reviewed.server.http.request("OPTIONS", f"/api/tables/{reviewed.id}/review")
    assert error(answer, 405)["key"] == "no-such-method"
    assert answer.headers["Allow"] == "GET, POST"


def test_there_is_no_review_of_no_table(quick):
    assert error(quick.http.get("/api/tables/nowhere999/review"), 404)["key"] == "no-table"
    assert error(quick.http.post("/api/tables/nowhere999/review", json={}), 404)


def test_a_strangers_secret_is_refused(reviewed):
    assert error(reviewed.get("review", "stranger"), 401)["key"] == "wrong-token"
    assert error(reviewed.post("review/fork", {"move": 0}, "stranger"), 401)


def test_the_files_are_downloads(reviewed):
    data = reviewed.get("review.json")
    assert f'filename="petteia-{reviewed.id}-review.json"' in data.headers["Content-Disposition"]
    assert data.json() == reviewed.get("review").json()["review"]["data"]
    page = reviewed.get("review.html", lang="pl")
    assert page.headers["Content-Disposition"].startswith("attachment")
    assert page.headers["Content-Type"].startswith("text/html")
    assert '<html lang="pl">' in page.text
    assert "Person 1" in page.text


def test_names_do_no_harm_in_the_file(quick):
    table = finished(quick, people=2, seed=6)
    token = table.tokens[0]
    assert table.post("seats/0", {"name": "<b>&Ilse"}, token).status_code == 200
    assert table.post("review").status_code == 200
    wait_until_ready(table)
    page = table.get("review.html").text
    assert "<b>&Ilse" not in page
    assert "&lt;b&gt;&amp;Ilse" in page


def test_before_it_is_ready_there_is_nothing_to_download(quick):
    table = finished(quick, people=2, seed=8)
    for path in ("review.json", "review.html", "review/line/0/0"):
        assert error(table.get(path), 409)["key"] == "review-not-ready"


def test_the_better_line_is_seen_from_ones_own_seat(reviewed):
    point = reviewed.get("review").json()["review"]["data"]["turning_points"][0]
    path = f"review/line/{point['move']}/{len(point['line'])}"
    line = reviewed.get(path, reviewed.tokens[1]).json()
    assert (line["steps"], line["of"]) == (len(point["line"]), len(point["line"]))
    assert line["screen"]["seat"] == 1
    assert line["screen"]["moves"] == []
    assert reviewed.get(path).json()["screen"]["seat"] == -1
    missing = reviewed.get(f"review/line/{point['move']}/{len(point['line']) + 1}")
    assert error(missing, 422)["key"] == "bad-line"


def test_a_game_is_played_on_by_a_spectator_too(reviewed):
    point = reviewed.get("review").json()["review"]["data"]["turning_points"][0]
    body = {"move": point["move"], "better": True, "name": "Ikaros"}
    answer = reviewed.post("review/fork", body)
    assert answer.status_code == 201
    fork = TestTable(reviewed.server, answer.json())
    face = fork.get("", *fork.tokens.values()).json()["table"]
    assert face["fork"] == {"table": reviewed.id, "move": point["move"]}
    assert face["mine"] == [*fork.tokens]
    assert face["seats"][face["mine"][0]]["name"] == "Ikaros"
    assert face["commitment"] == reviewed.get().json()["table"]["commitment"]
    position = fork.wait_for_turn()
    move = position["screen"]["moves"][0]["action"]
    made = fork.post("moves", {"seq": position["seq"], "action": move}, *fork.tokens.values())
    assert made.status_code == 200
    assert error(fork.get("record"), 409)["key"] == "not-over", "as of any game that goes on"
    nowhere = reviewed.post("review/fork", {"move": 10**6})
    assert error(nowhere, 422)["key"] == "bad-fork"


def test_a_review_that_a_restart_has_cut_off_is_made_anew(tmp_path):
    with ServerProcess(tmp_path) as process:
        seats = [{"kind": "bot", "level": "shepherd"}] * 2
        body = {"seats": seats, "start": True}
        table = TestTable(
            process.address, process.address.http.post("/api/tables", json=body).json()
        )
        until = time.monotonic() + 4 * PATIENCE
        while table.get().json()["table"]["status"] == "playing":
            assert time.monotonic() < until
            time.sleep(0.1)
        assert table.post("review").json()["state"] == "waiting"
        process.kill()
        process.start()
        assert table.get("review").json()["state"] == "none", "nothing is half shown"
        assert table.post("review").json()["state"] == "waiting"
        assert process.stop() < PATIENCE
    assert "Traceback" not in process.said.read_text()
