"""Read a position from JSON and check it against the rules.

A position written by hand may leave things out: unnamed cards form the draw pile, shuffled by
`seed`; Citizens may be given as a number; without `frames`, the player of `turn` begins a turn.
"""

from pathlib import Path

from petteia.games.elysium.content.edition import HOUSE, read_edition
from petteia.games.elysium.content.prepared import load_content
from petteia.games.elysium.position.dump import CITIZEN_WORD, PHASES, RULES, quest_numbers
from petteia.games.elysium.position.frames import read_frames
from petteia.games.elysium.rules.codes import (
    ALL_COLUMNS,
    CARDS_PER_EPOCH,
    CITIZEN,
    EPOCHS,
    INCOMPLETE,
    PHASE_ACTIONS,
    PHASE_OVER,
    PHASE_SCORING,
    PHASE_WRITING,
    ROUNDS,
)
from petteia.games.elysium.rules.content import Content
from petteia.games.elysium.rules.effects import COLOURS
from petteia.games.elysium.rules.legends import (
    CITIZEN_SLOT,
    FAMILY_LEGEND,
    FAMILY_OF,
    JOIN,
    SIZE,
    TYPE,
)
from petteia.games.elysium.rules.phases import advance, all_quests, begin_scoring, quest_table
from petteia.games.elysium.rules.position import Player, Position, lay_out, mask_of, pending
from petteia.games.elysium.rules.transfers import longest
from petteia.games.elysium.state import Elysium, empty_position
from petteia.kernel.bits import BIT, size
from petteia.kernel.content.reader import ReadError, Section
from petteia.kernel.content.saved_game import check_identity, check_rules, read_rng
from petteia.kernel.rng import DRAWS, SEEDS, SETUP, stream

FILE = "position"
OLDEST_RULES = 1
"""Positions saved by these rules and later ones can be read."""
QUESTS_WITHOUT_INCOMPLETE = 2
"""The first rules by which a Quest held as Incomplete has left the Pediment in a position."""
MOST_TOKENS = 1_000_000
"""A sanity limit; tokens never run out (S9)."""
MOST_LEGENDS = 40
"""Twice as many as a player can write."""
PHASE_CODES = {word: phase for phase, word in PHASES.items()}


def load_position(data: object, folder: Path = HOUSE) -> Elysium:
    """Read a position; raise `ReadError` at the first error. One saved by older rules goes on by
    the present ones: a decision that is no longer asked (G8) is made."""
    source = Section(data, FILE)
    source.word("game", ("elysium",))
    rules = check_rules(source, "Elysium", RULES, RULES, OLDEST_RULES)
    cards = _read_content(source, folder)
    t = _read_table(source, cards)
    _check_seats(t)
    _check_quests(source, t, rules)
    _complete(source, t)
    _read_pending(source, t)
    source.close()
    _check_takes(t)
    before = pending(t)
    if t.phase == PHASE_SCORING and not before:
        begin_scoring(t)
    elif not before and t.phase != PHASE_OVER:
        t.turn -= 1
    advance(t)
    if before and before != pending(t) and rules == RULES:
        raise source.error("frames", "do not wait for a decision that is open in this position")
    return t


def _read_content(source: Section, folder: Path) -> Content:
    """Read the pack and the five Families; a given fingerprint must match the pack."""
    edition = read_edition(folder)
    check_identity(source, edition.name, edition.fingerprint)
    families = source.words("families", 8)
    for family in families:
        if family not in edition.families:
            raise source.error("families", f"there is no Family {family!r} in this pack")
    if len(families) != 5 or len(set(families)) != 5:
        raise source.error("families", f"expected 5 different Families (S2), found {len(families)}")
    ordered = tuple(family for family in edition.families if family in families)
    return load_content(ordered, folder)


def _read_table(source: Section, cards: Content) -> Elysium:
    """Read everything that is face-up; hidden cards given as a number are dealt later."""
    items = source.items("seats", 8)
    if not 2 <= len(items) <= 4:
        raise source.error("seats", f"expected 2 to 4 players (S2), found {len(items)}")
    t = empty_position(cards, len(items), stream(0, DRAWS))
    t.epoch = source.number("epoch", 1, EPOCHS, 1)
    t.phase = PHASE_CODES[source.word("phase", PHASE_CODES, "actions")]
    t.round = source.number("round", 1, ROUNDS, 1) - 1
    seats = list(range(len(items)))
    t.order = source.numbers("order", 0, 3) if source.has("order") else seats
    if sorted(t.order) != seats:
        raise source.error("order", f"expected every seat once: {seats}")
    t.turn = _read_turn(source, t)
    t.side = cards.edition.pediment.index(
        source.word("pediment", cards.edition.pediment, cards.edition.pediment[0])
    )
    for zone, name in ((t.agora, "agora"), (t.oracle, "oracle"), (t.discard, "discard")):
        zone += _read_cards(source, cards, name)
    t.removed += _read_cards(source, cards, "removed")
    lay_out(t, t.agora)
    if t.oracle and not cards.oracle:
        raise source.error("oracle", "the Oracle is not in play with these Families (S8)")
    for seat, item in enumerate(items):
        _read_player(Section(item, FILE, f"seat {seat}"), t, t.players[seat])
    _read_tiles(source, t)
    return t


def _read_turn(source: Section, t: Position) -> int:
    """Read `turn`, a seat; -1 at the end of the game."""
    if t.phase in (PHASE_SCORING, PHASE_OVER):
        source.number("turn", -1, len(t.order) - 1, -1)
        return len(t.order)
    return t.order.index(source.number("turn", 0, len(t.order) - 1, t.order[0]))


def _read_cards(source: Section, cards: Content, name: str) -> list[int]:
    if not source.has(name):
        return []
    found: list[int] = []
    for key in source.words(name):
        if key not in cards.number:
            raise source.error(name, f"there is no card {key!r} in these Families")
        found.append(cards.number[key])
    return found


def _read_player(source: Section, t: Position, player: Player) -> None:
    player.gold = source.number("gold", 0, MOST_TOKENS, 4)
    player.vp = source.number("vp", 0, MOST_TOKENS, 0)
    player.pp = source.number("pp", 0, MOST_TOKENS, 0)
    if player.pp and not t.content.prestige:
        raise source.error("pp", "Prestige Points are not in play with these Families (S8)")
    player.columns = _read_columns(source)
    player.taken = source.number("taken", 0, CARDS_PER_EPOCH, 0)
    player.quest = _read_quest(source, t)
    player.domain = _read_cards(source, t.content, "domain")
    player.held = mask_of(player.domain)
    if len(set(player.domain)) != len(player.domain):
        raise source.error("domain", "holds two identical cards (T4)")
    player.turned = _read_held(source, t, player, "turned", player.held)
    player.rings = player.held & t.content.triggers
    if source.has("rings"):
        player.rings = _read_held(source, t, player, "rings", t.content.triggers)
    _read_legends(source, t, player)
    player.moved = _read_moved(source, t, player)
    for name in ("citizens", "buried"):
        source.seen.add(name)
    source.close()


def _read_columns(source: Section) -> int:
    if source.has("columns") and source.data["columns"] == "":
        source.seen.add("columns")
        return 0
    letters = source.text("columns", COLOURS)
    if len(set(letters)) != len(letters) or not set(letters) <= set(COLOURS):
        raise source.error(
            "columns", f"expected each of R, B, G, Y at most once (S5), found {letters!r}"
        )
    return sum(1 << COLOURS.index(letter) for letter in letters)


def _read_quest(source: Section, t: Position) -> int:
    if not source.has("quest") or source.data["quest"] is None:
        source.seen.add("quest")
        return 0
    if source.data["quest"] == "incomplete":
        source.seen.add("quest")
        return INCOMPLETE
    return source.number("quest", 1, len(quest_table(t)))


def _read_held(source: Section, t: Position, player: Player, name: str, allowed: int) -> int:
    """Read a set of cards of the Domain: the turned ones, or those with a ring."""
    mask = 0
    for card in _read_cards(source, t.content, name):
        if not player.held & allowed & BIT[card]:
            key = t.content.designs[card].key
            raise source.error(name, f"{key} is not such a card of this Domain")
        mask |= BIT[card]
    return mask


def _read_legends(source: Section, t: Position, player: Player) -> None:
    """Read Legends card by card in the order of writing, checked by the Rules of Legends."""
    if not source.has("legends"):
        return
    for index, item in enumerate(source.items("legends", MOST_LEGENDS)):
        if not isinstance(item, list):
            raise source.error(f"legends.{index + 1}", "expected a list of cards")
        shape = 0
        for word in item:
            card = _read_written(source, t, index, word)
            slot = CITIZEN_SLOT if card == CITIZEN else t.content.slot[card]
            grown = JOIN[shape][slot]
            if not grown:
                raise source.error(f"legends.{index + 1}", _why_not_legend(shape, card, word))
            shape = grown
            player.written.append(index << 7 | card)
        player.legends.append(shape)


def _read_written(source: Section, t: Position, index: int, word: object) -> int:
    if word == CITIZEN_WORD:
        return CITIZEN
    if not isinstance(word, str) or word not in t.content.number:
        raise source.error(f"legends.{index + 1}", f"there is no card {word!r} in these Families")
    return t.content.number[word]


def _why_not_legend(shape: int, card: int, word: object) -> str:
    if card == CITIZEN and SIZE[shape] < 2:
        return "a Citizen joins only a Legend of at least 2 cards (L5)"
    if TYPE[shape] == FAMILY_LEGEND:
        return f"{word} does not fit: a Family Legend has one Family, every Level once (L3)"
    return f"{word} does not fit: a Level Legend has one Level, every Family once (L2)"


def _read_moved(source: Section, t: Position, player: Player) -> list[int]:
    """Read the cards transferred in this Phase III, which are in the Legends (K5)."""
    if not source.has("moved"):
        return []
    if source.data["moved"] and t.phase != PHASE_WRITING:
        raise source.error("moved", "cards are counted as transferred in Phase III only (K5)")
    written = [entry & CITIZEN for entry in player.written]
    cards: list[int] = []
    for word in source.words("moved"):
        card = CITIZEN if word == CITIZEN_WORD else t.content.number.get(word)
        if card is None or cards.count(card) == written.count(card):
            raise source.error("moved", f"{word} is not in the Legends, or not so often (K5)")
        cards.append(card)
    return cards


def _read_tiles(source: Section, t: Position) -> None:
    """Read Bonus tiles and check that their holders have the Legends for them (L7, L8)."""
    if source.has("family_tiles"):
        tiles = source.table("family_tiles")
        for index, family in enumerate(t.content.families):
            if tiles.has(family):
                holders = _read_holders(tiles, family, t, 2)
                t.family_tiles[2 * index : 2 * index + 2] = holders
                _check_family_tiles(tiles, t, index, holders)
        tiles.close()
    if source.has("level_tiles"):
        t.level_tiles = _read_holders(source, "level_tiles", t, 3)
        for level, holder in enumerate(t.level_tiles, 1):
            if holder >= 0 and longest(t.players[holder], level) < 2:
                raise source.error(
                    "level_tiles", f"seat {holder} has no Legend of Level {level} (L8)"
                )


def _check_family_tiles(tiles: Section, t: Position, family: int, holders: list[int]) -> None:
    key = t.content.families[family]
    if holders[0] < 0 <= holders[1]:
        raise tiles.error(key, "the first tile is taken before the second (L7)")
    for seat in set(holders) - {-1}:
        complete = sum(
            1
            for shape in t.players[seat].legends
            if FAMILY_OF[shape] == family and SIZE[shape] == 3
        )
        if complete < holders.count(seat):
            raise tiles.error(key, f"seat {seat} has not completed so many Legends of it (L7)")


def _read_holders(source: Section, key: str, t: Position, number: int) -> list[int]:
    items = source.items(key)
    if len(items) != number:
        raise source.error(key, f"expected {number} holders")
    holders: list[int] = []
    for item in items:
        if item is None:
            holders.append(-1)
        elif isinstance(item, int) and not isinstance(item, bool) and 0 <= item < len(t.players):
            holders.append(item)
        else:
            raise source.error(key, f"expected a seat or null, found {item!r}")
    return holders


def _check_seats(t: Position) -> None:
    """Check that no Quest has two owners, and that all have one in Phase III (T9, T10)."""
    taken = [player.quest for player in t.players if 0 < player.quest != INCOMPLETE]
    if len(set(taken)) != len(taken):
        raise ReadError(FILE, "seats", "quest", "two players have the same Quest")
    for seat, player in enumerate(t.players):
        if t.phase == PHASE_WRITING and not player.quest:
            raise ReadError(FILE, f"seat {seat}", "quest", "is missing in Phase III (T9)")
        if t.phase == PHASE_ACTIONS and player.quest == INCOMPLETE:
            raise ReadError(FILE, f"seat {seat}", "quest", "is incomplete before Phase III (T9)")
    t.quests = all_quests(t)
    for number in taken:
        t.quests &= ~(1 << number)


def _check_quests(source: Section, t: Position, rules: int) -> None:
    """Check the Quests below the Pediment. Those held as Incomplete are not there (T9); rules 1
    listed them."""
    with_incomplete = quest_numbers(t)
    for player in t.players:
        if player.quest == INCOMPLETE:
            t.quests &= t.quests - 1
    if source.has("quests"):
        there = quest_numbers(t)
        found = source.numbers("quests", 1, 4)
        if found != there and not (rules < QUESTS_WITHOUT_INCOMPLETE and found == with_incomplete):
            raise source.error("quests", f"expected those nobody has: {there}")


def _complete(source: Section, t: Position) -> None:
    """Fill the hidden zones: named cards as given, the others and the pile from the rest."""
    seats = source.items("seats")
    wanted: list[tuple[list[int], int]] = []
    for seat, player in enumerate(t.players):
        inner = Section(seats[seat], FILE, f"seat {seat}")
        _read_hidden(inner, t, "citizens", player.citizens, wanted)
        written = sum(1 for entry in player.written if entry & CITIZEN == CITIZEN)
        if inner.has("buried"):
            _read_hidden(inner, t, "buried", player.buried, wanted)
        else:
            wanted.append((player.buried, written))
        buried = sum(number for zone, number in wanted if zone is player.buried)
        if len(player.buried) + buried != written:
            raise inner.error("buried", f"expected {written}, one for each Citizen in the Legends")
    _read_hidden(source, t, "gone", t.gone, wanted)
    _read_hidden(source, t, "pile", t.pile, wanted)
    rest = _rest(t)
    seed = source.number("seed", 0, SEEDS - 1, 0)
    stream(seed, SETUP).shuffle(rest)
    for zone, number in wanted:
        if number > len(rest):
            raise source.error("", f"{number - len(rest)} cards are missing for Citizens or pile")
        zone += rest[:number]
        del rest[:number]
    if rest and source.has("pile"):
        key = t.content.designs[rest[0]].key
        raise source.error("pile", f"{len(rest)} cards are nowhere, {key} among them")
    t.pile += rest
    t.rng = read_rng(source, seed)


def _read_hidden(
    source: Section, t: Position, name: str, zone: list[int], wanted: list[tuple[list[int], int]]
) -> None:
    """Read a hidden zone: its cards, or their number."""
    if source.has(name) and isinstance(source.data[name], int):
        wanted.append((zone, source.number(name, 0, 105)))
    else:
        zone += _read_cards(source, t.content, name)


def _rest(t: Position) -> list[int]:
    """The cards that are in no zone yet; reject a card with more places than copies (S1)."""
    left = list(t.content.copies)
    zones = [t.agora, t.oracle, t.discard, t.removed, t.gone, t.pile]
    for player in t.players:
        written = [entry & CITIZEN for entry in player.written if entry & CITIZEN != CITIZEN]
        zones += [player.domain, player.citizens, player.buried, written]
    for zone in zones:
        for card in zone:
            left[card] -= 1
            if left[card] < 0:
                design = t.content.designs[card]
                raise ReadError(
                    FILE,
                    "",
                    design.key,
                    f"lies in more places than it has copies: {design.copies} (S1)",
                )
    return [card for card, number in enumerate(left) for _ in range(number)]


def _read_pending(source: Section, t: Position) -> None:
    """Read the frames; without them, the turn of the player of `turn` has not begun."""
    if source.has("echoes"):
        t.echoes = [_read_echo(Section(item, FILE, "echoes"), t) for item in source.items("echoes")]
    frames = read_frames(source, t) if source.has("frames") else []
    if t.phase == PHASE_OVER or (t.phase == PHASE_SCORING and frames):
        _check_removed(source, t)
    t.stack += frames
    t.depth = len(frames)
    t.top = t.stack[t.depth]


def _read_echo(echo: Section, t: Position) -> int:
    """Read a copied Chronos power: seat, Legend and design (K15)."""
    seat = echo.number("seat", 0, len(t.players) - 1)
    legend = echo.number("legend", 0, len(t.players[seat].legends) - 1)
    key = echo.text("card")
    echo.close()
    card = t.content.number.get(key)
    if card is None or not t.content.chronos & t.content.copiable & BIT[card]:
        raise echo.error("card", f"expected a Chronos card that can be copied, found {key!r}")
    return seat << 14 | legend << 7 | card


def _check_removed(source: Section, t: Position) -> None:
    """Check that Domains are empty and no card is alone in its Legend at the end (F1)."""
    for seat, player in enumerate(t.players):
        if player.cards() or any(SIZE[shape] == 1 for shape in player.legends):
            raise source.error(
                f"seats.{seat}", "Domain cards and single cards have left the game by now (F1)"
            )


def _check_takes(t: Position) -> None:
    """Check that takes, rounds and dismissed Columns agree in Phase II (T1, T6)."""
    if t.phase != PHASE_ACTIONS:
        return
    bottom = t.stack[1] if t.depth else None
    for place, seat in enumerate(t.order):
        player = t.players[seat]
        takes = player.taken + (player.quest > 0)
        on_turn = place == t.turn
        done = on_turn and bottom is not None and bottom.done == 1
        expected = t.round + (place < t.turn or done)
        passed = place < t.turn and t.round == ROUNDS - 1 and player.taken == 3 and not player.quest
        if takes != expected - passed:
            raise ReadError(
                FILE,
                f"seat {seat}",
                "taken",
                f"expected {expected} with the Quest in round {t.round + 1} (T1), found {takes}",
            )
        standing = 4 - takes + (on_turn and bottom is not None and bottom.left == 1)
        if size(player.columns & ALL_COLUMNS) != standing:
            raise ReadError(
                FILE,
                f"seat {seat}",
                "columns",
                f"expected {standing} after {takes} takes (T6), found {size(player.columns)}",
            )
