"""Pictograms: everything on the table has one, packs name theirs, and games stay the same."""

import shutil

import pytest

from petteia.games.thebai.content.edition import GAME, HOUSE, TEMPLATE, read_edition
from petteia.games.thebai.screen.components import components
from petteia.kernel.content.pictures import known_pictures
from petteia.kernel.content.reader import ReadError

DRAWN = ("blessing", "hero", "destiny")
"""What the house draws itself."""
ALIKE = ("conflict", "turmoil")
"""Tiles that have the symbol of their kind, with a number or a space."""


@pytest.fixture
def pack(tmp_path):
    """A copy of the template pack, whose pictures a test may write."""
    return shutil.copytree(TEMPLATE, tmp_path / "pack")


def test_each_thing_of_the_house_has_a_pictogram_that_no_other_of_its_kind_has():
    edition = read_edition(HOUSE)
    lists = {name: them for name, them in edition.pictures.items() if name not in DRAWN + ALIKE}
    assert [len(them) for them in lists.values()] == [
        15,
        6,
        9,
        14,
        44,
        8,
        7,
        7,
        6,
        23,
        12,
        16,
        9,
        5,
    ]
    for them in lists.values():
        assert len(set(them.values())) == len(them)


def test_the_sprite_has_what_the_packs_name_and_nothing_else():
    packs = (read_edition(HOUSE).pictures, read_edition(TEMPLATE).pictures)
    named = {name for pack in packs for them in pack.values() for name in them.values()}
    assert known_pictures(GAME) == named


def test_components_have_their_pictograms():
    shown = components(TEMPLATE, "en")
    assert shown["order:bull_of_dirke"]["picture"] == "charging-bull"
    assert shown["order:O03"]["picture"] == "arrowhead"
    assert shown["stone:N10"]["picture"] == "lyre"
    assert shown["monument:tomb"]["picture"] == "tumulus"
    assert shown["hero:amphion"]["picture"] == ""


def test_pictures_do_not_change_the_fingerprint(pack):
    before = read_edition(TEMPLATE).fingerprint
    (pack / "pictures.toml").write_text('[hero]\namphion = "sea-serpent"\n')
    assert components(pack, "en")["hero:amphion"]["picture"] == "sea-serpent"
    assert read_edition(pack).fingerprint == before


@pytest.mark.parametrize(
    ("text", "place", "problem"),
    [
        ('[order]\nO02 = "warp-drive"', "order.O02", "there is no pictogram 'warp-drive'"),
        ('[order]\nO32 = "lyre"', "order.O32", "is not known here"),
        ('[gate]\nx = "lyre"', "gate", "is not known here"),
    ],
)
def test_wrong_pictures_are_refused_with_their_place(pack, text, place, problem):
    (pack / "pictures.toml").write_text(text)
    with pytest.raises(ReadError) as refused:
        read_edition(pack)
    assert "pictures.toml" in str(refused.value)
    assert place in str(refused.value)
    assert problem in str(refused.value)
