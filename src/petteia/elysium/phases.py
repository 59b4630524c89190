"""The course of the game: setup, the four phases of an Epoch, the end.

`advance` runs everything that needs no decision and stops where somebody must choose; a choice
with one option is made at once (G8). `resolve` carries a choice out.
"""

from petteia.elysium.choices import options, runs_by_itself
from petteia.elysium.choices import resolve as resolve_choice
from petteia.elysium.codes import (
    ACTOR,
    AGORA,
    ALL_COLUMNS,
    AUTOMATIC,
    BRINGING,
    CARDS_PER_EPOCH,
    CITIZEN,
    DISMISS,
    DISMISSAL,
    ECHOING,
    END_TURN,
    EPOCHS,
    EVENT_QUEST,
    EVENT_TAKE,
    INCOMPLETE,
    KIND,
    MARKING,
    ORACLE,
    PHASE_ACTIONS,
    PHASE_OVER,
    PHASE_SCORING,
    PHASE_WRITING,
    PILE,
    PLACING,
    POWER,
    ROUNDS,
    STOP,
    TAKE,
    TAKE_CITIZEN,
    TAKE_ORACLE,
    TAKE_QUEST,
    TRANSFER,
    TURN,
    WIDTH,
    WRITING,
    YOU,
    M,
    X,
)
from petteia.elysium.powers import begin_power, run, take_into_domain, usable_powers
from petteia.elysium.printed import Quest
from petteia.elysium.scoring import echoing_cards, remove_unwritten, scoring_cards
from petteia.elysium.table import (
    Table,
    cards_in,
    deal,
    draw,
    leave_agora,
    mask_of,
    pop,
    push,
    spread,
)
from petteia.elysium.tokens import react
from petteia.elysium.transfers import transferable
from petteia.kernel.rng import Rng

GOLD_AT_START = 4
ORACLE_SIZE = 4
NOTHING: list[int] = []
DISMISSALS = [
    [DISMISS + colour for colour in range(4) if columns >> colour & 1]
    for columns in range(ALL_COLUMNS + 1)
]
"""By the standing Columns, the actions that dismiss one: any may go (T6)."""


def set_up(t: Table, rng: Rng) -> None:
    """Deal a new game (S1 to S8, K18)."""
    catalog = t.catalog
    t.side = rng.below(2)
    first = rng.below(len(t.players))
    t.order = [(first + step) % len(t.players) for step in range(len(t.players))]
    for disc, seat in enumerate(t.order, 1):
        t.players[seat].vp = disc
        t.players[seat].gold = GOLD_AT_START
    for design, copies in enumerate(catalog.copies):
        t.pile += [design] * copies
    rng.shuffle(t.pile)
    t.quests = all_quests(t)
    deal(t, t.agora, agora_size(t))
    t.agora_mask = mask_of(t, t.agora)
    if catalog.oracle:
        deal(t, t.oracle, ORACLE_SIZE)
    _begin_actions(t)


def agora_size(t: Table) -> int:
    """3 cards a player and 1 more (S6)."""
    return 3 * len(t.players) + 1


def quest_table(t: Table) -> tuple[Quest, ...]:
    """The Quests of this number of players (S4)."""
    edition = t.catalog.edition
    return edition.quests_of_two if len(t.players) == 2 else edition.quests


def all_quests(t: Table) -> int:
    """Every Quest of this number of players, as bits."""
    return sum(1 << quest.number for quest in quest_table(t))


def quest_of(t: Table, number: int) -> Quest:
    """What a player's Quest gives."""
    if number == INCOMPLETE:
        return t.catalog.edition.incomplete
    return quest_table(t)[number - 1]


def quest_columns(t: Table, number: int) -> int:
    """The Columns that open a Quest, as bits; one of them suffices (T3)."""
    return t.catalog.quest_columns[t.side][len(t.players)][number]


def quest_options(t: Table, seat: int) -> list[int]:
    """The Quests a player can take now, as actions (T3, T10)."""
    player = t.players[seat]
    if player.quest:
        return NOTHING
    return t.catalog.quest_actions[t.side][len(t.players)][player.columns << 5 | t.quests]


def takeable_cards(t: Table, seat: int) -> int:
    """The cards of the Agora a player can take now, as bits (T1, T2, T4)."""
    player = t.players[seat]
    if player.taken >= CARDS_PER_EPOCH:
        return 0
    return t.agora_mask & t.catalog.opens[player.columns] & ~player.held


def takeable_at_oracle(t: Table, seat: int) -> int:
    """The cards of the Oracle a player may take as if they lay in the Agora (K9)."""
    player = t.players[seat]
    if player.taken >= CARDS_PER_EPOCH or not player.held & t.catalog.sources:
        return 0
    return mask_of(t, t.oracle) & t.catalog.opens[player.columns] & ~player.held


def ready_powers(t: Table, seat: int) -> int:
    """The cards whose power may be used in a turn by its kind (P4, P5, P6)."""
    player = t.players[seat]
    catalog = t.catalog
    held = player.held
    ready = held & catalog.activates
    eleusis = held & catalog.eleusis
    if eleusis & (eleusis - 1):
        ready |= eleusis
    return ready & ~player.turned | player.rings


def advance(t: Table) -> None:
    """Run on until somebody must choose between two things, or the game is over."""
    frames = t.frames
    while True:
        if not frames:
            if t.phase == PHASE_OVER:
                t.options = []
                t.mover = -1
                return
            _next_part(t)
            continue
        kind = frames[KIND]
        if kind == TURN:
            actions = _turn_options(t, frames[ACTOR], frames[X])
        elif kind == DISMISSAL:
            actions = DISMISSALS[t.players[frames[ACTOR]].columns]
        elif kind >= AUTOMATIC:
            run(t)
            continue
        elif kind == WRITING:
            actions = _writing_options(t, frames[ACTOR], frames[M])
        elif kind == BRINGING and runs_by_itself(t):
            continue
        else:
            actions = options(t)
        if len(actions) > 1:
            t.options = actions
            t.mover = frames[YOU] if kind == MARKING else frames[ACTOR]
            return
        if not actions:
            del frames[-WIDTH:]
            continue
        if t.trace is not None:
            t.mover = frames[YOU] if kind == MARKING else frames[ACTOR]
            t.trace.append((t.copy(), actions[0]))
        resolve(t, actions[0])


def resolve(t: Table, action: int) -> None:
    """Carry out an action in the frame on top."""
    kind = t.frames[KIND]
    if kind == TURN:
        _resolve_turn(t, t.frames[ACTOR], action)
    elif kind == DISMISSAL:
        t.players[t.frames[ACTOR]].columns &= ~(1 << action - DISMISS)
        del t.frames[-WIDTH:]
    elif kind == WRITING:
        _resolve_writing(t, t.frames[ACTOR], action)
    else:
        resolve_choice(t, action)


def _begin_actions(t: Table) -> None:
    """Phase II begins with Disc #1 (T1)."""
    t.phase = PHASE_ACTIONS
    t.round = 0
    t.turn = -1


def _next_part(t: Table) -> None:
    """Nothing is pending: the next turn, the next writer, or the next phase."""
    if t.phase == PHASE_ACTIONS:
        _next_turn(t)
    elif t.phase == PHASE_WRITING:
        _next_writer(t)
    else:
        t.phase = PHASE_OVER
        if t.census is not None:
            t.census.use_all(scoring_cards(t))


def _next_turn(t: Table) -> None:
    """Turns in Disc order, four rounds (T1); who can take nothing any more passes (T9)."""
    t.turn += 1
    if t.turn == len(t.order):
        t.turn = 0
        t.round += 1
        if t.round == ROUNDS:
            _begin_writing(t)
            return
    seat = t.order[t.turn]
    if t.players[seat].taken < CARDS_PER_EPOCH or not must_pass(t, seat):
        t.frames += (TURN, 0, seat, seat, 0, 0)


def must_pass(t: Table, seat: int) -> bool:
    """With 3 cards and no Quest to be had, Phase II is over (T9)."""
    return t.players[seat].taken >= CARDS_PER_EPOCH and not quest_options(t, seat)


def _turn_options(t: Table, seat: int, taken: int) -> list[int]:
    """Before the take: what can be taken, and powers; after it: the end, and powers, or nothing
    if no power can be used: then the turn is over at once (P9)."""
    actions: list[int] = []
    if not taken:
        _add_takes(t, seat, actions)
    ready = ready_powers(t, seat)
    if ready:
        usable_powers(t, seat, ready, POWER, actions)
        if taken and actions:
            actions.insert(0, END_TURN)
    return actions


def _add_takes(t: Table, seat: int, actions: list[int]) -> None:
    """A card, a Quest, or else a Citizen (T1, T7, T8)."""
    spread(takeable_cards(t, seat), TAKE, actions)
    if t.oracle:
        spread(takeable_at_oracle(t, seat), TAKE_ORACLE, actions)
    actions += quest_options(t, seat)
    if not actions:
        actions.append(TAKE_CITIZEN)


def _resolve_turn(t: Table, seat: int, action: int) -> None:
    if action >= POWER:
        begin_power(t, seat, action - POWER)
    elif action == END_TURN:
        pop(t)
    else:
        t.frames[X] = 1
        t.frames += (DISMISSAL, 0, seat, seat, 0, 0)
        _take(t, seat, action)


def _take(t: Table, seat: int, action: int) -> None:
    """Take a Family card, a Quest or a Citizen; the Column is dismissed last (T5, T6, K8)."""
    player = t.players[seat]
    if action < TAKE_ORACLE:
        player.taken += 1
        leave_agora(t, action - TAKE)
        take_into_domain(t, seat, action - TAKE, AGORA)
    elif action < TAKE_QUEST:
        player.taken += 1
        t.oracle.remove(action - TAKE_ORACLE)
        if t.census is not None:
            t.census.use_all(cards_in(t, player, player.held & t.catalog.sources))
        take_into_domain(t, seat, action - TAKE_ORACLE, ORACLE)
    elif action < TAKE_CITIZEN:
        player.quest = action - TAKE_QUEST
        t.quests &= ~(1 << player.quest)
        react(t, EVENT_QUEST, seat, CITIZEN, -1)
    else:
        take_citizen(t, seat)


def take_citizen(t: Table, seat: int) -> None:
    """The top card of the pile, face-down; with no card left the take still counts (T7, K19)."""
    player = t.players[seat]
    player.taken += 1
    card = draw(t)
    if card >= 0:
        player.citizens.append(card)
        react(t, EVENT_TAKE, seat, CITIZEN, PILE)


def _begin_writing(t: Table) -> None:
    """Phase III: Incomplete Quests, new Discs, Gold and VP (T9, W1, W2)."""
    for player in t.players:
        if not player.quest:
            player.quest = INCOMPLETE
    t.order = sorted(t.order, key=lambda seat: t.players[seat].quest)
    for player in t.players:
        quest = quest_of(t, player.quest)
        player.gold += quest.gold
        player.vp += quest.vp
    t.phase = PHASE_WRITING
    t.round = 0
    t.turn = -1


def _next_writer(t: Table) -> None:
    """In the new order each player may transfer as many cards as the lyre shows (W3)."""
    t.turn += 1
    if t.turn == len(t.order):
        _end_epoch(t)
        return
    seat = t.order[t.turn]
    lyre = quest_of(t, t.players[seat].quest).transfers
    push(t, WRITING, 0, seat, seat, 0, lyre)


def _writing_options(t: Table, seat: int, left: int) -> list[int]:
    """Legend powers, transfers on the lyre, or enough (W3, P7, G10)."""
    player = t.players[seat]
    actions: list[int] = []
    ready = player.held & ~player.turned & t.catalog.legend_powers
    if ready:
        usable_powers(t, seat, ready, POWER, actions)
    if left:
        actions += transferable(t, seat, None)
    actions.append(STOP)
    return actions


def _resolve_writing(t: Table, seat: int, action: int) -> None:
    if action == STOP:
        pop(t)
    elif action >= TRANSFER:
        t.frames[M] -= 1
        push(t, PLACING, 0, seat, seat, action - TRANSFER, 0)
    else:
        begin_power(t, seat, action - POWER)


def _end_epoch(t: Table) -> None:
    """Quests and Columns return, turned cards are straightened, the Epoch ends (W5, N1)."""
    t.quests = all_quests(t)
    for player in t.players:
        player.quest = 0
        player.taken = 0
        player.columns = ALL_COLUMNS
        player.turned = 0
        player.moved = []
    if t.epoch == EPOCHS:
        begin_scoring(t)
        return
    t.epoch += 1
    _awaken(t)
    _begin_actions(t)


def _awaken(t: Table) -> None:
    """Phase I: old cards go, the Oracle's slide in, new ones come (A1 to A4)."""
    t.discard += t.agora
    t.agora = t.oracle
    t.oracle = []
    deal(t, t.agora, agora_size(t))
    t.agora_mask = mask_of(t, t.agora)
    if t.catalog.oracle:
        deal(t, t.oracle, ORACLE_SIZE)


def begin_scoring(t: Table) -> None:
    """After the fifth Epoch cards leave, and copying Chronos cards choose, in Disc order (F1, K8,
    K15)."""
    t.phase = PHASE_SCORING
    remove_unwritten(t)
    for seat in reversed(t.order):
        for legend, card in echoing_cards(t, seat):
            push(t, ECHOING, 0, seat, seat, legend, card)
