## The server

server-log-seat = { $seat } sits down.
server-log-start = The game begins.
server-log-undo = { $seat } takes something back.
server-log-resign = { $seat } resigns.
server-log-bot-time = { $seat } took too long: a bot takes over.
server-log-bot-resigned = A bot takes over for { $seat }.
server-log-back = { $seat } is back.
server-log-failed = The bot of { $seat } failed: a random action was taken.
server-log-rematch = The same people play again at another table.
server-undo-bot = A bot plays for this seat.
server-undo-not-here = At this table, a complete move cannot be taken back.
server-undo-enough = Too much has been taken back in this turn. Play on from here.
server-end-resigned =
    { $count ->
        [one] { $who } has resigned.
       *[other] { $who } have resigned.
    }
server-closed-maker = The table was closed by its maker.
server-closed-version = The rules in this program have changed since the game began. The game cannot go on, but its record can be downloaded.
server-replay-version = This record was played with version { $version } of the rules; this program plays version { $current }.
server-replay-record = This record cannot be replayed: { $detail }
