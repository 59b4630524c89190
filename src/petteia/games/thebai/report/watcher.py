"""The watcher of Thebai: what a balance report counts in a game.

The usage counts of the position say what players did. The decisions show whether a component
*appeared*, so that it could be chosen: an order in the display or a hand; a hero, a council space,
an estate space or a roof among the legal actions; a stone in an estate or the city; the gate tile
of a row with a battle. Blessings and help tiles are available to all players in every game.
"""

from collections import Counter

from petteia.arena.balance.figures import margin_of, whole_row
from petteia.arena.balance.ledger import Ledger, add_contrast, add_row, moments
from petteia.games.thebai.report.things import (
    BLESSINGS,
    CHOSEN,
    COUNCIL,
    DEEDS,
    ESTATE,
    GATES,
    HELP,
    HEROES,
    ORDERS,
    ROOFS,
    STONES,
    Thing,
    things_of,
)
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.decisions import DECISIONS
from petteia.games.thebai.rules.measures import effect_vp, heroes_seated
from petteia.games.thebai.rules.pieces.stones import roof_of
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.games.thebai.rules.usage import USES, stone_kind
from petteia.games.thebai.state import Thebai
from petteia.kernel.bits import BIT

CHOSEN_BY = {
    HEROES: codes.HERO,
    COUNCIL: codes.MONUMENT,
    ESTATE: codes.ESTATE,
    ROOFS: codes.ROOF,
}
"""The actions that choose a component of a sort (`Decision.watched`)."""


class ThebaiWatcher:
    """Watches one game."""

    def __init__(self, state: Thebai, ledger: Ledger) -> None:
        self.state = state
        self.ledger = ledger
        state.count_usage()
        self.things = things_of(state.content.edition)
        self.everybody = BIT[state.seats] - 1
        self.places = {seat: place for place, seat in enumerate(state.order, 1)}
        """The places of all players in the first turn order."""
        self.could: Counter[tuple[str, int]] = Counter()
        """The seats that could choose a component, as bits, by sort and number."""
        self.decisions = 0
        self.display: list[int] = []
        """The list at the last check; a changed one is a new object."""
        self.helped: Counter[int] = Counter()
        """The number of uses by help stack."""
        self.gates = state.gates
        """The values at the start."""
        self._note_laid_out()

    def see(self, action: int) -> None:
        """See a chosen action before it is applied."""
        state = self.state
        self.decisions += 1
        if state.display is not self.display:
            self._look_at_display()
        kind = state.top.kind
        watched = DECISIONS[kind].watched
        if watched:
            self._look(CHOSEN_BY[watched], watched)
        elif kind == codes.TURN and action & ~codes.ARGUMENTS == codes.HELP:
            # Going without is always possible, so every use is chosen and seen here.
            self.helped[action & codes.ARGUMENTS] += 1

    def end(self, wins: list[int], scores: list[int]) -> None:
        """Add what was seen to the ledger."""
        self._note_left()
        note_things(self, wins, scores)
        note_council(self)
        note_sources(self, wins)
        note_whole(self, wins, scores)

    def _note_laid_out(self) -> None:
        """Add what the setup shows to all players."""
        state, edition = self.state, self.state.content.edition
        for number in range(len(edition.blessings)):
            self.could[BLESSINGS, number] = self.everybody
        for number in range(len(edition.help_stacks)):
            self.could[HELP, number] = self.everybody
        for player in state.players[: state.seats]:
            for stone in player.estate:
                self.could[STONES, stone_kind(stone)] = self.everybody

    def _note_left(self) -> None:
        """Add what is known only at the end: the city, hands and the rows of battles."""
        state = self.state
        for laid in state.stones_at:
            if laid >= 0:
                self.could[STONES, stone_kind(laid >> 2)] = self.everybody
        held = 0
        for player in state.players[: state.seats]:
            held |= player.hand | player.fulfilled
        for order in range(state.content.orders):
            if held & BIT[order]:
                self.could[ORDERS, order] = self.everybody
        for tile in state.fate:
            if tile >= codes.PROSPERITIES:
                self.could[GATES, self.gates[tile - codes.PROSPERITIES]] = self.everybody

    def _look_at_display(self) -> None:
        self.display = self.state.display
        for order in self.display:
            if order >= 0:
                self.could[ORDERS, order] = self.everybody

    def _look(self, base: int, sort: str) -> None:
        """Add the components among the legal actions."""
        state = self.state
        seat = BIT[state.mover]
        for action in state.legal():
            if action & ~codes.ARGUMENTS == base:
                thing = action & codes.ARGUMENTS
                if sort == ROOFS:
                    thing = roof_of(state, state.top.space, thing)
                self.could[sort, thing] |= seat

    def choosers(self, thing: Thing) -> int:
        """The seats that chose a component, as bits."""
        usage = self.state.usage
        assert usage is not None
        seats = 0
        for event in CHOSEN[thing.sort]:
            seats |= usage.seats[event][thing.number]
        if thing.sort == GATES:
            for seat, player in enumerate(self.state.players[: self.state.seats]):
                if player.gates & BIT[thing.number]:
                    seats |= BIT[seat]
        return seats

    def count(self, thing: Thing, deed: str) -> int:
        """The number of events of a kind for a component."""
        state, usage = self.state, self.state.usage
        assert usage is not None
        if thing.sort == GATES:
            return self.choosers(thing).bit_count()
        if (thing.sort, deed) == (HELP, "used"):
            return self.helped[thing.number]
        if (thing.sort, deed) == (ORDERS, "taken") and thing.number in state.content.starting:
            # Those are dealt, not taken by an effect (I7).
            bit = BIT[thing.number]
            people = state.players[: state.seats]
            return sum(1 for it in people if (it.hand | it.fulfilled) & bit)
        return usage.counts[USES.index((thing.sort, deed))][thing.number]


def note_things(seen: ThebaiWatcher, wins: list[int], scores: list[int]) -> None:
    """Add the figures of each component, and the results of players who chose it."""
    ledger = seen.ledger
    for thing in seen.things:
        chose = seen.choosers(thing)
        could = seen.could[thing.sort, thing.number] | chose
        if not could:
            continue
        row = [1, int(chose != 0), could.bit_count(), chose.bit_count()]
        row += [seen.count(thing, deed) for deed in DEEDS[thing.sort]]
        add_row(ledger, "thing", thing.key, row)
        members = {seat for seat in range(len(scores)) if chose & BIT[seat]}
        add_contrast(ledger, "thing-chose", thing.key, [members], wins, scores)
        for seat, score in enumerate(scores):
            page = "thing-with" if seat in members else "thing-without"
            add_row(ledger, page, thing.key, moments(wins[seat]) + moments(score))


def note_council(seen: ThebaiWatcher) -> None:
    """Add the VP of each council space's condition for the players beside it (E2)."""
    state = seen.state
    for seat, player in enumerate(state.players[: state.seats]):
        council = player.council_dice | player.council_tiles | heroes_seated(state, player)
        for number, space in enumerate(state.content.edition.council):
            if council & BIT[number]:
                vp = effect_vp(state, seat, state.content.council_effects[number])
                add_row(seen.ledger, "council-vp", space.key, moments(vp))


def note_sources(seen: ThebaiWatcher, wins: list[int]) -> None:
    """Add the sources of VP, of all players and of the winners."""
    for seat, sheet in enumerate(seen.state.sheets()[: seen.state.seats]):
        for source, vp in sheet.parts().items():
            add_row(seen.ledger, "source", source, moments(vp))
            if wins[seat]:
                add_row(seen.ledger, "source-won", source, moments(vp))


def note_whole(seen: ThebaiWatcher, wins: list[int], scores: list[int]) -> None:
    """Add the length and the scores of the game, by turn order and seat, or by Antigone's cards."""
    ledger, state = seen.ledger, seen.state
    for seat, score in enumerate(scores):
        row = moments(wins[seat]) + moments(score)
        for page, subject in (("place", str(seen.places[seat])), ("seat", str(seat + 1))):
            add_row(ledger, page, subject, row)
            add_contrast(ledger, f"{page}-had", subject, [{seat}], wins, scores)
        add_row(ledger, "score", str(score), [1, int(wins[seat] > 0)])
    margin = margin_of(scores)
    if state.solo is not None:
        margin = note_solo(seen, wins[0], scores[0])
    add_row(ledger, "margin", str(margin), [1])
    add_row(ledger, "decisions", str(seen.decisions), [1])
    add_row(ledger, "whole", "all", whole_row(seen.decisions, scores))


def note_solo(seen: ThebaiWatcher, win: int, score: int) -> int:
    """Add a game against Antigone, by challenge and destiny, with the lead over her (A11)."""
    solo, edition = seen.state.solo, seen.state.content.edition
    assert solo is not None
    hers = seen.state.sheets()[ANTIGONE].total()
    row = moments(win) + moments(score) + moments(hers) + moments(score - hers)
    add_row(seen.ledger, "challenge", edition.challenges[solo.challenge - 1].key, row)
    add_row(seen.ledger, "destiny", edition.destinies[solo.destiny].key, row)
    return score - hers
