"""The OpenAPI description of the API, with the messages of the sockets.

The types of responses are described, not enforced: a response is sent as the table made it. So no
validators are built for them, and the description is made when somebody asks for it.
"""

from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from petteia.kernel.wire import BASE
from petteia.web.api.requests import Hello
from petteia.web.api.responses import ServerMessage

LIVE_PATH = "/api/tables/{table_id}/live"
REFERENCE = "#/components/schemas/{model}"

_described: dict[str, Any] = {}
"""The types that routes refer to, by name."""


def json_content(kind: Any) -> dict[str, Any]:
    """The description of a response: JSON of a type."""
    _described[kind.__name__] = kind
    schema = {"$ref": REFERENCE.format(model=kind.__name__)}
    return {"content": {"application/json": {"schema": schema}}}


class DescribedRoute(APIRoute):
    """A route whose `response_model` is described only."""

    def __init__(self, *args: Any, **options: Any) -> None:
        kind = options.pop("response_model", None)
        if isinstance(kind, type) or hasattr(kind, "__value__"):
            status = options.get("status_code") or 200
            options["responses"] = {**(options.get("responses") or {}), status: json_content(kind)}
        super().__init__(*args, response_model=None, **options)


def describe_api(app: FastAPI) -> dict[str, Any]:
    """The description of an application: its routes, and what OpenAPI has no place for: the
    messages of the socket (`x-websockets`), and what the types of all games have in common."""
    if app.openapi_schema is None:
        described = FastAPI.openapi(app)
        bases = (BASE.screen, BASE.log_line, BASE.cards, BASE.pack, BASE.options)
        sent = [ServerMessage, *_described.values(), *bases]
        types: list[tuple[Any, Any, TypeAdapter[Any]]] = [
            (kind.__name__, "serialization", TypeAdapter(kind)) for kind in sent
        ]
        types.append((Hello.__name__, "validation", TypeAdapter(Hello)))
        _, found = TypeAdapter.json_schemas(types, ref_template=REFERENCE)
        schemas = described["components"]["schemas"]
        for name, schema in found["$defs"].items():
            if schemas.setdefault(name, schema) != schema:
                raise ValueError(f"two different types have the name {name}")
        described["x-websockets"] = {
            LIVE_PATH: {
                "send": {"$ref": REFERENCE.format(model=Hello.__name__)},
                "receive": {"$ref": REFERENCE.format(model=ServerMessage.__name__)},
            }
        }
    assert app.openapi_schema is not None
    return app.openapi_schema
