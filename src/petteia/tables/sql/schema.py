"""The SQL schema of the store."""

import sqlalchemy as sql

metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("fingerprint", sql.String(64), nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("content_set", sql.String(64)),
    sql.Column("seed", sql.String(20), nullable=False),
    sql.Column("secret", sql.String(64)),
    sql.Column("status", sql.String(16), nullable=False),
    sql.Column("clock_mode", sql.String(8), nullable=False),
    sql.Column("clock_seconds", sql.Integer, nullable=False),
    sql.Column("host_key", sql.String(64), nullable=False),
    sql.Column("paused_by", sql.Integer),
    sql.Column("next_table", sql.String(16)),
    sql.Column("created", sql.Float(53), nullable=False),
    sql.Column("ended", sql.Float(53)),
    sql.Column("undo_request", sql.JSON),
    sql.Column("clock_from", sql.Float(53)),
    sql.Column("lesson", sql.String(40)),
    sql.Column("fork", sql.JSON(none_as_null=True)),
    sql.Index("tables_status", "status"),
)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("colour", sql.String(1), nullable=False),
    sql.Column("level", sql.String(32)),
    sql.Column("key", sql.String(64)),
    sql.Column("owner", sql.String(32)),
    sql.Column("away", sql.Boolean, nullable=False),
    sql.Column("resigns", sql.Boolean, nullable=False),
    sql.Column("extra", sql.Float(53), nullable=False),
    sql.Column("notices", sql.JSON(none_as_null=True)),
)

journal = sql.Table(
    "journal",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(4), nullable=False),
    sql.Column("value", sql.Integer, nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("by", sql.String(32), nullable=False),
    sql.Column("spent", sql.Float(53), nullable=False),
    sql.Column("next_seat", sql.Integer, nullable=False),
    sql.Column("at", sql.Float(53), nullable=False),
)

editions = sql.Table(
    "editions",
    metadata,
    sql.Column("fingerprint", sql.String(64), primary_key=True),
    sql.Column("content", sql.LargeBinary, nullable=False),
)
"""The content of packs, compressed, so that a table outlives a change of its pack."""

results = sql.Table(
    "results",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("scores", sql.JSON, nullable=False),
    sql.Column("ranking", sql.JSON, nullable=False),
)
"""How games ended: after a change of the rules it can no longer be computed from the moves."""

probe = sql.Table(
    "probe",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.Float(53), nullable=False),
)
"""One row that is written to see whether the database can be written."""

chat = sql.Table(
    "chat",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("text", sql.String(500), nullable=False),
    sql.Column("at", sql.Float(53), nullable=False),
)

notices = sql.Table(
    "notices",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("subscription", sql.String(32), primary_key=True),
    sql.Column("kind", sql.String(8), primary_key=True),
    sql.Column("key", sql.String(64), nullable=False),
    sql.Column("turn", sql.Integer, nullable=False),
    sql.Column("seq", sql.Integer, nullable=False),
    sql.Column("state", sql.String(8), nullable=False),
    sql.Column("owner", sql.String(16), nullable=False),
    sql.Column("tries", sql.Integer, nullable=False),
    sql.Column("due", sql.Float(53), nullable=False),
)

presence = sql.Table(
    "presence",
    metadata,
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("key", sql.String(64), primary_key=True),
    sql.Column("process", sql.String(16), primary_key=True),
    sql.Column("until", sql.Float(53), nullable=False),
)
