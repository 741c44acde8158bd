"""Who plays whom, and in which seats."""
