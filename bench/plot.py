"""What a decision costs by its place in the game and by the cards in play, drawn as an SVG.

Finished games are played again, ten decisions at a time, by `legal` and `apply` called from
Python; each stretch is entered under the number of its first decision and under the cards that
then lay in all Domains and Elysiums. A line that rises would be a cost that grows.
"""

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import mean, median
from typing import NamedTuple

import contest
from contest import RESULTS, ROOT

import petteia
from petteia.elysium.state import Elysium

DRAWING = ROOT / "docs" / "decision-cost.svg"
STRETCH = 10
CARDS_A_POINT = 5
GAMES = 200
ROUNDS = 9
FEWEST = 20
"""A point stands for at least so many stretches."""
PLAYER_STREAM = 100
Line = list[tuple[float, float]]
"""Points: a place, and what a decision costs there in microseconds."""


class Kind(NamedTuple):
    """A kind of game to be drawn as a line."""

    words: str
    players: int


class Stretch(NamedTuple):
    """A few decisions in a row of one game."""

    line: str
    place: int
    cards: int
    nanoseconds: list[float]
    """The cost of a decision, a figure for each round."""


class Game(NamedTuple):
    """A finished game with its stretches."""

    start: Callable[[], petteia.State]
    moves: list[list[int]]
    stretches: list[Stretch]


def cards_in_play(state: petteia.State) -> int:
    """The cards in all Domains and Elysiums."""
    assert isinstance(state, Elysium)
    return sum(player.cards() + len(player.written) for player in state.players)


def prepare(kind: Kind, seed: int) -> Game:
    """Play a game at random and cut it into stretches."""
    played = petteia.game("elysium")
    options = played.options({"players": kind.players})
    state = played.start(options, seed)
    rng = petteia.stream(seed, PLAYER_STREAM)
    moves: list[list[int]] = []
    stretches: list[Stretch] = []
    while state.to_move() >= 0:
        if not moves or len(moves[-1]) == STRETCH:
            place = len(moves) * STRETCH
            moves.append([])
            stretches.append(Stretch(kind.words, place, cards_in_play(state), []))
        action = state.pick(rng)
        moves[-1].append(action)
        state.apply(action)
    return Game(lambda: played.start(options, seed), moves, stretches)


def replay(game: Game) -> None:
    """Play a game again and note the time of each whole stretch."""
    state = game.start()
    legal, apply = state.legal, state.apply
    clock = time.perf_counter_ns
    for moves, stretch in zip(game.moves, game.stretches, strict=True):
        begin = clock()
        for action in moves:
            legal()
            apply(action)
        stretch.nanoseconds.append((clock() - begin) / len(moves))


def curve(games: list[Game], words: str, place_of: Callable[[Stretch], int]) -> Line:
    """A line of the drawing: the mean of the stretches' medians at each place."""
    found: dict[int, list[float]] = defaultdict(list)
    for game in games:
        for stretch in game.stretches[:-1]:
            if stretch.line == words:
                found[place_of(stretch)].append(median(stretch.nanoseconds) / 1000)
    return [(place, mean(costs)) for place, costs in sorted(found.items()) if len(costs) >= FEWEST]


def by_place(stretch: Stretch) -> int:
    """The middle of the stretch."""
    return stretch.place + STRETCH // 2


def by_cards(stretch: Stretch) -> int:
    """The cards in play, a few numbers to a point."""
    return stretch.cards // CARDS_A_POINT * CARDS_A_POINT + CARDS_A_POINT // 2


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
    .d { stroke: #8b3fc0; stroke-dasharray: 6 4 }
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
        epilog="example: make bench-plot, or python bench/plot.py --games 50",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each kind ({GAMES})")
    number = parser.parse_args().games
    if number < FEWEST:
        parser.error(f"--games must be at least {FEWEST}")
    contest.check_sources(Path(petteia.__path__[0]))
    contest.pin()
    kinds = [Kind(f"{players} players", players) for players in (2, 3, 4)]
    games = [prepare(kind, seed) for seed in range(number) for kind in kinds]
    for done in range(ROUNDS):
        contest.progress(f"round {done + 1} of {ROUNDS}", True)
        for game in games:
            replay(game)
    contest.progress("", False)
    panels = {
        words: {kind.words: curve(games, kind.words, place_of) for kind in kinds}
        for words, place_of in (("decision of the game", by_place), ("cards in play", by_cards))
    }
    build = "compiled" if petteia.COMPILED else "interpreted"
    tree = contest.tree()
    title = f"The cost of a decision, {build}, called from Python ({tree.words()})"
    DRAWING.write_text(draw(title, panels))
    for words, panel in panels.items():
        for name, line in panel.items():
            first, second = halves(line)
            print(f"{words + ', ' + name:<46} first half {first:.2f} µs, second {second:.2f} µs")
    results = {**contest.circumstances(tree, build), "microseconds": panels}
    contest.save(RESULTS / "cost.json", results)
    print(f"Drawn in {DRAWING.relative_to(ROOT)}.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    contest.leave(main)
