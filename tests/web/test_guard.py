"""The guard: foreign pages, floods, large bodies; headers everywhere; nothing secret in a log."""

import http.client
import logging
import socket
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from petteia.web.guard import client_address
from petteia.web.rates import Limiter, client_network
from petteia.web.server.http_protocol import REST_SECONDS
from petteia.web.server.settings import LARGEST_BODY


def post(server, origin=None, host=None):
    headers = {"Origin": origin} if origin else {}
    if host:
        headers["Host"] = host
    return server.http.post(
        "/api/tables", json={"seats": [{"kind": "bot", "level": "shepherd"}] * 2}, headers=headers
    )


def test_a_foreign_page_cannot_post(server):
    assert post(server).status_code == 201
    assert post(server, f"http://127.0.0.1:{server.port}").status_code == 201
    foreign = (
        "http://evil.example",
        "null",
        f"http://127.0.0.1:{server.port + 1}",
        "http://127.0.0.1",
        f"ftp://127.0.0.1:{server.port}",
        f"http://127.0.0.1:{server.port}.evil.example",
        "http://[",
    )
    for origin in foreign:
        refused = post(server, origin)
        assert refused.status_code == 403, origin
        assert refused.json()["error"]["key"] == "foreign-origin"


def test_a_foreign_page_cannot_open_a_socket(server):
    table = server.table()
    with pytest.raises(InvalidStatus) as refused:
        server.live(table.id, Origin="http://evil.example")
    assert refused.value.response.status_code == 403
    server.live(table.id, Origin=f"http://127.0.0.1:{server.port}").close()


def test_the_public_address_is_our_own(own_server):
    server = own_server(
        public_url="https://games.example.org/petteia", allowed_hosts=("club.example",)
    )
    assert post(server, "https://games.example.org").status_code == 201
    assert post(server, "https://other.example.org").status_code == 403
    assert post(server, "https://club.example", host="club.example:443").status_code == 201


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing", "/static/app.js", "/metrics"])
def test_every_answer_carries_the_headers(server, path):
    headers = server.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert f"ws://127.0.0.1:{server.port}" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["permissions-policy"]
    assert headers["cache-control"] in ("no-store", "no-cache")
    assert "server" not in headers


def test_a_strange_host_does_not_get_into_the_policy(server):
    answer = server.http.get("/", headers={"Host": "x; script-src *"})
    assert "script-src *" not in answer.headers["content-security-policy"]


def test_a_large_body_is_refused_before_it_is_read(server):
    answer = server.http.post("/api/tables", content=b"x" * (LARGEST_BODY + 1))
    assert answer.status_code == 413
    assert answer.json()["error"]["key"] == "too-large"


def test_a_large_body_in_pieces_is_refused_too(server):
    def pieces():
        for _ in range(17):
            yield b"1000\r\n" + b"x" * 4096 + b"\r\n"

    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        for piece in pieces():
            line.sendall(piece)
        assert b" 413 " in line.recv(1000)


def test_a_body_that_does_not_arrive_is_not_waited_for(own_server, monkeypatch):
    monkeypatch.setattr("petteia.web.guard.BODY_SECONDS", 0.3)
    server = own_server()
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
        begin = time.monotonic()
        assert b" 408 " in line.recv(1000)
        assert time.monotonic() - begin < 8


def test_too_many_requests_are_told_when_to_come_again(own_server, monkeypatch):
    monkeypatch.setattr("petteia.web.server.http_protocol.REST_SECONDS", 0.05)
    server = own_server(rate=0.5)
    answers = [server.http.get("/api/games") for _ in range(10)]
    assert answers[0].status_code == 200
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["error"]["key"] == "too-many"
    assert int(refused.headers["retry-after"]) >= 1
    assert server.http.get("/healthz").status_code == 200
    assert server.http.get("/").status_code == 200


def test_pages_have_a_rate_of_their_own(own_server, monkeypatch):
    monkeypatch.setattr("petteia.web.server.http_protocol.REST_SECONDS", 0.05)
    server = own_server(rate=1.0)
    answers = [server.http.get("/").status_code for _ in range(2)]
    assert answers == [200, 200]
    for _ in range(8):
        server.http.get("/api/games")
    assert server.http.get("/rules").status_code == 200
    with ThreadPoolExecutor(40) as many:
        codes = list(many.map(lambda _: httpx.get(f"{server.url}/").status_code, range(40)))
    assert set(codes) == {200, 429}


def test_a_connection_with_too_many_requests_rests(own_server):
    server = own_server(rate=0.5)
    request = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    begin = time.monotonic()
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(request * 20)
        found = b""
        while found.count(b" 429 ") < 3:
            found += line.recv(65536)
    assert time.monotonic() - begin > 2 * REST_SECONDS


def test_tables_are_not_created_without_end(own_server):
    server = own_server(rate=1000.0)
    codes = [post(server).status_code for _ in range(30)]
    assert codes[:20] == [201] * 20
    assert 429 in codes


def test_a_bucket_fills_again():
    now = [0.0]
    limiter = Limiter(2.0, 3, lambda: now[0])
    assert [limiter.wait("a") for _ in range(3)] == [0, 0, 0]
    assert limiter.wait("a") == pytest.approx(0.5)
    assert limiter.wait("b") == 0
    now[0] = 0.5
    assert limiter.wait("a") == 0
    assert limiter.wait("a") > 0


def test_addresses_of_one_network_share_a_bucket():
    assert client_network("2001:db8:1:2:3::4") == client_network("2001:db8:1:2:ffff::1")
    assert client_network("2001:db8:1:2::1") != client_network("2001:db8:1:3::1")
    assert client_network("::ffff:10.0.0.1") == client_network("10.0.0.1") == "10.0.0.1"
    assert client_network("testclient") == "testclient"


def test_only_a_trusted_proxy_says_who_asks():
    headers = [(b"x-forwarded-for", b"6.6.6.6, 10.1.1.1")]
    scope = {"client": ("192.0.2.1", 1), "headers": headers}
    assert client_address(scope, trust_proxy=False) == "192.0.2.1"
    assert client_address(scope, trust_proxy=True) == "10.1.1.1"


def test_the_access_log_has_no_secrets(own_server, caplog):
    caplog.set_level(logging.DEBUG)
    server = own_server(access_log=True)
    table = server.table(people=2, bots=0)
    secret = table.tokens[0]
    table.get("", secret, lang="de", token=secret)
    table.post("moves", {"seq": 0, "action": 99999}, secret)
    table.post("moves", {"seq": 0, "action": 0}, secret + "x")
    with table.listen(secret) as ear:
        ear.next("chat")
    server.http.get("/api/%0d%0aforged")
    created_here = "\n".join(
        record.getMessage()
        for record in caplog.records
        if not record.name.startswith(("http", "websockets.client"))
    )
    assert f"GET /api/tables/{table.id} 200" in created_here
    assert "?" not in created_here
    for hidden in (*table.tokens.values(), table.host):
        assert hidden not in created_here
    assert "\r" not in created_here
    assert "\nforged" not in created_here


def test_head_and_strange_methods(server):
    line = http.client.HTTPConnection("127.0.0.1", server.port)
    line.request("BREW", "/api/games")
    assert line.getresponse().status in (400, 405)
    assert server.http.head("/").status_code == 200
    assert server.http.options("/api/games").status_code == 405


def test_what_breaks_inside_is_told_without_its_inside(own_server, monkeypatch, caplog):
    server = own_server()
    monkeypatch.setattr(server.manager, "settings", lambda language: 1 / 0)
    answer = server.http.get("/api/games")
    assert answer.status_code == 500
    assert answer.json()["error"]["key"] == "broken"
    assert "Zero" not in answer.text
    assert answer.headers["content-security-policy"]
    assert "ZeroDivisionError" in caplog.text
