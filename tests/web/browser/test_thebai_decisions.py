"""Every kind of decision of Thebai on the page: something is lit, nothing is cut or covered, a
click goes on, and a picture of it is kept."""

import pytest

from tests.web.browser.layout import faults
from tests.web.browser.ways import ASKED, NOT_IN_THE_HOUSE, TWICE, way_to

MOST_CLICKS = 4
SIZES = {"wide": "light", "phone": "dark"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("asked", ASKED)
def test_every_decision_is_clicked_on_the_page(visit, server, own_server, asked, size):
    phone = size == "phone"
    here = own_server(packs={TWICE.name: TWICE}) if asked in NOT_IN_THE_HOUSE else server
    table = way_to(asked).table(here)
    visitor = visit(here, phone=phone, theme=SIZES[size])
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    if visitor.wait_for_turn()["curtain"]:
        visitor.step()
    state = visitor.wait_for_turn()
    assert table.position()["screen"]["prompt"]["frame"] == asked
    assert state["lit"], "nothing to click"
    visitor.assert_fits()
    visitor.shot(f"thebai-{asked}-{size}")
    found = faults(visitor.page, phone)
    visitor.assert_accessible()
    before = int(state["seq"])
    for _ in range(MOST_CLICKS):
        visitor.step()
        state = visitor.wait_for_turn()
        if state["over"] or state["curtain"] or int(state["seq"]) > before:
            break
    else:
        raise AssertionError(f"{MOST_CLICKS} clicks made no move")
    assert not found
