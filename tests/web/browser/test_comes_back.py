"""A lost connection is no event: a reload, a killed server, in the middle of an effect."""

import pytest

from tests.web.browser.tables import FEWEST, GAMES, brought_to
from tests.web.serving import ServerProcess

OFFLINE = "WebSocket|ERR_CONNECTION|Failed to load resource|ERR_EMPTY_RESPONSE"


def asks(frame: str):
    return lambda position: position["screen"]["prompt"]["frame"] == frame


def in_battle(position) -> bool:
    """Does somebody take loot or pay in a battle?"""
    screen = position["screen"]
    return screen["phase"] == "fate" and screen["battle"] is not None


MIDDLE = {
    "elysium-column": ("elysium", asks("dismissal")),
    "thebai-walk": ("thebai", asks("walking")),
    "thebai-battle": ("thebai", in_battle),
}
"""The middle of an effect."""


@pytest.fixture(params=MIDDLE)
def into_an_effect(request):
    """`into_an_effect(visitor)`: sits there at a table, in the middle of an effect."""
    game, done = MIDDLE[request.param]

    def go(visitor) -> dict:
        table = brought_to(visitor.server, done, bots=FEWEST[game] - 1, game=game, tries=20)
        visitor.hold(table)
        visitor.open(f"t/{table.id}")
        return visitor.wait_until_settled()

    return go


def goes_on(visitor, before: dict) -> None:
    assert visitor.wait_until_settled() == before
    after = visitor.play_on(4)
    assert after["over"] or int(after["seq"]) > int(before["seq"])


def test_a_reload_in_the_middle_of_an_effect_goes_on_there(visit, into_an_effect):
    visitor = visit()
    before = into_an_effect(visitor)
    visitor.page.reload()
    goes_on(visitor, before)


def test_a_server_killed_in_the_middle_of_an_effect_goes_on_there(visit, tmp_path, into_an_effect):
    with ServerProcess(tmp_path) as server:
        visitor = visit(server.address)
        before = into_an_effect(visitor)
        visitor.forgive(OFFLINE)
        server.kill()
        visitor.see("banner-lost")
        server.start()
        visitor.page.wait_for_function("() => !document.querySelector('[data-test=banner-lost]')")
        goes_on(visitor, before)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_reloads_while_the_server_is_killed_comes_back(visit, tmp_path, game):
    with ServerProcess(tmp_path) as server:
        visitor = visit(server.address)
        visitor.plan(game)
        visitor.click("play")
        visitor.play_on(2)
        before = visitor.wait_until_settled()
        visitor.forgive(OFFLINE)
        server.kill()
        visitor.see("banner-lost")
        server.start()
        visitor.page.reload()
        goes_on(visitor, before)
