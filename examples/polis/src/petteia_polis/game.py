"""Polis as a `Game`: its option, new games, positions, and words."""

from petteia import Game
from petteia.kernel.content.reader import Section
from petteia.kernel.game import Description
from petteia.kernel.options import HOUSE_PACK, NUMBER, OptionField, Options
from petteia_polis.state import (
    ACTIONS,
    FREE,
    SIZE,
    STONES,
    Polis,
    new_board,
    square_name,
    squares_of,
)

SIGNS = {FREE: "·", 0: "●", 1: "○"}
LIMITS = (50, 100, 200)


class PolisGame(Game[Polis]):
    """Polis for two players."""

    key = "polis"
    name = "Polis"
    rules = 1
    actions = ACTIONS
    fewest = 2
    most = 2
    players_rule = "P1"
    hidden_information = False
    chance = False

    def option_fields(self) -> tuple[OptionField, ...]:
        return (OptionField("limit", NUMBER, "option-limit", 100, choices=LIMITS, rule="P6"),)

    def start(self, options: Options, seed: int) -> Polis:
        return Polis(new_board(), 0, int(options["limit"]))

    def load(self, data: object, pack: str = HOUSE_PACK) -> Polis:
        section = Section(data, "position")
        section.word("game", (self.key,))
        limit = section.number("limit", 1, max(LIMITS))
        moves = section.number("moves", 0, limit)
        rows = section.words("board", SIZE)
        section.close()
        if len(rows) != SIZE or any(len(row) != SIZE or set(row) - set(".01") for row in rows):
            raise section.error("board", f"expected {SIZE} rows of {SIZE} signs: . 0 or 1")
        board = [".01".index(sign) - 1 for row in rows for sign in row]
        if max(board.count(0), board.count(1)) > STONES:
            raise section.error("board", f"expected at most {STONES} stones each (P1)")
        return Polis(board, moves, limit)

    def describe(self, state: Polis, action: int, language: str = "en") -> Description:
        start, end = squares_of(action)
        facts: dict[str, str | int] = {"from": square_name(start), "to": square_name(end)}
        captured = len(state.captures(action))
        key = "capture" if captured else "move"
        if captured:
            facts["captured"] = captured
        return Description(action, key, facts, self.say(language, key, **facts))

    def picture(self, state: Polis, seat: int, language: str = "en") -> str:
        """The board with the first player's row at the bottom."""
        lines = []
        for row in reversed(range(SIZE)):
            stones = state.board[row * SIZE : (row + 1) * SIZE]
            lines.append(f"{row + 1}  " + " ".join(SIGNS[owner] for owner in stones))
        return "\n".join([*lines, "", "   a b c d e f g h"])
