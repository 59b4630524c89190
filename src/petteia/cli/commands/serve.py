"""`petteia serve`: games in the browser, for one person, a home or a club."""

import os
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from petteia.cli.common import check_web, console, data_folder, game_of_pack
from petteia.kernel.options import HOUSE_PACK
from petteia.kernel.plugin import plugin
from petteia.kernel.text.problem import Problem

if TYPE_CHECKING:
    from petteia.tables.notices.settings import NoticeSettings
    from petteia.web.server.serve import Plan
    from petteia.web.server.settings import Settings

DEFAULT_PORT = 8500


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for your whole network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The port; if not given, 8500 or the next free one."),
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
    workers: Annotated[
        int, typer.Option(help="Number of server processes; more than 1 need PostgreSQL.")
    ] = 1,
    thinkers: Annotated[
        int, typer.Option(min=0, help="Number of processes for bots; 0: one for each core.")
    ] = 0,
    base_path: Annotated[
        str, typer.Option(help="The path prefix behind a proxy, such as /petteia.")
    ] = "",
    public_url: Annotated[
        str, typer.Option(help="The public address, such as https://games.example.org.")
    ] = "",
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            help="A further name of the server, such as games.example.org; may be repeated."
        ),
    ] = None,
    pack: Annotated[
        list[Path] | None, typer.Option(help="The folder of a further pack; may be repeated.")
    ] = None,
    trust_proxy: Annotated[
        bool, typer.Option(help="Take client addresses from the proxy's X-Forwarded-For.")
    ] = False,
    rate: Annotated[
        float, typer.Option(min=0, help="Requests per second from one address; 0: no limit.")
    ] = 40.0,
    notices: Annotated[
        str,
        typer.Option(
            metavar="on|none",
            help="Whether people can be told of their turns while their page is closed.",
        ),
    ] = "on",
    smtp: Annotated[
        str,
        typer.Option(
            envvar="PETTEIA_SMTP",
            help="The mail server for such notices: smtp://USER:PASSWORD@HOST:587?from=ADDRESS.",
            show_default=False,
            show_envvar=True,
        ),
    ] = "",
    allow_private_webhooks: Annotated[
        bool, typer.Option(help="Let notices be sent into private networks, and by http.")
    ] = False,
    access_log: Annotated[
        bool, typer.Option(help="Log every request on standard error, without secrets.")
    ] = False,
    opening: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
) -> None:
    """Serve games in the browser, for one person, a home or a club (docs/serve.md)."""
    check_web()
    from petteia.web.server.serve import Plan
    from petteia.web.server.settings import (
        Settings,
        clean_allowed_host,
        clean_base_path,
        clean_public_url,
    )

    settings = Settings(
        host=host,
        base_path=clean_base_path(base_path),
        public_url=clean_public_url(public_url),
        allowed_hosts=tuple(clean_allowed_host(name) for name in allowed_host or []),
        trust_proxy=trust_proxy,
        rate=rate,
        access_log=access_log,
    )
    told = _read_notices(notices, smtp, allow_private_webhooks, settings)
    packs = _read_packs(pack or [])
    stored = database or default_database()
    run(Plan(settings, stored, packs, thinkers, workers, told), port, opening)


def run(plan: "Plan", port: int | None, opening: bool) -> None:
    """Listen, print the address, and serve until stopped."""
    from petteia.web.server.ports import FileLock, Taken, address_of, bind
    from petteia.web.server.serve import run as run_server
    from petteia.web.server.serve import start_logging

    settings = plan.settings
    if plan.workers < 1:
        raise Problem("--workers is 1 or more.")
    if plan.workers > 1 and plan.database.startswith("sqlite"):
        raise Problem(
            "Several --workers need PostgreSQL, through which they hear of each other:"
            " --database postgresql://USER:PASSWORD@HOST/NAME."
        )
    start_logging(settings.access_log)
    bound = bind(settings.host, DEFAULT_PORT if port is None else port, fixed=port is not None)
    settings = replace(settings, port=bound.getsockname()[1])
    url = address_of(settings)
    try:
        claim = FileLock(plan.database, url)
    except Taken as taken:
        bound.close()
        if not (opening and taken.url):
            raise
        _print(f"Petteia is running already: {taken.url}")
        _open(taken.url)
        return

    def ready() -> None:
        if port is None and settings.port != DEFAULT_PORT:
            _print(f"Port {DEFAULT_PORT} is taken; using {settings.port}.")
        _print(f"Petteia is at {url}{_network_address(settings)} (Ctrl-C ends it)")
        if opening:
            _open(url)

    try:
        run_server(replace(plan, settings=settings), bound, ready)
    finally:
        claim.release()


def default_database() -> str:
    """The SQLite file in the data folder."""
    from petteia.web.server.ports import SQLITE

    return f"{SQLITE}{data_folder() / 'tables.sqlite'}"


def _read_notices(
    wanted: str, smtp: str, private: bool, settings: "Settings"
) -> "NoticeSettings | None":
    """How people may be told of their turns; a wrong setting is a `Problem`."""
    from petteia.tables.notices.mail import read_mail_server
    from petteia.tables.notices.settings import NoticeSettings

    if wanted not in ("on", "none"):
        raise Problem(f"--notices is on or none, not {wanted!r}.")
    if wanted == "none":
        return None
    mail = read_mail_server(smtp) if smtp.strip() else None
    if mail is not None and not settings.public_url:
        raise Problem("--smtp needs --public-url, because mails contain links to this server.")
    return NoticeSettings(data_folder(), mail, private, private)


def _read_packs(folders: list[Path]) -> dict[str, Path]:
    """Packs by name; each is checked, so that problems show before the server starts."""
    packs: dict[str, Path] = {}
    for folder in folders:
        game = game_of_pack(folder)
        if not plugin(game.key).browser:
            raise Problem(f"{folder}: {game.name} cannot be played in the browser yet.")
        name = game.check_pack(folder).name
        if name == HOUSE_PACK or name in packs:
            raise Problem(f"{folder}: there is a pack named {name!r} already.")
        packs[name] = folder.absolute()
    return packs


def _network_address(settings: "Settings") -> str:
    """The address for other devices on the local network, if the server listens there."""
    from petteia.web.invite import lan_address
    from petteia.web.server.settings import ANY_HOST

    address = lan_address() if settings.host in ANY_HOST else ""
    return f" and http://{address}:{settings.port}{settings.base_path}/" if address else ""


def _open(url: str) -> None:
    """Open the browser, if there is a screen, without waiting for it."""
    screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")
    )
    if screen:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _print(text: str) -> None:
    console.print(text, markup=False, soft_wrap=True)
    sys.stdout.flush()
