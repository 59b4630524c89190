"""Whose bots are asked, as the server knows it: by the network of whoever opened the table."""

import pytest

from petteia.tables.bots.alone import MOST_OF_OWNER
from petteia.tables.services import KINDS
from tests.web.serving import bearer

BOTS = {"seats": [{"kind": "bot", "level": "oracle"}] * 4, "start": True}


def create(server, address, **headers):
    return server.http.post(
        "/api/tables", json=BOTS, headers={"X-Forwarded-For": address, **headers}
    )


def test_one_network_has_few_tables_of_bots_alone(own_server):
    server = own_server(rate=1000.0, trust_proxy=True)
    for number in range(MOST_OF_OWNER):
        assert create(server, f"2001:db8::{number}").status_code == 201
    refused = create(server, "2001:db8::ffff", **{"Accept-Language": "pl"})
    assert refused.status_code == 409
    assert refused.json()["error"]["key"] == "own-bot-tables"
    assert refused.json()["error"]["words"].startswith("Z twojej sieci trwa jeszcze")
    assert create(server, "10.0.0.7").status_code == 201
    text = server.http.get("/metrics").text
    assert f'petteia_house{{what="bot_tables"}} {MOST_OF_OWNER + 1}.0' in text
    queued = [line for line in text.splitlines() if line.startswith('petteia_bot_queue{kind="')]
    assert len(queued) == len(KINDS)
    alone = next(line for line in queued if 'kind="alone"' in line)
    assert float(alone.split()[1]) >= 1


def test_without_limits_there_are_none(own_server):
    server = own_server(rate=0.0, trust_proxy=True)
    for _ in range(MOST_OF_OWNER + 1):
        assert create(server, "10.0.0.7").status_code == 201


@pytest.mark.parametrize("by_socket", [False, True])
def test_a_table_from_the_store_belongs_to_who_comes_with_a_secret(own_server, by_socket):
    server = own_server()
    table = server.table(people=1, bots=1)
    driver = server.manager._tables[table.id].bots
    assert driver.asker.owner == "127.0.0.1"
    # As after a restart.
    driver.asker.owner = table.id
    assert server.http.get(f"/api/tables/{table.id}").status_code == 200
    assert not driver.owned, "a spectator does not count"
    if by_socket:
        with table.listen(table.tokens[0]) as ear:
            ear.position()
    else:
        answer = server.http.get(f"/api/tables/{table.id}", headers=bearer(table.tokens[0]))
        assert answer.status_code == 200
    assert driver.asker.owner == "127.0.0.1"
