"""Finished games, kept in tests/golden: whoever changes their course, does so on purpose.

`python -m tests.golden_games` plays them anew; raise the version of the rules with it.
"""

from pathlib import Path

from petteia import Record, stream

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "elysium": [(players, seed) for players in (2, 3, 4) for seed in (1, 2, 3)] + [(4, 4)],
    "thebai": [(players, seed) for players in (1, 2, 3, 4) for seed in (1, 2)],
}
"""By game: players and seeds."""


def names() -> set[str]:
    """The files there should be."""
    return {file_name(key, *one) for key, games in GAMES.items() for one in games}


def file_name(key: str, players: int, seed: int) -> str:
    return f"{key}-{players}-players-{seed}.json"


def play(key: str, players: int, seed: int) -> Record:
    """A game of players who choose at random."""
    record = Record.new(key, players=players, seed=seed)
    record.seats = ["random"] * players
    rng = stream(seed, 100)
    while record.state.to_move() >= 0:
        actions = record.state.legal()
        record.play(actions[rng.below(len(actions))])
    return record


if __name__ == "__main__":
    for played, all_games in GAMES.items():
        for one in all_games:
            play(played, *one).save(FOLDER / file_name(played, *one))
