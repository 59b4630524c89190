"""The figures of a balance report of Elysium, with intervals, from the sums of watched games."""

from collections.abc import Sequence
from dataclasses import dataclass

from petteia.arena.balance.figures import (
    Effect,
    ReportFigures,
    WholeFigures,
    effect_of,
    games_figures,
    whole_figures,
    win_rate,
)
from petteia.arena.balance.ledger import Ledger, mean_of
from petteia.arena.balance.plan import BalancePlan
from petteia.games.elysium.game import edition_named
from petteia.games.elysium.rules.codes import EPOCHS, INCOMPLETE
from petteia.games.elysium.rules.printed import Design, Edition, Quest
from petteia.report.estimate import Estimate, share_estimate


@dataclass(frozen=True, slots=True)
class DesignFigures:
    """The figures of a design."""

    key: str
    name: str
    family: str
    level: int
    kind: str
    columns: str
    """Its Acquisition Condition: one symbol or two."""
    copies: int
    games: int
    """Games in which it was part of the content."""
    offered: int
    takeable: int
    chances: int
    """Pairs of player and Epoch in which it could be taken at some turn."""
    taken: int
    brought: int
    used: int
    transferred: int
    takers: int
    writers: int
    """Pairs of player and game."""
    take_rate: Estimate | None
    """The share of offered copies that were taken."""
    took: Effect
    wrote: Effect

    @property
    def chance_rate(self) -> float | None:
        """The share of chances in which it was taken."""
        return self.taken / self.chances if self.chances else None

    @property
    def transfer_rate(self) -> float | None:
        """The share of those in a Domain that were transferred."""
        came = self.taken + self.brought
        return self.transferred / came if came else None


@dataclass(frozen=True, slots=True)
class QuestFigures:
    """The figures of a Quest; number 5 is the Incomplete one."""

    number: int
    name: str
    gives: str
    there: int
    """Pairs of game and Epoch."""
    chances: int
    """Pairs of player and Epoch in which it could be taken at some turn."""
    held: int
    rate: Estimate | None
    """Epochs in which it was taken; for the Incomplete one, players who had it."""
    order: float | None
    """The mean place among the Quests taken in an Epoch: 1 is first."""
    share: Estimate | None
    """Its share of all Quests that were taken. Receiving the Incomplete one is not a take."""
    first: Estimate | None
    """Its share of the Quests that were taken first in an Epoch."""
    by_epoch: list[float]
    by_side: list[float | None]
    effect: Effect


@dataclass(frozen=True, slots=True)
class DiscFigures:
    """The results of players who started with a Disc."""

    disc: int
    win: Estimate | None
    score: Estimate | None
    effect: Effect


@dataclass(frozen=True, slots=True)
class CardsFigures:
    """The results of players who took a number of cards of a Family."""

    cards: int
    players: int
    win: Estimate | None
    lead: Estimate | None
    """Score less the mean of the rivals' scores."""


@dataclass(frozen=True, slots=True)
class FamilyFigures:
    """The figures of a Family's cards, and of the players who took most of them."""

    key: str
    name: str
    games: int
    offered: int
    taken: int
    used: int
    transferred: int
    take_rate: Estimate | None
    most: Effect
    by_cards: list[CardsFigures]


@dataclass(frozen=True, slots=True)
class Report(ReportFigures):
    """All figures of a balance report."""

    designs: list[DesignFigures]
    quests: list[QuestFigures]
    discs: list[DiscFigures]
    families: list[FamilyFigures]
    sets: list[WholeFigures]
    sides: list[WholeFigures]

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.discs)


def make_report(plan: BalancePlan, ledger: Ledger) -> Report:
    """The figures of a plan, from the sums of its watched games."""
    games, whole = games_figures(plan, ledger), ledger["whole"]
    edition = edition_named(str(plan.variants[0]["pack"]))
    players = len(plan.bots)
    designs = [
        _design(design, ledger)
        for design in edition.designs.values()
        if design.key in ledger["design"]
    ]
    families = [key for key in edition.families if any(it.family == key for it in designs)]
    quests = edition.quests_of_two if players == 2 else edition.quests
    return Report(
        games=games,
        designs=designs,
        quests=[
            *(_quest(quest.number, quest, ledger, players) for quest in quests),
            _quest(INCOMPLETE, edition.incomplete, ledger, players),
        ],
        discs=[_disc(disc, ledger) for disc in range(1, players + 1)],
        families=[_family(edition, key, designs, ledger, players) for key in families],
        sets=[
            whole_figures(name.removeprefix("set ").replace(",", ", "), row, players)
            for name, row in sorted(whole.items())
            if name.startswith("set ")
        ],
        sides=[
            whole_figures(
                f"{'AB'[side]} ({edition.pediment[side]})", whole[f"side {side}"], players
            )
            for side in (0, 1)
            if f"side {side}" in whole
        ],
    )


def _design(design: Design, ledger: Ledger) -> DesignFigures:
    row = ledger["design"][design.key]
    games, offered, takeable, chances, taken, brought, used, transferred, takers, writers = row
    return DesignFigures(
        key=design.key,
        name=design.name["en"],
        family=design.family,
        level=design.level,
        kind=design.kind,
        columns=design.columns,
        copies=design.copies,
        games=games,
        offered=offered,
        takeable=takeable,
        chances=chances,
        taken=taken,
        brought=brought,
        used=used,
        transferred=transferred,
        takers=takers,
        writers=writers,
        take_rate=share_estimate(taken, offered),
        took=effect_of(ledger.get("design-took"), design.key),
        wrote=effect_of(ledger.get("design-wrote"), design.key),
    )


def _quest(number: int, quest: Quest, ledger: Ledger, players: int) -> QuestFigures:
    there, chances, held, turns, firsts = ledger["quest"][str(number)]
    incomplete = number == INCOMPLETE
    trials = players if incomplete else 1
    epochs = [ledger["quest-epoch"][f"{epoch}/{number}"] for epoch in range(1, EPOCHS + 1)]
    takes = [row for key, row in ledger["quest"].items() if key != str(INCOMPLETE)]
    sides = [ledger["quest-side"].get(f"{side}/{number}") for side in (0, 1)]
    return QuestFigures(
        number=number,
        name="Incomplete" if incomplete else f"Quest {number}",
        gives=f"{quest.gold} Gold, {quest.vp} VP, lyre {quest.transfers}",
        there=there,
        chances=chances,
        held=held,
        rate=share_estimate(held, there * trials),
        order=None if incomplete or not held else turns / held,
        share=None if incomplete else share_estimate(held, sum(row[2] for row in takes)),
        first=None if incomplete else share_estimate(firsts, sum(row[4] for row in takes)),
        by_epoch=[row[1] / (row[0] * trials) for row in epochs],
        by_side=[row[1] / (row[0] * trials) if row else None for row in sides],
        effect=effect_of(ledger.get("quest-held"), str(number)),
    )


def _disc(disc: int, ledger: Ledger) -> DiscFigures:
    row = ledger["disc"][str(disc)]
    effect = effect_of(ledger.get("disc-had"), str(disc))
    return DiscFigures(disc, win_rate(row), mean_of(row, 1, at=3), effect)


def _family(
    edition: Edition, key: str, designs: Sequence[DesignFigures], ledger: Ledger, players: int
) -> FamilyFigures:
    cards = [design for design in designs if design.family == key]
    offered, taken = sum(it.offered for it in cards), sum(it.taken for it in cards)
    rows = {
        int(subject.partition("/")[2]): row
        for subject, row in ledger["family-cards"].items()
        if subject.partition("/")[0] == key
    }
    by_cards = [
        CardsFigures(number, row[0], win_rate(row), mean_of(row, players - 1, at=3))
        for number, row in sorted(rows.items())
    ]
    return FamilyFigures(
        key=key,
        name=edition.families[key].name["en"],
        games=cards[0].games,
        offered=offered,
        taken=taken,
        used=sum(it.used for it in cards),
        transferred=sum(it.transferred for it in cards),
        take_rate=share_estimate(taken, offered),
        most=effect_of(ledger.get("family-most"), key),
        by_cards=by_cards,
    )
