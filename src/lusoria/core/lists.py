"""Lists that the copies of a position share: they are replaced, never changed in place."""


def changed(items: list[int], i: int, item: int) -> list[int]:
    """Return a copy of the list with another item in one place."""
    found = items[:]
    found[i] = item
    return found
