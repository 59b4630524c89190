"""The figures of a balance report of Thebai, with intervals, from the sums of watched games."""

from dataclasses import dataclass

from petteia.arena.balance.comparison import difference
from petteia.arena.balance.figures import (
    Effect,
    ReportFigures,
    effect_of,
    games_figures,
    win_rate,
)
from petteia.arena.balance.ledger import Ledger, Row, mean_of
from petteia.arena.balance.plan import BalancePlan
from petteia.games.thebai.game import edition_named
from petteia.games.thebai.report.things import COUNCIL, DEEDS, Thing, things_of
from petteia.games.thebai.rules.printed import Edition
from petteia.games.thebai.rules.scoring import CATEGORIES
from petteia.report.estimate import Estimate, share_estimate


@dataclass(frozen=True, slots=True)
class ThingFigures:
    """The figures of a component."""

    key: str
    sort: str
    printed: str
    """Its key in the pack."""
    name: str
    games: int
    """Games in which it appeared."""
    chosen: int
    """Those of them in which a player chose it."""
    chances: int
    """Pairs of player and game in which the player could choose it."""
    choosers: int
    """Pairs of player and game in which the player chose it."""
    deeds: dict[str, int]
    """The number of events of each kind."""
    take_rate: Estimate | None
    """The share of games with it in which a player chose it."""
    win: Estimate | None
    """The win rate of the players who chose it."""
    took: Effect
    vp: Estimate | None
    """The VP of a council space's condition for the players beside it."""
    seated: int
    """How often it was scored."""

    @property
    def chance_rate(self) -> float | None:
        """The share of players who chose it, of those who could."""
        return self.choosers / self.chances if self.chances else None


@dataclass(frozen=True, slots=True)
class PlaceFigures:
    """The results of a place in the first turn order, or of a seat."""

    place: int
    win: Estimate | None
    score: Estimate | None
    effect: Effect


@dataclass(frozen=True, slots=True)
class SourceFigures:
    """VP from one source: a category of the score sheet."""

    name: str
    everybody: Estimate | None
    winners: Estimate | None


@dataclass(frozen=True, slots=True)
class RebellionFigures:
    """Games against Antigone with one challenge, or one destiny."""

    name: str
    games: int
    win: Estimate | None
    score: Estimate | None
    hers: Estimate | None
    lead: Estimate | None
    """The player's score less hers."""


@dataclass(frozen=True, slots=True)
class Report(ReportFigures):
    """All figures of a balance report."""

    designs: list[ThingFigures]
    places: list[PlaceFigures]
    seats: list[PlaceFigures]
    sources: list[SourceFigures]
    challenges: list[RebellionFigures]
    destinies: list[RebellionFigures]

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.seats)


def make_report(plan: BalancePlan, ledger: Ledger) -> Report:
    """The figures of a plan, from the sums of its watched games."""
    games = games_figures(plan, ledger)
    edition = edition_named(str(plan.variants[0]["pack"]))
    players = len(plan.bots)
    challenges = [(it.key, f"{it.level}: {it.name['en']}") for it in edition.challenges]
    destinies = [(it.key, it.name["en"]) for it in edition.destinies]
    return Report(
        games=games,
        designs=_things(edition, ledger, players),
        places=[_place("place", number, ledger) for number in range(1, players + 1)],
        seats=[_place("seat", number, ledger) for number in range(1, players + 1)],
        sources=[
            SourceFigures(
                name,
                mean_of(ledger["source"][name], 1),
                mean_of(ledger.get("source-won", {}).get(name), 1),
            )
            for name in CATEGORIES
        ],
        challenges=_rebellions(ledger.get("challenge", {}), challenges),
        destinies=_rebellions(ledger.get("destiny", {}), destinies),
    )


def _things(edition: Edition, ledger: Ledger, players: int) -> list[ThingFigures]:
    """The components that appeared; council spaces of other numbers of players never do."""
    return [
        _thing(thing, ledger, players)
        for thing in things_of(edition)
        if thing.key in ledger["thing"]
    ]


def _thing(thing: Thing, ledger: Ledger, players: int) -> ThingFigures:
    games, chosen, chances, choosers, *deeds = ledger["thing"][thing.key]
    with_it = ledger.get("thing-with", {}).get(thing.key)
    seated = ledger.get("council-vp", {}).get(thing.printed) if thing.sort == COUNCIL else None
    return ThingFigures(
        key=thing.key,
        sort=thing.sort,
        printed=thing.printed,
        name=thing.name,
        games=games,
        chosen=chosen,
        chances=chances,
        choosers=choosers,
        deeds=dict(zip(DEEDS[thing.sort], deeds, strict=True)),
        take_rate=share_estimate(chosen, games),
        win=win_rate(with_it) if with_it else None,
        took=effect_of(ledger.get("thing-chose"), thing.key)
        if players > 1
        else _alone(with_it, ledger.get("thing-without", {}).get(thing.key)),
        vp=mean_of(seated, 1),
        seated=seated[0] if seated else 0,
    )


def _alone(with_it: Row | None, without: Row | None) -> Effect:
    """The effect in solo games: games with it compared with games without."""
    if with_it is None or without is None:
        return Effect(0, None, None)
    return Effect(
        with_it[0] + without[0],
        difference(win_rate(without), win_rate(with_it)),
        difference(mean_of(without, 1, at=3), mean_of(with_it, 1, at=3)),
    )


def _place(page: str, number: int, ledger: Ledger) -> PlaceFigures:
    row = ledger[page][str(number)]
    effect = effect_of(ledger.get(f"{page}-had"), str(number))
    return PlaceFigures(number, win_rate(row), mean_of(row, 1, at=3), effect)


def _rebellions(rows: dict[str, Row], named: list[tuple[str, str]]) -> list[RebellionFigures]:
    return [
        RebellionFigures(
            name,
            rows[key][0],
            win_rate(rows[key]),
            mean_of(rows[key], 1, at=3),
            mean_of(rows[key], 1, at=6),
            mean_of(rows[key], 1, at=9),
        )
        for key, name in named
        if key in rows
    ]
