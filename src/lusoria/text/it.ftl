## Refusals that are no game's

core-refuse-over = La partita è finita.
core-refuse-chance = Ora decidono i dadi o le carte.
core-refuse-no-action = L’azione { $action } non esiste: i numeri vanno da 0 a { $last }.
core-refuse-outcome = { $outcome } qui non è possibile.

## The terminal

cli-you = Giocatore
cli-player = Giocatore { $number }
cli-curtain = Tocca a { $name }. Nessun altro guardi; { $name } preme Invio.
cli-help =
    Scrivi una mossa come compare nell’elenco, oppure il suo numero.
    undo: annulla la tua ultima decisione; undo turn: tutto ciò che di questo turno si può annullare.
    log: che cosa è successo finora. rules, rules R15: tutte le regole, oppure una sola.
    save FILE, load FILE: conserva questa partita per dopo, continuane un’altra. quit: esci.
cli-saved = Partita salvata in { $file }.
cli-won = Vittoria: { $names }.
cli-draw = Non vince nessuno: è un pareggio.
cli-step = Passo { $step } di { $of }. Invio: avanti, b: indietro, un numero: vai lì, q: fine.
cli-verified = Esiti casuali verificati in { $game }: { $count }. Derivano tutti dal segreto fissato in anticipo: nessuno è stato scelto.
cli-no-clause = { $game } non ha la regola { $clause }.

cli-roma-seat = Punti { $points }, sesterzi { $money }, carte in mano { $cards }
cli-roma-middle = Riserva { $stockpile }, mazzo { $draw }, scarti { $discard }
cli-roma-dice = Dadi
cli-roma-siege = L’altra parte difende con { $value } in meno.
cli-roma-battle = Battaglia: { $roll } contro { $defence }.
cli-roma-hand = Mano:
cli-roma-held = In sospeso:
cli-roma-draw = Mazzo:
cli-roma-discard = Scarti:
cli-roma-down = coperta

cli-romolo-legend = Torre ♜, F fattoria, W magazzino, H porto, T tempio, P segheria o cava, A acquedotto, O foro; parentesi e angoli sono muri; w s x m: lavoratore, soldato, esploratore, mercenario, _ steso, ! penalità, a l’I.A.
cli-romolo-ai = I.A.
cli-romolo-seat = { $coins } argento, { $battles } battaglie
cli-romolo-market = Mercato:
cli-romolo-bank = Banca:
cli-romolo-pile = pila { $count } (prossimo: { $type })
cli-romolo-battle = Battaglia: { $attack } contro { $defence }
