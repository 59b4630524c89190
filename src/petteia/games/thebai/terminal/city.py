"""The city: stones with their roofs, dice, archons, rows, gates.

A Kadmeia space is nine columns wide, `[w1K4@2o]`: the roof on the left, whose stone of which kind,
an archon on it, the roof on the right. Dice spaces lie between them, `2h1★`: whose, of which kind,
of which level. Between two rows stand the roof of the upper stone, the dice space, and the roof of
the lower one. Colours repeat what letters and numbers say.
"""

from rich.table import Table as Grid
from rich.text import Text

from petteia.games.thebai.rules.codes import NEUTRAL, OWN_STONES, ROOF_LETTERS, ROWS, STANDEE_DICE
from petteia.games.thebai.rules.pieces.city import EAST, NORTH, SOUTH, WEST
from petteia.games.thebai.rules.pieces.dice import coming_row, level_at
from petteia.games.thebai.rules.pieces.stones import rim_roof, roof_of
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.terminal.viewpoint import Viewpoint, kind_code, seat_style
from petteia.games.thebai.text.thing_facts import gate_fact, hero_fact, seat_of_die, stone_fact
from petteia.kernel.bits import BIT

CELL = 9
GAP = 6
LEFT = 5
"""Columns before the first Kadmeia space: the row and the rim."""
COLUMNS = "ABCDE"
EMPTY = f"[{' ' * (CELL - 2)}]"


def city_lines(view: Viewpoint) -> list[Text]:
    """The city from the top, a line for each row and one for each space between rows."""
    letters = COLUMNS[: view.t.board.columns]
    heading = Text(" " * LEFT)
    heading.append((" " * GAP).join(f"{letter:^{CELL}}" for letter in letters), "dim")
    lines = [heading]
    for row in range(ROWS):
        lines += [_above(view, row), _row(view, row)]
    return [*lines, _above(view, ROWS)]


def _row(view: Viewpoint, row: int) -> Text:
    """The Kadmeia spaces of a row with the dice spaces between them, rim to rim."""
    t = view.t
    columns = int(t.board.columns)
    first = row * columns
    line = Text(_row_label(t, row), "bold").append(f" {_rim(t, first, WEST)} ", "not bold")
    for column in range(columns):
        line.append_text(_cell(view, first + column))
        if column + 1 < columns:
            line.append(" ").append_text(_dice_space(view, first + column, EAST, 4)).append(" ")
    return line.append(f" {_rim(t, first + columns - 1, EAST)}", "not bold")


def _row_label(t: Position, row: int) -> str:
    """A row's number, with an arrow where the next attack comes (S7)."""
    return f"{'▶' if row == coming_row(t) else ' '}{row + 1}"


def _above(view: Viewpoint, row: int) -> Text:
    """What lies between a row and the one above it; at the edge of the city the rim."""
    t = view.t
    columns = int(t.board.columns)
    line = Text(" " * LEFT)
    for column in range(columns):
        upper, lower = (row - 1) * columns + column, row * columns + column
        south = _roof(t, upper, SOUTH) if row else _rim(t, lower, NORTH)
        north = _roof(t, lower, NORTH) if row < ROWS else _rim(t, upper, SOUTH)
        between = _dice_space(view, upper, SOUTH, 5) if 0 < row < ROWS else Text(" " * 5)
        line.append(f" {south}").append_text(between).append(f"{north} ")
        line.append(" " * GAP if column + 1 < columns else "")
    return line


def _cell(view: Viewpoint, space: int) -> Text:
    """A Kadmeia space; an archon in passing is not shown."""
    t = view.t
    if not t.stones & BIT[space]:
        return Text(EMPTY, "dim")
    stone = t.stones_at[space] >> 2
    standing = [seat for seat, player in enumerate(t.players) if player.archon == space]
    cell = Text("[").append(_roof(t, space, WEST))
    cell.append(view.stone(stone), "" if stone >= NEUTRAL else seat_style(stone // OWN_STONES))
    if standing:
        cell.append(f"@{view.mark(standing[0])}", f"bold {seat_style(standing[0])}")
    else:
        cell.append("  ")
    return cell.append(_roof(t, space, EAST)).append("]")


def _dice_space(view: Viewpoint, space: int, edge: int, width: int) -> Text:
    """What lies on the dice space at an edge of a Kadmeia space."""
    t = view.t
    dice = t.board.edge_dice[space * 4 + edge]
    if t.dice & BIT[dice]:
        seat = seat_of_die(t, dice).seat
        is_hoplite = bool(t.players[seat].hoplites & BIT[dice])
        code = view.mark(seat) + view.die(is_hoplite, int(level_at(t, dice)))
        return Text(f"{code:^{width}}", f"bold {seat_style(seat)}")
    if t.standees & BIT[dice]:
        return Text(f"{_standee_code(view, dice):^{width}}", "bold")
    return Text(f"{'××' if t.markers & BIT[dice] else '·':^{width}}", "dim")


def _standee_code(view: Viewpoint, dice: int) -> str:
    """A hero on a dice space: whose, and the beginning of the name."""
    t = view.t
    for hero, space in enumerate(t.hero_spaces):
        if space == dice and t.content.standees[hero] == STANDEE_DICE:
            owner = next(s for s, player in enumerate(t.players) if player.heroes & BIT[hero])
            return f"{view.mark(owner)}♦{view.name(hero_fact(t.content, hero))[:2]}"
    raise AssertionError("no hero stands there")


def _roof(t: Position, space: int, edge: int) -> str:
    """The roof letter on an edge of the stone there, if there is one."""
    return ROOF_LETTERS[roof_of(t, space, edge)].lower() if t.stones & BIT[space] else " "


def _rim(t: Position, space: int, edge: int) -> str:
    return ROOF_LETTERS[rim_roof(t, space, edge)]


def rows_grid(view: Viewpoint) -> Grid:
    """The rows: gate and its tile, attack, commanders, displayed hero (S2 to S5)."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in ("gate", "tile", "attack", "commanders", "hero"):
        grid.add_column(view.say("column", column=name))
    t = view.t
    for row in range(ROWS):
        gate = t.content.edition.gate_names[row][view.language]
        tile, hero = t.gates[row], t.heroes[row]
        grid.add_row(
            Text(f"{_row_label(t, row)} {gate}"),
            Text("–" if tile < 0 else view.text(gate_fact(t.content, tile)).rstrip(".")),
            Text(_attack(view, row)),
            Text(_commanders(view, row)),
            Text("–" if hero < 0 else view.name(hero_fact(t.content, hero))),
        )
    return grid


def _attack(view: Viewpoint, row: int) -> str:
    """A row's attack card, as far as it has been seen (S4)."""
    t = view.t
    if not t.attacks_shown & BIT[row]:
        return "?"
    attack = t.content.edition.attacks[t.attacks[row]]
    return f"{attack.name[view.language]} +{attack.modifier}"


def _commanders(view: Viewpoint, row: int) -> str:
    """Whose commanders stand in a row, with their strength."""
    t = view.t
    there = [
        f"{view.mark(seat)}:{t.content.commanders[player.commander_in(row) - 1]}"
        for seat, player in enumerate(t.players)
        if player.commander_in(row)
    ]
    return " ".join(there) or "–"


def stone_legend(view: Viewpoint) -> list[tuple[str, str, str]]:
    """Code, name and words of the stones of the city and of the viewer's estate, a kind once."""
    t = view.t
    lying = [it >> 2 for it in t.stones_at if it >= 0]
    if view.viewer >= 0:
        player = t.players[view.viewer]
        for row in range(3):
            lying += player.estate[row * 4 + player.cleared(row) : row * 4 + 4]
    kinds = sorted({it if it >= NEUTRAL else it % OWN_STONES for it in lying})
    facts = [stone_fact(t.content, kind) for kind in kinds]
    return [
        (kind_code(kind), view.name(fact), view.text(fact))
        for kind, fact in zip(kinds, facts, strict=True)
    ]
