"""The history of a game of Elysium: log, places of cards, points over time, and screens."""

from collections.abc import Sequence
from typing import Self, cast

from petteia.games.elysium.position.dump import PHASES
from petteia.games.elysium.rules.codes import PHASE_ACTIONS, PHASE_SCORING
from petteia.games.elysium.rules.position import Position
from petteia.games.elysium.screen.ending import ending
from petteia.games.elysium.screen.places import Places
from petteia.games.elysium.screen.seat_screen import (
    NO_MOVES,
    NOTHING_BARRED,
    SPECTATOR,
    SeatScreen,
    choice_words,
)
from petteia.games.elysium.screen.wire import ElysiumLogLine, ElysiumScreen, Phase
from petteia.games.elysium.state import Elysium
from petteia.games.elysium.text.log import (
    Entry,
    action_of_entry,
    entry_parts,
    income_entry,
    make_entry,
    quest_income,
)
from petteia.games.elysium.text.parts import CardFact, Part, name_of
from petteia.kernel.history import History
from petteia.kernel.kept import Kept
from petteia.kernel.wire import Ending, LogLine, Word

ENDS = ("log-end-turn", "log-done", "log-stop")
"""Lines that only end something: nobody needs to be told that they were forced."""
EVERYBODY = -1
"""The reader of a log that is the same for all seats and spectators."""


class Line:
    """One line of the log, with the number of its move, Epoch, round and phase."""

    __slots__ = ("concerns", "entry", "epoch", "forced", "move", "phase", "round")

    def __init__(
        self,
        entry: Entry,
        move: int,
        before: Position,
        forced: bool = False,
        concerns: tuple[int, ...] = (),
    ) -> None:
        self.entry = entry
        self.move = move
        self.forced = forced
        self.concerns = concerns
        self.epoch = int(before.epoch)
        self.round = int(before.round) + 1 if before.phase == PHASE_ACTIONS else 0
        self.phase = int(before.phase)


class ElysiumHistory(History[Elysium]):
    """The history of a game of Elysium."""

    def log(self, language: str, names: list[str], start: int = 0, seat: int = -1) -> list[LogLine]:
        return [
            self._line(number, language, names) for number in range(max(start, 0), len(self.lines))
        ]

    def reader(self, seat: int) -> int:
        return EVERYBODY

    def viewpoint(self, seat: int) -> int:
        return EVERYBODY

    def copy(self) -> Self:
        twin = super().copy()
        twin.lines, twin.counts, twin.points = self.lines[:], self.counts[:], self.points[:]
        twin.agora, twin.oracle = self.agora.copy(), self.oracle.copy()
        twin.open, twin.kept = {}, {}
        return twin

    def lines_at(self, moves: int) -> int:
        return self.counts[moves]

    def move_words(self, number: int, language: str, names: list[str]) -> str:
        if not 0 <= number < len(self.moves):
            raise ValueError(f"there is no move {number}")
        key, facts = action_of_entry(self.lines[self.counts[number]].entry)
        return choice_words(self.state.content, key, facts, language, names)

    def screen(
        self, seat: int, language: str, names: list[str], may_move: bool = True
    ) -> ElysiumScreen:
        whose = (language, *names)
        waiting = self.open.get(whose)
        if waiting is None:
            waiting = self.open[whose] = self._seen(SPECTATOR, language, names).waiting()
        if seat != self.state.mover and SPECTATOR <= seat < len(self.state.players):
            return {**waiting, "seat": seat}
        seen = self._seen(seat, language, names)
        moving = may_move and seat >= 0
        moves = seen.moves(lambda action: self.preview(action).reveals) if moving else NO_MOVES
        return {
            **waiting,
            "seat": seat,
            "prompt": seen.prompt(),
            "moves": moves,
            "barred": seen.barred(moves) if moving else NOTHING_BARRED,
        }

    def _seen(self, seat: int, language: str, names: list[str]) -> SeatScreen:
        kept = self.kept.setdefault((language, *names), Kept())
        return SeatScreen(self.state, seat, language, names, self.agora, self.oracle, kept)

    def ending(self, language: str, names: list[str]) -> Ending:
        powers = [0] * len(self.state.players)
        for line in self.lines:
            if line.entry.key == "log-power":
                powers[line.entry.seat] += 1
        return ending(self.state, self.points, powers, language)

    def _reset(self) -> None:
        self.lines: list[Line] = []
        self.counts = [0]
        """The number of lines after each number of moves."""
        self.points = [_points(self.state)]
        """The VP of all players at the start and at the end of each Epoch."""
        self.agora = Places(self.state.agora)
        self.oracle = Places(self.state.oracle)
        self.open: dict[tuple[str, ...], ElysiumScreen] = {}
        """The screen of a spectator, by language and names. Those who do not move see the same."""
        self.kept: dict[tuple[str, ...], Kept] = {}
        """Parts of the last table, by language and names."""

    def _keep(self, steps: Sequence[tuple[Elysium, int]]) -> bool:
        after = [*(position for position, _ in steps[1:]), self.state]
        for number, ((before, action), then) in enumerate(zip(steps, after, strict=True)):
            self._note(before, action, then, number > 0)
        self.counts.append(len(self.lines))
        self.open = {}
        return reveals(steps[0][0], self.state)

    def _would_reveal(self, after: Elysium) -> bool:
        return reveals(self.state, after)

    def _note(self, before: Position, action: int, after: Position, forced: bool) -> None:
        """Record one action of a player, or a forced one."""
        move = len(self.moves)
        income = quest_income(before, after)
        entry = make_entry(before, action, after, income)
        forced = forced and entry.key not in ENDS
        self.lines.append(Line(entry, move, before, forced, concerned(before, after)))
        if income:
            self.lines.append(Line(income_entry(income), move, after))
        if after.epoch != before.epoch:
            self.agora, self.oracle = Places(after.agora), Places(after.oracle)
            self.points.append(_points(after))
            return
        if before.phase < PHASE_SCORING <= after.phase:
            self.points.append(_points(after))
        if after.agora != before.agora:
            self.agora.follow(before, after, after.agora)
        if after.oracle != before.oracle:
            self.oracle.follow(before, after, after.oracle)

    def _line(self, number: int, language: str, names: list[str]) -> ElysiumLogLine:
        line = self.lines[number]
        words, changes = entry_parts(self.state.content, line.entry, language)
        return {
            "n": number,
            "move": line.move,
            "seat": line.entry.seat,
            "kind": line.entry.key.removeprefix("log-"),
            "epoch": line.epoch,
            "round": line.round,
            "phase": cast("Phase", PHASES[line.phase]),
            "words": self._shown([*words, "."], language, names),
            "changes": [self._shown(change, language, names) for change in changes],
            "forced": line.forced,
            "concerns": list(line.concerns),
        }

    def _shown(self, parts: list[Part], language: str, names: list[str]) -> list[Word]:
        """A sentence for a page: cards and players as objects, adjacent texts joined."""
        shown: list[Word] = []
        for part in parts:
            if isinstance(part, CardFact):
                shown.append(
                    {"card": part.key, "name": name_of(self.state.content, part.key, language)}
                )
            elif not isinstance(part, str):
                shown.append({"seat": part.seat, "name": names[part.seat]})
            elif shown and isinstance(shown[-1], str):
                shown[-1] += part
            elif part:
                shown.append(part)
        return shown


def concerned(before: Position, after: Position) -> tuple[int, ...]:
    """The seats other than the mover whose tokens, cards or Bonus tiles an action changed. What
    everybody gets when a Phase begins concerns nobody."""
    if after.phase != before.phase or after.epoch != before.epoch:
        return ()
    exchanged = _exchanged(before.level_tiles, after.level_tiles)
    exchanged |= _exchanged(before.family_tiles, after.family_tiles)
    return tuple(
        seat
        for seat in range(len(before.players))
        if seat != before.mover and (seat in exchanged or _has_changed(before, after, seat))
    )


def _has_changed(before: Position, after: Position, seat: int) -> bool:
    """Whether the tokens, the Columns or the cards of a player have changed."""
    old, new = before.players[seat], after.players[seat]
    return (
        old.gold != new.gold
        or old.vp != new.vp
        or old.pp != new.pp
        or old.columns != new.columns
        or (old.domain != new.domain and sorted(old.domain) != sorted(new.domain))
    )


def _exchanged(before: list[int], after: list[int]) -> set[int]:
    """The seats that have got or lost a Bonus tile."""
    if before == after:
        return set()
    pairs = zip(before, after, strict=True)
    return {seat for old, new in pairs if old != new for seat in (old, new)}


def reveals(before: Position, after: Position) -> bool:
    """Whether a card was drawn or the discard pile was shuffled."""
    return len(after.pile) != len(before.pile) or after.rng is not before.rng


def _points(t: Position) -> list[int]:
    return [int(player.vp) for player in t.players]
