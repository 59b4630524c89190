"""Turn notices over HTTP: subscribe, be told by a real webhook, stop by a link without a login."""

import json
import queue
import stat
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from petteia.cli.commands.serve import _read_notices
from petteia.kernel.text.problem import Problem
from petteia.web.server.settings import Settings
from tests.web.serving import PATIENCE, Address, ServerProcess, TestTable

HOOK = "/hook"


class Hook(HTTPServer):
    """A webhook on loopback."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.told: queue.Queue[dict] = queue.Queue()
        self.url = f"http://127.0.0.1:{self.server_port}{HOOK}"


class Answer(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.told.put(json.loads(body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *words: object) -> None:
        """Nothing is printed."""


@pytest.fixture
def hook() -> Iterator[Hook]:
    server = Hook()
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def friends_at(server: Address) -> TestTable:
    """Two people, the second with a page of their own; the first is to move."""
    table = server.table(people=1, bots=0, openings=1, start=False)
    table.sit(1)
    assert table.post("start", {}, table.host).status_code == 200
    return table


def move(table: TestTable) -> None:
    """Whoever is to move plays until somebody else is."""
    position = table.position()
    mover = position["screen"]["to_move"]
    while position["screen"]["to_move"] == mover:
        body = {"seq": position["seq"], "action": position["screen"]["moves"][0]["action"]}
        assert table.post("moves", body, *table.tokens.values()).status_code == 200
        position = table.position()


def test_a_webhook_is_told_once_a_turn_and_a_link_ends_it(told, hook: Hook) -> None:
    server = told(public_url="https://games.example.org/play")
    table = friends_at(server)
    first = table.position()["screen"]["to_move"]
    other = 1 - first
    path = f"seats/{other}/notices"
    wanted = {"kind": "webhook", "url": hook.url}
    added = table.post(f"{path}/add?lang=de", wanted, table.tokens[other])
    assert added.status_code == 200, added.text
    [shown] = added.json()["notices"]
    assert shown == {
        "id": shown["id"],
        "kind": "webhook",
        "target": "127.0.0.1",
        "confirmed": True,
    }
    assert table.get(path, table.tokens[other]).json()["notices"] == [shown]
    move(table)
    began = time.monotonic()
    message = hook.told.get(timeout=PATIENCE)
    assert time.monotonic() - began < 10
    assert message["table"] == table.id
    assert message["seat"] == other
    assert message["url"] == f"https://games.example.org/play/t/{table.id}"
    assert message["stop"] == f"https://games.example.org/play/notices/{table.id}/{shown['id']}"

    # While the page is open, nobody is told; the link works without a secret, and twice.
    move(table)
    with table.listen(table.tokens[other]) as page:
        page.position()
        move(table)
        page.position(table.position()["seq"])
    assert hook.told.empty()
    stopped = server.http.post(
        f"/api/tables/{table.id}/notices/{shown['id']}/stop",
        content="List-Unsubscribe=One-Click",
        headers={"Content-Type": "application/x-www-form-urlencoded"},
    )
    assert stopped.status_code == 200
    assert table.post(f"notices/{shown['id']}/stop").status_code == 200
    assert table.get(path, table.tokens[other]).json()["notices"] == []


def test_wrong_wishes_are_refused_in_a_sentence(told) -> None:
    server = told(private=False)
    table = friends_at(server)
    mine, others = table.tokens[0], table.tokens[1]
    good = {"kind": "webhook", "url": "https://127.0.0.1/hook"}

    def refused(body: object, *tokens: str, seat: int = 0) -> tuple[int, str, str]:
        answer = table.post(f"seats/{seat}/notices/add", body, *tokens)
        error = answer.json()["error"]
        return answer.status_code, error["key"], error["words"]

    assert refused(good, mine)[:2] == (422, "notice-private")
    assert refused({**good, "url": "http://example.org"}, mine)[:2] == (422, "notice-https")
    assert refused({**good, "url": "https://" + "x" * 2000}, mine)[:2] == (422, "bad-request")
    assert refused({**good, "extra": 1}, mine)[:2] == (422, "bad-request")
    assert refused({"kind": "mail", "address": "a@example.org"}, mine)[:2] == (422, "notice-kind")
    push = {"kind": "push", "endpoint": "https://push.test/x", "p256dh": "x", "auth": "x"}
    assert refused(push, mine)[:2] == (422, "notice-push-key")
    assert refused(good)[:2] == (401, "no-secret")
    assert refused(good, "wrong")[:2] == (401, "wrong-token")
    assert refused(good, others)[:2] == (403, "not-your-seat")
    assert refused(good, mine, seat=3)[:2] == (403, "no-seat")
    assert table.get("seats/0/notices", others).status_code == 403
    code = {"code": "x" * 22}
    assert table.post(f"notices/{'x' * 22}/confirm", code).status_code == 409
    assert table.post("notices/short/stop").status_code == 422


def test_the_offer_names_what_the_server_can_do(told, server: Address) -> None:
    assert server.http.get("/api/games").json()["notices"] == {"kinds": [], "push_key": ""}
    offer = told().http.get("/api/games").json()["notices"]
    assert offer["kinds"] == ["push", "webhook"]
    assert len(offer["push_key"]) == 87


def test_wishes_are_limited_by_address(told) -> None:
    server = told(rate=1000.0)
    table = friends_at(server)
    codes = [table.post(f"notices/{'x' * 22}/stop").status_code for _ in range(30)]
    assert codes[:10] == [200] * 10
    assert 429 in codes


def test_the_service_worker_controls_the_whole_page(own_server) -> None:
    server = own_server(base_path="/petteia")
    answer = server.http.get("/service-worker.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "notificationclick" in answer.text
    for path in ("/notices/owl42x7qmk/x", "/notices/owl42x7qmk/x/y"):
        assert server.http.get(path).status_code == 200


def test_the_command_keeps_its_key_and_tells(tmp_path: Path, hook: Hook) -> None:
    """The whole server as a process, with the operator's options."""
    with ServerProcess(tmp_path, "--allow-private-webhooks") as running:
        table = friends_at(running.address)
        other = 1 - table.position()["screen"]["to_move"]
        wanted = {"kind": "webhook", "url": hook.url}
        assert (
            table.post(f"seats/{other}/notices/add", wanted, table.tokens[other]).status_code == 200
        )
        move(table)
        assert hook.told.get(timeout=PATIENCE)["kind"] == "turn"
        until, counted = time.monotonic() + PATIENCE, False
        while not counted and time.monotonic() < until:
            text = running.address.http.get("/metrics").text
            counted = 'petteia_house{what="notices"} 1.0' in text
        assert counted
    assert stat.S_IMODE((tmp_path / "push-key.pem").stat().st_mode) == 0o600


def test_the_operator_decides() -> None:
    def read(wanted: str = "on", smtp: str = "", public_url: str = "https://games.example.org"):
        return _read_notices(wanted, smtp, False, Settings(public_url=public_url))

    mail = "smtp://localhost?from=games@example.org"
    assert read("none", mail) is None
    assert read().mail is None
    assert not read().plain_webhooks
    assert read(smtp=mail).mail.sender == "games@example.org"
    with pytest.raises(Problem, match="--notices is on or none"):
        read("some")
    with pytest.raises(Problem, match="--smtp needs --public-url"):
        read(smtp=mail, public_url="")
    with pytest.raises(Problem, match="--smtp is an address"):
        read(smtp="mail.example.org")
