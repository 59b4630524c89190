"""The decisions of Thebai and its pending work, one row each."""

from typing import Final

from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.fate.phase import FATE_DONE
from petteia.kernel.decision import Decision, Decisions, Field

STEP: Final = Field("step", "one", "step")
LEFT: Final = Field("left", low=1, high=99)
STRENGTH: Final = Field("strength", low=1, high=3)
AT: Final = Field("at", "one", "dice")
STONE: Final = Field("stone", "one", "stone")
ROOFS: Final = Field("roofs", high=4)
SPACE: Final = Field("space", "one", "space")
STAGE: Final = Field("stage", high=FATE_DONE)
THROUGH: Final = Field("through", high=40)
BEGUN: Final = ("Q5", "reason-begun")
AS_FAR_AS_POSSIBLE: Final = ("Q13", "reason-as-far-as-possible")

DECISIONS: Final = Decisions(
    (
        Decision(
            c.TURN,
            "turn",
            "T1",
            (Field("next", "one", "moment"), Field("fulfilled", high=9)),
            actions=(
                c.DONE,
                c.FULFIL,
                c.CITIZEN,
                c.ARCHON,
                c.STEP,
                c.TAKE_BACK,
                c.HELP,
            ),
        ),
        Decision(c.CHOOSING_STONE, "choosing-stone", "I6", actions=(c.START_STONE,)),
        Decision(c.CHOOSING_ORDER, "choosing-order", "I7", actions=(c.START_ORDER,)),
        Decision(
            c.USING,
            "using",
            "T2",
            (Field("citizen", "one", "level"), Field("help", "one", "help")),
            actions=(c.ESTATE, c.CITY),
            must=BEGUN,
            watched="estate",
        ),
        Decision(
            c.TRIGGERING,
            "triggering",
            "T2",
            (AT, Field("price", low=1, high=3)),
            actions=(c.TRIGGER,),
            pending="trigger",
        ),
        Decision(
            c.WALKING,
            "walking",
            "T5",
            (
                Field("visited", "set", "space"),
                Field("paid", high=1),
                Field("crossed", high=99),
            ),
            actions=(c.STEP, c.STOP),
        ),
        Decision(
            c.GOODS,
            "goods",
            "V1",
            (LEFT,),
            actions=(c.GOOD,),
            must=AS_FAR_AS_POSSIBLE,
            pending="goods",
        ),
        Decision(
            c.ORDERS,
            "orders",
            "V2",
            (LEFT,),
            actions=(c.ORDER,),
            must=AS_FAR_AS_POSSIBLE,
            pending="orders",
        ),
        Decision(
            c.GIVING,
            "giving",
            "V11",
            (LEFT,),
            actions=(c.DONE, c.GIVE),
            pending="swaps",
        ),
        Decision(
            c.TAKING,
            "taking",
            "V11",
            (Field("given", "one", "good"),),
            actions=(c.TAKE,),
            must=BEGUN,
        ),
        Decision(
            c.OFFERED,
            "offered",
            "V3",
            (STEP, STRENGTH),
            actions=(c.DONE, c.ACCEPT),
            pending="prices",
        ),
        Decision(c.PAYING, "paying", "V3", (LEFT,), actions=(c.PAY,), must=BEGUN),
        Decision(
            c.RAISING,
            "raising",
            "V4",
            (
                STEP,
                LEFT,
                Field("raised", "set", "dice"),
                Field("raised_estate", "set", "estate"),
                Field("raised_supply", "counts", "supply"),
                Field("only", low=-1, high=c.ACTIONS - 1),
            ),
            actions=(c.RAISE_CITY, c.RAISE_ESTATE, c.RAISE_CITIZEN, c.RAISE_HOPLITE),
            steps=(c.OP_RAISE,),
            must=AS_FAR_AS_POSSIBLE,
            pending="raises",
        ),
        Decision(
            c.MUSTERING,
            "mustering",
            "V5",
            (LEFT,),
            actions=(c.DONE, c.HOPLITE, c.SHIFT),
            must=AS_FAR_AS_POSSIBLE,
            pending="hoplites",
        ),
        Decision(
            c.DEPLOYING,
            "deploying",
            "V5",
            (Field("level", "one", "level"), Field("from", "one", "dice", "origin")),
            actions=(c.CITY,),
            must=BEGUN,
        ),
        Decision(
            c.REMOVING,
            "removing",
            "V6",
            (LEFT,),
            actions=(c.DONE, c.ROW),
            pending="removals",
        ),
        Decision(
            c.BUILDING,
            "building",
            "V7",
            (LEFT, ROOFS, Field("triggered", high=1)),
            actions=(c.DONE, c.ROW),
            pending="stones",
        ),
        Decision(
            c.SETTING,
            "setting",
            "V7",
            (STONE, ROOFS),
            actions=(c.SPACE,),
            must=BEGUN,
            pending="triggered stones",
        ),
        Decision(
            c.ROTATING,
            "rotating",
            "V7",
            (STONE, ROOFS, SPACE),
            actions=(c.ROTATE,),
            must=BEGUN,
        ),
        Decision(
            c.ROOFING,
            "roofing",
            "V8",
            (LEFT, SPACE, Field("used", "set", "edge")),
            actions=(c.DONE, c.ROOF),
            pending="roofs",
            watched="roofs",
        ),
        Decision(
            c.ADVANCING,
            "advancing",
            "V9",
            (LEFT, Field("tracks", "set", "track"), Field("mode", "one", "mode")),
            actions=(c.TRACK,),
            must=AS_FAR_AS_POSSIBLE,
            pending="altar steps",
        ),
        Decision(
            c.RELOCATING,
            "relocating",
            "V10",
            actions=(c.DONE, c.ARCHON),
            pending="relocation",
        ),
        Decision(
            c.SEATING,
            "seating",
            "F6",
            (LEFT,),
            actions=(c.DONE, c.MONUMENT),
            pending="councillors",
            watched="council",
        ),
        Decision(
            c.ASCENDING,
            "ascending",
            "D4",
            (AT,),
            actions=(c.COMMANDER,),
            must=("Q8", "reason-ascension"),
        ),
        Decision(
            c.MEETING,
            "meeting",
            "D4",
            actions=(c.DONE, c.HERO),
            pending="hero",
            watched="heroes",
        ),
        Decision(
            c.STANDING,
            "standing",
            "Q14",
            (Field("hero", "one", "hero"),),
            actions=(c.CITY, c.MONUMENT),
            must=("Q14", "reason-standee"),
            watched="council",
        ),
        Decision(
            c.RETAINING,
            "retaining",
            "F5",
            (Field("hoplites", "set", "dice"), Field("row", high=c.ROWS - 1)),
            actions=(c.KEEP, c.DISMISS),
        ),
        Decision(
            c.COUNSELLING,
            "counselling",
            "F6",
            (Field("place", high=40),),
            actions=(c.MONUMENT,),
            must=("Q16", "reason-path-die"),
            watched="council",
        ),
        Decision(
            c.ORDERING,
            "ordering",
            "Q11",
            (Field("blessings", "set", "blessing"), Field("heroes", "set", "hero")),
            actions=(c.WHICH,),
        ),
        Decision(
            c.RUN,
            "run",
            "Q6",
            (STEP, STRENGTH, Field("again", high=9), Field("first", "one", "step")),
            pending="steps",
        ),
        Decision(c.STEPPING, "stepping", "V3", (STEP, STRENGTH), pending="steps"),
        Decision(
            c.SWEEPING,
            "sweeping",
            "H2",
            (Field("at", "set", "dice", "spaces"),),
            seatless=True,
        ),
        Decision(
            c.FATE,
            "fate",
            "F1",
            (
                STAGE,
                THROUGH,
                Field("looters", high=255),
                Field("taker", low=-1, high=3),
                Field("fought", "set", "dice"),
            ),
            seatless=True,
        ),
        Decision(c.REBELLING, "rebelling", "A7", (STAGE, Field("herald", high=1)), seatless=True),
        Decision(c.CLOSING, "closing", "E1", (THROUGH,), seatless=True),
        Decision(c.LANDING, "landing", "T5", (SPACE,), pending="pair"),
        Decision(
            c.REACTING,
            "reacting",
            "Q11",
            (Field("event", "one", "event"), Field("number", high=99)),
        ),
    )
)
"""Every kind of frame, by number."""
