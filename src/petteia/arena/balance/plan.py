"""Plans of the games a balance report is made from: content, seats, and pieces of work."""

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass

from petteia.arena.balance.watcher import watcher_of
from petteia.arena.match.checks import absolute_pack, check_bots, check_games
from petteia.arena.match.sources import program_files, source_hash
from petteia.bots.levels import specs_for_seats
from petteia.kernel.game import game
from petteia.kernel.options import Options, chosen_options
from petteia.kernel.rng import stream
from petteia.kernel.state import Json

PIECE = 20
"""The most games in a piece of work."""
ALL = "all"
"""The value of an option that stands for each of its values in turn, as if it were left out."""
Piece = tuple[int, tuple[int, ...]]
"""The number of a piece, and the numbers of its games."""


@dataclass(frozen=True, slots=True)
class BalancePlan:
    """Games to be played and watched, spread evenly over the choices of content."""

    game: str
    variants: tuple[Options, ...]
    """Game number i is played with variant i, round and round."""
    asked: Options
    """The options as they were asked for, without players and pack."""
    bots: tuple[str, ...]
    """One for each seat; they rotate from game to game."""
    seed: int
    games: int
    fingerprint: str
    """Of the pack."""
    programs: dict[str, Json]
    """The files of external programs when the games were planned."""

    def options(self, number: int) -> Options:
        """The options of game `number`."""
        return self.variants[number % len(self.variants)]

    def seating(self, number: int) -> list[str]:
        """The bots of game `number` by seat; they also rotate among games of one variant."""
        by = sum(divmod(number, len(self.variants))) % len(self.bots)
        return [*self.bots[by:], *self.bots[:by]]

    def pieces(self, known: Container[int] = ()) -> list[Piece]:
        """The games in numbered pieces, each of games with the same content.

        The number of a piece determines its games. Pieces whose numbers are known are reused, even
        where an interrupted run divided the games differently.
        """
        same = len(self.variants)
        groups = [range(first, self.games, same) for first in range(same)]
        blocks = [
            group[start : start + PIECE]
            for start in range(0, len(groups[0]), PIECE)
            for group in groups
        ]
        return [
            piece for place, block in enumerate(blocks) for piece in _divided(place, block, known)
        ]

    def describe(self) -> dict[str, Json]:
        """The plan as a journal keeps it. The number of games is left out, so it can grow."""
        name, _ = game(self.game).pack_identity(self.variants[0])
        described: dict[str, Json] = {
            "work": "balance",
            "game": self.game,
            "rules": game(self.game).rules,
            "program": source_hash(self.game),
            "pack": name,
            "fingerprint": self.fingerprint,
            "players": len(self.bots),
            **self.asked,
            "bots": list(self.bots),
            "seed": self.seed,
        }
        return {**described, "programs": self.programs} if self.programs else described


def _divided(place: int, block: Sequence[int], known: Container[int]) -> Iterator[Piece]:
    """A block of games as the largest known pieces in a row, and a piece of the rest."""

    def number(start: int, end: int) -> int:
        return (place * PIECE + start) * PIECE + end - 1

    start, whole = 0, len(block)
    while start < whole:
        ends = range(whole, start, -1)
        end = next((end for end in ends if number(start, end) in known), whole)
        yield number(start, end), tuple(block[start:end])
        start = end


def plan_balance(key: str, options: Options, bots: list[str], seed: int, games: int) -> BalancePlan:
    """Check everything before the first game. An option may be `all` for each value in turn."""
    check_games("A balance report", games)
    watcher_of(key)
    rules = game(key)
    variants = rules.variants(_without_all(options))
    if any(name not in variants[0] for name in options):
        rules.complete_options(options)  # raises a Problem: the game has no such option
    asked = _as_asked(options, variants)
    variants = [absolute_pack(variant) for variant in variants]
    _, fingerprint = rules.pack_identity(variants[0])
    players = variants[0]["players"]
    assert isinstance(players, int)
    stream(seed, 0)
    seated = tuple(specs_for_seats(bots, players))
    check_bots(seated, rules.start(variants[0], seed))
    programs = program_files(seated)
    return BalancePlan(key, tuple(variants), asked, seated, seed, games, fingerprint, programs)


def _without_all(options: Options) -> Options:
    """The options without those given as `all`."""
    return {name: value for name, value in options.items() if not _is_all(value)}


def _is_all(value: Json) -> bool:
    return isinstance(value, str) and value.strip().lower() == ALL


def _as_asked(options: Options, variants: Sequence[Options]) -> Options:
    """The options as a report shows them: `all` where the variants differ, texts as given."""
    asked = chosen_options(variants[0])
    for name in asked:
        given = options.get(name)
        if isinstance(given, str):
            asked[name] = given.strip().lower()
        elif any(variant[name] != asked[name] for variant in variants):
            asked[name] = ALL
    return asked
