"""The command-line application: registers every command, with its example."""

from typing import Annotated

import typer

import petteia
from petteia.cli.commands import (
    admin,
    arena,
    balance,
    bot_host,
    learn,
    packs,
    play,
    positions,
    practice,
    puzzle_sets,
    puzzles,
    reference,
    review,
    serve,
    simulate,
    train,
)
from petteia.cli.flags import (
    CardsCommand,
    GameCommand,
    GamesGroup,
    OptionsCommand,
    VariantsCommand,
)

app = typer.Typer(
    cls=GamesGroup,
    help="Petteia plays board games exactly by their rulebooks: at the terminal, in the browser,"
    " and as a Python library.",
    epilog="Installed games: {games}. Help for a command: `petteia play --help`",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
pack_app = typer.Typer(help="Make and check content packs.", no_args_is_help=True)
admin_app = typer.Typer(
    help="Look after the tables of a server: list, export, delete, backup (docs/admin.md).",
    no_args_is_help=True,
)
puzzles_app = typer.Typer(help="Make, check and solve puzzles.", no_args_is_help=True)
position_app = typer.Typer(help="Set up, check, analyse and play positions.", no_args_is_help=True)


def _print_version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if petteia.COMPILED else "interpreted"
        typer.echo(f"petteia {petteia.__version__} ({build})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
) -> None:
    """Options of the application itself."""


app.command(
    cls=OptionsCommand,
    epilog="Examples: `petteia play {game} --players 2 --bots oracle:0.5s`; `--bots olympian` is"
    " the strongest.",
)(play.play)
app.command(
    cls=GameCommand,
    epilog="Examples: `petteia learn {game}`; `petteia learn --list`; `petteia learn {game} --lang"
    " de --fresh`",
)(learn.learn)
app.command(
    epilog="Examples: `petteia serve --open`; `petteia serve --host 0.0.0.0 --port 8500`; `petteia"
    " serve --database postgresql://petteia:...@localhost/petteia --workers 4 --base-path /petteia"
    " --public-url https://games.example.org/petteia --trust-proxy`"
)(serve.serve)
app.command(
    cls=OptionsCommand,
    epilog="Example: `petteia simulate {game} --games 2000 --seed 7 --bots random`",
)(simulate.simulate)
app.command(
    cls=OptionsCommand,
    epilog="Examples: `petteia arena {game} --bots merchant,strategist,oracle --games 600"
    " --jobs 2`; `--players 4 --bots oracle,merchant,merchant,merchant` is one against three.",
)(arena.arena)
app.command(
    cls=VariantsCommand,
    epilog="Examples: `petteia balance {game} --games 20000 --jobs 2 -o before`;"
    " then `petteia balance --compare before/report.json after/report.json -o change.html`",
)(balance.balance)
app.command(
    "bot-host",
    cls=OptionsCommand,
    epilog="Example: `petteia bot-host --game {game} --games 10 -- python3 mybot.py`",
)(bot_host.bot_host)
app.command(epilog="Examples: `petteia bots --lang de`; `petteia bots --json`")(reference.bots)
app.command(
    cls=GameCommand,
    epilog="Example: `petteia train {game} --seed 1 --jobs 2 -o weights`; then"
    " `PETTEIA_WEIGHTS=weights/weights.json petteia arena {game} ...`",
)(train.train)
app.command(
    epilog="Examples: `petteia replay game.json --lang de`; `petteia replay game.json --verify`"
)(reference.replay)
app.command(
    epilog="Examples: `petteia review game.json`; `petteia review game.json --html review.html`;"
    " `petteia review game.json --json -o review.json`"
)(review.review)
app.command(
    epilog="Examples: `petteia practice game.json --seat 1`; `petteia practice`;"
    " `petteia practice --list`"
)(practice.practice)
app.command(cls=CardsCommand, epilog="Example: `petteia cards {game} --lang pl`")(reference.cards)
app.command(
    cls=GameCommand,
    epilog="Examples: `petteia rules {game}`; `petteia rules {game} T8`;"
    " `petteia rules {game} --search card`",
)(reference.rules)

pack_app.command("check", epilog="Example: `petteia pack check my-pack`")(packs.check)
pack_app.command(
    "new", cls=GameCommand, epilog="Example: `petteia pack new my-pack --game {game}`"
)(packs.new)
app.add_typer(pack_app, name="pack")

admin_app.command("list", epilog="Example: `petteia admin list --status over --older-than 30d`")(
    admin.list_tables
)
admin_app.command("size", epilog="Example: `petteia admin size --json`")(admin.show_size)
admin_app.command("export", epilog="Example: `petteia admin export owl42x7qmk -o records`")(
    admin.export
)
admin_app.command("delete", epilog="Example: `petteia admin delete owl42x7qmk --dry-run`")(
    admin.delete
)
admin_app.command("expire", epilog="Example: `petteia admin expire --older-than 90d --yes`")(
    admin.expire
)
admin_app.command("backup", epilog="Example: `petteia admin backup tables-monday.sqlite`")(
    admin.backup
)
admin_app.command("restore", epilog="Example: `petteia admin restore tables-monday.sqlite`")(
    admin.restore
)
admin_app.command("check", epilog="Example: `petteia admin check`")(admin.check)
app.add_typer(admin_app, name="admin")

position_app.command(
    "new",
    cls=OptionsCommand,
    epilog="Example: `petteia position new {game} --seed 7 -o start.json`",
)(positions.new)
position_app.command("check", epilog="Example: `petteia position check start.json`")(
    positions.check
)
position_app.command("legal", epilog="Example: `petteia position legal start.json --lang de`")(
    positions.legal
)
position_app.command("advise", epilog="Example: `petteia position advise start.json`")(
    positions.advise
)
position_app.command(
    "apply", epilog="Example: `petteia position apply start.json 130 -o next.json`"
)(positions.apply)
app.add_typer(position_app, name="position")

puzzles_app.command(
    "make",
    cls=GameCommand,
    epilog="Example: `petteia puzzles make {game} --count 200 --seed 1 -o puzzles.json`",
)(puzzle_sets.make)
puzzles_app.command(
    "play",
    cls=GameCommand,
    epilog="Examples: `petteia puzzles play {game} --daily`; `petteia puzzles play {game}"
    " --difficulty 2 --lang de`",
)(puzzles.play)
puzzles_app.command(
    "list", cls=GameCommand, epilog="Example: `petteia puzzles list {game} --difficulty 3`"
)(puzzles.list_puzzles)
puzzles_app.command("check", epilog="Example: `petteia puzzles check {game} --levels --jobs 2`")(
    puzzle_sets.check
)
app.add_typer(puzzles_app, name="puzzles")
