"""What has changed from one position to the next, as JSON Patch (RFC 6902).

A patch is made of two positions that the same viewer may see. Parts that several viewers were sent,
such as the open part of a screen, are compared and written once for all of them.
"""

# Compiled: a server does this for every move.

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from orjson import dumps

from petteia.tables.wire import LogPart, Position
from petteia.web.api.responses import Operation

Parts = Mapping[str, object]
PARTS = ("moves", "private", "undo", "thinking", "lesson", "ending")
"""The parts of a position beside its screen; `seq` and new lines of the log are always sent."""
OWN = frozenset(("undo", "prompt", "moves", "barred"))
"""Parts that are made for one viewer and one decision. Little of the last one is left in them, and
to find it takes longer than to send them whole."""


class PatchCache:
    """Patches as JSON text; what two viewers share is compared once.

    Viewers who were sent the same object before and are sent the same object now share its patch.
    """

    def __init__(self) -> None:
        self._made: dict[tuple[str, str, int, int], tuple[object, object, str]] = {}
        """By path and the identity of both values. Both are kept here, so that no other object gets
        their identity."""

    def clear(self) -> None:
        """Forget everything: there is a new position."""
        self._made.clear()

    def text(self, old: Position, new: Position) -> str:
        """The message that leads a viewer from one position to another."""
        patch = self._compare_parts("", cast("Parts", old), cast("Parts", new), PARTS)
        before, after = cast("Parts | None", old["screen"]), cast("Parts | None", new["screen"])
        if before is None or after is None or before.keys() != after.keys():
            patch += self._compare_parts("", cast("Parts", old), cast("Parts", new), ("screen",))
        elif before is not after:
            patch += self._compare_parts("/screen", before, after, after)
        return (
            f'{{"type":"changes","base":{old["seq"]},"seq":{new["seq"]},'
            f'"patch":[{",".join(patch)}],"log":{self._log(new["log"])}}}'
        )

    def _compare_parts(self, path: str, old: Parts, new: Parts, names: Iterable[str]) -> list[str]:
        """The operations of each part that differs, as text."""
        made, patch = self._made, []
        for name in names:
            before, after = old[name], new[name]
            if before is after:
                continue
            key = (path, name, id(before), id(after))
            known = made.get(key)
            if known is None:
                find = replace if name in OWN else compare
                operations = find(before, after, _below(path, name))
                known = made[key] = (before, after, dumps(operations)[1:-1].decode())
            if known[2]:
                patch.append(known[2])
        return patch

    def _log(self, log: LogPart) -> str:
        """New lines of the log; viewers who read the same log share the list of lines."""
        lines = log["lines"]
        key = ("", "log", log["from"], id(lines))
        known = self._made.get(key)
        if known is None:
            known = self._made[key] = (lines, None, dumps(log).decode())
        return known[2]


def replace(old: object, new: object, path: str) -> list[Operation]:
    """The operation that puts `new` in the place of `old`; none if they are equal."""
    return [] if old == new else [{"op": "replace", "path": path, "value": new}]


def compare(old: object, new: object, path: str = "") -> list[Operation]:
    """The operations that make `new` of `old`.

    No key of a message is a number at one time and true or false at another, so that 1 and True
    need not be told apart.
    """
    found: list[Operation] = []
    if old is not new and old != new:
        _compare(old, new, path, found)
    return found


def _compare(old: object, new: object, path: str, found: list[Operation]) -> None:
    """Compare two values that differ."""
    if isinstance(old, dict) and isinstance(new, dict) and not old.keys().isdisjoint(new):
        for key in old:
            if key not in new:
                found.append({"op": "remove", "path": _below(path, key)})
        for key, value in new.items():
            if key not in old:
                found.append({"op": "add", "path": _below(path, key), "value": value})
            elif old[key] is not value and old[key] != value:
                _compare(old[key], value, _below(path, key), found)
    elif not isinstance(old, list) or not isinstance(new, list) or not old:
        found.append({"op": "replace", "path": path, "value": new})
    elif len(old) == len(new):
        changed = [n for n, value in enumerate(new) if old[n] is not value and old[n] != value]
        if len(changed) > len(new) / 2:
            found.append({"op": "replace", "path": path, "value": new})
            return
        for number in changed:
            _compare(old[number], new[number], f"{path}/{number}", found)
    elif new[: len(old)] == old:
        for value in new[len(old) :]:
            found.append({"op": "add", "path": f"{path}/-", "value": value})
    else:
        found.append({"op": "replace", "path": path, "value": new})


@lru_cache(maxsize=4096)
def _below(path: str, key: str) -> str:
    """The path of a key, as a JSON Pointer."""
    return f"{path}/{key.replace('~', '~0').replace('/', '~1')}"


def apply_patch(whole: dict[str, Any], patch: Sequence[Operation]) -> None:
    """Change a position as a patch says; the page does the same in `static/live/patch.js`."""
    for operation in patch:
        *way, last = (_unescape(key) for key in operation["path"].split("/")[1:])
        place: Any = whole
        for key in way:
            place = place[int(key)] if isinstance(place, list) else place[key]
        if operation["op"] == "remove":
            del place[last]
        elif isinstance(place, dict):
            place[last] = operation["value"]
        elif last == "-":
            place.append(operation["value"])
        else:
            place[int(last)] = operation["value"]


def _unescape(key: str) -> str:
    return key.replace("~1", "/").replace("~0", "~")
