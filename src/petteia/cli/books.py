"""Things to read: cards, rules, packs, and games told in words."""

import os
import shutil
from pathlib import Path

from rich.markup import escape

from petteia.bots.roster import LEVELS
from petteia.cli.common import console, print_json
from petteia.cli.drawing import LOCALE, play_and_tell, print_card, show_result
from petteia.elysium.edition import FAMILIES_IN_PLAY, TEMPLATE, Edition, read_edition
from petteia.elysium.game import choose_families, edition_named
from petteia.elysium.printed import Design
from petteia.elysium.state import Elysium
from petteia.elysium.words import design_facts
from petteia.kernel.bits import WORD_BITS
from petteia.kernel.catalogue import catalogue
from petteia.kernel.game import Game
from petteia.kernel.problem import Problem
from petteia.kernel.record import Record


def show_bots(as_json: bool) -> None:
    """The bots by name, weakest first."""
    if as_json:
        print_json(
            [
                {"name": name, "about": level.about, "seconds": level.seconds or None}
                for name, level in LEVELS.items()
            ]
        )
        return
    for name, level in LEVELS.items():
        console.print(f"{name:>10}  {level.about}", markup=False, soft_wrap=True)
    budget = "oracle:0.5s is the Oracle with half a second a decision, oracle:2000 with iterations."
    console.print(f"\n{budget}", markup=False, soft_wrap=True)
    console.print("exec:COMMAND is a program of your own (docs/external-bots.md).", markup=False)


def show_cards(wanted: str, language: str, pack: str, as_json: bool) -> None:
    """The cards of an edition, of one Family, or of a set of five."""
    edition = edition_named(pack)
    families = _wanted_families(edition, wanted)
    designs = [it for it in edition.designs.values() if it.family in families]
    if as_json:
        print_json(_cards_json(edition, designs, language))
        return
    for key in families:
        console.print(f"\n[bold reverse] {escape(edition.families[key].name[language])} [/]")
        for design in edition.designs_of(key):
            print_card(edition, design, language, f"×{design.copies}")


def _wanted_families(edition: Edition, wanted: str) -> list[str]:
    """All Families, one by its key, or a set by its name or as five keys."""
    if not wanted:
        return list(edition.families)
    if wanted.lower() in edition.families:
        return [wanted.lower()]
    if "," not in wanted and wanted not in edition.sets:
        there = ", ".join(edition.families)
        raise Problem(f"Pack {edition.name!r} has no Family {wanted!r}; it has {there}.")
    return [str(family) for family in choose_families(edition, wanted)]


def _cards_json(edition: Edition, designs: list[Design], language: str) -> dict[str, object]:
    kinds: dict[str, int] = {}
    families: dict[str, int] = {}
    for design in designs:
        kinds[design.kind] = kinds.get(design.kind, 0) + 1
        families[design.family] = families.get(design.family, 0) + design.copies
    return {
        "game": "elysium",
        "pack": {"name": edition.name, "fingerprint": edition.fingerprint},
        "designs": len(designs),
        "cards": sum(design.copies for design in designs),
        "kinds": kinds,
        "families": families,
        "list": [design_facts(edition, design, language) for design in designs],
    }


def show_rules(game: Game, ids: list[str], search: str, language: str, as_json: bool) -> None:
    """The rules, all or some; those asked for by id with the tests that hold them."""
    rules = game.rulebook()
    wanted = [it.upper() for it in ids] or list(rules)
    for number in wanted:
        if number not in rules:
            raise Problem(f"There is no rule {number!r}; rules go by ids such as T5 or T8.")
    shown = [
        rule
        for number, rule in rules.items()
        if number in wanted and search.lower() in rule.text[language].lower()
    ]
    if not shown:
        raise Problem(f"No rule says {search!r}.")
    if as_json:
        print_json(
            [
                {"id": it.id, "kind": it.kind, "text": it.text, "tests": list(it.tests)}
                for it in shown
            ]
        )
        return
    for rule in shown:
        ruling = catalogue(LOCALE).say(language, "ruling")
        mark = f" [dim]{ruling}[/]" if rule.is_ruling else ""
        console.print(f"[bold]{rule.id:>4}[/]{mark}  {escape(rule.text[language])}")
        for test in rule.tests if ids else ():
            console.print(f"        {test}", style="dim", markup=False, soft_wrap=True)


def new_pack(path: Path) -> None:
    """Copy the template into a new folder, whole or not at all."""
    if os.path.lexists(path):
        raise Problem(f"{path} is there already; a new pack needs a new folder.")
    part = path.with_name(f"{path.name}.part")
    try:
        shutil.copytree(TEMPLATE, part)
        part.rename(path)
    except OSError as error:
        shutil.rmtree(part, ignore_errors=True)
        raise Problem(f"{path}: cannot be written: {error.strerror or 'no room'}") from None
    words = f"Pack written to {path}; check it with: petteia pack check {path}"
    console.print(words, markup=False, soft_wrap=True)


def check_pack(path: Path, as_json: bool) -> None:
    """Read a pack through and through; the first thing wrong with it is a `Problem`."""
    edition = read_edition(path)
    cards = sum(design.copies for design in edition.designs.values())
    if as_json:
        print_json(
            {
                "name": edition.name,
                "fingerprint": edition.fingerprint,
                "families": list(edition.families),
                "designs": len(edition.designs),
                "cards": cards,
            }
        )
        return
    console.print(
        f"Pack {edition.name!r} is good: {len(edition.families)} Families, "
        f"{len(edition.designs)} designs, {cards} cards, fingerprint {edition.fingerprint}.",
        markup=False,
        soft_wrap=True,
    )
    sizes = sorted(len(edition.designs_of(family)) for family in edition.families)
    if sum(sizes[-FAMILIES_IN_PLAY:]) > WORD_BITS:
        console.print(
            f"Some five Families have more than {WORD_BITS} designs: the compiled engine cannot"
            " play with them, the interpreted one (PETTEIA_PURE=1) can.",
            markup=False,
            soft_wrap=True,
        )


def tell(record: Record, language: str, as_json: bool) -> None:
    """A game move by move, and how it ended."""
    told = [
        {
            "seat": state.to_move(),
            "action": action,
            "words": record.game.describe(state, action, language).words,
        }
        for state, action in record.replay()
    ]
    over = record.state.to_move() < 0
    if as_json:
        print_json(
            {
                "game": record.game.key,
                "options": record.options,
                "seed": record.seed,
                "moves": told,
                "over": over,
                "scores": record.state.scores(),
                "ranking": record.state.ranking(),
            }
        )
        return
    state = record.game.start(record.options, record.seed)
    assert isinstance(state, Elysium)
    for number, action in enumerate(record.moves, 1):
        for line in play_and_tell(state, action, language):
            console.print(f"{number:>4}  {line}", markup=False)
    if over:
        show_result(state, language)
