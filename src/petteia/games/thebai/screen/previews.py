"""What a move would bring, in words, without anything hidden."""

from petteia.games.thebai.position.keys import keys_of
from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.measures import (
    amount,
    battle_total,
    columns_cleared,
    effect_vp,
    takes_part,
)
from petteia.games.thebai.rules.packing import UNIT
from petteia.games.thebai.rules.passives import is_active
from petteia.games.thebai.rules.pieces.altar import place_on
from petteia.games.thebai.rules.pieces.archon import other_archons
from petteia.games.thebai.rules.pieces.dice import (
    commander_rows,
    level_at,
    may_take_hero,
    will_ascend,
)
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.pieces.stones import roof_beyond, roof_of
from petteia.games.thebai.rules.position import Position, free_stones
from petteia.games.thebai.rules.scoring import order_points
from petteia.games.thebai.rules.turn import HELP_ROWS, MOST_CLEARED
from petteia.games.thebai.screen.city import attack_range, conflicts_ahead, span
from petteia.games.thebai.screen.components import components
from petteia.games.thebai.screen.crossings import crossing, crossing_words
from petteia.games.thebai.screen.placing import roofs_of
from petteia.games.thebai.text.card_text import cost_words
from petteia.games.thebai.text.moves import step_of_turn
from petteia.games.thebai.text.parts import (
    Facts,
    ThingFact,
    ThingsFact,
    format_text,
    say,
    short_effect,
    thing_name,
)
from petteia.games.thebai.text.thing_facts import (
    blessing_fact,
    effect_fact,
    estate_fact,
    hero_fact,
    level_word,
    order_fact,
    roof_fact,
    row_stone,
    step_fact,
    stone_fact,
)
from petteia.kernel.bits import BIT, members, size
from petteia.kernel.text.parts import SeatFact

JOINT = " · "
"""Between the parts of a preview."""


class MovePreviews:
    """What the legal actions of a position would bring, in one language."""

    def __init__(self, t: Position, language: str, names: list[str]) -> None:
        self.t = t
        self.content = t.content
        self.language = language
        self.names = names
        self.frame: Frame = t.top
        self.seat = int(t.top.seat)
        self.player: Player = t.players[self.seat]

    def brings(self, action: int) -> str:
        """What a legal action would bring; may be empty."""
        kind, argument = action & ~c.ARGUMENTS, action & c.ARGUMENTS
        return JOINT.join(part for part in self._parts(kind, argument) if part)

    def _parts(self, kind: int, argument: int) -> list[str]:
        if kind == c.DONE:
            return self._done()
        if kind in (c.GOOD, c.GIVE, c.TAKE, c.PAY):
            return self._goods(kind, argument)
        if kind in (c.FULFIL, c.ORDER, c.START_ORDER):
            return self._order(kind, argument)
        if kind in (c.CITIZEN, c.ESTATE, c.CITY, c.HELP, c.TRIGGER):
            return self._use(kind, argument)
        if kind in (c.ARCHON, c.STEP, c.STOP, c.TAKE_BACK):
            return self._archon(kind, argument)
        if kind in (c.RAISE_CITY, c.RAISE_ESTATE, c.RAISE_CITIZEN, c.RAISE_HOPLITE):
            return self._raise(kind, argument)
        if kind in (c.HOPLITE, c.SHIFT, c.KEEP, c.DISMISS):
            return self._hoplite(kind, argument)
        if kind in (c.ROW, c.START_STONE, c.SPACE, c.ROTATE, c.ROOF):
            return self._stone(kind, argument)
        return self._other(kind, argument)

    # Words

    def _say(self, key: str, **facts: str | int) -> str:
        return format_text(self.language, f"brings-{key}", **facts)

    def _named(self, key: str, facts: Facts) -> str:
        return say(self.content, self.language, f"brings-{key}", facts, self.names)

    def _thing(self, thing: ThingFact, text: str) -> str:
        return self._named("thing", {"thing": thing, "text": text})

    def _effect(self, first: int, strength: int = 1) -> str:
        """An effect in few words, given by its first step."""
        steps = effect_fact(self.content, first, strength).steps
        return short_effect(self.content, self.language, steps)

    def _stone_effect(self, stone: int) -> str:
        effect = self._effect(self.content.stone_effects[stone])
        return self._thing(stone_fact(self.content, stone), effect)

    def _stone_at(self, space: int) -> str:
        return self._stone_effect(self.t.stones_at[space] >> 2)

    def _rows(self, rows: list[int]) -> str:
        numbers = [str(row + 1) for row in rows]
        if len(numbers) < 2:
            return "".join(numbers)
        return self._say("row-and", first=numbers[0], second=numbers[1])

    def _orders(self, key: str, orders: int) -> str:
        things = tuple(order_fact(self.content, order) for order in members(orders))
        return self._named(key, {"orders": ThingsFact(things)}) if things else ""

    # Turn

    def _done(self) -> list[str]:
        """What not choosing, resetting or ending the turn leads to."""
        t, player = self.t, self.player
        if self.frame.kind != c.TURN:
            return []
        if self.frame.next == c.TURN_RESET:
            back = int(size(player.estate_dice))
            said = [self._say("reset", n=back)] if back else []
            if player.reserve:
                columns = min(int(columns_cleared(player)), MOST_CLEARED)
                level = level_word(self.content.new_citizen[columns])
                said.append(self._say("new-citizen", level=level))
            return said
        if step_of_turn(t, self.frame) == c.TURN_STEPS[c.TURN_CITIZEN]:
            return []
        if t.turn < len(t.order):
            return [self._named("next", {"player": SeatFact(t.order[t.turn])})]
        tile = t.fate[t.round - 1]
        kind = "conflict" if tile >= c.PROSPERITIES else "prosperity"
        return [self._named("fate", {"tile": ThingFact(kind, keys_of(self.content).fate[tile])})]

    def _use(self, kind: int, argument: int) -> list[str]:
        """A citizen or help tile: where it may go, and what the place brings (T2, T7)."""
        frame, content = self.frame, self.content
        if kind == c.CITIZEN:
            strength = argument // 2 + 1
            free = int(self.player.free_spaces())
            return [self._spaces(strength, free)]
        if kind == c.HELP:
            row = HELP_ROWS[content.help_colour[argument]]
            free = int(self.player.free_spaces()) & row
            return [self._spaces(content.help_strength[argument], free)]
        if kind == c.TRIGGER:
            return self._trigger(argument)
        if kind == c.ESTATE:
            if frame.help >= 0:
                strength = content.help_strength[frame.help]
            else:
                strength = int(frame.citizen) // 2 + 1
            return [self._effect(content.estate_effects[argument], strength)]
        if frame.kind == c.USING:
            return self._citizen_in_city(argument)
        if frame.kind == c.STANDING:
            rule = content.hero_rules[frame.hero]
            strong = rule.passive == c.STAND_STRENGTH
            return self._in_rows(argument, int(rule.strength)) if strong else []
        return self._deploy(argument)

    def _spaces(self, strength: int, spaces: int) -> str:
        """The free spaces of the estate at a strength."""
        things = tuple(estate_fact(self.content, space) for space in members(spaces))
        if not things:
            return ""
        return self._named("spaces", {"strength": strength, "spaces": ThingsFact(things)})

    def _citizen_in_city(self, dice: int) -> list[str]:
        t = self.t
        beside = (int(t.board.first[dice]), int(t.board.second[dice]))
        free = [space for space in beside if free_stones(t) & BIT[space]]
        if not free:
            return [self._say("nothing")]
        said = [self._stone_at(space) for space in free]
        if len(said) == 1:
            return said
        parts = [self._say("or", first=said[0], second=said[1])]
        price = int(self.frame.citizen) // 2 + 1
        if self.player.drachmas() >= price:
            parts.append(self._say("both", price=price))
        return parts

    def _trigger(self, which: int) -> list[str]:
        t = self.t
        pair = (int(t.board.first[self.frame.at]), int(t.board.second[self.frame.at]))
        one, other = pair[which % c.BOTH], pair[1 - which % c.BOTH]
        if which < c.BOTH:
            return [self._stone_at(one)]
        both = self._say("then", first=self._stone_at(one), second=self._stone_at(other))
        return [both, self._say("costs", price=int(self.frame.price))]

    def _archon(self, kind: int, argument: int) -> list[str]:
        """Putting, moving, stopping, relocating or taking back the archon (T4 to T6, V10)."""
        t, seat = self.t, self.seat
        if kind == c.TAKE_BACK:
            return [self._say("drachma")]
        if kind == c.ARCHON:
            if self.frame.kind == c.RELOCATING:
                return [self._say("nothing")]
            return [self._stone_at(argument)]
        if kind == c.STOP:
            return [self._stone_at(int(self.player.archon)), *self._moved()]
        here = int(self.player.archon)
        crossed = crossing(t, seat, here, argument)
        said = crossing_words(t, crossed, seat, self.language, self.names)
        if crossed.hero >= 0:
            effect = self._effect(self.content.hero_rules[crossed.hero].effect)
            said = self._thing(hero_fact(self.content, crossed.hero), effect)
        if other_archons(t, seat) & BIT[argument]:
            return [said, self._say("go-on")]
        return [said, self._say("stop", text=self._stone_at(argument))]

    def _moved(self) -> list[str]:
        """The effects that follow the archon's movement (Q11)."""
        return self._reactions(c.ON_ARCHON_MOVED, int(self.frame.crossed))

    def _reactions(self, event: int, number: int) -> list[str]:
        """The standing effects of blessings and heroes that follow an event."""
        content, player = self.content, self.player
        said: list[str] = []
        for place, rule in enumerate(content.blessing_rules):
            owned = player.blessings >> 4 * place & 15
            if rule.on == event and number >= rule.least and owned:
                said.append(self._thing(blessing_fact(content, place), self._effect(rule.effect)))
        for hero in members(player.heroes):
            rule = content.hero_rules[hero]
            if rule.on == event and number >= rule.least and is_active(self.t, hero):
                said.append(self._thing(hero_fact(content, hero), self._effect(rule.effect)))
        return said

    # Belongings

    def _goods(self, kind: int, good: int) -> list[str]:
        """What is held after taking, giving or paying one, and which orders that decides."""
        player = self.player
        gives = kind in (c.GIVE, c.PAY)
        stock = player.stock + (-UNIT[good] if gives else UNIT[good])
        if kind == c.TAKE:
            stock -= UNIT[self.frame.given]
        n = int(player.has(good)) + (-1 if gives else 1)
        said = [self._say("then-have", n=n, word=c.STOCK_WORDS[good], amount=str(n))]
        before, after = self._payable(int(player.stock)), self._payable(int(stock))
        if gives:
            return [*said, self._orders("short-of", before & ~after)]
        return [*said, self._orders("enough", after & ~before)]

    def _payable(self, stock: int) -> int:
        """The orders of the hand that a stock could pay for, as bits."""
        found = 0
        for order in members(self.player.hand):
            cost = self.content.edition.orders[order].cost
            has = (stock & 4095, stock >> 12 & 4095, stock >> 24 & 4095)
            if all(one >= other for one, other in zip(has, cost, strict=True)):
                found |= 1 << order
        return found

    def _order(self, kind: int, argument: int) -> list[str]:
        """An order: its reward, what fulfilling it adds, or what is lacking for it."""
        if kind == c.ORDER and argument == c.DECK_TOP:
            return [self._say("hidden")]
        content, player = self.content, self.player
        order = argument if kind == c.FULFIL else self.t.display[argument]
        reward = self._effect(content.order_effects[order])
        if kind == c.FULFIL:
            return [reward, *self._reactions(c.ON_FULFILLED, 0), self._set_vp(order)]
        lacks = tuple(int(player.lacks(content.order_costs[order], good)) for good in range(3))
        if not any(lacks):
            return [reward, self._say("payable")]
        missing = (lacks[0], lacks[1], lacks[2])
        things = cost_words(content.edition, missing, self.language)
        return [reward, self._say("lack", things=things)]

    def _set_vp(self, order: int) -> str:
        """The VP that one more order adds to the sets at the end (E5)."""
        player, masks = self.player, self.content.colour_masks
        colours = [int(size(player.fulfilled & mask)) for mask in masks]
        gates = int(size(player.gates))
        before = order_points(colours, gates)
        colours[self.content.order_colours[order]] += 1
        more = int(order_points(colours, gates) - before)
        return self._say("end-vp", vp=more) if more else ""

    # Dice

    def _raise(self, kind: int, argument: int) -> list[str]:
        """The level and strength of a raised die, its VP, and the battle it counts for."""
        if kind == c.RAISE_CITY:
            return self._raise_in_city(argument)
        level = argument
        if kind == c.RAISE_ESTATE:
            level = int(self.player.estate_levels >> 3 * argument & 7)
        if level == c.TOP_LEVEL:
            return [self._say("vp", vp=1)]
        return [self._level(level + 1)]

    def _level(self, level: int) -> str:
        return self._say("level", level=level_word(level), strength=level // 2 + 1)

    def _raise_in_city(self, dice: int) -> list[str]:
        t = self.t
        level = int(level_at(t, dice))
        hoplite = bool(self.player.hoplites & BIT[dice])
        if level < c.TOP_LEVEL:
            said = [self._level(level + 1)]
            if level % 2:
                said.append(self._say("end-vp", vp=1))
                said += self._battle(dice, 1) if hoplite else []
            return said
        if not will_ascend(t, self.seat, dice):
            return [self._say("vp", vp=1)]
        if not hoplite:
            return [self._say("path", vp=self._path_vp())]
        strength = self.content.commanders[self.player.commanders]
        rows = self._rows(members(commander_rows(t, self.seat, dice)))
        return [self._say("commander", strength=strength, rows=rows)]

    def _path_vp(self) -> int:
        """The VP of the next ascension of a citizen (D3)."""
        taken = [seat >= 0 for seat in self.t.path]
        place = taken.index(False) if False in taken else len(taken)
        return self.content.path[place]

    def _hoplite(self, kind: int, argument: int) -> list[str]:
        """A hoplite to place, shift, pay or dismiss."""
        if kind == c.DISMISS:
            return [self._say("goes")]
        level = argument if kind == c.HOPLITE else int(level_at(self.t, argument))
        if kind == c.KEEP:
            return [self._say("stays", strength=level // 2 + 1), *self._goods(c.PAY, c.DRACHMA)]
        return [self._level(level)]

    def _deploy(self, dice: int) -> list[str]:
        """A hoplite on its way to a dice space."""
        frame = self.frame
        level = int(frame.level) if frame.level >= 0 else int(level_at(self.t, frame.origin))
        return self._in_rows(dice, level // 2 + 1)

    def _in_rows(self, dice: int, strength: int) -> list[str]:
        """The rows in which a piece would count, and the battles there."""
        rows = self._rows(self._rows_of(dice))
        return [self._say("rows", rows=rows), *self._battle(dice, strength)]

    def _rows_of(self, dice: int) -> list[int]:
        masks = self.t.board.row_mask
        return [row for row in range(c.ROWS) if masks[row] & BIT[dice]]

    def _battle(self, dice: int, more: int) -> list[str]:
        """The totals of known battles with some more strength on a dice space."""
        return [
            said
            for row in self._rows_of(dice)
            for said in self._battle_in(row, more, self._leaving(row))
        ]

    def _leaving(self, row: int) -> int:
        """The strength that a row loses because its hoplite is shifted away."""
        frame = self.frame
        if frame.kind != c.DEPLOYING or frame.origin < 0:
            return 0
        if not self.t.board.row_mask[row] & BIT[frame.origin]:
            return 0
        return int(level_at(self.t, frame.origin)) // 2 + 1

    def _battle_in(self, row: int, more: int, less: int = 0) -> list[str]:
        t, seat = self.t, self.seat
        said: list[str] = []
        for place, at in conflicts_ahead(t):
            if at != row:
                continue
            attack = span(*attack_range(t, place))
            there = takes_part(t, seat, row)
            before = int(battle_total(t, seat, row, True)) if there else 0
            total = before + more - less
            if total == before:
                continue
            key = "battle" if there else "battle-new"
            totals = {"total": total, "before": before, "round": place + 1, "row": row + 1}
            said.append(self._say(key, attack=attack, **totals))
        return said

    # Stones

    def _stone(self, kind: int, argument: int) -> list[str]:
        """Stones: leaving the estate, their space, rotation and roofs (V6 to V8)."""
        t, frame = self.t, self.frame
        if kind in (c.ROW, c.START_STONE):
            said = self._opened(argument)
            if frame.kind == c.REMOVING:
                return said
            return [self._stone_effect(row_stone(t, self.seat, argument)), *said]
        if kind == c.SPACE:
            return [self._say("match", n=self._best_match(argument))] if frame.roofs else []
        if kind == c.ROTATE:
            if not frame.roofs:
                return []
            roofs = roofs_of(t, int(frame.stone), argument)
            space = int(frame.space)
            found = [roofs[edge] for edge in range(4) if roofs[edge] == roof_beyond(t, space, edge)]
            return [self._roof(roof) for roof in found] or [self._say("no-match")]
        return [self._roof(int(roof_of(t, frame.space, argument)))]

    def _roof(self, roof: int) -> str:
        return self._thing(roof_fact(roof), self._effect(self.content.roof_effects[roof]))

    def _best_match(self, space: int) -> int:
        """How many roofs of the stone can match on a space and be triggered."""
        t, frame = self.t, self.frame
        beyond = [int(roof_beyond(t, space, edge)) for edge in range(4)]
        best = 0
        for turn in range(4):
            roofs = roofs_of(t, int(frame.stone), turn)
            best = max(best, sum(a == b for a, b in zip(roofs, beyond, strict=True)))
        return min(best, int(frame.roofs))

    def _opened(self, row: int) -> list[str]:
        """The action space that a stone leaves open, and the column that becomes clear."""
        player, content = self.player, self.content
        column = int(player.cleared(row)) + 1
        space = estate_fact(content, row * 5 + column)
        printed = content.edition.estate[row * 5 + column].effect
        effect = short_effect(content, self.language, printed)
        said = [self._named("opens", {"thing": space, "text": effect})]
        if all(player.cleared(other) >= column for other in range(3) if other != row):
            vp = content.column_values[column - 1]
            said.append(self._say("column", column=column + 1, vp=vp))
        return said

    # Altar, council, commanders, heroes and standing effects

    def _other(self, kind: int, argument: int) -> list[str]:
        t, frame, content = self.t, self.frame, self.content
        if kind == c.TRACK:
            return self._track(argument)
        if kind == c.MONUMENT:
            vp = int(effect_vp(t, self.seat, content.council_effects[argument]))
            return [self._say("now", vp=vp)]
        if kind == c.COMMANDER:
            return self._commander(argument)
        if kind == c.HERO:
            return [self._hero(argument)]
        if kind == c.ACCEPT:
            op = content.steps[frame.step]
            steps = step_fact(op, int(frame.strength)).steps
            said = short_effect(content, self.language, steps)
            if op.per and op.word == c.OP_VP:
                vp = int(amount(t, self.seat, op, frame.strength))
                return [said, self._say("vp", vp=vp)]
            return [said]
        if kind == c.WHICH:
            rules = content.blessing_rules
            if argument >= c.HERO_EFFECT:
                return [self._effect(content.hero_rules[argument - c.HERO_EFFECT].effect)]
            return [self._effect(rules[argument].effect)]
        return []

    def _track(self, track: int) -> list[str]:
        """What the next space of a track gives (V9, S9)."""
        content = self.content
        first = content.altar_effects[track][place_on(self.player, track) + 1]
        said: list[str] = []
        while content.steps[first].word != c.OP_END:
            op = content.steps[first]
            if op.word == c.OP_BLESSING:
                said += self._blessing(int(op.what))
            elif op.word == c.OP_HELP:
                stack = ThingFact("help-tile", content.edition.help_stacks[op.what].key)
                left = self.t.help_left[op.what]
                said.append(
                    thing_name(content, stack, self.language) if left else self._say("empty")
                )
            else:
                said.append(short_effect(content, self.language, step_fact(op, 1).steps))
            first += 1
        return said

    def _blessing(self, blessing: int) -> list[str]:
        """What the top tile of a stack of blessings gives at once."""
        content, left = self.content, self.t.blessings_left[blessing]
        if not left:
            return [self._say("empty")]
        tile = content.edition.blessings[blessing]
        said = [tile.name[self.language]]
        if tile.vp_by_copy:
            said.append(self._say("vp", vp=tile.vp_by_copy[tile.copies - left]))
        return [*said, short_effect(content, self.language, tile.effect)]

    def _commander(self, row: int) -> list[str]:
        """A commander in a row: battles ahead, and the chance of a hero (D4)."""
        t, player = self.t, self.player
        strength = self.content.commanders[player.commanders]
        here = bool(t.board.row_mask[row] & BIT[self.frame.at])
        lost = int(level_at(t, self.frame.at)) // 2 + 1 if here else 0
        said = self._battle_in(row, strength, lost)
        first = not any(it.commander_in(row) for it in t.players)
        if first and may_take_hero(t, player):
            said.append(self._say("hero-chance"))
        return said

    def _hero(self, hero: int) -> str:
        """What a hero brings at once and from then on."""
        thing = hero_fact(self.content, hero)
        card = components(self.content.edition.folder, self.language)[f"hero:{thing.key}"]
        return card["short"] or card["text"].rstrip(".")
