"""The frames of Thebai: pending decisions and pending work, with named fields.

`decisions.DECISIONS` lists which fields each kind of frame has.
"""

from typing import Final, final

from petteia.kernel import machine
from petteia.kernel.machine import IDLE, use_slots
from petteia.kernel.native import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Frame(machine.Frame):
    """A pending decision or pending work."""

    __slots__ = ()

    def copy(self) -> "Frame":
        return Frame(
            self.kind, self.seat, self.step, self.left, self.owner, self.item, self.done, self.extra
        )

    @property
    def next(self) -> i64:
        """The next part of a turn (TURN_RESET …)."""
        return self.owner

    @next.setter
    def next(self, value: i64) -> None:
        self.owner = value

    @property
    def citizen(self) -> i64:
        """The level of the citizen that is used, or -1."""
        return self.owner

    @citizen.setter
    def citizen(self, value: i64) -> None:
        self.owner = value

    @property
    def at(self) -> i64:
        """The dice space of the die."""
        return self.owner

    @at.setter
    def at(self, value: i64) -> None:
        self.owner = value

    @property
    def visited(self) -> i64:
        """The stones that the archon has visited, as bits."""
        return self.owner

    @visited.setter
    def visited(self, value: i64) -> None:
        self.owner = value

    @property
    def given(self) -> i64:
        """What is given in a swap."""
        return self.owner

    @given.setter
    def given(self, value: i64) -> None:
        self.owner = value

    @property
    def strength(self) -> i64:
        """The strength of an effect."""
        return self.owner

    @strength.setter
    def strength(self, value: i64) -> None:
        self.owner = value

    @property
    def raised(self) -> i64:
        """The dice spaces of dice already raised, as bits, if the dice must differ (V4)."""
        return self.owner

    @raised.setter
    def raised(self, value: i64) -> None:
        self.owner = value

    @property
    def level(self) -> i64:
        """The level of a hoplite in the supply, or -1."""
        return self.owner

    @level.setter
    def level(self, value: i64) -> None:
        self.owner = value

    @property
    def stone(self) -> i64:
        """The stone that is placed."""
        return self.owner

    @stone.setter
    def stone(self, value: i64) -> None:
        self.owner = value

    @property
    def tracks(self) -> i64:
        """The tracks on which an advance is allowed, as bits."""
        return self.owner

    @tracks.setter
    def tracks(self, value: i64) -> None:
        self.owner = value

    @property
    def hero(self) -> i64:
        """The hero whose standee is placed."""
        return self.owner

    @hero.setter
    def hero(self, value: i64) -> None:
        self.owner = value

    @property
    def hoplites(self) -> i64:
        """The dice spaces of the hoplites still to be paid, as bits."""
        return self.owner

    @hoplites.setter
    def hoplites(self, value: i64) -> None:
        self.owner = value

    @property
    def place(self) -> i64:
        """The place of a die on the path (see `council.owner_on_path`)."""
        return self.owner

    @place.setter
    def place(self, value: i64) -> None:
        self.owner = value

    @property
    def blessings(self) -> i64:
        """The blessings whose effects are still to come, as bits."""
        return self.owner

    @blessings.setter
    def blessings(self, value: i64) -> None:
        self.owner = value

    @property
    def spaces(self) -> i64:
        """The dice spaces whose dice are still to be raised, as bits."""
        return self.owner

    @spaces.setter
    def spaces(self, value: i64) -> None:
        self.owner = value

    @property
    def stage(self) -> i64:
        """The stage of the fate phase or of Antigone's turn."""
        return self.owner

    @stage.setter
    def stage(self, value: i64) -> None:
        self.owner = value

    @property
    def event(self) -> i64:
        """The event that effects follow (ON_…)."""
        return self.owner

    @event.setter
    def event(self, value: i64) -> None:
        self.owner = value

    @property
    def fulfilled(self) -> i64:
        """How many orders were fulfilled in a turn."""
        return self.item

    @fulfilled.setter
    def fulfilled(self, value: i64) -> None:
        self.item = value

    @property
    def help(self) -> i64:
        """The stack of the help tile that is used, or -1."""
        return self.item

    @help.setter
    def help(self, value: i64) -> None:
        self.item = value

    @property
    def price(self) -> i64:
        """The price of triggering both stones."""
        return self.item

    @price.setter
    def price(self, value: i64) -> None:
        self.item = value

    @property
    def paid(self) -> i64:
        """1 if the archon's drachma is paid (T5)."""
        return self.item

    @paid.setter
    def paid(self, value: i64) -> None:
        self.item = value

    @property
    def raised_estate(self) -> i64:
        """The estate spaces of dice already raised, as bits."""
        return self.item

    @raised_estate.setter
    def raised_estate(self, value: i64) -> None:
        self.item = value

    @property
    def origin(self) -> i64:
        """The dice space that a hoplite leaves, or -1."""
        return self.item

    @origin.setter
    def origin(self, value: i64) -> None:
        self.item = value

    @property
    def roofs(self) -> i64:
        """How many roofs may be triggered for each stone."""
        return self.item

    @roofs.setter
    def roofs(self, value: i64) -> None:
        self.item = value

    @property
    def used(self) -> i64:
        """The edges whose roofs were triggered, as bits."""
        return self.item

    @used.setter
    def used(self, value: i64) -> None:
        self.item = value

    @property
    def mode(self) -> i64:
        """MODE_ONE if all advances are on one track, MODE_DIFFERENT if each is on another."""
        return self.item

    @mode.setter
    def mode(self, value: i64) -> None:
        self.item = value

    @property
    def row(self) -> i64:
        """The row of a battle."""
        return self.item

    @row.setter
    def row(self, value: i64) -> None:
        self.item = value

    @property
    def heroes(self) -> i64:
        """The heroes whose effects are still to come, as bits."""
        return self.item

    @heroes.setter
    def heroes(self, value: i64) -> None:
        self.item = value

    @property
    def again(self) -> i64:
        """How often an effect is repeated."""
        return self.item

    @again.setter
    def again(self, value: i64) -> None:
        self.item = value

    @property
    def through(self) -> i64:
        """How many players, or places of the path, are done with the stage."""
        return self.item

    @through.setter
    def through(self, value: i64) -> None:
        self.item = value

    @property
    def herald(self) -> i64:
        """The open herald that moved Antigone's archon: 0 for the left, 1 for the right one."""
        return self.item

    @herald.setter
    def herald(self, value: i64) -> None:
        self.item = value

    @property
    def number(self) -> i64:
        """The number of an event."""
        return self.item

    @number.setter
    def number(self, value: i64) -> None:
        self.item = value

    @property
    def crossed(self) -> i64:
        """How many dice spaces the archon has crossed (R9)."""
        return self.done

    @crossed.setter
    def crossed(self, value: i64) -> None:
        self.done = value

    @property
    def raised_supply(self) -> i64:
        """How many dice already raised are at each place of the supply, four bits each."""
        return self.done

    @raised_supply.setter
    def raised_supply(self, value: i64) -> None:
        self.done = value

    @property
    def space(self) -> i64:
        """The Kadmeia space of a stone."""
        return self.done

    @space.setter
    def space(self, value: i64) -> None:
        self.done = value

    @property
    def triggered(self) -> i64:
        """1 if a stone is triggered before it is placed."""
        return self.done

    @triggered.setter
    def triggered(self, value: i64) -> None:
        self.done = value

    @property
    def first(self) -> i64:
        """The first step of an effect."""
        return self.done

    @first.setter
    def first(self, value: i64) -> None:
        self.done = value

    @property
    def looters(self) -> i64:
        """Who takes loot (see `battle.looters`)."""
        return self.done

    @looters.setter
    def looters(self, value: i64) -> None:
        self.done = value

    @property
    def only(self) -> i64:
        """The action that raises the same die again, or -1 (V4, `one`)."""
        return self.extra

    @only.setter
    def only(self, value: i64) -> None:
        self.extra = value

    @property
    def taker(self) -> i64:
        """Who takes the gate tile, or -1."""
        return self.extra

    @taker.setter
    def taker(self, value: i64) -> None:
        self.extra = value

    @property
    def fought(self) -> i64:
        """The dice spaces of the hoplites that took part in a battle, as bits."""
        return self.left

    @fought.setter
    def fought(self, value: i64) -> None:
        self.left = value


use_slots(Frame)
NOTHING_PENDING: Final = Frame(IDLE, -1, 0, 0, 0, 0, 0, 0)
"""The lowest frame of every stack."""
