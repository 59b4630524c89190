"""The boards beside the city: fate, council, altar, display, and Antigone's cards."""

from rich.text import Text

from petteia.games.thebai.rules.codes import (
    ALTAR_END,
    ARES,
    DIONYSOS,
    PROSPERITIES,
    ROUNDS,
    STANDEE_MONUMENT,
)
from petteia.games.thebai.rules.solo.state import Solo
from petteia.games.thebai.terminal.viewpoint import Viewpoint
from petteia.games.thebai.text.board_text import colour_name
from petteia.games.thebai.text.card_text import cost_words
from petteia.games.thebai.text.parts import ThingFact
from petteia.games.thebai.text.thing_facts import altar_fact, card_fact, council_fact, order_fact
from petteia.kernel.bits import BIT, members

BACKS = {"alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "omega": "Ω"}
"""The backs of fate tiles as they are drawn (S6)."""
ALTAR_CELL = 6
NAME_WIDTH = 24


def fate_line(view: Viewpoint) -> str:
    """The tiles of the coming rounds: names of those face-up, backs of the others (S6)."""
    t = view.t
    said = []
    for number in range(int(t.round) - 1, ROUNDS):
        tile = t.fate[number]
        shown = bool(t.fate_shown & BIT[number])
        what = view.name(_tile_fact(view, tile)) if shown else _back(view, tile)
        said.append(f"{number + 1} {what}")
    return view.say("fate", tiles=" · ".join(said))


def fate_words(view: Viewpoint) -> str:
    """What the tile of this round does."""
    return view.text(_tile_fact(view, view.t.fate[view.t.round - 1]))


def _back(view: Viewpoint, tile: int) -> str:
    """The back of a face-down tile."""
    edition = view.t.content.edition
    if tile < PROSPERITIES:
        return BACKS[edition.prosperities[tile].back]
    return BACKS[edition.conflicts[tile - PROSPERITIES].back]


def _tile_fact(view: Viewpoint, tile: int) -> ThingFact:
    edition = view.t.content.edition
    if tile < PROSPERITIES:
        return ThingFact("prosperity", edition.prosperities[tile].key)
    return ThingFact("conflict", edition.conflicts[tile - PROSPERITIES].key)


def path_line(view: Viewpoint) -> str:
    """The council path from the top with the dice on it (D3)."""
    t = view.t
    places = [
        f"{vp}[{view.mark(seat) if seat >= 0 else ' '}]"
        for vp, seat in zip(t.content.path, t.path, strict=False)
    ]
    waiting = "".join(view.mark(seat) for seat in t.waiting)
    places.append(f"{t.content.path[len(t.path)]}[{waiting or ' '}]")
    return view.say("path", places=" ".join(places))


def council_lines(view: Viewpoint, with_words: bool) -> list[Text]:
    """The monuments with the pieces on their spaces; optionally the texts of free spaces."""
    t = view.t
    lines = []
    for number, monument in enumerate(t.content.edition.monuments):
        mask = t.content.monument_masks[number]
        if not t.council & mask:
            continue
        spaces = members(mask)
        places = [f"{n}[{_piece(view, space):2}]" for n, space in enumerate(spaces, 1)]
        line = Text(f"  {monument.name[view.language]:<{NAME_WIDTH}}").append(" ".join(places))
        lines.append(line)
        for n, space in enumerate(spaces, 1):
            if with_words and not _piece(view, space):
                text = view.text(council_fact(t.content, space)).rstrip(".")
                lines.append(Text(f"     {n} {text}", "dim"))
    return lines


def _piece(view: Viewpoint, space: int) -> str:
    """What lies on a council space: ## turmoil, a player's die, tile (t) or hero (♦)."""
    t = view.t
    if t.turmoil & BIT[space]:
        return "##"
    for seat, player in enumerate(t.players):
        if player.council_dice & BIT[space]:
            return view.mark(seat)
        if player.council_tiles & BIT[space]:
            return f"{view.mark(seat)}t"
        for hero, place in enumerate(t.hero_spaces):
            seated = t.content.standees[hero] == STANDEE_MONUMENT and place == space
            if seated and player.heroes & BIT[hero]:
                return f"{view.mark(seat)}♦"
    return ""


def altar_lines(view: Viewpoint) -> list[str]:
    """Both tracks with the markers on each space, the lowest first."""
    t = view.t
    numbers = "".join(f"{space:<{ALTAR_CELL}}" for space in range(ALTAR_END + 1))
    lines = [f"  {'':<12}{numbers}".rstrip()]
    for name, order in (("Dionysos", t.dionysos), ("Ares", t.ares)):
        cells = ["" for _ in range(ALTAR_END + 1)]
        for seat in order:
            player = t.players[seat]
            cells[player.ares if name == "Ares" else player.dionysos] += view.mark(seat)
        line = "".join(f"{cell or '·':<{ALTAR_CELL}}" for cell in cells)
        lines.append(f"  {view.say('track', track=name):<12}{line}".rstrip())
    return lines


def next_rewards(view: Viewpoint) -> list[str]:
    """What the viewer's next step on each track brings."""
    t = view.t
    if view.viewer < 0:
        return []
    player = t.players[view.viewer]
    said = []
    for track, place in ((DIONYSOS, player.dionysos), (ARES, player.ares)):
        if place < ALTAR_END:
            fact = altar_fact(track, int(place) + 1)
            said.append(f"{view.name(fact)}: {view.text(fact)}")
    return said


def display_lines(view: Viewpoint, with_words: bool) -> list[Text]:
    """The four orders of the display."""
    return [order_line(view, order, with_words) for order in view.t.display if order >= 0]


def order_line(view: Viewpoint, order: int, with_words: bool) -> Text:
    """An order: name, colour, and what it does, or only its price."""
    edition = view.t.content.edition
    printed = edition.orders[order]
    fact = order_fact(view.t.content, order)
    line = Text("  ").append(view.name(fact), "bold")
    if with_words:
        return line.append(f" {view.text(fact)}")
    line.append(f" ({colour_name(printed.colour, view.language)}) ", "dim")
    return line.append(view.say("price", things=cost_words(edition, printed.cost, view.language)))


def antigone_lines(view: Viewpoint, solo: Solo) -> list[str]:
    """Her open cards, heralds and stones (A2, A3)."""
    t = view.t
    edition = t.content.edition
    challenge = ThingFact("challenge", edition.challenges[solo.challenge - 1].key)
    destiny = ThingFact("destiny", edition.destinies[solo.destiny].key)
    card = card_fact(t.content, solo.actions[-1])
    lines = [
        view.say("challenge", level=int(solo.challenge), name=view.name(challenge)),
        view.say("card", left=len(solo.actions) - 1, name=view.name(card), text=view.text(card)),
        view.say("destiny", name=view.name(destiny), text=view.text(destiny)),
    ]
    for side, herald in zip(("left", "right"), solo.open_heralds, strict=False):
        fact = ThingFact("herald", edition.heralds[herald].key)
        lines.append(view.say("herald", side=side, text=view.text(fact)))
    tops = [f"{view.stone(pile[-1])} ({len(pile)})" if pile else "–" for pile in solo.piles]
    return [*lines, view.say("piles", piles=" · ".join(tops))]
