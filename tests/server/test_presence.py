"""Who is there: at which seats somebody looks at the table now."""

from tests.server.serving import ADA, BEN, BOT, PERSON, Client, Server, make
from tests.server.test_revisions import receive, socket


def test_everyone_is_told_who_comes_and_goes(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    with socket(server, path) as spectator, socket(server, path, tokens[0]) as ada:
        assert receive(spectator, "presence")["seats"] in ([False, False], [True, False])
        assert receive(ada, "position", "presence")["type"] == "position"
        assert receive(ada, "presence")["seats"] == [True, False]
        with socket(server, path, tokens[1]) as ben:
            assert receive(ben, "presence")["seats"] == [True, True]
            assert receive(ada, "presence") == {"type": "presence", "seats": [True, True]}
        assert receive(ada, "presence")["seats"] == [True, False]
        # A second look of Ada's tells nobody anything, nor does its end: the next is Ben's.
        with socket(server, path, tokens[0]) as again:
            assert receive(again, "presence")["seats"] == [True, False]
        with Client(server, tokens[1]) as client, client.http.stream("GET", f"{path}/stream"):
            assert receive(ada, "presence")["seats"] == [True, True]
        assert receive(ada, "presence")["seats"] == [True, False]


def test_nobody_is_missed_at_a_bots_or_a_free_seat(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BOT, PERSON, {"kind": "open"}, game="builders")
    with socket(server, path, tokens[0]) as ada:
        assert receive(ada, "presence")["seats"] == [True, None, False, None]
        with Client(server) as ben:
            ben.post(f"{path}/seats", {"name": "Ben", "seat": 3})
        assert receive(ada, "presence")["seats"] == [True, None, False, False]


def test_one_screen_is_there_for_all_who_share_it(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    with socket(server, path, tokens[0], "?seat=1") as screen:
        assert receive(screen, "presence")["seats"] == [True, True]
