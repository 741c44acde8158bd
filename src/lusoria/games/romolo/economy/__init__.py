"""Building, production, payment, the market, growth, and the powers that serve them."""
