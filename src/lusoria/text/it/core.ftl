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

## Lessons

core-lesson-astray = Da qui il compito non si può più svolgere come era inteso. Torna indietro, o ricomincia.
core-lesson-turn-over = Quel turno è finito e il compito non è fatto. Torna indietro, o ricomincia.

## Puzzles

core-puzzle-best = Trova la mossa migliore.
core-puzzle-best-right = Giusto: così si vince il { $best } % delle partite.
core-puzzle-best-wrong = Così si vince il { $worth } % delle partite; con la mossa migliore il { $best } %.
core-puzzle-best-unlisted = Non è una delle mosse da prendere in considerazione; con la migliore si vince il { $best } % delle partite.
core-puzzle-points = Fai { $count } punti in questo turno: di più non se ne ottengono con certezza.
core-puzzle-points-right = Giusto: { $count } punti.
core-puzzle-points-wrong = Il turno è finito, con { $count } dei { $best } punti che può portare.
core-puzzle-win = Vinci in questo turno.
core-puzzle-win-right = Giusto: la partita è vinta.
core-puzzle-win-wrong = Il turno è finito e la partita non è vinta.
core-puzzle-last = La partita finisce con questo turno: vincila.
core-puzzle-last-right = Giusto: la partita è vinta.
core-puzzle-last-wrong = La partita è finita, { $count } punti contro { $best }: non è vinta.

## Advice

core-advice-chance = vince il { $percent } % delle partite
core-advice-second = la seconda migliore, «{ $move }»: −{ $percent } %

core-mail-reset-subject = Una nuova password per Lusoria
core-mail-reset =
    Qualcuno, forse tu, vuole una nuova password per { $name }. Questo collegamento la imposta; vale un’ora e una volta sola:

    { $link }

    Se non sei stato tu, non fare nulla: la vecchia password resta.

core-mail-notice =
    { $name }: { $notice }

    { $link }

    Per non ricevere più questa posta, senza accedere: { $end }
