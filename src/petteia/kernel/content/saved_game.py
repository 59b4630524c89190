"""What saved games have in common, records and positions: the version of the rules, the pack, and
the random generator.
"""

from petteia.kernel.content.reader import Section
from petteia.kernel.dealer import DUMPED, restore_dealer
from petteia.kernel.rng import DRAWS, MASK, RandomSource, stream

LARGEST_VERSION = 1_000_000
"""A larger version of the rules is an error in the file."""


def check_rules(
    source: Section, game: str, here: int, default: int | None = None, oldest: int | None = None
) -> int:
    """The version of the rules of a record or a position, if it is this one or from `oldest` on.

    Other versions are refused: the same moves would lead to another game.
    """
    found = source.number("rules", 0, LARGEST_VERSION, default)
    if not (here if oldest is None else oldest) <= found <= here:
        age = "older" if found < here else "newer"
        played = f"was played by {age} rules of {game} (version {found})"
        raise source.error("rules", f"{played}; here is version {here}")
    return found


def check_identity(source: Section, name: str, fingerprint: str) -> None:
    """Check that a position, if it names a pack, was made with this one."""
    if not source.has("pack"):
        return
    pack = source.table("pack")
    its_name, its_fingerprint = pack.text("name"), pack.text("fingerprint", "")
    pack.close()
    if its_name != name or its_fingerprint not in ("", fingerprint):
        ours = f"{name} ({fingerprint})"
        raise source.error("pack", f"expected {ours}, found {its_name} ({its_fingerprint})")


def read_rng(source: Section, seed: int) -> RandomSource:
    """The random generator of a position; without one, the stream of a seed."""
    if not source.has("rng"):
        return stream(seed, DRAWS)
    found = restore_dealer(source.numbers("rng", 0, MASK, DUMPED))
    if found is None:
        raise source.error("rng", f"expected 4 numbers, or {DUMPED}")
    return found
