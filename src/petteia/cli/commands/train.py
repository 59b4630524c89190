"""`petteia train`: fit the weights of a game's evaluator by self-play."""

from pathlib import Path
from typing import Annotated

import typer

from petteia.arena.pool.pieces import check_workers
from petteia.arena.pool.workers import PROCESSES, Workers
from petteia.arena.training.task import W
from petteia.arena.training.trainer import BATCH_GAMES, TrainingRun, plan_training
from petteia.arena.training.trainer import train as train_rounds
from petteia.cli.common import (
    Address,
    AsJson,
    Folder,
    Fresh,
    Jobs,
    OptionalGame,
    PackName,
    Place,
    Seed,
    console,
    pick_game,
    pick_pack,
    print_json,
)
from petteia.cli.progress import default_folder, run_with_bar
from petteia.kernel.files import write_atomically
from petteia.kernel.options import HOUSE_PACK
from petteia.kernel.text.problem import Problem

WEIGHTS = "weights.json"


def train(
    game: OptionalGame = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            "-p",
            help="Numbers of players to fit weights for.",
            show_default="all the game has",
        ),
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", "-g", help=f"Games of each round: {BATCH_GAMES} or a multiple of it."
        ),
    ] = 4000,
    rounds: Annotated[int, typer.Option("--rounds", "-r", help="Number of rounds.")] = 11,
    pack: PackName = HOUSE_PACK,
    seed: Seed = 0,
    jobs: Jobs = 1,
    on: Place = PROCESSES,
    address: Address = "",
    output: Folder = None,
    fresh: Fresh = False,
    as_json: AsJson = False,
) -> None:
    """Fit the weights with which bots evaluate positions, by self-play.

    Run the same command again to resume after the last whole round. Writes journal.jsonl, a line
    for each round, and weights.json, which bots use if PETTEIA_WEIGHTS names it.
    """
    chosen = pick_game(game)
    pick_pack(chosen, pack)
    everyone = list(range(chosen.fewest, chosen.most + 1))
    numbers = everyone if players is None else read_numbers(players)
    run = plan_training(chosen.key, numbers, games, rounds, pack, seed or 0)
    learn(run, Workers(jobs, on, address), output, fresh, as_json)


def read_numbers(text: str) -> list[int]:
    """Numbers separated by commas."""
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() for word in words) or len(set(words)) < len(words):
        raise Problem(f"{text!r}: numbers of players are written as 2,3,4.")
    return [int(word) for word in words]


def learn(
    run: TrainingRun[W], workers: Workers, output: Path | None, fresh: bool, as_json: bool
) -> None:
    """Play the missing rounds and write the weights."""
    folder = output or default_folder(run.describe())
    check_workers(workers)
    found: dict[int, W] = {}
    reports: list[dict[str, object]] = []
    when, stages = run.task.explained_stages

    def play(done: object) -> None:
        assert callable(done)
        for players, number, explained, weights in train_rounds(run, workers, folder, fresh, done):
            found[players] = weights
            reports.append({"players": players, "round": number, "explained": explained})
            if not as_json:
                shown = " ".join(f"{explained[it]:.2f}" for it in stages)
                who = f"{players} player{'s' if players > 1 else ''}"
                console.print(
                    f"{who}, round {number + 1} of {run.rounds}: of the leads at the"
                    f" end, explained {when}: {shown}",
                    soft_wrap=True,
                )

    run_with_bar(run.all_games(), fresh, play, "after the last whole round")
    path = folder / WEIGHTS
    write_atomically(path, run.task.write(_command(run), found))
    if as_json:
        print_json({"weights": str(path), "rounds": reports})
    else:
        console.print(f"The weights are in {path}", soft_wrap=True, markup=False)


def _command(run: TrainingRun[W]) -> str:
    """The command that reproduces these weights."""
    players = ",".join(str(number) for number in run.players)
    words = f"petteia train {run.game} --players {players} --games {run.games}"
    words += f" --rounds {run.rounds} --seed {run.seed}"
    return words if run.pack == HOUSE_PACK else f"{words} --pack {Path(run.pack).name}"
