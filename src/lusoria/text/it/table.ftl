## Il tavolo

table-log-seat = { $seat } si siede.
table-log-start = La partita comincia.
table-log-undo = { $seat } torna indietro.
table-log-resign = { $seat } abbandona.
table-log-bot-time = { $seat } ha impiegato troppo tempo: continua un bot.
table-log-bot-resigned = Un bot continua al posto di { $seat }.
table-log-back = { $seat } è di nuovo al tavolo.
table-log-failed = Il bot di { $seat } ha fallito: un’azione è stata tirata a sorte.
table-log-rematch = Le stesse persone giocano ancora, a un altro tavolo.
table-undo-bot = Per questo posto gioca un bot.
table-undo-not-here = A questo tavolo non si torna indietro quando una mossa è completa.
table-undo-enough = In questo turno si è già tornati indietro troppe volte. Si prosegue da qui.
table-end-resigned =
    { $count ->
        [one] { $who } ha abbandonato.
       *[other] { $who } hanno abbandonato.
    }
table-closed-absent = La partita è stata data per persa: non sono venuti tutti in tempo.
table-closed-maker = Il tavolo è stato chiuso da chi lo ha creato.
table-closed-declined = La sfida è stata rifiutata.
table-closed-version = Le regole di questo programma sono cambiate da quando la partita è cominciata. La partita non può continuare, ma la sua registrazione si può scaricare.
table-replay-version = Questa registrazione segue la versione { $version } delle regole; questo programma gioca la versione { $current }.
table-replay-record = Questa registrazione non si può rivedere: { $detail }
table-word-inaccuracy = imprecisione
table-word-mistake = errore
table-word-blunder = errore grave
table-word-little = un po’
