"""The end of a game: ranking, score sheet, Victory Points over time, and highlights."""

from collections import Counter
from collections.abc import Sequence

from petteia.games.thebai.rules.codes import PHASE_END, PHASE_TURNS
from petteia.games.thebai.rules.scoring import (
    CATEGORIES,
    EQUAL_VP,
    STOCK_SHARE,
    UNFULFILLED,
    Sheet,
)
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.games.thebai.screen.lines import Line
from petteia.games.thebai.state import Thebai
from petteia.games.thebai.text.parts import CostFact, ThingFact, format_text, thing_name
from petteia.kernel.text.parts import SeatFact, signed
from petteia.kernel.wire import Category, Chart, ChartStep, Ending, Moment, RankedSeat

ICONS = {
    "track": "vp",
    "councillors": "councillor",
    "heroes": "hero",
    "estate": "estate",
    "city": "citizen",
    "orders": "order",
    "stock": "good",
    "hand": "lock",
}
"""The emblems of the categories."""
DIFFERENT_VP = (1, 4, 9, 16)
"""The VP of sets of 1 to 4 different colours (E5)."""
SHORTEST_WALK = 3
"""Steps of the archon from which a walk is worth mentioning."""


def ending(
    t: Thebai, points: Sequence[Sequence[int]], lines: Sequence[Line], language: str
) -> Ending:
    """The end of a game as JSON data. `points` are the VP of all players, Antigone too, at the
    start and at the end of each round."""
    sheets = t.sheets()
    chart = _chart(t, points, sheets, language)
    ranking = _ranking(t, sheets)
    return {
        "ranking": ranking,
        "categories": _categories(t, sheets, language),
        "chart": chart,
        "moments": _moments(t, lines, _leads(chart), language),
        "lede": _lede(t, sheets, ranking, language),
    }


def _ranking(t: Thebai, sheets: Sequence[Sheet]) -> list[RankedSeat]:
    """The places of all players; Antigone has the one that you have not (A11)."""
    places = t.ranking()
    if t.solo is not None:
        places = [places[0], 3 - places[0]]
    return [
        {"place": places[seat], "seat": seat, "score": int(sheets[seat].total())}
        for seat in sorted(range(len(places)), key=lambda seat: places[seat])
    ]


def _categories(t: Thebai, sheets: Sequence[Sheet], language: str) -> list[Category]:
    parts = [sheet.parts() for sheet in sheets]
    rows: list[Category] = [
        {
            "key": key,
            "name": format_text(language, f"sheet-{key}"),
            "note": _note(t, key, language),
            "icon": ICONS[key],
            "values": [part[key] for part in parts],
        }
        for key in CATEGORIES
    ]
    totals = [int(sheet.total()) for sheet in sheets]
    name = format_text(language, "sheet-total")
    rows.append({"key": "total", "name": name, "note": "", "icon": "vp", "values": totals})
    return rows


def _note(t: Thebai, key: str, language: str) -> str:
    """How a category is scored, in a few words."""
    facts: dict[str, dict[str, str | int]] = {
        "councillors": {"vp": _councillor_vp(t)},
        "estate": {"values": _joined(t.content.column_values)},
        "orders": {"different": _joined(DIFFERENT_VP), "equal": _joined(EQUAL_VP)},
        "stock": {"number": STOCK_SHARE},
        "hand": {"vp": f"−{UNFULFILLED}"},
    }
    return format_text(language, f"sheet-{key}-note", **facts.get(key, {}))


def _councillor_vp(t: Thebai) -> int:
    """The VP of each of Antigone's councillors; 0 if she does not play."""
    return 0 if t.solo is None else t.content.councillor_vp[t.solo.challenge - 1]


def _joined(values: Sequence[int]) -> str:
    return " · ".join(str(int(value)) for value in values)


def _chart(
    t: Thebai, points: Sequence[Sequence[int]], sheets: Sequence[Sheet], language: str
) -> Chart:
    """VP at the end of each round, then after each category of the final scoring."""
    start = format_text(language, "chart-start")
    steps: list[ChartStep] = [{"label": start, "zone": "play", "icon": ""}]
    lines = [[int(row[seat]) for row in points] for seat in range(len(sheets))]
    for seat, line in enumerate(lines):
        if t.phase >= PHASE_END:
            line.pop()
        line.append(int(sheets[seat].track))
    for number in range(1, len(lines[0])):
        steps.append({"label": str(number), "zone": "play", "icon": ""})
    for key in CATEGORIES[1:]:
        label = format_text(language, f"chart-{key}")
        steps.append({"label": label, "zone": "scoring", "icon": ICONS[key]})
        for seat, line in enumerate(lines):
            line.append(line[-1] + sheets[seat].parts()[key])
    return {"steps": steps, "lines": lines}


def _leads(chart: Chart) -> int:
    """How often the sole leader changed; at the start all have the same."""
    changes, leader = 0, -1
    for column in zip(*(line[1:] for line in chart["lines"]), strict=True):
        ahead = [seat for seat, vp in enumerate(column) if vp == max(column)]
        if len(ahead) == 1 and ahead[0] != leader:
            changes += leader >= 0
            leader = ahead[0]
    return changes


def _lede(t: Thebai, sheets: Sequence[Sheet], ranking: Sequence[RankedSeat], language: str) -> str:
    """How the game was won or lost: the margin, and the category that decided it."""
    first, second = ranking[0], ranking[1]
    margin = first["score"] - second["score"]
    ours, theirs = sheets[first["seat"]].parts(), sheets[second["seat"]].parts()
    carried = max(CATEGORIES, key=lambda key: ours[key] - theirs[key])
    if t.solo is not None:
        if not margin:
            return format_text(language, "lede-solo-level")
        key = "lede-solo-lost" if first["seat"] == ANTIGONE else "lede-solo-won"
        return format_text(language, key, vp=margin, category=carried)
    if second["place"] == 1:
        return format_text(language, "lede-shared")
    return format_text(language, "lede", vp=margin, category=carried)


def _moments(t: Thebai, lines: Sequence[Line], leads: int, language: str) -> list[Moment]:
    """Highlights of the game; those that did not happen are left out."""
    found = [
        *_battles(lines, language),
        _best_turn(lines, language),
        _longest_walk(lines, language),
        _dearest_order(t, lines, language),
    ]
    words = format_text(language, "moment-lead-words", times=leads)
    found.append(_moment("lead", None, words, language))
    return [moment for moment in found if moment is not None]


def _moment(key: str, seat: int | None, words: str, language: str) -> Moment:
    name = format_text(language, f"moment-{key}")
    return {"key": key, "name": name, "seat": seat, "words": words}


def _battles(lines: Sequence[Line], language: str) -> list[Moment]:
    """The battle that brought a player most, and the one that cost most."""
    fought = [
        (share["vp"], share["seat"], scene["row"], line.round)
        for line in lines
        if line.told is not None and (scene := line.told.scene)["kind"] == "battle"
        for share in scene["shares"]
    ]
    found: list[Moment] = []
    for key, choose in (("battle", max), ("defeat", min)):
        vp, seat, row, number = choose(fought, key=lambda it: it[0], default=(0, 0, 0, 0))
        if vp and (vp > 0) == (key == "battle"):
            facts: dict[str, str | int] = {"vp": signed(vp), "row": row, "round": number}
            words = format_text(language, "moment-battle-words", **facts)
            found.append(_moment(key, seat, words, language))
    return found


def _best_turn(lines: Sequence[Line], language: str) -> Moment | None:
    """The most VP that a player gained in an own turn."""
    gained: Counter[tuple[int, int]] = Counter()
    for line in lines:
        if line.phase == PHASE_TURNS:
            gained[line.actor, line.round] += line.gains(line.actor)
    (seat, number), vp = max(gained.items(), key=lambda it: it[1], default=((0, 0), 0))
    if vp <= 0:
        return None
    words = format_text(language, "moment-turn-words", vp=vp, round=number)
    return _moment("turn", seat, words, language)


def _longest_walk(lines: Sequence[Line], language: str) -> Moment | None:
    """The archon's movement with the most steps."""
    steps: Counter[tuple[int, int]] = Counter(
        (line.entry.seat, line.round) for line in lines if line.entry.key == "log-step"
    )
    (seat, number), most = max(steps.items(), key=lambda it: it[1], default=((0, 0), 0))
    if most < SHORTEST_WALK:
        return None
    words = format_text(language, "moment-walk-words", steps=most, round=number)
    return _moment("walk", seat, words, language)


def _dearest_order(t: Thebai, lines: Sequence[Line], language: str) -> Moment | None:
    """The fulfilled order that cost the most goods."""
    best: tuple[int, int, ThingFact] | None = None
    for line in lines:
        facts = line.entry.facts
        order, price = facts.get("order"), facts.get("price")
        if line.entry.key != "log-fulfil" or not isinstance(price, CostFact):
            continue
        player = facts["player"]
        assert isinstance(player, SeatFact)
        assert isinstance(order, ThingFact)
        if best is None or sum(price.cost) > best[0]:
            best = (sum(price.cost), player.seat, order)
    if best is None:
        return None
    goods, seat, order = best
    name = thing_name(t.content, order, language)
    words = f"{name}, {format_text(language, 'moment-goods', goods=goods)}"
    return _moment("order", seat, words, language)
