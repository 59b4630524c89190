"""`petteia simulate`: many games of bots, and a checksum of every move."""

from collections.abc import Iterator
from typing import Annotated

import typer

import petteia
from petteia.arena.match.simulation import (
    SimulationPlan,
    Tally,
    plan_every_variant,
    plan_simulation,
    simulate_all,
)
from petteia.bots.levels import is_external, split_bots
from petteia.cli.common import (
    AsJson,
    GameName,
    Jobs,
    PackName,
    Seed,
    console,
    errors,
    game_options,
    pick_game,
    pick_players,
    players_option,
    print_json,
)
from petteia.cli.progress import progress_bar
from petteia.kernel.options import HOUSE_PACK, Options, chosen_options, option_text
from petteia.kernel.state import Json

Result = dict[str, object]
PLAYERS = 4
FAULTS_SHOWN = 20
HOUSE = "mean_house_scores"
FIGURES = ("games", "decisions", "mean_scores", HOUSE, "win_rates", "checksum")
"""Keys of a result; the other keys of a set are the options it was played with."""


def simulate(
    context: typer.Context,
    game: GameName,
    players: Annotated[int | None, players_option(PLAYERS)] = None,
    games: Annotated[int, typer.Option("--games", "-g", help="Number of games.")] = 1000,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each.")] = "random",
    all_sets: Annotated[
        bool,
        typer.Option(
            "--all-sets", help="Play this many games with every choice of the game's options."
        ),
    ] = False,
    pack: PackName = HOUSE_PACK,
    seed: Seed = 0,
    jobs: Jobs = 1,
    as_json: AsJson = False,
) -> None:
    """Play many games of bots and print the results, with a checksum of every move."""
    chosen = pick_game(game)
    given = game_options(chosen, pick_players(chosen, players, PLAYERS), pack, context)
    simulation = Simulation(game, given, split_bots(bots), seed or 0, games, jobs)
    result = simulation.all_sets() if all_sets else simulation.one_set()
    if as_json:
        print_json(result)
    else:
        show_simulation(result)


class Simulation:
    """A simulation as the command line asks for it."""

    def __init__(
        self, game: str, options: Options, bots: list[str], seed: int, games: int, jobs: int
    ) -> None:
        self.asked = (game, options, bots, seed, games)
        self.jobs = jobs

    def one_set(self) -> Result:
        """Games with one choice of options."""
        work = plan_simulation(*self.asked)
        (tally,), seconds = self._run([work])
        return {
            **_setting(work),
            **_outcome(tally),
            **_faults(work, tally),
            **_speed(tally, seconds),
        }

    def all_sets(self) -> Result:
        """Games with every choice of options, and how often each card was used."""
        works = plan_every_variant(*self.asked)
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
            **_usage(total),
        }

    def _run(self, works: list[SimulationPlan]) -> tuple[list[Tally], float]:
        with progress_bar() as bar:
            task = bar.add_task("games", total=sum(work.games for work in works))
            tallies, seconds = simulate_all(
                works, self.jobs, lambda done: bar.update(task, advance=done)
            )
        _show_faults([fault for tally in tallies for fault in tally.faults])
        return tallies, seconds


def show_simulation(result: Result) -> None:
    """Print a result as a list of figures; each set of options has a line of its own."""
    for line in _lines(result):
        console.print(line, markup=False, emoji=False)


def _lines(result: Result) -> Iterator[str]:
    for name, value in result.items():
        if name == "sets" and isinstance(value, list):
            for row in value:
                words = ", ".join(_choice(it, row[it]) for it in row if it not in FIGURES)
                yield f"{row['checksum']:>22}  {words}"
        elif name == HOUSE and isinstance(value, dict):
            yield f"{name:>22}  {', '.join(f'{who} {score}' for who, score in value.items())}"
        elif isinstance(value, dict):
            never = [key for key, number in value.items() if not number]
            missing = f"; never: {', '.join(never)}" if never else ""
            yield f"{name:>22}  {len(value) - len(never)} of {len(value)} designs{missing}"
        else:
            yield f"{name:>22}  {value}"


def _choice(name: str, value: Json) -> str:
    """An option in words; a number needs its name."""
    return f"{name} {value}" if isinstance(value, int) else option_text(value)


def _show_faults(faults: list[str]) -> None:
    """Print the first faults of external bots on standard error."""
    for fault in faults[:FAULTS_SHOWN]:
        errors.print(fault, markup=False, emoji=False, soft_wrap=True)
    if len(faults) > FAULTS_SHOWN:
        errors.print(f"... and {len(faults) - FAULTS_SHOWN} more faults")


def _setting(work: SimulationPlan) -> Result:
    return {
        "game": work.game,
        "players": len(work.bots),
        "bots": list(work.bots),
        **chosen_options(work.options),
        "seed": work.seed,
    }


def _outcome(tally: Tally) -> Result:
    house = {
        name: round(score / tally.games, 3) for name, score in sorted(tally.house_scores.items())
    }
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "mean_scores": [round(score / tally.games, 3) for score in tally.scores],
        **({HOUSE: house} if house else {}),
        "win_rates": [round(wins / tally.games, 4) for wins in tally.wins],
        "checksum": tally.checksum(),
    }


def _usage(tally: Tally) -> Result:
    """How often each card was used: by what is counted, then by card."""
    counted = dict.fromkeys(name for counts in tally.usage.values() for name in counts)
    return {
        name: {key: counts[name] for key, counts in tally.usage.items() if name in counts}
        for name in counted
    }


def _faults(work: SimulationPlan, tally: Tally) -> Result:
    """The number of faults, if external bots play."""
    return {"faults": len(tally.faults)} if any(map(is_external, work.bots)) else {}


def _speed(tally: Tally, seconds: float) -> Result:
    return {
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "compiled": petteia.COMPILED,
    }
