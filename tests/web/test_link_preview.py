"""What messengers show of a link: the game and the state of the table, in their language."""

import re
from html import unescape

import pytest


def tags_of(server, path="/", language="en", **headers):
    page = server.http.get(path, headers={"Accept-Language": language, **headers}).text
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', page)
    title = re.search("<title>(.*?)</title>", page)[1]
    return {"title": unescape(title), **{name: unescape(text) for name, text in found}}


@pytest.mark.parametrize(
    ("language", "locale", "title"),
    [
        ("en", "en_GB", "Petteia: board games in the browser"),
        ("de", "de_DE", "Petteia: Brettspiele im Browser"),
        ("pl", "pl_PL", "Petteia: gry planszowe w przeglądarce"),
    ],
)
def test_the_start_page_names_the_games_in_every_language(server, language, locale, title):
    tags = tags_of(server, language=language)
    assert tags["title"] == tags["og:title"] == title
    assert tags["og:locale"] == locale
    assert tags["description"] == tags["og:description"]
    games = [one["name"] for one in server.http.get(f"/api/games?lang={language}").json()["games"]]
    assert all(name in tags["description"] for name in games)


def test_the_picture_and_the_address_are_absolute_and_there(server):
    tags = tags_of(server, "/rules")
    assert tags["og:url"] == f"{server.url}/rules"
    assert tags["twitter:card"] == "summary_large_image"
    picture = server.http.get(tags["og:image"])
    assert picture.headers["content-type"] == "image/png"
    width, height = (int.from_bytes(picture.content[at : at + 4]) for at in (16, 20))
    assert (str(width), str(height)) == (tags["og:image:width"], tags["og:image:height"])


def test_behind_a_proxy_the_addresses_are_the_public_ones(own_server):
    server = own_server(base_path="/petteia", public_url="https://games.example.org/petteia")
    tags = tags_of(server)
    assert tags["og:url"] == "https://games.example.org/petteia/"
    assert tags["og:image"].startswith("https://games.example.org/petteia/static/")


def test_an_invitation_says_how_many_seats_are_free(server):
    table = server.table(people=1, bots=0, openings=2, start=False)
    tags = tags_of(server, f"/t/{table.id}")
    assert tags["og:title"].endswith(": an invitation to the table")
    assert tags["og:description"].startswith("2 seats are free.")
    german = tags_of(server, f"/t/{table.id}", "de")
    assert german["og:description"].startswith("2 Plätze sind frei.")


def test_a_game_that_has_begun_can_be_watched_and_tells_nothing_else(server):
    table = server.table(people=2, bots=0)
    page = server.http.get(f"/t/{table.id}").text
    assert "The game has begun." in page
    assert "Person" not in page
    assert not [token for token in (*table.tokens.values(), table.host) if token in page]
    replay = tags_of(server, f"/replay/{table.id}")
    assert replay["og:description"] == "The whole game, move by move."


def test_a_link_to_how_to_win_names_the_game(server):
    assert tags_of(server, "/how/thebai")["og:title"] == "How to win Thebai"
    assert tags_of(server, "/how/elysium", "pl")["og:title"] == "Jak wygrać w Elizjum"


NOWHERE = ["/t/abcdefghij", "/replay/abcdefghij", "/t/%3Cscript%3E", "/how/chess"]


@pytest.mark.parametrize("path", NOWHERE)
def test_a_link_to_no_table_is_one_to_the_page(server, path):
    tags = tags_of(server, path)
    assert tags["og:title"] == tags_of(server)["og:title"]
    assert "<script>" not in tags["og:url"]


def test_the_language_is_that_of_the_reader(server):
    answer = server.http.get("/", headers={"Accept-Language": "pl"})
    assert answer.text.startswith('<!doctype html>\n<html lang="pl"')
    assert "Accept-Language" in answer.headers["vary"]
