"""A table without a network: its log, what each seat is told, and what may be done there.

It knows no HTTP, no database, no threads and no clock but the time of day: the server stores and
sends what is made here, and so can any other program.
"""
