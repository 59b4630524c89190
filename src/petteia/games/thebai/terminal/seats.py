"""The players of Thebai in a terminal: stock, dice, estate, orders, heroes and tiles."""

from rich.text import Text

from petteia.games.thebai.rules.codes import AMPHORA, BRONZE, DRACHMA, GRAPE, ROW_COLOURS
from petteia.games.thebai.rules.hidden import secrets_of
from petteia.games.thebai.rules.packing import HOPLITES
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import is_antigone
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.games.thebai.terminal.boards import order_line
from petteia.games.thebai.terminal.pen import Pen, seat_style
from petteia.games.thebai.text.board_text import colour_name
from petteia.games.thebai.text.thing_facts import (
    blessing_fact,
    estate_fact,
    help_fact,
    hero_fact,
    order_fact,
)
from petteia.kernel.bits import BIT, size

COLUMNS = 5
ESTATE_CELL = 15
LABEL = 10
INDENT = "    "


def seat_lines(pen: Pen, seat: int, place: int, with_words: bool) -> list[Text]:
    """All there is to see of a player; of the viewer the whole estate, and the hand."""
    player = pen.t.players[seat]
    if is_antigone(pen.t, seat):
        return [
            _head(pen, seat, place, pen.say("vp", vp=int(player.vp))),
            Text(INDENT + _her_supply(pen, player)),
            Text(INDENT + _her_orders(pen)),
        ]
    lines = [_head(pen, seat, place, _stock(pen, player)), Text(INDENT + _supply(pen, player))]
    lines += _own_estate(pen, player) if seat == pen.viewer else _estate(pen, player)
    lines.append(Text(INDENT + _orders(pen, seat)))
    lines += _hand(pen, seat, with_words)
    belongings = _belongings(pen, player)
    return [*lines, Text(INDENT + belongings)] if belongings else lines


def _head(pen: Pen, seat: int, place: int, stock: str) -> Text:
    """A player's place in turn order, name and stock; an arrow for who decides."""
    arrow = "▶" if seat == pen.t.mover else " "
    you = f" ({pen.say('you')})" if seat == pen.viewer else ""
    head = f"{arrow} {place}. {pen.player(seat)}{you}"
    return Text(head, f"bold {seat_style(seat)}").append(f"  {stock}", "not bold")


def _stock(pen: Pen, player: Player) -> str:
    """VP, goods and drachmas."""
    vp = pen.say("vp", vp=int(player.vp))
    stock = pen.say(
        "stock",
        grape=int(player.has(GRAPE)),
        amphora=int(player.has(AMPHORA)),
        bronze=int(player.has(BRONZE)),
        drachma=int(player.has(DRACHMA)),
    )
    return f"{vp} · {stock}"


def _supply(pen: Pen, player: Player) -> str:
    """Dice at home, the archon, what is left of citizens, commanders and councillor tiles."""
    return pen.say(
        "supply",
        dice=_dice_at_home(pen, player),
        archon=_archon(pen, player),
        reserve=int(player.reserve),
        commanders=_commanders_left(pen, player),
        tiles=int(player.tiles),
    )


def _her_supply(pen: Pen, player: Player) -> str:
    """Antigone has neither a general supply nor councillor tiles (A1)."""
    return pen.say(
        "her-supply",
        dice=_dice_at_home(pen, player),
        archon=_archon(pen, player),
        commanders=_commanders_left(pen, player),
    )


def _dice_at_home(pen: Pen, player: Player) -> str:
    """The dice of a supply, like ones together: c1×2 c1★ h1×4."""
    said = []
    for place in range(2 * HOPLITES):
        number = int(player.in_supply(place))
        if number:
            die = pen.die(place >= HOPLITES, place % HOPLITES)
            said.append(die if number == 1 else f"{die}×{number}")
    return " ".join(said) or "–"


def _archon(pen: Pen, player: Player) -> str:
    return pen.say("archon-home") if player.archon < 0 else pen.t.board.name(player.archon)


def _commanders_left(pen: Pen, player: Player) -> int:
    return len(pen.t.content.commanders) - int(player.commanders)


def _estate(pen: Pen, player: Player) -> list[Text]:
    """Three rows of five spaces: a die, a help tile, a stone, or nothing."""
    lines = []
    for row in range(len(ROW_COLOURS)):
        cells = [_on_space(pen, player, row * COLUMNS + column) for column in range(COLUMNS)]
        name = pen.say("row", row=ROW_COLOURS[row])
        lines.append(Text(f"{INDENT}{name:<{LABEL}}" + " ".join(f"[{it:^4}]" for it in cells)))
    return lines


def _own_estate(pen: Pen, player: Player) -> list[Text]:
    """The viewer's estate with the names of its spaces; a row's letter begins its colour."""
    lines = []
    for row in range(len(ROW_COLOURS)):
        spaces = [row * COLUMNS + column for column in range(COLUMNS)]
        names = [pen.name(estate_fact(pen.t.content, space)) for space in spaces]
        cut = [it if len(it) < ESTATE_CELL else f"{it[: ESTATE_CELL - 2]}…" for it in names]
        titles = "".join(f"{it:<{ESTATE_CELL}}" for it in cut)
        lines.append(Text(f"    {titles}".rstrip(), "dim"))
        cells = "".join(
            f"{f'[{_on_space(pen, player, space):^4}]':<{ESTATE_CELL}}" for space in spaces
        )
        letter = pen.say("row", row=ROW_COLOURS[row])[0].upper()
        lines.append(Text(f"  {letter} {cells}".rstrip()))
    return lines


def _on_space(pen: Pen, player: Player, space: int) -> str:
    row, column = divmod(space, COLUMNS)
    if not player.open_spaces() & BIT[space]:
        return pen.stone(player.estate[row * (COLUMNS - 1) + column - 1])
    if player.estate_dice & BIT[space]:
        return pen.die(False, int(player.estate_levels >> 3 * space & 7))
    return pen.say("letter", kind="help") if player.estate_help & BIT[space] else ""


def _orders(pen: Pen, seat: int) -> str:
    """Orders in hand and fulfilled, gate tiles; the former as far as the viewer knows them."""
    t = pen.t
    player = t.players[seat]
    hidden = secrets_of(t, seat, pen.viewer)
    seen = [
        pen.name(order_fact(t.content, order))
        for order in range(int(t.content.orders))
        if player.hand & ~hidden & BIT[order]
    ]
    known = ", ".join([*seen, *["?"] * int(size(hidden))])
    return pen.say(
        "orders",
        hand="–" if not known else str(size(player.hand)) if seat == pen.viewer else known,
        fulfilled=_fulfilled(pen, player),
        gates=int(size(player.gates)),
    )


def _her_orders(pen: Pen) -> str:
    """Antigone's orders count as fulfilled, she has no hand (A5)."""
    player = pen.t.players[ANTIGONE]
    return pen.say(
        "her-orders",
        fulfilled=_fulfilled(pen, player),
        gates=int(size(player.gates)),
        councillors=int(size(player.council_dice)),
    )


def _fulfilled(pen: Pen, player: Player) -> str:
    """Fulfilled orders by colour."""
    colours = [
        pen.say("count", what=colour_name(colour, pen.language), number=int(number))
        for colour, mask in enumerate(pen.t.content.colour_masks)
        if (number := size(player.fulfilled & mask))
    ]
    return ", ".join(colours) or "–"


def _hand(pen: Pen, seat: int, with_words: bool) -> list[Text]:
    """The viewer's own orders, each with what it takes and gives."""
    if seat != pen.viewer:
        return []
    hand = pen.t.players[seat].hand
    return [
        Text(INDENT).append_text(order_line(pen, order, with_words))
        for order in range(int(pen.t.content.orders))
        if hand & BIT[order]
    ]


def _belongings(pen: Pen, player: Player) -> str:
    """Heroes, blessings and help tiles by name."""
    content = pen.t.content
    heroes = [
        pen.name(hero_fact(content, hero))
        for hero in range(len(content.hero_rules))
        if player.heroes & BIT[hero]
    ]
    blessings = [
        pen.say("count", what=pen.name(blessing_fact(content, it)), number=number)
        for it in range(len(content.blessing_rules))
        if (number := int(player.blessings >> 4 * it & 15))
    ]
    tiles = [
        pen.say("count", what=pen.name(help_fact(content, it)), number=number)
        for it in range(len(content.help_colour))
        if (number := int(player.help >> 4 * it & 15))
    ]
    said = []
    for kind, things in (("heroes", heroes), ("blessings", blessings), ("help", tiles)):
        if things:
            said.append(pen.say("belongings", kind=kind, things=", ".join(things)))
    return " · ".join(said)
