"""What a position does not say about its past: the present turn so far, and who took the heroes and
gate tiles of which rows."""

from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.events import EVENT_RESET
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.screen.crossings import Crossed, crossing


class TurnRecord:
    """The present turn so far. A history passes every step of a move to `follow`."""

    __slots__ = (
        "archon",
        "begun",
        "citizen_at",
        "crossed",
        "gates",
        "help_at",
        "heroes",
        "moment",
        "orders",
        "reset",
        "visited",
    )

    def __init__(self) -> None:
        self.heroes: dict[int, tuple[int, int]] = {}
        """For each row from which a hero went: the hero, and its holder or -1."""
        self.gates: dict[int, int] = {}
        """For each row whose gate tile went: its holder or -1."""
        self._begin(-1)

    def _begin(self, moment: int) -> None:
        self.moment = moment
        """`turn_number` of the position the rest is about."""
        self.begun = ""
        """The step of the turn begun last: reset, citizen, archon, help or order."""
        self.reset = False
        self.citizen_at = ""
        """The anchor of the space where the citizen went; empty if it did not."""
        self.help_at = ""
        self.archon = ""
        """put, moved or back, once the archon's step is done."""
        self.visited: list[int] = []
        """The Kadmeia spaces of the archon's movement, the start first."""
        self.crossed: list[Crossed] = []
        """The crossings between them."""
        self.orders: list[int] = []
        """The orders fulfilled in this turn."""

    def copy(self) -> "TurnRecord":
        """An independent copy."""
        twin = TurnRecord()
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if isinstance(value, list | dict) else value)
        return twin

    def of(self, t: Position) -> "TurnRecord":
        """This record, or one without a turn if the turn of the position has just begun."""
        if self.moment == moment_of(t):
            return self
        twin = TurnRecord()
        twin.heroes, twin.gates = self.heroes, self.gates
        return twin

    def follow(self, before: Position, action: int, after: Position) -> None:
        """Note a step: an action or an event, with the positions before and after it."""
        if self.moment != moment_of(before):
            self._begin(moment_of(before))
        if action >= c.ACTIONS:
            if action & ~c.ARGUMENTS == EVENT_RESET:
                self.reset, self.begun = True, "reset"
        elif before.top.kind in (c.TURN, c.WALKING, c.USING):
            self._note(before, before.top, action & ~c.ARGUMENTS, action & c.ARGUMENTS)
        if after.heroes is not before.heroes:
            for row, (was, now) in enumerate(zip(before.heroes, after.heroes, strict=True)):
                if was >= 0 > now:
                    self.heroes[row] = (was, _holder([it.heroes for it in after.players], was))
        if after.gates is not before.gates:
            for row, (was, now) in enumerate(zip(before.gates, after.gates, strict=True)):
                if was >= 0 > now:
                    self.gates[row] = _holder([it.gates for it in after.players], was)

    def _note(self, t: Position, frame: Frame, kind: int, argument: int) -> None:
        """Note an action of the turn itself."""
        if kind == c.FULFIL:
            self.begun = "order"
            self.orders.append(argument)
        elif kind == c.CITIZEN:
            self.begun = "citizen"
        elif kind == c.HELP:
            self.begun = "help"
        elif kind == c.ESTATE:
            at = f"estate:{t.content.edition.estate[argument].key}"
            if frame.help >= 0:
                self.help_at = at
            else:
                self.citizen_at = at
        elif kind == c.CITY:
            self.citizen_at = f"dice:{t.board.dice_name(argument)}"
        elif kind in (c.ARCHON, c.STEP, c.STOP, c.TAKE_BACK):
            self.begun = "archon"
            self._note_archon(t, int(t.players[frame.seat].archon), kind, argument)

    def _note_archon(self, t: Position, here: int, kind: int, there: int) -> None:
        if kind == c.STEP:
            if not self.visited:
                self.visited = [here]
            self.visited.append(there)
            self.crossed.append(crossing(t, int(t.top.seat), here, there))
        else:
            self.archon = {c.ARCHON: "put", c.STOP: "moved", c.TAKE_BACK: "back"}[kind]
            if kind == c.ARCHON:
                self.visited = [there]


def moment_of(t: Position) -> int:
    """A number for the round, the phase and the turn of a position."""
    return int((t.round * 8 + t.phase) * 8 + t.turn)


def _holder(masks: list[int], thing: int) -> int:
    """The seat that has a thing, or -1."""
    for seat, mask in enumerate(masks):
        if mask >> thing & 1:
            return seat
    return -1
