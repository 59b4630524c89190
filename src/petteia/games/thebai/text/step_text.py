"""The text of an effect: one sentence per step, made from its word and options (V1 to V11).

The code chooses messages and parameters; their wording, with cases, plurals and word order, is in
`locale/<language>/cards.ftl`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from petteia.games.thebai.rules.codes import GOOD_WORDS
from petteia.games.thebai.rules.printed import Effect, StandingEffect, Step
from petteia.kernel.text.messages import messages

MESSAGES = messages(Path(__file__).parent / "locale")
"""The messages of Thebai."""
TAKEN = (*GOOD_WORDS, "good", "drachma", "order")
"""Words whose consecutive steps are joined into one sentence."""
Numbers = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Voice:
    """A language, and the names of the blessings in it."""

    language: str
    blessings: Mapping[str, str]

    def say(self, key: str, **parameters: str | int) -> str:
        return MESSAGES.say(self.language, f"card-{key}", **parameters)

    def fold(self, key: str, parts: Sequence[str], last: str = "") -> str:
        """Join the parts from the left by one message, the last one by another if given."""
        text = parts[0]
        for number, part in enumerate(parts[1:], 2):
            message = last if last and number == len(parts) else key
            text = self.say(message, first=text, second=part)
        return text

    def led(self, lead: str, text: str) -> str:
        """A text after a lead-in with a colon; its first letter depends on the language."""
        small = text[:1].lower() + text[1:]
        return self.say("led", lead=lead, rest=small, sentence=capital(text))


def effect_text(voice: Voice, effect: Effect) -> str:
    """What an effect does, in sentences; empty for no effect."""
    return sentences(_clauses(voice, effect))


def compact_antigone_text(voice: Voice, effect: Effect, track: str = "") -> str:
    """What an effect of Antigone's cards does in few words."""
    said = [_antigone_clause(voice, step, track, False, "short-she") for step in effect]
    return voice.fold("comma", said)


def antigone_text(voice: Voice, effect: Effect, track: str = "", different: bool = False) -> str:
    """What an effect of Antigone's cards does (A5, A7), with the track of its card if it has one.

    With `different`, as for a roof, all raises go to different dice where possible.
    """
    return sentences([_antigone_clause(voice, step, track, different) for step in effect])


def standing_text(voice: Voice, standing: StandingEffect) -> str:
    """What a blessing or hero does while it is owned."""
    said: list[str] = []
    if standing.passive:
        said.append(voice.say(f"passive-{_key(standing.passive)}", n=standing.passive_number))
    if standing.on:
        lead = voice.say(f"on-{_key(standing.on)}", n=standing.on_number)
        clauses = _clauses(voice, standing.effect)
        said.append(voice.led(lead, clauses[0]))
        said += clauses[1:]
    return sentences(said)


def sentences(clauses: Sequence[str]) -> str:
    """Clauses as sentences, with a capital letter and a full stop."""
    return " ".join(f"{capital(clause)}." for clause in clauses if clause)


def capital(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


def amount(numbers: Numbers) -> str:
    """A number, or the three of strength 1, 2 and 3 if they differ (Q25)."""
    if numbers[0] == numbers[1] == numbers[2]:
        return str(numbers[0])
    return "/".join(str(number) for number in numbers)


def yes(condition: bool) -> str:
    """A condition as a selector of messages: yes or no."""
    return "yes" if condition else "no"


def _clauses(voice: Voice, effect: Effect) -> list[str]:
    """A clause for every step with a number (Q1); consecutive takings share a clause."""
    said: list[str] = []
    taken: list[str] = []
    for step in effect:
        if not any(step.number):
            continue
        if step.word in TAKEN and not step.pay and not step.per:
            taken.append(_thing(voice, step))
            continue
        if taken:
            said.append(_taking(voice, taken))
            taken = []
        said.append(_clause(voice, step))
    if taken:
        said.append(_taking(voice, taken))
    return said


def _clause(voice: Voice, step: Step) -> str:
    """One step, after its cost and before its measure."""
    done = (
        _taking(voice, [_thing(voice, step)]) if step.word in TAKEN else _action_clause(voice, step)
    )
    done += _measure(voice, step)
    if not step.pay:
        return done
    return voice.led(voice.say("pay", n=step.pay), done)


def _thing(voice: Voice, step: Step) -> str:
    return voice.say("thing", word=step.word, n=max(step.number), amount=amount(step.number))


def _taking(voice: Voice, things: Sequence[str]) -> str:
    return voice.say("take", things=voice.fold("comma", things, "and"))


def _action_clause(voice: Voice, step: Step) -> str:
    return voice.say(
        f"do-{step.word}",
        n=max(step.number),
        amount=amount(step.number),
        kind=step.kind or "die",
        place=step.place or "none",
        mode=step.mode or "none",
        track=step.track or "none",
        triggered=yes(step.triggered),
        roofs=amount(step.roofs) if any(step.roofs) else "none",
        most=max(step.roofs),
        what=voice.blessings.get(step.what, step.what),
    )


def _measure(voice: Voice, step: Step, form: str = "") -> str:
    """ "For each …, at most …", with the words that join it; empty without a measure."""
    if not step.per:
        return ""
    each = voice.say(f"{form}per-{_key(step.per)}")
    if not step.cap:
        return each
    unit = step.word if step.word in ("vp", *TAKEN) else "other"
    return each + voice.say("cap", cap=step.cap, n=step.cap, word=unit)


def _antigone_clause(
    voice: Voice, step: Step, track: str, different: bool, form: str = "she"
) -> str:
    mode = "different" if different and step.word == "raise" else step.mode
    done = voice.say(
        f"{form}-{step.word}",
        n=max(step.number),
        amount=amount(step.number),
        kind=step.kind or "die",
        mode=mode or "few",
        track=track or "none",
    )
    return done + _measure(voice, step, f"{form}-")


def _key(word: str) -> str:
    return word.replace("_", "-")
