"""Accounts: the names that people have claimed, and how they prove that they are theirs."""
