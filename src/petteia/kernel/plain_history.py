"""The history of a game without one of its own: a text picture, a list of moves, a plain log."""

from collections.abc import Sequence
from typing import Self, cast

from petteia.kernel.game import LOCALE
from petteia.kernel.generic import S
from petteia.kernel.history import History
from petteia.kernel.state import Action, Seat
from petteia.kernel.text import parts
from petteia.kernel.text.messages import messages
from petteia.kernel.wire import (
    Category,
    Chart,
    ChartStep,
    Ending,
    LegalMove,
    LogLine,
    PlainScreen,
    Prompt,
    Word,
)

MOST_STEPS = 24
"""Steps of the chart of points over time; longer games show every second, third … move."""
EVERYBODY = -1
"""The seat that reads what everybody may read."""


class PlainHistory(History[S]):
    """A game at a plain table, built from the contract of `Game` and `State` alone."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.positions, twin.points = self.positions[:], self.points[:]
        return twin

    def undo(self, to: int) -> None:
        if to == len(self.moves):
            return
        self._check_moves(to)
        self.state = cast("S", self.positions[to].copy())
        self._previews.clear()
        for kept in (self.moves, self.movers, self.reveals, self.positions):
            del kept[to:]
        del self.points[to + 1 :]

    def log(
        self, language: str, names: list[str], start: int = 0, seat: Seat = EVERYBODY
    ) -> list[LogLine]:
        return [
            self._line(number, language, names, seat)
            for number in range(max(start, 0), len(self.moves))
        ]

    def reader(self, seat: Seat) -> Seat:
        return seat if self.game.hidden_information else EVERYBODY

    def lines_at(self, moves: int) -> int:
        return moves

    def move_words(self, number: int, language: str, names: list[str]) -> str:
        if not 0 <= number < len(self.moves):
            raise ValueError(f"there is no move {number}")
        return self._label(self.positions[number], self.moves[number], language)

    def screen(
        self, seat: Seat, language: str, names: list[str], may_move: bool = True
    ) -> PlainScreen:
        state = self.state
        scores = state.scores()
        if not EVERYBODY <= seat < len(scores):
            raise ValueError(f"there is no seat {seat}")
        to_move = int(state.to_move())
        moving = may_move and seat == to_move and seat >= 0
        return {
            "game": self.game.key,
            "plain": True,
            "stage": "",
            "seat": seat,
            "to_move": to_move,
            "over": to_move < 0,
            "picture": self.game.picture(state, seat, language),
            "prompt": self._prompt(seat, to_move, language, names),
            "scores": scores,
            "seats": [{"score": score} for score in scores],
            "moves": self._moves(language) if moving else [],
            "barred": {},
            "names": list(names),
        }

    def ending(self, language: str, names: list[str]) -> Ending:
        scores, ranking = self.state.scores(), self.state.ranking()
        by_place = sorted(range(len(ranking)), key=lambda seat: ranking[seat])
        total: Category = {
            "key": "total",
            "name": _say(language, "plain-score"),
            "note": "",
            "icon": "",
            "values": scores,
        }
        return {
            "ranking": [
                {"place": ranking[seat], "seat": seat, "score": scores[seat]} for seat in by_place
            ],
            "categories": [total],
            "chart": self._chart(language),
            "moments": [],
            "lede": _lede(scores, ranking, by_place, language),
        }

    def _reset(self) -> None:
        self.positions: list[S] = []
        """The position before each move."""
        self.points = [self.state.scores()]
        """Everybody's score at the start and after each move."""

    def _keep(self, steps: Sequence[tuple[S, Action]]) -> bool:
        before, _ = steps[0]
        self.positions.append(before)
        self.points.append(self.state.scores())
        return self._would_reveal(self.state)

    def _would_reveal(self, after: S) -> bool:
        return self.game.hidden_information or self.game.chance

    def _label(self, state: S, action: Action, language: str) -> str:
        """An action as a label: a single sentence without its full stop."""
        words = self.game.describe(state, action, language).words
        return words if ". " in words else words.removesuffix(".")

    def _moves(self, language: str) -> list[LegalMove]:
        return [
            {
                "action": action,
                "at": f"move:{action}",
                "placed": False,
                "words": self._label(self.state, action, language),
                "brings": "",
                "kind": "plain",
                "reveals": self.preview(action).reveals,
                "final": self.preview(action).reveals,
                "passes": False,
            }
            for action in self.state.legal()
        ]

    def _line(self, number: int, language: str, names: list[str], seat: Seat) -> LogLine:
        mover = self.movers[number]
        words: list[Word]
        if self.game.hidden_information and seat != mover:
            words = _parts(language, "plain-secret", mover, names)
        else:
            said = self.game.describe(self.positions[number], self.moves[number], language).words
            words = [{"seat": mover, "name": names[mover]}, f": {said}"]
        return {
            "n": number,
            "move": number + 1,
            "seat": mover,
            "kind": "plain",
            "words": words,
            "changes": [],
            "forced": False,
            "concerns": [],
        }

    def _prompt(self, seat: Seat, to_move: int, language: str, names: list[str]) -> Prompt:
        if to_move < 0:
            words = _say(language, "plain-over")
        elif seat == to_move:
            words = _say(language, "plain-choose")
        else:
            words = _say(language, "plain-wait", player=names[to_move])
        frame = "over" if to_move < 0 else "plain"
        return {
            "words": words,
            "sub": "",
            "turn": to_move,
            "frame": frame,
            "card": None,
            "moving": None,
        }

    def _chart(self, language: str) -> Chart:
        last = len(self.points) - 1
        stride = max(1, -(-last // MOST_STEPS))
        shown = [*range(0, last, stride), last]
        steps: list[ChartStep] = [
            {
                "label": str(move) if move else _say(language, "plain-start"),
                "zone": "play",
                "icon": "",
            }
            for move in shown
        ]
        lines = [[self.points[move][seat] for move in shown] for seat in range(len(self.points[0]))]
        return {"steps": steps, "lines": lines}


def _say(language: str, key: str, **facts: str | int) -> str:
    return messages(LOCALE).say(language, key, **facts)


def _parts(language: str, key: str, seat: Seat, names: list[str]) -> list[Word]:
    """A message about a player, in parts for a page."""

    def spell(player: parts.SeatFact) -> list[Word]:
        return [{"seat": player.seat, "name": names[player.seat]}]

    facts = {"player": parts.SeatFact(seat)}
    return list(parts.format_parts(messages(LOCALE), language, key, facts, spell))


def _lede(scores: list[int], ranking: list[int], by_place: list[int], language: str) -> str:
    """How the game was won; empty where the score does not tell."""
    if len(scores) < 2:
        return ""
    first, second = by_place[:2]
    if ranking[second] == 1:
        return _say(language, "plain-shared")
    margin = scores[first] - scores[second]
    return _say(language, "plain-margin", points=margin) if margin > 0 else ""
