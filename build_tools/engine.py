"""What of Petteia is compiled, and whether it can be compiled here."""

import os
import shlex
import subprocess
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = Path("src", "petteia")
FOLDERS = ("kernel", "elysium", "thebai", "bots")
INTERPRETED = {
    "kernel": (
        "catalogue",
        "game",
        "native",
        "packs",
        "reading",
        "record",
        "rulebook",
        "story",
        "telling",
    ),
    "elysium": (
        "anchors",
        "boards",
        "cardface",
        "cardtext",
        "check",
        "chronicle",
        "crosscheck",
        "edition",
        "effects",
        "ending",
        "game",
        "inventory",
        "loading",
        "places",
        "printed",
        "prompting",
        "screen",
        "story",
        "telling",
        "words",
    ),
    "thebai": (
        "boardtext",
        "cardfacts",
        "cardtext",
        "changes",
        "chronicle",
        "cityreasons",
        "crosscheck",
        "edition",
        "effectreasons",
        "effects",
        "folder",
        "framefields",
        "framing",
        "game",
        "inventory",
        "keys",
        "load_cards",
        "load_seats",
        "load_solo",
        "loading",
        "lying",
        "naming",
        "position",
        "printed",
        "read_boards",
        "read_cards",
        "reasons",
        "reasonwords",
        "steptext",
        "telling",
        "turnreasons",
        "words",
    ),
    "bots": (
        "advice",
        "child",
        "elysium_advice",
        "elysium_sayings",
        "elysium_weights",
        "explainer",
        "external",
        "linear_weights",
        "roster",
        "thebai_advice",
        "thebai_sayings",
        "weights",
    ),
}
"""What reads files and makes words is never in a hurry; all else in the folders is compiled."""
PROBE = "#include <Python.h>\nint petteia_probe(void) { return PY_MAJOR_VERSION; }\n"


def compiled_files() -> list[Path]:
    """The source files to compile, from the root."""
    return sorted(
        file.relative_to(ROOT)
        for folder in FOLDERS
        for file in (ROOT / PACKAGE / folder).glob("*.py")
        if file.stem not in ("__init__", *INTERPRETED[folder])
    )


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
