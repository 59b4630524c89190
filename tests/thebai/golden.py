"""Eight finished games, kept in tests/golden: whoever changes their course, does so on purpose.

`python -m tests.thebai.golden` plays them anew; raise the version of the rules with it.
"""

from petteia import Record, stream
from tests.elysium.golden import FOLDER

GAMES = [(players, seed) for players in (1, 2, 3, 4) for seed in (1, 2)]


def play(players: int, seed: int) -> Record:
    """A game of players who choose at random."""
    record = Record.new("thebai", players=players, seed=seed)
    record.seats = ["random"] * players
    rng = stream(seed, 100)
    while record.state.to_move() >= 0:
        actions = record.state.legal()
        record.append(actions[rng.below(len(actions))])
    return record


if __name__ == "__main__":
    for number_of_players, game_seed in GAMES:
        name = f"thebai-{number_of_players}-players-{game_seed}.json"
        play(number_of_players, game_seed).save(FOLDER / name)
