"""The browser table: HTTP and WebSocket over `tables`, and the page."""
