"""Setup, the four phases of an Epoch, and the end of the game.

`advance` carries out everything that needs no decision and stops at the next decision; a decision
with one option is made automatically (G8). `resolve` carries out an action.
"""

from typing import Final

from petteia.games.elysium.rules.choices import offer_choice, resolve_choice, runs_by_itself
from petteia.games.elysium.rules.codes import (
    AGORA,
    ALL_COLUMNS,
    BRINGING,
    CARDS_PER_EPOCH,
    CITIZEN,
    DISMISS,
    ECHOING,
    END_TURN,
    EPOCHS,
    EVENT_QUEST,
    EVENT_TAKE,
    INCOMPLETE,
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
    WRITING,
)
from petteia.games.elysium.rules.frames import Frame
from petteia.games.elysium.rules.position import (
    Player,
    Position,
    cards_in,
    deal,
    draw,
    lay_out,
    leave_agora,
    leave_oracle,
    mask_of,
    own_discard,
    pop,
    push,
)
from petteia.games.elysium.rules.powers import begin_power, run, take_into_domain, usable_powers
from petteia.games.elysium.rules.printed import Quest
from petteia.games.elysium.rules.scoring import echoing_cards, remove_unwritten, scoring_cards
from petteia.games.elysium.rules.tokens import react
from petteia.games.elysium.rules.transfers import offer_transfers
from petteia.kernel.bits import BIT
from petteia.kernel.machine import IDLE, WORK
from petteia.kernel.native import i64
from petteia.kernel.rng import RandomSource

GOLD_AT_START: Final = 4
ORACLE_SIZE: Final = 4


def set_up(t: Position, rng: RandomSource) -> None:
    """Deal a new game (S1 to S8, K18)."""
    content = t.content
    t.side = rng.below(2)
    first = rng.below(len(t.players))
    t.order = [(first + step) % len(t.players) for step in range(len(t.players))]
    for disc, seat in enumerate(t.order, 1):
        t.players[seat].vp = disc
        t.players[seat].gold = GOLD_AT_START
    t.pile = content.deck[:]
    rng.shuffle(t.pile)
    t.quests = all_quests(t)
    deal(t, t.agora, agora_size(t))
    lay_out(t, t.agora)
    if content.oracle:
        deal(t, t.oracle, ORACLE_SIZE)
    _begin_actions(t)


def agora_size(t: Position) -> i64:
    """3 cards for each player and 1 more (S6)."""
    return 3 * len(t.players) + 1


def quest_table(t: Position) -> tuple[Quest, ...]:
    """The Quests for this number of players (S4)."""
    edition = t.content.edition
    return edition.quests_of_two if len(t.players) == 2 else edition.quests


def all_quests(t: Position) -> i64:
    """The Quests for this number of players, as bits."""
    return t.content.all_quests[t.seats]


def quest_of(t: Position, number: i64) -> Quest:
    """What a player's Quest gives."""
    return t.content.quests[t.seats][number]


def quest_columns(t: Position, number: i64) -> i64:
    """The Columns that open a Quest, as bits; one of them is enough (T3)."""
    return t.content.quest_columns[t.side][len(t.players)][number]


def takeable_quests(t: Position, player: Player) -> i64:
    """The Quests a player can take now, as bits (T3, T10)."""
    if player.quest:
        return 0
    return t.content.opened_quests[(t.side * 5 + t.seats) << 4 | player.columns] & t.quests


def takeable_cards(t: Position, player: Player) -> i64:
    """The cards of the Agora a player can take now, as bits (T1, T2, T4)."""
    if player.taken >= CARDS_PER_EPOCH:
        return 0
    return t.agora_mask & t.content.opens[player.columns] & ~player.held


def takeable_at_oracle(t: Position, player: Player) -> i64:
    """The cards of the Oracle a player may take as if they lay in the Agora (K9)."""
    if player.taken >= CARDS_PER_EPOCH or not player.held & t.content.sources:
        return 0
    return mask_of(t.oracle) & t.content.opens[player.columns] & ~player.held


def ready_powers(t: Position, player: Player) -> i64:
    """The cards whose kind allows their power to be used in a turn now (P4, P5, P6, R5)."""
    content = t.content
    ready = player.held & content.activates
    eleusis = player.held & content.eleusis
    if eleusis & (eleusis - 1):
        ready |= eleusis
    return (ready | player.rings) & ~player.turned


def advance(t: Position) -> None:
    """Continue until a player has at least two options, or the game is over."""
    offer = t.offer
    while True:
        frame = t.top
        kind = frame.kind
        offer.groups = 0
        if kind == TURN:
            _offer_turn(t, frame)
        elif kind == IDLE:
            if t.phase == PHASE_OVER:
                t.mover = -1
                return
            _next_part(t)
            continue
        elif kind >= WORK:
            run(t, frame)
            continue
        elif kind == WRITING:
            _offer_writing(t, frame)
        elif kind == BRINGING and runs_by_itself(t, frame):
            continue
        else:
            offer_choice(t, frame)
        if offer.is_choice():
            t.mover = frame.seat
            return
        if offer.groups == 0:
            pop(t)
            continue
        if t.trace is not None:
            t.mover = frame.seat
            t.trace.append((t.copy(), offer.first()))
        resolve(t, offer.first())


def resolve(t: Position, action: i64) -> None:
    """Carry out an action of the frame on top."""
    frame = t.top
    if frame.kind == TURN:
        _resolve_turn(t, frame, action)
    elif frame.kind == WRITING:
        _resolve_writing(t, frame, action)
    else:
        resolve_choice(t, frame, action)


def _begin_actions(t: Position) -> None:
    """Begin Phase II with Disc #1 (T1)."""
    t.phase = PHASE_ACTIONS
    t.round = 0
    t.turn = -1


def _next_part(t: Position) -> None:
    """Begin the next turn, the next player's transfers, or the next phase."""
    if t.phase == PHASE_ACTIONS:
        _next_turn(t)
    elif t.phase == PHASE_WRITING:
        _next_writer(t)
    else:
        t.phase = PHASE_OVER
        if t.usage is not None:
            t.usage.use_all(scoring_cards(t))


def _next_turn(t: Position) -> None:
    """Turns in Disc order, four rounds (T1); a player who can take nothing passes (T9)."""
    t.turn += 1
    if t.turn == len(t.order):
        t.turn = 0
        t.round += 1
        if t.round == ROUNDS:
            _begin_writing(t)
            return
    seat = t.order[t.turn]
    if not must_pass(t, seat):
        push(t, TURN, seat, seat)


def must_pass(t: Position, seat: i64) -> bool:
    """Whether a player has 3 cards and can take no Quest, so that Phase II is over (T9)."""
    player = t.players[seat]
    return player.taken >= CARDS_PER_EPOCH and not takeable_quests(t, player)


def _offer_turn(t: Position, frame: Frame) -> None:
    """Before the take, offer takes and powers. After it, offer the Columns to dismiss (T6), then
    the end of the turn and powers. If no power can be used, the turn ends at once (P9)."""
    player = t.players[frame.seat]
    offer = t.offer
    if frame.left:
        offer.add(DISMISS, player.columns)
        if offer.groups:
            return
        frame.left = 0
    ready = ready_powers(t, player)
    if ready:
        ready = usable_powers(t, frame.seat, ready)
    if not frame.done:
        _offer_takes(t, player)
    elif ready:
        offer.add(END_TURN, 1)
    offer.add(POWER, ready)


def _offer_takes(t: Position, player: Player) -> None:
    """Offer cards and Quests, or a Citizen if there are none (T1, T7, T8)."""
    offer = t.offer
    offer.add(TAKE, takeable_cards(t, player))
    if t.oracle:
        offer.add(TAKE_ORACLE, takeable_at_oracle(t, player))
    offer.add(TAKE_QUEST, takeable_quests(t, player))
    if offer.groups == 0:
        offer.add(TAKE_CITIZEN, 1)


def _resolve_turn(t: Position, frame: Frame, action: i64) -> None:
    seat = frame.seat
    if frame.left:
        t.players[seat].columns &= ~(1 << action - DISMISS)
        frame.left = 0
    elif action >= POWER:
        begin_power(t, seat, action - POWER)
    elif action == END_TURN:
        pop(t)
    else:
        frame.done = 1
        frame.left = 1
        _take(t, seat, action)


def _take(t: Position, seat: i64, action: i64) -> None:
    """Take a Family card, a Quest or a Citizen; the Column is dismissed last (T5, T6, K8)."""
    player = t.players[seat]
    if action < TAKE_ORACLE:
        player.taken += 1
        leave_agora(t, action - TAKE)
        take_into_domain(t, seat, action - TAKE, AGORA)
    elif action < TAKE_QUEST:
        player.taken += 1
        leave_oracle(t, action - TAKE_ORACLE)
        if t.usage is not None:
            t.usage.use_all(cards_in(player, player.held & t.content.sources))
        take_into_domain(t, seat, action - TAKE_ORACLE, ORACLE)
    elif action < TAKE_CITIZEN:
        player.quest = action - TAKE_QUEST
        t.quests &= ~BIT[player.quest]
        react(t, EVENT_QUEST, seat, CITIZEN, -1)
    else:
        take_citizen(t, seat)


def take_citizen(t: Position, seat: i64) -> None:
    """Take the top card of the pile face-down; an empty pile still counts as a take (T7, K19)."""
    player = t.players[seat]
    player.taken += 1
    card = draw(t)
    if card >= 0:
        player.own_lists()
        player.citizens.append(card)
        react(t, EVENT_TAKE, seat, CITIZEN, PILE)


def _begin_writing(t: Position) -> None:
    """Begin Phase III: Incomplete Quests, new Discs, Gold and VP (T9, W1, W2)."""
    for player in t.players:
        if not player.quest:
            player.quest = INCOMPLETE
            t.quests &= t.quests - 1  # which of the remaining tiles makes no difference
    order: list[int] = []
    for seat in t.order:
        place: i64 = len(order)
        while place > 0 and t.players[order[place - 1]].quest > t.players[seat].quest:
            place -= 1
        order.insert(place, seat)
    t.order = order
    for player in t.players:
        player.gold += t.content.quest_gold[t.seats][player.quest]
        player.vp += t.content.quest_vp[t.seats][player.quest]
    t.phase = PHASE_WRITING
    t.round = 0
    t.turn = -1


def _next_writer(t: Position) -> None:
    """Each player in the new order may transfer as many cards as the lyre shows (W3)."""
    t.turn += 1
    if t.turn == len(t.order):
        _end_epoch(t)
        return
    seat = t.order[t.turn]
    lyre = t.content.quest_transfers[t.seats][t.players[seat].quest]
    push(t, WRITING, seat, seat, left=lyre)


def _offer_writing(t: Position, frame: Frame) -> None:
    """Offer Legend powers, transfers on the lyre, and to stop (W3, P7, G10)."""
    seat = frame.seat
    player = t.players[seat]
    ready = player.held & ~player.turned & t.content.legend_powers
    if ready:
        t.offer.add(POWER, usable_powers(t, seat, ready))
    if frame.left:
        offer_transfers(t, seat, None)
    t.offer.add(STOP, 1)


def _resolve_writing(t: Position, frame: Frame, action: i64) -> None:
    seat = frame.seat
    if action == STOP:
        pop(t)
    elif action >= TRANSFER:
        frame.left -= 1
        push(t, PLACING, seat, seat, card=action - TRANSFER)
    else:
        begin_power(t, seat, action - POWER)


def _end_epoch(t: Position) -> None:
    """End the Epoch: Quests and Columns return, turned cards are straightened (W5, N1)."""
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


def _awaken(t: Position) -> None:
    """Phase I: discard the Agora, move the Oracle's cards there, and deal new ones (A1 to A4)."""
    own_discard(t)
    t.discard += t.agora
    agora = t.oracle[:]
    t.oracle = []
    deal(t, agora, agora_size(t))
    lay_out(t, agora)
    if t.content.oracle:
        deal(t, t.oracle, ORACLE_SIZE)


def begin_scoring(t: Position) -> None:
    """After the fifth Epoch, remove unwritten cards and let Chronos cards that copy choose, in Disc
    order (F1, K8, K15)."""
    t.phase = PHASE_SCORING
    remove_unwritten(t)
    if not t.content.final_copies:
        return
    for seat in reversed(t.order):
        for legend, card in echoing_cards(t, seat):
            push(t, ECHOING, seat, seat, card=card).legend = legend
