"""The link for friends: the address they can open, and whether they can."""

import re

from petteia.web.invite import invitation, qr_code
from petteia.web.server.settings import Settings


def invite(host="127.0.0.1:8500", scheme="http", **settings):
    return invitation(Settings(port=8500, **settings), host, scheme, "abcdefghij")


def test_the_public_address_comes_first():
    found = invite(public_url="https://games.example.org/petteia")
    assert found["url"] == "https://games.example.org/petteia/t/abcdefghij"
    assert found["reachable"] is True


def test_the_address_that_was_asked_is_good_enough():
    found = invite(host="192.168.1.5:8500", base_path="/petteia")
    assert found["url"] == "http://192.168.1.5:8500/petteia/t/abcdefghij"
    assert found["reachable"] is True


def test_on_this_machine_the_address_in_the_local_network_is_told(monkeypatch):
    monkeypatch.setattr("petteia.web.invite.lan_address", lambda: "192.168.1.7")
    found = invite(host="localhost:8500")
    assert found["reachable"] is False
    found = invitation(Settings("0.0.0.0", 8500), "localhost:8500", "http", "abcdefghij")
    assert found["url"] == "http://192.168.1.7:8500/t/abcdefghij"
    assert found["reachable"] is True


def test_a_host_made_up_by_somebody_is_not_repeated():
    assert "<" not in invite(host='x"><script>')["url"]


def test_the_code_is_an_svg_that_a_strict_page_takes():
    svg = qr_code("http://192.168.1.5:8500/t/abcdefghij")
    assert svg.startswith("<svg")
    assert not re.search(r"<script|style=|<style|xlink|on\w+=", svg)
