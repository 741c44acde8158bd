"""`lusoria`, and `python -m lusoria`: the command, or the line that installs it."""

import sys

from lusoria.extras import MissingExtra, extra
from lusoria.text import language_of, texts


def main() -> None:
    """Runs the command."""
    try:
        with extra("cli"):
            from lusoria.cli import main as run
    except MissingExtra as e:
        print(f"lusoria: {texts(language_of()).say(e.message)}", file=sys.stderr)
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
