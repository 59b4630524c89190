"""An edition prepared for play: effects compiled to steps, everything printed as numbers."""

from typing import Final, final

from petteia.games.thebai.rules.codes import (
    BACKS,
    COLOURS,
    DIONYSOS,
    KIND_ANY,
    KIND_WORDS,
    MEASURES,
    MODE_DIFFERENT,
    MODE_FREE,
    MODE_MOST,
    MODE_ONE,
    ON_WORDS,
    OP_END,
    PASSIVES,
    PLACE_ANY,
    PLACE_WORDS,
    PROSPERITIES,
    ROOF_LETTERS,
    ROW_COLOURS,
    ROWS,
    STANDEE_CARD,
    STANDEE_DICE,
    STANDEE_MONUMENT,
    TRACK_WORDS,
    WORDS,
)
from petteia.games.thebai.rules.packing import UNIT
from petteia.games.thebai.rules.pieces.city import LARGE, SMALL, CityBoard
from petteia.games.thebai.rules.printed import Edition, Effect, Side, StandingEffect, Step, Stone
from petteia.kernel.bits import BIT
from petteia.kernel.native import i64, mypyc_attr

MODES: Final = {
    "": MODE_FREE,
    "few": MODE_FREE,
    "one": MODE_ONE,
    "different": MODE_DIFFERENT,
    "most": MODE_MOST,
}
STANDEES: Final = {"card": STANDEE_CARD, "dice": STANDEE_DICE, "monument": STANDEE_MONUMENT}


@final
@mypyc_attr(acyclic=True)
class Op:
    """One step of an effect."""

    __slots__ = (
        "cap",
        "kind",
        "mode",
        "number1",
        "number2",
        "number3",
        "pay",
        "per",
        "place",
        "roofs1",
        "roofs2",
        "roofs3",
        "track",
        "triggered",
        "what",
        "word",
    )

    def __init__(self, word: i64, numbers: tuple[int, int, int], roofs: tuple[int, int, int]):
        self.word = word
        self.number1: i64 = numbers[0]
        self.number2: i64 = numbers[1]
        self.number3: i64 = numbers[2]
        self.roofs1: i64 = roofs[0]
        self.roofs2: i64 = roofs[1]
        self.roofs3: i64 = roofs[2]
        self.pay: i64 = 0
        self.kind: i64 = KIND_ANY
        self.place: i64 = PLACE_ANY
        self.mode: i64 = MODE_FREE
        self.track: i64 = -1
        self.triggered: i64 = 0
        self.per: i64 = 0
        """The measure that multiplies the number (see `codes.MEASURES`), or 0."""
        self.cap: i64 = 0
        self.what: i64 = 0
        """The help stack or blessing that the step names."""

    def number(self, strength: i64) -> i64:
        """The number at a strength of 1 to 3."""
        if strength == 1:
            return self.number1
        return self.number2 if strength == 2 else self.number3

    def roofs(self, strength: i64) -> i64:
        """The number of roofs at a strength of 1 to 3."""
        if strength == 1:
            return self.roofs1
        return self.roofs2 if strength == 2 else self.roofs3


END_OF_EFFECT: Final = Op(OP_END, (0, 0, 0), (0, 0, 0))


@final
class StandingRule:
    """The lasting part of a blessing or hero: an effect after an event, or a passive."""

    __slots__ = ("effect", "least", "on", "passive", "strength")

    def __init__(self, on: i64, least: i64, passive: i64, strength: i64, effect: i64) -> None:
        self.on = on
        self.least = least
        """For ON_ARCHON_MOVED: the archon must cross at least this many dice spaces."""
        self.passive = passive
        self.strength = strength
        """The number printed with the passive, or 0."""
        self.effect = effect
        """The first step of its effect, or 0 for none."""


@final
class Content:
    """All numbers of one edition. An effect is the index of its first step; 0 is no effect."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.steps: list[Op] = [END_OF_EFFECT]
        self.words: list[int] = [0]
        """At the index of an effect's first step: the words the effect uses, as bits (A7)."""
        self._blessing_keys = [blessing.key for blessing in edition.blessings]
        self._help_keys = [(stack.colour, stack.strength) for stack in edition.help_stacks]
        self.roof_effects = [self._compile(edition.roofs[letter]) for letter in ROOF_LETTERS]
        self.antigone_roofs = [
            self._compile(edition.antigone_roofs[letter]) for letter in ROOF_LETTERS
        ]
        self.estate_effects = [self._compile(space.effect) for space in edition.estate]
        self.altar_effects: list[list[int]] = [
            [self._compile(effect) for effect in edition.dionysos],
            [self._compile(effect) for effect in edition.ares],
        ]
        self._prepare_stones(edition)
        self._prepare_orders(edition)
        self._prepare_standing_effects(edition)
        self._prepare_fate(edition)
        self._prepare_council(edition)
        self._prepare_solo(edition)
        self.new_citizen: list[int] = list(edition.new_citizen)
        self.column_values: list[int] = list(edition.column_values)
        self.help_colour: list[int] = [stack.colour for stack in edition.help_stacks]
        self.help_strength: list[int] = [stack.strength for stack in edition.help_stacks]
        self.large_rim: list[int] = _rim(LARGE, edition.large)
        self.small_rim: list[int] = _rim(SMALL, edition.small)

    def _prepare_stones(self, edition: Edition) -> None:
        printed: list[Stone] = list(edition.stones) * COLOURS + list(edition.neutral)
        effects = [self._compile(stone.effect) for stone in edition.stones]
        self.stone_effects: list[int] = effects * COLOURS
        self.stone_effects += [self._compile(stone.effect) for stone in edition.neutral]
        self.stone_roofs: list[int] = []
        """The roof colours of each stone in each rotation: stone * 16 + rotation * 4 + edge."""
        self.rotations: list[int] = []
        """The rotations of each stone that look different, as bits."""
        for stone in printed:
            looks = [
                "".join(stone.roofs[(edge - turn) % 4] for edge in range(4)) for turn in range(4)
            ]
            for look in looks:
                self.stone_roofs += [ROOF_LETTERS.index(letter) for letter in look]
            seen = [looks[turn] in looks[:turn] for turn in range(4)]
            self.rotations.append(sum(BIT[turn] for turn in range(4) if not seen[turn]))

    def _prepare_orders(self, edition: Edition) -> None:
        self.order_effects: list[int] = [self._compile(order.effect) for order in edition.orders]
        self.order_colours: list[int] = [order.colour for order in edition.orders]
        self.order_costs: list[int] = [
            sum(UNIT[good] * number for good, number in enumerate(order.cost))
            for order in edition.orders
        ]
        """Packed like a stock (see `packing.UNIT`)."""
        self.orders: i64 = len(edition.orders)
        self.starting: list[int] = [
            number for number, order in enumerate(edition.orders) if order.starting
        ]
        self.colour_masks: list[int] = [0] * 4
        """The orders of each colour, as bits."""
        for number, colour in enumerate(self.order_colours):
            self.colour_masks[colour] |= BIT[number]

    def _prepare_standing_effects(self, edition: Edition) -> None:
        self.hero_effects: list[int] = [self._compile(hero.effect) for hero in edition.heroes]
        self.hero_rules: list[StandingRule] = [
            self._standing_rule(hero.standing) for hero in edition.heroes
        ]
        self.standees: list[int] = [STANDEES[hero.standee] for hero in edition.heroes]
        self.solo_heroes: list[bool] = [hero.solo for hero in edition.heroes]
        self.blessing_effects: list[int] = [self._compile(it.effect) for it in edition.blessings]
        self.blessing_rules: list[StandingRule] = [
            self._standing_rule(it.standing) for it in edition.blessings
        ]
        self.blessing_copies: list[int] = [it.copies for it in edition.blessings]
        self.blessing_vp: list[list[int]] = [list(it.vp_by_copy) for it in edition.blessings]
        """VP of each copy from the top; empty for most blessings."""

    def _prepare_fate(self, edition: Edition) -> None:
        self.attack_modifiers: list[int] = [attack.modifier for attack in edition.attacks]
        self.superiority: list[int] = list(edition.superiority)
        self.commanders: list[int] = list(edition.commanders)
        self.gate_effects: list[int] = [self._compile(gate.effect) for gate in edition.gates]
        self.prosperity_effects = [self._compile(it.effect) for it in edition.prosperities]
        self.path: list[int] = list(edition.path)
        self.fate_few: list[list[int]] = [_tiles_with(edition, back, ROWS - 1) for back in BACKS]
        """The fate tiles with each back, with 1 or 2 players (S6)."""
        self.fate_many: list[list[int]] = [_tiles_with(edition, back, ROWS) for back in BACKS]
        """The same with 3 or 4 players."""

    def _prepare_council(self, edition: Edition) -> None:
        keys = [space.key for space in edition.council]
        monuments = [monument.key for monument in edition.monuments]
        self.council_effects: list[int] = [self._compile(it.effect) for it in edition.council]
        self.monument_of: list[int] = [monuments.index(it.monument) for it in edition.council]
        self.monument_masks: list[int] = [0] * len(monuments)
        """The council spaces of each monument, as bits."""
        for number, monument in enumerate(self.monument_of):
            self.monument_masks[monument] |= BIT[number]
        self.council_of: list[int] = [
            self._council_side(edition, side) for side in ("", "small", "small", "three", "four")
        ]
        """The council spaces with 1 to 4 players, as bits."""
        self.turmoil: list[list[int]] = [
            [keys.index(key) for key in card.spaces] for card in edition.turmoil
        ]
        self.turmoil_spaces: i64 = 0
        """The council spaces that any turmoil card names, as bits."""
        for card in self.turmoil:
            for space in card:
                self.turmoil_spaces |= BIT[space]

    def _council_side(self, edition: Edition, side: str) -> i64:
        mask: i64 = 0
        for number, monument in enumerate(edition.monuments):
            if side in monument.sides:
                mask |= self.monument_masks[number]
        return mask

    def _prepare_solo(self, edition: Edition) -> None:
        columns = edition.small.columns
        self.herald_columns: list[int] = [columns.index(it.column) for it in edition.heralds]
        self.herald_spaces: list[int] = [_space(edition.small, it.space) for it in edition.heralds]
        self.herald_feet: list[list[int]] = [
            [WORDS.index(word) for word in herald.foot] for herald in edition.heralds
        ]
        cards = [*edition.basic, *edition.special]
        self.basic_cards: i64 = len(edition.basic)
        """Action cards below this are basic, the others special; `game_end` comes after them."""
        self.card_effects: list[int] = [self._compile(card.actions) for card in cards] + [0]
        self.card_tracks: list[int] = [TRACK_WORDS.index(card.track) for card in cards] + [DIONYSOS]
        self.card_pointers: list[int] = [int(card.pointer == "right") for card in cards] + [0]
        """0 for the left of the open heralds, 1 for the right."""
        self.card_destiny: list[bool] = [card.destiny for card in cards] + [False]
        self.game_end: i64 = len(cards)
        self.destiny_effects: list[int] = [self._compile(it.actions) for it in edition.destinies]
        self.councillor_vp: list[int] = [challenge.councillor for challenge in edition.challenges]
        """VP of each of her councillors, by the challenge's level from 1 (A11, A12)."""

    def _standing_rule(self, standing: StandingEffect) -> StandingRule:
        return StandingRule(
            ON_WORDS.index(standing.on),
            standing.on_number,
            PASSIVES.index(standing.passive),
            standing.passive_number,
            self._compile(standing.effect),
        )

    def _compile(self, effect: Effect) -> int:
        """Append the steps of an effect and return the index of the first."""
        if not effect:
            return 0
        first = len(self.steps)
        used = 0
        for step in effect:
            self.steps.append(self._op(step))
            self.words.append(0)
            used |= BIT[WORDS.index(step.word)]
        self.steps.append(END_OF_EFFECT)
        self.words.append(0)
        self.words[first] = used
        return first

    def _op(self, step: Step) -> Op:
        op = Op(WORDS.index(step.word), step.number, step.roofs)
        op.pay = step.pay
        op.kind = KIND_WORDS.index(step.kind)
        op.place = PLACE_WORDS.index(step.place)
        op.mode = MODES[step.mode]
        op.track = TRACK_WORDS.index(step.track) if step.track else -1
        op.triggered = int(step.triggered)
        op.per = MEASURES.index(step.per)
        op.cap = step.cap
        if step.word == "blessing":
            op.what = self._blessing_keys.index(step.what)
        elif step.word == "help":
            colour = ROW_COLOURS.index(step.what)
            op.what = self._help_keys.index((colour, step.number[0]))
        return op


def _tiles_with(edition: Edition, back: str, highest: int) -> list[int]:
    """The fate tiles with a back; of the conflicts only those up to a number."""
    tiles = [number for number, tile in enumerate(edition.prosperities) if tile.back == back]
    for tile in edition.conflicts:
        if tile.back == back and tile.number <= highest:
            tiles.append(PROSPERITIES + tile.number - 1)
    return tiles


def _space(side: Side, name: str) -> int:
    """The number of a Kadmeia space written like C4."""
    return (int(name[1:]) - 1) * len(side.columns) + side.columns.index(name[0])


def start_spaces(edition: Edition, players: int) -> list[int]:
    """The Kadmeia spaces of the start stones (I6)."""
    side = edition.small if players <= 2 else edition.large
    kept = [name for name in side.start if players != 4 or name not in side.marked]
    return [_space(side, name) for name in kept]


def _rim(board: CityBoard, side: Side) -> list[int]:
    """The roof colour of the city beyond each outer edge, -1 inside: space * 4 + edge."""
    colours = [-1] * (board.spaces * 4)
    for space in range(board.spaces):
        row, column = space // board.columns, space % board.columns
        if row == 0:
            colours[space * 4] = ROOF_LETTERS.index(side.top[column])
        if column == board.columns - 1:
            colours[space * 4 + 1] = ROOF_LETTERS.index(side.right[row])
        if row == 6:
            colours[space * 4 + 2] = ROOF_LETTERS.index(side.bottom[column])
        if column == 0:
            colours[space * 4 + 3] = ROOF_LETTERS.index(side.left[row])
    return colours
