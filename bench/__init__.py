"""Speed side by side with other engines: `python -m bench`."""
