"""The watcher of Elysium: what a balance report counts in a game.

It looks at the position before each action, including forced ones, and at the end. A card is
*offered* when a copy of it comes into the Agora or the Oracle (a card that slides from the Oracle
to the Agora was offered before), *takeable* if taking it was legal at the taking action of a turn,
and *taken* by that action only: cards that powers bring count as *brought*.
"""

from collections import Counter

from petteia.arena.balance.figures import margin_of, whole_row
from petteia.arena.balance.ledger import Ledger, add_contrast, add_row, moments
from petteia.games.elysium.rules.codes import (
    ARGUMENTS,
    BRINGING,
    DISCARDING,
    EPOCHS,
    INCOMPLETE,
    ORACLE,
    PAYING,
    PLACING,
    POWER,
    SWAP_AGORA,
    SWAPPING,
    TAKE,
    TAKE_CITIZEN,
    TAKE_QUEST,
    TURN,
)
from petteia.games.elysium.rules.phases import all_quests
from petteia.games.elysium.rules.position import Position
from petteia.games.elysium.state import Elysium
from petteia.kernel.bits import BIT
from petteia.kernel.machine import take_trace

Pair = tuple[int, int]


class ElysiumWatcher:
    """Watches one game."""

    def __init__(self, state: Elysium, ledger: Ledger) -> None:
        self.state = state
        self.ledger = ledger
        state.count_usage()
        state.trace = []
        self.discs = {seat: disc for disc, seat in enumerate(state.order, 1)}
        """The Discs of all players at the start."""
        self.decisions = 0
        self.epoch = 1
        self.lies: list[int] = []
        """The cards in Agora and Oracle at the last check; empty if a card has left since."""
        self.shown: Counter[int] = Counter()
        """Those of them that are still there; all other cards there are new."""
        self.oracle: list[int] = []
        self.offered: Counter[int] = Counter()
        self.takeable: Counter[int] = Counter()
        self.chances: set[tuple[int, int, int]] = set()
        """(Epoch, seat, design) with a turn in which it could be taken."""
        self.taken: Counter[Pair] = Counter()
        """By seat and design."""
        self.written: set[Pair] = set()
        """(seat, design) of transfers, even if the Legend is discarded at the end (F1)."""
        self.quest_chances: set[tuple[int, int, int]] = set()
        """(Epoch, seat, Quest)."""
        self.quests: dict[Pair, int] = {}
        """By Epoch and seat."""
        self.quest_turns: dict[Pair, int] = {}
        """By Epoch and Quest: the number of Quests taken before it."""
        self._look(state)

    def see(self, action: int) -> None:
        """See a chosen action before it is applied; the trace lists the forced ones before it."""
        self._catch_up()
        self.decisions += 1
        self._witness(self.state, action)

    def end(self, wins: list[int], scores: list[int]) -> None:
        """Add what was seen to the ledger."""
        self._catch_up()
        self._look(self.state)
        note_designs(self, wins, scores)
        note_quests(self, wins, scores)
        note_families(self, wins, scores)
        note_whole(self, wins, scores)

    def _catch_up(self) -> None:
        for position, action in take_trace(self.state):
            self._witness(position, action)

    def _witness(self, position: Position, action: int) -> None:
        self._look(position)
        if position.top.kind == TURN and TAKE <= action < POWER:
            self._witness_take(position, action)
        elif position.top.kind == PLACING:
            self.written.add((position.top.seat, position.top.item))
        gone = leaving(position, action)
        if gone >= 0:
            self.shown[gone] -= 1
            self.lies = []

    def _look(self, position: Position) -> None:
        """Count the cards that are new since the last check."""
        lies = position.agora + position.oracle
        if position.epoch != self.epoch:
            # The Agora was emptied, and the Oracle's cards slid into it (A1, A2). What ends an
            # Epoch is the last writer's STOP, which leaves the Oracle as it is.
            self.epoch = position.epoch
            self.shown = Counter(self.oracle)
        elif lies == self.lies:
            return
        self.offered += Counter(lies) - self.shown
        self.lies = lies
        self.shown = Counter(lies)
        self.oracle = position.oracle[:]

    def _witness_take(self, position: Position, action: int) -> None:
        epoch, seat = position.epoch, position.mover
        designs: set[int] = set()
        for other in position.legal():
            if TAKE <= other < TAKE_QUEST:
                designs.add(other & ARGUMENTS)
            elif TAKE_QUEST <= other < TAKE_CITIZEN:
                self.quest_chances.add((epoch, seat, other - TAKE_QUEST))
        for design in designs:
            self.takeable[design] += 1
            self.chances.add((epoch, seat, design))
        if action < TAKE_QUEST:
            self.taken[seat, action & ARGUMENTS] += 1
        elif action < TAKE_CITIZEN:
            quest = action - TAKE_QUEST
            before = sum(1 for when, _ in self.quests if when == epoch)
            self.quests[epoch, seat] = quest
            self.quest_turns[epoch, quest] = before


def leaving(position: Position, action: int) -> int:
    """The card that an action takes out of Agora or Oracle, or -1."""
    frame = position.top
    kind = frame.kind
    argument = action & ARGUMENTS
    if kind == TURN:
        return argument if TAKE <= action < TAKE_QUEST else -1
    if kind == SWAPPING:
        return argument if action >= SWAP_AGORA else -1
    if kind not in (PAYING, DISCARDING, BRINGING, PLACING) or not frame.step:
        return -1
    if position.content.ops[frame.step].zone != ORACLE:
        return -1
    return frame.item if kind == PLACING else argument


def note_designs(seen: ElysiumWatcher, wins: list[int], scores: list[int]) -> None:
    """Add the figures of each design, and the results of players who took or transferred it."""
    ledger, state = seen.ledger, seen.state
    usage = state.usage
    assert usage is not None
    chances = Counter(design for _, _, design in seen.chances)
    seats = range(state.seats)
    for number, design in enumerate(state.content.designs):
        takers = {seat for seat in seats if seen.taken[seat, number]}
        writers = {seat for seat in seats if (seat, number) in seen.written}
        taken = sum(seen.taken[seat, number] for seat in takers)
        row = [
            1,
            seen.offered[number],
            seen.takeable[number],
            chances[number],
            taken,
            usage.taken[number] - taken,
            usage.used[number],
            usage.transferred[number],
            len(takers),
            len(writers),
        ]
        add_row(ledger, "design", design.key, row)
        add_contrast(ledger, "design-took", design.key, [takers], wins, scores)
        add_contrast(ledger, "design-wrote", design.key, [writers], wins, scores)


def note_quests(seen: ElysiumWatcher, wins: list[int], scores: list[int]) -> None:
    """Add who took which Quest when, and their results; INCOMPLETE stands for none."""
    ledger, state = seen.ledger, seen.state
    there = [quest for quest in range(1, INCOMPLETE) if all_quests(state) & BIT[quest]]
    chances = Counter(quest for _, _, quest in seen.quest_chances)
    for quest in [*there, INCOMPLETE]:
        holders: list[set[int]] = []
        for epoch in range(1, EPOCHS + 1):
            holders.append(
                {
                    seat
                    for seat in range(state.seats)
                    if seen.quests.get((epoch, seat), INCOMPLETE) == quest
                }
            )
            add_row(ledger, "quest-epoch", f"{epoch}/{quest}", [1, len(holders[-1])])
        held = sum(len(members) for members in holders)
        turns = [turn for (_, other), turn in seen.quest_turns.items() if other == quest]
        row = [EPOCHS, chances[quest], held, sum(turns) + len(turns), turns.count(0)]
        add_row(ledger, "quest", str(quest), row)
        add_row(ledger, "quest-side", f"{state.side}/{quest}", [EPOCHS, held])
        add_contrast(ledger, "quest-held", str(quest), holders, wins, scores)


def note_families(seen: ElysiumWatcher, wins: list[int], scores: list[int]) -> None:
    """Add the results by the number of cards taken of each Family."""
    ledger, state = seen.ledger, seen.state
    content = state.content
    leads = [score * state.seats - sum(scores) for score in scores]
    for number, family in enumerate(content.families):
        cards = [0] * state.seats
        for (seat, design), taken in seen.taken.items():
            if content.family[design] == number:
                cards[seat] += taken
        for seat, taken in enumerate(cards):
            row = moments(wins[seat]) + moments(leads[seat])
            add_row(ledger, "family-cards", f"{family}/{taken}", row)
        most = {seat for seat, taken in enumerate(cards) if taken == max(cards)}
        add_contrast(ledger, "family-most", family, [most], wins, scores)


def note_whole(seen: ElysiumWatcher, wins: list[int], scores: list[int]) -> None:
    """Add the length and the scores of the game, by starting order, set and side."""
    ledger, state = seen.ledger, seen.state
    for seat, disc in seen.discs.items():
        row = moments(wins[seat]) + moments(scores[seat])
        add_row(ledger, "disc", str(disc), row)
        add_contrast(ledger, "disc-had", str(disc), [{seat}], wins, scores)
        add_row(ledger, "score", str(scores[seat]), [1, 1 if wins[seat] else 0])
    add_row(ledger, "margin", str(margin_of(scores)), [1])
    add_row(ledger, "decisions", str(seen.decisions), [1])
    whole = whole_row(seen.decisions, scores)
    add_row(ledger, "whole", "all", whole)
    add_row(ledger, "whole", f"side {state.side}", whole)
    add_row(ledger, "whole", "set " + ",".join(state.content.families), whole)
