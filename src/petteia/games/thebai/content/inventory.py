"""List and count the components of an edition."""

from petteia.games.thebai.rules.printed import Edition
from petteia.games.thebai.text.card_facts import facts
from petteia.kernel.content.packs import PackCheck
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem


def count_components(edition: Edition, wanted: str, language: str) -> dict[str, Json]:
    """All components, or those of one kind such as `order` or `orders`: counts and texts."""
    things = facts(edition, language)
    kinds: dict[str, int] = {}
    for thing in things:
        kind, copies = thing["kind"], thing["copies"]
        assert isinstance(kind, str)
        assert isinstance(copies, int)
        kinds[kind] = kinds.get(kind, 0) + copies
    if wanted:
        kind = _kind_named(wanted, list(kinds))
        kinds = {kind: kinds[kind]}
        things = [thing for thing in things if thing["kind"] == kind]
    return {
        "game": "thebai",
        "pack": {"name": edition.name, "fingerprint": edition.fingerprint},
        "kinds": dict[str, Json](kinds),
        "list": list[Json](things),
    }


def _kind_named(wanted: str, kinds: list[str]) -> str:
    """A kind of component by its name, singular or plural."""
    word = wanted.strip().lower().replace("_", "-").replace(" ", "-")
    for kind in kinds:
        if word in (kind, f"{kind}s", f"{kind}es", f"{kind[:-1]}ies"):
            return kind
    raise Problem(f"Thebai has no components {wanted!r}; it has {', '.join(kinds)}.")


def pack_check(edition: Edition) -> PackCheck:
    """The result of checking a valid pack, as figures and as a sentence."""
    figures: dict[str, Json] = {
        "stones": len(edition.stones) * 4 + len(edition.neutral),
        "orders": len(edition.orders),
        "heroes": len(edition.heroes),
        "blessings": sum(blessing.copies for blessing in edition.blessings),
        "monument_spaces": len(edition.council),
        "action_cards": len(edition.basic) + len(edition.special),
    }
    counted = ", ".join(f"{number} {name.replace('_', ' ')}" for name, number in figures.items())
    return PackCheck(
        edition.name,
        {"name": edition.name, "fingerprint": edition.fingerprint, **figures},
        f"Pack {edition.name!r} is good: {counted}, fingerprint {edition.fingerprint}.",
    )
