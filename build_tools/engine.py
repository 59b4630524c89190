"""What of Petteia is compiled, and whether it can be compiled here."""

import os
import shlex
import subprocess
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = Path("src", "petteia")
COMPILED = ("games/*/rules/**/*.py", "games/*/position/*.py", "games/*/state.py")
"""Every module of these is compiled, but for `__init__`."""
USES_NATIVE = "from petteia.kernel.native import"
"""So is every other module that imports the compiler's types."""
PROBE = "#include <Python.h>\nint petteia_probe(void) { return PY_MAJOR_VERSION; }\n"


def compiled_files() -> list[Path]:
    """The source files to compile, relative to the root."""
    package = ROOT / PACKAGE
    found = {file for pattern in COMPILED for file in package.glob(pattern)}
    found |= {file for file in package.rglob("*.py") if USES_NATIVE in file.read_text("utf-8")}
    return sorted(file.relative_to(ROOT) for file in found if file.stem != "__init__")


def compiled_modules() -> list[str]:
    """Their names as modules."""
    return [".".join(file.relative_to("src").with_suffix("").parts) for file in compiled_files()]


def pure_wanted() -> bool:
    """Did somebody ask for the sources as they are, with PETTEIA_PURE=1?"""
    return os.environ.get("PETTEIA_PURE", "") not in ("", "0")


def why_interpreted() -> str:
    """What speaks against compiling here; empty if nothing does."""
    if pure_wanted():
        return "PETTEIA_PURE is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if not compiler:
        return "this Python knows no C compiler"
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
