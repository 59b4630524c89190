"""What is to be done for a collection of puzzles, and which of the found ones are taken."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, cast

import petteia
from petteia.bots.levels import read_spec
from petteia.kernel.game import Game
from petteia.kernel.game import game as game_of
from petteia.kernel.options import HOUSE_PACK
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem
from petteia.review.exercise import check_iterations
from petteia.review.puzzles.collection import MOST_PUZZLES, PuzzleCollection
from petteia.review.puzzles.search import BOTS, ITERATIONS, VERIFIED, PuzzleGame
from petteia.review.wire import PuzzleData

COUNT: Final = 200
GAMES: Final = 2000
MOST_ALIKE: Final = 0.6
"""At most this share of the puzzles has the same difficulty, or the same first theme."""
SEEDS_APART: Final = 1_000_000
"""The distance between the seeds of the games of two runs."""


@dataclass(frozen=True)
class PuzzlePlan:
    """A search for puzzles."""

    game: str
    players: tuple[int, ...]
    """Numbers of players, in turn."""
    count: int = COUNT
    games: int = GAMES
    """The most games that are played for them."""
    bots: tuple[str, ...] = BOTS
    seed: int = 0
    iterations: int = ITERATIONS

    def __post_init__(self) -> None:
        """Refuse a plan that cannot be carried out."""
        if not 1 <= self.count <= MOST_PUZZLES:
            raise Problem(f"A collection has 1 to {MOST_PUZZLES:,} puzzles, not {self.count}.")
        if self.games < 1:
            raise Problem(f"Puzzles are found in at least 1 game, not {self.games}.")
        check_iterations(round(VERIFIED * self.iterations))
        for bot in self.bots:
            if read_spec(bot).command:
                raise Problem("Puzzles are found in games of Petteia's own bots, not of programs.")
        for players in self.players:
            self._rules.complete_options({"players": players})

    def pieces(self) -> Iterator[tuple[int, PuzzleGame]]:
        """The games by number."""
        for number in range(self.games):
            seed = self.seed * SEEDS_APART + number
            players = self.players[number % len(self.players)]
            options = self._rules.complete_options({"players": players})
            drawn = self._rules.resolve_options(options, seed)
            yield number, PuzzleGame(self.game, drawn, seed, self.iterations, self.bots)

    def describe(self) -> dict[str, Json]:
        """The plan as JSON data; equal plans find equal puzzles."""
        return {
            "work": "puzzles",
            "game": self.game,
            "rules": self._rules.rules,
            "pack": self._rules.pack_identity({"pack": HOUSE_PACK}).fingerprint,
            "players": list(self.players),
            "bots": list(self.bots),
            "seed": self.seed,
            "iterations": self.iterations,
        }

    def command(self) -> str:
        """The command that makes the collection again."""
        words = ["petteia puzzles make", self.game, "--count", str(self.count)]
        if self.players != everyone(self._rules):
            words += ["--players", ",".join(map(str, self.players))]
        if self.games != GAMES:
            words += ["--games", str(self.games)]
        if self.bots != BOTS:
            words += ["--bots", ",".join(self.bots)]
        words += ["--seed", str(self.seed), "--iterations", str(self.iterations)]
        return " ".join(words)

    def select(self, found: Iterable[Sequence[PuzzleData]]) -> Iterator[PuzzleData]:
        """The puzzles that are taken of those of each game, in the order of the games: not too many
        of one kind, and no more than wanted. It asks for no more games than it needs."""
        taken: Counter[str | int] = Counter()
        most = max(1, round(MOST_ALIKE * self.count))
        number = 0
        for puzzles in found:
            for puzzle in puzzles:
                kinds: list[str | int] = [puzzle["difficulty"], *puzzle["themes"][:1]]
                if any(taken[kind] >= most for kind in kinds):
                    continue
                taken.update(kinds)
                number += 1
                yield puzzle
                if number == self.count:
                    return

    def collect(self, puzzles: Iterable[PuzzleData]) -> PuzzleCollection:
        """The collection of these puzzles."""
        identity = self._rules.pack_identity({"pack": HOUSE_PACK})
        return PuzzleCollection(
            game=self.game,
            rules=self._rules.rules,
            pack=identity.name,
            fingerprint=identity.fingerprint,
            petteia=petteia.__version__,
            command=self.command(),
            iterations=self.iterations,
            puzzles=sorted(puzzles, key=lambda it: it["id"]),
        )

    @property
    def _rules(self) -> Game:
        return game_of(self.game)


def everyone(chosen: Game) -> tuple[int, ...]:
    """All numbers of players of a game."""
    return tuple(range(chosen.fewest, chosen.most + 1))


def find_puzzles(task: PuzzleGame) -> Json:
    """The puzzles of a game, for worker processes and journals."""
    return cast("Json", task.search())
