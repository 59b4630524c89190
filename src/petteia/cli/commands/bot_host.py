"""`petteia bot-host`: games of an external bot, its faults in words, and a summary."""

import shlex
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from petteia.arena.match.bot_host import HostedGame, HostingPlan, host_games, plan_hosting
from petteia.bots.levels import SUBSTITUTE_LEVEL
from petteia.cli.common import (
    AsJson,
    GameOption,
    Language,
    PackName,
    Seed,
    console,
    game_options,
    pick_game,
    pick_language,
    pick_players,
    players_option,
    print_json,
)
from petteia.cli.progress import progress_bar
from petteia.cli.terminal import print_fault
from petteia.kernel.options import HOUSE_PACK

PLAYERS = 2

MEANINGS = {
    "start": "could not be started",
    "crash": "ended by itself",
    "closed": "closed a pipe",
    "late": "did not answer in time",
    "nonsense": "answered what is no answer",
    "illegal": "chose what is not legal",
}
"""The kinds of faults in words."""


def bot_host(
    context: typer.Context,
    command: Annotated[
        list[str],
        typer.Argument(metavar="COMMAND", help="Your program and its arguments, after --."),
    ],
    game: GameOption = None,
    players: Annotated[int | None, players_option(PLAYERS)] = None,
    against: Annotated[str, typer.Option(help="The bot in all other seats.")] = SUBSTITUTE_LEVEL,
    games: Annotated[int, typer.Option("--games", "-g", help="Number of games.")] = 4,
    seconds: Annotated[float, typer.Option(help="Seconds per decision.")] = 1.0,
    pack: PackName = HOUSE_PACK,
    seed: Seed = 0,
    lang: Language = "en",
    record: Annotated[
        Path | None, typer.Option(help="Save a record of every game in this folder.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let a program of your own play, in any language: JSON lines on its standard input and
    output (docs/external-bots.md). Prints its results and its faults."""
    chosen = pick_game(game)
    plan = plan_hosting(
        chosen.key,
        game_options(chosen, pick_players(chosen, players, PLAYERS), pack, context),
        shlex.join(command),
        against,
        games,
        seconds,
        seed or 0,
        pick_language(lang),
        record,
    )
    host(plan, as_json)


def host(plan: HostingPlan, as_json: bool) -> None:
    """Play all games and print each result as the game ends."""
    if not as_json:
        _print(
            f"{plan.program.record_name()}{_rivals(plan)}: {plan.game}, {_players(plan)},"
            f" seed {plan.seed}, {plan.program.seconds:g} s a decision"
        )
    with progress_bar() as bar:
        task = bar.add_task("games", total=plan.games)

        def done(hosted: HostedGame) -> None:
            bar.update(task, advance=1)
            if not as_json:
                bar.stop()  # a live bar would capture the line, which goes to standard output
                _print_game(hosted)
                bar.start()

        played = host_games(plan, print_fault, done)
    if as_json:
        print_json(_as_json(plan, played))
    else:
        _print_summary(played)


def _rivals(plan: HostingPlan) -> str:
    return f" against {plan.against}" if plan.players > 1 else ""


def _players(plan: HostingPlan) -> str:
    return f"{plan.players} players" if plan.players > 1 else "1 player"


def _print(text: str) -> None:
    console.print(text, markup=False, emoji=False, soft_wrap=True)


def _print_game(hosted: HostedGame) -> None:
    scores = " : ".join(
        f"[{score}]" if seat == hosted.seat else str(score)
        for seat, score in enumerate(hosted.scores)
    )
    scores += "".join(f" : {name} {score}" for name, score in hosted.house_scores.items())
    line = f"game {hosted.number}: {scores}, place {hosted.places[hosted.seat]}"
    if hosted.faults:
        line += ", 1 fault" if len(hosted.faults) == 1 else f", {len(hosted.faults)} faults"
    _print(line + (f"  {hosted.file}" if hosted.file else ""))
    for fault in hosted.faults:
        _print(f"  decision {fault.decision}: {fault.message}")
        for said in fault.stderr.splitlines():
            _print(f"    stderr: {said}")


def _print_summary(played: list[HostedGame]) -> None:
    figures = _summary(played)
    rival = figures.get("mean_best_rival")
    beside = "" if rival is None else f", best rival's {rival:g}"
    _print(
        f"won {figures['wins']:g} of {len(played)} games; mean score {figures['mean_score']:g}"
        f"{beside}; longest answer {figures['slowest']:g} s"
    )
    kinds = _kinds(played)
    if not kinds:
        _print("No faults: every answer was in time, in form and legal.")
        return
    games = sum(bool(hosted.faults) for hosted in played)
    _print(f"Faults in {games} of {len(played)} games; {SUBSTITUTE_LEVEL} chose in its place:")
    for kind, number in kinds.items():
        _print(f"{number:>6} × it {MEANINGS[kind]} ({kind})")


def _as_json(plan: HostingPlan, played: list[HostedGame]) -> dict[str, object]:
    return {
        "game": plan.game,
        "players": plan.players,
        "bot": plan.program.command,
        "against": plan.against,
        "seed": plan.seed,
        "seconds": plan.program.seconds,
        "games": [_game_json(hosted) for hosted in played],
        **_summary(played),
        "faults": _kinds(played),
    }


def _game_json(hosted: HostedGame) -> dict[str, object]:
    return {
        "game": hosted.number,
        "seat": hosted.seat,
        "seed": hosted.seed,
        "scores": hosted.scores,
        **({"house_scores": hosted.house_scores} if hosted.house_scores else {}),
        "places": hosted.places,
        "decisions": hosted.decisions,
        "slowest": round(hosted.slowest, 4),
        "faults": [
            {"decision": it.decision, "kind": it.kind, "message": it.message, "stderr": it.stderr}
            for it in hosted.faults
        ],
        "record": str(hosted.file) if hosted.file else None,
    }


def _summary(played: list[HostedGame]) -> dict[str, float]:
    games = len(played)
    rivals = [best for best in (it.best_rival() for it in played) if best is not None]
    return {
        "wins": round(sum(hosted.win_share() for hosted in played), 2),
        "mean_score": round(sum(it.scores[it.seat] for it in played) / games, 2),
        **({"mean_best_rival": round(sum(rivals) / games, 2)} if rivals else {}),
        "slowest": round(max(it.slowest for it in played), 4),
    }


def _kinds(played: list[HostedGame]) -> dict[str, int]:
    """How often each kind of fault happened, in the order of MEANINGS."""
    counts = Counter(fault.kind for hosted in played for fault in hosted.faults)
    return {kind: counts[kind] for kind in MEANINGS if counts[kind]}
