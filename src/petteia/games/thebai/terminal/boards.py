"""The boards of Thebai beside the city: fate, council, altar, display, and Antigone's cards."""

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
from petteia.games.thebai.terminal.pen import Pen
from petteia.games.thebai.text.board_text import colour_name
from petteia.games.thebai.text.card_text import cost_words
from petteia.games.thebai.text.parts import ThingFact
from petteia.games.thebai.text.thing_facts import altar_fact, card_fact, council_fact, order_fact
from petteia.kernel.bits import BIT, members

BACKS = {"alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "omega": "Ω"}
"""The backs of fate tiles as they are drawn (S6)."""
ALTAR_CELL = 6
NAME_WIDTH = 24


def fate_line(pen: Pen) -> str:
    """The tiles of the rounds to come: names where they lie face-up, else their backs (S6)."""
    t = pen.t
    said = []
    for number in range(int(t.round) - 1, ROUNDS):
        tile = t.fate[number]
        shown = bool(t.fate_shown & BIT[number])
        what = pen.name(_tile_fact(pen, tile)) if shown else _back(pen, tile)
        said.append(f"{number + 1} {what}")
    return pen.say("fate", tiles=" · ".join(said))


def fate_words(pen: Pen) -> str:
    """What the tile of this round does."""
    return pen.text(_tile_fact(pen, pen.t.fate[pen.t.round - 1]))


def _back(pen: Pen, tile: int) -> str:
    """All that is seen of a tile that lies face-down."""
    edition = pen.t.content.edition
    if tile < PROSPERITIES:
        return BACKS[edition.prosperities[tile].back]
    return BACKS[edition.conflicts[tile - PROSPERITIES].back]


def _tile_fact(pen: Pen, tile: int) -> ThingFact:
    edition = pen.t.content.edition
    if tile < PROSPERITIES:
        return ThingFact("prosperity", edition.prosperities[tile].key)
    return ThingFact("conflict", edition.conflicts[tile - PROSPERITIES].key)


def path_line(pen: Pen) -> str:
    """The council path from the top with the dice on it (D3)."""
    t = pen.t
    places = [
        f"{vp}[{pen.mark(seat) if seat >= 0 else ' '}]"
        for vp, seat in zip(t.content.path, t.path, strict=False)
    ]
    waiting = "".join(pen.mark(seat) for seat in t.waiting)
    places.append(f"{t.content.path[len(t.path)]}[{waiting or ' '}]")
    return pen.say("path", places=" ".join(places))


def council_lines(pen: Pen, with_words: bool) -> list[Text]:
    """The monuments with what lies on their spaces; with words also what free ones are worth."""
    t = pen.t
    lines = []
    for number, monument in enumerate(t.content.edition.monuments):
        mask = t.content.monument_masks[number]
        if not t.council & mask:
            continue
        spaces = members(mask)
        places = [f"{n}[{_piece(pen, space):2}]" for n, space in enumerate(spaces, 1)]
        line = Text(f"  {monument.name[pen.language]:<{NAME_WIDTH}}").append(" ".join(places))
        lines.append(line)
        for n, space in enumerate(spaces, 1):
            if with_words and not _piece(pen, space):
                text = pen.text(council_fact(t.content, space)).rstrip(".")
                lines.append(Text(f"     {n} {text}", "dim"))
    return lines


def _piece(pen: Pen, space: int) -> str:
    """What lies on a council space: ## turmoil, a player's die, tile (t) or hero (♦)."""
    t = pen.t
    if t.turmoil & BIT[space]:
        return "##"
    for seat, player in enumerate(t.players):
        if player.council_dice & BIT[space]:
            return pen.mark(seat)
        if player.council_tiles & BIT[space]:
            return f"{pen.mark(seat)}t"
        for hero, place in enumerate(t.hero_spaces):
            seated = t.content.standees[hero] == STANDEE_MONUMENT and place == space
            if seated and player.heroes & BIT[hero]:
                return f"{pen.mark(seat)}♦"
    return ""


def altar_lines(pen: Pen) -> list[str]:
    """Both tracks with the markers on each space, the lowest first."""
    t = pen.t
    numbers = "".join(f"{space:<{ALTAR_CELL}}" for space in range(ALTAR_END + 1))
    lines = [f"  {'':<12}{numbers}".rstrip()]
    for name, order in (("Dionysos", t.dionysos), ("Ares", t.ares)):
        cells = ["" for _ in range(ALTAR_END + 1)]
        for seat in order:
            player = t.players[seat]
            cells[player.ares if name == "Ares" else player.dionysos] += pen.mark(seat)
        line = "".join(f"{cell or '·':<{ALTAR_CELL}}" for cell in cells)
        lines.append(f"  {pen.say('track', track=name):<12}{line}".rstrip())
    return lines


def next_rewards(pen: Pen) -> list[str]:
    """What the viewer's next step on each track brings."""
    t = pen.t
    if pen.viewer < 0:
        return []
    player = t.players[pen.viewer]
    said = []
    for track, place in ((DIONYSOS, player.dionysos), (ARES, player.ares)):
        if place < ALTAR_END:
            fact = altar_fact(track, int(place) + 1)
            said.append(f"{pen.name(fact)}: {pen.text(fact)}")
    return said


def display_lines(pen: Pen, with_words: bool) -> list[Text]:
    """The four orders of the display."""
    return [order_line(pen, order, with_words) for order in pen.t.display if order >= 0]


def order_line(pen: Pen, order: int, with_words: bool) -> Text:
    """An order: name, colour, and what it does, or only its price."""
    edition = pen.t.content.edition
    printed = edition.orders[order]
    fact = order_fact(pen.t.content, order)
    line = Text("  ").append(pen.name(fact), "bold")
    if with_words:
        return line.append(f" {pen.text(fact)}")
    line.append(f" ({colour_name(printed.colour, pen.language)}) ", "dim")
    return line.append(pen.say("price", things=cost_words(edition, printed.cost, pen.language)))


def antigone_lines(pen: Pen, solo: Solo) -> list[str]:
    """Her open cards, heralds and stones (A2, A3)."""
    t = pen.t
    edition = t.content.edition
    challenge = ThingFact("challenge", edition.challenges[solo.challenge - 1].key)
    destiny = ThingFact("destiny", edition.destinies[solo.destiny].key)
    card = card_fact(t.content, solo.actions[-1])
    lines = [
        pen.say("challenge", level=int(solo.challenge), name=pen.name(challenge)),
        pen.say("card", left=len(solo.actions) - 1, name=pen.name(card), text=pen.text(card)),
        pen.say("destiny", name=pen.name(destiny), text=pen.text(destiny)),
    ]
    for side, herald in zip(("left", "right"), solo.open_heralds, strict=False):
        fact = ThingFact("herald", edition.heralds[herald].key)
        lines.append(pen.say("herald", side=side, text=pen.text(fact)))
    tops = [f"{pen.stone(pile[-1])} ({len(pile)})" if pile else "–" for pile in solo.piles]
    return [*lines, pen.say("piles", piles=" · ".join(tops))]
