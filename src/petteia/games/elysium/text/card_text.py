"""The rules text of a card, generated from its effect.

This module selects the messages and their parameters. Cases, plurals and word order are in
`locale/<language>/cards.ftl`. A text consists of clauses, one for each step.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from petteia.games.elysium.rules.effects import (
    STANDING,
    TOKENS,
    Count,
    Effect,
    Event,
    Filter,
    Step,
    Test,
    Who,
)
from petteia.kernel.text.messages import Messages

OWN_ZONES = ("domain", "elysium")
"""Zones that each player has; the others are shared, or the Legend of the card itself."""
FORMS = {"then": "after", "plus": "plus"}
"""The form of a clause after a pause; after any other pause it is a main clause."""
LABELS = ("abcdef", "123456", "uvwxyz")
"""The labels of branches, by how deep the choice is nested."""
ROMAN = ("", "I", "II", "III", "IV", "V")
"""Levels and Epochs in words, as on the cards."""

Words = dict[str, str | int]


AMOUNT_BEGINS, AMOUNT_ENDS = "\ue000", "\ue001"
"""Markers around an amount of tokens, so that a page can show it as an icon: token, number and
words, separated by tabs. They are private use characters, which no message contains."""


def effect_text(
    messages: Messages,
    language: str,
    effect: Effect,
    kind: str,
    family_names: Mapping[str, str],
    mark_amounts: bool = False,
) -> str:
    """The rules text of a power: one or more whole sentences."""
    voice = Voice(messages, language, kind, family_names, mark_amounts)
    first, rest = effect[0], effect[1:]
    if first.verb != "pay" or not rest or first.who != Who() or first.test or first.on:
        return _capital(_series(voice, effect)) + "."
    cost = _body(Clause(voice, first, YOU, "cost"))
    said = _series(voice, rest)
    return _capital(voice.say("cost", cost=cost, rest=said, sentence=_capital(said))) + "."


@dataclass(frozen=True, slots=True)
class Voice:
    """The language of a text, and facts about the card that its messages need."""

    messages: Messages
    language: str
    kind: str
    family_names: Mapping[str, str]
    mark_amounts: bool = False

    @property
    def scoring(self) -> str:
        return _yes(self.kind.startswith("chronos"))

    def say(self, key: str, **parameters: str | int) -> str:
        return self.messages.say(self.language, f"card-{key}", **parameters)

    def amount(self, token: str, number: int) -> str:
        """An amount of a token."""
        said = self.say("amount", token=token, n=number)
        if not self.mark_amounts:
            return said
        return f"{AMOUNT_BEGINS}{token}\t{number}\t{said}{AMOUNT_ENDS}"

    def fold(self, key: str, parts: Sequence[str], last: str = "") -> str:
        """Join parts from the left with one message, the last part with another if given."""
        text = parts[0]
        for number, part in enumerate(parts[1:], 2):
            message = last if last and number == len(parts) else key
            text = self.say(message, first=text, second=part, sentence=_capital(part))
        return text


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject of a clause; `having` limits the rivals to those who meet a condition."""

    who: str = "you"
    token: str = "none"
    having: Count | None = None


YOU = Subject()
THEY = Subject("they")


@dataclass(frozen=True, slots=True)
class Clause:
    """One step as a clause: its subject and grammatical form (see cards.ftl)."""

    voice: Voice
    step: Step
    subject: Subject
    form: str
    more: bool = False
    """Whether the same was already gained before, as in "1 more Gold"."""
    depth: int = 0
    """How many choices the step is nested in."""

    def speak(self, key: str, **special: str | int) -> str:
        """Format a message about the step, with everything known about it as parameters."""
        who, form, to = self.subject.who, self.form, self.step.to or "none"
        subject = _subject(self.voice, self.subject)
        verb_key = {"match": "gain", "gain-plus": "gain"}.get(key, key)
        verb = self.voice.say(f"{verb_key}-verb", who=who, form=form, to=to)
        head = self.voice.say("head", who=who, form=form, subject=subject, verb=verb)
        extra = key == "transfer" and self.voice.kind == "legend" and self.subject == YOU
        words: Words = {"who": who, "form": form, "to": to, "subject": subject, "verb": verb}
        more = _yes(self.more or extra)
        words |= {"head": head, "per": self.per(), "cap": self.cap(), "more": more}
        return self.voice.say(key, **(words | _words(self.voice, self.step) | special))

    def per(self) -> str:
        count = self.step.per
        return _per(self.voice, count, _whose(count, self.subject)) if count else ""

    def cap(self) -> str:
        """The limit of a count, in cards, tokens or times."""
        step = self.step
        if step.per is None or step.per.cap is None:
            return ""
        most = self.voice.say("times", count=step.per.cap)
        if step.n:
            most = self.voice.say("some-cards", count=step.n * step.per.cap)
        elif step.tokens and step.verb != "match":
            most = _amounts(self.voice, step.tokens, step.per.cap)
        return self.voice.say("cap", most=most, more=_yes(self.more))


# Steps in a row


def _series(voice: Voice, steps: Effect) -> str:
    """The steps of a power as sentences, with related steps joined."""
    text = ""
    before: Effect = ()
    for group in _groups(steps):
        pause = _pause(before, group)
        said = _group(voice, group, before, FORMS.get(pause, "main"))
        if pause == "plus":
            said = voice.say("plus", first=text, second=said)
        elif pause:
            said = voice.say("next", first=text, second=said, sentence=_capital(said), pause=pause)
        text, before = said, before + group
    return text


def _groups(steps: Effect) -> list[Effect]:
    """Group neighbouring steps that share a sentence."""
    groups: list[Effect] = [steps[:1]]
    for last, step in pairwise(steps):
        if (_is_plain(last) and _is_plain(step)) or _share_count(last, step):
            groups[-1] += (step,)
        else:
            groups.append((step,))
    return groups


def _group(voice: Voice, group: Effect, before: Effect, form: str) -> str:
    if len(group) > 1 and group[0].per is not None:
        return _shared(voice, group)
    parts = [
        _clause(Clause(voice, step, YOU, "bare" if number else form, _is_more(step, before)))
        for number, step in enumerate(group)
    ]
    return voice.fold("series-comma", parts, "series-and")


def _shared(voice: Voice, group: Effect) -> str:
    """Steps that count the same thing, which is mentioned once, in front."""
    per = Clause(voice, group[0], YOU, "main").per().strip()
    parts = [_clause(Clause(voice, replace(step, per=None), YOU, "after")) for step in group]
    return voice.say("shared", per=per, clauses=voice.fold("shared-and", parts))


def _pause(before: Effect, group: Effect) -> str:
    """How steps are connected: as an added gain, by "then", in a new sentence, or with a comma."""
    if not before:
        return ""
    last, step = before[-1], group[0]
    if len(group) == 1 and not (step.test or step.on):
        if step.verb == last.verb == "gain" and step.per and _is_yours(step) and _is_plain(last):
            return "plus"
        if step.who.kind == "most" or step.verb == "transfer":
            return "then"
    ended = last.test or last.on or last.branches or last.pick or last.verb in STANDING
    return "stop" if ended else "flow"


def _is_yours(step: Step) -> bool:
    return step.who == Who() and not (step.test or step.on or step.to)


def _is_plain(step: Step) -> bool:
    """Whether "and" can join a step: yours, unconditional and short."""
    short = step.verb in ("gain", "lose", "discard", "bring", "use", "ready")
    return short and _is_yours(step) and not (step.per or step.pick or _key(step) == "draw")


def _share_count(last: Step, step: Step) -> bool:
    """Whether two gains or losses count the same thing of yours, without a limit."""
    per, plain = step.per, not (last.test or last.on or last.to or step.test or step.on or step.to)
    if per is None or per != last.per or per.cap is not None or per.whose != "you":
        return False
    return plain and {last.verb, step.verb} <= {"gain", "lose"}


def _is_more(step: Step, before: Effect) -> bool:
    """Whether you gain more of what the power already gave you."""
    mine = [other for other in before if other.verb == "gain" and other.who == step.who]
    more = any(other.tokens.keys() >= step.tokens.keys() for other in mine)
    return more and step.verb == "gain" and step.who == Who()


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
    said = _body(replace(clause, step=_referring(step), subject=subject, form="after"))
    key = "on-if" if event and test else "on" if event else "if"
    return voice.say(key, event=event, test=test, clause=said)


def _referring(step: Step) -> Step:
    """Replace the Legend of a count by "it" if the condition has just named it."""
    per, test = step.per, step.test
    named = test is not None and test.count is not None and test.count.zone == "legend"
    if per is None or per.zone != "legend" or per.also or not named:
        return step
    return replace(step, per=replace(per, zone="it"))


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
    return voice.say("who-having", case=case, **_count_words(voice, subject.having, "self"))


def _body(clause: Clause) -> str:
    """A step without its conditions."""
    step, key = clause.step, _key(clause.step)
    if step.branches:
        text = _choice(clause)
    elif step.pick:
        text = _pick(clause)
    else:
        text = clause.speak("gain-plus" if clause.form == "plus" else key)
    if step.to and step.verb not in ("give", "pay"):
        return clause.voice.say("aside-to", text=text, to=step.to)
    return text


def _key(step: Step) -> str:
    """The message key of a step."""
    if step.verb == "bring":
        if step.dest == "oracle":
            return "foretell"
        return "enrol" if step.citizen else "draw" if step.source == "pile" else "take"
    if step.verb == "pay":
        return "pay-cards" if step.n else "pay"
    return {"cost": "discount", "ready": f"ready-{step.ready}"}.get(step.verb, step.verb)


def _words(voice: Voice, step: Step) -> Words:
    """The parameters of a step for the messages of all verbs."""
    cards = replace(step.filter, kind="") if step.verb == "use" else step.filter
    price = "less" if step.less else "plus" if step.plus else "free" if step.free else "none"
    token, most = next(iter(step.tokens.items()), ("none", 0))
    number = step.n or (2 if step.verb == "cost" else 1)
    words: Words = {"token": token, "most": most, "count": step.n, "pick": step.pick}
    words |= {"source": step.source or "none", "partner": step.partner, "of": step.of}
    words |= {"price": price, "same": step.same or "none", "power": step.filter.kind or "none"}
    return words | {
        "what": _amounts(voice, step.tokens),
        "gold": voice.amount("gold", step.less or step.plus),
        "noun": _noun(voice, cards, number, "gen" if step.verb == "use" else "acc"),
        "card": _noun(voice, cards, 1, "gen", "one"),
        "origin": voice.say("from", source=step.source),
        "several": _yes(step.n > 1 or step.per is not None),
        "any": _yes(not step.filter),
        "plain": _yes(step.source == "pile" and not step.filter),
        "citizen": _yes(step.citizen or step.filter.citizen),
    }


def _pick(clause: Clause) -> str:
    """You mark cards in a player's Domain, and that player discards some of them."""
    voice, victim = clause.voice, clause.subject
    owner, player = _subject(voice, victim, "gen"), _subject(voice, victim)
    facts: Words = {"owner": owner, "player": player, "victim": victim.who, "per": clause.per()}
    return replace(clause, subject=YOU).speak("pick", **facts)


# Choices


def _choice(clause: Clause) -> str:
    """A choice in the shortest form that its branches allow."""
    voice, subject, branches = clause.voice, clause.subject, clause.step.branches
    steps = [branch[0] for branch in branches]
    if clause.depth or clause.step.per or not all(map(_is_simple, branches)):
        return _labelled(clause)
    if _is_token_choice(steps):
        options = voice.fold("comma", [_amounts(voice, step.tokens) for step in steps], "else")
        what = voice.say("choice-of", who=subject.who, options=options)
        text = clause.speak(steps[0].verb, what=what)
        return voice.say("choice-tail", who=subject.who, text=text)
    if _is_origin_choice(steps):
        origins = [voice.say("from", source=step.source) for step in steps]
        origin = voice.fold("comma", origins, "else")
        return replace(clause, step=steps[0]).speak("take", origin=origin)
    mine = subject == YOU
    if mine and clause.form != "main":
        return _labelled(clause)
    forms = ("either", "choice") if mine else (clause.form, "bare")
    said = [
        _body(Clause(voice, step, subject, forms[number > 0])) for number, step in enumerate(steps)
    ]
    if mine:
        return voice.say("either", options=voice.fold("either-or", said))
    return voice.fold("else", said)


def _is_simple(branch: Effect) -> bool:
    step = branch[0]
    odd = step.test or step.on or step.branches or step.pick or step.verb in STANDING
    return len(branch) == 1 and step.who == Who() and not odd


def _is_token_choice(steps: list[Step]) -> bool:
    """Whether all branches gain, or all lose, one kind of token."""
    plain = all(len(step.tokens) == 1 and not step.per and not step.to for step in steps)
    return plain and {step.verb for step in steps} in ({"gain"}, {"lose"})


def _is_origin_choice(steps: list[Step]) -> bool:
    """Whether all branches take the same cards from different zones."""
    same = all(replace(step, source="") == replace(steps[0], source="") for step in steps)
    return same and all(_key(step) == "take" and not step.per for step in steps)


def _labelled(clause: Clause) -> str:
    """A choice with its branches labelled."""
    voice, deeper = clause.voice, clause.depth + 1
    subject, form = (YOU, "choice") if clause.subject == YOU else (THEY, "main")
    options: list[str] = []
    for label, branch in zip(LABELS[clause.depth], clause.step.branches, strict=False):
        parts = [_clause(Clause(voice, step, subject, form, depth=deeper)) for step in branch]
        options.append(voice.say("option", label=label, text=voice.fold("branch-next", parts)))
    said = voice.fold("option-next", options)
    return clause.speak("choose", options=said, nested=_yes(clause.depth > 0))


# Cards, counts, conditions, events


def _amounts(voice: Voice, tokens: Mapping[str, int], times: int = 1) -> str:
    parts = [voice.amount(token, n * times) for token, n in tokens.items()]
    return voice.fold("comma", parts, "and") if parts else ""


def _noun(voice: Voice, cards: Filter, count: int, case: str = "acc", message: str = "noun") -> str:
    """The noun for the cards of a filter; the message `one` adds an article."""
    levels = [ROMAN[level] for level in cards.levels]
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
    """Whose things are counted: yours, the subject's (`self`), or yours in another's clause."""
    if subject == YOU:
        return "you"
    return "self" if count.whose == "them" else "yours"


def _where(voice: Voice, count: Count, whose: str) -> str:
    if not count.zone:
        return ""
    where = voice.say("zone", zone=count.zone, whose=whose, scoring=voice.scoring)
    if not count.also:
        return where
    also = voice.say("zone", zone=count.also, whose=whose, scoring=voice.scoring)
    return voice.say("both", first=where, second=also)


def _sort(count: Count) -> str:
    return "tokens" if count.what in TOKENS else count.what


def _thing(count: Count) -> Words:
    return {"token": count.what, "type": count.type or "any", "size": count.size}


def _per(voice: Voice, count: Count, whose: str) -> str:
    return voice.say(
        f"per-{_sort(count)}",
        each=count.each,
        count=2 if count.what == "legends" else count.each,
        whose=whose,
        where=_where(voice, count, whose),
        both=_yes(bool(count.also)),
        noun=_noun(voice, count.filter, count.each),
        citizen=_yes(count.filter.citizen),
        **_thing(count),
    )


def _bound(count: Count) -> str:
    """The kind of limit that `min` and `max` form together."""
    if count.max == 0:
        return "none"
    if count.min is None:
        return "max"
    if count.max is None:
        return "all" if count.what == "levels" and count.min == 3 else "min"
    return "exact" if count.min == count.max else "range"


def _count_words(voice: Voice, count: Count, whose: str) -> Words:
    """The amount that a condition requires, and the parameters its messages select by."""
    bound = _bound(count)
    low, high = count.min or 0, count.max or 0
    limit: Words = {"bound": bound, "count": low if count.max is None else high}
    case = "gen" if bound in ("none", "range") else "acc"
    if count.what in ("cards", "transfers"):
        noun = _noun(voice, count.filter, int(limit["count"]), case)
    else:
        shared = _yes(bool(count.also) and count.zone not in OWN_ZONES)
        noun = voice.say(f"noun-{_sort(count)}", case=case, shared=shared, **limit, **_thing(count))
    quantity = voice.say("quantity", bound=bound, low=low, high=high, token=count.what)
    where = _where(voice, count, whose) if count.zone in OWN_ZONES else ""
    key = "tally-where" if where else "tally"
    amount = voice.say(key, quantity=quantity, noun=noun, where=where, bound=bound)
    return limit | {"amount": amount, "what": count.what}


def _is_theirs(test: Test, subject: Subject) -> bool:
    """Whether a condition is about the things of another player."""
    count = test.count
    if count is None or count.whose == "you" or subject == YOU:
        return False
    return not count.zone or count.zone in OWN_ZONES


def _test(voice: Voice, test: Test, subject: Subject) -> str:
    """A condition as a clause; its subject is you unless it is about `them`."""
    count = test.count
    if count is None:
        if test.column:
            return voice.say("test-column", column=test.column)
        return voice.say("test-most", token=test.most, tie=_yes(test.tie))
    tally = _count_words(voice, count, "you" if subject == YOU else "self")
    if count.zone and count.zone not in OWN_ZONES:
        place = voice.say("place", zone=count.zone, scoring=voice.scoring)
        also = voice.say("place", zone=count.also, scoring=voice.scoring)
        return voice.say(
            "test-share" if count.also else "test-hold", place=place, also=also, **tally
        )
    key = "test-transfers" if count.what == "transfers" else "test-have"
    said, owner = _subject(voice, subject), _subject(voice, subject, "gen")
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
