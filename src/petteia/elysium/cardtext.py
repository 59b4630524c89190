"""The words of a card: the rules text of its power, generated from its effect.

Python decides which message is said with which parameters; how it is said, with cases, plurals
and word order, stands in `locale/<language>/cards.ftl`. A text is made of clauses, one a step.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from petteia.elysium.effects import Count, Effect, Event, Filter, Step, Test, Who
from petteia.kernel.catalogue import Catalogue

OWN_ZONES = ("domain", "elysium")
"""Zones every player has; the others are shared, or the Legend of the card itself."""
TOKENS = ("gold", "vp", "pp")
FORMS = {"then": "after", "plus": "plus"}
"""The form of a clause that follows in a certain way; any other is a main clause."""
LABELS = ("abcdef", "123456", "uvwxyz")
"""The labels of branches, by how deep the choice lies in other choices."""


def effect_text(
    catalogue: Catalogue,
    language: str,
    effect: Effect,
    kind: str,
    family_names: Mapping[str, str],
) -> str:
    """The rules text of a power: one or more whole sentences."""
    voice = Voice(catalogue, language, kind, family_names)
    first, rest = effect[0], effect[1:]
    if not (rest and _is_cost(first)):
        return _capital(_series(voice, effect)) + "."
    cost = _body(Clause(voice, first, YOU, "cost"))
    said = _series(voice, rest)
    return _capital(voice.say("cost", cost=cost, rest=said, sentence=_capital(said))) + "."


@dataclass(frozen=True, slots=True)
class Voice:
    """The language a card speaks, and what its words need to know of the card."""

    catalogue: Catalogue
    language: str
    kind: str
    family_names: Mapping[str, str]

    def say(self, key: str, **parameters: str | int) -> str:
        return self.catalogue.say(self.language, f"card-{key}", **parameters)

    def fold(self, key: str, parts: Sequence[str], last: str = "") -> str:
        """The parts joined from the left by one message, the last one by another if given."""
        text = parts[0]
        for number, part in enumerate(parts[1:], 2):
            message = last if last and number == len(parts) else key
            text = self.say(message, first=text, second=part, sentence=_capital(part))
        return text


@dataclass(frozen=True, slots=True)
class Subject:
    """Who a clause speaks of; `having` narrows the rivals to those who meet a condition."""

    who: str = "you"
    token: str = "none"
    having: Count | None = None


YOU = Subject()
THEY = Subject("they")


@dataclass(frozen=True, slots=True)
class Clause:
    """One step about to be said: by whom, and in which form (see cards.ftl)."""

    voice: Voice
    step: Step
    subject: Subject
    form: str
    more: bool = False
    """What is gained comes on top of the same gained before."""
    depth: int = 0

    def speak(self, key: str, verb: str = "", **parameters: str | int) -> str:
        """The message of a verb, given its subject and verb in the right order."""
        who, form, to = self.subject.who, self.form, self.step.to or "none"
        subject = _subject(self.voice, self.subject)
        said = self.voice.say(f"{verb or key}-verb", who=who, form=form, to=to)
        head = self.voice.say("head", who=who, form=form, subject=subject, verb=said)
        common: dict[str, str | int] = {
            "who": who,
            "form": form,
            "to": to,
            "subject": subject,
            "verb": said,
            "head": head,
            "per": self.per(),
            "cap": self.cap(),
            "count": self.step.n,
            "source": self.step.source or "none",
        }
        return self.voice.say(key, **(common | parameters))

    def per(self) -> str:
        if self.step.per is None:
            return ""
        return _per(self.voice, self.step.per, _whose(self.step.per, self.subject))

    def cap(self) -> str:
        """The most a count may bring, in what the step deals with: tokens, cards or times."""
        step = self.step
        if step.per is None or step.per.cap is None:
            return ""
        if step.n:
            most = self.voice.say("some-cards", count=step.n * step.per.cap)
        elif step.tokens and step.verb != "match":
            most = _amounts(self.voice, step.tokens, step.per.cap)
        else:
            most = self.voice.say("times", count=step.per.cap)
        return self.voice.say("cap", most=most, more=_yes(self.more))


# Steps in a row


def _series(voice: Voice, steps: Effect) -> str:
    """The steps of a power as a row of sentences, related ones drawn together."""
    text = ""
    before: tuple[Step, ...] = ()
    for group in _groups(steps):
        pause = _pause(before, group[0])
        said = _group(voice, group, before, FORMS.get(pause, "main"))
        if pause == "plus":
            said = voice.say("plus", first=text, second=said)
        elif pause:
            said = voice.say("next", first=text, second=said, sentence=_capital(said), pause=pause)
        text, before = said, before + group
    return text


def _groups(steps: Effect) -> list[tuple[Step, ...]]:
    """Neighbours that are said in one breath."""
    groups = [(steps[0],)]
    for last, step in pairwise(steps):
        if (_is_plain(last) and _is_plain(step)) or _share_count(last, step):
            groups[-1] += (step,)
        else:
            groups.append((step,))
    return groups


def _group(voice: Voice, group: tuple[Step, ...], before: tuple[Step, ...], form: str) -> str:
    if len(group) > 1 and group[0].per is not None:
        return _shared(voice, group)
    parts = [
        _clause(Clause(voice, step, YOU, "bare" if number else form, _is_more(step, before)))
        for number, step in enumerate(group)
    ]
    return voice.fold("series-comma", parts, "series-and")


def _shared(voice: Voice, group: tuple[Step, ...]) -> str:
    """Steps that count the same thing: it is said once, in front."""
    per = Clause(voice, group[0], YOU, "main").per().strip()
    parts = [_clause(Clause(voice, replace(step, per=None), YOU, "after")) for step in group]
    return voice.say("shared", per=per, clauses=voice.fold("shared-and", parts))


def _pause(before: tuple[Step, ...], step: Step) -> str:
    """How a step follows: as one gain more, after a `then`, in a new sentence, or flowing on."""
    if not before:
        return ""
    last = before[-1]
    front = step.test is not None or step.on is not None
    if not front and step.per and _is_plain(last) and last.verb == step.verb == "gain":
        return "plus" if step.who == Who() and not step.to else "flow"
    if not front and (step.who.kind == "most" or step.verb == "transfer"):
        return "then"
    if (
        last.test
        or last.on
        or last.branches
        or last.pick
        or last.verb in ("guard", "source", "cost")
    ):
        return "stop"
    return "flow"


def _is_cost(step: Step) -> bool:
    return step.verb == "pay" and step.who == Who() and step.test is None and step.on is None


def _is_plain(step: Step) -> bool:
    """Whether `and` can join a step: yours, unconditional, short, and nothing to decline."""
    short = step.verb in ("gain", "lose", "discard", "bring", "use", "ready") and not step.pick
    draws = step.source == "pile" and step.dest == "domain" and not step.citizen
    return (
        short
        and not draws
        and step
        == Step(
            step.verb,
            tokens=step.tokens,
            n=step.n,
            source=step.source,
            dest=step.dest,
            citizen=step.citizen,
            of=step.of,
            ready=step.ready,
            filter=step.filter,
        )
    )


def _share_count(last: Step, step: Step) -> bool:
    return all(
        each.verb in ("gain", "lose")
        and each.per is not None
        and each.per == last.per
        and each.per.cap is None
        and each.per.whose == "you"
        and each.test is None
        and each.on is None
        and not each.to
        for each in (last, step)
    )


def _is_more(step: Step, before: tuple[Step, ...]) -> bool:
    """Whether you gain more of what this power already gave you."""
    if step.verb != "gain" or step.who != Who():
        return False
    return any(
        other.verb == "gain" and other.who == step.who and other.tokens.keys() >= step.tokens.keys()
        for other in before
    )


# One step


def _clause(clause: Clause) -> str:
    """A step with its conditions in front."""
    voice, step = clause.voice, clause.step
    subject = _who(step, clause.subject)
    event = _event(voice, step.on) if step.on else ""
    test = ""
    if step.test is not None and _is_theirs(step.test, subject):
        if subject.who == "rivals":
            subject = replace(subject, having=step.test.count)
        else:
            test, subject = _test(voice, step.test, subject), THEY
    elif step.test is not None:
        test = _test(voice, step.test, YOU)
    if not (event or test):
        return _body(replace(clause, subject=subject))
    step = _referring(step)
    said = _body(replace(clause, step=step, subject=subject, form="after"))
    key = "on-if" if event and test else "on" if event else "if"
    return voice.say(key, event=event, test=test, clause=said)


def _referring(step: Step) -> Step:
    """A step whose condition has just named its Legend counts `in it`."""
    per = step.per
    if per is None or per.zone != "legend" or per.also or step.test is None:
        return step
    named = step.test.count is not None and step.test.count.zone == "legend"
    return replace(step, per=replace(per, zone="it")) if named else step


def _who(step: Step, outer: Subject) -> Subject:
    """The subject of a step; without `who`, that of the choice it is a branch of."""
    who = step.who
    if who.kind == "you":
        return outer
    if who.kind == "most":
        return Subject("most" if who.of == "all" else "most-rivals", who.token)
    if who.kind == "actor" and step.on:
        return THEY if step.on.by_rivals else YOU
    return Subject(who.kind)


def _subject(voice: Voice, subject: Subject, case: str = "nom") -> str:
    if subject.having is None:
        return voice.say("who", who=subject.who, token=subject.token, case=case)
    return voice.say("who-having", case=case, **_tally(voice, subject.having, "self"))


def _body(clause: Clause) -> str:
    step = clause.step
    text = VERBS[step.verb](clause)
    if step.to and step.verb not in ("give", "pay"):
        return clause.voice.say("aside-to", text=text, to=step.to)
    return text


def _say_tokens(clause: Clause) -> str:
    """gain, lose, give, and pay with tokens."""
    step = clause.step
    if step.verb == "pay" and step.n:
        return clause.speak("pay-cards")
    what = _amounts(clause.voice, step.tokens)
    if clause.form == "plus":
        return clause.speak("gain-plus", "gain", what=what, more=_yes(clause.more))
    return clause.speak(step.verb, what=what, more=_yes(clause.more))


def _say_match(clause: Clause) -> str:
    ((token, most),) = clause.step.tokens.items()
    return clause.speak("match", "gain", token=token, most=most)


def _say_transfer(clause: Clause) -> str:
    voice, step = clause.voice, clause.step
    price = "less" if step.less else "plus" if step.plus else "free" if step.free else "none"
    return clause.speak(
        "transfer",
        noun=_noun(voice, step.filter, step.n),
        citizen=_yes(step.filter.citizen),
        more=_yes(voice.kind == "legend" and clause.subject == YOU),
        several=_yes(step.n > 1 or step.per is not None),
        price=price,
        gold=_amounts(voice, {"gold": step.less or step.plus}),
    )


def _say_discard(clause: Clause) -> str:
    step = clause.step
    if not step.pick:
        return clause.speak("discard")
    owner = _subject(clause.voice, clause.subject, "gen")
    chooser = replace(clause, subject=YOU)
    victim = clause.subject.who
    if step.per is not None and _whose(step.per, clause.subject) == "self":
        per = _per(clause.voice, step.per, "self")
        return chooser.speak("pick", pick=step.pick, owner=owner, victim=victim, per=per)
    return chooser.speak("pick", pick=step.pick, owner=owner, victim=victim)


def _say_bring(clause: Clause) -> str:
    step = clause.step
    noun = _noun(clause.voice, step.filter, step.n)
    origin = clause.voice.say("from", source=step.source)
    if step.dest == "oracle":
        return clause.speak("foretell", noun=noun, origin=origin, citizen=_yes(step.citizen))
    if step.citizen:
        plain = step.source == "pile" and not step.filter
        return clause.speak("enrol", noun=noun, origin=origin, plain=_yes(plain))
    if step.source == "pile":
        return clause.speak("draw", noun=noun)
    return clause.speak("take", noun=noun, origin=origin)


def _say_exchange(clause: Clause) -> str:
    step = clause.step
    return clause.speak("exchange", partner=step.partner, same=step.same or "none")


def _say_use(clause: Clause) -> str:
    step = clause.step
    cards = replace(step.filter, kind="")
    return clause.speak(
        "use",
        of=step.of,
        power=step.filter.kind,
        noun=_noun(clause.voice, cards, 1, "gen"),
        card=_noun(clause.voice, cards, 1, "gen", "one"),
    )


def _say_ready(clause: Clause) -> str:
    return clause.speak(f"ready-{clause.step.ready}")


def _say_cost(clause: Clause) -> str:
    voice, step = clause.voice, clause.step
    return clause.speak(
        "discount",
        any=_yes(not step.filter),
        gold=_amounts(voice, {"gold": step.less}),
        cards=_noun(voice, step.filter, 2),
        card=_noun(voice, step.filter, 1, "gen", "one"),
    )


def _say_standing(clause: Clause) -> str:
    return clause.speak(clause.step.verb)


# Choices


def _say_choose(clause: Clause) -> str:
    branches = clause.step.branches
    firsts = [branch[0] for branch in branches]
    mine = clause.subject == YOU
    if clause.depth or clause.step.per or not all(map(_is_simple_branch, branches)):
        return _say_list(clause)
    if _is_token_choice(firsts):
        return _say_token_choice(clause, firsts)
    if _is_origin_choice(firsts):
        return _say_origin_choice(clause, firsts)
    if mine and clause.form != "main":
        return _say_list(clause)
    forms = ("either", "choice") if mine else (clause.form, "bare")
    parts = [
        _body(Clause(clause.voice, step, clause.subject, forms[1 if number else 0]))
        for number, step in enumerate(firsts)
    ]
    if mine:
        return clause.voice.say("either", options=clause.voice.fold("either-or", parts))
    return clause.voice.fold("else", parts)


def _is_simple_branch(branch: Effect) -> bool:
    step = branch[0]
    modified = step.who != Who() or step.test is not None or step.on is not None
    odd = step.branches or step.pick or step.verb in ("cost", "guard", "source")
    return len(branch) == 1 and not modified and not odd


def _is_token_choice(steps: list[Step]) -> bool:
    """Whether all branches gain, or all lose, one kind of token."""
    verbs = {step.verb for step in steps}
    plain = all(len(step.tokens) == 1 and not step.per and not step.to for step in steps)
    return plain and verbs in ({"gain"}, {"lose"})


def _say_token_choice(clause: Clause, steps: list[Step]) -> str:
    voice, who = clause.voice, clause.subject.who
    amounts = [_amounts(voice, step.tokens) for step in steps]
    options = voice.say("choice-of", who=who, options=voice.fold("comma", amounts, "else"))
    text = clause.speak(steps[0].verb, what=options, more="no")
    return voice.say("choice-tail", who=who, text=text)


def _is_origin_choice(steps: list[Step]) -> bool:
    """Whether all branches take the same cards, only from different places."""
    same = all(replace(step, source="") == replace(steps[0], source="") for step in steps)
    face_up = steps[0].dest == "domain" and not steps[0].citizen
    return same and face_up and all(step.source != "pile" for step in steps)


def _say_origin_choice(clause: Clause, steps: list[Step]) -> str:
    voice, step = clause.voice, steps[0]
    origins = [voice.say("from", source=each.source) for each in steps]
    noun = _noun(voice, step.filter, step.n)
    take = replace(clause, step=step)
    return take.speak("take", noun=noun, origin=voice.fold("comma", origins, "else"))


def _say_list(clause: Clause) -> str:
    """A choice with its branches labelled."""
    voice = clause.voice
    subject = YOU if clause.subject == YOU else THEY
    options = [
        voice.say("option", label=label, text=_branch(clause, branch, subject))
        for label, branch in zip(LABELS[clause.depth], clause.step.branches, strict=False)
    ]
    said = voice.fold("option-next", options)
    return clause.speak("choose", options=said, nested=_yes(clause.depth > 0))


def _branch(clause: Clause, branch: Effect, subject: Subject) -> str:
    form = "choice" if subject == YOU else "main"
    parts = [
        _clause(Clause(clause.voice, step, subject, form, depth=clause.depth + 1))
        for step in branch
    ]
    return clause.voice.fold("branch-next", parts)


# Cards, counts, conditions, events


def _amounts(voice: Voice, tokens: Mapping[str, int], times: int = 1) -> str:
    parts = [voice.say("amount", token=token, n=n * times) for token, n in tokens.items()]
    return voice.fold("comma", parts, "and")


def _noun(voice: Voice, cards: Filter, count: int, case: str = "acc", message: str = "noun") -> str:
    """The cards a filter means; the message `one` adds what a single unnamed one needs."""
    levels = [str(level) for level in cards.levels]
    return voice.say(
        message,
        count=count,
        case=case,
        family=voice.family_names.get(cards.family, cards.family) or "none",
        level=voice.fold("comma", levels, "or") if levels else "none",
        kind=cards.kind.replace("=", "-same").replace("≠", "-different") or "none",
        citizen=_yes(cards.citizen),
    )


def _whose(count: Count, subject: Subject) -> str:
    """Whose things are counted: your own, the subject's own (`self`), or yours by another."""
    if subject == YOU:
        return "you"
    return "self" if count.whose == "them" else "yours"


def _where(voice: Voice, count: Count, whose: str) -> str:
    if not count.zone:
        return ""
    scoring = _yes(voice.kind.startswith("chronos"))
    where = voice.say("zone", zone=count.zone, whose=whose, scoring=scoring)
    if not count.also:
        return where
    also = voice.say("zone", zone=count.also, whose=whose, scoring=scoring)
    return voice.say("both", first=where, second=also)


def _per(voice: Voice, count: Count, whose: str) -> str:
    what = "tokens" if count.what in TOKENS else count.what
    return voice.say(
        f"per-{what}",
        each=count.each,
        whose=whose,
        where=_where(voice, count, whose),
        noun=_noun(voice, count.filter, count.each),
        citizen=_yes(count.filter.citizen),
        both=_yes(bool(count.also)),
        **_thing(count, 2 if count.what == "legends" else count.each),
    )


def _thing(count: Count, number: int) -> dict[str, str | int]:
    """What tells the thing counted from others of its sort."""
    return {
        "token": count.what,
        "type": count.type or "any",
        "size": count.size,
        "count": number,
    }


def _bound(count: Count) -> str:
    """The sort of limit `min` and `max` set together."""
    if count.max == 0:
        return "none"
    if count.min is None:
        return "max"
    if count.max is None:
        return "all" if count.what == "levels" and count.min == 3 else "min"
    return "exact" if count.min == count.max else "range"


def _tally(voice: Voice, count: Count, whose: str) -> dict[str, str | int]:
    """How many of what a condition asks for, and what its messages select by."""
    bound = _bound(count)
    number = (count.min or 0) if count.max is None else count.max
    what = "tokens" if count.what in TOKENS else count.what
    case = "gen" if bound in ("none", "range") else "acc"
    if what in ("cards", "transfers"):
        noun = _noun(voice, count.filter, number, case)
    else:
        shared = _yes(bool(count.also) and count.zone not in OWN_ZONES)
        thing = _thing(count, number)
        noun = voice.say(f"noun-{what}", case=case, bound=bound, shared=shared, **thing)
    quantity = voice.say(
        "quantity", bound=bound, low=count.min or 0, high=count.max or 0, token=count.what
    )
    where = _where(voice, count, whose) if count.zone in OWN_ZONES else ""
    key = "tally-where" if where else "tally"
    amount = voice.say(key, quantity=quantity, noun=noun, where=where, bound=bound)
    return {"amount": amount, "bound": bound, "count": number, "what": count.what}


def _is_theirs(test: Test, subject: Subject) -> bool:
    """Whether a condition looks at things of somebody other than you."""
    count = test.count
    if count is None or count.whose == "you" or subject == YOU:
        return False
    return not count.zone or count.zone in OWN_ZONES


def _test(voice: Voice, test: Test, subject: Subject) -> str:
    """A condition as a clause; its subject is you unless it looks at the things of `them`."""
    count = test.count
    if count is None:
        if test.column:
            return voice.say("test-column", column=test.column)
        return voice.say("test-most", token=test.most, tie=_yes(test.tie))
    tally = _tally(voice, count, "you" if subject == YOU else "self")
    if count.zone and count.zone not in OWN_ZONES:
        scoring = _yes(voice.kind.startswith("chronos"))
        place = voice.say("place", zone=count.zone, scoring=scoring)
        if not count.also:
            return voice.say("test-hold", place=place, **tally)
        also = voice.say("place", zone=count.also, scoring=scoring)
        return voice.say("test-share", place=place, also=also, **tally)
    key = "test-transfers" if count.what == "transfers" else "test-have"
    case = "gen" if count.what == "transfers" else "nom"
    said = _subject(voice, subject)
    owner = _subject(voice, subject, case)
    return voice.say(key, who=subject.who, subject=said, owner=owner, **tally)


def _event(voice: Voice, event: Event) -> str:
    return voice.say(
        f"event-{event.name}",
        by="rivals" if event.by_rivals else "you",
        card=_noun(voice, event.filter, 1, "acc", "one"),
        source=event.source or "none",
        phase=event.phase,
    )


def _yes(condition: bool) -> str:
    return "yes" if condition else "no"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


VERBS: dict[str, Callable[[Clause], str]] = {
    "gain": _say_tokens,
    "lose": _say_tokens,
    "give": _say_tokens,
    "pay": _say_tokens,
    "match": _say_match,
    "transfer": _say_transfer,
    "discard": _say_discard,
    "bring": _say_bring,
    "exchange": _say_exchange,
    "use": _say_use,
    "ready": _say_ready,
    "choose": _say_choose,
    "cost": _say_cost,
    "guard": _say_standing,
    "source": _say_standing,
}
