"""What one seat sees, as JSON data: the table, the prompt, the moves, and why other things cannot
be clicked."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.hidden import secrets_of
from petteia.games.thebai.screen.anchors import BUTTON, anchor
from petteia.games.thebai.screen.boards import (
    altar,
    antigone,
    council,
    display,
    last_herald,
    stacks,
)
from petteia.games.thebai.screen.candidates import barred
from petteia.games.thebai.screen.city import battles, city, fate, is_fought
from petteia.games.thebai.screen.placing import placing
from petteia.games.thebai.screen.previews import MovePreviews
from petteia.games.thebai.screen.prompts import prompt
from petteia.games.thebai.screen.seats import seat_board
from petteia.games.thebai.screen.steps import steps, walk
from petteia.games.thebai.screen.turn_record import TurnRecord
from petteia.games.thebai.screen.wire import (
    Phase,
    ThebaiOpen,
    ThebaiScreen,
    ThebaiSeat,
    ThebaiTable,
)
from petteia.games.thebai.state import Thebai
from petteia.games.thebai.text.moves import action_facts
from petteia.games.thebai.text.parts import format_text, say, seat_names
from petteia.kernel.history import Preview
from petteia.kernel.wire import LegalMove, Prompt

SPECTATOR = -1
PHASES = ("stones", "orders", "turns", "fate", "end", "over")


class Shared(NamedTuple):
    """What all seats see alike in one language: the table, and the prompt of who does not move."""

    table: ThebaiOpen
    prompt: Prompt
    scores: list[int]
    boards: dict[tuple[int, int], ThebaiSeat]
    """The players' boards that were made so far, by seat and by what is hidden of it."""


class SeatScreen:
    """The screen of one seat, or of a spectator (-1), in one language."""

    def __init__(
        self,
        state: Thebai,
        seat: int,
        language: str,
        names: Sequence[str],
        record: TurnRecord | None = None,
    ) -> None:
        if not -1 <= seat < state.seats:
            raise ValueError(f"there is no seat {seat}")
        self.state = state
        self.seat = seat
        self.language = language
        self.names = seat_names(language, int(state.seats), names)
        self.record = (record or TurnRecord()).of(state)

    def screen(
        self,
        may_move: bool,
        preview: Callable[[int], Preview],
        battle_line: int | None = None,
        shared: Shared | None = None,
    ) -> ThebaiScreen:
        """The whole screen; `battle_line` is the log line of the last battle, and `shared` what all
        seats see alike, if it was made before."""
        t = self.state
        moving = may_move and 0 <= self.seat == t.mover
        shared = shared or self.shared()
        return {
            **self.table(shared),
            "seat": self.seat,
            "prompt": self._prompt(self.seat) if self.seat == t.mover else shared.prompt,
            "moves": self.moves(preview) if moving else [],
            "barred": barred(t, self.language) if moving else {},
            "steps": steps(t, self.record, self.seat, self.language),
            "walk": walk(t, self.record, self.seat, self.language, self.names),
            "battle": {"line": battle_line} if battle_line is not None and is_fought(t) else None,
        }

    def shared(self) -> Shared:
        """What all seats see alike."""
        scores = [int(sheet.total()) for sheet in self.state.sheets()]
        return Shared(self._open_table(), self._prompt(SPECTATOR), scores, {})

    def table(self, shared: Shared) -> ThebaiTable:
        """What lies on the table."""
        t = self.state
        return {
            **shared.table,
            "battles": battles(t, self.seat, self.language, self.names),
            "display": display(t, self.seat),
            "council": council(t, self.seat),
            "seats": [self._board(seat, shared) for seat in range(len(shared.scores))],
        }

    def _board(self, seat: int, shared: Shared) -> ThebaiSeat:
        """A player's board; readers from whom the same is hidden share it."""
        hidden = int(secrets_of(self.state, seat, self.seat))
        made = shared.boards.get((seat, hidden))
        if made is None:
            made = seat_board(self.state, seat, hidden, shared.scores[seat])
            shared.boards[seat, hidden] = made
        return made

    def _open_table(self) -> ThebaiOpen:
        t, language = self.state, self.language
        return {
            "game": "thebai",
            "to_move": int(t.mover),
            "over": t.mover < 0,
            "phase": cast("Phase", PHASES[t.phase]),
            "stage": self._stage(),
            "round": int(t.round),
            "rounds": c.ROUNDS,
            "order": list(t.order),
            "city": city(t, self.record, language),
            "fate": fate(t),
            "deck": len(t.deck) - int(t.drawn),
            "altar": altar(t),
            "stacks": stacks(t),
            "herald": last_herald(t),
            "heralds_left": len(t.herald_deck),
            "antigone": antigone(t),
            "names": list(self.names),
            "placing": placing(t, language),
        }

    def _prompt(self, seat: int) -> Prompt:
        return prompt(self.state, seat, self.language, self.names)

    def _stage(self) -> str:
        """Round and phase, as a page announces them."""
        t = self.state
        if t.mover < 0:
            return ""
        return format_text(self.language, "stage", phase=PHASES[t.phase], round=int(t.round))

    def moves(self, preview: Callable[[int], Preview]) -> list[LegalMove]:
        """The legal actions with their anchors and labels."""
        t = self.state
        previews = MovePreviews(t, self.language, self.names)
        found: list[LegalMove] = []
        for action in t.legal():
            key, facts = action_facts(t, action)
            at = anchor(t, action)
            words = say(t.content, self.language, key, facts, self.names)
            reveals = preview(action).reveals
            found.append(
                {
                    "action": action,
                    "at": at,
                    "placed": at != BUTTON,
                    "words": words if ". " in words else words.removesuffix("."),
                    "brings": previews.brings(action),
                    "kind": key.removeprefix("action-"),
                    "reveals": reveals,
                    "final": reveals,
                    "passes": False,
                }
            )
        return found
