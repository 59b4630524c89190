"""The cost of a decision by its place in the game and by the cards in play, as an SVG plot.

Finished games of 2 and of 4 players are replayed by `legal` and `apply` called from Python, and
every decision is timed. Decisions are compared by kind: turns of Phase II, and writing in Phase
III, which costs more at any time. A rising line would mean a growing cost.
"""

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import mean, median
from typing import NamedTuple

import measurement
from measurement import RESULTS, ROOT

import petteia
from petteia.games.elysium.rules.codes import PHASE_ACTIONS
from petteia.games.elysium.state import Elysium

DRAWING = ROOT / "docs" / "decision-cost.svg"
DECISIONS_A_POINT = 10
CARDS_A_POINT = 5
GAMES = 200
ROUNDS = 9
FEWEST_GAMES = 20
PLAYER_STREAM = 100
Line = list[tuple[float, float]]
"""Points: a place, and the cost of a decision there in microseconds."""


class Decision(NamedTuple):
    """One decision of one game."""

    line: str
    place: int
    cards: int
    action: int
    nanoseconds: list[int]
    """Its cost in each round."""


class Game(NamedTuple):
    """A finished game."""

    start: Callable[[], petteia.State]
    decisions: list[Decision]


def cards_in_play(state: Elysium) -> int:
    """The cards in all Domains and Elysiums."""
    return sum(player.cards() + len(player.written) for player in state.players)


def prepare(players: int, seed: int) -> Game:
    """Play a random game and record its decisions."""
    played = petteia.game("elysium")
    options = played.complete_options({"players": players})
    state = played.start(options, seed)
    assert isinstance(state, Elysium)
    rng = petteia.stream(seed, PLAYER_STREAM)
    decisions: list[Decision] = []
    while state.to_move() >= 0:
        kind = "in a turn" if state.phase == PHASE_ACTIONS else "writing"
        line = f"{players} players, {kind}"
        decision = Decision(line, len(decisions), cards_in_play(state), state.pick(rng), [])
        decisions.append(decision)
        state.apply(decision.action)
    return Game(lambda: played.start(options, seed), decisions)


def replay(game: Game) -> None:
    """Replay a game and record the time of each decision."""
    state = game.start()
    legal, apply = state.legal, state.apply
    clock = time.perf_counter_ns
    for decision in game.decisions:
        begin = clock()
        legal()
        apply(decision.action)
        decision.nanoseconds.append(clock() - begin)


def curves(games: list[Game], place_of: Callable[[Decision], int]) -> dict[str, Line]:
    """The lines of a panel: the mean of the decisions' medians at each place, where there are half
    as many as games. The last decision of a game, which brings the scoring, is left out."""
    fewest = len(games) // 2
    found: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for decision in game.decisions[:-1]:
            cost = median(decision.nanoseconds) / 1000
            found[decision.line][place_of(decision)].append(cost)
    return {
        words: [(place, mean(it)) for place, it in sorted(costs.items()) if len(it) >= fewest]
        for words, costs in sorted(found.items())
    }


def by_place(decision: Decision) -> int:
    """The place in the game, grouped into points."""
    return decision.place // DECISIONS_A_POINT * DECISIONS_A_POINT + DECISIONS_A_POINT // 2


def by_cards(decision: Decision) -> int:
    """The number of cards in play, grouped into points."""
    return decision.cards // CARDS_A_POINT * CARDS_A_POINT + CARDS_A_POINT // 2


def halves(line: Line) -> tuple[float, float]:
    """The mean of the first and of the second half of a line."""
    costs = [cost for _, cost in line]
    middle = len(costs) // 2
    return mean(costs[:middle]), mean(costs[middle:])


WIDTH, HEIGHT = 860, 400
TOP, BOTTOM, PANEL = 96, 340, 350
STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #333 } .title { font-size: 16px; fill: #111 }
    .paper { fill: #fff } path { fill: none; stroke-width: 2 }
    .grid { stroke: #ddd; stroke-width: 1 }
    .a { stroke: #1f6fc4 } .b { stroke: #b85c00 } .c { stroke: #1c8050 }
    .d { stroke: #8b3fc0 }
    @media (prefers-color-scheme: dark) {
      text { fill: #ccc } .title { fill: #eee } .paper { fill: #1d2125 } .grid { stroke: #40464c }
      .a { stroke: #6db3ff } .b { stroke: #ffa657 } .c { stroke: #5fd39a } .d { stroke: #cf9bff }
    }
"""


def draw(title: str, panels: dict[str, dict[str, Line]]) -> str:
    """The panels side by side, with the same scale of cost from 0."""
    lines = [line for panel in panels.values() for line in panel.values()]
    highest = nice(max(cost for line in lines for _, cost in line) * 1.15)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{title}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="6"/>',
        f'<text class="title" x="20" y="32">{title}</text>',
    ]
    for number, words in enumerate(next(iter(panels.values()))):
        x = 20 + number * 205
        parts.append(f'<path class="{"abcd"[number]}" d="M{x} 58h26"/>')
        parts.append(f'<text x="{x + 32}" y="62">{words}</text>')
    for number, (words, panel) in enumerate(panels.items()):
        parts += draw_panel(60 + number * (PANEL + 70), words, panel, highest)
    return "\n".join([*parts, "</svg>"]) + "\n"


def draw_panel(left: int, words: str, panel: dict[str, Line], highest: float) -> list[str]:
    """One panel: its grid, its numbers, its lines."""
    farthest = nice(max(place for line in panel.values() for place, _ in line))
    parts = []

    def point(place: float, cost: float) -> str:
        x = left + place / farthest * PANEL
        return f"{x:.1f} {BOTTOM - cost / highest * (BOTTOM - TOP):.1f}"

    for quarter in range(5):
        cost = highest * quarter / 4
        y = point(0, cost).split()[1]
        parts.append(f'<path class="grid" d="M{left} {y}h{PANEL}"/>')
        parts.append(f'<text x="{left - 8}" y="{y}" dy="4" text-anchor="end">{cost:.3g}</text>')
        place = farthest * quarter / 4
        x = point(place, 0).split()[0]
        parts.append(f'<text x="{x}" y="{BOTTOM + 20}" text-anchor="middle">{place:g}</text>')
    parts.append(f'<text x="{left + PANEL}" y="{BOTTOM + 42}" text-anchor="end">{words}</text>')
    parts.append(f'<text x="{left - 40}" y="{TOP - 12}">µs</text>')
    for number, line in enumerate(panel.values()):
        path = "L".join(point(place, cost) for place, cost in line)
        parts.append(f'<path class="{"abcd"[number]}" d="M{path}"/>')
    return parts


def nice(number: float) -> float:
    """A round number not below this one, with round quarters."""
    step = 1.0
    while step * 10 <= number:
        step *= 10
    while step > number:
        step /= 10
    return next(
        step * factor for factor in (1, 1.2, 1.6, 2, 3, 4, 6, 8, 10) if step * factor >= number
    )


def main() -> int:
    """Measure and draw."""
    parser = argparse.ArgumentParser(
        description=__doc__,
        epilog="example: make bench-plot, or .venv/bin/python bench/plot.py --games 50",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each kind ({GAMES})")
    number = parser.parse_args().games
    if number < FEWEST_GAMES:
        parser.error(f"--games must be at least {FEWEST_GAMES}")
    measurement.check_sources(Path(petteia.__path__[0]))
    measurement.pin()
    games = [prepare(players, seed) for seed in range(number) for players in (2, 4)]
    for done in range(ROUNDS):
        measurement.progress(f"round {done + 1} of {ROUNDS}", True)
        for game in games:
            replay(game)
    measurement.progress("", False)
    panels = {
        "decision of the game": curves(games, by_place),
        "cards in play": curves(games, by_cards),
    }
    build = "compiled" if petteia.COMPILED else "interpreted"
    tree = measurement.tree()
    title = f"The cost of a decision, {build}, called from Python ({tree.words()})"
    DRAWING.write_text(draw(title, panels))
    for words, panel in panels.items():
        for name, line in panel.items():
            first, second = halves(line)
            print(f"{words + ', ' + name:<46} first half {first:.2f} µs, second {second:.2f} µs")
    results = {**measurement.metadata(tree, build), "microseconds": panels}
    measurement.save(RESULTS / "cost.json", results)
    print(f"Drawn in {DRAWING.relative_to(ROOT)}.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    measurement.run_main(main)
