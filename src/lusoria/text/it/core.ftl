## Names

core-ai = I.A.
core-and = { $one } e { $other }
core-list = { $one }, { $other }

## Refusals that are no game's

core-refuse-over = La partita è finita.
core-refuse-chance = Ora decidono i dadi o le carte.
core-refuse-no-action = L’azione { $action } non esiste: i numeri vanno da 0 a { $last }.
core-refuse-in-batch = L’azione { $action } non è permessa nella partita { $number } del gruppo.
core-refuse-outcome = { $outcome } qui non è possibile.

## Taking back, and what is no move

core-undo-nothing = Non è stato ancora deciso nulla.
core-undo-chance = Il caso ha già deciso: non si torna indietro.
core-undo-other = Nel frattempo ha deciso qualcun altro: non si torna indietro.
core-undo-shown = Nel frattempo è stato mostrato qualcosa: non si torna indietro.
core-no-notation = “{ $text }” non è una mossa di { $game }.
core-no-notation-hint = “{ $text }” non è una mossa di { $game }. Forse intendevi { $close }?
core-missing-extra = { $module } non è installato. Scrivi: { $line }

## Names in the views of several games

core-key-card = carta
core-key-cards = carte
core-key-count = numero
core-key-first = primo posto
core-key-hand = mano
core-key-kind = tipo
core-key-money = denaro
core-key-pile = pila
core-key-points = punti
core-key-price = prezzo
core-key-round = giro
core-key-seat = posto
core-key-seats = giocatori
core-key-used = usato
core-key-value = valore
