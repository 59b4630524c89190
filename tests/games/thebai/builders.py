"""Build positions in one line: `table(2).archon(0, "B3").drachmas(0, 1).state()`.

By default a built position is at the start of seat 0's turn in round 1; seats play in
their order. Everybody has 10 VP, citizens of the levels 1, 1* and 2 and four hoplites of level 1 in
the supply, no goods, no drachmas, no orders, the archon in the supply. An estate has K1 K2 K3 N01
in its red row, K4 K5 K6 N02 in the blue, K7 K8 K9 N03 in the yellow one. In the city lie K1 (B3),
K2 (C3), K3 (B4) and K4 (C4) of a colour nobody plays. Heroes, attacks, gates and fate tiles lie in
the order of the pack, O02 to O05 are the display, the deck goes on in the order of the pack. There
is no turmoil.
"""

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.packing import (
    CITIZENS,
    EIGHTS,
    HOPLITES,
    NIBBLE,
    UNIT,
)
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.pieces.dice import put_citizen, put_hoplite
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.pieces.stones import lay_stone
from petteia.games.thebai.rules.position import push, replaced
from petteia.games.thebai.rules.setup import set_up
from petteia.games.thebai.state import Thebai, empty_position
from petteia.kernel.bits import BIT
from petteia.kernel.rng import DRAWS, SETUP, stream
from tests.games.thebai.names import (
    ATTACKS,
    BLESSINGS,
    CATALOG,
    COUNCIL,
    GATES,
    HELP,
    HEROES,
    ORDERS,
    SPACES,
    dice_space,
    level,
    space,
    stone,
)

CONFLICTS = (1, 2, 3, 6)
"""The rows of the four conflicts of a built table."""


class table:  # noqa: N801 - it reads as a word of the sentence
    """A position under construction; every method but `state` gives it back."""

    def __init__(self, players: int = 2, seed: int = 0, challenge: int = 2):
        t = empty_position(CATALOG, players, stream(seed, DRAWS))
        set_up(t, stream(seed, SETUP), challenge)
        self.t = t
        t.phase = codes.PHASE_TURNS
        t.chosen = []
        t.turmoil = 0
        self._tidy_cards()
        self._tidy_fate()
        for seat in range(players):
            self._tidy_player(seat)
        t.order = list(range(len(t.players)))
        t.ares = t.order
        t.dionysos = t.order[::-1]
        self.city(B3="K1", C3="K2", B4="K3", C4="K4")

    def _tidy_cards(self) -> None:
        self.t.heroes = list(range(codes.ROWS))
        self.t.attacks = list(range(codes.ROWS))
        self.t.gates = list(range(codes.ROWS))
        self.t.herald_deck = [it for it in range(11, -1, -1) if it in self.t.herald_deck]
        self._shelf([it for it in range(CATALOG.orders) if it not in CATALOG.starting])

    def _shelf(self, orders: list[int]) -> None:
        """The first four as the display, the others as the deck."""
        self.t.display = orders[:4]
        self.t.deck = orders
        self.t.drawn = 4

    def _tidy_fate(self) -> None:
        first, second, third, fourth = (codes.PROSPERITIES + row - 1 for row in CONFLICTS)
        self.t.fate = [0, 1, first, 2, second, 3, third, 4, fourth, 5]
        left = set(range(codes.PROSPERITIES + 7)) - set(self.t.fate)
        if self.t.seats <= 2:
            left.discard(codes.PROSPERITIES + 6)
        self.t.fate_out = sorted(left)
        self.t.fate_shown = 31

    def _tidy_player(self, seat: int) -> None:
        player = self.t.players[seat]
        player.stock = 0
        self.supply(seat, citizens="1 1* 2", hoplites="1 1 1 1")
        player.reserve = 4
        self.estate(seat, f"K1.{seat} K2.{seat} K3.{seat} N01", row=0)
        self.estate(seat, f"K4.{seat} K5.{seat} K6.{seat} N02", row=1)
        self.estate(seat, f"K7.{seat} K8.{seat} K9.{seat} N03", row=2)

    def player(self, seat: int) -> Player:
        return self.t.players[seat]

    # The city.

    def city(self, **stones: str) -> "table":
        """These stones and no others: `city(B3="K1", C3="N05")`."""
        t = self.t
        t.stones_at = [-1] * t.board.spaces
        t.stones = t.beside = t.amid = 0
        for name, what in stones.items():
            self.stone(name, what)
        return self

    def stone(self, name: str, what: str, turned: int = 0) -> "table":
        """One more stone, turned by so many quarters clockwise."""
        lay_stone(self.t, space(self.t, name), stone(what), turned)
        return self

    def citizen(self, seat: int, name: str, at: str = "1") -> "table":
        """A citizen on a dice space, besides those of the supply."""
        put_citizen(self.t, seat, dice_space(self.t, name), level(at))
        return self

    def hoplite(self, seat: int, name: str, at: str = "1") -> "table":
        """A hoplite on a dice space, besides those of the supply."""
        put_hoplite(self.t, seat, dice_space(self.t, name), level(at))
        return self

    def marker(self, *names: str) -> "table":
        """Occupied markers."""
        for name in names:
            self.t.markers |= BIT[dice_space(self.t, name)]
        return self

    def archon(self, seat: int, name: str) -> "table":
        self.player(seat).archon = space(self.t, name)
        return self

    def commander(self, seat: int, row: int) -> "table":
        """The next commander of a player in a row from 1 to 7."""
        player = self.player(seat)
        player.commanders += 1
        player.rows += EIGHTS[row - 1] * player.commanders
        return self

    # A player's things.

    def vp(self, *points: int) -> "table":
        """Everybody's VP, from seat 0 on."""
        for seat, amount in enumerate(points):
            self.player(seat).vp = amount
        return self

    def stock(self, seat: int, grape=0, amphora=0, bronze=0, drachma=0) -> "table":
        amounts = (grape, amphora, bronze, drachma)
        self.player(seat).stock = sum(
            unit * amount for unit, amount in zip(UNIT, amounts, strict=True)
        )
        return self

    def drachmas(self, seat: int, amount: int) -> "table":
        return self.stock(seat, drachma=amount)

    def supply(self, seat: int, citizens: str = "", hoplites: str = "") -> "table":
        """The dice of a supply and no others: `supply(0, citizens="1 2*", hoplites="3")`."""
        player = self.player(seat)
        player.supply = 0
        for name in citizens.split():
            player.supply += NIBBLE[CITIZENS + level(name)]
        for name in hoplites.split():
            player.supply += NIBBLE[HOPLITES + level(name)]
        return self

    def reserve(self, seat: int, citizens: int) -> "table":
        """Citizens left in the general supply."""
        self.player(seat).reserve = citizens
        return self

    def estate(self, seat: int, stones: str, row: int) -> "table":
        """The four stones of a row of the estate as they were laid out."""
        player = self.player(seat)
        numbers = [stone(name) for name in stones.split()]
        player.estate = player.estate[: row * 4] + numbers + player.estate[row * 4 + 4 :]
        return self

    def gone(self, seat: int, red: int = 0, blue: int = 0, yellow: int = 0) -> "table":
        """How many stones have left each row of the estate."""
        counts = (red, blue, yellow)
        self.player(seat).gone = sum(EIGHTS[row] * count for row, count in enumerate(counts))
        return self

    def at_work(self, seat: int, name: str, at: str = "1") -> "table":
        """A citizen on a space of the estate: `at_work(0, "red1", "2")`."""
        player = self.player(seat)
        player.estate_dice |= BIT[SPACES[name]]
        player.estate_levels += EIGHTS[SPACES[name]] * level(at)
        return self

    def helped(self, seat: int, *names: str) -> "table":
        """Spaces of the estate with a used help tile."""
        for name in names:
            self.player(seat).estate_help |= BIT[SPACES[name]]
        return self

    def help(self, seat: int, *stacks: str) -> "table":
        """Help tiles ready to be used: `help(0, "help_red2")`."""
        for stack in stacks:
            self.player(seat).help += NIBBLE[HELP[stack]]
            self.t.help_left = replaced(
                self.t.help_left, HELP[stack], self.t.help_left[HELP[stack]] - 1
            )
        return self

    def blessings(self, seat: int, *names: str) -> "table":
        for name in names:
            number = BLESSINGS[name]
            self.player(seat).blessings += NIBBLE[number]
            left = self.t.blessings_left
            self.t.blessings_left = replaced(left, number, left[number] - 1)
        return self

    def hero(self, seat: int, name: str, at: str = "") -> "table":
        """A hero that was taken, its standee on a dice space or a space of the council."""
        number = HEROES[name]
        self.player(seat).heroes |= BIT[number]
        self.t.heroes = [-1 if it == number else it for it in self.t.heroes]
        if at in COUNCIL:
            self.t.hero_spaces = replaced(self.t.hero_spaces, number, COUNCIL[at])
        elif at:
            place = dice_space(self.t, at)
            self.t.hero_spaces = replaced(self.t.hero_spaces, number, place)
            self.t.standees |= BIT[place]
        return self

    def altar(self, seat: int, dionysos: int = 0, ares: int = 0) -> "table":
        """A player's markers; on a space with others they lie on top."""
        player = self.player(seat)
        player.dionysos, player.ares = dionysos, ares
        players = self.t.players
        rest = [it for it in self.t.dionysos if it != seat]
        self.t.dionysos = sorted([*rest, seat], key=lambda it: -players[it].dionysos)
        rest = [it for it in self.t.ares if it != seat]
        self.t.ares = sorted([*rest, seat], key=lambda it: -players[it].ares)
        return self

    def hand(self, seat: int, *orders: str, secret: tuple = ()) -> "table":
        """Orders of a hand; they are neither in the display nor in the deck."""
        for name in orders:
            self.player(seat).hand |= BIT[ORDERS[name]]
        for name in secret:
            self.player(seat).secret |= BIT[ORDERS[name]]
        return self._without(orders)

    def fulfilled(self, seat: int, *orders: str) -> "table":
        for name in orders:
            self.player(seat).fulfilled |= BIT[ORDERS[name]]
        return self._without(orders)

    def _without(self, orders: tuple[str, ...]) -> "table":
        """These orders lie neither in the display nor in the deck; what follows moves up."""
        gone = {ORDERS[name] for name in orders}
        self._shelf([it for it in self.t.deck if it not in gone])
        return self

    def gates(self, seat: int, *names: str) -> "table":
        """Gate tiles won; they are gone from their rows."""
        for name in names:
            number = GATES[name]
            self.player(seat).gates |= BIT[number]
            self.t.gates = [-1 if it == number else it for it in self.t.gates]
        return self

    # The shared boards.

    def deck(self, *orders: str, display: tuple = ()) -> "table":
        """The deck from its top, and the display; no other orders are left."""
        shown = [ORDERS[name] for name in display]
        self.t.deck = shown + [ORDERS[name] for name in orders]
        self.t.drawn = len(shown)
        self.t.display = shown + [-1] * (4 - len(shown))
        return self

    def gate(self, row: int, name: str) -> "table":
        """The gate tile of a row from 1 to 7."""
        self.t.gates = replaced(self.t.gates, row - 1, GATES[name])
        return self

    def attack(self, row: int, name: str) -> "table":
        """The attack card of a row from 1 to 7."""
        self.t.attacks = replaced(self.t.attacks, row - 1, ATTACKS[name])
        return self

    def shown_heroes(self, *names: str) -> "table":
        """The heroes of the display from the first row on, "" for none."""
        rows = [HEROES[name] if name else -1 for name in names]
        self.t.heroes = rows + [-1] * (codes.ROWS - len(rows))
        return self

    def council(self, seat: int, *names: str) -> "table":
        """Dice of a player on the monuments."""
        for name in names:
            self.player(seat).council_dice |= BIT[COUNCIL[name]]
        return self

    def councillors(self, seat: int, *names: str) -> "table":
        """Councillor tiles of a player on the monuments."""
        for name in names:
            self.player(seat).council_tiles |= BIT[COUNCIL[name]]
            self.player(seat).tiles -= 1
        return self

    def turmoil(self, *names: str) -> "table":
        for name in names:
            self.t.turmoil |= BIT[COUNCIL[name]]
        return self

    def path(self, *seats: int) -> "table":
        """Whose dice lie on the council path, from the top; those after the fourth wait below."""
        single = len(self.t.path)
        self.t.path = [*seats[:single], *[-1] * (single - len(seats))]
        self.t.waiting = list(seats[single:])
        return self

    def set(self, **fields) -> "table":
        """Set any field of the position."""
        for name, value in fields.items():
            setattr(self.t, name, value)
        return self

    # When it is.

    def round(self, number: int) -> "table":
        """A round from 1 to 10; the fate tiles below those that are done lie open."""
        self.t.round = number
        self.t.fate_shown = 31 | BIT[number + 4] - 1 if number <= 5 else 1023
        return self

    def turn(self, seat: int) -> "table":
        """Whose turn it is; those before have had theirs."""
        self.t.turn = self.t.order.index(seat)
        return self

    def last_turn(self) -> "table":
        """The turn of the last seat of the round: the fate phase follows."""
        self.t.turn = len(self.t.order) - 1
        return self

    def at(self, step: int, fulfilled: int = 0) -> "table":
        """Go to this step of the turn, such as codes.TURN_ARCHON; call it last."""
        frame = push(self.t, codes.TURN, self.t.order[self.t.turn])
        frame.next = step
        frame.fulfilled = fulfilled
        self.t.turn += 1
        return self

    def state(self) -> Thebai:
        """The position, advanced to the next choice."""
        advance(self.t)
        return self.t
