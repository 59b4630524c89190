"""A position of Polis: the board, whose turn it is, and the rules as code."""

from petteia import Reason, Rng, State

SIZE = 8
SQUARES = SIZE * SIZE
FREE = -1
STONES = SIZE
NEIGHBOURS = ((0, 1), (0, -1), (1, 0), (-1, 0))
ACTIONS = SQUARES * 2 * SIZE
"""An action is a square and where its stone stops: a column of its row (0 to 7), or a row of its
column (8 to 15)."""


def action_of(start: int, end: int) -> int:
    """The action that moves a stone between two squares of one row or column."""
    same_row = start // SIZE == end // SIZE
    return start * 2 * SIZE + (end % SIZE if same_row else SIZE + end // SIZE)


def squares_of(action: int) -> tuple[int, int]:
    """The squares a move starts and ends on."""
    start, stop = divmod(action, 2 * SIZE)
    if stop < SIZE:
        return start, start // SIZE * SIZE + stop
    return start, (stop - SIZE) * SIZE + start % SIZE


def square_name(square: int) -> str:
    """A square as players call it: a1 is at the first player's left hand."""
    return f"{'abcdefgh'[square % SIZE]}{square // SIZE + 1}"


def stops_of(place: int, occupied: int) -> list[int]:
    """Where a stone at a place of a line can stop if the places of these bits are occupied (P2)."""
    stops = []
    for step in (-1, 1):
        at = place + step
        while 0 <= at < SIZE and not occupied >> at & 1:
            stops.append(at)
            at += step
    return sorted(stops)


ROW_MOVES = [
    [
        [start * 2 * SIZE + stop for stop in stops_of(start % SIZE, occupied)]
        for occupied in range(1 << SIZE)
    ]
    for start in range(SQUARES)
]
COLUMN_MOVES = [
    [
        [start * 2 * SIZE + SIZE + stop for stop in stops_of(start // SIZE, occupied)]
        for occupied in range(1 << SIZE)
    ]
    for start in range(SQUARES)
]
"""By square and by what is occupied in its row or column: the moves of a stone there."""


class Polis(State):
    """The stones on the board, and how many moves were made."""

    def __init__(self, board: list[int], moves: int, limit: int) -> None:
        self.board = board
        """By square: the seat whose stone is there, or FREE."""
        self.moves = moves
        self.limit = limit
        self._look()

    def _look(self) -> None:
        """Find out once per position what can be done, and whether the game is over."""
        self.possible = self.moves_of(self.moves % 2)
        self.loser = self._find_loser()
        self.is_over = self.loser >= 0 or self.moves >= self.limit

    def _find_loser(self) -> int:
        """The seat that has too few stones, or cannot move in its turn; -1 if nobody (P5)."""
        for seat, stones in enumerate(self.scores()):
            if stones < 2:
                return seat
        return -1 if self.possible else self.moves % 2

    def moves_of(self, seat: int) -> list[int]:
        """Every move of a seat's stones, ascending (P2)."""
        rows, columns = [0] * SIZE, [0] * SIZE
        own = []
        for square, owner in enumerate(self.board):
            if owner != FREE:
                rows[square // SIZE] |= 1 << square % SIZE
                columns[square % SIZE] |= 1 << square // SIZE
                if owner == seat:
                    own.append(square)
        found: list[int] = []
        for square in own:
            found += ROW_MOVES[square][rows[square // SIZE]]
            found += COLUMN_MOVES[square][columns[square % SIZE]]
        return found

    def captures(self, action: int) -> list[int]:
        """The squares of the stones a move captures: each stands between the stone that moved and
        another one of the same player (P3, P4)."""
        start, end = squares_of(action)
        seat = self.board[start]
        found = []
        for rows, columns in NEIGHBOURS:
            row, column = end // SIZE + 2 * rows, end % SIZE + 2 * columns
            if 0 <= row < SIZE and 0 <= column < SIZE:
                between = (row - rows) * SIZE + column - columns
                behind = row * SIZE + column
                if self.board[between] == 1 - seat and self.board[behind] == seat:
                    found.append(between)
        return found

    def apply(self, action: int) -> None:
        self._move(action)
        while not self.is_over and len(self.possible) == 1:
            self._move(self.possible[0])  # R1

    def _move(self, action: int) -> None:
        start, end = squares_of(action)
        captured = self.captures(action)
        self.board[end] = self.board[start]
        for square in (start, *captured):
            self.board[square] = FREE
        self.moves += 1
        self._look()

    # The contract of `petteia.State`.

    def game_key(self) -> str:
        return "polis"

    def turn_number(self) -> int:
        return self.moves

    def to_move(self) -> int:
        return -1 if self.is_over else self.moves % 2

    def legal(self) -> list[int]:
        return [] if self.is_over else self.possible[:]

    def copy(self) -> "Polis":
        twin = Polis.__new__(Polis)
        twin.board, twin.moves, twin.limit = self.board[:], self.moves, self.limit
        twin.possible, twin.loser, twin.is_over = self.possible, self.loser, self.is_over
        return twin

    def determinize(self, seat: int, rng: Rng) -> "Polis":
        """Nothing is hidden, so there is nothing to deal."""
        return self.copy()

    def known(self, seat: int) -> "Polis":
        return self.copy()

    def scores(self) -> list[int]:
        """The stones each player has left."""
        return [self.board.count(0), self.board.count(1)]

    def ranking(self) -> list[int]:
        if self.loser >= 0:
            return [2 if seat == self.loser else 1 for seat in (0, 1)]
        scores = self.scores()
        return [1 + (scores[1 - seat] > scores[seat]) for seat in (0, 1)]

    def view(self, seat: int) -> dict[str, object]:
        return self.dump()

    def dump(self) -> dict[str, object]:
        rows = [self.board[row * SIZE : (row + 1) * SIZE] for row in range(SIZE)]
        drawn = ["".join(".01"[owner + 1] for owner in row) for row in rows]
        return {"game": "polis", "moves": self.moves, "limit": self.limit, "board": drawn}

    def why_not(self, action: int) -> Reason:
        if action in self.legal():
            raise ValueError(f"action {action} is legal")
        if self.is_over:
            return Reason("P6", "reason-over")
        start, end = squares_of(action)
        if not 0 <= action < ACTIONS or start == end:
            return Reason("P2", "reason-no-move")
        if self.board[start] != self.to_move():
            return Reason("P2", "reason-not-yours", {"from": square_name(start)})
        facts: dict[str, str | int] = {"from": square_name(start), "to": square_name(end)}
        return Reason("P2", "reason-blocked", facts)

    def __reduce__(self) -> tuple[object, ...]:
        return (Polis, (self.board[:], self.moves, self.limit))


def new_board() -> list[int]:
    """The stones at the beginning (P1)."""
    return [0] * SIZE + [FREE] * (SQUARES - 2 * SIZE) + [1] * SIZE
