"""Somebody's own program at our table: its games, its faults in words, and a summary."""

from collections import Counter

from petteia.arena.match.host import Hosted, Visit, play_visit
from petteia.bots.roster import STAND_IN
from petteia.cli.commands.simulate import progress
from petteia.cli.common import console, print_json
from petteia.cli.terminal import tell_fault

MEANINGS = {
    "start": "could not be started",
    "crash": "ended by itself",
    "closed": "closed a pipe",
    "late": "did not answer in time",
    "nonsense": "answered what is no answer",
    "illegal": "chose what is not legal",
}
"""The kinds of faults in words."""


def host(visit: Visit, as_json: bool) -> None:
    """Play all games of a visit and print what came out, each game when it is over."""
    if not as_json:
        _print(
            f"{visit.guest.short()}{_rivals(visit)}: {visit.game}, {_players(visit)},"
            f" seed {visit.seed}, {visit.guest.seconds:g} s a decision"
        )
    with progress() as bar:
        task = bar.add_task("games", total=visit.games)

        def done(hosted: Hosted) -> None:
            bar.update(task, advance=1)
            if not as_json:
                bar.stop()  # or it would take the line, which is for standard output, as its own
                _print_game(hosted)
                bar.start()

        played = play_visit(visit, tell_fault, done)
    if as_json:
        print_json(_as_json(visit, played))
    else:
        _print_summary(played)


def _rivals(visit: Visit) -> str:
    return f" against {visit.against}" if visit.players > 1 else ""


def _players(visit: Visit) -> str:
    return f"{visit.players} players" if visit.players > 1 else "1 player"


def _print(text: str) -> None:
    console.print(text, markup=False, emoji=False, soft_wrap=True)


def _print_game(hosted: Hosted) -> None:
    scores = " : ".join(
        f"[{score}]" if seat == hosted.seat else str(score)
        for seat, score in enumerate(hosted.scores)
    )
    line = f"game {hosted.number}: {scores}, place {hosted.places[hosted.seat]}"
    if hosted.faults:
        line += ", 1 fault" if len(hosted.faults) == 1 else f", {len(hosted.faults)} faults"
    _print(line + (f"  {hosted.file}" if hosted.file else ""))
    for fault in hosted.faults:
        _print(f"  decision {fault.decision}: {fault.message}")
        for said in fault.said.splitlines():
            _print(f"    stderr: {said}")


def _print_summary(played: list[Hosted]) -> None:
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
    _print(f"Faults in {games} of {len(played)} games; {STAND_IN} chose in its place:")
    for kind, number in kinds.items():
        _print(f"{number:>6} × it {MEANINGS[kind]} ({kind})")


def _as_json(visit: Visit, played: list[Hosted]) -> dict[str, object]:
    return {
        "game": visit.game,
        "players": visit.players,
        "bot": visit.guest.command,
        "against": visit.against,
        "seed": visit.seed,
        "seconds": visit.guest.seconds,
        "games": [_game_json(hosted) for hosted in played],
        **_summary(played),
        "faults": _kinds(played),
    }


def _game_json(hosted: Hosted) -> dict[str, object]:
    return {
        "game": hosted.number,
        "seat": hosted.seat,
        "seed": hosted.seed,
        "scores": hosted.scores,
        "places": hosted.places,
        "decisions": hosted.decisions,
        "slowest": round(hosted.slowest, 4),
        "faults": [
            {"decision": it.decision, "kind": it.kind, "message": it.message, "stderr": it.said}
            for it in hosted.faults
        ],
        "record": str(hosted.file) if hosted.file else None,
    }


def _summary(played: list[Hosted]) -> dict[str, float]:
    games = len(played)
    rivals = [best for best in (it.best_rival() for it in played) if best is not None]
    return {
        "wins": round(sum(hosted.share() for hosted in played), 2),
        "mean_score": round(sum(it.scores[it.seat] for it in played) / games, 2),
        **({"mean_best_rival": round(sum(rivals) / games, 2)} if rivals else {}),
        "slowest": round(max(it.slowest for it in played), 4),
    }


def _kinds(played: list[Hosted]) -> dict[str, int]:
    """How often each kind of fault happened, in the order of MEANINGS."""
    counts = Counter(fault.kind for hosted in played for fault in hosted.faults)
    return {kind: counts[kind] for kind in MEANINGS if counts[kind]}
