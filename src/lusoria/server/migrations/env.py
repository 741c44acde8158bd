"""What Alembic runs: the steps, on the connection it is handed."""

from alembic import context

from lusoria.server.models import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
