"""Web Push: notices as messages to browsers, by the push services of their makers.

A browser subscribes: its push service gives it an address, and whoever knows that address may have
messages brought there, encrypted so that only the browser reads them (RFC 8030, 8291, 8292).
"""
