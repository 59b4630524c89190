"""The log: actions and events, and what they changed.

A line is computed from the positions before and after an action or an event (see `rules.events`).
It names components by key, so it can be shown in any language. The game stores nothing for it.
"""

from collections.abc import Sequence

from petteia.games.thebai.rules import events
from petteia.games.thebai.rules.codes import ACTIONS, ARGUMENTS, PHASE_OVER, ROTATE
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.fate.battle import attack_strength
from petteia.games.thebai.rules.measures import battle_total, takes_part
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.rules.scoring import Sheet, score
from petteia.games.thebai.text.changes import Change, changes
from petteia.games.thebai.text.moves import action_facts
from petteia.games.thebai.text.parts import (
    Facts,
    Part,
    SeatsFact,
    TextFact,
    ThingFact,
    format_parts,
    seat_names,
    text_of,
)
from petteia.games.thebai.text.thing_facts import card_fact, gate_fact, stone_fact
from petteia.kernel.text.log_entry import NOBODY, LogEntry
from petteia.kernel.text.parts import SeatFact, signed

SEAT_EVENTS = {
    events.EVENT_RESET: "log-reset",
    events.EVENT_LOOT: "log-loot",
    events.EVENT_PAY: "log-pay-hoplites",
}
"""Events of one player; the argument is the seat."""
QUIET = (
    "log-done",
    "log-pay-hoplites",
    "log-turn-order-stays",
    "log-her-die",
    "log-sweep",
    "log-end",
)
"""Lines that are shown only if something changed."""


class Entry(LogEntry[Facts]):
    """One line of the log."""

    __slots__ = ()

    def is_shown(self) -> bool:
        """Should the line be shown?"""
        return self.key not in QUIET or bool(self.changes)


def entries(steps: Sequence[tuple[Position, int]], after: Position) -> list[Entry]:
    """The lines of some steps, each an action or event with the position before it; `after` is the
    position after the last. At the end of the game the scores follow."""
    then = [position for position, _ in steps[1:]] + [after]
    lines = [
        make_entry(before, action, position)
        for (before, action), position in zip(steps, then, strict=True)
    ]
    lines = [entry for entry in lines if entry.is_shown()]
    return lines + final_entries(after) if after.phase == PHASE_OVER else lines


def make_entry(before: Position, action: int, after: Position) -> Entry:
    """The line of an action of the player to move, or of an event."""
    if action >= ACTIONS:
        return _event_entry(before, action, after)
    key, facts = action_facts(before, action)
    if "player" in facts:
        facts["other"] = facts.pop("player")
    facts["player"] = SeatFact(int(before.mover))
    if action & ~ARGUMENTS == ROTATE:
        frame = before.top
        facts["stone"] = stone_fact(before.content, int(frame.stone))
        facts["place"] = before.board.name(int(frame.space))
    changed = changes(before, action, after, key)
    return Entry(int(before.mover), key.replace("action-", "log-"), facts, tuple(changed))


def final_entries(t: Position) -> list[Entry]:
    """The final scores by category (E2 to E7)."""
    return [
        Entry(
            NOBODY,
            "log-score",
            {"player": SeatFact(seat), "total": int(sheet.total())},
            tuple(_sheet(sheet)),
        )
        for seat, sheet in enumerate(score(t))
    ]


def round_entry(t: Position, gained: Sequence[int]) -> Entry:
    """The line at the end of a round, with the VP that each player gained in it."""
    told: list[Change] = []
    for seat in t.order:
        facts: Facts = {"player": SeatFact(int(seat)), "amount": signed(gained[seat])}
        total = str(int(t.players[seat].vp)).replace("-", "−")
        told.append(("change-round", facts | {"total": total}))
    return Entry(NOBODY, "log-round-over", {"round": int(t.round)}, tuple(told))


def herald_entry(before: Position, after: Position) -> Entry:
    """The line of a herald that replaces the one Antigone's archon followed (A7, Q19)."""
    assert before.solo is not None
    assert after.solo is not None
    heralds, new = after.content.edition.heralds, after.solo.open_heralds
    gone = next(card for card in before.solo.open_heralds if card != new[0])
    facts: Facts = {
        "herald": ThingFact("herald", heralds[gone].key),
        "other": ThingFact("herald", heralds[new[1]].key),
    }
    return Entry(NOBODY, "log-new-herald", facts)


def entry_parts(
    content: Content, entry: Entry, language: str
) -> tuple[list[Part], list[list[Part]]]:
    """A line of the log without its full stop, and its changes."""
    line = format_parts(content, language, entry.key, entry.facts)
    return line, [format_parts(content, language, key, facts) for key, facts in entry.changes]


def entry_words(content: Content, entry: Entry, language: str, names: Sequence[str]) -> str:
    """A line of the log as a sentence, followed by its changes; `names` are by seat."""
    called = seat_names(language, len(names), names)
    line, changed = entry_parts(content, entry, language)
    words = text_of(content, language, line, called).rstrip(".")
    more = "; ".join(text_of(content, language, change, called) for change in changed)
    return f"{words} ({more})." if more else f"{words}."


def _event_entry(before: Position, event: int, after: Position) -> Entry:
    """The line of an event."""
    kind, argument = event & ~ARGUMENTS, event & ARGUMENTS
    seat = argument if kind in SEAT_EVENTS else NOBODY
    key, facts = _event_facts(before, kind, argument, after)
    changed = [] if kind == events.EVENT_GATE else changes(before, event, after, key)
    if kind == events.EVENT_BATTLE:
        changed = [*_totals(before, argument), *changed]
    return Entry(seat, key, facts, tuple(changed))


def _event_facts(before: Position, kind: int, argument: int, after: Position) -> tuple[str, Facts]:
    """The message key and facts of an event."""
    edition = before.content.edition
    if kind in SEAT_EVENTS:
        return SEAT_EVENTS[kind], {"player": SeatFact(argument)}
    if kind in (events.EVENT_HERALD, events.EVENT_ANTIGONE_ARCHON):
        herald = edition.heralds[argument]
        key = "log-herald" if kind == events.EVENT_HERALD else "log-her-archon"
        return key, {"herald": ThingFact("herald", herald.key), "column": herald.column}
    if kind == events.EVENT_MARKER:
        return "log-marker", {"place": before.board.dice_name(argument)}
    if kind == events.EVENT_PROSPERITY:
        tile = ThingFact("prosperity", edition.prosperities[argument].key)
        return "log-prosperity", {"tile": tile, "text": TextFact(*tile)}
    if kind == events.EVENT_BATTLE:
        return "log-battle", {
            "row": argument + 1,
            "attack": ThingFact("attack", edition.attacks[before.attacks[argument]].key),
            "strength": int(attack_strength(before, argument)),
        }
    if kind == events.EVENT_GATE:
        return _gate_facts(before, argument, after)
    if kind == events.EVENT_TURN_ORDER:
        key = "log-turn-order" if after.order != before.order else "log-turn-order-stays"
        return key, {"players": SeatsFact(tuple(int(it) for it in after.order))}
    if kind == events.EVENT_ROUND:
        return "log-round", {"round": argument}
    if kind == events.EVENT_CARD:
        return "log-card", {"card": card_fact(before.content, argument)}
    if kind == events.EVENT_DESTINY:
        return "log-destiny", {"card": ThingFact("destiny", edition.destinies[argument].key)}
    if kind == events.EVENT_ANTIGONE_DIE:
        return "log-her-die", {}
    if kind == events.EVENT_SWEEPING:
        return "log-sweep", {}
    assert kind == events.EVENT_END
    return "log-end", {}


def _gate_facts(before: Position, row: int, after: Position) -> tuple[str, Facts]:
    """Who takes the gate tile of a row, if anybody (F4)."""
    facts: Facts = {"tile": gate_fact(before.content, before.gates[row]), "row": row + 1}
    for seat, player in enumerate(after.players):
        if player.gates != before.players[seat].gates:
            return "log-gate", facts | {"player": SeatFact(seat)}
    return "log-gate-leaves", facts


def _totals(before: Position, row: int) -> list[Change]:
    """The strengths of all players in a battle (F3)."""
    found: list[Change] = []
    for seat in before.order:
        player: Facts = {"player": SeatFact(int(seat))}
        if takes_part(before, seat, row):
            total = int(battle_total(before, seat, row, True))
            found.append(("change-total", player | {"total": total}))
        else:
            found.append(("change-absent", player))
    return found


def _sheet(sheet: Sheet) -> list[Change]:
    """The lines of a score sheet that are not 0."""
    return [
        ("change-score", {"part": part, "amount": signed(amount)})
        for part, amount in sheet.parts().items()
        if amount
    ]
