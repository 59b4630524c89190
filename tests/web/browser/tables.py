"""Tables for the page's tests, brought by the API to where a test wants them."""

import random

from tests.web.serving import Address, TestTable

TRIES = 8
ENDED = "the game ended before it came to that"


def finished(server: Address, people: int = 3, seed: int = 3) -> TestTable:
    """A game that is over, all of its seats held by one browser."""
    table = server.table(people=people, bots=0)
    return play(table, lambda position: position["screen"]["over"], seed)


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
    server: Address, done, people: int = 1, bots: int = 1, tries: int = TRIES
) -> TestTable:
    """A table where a position is as wanted, whatever the deal: some games never come there."""
    for seed in range(tries):
        table = server.table(people=people, bots=bots)
        try:
            return play(table, done, seed)
        except AssertionError as ended:
            if ENDED not in str(ended):
                raise
    raise AssertionError("no game came to that")
