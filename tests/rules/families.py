"""The Families beyond the first game, a pack in a test's folder that holds them too, and words
for what their powers touch.

Apollo brings the Oracle, Ares Prestige Points, Hermes the powers that use other powers.
"""

import re
import shutil
from pathlib import Path

from petteia.elysium import codes
from petteia.elysium.edition import HOUSE
from petteia.elysium.state import Elysium
from tests.elysium.builders import number

OPULENCE = ["ares", "athena", "hephaestus", "hermes", "zeus"]
MISFORTUNE = ["ares", "hades", "hephaestus", "hermes", "poseidon"]
WASTELAND = ["apollo", "ares", "hades", "hermes", "poseidon"]
DEADLY_PLOTS = ["apollo", "athena", "hades", "hephaestus", "hermes"]
WHY_BOTHER = ["apollo", "ares", "athena", "poseidon", "zeus"]


def write_pack(folder: Path, **effects: str) -> str:
    """A copy of the house edition with the Families below; `effects` rewrites single cards, a
    key with _ for -. Gives the folder as `table` wants it."""
    shutil.copytree(HOUSE, folder, dirs_exist_ok=True)
    top = folder / "pack.toml"
    for family, (bringing, cards) in FAMILIES.items():
        (folder / "cards" / f"{family}.toml").write_text(cards, encoding="utf-8")
        if f'key = "{family}"' not in top.read_text(encoding="utf-8"):
            with top.open("a", encoding="utf-8") as file:
                file.write(f'\n[[family]]\nkey = "{family}"\n{bringing}\n')
    for key, effect in effects.items():
        _rewrite(folder, key.replace("_", "-"), effect)
    return str(folder)


def bring_the_oracle(folder: Path, family: str) -> str:
    """A copy of the house edition in which this Family brings the Oracle into play."""
    shutil.copytree(HOUSE, folder, dirs_exist_ok=True)
    top = folder / "pack.toml"
    text = top.read_text(encoding="utf-8")
    changed = text.replace(f'key = "{family}"', f'key = "{family}"\noracle = true')
    assert changed != text
    top.write_text(changed, encoding="utf-8")
    return str(folder)


def tokens(state: Elysium, token: str) -> list[int]:
    """What everybody has of `gold`, `vp` or `pp`."""
    return [getattr(player, token) for player in state.players]


def on_top(state: Elysium, card: str) -> None:
    """Lay a card of the draw pile on its top."""
    state.pile.remove(number(state, card))
    state.pile.append(number(state, card))


def empty_piles(state: Elysium) -> None:
    """Take draw pile and discard pile away."""
    state.pile, state.discard = [], []


def is_turned(state: Elysium, seat: int, card: str) -> bool:
    return state.players[seat].turned >> number(state, card) & 1 == 1


def has_ring(state: Elysium, seat: int, card: str) -> bool:
    return state.players[seat].rings >> number(state, card) & 1 == 1


def copied(state: Elysium, seat: int, card: str) -> int:
    """The action that uses the power of this player's card."""
    return codes.COPY + (seat << 7) + number(state, card)


def _rewrite(folder: Path, key: str, effect: str) -> None:
    """Give a card another effect."""
    pattern = re.compile(rf'(key = "{key}"\n(?:.+\n)*?effect = ).+')
    changes = 0
    for path in (folder / "cards").glob("*.toml"):
        text, number = pattern.subn(rf"\g<1>{effect}", path.read_text(encoding="utf-8"))
        path.write_text(text, encoding="utf-8")
        changes += number
    assert changes == 1, f"no card {key}"


APOLLO = """
[[card]]
key = "omphalos"
name = { en = "Omphalos", de = "Omphalos", pl = "Omfalos" }
level = 1
copies = 2
columns = "R"
kind = "instant"
effect = [{gain={vp=1}, per={count="families", in="oracle"}}, {gain={gold=1}, if={column="B"}}]
[[card]]
key = "cassandra"
name = { en = "Cassandra", de = "Kassandra", pl = "Kasandra" }
level = 1
copies = 2
columns = "BK"
kind = "activate"
effect = [{discard={n=1, from="oracle"}}, {bring={n=1, from="pile", to="oracle"}}, {gain={vp=1}}]
[[card]]
key = "castalian-spring"
name = { en = "Castalian Spring", de = "Kastalische Quelle", pl = "Źródło Kastalskie" }
level = 1
copies = 2
columns = "Y"
kind = "permanent"
effect = [{gain={vp=1}, on={event="take", family="apollo"}}]
[[card]]
key = "muses"
name = { en = "Muses", de = "Musen", pl = "Muzy" }
level = 1
copies = 1
columns = "G"
kind = "chronos="
effect = [{gain={vp=2}}, {gain={vp=3}, if={count="levels", in="legend", min=3}}]
[[card]]
key = "pythia"
name = { en = "Pythia", de = "Pythia", pl = "Pytia" }
level = 2
copies = 2
columns = "RG"
kind = "trigger"
effect = [{bring={n=1, from="oracle", to="domain"}}]
[[card]]
key = "corycian-cave"
name = { en = "Corycian Cave", de = "Korykische Grotte", pl = "Jaskinia Korykijska" }
level = 2
copies = 2
columns = "B"
kind = "permanent"
effect = [{source="oracle"}, {gain={gold=1}, on={event="take", from="oracle"}}]
[[card]]
key = "hymn-to-demeter"
name = { en = "Hymn to Demeter", de = "Demeterhymnos", pl = "Hymn do Demeter" }
level = 2
copies = 2
columns = "G"
kind = "eleusis"
effect = [{gain={vp=1}, per={count="levels", in="oracle"}}]
[[card]]
key = "delphic-tripod"
name = { en = "Delphic Tripod", de = "Delphischer Dreifuß", pl = "Trójnóg delficki" }
level = 2
copies = 1
columns = "Y"
kind = "activate"
effect = [{exchange={with="oracle"}}, {gain={vp=1}}]
[[card]]
key = "orpheus"
name = { en = "Orpheus", de = "Orpheus", pl = "Orfeusz" }
level = 3
copies = 2
columns = "RY"
kind = "legend"
effect = [{transfer={n=1, from="oracle"}}]
[[card]]
key = "silver-bow"
name = { en = "Silver Bow", de = "Silberner Bogen", pl = "Srebrny łuk" }
level = 3
copies = 2
columns = "RK"
kind = "activate"
effect = [{pay={cards=1, from="oracle"}}, {gain={vp=2}}]
[[card]]
key = "sibyl"
name = { en = "Sibyl", de = "Sibylle", pl = "Sybilla" }
level = 3
copies = 2
columns = "G"
kind = "chronos≠"
effect = [{gain={vp=2}}, {gain={vp=2}, per={count="families", in="legend", also="oracle"}}]
[[card]]
key = "asclepius"
name = { en = "Asclepius", de = "Asklepios", pl = "Asklepios" }
level = 3
copies = 1
columns = "B"
kind = "instant"
effect = [{choose=[[{bring={n=1, from="oracle", to="domain"}}],
    [{bring={n=1, from="discard", to="domain"}}]]}, {gain={gold=1}}]
"""

ARES = """
[[card]]
key = "spartoi"
name = { en = "Spartoi", de = "Spartoi", pl = "Spartoi" }
level = 1
copies = 2
columns = "B"
kind = "instant"
effect = [{gain={pp=2}}, {gain={pp=1}, if={column="Y"}}]
[[card]]
key = "pyrrhic-dance"
name = { en = "Pyrrhic Dance", de = "Waffentanz", pl = "Taniec z bronią" }
level = 1
copies = 2
columns = "Y"
kind = "activate"
effect = [{pay={gold=1}}, {gain={pp=1, vp=1}}]
[[card]]
key = "amazons"
name = { en = "Amazons", de = "Amazonen", pl = "Amazonki" }
level = 1
copies = 2
columns = "GK"
kind = "permanent"
effect = [{gain={pp=1}, on={event="take", family="ares"}}]
[[card]]
key = "tropaion"
name = { en = "Tropaion", de = "Siegesmal", pl = "Tropajon" }
level = 1
copies = 1
columns = "R"
kind = "chronos"
effect = [{gain={vp=1}, per={count="pp", each=2, cap=5}}]
[[card]]
key = "enyo"
name = { en = "Enyo", de = "Enyo", pl = "Enyo" }
level = 2
copies = 2
columns = "RB"
kind = "activate"
effect = [{gain={pp=1}}, {gain={vp=1}, if={most="pp", tie=true}}]
[[card]]
key = "eris"
name = { en = "Eris", de = "Eris", pl = "Eris" }
level = 2
copies = 2
columns = "G"
kind = "instant"
effect = [{gain={pp=2}}, {lose={pp=1}, who="rivals"}]
[[card]]
key = "alala"
name = { en = "Alala", de = "Alala", pl = "Alala" }
level = 2
copies = 2
columns = "Y"
kind = "legend"
effect = [{gain={pp=2}, if={count="transfers", family="ares", min=1}}]
[[card]]
key = "mares-of-diomedes"
name = { en = "Mares of Diomedes", de = "Rosse des Diomedes", pl = "Klacze Diomedesa" }
level = 2
copies = 1
columns = "R"
kind = "trigger"
effect = [{pay={cards=1}}, {gain={pp=4}}]
[[card]]
key = "penthesilea"
name = { en = "Penthesilea", de = "Penthesilea", pl = "Pentesilea" }
level = 3
copies = 2
columns = "GY"
kind = "permanent"
effect = [{gain={pp=1}, on={event="transfer", level=[2,3]}}]
[[card]]
key = "belt-of-hippolyta"
name = { en = "Belt of Hippolyta", de = "Gürtel der Hippolyte", pl = "Pas Hipolity" }
level = 3
copies = 2
columns = "B"
kind = "activate"
effect = [{gain={pp=1}, per={count="cards", in="domain", family="ares", cap=3}}]
[[card]]
key = "seven-against-thebes"
name = { en = "Seven against Thebes", de = "Sieben gegen Theben", pl = "Siedmiu przeciw Tebom" }
level = 3
copies = 2
columns = "GK"
kind = "chronos≠"
effect = [{gain={vp=2}}, {gain={pp=1}, per={count="families", in="legend"}}]
[[card]]
key = "ismenian-dragon"
name = { en = "Ismenian Dragon", de = "Ismenischer Drache", pl = "Smok ismeński" }
level = 3
copies = 1
columns = "R"
kind = "trigger"
effect = [{choose=[[{match={pp=5}}], [{gain={pp=3}}]]}]
"""

HERMES = """
[[card]]
key = "purse-of-hermes"
name = { en = "Purse of Hermes", de = "Beutel des Hermes", pl = "Sakiewka Hermesa" }
level = 1
copies = 2
columns = "R"
kind = "permanent"
effect = [{gain={gold=1}, on={event="transfer", family="hermes"}}]
[[card]]
key = "autolycus"
name = { en = "Autolycus", de = "Autolykos", pl = "Autolykos" }
level = 1
copies = 2
columns = "GK"
kind = "instant"
effect = [{choose=[[{use={kind="instant", of="all", level=[1,2]}}], [{gain={gold=2}}]]}]
[[card]]
key = "winged-sandals"
name = { en = "Winged Sandals", de = "Flügelsandalen", pl = "Skrzydlate sandały" }
level = 1
copies = 2
columns = "Y"
kind = "activate"
effect = [{exchange={with="agora", same="level"}}]
[[card]]
key = "hermaion"
name = { en = "Hermaion", de = "Hermaion", pl = "Hermajon" }
level = 1
copies = 1
columns = "B"
kind = "trigger"
effect = [{bring={n=1, from="pile", to="domain"}}, {gain={gold=1}}]
[[card]]
key = "caduceus"
name = { en = "Caduceus", de = "Heroldsstab", pl = "Kaduceusz" }
level = 2
copies = 2
columns = "RB"
kind = "activate"
effect = [{use={kind="activate", of="rivals"}}]
[[card]]
key = "kerykes"
name = { en = "Kerykes", de = "Keryken", pl = "Kerykowie" }
level = 2
copies = 2
columns = "B"
kind = "eleusis"
effect = [{ready="turned"}, {gain={gold=1}}]
[[card]]
key = "moly"
name = { en = "Moly", de = "Moly", pl = "Moly" }
level = 2
copies = 2
columns = "Y"
kind = "instant"
effect = [{choose=[[{ready="ring"}], [{gain={vp=3}}]]}]
[[card]]
key = "herm"
name = { en = "Herm", de = "Herme", pl = "Herma" }
level = 2
copies = 1
columns = "G"
kind = "chronos"
effect = [{use={kind="chronos", of="all"}}]
[[card]]
key = "pan"
name = { en = "Pan", de = "Pan", pl = "Pan" }
level = 3
copies = 2
columns = "YK"
kind = "trigger"
effect = [{choose=[[{use={kind="trigger", of="all"}}], [{gain={vp=4}}]]}]
[[card]]
key = "maia"
name = { en = "Maia", de = "Maia", pl = "Maja" }
level = 3
copies = 2
columns = "R"
kind = "permanent"
effect = [{gain={vp=1}, on={event="use"}}]
[[card]]
key = "ascent-of-kore"
name = { en = "Ascent of Kore", de = "Aufstieg der Kore", pl = "Powrót Kory" }
level = 3
copies = 2
columns = "G"
kind = "eleusis"
effect = [{gain={vp=1}}, {use={kind="eleusis", of="all"}}]
[[card]]
key = "guide-of-souls"
name = { en = "Guide of Souls", de = "Seelengeleiter", pl = "Przewodnik dusz" }
level = 3
copies = 1
columns = "BY"
kind = "legend"
effect = [{transfer={n=1, free=true, level=[1,2]}}]
"""

FAMILIES = {
    "apollo": ('name = { en = "Apollo", de = "Apollon", pl = "Apollo" }\noracle = true', APOLLO),
    "ares": ('name = { en = "Ares", de = "Ares", pl = "Ares" }\nprestige = true', ARES),
    "hermes": ('name = { en = "Hermes", de = "Hermes", pl = "Hermes" }', HERMES),
}
"""What each brings into play, and its cards."""
