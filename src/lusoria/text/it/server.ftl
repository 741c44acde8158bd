## Il server

server-log-seat = { $seat } si siede.
server-log-start = La partita comincia.
server-log-undo = { $seat } torna indietro.
server-log-resign = { $seat } abbandona.
server-log-bot-time = { $seat } ha impiegato troppo tempo: continua un bot.
server-log-bot-resigned = Un bot continua al posto di { $seat }.
server-log-back = { $seat } è di nuovo al tavolo.
server-log-failed = Il bot di { $seat } ha fallito: un’azione è stata tirata a sorte.
server-log-rematch = Le stesse persone giocano ancora, a un altro tavolo.
server-undo-bot = Per questo posto gioca un bot.
server-undo-not-here = A questo tavolo non si torna indietro quando una mossa è completa.
server-undo-enough = In questo turno si è già tornati indietro troppe volte. Si prosegue da qui.
server-end-resigned =
    { $count ->
        [one] { $who } ha abbandonato.
       *[other] { $who } hanno abbandonato.
    }
server-closed-maker = Il tavolo è stato chiuso da chi lo ha creato.
server-closed-version = Le regole di questo programma sono cambiate da quando la partita è cominciata. La partita non può continuare, ma la sua registrazione si può scaricare.
server-replay-version = Questa registrazione segue la versione { $version } delle regole; questo programma gioca la versione { $current }.
server-replay-record = Questa registrazione non si può rivedere: { $detail }
