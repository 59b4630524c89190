"""Bots of this commit against bots of another one, in mirrored games.

Each commit runs in a process of its own and plays its seats; every move is told to both. That works
as long as both commits play the same games from the same seeds, which is checked at every move.
For weights alone a bot can name a file instead: petteia arena --bots oracle,oracle@FILE.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import mean

import measurement
from measurement import WORKERS, Unmeasured

from petteia.arena.match.groups import Group, mean_of_groups, share_of
from petteia.arena.match.simulation import game_seed
from petteia.report.estimate import Estimate


class Side:
    """A process that plays the seats of one commit."""

    def __init__(self, name: str, python: Path, bot: str) -> None:
        self.name = name
        self.bot = bot
        self.seconds: list[float] = []
        """The time of each decision."""
        self.process = subprocess.Popen(
            [str(python), str(WORKERS / "play_match.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.build = str(self._read()["build"])

    def _read(self) -> dict[str, object]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise Unmeasured(f"{self.name} stopped without an answer")
        answer: dict[str, object] = json.loads(line)
        if "problem" in answer:
            raise Unmeasured(f"{self.name}: {answer['problem']}")
        return answer

    def ask(self, request: dict[str, object]) -> dict[str, object]:
        """Send a request and wait for its answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return self._read()

    def choose(self) -> int:
        """The choice of this side's bot."""
        answer = self.ask({"choose": True})
        self.seconds.append(float(str(answer["seconds"])))
        return int(str(answer["action"]))

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def play_game(
    ours: Side, theirs: Side, game: str, players: int, seed: int, seat: int
) -> tuple[float, float]:
    """A game with our bot in one seat and theirs in the others: our share of the win, our lead."""
    sides = [theirs] * players
    sides[seat] = ours
    deal = {"game": game, "players": players, "seed": seed}
    positions = [
        side.ask(
            {"deal": {**deal, "bots": {it: side.bot for it in range(players) if sides[it] is side}}}
        )
        for side in (ours, theirs)
    ]
    while True:
        if positions[0] != positions[1]:
            raise Unmeasured(f"the two commits play different games from seed {seed}")
        to_move = int(str(positions[0]["to_move"]))
        if to_move < 0:
            break
        action = sides[to_move].choose()
        positions = [side.ask({"apply": action}) for side in (ours, theirs)]
    ranking, scores = positions[0]["ranking"], positions[0]["scores"]
    assert isinstance(ranking, list)
    assert isinstance(scores, list)
    share = 1 / ranking.count(1) if ranking[seat] == 1 else 0.0
    return share, scores[seat] - mean(scores[:seat] + scores[seat + 1 :])


def read_arguments() -> argparse.Namespace:
    """The arguments of the command line."""
    made = argparse.ArgumentParser(
        description=__doc__,
        epilog="example: .venv/bin/python bench/match.py thebai --against HEAD~1 --games 60",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("game", help="the key of the game")
    made.add_argument("--against", metavar="COMMIT", required=True, help="the other commit")
    made.add_argument("--bot", default="oracle:0.3s", help="our bot (oracle:0.3s)")
    made.add_argument("--rival", default="oracle:0.3s", help="the other commit's (oracle:0.3s)")
    made.add_argument("--players", type=int, default=2, help="one of ours, the rest theirs (2)")
    made.add_argument("--games", type=int, default=60, help="rounded up to whole rounds (60)")
    made.add_argument("--seed", type=int, default=0, help="the same seed, the same deals (0)")
    made.add_argument("--json", action="store_true", help="print the result as JSON")
    return made.parse_args()


def _dump(estimate: Estimate) -> dict[str, float]:
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high}


def play_match(asked: argparse.Namespace, ours: Side, theirs: Side) -> dict[str, object]:
    """All games, and the result; every seed is played from every seat."""
    rounds = max(2, -(-asked.games // asked.players))
    wins, leads = [], []
    for number in range(rounds):
        seed = game_seed(asked.seed, number)
        played = []
        for seat in range(asked.players):
            done = number * asked.players + seat
            measurement.progress(f"game {done + 1} of {rounds * asked.players}", True)
            played.append(play_game(ours, theirs, asked.game, asked.players, seed, seat))
        shares, points = [it[0] for it in played], [it[1] for it in played]
        wins.append(Group(asked.players, sum(shares)))
        leads.append(Group(asked.players, sum(points), sum(it * it for it in points)))
    measurement.progress("", False)
    return {
        "games": rounds * asked.players,
        "win_rate": _dump(share_of(wins).estimate),
        "lead": _dump(mean_of_groups(leads)),
        "seconds": {side.name: mean(side.seconds) for side in (ours, theirs)},
    }


def main() -> int:
    """Play the match and print its result."""
    asked = read_arguments()
    commit, python = measurement.install_commit(asked.against)
    ours = Side("this commit", Path(sys.executable), asked.bot)
    theirs = Side(commit[:10], python, asked.rival)
    try:
        result = play_match(asked, ours, theirs)
    finally:
        ours.close()
        theirs.close()
    if asked.json:
        print(json.dumps(result, indent=1))
        return 0
    wins, lead = result["win_rate"], result["lead"]
    assert isinstance(wins, dict)
    assert isinstance(lead, dict)
    print(
        f"{asked.game}, {asked.players} players: {asked.bot} ({ours.build}) against"
        f" {asked.players - 1} x {asked.rival} of {commit[:10]} ({theirs.build})\n"
        f"{result['games']} games from seed {asked.seed}: won {wins['value']:.1%}"
        f" ({wins['low']:.1%} to {wins['high']:.1%}), lead {lead['value']:+.1f}"
        f" ({lead['low']:+.1f} to {lead['high']:+.1f})"
    )
    for name, seconds in {side.name: mean(side.seconds) for side in (ours, theirs)}.items():
        print(f"  {name}: {seconds:.3f} s a decision")
    return 0


if __name__ == "__main__":
    measurement.run_main(main)
