"""Joined modules do what they do apart."""

import subprocess
import sys
from pathlib import Path

import pytest

from petteia.web.bundle import Bundle, BundleError
from petteia.web.pages import STATIC, Files, page_folders

NODE = Path(sys.executable).parent / "node"
MODULES = {
    "app.js": """
// The entry.
import "./alone.js";
import pick, { twice as double } from "./lib/plain.js";
import {
  word,
  Thing,
} from "./lib/forms.js";
import * as all from "./lib/forms.js";
import { first, passed } from "./lib/again.js";

const text = `
  import { nothing } from "./nowhere.js";
`;
import("./later.js").then((later) => console.log(later.default));
console.log(
  pick(), double(2), word, new Thing().name, Object.keys(all).sort().join(), first, passed,
  text.trim(), new URL("../x", import.meta.url).pathname.split("/").pop(),
);
""",
    "alone.js": 'globalThis.order = ["alone"];\n',
    "later.js": 'import { word } from "./lib/forms.js";\nexport default `later ${word}`;\n',
    "lib/plain.js": """
import { word } from "./forms.js";
const word2 = word;
export default function () { return word2 + globalThis.order.join(); }
export const twice = (number) => 2 * number;
""",
    "lib/forms.js": """
globalThis.order.push("forms");
export const word = "word";
export class Thing { name = "thing" }
export async function wait() {}
export function* count() { yield 1; }
export const { one, two: other } = { one: 1, two: 2 };
const hidden = 3;
export { hidden as shown };
await wait();
""",
    # Minified: many statements on a line.
    "lib/again.js": 'import{word as w,one as o}from"./forms.js";'
    'export{word as passed}from"./forms.js";const f=w+o;export{f as first};\n',
}


@pytest.fixture
def modules(tmp_path):
    """Modules of every form, in a folder."""
    (tmp_path / "package.json").write_text('{"type": "module"}')
    for name, text in MODULES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def run(folder: Path) -> str:
    command = [NODE, "app.js"]
    return subprocess.run(
        command, cwd=folder, check=True, capture_output=True, text=True, timeout=60
    ).stdout


def reader(modules: dict[str, str]):
    return lambda name, _importer: modules[name]


def test_joined_modules_do_the_same(modules):
    apart = run(modules)
    assert "wordalone,forms 4 word thing" in apart
    bundle = Bundle("app.js", reader(MODULES))
    text = bundle.text().replace('import("petteia/', 'import("./')
    (modules / "app.js").write_text(text)
    for name in bundle.modules:
        if name not in ("app.js", "lib/forms.js"):
            (modules / name).unlink()
    # What is loaded later finds the joined modules there: in the page, by the import map.
    (modules / "lib" / "forms.js").write_text('export { word } from "../app.js";\n')
    assert run(modules) == apart


REFUSED = {
    "a circle": ({"a.js": 'import { b } from "./b.js";', "b.js": 'import "./a.js";'}, "circle"),
    "a variable": ({"a.js": "export let a = 1;"}, "a.js cannot be joined .* export let"),
    "all of a module": ({"a.js": 'export * from "./b.js";'}, r"a.js cannot be joined .* export \*"),
    "two meanings": (
        {
            "a.js": 'import "./b.js";\nimport "./c.js";',
            "b.js": "export const same = 1;",
            "c.js": "export const same = 1;",
        },
        "b.js and c.js both export same",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_joined_is_refused_by_name(case):
    modules, words = REFUSED[case]
    with pytest.raises(BundleError, match=words):
        Bundle("a.js", reader(modules))


def test_a_name_that_is_passed_on_has_one_meaning():
    modules = {
        "a.js": 'import { x } from "./b.js";\nexport { x };',
        "b.js": 'export { x } from "./c.js";',
        "c.js": "export const x = 1;",
    }
    assert Bundle("a.js", reader(modules)).text().endswith("export { $m0_x as x };\n")


def test_scripts_loaded_on_demand_are_not_joined():
    games = tuple(page_folders())
    later = ("end/", "replay/", "table/", "plain/", *(f"games/{key}/table/" for key in games))
    bundles = Files(STATIC, "", page_folders()).release.bundles
    assert len(bundles) == 1 + len(games)
    joined = [name for bundle in bundles for name in bundle.modules]
    assert {"app.js", "lib/html.js", "games/elysium/start/families.js"} <= set(joined)
    assert len(set(joined)) == len(joined)
    assert not [name for name in joined if name.startswith(later)]
