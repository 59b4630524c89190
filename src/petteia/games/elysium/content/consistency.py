"""Checks across the designs of an edition: every power can be used, and no two cards can form an
endless loop."""

from petteia.games.elysium.rules.effects import Count, Step, counts_of, filters_of, walk
from petteia.games.elysium.rules.printed import Design, copiable, fits
from petteia.kernel.content.reader import ReadError

MOST = {"families": 5, "levels": 3, "bonuses": 13}
"""The largest possible value of a count."""
MOST_IN_LEGEND = 5
REPEATABLE = ("activate", "trigger", "eleusis", "legend")
"""Kinds whose card is ready again when it returns to a Domain (K7)."""


def check_edition(designs: list[Design]) -> None:
    """Reject designs that can never work or never stop."""
    for design in designs:
        for step in walk(design.effect):
            _check_filters(design, step, designs)
            for count in counts_of(step):
                _check_count(design, count)
            if step.verb in ("use", "ready"):
                _check_target(design, step, designs)
        if design.kind == "eleusis" and sum(it.kind == "eleusis" for it in designs) < 2:
            raise _error(design, "needs another Eleusis card, and the pack has none (P6)")
    for zone in ("agora", "oracle"):
        _check_loops(zone, designs)


def _error(design: Design, expected: str) -> ReadError:
    file = f"cards/{design.family}.toml"
    return ReadError(file, f"card {design.key}", "effect", expected)


def _check_filters(design: Design, step: Step, designs: list[Design]) -> None:
    """Every filter must match some card."""
    for wanted in filters_of(step):
        if not wanted.citizen and not any(fits(it, wanted) for it in designs):
            raise _error(design, "no card of the pack fits this filter: it can never work")


def _check_count(design: Design, count: Count) -> None:
    """Every condition must be satisfiable."""
    most = MOST.get(count.what)
    if count.zone == "legend" and count.what == "cards":
        most = MOST_IN_LEGEND
    if count.filter.citizen and count.zone in ("agora", "oracle", "discard"):
        raise _error(design, f"there is never a Citizen in the {count.zone}")
    if most is not None and count.min is not None and count.min > most:
        raise _error(design, f"asks for {count.min} {count.what}, and there are at most {most}")
    if most is not None and count.each > most:
        raise _error(design, f"counts every {count.each} {count.what}; there are at most {most}")


def _check_target(design: Design, step: Step, designs: list[Design]) -> None:
    """`use` and `ready` must have some possible target."""
    others = [it for it in designs if it is not design and copiable(it)]
    if step.verb == "use":
        if not any(fits(it, step.filter) for it in others):
            raise _error(design, f"no other card has a power of kind {step.filter.kind} to use")
        return
    kinds = ("trigger",) if step.ready == "ring" else ("activate", "eleusis", "legend")
    if not any(it.kind in kinds for it in others):
        raise _error(design, "no other card of the pack can ever be made ready")


def _check_loops(zone: str, designs: list[Design]) -> None:
    """Reject two cards that could be exchanged for each other endlessly, since each comes back
    ready (K7, K11). A card that uses the power of another one counts as well if there is a second
    copy of that one to exchange for."""
    swappers: list[tuple[Design, bool]] = []
    for design in designs:
        for step in walk(design.effect):
            if step.verb == "exchange" and step.partner == zone and design.kind in REPEATABLE:
                swappers.append((design, step.same == "level"))
    users = [
        (user, same)
        for user in designs
        for step in walk(user.effect)
        for swapper, same in swappers
        if step.verb == "use" and fits(swapper, step.filter) and user.kind in REPEATABLE
        if swapper.copies > 1
    ]
    everybody = swappers + users
    for index, (one, same) in enumerate(everybody):
        for other, other_same in everybody[:index]:
            if one is not other and (one.level == other.level or not (same and other_same)):
                raise _error(
                    one, f"with {other.key} it could be exchanged for ever ({zone}, K7, K11)"
                )
