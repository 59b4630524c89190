"""Records: the moves of a game, played, undone and replayed; and their file format.

A record stores the game, the version of its rules, the pack, the options, the seed and the moves.
Everything else is derived by playing the moves. A game that was dealt by a secret has it instead of
a seed, with the commitment to it that was shown before the game.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, Self, cast

from petteia.kernel.content.reader import ReadError, Section
from petteia.kernel.content.saved_game import check_rules
from petteia.kernel.deal_secret import (
    commitment_of,
    commitment_to,
    is_secret,
    read_secret,
    secret_text,
)
from petteia.kernel.files import read_json, write_atomically
from petteia.kernel.game import Game, game
from petteia.kernel.generic import S
from petteia.kernel.options import HOUSE_PACK, Options
from petteia.kernel.rng import SEEDS
from petteia.kernel.state import Action, Json, Seat
from petteia.kernel.text.problem import Problem
from petteia.kernel.text.reason import Refused

if TYPE_CHECKING:
    from petteia.kernel.wire import DealData, RecordData

FORMAT: Final = "petteia-record"
VERSION = 1
MOVES_A_LINE = 20


class Record(Generic[S]):
    """A game from its beginning to `state`."""

    def __init__(
        self, game: Game[S], options: Options, seed: int, moves: Iterable[Action] = ()
    ) -> None:
        """Start a game and play the moves; raise `Problem` at the first illegal one."""
        self.game = game
        self.options = game.complete_options(options)
        self.seed = seed
        """A number that was chosen, or a secret (`kernel.deal_secret`)."""
        self.seats: list[str] = []
        """The player of each seat, a bot's name or `person`; empty if unknown."""
        self._start()
        try:
            self._play_all(moves)
        except Refused as refused:
            words = game.explain(self.state, refused.reason)
            raise Problem(
                f"Move {len(self.moves) + 1} of the record, {refused.action}, is not legal: {words}"
            ) from None

    @staticmethod
    def new(key: str, *, players: int, seed: int = 0, **options: Json) -> "Record":
        """A record without moves."""
        return Record(game(key), {"players": players, **options}, seed)

    @property
    def commitment(self) -> str | None:
        """The commitment to the secret that deals the game; None if a seed does."""
        return commitment_of(self.seed)

    def _start(self) -> None:
        """Go to the start of the game."""
        self.state: S = self.game.start(self.options, self.seed)
        self.moves: list[Action] = []
        self.movers: list[Seat] = []
        """The seat that made each move."""

    def play(self, action: Action) -> None:
        """Play one action; raise `Refused` and change nothing if it is illegal."""
        state = self.state
        mover = state.to_move()
        state.play(action)
        self.moves.append(action)
        self.movers.append(mover)

    def play_steps(self, action: Action) -> Sequence[tuple[S, Action]]:
        """Play one action like `play`, and return its steps (see `State.play_steps`)."""
        mover = self.state.to_move()
        steps = cast("Sequence[tuple[S, Action]]", self.state.play_steps(action))
        self.moves.append(action)
        self.movers.append(mover)
        return steps

    def undo(self, to: int) -> None:
        """Go back to the position after the first `to` moves."""
        self._check_moves(to)
        kept = self.moves[:to]
        self._start()
        self._play_all(kept)

    def _play_all(self, moves: Iterable[Action]) -> None:
        """Play many moves; without a call of `play` for each, records are read faster."""
        state, add_move, add_mover = self.state, self.moves.append, self.movers.append
        for action in moves:
            mover = state.to_move()
            state.play(action)
            add_move(action)
            add_mover(mover)

    def at(self, moves: int) -> Self:
        """An independent record of the same game after its first `moves` moves."""
        self._check_moves(moves)
        return type(self)(self.game, self.options, self.seed, self.moves[:moves])

    def copy(self) -> Self:
        """An independent copy."""
        twin = copy(self)
        twin.moves, twin.movers, twin.seats = self.moves[:], self.movers[:], self.seats[:]
        twin.state = cast("S", self.state.copy())
        return twin

    def replay(self) -> Iterator[tuple[S, Action]]:
        """Each position with the move made in it, from the beginning."""
        state = self.game.start(self.options, self.seed)
        for action in self.moves:
            yield state, action
            state.apply(action)

    def verify(self) -> None:
        """Replay the moves and compare the final position; raise `Problem` if it differs."""
        again = Record(self.game, self.options, self.seed, self.moves)
        if again.state.dump() != self.state.dump():
            raise Problem("The record does not lead to its position.")

    def _check_moves(self, moves: int) -> None:
        if not 0 <= moves <= len(self.moves):
            raise Problem(f"The record has {len(self.moves)} moves; it cannot go back to {moves}.")

    def deal(self) -> "DealData":
        """What deals the game, as JSON data."""
        return deal_data(self.seed)

    def dump(self) -> "RecordData":
        """The record as JSON data."""
        name, fingerprint = self.game.pack_identity(self.options)
        options = dict(self.options)
        if options["pack"] == str(self.game.former_edition(fingerprint)):
            options["pack"] = HOUSE_PACK
        about = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.key,
            "rules": self.game.rules,
            "pack": {"name": name, "fingerprint": fingerprint},
            "options": options,
        }
        moves = {"seats": list(self.seats), "moves": list(self.moves)}
        dumped = cast("RecordData", {**about, **self.deal(), **moves})
        if self.state.to_move() < 0:
            dumped["result"] = {
                "scores": list(self.state.scores()),
                "ranking": list(self.state.ranking()),
            }
        return dumped

    def save(self, path: Path) -> None:
        """Write the record as readable JSON, replacing an old file atomically."""
        moves = [
            "    " + ", ".join(map(str, self.moves[start : start + MOVES_A_LINE]))
            for start in range(0, len(self.moves), MOVES_A_LINE)
        ]
        text = json.dumps({**self.dump(), "moves": ["MOVES"]}, indent=2, ensure_ascii=False)
        text = text.replace('    "MOVES"', ",\n".join(moves) or "    ")
        write_atomically(path, text + "\n")

    @staticmethod
    def load(path: Path, pack: str | None = None) -> "Record":
        """Read a record and replay it; raise `Problem` if anything is wrong with it."""
        return Record.read(read_json(path), str(path), pack)

    @staticmethod
    def read(data: object, file: str, pack: str | None = None) -> "Record":
        """A record from parsed JSON; `pack` is a folder to use instead of the one it names."""
        table = Section(data, file)
        if table.data.get("format") != FORMAT:
            raise ReadError(file, "", "", "is not a record of a game")
        table.seen.add("format")
        table.number("version", VERSION, VERSION)
        played = game(table.text("game"))
        check_rules(table, played.name, played.rules)
        options = _read_options(table, pack)
        content = table.table("pack")
        name, fingerprint = content.text("name"), content.text("fingerprint")
        content.close()
        if options.get("pack", HOUSE_PACK) == HOUSE_PACK:
            former = played.former_edition(fingerprint)
            options["pack"] = HOUSE_PACK if former is None else str(former)
        ours = played.pack_identity(played.complete_options(options))
        if fingerprint != ours.fingerprint:
            raise ReadError(
                file,
                "",
                "pack",
                f"was played with pack {name!r} ({fingerprint}); here is {ours.name!r}"
                f" ({ours.fingerprint})",
            )
        seed = _read_deal(table)
        moves = table.numbers("moves", 0, played.actions - 1, longest=100_000)
        seats = table.words("seats", 8) if table.has("seats") else []
        result = table.table("result") if table.has("result") else None
        table.close()
        record = Record(played, options, seed, moves)
        record.seats = seats
        _check_result(record, result, file)
        return record


def deal_data(seed: int) -> "DealData":
    """A seed, or a secret with its commitment, as records have it."""
    if is_secret(seed):
        return {"secret": secret_text(seed), "commitment": commitment_to(seed)}
    return {"seed": seed}


def _read_deal(table: Section) -> int:
    """The seed of a record, or its secret if that is what was committed to."""
    if not table.has("secret"):
        return table.number("seed", 0, SEEDS - 1)
    if table.has("seed"):
        raise table.error("seed", "is there beside a secret; a game has one of them")
    written = table.text("secret")
    try:
        secret = read_secret(written)
    except Problem:
        raise table.error("secret", "expected 64 hexadecimal digits") from None
    if table.text("commitment") != commitment_to(secret):
        raise table.error(
            "secret", "is not the one that was committed to before the game: it was exchanged"
        )
    return secret


def _read_options(table: Section, pack: str | None) -> Options:
    inner = table.table("options")
    options: Options = {}
    for name, value in inner.data.items():
        if not isinstance(value, int | str | list):
            raise inner.error(name, "expected a number, a text or a list")
        options[name] = value
    if pack is not None:
        options["pack"] = pack
    return options


def _check_result(record: Record, result: Section | None, file: str) -> None:
    """Check that exactly a finished game has a result, and that the result is right."""
    over = record.state.to_move() < 0
    if result is None:
        if over:
            raise ReadError(file, "", "result", "is missing: the game is over")
        return
    if not over:
        raise ReadError(file, "", "result", "is there, but the game is not over")
    if result.numbers("scores", -1000, 1000) != record.state.scores():
        raise ReadError(file, "", "result.scores", f"expected {record.state.scores()}")
    if result.numbers("ranking", 1, 10) != record.state.ranking():
        raise ReadError(file, "", "result.ranking", f"expected {record.state.ranking()}")
    result.close()
