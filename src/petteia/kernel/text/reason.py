"""Why an action is illegal: a rule id, a message key and facts."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reason:
    """The rule that forbids an action, and the key and parameters of the message."""

    rule: str
    key: str
    facts: dict[str, str | int] = field(default_factory=dict)

    def __reduce__(self) -> tuple[type["Reason"], tuple[str, str, dict[str, str | int]]]:
        return (Reason, (self.rule, self.key, self.facts))


class Refused(ValueError):
    """Raised for an action that the rules do not allow now."""

    def __init__(self, action: int, reason: Reason) -> None:
        self.action = action
        self.reason = reason
        super().__init__(f"action {action} is refused: {reason.key} ({reason.rule})")

    def __reduce__(self) -> tuple[type["Refused"], tuple[int, Reason]]:
        return (Refused, (self.action, self.reason))
