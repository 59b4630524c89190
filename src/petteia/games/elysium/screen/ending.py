"""The end of a game: ranking, score sheet, Victory Points over time, and highlights."""

from collections.abc import Sequence
from itertools import pairwise

from petteia.games.elysium.rules.codes import PHASE_SCORING
from petteia.games.elysium.rules.legends import (
    FAMILY_LEGEND,
    FAMILY_OF,
    FAMILY_WORTH,
    LEVEL_OF,
    LEVEL_WORTH,
    SINGLE,
    SIZE,
    TYPE,
    WORTH,
)
from petteia.games.elysium.rules.scoring import CITIZEN_COST, PRESTIGE, Sheet
from petteia.games.elysium.state import Elysium
from petteia.games.elysium.text.card_text import ROMAN
from petteia.games.elysium.text.parts import format_text
from petteia.kernel.wire import Category, Chart, ChartStep, Ending, Moment

ICONS = {
    "vp": "vp",
    "chronos": "k-chronos",
    "families": "k-legend",
    "levels": "level-3",
    "prestige": "prestige",
    "bonuses": "temple",
    "citizens": "citizen",
}
"""The categories of the final scoring in order, with their icons (F2 to F6)."""


def ending(
    t: Elysium, points: Sequence[Sequence[int]], powers: Sequence[int], language: str
) -> Ending:
    """The end of a game as JSON data. `points` are the VP of all players at the start and at the
    end of each Epoch, `powers` how often each player used a power."""
    sheets = t.sheets()
    shown = [key for key in ICONS if key != "prestige" or t.content.prestige]
    chart = _chart(t, points, sheets, shown, language)
    ranking = t.ranking()
    by_place = sorted(range(len(ranking)), key=lambda seat: ranking[seat])
    return {
        "ranking": [
            {"place": ranking[seat], "seat": seat, "score": sheets[seat].total()}
            for seat in by_place
        ],
        "categories": _categories(t, sheets, shown, language),
        "chart": chart,
        "moments": _moments(t, sheets, points, powers, _leads(chart), language),
        "lede": _lede(sheets, ranking, by_place, shown, language),
    }


def amount(sheet: Sheet, category: str) -> int:
    """The VP of one category."""
    return {
        "vp": sheet.vp,
        "chronos": sheet.chronos,
        "families": sheet.families,
        "levels": sheet.levels,
        "prestige": sheet.prestige,
        "bonuses": sheet.bonuses,
        "citizens": sheet.citizens,
    }[category]


def _categories(t: Elysium, sheets: list[Sheet], shown: list[str], language: str) -> list[Category]:
    notes = {
        "chronos": format_text(language, "sheet-chronos-note"),
        "families": _steps(FAMILY_WORTH),
        "levels": _steps(LEVEL_WORTH),
        "prestige": format_text(language, "sheet-prestige-note", vp=PRESTIGE[0]),
        "citizens": format_text(language, "sheet-citizens-note", vp=f"−{CITIZEN_COST}"),
    }
    rows: list[Category] = [
        {
            "key": key,
            "name": format_text(language, f"sheet-{key}"),
            "note": notes.get(key, ""),
            "icon": ICONS[key],
            "values": [amount(sheet, key) for sheet in sheets],
        }
        for key in shown
    ]
    totals = [sheet.total() for sheet in sheets]
    gold = [player.gold for player in t.players]
    for key, icon, values in (("total", "vp", totals), ("gold", "gold", gold)):
        name = format_text(language, f"sheet-{key}")
        rows.append({"key": key, "name": name, "note": "", "icon": icon, "values": values})
    return rows


def _steps(worths: Sequence[int]) -> str:
    """The VP of Legends by size, without those worth nothing."""
    return " · ".join(str(worth) for worth in worths if worth)


def _chart(
    t: Elysium,
    points: Sequence[Sequence[int]],
    sheets: list[Sheet],
    shown: list[str],
    language: str,
) -> Chart:
    """VP at the end of each Epoch, then after each category of the final scoring."""
    start = format_text(language, "chart-start")
    steps: list[ChartStep] = [{"label": start, "zone": "play", "icon": ""}]
    lines = [[row[seat] for row in points] for seat in range(len(sheets))]
    if t.phase < PHASE_SCORING:
        for seat, line in enumerate(lines):
            line.append(sheets[seat].vp)
    for epoch in range(1, len(lines[0])):
        steps.append({"label": ROMAN[epoch], "zone": "play", "icon": ""})
    for key in shown[1:]:
        label = format_text(language, f"chart-{key}")
        steps.append({"label": label, "zone": "scoring", "icon": ICONS[key]})
        for seat, line in enumerate(lines):
            line.append(line[-1] + amount(sheets[seat], key))
    return {"steps": steps, "lines": lines}


def _leads(chart: Chart) -> int:
    """How often the sole leader changed since the end of the first Epoch; before that, the lead
    only depends on the Discs (S5)."""
    changes, leader = 0, -1
    for column in zip(*(line[1:] for line in chart["lines"]), strict=True):
        ahead = [seat for seat, vp in enumerate(column) if vp == max(column)]
        if len(ahead) == 1 and ahead[0] != leader:
            changes += leader >= 0
            leader = ahead[0]
    return changes


def _moments(
    t: Elysium,
    sheets: list[Sheet],
    points: Sequence[Sequence[int]],
    powers: Sequence[int],
    leads: int,
    language: str,
) -> list[Moment]:
    """Highlights of the game; those without a holder are left out."""
    found = [_longest_legend(t, language), _best_epoch(points, language)]
    if t.content.prestige:
        found.append(_most("prestige", [sheet.prestige for sheet in sheets], language))
    else:
        found.append(_most("powers", powers, language))
    words = format_text(language, "moment-lead-words", times=leads)
    found.append(_moment("lead", None, words, language))
    return [moment for moment in found if moment is not None]


def _moment(key: str, seat: int | None, words: str, language: str) -> Moment:
    return {
        "key": key,
        "name": format_text(language, f"moment-{key}"),
        "seat": seat,
        "words": words,
    }


def _longest_legend(t: Elysium, language: str) -> Moment | None:
    """The Legend with the most cards; ties are broken by VP, then by Level."""
    best = max(
        (
            (SIZE[shape], shape, seat)
            for seat, player in enumerate(t.players)
            for shape in player.legends
            if shape and TYPE[shape] != SINGLE
        ),
        key=lambda it: (it[0], WORTH[it[1]], LEVEL_OF[it[1]]),
        default=None,
    )
    if best is None:
        return None
    size, shape, seat = best
    if TYPE[shape] == FAMILY_LEGEND:
        families = t.content.edition.families
        title = families[t.content.families[FAMILY_OF[shape]]].name[language]
    else:
        title = format_text(language, "legend-level", level=ROMAN[LEVEL_OF[shape]])
    words = f"{title}, {format_text(language, 'moment-cards', cards=size)}"
    return _moment("longest-legend", seat, words, language)


def _best_epoch(points: Sequence[Sequence[int]], language: str) -> Moment | None:
    """The most VP that a player gained in one Epoch."""
    best = max(
        (
            (after - before, epoch, seat)
            for epoch, (old, new) in enumerate(pairwise(points), 1)
            for seat, (before, after) in enumerate(zip(old, new, strict=True))
        ),
        key=lambda it: it[0],
        default=(0, 0, 0),
    )
    vp, epoch, seat = best
    if vp <= 0:
        return None
    words = format_text(language, "moment-epoch-words", vp=vp, epoch=ROMAN[epoch])
    return _moment("epoch", seat, words, language)


def _most(key: str, amounts: Sequence[int], language: str) -> Moment | None:
    """The player with the most of something, unless there is a tie."""
    most = max(amounts)
    if not most or list(amounts).count(most) > 1:
        return None
    words = format_text(language, f"moment-{key}-words", number=most)
    return _moment(key, list(amounts).index(most), words, language)


def _lede(
    sheets: list[Sheet], ranking: list[int], by_place: list[int], shown: list[str], language: str
) -> str:
    """How the game was won: the margin, and the category that decided it."""
    first, second = by_place[0], by_place[1]
    if ranking[second] == 1:
        return format_text(language, "lede-shared")
    margin = sheets[first].total() - sheets[second].total()
    if not margin:
        return format_text(language, "lede-gold")
    carried = max(shown, key=lambda key: amount(sheets[first], key) - amount(sheets[second], key))
    return format_text(language, "lede", vp=margin, category=carried)
