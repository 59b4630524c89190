"""The tables at which only bots play: so many run at once, of one owner and in all."""

from petteia.tables.errors import NotNow

MOST = 32
"""Tables of bots alone that run at once."""
MOST_OF_OWNER = 4
"""Those of one owner among them."""


class BotTables:
    """The running tables of bots alone; one that has no place waits until another is over."""

    def __init__(self, most: int | None = MOST, most_of_owner: int | None = MOST_OF_OWNER) -> None:
        """None means no limit."""
        self._most = most
        self._most_of_owner = most_of_owner
        self._owners: dict[str, str] = {}
        """The owner of each running table, by its id."""

    def __len__(self) -> int:
        return len(self._owners)

    def check(self, owner: str) -> None:
        """Refuse a new table of bots alone if it would have to wait."""
        if self._most_of_owner is not None and self._running(owner) >= self._most_of_owner:
            raise NotNow("own-bot-tables", most=self._most_of_owner)
        if self._most is not None and len(self) >= self._most:
            raise NotNow("all-bot-tables")

    def has_place(self, table_id: str, owner: str) -> bool:
        """Whether a table has a place or could have one."""
        if table_id in self._owners:
            return True
        try:
            self.check(owner)
        except NotNow:
            return False
        return True

    def enter(self, table_id: str, owner: str) -> bool:
        """Give a table a place if there is one; return whether it has one."""
        if not self.has_place(table_id, owner):
            return False
        self._owners[table_id] = owner
        return True

    def leave(self, table_id: str) -> None:
        """Take the place of a table that is over, stands still, or has people again."""
        self._owners.pop(table_id, None)

    def _running(self, owner: str) -> int:
        return sum(one == owner for one in self._owners.values())
