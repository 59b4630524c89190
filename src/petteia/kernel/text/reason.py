"""Why something is not allowed: a rule id with facts, never a sentence."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reason:
    """A refusal: the rule it rests on, the key of its words, and the facts in it."""

    rule: str
    key: str
    facts: dict[str, str | int] = field(default_factory=dict)

    def __reduce__(self) -> tuple[type["Reason"], tuple[str, str, dict[str, str | int]]]:
        return (Reason, (self.rule, self.key, self.facts))


class Refused(ValueError):
    """An action that the rules do not allow now."""

    def __init__(self, action: int, reason: Reason) -> None:
        self.action = action
        self.reason = reason
        super().__init__(f"action {action} is refused: {reason.key} ({reason.rule})")

    def __reduce__(self) -> tuple[type["Refused"], tuple[int, Reason]]:
        return (Refused, (self.action, self.reason))
