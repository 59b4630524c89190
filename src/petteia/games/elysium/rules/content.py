"""The content of a game: the five Families of an edition, compiled into tables.

Designs are numbered from 0, Family by Family in the edition's order. Whatever the rules ask about a
card is a table or a set of bits here. Content is immutable and shared by all games of the same
Families.
"""

from typing import final

from petteia.games.elysium.rules.codes import (
    AGORA,
    ALL_COLUMNS,
    CITIZEN,
    DISCARDS,
    DOMAIN,
    ELYSIUM,
    EVENT_QUEST,
    EVENT_TAKE,
    EVENT_TRANSFER,
    EVENT_USE,
    INCOMPLETE,
    LEGEND,
    ORACLE,
    PILE,
)
from petteia.games.elysium.rules.effects import COLOURS, Count, Effect, Event, Filter, Step, Test
from petteia.games.elysium.rules.legends import FAMILY_LEGEND, LEVEL_LEGEND
from petteia.games.elysium.rules.ops import (
    BRING_STEP,
    CHOOSE,
    COUNT_BONUSES,
    COUNT_CARDS,
    COUNT_FAMILIES,
    COUNT_LEGENDS,
    COUNT_LEVELS,
    COUNT_TOKENS,
    COUNT_TRANSFERS,
    DISCARD_STEP,
    END,
    EXCHANGE,
    GAIN,
    GIVE,
    GOLD,
    LOSE,
    MATCH,
    PAY_COST,
    PP,
    READY_STEP,
    TOKEN_NONE,
    TRANSFER_STEP,
    USE,
    VP,
    WHO_ACTOR,
    WHO_MOST,
    WHO_RIVAL,
    WHO_RIVALS,
    WHO_YOU,
    Condition,
    Measure,
    Op,
    Reaction,
)
from petteia.games.elysium.rules.printed import Design, Edition, Quest, copiable, fits
from petteia.kernel.bits import BIT, COMPILED, PLACES, WORD_BITS
from petteia.kernel.native import i64
from petteia.kernel.text.problem import Problem

VERB_CODES = {
    "gain": GAIN,
    "lose": LOSE,
    "give": GIVE,
    "pay": PAY_COST,
    "match": MATCH,
    "transfer": TRANSFER_STEP,
    "discard": DISCARD_STEP,
    "bring": BRING_STEP,
    "exchange": EXCHANGE,
    "use": USE,
    "ready": READY_STEP,
    "choose": CHOOSE,
}
WHO_CODES = {
    "you": WHO_YOU,
    "rivals": WHO_RIVALS,
    "rival": WHO_RIVAL,
    "actor": WHO_ACTOR,
    "most": WHO_MOST,
}
ZONE_CODES = {
    "": -1,
    "domain": DOMAIN,
    "elysium": ELYSIUM,
    "legend": LEGEND,
    "agora": AGORA,
    "oracle": ORACLE,
    "discard": DISCARDS,
    "pile": PILE,
    "rivals": DOMAIN,
}
TOKEN_CODES = {"": TOKEN_NONE, "gold": GOLD, "vp": VP, "pp": PP}
EVENT_CODES = {
    "take": EVENT_TAKE,
    "transfer": EVENT_TRANSFER,
    "quest": EVENT_QUEST,
    "use": EVENT_USE,
}
COUNT_CODES = {
    "cards": COUNT_CARDS,
    "families": COUNT_FAMILIES,
    "levels": COUNT_LEVELS,
    "legends": COUNT_LEGENDS,
    "bonuses": COUNT_BONUSES,
    "transfers": COUNT_TRANSFERS,
    "gold": COUNT_TOKENS,
    "vp": COUNT_TOKENS,
    "pp": COUNT_TOKENS,
}
LEGEND_TYPES = {"": 0, "family": FAMILY_LEGEND, "level": LEVEL_LEGEND}
NO_BOUND = 1000
MOST_DESIGNS = WORD_BITS if COMPILED else PLACES - 2
"""In a compiled build a set of designs is a machine word."""
COLOUR_BITS = {colour: 1 << index for index, colour in enumerate(COLOURS)}


@final
class Content:
    """The tables of five Families."""

    def __init__(self, edition: Edition, families: tuple[str, ...]) -> None:
        self.edition = edition
        self.families = families
        self.designs: list[Design] = [
            design for family in families for design in edition.designs_of(family)
        ]
        self.number = {design.key: index for index, design in enumerate(self.designs)}
        self.size = len(self.designs)
        if self.size > MOST_DESIGNS:
            raise Problem(
                f"These five Families have {self.size} designs; the compiled engine plays with"
                f" {MOST_DESIGNS} at most. Set PETTEIA_PURE=1 to play with more, interpreted."
            )
        self.level = bytes([design.level for design in self.designs])
        self.family: list[int] = [families.index(design.family) for design in self.designs]
        self.slot = bytes(
            [family * 3 + level - 1 for family, level in zip(self.family, self.level, strict=True)]
        )
        self.copies: list[int] = [design.copies for design in self.designs]
        self.deck: list[int] = [
            number for number, copies in enumerate(self.copies) for _ in range(copies)
        ]
        """Every card of the game (S1)."""
        self.oracle = any(edition.families[family].oracle for family in families)
        self.prestige = any(edition.families[family].prestige for family in families)
        self._make_masks()
        self._make_effects()

    def _make_masks(self) -> None:
        """Sets of designs as bits, by what the rules ask of them."""
        self.of_family: list[int] = [self._bits(Filter(family=name)) for name in self.families]
        self.of_level: list[int] = [0, *(self._bits(Filter(levels=(n,))) for n in (1, 2, 3))]
        self.up_to_level: list[int] = [
            0,
            self.of_level[1],
            self.of_level[1] | self.of_level[2],
            self.of_level[1] | self.of_level[2] | self.of_level[3],
        ]
        self.instants: i64 = self._bits(Filter(kind="instant"))
        self.activates: i64 = self._bits(Filter(kind="activate"))
        self.triggers: i64 = self._bits(Filter(kind="trigger"))
        self.eleusis: i64 = self._bits(Filter(kind="eleusis"))
        self.legend_powers: i64 = self._bits(Filter(kind="legend"))
        self.chronos: i64 = self._bits(Filter(kind="chronos"))
        self.quest_columns: list[list[list[int]]] = [
            [quest_columns(colours, players) for players in range(5)]
            for colours in self.edition.pediment
        ]
        """By side of the Pediment, players and Quest: the Columns that open it (T3)."""
        self.opened_quests = bytes(
            [
                opened_quests(needed, columns)
                for side in self.quest_columns
                for needed in side
                for columns in range(ALL_COLUMNS + 1)
            ]
        )
        """By `(side * 5 + players) << 4 | columns`: the Quests these Columns open, as bits."""
        self.quests: list[list[Quest]] = [quests_of(self.edition, players) for players in range(5)]
        """The Quests by number of players and number; the last is the Incomplete one (S4, T9)."""
        self.quest_gold = [[quest.gold for quest in quests] for quests in self.quests]
        self.quest_vp = [[quest.vp for quest in quests] for quests in self.quests]
        self.quest_transfers = [[quest.transfers for quest in quests] for quests in self.quests]
        self.all_quests: list[int] = [
            sum(BIT[quest.number] for quest in quests if 0 < quest.number < INCOMPLETE)
            for quests in self.quests
        ]
        """All Quests as bits, by number of players."""
        self.opens: list[int] = [
            sum(
                BIT[number]
                for number, design in enumerate(self.designs)
                if opens(design.columns, columns)
            )
            for columns in range(ALL_COLUMNS + 1)
        ]
        """The designs whose Acquisition Condition a set of Columns fulfils, by set (T2)."""

    def _make_effects(self) -> None:
        """Compile every effect into operations, and collect the effects of Permanent cards."""
        self.ops: list[Op] = [Op(END)]
        self.paid: list[bool] = [False]
        """For each step, whether its effect begins with a payment (R1)."""
        self.start: list[int] = [0] * self.size
        self.effects: dict[int, Effect] = {}
        """The effect as printed that begins at an index of `ops`."""
        self.region: list[tuple[int, int]] = []
        """Where each design's steps begin in `ops`: (index, design), ascending."""
        self.reactions: list[list[Op]] = [[] for _ in self.designs]
        self.reacts_own: list[int] = [0, 0, 0, 0]
        self.reacts_to_rivals: list[int] = [0, 0, 0, 0]
        self.guards: i64 = 0
        self.sources: i64 = 0
        self.discounts: i64 = 0
        self.costs: list[list[Op]] = [[] for _ in self.designs]
        self.copiable: i64 = 0
        """Designs whose effect contains neither `use` nor `ready`, to prevent loops (K2)."""
        for number, design in enumerate(self.designs):
            if design.kind == "permanent":
                self._add_standing(number, design)
            else:
                self.region.append((len(self.ops), number))
                self.start[number] = self._compile(design.effect)
            if copiable(design):
                self.copiable |= BIT[number]
        self.sure_from = self._find_sure_steps()
        """For each step, whether it or a later one is certain to change something (G5)."""
        self.sure: i64 = sum(
            BIT[number]
            for number, start in enumerate(self.start)
            if self.sure_from[start] and self.ops[start].verb != PAY_COST
        )
        """Designs whose power is free and certain to change something."""
        designs = [self._noticed(card) for card in range(self.size)]
        self.noticed = bytes(designs).ljust(CITIZEN, b"\0") + bytes([self._noticed(CITIZEN)])
        """The events that some rival's card reacts to, as bits, by the card of the event."""
        self.final_copies: i64 = self.chronos & ~self.copiable
        """Chronos designs that copy another at the final scoring."""

    def _noticed(self, card: int) -> int:
        events = 0
        for op in (op for ops in self.reactions for op in ops):
            on = op.on
            assert on is not None
            if on.by_rivals and (on.citizens if card == CITIZEN else on.mask & BIT[card]):
                events |= BIT[on.event]
        return events

    def _add_standing(self, number: int, design: Design) -> None:
        for step in design.effect:
            op = self._op(step)
            if step.on is not None:
                self.reactions[number].append(op)
                table = self.reacts_to_rivals if step.on.by_rivals else self.reacts_own
                event = EVENT_CODES[step.on.name]
                table[event] |= BIT[number]
            elif step.verb == "cost":
                self.costs[number].append(op)
                self.discounts |= BIT[number]
            elif step.verb == "guard":
                self.guards |= BIT[number]
            else:
                self.sources |= BIT[number]

    def _compile(self, effect: Effect) -> int:
        """Append the steps of an effect to `ops`, after the branches of its choices."""
        ops = [self._op(step) for step in effect]
        for op, step in zip(ops, effect, strict=True):
            op.branches = [self._compile(branch) for branch in step.branches]
        start = len(self.ops)
        self.effects[start] = effect
        self.ops.extend(ops)
        self.ops.append(Op(END))
        self.paid += [ops[0].verb == PAY_COST] * (len(self.ops) - start)
        return start

    def _find_sure_steps(self) -> list[bool]:
        sure = [False] * len(self.ops)
        for pc in range(len(self.ops) - 1, -1, -1):
            op = self.ops[pc]
            if op.verb != END:
                gains = op.verb == GAIN and op.plain and op.who in (WHO_YOU, WHO_RIVALS)
                sure[pc] = gains or sure[pc + 1]
        return sure

    def _op(self, step: Step) -> Op:
        op = Op(VERB_CODES.get(step.verb, END))
        op.who = WHO_CODES[step.who.kind]
        op.token = TOKEN_CODES[step.who.token]
        op.of_all = step.of == "all" or (step.who.kind == "most" and step.who.of == "all")
        op.to_rival = step.to == "rival"
        op.at_once = op.verb in (GAIN, LOSE, GIVE, MATCH) and not op.to_rival
        op.gold = step.tokens.get("gold", 0)
        op.vp = step.tokens.get("vp", 0)
        op.pp = step.tokens.get("pp", 0)
        op.n = step.n
        op.delta = step.plus - step.less
        op.free = step.free
        op.zone = ZONE_CODES[step.source]
        op.dest = ZONE_CODES[step.dest]
        op.face_down = step.citizen
        op.pick = step.pick
        op.partner = ZONE_CODES[step.partner]
        op.same_level = step.same == "level"
        op.ring = step.ready == "ring"
        op.mask = self._bits(step.filter)
        op.citizens = not step.filter.family and not step.filter.kind
        if step.filter.levels:
            op.levels = sum(1 << level for level in step.filter.levels)
        op.condition = self._condition(step.test) if step.test else None
        op.per = self._measure(step.per) if step.per else None
        op.plain = step.test is None and step.per is None
        op.on = self._reaction(step.on) if step.on else None
        return op

    def _condition(self, test: Test) -> Condition:
        return Condition(
            self._measure(test.count) if test.count else None,
            COLOUR_BITS.get(test.column, 0),
            TOKEN_CODES[test.most],
            test.tie,
        )

    def _measure(self, count: Count) -> Measure:
        return Measure(
            what=COUNT_CODES[count.what],
            token=TOKEN_CODES.get(count.what, TOKEN_NONE),
            zone=ZONE_CODES[count.zone],
            also=ZONE_CODES[count.also],
            mask=self._bits(count.filter),
            citizens=_counts_citizens(count.filter),
            them=count.whose == "them",
            size=count.size,
            type_=LEGEND_TYPES[count.type],
            each=count.each,
            cap=NO_BOUND if count.cap is None else count.cap,
            least=0 if count.min is None else count.min,
            most=NO_BOUND if count.max is None else count.max,
        )

    def _reaction(self, event: Event) -> Reaction:
        return Reaction(
            EVENT_CODES[event.name],
            event.by_rivals,
            ZONE_CODES[event.source],
            event.phase,
            self._bits(event.filter),
            _counts_citizens(event.filter),
        )

    def step_name(self, pc: int) -> str:
        """The name of a step in a dumped position: the card's key and the index of the step."""
        begin, number = max(entry for entry in self.region if entry[0] <= pc)
        return f"{self.designs[number].key}/{pc - begin}"

    def step_named(self, name: str) -> int | None:
        """The step with this name, or None."""
        key, _, place = name.partition("/")
        for index, (begin, number) in enumerate(self.region):
            if self.designs[number].key == key and place.isdecimal():
                ends = [*(start for start, _ in self.region[index + 1 :]), len(self.ops)]
                pc = begin + int(place)
                return pc if pc < ends[0] else None
        return None

    def _bits(self, wanted: Filter) -> int:
        """The designs that match a filter, as bits; Citizens are handled separately."""
        if wanted.citizen:
            return 0
        return sum(
            BIT[number] for number, design in enumerate(self.designs) if fits(design, wanted)
        )


def opens(condition: str, columns: int) -> bool:
    """Whether these standing Columns fulfil an Acquisition Condition (T2)."""
    coloured = sum(COLOUR_BITS[symbol] for symbol in condition if symbol != "K")
    return coloured & columns == coloured and columns.bit_count() >= len(condition)


def quest_columns(colours: str, players: int) -> list[int]:
    """The Columns that open each Quest from #1, as bits; one of them is enough (T3, K18)."""
    bits = [COLOUR_BITS[colour] for colour in colours]
    if players == 2:
        return [0, bits[0] | bits[1], bits[2] | bits[3]]
    return [0, *bits]


def quests_of(edition: Edition, players: int) -> list[Quest]:
    """The Quests for this number of players, by number up to INCOMPLETE (S4)."""
    quests = edition.quests_of_two if players == 2 else edition.quests
    row = [edition.incomplete] * (INCOMPLETE + 1)
    row[1 : len(quests) + 1] = quests
    return row


def opened_quests(needed: list[int], columns: int) -> int:
    """The Quests that can be taken with these Columns, as bits."""
    return sum(BIT[number] for number, colours in enumerate(needed) if colours & columns)


def _counts_citizens(wanted: Filter) -> bool:
    """Whether a filter matches Citizens, which have no Family, Level or kind (K4)."""
    return not (wanted.family or wanted.levels or wanted.kind)
