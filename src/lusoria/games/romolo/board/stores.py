"""A filled warehouse as one number: its hex, the resource in it, how many cubes (RR8.3)."""


def filled(place: int, kind: int, cubes: int) -> int:
    """A warehouse of a hex with so many cubes of a resource."""
    return place << 7 | kind << 4 | cubes


def place(store: int) -> int:
    """The hex it stands in."""
    return store >> 7


def kind(store: int) -> int:
    """The resource it holds."""
    return store >> 4 & 7


def cubes(store: int) -> int:
    """How many cubes it holds."""
    return store & 15
