"""What the tests of the rules share beside the builders: sets of Families, Legends, changed packs,
and words for what lies on the table."""

import shutil
from pathlib import Path

from petteia.games.elysium.content.edition import HOUSE
from petteia.games.elysium.rules import codes
from petteia.games.elysium.state import Elysium
from tests.games.elysium.builders import number, table

OPULENCE = ["ares", "athena", "hephaestus", "hermes", "zeus"]
MISFORTUNE = ["ares", "hades", "hephaestus", "hermes", "poseidon"]
WASTELAND = ["apollo", "ares", "hades", "hermes", "poseidon"]
DEADLY_PLOTS = ["apollo", "athena", "hades", "hephaestus", "hermes"]
WHY_BOTHER = ["apollo", "ares", "athena", "poseidon", "zeus"]

PEDIMENT = ("YBRG", "GYBR")
"""Its two sides."""
HADES = ["charon", "persephone", "hecate"]
"""A whole Family Legend."""
LEVEL_3 = ["areopagus", "hecate", "shield-of-achilles", "cetus", "thunderbolt"]
"""A whole Level Legend."""


def changed_pack(folder: Path, file: str, old: str, new: str) -> str:
    """A copy of the house pack with one passage of a file changed, as `table` wants it."""
    pack = folder / "changed"
    shutil.copytree(HOUSE, pack)
    text = (pack / file).read_text("utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), "utf-8")
    return str(pack)


def last_writer(players: int = 3, families: list[str] | None = None, epoch: int = 1) -> table:
    """Seat 0 is the last to write Legends: when it stops, the Epoch is over, and after the fifth
    the game."""
    order = list(reversed(range(players)))
    position = table(players, families).set(epoch=epoch, order=order).writing()
    return position.domain(0, "ganymede")


def turned_cards(state: Elysium, seat: int) -> list[str]:
    """The turned cards of a Domain."""
    return state.dump()["seats"][seat]["turned"]


def ringed_cards(state: Elysium, seat: int) -> list[str]:
    """The cards of a Domain that have a ring."""
    return state.dump()["seats"][seat]["rings"]


def leave_only(state: Elysium, pile: tuple = (), discard: tuple = ()) -> None:
    """Only these cards are left on the draw pile and the discard pile."""
    state.pile = [number(state, card) for card in pile]
    state.discard = [number(state, card) for card in discard]


def offered(state: Elysium, kind: int) -> list[int]:
    """The arguments of a kind of action that are legal."""
    return [action & codes.ARGUMENTS for action in state.legal() if action >> 7 << 7 == kind]


def copying(state: Elysium, seat: int, card: str) -> int:
    """The action that uses the power of this player's card."""
    return codes.COPY + (seat << 7) + number(state, card)
