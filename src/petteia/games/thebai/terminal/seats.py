"""The players: stock, dice, estate, orders, heroes and tiles."""

from rich.text import Text

from petteia.games.thebai.rules.codes import AMPHORA, BRONZE, DRACHMA, GRAPE, ROW_COLOURS
from petteia.games.thebai.rules.hidden import secrets_of
from petteia.games.thebai.rules.packing import HOPLITES
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import is_antigone
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.games.thebai.terminal.boards import order_line
from petteia.games.thebai.terminal.viewpoint import Viewpoint, seat_style
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


def seat_lines(view: Viewpoint, seat: int, place: int, with_words: bool) -> list[Text]:
    """A player as the viewer sees it; the viewer's own estate and hand in detail."""
    player = view.t.players[seat]
    if is_antigone(view.t, seat):
        return [
            _head(view, seat, place, view.say("vp", vp=int(player.vp))),
            Text(INDENT + _her_supply(view, player)),
            Text(INDENT + _her_orders(view)),
        ]
    lines = [_head(view, seat, place, _stock(view, player)), Text(INDENT + _supply(view, player))]
    lines += _own_estate(view, player) if seat == view.viewer else _estate(view, player)
    lines.append(Text(INDENT + _orders(view, seat)))
    lines += _hand(view, seat, with_words)
    belongings = _belongings(view, player)
    return [*lines, Text(INDENT + belongings)] if belongings else lines


def _head(view: Viewpoint, seat: int, place: int, stock: str) -> Text:
    """A player's place in turn order, name and stock; an arrow for who decides."""
    arrow = "▶" if seat == view.t.mover else " "
    you = f" ({view.say('you')})" if seat == view.viewer else ""
    head = f"{arrow} {place}. {view.player(seat)}{you}"
    return Text(head, f"bold {seat_style(seat)}").append(f"  {stock}", "not bold")


def _stock(view: Viewpoint, player: Player) -> str:
    """VP, goods and drachmas."""
    vp = view.say("vp", vp=int(player.vp))
    stock = view.say(
        "stock",
        grape=int(player.has(GRAPE)),
        amphora=int(player.has(AMPHORA)),
        bronze=int(player.has(BRONZE)),
        drachma=int(player.has(DRACHMA)),
    )
    return f"{vp} · {stock}"


def _supply(view: Viewpoint, player: Player) -> str:
    """Dice at home, the archon, what is left of citizens, commanders and councillor tiles."""
    return view.say(
        "supply",
        dice=_dice_at_home(view, player),
        archon=_archon(view, player),
        reserve=int(player.reserve),
        commanders=_commanders_left(view, player),
        tiles=int(player.tiles),
    )


def _her_supply(view: Viewpoint, player: Player) -> str:
    """Antigone has neither a general supply nor councillor tiles (A1)."""
    return view.say(
        "her-supply",
        dice=_dice_at_home(view, player),
        archon=_archon(view, player),
        commanders=_commanders_left(view, player),
    )


def _dice_at_home(view: Viewpoint, player: Player) -> str:
    """The dice of a supply, equal ones counted: c1×2 c1★ h1×4."""
    said = []
    for place in range(2 * HOPLITES):
        number = int(player.in_supply(place))
        if number:
            die = view.die(place >= HOPLITES, place % HOPLITES)
            said.append(die if number == 1 else f"{die}×{number}")
    return " ".join(said) or "–"


def _archon(view: Viewpoint, player: Player) -> str:
    return view.say("archon-home") if player.archon < 0 else view.t.board.name(player.archon)


def _commanders_left(view: Viewpoint, player: Player) -> int:
    return len(view.t.content.commanders) - int(player.commanders)


def _estate(view: Viewpoint, player: Player) -> list[Text]:
    """Three rows of five spaces: a die, a help tile, a stone, or nothing."""
    lines = []
    for row in range(len(ROW_COLOURS)):
        cells = [_on_space(view, player, row * COLUMNS + column) for column in range(COLUMNS)]
        name = view.say("row", row=ROW_COLOURS[row])
        lines.append(Text(f"{INDENT}{name:<{LABEL}}" + " ".join(f"[{it:^4}]" for it in cells)))
    return lines


def _own_estate(view: Viewpoint, player: Player) -> list[Text]:
    """The viewer's estate with the names of its spaces; a row's letter begins its colour."""
    lines = []
    for row in range(len(ROW_COLOURS)):
        spaces = [row * COLUMNS + column for column in range(COLUMNS)]
        names = [view.name(estate_fact(view.t.content, space)) for space in spaces]
        cut = [it if len(it) < ESTATE_CELL else f"{it[: ESTATE_CELL - 2]}…" for it in names]
        titles = "".join(f"{it:<{ESTATE_CELL}}" for it in cut)
        lines.append(Text(f"    {titles}".rstrip(), "dim"))
        cells = "".join(
            f"{f'[{_on_space(view, player, space):^4}]':<{ESTATE_CELL}}" for space in spaces
        )
        letter = view.say("row", row=ROW_COLOURS[row])[0].upper()
        lines.append(Text(f"  {letter} {cells}".rstrip()))
    return lines


def _on_space(view: Viewpoint, player: Player, space: int) -> str:
    row, column = divmod(space, COLUMNS)
    if not player.open_spaces() & BIT[space]:
        return view.stone(player.estate[row * (COLUMNS - 1) + column - 1])
    if player.estate_dice & BIT[space]:
        return view.die(False, int(player.estate_levels >> 3 * space & 7))
    return view.say("letter", kind="help") if player.estate_help & BIT[space] else ""


def _orders(view: Viewpoint, seat: int) -> str:
    """Orders in hand and fulfilled, gate tiles; the former as far as the viewer knows them."""
    t = view.t
    player = t.players[seat]
    hidden = secrets_of(t, seat, view.viewer)
    seen = [
        view.name(order_fact(t.content, order))
        for order in range(int(t.content.orders))
        if player.hand & ~hidden & BIT[order]
    ]
    known = ", ".join([*seen, *["?"] * int(size(hidden))])
    return view.say(
        "orders",
        hand="–" if not known else str(size(player.hand)) if seat == view.viewer else known,
        fulfilled=_fulfilled(view, player),
        gates=int(size(player.gates)),
    )


def _her_orders(view: Viewpoint) -> str:
    """Antigone's orders count as fulfilled, she has no hand (A5)."""
    player = view.t.players[ANTIGONE]
    return view.say(
        "her-orders",
        fulfilled=_fulfilled(view, player),
        gates=int(size(player.gates)),
        councillors=int(size(player.council_dice)),
    )


def _fulfilled(view: Viewpoint, player: Player) -> str:
    """Fulfilled orders by colour."""
    colours = [
        view.say("count", what=colour_name(colour, view.language), number=int(number))
        for colour, mask in enumerate(view.t.content.colour_masks)
        if (number := size(player.fulfilled & mask))
    ]
    return ", ".join(colours) or "–"


def _hand(view: Viewpoint, seat: int, with_words: bool) -> list[Text]:
    """The viewer's own orders, each with what it takes and gives."""
    if seat != view.viewer:
        return []
    hand = view.t.players[seat].hand
    return [
        Text(INDENT).append_text(order_line(view, order, with_words))
        for order in range(int(view.t.content.orders))
        if hand & BIT[order]
    ]


def _belongings(view: Viewpoint, player: Player) -> str:
    """Heroes, blessings and help tiles by name."""
    content = view.t.content
    heroes = [
        view.name(hero_fact(content, hero))
        for hero in range(len(content.hero_rules))
        if player.heroes & BIT[hero]
    ]
    blessings = [
        view.say("count", what=view.name(blessing_fact(content, it)), number=number)
        for it in range(len(content.blessing_rules))
        if (number := int(player.blessings >> 4 * it & 15))
    ]
    tiles = [
        view.say("count", what=view.name(help_fact(content, it)), number=number)
        for it in range(len(content.help_colour))
        if (number := int(player.help >> 4 * it & 15))
    ]
    said = []
    for kind, things in (("heroes", heroes), ("blessings", blessings), ("help", tiles)):
        if things:
            said.append(view.say("belongings", kind=kind, things=", ".join(things)))
    return " · ".join(said)
