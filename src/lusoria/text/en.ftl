## Refusals that are no game's

core-refuse-over = The game is over.
core-refuse-chance = The dice or the cards decide now.
core-refuse-no-action = There is no action { $action }: they are numbered from 0 to { $last }.
core-refuse-outcome = { $outcome } cannot happen here.
