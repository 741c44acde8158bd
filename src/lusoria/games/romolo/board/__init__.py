"""The map: hexes, moves, exploration, what stands where."""
