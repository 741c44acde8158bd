"""What those who run a server may do there, by the command or on the page."""
