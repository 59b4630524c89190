"""Fetches the page's libraries from npm, at the versions written here.

Run it with `python build_tools/vendor.py` after changing a version.

The page is served as it is, without a build step, so imports by a package's name become imports by
a file's name. Comments that have their lines to themselves stay in the package: every visitor would
have to load them. Nothing else is changed.
"""

import json
import re
import subprocess
import tarfile
import tempfile
from pathlib import Path

VENDOR = Path(__file__).parent.parent / "src" / "petteia" / "web" / "static" / "vendor"
PACKAGES = {
    "preact": (
        "11.2.0",
        "MIT",
        {"dist/preact.mjs": "preact.js", "hooks/dist/hooks.mjs": "hooks.js"},
    ),
    "htm": ("3.1.1", "Apache-2.0", {"dist/htm.mjs": "htm.js"}),
    "@preact/signals-core": ("1.14.5", "MIT", {"dist/signals-core.mjs": "signals-core.js"}),
    "@preact/signals": ("2.11.4", "MIT", {"dist/signals.mjs": "signals.js"}),
    "@fluent/bundle": (
        "0.19.1",
        "Apache-2.0",
        {
            f"esm/{name}.js": f"fluent/{name}.js"
            for name in (
                "builtins",
                "bundle",
                "index",
                "memoizer",
                "resolver",
                "resource",
                "scope",
                "types",
            )
        },
    ),
}
"""Version, licence, and which file of the package becomes which file here."""
NAMES = {
    '"preact"': '"./preact.js"',
    '"preact/hooks"': '"./hooks.js"',
    '"@preact/signals-core"': '"./signals-core.js"',
}
LICENCES = {
    "preact": "LICENSE-MIT-preact",
    "htm": "LICENSE-Apache-2.0",
    "@preact/signals": "LICENSE-MIT-signals",
}
"""Whose licence text is kept, and under which name; Fluent's is the same Apache 2.0."""
COMMENT = re.compile(r"^[ \t]*(?:/\*.*?\*/|//.*?)[ \t]*\n", re.MULTILINE | re.DOTALL)


def fetch(package: str, version: str, folder: Path) -> Path:
    """Unpack a package into a folder."""
    told = subprocess.run(
        ["npm", "pack", "--json", f"{package}@{version}"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    archive = folder / json.loads(told.stdout)[0]["filename"]
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / "package"


def served(text: str) -> str:
    """A module as the browser gets it."""
    for name, file in NAMES.items():
        text = text.replace(f"from{name}", f"from{file}").replace(f"from {name}", f"from {file}")
    return COMMENT.sub("", re.sub(r"\n?//# sourceMappingURL=.*\n?", "\n", text))


def main() -> None:
    """Fetch everything and write it down."""
    for package, (version, _, files) in PACKAGES.items():
        with tempfile.TemporaryDirectory() as folder:
            source = fetch(package, version, Path(folder))
            for name, target in files.items():
                path = VENDOR / target
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(served((source / name).read_text("utf-8")), "utf-8")
            if package in LICENCES:
                licence = (source / "LICENSE").read_text("utf-8")
                (VENDOR / LICENCES[package]).write_text(licence, "utf-8")
    lines = [
        f"| {package} | {version} | {licence} |"
        for package, (version, licence, _) in PACKAGES.items()
    ]
    fetched = "Fetched by `build_tools/vendor.py`, which leaves comments out; do not edit."
    head = f"# Libraries of others\n\n{fetched}\n"
    table = "\n| package | version | licence |\n|---|---|---|\n" + "\n".join(lines) + "\n"
    (VENDOR / "README.md").write_text(head + table, "utf-8")


if __name__ == "__main__":
    main()
