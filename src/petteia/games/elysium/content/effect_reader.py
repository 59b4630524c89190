"""Read the effect of a card from a pack; reject unknown words and impossible numbers."""

from dataclasses import replace

from petteia.games.elysium.rules.effects import (
    COLOURS,
    COUNTS,
    EVENTS,
    FILTERS,
    KINDS,
    TOKENS,
    VERBS,
    Count,
    Effect,
    Event,
    Filter,
    Step,
    Test,
    Who,
)
from petteia.kernel.content.reader import Section

DEEPEST = 3
"""How deep `choose` may nest, which limits the recursion of the engine."""
MOST_STEPS = 8
"""The largest number of steps in one list."""


def read_effect(owner: Section, key: str) -> Effect:
    """Read the list of steps under `key`."""
    return _read_steps(owner, key, owner.items(key), 0)


def _read_steps(owner: Section, key: str, items: list[object], depth: int) -> Effect:
    if not 1 <= len(items) <= MOST_STEPS:
        raise owner.error(key, f"expected 1 to {MOST_STEPS} steps, found {len(items)}")
    path = f"{owner.path}.{key}" if owner.path else key
    return tuple(
        _read_step(Section(item, owner.file, owner.entry, f"{path}.{number}"), depth)
        for number, item in enumerate(items, 1)
    )


def _read_step(step: Section, depth: int) -> Step:
    verbs = [verb for verb in VERBS if step.has(verb)]
    if len(verbs) != 1:
        found = ", ".join(verbs) or ", ".join(map(str, step.data)) or "nothing"
        raise step.error("", f"expected exactly one verb ({', '.join(VERBS)}); found {found}")
    verb = verbs[0]
    who = _read_who(step)
    test = _read_test(step.table("if")) if step.has("if") else None
    per = _read_count(step.table("per"), amounts="per") if step.has("per") else None
    on = _read_event(step.table("on")) if step.has("on") else None
    to = step.word("to", ("you", "rival"), "")
    read = _read_verb(step, verb, depth)
    step.close()
    return replace(read, who=who, to=to, test=test, per=per, on=on)


def _read_verb(step: Section, verb: str, depth: int) -> Step:
    """Read the verb with its own parameters."""
    if verb == "choose":
        return _read_choose(step, depth)
    if verb == "ready":
        return Step(verb, ready=step.word("ready", ("turned", "ring")))
    if verb == "source":
        return Step(verb, source=step.word("source", ("oracle",)))
    if verb == "guard":
        step.flag("guard")
        return Step(verb)
    inner = step.table(verb)
    read = _read_parameters(inner, verb)
    inner.close()
    return read


def _read_choose(step: Section, depth: int) -> Step:
    lists = step.items("choose", 6)
    if len(lists) < 2:
        raise step.error("choose", "expected a list of two or more step lists")
    if depth >= DEEPEST:
        raise step.error("choose", f"expected at most {DEEPEST} choices inside each other")
    branches: list[Effect] = []
    for number, branch in enumerate(lists, 1):
        if not isinstance(branch, list):
            raise step.error(f"choose.{number}", "expected a list of steps")
        branches.append(_read_steps(step, f"choose.{number}", branch, depth + 1))
    return Step("choose", branches=tuple(branches))


def _read_parameters(inner: Section, verb: str) -> Step:
    if verb in ("gain", "lose", "give"):
        return Step(verb, tokens=_read_tokens(inner))
    if verb == "match":
        tokens = _read_tokens(inner)
        if len(tokens) != 1 or "vp" in tokens:
            raise inner.error("", "expected gold or pp with the most to gain")
        return Step(verb, tokens=tokens)
    if verb == "pay":
        if not inner.has("cards"):
            return Step(verb, tokens=_read_tokens(inner))
        source = inner.word("from", ("domain", "oracle"), "domain")
        return Step(verb, n=inner.number("cards", 1, 3), source=source)
    if verb == "transfer":
        return _read_transfer(inner)
    if verb == "discard":
        return Step(
            verb,
            n=inner.number("n", 1, 4),
            source=inner.word("from", ("domain", "oracle"), "domain"),
            pick=inner.number("pick", 2, 4, 0),
        )
    if verb == "bring":
        return Step(
            verb,
            n=inner.number("n", 1, 4),
            source=inner.word("from", ("pile", "oracle", "discard")),
            dest=inner.word("to", ("domain", "oracle")),
            citizen=inner.flag("citizen"),
            filter=_read_filter(inner, ("family", "level", "kind")),
        )
    if verb == "exchange":
        partner = inner.word("with", ("rivals", "agora", "oracle"))
        return Step(verb, partner=partner, same=inner.word("same", ("level",), ""))
    if verb == "use":
        kinds = ("instant", "activate", "trigger", "eleusis", "legend", "chronos")
        return Step(
            verb,
            of=inner.word("of", ("rivals", "all")),
            filter=Filter(
                family=inner.text("family", ""),
                levels=_read_levels(inner),
                kind=inner.word("kind", kinds),
            ),
        )
    return Step(verb, less=inner.number("less", 1, 3), filter=_read_filter(inner))


def _read_transfer(inner: Section) -> Step:
    step = Step(
        "transfer",
        n=inner.number("n", 1, 4),
        less=inner.number("less", 1, 3, 0),
        plus=inner.number("plus", 1, 3, 0),
        free=inner.flag("free"),
        source=inner.word("from", ("domain", "oracle"), "domain"),
        filter=_read_filter(inner),
    )
    if (step.less > 0) + (step.plus > 0) + step.free > 1:
        raise inner.error("", "expected only one of less, plus, free")
    return step


def _read_tokens(inner: Section) -> dict[str, int]:
    tokens = {token: inner.number(token, 1, 20) for token in TOKENS if inner.has(token)}
    if not tokens:
        raise inner.error("", "expected gold, vp or pp with a positive number")
    return tokens


def _read_levels(inner: Section) -> tuple[int, ...]:
    if not inner.has("level"):
        return ()
    levels = inner.numbers("level", 1, 3, 3)
    if not levels or sorted(set(levels)) != levels:
        raise inner.error("level", f"expected different Levels in ascending order, found {levels}")
    return tuple(levels)


def _read_filter(inner: Section, words: tuple[str, ...] = FILTERS) -> Filter:
    read = Filter(
        family=inner.text("family", "") if "family" in words else "",
        levels=_read_levels(inner) if "level" in words else (),
        kind=inner.word("kind", KINDS, "") if "kind" in words else "",
        citizen=inner.flag("citizen") if "citizen" in words else False,
    )
    if read.citizen and (read.family or read.kind):
        raise inner.error("citizen", "a Citizen has no Family and no kind")
    return read


def _read_who(step: Section) -> Who:
    if not step.has("who"):
        return Who()
    if isinstance(step.data["who"], str):
        return Who(step.word("who", ("rivals", "rival", "actor")))
    inner = step.table("who")
    who = Who("most", inner.word("most", TOKENS), inner.word("of", ("all", "rivals"), "all"))
    inner.close()
    return who


def _read_test(inner: Section) -> Test:
    if inner.has("column"):
        test = Test(column=inner.word("column", COLOURS))
        inner.close()
        return test
    if inner.has("most"):
        test = Test(most=inner.word("most", TOKENS), tie=inner.flag("tie"))
        inner.close()
        return test
    return Test(count=_read_count(inner, amounts="if"))


def _read_count(inner: Section, amounts: str) -> Count:
    what = inner.word("count", COUNTS)
    zone = ""
    if what in ("cards", "families", "levels"):
        zone = inner.word("in", ("domain", "elysium", "legend", "agora", "oracle", "discard"))
    filtered = what in ("cards", "transfers")
    count = Count(
        what=what,
        zone=zone,
        filter=_read_filter(inner) if filtered else Filter(),
        whose=inner.word("whose", ("you", "them"), "you"),
        also=inner.word("also", ("domain", "elysium", "agora", "oracle", "discard"), "")
        if what in ("families", "levels")
        else "",
        size=inner.number("size", 2, 5, 2) if what == "legends" else 2,
        type=inner.word("type", ("family", "level"), "") if what == "legends" else "",
        each=inner.number("each", 2, 10, 1) if amounts == "per" else 1,
        cap=inner.number("cap", 1, 30) if amounts == "per" and inner.has("cap") else None,
        min=inner.number("min", 1, 30) if amounts == "if" and inner.has("min") else None,
        max=inner.number("max", 0, 30) if amounts == "if" and inner.has("max") else None,
    )
    if amounts == "if" and count.min is None and count.max is None:
        raise inner.error("", "expected min, max or both")
    if count.min is not None and count.max is not None and count.min > count.max:
        raise inner.error("max", f"expected at least min ({count.min}): this can never hold")
    inner.close()
    return count


def _read_event(inner: Section) -> Event:
    name = inner.word("event", EVENTS)
    event = Event(
        name=name,
        by_rivals=inner.word("by", ("rivals",), "") == "rivals",
        source=inner.word("from", ("agora", "oracle", "pile", "discard"), ""),
        phase=inner.number("phase", 2, 3, 0),
        filter=_read_filter(inner) if name in ("take", "transfer") else Filter(),
    )
    inner.close()
    return event
