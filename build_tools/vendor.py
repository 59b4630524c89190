"""Fetches the page's JavaScript libraries from npm at pinned versions.

Run it with `python build_tools/vendor.py` after changing a version.

The page has no build step, so imports of a package name are rewritten to imports of a file.
Comments on lines of their own are removed to save download size. Nothing else is changed.
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
"""By package: version, licence, and the target of each file that is copied."""
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
"""The file name of each licence text; Fluent has the same Apache 2.0 licence as htm."""
COMMENT = re.compile(r"^[ \t]*(?:/\*.*?\*/|//.*?)[ \t]*\n", re.MULTILINE | re.DOTALL)


def fetch(package: str, version: str, folder: Path) -> Path:
    """Download a package and unpack it into a folder."""
    packed = subprocess.run(
        ["npm", "pack", "--json", f"{package}@{version}"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    archive = folder / json.loads(packed.stdout)[0]["filename"]
    with tarfile.open(archive) as contents:
        contents.extractall(folder, filter="data")
    return folder / "package"


def rewrite(text: str) -> str:
    """The text of a module with imports rewritten and comments removed."""
    for name, file in NAMES.items():
        text = text.replace(f"from{name}", f"from{file}").replace(f"from {name}", f"from {file}")
    return COMMENT.sub("", re.sub(r"\n?//# sourceMappingURL=.*\n?", "\n", text))


def main() -> None:
    """Fetch all packages and write the list of versions."""
    for package, (version, _, files) in PACKAGES.items():
        with tempfile.TemporaryDirectory() as folder:
            source = fetch(package, version, Path(folder))
            for name, target in files.items():
                path = VENDOR / target
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(rewrite((source / name).read_text("utf-8")), "utf-8")
            if package in LICENCES:
                licence = (source / "LICENSE").read_text("utf-8")
                (VENDOR / LICENCES[package]).write_text(licence, "utf-8")
    lines = [
        f"| {package} | {version} | {licence} |"
        for package, (version, licence, _) in PACKAGES.items()
    ]
    fetched = "Fetched by `build_tools/vendor.py`, which leaves comments out; do not edit."
    head = f"# Third-party libraries\n\n{fetched}\n"
    table = "\n| package | version | licence |\n|---|---|---|\n" + "\n".join(lines) + "\n"
    (VENDOR / "README.md").write_text(head + table, "utf-8")


if __name__ == "__main__":
    main()
