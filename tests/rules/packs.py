"""Packs for tests: the boards of the house edition with any Families, those of other gods too."""

import shutil
from pathlib import Path

from petteia.elysium.edition import HOUSE

GUESTS = {
    "apollo": """
        omphalos|1|R|instant|{gain={vp=1}, per={count="families", in="oracle"}}
        castalian-spring|1|Y|permanent|{gain={vp=1}, on={event="take", family="apollo"}}
        cassandra|1|BK|activate|{discard={n=1, from="oracle"}}, {gain={vp=1}}
        pythia|2|RG|trigger|{bring={n=1, from="oracle", to="domain"}}
        corycian-cave|2|B|permanent|{source="oracle"}
        orpheus|3|RY|legend|{transfer={n=1, from="oracle"}}
        silver-bow|3|RK|activate|{pay={cards=1, from="oracle"}}, {gain={vp=2}}
    """,
    "ares": """
        spartoi|1|B|instant|{gain={pp=2}}, {gain={pp=1}, if={column="Y"}}
        pyrrhic-dance|1|Y|activate|{pay={gold=1}}, {gain={pp=1, vp=1}}
        amazons|1|GK|permanent|{gain={pp=1}, on={event="take", family="ares"}}
        enyo|2|RB|activate|{gain={pp=1}}, {gain={vp=1}, if={most="pp", tie=true}}
        eris|2|G|instant|{gain={pp=2}}, {lose={pp=1}, who="rivals"}
        penthesilea|3|GY|permanent|{gain={pp=1}, on={event="transfer", level=[2,3]}}
        belt-of-hippolyta|3|B|activate|{gain={pp=1}}
    """,
    "hermes": """
        purse-of-hermes|1|R|permanent|{gain={gold=1}, on={event="transfer", family="hermes"}}
        winged-sandals|1|Y|activate|{exchange={with="agora", same="level"}}
        hermaion|1|B|trigger|{bring={n=1, from="pile", to="domain"}}, {gain={gold=1}}
        caduceus|2|RB|activate|{use={kind="activate", of="rivals"}}
        kerykes|2|B|eleusis|{ready="turned"}, {gain={gold=1}}
        maia|3|R|permanent|{gain={vp=1}, on={event="use"}}
        guide-of-souls|3|BY|legend|{transfer={n=1, free=true, level=[1,2]}}
    """,
}
"""Families beside those of the first game, seven designs each: key, Level, Columns, kind, steps."""

BRINGS = {"apollo": "oracle = true", "ares": "prestige = true"}
"""What a Family brings into play (S8)."""

COPIES = 3


def make_pack(folder: Path, *families: str, brings: dict[str, str] = BRINGS) -> str:
    """A pack of these Families in a folder; gives the name to begin a game with."""
    pack = folder / "pack"
    (pack / "cards").mkdir(parents=True)
    house = (HOUSE / "pack.toml").read_text()
    boards = house[: house.index("[[family]]")]
    sets = house[house.index("[[set]]") :]
    entries = [_family(key, brings.get(key, "")) for key in families]
    (pack / "pack.toml").write_text("\n".join([boards, *entries, sets]))
    for key in families:
        file = pack / "cards" / f"{key}.toml"
        if key in GUESTS:
            file.write_text("\n".join(_card(row) for row in GUESTS[key].strip().splitlines()))
        else:
            shutil.copy(HOUSE / "cards" / f"{key}.toml", file)
    return str(pack)


def _family(key: str, brings: str) -> str:
    return f'[[family]]\nkey = "{key}"\n{_name(key)}\n{brings}\n'


def _card(row: str) -> str:
    key, level, columns, kind, steps = (word.strip() for word in row.split("|"))
    return (
        f'[[card]]\nkey = "{key}"\n{_name(key)}\nlevel = {level}\ncopies = {COPIES}\n'
        f'columns = "{columns}"\nkind = "{kind}"\neffect = [{steps}]\n'
    )


def _name(key: str) -> str:
    name = key.replace("-", " ").title()
    return f'name = {{ en = "{name}", de = "{name}", pl = "{name}" }}'
