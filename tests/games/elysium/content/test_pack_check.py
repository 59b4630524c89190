"""Broken packs: each is refused with a sentence that names file, entry, key and what is wrong."""

import os
import shutil
import time
from pathlib import Path

import pytest

from petteia.games.elysium.content.edition import HOUSE, TEMPLATE, edition_of
from petteia.kernel.content.packs import read_pack
from petteia.kernel.content.reader import ReadError

CARDS = "cards/dionysus.toml"


def check(folder: Path):
    return edition_of(read_pack(folder))


@pytest.fixture
def pack(tmp_path):
    """The template, to be broken."""
    return Path(shutil.copytree(TEMPLATE, tmp_path / "pack"))


def rewrite(pack: Path, file: str, old: str, new: str) -> None:
    path = pack / file
    text = path.read_text("utf-8")
    assert old in text, "the template has changed; change this case with it"
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_the_template_and_the_house_are_good():
    assert len(check(TEMPLATE).families) == 9
    assert len(check(HOUSE).families) == 8


THYRSUS = (
    "[{ gain = { gold = 1 }, "
    'per = { count = "cards", in = "domain", family = "dionysus", cap = 3 } }]'
)
SEMELE = '[{ gain = { vp = 3 } }, { gain = { vp = 2 }, if = { column = "R" } }]'
MAENADS = '[{ lose = { gold = 1 }, who = "rivals" }, { gain = { vp = 2 } }]'
ICARIUS = '[{ gain = { vp = 1 }, on = { event = "transfer", family = "dionysus" } }]'
PIRATES = '[{ gain = { vp = 2 }, per = { count = "levels", in = "legend" } }]'
SATYRS = "[{ choose = [[{ gain = { gold = 1 } }], [{ gain = { vp = 1 } }]] }]"

BROKEN = [
    # counts and names
    (CARDS, "copies = 3", "copies = 2", "dionysus.toml: card: expected 21 cards in all, found 20"),
    (CARDS, "copies = 3", "copies = 9", "card thyrsus: copies: expected a number from 1 to 4"),
    (CARDS, "level = 1", "level = 4", "card thyrsus: level: expected a number from 1 to 3"),
    (CARDS, ', pl = "Tyrs"', "", "card thyrsus: name.pl: is missing"),
    (CARDS, 'pl = "Satyrowie"', 'pl = "Tyrs"', "name.pl: thyrsus has the same name"),
    (CARDS, 'key = "satyrs"', 'key = "thyrsus"', "thyrsus: key: two designs have this key"),
    (CARDS, 'key = "satyrs"', 'key = "nike"', "card nike: key: the house has it too"),
    (
        CARDS,
        'key = "satyrs"',
        'key = "The Satyrs"',
        "expected lower-case letters, digits",
    ),
    (CARDS, 'columns = "BK"', 'columns = "BB"', "card maenads: columns: expected one or two of"),
    (CARDS, 'columns = "BK"', 'columns = "BGR"', "card maenads: columns: expected a text"),
    (CARDS, 'kind = "trigger"', 'kind = "twice"', "kind: expected one of instant, permanent"),
    ("pack.toml", 'game = "elysium"', 'game = "chess"', "game: expected one of elysium"),
    ("pack.toml", 'name = "wine-dark"', 'title = "x"', "pack.toml: name: is missing"),
    ("pack.toml", 'extends = "house"', "", "family: expected at least 5 Families, found 1"),
    ("pack.toml", '"athena", "hades",', '"athena", "odin",', "the pack has no Family 'odin'"),
    ("pack.toml", '"athena", "hades",', '"athena",', "set 1: families: expected 5 different"),
    ("pack.toml", "[[set]]", "[quests]\n[[set]]", "quests.three_or_four: is missing"),
    ("pack.toml", "[[set]]", "[bonuses]\nfamily = [1]\nlevel = [1, 2, 3]\n[[set]]", "bonuses: exp"),
    # words of effects
    (CARDS, THYRSUS, "[{ gian = { gold = 1 } }]", "effect.1: expected exactly one verb"),
    (CARDS, THYRSUS, "[{ gain = { gold = 1 }, lose = { vp = 1 } }]", "found gain, lose"),
    (CARDS, THYRSUS, "[{ gain = { silver = 1 } }]", "effect.1.gain: expected gold, vp or pp"),
    (CARDS, THYRSUS, "[{ gain = { gold = -1 } }]", "gain.gold: expected a number from 1 to 20"),
    (CARDS, THYRSUS, "[]", "effect: expected 1 to 8 steps, found 0"),
    (CARDS, THYRSUS, '"gain"', "effect: expected a list, found 'gain'"),
    (CARDS, THYRSUS, "[{ gain = { gold = 1 }, when = 3 }]", "effect.1.when: is not known here"),
    (CARDS, THYRSUS, "[{ gain = { pp = 1 } }]", "names Prestige Points, but its Family"),
    (
        CARDS,
        THYRSUS,
        '[{ bring = { n = 1, from = "oracle", to = "domain" } }]',
        "names the Oracle, but its Family",
    ),
    (
        CARDS,
        THYRSUS,
        '[{ gain = { gold = 1 }, per = { count = "cards", in = "domain", family = "zeus" } }]',
        "names the Family zeus, which need not be in play",
    ),
    (CARDS, THYRSUS, "[{ pay = { gold = 1 } }, { gain = { vp = 2 } }]", "pay may not stand on"),
    (CARDS, SATYRS, "[{ gain = { vp = 2 } }, { pay = { gold = 1 } }]", "pay may only be the first"),
    (CARDS, SATYRS, "[{ choose = [[{ gain = { gold = 1 } }]] }]", "two or more step lists"),
    (CARDS, MAENADS, '[{ discard = { n = 2 }, who = "rivals" }]', "more than one card"),
    (CARDS, MAENADS, "[{ give = { gold = 1 } }]", "give needs to"),
    (CARDS, MAENADS, "[{ transfer = { n = 1, less = 1, free = true } }]", "only one of less, plus"),
    (CARDS, ICARIUS, "[{ gain = { vp = 1 } }]", "a Permanent card's step needs on, cost"),
    (CARDS, ICARIUS, '[{ transfer = { n = 1 }, on = { event = "quest" } }]', "only gain, lose"),
    (CARDS, PIRATES, "[{ transfer = { n = 1 } }]", "a Chronos effect holds only gain or lose"),
    (CARDS, PIRATES, "[{ gain = { gold = 3 } }]", "a Chronos effect holds only gain or lose"),
    # what can never be
    (CARDS, SEMELE, '[{ gain = { vp = 3 }, if = { count = "gold", min = 5, max = 2 } }]', "never"),
    (
        CARDS,
        SEMELE,
        '[{ gain = { vp = 3 }, if = { count = "levels", in = "domain", min = 4 } }]',
        "asks for 4 levels, and there are at most 3",
    ),
    (
        CARDS,
        SEMELE,
        '[{ gain = { vp = 3 }, per = { count = "cards", in = "discard", citizen = true } }]',
        "there is never a Citizen in the discard",
    ),
    (CARDS, 'columns = "K" ', 'columns = "R" ', "is the card's own condition: it would always"),
    (
        CARDS,
        SEMELE,
        '[{ transfer = { n = 1, family = "dionysus", level = [1], kind = "legend" } }]',
        "no card of the pack fits this filter",
    ),
    (
        CARDS,
        SATYRS,
        '[{ exchange = { with = "agora", same = "level" } }]',
        "it could be exchanged for ever",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "sentence"), BROKEN)
def test_a_broken_pack_is_refused_with_the_right_sentence(pack, file, old, new, sentence):
    rewrite(pack, file, old, new)
    with pytest.raises(ReadError) as refused:
        check(pack)
    assert sentence in str(refused.value)
    assert file.split("/")[-1] in str(refused.value)


def test_there_are_more_than_twenty_broken_packs():
    assert len(BROKEN) >= 20


def test_an_eleusis_card_alone_can_never_be_used(pack):
    """In a pack of its own with a single Eleusis design."""
    shutil.copytree(HOUSE, pack, dirs_exist_ok=True)
    for file in (pack / "cards").glob("*.toml"):
        text = file.read_text("utf-8")
        file.write_text(text.replace('kind = "eleusis"', 'kind = "activate"'), "utf-8")
    rewrite(pack, "cards/zeus.toml", 'kind = "activate"', 'kind = "eleusis"')
    (pack / CARDS).unlink()
    with pytest.raises(ReadError, match=r"Eleusis|kind eleusis"):
        check(pack)


def test_a_file_nobody_asked_for_is_named(pack):
    (pack / "cards" / "odin.toml").write_text("")
    with pytest.raises(ReadError, match=r"cards/odin.toml: no Family of pack.toml"):
        check(pack)


def test_a_missing_file_is_named(pack):
    (pack / CARDS).unlink()
    with pytest.raises(ReadError, match="the pack has no such file"):
        check(pack)


def test_what_is_no_toml_is_named_with_its_line(pack):
    rewrite(pack, CARDS, "level = 1", "level = = 1")
    with pytest.raises(ReadError, match=r"is not valid TOML: .*line"):
        check(pack)


def test_what_is_no_text_is_refused(pack):
    (pack / CARDS).write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ReadError, match="expected a text in UTF-8"):
        check(pack)


def refused_at_once(pack: Path, sentence: str) -> None:
    begin = time.perf_counter()
    with pytest.raises(ReadError, match=sentence):
        check(pack)
    assert time.perf_counter() - begin < 10


def test_ten_megabytes_of_nonsense_are_refused_at_once(pack):
    (pack / CARDS).write_text("nonsense = 1\n" * 800_000)
    refused_at_once(pack, "expected at most 256 kB")


def test_a_choice_inside_a_choice_inside_a_choice_is_refused(pack):
    effect = "[{ gain = { gold = 1 } }]"
    for _ in range(6):
        effect = f"[{{ choose = [{effect}, {effect}] }}]"
    rewrite(pack, CARDS, SATYRS, effect)
    refused_at_once(pack, "at most 3 choices inside each other")


def test_an_effect_nested_without_end_is_refused(pack):
    rewrite(pack, CARDS, SATYRS, "[" * 20_000)
    refused_at_once(pack, r"nested too deeply|is not valid TOML")


def test_an_effect_of_hundreds_of_steps_is_refused(pack):
    rewrite(pack, CARDS, SATYRS, "[" + "{ gain = { gold = 1 } }," * 400 + "]")
    refused_at_once(pack, "expected 1 to 8 steps, found 400")


def test_a_link_out_of_the_folder_is_not_followed(pack, tmp_path):
    secret = tmp_path / "secret.toml"
    secret.write_text('password = "x"')
    (pack / "cards" / "secret.toml").symlink_to(secret)
    with pytest.raises(ReadError, match="leads out of the pack's folder"):
        check(pack)


def test_a_link_to_itself_is_refused(pack):
    (pack / CARDS).unlink()
    (pack / CARDS).symlink_to(pack / CARDS)
    refused_at_once(pack, r"cannot be read")


def test_a_pipe_is_not_read(pack):
    (pack / CARDS).unlink()
    os.mkfifo(pack / CARDS)
    refused_at_once(pack, "is not a file")


def test_a_folder_with_thousands_of_files_is_no_pack(pack):
    for number in range(600):
        (pack / "cards" / f"{number}.txt").touch()
    refused_at_once(pack, "holds more than 500 files")


def test_a_pack_that_extends_the_house_is_another_pack_when_its_words_change(pack):
    before = check(pack).fingerprint
    rewrite(pack, CARDS, "gold = 1", "gold = 2")
    assert check(pack).fingerprint != before


def test_comments_and_layout_do_not_change_the_fingerprint(pack):
    before = check(pack).fingerprint
    rewrite(pack, CARDS, "# --- Level 1 ---", "\n\n# something else\n")
    assert check(pack).fingerprint == before


def test_a_family_of_the_same_key_takes_the_house_ones_place(pack):
    rewrite(pack, "pack.toml", 'key = "dionysus"', 'key = "zeus"')
    rewrite(pack, "pack.toml", '"dionysus", "athena"', '"ares", "athena"')
    rewrite(pack, "pictures.toml", 'dionysus = "grapes"', 'zeus = "grapes"')
    cards = (pack / CARDS).read_text("utf-8").replace('"dionysus"', '"zeus"')
    (pack / CARDS).unlink()
    (pack / "cards" / "zeus.toml").write_text(cards, "utf-8")
    edition = check(pack)
    assert len(edition.families) == 8
    assert "thyrsus" in edition.designs
    assert "nike" not in edition.designs
    assert "nike" not in edition.pictures["card"]
