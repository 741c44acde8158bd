"""What may be done at a table, and what may be asked about it.

Each function takes the table as it is, who asks, and what is wanted. A change comes back as a
`Draft` for the caller to commit; what is not possible raises `Refused` and changes nothing.
"""
