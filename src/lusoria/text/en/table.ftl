## The table

table-log-seat = { $seat } sits down.
table-log-start = The game begins.
table-log-undo = { $seat } takes something back.
table-log-resign = { $seat } resigns.
table-log-bot-time = { $seat } took too long: a bot takes over.
table-log-bot-resigned = A bot takes over for { $seat }.
table-log-back = { $seat } is back.
table-log-failed = The bot of { $seat } failed: a random action was taken.
table-log-rematch = The same people play again at another table.
table-undo-bot = A bot plays for this seat.
table-undo-not-here = At this table, a complete move cannot be taken back.
table-undo-enough = Too much has been taken back in this turn. Play on from here.
table-end-resigned =
    { $count ->
        [one] { $who } has resigned.
       *[other] { $who } have resigned.
    }
table-closed-absent = The game was forfeited: not everybody came in time.
table-closed-maker = The table was closed by its maker.
table-closed-declined = The challenge was declined.
table-closed-version = The rules in this program have changed since the game began. The game cannot go on, but its record can be downloaded.
table-replay-version = This record was played with version { $version } of the rules; this program plays version { $current }.
table-replay-record = This record cannot be replayed: { $detail }
table-word-inaccuracy = inaccuracy
table-word-mistake = mistake
table-word-blunder = blunder
table-word-little = a little
