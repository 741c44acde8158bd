## The page: home

page-home = Inizio
page-take-a-seat = Prendi posto
page-take-a-seat-how = Giochi dell’antica Roma, con tutte le regole. Un clic e giochi contro un bot.
page-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
page-players-range = { $low }–{ $high } giocatori
page-minutes = { $minutes } min
page-first-game = Prima volta? Comincia da solo
page-first-game-why = Una partita da solo, con una guida che segue il primo turno
page-play-now = Gioca subito
page-more = Altro…
page-your-tables = I tuoi tavoli
page-open-tables = Tavoli aperti
page-your-finished = Le tue partite finite
page-all = tutte e { $count }
page-game-with = { $game } con { $names }
page-your-turn = Tocca a te
page-others-turn = Tocca agli altri
page-running = in corso
page-free-seats = Posti liberi: { $free }
page-resume = Riprendi
page-join = Siediti
page-watch = Guarda
page-replay = Rivedi
page-won = Vinta
page-not-won = Persa
page-drawn = Pari
page-finished = Finita
page-open-record = Apri una partita salvata
page-open-record-how = Scegli il file di una partita finita, o trascinalo qui, per rivederla mossa per mossa.
page-choose-file = Scegli un file
page-no-record = Questo file non è la registrazione di una partita.
page-api = Per i programmi
page-credits = Icone: game-icons.net, CC BY 3.0. Caratteri: Cinzel e Alegreya Sans, SIL OFL 1.1.

## A new table

page-your-name = Il tuo nome
page-you-name = Ospite
page-modes = Come si gioca
page-mode-solitaire = Da soli
page-mode-duel = In due
page-mode-three = In tre
page-mode-four = In quattro
page-mode-alliance = Alleanza
page-house-rules = Regole della casa
page-house-rules-none = nessuna, come stampato
page-house-rules-changed = cambiate: { $count }
page-usual = { $what } (di solito)
page-not-copied = Qui non si è potuto copiare: seleziona l’indirizzo e copialo.
page-seats = Posti
page-seat-number = Chi siede al posto { $number }
page-name-of-seat = Nome di chi siede al posto { $number }
page-player-number = Giocatore { $number }
page-who-me = Io
page-who-friend = Un amico, con un link
page-who-open = Il primo che arriva
page-who-here = Qualcuno a questo schermo
page-who-easy = Bot, facile
page-who-medium = Bot, medio
page-who-hard = Bot, difficile
page-clock = Tempo per un turno
page-clock-none = senza limite
page-clock-60 = 1 minuto
page-clock-180 = 3 minuti
page-clock-86400 = 1 giorno
page-clock-259200 = 3 giorni
page-allow-undo = Si può annullare
page-allow-hints = Suggerimenti
page-public = Visibile a tutti
page-cancel = Annulla
page-start = Inizia
page-waiting-for-players = In attesa dei giocatori
page-invited = { $name } ti invita
page-send-link =
    { $count ->
        [one] Manda questo link a chi deve giocare con te.
       *[other] Manda ogni link a chi deve occupare quel posto.
    }
page-begins-when = La partita comincia quando non manca nessuno.
page-waiting-for = si aspetta { $name }
page-bot = bot, { $level }
page-level-easy = facile
page-level-medium = medio
page-level-hard = difficile
page-you = tu
page-there = al tavolo
page-away = ora non c’è
page-link-for-seat = Il link per il posto { $number }
page-copy-link = Copia il link
page-copied = Copiato
page-sit-down = Siediti
page-close-table = Chiudi questo tavolo
page-no-table = Questo tavolo non esiste.
page-loading = Un momento…

## At the table

page-turn-of = Decide { $name }.
page-all-the-same = { $doing } comunque
page-show-again = rivedi
page-setting-doubts = Chiedi prima di lasciare qualcosa in sospeso
page-choose-glowing = Ora scegli qualcosa che brilla.
page-put-back = rimetti
page-take-back = annulla
page-to-present = al presente
page-looking-back =
    Così era dopo { $ply ->
        [one] { $ply } azione
       *[other] { $ply } azioni
    }.
page-several =
    { $count ->
        [one] { $count } possibilità
       *[other] { $count } possibilità
    }
page-legal = possibile: { $doing }
page-not-now = Ora non si può
page-not-your-turn = Non tocca a te: decide { $name }.
page-shown-in-rules = mostrata nelle regole
page-open-clause = Articolo { $rule } delle regole
page-show-clause = Mostra la regola
page-hide-clause = Nascondi la regola
page-against = contro { $names }
page-with-against = con { $allies }, contro { $names }
page-against-ai = contro l’I.A.
page-undo = Annulla
page-undo-keys = { $undo } ritira una decisione, { $turn } tutto il turno
page-hint = Suggerimento
page-thinking = Ci penso…
page-resign = Abbandona
page-resign-sure = Vuoi abbandonare la partita? Con due parti vince l’altra; con più parti un bot gioca al tuo posto.
page-log = Diario
page-rules = Regole
page-chat = Chat
page-unheard =
    { $count ->
        [one] { $count } nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
page-side = Aiuto, diario, regole e chat
page-close = Chiudi
page-inspect = Passa il puntatore su qualsiasi cosa per sapere che cos’è e che cosa fa.
page-rule-asked = La regola per questo
page-search-rules = Cerca nelle regole
page-nothing-said = Nessuno ha ancora detto nulla.
page-say = Di’ qualcosa
page-send = Invia
page-turn-heading = Turno { $turn } · { $name }
page-earlier =
    { $count ->
        [one] { $count } riga precedente
       *[other] { $count } righe precedenti
    }
page-later =
    { $count ->
        [one] { $count } riga successiva
       *[other] { $count } righe successive
    }
page-details = Che cosa è successo nel dettaglio
page-step-back = Un passo indietro
page-step-on = Un passo avanti
page-step-of = Passo { $step } di { $of }
page-share-position = Copia un link a questa posizione
page-reconnecting = Connessione persa, nuovo tentativo…
page-put-off = Il server ha troppo da fare, riprovo…
page-restarting = Il server si riavvia, il tavolo tornerà…
page-connection-refused = Il tavolo non viene più mostrato ({ $status }). Riapri il suo link.
page-unreachable = Il server non risponde.
page-days-hours = { $days } g { $hours } h
page-time-of = Tempo rimasto a { $name }
page-bot-took-over = Un bot gioca al tuo posto.
page-come-back = Continuo io
page-curtain = { $name }, tocca a te
page-curtain-how = Tutti gli altri guardino altrove.
page-curtain-open = Mostra il mio lato
page-tour = Un primo sguardo
page-tour-next = Avanti
page-tour-skip = Salta
page-tour-end = Giochiamo

## The end

page-wins = Vince { $names }
page-win = Vincono { $names }
page-share-victory = Vittoria condivisa: { $names }
page-nobody-wins = Nessuno vince
page-play-again = Gioca ancora
page-result = Esito
page-harder = Più difficile
page-harder-how = Lo stesso tavolo contro bot più forti
page-other-seats = Altri posti…
page-held = Che cosa aveva ciascuno
page-held-nothing = niente di nascosto
page-course-turn = Turno { $turn }: { $points }
page-play = Avvia
page-pause = Pausa
page-speed = Velocità
page-speed-of = { $speed } ×
page-eyes = Visto da
page-eyes-of = come lo vedeva { $name }
page-eyes-all = come lo vedevano tutti i posti insieme
page-rematch-waits = Alla rivincita
page-total = Totale
page-course = Punti dopo ogni turno
page-dice-fair = I dadi erano onesti.
page-dice-checked =
    { $count ->
        [one] { $count } esito casuale controllato
       *[other] { $count } esiti casuali controllati
    } nel tuo browser.
page-dice-unfair = I dadi non derivano dal segreto mostrato prima della partita.
page-dice-unknown = Non c’è una prova dei dadi da controllare.
page-record = Registrazione

## Settings

page-settings = Impostazioni
page-language = Lingua
page-theme = Tema
page-theme-system = come il sistema
page-theme-light = chiaro
page-theme-dark = scuro
page-pace = Mosse degli altri
page-pace-800 = lente
page-pace-350 = normali
page-pace-120 = veloci
page-pace-0 = subito
page-sounds = Suoni
page-keys = Tasti
page-keys-how = Fai clic su un tasto per dare al comando un altro tasto.
page-keys-first = Come all’inizio
page-key-press = premi un tasto
page-key-change = { $what }: { $key }, cambialo
page-key-number = fa ciò che è offerto con quel numero
page-key-arrows = da un pezzo all’altro sul tavolo
page-key-enter = sceglie ciò che è a fuoco
page-key-escape = rimette a posto, torna indietro, chiude
page-key-end = finisce il turno
page-key-undo = ritira una decisione
page-key-undo-turn = ritira tutto il turno
page-key-hint = chiede un suggerimento
page-key-back = guarda una mossa indietro
page-key-on = guarda una mossa avanti
page-key-rule = la clausola di ciò che è a fuoco
page-key-keys = questo elenco
page-volume = Volume
page-notices = Avvisami quando tocca a me
page-theme-switch = Chiaro o scuro
