"""Thebai's table at every size and in every language: no sideways scroll, no text that is cut
without a sign of it, no controls over each other."""

import pytest

from tests.web.browser.layout import faults
from tests.web.browser.ways import way_to

SIZES = ((1366, 768), (1024, 768), (820, 1180), (844, 390), (390, 844))
LANGUAGES = ("en", "de", "pl")
PLAYERS = {"solo": 1, "two": 2, "four": 4}


@pytest.fixture(scope="module", params=PLAYERS)
def table(server, request):
    """A game in its third round, in the middle of a walk."""
    return way_to("walking", PLAYERS[request.param], least=3).table(server)


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_everything_is_readable_and_apart(visit, table, size):
    width, height = size
    touch = width < 1024
    found = {}
    for language in LANGUAGES:
        visitor = visit(
            language=language,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch and min(width, height) < 500,
        )
        visitor.hold(table)
        visitor.open(f"t/{table.id}")
        if visitor.wait_for_turn()["curtain"]:
            visitor.step()
        visitor.wait_for_turn()
        visitor.assert_fits()
        found |= {f"{language}, {kind}": what for kind, what in faults(visitor.page, touch).items()}
        visitor.shot(f"thebai-{len(table.tokens)}-{width}x{height}-{language}")
    assert not found
