"""Replaces attributes for the time of a simulation: sources of chance, and planted bugs."""

import itertools
import logging
import secrets
from collections.abc import Callable
from copy import copy
from functools import cache, partial
from random import Random
from types import TracebackType
from typing import Any

from fastapi import APIRouter, FastAPI
from starlette.datastructures import State

from petteia.tables import manager
from petteia.web import app
from petteia.web.api import live
from petteia.web.rates import Limiter

BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

MISSING = object()
"""The old value of an attribute that was inherited."""


class Patches:
    """Attributes that are replaced until the end of a `with` block."""

    def __init__(self) -> None:
        self._old: list[tuple[Any, str, Any]] = []

    def set(self, owner: Any, name: str, value: Any) -> Any:
        """Replace an attribute and return its old value."""
        old = owner.__dict__.get(name, MISSING)
        self._old.append((owner, name, old))
        setattr(owner, name, value)
        return old

    def __enter__(self) -> "Patches":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for owner, name, value in reversed(self._old):
            if value is MISSING:
                delattr(owner, name)
            else:
                setattr(owner, name, value)


def remove_chance(patches: Patches, rng: Random, time: Callable[[], float]) -> None:
    """Let everything that draws secrets or reads a clock use the seed and virtual time."""

    def token_bytes(size: int | None = None) -> bytes:
        return rng.randbytes(32 if size is None else size)

    def token_urlsafe(size: int | None = None) -> str:
        # Of the usual length, and never mistaken for a token of a game.
        return "".join(rng.choices(BASE64, k=(size or 32) * 4 // 3))

    patches.set(secrets, "token_bytes", token_bytes)
    patches.set(secrets, "token_hex", lambda size=None: token_bytes(size).hex())
    patches.set(secrets, "token_urlsafe", token_urlsafe)
    patches.set(secrets, "choice", rng.choice)
    patches.set(secrets, "randbelow", rng.randrange)
    patches.set(secrets, "randbits", rng.getrandbits)
    patches.set(live, "Limiter", partial(Limiter, clock=time))
    # Sockets are kept in sets, whose order would depend on addresses in memory.
    numbers = itertools.count()

    def hash_by_number(self: Any) -> int:
        if "number" not in self.__dict__:
            self.__dict__["number"] = next(numbers)
        return int(self.__dict__["number"])

    patches.set(live.Listener, "__hash__", hash_by_number)


def without_files(patches: Patches) -> None:
    """Leave out the page's files and the packs that no table uses: reading them takes long."""

    async def keep_editions(self: object) -> None:
        return

    patches.set(app, "page_routes", lambda *_: APIRouter())
    patches.set(manager.TableManager, "_keep_editions", keep_editions)


@cache
def _described_api() -> FastAPI:
    return app.create_api()


def share_routes(patches: Patches) -> None:
    """Let all processes share the routes of one application, which hold no state: to make them
    anew takes a third of the time of a simulation."""
    described = _described_api()

    def create_api() -> FastAPI:
        made = copy(described)
        made.state = State()
        made.user_middleware = []
        made.router = copy(described.router)
        made.router.routes = [*described.router.routes]
        made.router.middleware_stack = made.router.app
        return made

    patches.set(app, "create_api", create_api)


def set_times(patches: Patches, tick: float, patience: float) -> None:
    """Check clocks and slow pages less often in a simulation of many hours."""
    patches.set(manager, "TICK", tick)
    patches.set(live, "SEND_TIMEOUT", patience)


class Errors(logging.Handler):
    """Reports what the server logs as an error."""

    def __init__(self, report: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self._report = report

    def emit(self, record: logging.LogRecord) -> None:
        words = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            last = error.__traceback__
            while last is not None and last.tb_next is not None:
                last = last.tb_next
            where = f" at {last.tb_frame.f_code.co_filename.rpartition('/')[2]}:{last.tb_lineno}"
            words += f" ({type(error).__name__}: {error}{where if last else ''})"
        self._report(f"the server logged an error: {words}")
