"""The page names all its scripts at once."""

import re

import pytest
from starlette.requests import Request

from petteia.web.pages import STATIC, Files, page_folders
from petteia.web.preload import IMPORT_MAP, IMPORT_MAP_HASH, MissingScript, scripts

FILES = Files(STATIC, "", page_folders())
GAMES = tuple(page_folders())
ENTRIES = ("app.js", *(f"games/{key}/page.js" for key in GAMES))


def test_every_script_that_is_imported_at_the_top_is_named_once_and_is_there():
    found = scripts(FILES.locate, *ENTRIES)
    assert found[0] == "app.js"
    assert len(set(found)) == len(found)
    assert {"lib/html.js", "vendor/preact.js", "start/start.js", "parts/icon.js"} <= set(found)
    assert "games/elysium/start/families.js" in found
    assert all(FILES.locate(name).is_file() for name in found)


def test_scripts_loaded_on_demand_are_not_named():
    later = ("end/", "replay/", "table/", "plain/", *(f"games/{key}/table/" for key in GAMES))
    assert not [name for name in scripts(FILES.locate, *ENTRIES) if name.startswith(later)]


def test_the_import_map_comes_first_and_is_allowed_by_its_hash(server):
    answer = server.http.get("/")
    assert f'<script type="importmap">{IMPORT_MAP}</script>' in answer.text
    assert answer.text.index("importmap") < answer.text.index("modulepreload")
    policy = answer.headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{IMPORT_MAP_HASH}';" in policy


def test_the_page_carries_them_before_its_own_script(server):
    page = server.http.get("/").text
    named = re.findall(r'<link rel="modulepreload" href="static/([^"]+)">', page)
    assert named == scripts(FILES.locate, *ENTRIES)
    assert page.index("modulepreload") < page.index('<script type="module"')


@pytest.fixture
def small_page(tmp_path):
    """A page of two scripts."""
    (tmp_path / "index.html").write_text('<script type="module" src="static/app.js"></script>')
    (tmp_path / "app.js").write_text('import { a } from "./a.js";\n')
    (tmp_path / "a.js").write_text("export const a = 1;\n")
    return tmp_path


def page_of(files):
    answer = files.answer(Request({"type": "http", "headers": []}), "index.html")
    return re.findall(r'href="static/([^"]+)"', bytes(answer.body).decode()), answer


def test_a_script_that_imports_another_changes_the_page(small_page):
    files = Files(small_page, "")
    named, first = page_of(files)
    assert named == ["app.js", "a.js"]
    (small_page / "b.js").write_text("export const b = 2;\n")
    (small_page / "a.js").write_text('import { b } from "./b.js";\nexport const a = b;\n')
    named, then = page_of(files)
    assert named == ["app.js", "a.js", "b.js"]
    assert then.headers["etag"] != first.headers["etag"]


def test_a_missing_script_is_a_fault_with_its_name(small_page):
    files = Files(small_page, "")
    (small_page / "a.js").unlink()
    with pytest.raises(MissingScript, match=r"a\.js.*app\.js"):
        page_of(files)


def test_a_script_that_goes_missing_later_is_one_too(small_page):
    files = Files(small_page, "")
    page_of(files)
    (small_page / "a.js").unlink()
    with pytest.raises(MissingScript, match=r"a\.js"):
        page_of(files)
