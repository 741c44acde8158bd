"""Lusoria in a browser alone: tables and bots in workers of the page, without a server.

Neither touches a database or a network: the worker around it keeps what is committed.
"""
