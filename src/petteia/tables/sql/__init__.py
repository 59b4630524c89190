"""The store in SQL: SQLite or PostgreSQL."""
