"""Pictograms: every design has one of its own, packs name theirs, and games stay the same."""

import shutil

import pytest

from petteia.games.elysium.content.edition import GAME, HOUSE, TEMPLATE, read_edition
from petteia.games.elysium.screen.card_faces import face
from petteia.kernel.content.pictures import known_pictures
from petteia.kernel.content.reader import ReadError


@pytest.fixture
def pack(tmp_path):
    """A copy of the template pack, whose pictures a test may write."""
    return shutil.copytree(TEMPLATE, tmp_path / "pack")


def test_every_design_of_the_house_has_a_pictogram_of_its_own():
    edition = read_edition(HOUSE)
    pictures = edition.pictures["card"]
    assert pictures.keys() == edition.designs.keys()
    assert len(set(pictures.values())) == len(edition.designs)


def test_the_sprite_has_what_the_packs_name_and_nothing_else():
    named = {*read_edition(HOUSE).pictures["card"].values()}
    template = read_edition(TEMPLATE).pictures
    named |= {*template["card"].values(), *template["family"].values()}
    assert known_pictures(GAME) == named


def test_a_design_without_a_pictogram_gets_that_of_its_family():
    assert face(TEMPLATE, "satyrs", "en")["picture"] == "goat"
    assert face(TEMPLATE, "icarius", "en")["picture"] == "grapes"
    assert face(TEMPLATE, "trident", "en")["picture"] == "trident"


def test_a_pack_without_pictures_is_read_and_has_the_emblem_of_the_family(pack):
    (pack / "pictures.toml").unlink()
    assert read_edition(pack).pictures["family"] == {}
    assert face(pack, "satyrs", "en")["picture"] == ""


def test_pictures_do_not_change_the_fingerprint(pack):
    before = read_edition(TEMPLATE).fingerprint
    (pack / "pictures.toml").write_text('[card]\nsatyrs = "trident"\n')
    assert face(pack, "satyrs", "en")["picture"] == "trident"
    assert read_edition(pack).fingerprint == before


@pytest.mark.parametrize(
    ("text", "place", "problem"),
    [
        ('[card]\nsatyrs = "warp-drive"', "card.satyrs", "there is no pictogram 'warp-drive'"),
        ('[card]\nnobody = "goat"', "card.nobody", "is not known here"),
        ('[hero]\nsatyrs = "goat"', "hero", "is not known here"),
        ("[card]\nsatyrs = 1", "card.satyrs", "expected a text"),
        ("card = 1", "card", "expected a table"),
    ],
)
def test_wrong_pictures_are_refused_with_their_place(pack, text, place, problem):
    (pack / "pictures.toml").write_text(text)
    with pytest.raises(ReadError) as refused:
        read_edition(pack)
    assert "pictures.toml" in str(refused.value)
    assert place in str(refused.value)
    assert problem in str(refused.value)
