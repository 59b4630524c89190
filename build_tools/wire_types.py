"""Writes the page's types of what the server sends: `python build_tools/wire_types.py [--check]`.

They are TypeScript declarations, made from the OpenAPI description: one file for the shared page,
and one for the page of each game with the types that the game declares. `--check` writes nothing
and fails if a file is out of date.
"""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from petteia.kernel.game import game
from petteia.kernel.plugin import plugins
from petteia.kernel.wire import BASE_KEYWORD, PLAIN, WireTypes
from petteia.web.app import create_api
from petteia.web.pages import STATIC

SHARED = STATIC / "lib" / "wire.d.ts"
GAME_FILE = "wire.d.ts"
KIT = "petteia/lib/wire.js"
"""How the modules of a game name the shared types."""
HEAD = "// Made by build_tools/wire_types.py from the OpenAPI description: do not edit.\n"
PRIMITIVES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}

Schema = dict[str, Any]
Schemas = dict[str, Schema]


@dataclass(frozen=True)
class Declarations:
    """How schemas become declarations."""

    shared: bool
    """Whether unions of the games' types are replaced by what they have in common."""

    def type_of(self, schema: Schema) -> str:
        """A schema as a TypeScript type."""
        if BASE_KEYWORD in schema and self.shared:
            return str(schema[BASE_KEYWORD])
        if "$ref" in schema:
            return str(schema["$ref"].rpartition("/")[2])
        if "const" in schema:
            return _literal(schema["const"])
        if "enum" in schema:
            return " | ".join(map(_literal, schema["enum"]))
        for word in ("anyOf", "oneOf"):
            if word in schema:
                return " | ".join(dict.fromkeys(self.type_of(one) for one in schema[word]))
        kind = schema.get("type")
        if kind == "array":
            items = self.type_of(schema.get("items", {}))
            return f"({items})[]" if " | " in items else f"{items}[]"
        if kind == "object":
            return self._object(schema)
        return "null" if kind == "null" else PRIMITIVES.get(str(kind), "any")

    def _object(self, schema: Schema) -> str:
        if "properties" in schema:
            return "{ " + " ".join(line.strip() for line in self.members(schema)) + " }"
        values = schema.get("additionalProperties", True)
        return f"Record<string, {self.type_of(values) if isinstance(values, dict) else 'any'}>"

    def members(self, schema: Schema) -> Iterator[str]:
        """The properties of an object, one on a line."""
        required = schema.get("required", ())
        for name, one in schema["properties"].items():
            yield from _comment(one.get("description"), "  ")
            yield f"  {name}{'' if name in required else '?'}: {self.type_of(one)};"

    def declare(self, name: str, schema: Schema) -> str:
        """The declaration of a named schema."""
        comment = list(_comment(schema.get("description"), ""))
        if schema.get("type") == "object" and "properties" in schema:
            lines = [f"export interface {name} {{", *self.members(schema), "}"]
        else:
            lines = [f"export type {name} = {self.type_of(schema)};"]
        return "\n".join([*comment, *lines]) + "\n"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _comment(text: str | None, indent: str) -> Iterator[str]:
    if text:
        yield f"{indent}/** {' '.join(text.split())} */"


def references(described: object, shared: bool) -> Iterator[str]:
    """The names that a part of the description refers to."""
    if isinstance(described, dict):
        if shared and BASE_KEYWORD in described:
            yield described[BASE_KEYWORD]
        elif "$ref" in described:
            yield described["$ref"].rpartition("/")[2]
        else:
            for one in described.values():
                yield from references(one, shared)
    elif isinstance(described, list):
        for one in described:
            yield from references(one, shared)


def reachable(schemas: Schemas, roots: Iterable[str], shared: bool) -> list[str]:
    """The roots and all types they refer to, by name."""
    found = list(dict.fromkeys(roots))
    for name in found:
        found += [one for one in references(schemas[name], shared) if one not in found]
    return sorted(set(found))


def shared_names(api: Schema) -> list[str]:
    """The types of all responses and messages, without those of single games."""
    sent = [operation["responses"] for path in api["paths"].values() for operation in path.values()]
    sent += [socket["receive"] for socket in api["x-websockets"].values()]
    roots = [*references(sent, shared=True), PLAIN.screen.__name__]
    return reachable(api["components"]["schemas"], roots, shared=True)


def game_names(schemas: Schemas, types: WireTypes) -> list[str]:
    """The types that a game sends."""
    roots = (types.screen, types.log_line, types.cards, types.pack, types.options)
    return reachable(schemas, [root.__name__ for root in roots], shared=False)


def shared_file(schemas: Schemas, names: list[str]) -> str:
    """The types of the shared page."""
    made = Declarations(shared=True)
    return HEAD + "".join(f"\n{made.declare(name, schemas[name])}" for name in names)


def game_file(schemas: Schemas, names: list[str], shared: list[str]) -> str:
    """The types of the page of one game, which imports the shared ones."""
    own = [name for name in names if name not in shared]
    made = Declarations(shared=False)
    text = "".join(f"\n{made.declare(name, schemas[name])}" for name in own)
    used = {one for name in own for one in references(schemas[name], shared=False)}
    imported = "".join(f"  {name},\n" for name in sorted(used & set(shared)))
    return f'{HEAD}import type {{\n{imported}}} from "{KIT}";\n{text}'


def files() -> dict[Path, str]:
    """The content of every generated file."""
    api = create_api().openapi()
    schemas = api["components"]["schemas"]
    shared = shared_names(api)
    made = {SHARED: shared_file(schemas, shared)}
    for key, plugin in plugins().items():
        if plugin.page and plugin.browser:
            path = plugin.folder() / plugin.page / GAME_FILE
            names = game_names(schemas, game(key).wire_types())
            made[path] = game_file(schemas, names, shared)
    return made


def main() -> int:
    """0 if all files are up to date or were written."""
    stale = [
        (path, text)
        for path, text in files().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    for path, text in stale:
        if "--check" in sys.argv:
            print(f"{path} is out of date: run `make wire`", file=sys.stderr)
        else:
            path.write_text(text, "utf-8")
            print(f"wrote {path}")
    return int("--check" in sys.argv and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
