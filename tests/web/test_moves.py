"""The short way for a move answers as the documented route does, to the letter."""

import pytest

from petteia.web.api.moves import ROUTE
from tests.web.serving import bearer

LONG = "application/json; charset=utf-8"
"""What is no plain `application/json` goes the long way."""


@pytest.fixture
def table(server):
    return server.table(people=2, bots=0)


def both_ways(table, content, *tokens):
    """The answers to the same body, by the short way and by the long one."""
    return [
        table.server.http.post(
            f"/api/tables/{table.id}/moves",
            content=content,
            headers={"Content-Type": kind, **bearer(*tokens)},
        )
        for kind in ("application/json", LONG)
    ]


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "null",
        "{}",
        '{"seq": 0}',
        '{"seq": 0, "action": 1, "more": 1}',
        '{"seq": true, "action": 1}',
        '{"seq": 0, "action": false}',
        '{"seq": 0, "action": 1.0}',
        '{"seq": "0", "action": 1}',
        '{"seq": -1, "action": 1}',
        '{"seq": 0, "action": 2147483648}',
        '{"seq": 99, "action": 1}',
        '{"seq": 0, "action": 4000}',
        '{"seq": 0, "action": 0}',
    ],
)
@pytest.mark.parametrize("secret", ["", "nonsense", "mine"])
def test_what_is_wrong_is_refused_alike(table, content, secret):
    tokens = {"": [], "nonsense": ["nonsense"], "mine": list(table.tokens.values())}[secret]
    short, long = both_ways(table, content, *tokens)
    assert short.status_code == long.status_code >= 400
    assert short.json() == long.json()
    for name in ("content-type", "cache-control", "content-security-policy", "www-authenticate"):
        assert short.headers.get(name) == long.headers.get(name)
    assert table.position()["seq"] == 0


def test_a_move_is_played_by_either_way(table):
    everybody = list(table.tokens.values())
    answers = []
    for kind in ("application/json", LONG):
        position = table.wait_for_turn()
        body = {"seq": position["seq"], "action": position["screen"]["moves"][0]["action"]}
        answers.append(
            table.server.http.post(
                f"/api/tables/{table.id}/moves",
                json=body,
                headers={"Content-Type": kind, **bearer(*everybody)},
            )
        )
    assert [answer.json() for answer in answers] == [{"seq": 1}, {"seq": 2}]
    assert dict(answers[0].headers).keys() == dict(answers[1].headers).keys()


def test_no_table_is_no_table(server):
    table = server.table(people=2, bots=0)
    for name in ("nowhere123", "nowhere", "a/b", "%2e%2e", "ß"):
        table.id = name
        short, long = both_ways(table, '{"seq": 0, "action": 1}', "nonsense")
        assert short.status_code == long.status_code == 404, name
        assert short.json() == long.json()


def test_both_ways_are_counted_as_one_route(server):
    described = server.http.get("/api/openapi.json").json()["paths"]
    assert "post" in described[ROUTE.path]
    table = server.table(people=2, bots=0)

    def counted():
        text = server.http.get("/metrics").text
        line = f'petteia_request_seconds_count{{method="POST",route="{ROUTE.path}",status="409"}} '
        return float(text.split(line)[1].split("\n")[0]) if line in text else 0.0

    before = counted()
    both_ways(table, '{"seq": 9, "action": 1}', *table.tokens.values())
    assert counted() == before + 2


def test_behind_a_prefix_too(own_server):
    server = own_server(base_path="/petteia")
    table = server.table(people=2, bots=0)
    position = table.wait_for_turn()
    body = {"seq": position["seq"], "action": position["screen"]["moves"][0]["action"]}
    assert table.post("moves", body, *table.tokens.values()).json() == {"seq": 1}
