## On the box

builders-name = The Builders
builders-about = Ingaggia, manda la tua gente nei cantieri e porta per primo la tua città a diciassette punti.
builders-mode-duel = Una corsa a due: nessun altro prende ciò che lasci.
builders-mode-three = Il mercato gira più in fretta, e l’ultimo round conta.
builders-mode-four = Il mercato più affollato e l’attesa più lunga tra i turni.

## Cards

builders-card-house = Casa
builders-card-market = Mercato
builders-card-quarry = Cava
builders-card-watering-trough = Abbeveratoio
builders-card-trading-post = Emporio
builders-card-camel-stable = Stalla dei cammelli
builders-card-shop = Bottega
builders-card-rural-house = Casa rurale
builders-card-armoury = Armeria
builders-card-shipyard = Cantiere navale
builders-card-port = Porto
builders-card-archery-range = Campo degli arcieri
builders-card-town-hall = Municipio
builders-card-noble-house = Casa nobiliare
builders-card-town-house = Casa urbana
builders-card-temple = Tempio
builders-card-barracks = Caserma
builders-card-fortress = Fortezza
builders-card-philosophy = Scuola di filosofia
builders-card-forum = Foro
builders-card-ziggurat = Ziggurat
builders-card-palace = Palazzo di Assur
builders-card-lighthouse = Faro di Alessandria
builders-card-theatre = Teatro
builders-card-tower = Torre di Babele
builders-card-sphinx = Sfinge
builders-card-gardens = Giardini pensili
builders-card-colossus = Colosso di Rodi
builders-card-pyramid = Piramide
builders-card-saw = Sega
builders-card-table = Tavolo dell’architetto
builders-card-scaffold = Impalcatura
builders-card-hoist = Argano

builders-worker-apprentice = Apprendista { $number }
builders-worker-labourer = Bracciante { $number }
builders-worker-companion = Compagno { $number }
builders-worker-master = Maestro { $number }
builders-worker-slave = Schiavo { $number }
builders-worker-freed = Liberto { $number }

builders-tool-mallet = Mazzuolo
builders-tool-saw = Sega a mano
builders-tool-set-square = Squadra
builders-tool-brush = Pennello

builders-resource-stone = pietra
builders-resource-wood = legno
builders-resource-architecture = architettura
builders-resource-decoration = decorazione

## Counted things

builders-actions-none = nessuna azione
builders-actions-one = 1 azione
builders-actions-many = { $count } azioni
builders-sesterces-none = nessun sesterzio
builders-sesterces-one = 1 sesterzio
builders-sesterces-many = { $count } sesterzi
builders-points-none = nessun punto
builders-points-one = 1 punto
builders-points-many = { $count } punti
builders-decimal = { $whole },{ $tenth }
builders-amount = { $count } { $resource }
builders-amounts-0 = nulla
builders-amounts-1 = { $amount1 }
builders-amounts-2 = { $amount1 }, { $amount2 }
builders-amounts-3 = { $amount1 }, { $amount2 }, { $amount3 }
builders-amounts-4 = { $amount1 }, { $amount2 }, { $amount3 }, { $amount4 }

## Actions

builders-do-end = Termina il turno
builders-do-done = Lascia tutto così
builders-do-buy = Compra un’altra azione per { $money }
builders-do-repay = Rimborsa un prestito con { $money }
builders-do-release = Libera uno schiavo per { $money }
builders-do-alone = Manda senza utensile
builders-do-loan = Prendi un prestito di { $money }: { $actions }
builders-do-take = Prendi { $money }: { $actions }
builders-do-start = Inizia { $site }: { $actions }
builders-do-recruit = Recluta { $worker }: { $actions }
builders-do-send = Manda { $worker }: { $actions } o più, { $money }
builders-do-to = Manda al cantiere { $site }: { $actions }, { $money }
builders-do-with = Porta { $tool }
builders-do-slave = Prendi { $worker }: { $actions }, { $money }
builders-do-tool = Prendi { $tool }: { $actions }, { $money }
builders-do-university = Prendi l’università di { $resource }: { $actions }, { $money }
builders-do-school = Istruisci { $worker }
builders-do-free = Libera { $worker }: { $actions }

## Decisioni come passi di una via, dove i costi sarebbero d’impiccio

builders-step-loan = Prendi un prestito di { $money }
builders-step-take = Prendi { $money }
builders-step-start = Inizia { $site }
builders-step-recruit = Recluta { $worker }
builders-step-send = {""}
builders-step-to = Manda { $worker } al cantiere { $site }
builders-step-alone = {""}
builders-step-slave = Prendi { $worker }
builders-step-tool = Prendi { $tool }
builders-step-university = Prendi l’università di { $resource }
builders-step-free = Libera { $worker }

## Prompts

builders-prompt-act = Ancora { $actions }. Agisci, compra un’altra azione o termina il turno.
builders-prompt-act-spent = Nessuna azione rimasta. Comprane un’altra o termina il turno.
builders-prompt-settle = L’ultimo giro è finito. Regola i conti: libera schiavi, rimborsa prestiti o lascia tutto così.
builders-prompt-site = { $worker }: a quale cantiere?
builders-prompt-tool = { $worker } al cantiere { $site }: con un utensile o senza?
builders-prompt-school = Università di { $resource }: chi viene istruito?

## Refusals

builders-refuse-not-now = Non ora. { $prompt }
builders-refuse-few-actions = Costo: { $needed }; ti restano: { $left }. Mancanti: { $missing }, da comprare per { $price }.
builders-refuse-no-money-for-action = Un’altra azione costa { $price }; tu hai { $money }.
builders-refuse-not-in-site-row = { $site } non è tra le carte scoperte della fila dei cantieri.
builders-refuse-not-in-worker-row = { $worker } non è tra le carte scoperte della fila dei lavoratori.
builders-refuse-twin = { $worker } vale quanto l’altra carta uguale accanto: scegli quella.
builders-refuse-not-in-team = { $worker } non è nella tua squadra.
builders-refuse-away = { $worker } resta al cantiere { $site } finché non è completo.
builders-refuse-no-site = Non hai nessun cantiere aperto.
builders-refuse-wage = { $worker } chiede { $price } per andare; tu hai { $money }.
builders-refuse-nothing-missing = { $worker } non fornisce nulla che manchi ancora a un tuo cantiere.
builders-refuse-not-your-site = { $site } non è un tuo cantiere aperto.
builders-refuse-not-missing-here = { $worker } non fornisce nulla che manchi ancora al cantiere { $site }.
builders-refuse-useless-alone = Senza utensile { $worker } non fornisce nulla che manchi ancora al cantiere { $site }.
builders-refuse-useless-with = { $tool } non aggiungerebbe nulla a quanto { $worker } fornisce al cantiere { $site }.
builders-refuse-not-your-tool = Non hai a disposizione l’utensile { $tool }.
builders-refuse-invested = Hai già fatto l’unico investimento di questo turno.
builders-refuse-too-dear = Costa { $price }; tu hai { $money }.
builders-refuse-slave-taken = { $worker } è già stato preso.
builders-refuse-tool-taken = Utensile già preso: { $tool }.
builders-refuse-your-tool = { $tool }: si porta quando mandi un lavoratore.
builders-refuse-your-site = Stai già costruendo { $site }: mandaci lavoratori.
builders-refuse-site-taken = { $seat } sta costruendo { $site }.
builders-refuse-site-built = { $site } è completo; l’ha costruito { $seat }.
builders-refuse-your-worker = { $worker } è già nella tua squadra.
builders-refuse-worker-taken = { $worker } è nella squadra di { $seat }.
builders-refuse-no-loan-left = Non ci sono più prestiti.
builders-refuse-university-taken = L’università di { $resource } è già stata presa.
builders-refuse-nobody-to-school = Nessuno dei tuoi lavoratori liberi da cantieri fornirebbe di più se istruito in { $resource }.
builders-refuse-not-your-slave = { $worker } non è tuo.
builders-refuse-free-already = { $worker } è già libero.
builders-refuse-slave-away = { $worker } è in un cantiere e può essere liberato solo dopo.
builders-refuse-no-loan = Non hai prestiti da rimborsare.
builders-refuse-no-money-for-loan = Rimborsare un prestito costa { $price }; tu hai { $money }.
builders-refuse-no-slave = Non hai schiavi da liberare.
builders-refuse-school-away = { $worker } è in un cantiere: si istruisce solo chi è in squadra.
builders-refuse-school-slave = { $worker } non può essere istruito prima di essere liberato.
builders-refuse-schooled-already = { $worker } è già stato istruito.
builders-refuse-not-raised = Lo studio di { $resource } non aumenterebbe quanto fornisce { $worker }.

## Log

builders-log-begins = { $seat } comincia.
builders-log-deal = { $seat } riceve { $worker }.
builders-log-turn-up-site = Si scopre { $site }.
builders-log-turn-up-worker = Si scopre { $worker }.
builders-log-turn = Turno di { $seat }.
builders-log-buy = { $seat } compra un’altra azione per { $money } sesterzi.
builders-log-start = { $seat } inizia { $site }.
builders-log-recruit = { $seat } recluta { $worker }.
builders-log-send =
    { $seat } manda { $worker } al cantiere { $site }: { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }, { $money ->
        [0] senza paga
       *[other] { $money } sesterzi
    }.
builders-log-send-with =
    { $seat } manda { $worker } con { $tool } al cantiere { $site }: { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }, { $money ->
        [0] senza paga
       *[other] { $money } sesterzi
    }.
builders-log-complete =
    { $seat } completa { $site }: { $money ->
        [0] nessun sesterzio
       *[other] { $money } sesterzi
    }, { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }. Di ritorno: { $workers ->
        [one] { $workers } lavoratore
       *[other] { $workers } lavoratori
    }{ $tools ->
        [0] {""}
        [one] {", "}{ $tools } utensile
       *[other] {", "}{ $tools } utensili
    }.
builders-log-machine = { $worker } d’ora in poi lavora per { $seat }.
builders-log-take =
    { $seat } prende { $money ->
        [one] { $money } sesterzio
       *[other] { $money } sesterzi
    } con { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }.
builders-log-slave = { $seat } acquista { $worker } per { $money } sesterzi.
builders-log-free = { $seat } libera { $worker }: d’ora in poi la paga è { $wage }.
builders-log-tool = { $seat } acquista { $tool } per { $money } sesterzi.
builders-log-loan = { $seat } prende un prestito di { $money } sesterzi.
builders-log-repay = { $seat } rimborsa un prestito con { $money } sesterzi.
builders-log-school = { $seat } fa istruire { $worker } in { $resource } per { $money } sesterzi: { $amount } invece di { $before }.
builders-log-end = { $seat } termina il turno.
builders-log-goal = { $seat } ha { $points } punti: la partita finisce con questo giro.
builders-log-settle = L’ultimo giro è finito. Si regolano i conti, a partire da { $seat }.
builders-log-release = { $seat } libera { $worker } per { $money } sesterzi.
builders-log-score = { $seat }: { $total } punti.
builders-log-win = { $seat } vince.

## Tags: what an action would do, in a few letters

builders-tag-send =
    { $adds }{ $money ->
        [0] {""}
       *[other] , −{ $money }
    }
builders-tag-send-most =
    { $money ->
        [0] senza paga
       *[other] −{ $money }
    }
builders-tag-send-with =
    { $adds }{ $money ->
        [0] {""}
       *[other] , −{ $money }
    }
builders-tag-complete =
    { $money ->
        [0] {""}
       *[other] +{ $money },{" "}
    }{ $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }
builders-tag-complete-most =
    { $points ->
        [0] completo
        [one] fino a { $points } punto
       *[other] fino a { $points } punti
    }
builders-tag-machine = entra in squadra
builders-tag-buy = +1 azione, −{ $money }
builders-tag-take = +{ $money }
builders-tag-slave = −{ $money }
builders-tag-free = paga { $wage }, punteggio +{ $gain }
builders-tag-tool = −{ $money }
builders-tag-loan = +{ $money }
builders-tag-repay = −{ $money }, punteggio +{ $gain }
builders-tag-school = { $before } → { $amount }, −{ $money }
builders-tag-school-most = −{ $money }
builders-tag-goal = { $points } punti: l’ultimo giro
builders-tag-settle = finisce la partita
builders-tag-release = −{ $money }, punteggio +{ $gain }

## The end

builders-end-points =
    { $count ->
        [one] { $who } ha raggiunto { $points } punti.
       *[other] { $who } hanno raggiunto { $points } punti.
    }
builders-end-stalemate = Per due giri nessuno ha fatto altro che prendere denaro.
builders-end-round-limit =
    { $rounds ->
        [one] Il solo giro convenuto è stato giocato.
       *[other] I { $rounds } giri convenuti sono stati giocati.
    }
builders-ends-points = 17 punti raggiunti
builders-ends-stalemate = due giri passati solo a prendere denaro
builders-ends-round-limit = giri convenuti giocati
builders-score-buildings = Edifici
builders-score-machines = Macchinari
builders-score-slaves = Schiavi non liberati
builders-score-loans = Prestiti non rimborsati
builders-score-sesterces = Sesterzi

## Options

builders-option-university = Che cosa fa un’università
builders-option-university-becomes = la quantità diventa 3
builders-option-university-adds = aggiunge 3 alla quantità

## Nomi brevi, per le carte

builders-short-watering-trough = Abbeveratoio
builders-short-trading-post = Emporio
builders-short-camel-stable = Stalla
builders-short-archery-range = Arcieri
builders-short-philosophy = Filosofia
builders-short-palace = Palazzo
builders-short-lighthouse = Faro
builders-short-tower = Babele
builders-short-gardens = Giardini
builders-short-colossus = Colosso
builders-short-table = Tavolo

## Sul tavolo

builders-market = Mercato
builders-sites = Cantieri
builders-workers = Lavoratori
builders-in-deck = { $count } nel mazzo
builders-deck-sites =
    Mazzo dei cantieri: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
builders-deck-workers =
    Mazzo dei lavoratori: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
builders-look-through = Sfoglia: { $deck }
builders-deck-note = Queste carte devono ancora arrivare. Nessuno sa in quale ordine.
builders-stack-slaves = Schiavi
builders-stack-tools = Utensili
builders-stack-loans = Prestiti
builders-stack-universities = Università
builders-note-slaves = senza paga; { $left } alla fine
builders-note-tools = +1 con un lavoratore
builders-note-loans = rendi { $price }, o { $left } alla fine
builders-note-universities-becomes = una quantità diventa { $amount }
builders-note-universities-adds = una quantità cresce di { $amount }
builders-left =
    { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }
builders-yard = Cantiere di { $name }
builders-no-sites = Ancora nessun cantiere. Prendine uno dalla fila dei cantieri: costa un’azione.
builders-team = Squadra
builders-team-empty = Tutti sono al lavoro. Recluta qualcuno, o completa un cantiere: chi vi lavora torna a casa.
builders-finished = Finiti · { $points }
builders-finished-brief = Finiti
builders-of-goal = di { $goal }
builders-actions = Azioni
builders-actions-left = { $actions }
builders-actions-of = { $name }: { $actions }
builders-one-more = un’altra: { $price } sesterzi
builders-one-more-brief = un’altra: { $price }
builders-no-loans = nessun prestito
builders-loans-cost =
    { $count ->
        [one] 1 prestito
       *[other] { $count } prestiti
    }: { $left } alla fine
builders-bank = Banca
builders-take-money = O prendi denaro
builders-kit-tool = Con un utensile?
builders-without-tool = Senza utensile
builders-kit-settle = Il tuo punteggio ora: { $total }
builders-more = Altro su { $name }
builders-race = Corsa ai { $goal } punti
builders-score-now = Se finisse ora
builders-show-score = punteggio ora
builders-show-points = punti
builders-round = giro { $round }
builders-last-round = ultimo giro
builders-tab-yard = Cantieri
builders-tab-market = Mercato
builders-tab-rivals = Rivali

## Che cosa farebbe un lavoratore per un cantiere

builders-adds-nothing = non serve qui
builders-with-tool-only = serve con un utensile
builders-still-missing =
    { $missing ->
        [one] ne manca 1
       *[other] ne mancano { $missing }
    }
builders-completes =
    lo completa: +{ $reward }, { $points ->
        [0] nessun punto
        [one] 1 punto
       *[other] { $points } punti
    }
builders-completes-it = lo completa
builders-completes-with-tool = lo completa con un utensile
builders-price =
    { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    }{ $money ->
        [0] {""}
       *[other] , −{ $money }
    }
builders-price-bought =
    { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    }, { $buy ->
        [one] 1 comprata
       *[other] { $buy } comprate
    }: −{ $money }
builders-lacking = ne mancano { $short }
builders-buy-and =
    Compra { $buy ->
        [one] un’azione
       *[other] { $buy } azioni
    } per { $money }, poi: { $doing }
builders-undone =
    Ti { $count ->
        [one] resta 1 azione
       *[other] restano { $count } azioni
    }.

## Descrizioni degli elementi

builders-label-site = { $site }: richiede { $needs }; rende { $money } e { $points }
builders-label-built = { $site }, finito: { $points }
builders-label-yard =
    { $site }, in costruzione: manca { $missing }; rende { $money } e { $points }; { $crew ->
        [0] nessuno vi lavora
        [one] vi lavora 1 lavoratore
       *[other] vi lavorano { $crew } lavoratori
    }
builders-label-worker = { $worker }: fornisce { $supply }; paga: { $wage }
builders-label-tool = { $tool }: 1 { $resource } in più
builders-label-university = Università: { $resource }
builders-label-stack =
    { $stack }: { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }
builders-label-loans = Prestiti di { $name }: { $count }
builders-label-seat = { $name }: { $money }, { $points } su { $goal }
builders-label-actions = Azioni rimaste: { $actions }; un’altra costa { $price }
builders-label-take = Prendi { $money } per { $actions }
builders-schooled = istruito: { $resource }
builders-carries = porta: { $tool }

## Aiuto

builders-kind-row = in offerta
builders-kind-yard = cantiere di { $name }
builders-kind-yard-own = il tuo cantiere
builders-kind-built = finito da { $name }
builders-kind-built-own = finito da te
builders-kind-hire = da reclutare
builders-kind-stack = investimento
builders-kind-team = libero, nella squadra di { $name }
builders-kind-team-own = libero, nella tua squadra
builders-kind-site = al lavoro: { $site }
builders-kind-with = con { $worker }
builders-kind-tool = utensile di { $name }
builders-kind-tool-own = il tuo utensile
builders-university-of = Università: { $resource }
builders-help-site = Iniziarlo costa un’azione. Poi manda lavoratori finché non manca più nulla: ricevi i suoi sesterzi e punti, e i lavoratori tornano a casa.
builders-help-machine = Una volta costruita si unisce alla tua squadra e fornisce { $supply }, senza paga.
builders-help-yard =
    Manca: { $missing }. { $crew ->
        [0] Nessuno vi lavora ancora.
        [one] Vi lavora 1 lavoratore.
       *[other] Vi lavorano { $crew } lavoratori.
    }
builders-help-next = Il prossimo lavoratore richiede { $actions }.
builders-help-next-bought = Il prossimo lavoratore richiede { $actions }; { $money } per quelle da comprare.
builders-help-hire = Reclutarlo costa un’azione e niente denaro. La paga si versa ogni volta che lo mandi.
builders-help-team = Clicca, poi scegli un cantiere. Il primo lavoratore mandato a un cantiere nel turno richiede un’azione, il secondo due, e così via.
builders-help-busy = Resta lì finché l’edificio non è completo.
builders-help-slave = Non porta utensili e non può essere istruito. Liberato con un’azione vuole una paga di { $wage }; liberato alla fine costa { $release }; non liberato conta { $left } punti.
builders-help-machine-works = Una macchina non vuole paga, non prende utensili né istruzione.
builders-help-learns = All’università potrebbe arrivare a: { $amounts }.
builders-help-tool = Accompagna un lavoratore che mandi e aggiunge 1 { $resource }; non costa azioni e torna con lui.
builders-help-university = Istruisce per sempre un lavoratore libero della tua squadra: fornisce più { $resource }. La paga resta la stessa.
builders-help-deck = Devono ancora arrivare, in un ordine che nessuno conosce: { $cards }.
builders-help-deck-empty = Non resta nulla: i vuoti nella fila restano aperti.
builders-help-seat = Con { $goal } punti o più alla fine di un turno si finisce il giro, e con esso la partita.
builders-help-actions = Un turno ha { $free } azioni gratuite. Ognuna in più costa { $price } sesterzi.
builders-help-bank = Paghe e prezzi vanno alla banca, che non si esaurisce mai. Le azioni si possono cambiare in denaro.
builders-fact-left = restano: { $actions }
builders-fact-needs = richiede { $needs }
builders-fact-supplies = fornisce { $supply }
builders-fact-wage = paga: { $wage }
builders-fact-price = prezzo: { $money }
builders-fact-loans =
    { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }
builders-fact-invested = l’investimento di questo turno è fatto
builders-fact-score = punteggio ora { $total }
builders-fact-costs = { $total } punti alla fine
builders-fact-bought = azioni da comprare: { $money }

## Un primo sguardo

builders-tour-market = Il mercato: sopra i cantieri da costruire, sotto i lavoratori da reclutare. Ognuno costa un’azione. La moneta è quanto rende un cantiere o vuole un lavoratore, la medaglia sono i punti, i quadrati quanto serve o si fornisce.
builders-tour-sites = I tuoi cantieri. Manda qui lavoratori finché nessun quadrato è vuoto: ricevi sesterzi e punti, e i lavoratori tornano a casa.
builders-tour-team = La tua squadra. Punta un lavoratore per vedere che cosa aggiungerebbe a ogni cantiere; clicca, poi clicca sul cantiere. La moneta è la sua paga.
builders-tour-team-touch = La tua squadra. Tocca un lavoratore per vedere che cosa aggiungerebbe a ogni cantiere, poi tocca il cantiere. La moneta è la sua paga.
builders-tour-actions = Tre azioni per turno. Il primo lavoratore mandato a un cantiere ne richiede una, il secondo nello stesso turno due, il terzo tre. Qui se ne possono comprare altre.
builders-tour-money = Senza denaro? Cambia azioni in sesterzi: più sono insieme, meglio è.
builders-tour-investments = Un investimento per turno: schiavi, utensili, un prestito, o un’università per un tuo lavoratore.
builders-tour-goal = Con 17 punti arriva l’ultimo giro. Un sesterzio vale un decimo di punto; prestiti e schiavi costano punti.
builders-tour-glow = Ciò che ha un bordo d’oro si può fare ora. Punta qualsiasi cosa per sapere che cos’è; clicca su ciò che non ha bordo per sapere perché no.
builders-tour-glow-touch = Ciò che ha un bordo d’oro si può fare ora. Tieni il dito su qualsiasi cosa per sapere che cos’è; tocca ciò che non ha bordo per sapere perché no.

## The terminal

builders-cli-zone-rows = file
builders-cli-sites = Cantieri
builders-cli-workers = Lavoratori
builders-cli-deck = { $count } nel mazzo
builders-cli-investments = Investimenti
builders-cli-loans = prestiti: { $count }
builders-cli-seat = { $points }, { $money } (punteggio ora: { $score })
builders-cli-owes = prestiti: { $count }
builders-cli-built = Costruiti:
builders-cli-team = Squadra:
builders-cli-tools = Utensili:
builders-cli-needs = richiede
builders-cli-misses = mancano
builders-cli-supplies = fornisce
builders-cli-wage = paga
builders-cli-reward = premio
builders-cli-points = punti
builders-cli-crew = al lavoro
builders-cli-next = prossimo lavoratore
builders-cli-bought = { $actions }, di cui { $count } da comprare: { $money }
builders-cli-round = Giro { $round }
builders-cli-last-round = Ultimo giro
builders-cli-ends-if-quiet = La partita finisce con questo giro se non accade nulla
builders-cli-invested = investimento del turno già fatto
builders-cli-order = pietra-legno-architettura-decorazione

## Rules

builders-rule-B1 = Si mescolano le 33 carte edificio, 29 edifici e 4 macchinari; cinque di esse sono scoperte nella fila dei cantieri.
builders-rule-B2 = Ogni giocatore riceve a caso uno dei quattro apprendisti. Gli altri apprendisti vanno nel mazzo dei lavoratori; cinque lavoratori sono scoperti nella loro fila.
builders-rule-B3 = Gli investimenti sono scoperti in quattro pile: 6 schiavi, 4 utensili, 4 prestiti, 4 università. Chi ne prende uno sceglie una carta qualsiasi della pila.
builders-rule-B4 = Ogni giocatore comincia con 10 sesterzi. Il primo giocatore è tirato a sorte. La banca non si esaurisce mai.
builders-rule-B5 = Un turno ha tre azioni gratuite. Ogni altra costa 5 sesterzi e si può comprare in qualsiasi momento del turno, quante volte si vuole, usandola o no. Ciò che una mossa stessa fa incassare, come un prestito o un premio, non può pagare l’azione che le serve.
builders-rule-B6 = Iniziare un edificio: 1 azione. Prendi una delle carte scoperte della fila dei cantieri, che viene subito completata. Puoi avere quanti cantieri vuoi.
builders-rule-B7 = Reclutare: 1 azione, niente denaro. Prendi nella tua squadra uno dei lavoratori scoperti; la fila viene subito completata.
builders-rule-B8 = Manda un lavoratore della squadra a un tuo cantiere e paga alla banca la sua paga. Il primo mandato in quel cantiere in questo turno costa 1 azione, il secondo 2, il terzo 3 e così via: tre insieme costano 6 azioni. Ogni cantiere conta per sé, e chi vi è arrivato in turni precedenti non conta. Il lavoratore, con il suo utensile, deve fornire almeno una risorsa che al cantiere manca ancora.
builders-rule-B9 = Un lavoratore mandato in un cantiere ci resta finché l’edificio non è completo.
builders-rule-B10 = Prendere denaro dalla banca: 1 sesterzio per 1 azione, 3 per 2 azioni, 6 per 3 azioni. Non ci sono gradini più alti, ma si può fare più volte in un turno.
builders-rule-B11 = Quando un mazzo è vuoto, gli spazi nella sua fila restano vuoti.
builders-rule-B12 = Puoi terminare il turno anche con azioni non usate.
builders-rule-B13 = Completare un edificio non è un’azione. È completo appena i lavoratori nel cantiere, con utensili e istruzione, forniscono insieme almeno quanto serve di ogni risorsa. Il di più va perso.
builders-rule-B14 = Quando un edificio è completo, lavoratori e utensili tornano subito nella squadra e possono essere mandati di nuovo nello stesso turno. Prendi il premio in sesterzi e conservi i punti.
builders-rule-B15 = Un macchinario si costruisce come un edificio e dà i suoi punti. Poi entra nella tua squadra come lavoratore senza paga; mandarlo costa azioni come di consueto. Non porta utensili e non si istruisce.
builders-rule-B16 = Prendere un investimento costa 1 azione, e se ne può prendere al massimo uno per turno.
builders-rule-B17 = Schiavo: 7 sesterzi. Un lavoratore senza paga, che non porta utensili e non può essere istruito finché non è liberato.
builders-rule-B18 = Liberare uno schiavo che non è in un cantiere: 1 azione, niente denaro. Da allora è un lavoratore con paga 4. Non è un investimento ed è possibile anche nel turno in cui l’hai preso.
builders-rule-B19 = Utensile: 2 sesterzi. Quando mandi un lavoratore, uno dei tuoi utensili disponibili può andare con lui gratis e aggiunge 1 della sua risorsa. Un lavoratore porta un solo utensile, che torna con lui.
builders-rule-B20 = Prestito: ricevi 10 sesterzi. Puoi rimborsarlo con 15 in qualsiasi momento del tuo turno, senza azione, oppure al regolamento finale. Un prestito rimborsato esce dal gioco.
builders-rule-B21 = Università: 7 sesterzi. Si mette subito e per sempre su un lavoratore della squadra che non è in un cantiere e non è ancora istruito: la quantità della sua risorsa che fornisce diventa 3 o, se così convenuto prima della partita, aumenta di 3. Deve aumentare. La paga non cambia.
builders-rule-B22 = Quando un giocatore ha 17 o più punti alla fine del suo turno, contando solo edifici e macchinari, si finisce il giro, così che tutti abbiano giocato lo stesso numero di turni: l’ultimo è il giocatore alla destra del primo.
builders-rule-B23 = Poi, nell’ordine a partire dal primo giocatore, ciascuno può liberare schiavi per 5 sesterzi l’uno, anche quelli in un cantiere, e rimborsare prestiti per 15 l’uno, come preferisce. Ogni schiavo rimasto costa 1 punto, ogni prestito rimasto 2.
builders-rule-B24 = Il punteggio è la somma dei punti di edifici e macchinari, meno quanto costano schiavi e prestiti, più un decimo di punto per ogni sesterzio. Vince chi ha più punti; a parità la vittoria è condivisa.
builders-rule-B25 = Quando passano due giri di seguito in cui nessuno inizia un edificio, recluta, manda un lavoratore, investe, libera o rimborsa, la partita finisce e si contano i punti.

## What is worth counting

builders-stats-opening = Aperture: l’apprendista all’inizio
builders-stats-built = Edifici completati
builders-stats-team = Lavoratori reclutati, schiavi e macchinari
builders-stats-tools = Utensili comprati

## Names in the view, for boards and tables drawn from it

builders-key-actions = azioni
builders-key-adds = aggiunge
builders-key-bank = banca
builders-key-becomes = diventa
builders-key-built = edifici finiti
builders-key-buy = da comprare
builders-key-completes = lo completa
builders-key-completes-with = lo completa con
builders-key-crew = squadra al lavoro
builders-key-deck = mazzo
builders-key-end-cost = costa alla fine, in decimi di punto
builders-key-ends-if-quiet = finisce con questo giro se non accade nulla
builders-key-freed = liberato
builders-key-help = chi aiuterebbe
builders-key-invested = ha investito
builders-key-last-round = ultimo giro
builders-key-learns = dopo un’università
builders-key-left = rimaste
builders-key-loans = prestiti
builders-key-missing = manca
builders-key-move = una mossa costa
builders-key-needs = richiede
builders-key-next = prossimo lavoratore
builders-key-offers = chi in offerta aiuterebbe
builders-key-phase = fase
builders-key-quiet-rounds = giri in cui non è accaduto nulla
builders-key-resource = risorsa
builders-key-reward = premio
builders-key-schooled = istruito in
builders-key-score = punteggio ora, in decimi di punto
builders-key-sent = lavoratori inviati
builders-key-site = cantiere
builders-key-site-deck = cantieri ancora coperti
builders-key-site-row = cantieri in offerta
builders-key-sites = cantieri aperti
builders-key-slaves = schiavi
builders-key-stack = pila:
builders-key-supply = fornisce
builders-key-take = azioni in cambio di denaro
builders-key-team = squadra
builders-key-to-come = turno ancora da giocare
builders-key-tool = utensile
builders-key-tools = utensili
builders-key-universities = università
builders-key-university = università di
builders-key-wage = paga
builders-key-worker = lavoratori
builders-key-worker-deck = lavoratori ancora coperti
builders-key-worker-row = lavoratori disponibili

## Themes of puzzles

builders-puzzle-complete = Finire
builders-puzzle-machine = Macchine
builders-puzzle-send = Mandare operai
builders-puzzle-recruit = Assumere
builders-puzzle-start = Aprire cantieri
builders-puzzle-invest = Investire
builders-puzzle-money = Denaro e azioni
builders-puzzle-patience = Sapersi fermare
builders-puzzle-points = Più punti
builders-puzzle-win = Vinci ora

## A che cosa serve una mossa, detto da un suggerimento; ciò che manca qui è detto come la sua etichetta

builders-purpose-complete =
    finisce { $site }{ $points ->
        [0] {""}
        [one] : { $points } punto
       *[other] : { $points } punti
    }{ $money ->
        [0] {""}
       *[other] , { $money } sesterzi
    }
builders-purpose-machine = { $worker } entra nella squadra
builders-purpose-send = porta { $adds }
builders-purpose-send-with = porta { $adds }
builders-purpose-take =
    porta { $money ->
        [one] { $money } sesterzio
       *[other] { $money } sesterzi
    }
builders-purpose-denies = non lascia a { $seat } alcun operaio nella fila per { $resource }
builders-purpose-worker = porta { $adds } dovunque lo si mandi
builders-purpose-fits = porta { $count } delle { $of } cose che mancano ancora a { $site }
builders-purpose-site =
    { $points ->
        [0] {""}
        [one] { $points } punto,{" "}
       *[other] { $points } punti,{" "}
    }{ $money ->
        [0] {""}
       *[other] { $money } sesterzi,{" "}
    }e i tuoi lavoratori liberi portano { $count } delle { $of } cose che gli servono
builders-purpose-buy = un’azione in più per { $money } sesterzi
builders-purpose-loan = { $money } sesterzi subito
builders-purpose-tool = costa { $money } sesterzi
builders-purpose-slave = costa { $money } sesterzi
builders-purpose-school = { $amount } invece di { $before }, per { $money } sesterzi
