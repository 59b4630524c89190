"""Training at the terminal: progress, what each round came to, and the file of weights."""

from pathlib import Path

from petteia.arena.pool.work import reach
from petteia.arena.pool.workers import Workers
from petteia.arena.training.run import TrainingRun, follow
from petteia.arena.training.task import W
from petteia.cli.common import console, print_json
from petteia.cli.progress import own_folder, play_with_bar
from petteia.kernel.record import write_whole
from petteia.kernel.text.problem import Problem

WEIGHTS = "weights.json"


def read_numbers(text: str) -> list[int]:
    """Numbers with commas between them."""
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() for word in words) or len(set(words)) < len(words):
        raise Problem(f"{text!r}: numbers of players are written as 2,3,4.")
    return [int(word) for word in words]


def learn(
    run: TrainingRun[W], workers: Workers, output: Path | None, fresh: bool, as_json: bool
) -> None:
    """Play the rounds that are missing and write the weights."""
    folder = output or own_folder(run.describe())
    reach(workers)
    found: dict[int, W] = {}
    told: list[dict[str, object]] = []
    when, stages = run.task.told

    def play(done: object) -> None:
        assert callable(done)
        for players, number, explained, weights in follow(run, workers, folder, fresh, done):
            found[players] = weights
            told.append({"players": players, "round": number, "explained": explained})
            if not as_json:
                shown = " ".join(f"{explained[it]:.2f}" for it in stages)
                who = f"{players} player{'s' if players > 1 else ''}"
                console.print(
                    f"{who}, round {number + 1} of {run.rounds}: of the leads at the"
                    f" end, explained {when}: {shown}",
                    soft_wrap=True,
                )

    play_with_bar(run.all_games(), fresh, play, "after the last whole round")
    path = folder / WEIGHTS
    write_whole(path, run.task.write(_command(run), found))
    if as_json:
        print_json({"weights": str(path), "rounds": told})
    else:
        console.print(f"The weights are in {path}", soft_wrap=True, markup=False)


def _command(run: TrainingRun[W]) -> str:
    """The command that makes these weights again."""
    players = ",".join(str(number) for number in run.players)
    words = f"petteia train {run.game} --players {players} --games {run.games}"
    words += f" --rounds {run.rounds} --seed {run.seed}"
    return words if run.pack == "house" else f"{words} --pack {Path(run.pack).name}"
