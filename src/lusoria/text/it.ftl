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

## Il server

server-log-seat = { $seat } si siede.
server-log-start = La partita comincia.
server-log-undo = { $seat } torna indietro.
server-log-resign = { $seat } abbandona.
server-log-bot-time = { $seat } ha impiegato troppo tempo: continua un bot.
server-log-bot-resigned = Un bot continua al posto di { $seat }.
server-log-back = { $seat } è di nuovo al tavolo.
server-log-failed = Il bot di { $seat } ha fallito: ha deciso la sorte.
server-log-rematch = Le stesse persone giocano ancora, a un altro tavolo.
server-end-resigned = L’altra parte ha abbandonato.
server-closed-maker = Il tavolo è stato chiuso da chi lo ha creato.
server-closed-version = Le regole di questo programma sono cambiate da quando la partita è cominciata. Non può continuare; il suo verbale si può scaricare.
server-runs = Lusoria è in funzione su { $url }. Ctrl+C per terminare.
server-bench-playing = { $tables } tavoli giocano per { $seconds } s, un’azione al secondo ciascuno.
server-bench-result = { $actions } azioni, { $rate } al secondo. Confermate dopo: mediana { $p50 } ms, 95 % { $p95 } ms, 99 % { $p99 } ms, la più lenta { $max } ms.
server-bench-errors = { $count } richieste sono state rifiutate.
