"""Everybody meets everybody: the circle method, in the order of the Berger tables."""


def round_robin(order: list[int], round: int) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the pairs of a round, whoever sits first named first, and who has no opponent.

    Everyone sits first as often as second, or once more or less. When all have met, they meet again
    with the seats exchanged.
    """
    size = len(order) + len(order) % 2
    cycle, turn = divmod(round - 1, size - 1)
    fixed = size - 1
    start = turn // 2 if turn % 2 == 0 else size // 2 + turn // 2
    pairs = [(start, fixed) if turn % 2 == 0 else (fixed, start)]
    for step in range(1, size // 2):
        pairs.append(((start + step) % fixed, (start - step) % fixed))
    if cycle % 2 == 1:
        pairs = [(second, first) for first, second in pairs]
    byes = [order[min(pair)] for pair in pairs if max(pair) == len(order)]
    return [(order[a], order[b]) for a, b in pairs if max(a, b) < len(order)], byes
