"""The server: tables, seats, live updates, storage, HTTP and WebSocket."""
