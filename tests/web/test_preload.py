"""The page names all its scripts at once."""

import re

from petteia.web.pages import STATIC
from petteia.web.preload import scripts


def test_every_script_that_is_imported_at_the_top_is_named_once_and_is_there():
    found = scripts(STATIC)
    assert found[0] == "app.js"
    assert len(set(found)) == len(found)
    assert {"lib/html.js", "vendor/preact.js", "start/start.js", "parts/icon.js"} <= set(found)
    assert all((STATIC / name).is_file() for name in found)


def test_rooms_fetched_later_are_not_named():
    assert not [name for name in scripts(STATIC) if name.startswith(("end/", "replay/"))]


def test_the_page_carries_them_before_its_own_script(server):
    page = server.http.get("/").text
    named = re.findall(r'<link rel="modulepreload" href="static/([^"]+)">', page)
    assert named == scripts(STATIC)
    assert page.index("modulepreload") < page.index('<script type="module"')
