"""Joins a module and the modules it imports into one, so that a slow line waits once for them.

Each module becomes a function that returns its exports, and its imports become constants at the
beginning of that function. That is the same as long as modules do not import each other in a
circle and do not assign to what they export: such modules are refused.
"""

import posixpath
import re
from collections.abc import Callable, Container
from dataclasses import dataclass, field

KIT = "petteia/"
"""How a game's modules name the shared ones: `import { html } from "petteia/lib/html.js"`."""
BEGIN = r"(?:^|(?<=[;}]))"
"""A statement begins with a line; in a minified module also behind another one."""
FROM = r"""from\s*["']([^"']+)["'];?"""
IMPORT = re.compile(rf"""{BEGIN}import\s*(?:([^;"'()]+?)\s*{FROM}|["']([^"']+)["'];?)""", re.M)
EXPORT_LIST = re.compile(rf"{BEGIN}export\s*\{{([^}}]*)\}}\s*(?:{FROM}|;)", re.M)
EXPORT_NAME = re.compile(
    rf"{BEGIN}export\s+((?:async\s+)?(?:function\*?|class|const)\s+([\w$]+))", re.M
)
EXPORT_PARTS = re.compile(rf"{BEGIN}export\s+(const\s*\{{([^}}]*)\}}\s*=)", re.M)
EXPORT_DEFAULT = re.compile(rf"{BEGIN}export\s+default\b", re.M)
UNKNOWN = re.compile(rf"{BEGIN}(?:import\b\s*[^\s(.]|export\b).*", re.M)
"""An import or export that is none of these."""
ON_DEMAND = re.compile(r"""\bimport\(\s*["'](\.[^"']+)["']\s*\)""")
AWAITS = re.compile(r"^await\b", re.M)
OWN_ADDRESS = "import.meta.url"
DEFAULT = "default"
DEFAULT_HERE = "$default"
"""The name of the default export inside its module."""
ALL = "*"


class BundleError(Exception):
    """A module that cannot be joined with others."""


@dataclass(slots=True)
class Module:
    """A module without its import and export statements."""

    body: str
    wants: dict[str, None] = field(default_factory=dict)
    """The modules it imports, each once."""
    imports: list[tuple[str, str, str]] = field(default_factory=list)
    """Local name, module and name there."""
    exports: dict[str, str] = field(default_factory=dict)
    """Local name by exported name."""
    passed_on: dict[str, tuple[str, str]] = field(default_factory=dict)
    """What it exports of other modules: module and name there by exported name."""

    def names(self) -> list[str]:
        """All names it exports."""
        return [*self.exports, *self.passed_on]


def resolve(wanted: str, importer: str) -> str:
    """The name below `static/` that a module means by an import."""
    if wanted.startswith(KIT):
        return posixpath.normpath(wanted.removeprefix(KIT))
    return posixpath.normpath(posixpath.join(posixpath.dirname(importer), wanted))


def pairs(names: str, between: str) -> list[tuple[str, str]]:
    """The names in braces, each with its second name: `a, b as c`."""
    found = []
    for one in filter(None, (part.strip() for part in names.split(","))):
        first, _, second = (word.strip() for word in one.partition(between))
        found.append((first, second or first))
    return found


def parse(name: str, text: str) -> Module:
    """Separate a module from its imports and exports."""
    module = Module(text)

    def note(path: str) -> str:
        source = resolve(path, name)
        module.wants[source] = None
        return source

    def imported(found: re.Match[str]) -> str:
        what, path, alone = found.groups()
        source = note(path or alone)
        default, _, named = (what or "").partition("{")
        if default.startswith(ALL):
            module.imports.append((default.split()[-1], source, ALL))
        elif default:
            module.imports.append((default.strip(", "), source, DEFAULT))
        for there, local in pairs(named.rstrip("}"), " as "):
            module.imports.append((local, source, there))
        return ""

    def listed(found: re.Match[str]) -> str:
        names, path = found.groups()
        for local, exported in pairs(names, " as "):
            if path:
                module.passed_on[exported] = (note(path), local)
            else:
                module.exports[exported] = local
        return ""

    def named(found: re.Match[str]) -> str:
        module.exports[found[2]] = found[2]
        return found[1]

    def taken_apart(found: re.Match[str]) -> str:
        for _, local in pairs(found[2], ":"):
            module.exports[local] = local
        return found[1]

    def default(_: re.Match[str]) -> str:
        module.exports[DEFAULT] = DEFAULT_HERE
        return f"const {DEFAULT_HERE} ="

    body = text
    for pattern, change in (
        (IMPORT, imported),
        (EXPORT_LIST, listed),
        (EXPORT_NAME, named),
        (EXPORT_PARTS, taken_apart),
        (EXPORT_DEFAULT, default),
    ):
        body = pattern.sub(change, body)
    if left := UNKNOWN.search(body):
        raise BundleError(f"{name} cannot be joined with other modules: {left[0][:60]}")
    module.body = ON_DEMAND.sub(lambda one: f'import("{KIT}{resolve(one[1], name)}")', body)
    return module


class Bundle:
    """One module made of an entry and all it imports, without the modules of another bundle."""

    def __init__(
        self, entry: str, read: Callable[[str, str], str], elsewhere: Container[str] = ()
    ) -> None:
        self.entry = entry
        self.modules: dict[str, Module] = {}
        """Each behind those it imports."""
        self._read = read
        self._elsewhere = elsewhere
        self._outside: dict[tuple[str, str], str] = {}
        self._visit(entry, [])
        self._owners = self._find_owners()
        self._numbers = {name: number for number, name in enumerate(self.modules)}

    def _visit(self, name: str, path: list[str]) -> None:
        if name in path:
            circle = " → ".join([*path[path.index(name) :], name])
            raise BundleError(f"modules import each other in a circle: {circle}")
        if name in self.modules or name in self._elsewhere:
            return
        module = parse(name, self._read(name, path[-1] if path else "the page"))
        for wanted in module.wants:
            self._visit(wanted, [*path, name])
        self.modules[name] = module

    def found_here(self) -> list[str]:
        """The modules that others may import from this bundle instead."""
        inner = (name for name in self.modules if name != self.entry)
        return [name for name in inner if DEFAULT not in self.modules[name].names()]

    def _find_owners(self) -> dict[str, str]:
        """The module behind each name the bundle exports.

        All modules share the names of the bundle, so a name means one thing in all of them.
        """
        owners: dict[str, str] = {}
        for name, module in self.modules.items():
            for exported in module.names():
                if exported == DEFAULT and name != self.entry:
                    continue
                first = owners.setdefault(exported, name)
                if self._origin(first, exported) != self._origin(name, exported):
                    raise BundleError(f"{first} and {name} both export {exported}")
        return owners

    def _origin(self, name: str, exported: str) -> tuple[str, str]:
        """Where the thing behind an exported name comes from: its module and name there."""
        if name not in self.modules or exported == ALL:
            return name, exported
        module = self.modules[name]
        if exported in module.passed_on:
            return self._origin(*module.passed_on[exported])
        local = module.exports[exported]
        for known, source, there in module.imports:
            if known == local:
                return self._origin(source, there)
        return name, local

    def text(self) -> str:
        """The source of the bundle."""
        parts = [self._wrapped(name, module) for name, module in self.modules.items()]
        outside = [
            f'import {{ {there} as {alias} }} from "{KIT}{source}";\n'
            for (source, there), alias in self._outside.items()
        ]
        shared = [
            f"{self._outer(name, exported)} as {exported}"
            for exported, name in self._owners.items()
        ]
        return f"{''.join(outside)}{''.join(parts)}export {{ {', '.join(shared)} }};\n"

    def _outer(self, name: str, exported: str) -> str:
        """What an export is called in the bundle."""
        return f"$m{self._numbers[name]}_{exported}"

    def _value(self, source: str, there: str) -> str:
        """What a name of a module is in the bundle."""
        if source in self.modules:
            if there != ALL:
                return self._outer(source, there)
            names = self.modules[source].names()
            return f"{{ {', '.join(f'{one}: {self._outer(source, one)}' for one in names)} }}"
        if there == ALL:
            raise BundleError(f"all of {source} is imported, which is in another bundle")
        return self._outside.setdefault((source, there), f"$outside{len(self._outside)}")

    def _wrapped(self, name: str, module: Module) -> str:
        here = posixpath.relpath(name, posixpath.dirname(self.entry) or ".")
        body = module.body.replace(OWN_ADDRESS, f'new URL("{here}", {OWN_ADDRESS}).href')
        known = [
            f"{local} = {self._value(source, there)}" for local, source, there in module.imports
        ]
        given = [f"{exported}: {local}" for exported, local in module.exports.items()]
        given += [f"{one}: {self._value(*origin)}" for one, origin in module.passed_on.items()]
        taken = [f"{one}: {self._outer(name, one)}" for one in module.names()]
        begin = "await (async () => {" if AWAITS.search(module.body) else "(() => {"
        return (
            f"// {name}\nconst {{ {', '.join(taken)} }} = {begin}\n"
            + (f"const {', '.join(known)};\n" if known else "")
            + f"{body}\nreturn {{ {', '.join(given)} }};\n}})();\n"
        )
