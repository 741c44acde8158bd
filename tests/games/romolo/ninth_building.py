"""A ninth kind of building, as the exercise in CONTRIBUTING.md adds it: a circus.

`CHANGES` has what is to be changed in each file of the game, step by step. Run as a program, beside
sources changed that way, it plays games in which circuses are built and lost.
"""

import sys
from random import Random
from typing import Final, cast

Change = tuple[str, str]  # a passage of a file, and what takes its place

TEXTS: Final = """\
romolo-piece-circus = circus
romolo-building-circus = circus
romolo-one-circus = {}
romolo-piece-forum ="""

CHANGES: Final[dict[str, list[Change]]] = {
    "layout.py": [
        ("\nWALL: Final = 7\n", "\nCIRCUS: Final = 7\nWALL: Final = 8\n"),
        ('"forum", "wall"]', '"forum", "circus", "wall"]'),
        ("PIECE_KINDS: Final = 8\n", "PIECE_KINDS: Final = 9\n"),
        ("COUNTED: Final = 7 ", "COUNTED: Final = 8 "),
        ("BUILD_WALL: Final = 8\n", "BUILD_WALL: Final = 9\n"),
        ('    "forum",\n    "wall",\n]', '    "forum",\n    "circus",\n    "wall",\n]'),
        ("BUILDING_KINDS: Final = 9\n", "BUILDING_KINDS: Final = 10\n"),
        ("[0, 1, 2, 3, 4, 4, 5, 6, 7]", "[0, 1, 2, 3, 4, 4, 5, 6, 7, 8]"),
    ],
    "editions/published.py": [
        ("[4, 4, 2, 2, 2, 2, 2, 5, 2, 3]", "[4, 4, 2, 2, 2, 2, 2, 4, 5, 2, 3]"),
        ("[8, 8, 3, 4, 4, 3, 3, 10, 4, 5]", "[8, 8, 3, 4, 4, 3, 3, 8, 10, 4, 5]"),
        ("[12, 12, 4, 6, 6, 4, 4, 15, 6, 7]", "[12, 12, 4, 6, 6, 4, 4, 12, 15, 6, 7]"),
        ("[16, 16, 5, 8, 8, 5, 5, 20, 8, 9]", "[16, 16, 5, 8, 8, 5, 5, 16, 20, 8, 9]"),
        ("[1, 1, 3, 2, 4, 1, 4, 3, 1]", "[1, 1, 3, 2, 4, 1, 4, 3, 1, 1]"),
        ("[1, 2, 2, 1, 1, 4, 2, 2, 1]", "[1, 2, 2, 1, 1, 4, 2, 2, 1, 1]"),
    ],
    "editions/prototype.py": [
        (
            "[4 * n, 4 * n, 1, 2 * n, 2 * n, 1, 1, 5 * n, 2 * n, 0]",
            "[4 * n, 4 * n, 1, 2 * n, 2 * n, 1, 1, 4 * n, 5 * n, 2 * n, 0]",
        ),
        ("[1, 1, 3, 2, 3, 1, 4, 2, 1]", "[1, 1, 3, 2, 3, 1, 4, 2, 1, 1]"),
        ("[1, 2, 2, 1, 1, 3, 2, 2, 1]", "[1, 2, 2, 1, 1, 3, 2, 2, 1, 1]"),
    ],
    "actions.py": [
        (
            "ACTIONS: Final = 773\n",
            "BUILD_CIRCUS: Final = 773\nPIECE_CIRCUS: Final = 774\nACTIONS: Final = 775\n",
        ),
        (
            "[BUILD + item for item in range(layout.BUILDING_KINDS)]",
            "[*range(BUILD, BUILD + 8), BUILD_CIRCUS, BUILD + 8]",
        ),
        (
            "[PIECE + kind for kind in range(layout.PIECE_KINDS)]",
            "[*range(PIECE, PIECE + 7), PIECE_CIRCUS, PIECE + 7]",
        ),
        ("CHANCES: Final = 166\n", "C_CIRCUS: Final = 166\nCHANCES: Final = 167\n"),
        (
            "[C_PIECE + kind for kind in range(layout.PIECE_KINDS)]",
            "[*range(C_PIECE, C_PIECE + 7), C_CIRCUS, C_PIECE + 7]",
        ),
    ],
    "text/en.ftl": [("romolo-piece-forum =", TEXTS.format("a circus"))],
    "text/it.ftl": [("romolo-piece-forum =", TEXTS.format("un circo"))],
    "text/fr.ftl": [("romolo-piece-forum =", TEXTS.format("un cirque"))],
}


def play(edition: str, players: int, seed: int) -> tuple[int, int]:
    """Play a random game that builds what it can; return how often circuses were built and lost."""
    import lusoria
    from lusoria.games.romolo.state import Romolo

    rng = Random(seed)
    game = lusoria.game("romolo")
    build, piece = game.action_count - 2, game.action_count - 1  # appended
    state = game.start(players, edition=edition, round_limit=12)
    built = lost = 0
    while not state.is_over:
        if state.is_chance:
            state.apply(lusoria.sample(state.chances(), rng))
            continue
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert all(game.parse(state, game.notation(state, action)) == action for action in legal)
        action = rng.choice(legal)
        for number in (build, piece):
            if number in legal:
                action = number
                built += number == build
                lost += number == piece
                assert "circus" in str(game.describe(state, action).message)
        state.apply(action)
        if rng.random() < 0.02:
            assert game.restore(state.snapshot()) == state
            assert len(state.observation(0)) == game.observation.size
            seen = cast(Romolo, state).view(0)
            assert {one["piece"] for one in seen["bank"]["pieces"]} >= {"circus", "wall"}
    return built, lost


if __name__ == "__main__":
    counts = [
        play(edition, players, seed)
        for edition, players in (("2013", 1), ("2013", 2), ("1.66", 3))
        for seed in range(int(sys.argv[1]))
    ]
    print(sum(built for built, _ in counts), sum(lost for _, lost in counts))
