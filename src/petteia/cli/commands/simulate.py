"""Simulations at the terminal: progress while they run, and what came out."""

import sys
from collections.abc import Iterator

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import petteia
from petteia.arena.match.simulate import Plan, Tally, plan, plan_all_sets, run_all
from petteia.bots.roster import is_external
from petteia.cli.common import console, errors
from petteia.kernel.options import Options, chosen_options, option_text
from petteia.kernel.state import Json

Result = dict[str, object]
FAULTS_TOLD = 20
FIGURES = ("games", "decisions", "mean_scores", "win_rates", "checksum")
"""What is told of some games beside what they were played with."""


class Simulation:
    """What the command line asked for."""

    def __init__(
        self, game: str, options: Options, bots: list[str], seed: int, games: int, jobs: int
    ) -> None:
        self.asked = (game, options, bots, seed, games)
        self.jobs = jobs

    def one_set(self) -> Result:
        """Games with one set of Families."""
        work = plan(*self.asked)
        (tally,), seconds = self._run([work])
        return {
            **_setting(work),
            **_outcome(tally),
            **_faults(work, tally),
            **_speed(tally, seconds),
        }

    def all_sets(self) -> Result:
        """Games with every set of Families, and what became of each design."""
        works = plan_all_sets(*self.asked)
        tallies, seconds = self._run(works)
        total = Tally()
        for tally in tallies:
            total.add(tally)
        setting = _setting(works[0])
        for name in chosen_options(works[0].options):
            del setting[name]
        return {
            **setting,
            **_outcome(total),
            **_faults(works[0], total),
            **_speed(total, seconds),
            "sets": [
                {**chosen_options(work.options), **_outcome(tally)}
                for work, tally in zip(works, tallies, strict=True)
            ],
            **_census(total),
        }

    def _run(self, works: list[Plan]) -> tuple[list[Tally], float]:
        with progress() as bar:
            task = bar.add_task("games", total=sum(work.games for work in works))
            tallies, seconds = run_all(
                works, self.jobs, lambda done: bar.update(task, advance=done)
            )
        _tell_faults([fault for tally in tallies for fault in tally.faults])
        return tallies, seconds


def show_simulation(result: Result) -> None:
    """A result as a list of figures; sets and designs as lines of their own."""
    for line in _lines(result):
        console.print(line, markup=False, emoji=False)


def _lines(result: Result) -> Iterator[str]:
    for name, value in result.items():
        if name == "sets" and isinstance(value, list):
            for row in value:
                words = ", ".join(_choice(it, row[it]) for it in row if it not in FIGURES)
                yield f"{row['checksum']:>22}  {words}"
        elif isinstance(value, dict):
            never = [key for key, number in value.items() if not number]
            missing = f"; never: {', '.join(never)}" if never else ""
            yield f"{name:>22}  {len(value) - len(never)} of {len(value)} designs{missing}"
        else:
            yield f"{name:>22}  {value}"


def _choice(name: str, value: Json) -> str:
    """A choice of content in words; a mere number needs its name."""
    return f"{name} {value}" if isinstance(value, int) else option_text(value)


def _tell_faults(faults: list[str]) -> None:
    """What programs did wrong, on standard error; not every time of many."""
    for fault in faults[:FAULTS_TOLD]:
        errors.print(fault, markup=False, emoji=False, soft_wrap=True)
    if len(faults) > FAULTS_TOLD:
        errors.print(f"... and {len(faults) - FAULTS_TOLD} faults more")


def progress() -> Progress:
    """A bar for a person at a terminal, on standard error."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def _setting(work: Plan) -> Result:
    return {
        "game": work.game,
        "players": len(work.bots),
        "bots": list(work.bots),
        **chosen_options(work.options),
        "seed": work.seed,
    }


def _outcome(tally: Tally) -> Result:
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "mean_scores": [round(score / tally.games, 3) for score in tally.scores],
        "win_rates": [round(wins / tally.games, 4) for wins in tally.wins],
        "checksum": tally.checksum(),
    }


def _census(tally: Tally) -> Result:
    """What became of each card: by what is counted, then by card."""
    counted = dict.fromkeys(name for counts in tally.usage.values() for name in counts)
    return {
        name: {key: counts[name] for key, counts in tally.usage.items() if name in counts}
        for name in counted
    }


def _faults(work: Plan, tally: Tally) -> Result:
    """How often programs failed, where any play."""
    return {"faults": len(tally.faults)} if any(map(is_external, work.bots)) else {}


def _speed(tally: Tally, seconds: float) -> Result:
    return {
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "compiled": petteia.COMPILED,
    }
