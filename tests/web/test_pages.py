"""The pages and their files: types, tags, compression, the base path; nothing else is served."""

import base64
import gzip
import hashlib
import json
import mimetypes
import re

import pytest
from starlette.requests import Request

from petteia.web import pages
from petteia.web.pages import STATIC, Files, page_folders
from petteia.web.release import TYPES, MissingScript


@pytest.mark.parametrize(
    "path", ["/", "/t/abcdefghij", "/replay/abcdefghij", "/rules", "/how/elysium"]
)
def test_every_page_is_the_one_page(server, path):
    answer = server.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert '<base href="/">' in answer.text


def test_behind_a_prefix_everything_is_below_it(own_server):
    server = own_server(base_path="/petteia")
    assert '<base href="/petteia/">' in server.http.get("/").text
    assert server.http.get("/static/app.js").status_code == 200
    assert server.http.get("/api/games").status_code == 200
    table = server.table(people=2, bots=0)
    with table.listen(table.tokens[0]) as ear:
        assert ear.next("table")["mine"] == [0]
    assert f"/petteia/t/{table.id}" in table.get("invite").json()["url"]
    described = server.http.get("/api/openapi.json").json()
    assert described["servers"] == [{"url": "/petteia"}]


def test_files_have_their_types_whatever_the_machine_believes(server, monkeypatch):
    monkeypatch.setattr(mimetypes, "guess_type", lambda *_: ("text/plain", None))
    types = {
        "app.js": "text/javascript; charset=utf-8",
        "css/tokens.css": "text/css; charset=utf-8",
        "icons.svg": "image/svg+xml",
        "games/elysium/page.css": "text/css; charset=utf-8",
    }
    for name, kind in types.items():
        assert server.http.get(f"/static/{name}").headers["content-type"] == kind


def test_every_file_of_the_page_is_served(server):
    folders = {"": STATIC, **{f"games/{key}/": folder for key, folder in page_folders().items()}}
    assert "games/elysium/" in folders
    for prefix, folder in folders.items():
        for file in folder.rglob("*"):
            if file.is_file() and file.suffix in TYPES:
                path = prefix + file.relative_to(folder).as_posix()
                assert server.http.get(f"/static/{path}").status_code == 200, path


LEAN = {
    "a.js": (
        "/**\n * @param {number} a\n */\nconst f = (a) => a;\n"
        "/** @type {X} */ (y);\n// why\n  /** one line */\n  f(1); // 1\n/** last */ f(2);\n",
        "\n\n\nconst f = (a) => a;\n/** @type {X} */ (y);\n\n\nf(1); // 1\n/** last */ f(2);\n",
    ),
    "a.css": (
        "/* why */\n@media (max-width: 760px) {\n  .a > .b:not(.c),\n  .d :is(e) {\n"
        '    margin: 1px 2px;\n    content: "a: {b;  } ";\n  }\n}\n',
        '@media (max-width:760px){.a > .b:not(.c),.d :is(e){margin:1px 2px;content:"a: {b;  } "}}',
    ),
    "a.svg": ("<svg>\n<!-- signs -->\n  <path/>\n</svg>\n", "<svg><path/></svg>"),
    "a.ftl": ("# why\na = b\n", "# why\na = b\n"),
}
"""Files, and what is sent of them."""


@pytest.mark.parametrize("name", LEAN)
def test_what_only_readers_need_is_left_out_and_line_numbers_stay(tmp_path, name):
    written, sent = LEAN[name]
    (tmp_path / name).write_text(written)
    request = Request({"type": "http", "headers": []})
    assert bytes(Files(tmp_path, "").answer(request, name).body).decode() == sent


def test_a_file_is_sent_once_and_then_known(server):
    first = server.http.get("/static/app.js")
    again = server.http.get("/static/app.js", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert not again.content
    assert again.headers["content-security-policy"]


def test_files_are_compressed_for_who_can_read_it(server):
    path = "/static/css/base.css"
    plain = server.http.get(path, headers={"Accept-Encoding": "identity"})
    with server.http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as packed:
        raw = b"".join(packed.iter_raw())
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == plain.content
    assert packed.headers["etag"] != plain.headers["etag"]


def version_of(page: str) -> str:
    return re.search(r'<script type="module" src="static/(\w+)/app.js">', page)[1]


def test_the_page_is_checked_and_its_files_are_kept_for_good(server):
    page = server.http.get("/")
    assert page.headers["cache-control"] == "no-cache"
    addresses = re.findall(r'(?:href|src)="(static/[^"]+)"', page.text)
    assert len(addresses) > 7
    for address in addresses:
        assert address.startswith(f"static/{version_of(page.text)}/")
        answer = server.http.get(f"/{address}")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    by_name = server.http.get("/static/app.js")
    assert by_name.headers["cache-control"] == "no-cache"


def test_files_of_another_version_are_not_there(server):
    answer = server.http.get("/static/0123456789abcdef/app.js")
    assert answer.status_code == 404
    assert answer.headers["cache-control"] == "no-store"


def test_the_import_map_comes_first_and_is_allowed_by_its_hash(server):
    answer = server.http.get("/")
    found = re.search(r'<script type="importmap">(.*?)</script>', answer.text)[1]
    assert answer.text.index("importmap") < answer.text.index("modulepreload")
    known = base64.b64encode(hashlib.sha256(found.encode()).digest()).decode()
    policy = answer.headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{known}';" in policy
    imports = json.loads(found)["imports"]
    at = f"./static/{version_of(answer.text)}/"
    assert imports["petteia/"] == at
    assert imports["petteia/lib/html.js"] == imports[f"{at}lib/html.js"] == f"{at}app.js"
    assert imports[f"{at}games/elysium/emblems.js"] == f"{at}games/elysium/page.js"


@pytest.fixture
def always_checked(monkeypatch):
    """Files on disk are looked at with every request."""
    monkeypatch.setattr("petteia.web.pages.CHECK_SECONDS", 0.0)


@pytest.fixture
def small_page(tmp_path):
    """A page of two scripts."""
    (tmp_path / "index.html").write_text('<script type="module" src="static/app.js"></script>')
    (tmp_path / "app.js").write_text('import { a } from "./a.js";\nconsole.log(a);\n')
    (tmp_path / "a.js").write_text("export const a = 1;\n")
    return tmp_path


def page_of(files: Files):
    return files.page(Request({"type": "http", "headers": []}))


def test_any_change_gives_all_files_a_new_address(small_page, always_checked):
    files = Files(small_page, "")
    first = page_of(files)
    old = files.release.version
    (small_page / "a.js").write_text("export const a = 22;\n")
    then = page_of(files)
    assert then.headers["etag"] != first.headers["etag"]
    assert files.release.version != old
    assert files.release.version in bytes(then.body).decode()


def test_a_missing_script_is_a_fault_with_its_name(small_page, always_checked):
    files = Files(small_page, "")
    (small_page / "a.js").unlink()
    with pytest.raises(MissingScript, match=r"a\.js.*app\.js"):
        page_of(files)
    with pytest.raises(MissingScript, match=r"a\.js.*app\.js"):
        Files(small_page, "")


def test_a_game_that_cannot_be_joined_is_loaded_module_by_module(small_page, tmp_path_factory):
    game = tmp_path_factory.mktemp("game")
    (game / "page.js").write_text("export let page = 1;\n")
    files = Files(small_page, "", {"slow": game})
    assert [bundle.entry for bundle in files.release.bundles] == ["app.js"]
    assert files.release.files["games/slow/page.js"].body == b"export let page = 1;\n"


def test_files_are_looked_at_once_a_second(small_page, monkeypatch):
    looks = []
    find = pages.find_sources
    monkeypatch.setattr(pages, "find_sources", lambda *where: looks.append(1) or find(*where))
    now = [100.0]
    monkeypatch.setattr(pages, "monotonic", lambda: now[0])
    files = Files(small_page, "")
    for _ in range(50):
        page_of(files)
        assert files.answer(Request({"type": "http", "headers": []}), "app.js")
    assert len(looks) == 1
    now[0] += pages.CHECK_SECONDS
    page_of(files)
    assert len(looks) == 2


def test_a_changed_file_is_read_anew(tmp_path, always_checked):
    (tmp_path / "a.js").write_text("1")
    files = Files(tmp_path, "")
    request = Request({"type": "http", "headers": []})
    assert files.answer(request, "a.js").body == b"1"
    (tmp_path / "a.js").write_text("22")
    assert files.answer(request, "a.js").body == b"22"


@pytest.mark.parametrize(
    "name",
    [
        "../app.py",
        "..%2fapp.py",
        "%2e%2e/app.py",
        "../../../../etc/passwd",
        "nothing.js",
        "css",
        "",
        "app.js/",
        "%00.js",
        "a" * 300 + ".js",
        "//etc/hosts.txt",
        "games/elysium/../__init__.py",
        "games/elysium/%2e%2e/__init__.py",
        "games/elysium/nothing.js",
        "games/elysium",
        "games/nowhere/page.js",
    ],
)
def test_nothing_else_is_served(server, name):
    line = server.http.build_request("GET", f"{server.url}/static/x")
    line.url = line.url.copy_with(raw_path=f"/static/{name}".encode())
    assert server.http.send(line).status_code == 404
