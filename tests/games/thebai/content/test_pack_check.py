"""Broken packs: each is refused with a sentence that names file, entry, key and what is wrong."""

import shutil
import time
from pathlib import Path

import pytest

from petteia import game
from petteia.games.thebai.content.card_reader import ON_WORDS, PASSIVES
from petteia.games.thebai.content.edition import HOUSE, TEMPLATE, edition_of
from petteia.games.thebai.content.effect_reader import ANTIGONE_WORDS, LARGEST, MEASURES, WORDS
from petteia.games.thebai.content.tables import KNOWN
from petteia.kernel.content.packs import read_pack
from petteia.kernel.content.reader import ReadError

PAGE = Path(__file__).parents[4] / "docs" / "packs.md"
ORDERS = "orders.toml"
STONES = "stones.toml"
HEROES = "heroes.toml"
ALTAR = "altar.toml"
CITY = "city.toml"
ESTATE = "estate.toml"
COUNCIL = "council.toml"
FATE = "fate.toml"
HERALDS = "heralds.toml"
SOLO = "solo.toml"
VINEYARD = 'effect = ["grape 2"]'
MUSTER = 'effect = ["hoplite 1/1/2", "raise 1/2/3 hoplite"]'


def check(folder: Path):
    return edition_of(read_pack(folder))


def copy(source: Path, folder: Path) -> Path:
    """A pack to be broken."""
    return Path(shutil.copytree(source, folder / "pack"))


def rewrite(pack: Path, file: str, old: str, new: str) -> None:
    path = pack / file
    text = path.read_text("utf-8")
    assert old in text, "the pack has changed; change this case with it"
    path.write_text(text.replace(old, new, 1), "utf-8")


def refused(pack: Path) -> str:
    """The sentence a pack is refused with."""
    with pytest.raises(ReadError) as error:
        check(pack)
    return str(error.value)


def stone(effect: str) -> tuple[str, str, str]:
    """The Vineyard of the house with another effect."""
    return STONES, VINEYARD, f"effect = {effect}"


def space(effect: str) -> tuple[str, str, str]:
    """The first estate space of the house with another effect."""
    return ESTATE, MUSTER, f"effect = {effect}"


WORDS_OF_EFFECTS = [
    (stone('["grapes 2"]'), "stone K1: effect.1: expected one of grape, amphora"),
    (stone("[]"), "stone K1: effect: expected 1 to 4 steps, found 0"),
    (stone('["good 1", "good 1", "good 1", "good 1", "good 1"]'), "1 to 4 steps, found 5"),
    (stone('"grape 2"'), "stone K1: effect: expected a list, found 'grape 2'"),
    (stone("[3]"), "effect.1: expected a text such as 'good 1'; found 3"),
    (stone('[""]'), "effect.1: expected a text such as 'good 1'"),
    (stone('["good 1", "grape 7"]'), "effect.2: expected a number from 1 to 6, not '7'"),
    (stone('["grape 0"]'), "expected a number from 1 to 6, not '0'"),
    (stone('["grape 1x"]'), "expected a number from 1 to 6, not '1x'"),
    (stone('["grape -1"]'), "'-1' does not fit grape"),
    (stone('["relocate 2"]'), "'2' does not fit relocate"),
    (stone('["grape 1/2/3"]'), "numbers by strength, a/b/c, are for the estate only"),
    (stone('["place 1 roofs=0/1/2"]'), "numbers by strength, a/b/c, are for the estate only"),
    (stone('["grape 2 citizen"]'), "'citizen' does not fit grape"),
    (stone('["raise 2 triggered"]'), "'triggered' does not fit raise"),
    (stone('["raise 2 roofs=1"]'), "'roofs=1' does not fit raise"),
    (stone('["place 1 roofs=5"]'), "expected a number from 0 to 4, not '5'"),
    (stone('["raise 2 citizen hoplite"]'), "expected kind only once"),
    (stone('["raise 2 different one"]'), "expected mode only once"),
    (stone('["raise 1 different"]'), "expected a number of 2 or more with different"),
    (stone('["raise 2 hoplite estate"]'), "a hoplite is never in the estate"),
    (stone('["altar 3 different"]'), "altar with different has the number 2"),
    (stone('["altar 2 ares different"]'), "expected a track or different, not both"),
    (stone('["altar 1 zeus"]'), "'zeus' does not fit altar"),
    (stone('["pay 1 vp 5"]'), "expected 'pay N -> step'"),
    (stone('["pay 0 -> vp 5"]'), "expected a number from 1 to 9, not '0'"),
    (stone('["pay 1 -> "]'), "expected one of grape"),
    (stone('["vp 1 per friends"]'), "expected one of commanders, rows_guarded"),
    (stone('["vp 1 per"]'), "expected one of commanders, rows_guarded"),
    (stone('["vp 1 per heroes cap"]'), "expected a number from 1 to 30, not ''"),
    (stone('["vp 1 per heroes max 3"]'), "expected one of cap, not 'max'"),
    (stone('["vp 1 per heroes cap 3 good"]'), "'good' does not fit vp"),
    (stone('["vp 3 per heroes cap 2"]'), "expected a number from 3 to 30, not '2'"),
    (stone('["good 1 per stock cap 9"]'), "expected a number from 1 to 6, not '9'"),
    (stone('["good 1 per stock"]'), "expected a cap: only vp goes without, not good"),
    (stone('["relocate per heroes cap 3"]'), "nothing can be multiplied here"),
    (stone('["help red 2"]'), "stone K1: effect.1: expected one of grape"),
    (stone('["blessing thyrsos"]'), "stone K1: effect.1: expected one of grape"),
    (stone('["build 1"]'), "stone K1: effect.1: expected one of grape"),
    (space('["raise 1/2"]'), "estate red1: effect.1: expected three numbers a/b/c, not '1/2'"),
    (space('["raise 0/0/0"]'), "'0/0/0' does nothing at any strength"),
    (space('["raise 1/2/12"]'), "expected a number from 0 to 9, not '12'"),
    (space('["raise 1//3"]'), "expected a number from 0 to 9, not ''"),
]

PLACES_OF_EFFECTS = [
    ((ALTAR, '["good 2"]', '["altar 1"]'), "altar.dionysos.1.1: expected one of grape"),
    ((ALTAR, '["good 2"]', '["relocate"]'), "altar.dionysos.1.1: expected one of grape"),
    ((ALTAR, '["good 2"]', '["pay 1 -> vp 4"]'), "nothing can be paid here"),
    ((ALTAR, '["good 2"]', '["vp 1 per heroes"]'), "nothing can be multiplied here"),
    ((ALTAR, '    ["good 2"],\n', ""), "altar.dionysos: expected 10 spaces"),
    ((ALTAR, '["good 2"]', '"good 2"'), "altar.dionysos.1: expected a list"),
    ((ALTAR, 'then = ["good 1"]', 'then = ["relocate"]'), "blessing thyrsos: then.1: expected one"),
    ((HEROES, '["place 1 roofs=2"]', '["place 1 triggered"]'), "no stone is triggered here"),
    ((HEROES, '["vp 3 per columns_cleared cap 9"]', '["good 1"]'), "hero zethos: then.1: expected"),
    ((CITY, 'white = ["order 1", "swap 1"]', 'white = ["place 1"]'), "roof.white.1: expected one"),
    (
        (CITY, 'white = ["order 1"]', 'white = ["build 1"]'),
        "antigone_roof.white.1: expected one of",
    ),
    ((COUNCIL, '["vp 7"]', '["good 7"]'), "council_space tomb1: effect.1: expected one of vp"),
    ((COUNCIL, '["vp 7"]', '["vp 7", "vp 1"]'), "tomb1: effect: expected one step"),
    ((SOLO, '["citizen 1"]', '["drachma 1"]'), "basic SB01: actions.1: expected one of citizen"),
    ((SOLO, '["citizen 1"]', '["raise 2 different"]'), "'different' does not fit raise"),
    (
        (SOLO, '"citizen 1", "vp', '"citizen 1 per ares cap 3", "vp'),
        "only Antigone's vp can be mult",
    ),
    ((SOLO, "vp 3 per top_colour", "vp 3 per heroes"), "expected one of commanders, rows_guarded"),
    ((SOLO, '"order 1 most"', '"order 1 many"'), "destiny veil: actions.1: 'many' does not"),
    ((SOLO, '["citizen 1"]', '["pay 1 -> vp 2"]'), "nothing can be paid here"),
]

TABLES = [
    (("pack.toml", 'game = "thebai"', 'game = "elysium"'), "game: expected one of thebai"),
    (("pack.toml", 'name = "house"', ""), "pack.toml: name: is missing"),
    (("pack.toml", 'name = "house"', 'name = "x"\nbridge = 3'), "bridge: is not known here"),
    ((CITY, "[city_large]", "[city_great]"), "city.toml: city_great: is not known here"),
    ((HERALDS, "[[herald]]", "[battle]\n[[herald]]"), "battle: fate.toml has this table too"),
    ((CITY, 'columns = "ABCDE"', 'columns = "ABCDEF"'), "city_large.columns: expected one of"),
    ((CITY, '"B3", "C3", "D3"', '"B3", "C3", "F3"'), "expected Kadmeia spaces such as B3"),
    ((CITY, '"B3", "C3", "D3"', '"B3", "C3", "C3"'), "start: expected 6 different spaces, found 5"),
    ((CITY, '["B3", "D4"]', '["B3", "A1"]'), "city_large.marked: expected start spaces only"),
    ((CITY, '"WOBSW"', '"WOBSX"'), "city_large.top: expected 5 letters W, B, O, S"),
    ((CITY, '"BSOWSBO"', '"BSOWSB"'), "city_large.right: expected 7 letters"),
    ((CITY, 'de = "Neistai"', 'de = "Elektrai"'), "gate 3: name.de: gate 1 has the same name"),
    ((ESTATE, 'row = "red"', 'row = "green"'), "estate red1: row: expected one of red, blue"),
    ((ESTATE, "column = 2", "column = 1"), "estate red2: column: red1 is in this place already"),
    ((ESTATE, '["1", "1*", "2", "2*"]', '["1", "1*", "2"]'), "new_citizen: expected 4 of 1, 1*"),
    ((ESTATE, '["1", "1*", "2", "2*"]', '["1", "2", "1*", "2*"]'), "expected rising levels"),
    ((ESTATE, "[3, 7, 12, 18]", "[3, 7, 6, 18]"), "columns: expected rising numbers"),
    ((ESTATE, "[3, 7, 12, 18]", "[3, 7, 12]"), "columns: expected 4 numbers, found 3"),
    ((ESTATE, '["1", "1", "1*"]', '["1", "1", "4"]'), "start 1: citizens: expected 3 of 1, 1*"),
    ((ALTAR, "copies = 4", "copies = 3"), "blessing thyrsos: copies: expected a number from 4"),
    ((ALTAR, "[8, 6, 4, 2]", "[2, 4, 6, 8]"), "vp_by_copy: expected the most VP first"),
    ((ALTAR, "[8, 6, 4, 2]", "[8, 6, 4]"), "vine_crown: vp_by_copy: expected 4 numbers, found 3"),
    ((ALTAR, "archon_moved 2", "archon_moved"), "on: expected archon_moved with a number"),
    ((ALTAR, "archon_moved 2", "sunrise"), "thyrsos: on: expected one of archon_moved"),
    ((ALTAR, '"fulfilled"', '"fulfilled 2"'), "full_jar: on: fulfilled has no number"),
    ((ALTAR, 'then = ["good 1"]\n', ""), "thyrsos: then: expected `on` and `then` together"),
    ((ALTAR, 'passive = "free_pay"\n', ""), "shield_oath: does nothing"),
    ((ALTAR, '"battle 2"', '"stand_strength 2"'), "stand_strength is for heroes"),
    ((ALTAR, '["blessing thyrsos"]', '["vp 1"]'), "altar: thyrsos lies on no space of the tracks"),
    ((ALTAR, '["blessing thyrsos"]', '["blessing ivy"]'), "the pack has no blessing 'ivy'"),
    ((ALTAR, "blessing thyrsos", "blessing shield_oath"), "shield_oath is a blessing of ares"),
    ((ALTAR, "blessing thyrsos", "blessing full_jar"), "full_jar lies on dionysos.3 already"),
    ((ALTAR, "help blue 2", "help blue 1"), "dionysos.4: no help tiles are blue with 1"),
    ((ALTAR, '["help blue 2"]', '["vp 1"]'), "help_blue2 lies on no space"),
    ((ALTAR, "strength = 3", "strength = 2"), "help help_red3: strength: help_red2 is of this"),
    ((STONES, '"WOBS"', '"WOBSW"'), "stone K1: roofs: expected 4 letters"),
    ((STONES, 'key = "K1"', 'key = "K 1"'), "key: expected letters, digits and _"),
    ((STONES, 'key = "K2"', 'key = "K1"'), "stone K1: key: stone K1 has this key too"),
    ((STONES, 'key = "K2"', 'key = "g1"'), "gate_tile g1: key: stone g1 has this key too"),
    ((STONES, 'pl = "Garncarnia"', 'pl = "Winnica"'), "name.pl: stone K1 has the same name"),
    ((STONES, ', pl = "Garncarnia"', ""), "stone K2: name.pl: is missing"),
    ((STONES, "name = {", "title = {"), "stone K1: name: is missing"),
    ((STONES, "[[stone]]", "[[neutral]]"), "stone: expected 9 entries, found 8"),
    ((ORDERS, 'colour = "wine"', 'colour = "sea"'), "expected 11 orders of wine, found 10"),
    ((ORDERS, "starting = true\n", ""), "orders.toml: order: expected 4 starting ones, found 3"),
    ((ORDERS, "grape = 1, amphora = 1", "grape = 4, amphora = 4"), "C1: cost: expected 1 to 6"),
    ((ORDERS, "grape = 1, amphora = 1", "corn = 1"), "order C1: cost.corn: is not known here"),
    ((HEROES, 'standee = "dice"', 'standee = "card"'), "kadmos: standee: expected dice"),
    ((HEROES, 'standee = "dice"', 'standee = "roof"'), "standee: expected one of dice, monument"),
    ((HEROES, 'effect = ["raise 6"]\n', ""), "hero herakles: does nothing"),
    ((HEROES, "solo = true", "solo = 1"), "harmonia: solo: expected true or false"),
    ((FATE, "modifier = 0", "modifier = -1"), "adrastos: modifier: expected a number from 0"),
    ((FATE, "[0, 1, 2, 3, 5, 7, 9, 12]", "[1, 1, 2, 3, 5, 7, 9, 12]"), "expected 0 first"),
    ((FATE, "[2, 3, 4, 5]", "[5, 4, 3, 2]"), "battle.commanders: expected rising numbers"),
    ((FATE, "number = 2", "number = 1"), "conflict conflict2: number: conflict1 has this number"),
    (
        (FATE, 'number = 6\nback = "omega"', 'number = 6\nback = "alpha"'),
        "conflict6: back: expected one of gamma, omega; found 'alpha'",
    ),
    ((FATE, 'back = "beta"', 'back = "delta"'), "back: expected 1 of beta, found 0"),
    ((COUNCIL, '"small", "three", "four"', '"small", "four"'), "gate: sides: expected small"),
    (
        (COUNCIL, '"small", "three", "four"', '"three", "four"'),
        "4 monuments on side small, found 3",
    ),
    ((COUNCIL, 'monument = "gate"', 'monument = "bridge"'), "monument: expected one of gate"),
    ((COUNCIL, 'monument = "gate"', 'monument = "altar"'), "expected 4 of gate, found 3"),
    ((COUNCIL, '"stoa4", "altar4"', '"stoa4", "altar9"'), "TU1: spaces: no monument has a space"),
    ((COUNCIL, '"stoa4", "altar4"', '"stoa4", "stoa4"'), "expected every space only once"),
    ((COUNCIL, '"stoa4", "altar4", "gate2", ', ""), "at least 5 of side small, found 3"),
    ((COUNCIL, "[6, 5, 4, 3, 2]", "[6, 5, 4, 3]"), "council.path: expected 5 numbers, found 4"),
    ((HERALDS, 'column = "A"', 'column = "E"'), "herald HE01: column: expected one of A, B, C, D"),
    (
        (HERALDS, 'space = "A2"', 'space = "B2"'),
        "HE01: space: expected a Kadmeia space of column A",
    ),
    ((HERALDS, 'foot = ["order"]', "foot = []"), "foot: expected one word of effects, or two"),
    ((HERALDS, 'foot = ["order"]', 'foot = ["sing"]'), "foot: expected words of effects"),
    ((HERALDS, 'foot = ["order"]', 'foot = ["councillor"]'), "foot: no stone has the word coun"),
    ((SOLO, 'pointer = "left"', 'pointer = "up"'), "basic SB01: pointer: expected one of left"),
    ((SOLO, "level = 2", "level = 1"), "challenge defiance: level: grief is of this level too"),
    ((SOLO, 'citizens = "1"', 'citizens = "4"'), "grief: citizens: expected one of 1, 1*, 2"),
]

BROKEN = WORDS_OF_EFFECTS + PLACES_OF_EFFECTS + TABLES

EXTENDING = [
    (("pack.toml", 'extends = "house"', ""), "estate_values: is missing, in this file or any"),
    (("pack.toml", 'extends = "house"', 'extends = "x"'), "extends: expected one of house"),
    (("pack.toml", 'replaces = "semele"\n', ""), "hero dirke: key: the house has no hero 'dirke'"),
    (("pack.toml", '"semele"', '"zeus"'), "hero dirke: replaces: the house has no hero 'zeus'"),
    (("pack.toml", '"semele"', '"kadmos"'), "hero pelopidas: key: kadmos is replaced twice"),
    (("pack.toml", 'key = "dirke"', 'key = "zethos"'), "key: hero zethos has this key too"),
    (("pack.toml", 'pl = "Dirke"', 'pl = "Herakles"'), "dirke: name.pl: hero herakles has the"),
    (("pack.toml", "commanders = [2, 3, 4, 5]\n", ""), "battle.commanders: is missing"),
    (("pack.toml", "column = 2", "column = 3"), "house/estate.toml: estate blue3: column: blue2"),
    (
        (ORDERS, 'colour = "olive"', 'colour = "wine"'),
        "orders.toml: order: expected 11 orders of wine",
    ),
    (
        (ORDERS, "starting = true", "starting = false"),
        "orders.toml: order: expected 4 starting ones, found 3",
    ),
    ((ORDERS, '"vp 1 per dionysos cap 6"', '"vp 1 per dion"'), "orders.toml: order O02: effect.1"),
]


@pytest.mark.parametrize(("change", "sentence"), BROKEN)
def test_a_broken_pack_is_refused_with_the_right_sentence(tmp_path, change, sentence):
    pack = copy(HOUSE, tmp_path)
    rewrite(pack, *change)
    assert sentence in refused(pack)


@pytest.mark.parametrize(("change", "sentence"), EXTENDING)
def test_a_broken_pack_that_extends_the_house_is_refused(tmp_path, change, sentence):
    pack = copy(TEMPLATE, tmp_path)
    rewrite(pack, *change)
    assert sentence in refused(pack)


def set_backs(pack: Path, backs: str) -> None:
    """Give the conflict tiles 1 to 7 these backs: g for gamma, o for omega."""
    words = {"g": "gamma", "o": "omega"}
    for number, (old, new) in enumerate(zip("ggggooo", backs, strict=True), 1):
        line = f"number = {number}\nback = "
        rewrite(pack, FATE, f'{line}"{words[old]}"', f'{line}"{words[new]}"')


@pytest.mark.rule("S6")
@pytest.mark.parametrize("backs", ["gggggoo", "ooogggg", "gggoggo", "gggooog"])
def test_a_pack_chooses_the_backs_of_its_conflicts(tmp_path, backs):
    pack = copy(HOUSE, tmp_path)
    set_backs(pack, backs)
    assert [tile.back[0] for tile in check(pack).conflicts] == list(backs)
    for players in (1, 2, 3, 4):
        fate = game("thebai").new(players=players, seed=3, pack=str(pack)).dump()["fate"]
        fought = [int(fate[number][-1]) for number in (2, 4, 6, 8)]
        assert "".join(backs[number - 1] for number in fought) == "gggo"


@pytest.mark.rule("S6")
@pytest.mark.parametrize(
    ("backs", "sentence"),
    [
        ("ggoooog", "expected at least 3 of gamma without number 7, found 2"),
        ("ggggggo", "expected at least 1 of omega without number 7, found 0"),
    ],
)
def test_without_conflict_seven_there_is_a_tile_for_every_conflict(tmp_path, backs, sentence):
    pack = copy(HOUSE, tmp_path)
    set_backs(pack, backs)
    assert f"conflict conflict7: back: {sentence}" in refused(pack)


def test_the_template_and_the_house_are_good():
    assert check(TEMPLATE).name == "dirke"
    assert check(HOUSE).name == "house"


def test_an_error_names_the_file_the_entry_and_the_key(tmp_path):
    pack = copy(HOUSE, tmp_path)
    rewrite(pack, *stone('["grape 2 citizen"]'))
    assert refused(pack) == (
        "stones.toml: stone K1: effect.1: 'citizen' does not fit grape; found 'grape 2 citizen'"
    )


def test_same_is_read_as_one_and_numbers_may_be_left_out(tmp_path):
    pack = copy(HOUSE, tmp_path)
    rewrite(pack, *stone('["raise 2 citizen city same", "good"]'))
    first, second = check(pack).stones[0].effect
    assert (first.mode, first.kind, first.place) == ("one", "citizen", "city")
    assert second.number == (1, 1, 1)


def test_tables_may_stand_in_any_file(tmp_path):
    pack = copy(HOUSE, tmp_path)
    heralds = (pack / HERALDS).read_text("utf-8")
    (pack / HERALDS).unlink()
    with (pack / "pack.toml").open("a", encoding="utf-8") as file:
        file.write(heralds)
    assert check(pack).heralds == check(HOUSE).heralds


def test_what_is_no_toml_is_named_with_its_line(tmp_path):
    pack = copy(TEMPLATE, tmp_path)
    rewrite(pack, ORDERS, 'key = "O02"', "key = = 1")
    assert "orders.toml: is not valid TOML" in refused(pack)


def test_an_effect_without_end_is_refused_at_once(tmp_path):
    pack = copy(HOUSE, tmp_path)
    rewrite(pack, *stone("[" + '"good 1", ' * 9000 + "]"))
    begin = time.perf_counter()
    assert "stone K1: effect: expected at most 500 entries, found 9000" in refused(pack)
    assert time.perf_counter() - begin < 10


def test_comments_and_layout_do_not_change_the_fingerprint_and_words_do(tmp_path):
    pack = copy(TEMPLATE, tmp_path)
    before = check(pack).fingerprint
    rewrite(pack, ORDERS, "[[order]]", "\n# something else\n\n[[order]]")
    assert check(pack).fingerprint == before
    rewrite(pack, ORDERS, "grape = 2", "grape = 3")
    assert check(pack).fingerprint != before


def test_the_page_about_packs_names_every_table_word_and_measure():
    page = PAGE.read_text("utf-8").split("## Packs of Thebai")[1]
    for name in (*KNOWN, *WORDS, "help", "blessing", *MEASURES):
        assert f"`{name}`" in page, name
    for word in (*ON_WORDS, *PASSIVES, *ANTIGONE_WORDS):
        assert f"`{word}" in page, word


def test_the_page_about_packs_says_the_largest_number_of_every_word():
    page = PAGE.read_text("utf-8").split("### Steps")[1].split("### What stands")[0]
    rows = [line for line in page.splitlines() if line.startswith("| `") and "| 1–" in line]
    said = {row.split("`")[1]: row.split("|")[2].strip() for row in rows}
    assert said == {
        word: f"1–{LARGEST[word]}"
        for word in WORDS
        if word not in ("amphora", "bronze", "relocate")
    }
