"""The chat of a table: nobody can keep the others from talking."""

import sqlite3

from lusoria.server.chat import MAX_LINES
from tests.server.serving import ADA, BEN, Client, Server, make, served


def test_a_seat_that_says_too_much_waits_and_the_other_does_not() -> None:
    for server in served(said_rate=0.001, said_burst=3):
        path, tokens, _ = make(server, ADA, BEN)
        with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
            said = [ada.ask("POST", f"{path}/chat", {"text": "hic"}) for _ in range(5)]
            assert [answer.status_code for answer in said] == [201, 201, 201, 429, 429]
            assert ben.post(f"{path}/chat", {"text": "haec"})["lines"][0]["number"] == 4
            # At another table Ada has not said anything yet.
            other, tokens, _ = make(server, ADA, BEN)
            with Client(server, tokens[0]) as again:
                again.post(f"{other}/chat", {"text": "hoc"})


def test_the_oldest_lines_go(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    with Client(server, tokens[0]) as ada:
        ada.post(f"{path}/chat", {"text": "first"})
    id = path.rpartition("/")[2]
    server.kill()
    with sqlite3.connect(server.folder / "tables.db") as database:
        rows = [(id, number, 0.0, 1, "so it goes") for number in range(2, MAX_LINES + 1)]
        database.executemany("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", rows)
    database.close()
    server.start()
    with Client(server, tokens[1]) as ben:
        assert ben.get(f"{path}/chat")["lines"][0]["text"] == "first"
        [line] = ben.post(f"{path}/chat", {"text": "and on"})["lines"]
        assert line["number"] == MAX_LINES + 1
        [oldest, *_] = ben.get(f"{path}/chat")["lines"]
        assert (oldest["number"], oldest["text"]) == (2, "so it goes")
