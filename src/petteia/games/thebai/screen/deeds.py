"""What Antigone does by a card, step by step and with the reason (A5 to A8).

Her cards are resolved without a decision, so the log has only the positions before and after a
card. The steps are carried out again on a copy, which also has the random generator.
"""

from collections.abc import Callable
from typing import NamedTuple

from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.content import Op
from petteia.games.thebai.rules.events import EVENT_CARD, EVENT_DESTINY
from petteia.games.thebai.rules.measures import amount
from petteia.games.thebai.rules.packing import CITIZENS, HOPLITES
from petteia.games.thebai.rules.pieces.dice import coming_row, level_at
from petteia.games.thebai.rules.pieces.stones import roof_of
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.rules.solo.actions import (
    do_unit,
    matching_roof,
    place_stone,
    raise_dice,
    roof_effect,
    sweep_display,
)
from petteia.games.thebai.rules.solo.state import ANTIGONE, Solo
from petteia.games.thebai.text.changes import Change, changes
from petteia.games.thebai.text.parts import Facts, ThingFact
from petteia.games.thebai.text.thing_facts import level_word, order_fact, roof_fact, stone_on
from petteia.kernel.bits import BIT, members, size

TOLD = {
    "deed-citizen": ("change-die",),
    "deed-hoplite": ("change-die",),
    "deed-raise": ("change-level",),
    "deed-ascends": ("change-ascends",),
    "deed-commander": ("change-commander",),
    "deed-order": ("change-fulfilled",),
    "deed-altar": ("change-altar",),
    "deed-build": ("change-stone",),
    "deed-instead": ("change-vp",),
    "deed-vp": ("change-vp",),
}
"""The changes that the sentence of a deed tells itself."""
PILES = ("left", "middle", "right")


class DeedFact(NamedTuple):
    """A deed in no language: its sentence, what else came of it, and the anchors it concerns."""

    key: str
    facts: Facts
    changes: tuple[Change, ...]
    at: tuple[str, ...]


def deeds_of_card(before: Position, event: int) -> list[DeedFact]:
    """What she does by her open action card or by her destiny."""
    t = before.copy()
    content, solo = t.content, solo_of(t)
    card = solo.actions[-1]
    focus = int(content.herald_spaces[solo.open_heralds[content.card_pointers[card]]])
    effect = content.card_effects[card]
    if event & ~c.ARGUMENTS == EVENT_DESTINY:
        effect = content.destiny_effects[solo.destiny]
    return _Telling(t, focus, int(content.card_tracks[card])).tell(int(effect), False)


def deed_of_archon(before: Position, after: Position, herald: int) -> DeedFact | None:
    """Where her archon goes by a herald; None if there is no free stone (A7)."""
    space = int(after.players[ANTIGONE].archon)
    if space == before.players[ANTIGONE].archon:
        return None
    content = after.content
    words = content.words[content.stone_effects[after.stones_at[space] >> 2]]
    sought = [word for word in content.herald_feet[herald] if words & BIT[word]]
    facts: Facts = {
        "stone": stone_on(after, space),
        "place": after.board.name(space),
        "focus": after.board.name(int(content.herald_spaces[herald])),
        "word": c.WORDS[sought[0]] if sought else "none",
    }
    return DeedFact("deed-archon", facts, (), (f"space:{facts['place']}",))


def solo_of(t: Position) -> Solo:
    """Antigone's cards and stones."""
    solo = t.solo
    assert solo is not None
    return solo


class _Telling:
    """The deeds of one card, carried out on a copy of the position."""

    def __init__(self, t: Position, focus: int, track: int) -> None:
        self.t = t
        self.focus = focus
        self.track = track

    def tell(self, effect: int, different: bool) -> list[DeedFact]:
        """All steps of an effect; with `different` its raises go to different dice."""
        found: list[DeedFact] = []
        while self.t.content.steps[effect].word != c.OP_END:
            found += self._step(self.t.content.steps[effect], different)
            effect += 1
        return found

    def _step(self, op: Op, different: bool) -> list[DeedFact]:
        t, number = self.t, int(op.number1)
        if op.word == c.OP_BUILD:
            return self._build(number)
        if op.word == c.OP_SWEEP:
            was = self._do(lambda: sweep_display(t))
            return [self._deed(was, "deed-sweep", {})]
        if op.word == c.OP_VP:
            vp = int(amount(t, ANTIGONE, op))
            t.players[ANTIGONE].vp += vp
            return [DeedFact("deed-vp", {"vp": vp}, (), ())]
        if op.word == c.OP_RAISE and different:
            was = self._do(lambda: raise_dice(t, op.kind, number, self.focus, True))
            return self._raised(was, int(op.kind), "none")
        found: list[DeedFact] = []
        for _ in range(number):
            found += self._unit(op)
        return found

    def _unit(self, op: Op) -> list[DeedFact]:
        t, word = self.t, int(op.word)
        if word == c.OP_RAISE:
            was = self._do(lambda: raise_dice(t, op.kind, 1, self.focus, False))
            return self._raised(was, int(op.kind), "none")
        was = self._do(lambda: do_unit(t, op, self.focus, self.track))
        if word in (c.OP_CITIZEN, c.OP_HOPLITE):
            return self._placed(was, c.WORDS[word])
        if word == c.OP_ORDER:
            return [self._order(was, op.mode == c.MODE_MOST)]
        return [self._altar(was)]

    def _do(self, work: Callable[[], object]) -> Position:
        """Do something and return the position before it."""
        was = self.t.copy()
        work()
        return was

    def _deed(self, was: Position, key: str, facts: Facts, *at: str) -> DeedFact:
        """A deed with the changes that its sentence does not tell."""
        told = TOLD.get(key, ())
        more = [it for it in changes(was, EVENT_CARD, self.t, key) if it[0] not in told]
        return DeedFact(key, facts, tuple(more), at)

    def _instead(self, was: Position, word: str) -> DeedFact:
        vp = int(self.t.players[ANTIGONE].vp - was.players[ANTIGONE].vp)
        return self._deed(was, "deed-instead", {"word": word, "vp": vp})

    def _placed(self, was: Position, die: str) -> list[DeedFact]:
        """A citizen or hoplite put into the city, or what she did instead."""
        t, old, new = self.t, was.players[ANTIGONE], self.t.players[ANTIGONE]
        added = (new.citizens | new.hoplites) & ~(old.citizens | old.hoplites)
        if not added:
            if old.supply_levels(CITIZENS if die == "citizen" else HOPLITES):
                return [self._instead(was, die)]
            return self._raised(was, c.KIND_WORDS.index(die), die)
        space = members(added)[0]
        row = int(coming_row(was))
        coming = die == "hoplite" and row >= 0 and t.board.row_mask[row] & BIT[space]
        facts: Facts = {
            "level": level_word(int(level_at(t, space))),
            "place": t.board.dice_name(space),
            "stones": 2 if was.amid & BIT[space] else int(bool(was.beside & BIT[space])),
            "row": row + 1 if coming else 0,
            "focus": t.board.name(self.focus),
        }
        return [self._deed(was, f"deed-{die}", facts, f"dice:{facts['place']}")]

    def _raised(self, was: Position, kind: int, instead: str) -> list[DeedFact]:
        """The dice she raised; `instead` is the kind of die she has none of in her supply."""
        t, old, new = self.t, was.players[ANTIGONE], self.t.players[ANTIGONE]
        found: list[tuple[str, Facts, str]] = []
        for die, were, are in (
            ("citizen", old.citizens, new.citizens),
            ("hoplite", old.hoplites, new.hoplites),
        ):
            for space in members(were):
                place = t.board.dice_name(space)
                level = int(level_at(was, space))
                facts: Facts = {"die": die, "place": place, "instead": instead}
                facts["level"] = level_word(level)
                if not are & BIT[space]:
                    found.append((*self._ascended(was, facts), f"dice:{place}"))
                elif level_at(t, space) != level:
                    facts["to"] = level_word(int(level_at(t, space)))
                    found.append(("deed-raise", facts, f"dice:{place}"))
        if not found:
            dice = (old.citizens | old.hoplites, old.citizens, old.hoplites)[kind]
            return [self._instead(was, "blocked" if dice else "raise")]
        told = [DeedFact(key, facts, (), (at,)) for key, facts, at in found[:-1]]
        key, facts, at = found[-1]
        last = self._deed(was, key, facts, at)
        singly = {"deed-raise": "change-level", "deed-ascends": "change-ascends"}
        said = {singly.get(key, "change-commander") for key, _, _ in found}
        rest = tuple(change for change in last.changes if change[0] not in said)
        return [*told, last._replace(changes=rest)]

    def _ascended(self, was: Position, facts: Facts) -> tuple[str, Facts]:
        """A die that left the city: to the council, or as a commander (D3, A6)."""
        if facts["die"] == "citizen":
            return "deed-ascends", facts
        new = self.t.players[ANTIGONE]
        for row in range(c.ROWS):
            commander = int(new.commander_in(row))
            if commander != was.players[ANTIGONE].commander_in(row):
                strength = self.t.content.commanders[commander - 1]
                return "deed-commander", {**facts, "row": row + 1, "strength": strength}
        raise AssertionError("a hoplite leaves only for a commander")

    def _order(self, was: Position, most: bool) -> DeedFact:
        old, new = was.players[ANTIGONE], self.t.players[ANTIGONE]
        taken = members(new.fulfilled & ~old.fulfilled)
        if not taken:
            return self._instead(was, "order")
        content = self.t.content
        colour = int(content.order_colours[taken[0]])
        facts: Facts = {
            "order": order_fact(content, taken[0]),
            "colour": c.ORDER_COLOURS[colour],
            "mode": "most" if most else "few",
            "owned": int(size(old.fulfilled & content.colour_masks[colour])),
        }
        return self._deed(was, "deed-order", facts)

    def _altar(self, was: Position) -> DeedFact:
        old, new = was.players[ANTIGONE], self.t.players[ANTIGONE]
        places = ((old.dionysos, new.dionysos), (old.ares, new.ares))
        for track, (before, after) in zip(c.TRACK_WORDS, places, strict=True):
            if after != before:
                gains = new.vp != old.vp or new.blessings != old.blessings
                facts: Facts = {
                    "track": track,
                    "space": int(before),
                    "to": int(after),
                    "gain": "yes" if gains else "no",
                }
                return self._deed(was, "deed-altar", facts, f"track:{track}")
        return self._instead(was, "altar")

    def _build(self, roofs: int) -> list[DeedFact]:
        """A stone she places, and its roofs (A2, V8)."""
        t = self.t
        was = t.copy()
        space = int(place_stone(t, self.focus))
        if space < 0:
            return [self._instead(was, "build")]
        piles = zip(solo_of(was).piles, solo_of(t).piles, strict=True)
        pile = next(n for n, (before, after) in enumerate(piles) if len(after) < len(before))
        place = t.board.name(space)
        facts: Facts = {
            "stone": stone_on(t, space),
            "place": place,
            "pile": PILES[pile],
            "around": int(size(t.board.neighbours[space] & was.stones)),
            "focus": t.board.name(self.focus),
        }
        at = f"space:{place}"
        found = [self._deed(was, "deed-build", facts, at)]
        used = 0
        for left in range(roofs, 0, -1):
            edge = int(matching_roof(t, space, used))
            if edge < 0:
                if left == roofs:
                    found.append(DeedFact("deed-no-roof", {}, (), (at,)))
                break
            used |= BIT[edge]
            roof = roof_fact(int(roof_of(t, space, edge)))
            told: Facts = {"roof": ThingFact("antigone-roof", roof.key), "edge": c.EDGE_WORDS[edge]}
            found.append(DeedFact("deed-roof", told, (), (at,)))
            found += self.tell(int(roof_effect(t, space, edge)), True)
        return found
