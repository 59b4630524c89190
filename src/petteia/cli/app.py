"""The commands, one function each; what they do lives in the modules they call."""

import os
import secrets
import shlex
from pathlib import Path
from typing import Annotated

import typer

import petteia
from petteia.arena.balance.run import plan_balance
from petteia.arena.match.host import plan_visit
from petteia.arena.match.match import plan_match
from petteia.arena.pool.workers import PROCESSES, Workers
from petteia.arena.training.run import BATCH_GAMES, plan_training
from petteia.bots.roster import STAND_IN, is_external, split_bots
from petteia.cli.commands import reference as books
from petteia.cli.commands.arena import Contest
from petteia.cli.commands.balance import write_comparison, write_report
from petteia.cli.commands.bot_host import host
from petteia.cli.commands.packs import pack_app, position_app
from petteia.cli.commands.simulate import Simulation, show_simulation
from petteia.cli.commands.train import learn, read_numbers
from petteia.cli.common import (
    GAMES,
    Address,
    AsJson,
    Challenge,
    Families,
    Folder,
    Fresh,
    GameName,
    Jobs,
    Language,
    PackName,
    Place,
    Players,
    Seed,
    check_web,
    game_options,
    pick_game,
    pick_language,
    pick_pack,
    print_json,
    refuse_empty,
)
from petteia.cli.terminal import PERSON, Terminal, last_game, put_aside
from petteia.kernel.record import Record
from petteia.kernel.text.problem import Problem

app = typer.Typer(
    help="Petteia: Elysium and Thebai exactly by their rulebooks, at the terminal and as a library;"
    " Elysium in the browser too.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
USUAL = "merchant"
"""The bot that plays if none is named."""
app.add_typer(pack_app, name="pack")
app.add_typer(position_app, name="position")


def _version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if petteia.COMPILED else "interpreted"
        typer.echo(f"petteia {petteia.__version__} ({build})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="The version.")
    ] = False,
) -> None:
    """Play, simulate, look up."""


@app.command(epilog="Example: `petteia play elysium --players 3 --bots merchant,oracle:0.5s`")
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help=GAMES, show_default="elysium")
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many play.", show_default="3")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Bots for the last seats, or none; if not given, merchants everywhere but in your"
            " seat. Levels: shepherd, fisher, merchant, strategist, oracle (see `petteia bots`)."
        ),
    ] = None,
    families: Families = None,
    challenge: Challenge = None,
    pack: PackName = "house",
    seed: Seed = None,
    lang: Language = "en",
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
    resume: Annotated[
        str | None, typer.Option(help="Go on with the game in this file; last: the last one here.")
    ] = None,
) -> None:
    """Play a game at this terminal: numbered choices, undo, save, resume."""
    language = pick_language(lang)
    chosen = pick_game(game or "elysium")
    last = last_game(chosen.key)
    if resume is None:
        seed = secrets.randbelow(1 << 32) if seed is None else seed
        players = 3 if players is None else players
        given = game_options(chosen, players, pack, families, challenge)
        record = Record(chosen, given, seed, [])
        path = None
    else:
        refuse_empty(resume=resume)
        for name, value in (
            ("seed", seed),
            ("players", players),
            ("families", families),
            ("challenge", challenge),
        ):
            if value is not None:
                raise Problem(
                    f"A game that is resumed has its {name}; give --resume or --{name}, not both."
                )
        path = last if resume == "last" else Path(resume)
        record = _resume(path, pack, bots)
        if game is not None and record.game.key != chosen.key:
            raise Problem(f"{path} is a game of {record.game.name}, not of {chosen.name}.")
    if save is None:
        save = path
    elif save != path and os.path.lexists(save):
        raise Problem(f"{save} is there already; go on with it by --resume, or name another.")
    if bots is not None or not record.seats:
        record.seats = _seats(bots, record)
    terminal = Terminal(record, language, save or last)
    if save is None:
        put_aside(last)
    terminal.play()


def _resume(path: Path, pack: str, bots: str | None) -> Record:
    """The game in a file; a program that played in it has to be named again."""
    record = Record.load(path, None if pack == "house" else pack)
    if bots is None and any(is_external(name) for name in record.seats):
        raise Problem(
            f"{path} was played with a program; a file starts none, so name the bots again"
            " with --bots."
        )
    return record


def _seats(bots: str | None, record: Record) -> list[str]:
    """People in the first seats, the bots in the last."""
    players = record.options["players"]
    assert isinstance(players, int)
    if bots is None:
        names = [USUAL] * (players - 1)
    else:
        names = split_bots(bots) if bots != "none" else []
    if len(names) > players:
        raise Problem(f"{len(names)} bots do not fit at a table for {players}.")
    return [PERSON] * (players - len(names)) + names


@app.command(
    epilog="Examples: `petteia serve --open`; `petteia serve --host 0.0.0.0 --port 8500`; `petteia"
    " serve --database postgresql://petteia:...@localhost/petteia --workers 4 --base-path /petteia"
    " --public-url https://games.example.org/petteia --trust-proxy`"
)
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody in the house.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help="The port; if not given, 8500 or the next that is free."
        ),
    ] = None,
    database: Annotated[
        str,
        typer.Option(
            envvar="PETTEIA_DATABASE",
            help="sqlite:///FILE or postgresql://…; if not given, a file in the data folder.",
            show_default=False,
            show_envvar=True,
        ),
    ] = "",
    workers: Annotated[int, typer.Option(help="Server processes; more than 1 on PostgreSQL.")] = 1,
    thinkers: Annotated[
        int, typer.Option(min=0, help="Processes in which bots think; 0: as the machine has cores.")
    ] = 0,
    base_path: Annotated[str, typer.Option(help="The prefix behind a proxy, as /petteia.")] = "",
    public_url: Annotated[
        str, typer.Option(help="What others call this server, as https://games.example.org.")
    ] = "",
    pack: Annotated[
        list[Path] | None, typer.Option(help="A pack's folder to offer too; may be repeated.")
    ] = None,
    trust_proxy: Annotated[
        bool, typer.Option(help="A proxy in front says who asks (X-Forwarded-For).")
    ] = False,
    rate: Annotated[
        float, typer.Option(min=0, help="Requests a second from one address; 0: no limits.")
    ] = 40.0,
    access_log: Annotated[
        bool, typer.Option(help="Say every request on standard error, without secrets.")
    ] = False,
    opening: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
) -> None:
    """The table in the browser, for one, a house or a club (docs/serve.md)."""
    check_web()
    from petteia.cli.commands import serve as serving
    from petteia.web.server.serve import Plan
    from petteia.web.server.settings import Settings, clean_base_path, clean_public_url

    settings = Settings(
        host=host,
        base_path=clean_base_path(base_path),
        public_url=clean_public_url(public_url),
        trust_proxy=trust_proxy,
        rate=rate,
        access_log=access_log,
    )
    packs = serving.read_packs(pack or [])
    plan = Plan(settings, database or serving.usual_database(), packs, thinkers, workers)
    serving.serve(plan, port, opening)


@app.command(
    epilog="Example: `petteia simulate elysium --players 4 --games 2000 --seed 7 --bots random`"
)
def simulate(
    game: GameName,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each.")] = "random",
    families: Families = None,
    challenge: Challenge = None,
    all_sets: Annotated[
        bool,
        typer.Option(
            "--all-sets",
            help="So many games with every five Families, or with every challenge.",
        ),
    ] = False,
    pack: PackName = "house",
    seed: Seed = 0,
    jobs: Jobs = 1,
    as_json: AsJson = False,
) -> None:
    """Play many games of bots and print what came out, with a checksum of every move."""
    given = game_options(pick_game(game), players, pack, families, challenge)
    simulation = Simulation(game, given, split_bots(bots), seed or 0, games, jobs)
    result = simulation.all_sets() if all_sets else simulation.one_set()
    if as_json:
        print_json(result)
    else:
        show_simulation(result)


@app.command(
    epilog="Example: `petteia arena elysium --bots merchant,strategist,oracle --players 3"
    " --games 600 --jobs 2`; `--bots oracle,strategist,strategist,strategist --players 4` is one"
    " against three."
)
def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="As many as players, or more: then every choice of them meets. A bot may stand"
            " there several times."
        ),
    ],
    players: Players = 3,
    games: Annotated[
        int, typer.Option("--games", "-g", help="How many games; rounded up to whole rounds.")
    ] = 600,
    families: Families = None,
    challenge: Challenge = None,
    pack: PackName = "house",
    seed: Seed = 0,
    jobs: Jobs = 1,
    on: Place = PROCESSES,
    address: Address = "",
    output: Folder = None,
    fresh: Fresh = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play mirrored games against each other: win rates, ratings, a report.

    Every seed is played from every seat. The same command again goes on with interrupted work;
    with more games it goes on from there. Writes games.jsonl, result.json and report.html.
    """
    given = game_options(pick_game(game), players, pack, families, challenge)
    plan = plan_match(game, given, split_bots(bots), seed or 0)
    contest = Contest(plan, games, Workers(jobs, on, address), output)
    contest.run(fresh, as_json)


@app.command(
    epilog="Examples: `petteia balance elysium --games 20000 --jobs 2 -o before`; "
    "then `petteia balance --compare before/report.json after/report.json -o change.html`"
)
def balance(
    game: GameName = "elysium",
    players: Players = 3,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games in all.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one for each; they change seats.")
    ] = "strategist",
    families: Annotated[
        str | None,
        typer.Option(
            "--families",
            "-f",
            help="Elysium: every five Families in turn; or five, the name of a set, or random.",
            show_default="all",
        ),
    ] = None,
    challenge: Challenge = None,
    pack: PackName = "house",
    seed: Seed = 0,
    jobs: Jobs = 1,
    on: Place = PROCESSES,
    address: Address = "",
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            help="The report's folder, one of its own if not given; with --compare a file, .html"
            " or .md.",
        ),
    ] = None,
    fresh: Fresh = False,
    comparing: Annotated[
        tuple[Path, Path] | None,
        typer.Option("--compare", metavar="BEFORE AFTER", help="Two reports, as JSON."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Watch many games of bots and report what is too strong, too weak, or never wanted.

    The same command again goes on with interrupted work; with more games it goes on from those
    there are. Writes journal.jsonl, report.json and report.html.
    """
    if comparing:
        write_comparison(*comparing, output, as_json)
        return
    given = game_options(pick_game(game), players, pack, families, challenge)
    plan = plan_balance(game, given, split_bots(bots), seed or 0, games)
    write_report(plan, Workers(jobs, on, address), output, fresh, as_json)


@app.command("bot-host", epilog="Example: `petteia bot-host --games 10 -- python3 mybot.py`")
def bot_host(
    command: Annotated[
        list[str],
        typer.Argument(metavar="COMMAND", help="Your program and its arguments, after --."),
    ],
    game: Annotated[str, typer.Option("--game", help=GAMES)] = "elysium",
    players: Players = 2,
    against: Annotated[str, typer.Option(help="The bot in all other seats.")] = STAND_IN,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 4,
    seconds: Annotated[float, typer.Option(help="Seconds your program has a decision.")] = 1.0,
    families: Families = None,
    challenge: Challenge = None,
    pack: PackName = "house",
    seed: Seed = 0,
    lang: Language = "en",
    record: Annotated[
        Path | None, typer.Option(help="Keep a record of every game in this folder.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let a program of your own play, in any language: JSON lines on its standard input and
    output (docs/external-bots.md). Says how it played and what it did wrong."""
    visit = plan_visit(
        game,
        game_options(pick_game(game), players, pack, families, challenge),
        shlex.join(command),
        against,
        games,
        seconds,
        seed or 0,
        pick_language(lang),
        record,
    )
    host(visit, as_json)


@app.command(epilog="Example: `petteia bots --json`")
def bots(as_json: AsJson = False) -> None:
    """The bots there are, from the weakest to the strongest, and what each does."""
    books.show_bots(as_json)


@app.command(
    epilog="Example: `petteia train elysium --players 2,3,4 --seed 1 --jobs 2 -o weights`; then"
    " `PETTEIA_WEIGHTS=weights/weights.json petteia arena ...`"
)
def train(
    game: GameName = "elysium",
    players: Annotated[
        str, typer.Option("--players", "-p", help="Numbers of players to fit weights for.")
    ] = "2,3,4",
    games: Annotated[
        int,
        typer.Option(
            "--games", "-g", help=f"Games of each round: {BATCH_GAMES} or a multiple of it."
        ),
    ] = 8000,
    rounds: Annotated[int, typer.Option("--rounds", "-r", help="Rounds of playing.")] = 5,
    pack: PackName = "house",
    seed: Seed = 0,
    jobs: Jobs = 1,
    on: Place = PROCESSES,
    address: Address = "",
    output: Folder = None,
    fresh: Fresh = False,
    as_json: AsJson = False,
) -> None:
    """Fit the weights the bots rate positions with, on games they play against themselves.

    The same command again goes on after the last whole round. Writes journal.jsonl, a line for
    each round, and weights.json, which the bots use if PETTEIA_WEIGHTS names it.
    """
    pick_pack(pick_game(game), pack)
    run = plan_training(game, read_numbers(players), games, rounds, pack, seed or 0)
    learn(run, Workers(jobs, on, address), output, fresh, as_json)


@app.command(epilog="Example: `petteia replay game.json --lang de`")
def replay(
    file: Annotated[Path, typer.Argument(help="A record of a game.")],
    lang: Language = "en",
    pack: PackName = "house",
    to: Annotated[int | None, typer.Option(help="Only the first so many moves.")] = None,
    as_json: AsJson = False,
) -> None:
    """Check a record move by move and tell the game in words."""
    language = pick_language(lang)
    record = Record.load(file, None if pack == "house" else pack)
    if to is not None:
        record.undo(to)
    books.tell(record, language, as_json)


@app.command(epilog="Example: `petteia cards elysium --family hades --lang pl`")
def cards(
    game: GameName = "elysium",
    family: Annotated[str | None, typer.Option(help="Elysium: only this Family.")] = None,
    families: Annotated[
        str | None, typer.Option("--families", "-f", help="Only this set of them.")
    ] = None,
    kind: Annotated[str | None, typer.Option(help="Thebai: only this kind, as order.")] = None,
    lang: Language = "en",
    pack: PackName = "house",
    as_json: AsJson = False,
) -> None:
    """List the cards with their words."""
    chosen = pick_game(game)
    refuse_empty(family=family, families=families, kind=kind)
    if family and families:
        raise Problem("Give --family or --families, not both.")
    given = {"family": family or families, "kind": kind}
    part = given.pop(chosen.parted_by)
    for name, value in given.items():
        if value:
            raise Problem(f"{chosen.name} has no {name} {value!r}; use --{chosen.parted_by}.")
    books.show_cards(chosen, part or "", pick_language(lang), pick_pack(chosen, pack), as_json)


@app.command(
    epilog="Example: `petteia rules elysium T8`, or `petteia rules elysium --search citizen`"
)
def rules(
    game: GameName = "elysium",
    ids: Annotated[list[str] | None, typer.Argument(help="Rule ids; all if none.")] = None,
    search: Annotated[str | None, typer.Option(help="Only rules with this word.")] = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """The rules by number, with the tests that hold them."""
    refuse_empty(search=search)
    books.show_rules(pick_game(game), ids or [], search or "", pick_language(lang), as_json)
