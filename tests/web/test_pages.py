"""The pages and their files: types, tags, compression, the base path; nothing else is served."""

import gzip
import mimetypes

import pytest
from starlette.requests import Request

from petteia.web.pages import STATIC, TYPES, Files, page_folders


@pytest.mark.parametrize("path", ["/", "/t/abcdefghij", "/replay/abcdefghij", "/rules"])
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


def test_a_changed_file_is_read_anew(tmp_path):
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
