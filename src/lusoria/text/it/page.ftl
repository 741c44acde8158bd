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
page-who-beginner = Bot, principiante
page-who-easy = Bot, facile
page-who-medium = Bot, medio
page-who-hard = Bot, difficile
page-who-master = Bot, maestro
page-preparing = Il tavolo si prepara in questo browser: { $percent } %
page-preparing-failed = I giochi non sono partiti. Ricarica la pagina; se non basta, serve un browser più recente o un server.
page-alone-levels = I bot pensano in questo browser: il principiante e quello facile decidono subito, quello medio impiega al massimo due secondi per decisione, quello difficile fino a quattro, il maestro fino a sei. I più forti qui sono un po’ più deboli che su un server.
page-alone-friends = Per invitare amici con un link serve un server. Ne conosci l’indirizzo?
page-alone-go = Vai
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
page-level-beginner = principiante
page-level-easy = facile
page-level-medium = medio
page-level-hard = difficile
page-level-master = maestro
page-about-beginner = Gioca a colpo d’occhio e spesso sceglie una mossa buona solo quasi quanto la migliore.
page-about-easy = Sceglie ciò che sembra subito il meglio e non guarda mai oltre la propria mossa.
page-about-medium = Pensa un po’ più in là e trascura ciò che arriva tardi.
page-about-hard = Pensa con più mosse d’anticipo e concede poco.
page-about-master = Si prende il suo tempo, fino a un quarto di minuto per turno, e non perdona nulla.
page-you = tu
page-there = al tavolo
page-away = ora non c’è
page-away-long = in vacanza
page-on-vacation = in vacanza fino al { $day }
page-turn-away = { $name } è in vacanza fino al { $day }. L’orologio è fermo.
page-link-for-seat = Il link per il posto { $number }
page-copy-link = Copia il link
page-copied = Copiato
page-seat-link = Il tuo link
page-seat-link-how = Chi ha questo link siede al tuo posto. Uno nuovo lo rende subito senza valore, anche negli altri tuoi browser.
page-seat-link-none = Questo posto non ha un link: ci arrivi ovunque tu acceda con il tuo account.
page-seat-link-renewed = Il vecchio link non vale più.
page-seat-link-revoke = Togli il link
page-link-new = Nuovo link
page-link-new-how = Il link di prima non vale più
page-sit-down = Siediti
page-close-table = Chiudi questo tavolo
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
page-report = Segnala
page-reported = segnalato
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
page-connection-refused = Il tavolo non viene più mostrato: { $why } Riapri il suo link.
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
page-easier = Più facile
page-easier-how = Lo stesso tavolo contro bot più deboli
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

## Analisi

page-analysis = Analisi
page-analyse = Analizza la partita
page-analyse-how = Che cosa ha regalato ogni mossa, che cosa ha dato la fortuna e che cosa sarebbe stato meglio: ogni posto con ciò che sapeva allora.
page-analysing = Analisi in corso: { $percent } %
page-analysis-again = Riprova
page-chances = Probabilità di vittoria
page-chance-at = Turno { $turn }: { $chances }
page-accounts = Come si è arrivati al risultato
page-accounts-how = Partenza, fortuna e decisioni danno insieme il risultato. Ciò che ha portato la preparazione conta come fortuna.
page-account-start = Partenza
page-luck = Fortuna
page-own-decisions = Decisioni proprie
page-others-decisions = Decisioni altrui
page-accuracy = Precisione
page-accuracy-how = 100: nulla di regalato. 0: quanto scegliendo alla cieca.
page-accuracy-game = Precisione { $accuracy }
page-accuracy-mean =
    { $count ->
        [one] Precisione { $accuracy } in { $count } partita analizzata
       *[other] Precisione { $accuracy } in { $count } partite analizzate
    }
page-given-away = Regalato
page-given-away-how = Della probabilità di vittoria: imprecisione da 4 punti, errore da 8, errore grave da 15. Si dice solo se due ricerche separate concordano.
page-nothing-given-away = Nulla su cui due ricerche separate concordino.
page-in-turn = Turno { $turn }
page-percent = { $percent } %
page-lost-percent = −{ $percent } %
page-gained-percent = +{ $percent } %
page-was-played = Giocato
page-better-ways = Il meglio
page-better = meglio: { $way }
page-who-does = { $name }: { $what }
page-then-expected = Poi ci si aspetta: { $line }
page-show-way = Mostra sul tabellone: { $way }
page-learn = Impara dai tuoi errori
page-learn-of = { $number } di { $count }, turno { $turn }
page-learn-question = { $name }: che cosa è meglio qui?
page-learn-right = Giusto.
page-learn-wrong = No: così si regala il { $percent } %.
page-learn-seen = Le mosse migliori:
page-learn-skip = Salta
page-learn-solution = Soluzione
page-learn-next = Avanti
page-learn-over = È tutto: { $right } giuste su { $count }.
page-learn-end = All’analisi

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

## Lessons, and playing on

page-lessons = Impara
page-learn-how = Lezioni brevi direttamente al tavolo: un compito, una plancia e qualcuno che spiega che cosa è andato storto.
page-lesson-done = fatta
page-lesson-next = comincia qui
page-learn-play = Gioca a { $game } contro un bot facile
page-lesson-step = compito { $step } di { $steps }
page-lesson-following = Prossima lezione
page-lesson-all = Tutte le lezioni
page-lesson-take-back = Torna indietro
page-lesson-again = Ricomincia
page-play-on = Gioca da qui
page-play-on-how = Un nuovo tavolo comincia da questa posizione. La sua registrazione lo dice.
page-play-on-seat = Il tuo posto
page-play-on-level = I bot
page-play-on-bots = Contro i bot
page-play-on-alone = Tutti i posti da solo
page-from-position = da una posizione

## Puzzles

page-puzzles = Problemi
page-puzzles-how = Posizioni di partite fra bot, in cui una cosa sola è chiaramente giusta.
page-puzzle-today = Problema del giorno
page-puzzle-solve = Risolvilo
page-puzzle-next = Prossimo problema
page-puzzle-theme = Tema
page-puzzle-any = Tutti i temi
page-puzzle-level = Difficoltà
page-puzzle-easier = più facile
page-puzzle-equal = come il mio punteggio
page-puzzle-harder = più difficile
page-puzzle-rating = Il tuo punteggio
page-puzzle-rating-how = Un punteggio Glicko, conservato in questo browser. Conta solo il primo tentativo.
page-puzzle-solved = { $right } su { $tried } risolti al primo tentativo
page-puzzle-left = { $left } su { $count } ancora da provare
page-puzzle-row = { $count } di fila
page-puzzle-done = risolto
page-puzzle-missed = sbagliato
page-puzzle-rated = difficoltà { $rating }
page-puzzle-again = Riprova
page-puzzle-solution = Mostra la soluzione
page-puzzle-shown = Soluzione: { $moves }
page-puzzle-all = Tutti i problemi
page-puzzle-change = il tuo punteggio: { $rating } ({ $change })
page-puzzle-none = Non ci sono più problemi di questo tipo; tornano i più vecchi.

## Valutazioni e giocatori

page-ratings = Valutazioni
page-ratings-how = Contano le partite valutate, tra chi ha effettuato l’accesso e contro i bot. In testa sta chi è forte di sicuro, non chi è stato fortunato una volta.
page-rank = Posto
page-player = Giocatore
page-rating = Valutazione
page-games = Partite
page-games-count =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
page-last-game = Ultima partita
page-rating-provisional = Provvisoria: ancora troppo poche partite
page-no-rated = Ancora nessuna partita valutata.
page-player-since = Qui dal { $date }
page-player-gone = un ex giocatore
page-rating-course = La valutazione dopo ognuna delle ultime { $count } partite: da { $first } a { $last }.
page-leader-board = Classifica
page-opponents = Contro
page-last-games = Ultime partite
page-place = Posto { $place } di { $of }

## Conti

page-account = Conto
page-account-how = Il tuo nome, ovunque tu acceda.
page-account-name = Nome
page-sign-in = Accedi
page-sign-in-how = I tuoi tavoli e ciò che hai imparato sono con te in ogni browser.
page-sign-out = Esci
page-claim-name = Prendi un nome
page-claim-how = Nessuno ha bisogno di un conto. Con un conto il nome è solo tuo, e i tuoi tavoli vengono con te, anche quelli di oggi.
page-password = Password
page-password-now = La tua password
page-password-new = Nuova password
page-password-change = Cambia password
page-password-changed = La password è cambiata. Negli altri browser l’accesso è terminato.
page-password-forgotten = Password dimenticata?
page-password-mailed = Se questo conto ha un indirizzo, è in arrivo un messaggio con un collegamento.
page-password-reset = Una nuova password
page-password-reset-how = Sceglila, e l’accesso è fatto. Altrove l’accesso termina.
page-email = Posta
page-email-how = Con un messaggio a questo indirizzo si imposta di nuovo una password dimenticata. Nessun altro lo vede.
page-email-address = Indirizzo
page-email-save = Conserva l’indirizzo
page-email-kept = L’indirizzo è conservato.
page-mailed = Scrivimi quando vengo sfidato e, ai tavoli dove un turno dura un’ora o più, quando tocca a me e quando la partita finisce
page-push = Avvisi in questo browser
page-push-how = Il browser ti avvisa quando vieni sfidato e, ai tavoli dove un turno dura un’ora o più, quando tocca a te e quando la partita finisce: anche a pagina chiusa, finché resti connesso.
page-push-here = Avvisami in questo browser
page-push-host = Questo server non manda avvisi ai browser.
page-push-browser = Questo browser non accetta avvisi da questa pagina: servono HTTPS e un browser con Web Push.
page-push-denied = Al browser è stato detto di non mostrare le notifiche di questa pagina. Consentile nelle sue impostazioni per questa pagina.
page-push-failed = Il browser non è riuscito ad abbonarsi agli avvisi. Riprova più tardi.
page-push-there = riceve avvisi
page-push-end = Ferma gli avvisi
page-unsubscribe = Avvisi per posta
page-unsubscribe-now = Non mandarmene più
page-unsubscribed = Fatto: non ne verranno più inviati. Puoi riattivarli nel tuo account.
page-vacation = Vacanza
page-vacation-how = Mentre sei via, il tuo orologio è fermo ai tavoli dove un turno dura un giorno o più. Gli altri vedono fino a quando.
page-vacation-now = Sei in vacanza fino al { $day }.
page-vacation-planned = Sei in vacanza dal { $from } al { $day }.
page-vacation-left = { $count ->
    [one] Quest’anno ti resta un giorno.
   *[other] Quest’anno ti restano { $count } giorni, al massimo { $most } per volta.
}
page-vacation-earliest = La prossima può cominciare il { $day }.
page-vacation-count = Giorni
page-vacation-from = Dal (vuoto: da adesso)
page-vacation-go = Vai in vacanza
page-vacation-end = Sono di nuovo qui
page-vacation-call-off = Annulla la vacanza
page-sessions = Dove hai effettuato l’accesso
page-session-here = qui
page-session-seen = ultimo uso il { $day }
page-session-unknown = Un browser
page-sessions-end = Esci ovunque tranne qui
page-tokens = Chiavi per programmi
page-tokens-how = Un programma che ne ha una agisce con il tuo nome. Non può cambiare il tuo conto.
page-token-name = A che cosa serve
page-token-may-play = Può anche giocare
page-token-play = guarda e gioca
page-token-read = guarda soltanto
page-token-make = Crea una chiave
page-token-made = Copiala ora: si vede solo questa volta.
page-token-copy = Copia la chiave
page-token-end = Revoca
page-data = Ciò che è conservato
page-data-how = Tutto in un file; oppure più niente.
page-data-export = Scarica tutto
page-data-delete = Elimina il conto
page-data-delete-how = Non si può tornare indietro. Il tuo nome torna libero, e ai tuoi tavoli siede al tuo posto un ospite con questo nome.

## Avvisi

page-own-notices = Avvisi
page-notices-of = Avvisi di { $name }
page-notice-turn = Tocca a te: { $game } con { $names }
page-notice-challenge = Ti sfidano: { $game } con { $names }
page-notice-paired = La tua partita in { $tournament } ti aspetta: { $game } con { $names }
page-notice-begins = Comincia { $tournament }: { $game }
page-notice-over = La partita è finita: { $game } con { $names }

## Tornei

page-tournaments = Tornei
page-tournaments-how = Svizzero, all’italiana o arena, per persone e bot. Per partecipare serve un account.
page-tournament-new = Nuovo torneo
page-tournament-none = Non c’è ancora nessun torneo. Creane uno.
page-tournament-open = Iscrizioni aperte
page-tournament-running = In corso
page-tournament-over = Conclusi
page-tournament-entrants = { $count ->
    [one] { $count } iscritto
   *[other] { $count } iscritti
  }
page-tournament-name = Nome
page-tournament-game = Gioco
page-tournament-system = Sistema
page-tournament-swiss = Svizzero
page-tournament-swiss-how = A ogni turno si incontra chi ha altrettanti punti, e nessuno due volte.
page-tournament-round-robin = All’italiana
page-tournament-round-robin-how = Tutti incontrano tutti.
page-tournament-arena = Arena
page-tournament-arena-how = Chi è libero ha subito un’altra partita, finché c’è tempo.
page-tournament-rounds = Turni
page-tournament-cycles = Quante volte ci si incontra
page-tournament-minutes = Minuti
page-tournament-size = Giocatori a un tavolo
page-tournament-turn = Tempo per una mossa
page-tournament-patience = Tempo per sedersi
page-tournament-patience-how = Chi non arriva in tempo perde la partita.
page-tournament-starts = Inizio
page-tournament-starts-how = Da solo a quest’ora, ora locale. Vuoto: quando lo dici tu.
page-tournament-starts-at = Comincia { $time }
page-tournament-needed = Servono almeno { $count } iscritti, altrimenti non si gioca.
page-tournament-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
  }
page-tournament-time = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
  }
page-tournament-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
  }
page-tournament-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
  }
page-tournament-make = Crea
page-tournament-host = creato da { $name }
page-tournament-at-table = { $count } a un tavolo
page-tournament-of-rounds = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
  }
page-tournament-of-cycles = { $count ->
    [one] tutti si incontrano una volta
   *[other] tutti si incontrano { $count } volte
  }
page-tournament-per-turn = { $time } a mossa
page-tournament-enter = Iscriviti
page-tournament-withdraw = Ritirati
page-tournament-withdrawn = ritirato
page-tournament-start = Comincia
page-tournament-close = Chiudi ora
page-tournament-close-sure = Chiudere il torneo? Le partite in corso non conteranno.
page-tournament-bot = Iscrivi un bot
page-tournament-remove = Togli { $name }
page-tournament-to-table = Al tuo tavolo
page-tournament-your-game = La tua partita ti aspetta.
page-tournament-wait = Sei iscritto. Il primo turno comincia con il torneo.
page-tournament-next = Giochi di nuovo appena il turno è finito.
page-tournament-soon = La prossima partita arriva appena un avversario è libero.
page-tournament-ended-played = Il torneo è finito.
page-tournament-ended-maker = Il torneo è stato chiuso prima del tempo.
page-tournament-ended-few = Il torneo è finito perché erano rimasti in troppo pochi.
page-tournament-ended-unfilled = Il torneo non si è giocato: all’ora d’inizio gli iscritti erano troppo pochi.
page-tournament-ends = Nessuna nuova partita dopo le { $time }.
page-tournament-standings = Classifica
page-tournament-place = Posto
page-tournament-player = Giocatore
page-tournament-points = Punti
page-tournament-played = Partite
page-tournament-buchholz = Buchholz
page-tournament-buchholz-how = I punti di tutti gli avversari.
page-tournament-sonneborn-berger = S.-Berger
page-tournament-sonneborn-berger-how = Sonneborn-Berger: i punti di chi si è battuto, e metà di quelli di chi si è pareggiato.
page-tournament-direct = Diretto
page-tournament-direct-how = Punti delle partite tra chi fin qui è pari.
page-tournament-wins = Vittorie
page-tournament-wins-how = Partite vinte, senza riposi e forfait.
page-tournament-grid = Risultati
page-tournament-round = Turno { $number }
page-tournament-bye = Riposa, e vince: { $names }
page-tournament-rest = Riposa: { $names }
page-tournament-under-way = in corso
page-tournament-forfeit = forfait
page-tournament-void = interrotta
page-tournament-files = Come file
page-tournament-file-standings = Classifica (CSV)
page-tournament-file-games = Partite (CSV)
page-tournament-file-all = Tutto (JSON)
page-tournament-to = Al torneo
page-tournament-all = Tutti i tornei

## La sala e le sfide

page-lobby = Sala
page-lobby-how = Chi cerca una partita gioca con chi cerca la stessa. Unisciti a chi aspetta, o aspetta tu.
page-others = Gli altri
page-game = Gioco
page-for-a-rating = Per la valutazione
page-rated = valutata
page-not-rated = non valutata
page-seek = Cerca una partita
page-seek-sign-in = Accedi per cercare una partita
page-nobody-waits = Ora non aspetta nessuno. Cerca una partita, e gli altri la vedono qui.
page-waiting-there = Aspetti qui
page-challenge = Sfida
page-challenge-whom = Sfida { $name }
page-decline = Rifiuta
page-notices-none = Niente ti aspetta.
page-notices-count =
    { $count ->
        [0] Avvisi: nessuno
        [one] Avvisi: { $count } ti aspetta
       *[other] Avvisi: { $count } ti aspettano
    }
page-notice-left = { $time } rimasti
page-notice-in = tra { $time }
page-feeds = Feed
page-feeds-how = Indirizzi per un lettore di feed (Atom) e per un calendario delle tue scadenze. Chi li conosce può leggerli; i nuovi annullano i vecchi.
page-feed-atom = Notizie
page-feed-calendar = Calendario
page-feeds-make = Crea nuovi indirizzi

## Amministrazione

page-admin = Amministrazione
page-admin-how = Che cosa è stato segnalato, chi c’è, che cosa si gioca.
page-admin-moderator-how = Che cosa è stato segnalato, e chi l’ha detto.
page-admin-figures = Cifre
page-admin-accounts = Account
page-admin-accounts-today = Account dell’ultimo giorno
page-admin-tables-running = Tavoli in corso
page-admin-tables-open = Tavoli in attesa
page-admin-tables-over = Partite finite
page-admin-tables-today = Tavoli dell’ultimo giorno
page-admin-streams = Pagine a un tavolo
page-admin-bots-waiting = Bot in coda
page-admin-mail = la posta viene inviata
page-admin-no-mail = nessuna posta configurata
page-admin-reports = Messaggi segnalati
page-admin-reports-none = Non c’è nessuna segnalazione.
page-admin-to-table = il tavolo
page-admin-deleted = eliminato
page-admin-delete-line = Elimina il messaggio
page-admin-dismiss = Archivia
page-admin-accounts-list = Account
page-admin-find = Cerca
page-admin-find-account = Una parte del nome
page-admin-find-table = Un nome al tavolo, o il suo id
page-admin-change = Modifica…
page-admin-further = Mostra altro
page-admin-muted = in silenzio
page-admin-banned = escluso
page-admin-role = Ruolo
page-admin-role-player = giocatore
page-admin-role-moderator = moderatore
page-admin-role-admin = amministratore
page-admin-give-role = Assegna
page-admin-mute-for = Silenzio per
page-admin-mute = Zittisci
page-admin-mute-held = In silenzio
page-admin-mute-end = Ridai la parola
page-admin-ban-for = Escludi per
page-admin-ban = Escludi
page-admin-ban-held = Escluso
page-admin-ban-end = Riammetti
page-admin-for-ever = per sempre
page-admin-until = fino al { $time }
page-admin-tables = Tavoli
page-admin-status-open = in attesa
page-admin-status-running = in corso
page-admin-status-over = finita
page-admin-status-closed = chiusa
page-admin-delete = Elimina
page-admin-delete-table = Eliminare questo tavolo?
page-admin-delete-how = Sparisce per sempre, con la registrazione e la chat.

## Perché il server ha rifiutato qualcosa, per la parola del rifiuto
page-refused-already = L’hai già fatto.
page-refused-banned = Questo conto per ora è bloccato.
page-refused-bot = A questo posto gioca un bot.
page-refused-broken = Qualcosa è andato storto. Ricarica la pagina.
page-refused-entrants = Non può iscriversi più nessuno.
page-refused-few = Gli iscritti sono troppo pochi: un torneo svizzero ne vuole uno più dei turni.
page-refused-foreign-token = Il tuo collegamento non è di questo tavolo.
page-refused-full = Per ora il server ha troppi visitatori. Riprova più tardi.
page-refused-host = A questo indirizzo il server non risponde.
page-refused-illegal = Ora non si può.
page-refused-invalid = Questo non si può leggere: { $detail }
page-refused-late = Altri sono stati più veloci. Riprova.
page-refused-length = È troppo breve o troppo lungo.
page-refused-log = Il registro di questo tavolo è rovinato.
page-refused-method = Il server non conosce questa richiesta. Ricarica la pagina.
page-refused-muted = Per ora non puoi scrivere.
page-refused-name = Un nome ha solo lettere, numeri, spazi e i segni ' . - _.
page-refused-name-taken = Questo nome, o uno che gli somiglia, è già preso.
page-refused-no-address = Il tuo account non ha un indirizzo di posta. Prima salvane uno.
page-refused-no-game = Qui questo gioco non c’è.
page-refused-no-hint = Per ora non c’è un suggerimento. Riprova.
page-refused-no-hints = Questo tavolo non dà suggerimenti.
page-refused-no-lesson = Questa lezione non esiste.
page-refused-no-line = Questa riga non è nella conversazione.
page-refused-no-mail = Questo server non manda posta.
page-refused-no-player = Qui nessuno ha questo nome.
page-refused-no-pool = Questa classifica non esiste.
page-refused-no-position = Questa posizione non è nella partita.
page-refused-no-puzzle = Questo problema non esiste.
page-refused-no-seat = Questo posto non c’è.
page-refused-no-table = Questo tavolo non esiste.
page-refused-no-token = Può farlo solo chi ha un posto.
page-refused-no-tournament = Questo torneo non esiste.
page-refused-not-entered = Chi è nominato non partecipa.
page-refused-not-found = Non c’è, o non c’è più.
page-refused-not-json = Il server non può leggere la richiesta. Ricarica la pagina.
page-refused-not-open = È tardi: è già cominciato o chiuso.
page-refused-not-over = La partita non è finita.
page-refused-not-rated = Così non può contare per la classifica.
page-refused-not-running = Qui non si sta giocando.
page-refused-not-the-maker = Può farlo solo chi l’ha creato.
page-refused-not-your-seat = Questo posto non è tuo.
page-refused-not-your-turn = Tocca a un altro.
page-refused-no-push = Questo server non manda avvisi ai browser.
page-refused-subscription = Questo non è l’indirizzo di un servizio di notifiche.
page-refused-old-link = Questo collegamento è già stato usato o è troppo vecchio. Chiedine un altro.
page-refused-starts = Un torneo comincia nel futuro, entro un anno.
page-refused-vacation-set = Hai già una vacanza. Prima terminala.
page-refused-vacation-far = Una vacanza si fissa con al massimo sei mesi di anticipo.
page-refused-vacation-rest = Tra due vacanze passano almeno tre giorni.
page-refused-vacation-days = Non ti restano tanti giorni.
page-refused-options = Queste opzioni non vanno insieme: { $detail }
page-refused-origin = Questa pagina non è del server.
page-refused-position = Una partita non può cominciare da qui: { $detail }
page-refused-record = Questa non è la registrazione di una partita: { $detail }
page-refused-resigned = A questo posto ci si è già arresi.
page-refused-role = Il tuo account non può farlo.
page-refused-scope = Questa chiave non serve a questo.
page-refused-sign-in = Prima accedi.
page-refused-slow = La richiesta ha impiegato troppo. Riprova.
page-refused-store = Non si è potuto salvare, quindi non è cambiato nulla. Forse non c’è più spazio.
page-refused-taken = A questo tavolo per te non c’è posto libero.
page-refused-too-large = È troppo grande per essere mandato.
page-refused-too-many = Troppo in una volta. Aspetta un poco e riprova.
page-refused-too-many-tokens = Un conto non può avere altre chiavi. Prima revocane una.
page-refused-undo = Non si può riprendere.
page-refused-unreachable = Il server non risponde.
page-refused-unread = Non si è potuto leggere. Riprova.
page-refused-version = È di un’altra versione delle regole: { $detail }
page-refused-weak-password = Questa password si indovina troppo facilmente: scegline una più lunga, di almeno otto caratteri.
page-refused-which = Non è chiaro che cosa si intenda.
page-refused-which-seat = Qui hai più posti: scegline uno.
page-refused-words = Questo server non vuole che si dica una di queste parole.
page-refused-wrong-password = Il nome o la password non è giusta.
