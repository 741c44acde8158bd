"""The process of a frozen player: it reads a position a line and writes an action a line.

It is run as a file, with the folder of the frozen package, the player, the game and the seed. All
that it imports besides the standard library is the frozen package.
"""

import json
import sys
from random import Random


def main() -> None:
    """Answer until nobody asks any more."""
    package, name, game_id, seed = sys.argv[1:]
    sys.path.insert(0, package)
    import lusoria
    from lusoria.players import player

    if not lusoria.__file__.startswith(package):
        raise ImportError(f"{lusoria.__file__} is not in {package}")
    game = lusoria.game(game_id)
    who = player(name, game_id)
    rng = Random(seed)
    for line in sys.stdin:
        state = game.restore(json.loads(line), trusted=True)
        print(json.dumps({"action": who.choose(state, rng)}), flush=True)


if __name__ == "__main__":
    main()
