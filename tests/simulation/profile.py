"""What kind of simulation a seed is: how many processes, which faults, how long, which games."""

from dataclasses import dataclass
from random import Random

HOUR = 3600.0
LARGE_GAMES = ("elysium", "thebai")
FAULTS = ("kill", "stop", "crash", "cut", "drop", "stall", "offline", "full")


@dataclass(slots=True)
class Profile:
    """The plan of one simulation."""

    shared: bool
    """Several processes over one database; else one process with a file of its own."""
    servers: int
    tables: int
    people: int
    """People beside the host of each table; some only watch."""
    game: str
    """The game of all tables; empty: small games of any kind."""
    seconds: float
    """How long people play."""
    thinking: float
    """Seconds a person thinks on average."""
    tick: float
    clock: tuple[int, int]
    faults: list[str]
    every: float
    """Seconds between two faults on average."""
    rates: dict[str, float]
    """How likely each small fault is."""
    late: float
    """How likely a way takes seconds instead of milliseconds."""
    notify: float
    """Seconds that a notification takes at most if it is not late."""
    skew: float
    pause: float
    patience: float
    """Seconds that a page may take to read a message."""
    evict: bool
    """Whether to wait in the end until tables leave the memory."""

    def think(self, rng: Random) -> float:
        """Seconds until a person does something again."""
        return min(rng.expovariate(1.0 / self.thinking), 10 * self.thinking) + 0.05


def choose_profile(rng: Random) -> Profile:
    """A plan from a seed."""
    shared = rng.random() < 0.65
    long = rng.random() < 0.22
    large = not long and rng.random() < 0.02
    quiet = rng.random() < 0.25
    """Without faults everything else can be checked more strictly."""
    seconds = rng.uniform(2 * HOUR, 9 * HOUR) if long else rng.uniform(30.0, 150.0)
    thinking = seconds / rng.uniform(25.0, 60.0) if long else rng.uniform(0.5, 3.0)
    possible = [one for one in FAULTS if shared or one not in ("cut", "drop", "crash")]
    faults = [] if quiet else rng.sample(possible, rng.randint(1, len(possible)))
    small = 0.0 if quiet else rng.choice((0.0, 0.02, 0.08))
    return Profile(
        shared=shared,
        servers=rng.randint(2, 3) if shared else 1,
        tables=1 if large else rng.randint(1, 2),
        people=rng.randint(1, 4),
        game=rng.choice(LARGE_GAMES) if large else "",
        seconds=seconds,
        thinking=thinking,
        tick=5.0 if long else 0.5,
        clock=(600, 7200) if long else (5, 60),
        faults=faults,
        every=seconds / rng.uniform(2.0, 8.0),
        rates={
            "lose request": small,
            "lose response": small,
            "duplicate": small,
            "slow bot": 0.0 if quiet else 0.03,
            "lose reply": small / 4 if shared else 0.0,
            "unconfirmed": 0.4 if shared else 0.0,
        },
        late=0.0 if quiet else rng.choice((0.0, 0.03)),
        notify=rng.choice((0.03, 0.03, 0.6)),
        skew=rng.choice((0.0, 0.5)),
        pause=rng.choice((0.0, 0.1)),
        patience=120.0 if long else 20.0,
        evict=rng.random() < 0.2,
    )
