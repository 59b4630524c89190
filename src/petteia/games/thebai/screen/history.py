"""The history of a game of Thebai: log, scenes, points over time, and screens."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self, cast

from petteia.games.thebai.rules.codes import ACTIONS, ARGUMENTS, PHASE_OVER, PHASE_TURNS
from petteia.games.thebai.rules.events import (
    EVENT_ANTIGONE_ARCHON,
    EVENT_BATTLE,
    EVENT_END,
    EVENT_HERALD,
    EVENT_ROUND,
)
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.screen.ending import ending
from petteia.games.thebai.screen.lines import Line, line_data
from petteia.games.thebai.screen.scenes import (
    Told,
    new_herald,
    round_scene,
    scene_of,
    score_scene,
    start_of_round,
)
from petteia.games.thebai.screen.turn_record import TurnRecord
from petteia.games.thebai.screen.wire import BattleScene, ThebaiScreen
from petteia.games.thebai.state import Thebai
from petteia.games.thebai.text.changes import Change
from petteia.games.thebai.text.log import (
    Entry,
    final_entries,
    herald_entry,
    make_entry,
    round_entry,
)
from petteia.games.thebai.text.moves import action_facts
from petteia.games.thebai.text.parts import Facts, say, seat_names
from petteia.games.thebai.text.thing_facts import order_fact
from petteia.kernel.bits import members
from petteia.kernel.history import History
from petteia.kernel.text.log_entry import NOBODY
from petteia.kernel.text.parts import SeatFact
from petteia.kernel.wire import Ending, LogLine

if TYPE_CHECKING:
    from petteia.games.thebai.screen.seat_screen import Shared

ENDS = ("log-done", "log-stop")
"""Lines that only end something: nobody needs to be told that they were forced."""
SPECTATOR = -1


class ThebaiHistory(History[Thebai]):
    """The history of a game of Thebai."""

    def log(
        self, language: str, names: list[str], start: int = 0, seat: int = SPECTATOR
    ) -> list[LogLine]:
        called = self._names(language, names)
        return [
            line_data(self.state.content, number, self.lines[number], language, called, seat)
            for number in range(max(start, 0), len(self.lines))
        ]

    def reader(self, seat: int) -> int:
        """Orders drawn from the deck are named to their owner alone (Q24)."""
        return seat if 0 <= seat < self.state.seats else SPECTATOR

    def copy(self) -> Self:
        twin = super().copy()
        twin.lines, twin.counts = self.lines[:], self.counts[:]
        twin.offered, twin.points = self.offered[:], self.points[:]
        twin.turn, twin.shared = self.turn.copy(), {}
        return twin

    def lines_at(self, moves: int) -> int:
        return self.counts[moves]

    def move_words(self, number: int, language: str, names: list[str]) -> str:
        if not 0 <= number < len(self.moves):
            raise ValueError(f"there is no move {number}")
        key, facts = self.offered[number]
        words = say(self.state.content, language, key, facts, self._names(language, names))
        return words if ". " in words else words.removesuffix(".")

    def screen(
        self, seat: int, language: str, names: list[str], may_move: bool = True
    ) -> ThebaiScreen:
        from petteia.games.thebai.screen.seat_screen import SeatScreen

        seen = SeatScreen(self.state, seat, language, names, self.turn)
        whose = (language, *names)
        if whose not in self.shared:
            self.shared[whose] = seen.shared()
        return seen.screen(may_move, self.preview, self.battle, self.shared[whose])

    def ending(self, language: str, names: list[str]) -> Ending:
        return ending(self.state, self.points, self.lines, language)

    def _reset(self) -> None:
        self.lines: list[Line] = []
        self.counts = [0]
        """The number of lines after each number of moves."""
        self.offered: list[tuple[str, Facts]] = []
        """Each move as it was offered: message key and facts."""
        self.round = start_of_round(self.state)
        """What players had when the round began."""
        self.points = [self.round.vp]
        """The VP of all players at the start and at the end of each round."""
        self.battle = -1
        """The number of the line of the last battle, or -1."""
        self.herald = -1
        """The number of the herald who raised dice last, or -1."""
        self.turn = TurnRecord()
        self.shared: dict[tuple[str, ...], Shared] = {}
        """The parts of the screen that seats share, by language and names."""

    def _keep(self, steps: Sequence[tuple[Thebai, int]]) -> bool:
        first, action = steps[0]
        self.offered.append(action_facts(first, action))
        after = [*(position for position, _ in steps[1:]), self.state]
        for number, ((before, code), then) in enumerate(zip(steps, after, strict=True)):
            self._note(before, code, then, number > 0 and code < ACTIONS)
            self.turn.follow(before, code, then)
        if self.state.phase == PHASE_OVER:
            self._note_scores()
        self.counts.append(len(self.lines))
        self.shared = {}
        return reveals(first, self.state)

    def _would_reveal(self, after: Thebai) -> bool:
        return reveals(self.state, after)

    def _note(self, before: Thebai, code: int, after: Thebai, forced: bool) -> None:
        """Record one action, chosen or forced, or one event."""
        if before.phase < PHASE_TURNS <= after.phase:
            self.round = start_of_round(after)
        kind = code & ~ARGUMENTS
        if kind in (EVENT_ROUND, EVENT_END):
            self._end_round(before)
        elif kind in (EVENT_HERALD, EVENT_ANTIGONE_ARCHON):
            self.herald = code & ARGUMENTS
        elif kind == EVENT_BATTLE:
            self.battle = len(self.lines)
        entry = make_entry(before, code, after)
        told = scene_of(before, code, after, self._fought(), self.herald)
        private = _secrets(before, after)
        if entry.is_shown() or told or private:
            self._add(entry, after if kind == EVENT_ROUND else before, told, private)
            self.lines[-1].forced = forced and entry.key not in ENDS
        if kind == EVENT_ROUND:
            self.lines[-1].actor = NOBODY
        told = new_herald(before, after)
        if told is not None:
            self._add(herald_entry(before, after), before, told)

    def _add(
        self,
        entry: Entry,
        before: Thebai,
        told: Told | None = None,
        private: dict[int, list[Change]] | None = None,
    ) -> None:
        self.lines.append(Line(entry, len(self.moves), before, told, private))

    def _end_round(self, t: Thebai) -> None:
        """Record what a round brought, and begin the next."""
        scene = round_scene(t, self.round)
        gained = [seat["vp"] for seat in scene["seats"]]
        self._add(round_entry(t, gained), t, Told(scene))
        self.round = start_of_round(t)
        self.points.append(self.round.vp)

    def _fought(self) -> BattleScene | None:
        """The battle fought last."""
        told = self.lines[self.battle].told if 0 <= self.battle < len(self.lines) else None
        return cast("BattleScene", told.scene) if told is not None else None

    def _note_scores(self) -> None:
        """Record the final scores."""
        sheets = self.state.sheets()
        for seat, entry in enumerate(final_entries(self.state)):
            self._add(entry, self.state, Told(score_scene(seat, sheets[seat])))

    def _names(self, language: str, names: list[str]) -> list[str]:
        """The players' names by seat, with Antigone's."""
        return seat_names(language, int(self.state.seats), names[: self.state.seats])


def reveals(before: Position, after: Position) -> bool:
    """Whether anything hidden was shown to anybody, or chance decided: orders drawn, attack, fate
    tile, herald, action or turmoil card turned up, dice rolled."""
    if (
        after.drawn != before.drawn
        or after.attacks_shown != before.attacks_shown
        or after.fate_shown != before.fate_shown
        or after.rng is not before.rng
        or len(after.herald_deck) != len(before.herald_deck)
    ):
        return True
    if after.solo is None or before.solo is None:
        return False
    return len(after.solo.actions) != len(before.solo.actions) or len(after.solo.turmoil) != len(
        before.solo.turmoil
    )


def _secrets(before: Position, after: Position) -> dict[int, list[Change]]:
    """The orders that players drew from the deck, for their owners (Q24)."""
    found: dict[int, list[Change]] = {}
    for seat, player in enumerate(after.players):
        drawn = player.secret & ~before.players[seat].secret
        for order in members(drawn):
            facts: Facts = {"player": SeatFact(seat), "order": order_fact(after.content, order)}
            found.setdefault(seat, []).append(("change-drawn", facts))
    return found
