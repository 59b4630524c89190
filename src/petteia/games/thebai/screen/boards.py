"""The boards beside the city: display, altar, council and Antigone's area."""

from typing import Literal

from petteia.games.thebai.position.keys import keys_of
from petteia.games.thebai.rules.measures import effect_vp, heroes_seated
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.screen.city import stone_key
from petteia.games.thebai.screen.seats import order_of
from petteia.games.thebai.screen.wire import (
    AltarStack,
    AltarTrack,
    Antigone,
    AntigonePile,
    Council,
    CouncilSpace,
    Order,
    PathSpace,
)
from petteia.games.thebai.text.thing_facts import card_fact
from petteia.kernel.bits import BIT, members

Piece = Literal["", "die", "tile", "hero", "turmoil"]
CardKind = Literal["basic-action", "special-action", "game-end-card"]
CARD_KINDS: dict[str, CardKind] = {
    "basic-action": "basic-action",
    "special-action": "special-action",
    "game-end-card": "game-end-card",
}


def display(t: Position, reader: int) -> list[Order | None]:
    """The four slots of the display."""
    player = t.players[reader] if reader >= 0 else None
    return [order_of(t, order, player, False) if order >= 0 else None for order in t.display]


def altar(t: Position) -> list[AltarTrack]:
    """The markers on both tracks."""
    return [
        {
            "track": "dionysos",
            "order": list(t.dionysos),
            "places": [int(player.dionysos) for player in t.players],
        },
        {
            "track": "ares",
            "order": list(t.ares),
            "places": [int(player.ares) for player in t.players],
        },
    ]


def stacks(t: Position) -> list[AltarStack]:
    """What is left of the stacks of blessings and help tiles."""
    keys = keys_of(t.content)
    found: list[AltarStack] = [
        {"kind": "blessing", "key": key, "left": left}
        for key, left in zip(keys.blessings, t.blessings_left, strict=True)
    ]
    found += [
        {"kind": "help-tile", "key": key, "left": left}
        for key, left in zip(keys.help, t.help_left, strict=True)
    ]
    return found


def council(t: Position, reader: int) -> Council:
    """The path and the spaces of the monuments."""
    vp = t.content.path
    path: list[PathSpace] = [
        {"vp": vp[place], "seats": [seat] if seat >= 0 else []} for place, seat in enumerate(t.path)
    ]
    path.append({"vp": vp[len(t.path)], "seats": list(t.waiting)})
    keys = keys_of(t.content).council
    spaces: list[CouncilSpace] = []
    for space in members(t.council):
        piece, holder = _piece(t, space)
        now = int(effect_vp(t, reader, t.content.council_effects[space])) if reader >= 0 else 0
        spaces.append({"space": keys[space], "holder": holder, "piece": piece, "now": now})
    return {"path": path, "spaces": spaces}


def _piece(t: Position, space: int) -> tuple[Piece, int | None]:
    """What lies on a council space, and whose it is."""
    if t.turmoil & BIT[space]:
        return "turmoil", None
    for seat, player in enumerate(t.players):
        if player.council_dice & BIT[space]:
            return "die", seat
        if player.council_tiles & BIT[space]:
            return "tile", seat
        if player.heroes and heroes_seated(t, player) & BIT[space]:
            return "hero", seat
    return "", None


def antigone(t: Position) -> Antigone | None:
    """Antigone's area; None if she does not play."""
    solo = t.solo
    if solo is None:
        return None
    keys = keys_of(t.content)
    card = solo.actions[-1]
    ends = card == t.content.game_end
    piles: list[AntigonePile] = [
        {"top": stone_key(t, pile[-1]) if pile else None, "left": len(pile)} for pile in solo.piles
    ]
    return {
        "challenge": int(solo.challenge),
        "card": None if ends else keys.actions[card],
        "card_kind": CARD_KINDS[card_fact(t.content, card).kind],
        "hidden": len(solo.actions) - 1,
        "done": [keys.actions[it] for it in solo.done],
        "destiny": keys.destinies[solo.destiny],
        "heralds": [keys.heralds[it] for it in solo.open_heralds],
        "pointer": "right" if t.content.card_pointers[card] else "left",
        "piles": piles,
    }


def last_herald(t: Position) -> str | None:
    """The herald revealed last."""
    return keys_of(t.content).heralds[t.heralds_done[-1]] if t.heralds_done else None
