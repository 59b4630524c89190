"""The table in the browser: HTTP and WebSocket over tables/, and the page itself."""
