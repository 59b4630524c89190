"""Training at the terminal: progress, what each round came to, and the file of weights."""

from pathlib import Path

from petteia.arena.subject import W
from petteia.arena.train import Course, follow
from petteia.arena.work import reach
from petteia.arena.workers import Workers
from petteia.cli.common import console, print_json
from petteia.cli.longwork import own_folder, play_with_bar
from petteia.kernel.problem import Problem
from petteia.kernel.record import write_whole

WEIGHTS = "weights.json"


def read_numbers(text: str) -> list[int]:
    """Numbers with commas between them."""
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() for word in words) or len(set(words)) < len(words):
        raise Problem(f"{text!r}: numbers of players are written as 2,3,4.")
    return [int(word) for word in words]


def learn(
    course: Course[W], workers: Workers, output: Path | None, fresh: bool, as_json: bool
) -> None:
    """Play the rounds that are missing and write the weights."""
    folder = output or own_folder(course.describe())
    reach(workers)
    found: dict[int, W] = {}
    told: list[dict[str, object]] = []
    when, stages = course.subject.told

    def play(done: object) -> None:
        assert callable(done)
        for players, number, explained, weights in follow(course, workers, folder, fresh, done):
            found[players] = weights
            told.append({"players": players, "round": number, "explained": explained})
            if not as_json:
                shown = " ".join(f"{explained[it]:.2f}" for it in stages)
                who = f"{players} player{'s' if players > 1 else ''}"
                console.print(
                    f"{who}, round {number + 1} of {course.rounds}: of the leads at the"
                    f" end, explained {when}: {shown}",
                    soft_wrap=True,
                )

    play_with_bar(course.all_games(), fresh, play, "after the last whole round")
    path = folder / WEIGHTS
    write_whole(path, course.subject.write(_command(course), found))
    if as_json:
        print_json({"weights": str(path), "rounds": told})
    else:
        console.print(f"The weights are in {path}", soft_wrap=True, markup=False)


def _command(course: Course[W]) -> str:
    """The command that makes these weights again."""
    players = ",".join(str(number) for number in course.players)
    words = f"petteia train {course.game} --players {players} --games {course.games}"
    words += f" --rounds {course.rounds} --seed {course.seed}"
    return words if course.pack == "house" else f"{words} --pack {Path(course.pack).name}"
