"""Elysium's table fits its content: every text of the Agora is complete, and everything can be
reached in a low window."""

import pytest

from petteia.kernel.game import game as game_of
from tests.web.browser.layout import faults
from tests.web.browser.tables import course

LANGUAGES = ("en", "de", "pl")
SMALLEST = {"width": 1280, "height": 720}
"""From this size on the whole table is in sight with all its texts."""
LOW = {"width": 640, "height": 360}
"""What 1280 x 720 has left at 200 % zoom."""
SEEDS = 24
APOLLO = ["zeus", "athena", "hephaestus", "poseidon", "apollo"]
"""Families with long texts and the Oracle, which takes space from the Agora."""
# Texts of the Agora that are cut, or larger than their card; and names broken without a hyphen.
INCOMPLETE = """() => {
  const found = [];
  for (const card of document.querySelectorAll(".agora .card")) {
    const box = card.getBoundingClientRect();
    for (const part of card.querySelectorAll(".name, .text")) {
      const range = document.createRange();
      range.selectNodeContents(part);
      const text = range.getBoundingClientRect();
      const style = getComputedStyle(part);
      const over = text.bottom > box.bottom || text.right > box.right;
      const cut = style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis";
      if (over || cut || style.overflowY !== "visible") {
        found.push(part.textContent);
      }
    }
  }
  return found;
}"""
BOTTOM = "() => document.documentElement.scrollHeight"


def wordiest(players: int) -> int:
    """The deal with the longest texts in the Agora."""
    options = {"players": players, "families": APOLLO}
    game = game_of("elysium")
    words = game.cards(game.complete_options(options), 0, "de")["cards"]

    def length(seed: int) -> int:
        state, _ = next(course("elysium", seed=seed, **options))
        keys = [state.content.designs[card].key for card in state.agora]
        return sum(len(str(words[key]["parts"])) for key in keys)

    return max(range(SEEDS), key=length)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_text_of_the_agora_is_complete(visit, server, players):
    table = server.seeded_table("elysium", wordiest(players), players, families=APOLLO)
    seat = table.position()["screen"]["to_move"]
    for language in LANGUAGES:
        visitor = visit(language=language, viewport=SMALLEST)
        visitor.hold(table, seat)
        visitor.open(f"t/{table.id}")
        visitor.wait_for_turn()
        visitor.assert_fits()
        assert visitor.page.evaluate(INCOMPLETE) == []
        assert visitor.page.evaluate(BOTTOM) <= SMALLEST["height"], language
        assert not faults(visitor.page, touch=False)


def test_everything_can_be_reached_in_a_low_window(visit, server):
    table = server.seeded_table("elysium", 3, 4)
    visitor = visit(viewport=LOW, has_touch=True)
    visitor.hold(table, table.position()["screen"]["to_move"])
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    visitor.assert_fits()
    assert not faults(visitor.page, touch=True)
    for hook in ("prompt", "undo", "tab-seat-1", "tab-log"):
        box = visitor.see(hook).bounding_box()
        assert 0 <= box["y"] <= box["y"] + box["height"] <= LOW["height"], hook
    visitor.step("agora:")
