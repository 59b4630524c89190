"""Positions in a line, and moves by name: `table(3).domain(0, "charon").gold(0, 5).state()`.

A built table stands at the start of seat 0's first turn of Epoch 1 unless told otherwise. The
Agora is empty, all Quests lie below the Pediment, every player has 4 Gold, 0 VP and all Columns.
Cards not named form the draw pile.
"""

from petteia import game
from petteia.games.elysium.rules import codes
from petteia.games.elysium.rules.effects import COLOURS
from petteia.games.elysium.rules.scoring import score
from petteia.games.elysium.state import Elysium

FIRST_GAME = ["athena", "hades", "hephaestus", "poseidon", "zeus"]


class table:  # noqa: N801 - it reads as a word of the sentence
    """A position under construction; every method gives it back."""

    def __init__(self, players: int = 3, families: list[str] | None = None, pack: str = "house"):
        self.pack = pack
        self.seats: list[dict] = [{"gold": 4, "vp": 0} for _ in range(players)]
        self.data: dict = {
            "game": "elysium",
            "families": families or FIRST_GAME,
            "epoch": 1,
            "phase": "actions",
            "round": 1,
            "turn": 0,
            "seats": self.seats,
            "agora": [],
        }

    def set(self, **values) -> "table":
        """Any top-level key of a position."""
        self.data.update(values)
        return self

    def seat(self, seat: int, **values) -> "table":
        """Any key of a seat."""
        self.seats[seat].update(values)
        return self

    def gold(self, seat: int, amount: int) -> "table":
        return self.seat(seat, gold=amount)

    def vp(self, seat: int, amount: int) -> "table":
        return self.seat(seat, vp=amount)

    def prestige(self, *points: int) -> "table":
        """Everybody's Prestige Points, from seat 0 on."""
        for seat, amount in enumerate(points):
            self.seat(seat, pp=amount)
        return self

    def domain(self, seat: int, *cards: str, turned=(), ringless=()) -> "table":
        """Cards of a Domain, oldest first; Trigger cards have their ring unless `ringless`."""
        self.seat(seat, domain=list(cards), turned=list(turned))
        if ringless:
            triggers = {"trigger"}
            designs = game("elysium").new(players=2).content.edition.designs
            self.seats[seat]["rings"] = [
                card for card in cards if designs[card].kind in triggers and card not in ringless
            ]
        return self

    def citizens(self, seat: int, number: int) -> "table":
        return self.seat(seat, citizens=number)

    def legend(self, seat: int, *cards: str) -> "table":
        """One more Legend, in the order of writing; "citizen" for a Citizen."""
        self.seats[seat].setdefault("legends", []).append(list(cards))
        return self

    def agora(self, *cards: str) -> "table":
        return self.set(agora=list(cards))

    def discard(self, *cards: str) -> "table":
        return self.set(discard=list(cards))

    def columns(self, seat: int, standing: str, quest: int | None = None) -> "table":
        """Standing Columns; the takes that dismissed the others are made up to fit."""
        takes = 4 - len(standing)
        taken = takes - (quest is not None)
        return self.seat(seat, columns=standing, taken=taken, quest=quest)

    def round(self, number: int) -> "table":
        """Round 1 to 4 of Phase II: everybody has made the takes of the rounds before."""
        takes = number - 1
        for seat in self.seats:
            if "columns" not in seat:
                seat["columns"] = COLOURS[takes:]
                seat["taken"] = takes
        return self.set(round=number)

    def writing(self, turn: int = 0, quests: tuple = ()) -> "table":
        """Phase III, `turn` writes now; each seat's Quest, a number or "incomplete". Seat 0 has
        the highest Quest unless told otherwise: with 3 or 4 players, 4 transfers."""
        quests = quests or ((2, 1) if len(self.seats) == 2 else (4, 3, 2, 1))
        for seat, quest in zip(self.seats, quests, strict=False):
            seat.setdefault("quest", quest)
            seat.setdefault("taken", 3)
            seat.setdefault("columns", "")
        return self.set(phase="writing", turn=turn, round=1)

    def state(self) -> Elysium:
        loaded = game("elysium").load(self.data, self.pack)
        assert isinstance(loaded, Elysium)
        return loaded


def number(state: Elysium, card: str) -> int:
    """A card's number in this game."""
    return codes.CITIZEN if card == "citizen" else state.content.number[card]


def can(state: Elysium, kind: int, card: str) -> bool:
    """Is the action with this card legal now? `can(state, codes.POWER, "charon")`"""
    return kind + number(state, card) in state.legal()


def cards(state: Elysium, kind: int) -> list[str]:
    """The cards offered for a kind of action, by key."""
    found = [a & 127 for a in state.legal() if a >> 7 << 7 == kind]
    return ["citizen" if c == 127 else state.content.designs[c].key for c in found]


def take(state: Elysium, card: str) -> None:
    state.play(codes.TAKE + number(state, card))


def take_at_oracle(state: Elysium, card: str) -> None:
    state.play(codes.TAKE_ORACLE + number(state, card))


def take_quest(state: Elysium, quest: int) -> None:
    state.play(codes.TAKE_QUEST + quest)


def dismiss(state: Elysium, colour: str) -> None:
    state.play(codes.DISMISS + COLOURS.index(colour))


def end_turn(state: Elysium) -> None:
    state.play(codes.END_TURN)


def use(state: Elysium, card: str) -> None:
    state.play(codes.POWER + number(state, card))


def transfer(state: Elysium, card: str) -> None:
    state.play(codes.TRANSFER + number(state, card))


def new_legend(state: Elysium) -> None:
    state.play(codes.PLACE + codes.NEW)


def join(state: Elysium, legend: int) -> None:
    state.play(codes.PLACE + legend)


def stop(state: Elysium) -> None:
    state.play(codes.STOP)


def branch(state: Elysium, index: int) -> None:
    state.play(codes.BRANCH + index)


def name_player(state: Elysium, seat: int) -> None:
    state.play(codes.PLAYER + seat)


def pay(state: Elysium, card: str) -> None:
    state.play(codes.PAY + number(state, card))


def discard(state: Elysium, card: str) -> None:
    state.play(codes.DISCARD + number(state, card))


def mark(state: Elysium, card: str) -> None:
    state.play(codes.MARK + number(state, card))


def bring(state: Elysium, card: str) -> None:
    state.play(codes.BRING + number(state, card))


def offer(state: Elysium, card: str) -> None:
    state.play(codes.OFFER + number(state, card))


def swap(state: Elysium, seat: int, card: str) -> None:
    state.play(codes.SWAP + (seat << 7) + number(state, card))


def swap_in_agora(state: Elysium, card: str) -> None:
    state.play(codes.SWAP_AGORA + number(state, card))


def swap_at_oracle(state: Elysium, card: str) -> None:
    state.play(codes.SWAP_ORACLE + number(state, card))


def copy_power(state: Elysium, seat: int, card: str) -> None:
    """Choose the card whose power is used."""
    state.play(codes.COPY + (seat << 7) + number(state, card))


def ready(state: Elysium, card: str) -> None:
    state.play(codes.READY + number(state, card))


def domain(state: Elysium, seat: int) -> list[str]:
    """The Family cards of a Domain, oldest first."""
    return keys(state, state.players[seat].domain)


def legends(state: Elysium, seat: int) -> list[list[str]]:
    """The Legends of a player, by key."""
    dumped = state.dump()["seats"][seat]["legends"]
    return [list(legend) for legend in dumped]


def keys(state: Elysium, zone: list[int]) -> list[str]:
    """The cards of a zone by key: `keys(state, state.agora)`."""
    return [state.content.designs[card].key for card in zone]


def gold(state: Elysium) -> list[int]:
    return [player.gold for player in state.players]


def vp(state: Elysium) -> list[int]:
    return [player.vp for player in state.players]


def pp(state: Elysium) -> list[int]:
    return [player.pp for player in state.players]


def chronos(state: Elysium) -> list[int]:
    """What the Chronos powers would bring everybody if the game ended now."""
    return [sheet.chronos for sheet in score(state)]


def prestige(state: Elysium) -> list[int]:
    """The VP that Prestige Points would bring everybody if the game ended now."""
    return [sheet.prestige for sheet in score(state)]


def ringed(state: Elysium, seat: int, card: str) -> bool:
    return state.players[seat].rings >> number(state, card) & 1 == 1


def turned(state: Elysium, seat: int, card: str) -> bool:
    return state.players[seat].turned >> number(state, card) & 1 == 1


def copied(state: Elysium) -> list[tuple[int, str]]:
    """The powers offered to be used: seat and card."""
    actions = [action for action in state.legal() if codes.COPY <= action < codes.READY]
    return [((a - codes.COPY) >> 7, state.content.designs[a & 127].key) for a in actions]


def draw_next(state: Elysium, *cards: str) -> None:
    """Put cards of the draw pile on its top; the last one named comes first."""
    for card in cards:
        state.pile.remove(number(state, card))
        state.pile.append(number(state, card))


def refusal(state: Elysium, action: int) -> str:
    """The rule that forbids an action."""
    return state.why_not(action).rule


def why_no_power(state: Elysium, card: str) -> str:
    """The rule that forbids to use a card's power now."""
    return refusal(state, codes.POWER + number(state, card))
