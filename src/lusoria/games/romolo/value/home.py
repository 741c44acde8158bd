"""What the parts of a judgement tell each other about a seat."""


class Home:
    """What stands in a Capital and around it, who lives there, what they have."""

    strength: int  # the Power of the Capital
    limit: int  # of Constructions in it
    slots: int  # how many more it can hold
    temples: int  # in it
    forums: int
    aqueducts: int
    supply: int  # pieces in hand, one bit per kind (RR19.2)
    stores: int
    farms: int
    workers: int
    idle: int  # of them who can still do something in this Turn
    eaters: int  # Workers and Soldiers
    room: int  # how many of them Farms can feed
    due: int  # grain that they need next
    starving: float  # how many may find none
    grain: int  # cubes in hand, and of the active seat in Warehouses; grain without what is due
    wood: int
    stone: int
    salt: int
    coins: int
    fee: int  # of the next Character; 0 if there is none

    def __init__(self) -> None:
        self.stores = 0
        self.farms = 0
        self.idle = 0
        self.due = 0
        self.starving = 0.0
        self.fee = 0
