"""The names a server answers to: a page of another site cannot make its own name one of them."""

import socket

import pytest
from websockets.exceptions import InvalidStatus

from petteia.kernel.text.problem import Problem
from petteia.web.hosts import allowed_names, is_allowed
from petteia.web.server.settings import Settings, clean_allowed_host

OWN = (
    "127.0.0.1:8500",
    "[::1]:8500",
    "192.168.1.20",
    "[fe80::1]",
    "localhost:8500",
    "LOCALHOST.",
    "raspberry:8500",
    "raspberry.local",
    "box.lan:8500",
    "club.home.arpa",
    "",
)
FOREIGN = (
    "evil.example:8500",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "local.evil.example",
    "x; script-src *",
    "a@b",
    "127.0.0.1:8500:1",
    "evil.example\udcff",
)


def test_addresses_and_local_names_are_allowed_and_no_others():
    names = allowed_names(Settings())
    assert [host for host in OWN if not is_allowed(host, names)] == []
    assert [host for host in FOREIGN if is_allowed(host, names)] == []


def test_names_can_be_allowed():
    settings = Settings(
        host="box.example.net",
        public_url="https://games.example.org:8443/petteia",
        allowed_hosts=("club.example", "*.example.com"),
    )
    names = allowed_names(settings)
    for host in ("games.example.org", "Club.example:443", "a.b.example.com", "box.example.net"):
        assert is_allowed(host, names), host
    for host in ("example.com", "a.club.example", "evilexample.com", "example.org"):
        assert not is_allowed(host, names), host
    assert is_allowed(socket.gethostname(), names)
    assert is_allowed("evil.example", allowed_names(Settings(allowed_hosts=("*",))))


def test_a_name_given_by_the_operator_is_read():
    assert clean_allowed_host(" Games.Example.org. ") == "games.example.org"
    assert clean_allowed_host("*.example.org") == "*.example.org"
    for wrong in ("", "https://x", "a b", "a.*.b", "x:80", "**"):
        with pytest.raises(Problem, match="--allowed-host"):
            clean_allowed_host(wrong)


def test_a_page_whose_name_leads_here_can_do_nothing(own_server, caplog):
    server = own_server()
    table = server.table()
    name = f"evil.example:{server.port}"
    foreign = {"Host": name, "Origin": f"http://{name}"}
    for method, path in (("GET", "/"), ("GET", f"/api/tables/{table.id}"), ("POST", "/api/tables")):
        answer = server.http.request(method, path, headers=foreign)
        assert answer.status_code == 421
        assert answer.json()["error"]["key"] == "foreign-host"
    with pytest.raises(InvalidStatus):
        server.live(table.id, **foreign)
    assert caplog.text.count("--allowed-host") == 1
    assert "evil.example" in caplog.text


def test_a_name_that_was_allowed_is_served(own_server):
    server = own_server(allowed_hosts=("club.example",))
    own = {"Host": "club.example", "Origin": "http://club.example"}
    assert server.http.get("/", headers=own).status_code == 200
    answer = server.http.post(
        "/api/tables", json={"seats": [{"kind": "bot", "level": "shepherd"}] * 2}, headers=own
    )
    assert answer.status_code == 201
