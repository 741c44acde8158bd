"""The tournaments of a server: stored, run, shown."""
