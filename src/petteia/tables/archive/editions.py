"""The packs that tables were begun with, kept so that tables outlive a change of their pack."""

import tempfile
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Protocol

from petteia.kernel.content.packs import EDITION
from petteia.kernel.game import Game
from petteia.kernel.options import HOUSE_PACK
from petteia.kernel.text.problem import Problem
from petteia.tables.errors import Lost
from petteia.tables.model import Sheet
from petteia.tables.options import located_options
from petteia.tables.services import Scheduler


class EditionStore(Protocol):
    """Where the content of packs is kept; a `Store` is one."""

    async def keep_edition(self, fingerprint: str, text: str) -> None:
        """Keep the content of a pack by its fingerprint, once."""
        ...

    async def read_edition(self, fingerprint: str) -> str | None:
        """The content of a pack that was kept, or None."""
        ...


class Editions:
    """Keeps packs in the store, and finds the pack of a table by its fingerprint.

    A kept pack is written to a temporary folder, from which the bots' processes read it too.
    """

    def __init__(self, store: EditionStore, scheduler: Scheduler) -> None:
        self._store = store
        self._scheduler = scheduler
        self._kept: set[str] = set()
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    async def keep(self, played: Game, pack: str) -> None:
        """Keep the content of a pack, given by its folder or as the house pack."""
        fingerprint = played.pack_identity({"pack": pack}).fingerprint
        if fingerprint in self._kept:
            return
        text = await self._scheduler.offload(partial(played.pack_text, {"pack": pack}))
        if text is not None:
            await self._store.keep_edition(fingerprint, text)
        self._kept.add(fingerprint)

    def forget(self) -> None:
        """Keep every pack again: the store may have lost some."""
        self._kept.clear()

    async def packs_for(
        self, played: Game, sheet: Sheet, packs: Mapping[str, Path]
    ) -> Mapping[str, Path]:
        """The folders of packs by name, with the pack of this table as it was when it began;
        `Lost` if that was not kept."""
        name = str(sheet.options.get("pack", HOUSE_PACK))
        if name in (HOUSE_PACK, *packs):
            here = played.pack_identity(located_options(sheet.options, packs))
            if here.fingerprint == sheet.fingerprint:
                return packs
        folder = played.former_edition(sheet.fingerprint) or await self._restore(sheet.fingerprint)
        if folder is None:
            raise Lost("lost-pack")
        try:
            found = played.pack_identity({"pack": str(folder)})
        except Problem:
            raise Lost("lost-pack") from None
        if found.fingerprint != sheet.fingerprint:
            raise Lost("lost-pack")
        return {**packs, name: folder}

    async def _restore(self, fingerprint: str) -> Path | None:
        """The folder of a pack from the store."""
        text = await self._store.read_edition(fingerprint)
        if text is None:
            return None
        return await self._scheduler.offload(partial(self._write, fingerprint, text))

    def _write(self, fingerprint: str, text: str) -> Path:
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(
                prefix="petteia-", ignore_cleanup_errors=True
            )
        folder = Path(self._folder.name) / fingerprint
        folder.mkdir(exist_ok=True)
        file = folder / EDITION
        if not file.exists():
            part = file.with_suffix(".part")
            part.write_text(text, encoding="utf-8")
            part.replace(file)
        return folder

    def close(self) -> None:
        """Remove the folder."""
        if self._folder is not None:
            self._folder.cleanup()
