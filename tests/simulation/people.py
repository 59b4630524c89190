"""People who play: they do what their page offers, at random, and sometimes what it does not."""

import asyncio
import json
from typing import Any

from tests.simulation.client import Client

LEVELS = ("shepherd", "fisher", "merchant")
GAMES = ("hands", "hands", "steps", "steps", "nim", "pips")
PLAYERS = {"hands": (2, 4), "steps": (1, 4), "nim": (2, 2), "pips": (1, 2)}


class Person(Client):
    """Somebody with a browser."""

    def __init__(self, world, name: str, table: str, tokens: list[str]) -> None:
        super().__init__(world, name, table, tokens)
        self._said = 0
        self.watches = False
        """Whether this person only watches."""

    async def live(self) -> None:
        """Do something again and again, until the simulation lets everybody rest."""
        while self.acting and self.world.going:
            await asyncio.sleep(self.world.profile.think(self.rng))
            if self.acting and self.world.going and self.face is not None:
                await self._act(self.face)

    async def _act(self, face: dict[str, Any]) -> None:
        status = face["status"]
        if self.rng.random() < 0.12:
            await self._fidget()
        elif status == "lobby":
            await self._arrange(face)
        elif status == "playing":
            await self._play(face)
        else:
            await self._finish(face)

    async def _fidget(self) -> None:
        """Things that people do at any time."""
        deed = self.rng.randrange(6)
        if deed == 0:
            self.reload()
        elif deed == 1:
            self.change_language()
        elif deed == 2:
            await self.get("table")
        elif deed == 3:
            self.world.answers.check_look(self.name, await self.get("log", "log"))
        elif deed == 4 and self.position and self.position["screen"]:
            moves = self.rng.randint(0, self.position["moves"])
            self.world.answers.check_look(self.name, await self.get("replay", f"replay/{moves}"))
        else:
            await self._talk()

    async def _talk(self) -> None:
        if self.face and self.face["mine"]:
            self._said += 1
            text = f"{self.name} says {self._said}"
            seat = self.rng.choice(self.face["mine"])
            await self.post("chat", "chat", {"seat": seat, "text": text})

    async def _arrange(self, face: dict[str, Any]) -> None:
        """Before the game: take a seat; as the host, fill the table and start."""
        rng, seats = self.rng, face["seats"]
        free = [seat["seat"] for seat in seats if seat["kind"] == "open"]
        if free and (not face["mine"] or rng.random() < 0.1) and not self.watches:
            seat = rng.choice(free)
            who = {"name": self.name, "colour": rng.choice("abcd")}
            if done := await self.post("sit", f"seats/{seat}/sit", who):
                self.keep_secret(done["token"])
                self.send_secrets()
        elif face["mine"] and rng.random() < 0.05 and not face["host"]:
            seat = rng.choice(face["mine"])
            await self.post("leave", f"seats/{seat}/leave", {})
        elif face["mine"] and rng.random() < 0.1:
            body = {"name": f"{self.name}{rng.randrange(9)}"}
            await self.post("rename", f"seats/{rng.choice(face['mine'])}", body)
        elif face["host"]:
            if not free:
                await self.post("start", "start", {})
            elif rng.random() < 0.4:
                body = {"kind": "bot", "level": rng.choice(LEVELS)}
                await self.post("bot", f"seats/{rng.choice(free)}", body)
            elif rng.random() < 0.2:
                await self.post("add", "seats", {"kind": "open"})
            elif rng.random() < 0.2 and len(seats) > 2:
                await self.post("remove", f"seats/{rng.choice(free)}/remove", {})
            elif rng.random() < 0.2:
                clock = {"mode": "game", "seconds": rng.randint(20, 300)}
                await self.post("options", "options", {"clock": clock})

    async def _play(self, face: dict[str, Any]) -> None:
        rng, position = self.rng, self.position
        if position is None or position["screen"] is None or not face["mine"]:
            return
        seq = position["seq"]
        mine = [face["seats"][seat] for seat in face["mine"]]
        asked = face["undo_request"]
        if face["paused"] is not None:
            if rng.random() < 0.5:
                await self.post("resume", "resume", {})
        elif away := [seat["seat"] for seat in mine if seat["away"]]:
            if rng.random() < 0.5:
                await self.post("return", f"seats/{away[0]}/return", {})
        elif asked and not asked["declined"] and set(asked["asked"]) & set(face["mine"]):
            body = {"seq": seq, "agree": rng.random() < 0.75}
            await self.post("undo/answer", "undo/answer", body)
        elif rng.random() < 0.06:
            await self._interrupt(mine)
        elif position["undo"]["can"] and rng.random() < 0.15:
            await self.post_again("undo", "undo", {"seq": seq})
        elif position["undo"]["restart"] and rng.random() < 0.1:
            await self.post_again("restart", "restart", {"seq": seq})
        elif position["undo"]["ask"] and rng.random() < 0.15:
            await self.post("undo/ask", "undo/ask", {"seq": seq})
        elif position["screen"]["moves"]:
            action = rng.choice(position["screen"]["moves"])["action"]
            await self.move(seq, action)
        elif rng.random() < 0.1 and face["game"] in ("hands", "steps"):
            # What the page does not offer: the move of another, or in an old position.
            body = {"seq": max(0, seq - rng.randrange(2)), "action": rng.randrange(4)}
            await self.post("moves", "moves", body)

    async def move(self, seq: int, action: int) -> None:
        """Make a move; repeat it if there is no answer, or by a second tap."""
        body = {"seq": seq, "action": action}
        if self.rng.random() < 0.05:
            await asyncio.gather(*(self.post("moves", "moves", body) for _ in range(2)))
        else:
            await self.post_again("moves", "moves", body)

    async def _interrupt(self, mine: list[dict[str, Any]]) -> None:
        deed, seat = self.rng.randrange(5), self.rng.choice(mine)["seat"]
        if deed == 0:
            await self.post("pause", "pause", {})
        elif deed == 1:
            await self.post("leave", f"seats/{seat}/leave", {})
        elif deed == 2:
            await self.post("resign", f"seats/{seat}/resign", {"agree": self.rng.random() < 0.3})
        elif deed == 3:
            await self.post("hint", "hint", {"strength": "quick"})
        else:
            level = {"level": self.rng.choice(LEVELS)}
            await self.post("bot", f"seats/{self.rng.randrange(2)}/bot", level)

    async def _finish(self, face: dict[str, Any]) -> None:
        if self.rng.random() < 0.1:
            await self.get("record", "record")
        elif face["next"] is not None and self.tokens:
            await self._go_to(face["next"])
        elif not (face["mine"] or face["host"]) or self.rng.random() < 0.6:
            return
        elif done := await self.post("again", "again", {}):
            await self._go_to(done["id"])

    async def _go_to(self, table: str) -> None:
        """Go on to the next table, with the same secrets."""
        await self.close()
        self.table, self.face, self.position = table, None, None
        self.log, self.chat = [], []
        self.open()

    def keep_secret(self, token: str) -> None:
        """Remember a secret of this browser."""
        self.tokens = [*self.tokens, token]
        self.world.truth.secrets[token] = self.name


async def make_table(world, name: str) -> Person | None:
    """Create a table and return its host; None if the server could not be reached."""
    host = Person(world, name, "", [])
    world.clients[name] = host
    rng = host.rng
    key = world.profile.game or rng.choice(GAMES)
    fewest, most = PLAYERS.get(key, (2, 3))
    people = rng.random() > 0.1
    seats: list[dict[str, Any]] = []
    for number in range(rng.randint(fewest, most)):
        if number == 0 and people:
            seats.append({"kind": "person", "name": name})
        elif people and rng.random() < 0.65:
            seats.append({"kind": "open"})
        elif people and rng.random() < 0.15:
            seats.append({"kind": "person", "name": f"{name}s{number}"})
        else:
            seats.append({"kind": "bot", "level": rng.choice(LEVELS)})
    body: dict[str, Any] = {"game": key, "seats": seats, "start": True}
    if rng.random() < 0.5:
        mode = rng.choice(("move", "game"))
        low, high = world.profile.clock
        body["clock"] = {"mode": mode, "seconds": rng.randint(low, high)}
    for _ in range(20):
        response = await host.ask("create", "/api/tables", body)
        if response is not None and response.status == 201:
            made = json.loads(response.body)
            host.table = made["id"]
            for token in [made["host"], *made["tokens"].values()]:
                host.keep_secret(token)
            return host
        await asyncio.sleep(rng.uniform(0.5, 3.0))
    return None
