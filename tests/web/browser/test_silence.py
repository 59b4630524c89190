"""A server that falls silent is noticed: the page asks again, nobody waits at a dead table."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute

from tests.web.browser.tables import FEWEST, GAMES

LIVE = re.compile(r"/live$")
SOON = 20_000
"""Long enough to notice the silence and to come back, on a busy machine."""
OTHER_POSITION = "(seq) => document.querySelector('[data-seq]')?.dataset.seq !== seq"


class Sockets:
    """The sockets of a page on their way to the server; each can be made to bring nothing."""

    def __init__(self, page) -> None:
        self.opened = 0
        self.silent: set[int] = set()
        page.route_web_socket(LIVE, self._open)

    def _open(self, page_side: WebSocketRoute) -> None:
        number = self.opened
        self.opened += 1
        server_side = page_side.connect_to_server()

        def bring(message) -> None:
            if number not in self.silent:
                page_side.send(message)

        server_side.on_message(bring)

    def fall_silent(self) -> None:
        """What is open stays open and brings nothing any more; what is opened later works."""
        self.silent = set(range(self.opened))


def at_the_table(visit, server, game="elysium"):
    """Somebody whose turn it is, and their sockets."""
    table = server.table(people=1, bots=FEWEST[game] - 1, game=game)
    visitor = visit()
    visitor.hold(table)
    sockets = Sockets(visitor.page)
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    assert sockets.opened == 1
    return table, visitor, sockets


@pytest.mark.parametrize("game", GAMES)
def test_a_move_whose_position_never_comes_opens_another_socket(visit, server, game):
    _, visitor, sockets = at_the_table(visit, server, game)
    before = visitor.now()["seq"]
    sockets.fall_silent()
    visitor.press_lit(visitor.now()["lit"][0])
    visitor.page.wait_for_function(OTHER_POSITION, arg=before, timeout=SOON)
    assert sockets.opened == 2
    visitor.play_on(2)


def test_a_stale_move_fetches_the_newer_position(visit, server):
    """Another window of the same seat was quicker, and this one did not hear of it."""
    table, visitor, sockets = at_the_table(visit, server)
    sockets.fall_silent()
    position = table.position()
    move = {"seq": position["seq"], "action": position["screen"]["moves"][0]["action"]}
    assert table.post("moves", move, *table.tokens.values()).status_code == 200
    visitor.forgive("409")
    visitor.press_lit(visitor.now()["lit"][0])
    visitor.page.wait_for_function(OTHER_POSITION, arg=str(position["seq"]), timeout=SOON)
    assert sockets.opened == 2


def test_a_network_that_comes_back_is_asked_at_once(visit, server):
    table, visitor, sockets = at_the_table(visit, server)
    sockets.fall_silent()
    position = table.position()
    move = {"seq": position["seq"], "action": position["screen"]["moves"][0]["action"]}
    assert table.post("moves", move, *table.tokens.values()).status_code == 200
    visitor.page.evaluate("() => dispatchEvent(new Event('online'))")
    visitor.page.wait_for_function(OTHER_POSITION, arg=str(position["seq"]), timeout=SOON)
    assert sockets.opened == 2


def test_a_socket_that_answers_is_kept(visit, server):
    _, visitor, sockets = at_the_table(visit, server)
    visitor.page.evaluate("() => dispatchEvent(new Event('online'))")
    visitor.play_on(6)
    assert sockets.opened == 1


def test_a_request_without_an_answer_gives_the_table_back(visit, server):
    table = server.table(people=1, bots=1)
    visitor = visit()
    visitor.hold(table)
    # Nobody wants to wait as long as the page does.
    visitor.context.add_init_script(
        "const whole = AbortSignal.timeout.bind(AbortSignal);"
        "AbortSignal.timeout = (time) => whole(time / 50);"
    )
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    moves = re.compile(r"/moves\b")
    visitor.page.route(moves, lambda route: None)
    visitor.press_lit(visitor.now()["lit"][0])
    visitor.page.locator(".toast").wait_for()
    visitor.page.unroute(moves)
    visitor.play_on(1)


def test_a_refusal_that_passes_is_waited_out(visit, server):
    """Too many messages is no reason to say there is no table, nor to forget it."""
    table = server.table(people=1, bots=1)
    visitor = visit()
    visitor.hold(table)
    visitor.remember("tables", json.dumps([table.id]))
    opened: list[WebSocketRoute] = []

    def meet(page_side: WebSocketRoute) -> None:
        opened.append(page_side)
        page_side.connect_to_server()

    visitor.page.route_web_socket(LIVE, meet)
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    problem = {"key": "too-many", "words": "Too often."}
    opened[0].send(json.dumps({"type": "problem", "error": problem}))
    opened[0].close(code=4429)
    visitor.see("banner-lost")
    assert visitor.wait_for_turn()["mine"], "the table must stay in sight"
    kept = visitor.page.evaluate("() => localStorage.getItem('petteia.tables')")
    assert table.id in json.loads(kept)
    visitor.page.evaluate("() => dispatchEvent(new Event('online'))")
    visitor.play_on(2)
    assert len(opened) == 2


def test_who_leaves_a_table_before_its_socket_is_open_hears_no_complaint(visit, server):
    table = server.table(people=1, bots=1)
    visitor = visit()
    visitor.open()
    visitor.see("play")
    went = visitor.page.evaluate(
        """async (id) => {
          const live = await import("petteia/lib/live.js");
          live.open(id);
          live.leave();
          await new Promise((done) => setTimeout(done, 500));
          return live.connected.value;
        }""",
        table.id,
    )
    assert went is False
    assert visitor.unforgiven() == []
