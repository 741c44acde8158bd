"""A server with settings that the command does not offer: `python run.py '{"pause": 0}'`."""

import json
import sys

from lusoria.server.serve import serve
from lusoria.server.settings import Settings

if __name__ == "__main__":  # the bots' processes import this file as well
    serve(
        Settings(**json.loads(sys.argv[1])),
        int(sys.argv[2]),
        verbose=True,
        ready=lambda url: print(url, flush=True),
    )
