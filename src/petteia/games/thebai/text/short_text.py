"""Effects in a few words, for boards with little room: notes instead of sentences.

The whole text of a component (`step_text.py`) says everything; this says enough to recognise it.
"""

from petteia.games.thebai.rules.printed import Effect, StandingEffect, Step
from petteia.games.thebai.text.step_text import TAKEN, Voice, amount, yes


def short_effect(voice: Voice, effect: Effect) -> str:
    """What an effect does; empty for none."""
    said = [_step(voice, step) for step in effect if any(step.number)]
    return voice.fold("comma", said) if said else ""


def short_standing(voice: Voice, standing: StandingEffect) -> str:
    """What a blessing or hero does while it is owned."""
    said: list[str] = []
    if standing.passive:
        number = standing.passive_number
        said.append(voice.say(f"short-passive-{_key(standing.passive)}", n=number))
    if standing.on:
        effect = short_effect(voice, standing.effect)
        said.append(voice.say(f"short-on-{_key(standing.on)}", n=standing.on_number, effect=effect))
    return voice.fold("comma", said) if said else ""


def _step(voice: Voice, step: Step) -> str:
    """One step, after its price and before its measure."""
    number = amount(step.number)
    if step.word in TAKEN:
        done = voice.say("thing", word=step.word, n=max(step.number), amount=number)
    else:
        done = voice.say(
            f"short-{step.word}",
            n=max(step.number),
            amount=number,
            kind=step.kind or "die",
            place=step.place or "none",
            mode=step.mode or "none",
            track=step.track or "none",
            triggered=yes(step.triggered),
            roofs=amount(step.roofs) if any(step.roofs) else "none",
            most=max(step.roofs),
        )
    if step.per:
        done = voice.say("short-per", done=done, each=voice.say(f"short-per-{_key(step.per)}"))
        done += voice.say("short-cap", cap=step.cap) if step.cap else ""
    return voice.say("short-paid", n=step.pay, effect=done) if step.pay else done


def _key(word: str) -> str:
    return word.replace("_", "-")
