"""The language of a request: from the query, the browser, or English."""

from urllib.parse import parse_qs

from petteia.kernel.text.messages import LANGUAGES
from petteia.web.asgi import Scope, header

LONGEST_HEADER = 200
"""The longest part of Accept-Language that is parsed."""


def language_of(scope: Scope) -> str:
    """The language of a request: `?lang=`, else what the browser prefers."""
    query: bytes = scope.get("query_string", b"")
    if b"lang=" in query:
        wanted = parse_qs(query.decode("latin-1")).get("lang", [""])[-1].lower()
        if wanted in LANGUAGES:
            return wanted
    return accepted_language(header(scope, b"accept-language"))


def accepted_language(text: str) -> str:
    """The best supported language of an Accept-Language header."""
    best, weight = "en", 0.0
    for part in text[:LONGEST_HEADER].split(","):
        name, _, quality = part.partition(";")
        language = name.strip().lower().split("-")[0]
        try:
            wanted = float(quality.strip().removeprefix("q=")) if quality else 1.0
        except ValueError:
            wanted = 0.0
        if language in LANGUAGES and wanted > weight:
            best, weight = language, wanted
    return best
