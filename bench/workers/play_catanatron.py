"""The worker for catanatron: its own random players in its own loop."""

import random
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from serve import Measure, Work, serve

SEED = 7
POSITIONS = 20


def new_game(players: int) -> Game:
    """A game of random players."""
    return Game([RandomPlayer(color) for color in list(Color)[:players]])


def playouts(game: str, players: int) -> Work:
    """Whole games; counts every action of a player, including forced ones and dice rolls."""

    def work() -> int:
        played = new_game(players)
        played.play()
        return len(played.state.actions)

    return work


def copies(game: str, players: int) -> Work:
    """Positions copied, from the first part of a game."""
    played = new_game(players)
    positions = []
    for _ in range(POSITIONS):
        for _ in range(5):
            played.play_tick()
        positions.append(played.copy())

    def work() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return work


MEASURES: dict[str, Measure] = {"playouts": playouts, "copies": copies}

if __name__ == "__main__":
    random.seed(SEED)
    serve({"version": version("catanatron")}, MEASURES)
