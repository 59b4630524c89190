"""Ten finished games, kept in tests/golden: whoever changes what they come to, does so on purpose.

`python -m tests.elysium.golden` plays them anew; raise the version of the rules with it.
"""

from pathlib import Path

from petteia import Record, stream

FOLDER = Path(__file__).parent.parent / "golden"
GAMES = [(players, seed) for players in (2, 3, 4) for seed in (1, 2, 3)] + [(4, 4)]


def play(players: int, seed: int) -> Record:
    """A game of players who use powers and write Legends whenever they happen to."""
    record = Record.new("elysium", players=players, seed=seed)
    record.seats = ["random"] * players
    rng = stream(seed, 100)
    while record.state.to_move() >= 0:
        actions = record.state.legal()
        record.append(actions[rng.below(len(actions))])
    return record


if __name__ == "__main__":
    for number_of_players, game_seed in GAMES:
        name = f"elysium-{number_of_players}-players-{game_seed}.json"
        play(number_of_players, game_seed).save(FOLDER / name)
