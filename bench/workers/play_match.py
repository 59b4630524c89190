"""The worker of `bench/match.py`: bots of this build in some seats of games.

Each line of JSON is a request, and each answer says who is to move and what is legal, so that two
builds that play different games are found out.
"""

import hashlib
import json
import signal
import sys
import time

import petteia
from petteia.bots.bot import SeatedBot
from petteia.bots.levels import seat_bot


class Match:
    """One game, with the bots of this build in their seats."""

    def __init__(self, game: str, players: int, seed: int, bots: dict[str, str]) -> None:
        played = petteia.game(game)
        self.state = played.new(players=players, seed=seed)
        self.bots: dict[int, SeatedBot] = {
            int(seat): seat_bot(bot, played, seed, int(seat)) for seat, bot in bots.items()
        }

    def choose(self) -> dict[str, object]:
        """The choice of the bot to move, and the seconds it took."""
        begin = time.perf_counter()
        action = self.bots[self.state.to_move()].choose(self.state)
        return {"action": action, "seconds": time.perf_counter() - begin}

    def position(self) -> dict[str, object]:
        """Who is to move, with a digest of the legal actions; at the end the scores and places."""
        state = self.state
        if state.to_move() < 0:
            return {"to_move": -1, "scores": state.scores(), "ranking": state.ranking()}
        digest = hashlib.sha256(repr(state.legal()).encode()).hexdigest()
        return {"to_move": state.to_move(), "legal": digest, "scores": state.scores()}


def main() -> None:
    """Answer every request. Ctrl-C is left to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    print(json.dumps({"build": "compiled" if petteia.COMPILED else "interpreted"}), flush=True)
    match: Match | None = None
    for line in sys.stdin:
        asked = json.loads(line)
        answer: dict[str, object]
        try:
            if "deal" in asked:
                match = Match(**asked["deal"])
                answer = match.position()
            elif match is None:
                answer = {"problem": "there is no game yet"}
            elif "apply" in asked:
                match.state.apply(asked["apply"])
                answer = match.position()
            else:
                answer = match.choose()
        except Exception as error:  # reported: the match ends with a sentence
            answer = {"problem": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
