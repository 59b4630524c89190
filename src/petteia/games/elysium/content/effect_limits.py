"""Checks of a single effect whose words are all valid: combinations that the rules do not allow."""

from petteia.games.elysium.rules.effects import Effect, Step, counts_of, filters_of, walk
from petteia.kernel.content.reader import Section

CHRONOS = ("chronos", "chronos=", "chronos≠")
FOR_OTHERS = ("gain", "lose", "give", "match", "transfer", "discard", "choose")
"""The verbs that a step may let other players carry out."""


def check_effect(card: Section, effect: Effect, kind: str, columns: str, family: str) -> None:
    """Reject an effect that can never work or that breaks an assumption of the rules."""
    for number, step in enumerate(effect):
        at = f"effect.{number + 1}"
        for inner in walk((step,)):
            _check_place(card, at, inner, kind, first=number == 0 and inner is step)
            _check_modifiers(card, at, inner, columns)
            _check_references(card, at, inner, kind, family)
        _check_branches(card, at, step)
    if kind in CHRONOS:
        _check_chronos(card, effect)


def refuse_oracle(card: Section, effect: Effect) -> None:
    """Reject the Oracle in an effect whose Family does not bring it into play (S8)."""
    for step in walk(effect):
        if "oracle" in _zones(step):
            raise card.error("effect", "names the Oracle, but its Family does not bring it")


def refuse_prestige(card: Section, effect: Effect) -> None:
    """Reject Prestige Points in an effect whose Family does not bring them into play (S8)."""
    for step in walk(effect):
        most = step.test.most if step.test else ""
        counts = [count.what for count in counts_of(step)]
        if "pp" in step.tokens or "pp" in (most, step.who.token) or "pp" in counts:
            raise card.error("effect", "names Prestige Points, but its Family does not bring them")


def _check_place(card: Section, at: str, step: Step, kind: str, first: bool) -> None:
    """Check that the verb is allowed for the kind of card."""
    standing = step.verb in ("cost", "guard", "source") or step.on is not None
    if standing and kind != "permanent":
        raise card.error(at, f"{'on' if step.on else step.verb} belongs to Permanent cards only")
    if kind == "permanent" and not standing:
        raise card.error(at, "a Permanent card's step needs on, cost, guard or source")
    if step.on is not None and step.verb not in ("gain", "lose", "give"):
        raise card.error(at, "a step with on holds only gain, lose or give")
    if step.on is not None and (step.who.kind in ("rival", "most") or step.to == "rival"):
        raise card.error(at, "a step with on may not ask for a decision")
    if step.who.kind == "actor" and (step.on is None or not step.on.by_rivals):
        raise card.error(at, 'who="actor" needs on with by="rivals"')
    if step.verb != "pay":
        return
    if not first:
        raise card.error(at, "pay may only be the first step")
    if kind in ("instant", *CHRONOS):
        raise card.error(at, f"pay may not stand on a card of kind {kind}")
    if step.test or step.per or step.who.kind != "you":
        raise card.error(at, "pay takes no who, if or per")


def _check_modifiers(card: Section, at: str, step: Step, columns: str) -> None:
    if step.verb == "give" and not step.to:
        raise card.error(at, "give needs to")
    if step.verb == "give" and (step.to == "you") == (step.who.kind == "you"):
        raise card.error(at, "give needs a giver and another player who receives")
    if step.to and not (step.verb == "give" or (step.verb == "pay" and step.n)):
        raise card.error(at, "to goes only with give and with pay of cards")
    if step.verb == "pay" and step.to and (step.to == "you" or step.source == "oracle"):
        raise card.error(at, 'cards can be paid only to="rival", and only from the Domain')
    if step.who.kind in ("rivals", "rival", "most") and step.verb not in FOR_OTHERS:
        raise card.error(at, f"{step.verb} can only be carried out by yourself")
    if step.verb == "discard" and step.who.kind != "you" and step.n > 1:
        raise card.error(at, "no step may cost a rival more than one card")
    if step.verb == "discard" and step.who.kind != "you" and step.per:
        raise card.error(at, "no step may cost a rival more than one card: per is not allowed")
    if step.verb == "discard" and step.pick and step.who.kind == "you":
        raise card.error(at, "pick goes only with cards of rivals")
    if step.source == "oracle" and step.verb in ("discard", "transfer") and step.who.kind != "you":
        raise card.error(at, "only you can act at the Oracle")
    if step.verb == "bring":
        _check_bring(card, at, step)
    if step.test and step.test.column and step.test.column in columns:
        raise card.error(f"{at}.if.column", "is the card's own condition: it would always hold")
    if step.per and step.verb in (
        "match",
        "exchange",
        "use",
        "ready",
        "choose",
        "cost",
        "guard",
        "source",
    ):
        raise card.error(f"{at}.per", f"{step.verb} has no number to multiply")


def _check_bring(card: Section, at: str, step: Step) -> None:
    if step.source == "oracle" and step.dest == "oracle":
        raise card.error(at, "a card cannot be brought from the Oracle to the Oracle")
    if step.citizen and (step.source != "pile" or step.dest != "domain"):
        raise card.error(at, "only a card from the pile can enter the Domain as a Citizen")
    if step.dest == "oracle" and step.source != "pile":
        raise card.error(at, "only a card from the pile can be added to the Oracle")
    if step.source == "pile" and step.filter:
        raise card.error(at, "nobody chooses from the pile: it takes no filter")


def _check_references(card: Section, at: str, step: Step, kind: str, family: str) -> None:
    for named in filters_of(step):
        if named.family and named.family != family:
            raise card.error(at, f"names the Family {named.family}, which need not be in play")
    for count in counts_of(step):
        if count.zone == "legend" and kind not in CHRONOS:
            raise card.error(at, 'in="legend" belongs to Chronos cards only')
        if count.what == "transfers" and kind != "legend":
            raise card.error(at, "transfers are counted by Legend cards only")
        if count.what == "legends" and count.type == "family" and count.size > 3:
            raise card.error(at, "a Family Legend never has more than 3 cards")
    if step.on and step.on.name == "use" and step.on.by_rivals:
        raise card.error(f"{at}.on", "use is an event of your own cards only")
    if step.on and step.on.source and step.on.name != "take":
        raise card.error(f"{at}.on", "from goes only with the event take")


def _check_branches(card: Section, at: str, step: Step) -> None:
    """Other players carry out what they choose themselves: no step of a branch names a player."""
    if step.verb != "choose" or step.who.kind == "you":
        return
    for inner in walk((step,))[1:]:
        if inner.who.kind != "you" or inner.verb not in FOR_OTHERS or inner.verb == "give":
            raise card.error(at, "what rivals choose they do themselves, with cards and tokens")
        if inner.verb == "discard" and (inner.n > 1 or inner.pick or inner.per):
            raise card.error(at, "no step may cost a rival more than one card")


def _check_chronos(card: Section, effect: Effect) -> None:
    """A Chronos effect is scored, not carried out, so only some verbs are allowed (K22)."""
    for number, step in enumerate(effect):
        at = f"effect.{number + 1}"
        if step.verb == "use" and len(effect) == 1 and step.filter.kind == "chronos":
            continue
        allowed = step.verb == "gain" or (step.verb == "lose" and set(step.tokens) == {"vp"})
        if not allowed or "gold" in step.tokens or step.who.kind not in ("you", "rivals"):
            raise card.error(
                at, "a Chronos effect holds only gain or lose of VP, gain of PP, or one use"
            )
        if step.verb == "gain" and step.who.kind == "rivals" and "pp" in step.tokens:
            raise card.error(at, "a Chronos effect gives PP to its owner only")


def _zones(step: Step) -> list[str]:
    zones = [step.source, step.dest, step.partner]
    for count in counts_of(step):
        zones += [count.zone, count.also]
    if step.on:
        zones.append(step.on.source)
    return zones
