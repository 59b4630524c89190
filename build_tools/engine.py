"""Which modules are compiled, and whether this machine can compile them."""

import os
import shlex
import subprocess
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = Path("src", "petteia")
COMPILED = (
    "games/*/rules/**/*.py",
    "games/*/position/*.py",
    "games/*/state.py",
    "games/*/bot/features.py",
)
"""Every module that matches is compiled, except `__init__`."""
USES_NATIVE = "from petteia.kernel.native import"
"""So is every other module that imports the compiler's types with this line."""
MARKED = "\n# Compiled: "
"""So is every module with a line that begins with this and says why."""
PROBE = "#include <Python.h>\nint petteia_probe(void) { return PY_MAJOR_VERSION; }\n"


def compiled_files() -> list[Path]:
    """The source files to compile, relative to the root."""
    package = ROOT / PACKAGE
    found = {file for pattern in COMPILED for file in package.glob(pattern)}
    for file in package.rglob("*.py"):
        text = file.read_text("utf-8")
        if USES_NATIVE in text or MARKED in text:
            found.add(file)
    return sorted(file.relative_to(ROOT) for file in found if file.stem != "__init__")


def compiled_modules() -> list[str]:
    """The dotted names of the compiled modules."""
    return [".".join(file.relative_to("src").with_suffix("").parts) for file in compiled_files()]


def pure_wanted() -> bool:
    """Is PETTEIA_PURE set, which asks for an interpreted build?"""
    return os.environ.get("PETTEIA_PURE", "") not in ("", "0")


def why_interpreted() -> str:
    """The reason why this machine cannot compile; empty if it can."""
    if pure_wanted():
        return "PETTEIA_PURE is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if not compiler:
        return "this Python names no C compiler"
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        command = [*compiler, "-I", include, "-c", str(source), "-o", str(Path(folder, "probe.o"))]
        try:
            subprocess.run(command, check=True, capture_output=True)
        except OSError:
            return f"there is no C compiler {compiler[0]!r}"
        except subprocess.CalledProcessError:
            if not Path(include, "Python.h").exists():
                return "the header files of this Python are not installed"
            return f"the C compiler {compiler[0]!r} does not work"
    return ""
