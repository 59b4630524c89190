"""The result of a tournament as a page."""

from collections.abc import Sequence

from petteia.arena.match.standings import Result, Standing
from petteia.arena.match.tournament import TournamentPlan
from petteia.kernel.game import game
from petteia.kernel.options import chosen_options, option_text
from petteia.report.estimate import Estimate
from petteia.report.page import (
    ONE,
    PERCENT,
    Block,
    CellValue,
    Column,
    Figure,
    Figures,
    Heading,
    Numeral,
    Page,
    Table,
    Text,
    number,
)
from petteia.report.plots import Bar, BarPlot, Dot, DotPlot, Pair

MAX_BARS = 40
SIGNED = Numeral(1, signed=True)
HOW_SURE = (
    "Intervals are 95 %. Games of one round share a deal, so they tell less than independent games:"
    " the design effect says how many of them count as one, and all intervals are wider by about"
    " its square root."
)


def match_page(result: Result) -> Page:
    """The report as a page."""
    plan = result.plan
    lead = (
        f"{_count(result.games)} games of {plan.players} players in {_count(result.rounds)} rounds:"
        " every round is one seed, dealt to every line-up in every rotation of its seats."
        f"{played_with(plan)} checksum of every move {result.checksum}."
    )
    blocks: list[Block] = [
        _glance(result),
        Heading("Strength"),
        Pair([_win_plot(result), _rating_plot(result)]),
        _standings(result),
        Text(HOW_SURE),
    ]
    if result.pairings:
        blocks += [Heading("One against another"), _pair_plot(result), _pairings(result)]
    blocks += [Heading("Scores"), _lead_plot(result), score_plots(result.standings)]
    if len(result.sets) > 1:
        blocks += [Heading("Content"), _sets(result)]
    blocks += [Heading("Time"), time_table(result.standings)]
    return Page(f"{game(plan.game).name}: arena", lead, blocks)


def played_with(plan: TournamentPlan) -> str:
    """Options, pack, program and seed, to be appended to a sentence."""
    about = plan.describe()
    choices = "".join(
        f" {name.capitalize()}: {option_text(value)}."
        for name, value in chosen_options(plan.options).items()
    )
    return (
        f"{choices} Pack {about['pack']} ({about['fingerprint']}), program {about['program']},"
        f" seed {plan.seed},"
    )


def seconds(value: float) -> str:
    """A time in seconds, milliseconds or microseconds."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value / 1e-6:.3g} µs"


def _glance(result: Result) -> Figures:
    first = result.standings[0]
    decisions = sum(it.times.count() for it in result.standings)
    return Figures(
        [
            Figure("Games", _count(result.games), f"in {_count(result.rounds)} rounds"),
            Figure("Strongest", first.bot, f"rating {first.rating.mu:.1f}"),
            Figure("Par", PERCENT.write(result.par()), "the win rate of equals"),
            Figure("Decisions a game", f"{decisions / result.games:.1f}"),
        ]
    )


def _win_plot(result: Result) -> DotPlot:
    dots = [
        Dot(it.bot, it.wins.estimate, it.wins.estimate.excludes(result.par()))
        for it in result.standings
    ]
    par = PERCENT.write(result.par())
    note = f"The broken line is par, {par}; those in red are surely above or below it."
    return DotPlot("Win rates", dots, PERCENT, result.par(), note)


def _rating_plot(result: Result) -> DotPlot:
    dots = [Dot(it.bot, it.rating_range) for it in result.standings]
    note = "By openskill's Plackett-Luce model, in which everybody begins at 25."
    return DotPlot("Ratings", dots, ONE, note=note)


def _standings(result: Result) -> Table:
    columns = [
        Column("Bot"),
        number("Rating", 1, help="mu of openskill, with mu ± 1.96 sigma, widened"),
        number("Ordinal", 1, help="mu - 3 sigma"),
        number("Games"),
        number("Seats", help="a bot in several seats of a game counts once for each"),
        number("Win rate", 1, unit="%", help="a shared win counts its part"),
        number("Place", 2, help="mean place; equals share the mean of theirs"),
        number("Score", 1, help="mean score"),
        number("Lead", 1, signed=True, help="ahead of the mean of the others at the table"),
        number("Design effect", 2, help="so many games count as one"),
    ]
    rows: list[list[CellValue]] = [
        [
            it.bot,
            it.rating_range,
            it.rating.ordinal(),
            it.games,
            it.seats,
            it.wins.estimate,
            it.rank,
            it.score,
            it.lead,
            it.wins.design_effect,
        ]
        for it in result.standings
    ]
    return Table("Standings", columns, rows)


def _pair_plot(result: Result) -> DotPlot:
    dots = [
        Dot(f"{it.first} – {it.second}", it.above.estimate, it.above.estimate.excludes(0.5))
        for it in result.pairings
    ]
    note = "How often the first placed above the second at the same table; equal places count half."
    return DotPlot("Who places above whom", dots, PERCENT, 0.5, note)


def _pairings(result: Result) -> Table:
    """Every pair twice, so that the table can be sorted by either bot."""
    columns = [
        Column("Bot"),
        Column("Against"),
        number("Meetings", help="pairs of seats at the same table"),
        number("Placed above", 1, unit="%"),
    ]
    rows: list[list[CellValue]] = []
    for it in result.pairings:
        seen = it.above.estimate
        turned = Estimate(1 - seen.value, 1 - seen.high, 1 - seen.low)
        rows.append([it.first, it.second, it.above.number, seen])
        rows.append([it.second, it.first, it.above.number, turned])
    return Table("Pairs", columns, rows)


def _lead_plot(result: Result) -> DotPlot:
    dots = [Dot(it.bot, it.lead, it.lead.excludes(0.0)) for it in result.standings]
    note = "Mean score less the mean of the others at the table, in Victory Points."
    return DotPlot("Lead", dots, SIGNED, 0.0, note)


def score_plots(standings: Sequence[Standing]) -> Pair:
    """A histogram for each bot, all over the same scores."""
    seen = [score for it in standings for score in it.scores]
    low, high = min(seen), max(seen)
    width = 1
    while (high - low) // width >= MAX_BARS:
        width = width * 5 // 2 if str(width)[0] == "2" else width * 2
    starts = range(low // width * width, high + 1, width)
    return Pair([_score_plot(it, starts) for it in standings])


def _score_plot(standing: Standing, starts: range) -> BarPlot:
    width = starts.step
    bars = []
    for start in starts:
        hits = sum(standing.scores.get(score, 0) for score in range(start, start + width))
        bars.append(Bar(str(start), hits / standing.seats))
    each = "" if width == 1 else f" Each bar is {width} points wide."
    note = f"Share of its {_count(standing.seats)} final scores.{each}"
    return BarPlot(f"Scores of {standing.bot}", bars, PERCENT, "Victory Points", note)


def _sets(result: Result) -> Table:
    rows: list[list[CellValue]] = [[games, name] for name, games in sorted(result.sets.items())]
    return Table("Games by content", [number("Games"), Column("Content")], rows)


def time_table(standings: Sequence[Standing]) -> Table:
    """How long decisions took."""
    columns = [
        Column("Bot"),
        number("Decisions"),
        number("Mean", 3, unit="ms"),
        number("p50", 3, unit="ms", help="half of the decisions took at most this"),
        number("p95", 3, unit="ms", help="95 % of the decisions took at most this"),
        number("Longest", 3, unit="ms"),
        number("Faults", help="decisions an external program lost by its faults"),
    ]
    rows: list[list[CellValue]] = []
    for it in standings:
        times = it.times
        figures = (times.mean(), times.within(0.5), times.within(0.95), times.longest)
        rows.append([it.bot, times.count(), *(1000 * value for value in figures), it.faults])
    return Table("Time for a decision", columns, rows, "On the machines that played.")


def _count(value: int) -> str:
    return Numeral().write(value)
