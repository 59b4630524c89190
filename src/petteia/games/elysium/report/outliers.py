"""The outliers of a balance report of Elysium: designs and Quests."""

from collections.abc import Sequence

from petteia.arena.balance.outliers import (
    LEAST_CASES,
    Outlier,
    certain_distance,
    median_and_spread,
    percent,
    worst_first,
)
from petteia.games.elysium.report.figures import DesignFigures, QuestFigures, Report
from petteia.games.elysium.rules.codes import INCOMPLETE
from petteia.report.page import POINTS

RULE = (
    "Severity: how many spreads the near end of the 95 % interval lies from what is usual. For a "
    "design hardly taken, below the median take rate of the designs with as many Column symbols; "
    "for a design that decides games, from 0 in the difference of score between those who took it "
    "and the others; a spread is 1.48 times the median distance of the figures from their median. "
    "For a Quest, below the mean of the Quests, in spreads of 10 %. From fewer than 30 copies "
    "offered, or fewer than 30 games with takers and others, nothing is concluded."
)
HARDLY_TAKEN = "hardly taken"
WINS = "wins games"
LOSES = "loses games"
UNWANTED = "unwanted Quest"
QUEST_SPREAD = 0.1


def find_outliers(report: Report) -> list[Outlier]:
    """All outliers, the worst first."""
    found = [
        *_hardly_taken(report.designs),
        *_deciding(report.designs),
        *_unwanted(report.quests),
    ]
    return worst_first(found)


def _hardly_taken(designs: Sequence[DesignFigures]) -> list[Outlier]:
    rated = [
        (design, design.take_rate)
        for design in designs
        if design.take_rate is not None and design.offered >= LEAST_CASES
    ]
    found: list[Outlier] = []
    for symbols in sorted({len(design.columns) for design, _ in rated}):
        # A card that asks for two Columns cannot be taken as often, and need not be.
        peers = [(it, rate) for it, rate in rated if len(it.columns) == symbols]
        middle, spread = median_and_spread([rate.value for _, rate in peers])
        found += [
            Outlier(
                HARDLY_TAKEN,
                design.key,
                design.name,
                (middle - rate.high) / spread,
                f"{design.name} ({design.family}, Level {design.level}): taken"
                f" {percent(rate.value)} of the {design.offered} times it was offered;"
                f" the median of its like is {percent(middle)}",
            )
            for design, rate in peers
            if rate.high < middle
        ]
    return found


def _deciding(designs: Sequence[DesignFigures]) -> list[Outlier]:
    rated = [
        (design, design.took.score)
        for design in designs
        if design.took.score is not None and design.took.games >= LEAST_CASES
    ]
    if not rated:
        return []
    _, spread = median_and_spread([score.value for _, score in rated])
    return [
        Outlier(
            WINS if score.value > 0 else LOSES,
            design.key,
            design.name,
            certain_distance(score) / spread,
            f"{design.name} ({design.family}, Level {design.level}): who took it scored"
            f" {POINTS.write(score.value)} ({POINTS.write(score.low)} …"
            f" {POINTS.write(score.high)}) beside the others",
        )
        for design, score in rated
        if score.excludes(0.0)
    ]


def _unwanted(quests: Sequence[QuestFigures]) -> list[Outlier]:
    rated = [
        (it, it.rate)
        for it in quests
        if it.number != INCOMPLETE and it.rate is not None and it.there >= LEAST_CASES
    ]
    if not rated:
        return []
    mean = sum(rate.value for _, rate in rated) / len(rated)
    return [
        Outlier(
            UNWANTED,
            str(quest.number),
            quest.name,
            (mean - rate.high) / QUEST_SPREAD,
            f"{quest.name} ({quest.gives}): taken in {percent(rate.value)} of the Epochs;"
            f" the mean is {percent(mean)}",
        )
        for quest, rate in rated
        if rate.high < mean
    ]
