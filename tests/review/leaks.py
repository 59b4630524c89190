"""The leak test of explanations: does "Why?" ever depend on something hidden from who asks?

For positions of many games and every seat that may ask, everything hidden from that seat is dealt
again. Where the same move then discloses the same, the seat cannot tell the two games apart, so the
answers must be equal; and no answer may name a card that is still hidden. The full run:

    PYTHONPATH=src python -m tests.review.leaks --positions 10000
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import petteia
from petteia.bots.evaluators import evaluator_of
from petteia.bots.greedy import pick_weighted
from petteia.games.elysium.bot.phrases import hidden_designs
from petteia.games.elysium.state import Elysium
from petteia.games.elysium.text.card_facts import card_name
from petteia.games.thebai.rules.hidden import secrets_of
from petteia.games.thebai.state import Thebai
from petteia.games.thebai.text.parts import thing_name
from petteia.games.thebai.text.thing_facts import order_fact
from petteia.kernel.bits import members
from petteia.kernel.rng import Rng
from petteia.kernel.text.messages import LANGUAGES
from petteia.review.seen_move import seen_move
from petteia.review.why import Sentence, explain

Explain = Callable[[petteia.State, int, int, str], list[Sentence]]
"""What is tested: the explanation of an action in a position, for a viewer, in a language."""
TABLES = (("elysium", 2), ("elysium", 3), ("elysium", 4))
TABLES += (("thebai", 2), ("thebai", 3), ("thebai", 4), ("thebai", 1))
STRIDE = 4
"""A move is asked about after every so many, so that positions come from many games."""
NAMES = ("Ann", "Bob", "Cas", "Dia")


def explained(state: petteia.State, action: int, viewer: int, language: str) -> list[Sentence]:
    """The explanation as a table gives it."""
    names = NAMES[: len(state.scores())]
    return explain(seen_move(state, action, viewer), language, names)


@dataclass
class Findings:
    """What a run has found."""

    asked: int = 0
    """Questions that were asked in two deals."""
    differently: int = 0
    """Of these, in how many the deals were truly different."""
    disclosed: int = 0
    """Moves left out: in another deal they would be impossible, or disclose something else."""
    leaks: list[str] = field(default_factory=list)


def find_leaks(positions: int, explanation: Explain = explained, seed: int = 1) -> Findings:
    """Ask about so many moves in two deals each."""
    found = Findings()
    for number, (state, action, viewer, rng) in enumerate(_questions(seed)):
        language = LANGUAGES[number % len(LANGUAGES)]
        _compare(found, state, action, viewer, rng, language, explanation)
        if found.asked >= positions:
            return found
    raise AssertionError("games do not end")


def _compare(
    found: Findings,
    state: petteia.State,
    action: int,
    viewer: int,
    rng: Rng,
    language: str,
    explanation: Explain,
) -> None:
    twin = state.determinize(viewer, rng)
    if action not in twin.legal() or _after(state, action, viewer) != _after(twin, action, viewer):
        found.disclosed += 1
        return
    found.asked += 1
    found.differently += state.dump() != twin.dump()
    answers = [explanation(one, action, viewer, language) for one in (state, twin)]
    what = f"{state.game_key()}, action {action} for seat {viewer} ({language})"
    if answers[0] != answers[1]:
        found.leaks.append(f"{what}: {answers[0]} is {answers[1]} in another deal")
    told = " ".join(sentence.words for sentence in answers[0])
    after = state.copy()
    after.apply(action)
    still = hidden_names(state, viewer, language) & hidden_names(after, viewer, language)
    found.leaks += [f"{what}: {told} names {name}" for name in sorted(still) if name in told]


def _after(state: petteia.State, action: int, viewer: int) -> object:
    after = state.copy()
    after.apply(action)
    return after.view(viewer)


def _questions(seed: int) -> Iterator[tuple[petteia.State, int, int, Rng]]:
    """Positions of random and of weighted random games, each with a move and somebody who asks."""
    number = seed
    while True:
        key, players = TABLES[number % len(TABLES)]
        rng = petteia.stream(number, petteia.IMAGINED)
        state = petteia.game(key).new(players=players, seed=number)
        number += 1
        moves = 0
        while state.to_move() >= 0:
            evaluator = evaluator_of(state)
            weighted = number % 3
            action = int(pick_weighted(evaluator, state, rng) if weighted else state.pick(rng))
            moves += 1
            if (moves + number) % STRIDE == 0:
                askers = [seat for seat in range(-1, players) if seat != state.to_move()]
                yield state, action, askers[moves % len(askers)], rng
            state.apply(action)


def hidden_names(state: petteia.State, viewer: int, language: str) -> set[str]:
    """The names of the cards that a viewer cannot see."""
    if isinstance(state, Elysium):
        cards = members(hidden_designs(state))
        return {card_name(state, card, language) for card in cards}
    assert isinstance(state, Thebai)
    hidden = set(state.deck[state.drawn :])
    for owner in range(state.seats):
        hidden |= set(members(secrets_of(state, owner, viewer)))
    return {
        thing_name(state.content, order_fact(state.content, order), language) for order in hidden
    }


def main() -> int:
    """Run the test from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--positions", type=int, default=10_000, help="questions in two deals")
    parser.add_argument("--seed", type=int, default=1, help="the first game")
    wanted = parser.parse_args()
    began = time.monotonic()
    found = find_leaks(wanted.positions, seed=wanted.seed)
    for leak in found.leaks[:20]:
        print(leak)
    print(
        f"{found.asked} questions in two deals ({found.differently} of them different),"
        f" {found.disclosed} moves left out that disclose something,"
        f" {len(found.leaks)} leaks, {time.monotonic() - began:.0f} s"
    )
    return 1 if found.leaks else 0


if __name__ == "__main__":
    sys.exit(main())
