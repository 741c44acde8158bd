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
