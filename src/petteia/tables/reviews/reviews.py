"""The reviews of tables, as the API has them: states, files, better lines, and playing on."""

from functools import partial

from petteia.kernel.history import History
from petteia.kernel.record import Record
from petteia.review.page import review_page
from petteia.review.wire import ReviewData
from petteia.tables.errors import Bad, NotNow, TooEarly, words_of
from petteia.tables.live import LiveTable
from petteia.tables.model import ABANDONED, BOT, OVER, Entry, Sheet
from petteia.tables.reviews.forks import forked_entries, forked_sheet
from petteia.tables.reviews.jobs import ReviewJob, ReviewJobs
from petteia.tables.reviews.wire import LinePosition, ReviewState, ShownReview
from petteia.tables.reviews.words import better_line, play_line, show_review
from petteia.tables.services import Services
from petteia.tables.viewers import Viewer

NONE: ReviewState = {
    "state": "none",
    "done": 0,
    "total": 0,
    "waits": None,
    "problem": None,
    "review": None,
}
"""Nobody has asked for the review."""


class Reviews:
    """The reviews of the tables of one process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._jobs = ReviewJobs(services)

    async def start(self, table: LiveTable, owner: str, language: str) -> ReviewState:
        """Begin the review of a finished game, or join it; `owner` is who asks."""
        job = self._find(table)
        if job is None or job.state == "failed":
            record = await self._services.scheduler.offload(partial(_record_of, table))
            names = list(table.state.names)
            job = self._jobs.start(table.id, record, names, owner)
        return await self._shown(job, language)

    async def state(self, table: LiveTable, language: str) -> ReviewState:
        """How far the review of a finished game is."""
        job = self._find(table)
        return NONE if job is None else await self._shown(job, language)

    async def _shown(self, job: ReviewJob, language: str) -> ReviewState:
        waits = self._jobs.seconds(job)
        return {
            "state": job.state,
            "done": job.done,
            "total": job.total,
            "waits": None if waits is None else round(waits, 1),
            "problem": words_of("review-failed", language) if job.state == "failed" else None,
            "review": None if job.review is None else await self._in_words(job, language),
        }

    async def _in_words(self, job: ReviewJob, language: str) -> ShownReview:
        if language not in job.shown:
            assert job.review is not None
            show = partial(show_review, job.review, job.record, job.names, language)
            job.shown[language] = await self._services.scheduler.offload(show)
        return job.shown[language]

    def data(self, table: LiveTable) -> ReviewData:
        """The finished review of a table."""
        return self._ready(table)[1]

    async def page(self, table: LiveTable, language: str) -> str:
        """The finished review of a table as an HTML file."""
        job, review = self._ready(table)
        page = partial(_page, review, job.record, job.names, language)
        return await self._services.scheduler.offload(page)

    async def line(
        self, table: LiveTable, viewer: Viewer, move: int, steps: int, language: str
    ) -> LinePosition:
        """The game after its first moves and the first steps of the better line, as the viewer's
        seat sees it."""
        line = better_line(self._ready(table)[1], move)
        if not 0 <= steps <= len(line):
            raise Bad("bad-line", move=move + 1, steps=len(line))
        screen = await table.presenter.imagined(viewer, move, line[:steps], language)
        return {"move": move, "steps": steps, "of": len(line), "screen": screen}

    async def fork(
        self, table: LiveTable, move: int, better: bool, name: str, keys: tuple[str, str]
    ) -> tuple[Sheet, list[Entry]]:
        """The table that plays on from a position, after the better choice if asked; `keys` are the
        secrets of its host and of its person's seat."""
        history = finished_game(table)
        if not 0 <= move < len(history.moves):
            raise Bad("bad-fork", most=len(history.moves))
        further: list[int] = []
        if better:
            further = better_line(self._ready(table)[1], move)[:1]
            if not further:
                raise Bad("bad-line", move=move + 1, steps=0)
        then = play_line(await table.presenter.history_at(move), further)
        now = self._services.clock.time()
        sheet = forked_sheet(table.state, move, name, keys, now)
        return sheet, forked_entries(sheet, then, now)

    async def close(self) -> None:
        """Stop all reviews."""
        await self._jobs.close()

    def _find(self, table: LiveTable) -> ReviewJob | None:
        return self._jobs.find(table.id, finished_game(table).moves)

    def _ready(self, table: LiveTable) -> tuple[ReviewJob, ReviewData]:
        job = self._find(table)
        if job is None or job.review is None:
            raise NotNow("review-not-ready")
        return job, job.review


def finished_game(table: LiveTable) -> History:
    """The game of a table, if it was played to its end: before, a review would be help."""
    state = table.state
    if state.status == ABANDONED:
        raise NotNow("review-abandoned")
    if state.status != OVER:
        raise TooEarly("review-not-over")
    return state.require_history()


def _record_of(table: LiveTable) -> Record:
    """The record of a finished game, with the bots of its seats."""
    state, history = table.state, finished_game(table)
    record = Record(state.game, history.options, history.seed, history.moves)
    record.seats = [str(seat.level) if seat.kind == BOT else "" for seat in state.sheet.seats]
    return record


def _page(review: ReviewData, record: Record, names: list[str], language: str) -> str:
    return review_page(review, record, names, language).html()
