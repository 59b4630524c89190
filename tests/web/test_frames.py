"""Texts are written as frames without the library's help; its parser must read them."""

import pytest
from websockets.frames import Opcode
from websockets.protocol import Protocol, Side

from petteia.web.server.ws_protocol import text_frame

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 100_000)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_is_one_frame(length):
    text = ("ä" * length).encode()[:length]
    reader = Protocol(Side.CLIENT)
    reader.receive_data(text_frame(text))
    assert reader.parser_exc is None
    (read,) = reader.events_received()
    assert (read.opcode, read.fin, bytes(read.data)) == (Opcode.TEXT, True, text)
