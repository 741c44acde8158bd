"""Mail that the server sends, where its host has set how."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from lusoria.core.errors import LusoriaError
from lusoria.server.logs import log_failure
from lusoria.server.settings import LOOPBACK, Settings

PATIENCE: Final = 20.0  # seconds for the mail server
PORTS: Final = {"smtp": 587, "smtps": 465}


class Mail:
    """Sends mail by SMTP, in threads."""

    def __init__(self, settings: Settings) -> None:
        self.url: Final = urlsplit(settings.smtp)
        self.sender: Final = settings.mail_from
        self.page: Final = settings.public_url.rstrip("/")
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        if settings.smtp and not _is_mail_server(self.url):
            raise LusoriaError("Write the mail server as smtp://user:password@host:587.")
        if settings.smtp and not (self.sender and self.page):
            raise LusoriaError("Mail needs --mail-from and --public-url as well.")

    @property
    def is_offered(self) -> bool:
        """True if mail can be sent."""
        return bool(self.url.hostname)

    def send(self, to: str, subject: str, text: str, unsubscribe: str = "") -> None:
        """Send a message, with the link that ends such mail if there is one.

        What goes wrong is only logged, as nobody waits for it.
        """
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = subject
        if unsubscribe:
            message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message.set_content(text)
        task = asyncio.create_task(self._send(message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _send(self, message: EmailMessage) -> None:
        try:
            await asyncio.to_thread(self._deliver, message)
        except (OSError, smtplib.SMTPException) as e:
            log_failure("sending mail did not work", e)

    def _deliver(self, message: EmailMessage) -> None:
        host = self.url.hostname or ""
        port = self.url.port or PORTS[self.url.scheme]
        context = ssl.create_default_context()
        server = (
            smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context)
            if self.url.scheme == "smtps"
            else smtplib.SMTP(host, port, timeout=PATIENCE)
        )
        with server:
            server.ehlo()
            if self.url.scheme == "smtp" and (server.has_extn("starttls") or host not in LOOPBACK):
                server.starttls(context=context)
                server.ehlo()
            if self.url.username:
                server.login(unquote(self.url.username), unquote(self.url.password or ""))
            server.send_message(message)


def _is_mail_server(url: SplitResult) -> bool:
    """True if mail can be sent there: a port that is none may be the end of a password."""
    try:
        return url.scheme in PORTS and bool(url.hostname) and url.port != 0
    except ValueError:
        return False
