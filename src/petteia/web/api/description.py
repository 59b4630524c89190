"""The OpenAPI description of the API, with the messages of the sockets."""

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from petteia.kernel.wire import BASE
from petteia.web.api.requests import Hello
from petteia.web.api.responses import ServerMessage

LIVE_PATH = "/api/tables/{table_id}/live"
REFERENCE = "#/components/schemas/{model}"


def describe_api(app: FastAPI) -> dict[str, Any]:
    """The description of an application: its routes, and what OpenAPI has no place for: the
    messages of the socket (`x-websockets`), and what the types of all games have in common."""
    if app.openapi_schema is None:
        described = FastAPI.openapi(app)
        socket, definitions = _socket_messages()
        schemas = described["components"]["schemas"]
        for name, schema in definitions.items():
            if schemas.setdefault(name, schema) != schema:
                raise ValueError(f"two different types have the name {name}")
        described["x-websockets"] = {LIVE_PATH: socket}
    assert app.openapi_schema is not None
    return app.openapi_schema


def _socket_messages() -> tuple[dict[str, Any], dict[str, Any]]:
    """What is sent over a socket, and the definitions that this and the base types need."""
    types: list[tuple[Any, Any, TypeAdapter[Any]]] = [
        ("receive", "serialization", TypeAdapter(ServerMessage)),
        ("send", "validation", TypeAdapter(Hello)),
    ]
    for base in (BASE.screen, BASE.log_line, BASE.cards, BASE.pack, BASE.options):
        types.append((base.__name__, "serialization", TypeAdapter(base)))
    schemas, found = TypeAdapter.json_schemas(types, ref_template=REFERENCE)
    socket = {way: schemas[way, mode] for way, mode, _ in types[:2]}
    return socket, found["$defs"]
