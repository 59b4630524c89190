"""Read the stones, tiles and cards of Thebai from a pack."""

from petteia.games.thebai.content.board_reader import (
    is_space,
    read_key,
    read_letters,
    read_level,
    read_names,
    read_row_of_numbers,
)
from petteia.games.thebai.content.effect_reader import (
    ANTIGONE,
    ANYWHERE,
    CONDITION,
    STANDING,
    WORDS,
    read_effect,
)
from petteia.games.thebai.content.tables import PackTables, own_last
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.codes import GOOD_WORDS, ORDER_COLOURS, ROW_COLOURS, TRACK_WORDS
from petteia.games.thebai.rules.printed import (
    ActionCard,
    Attack,
    Blessing,
    Challenge,
    Conflict,
    Destiny,
    GateTile,
    HelpStack,
    Herald,
    Hero,
    Order,
    Prosperity,
    StandingEffect,
    Stone,
)
from petteia.kernel.content.reader import ReadError, Section, show

COPIES = 4
"""The number of each blessing and each help tile: one for each player."""
ORDERS_OF_A_COLOUR = 11
STARTING_ORDERS = 4
MOST_GOODS = 6
STANDEES = ("dice", "monument", "card")
ON_WORDS = codes.ON_WORDS[1:]
PASSIVES = codes.PASSIVES[1:]
NUMBERED = ("archon_moved", "battle", "stand_strength")
"""Words of standing effects that are followed by a number."""
OF_STANDEES = ("stand_crossed", "stand_strength")
"""Words of standing effects for heroes with a standee on a dice space."""
CONFLICT_BACKS = {"gamma": 3, "omega": 1}
"""The number of conflict tiles with each back that a game needs (S6)."""
REMOVED_CONFLICT = 7
"""The conflict tile that is not used with 1 or 2 players (S6)."""
PROSPERITY_BACKS = {"alpha": 1, "beta": 1, "delta": 5}


def read_stones(tables: PackTables, name: str) -> tuple[Stone, ...]:
    """The stones of a colour, or the neutral ones (I3)."""
    stones: list[Stone] = []
    for entry in tables.entries(name):
        stones.append(
            Stone(
                key=read_key(entry),
                name=read_names(entry),
                effect=read_effect(entry, "effect", ANYWHERE),
                roofs=read_letters(entry, "roofs", 4),
                neutral=name == "neutral",
            )
        )
        entry.close()
    return tuple(stones)


def _read_standing_word(entry: Section, key: str, words: tuple[str, ...]) -> tuple[str, int]:
    """A word such as `free_pay` or `battle 2`; empty if the entry has none."""
    if not entry.has(key):
        return "", 0
    word, _, number = entry.text(key).partition(" ")
    if word not in words:
        raise entry.error(key, f"expected one of {', '.join(words)}; found {show(word)}")
    if word not in NUMBERED:
        if number:
            raise entry.error(key, f"{word} has no number")
        return word, 0
    if len(number) != 1 or number not in "123456789":
        raise entry.error(key, f"expected {word} with a number from 1 to 9")
    return word, int(number)


def read_standing(entry: Section) -> StandingEffect:
    """The keys `on` with `then`, and `passive`, of a blessing or a hero."""
    on, on_number = _read_standing_word(entry, "on", ON_WORDS)
    passive, passive_number = _read_standing_word(entry, "passive", PASSIVES)
    if bool(on) != entry.has("then"):
        raise entry.error("then", "expected `on` and `then` together: what is done after what")
    scope = CONDITION if on == "end" else STANDING
    return StandingEffect(
        on, on_number, passive, passive_number, read_effect(entry, "then", scope, 0)
    )


def read_blessings(tables: PackTables) -> tuple[Blessing, ...]:
    """The stacks of blessings (S9)."""
    blessings: list[Blessing] = []
    for entry in tables.entries("blessing"):
        copies = entry.number("copies", COPIES, COPIES)
        by_copy: tuple[int, ...] = ()
        if entry.has("vp_by_copy"):
            by_copy = read_row_of_numbers(entry, "vp_by_copy", copies, 20)
            if sorted(by_copy, reverse=True) != list(by_copy):
                raise entry.error("vp_by_copy", "expected the most VP first: it lies on top")
        blessing = Blessing(
            key=read_key(entry),
            name=read_names(entry),
            copies=copies,
            track=entry.word("track", TRACK_WORDS),
            effect=read_effect(entry, "effect", STANDING, 0),
            vp_by_copy=by_copy,
            standing=read_standing(entry),
        )
        entry.close()
        for word in (blessing.standing.on, blessing.standing.passive):
            if word in OF_STANDEES:
                raise entry.error("", f"{word} is for heroes: a blessing has no standee")
        if not (blessing.effect or by_copy or blessing.standing != StandingEffect()):
            raise entry.error("", "does nothing: expected effect, vp_by_copy, on or passive")
        blessings.append(blessing)
    return tuple(blessings)


def read_help_stacks(tables: PackTables) -> tuple[HelpStack, ...]:
    """The stacks of help tiles (S9, T7)."""
    stacks: list[HelpStack] = []
    for entry in tables.entries("help"):
        stack = HelpStack(
            key=read_key(entry),
            colour=ROW_COLOURS.index(entry.word("colour", ROW_COLOURS)),
            strength=entry.number("strength", 1, 3),
            copies=entry.number("copies", COPIES, COPIES),
        )
        entry.close()
        for other in stacks:
            if (other.colour, other.strength) == (stack.colour, stack.strength):
                raise entry.error("strength", f"{other.key} is of this colour and strength too")
        stacks.append(stack)
    return tuple(stacks)


def read_orders(tables: PackTables) -> tuple[Order, ...]:
    """The orders, the starting ones first (S8)."""
    entries = tables.entries("order")
    orders: list[Order] = []
    for entry in entries:
        orders.append(_read_order(entry))
        entry.close()
    file = own_last(entries)[-1].file
    for number, colour in enumerate(ORDER_COLOURS):
        found = sum(order.colour == number for order in orders)
        if found != ORDERS_OF_A_COLOUR:
            expected = f"expected {ORDERS_OF_A_COLOUR} orders of {colour}, found {found}"
            raise ReadError(file, "", "order", expected)
    starting = sum(order.starting for order in orders)
    if starting != STARTING_ORDERS:
        expected = f"expected {STARTING_ORDERS} starting ones, found {starting}"
        raise ReadError(file, "", "order", expected)
    return tuple(sorted(orders, key=lambda order: not order.starting))


def _read_order(entry: Section) -> Order:
    cost = entry.table("cost")
    goods = tuple(cost.number(good, 1, MOST_GOODS, 0) for good in GOOD_WORDS)
    cost.close()
    if not 1 <= sum(goods) <= MOST_GOODS:
        raise entry.error("cost", f"expected 1 to {MOST_GOODS} goods, found {sum(goods)}")
    return Order(
        key=read_key(entry),
        name=read_names(entry),
        colour=ORDER_COLOURS.index(entry.word("colour", ORDER_COLOURS)),
        cost=(goods[0], goods[1], goods[2]),
        effect=read_effect(entry, "effect", ANYWHERE),
        starting=entry.boolean("starting", False),
    )


def read_heroes(tables: PackTables) -> tuple[Hero, ...]:
    """The heroes (S3, D4)."""
    heroes: list[Hero] = []
    for entry in tables.entries("hero"):
        hero = Hero(
            key=read_key(entry),
            name=read_names(entry),
            solo=entry.boolean("solo", False),
            standee=entry.word("standee", STANDEES),
            effect=read_effect(entry, "effect", STANDING, 0),
            standing=read_standing(entry),
        )
        entry.close()
        for word in (hero.standing.on, hero.standing.passive):
            if word in OF_STANDEES and hero.standee != "dice":
                raise entry.error("standee", f"expected dice: {word} needs a dice space")
        if hero.standee != "monument" and not hero.effect and hero.standing == StandingEffect():
            raise entry.error("", "does nothing: expected effect, on, passive or a monument")
        heroes.append(hero)
    return tuple(heroes)


def read_attacks(tables: PackTables) -> tuple[Attack, ...]:
    """The attack cards (S4)."""
    attacks: list[Attack] = []
    for entry in tables.entries("attack"):
        attacks.append(Attack(read_key(entry), read_names(entry), entry.number("modifier", 0, 9)))
        entry.close()
    return tuple(attacks)


def read_gate_tiles(tables: PackTables) -> tuple[GateTile, ...]:
    """The gate tiles (S5)."""
    tiles: list[GateTile] = []
    for entry in tables.entries("gate_tile"):
        effect = read_effect(entry, "effect", ANYWHERE)
        tiles.append(GateTile(read_key(entry), read_names(entry), effect))
        entry.close()
    return tuple(tiles)


def read_conflicts(tables: PackTables) -> tuple[Conflict, ...]:
    """The conflict tiles, by number. A pack chooses their backs, but without the tile that is
    removed there must be enough for all rounds (S6)."""
    found: dict[int, Conflict] = {}
    for entry in tables.entries("conflict"):
        tile = Conflict(
            key=read_key(entry),
            number=entry.number("number", 1, 7),
            back=entry.word("back", CONFLICT_BACKS),
        )
        entry.close()
        if found.setdefault(tile.number, tile) is not tile:
            raise entry.error("number", f"{found[tile.number].key} has this number too")
    backs = [tile.back for tile in found.values() if tile.number != REMOVED_CONFLICT]
    for back, least in CONFLICT_BACKS.items():
        if backs.count(back) < least:
            problem = f"expected at least {least} of {back} without number {REMOVED_CONFLICT}"
            raise entry.error("back", f"{problem}, found {backs.count(back)}")
    return tuple(found[number] for number in sorted(found))


def read_prosperities(tables: PackTables) -> tuple[Prosperity, ...]:
    """The prosperity tiles (S6)."""
    tiles: list[Prosperity] = []
    for entry in tables.entries("prosperity"):
        tiles.append(
            Prosperity(
                key=read_key(entry),
                name=read_names(entry),
                back=entry.word("back", PROSPERITY_BACKS),
                effect=read_effect(entry, "effect", ANYWHERE),
            )
        )
        entry.close()
    _check_backs(entry, PROSPERITY_BACKS, [tile.back for tile in tiles])
    return tuple(tiles)


def _check_backs(entry: Section, expected: dict[str, int], backs: list[str]) -> None:
    for back, number in expected.items():
        if backs.count(back) != number:
            raise entry.error("back", f"expected {number} of {back}, found {backs.count(back)}")


def read_heralds(tables: PackTables, columns: str) -> tuple[Herald, ...]:
    """The heralds; their columns are those of the small city (H1 to H3)."""
    heralds: list[Herald] = []
    for entry in tables.entries("herald"):
        herald = Herald(
            key=read_key(entry),
            column=entry.word("column", columns),
            space=entry.text("space"),
            foot=tuple(entry.words("foot")),
        )
        entry.close()
        if not is_space(herald.space, herald.column):
            raise entry.error("space", f"expected a Kadmeia space of column {herald.column}")
        if not 1 <= len(set(herald.foot)) == len(herald.foot) <= 2:
            raise entry.error("foot", "expected one word of effects, or two different ones")
        for word in herald.foot:
            if word not in WORDS:
                raise entry.error("foot", f"expected words of effects, found {show(word)}")
        heralds.append(herald)
    return tuple(heralds)


def read_action_cards(tables: PackTables, name: str) -> tuple[ActionCard, ...]:
    """Antigone's basic or special cards (A3)."""
    cards: list[ActionCard] = []
    for entry in tables.entries(name):
        cards.append(
            ActionCard(
                key=read_key(entry),
                name=read_names(entry),
                special=name == "special",
                actions=read_effect(entry, "actions", ANTIGONE),
                track=entry.word("track", TRACK_WORDS),
                pointer=entry.word("pointer", ("left", "right")),
                destiny=entry.boolean("destiny", False),
            )
        )
        entry.close()
    return tuple(cards)


def read_destinies(tables: PackTables) -> tuple[Destiny, ...]:
    """The destiny cards (A8)."""
    cards: list[Destiny] = []
    for entry in tables.entries("destiny"):
        actions = read_effect(entry, "actions", ANTIGONE)
        cards.append(Destiny(read_key(entry), read_names(entry), actions))
        entry.close()
    return tuple(cards)


def read_challenges(tables: PackTables) -> tuple[Challenge, ...]:
    """The challenge cards, by level (A12)."""
    found: dict[int, Challenge] = {}
    for entry in tables.entries("challenge"):
        card = Challenge(
            key=read_key(entry),
            name=read_names(entry),
            level=entry.number("level", 1, 5),
            vp=entry.number("vp", 0, 99),
            citizens=read_level(entry, "citizens"),
            hoplites=read_level(entry, "hoplites"),
            orders=entry.number("orders", 0, 9),
            councillor=entry.number("councillor", 0, 30),
        )
        entry.close()
        if found.setdefault(card.level, card) is not card:
            raise entry.error("level", f"{found[card.level].key} is of this level too")
    return tuple(found[level] for level in sorted(found))
