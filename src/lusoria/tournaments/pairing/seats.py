"""Who sits where at a table."""

from itertools import permutations

from lusoria.tournaments.past import Past


def seated(past: Past, group: tuple[int, ...], table: int) -> list[int]:
    """Return the group in the order of the seats.

    Nobody sits in the same seat three times in a row if that can be helped, everybody sits in each
    seat about as often, and better not where they sat last. Where that leaves a choice, the higher
    ranked sit first at every other table.
    """
    orders = list(permutations(range(len(group))))
    if table % 2:
        orders.reverse()
    best = min(orders, key=lambda order: _unfairness(past, [group[n] for n in order]))
    return [group[n] for n in best]


def _unfairness(past: Past, order: list[int]) -> tuple[int, int, int]:
    had = [past.seats[number] for number in order]
    in_a_row = sum(seats[-2:] == [seat, seat] for seat, seats in enumerate(had))
    often = sum(seats.count(seat) for seat, seats in enumerate(had))
    # Beside another seat that one had rarely, a seat is the same as one that one had often.
    least = sum(min(seats.count(other) for other in range(len(order))) for seats in had)
    last = sum(seats[-1:] == [seat] for seat, seats in enumerate(had))
    return in_a_row, often - least, last
