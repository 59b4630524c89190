"""The players' estates, supplies and cards, as a screen shows them."""

from petteia.games.thebai.position.keys import keys_of
from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.measures import COUNCILLORS, columns_cleared, dice_on_path, measure
from petteia.games.thebai.rules.packing import CITIZENS, HOPLITES, STONES_OF_A_ROW
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import Position, is_antigone
from petteia.games.thebai.screen.city import stone_key, stone_owner
from petteia.games.thebai.screen.wire import EstateSpace, Order, ThebaiSeat
from petteia.kernel.bits import BIT, members, size

COLUMNS = 5


def seat_board(t: Position, seat: int, hidden: int, score: int) -> ThebaiSeat:
    """A player's things without the `hidden` orders; `score` is the VP if the game ended now."""
    player = t.players[seat]
    keys = keys_of(t.content)
    hers = is_antigone(t, seat)
    return {
        "vp": int(player.vp),
        "score": score,
        "grape": int(player.has(c.GRAPE)),
        "amphora": int(player.has(c.AMPHORA)),
        "bronze": int(player.has(c.BRONZE)),
        "drachma": int(player.has(c.DRACHMA)),
        "citizens": _levels(player, CITIZENS),
        "hoplites": _levels(player, HOPLITES),
        "reserve": int(player.reserve),
        "commanders": t.content.commanders[player.commanders :],
        "councillor_tiles": int(player.tiles),
        "archon": t.board.name(int(player.archon)) if player.archon >= 0 else None,
        "estate": [] if hers else estate(t, player),
        "columns_cleared": 0 if hers else int(columns_cleared(player)),
        "hand": [
            order_of(t, number, player, bool(player.secret & BIT[number]))
            for number in members(player.hand & ~hidden)
        ],
        "hidden_orders": int(size(hidden)),
        "fulfilled": [keys.orders[number] for number in members(player.fulfilled)],
        "gates": [keys.gates[number] for number in members(player.gates)],
        "heroes": [keys.heroes[number] for number in members(player.heroes)],
        "blessings": _counts(int(player.blessings), keys.blessings),
        "help": _counts(int(player.help), keys.help),
        "dionysos": int(player.dionysos),
        "ares": int(player.ares),
        "councillors": _councillors(t, seat, player),
    }


def _councillors(t: Position, seat: int, player: Player) -> int:
    if is_antigone(t, seat):
        return int(size(player.council_dice) + dice_on_path(t, seat))
    return int(measure(t, seat, COUNCILLORS))


def _levels(player: Player, first: int) -> list[str]:
    """The levels of the dice of a kind in the supply, the highest first."""
    found: list[str] = []
    for level in range(c.TOP_LEVEL, -1, -1):
        found += [c.LEVEL_WORDS[level]] * int(player.in_supply(first + level))
    return found


def _counts(packed: int, keys: list[str]) -> dict[str, int]:
    """How many tiles of each stack, without the stacks of which there is none."""
    found = {key: packed >> 4 * place & 15 for place, key in enumerate(keys)}
    return {key: count for key, count in found.items() if count}


def estate(t: Position, player: Player) -> list[EstateSpace]:
    """The 15 spaces of an estate, row by row."""
    keys = keys_of(t.content).estate
    found: list[EstateSpace] = []
    for space, key in enumerate(keys):
        row, column = divmod(space, COLUMNS)
        stone = -1
        if column > player.cleared(row):
            stone = player.estate[row * STONES_OF_A_ROW + column - 1]
        level = int(player.estate_levels >> 3 * space & 7)
        found.append(
            {
                "space": key,
                "stone": stone_key(t, stone) if stone >= 0 else None,
                "stone_owner": stone_owner(t, stone) if stone >= 0 else None,
                "die": c.LEVEL_WORDS[level] if player.estate_dice & BIT[space] else None,
                "help": bool(player.estate_help & BIT[space]),
            }
        )
    return found


def order_of(t: Position, order: int, player: Player | None, secret: bool) -> Order:
    """An order, as a player could fulfil it now; None is a spectator."""
    missing: dict[str, int] = {}
    if player is not None:
        cost = t.content.order_costs[order]
        lacks = {word: int(player.lacks(cost, good)) for good, word in enumerate(c.GOOD_WORDS)}
        missing = {word: number for word, number in lacks.items() if number}
    return {
        "order": keys_of(t.content).orders[order],
        "payable": player is not None and not missing,
        "missing": missing,
        "secret": secret,
    }
