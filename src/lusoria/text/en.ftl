## Refusals that are no game's

core-refuse-over = The game is over.
core-refuse-chance = The dice or the cards decide now.
core-refuse-no-action = There is no action { $action }: they are numbered from 0 to { $last }.
core-refuse-outcome = { $outcome } cannot happen here.

## The terminal

cli-you = Player
cli-player = Player { $number }
cli-curtain = It is { $name }’s turn. Everybody else looks away; { $name } presses Enter.
cli-help =
    Type a move as it is listed, or its number.
    undo: take back your last decision; undo turn: all of this turn that can be taken back.
    log: what has happened so far. rules, rules R15: all rules, or one clause.
    save FILE, load FILE: keep this game for later, go on with another. quit: leave.
cli-saved = Saved in { $file }.
cli-won = { $names } won.
cli-draw = Nobody won: it is a draw.
cli-step = Step { $step } of { $of }. Enter: on, b: back, a number: there, q: end.
cli-verified = { $count } chance outcomes of { $game } follow from the secret that was committed to. None was chosen.
cli-no-clause = { $game } has no clause { $clause }.

cli-roma-seat = { $points } points, { $money } sestertii, { $cards } in hand
cli-roma-middle = Stockpile { $stockpile }, draw pile { $draw }, discard pile { $discard }
cli-roma-dice = Dice
cli-roma-siege = The other side defends with { $value } less.
cli-roma-battle = Battle: { $roll } against { $defence }.
cli-roma-hand = Hand:
cli-roma-held = In your hands:
cli-roma-draw = Draw pile:
cli-roma-discard = Discarded:
cli-roma-down = face down

cli-romolo-legend = Tower ♜, F farm, W warehouse, H harbor, T temple, P sawmill or quarry, A aqueduct, O forum; brackets and corners are walls; w s x m: worker, soldier, explorer, mercenary, _ laid, ! penalty, a the A.I.
cli-romolo-ai = A.I.
cli-romolo-seat = { $coins } silver, { $battles } battles
cli-romolo-market = Market:
cli-romolo-bank = Bank:
cli-romolo-pile = pile { $count } (next: { $type })
cli-romolo-battle = Battle: { $attack } against { $defence }
