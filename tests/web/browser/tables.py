"""Tables for the page's tests, brought to where a test wants them."""

import random
from collections.abc import Iterator

from petteia.kernel.game import game as game_of
from petteia.kernel.state import State
from tests.web.serving import Address, TestTable

TRIES = 8
ENDED = "the game ended before it came to that"


GAMES = ("elysium", "thebai")
FEWEST = {"elysium": 2, "thebai": 1}


def course(
    game: str, players: int, seed: int, **options: object
) -> Iterator[tuple[State, tuple[int, ...]]]:
    """A random game on the engine: every position with the moves to it, the last one too."""
    state = game_of(game).new(players=players, seed=seed, **options)
    rng = random.Random(seed)
    moves: list[int] = []
    while True:
        yield state, tuple(moves)
        if state.to_move() < 0:
            return
        moves.append(rng.choice(state.legal()))
        state.apply(moves[-1])


def finished(
    server: Address, game: str = "elysium", people: int = 3, seed: int = 3, **options: object
) -> TestTable:
    """A game that is over, all of its seats held by one browser."""
    *_, (_, moves) = course(game, people, seed, **options)
    return server.seeded_table(game, seed, people, moves=moves, **options)


def with_a_secret(server: Address, game: str) -> TestTable:
    """Two people at one device; the one to move sees something that the other may not."""
    for seed in range(TRIES):
        for state, moves in course(game, 2, seed):
            seat = state.to_move()
            if {**state.view(seat), "seat": -1} != {**state.view(-1), "seat": -1}:
                return server.seeded_table(game, seed, people=2, moves=moves)
    raise AssertionError("no game came to that")


def play(table: TestTable, done, seed: int = 3) -> TestTable:
    """Random moves by the people at the table until a position is as wanted."""
    rng = random.Random(seed)
    while not done(position := table.wait_for_turn()):
        assert not position["screen"]["over"], ENDED
        move = rng.choice(position["screen"]["moves"])
        body = {"seq": position["seq"], "action": move["action"]}
        answer = table.post("moves", body, *table.tokens.values())
        assert answer.status_code == 200, answer.text
    return table


def brought_to(
    server: Address, done, people: int = 1, bots: int = 1, tries: int = TRIES, **request: object
) -> TestTable:
    """A table where a position is as wanted, whatever the deal: some games never come there."""
    for seed in range(tries):
        table = server.table(people=people, bots=bots, **request)
        try:
            return play(table, done, seed)
        except AssertionError as ended:
            if ENDED not in str(ended):
                raise
    raise AssertionError("no game came to that")
