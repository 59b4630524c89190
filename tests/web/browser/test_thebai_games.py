"""Whole games of Thebai in the browser, by clicking only what is lit."""

import json
from statistics import median

import pytest

MOST_CLICKS = 2500
POSITION = 40_000
"""The most bytes of a message with a position."""
ENOUGH_CLICKS = 40
EAGER = 0.8
# Three times what `make bench-page` wants: other tests run beside these.
BOARD = 300.0


def listen_for_positions(visitor) -> list[int]:
    """The sizes of all positions that come by the socket, whole or as changes, uncompressed."""
    sizes: list[int] = []

    def on_message(text) -> None:
        if json.loads(text)["type"] in ("position", "changes"):
            sizes.append(len(text.encode()))

    visitor.page.on("websocket", lambda socket: socket.on("framereceived", on_message))
    return sizes


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_against_bots(visit, server, players, phone):
    visitor = visit(phone=phone)
    visitor.eager = EAGER
    table = server.seeded_table("thebai", players, bots=players - 1)
    visitor.hold(table)
    sizes = listen_for_positions(visitor)
    visitor.open(f"t/{table.id}")
    assert visitor.play_on(MOST_CLICKS, each=visitor.assert_fits if phone else None)["over"]
    assert len(sizes) > ENOUGH_CLICKS
    last = len(json.dumps(table.position()["screen"]).encode())
    assert max(*sizes, last) <= POSITION
    times = visitor.click_times()
    assert len(times) > ENOUGH_CLICKS
    assert median(times) <= BOARD, sorted(times)
    places = visitor.page.locator("[data-test=ranking] li")
    assert places.count() == players
    visitor.see("chart")
    visitor.shot(f"thebai-end-{players}-{'phone' if phone else 'wide'}")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("challenge", [1, 5])
def test_a_whole_game_against_antigone(visit, server, challenge, phone):
    visitor = visit(phone=phone)
    visitor.eager = EAGER
    table = server.seeded_table("thebai", challenge, challenge=challenge)
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    assert visitor.play_on(MOST_CLICKS, each=visitor.assert_fits if phone else None)["over"]
    assert visitor.page.locator("[data-test=ranking] li").count() == 2, "Antigone is ranked too"
    visitor.see("chart")
    visitor.shot(f"thebai-end-solo-{challenge}-{'phone' if phone else 'wide'}")
