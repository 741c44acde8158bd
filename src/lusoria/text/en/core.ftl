## Names

core-ai = A.I.
core-and = { $one } and { $other }
core-list = { $one }, { $other }

## Refusals that are no game's

core-refuse-over = The game is over.
core-refuse-chance = The dice or the cards decide now.
core-refuse-no-action = There is no action { $action }: they are numbered from 0 to { $last }.
core-refuse-in-batch = Action { $action } is not legal in game { $number } of the batch.
core-refuse-outcome = { $outcome } cannot happen here.

## Taking back, and what is no move

core-undo-nothing = Nothing has been decided yet.
core-undo-chance = Chance has decided since: this can no longer be taken back.
core-undo-other = Another seat has decided since: this can no longer be taken back.
core-undo-shown = Something has been revealed since: this can no longer be taken back.
core-no-notation = “{ $text }” is not an action of { $game }.
core-no-notation-hint = “{ $text }” is not an action of { $game }. Did you mean { $close }?
core-missing-extra = { $module } is not installed. Type: { $line }

## Names in the views of several games

core-key-card = card
core-key-cards = cards
core-key-count = count
core-key-first = first seat
core-key-hand = hand
core-key-kind = kind
core-key-money = money
core-key-pile = pile
core-key-points = points
core-key-price = price
core-key-round = round
core-key-seat = seat
core-key-seats = players
core-key-used = used
core-key-value = value

## Lessons

core-lesson-astray = From here the task can no longer be done as it was meant. Take it back, or begin again.
core-lesson-turn-over = That turn is over, and the task is not done. Take it back, or begin again.

## Puzzles

core-puzzle-best = Find the best move.
core-puzzle-best-right = Right: this wins { $best } % of the games.
core-puzzle-best-wrong = This wins { $worth } % of the games; the best move wins { $best } %.
core-puzzle-best-unlisted = This is not one of the moves that come into question; the best one wins { $best } % of the games.
core-puzzle-points = Make { $count } points in this turn: more cannot be had for certain.
core-puzzle-points-right = Right: { $count } points.
core-puzzle-points-wrong = The turn is over, with { $count } of the { $best } points that it can bring.
core-puzzle-win = Win in this turn.
core-puzzle-win-right = Right: the game is won.
core-puzzle-win-wrong = The turn is over, and the game is not won.
core-puzzle-last = The game ends with this turn: win it.
core-puzzle-last-right = Right: the game is won.
core-puzzle-last-wrong = The game is over, with { $count } points against { $best }: not won.

## Advice

core-advice-chance = wins { $percent } % of the games
core-advice-second = the next best, “{ $move }”: −{ $percent } %

core-mail-reset-subject = A new password for Lusoria
core-mail-reset =
    Somebody, perhaps you, wants a new password for { $name }. This link sets it; it is good for an hour and once:

    { $link }

    If it was not you, do nothing: the old password stays.

core-mail-notice =
    { $name }: { $notice }

    { $link }

    No more mail like this, without signing in: { $end }
