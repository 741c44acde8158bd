## The terminal

cli-interpreted = Il motore gira interpretato: gioca allo stesso modo, ma molte volte più lento. Con un compilatore C lo compila `make build` in una copia dei sorgenti, altrove `pip install --force-reinstall --no-deps --no-binary lusoria lusoria`. Viene detto una volta sola.
cli-you = Giocatore
cli-player = Giocatore { $number }
cli-curtain = Tocca a { $name }. Nessun altro guardi; { $name } preme Invio.
cli-help =
    Scrivi una mossa come compare nell’elenco, oppure il suo numero. moves: l’elenco intero, a parole.
    look: il tavolo zona per zona; look MAPPA: una zona. hint: che cosa farebbe un bot.
    undo: annulla la tua ultima decisione; undo turn: tutto ciò che di questo turno si può annullare.
    log: che cosa è successo finora. rules, rules R15: tutte le regole, oppure una sola.
    save FILE, load FILE: conserva questa partita per dopo, continuane un’altra. quit: esci.
cli-hint = Un bot giocherebbe { $notation }: { $words }
cli-no-zone = Non c’è una zona così. Zone: { $zones }.
cli-more = Invio: avanti a { $zone }
cli-unsaved = Questa partita non è salvata. save la conserva; un altro quit la abbandona per sempre.
cli-zone-table = tavolo
cli-saved = Partita salvata in { $file }.
cli-won = Vittoria: { $names }.
cli-shared = Primo posto condiviso: { $names }.
cli-lost = Nessuno ha vinto.
cli-step = Passo { $step } di { $of }. Invio: avanti, b: indietro, un numero: vai lì, q: fine.
cli-verified =
    { $count ->
        [one] { $count } esito casuale di { $game } deriva
       *[other] { $count } esiti casuali di { $game } derivano
    } dal segreto fissato in anticipo. Nessuno è stato scelto.
cli-verified-seed = È stato dato un seme ({ $seed }): chi l’ha scelto poteva conoscerli.
cli-verified-match =
    { $count ->
        [one] { $count } esito casuale di { $game } deriva
       *[other] { $count } esiti casuali di { $game } derivano
    } dal seme della sfida, { $seed }. È stato dato un seme: chi l’ha scelto poteva conoscerli.
cli-at-step = passo { $step }
cli-no-clause = { $game } non ha la regola { $clause }.

## The arena

cli-arena-title = { $game }: una sfida
cli-arena-result =
    Il risultato di { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
cli-arena-player = giocatore
cli-arena-games = partite
cli-arena-won = partite vinte, con intervallo al 95 %
cli-arena-rating = punteggio
cli-arena-pace = decisioni al secondo
cli-arena-faults = errori
cli-arena-cross = Quante volte chi è nella riga è finito davanti a chi è nella colonna
cli-arena-luck = Vinto, al netto della fortuna: { $shares }.
cli-arena-length = Una partita è durata in media { $turns } turni e { $decisions } decisioni.
cli-arena-begins = Chi ha cominciato ha vinto { $share }.
cli-arena-ends = Come sono finite: { $reasons }
cli-arena-interrupted =
    Interrotto dopo { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }. Con --out si conservano, e lo stesso comando riprende da lì.
cli-arena-trouble =
    { $name } ha sbagliato: { $why } ({ $count ->
        [one] una volta
       *[other] { $count } volte
    }, prima nella partita { $number } al passo { $step })
cli-arena-lost = La partita { $number } non è arrivata alla fine: { $why }.
cli-arena-page = La pagina è in { $file }.
cli-arena-rating-how = Il punteggio è quello di Plackett e Luce: tutti cominciano da 25, e dopo ± c’è metà dell’intervallo al 95 %.
cli-page-even = I punti sono le quote, le barre i loro intervalli al 95 %. La linea tratteggiata è ciò che avrebbero giocatori di pari forza: { $share }.

cli-analyse-chances = Probabilità di vittoria
cli-analyse-mistakes = Che cosa è stato regalato
cli-analyse-none = Nulla su cui due ricerche concordino.
cli-analyse-how = Ogni modo di fare una mossa è stato esaminato con dadi propri per ciascuno di due semi, con ciò che chi decideva poteva sapere. I triangoli segnano ciò che è stato regalato.
cli-analyse-sums = Come si è arrivati al risultato
cli-analyse-sums-how = La partenza, la fortuna e ciò che le decisioni di tutti hanno dato o perso danno insieme il risultato. Precisione: 100 se non si è regalato nulla, 0 se quanto scegliendo alla cieca.
cli-analyse-words = Secondo la probabilità di vittoria persa: imprecisione da 4 punti, errore da 8, errore grave da 15; conta solo ciò che trovano entrambi i semi.
cli-analyse-turn = turno
cli-analyse-who = chi
cli-analyse-start = partenza
cli-analyse-luck = fortuna
cli-analyse-own = decisioni proprie
cli-analyse-others = decisioni altrui
cli-analyse-result = risultato
cli-analyse-accuracy = precisione
cli-analyse-loss = perdita
cli-analyse-word = giudizio
cli-analyse-decided = giocato
cli-analyse-better = meglio
cli-analyse-why = che cosa ne viene

cli-stats-title = { $game }: che cosa vince
cli-stats-how =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } di { $player } contro sé stesso
cli-stats-thing = che cosa
cli-stats-cases = casi
cli-stats-won = vinte da chi l’aveva
cli-stats-without = da chi non l’aveva
cli-stats-turns = Una partita è durata in media { $turns } turni.
cli-stats-length = In quale turno sono finite le partite
cli-stats-plot = Punti: chi l’aveva, con l’intervallo al 95 %; anelli: chi non l’aveva. La linea tratteggiata è la media di tutti: { $share }.

## Il server

cli-serve-runs = Lusoria è in funzione su { $url }. Ctrl+C per terminare.
cli-bench-playing =
    { $tables ->
        [one] { $tables } tavolo gioca
       *[other] { $tables } tavoli giocano
    } per { $seconds } s, un’azione ogni { $pace } s ciascuno.
cli-bench-result = { $actions } azioni, { $rate } al secondo. Confermate dopo: mediana { $p50 } ms, 95 % { $p95 } ms, 99 % { $p99 } ms, la più lenta { $max } ms.
cli-bench-errors =
    { $count ->
        [one] { $count } richiesta è stata rifiutata
       *[other] { $count } richieste sono state rifiutate
    }.

## Puzzles

cli-puzzles-made = { $count } su { $wanted }: { $made }, { $aim }, difficoltà { $rating }
cli-puzzles-kept = { $file } contiene { $count } problemi.
cli-puzzles-refuted = { $puzzle }: confutato ({ $why })
cli-puzzles-holds = { $count } problemi di { $game } controllati, { $refuted } confutati.
