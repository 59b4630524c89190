"""Every design has a test: the name of one begins with the card's."""

from petteia.games.elysium.content.edition import read_edition


def designs_without_test(family: str, names: dict) -> list[str]:
    """The keys of a Family's designs that no test among these names begins with."""
    return [
        design.key
        for design in read_edition().designs_of(family)
        if not any(name.startswith(f"test_{design.key.replace('-', '_')}_") for name in names)
    ]
