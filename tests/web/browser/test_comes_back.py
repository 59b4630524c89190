"""A lost connection is no event: a reload, a killed server, in the middle of an effect."""

import pytest

from tests.web.serving import ServerProcess

OFFLINE = "WebSocket|ERR_CONNECTION|Failed to load resource|ERR_EMPTY_RESPONSE"


def into_an_effect(visitor) -> dict:
    """A card is taken and its Column not yet dismissed: the turn stands in the middle."""
    for _ in range(40):
        state = visitor.step()
        if any(at.startswith("column:") for at in state["lit"]):
            return state
    raise AssertionError("no Column had to be dismissed")


def test_a_reload_in_the_middle_of_an_effect_goes_on_there(visit):
    visitor = visit()
    visitor.open()
    visitor.click("play")
    before = into_an_effect(visitor)
    visitor.page.reload()
    assert visitor.wait_for_turn() == before
    after = visitor.step("column:")
    assert int(after["seq"]) > int(before["seq"])


@pytest.mark.parametrize("reload", [False, True], ids=["waiting", "reloading"])
def test_a_server_killed_in_the_middle_of_an_effect_goes_on_there(visit, tmp_path, reload):
    with ServerProcess(tmp_path) as server:
        visitor = visit(server.address)
        visitor.open()
        visitor.click("play")
        before = into_an_effect(visitor)
        visitor.forgive(OFFLINE)
        server.kill()
        visitor.see("banner-lost")
        server.start()
        if reload:
            visitor.page.reload()
        visitor.page.wait_for_function("() => !document.querySelector('[data-test=banner-lost]')")
        assert visitor.wait_for_turn() == before
        after = visitor.step("column:")
        assert int(after["seq"]) > int(before["seq"])
        visitor.play_on(6)
