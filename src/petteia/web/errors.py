"""One form for all errors: a key, words in the reader's language, and the rule, if any."""

import logging
from collections.abc import Mapping
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from petteia.kernel.text.messages import messages
from petteia.kernel.text.problem import Problem
from petteia.tables.errors import TableError
from petteia.web.api.responses import Error
from petteia.web.languages import language_of

LOCALE = Path(__file__).parent / "locale"
log = logging.getLogger("petteia.web")
METHOD_NOT_ALLOWED = 405
KEYS = {
    400: ("not-json", 422),
    404: ("no-such-page", 404),
    405: ("no-such-method", 405),
    415: ("not-json", 415),
}
"""Our keys and statuses for the errors of the framework."""


class WebError(Exception):
    """An error of the web layer, raised before a table is involved."""

    def __init__(
        self,
        key: str,
        status: int,
        headers: Mapping[str, str] | None = None,
        **facts: str | int,
    ) -> None:
        self.key = key
        self.status = status
        self.headers = dict(headers or {})
        self.facts = facts
        self.rule: str | None = None
        self.seq: int | None = None
        super().__init__(key)

    def words(self, language: str) -> str:
        """The error in words."""
        return say(language, self.key, **self.facts)


def say(language: str, key: str, **facts: str | int) -> str:
    """A message of the web layer."""
    return messages(LOCALE).say(language, key, **facts)


def error_body(error: TableError | WebError, language: str) -> Error:
    """The JSON body of an error."""
    return {
        "error": {
            "key": error.key,
            "words": error.words(language),
            "rule": error.rule,
            "seq": error.seq,
        }
    }


def error_response(error: TableError | WebError, language: str) -> JSONResponse:
    """The HTTP response of an error."""
    headers = error.headers if isinstance(error, WebError) else {}
    return JSONResponse(error_body(error, language), error.status, headers)


def install_errors(app: FastAPI) -> None:
    """Register handlers that give every error the same form."""

    async def table_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, TableError | WebError)
        return error_response(error, language_of(request.scope))

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return error_response(_invalid(error), language_of(request.scope))

    async def problem(request: Request, error: Exception) -> Response:
        # A Problem is English and meant for the operator; clients get a general sentence.
        log.warning("%s: %s", request.scope["path"], error)
        return error_response(WebError("not-possible", 422), language_of(request.scope))

    async def framework(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        key, status = KEYS.get(error.status_code, ("refused", error.status_code))
        headers = dict(error.headers or {})
        if status == METHOD_NOT_ALLOWED:
            headers["Allow"] = ", ".join(_methods(request)) or headers.get("Allow", "")
        wrong = WebError(key, status, headers)
        return error_response(wrong, language_of(request.scope))

    async def unexpected(request: Request, error: Exception) -> Response:
        # The guard logs it first, and then answers; the framework would answer by itself.
        raise error

    app.add_exception_handler(Exception, unexpected)
    app.add_exception_handler(TableError, table_error)
    app.add_exception_handler(WebError, table_error)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(Problem, problem)
    app.add_exception_handler(HTTPException, framework)


def _methods(request: Request) -> list[str]:
    """The methods of an address. The framework names only those of the first of its routes."""
    found: set[str] = set()
    for route in request.app.state.addresses:
        if isinstance(route, Route) and route.matches(request.scope)[0] != Match.NONE:
            found |= route.methods or set()
    return sorted(found)


def _invalid(error: RequestValidationError) -> WebError:
    """The first error of an invalid request, without echoing its values."""
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return WebError("not-json", 422)
    where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    return WebError("bad-request", 422, where=where[:80])
