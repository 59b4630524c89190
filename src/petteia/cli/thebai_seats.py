"""The players of Thebai in a terminal: stock, dice, estate, orders, heroes and tiles."""

from rich.text import Text

from petteia.cli.thebai_boards import order_line
from petteia.cli.thebai_pen import Pen, seat_style
from petteia.kernel.bits import BIT, size
from petteia.thebai.codes import AMPHORA, BRONZE, DRACHMA, GRAPE
from petteia.thebai.naming import blessing_fact, estate_fact, help_fact, hero_fact, order_fact
from petteia.thebai.table import ANTIGONE, HOPLITES, Player
from petteia.thebai.view import secrets_of

COLUMNS = 5
ESTATE_CELL = 15
LABEL = 10
ROW_NAMES = ("red", "blue", "yellow")
INDENT = "    "


def seat_lines(pen: Pen, seat: int, place: int, with_words: bool) -> list[Text]:
    """All there is to see of a player; of the viewer the whole estate, and the hand."""
    t = pen.t
    player = t.players[seat]
    antigone = t.solo is not None and seat == ANTIGONE
    arrow = "▶" if seat == t.mover else " "
    you = f" ({pen.say('you')})" if seat == pen.viewer else ""
    head = f"{arrow} {place}. {pen.player(seat)}{you}"
    lines = [
        Text(head, f"bold {seat_style(seat)}").append(
            f"  {_stock(pen, player, antigone)}", "not bold"
        )
    ]
    lines.append(Text(INDENT + _supply(pen, player)))
    if antigone:
        lines.append(Text(INDENT + _orders(pen, seat)))
    else:
        mine = seat == pen.viewer
        lines += _own_estate(pen, player) if mine else _estate(pen, player)
        lines.append(Text(INDENT + _orders(pen, seat)))
        lines += _hand(pen, seat, with_words)
    belongings = _belongings(pen, player)
    return [*lines, Text(INDENT + belongings)] if belongings else lines


def _stock(pen: Pen, player: Player, antigone: bool) -> str:
    vp = pen.say("vp", vp=int(player.vp))
    if antigone:
        return vp
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
    t = pen.t
    dice = [
        pen.die(place >= HOPLITES, place % HOPLITES)
        for place in range(2 * HOPLITES)
        for _ in range(player.at_home(place))
    ]
    archon = pen.say("archon-home") if player.archon < 0 else t.board.name(player.archon)
    return pen.say(
        "supply",
        dice=" ".join(dice) or "–",
        archon=archon,
        reserve=int(player.reserve),
        commanders=len(t.catalog.commanders) - int(player.commanders),
        tiles=int(player.tiles),
    )


def _estate(pen: Pen, player: Player) -> list[Text]:
    """Three rows of five spaces: a die, a help tile, a stone, or nothing."""
    lines = []
    for row in range(len(ROW_NAMES)):
        cells = [_on_space(pen, player, row * COLUMNS + column) for column in range(COLUMNS)]
        name = pen.say("row", row=ROW_NAMES[row])
        lines.append(Text(f"{INDENT}{name:<{LABEL}}" + " ".join(f"[{it:^4}]" for it in cells)))
    return lines


def _own_estate(pen: Pen, player: Player) -> list[Text]:
    """The viewer's estate with the names of its spaces; a row's letter begins its colour."""
    lines = []
    for row in range(len(ROW_NAMES)):
        spaces = [row * COLUMNS + column for column in range(COLUMNS)]
        names = [pen.name(estate_fact(pen.t.catalog, space)) for space in spaces]
        cut = [it if len(it) < ESTATE_CELL else f"{it[: ESTATE_CELL - 2]}…" for it in names]
        titles = "".join(f"{it:<{ESTATE_CELL}}" for it in cut)
        lines.append(Text(f"    {titles}".rstrip(), "dim"))
        cells = "".join(
            f"{f'[{_on_space(pen, player, space):^4}]':<{ESTATE_CELL}}" for space in spaces
        )
        letter = pen.say("row", row=ROW_NAMES[row])[0].upper()
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
    colours = [
        pen.say("count", what=pen.say("order-colour", colour=colour), number=int(number))
        for colour, mask in enumerate(t.catalog.colour_masks)
        if (number := size(player.fulfilled & mask))
    ]
    hidden = secrets_of(t, seat, pen.viewer)
    seen = [
        pen.name(order_fact(t.catalog, order))
        for order in range(int(t.catalog.orders))
        if player.hand & ~hidden & BIT[order]
    ]
    known = ", ".join([*seen, *["?"] * int(size(hidden))])
    return pen.say(
        "orders",
        hand="–" if not known else str(size(player.hand)) if seat == pen.viewer else known,
        fulfilled=", ".join(colours) or "–",
        gates=int(size(player.gates)),
    )


def _hand(pen: Pen, seat: int, with_words: bool) -> list[Text]:
    """The viewer's own orders, each with what it takes and gives."""
    if seat != pen.viewer:
        return []
    hand = pen.t.players[seat].hand
    return [
        Text(INDENT).append_text(order_line(pen, order, with_words))
        for order in range(int(pen.t.catalog.orders))
        if hand & BIT[order]
    ]


def _belongings(pen: Pen, player: Player) -> str:
    """Heroes, blessings and help tiles by name."""
    cards = pen.t.catalog
    heroes = [
        pen.name(hero_fact(cards, hero))
        for hero in range(len(cards.hero_rules))
        if player.heroes & BIT[hero]
    ]
    blessings = [
        pen.say("count", what=pen.name(blessing_fact(cards, it)), number=number)
        for it in range(len(cards.blessing_rules))
        if (number := int(player.blessings >> 4 * it & 15))
    ]
    tiles = [
        pen.say("count", what=pen.name(help_fact(cards, it)), number=number)
        for it in range(len(cards.help_colour))
        if (number := int(player.help >> 4 * it & 15))
    ]
    said = []
    for kind, things in (("heroes", heroes), ("blessings", blessings), ("help", tiles)):
        if things:
            said.append(pen.say("belongings", kind=kind, things=", ".join(things)))
    return " · ".join(said)
