## On the box

romolo-name = Romolo o Remo?
romolo-about = Esplora i colli, innalza mura e fori, nutri il tuo popolo e fonda la città più grande.
romolo-mode-solitaire = Tu solo contro la città che cresce da sé.
romolo-mode-duel = Due città su una mappa piccola: ogni esagono è conteso.
romolo-mode-three = Tre città, e chi è in testa ha due nemici.
romolo-mode-four = La mappa intera, e ogni vicino è un pericolo.
romolo-mode-alliance = Primo e terzo posto contro secondo e quarto: gli alleati contano come uno.

## Characters

romolo-character-aedificator = Aedificator
romolo-character-apothecarius = Apothecarius
romolo-character-architectus = Architectus
romolo-character-artifex = Artifex
romolo-character-consul = Consul
romolo-character-defensor = Defensor
romolo-character-dux = Dux
romolo-character-eques = Eques
romolo-character-foederatus = Foederatus
romolo-character-furnarus = Furnarus
romolo-character-heros = Heros
romolo-character-mercator = Mercator
romolo-character-nauta = Nauta
romolo-character-negotiator = Negotiator
romolo-character-obsessor = Obsessor
romolo-character-patronus = Patronus
romolo-character-praedo = Praedo
romolo-character-praepositus = Praepositus
romolo-character-publicus = Publicus
romolo-character-sacerdos = Sacerdos
romolo-character-traductor = Traductor
romolo-no-character = nessun personaggio

## Pieces, units, resources

romolo-piece-farm = fattoria
romolo-piece-warehouse = magazzino
romolo-piece-harbor = porto
romolo-piece-temple = tempio
romolo-piece-plant = segheria o cava
romolo-piece-sawmill = segheria
romolo-piece-quarry = cava
romolo-piece-aqueduct = acquedotto
romolo-piece-forum = foro
romolo-piece-wall = muro
romolo-piece-tower = torre
romolo-piece-worker = lavoratore
romolo-piece-mercenary = mercenario
romolo-piece-battle = segnalino battaglia
romolo-building-farm = fattoria
romolo-building-warehouse = magazzino
romolo-building-harbor = porto
romolo-building-temple = tempio
romolo-building-sawmill = segheria
romolo-building-quarry = cava
romolo-building-aqueduct = acquedotto
romolo-building-forum = foro
romolo-building-wall = muro
romolo-one-farm = una fattoria
romolo-one-warehouse = un magazzino
romolo-one-harbor = un porto
romolo-one-temple = un tempio
romolo-one-plant = una segheria o cava
romolo-one-sawmill = una segheria
romolo-one-quarry = una cava
romolo-one-aqueduct = un acquedotto
romolo-one-forum = un foro
romolo-one-wall = un muro
romolo-one-worker = un lavoratore
romolo-one-soldier = un soldato
romolo-one-explorer = un esploratore
romolo-one-mercenary = un mercenario
romolo-one-tower = una torre
romolo-one-troop = un’unità dell’I.A.
romolo-unit-worker = lavoratore
romolo-unit-soldier = soldato
romolo-unit-explorer = esploratore
romolo-unit-mercenary = mercenario
romolo-unit-of = { $unit } di { $seat }
romolo-tower-of = la torre di { $seat }
romolo-wall-at = il muro sul lato { $side }
romolo-no-target = nessun bersaglio
romolo-seat = posto { $number }
romolo-ai-standing = in piedi
romolo-ai-hindered = con penalità
romolo-ai-lying = stesa
romolo-resource-grain = grano
romolo-resource-wood = legno
romolo-resource-stone = pietra
romolo-resource-salt = sale
romolo-resource-refined =
    { $count ->
        [one] prodotto raffinato
       *[other] prodotti raffinati
    }
romolo-cubes = { $count } { $resource }
romolo-both = { $one } e { $other }
romolo-stored = { $cubes } dal magazzino
romolo-list = { $one }, { $other }
romolo-either = { $count } pietra o legno
romolo-equal =
    { $count ->
        [one] { $count } risorsa
       *[other] { $count } risorse uguali
    }
romolo-any =
    { $count ->
        [one] { $count } risorsa
       *[other] { $count } risorse
    }
romolo-saved = { $cost } ({ $count } in meno grazie ai templi)
romolo-silver = { $coins } argento
romolo-mercenaries =
    { $count ->
        [one] { $count } mercenario
       *[other] { $count } mercenari
    }
romolo-workers = lavoratori
romolo-army = soldati e mercenari
romolo-for-salary = il servizio dei mercenari
romolo-for-walls =
    { $count ->
        [one] { $count } muro
       *[other] { $count } muri
    }
romolo-for-refining = raffinare
romolo-terrain-plain = pianura
romolo-terrain-hill = collina
romolo-terrain-forest = foresta
romolo-terrain-water = acqua
romolo-side-e = est
romolo-side-ne = nord-est
romolo-side-nw = nord-ovest
romolo-side-w = ovest
romolo-side-sw = sud-ovest
romolo-side-se = sud-est
romolo-token-x2 = ×2
romolo-token-plus3 = +3
romolo-token-sword = spada
romolo-token-shield = scudo
romolo-token-retreat = ritirata
romolo-token-none = nulla
romolo-token-1 = 1
romolo-token-2 = 2
romolo-token-3 = 3
romolo-token-4 = 4
romolo-token-5 = 5
romolo-token-6 = 6
romolo-coin-bronze = 1 bronzo ({ $worth })
romolo-and = { $one }, { $other }
romolo-nothing = nulla
romolo-resource-silver = argento
romolo-resource-bronze = bronzo
romolo-to-build = per costruire
romolo-to-refine = per raffinare
romolo-to-worker = per un lavoratore
romolo-to-soldier = per un soldato
romolo-to-explorer = per l’esploratore
romolo-to-convert = per fare dell’esploratore un lavoratore
romolo-to-hire = per mercenari
romolo-to-tile = per la tessera del personaggio
romolo-to-trade = tramite il Mercator
romolo-to-salary = di paga
romolo-to-food = per il cibo
romolo-reason-retreats = qui è più debole e torna indietro
romolo-reason-attacks = è più forte di ciò che vi trova
romolo-reason-advances = più vicino alla tua capitale
romolo-reason-marches = il cubetto marrone la manda verso la tua capitale
romolo-reason-fights = qui c’è qualcosa da attaccare
romolo-reason-waits = non sa dove andare
romolo-blank = la faccia bianca
romolo-event-white = bianco, non accade nulla
romolo-event-yellow = giallo, l’I.A. può prendere un personaggio
romolo-event-pink = rosa, i prezzi cambiano
romolo-event-blue = blu, l’I.A. può ricevere nuove unità
romolo-event-brown = marrone, l’I.A. marcia e la linea si rinnova
romolo-ending-characters = tutti i personaggi sono stati presi
romolo-ending-pieces = tre tipi di pezzi sono esauriti
romolo-ending-dead = nessuno ha più lavoratori o esploratori

romolo-people-latins = Latini
romolo-people-albans = Albani
romolo-people-sabins = Sabini
romolo-people-crustumins = Crustumini
romolo-people-latins-about = Quando attacchi, un 2 moltiplica come un 3 e un 4 come un 5.
romolo-people-albans-about = Quando difendi, un 2 moltiplica come un 3 e un 4 come un 5.
romolo-people-sabins-about = La prima produzione di pietra di ogni tuo turno porta 1 pietra in più.
romolo-people-crustumins-about = Ogni cubo che vendi porta 1 argento in più.
romolo-vote-play = per giocare
romolo-vote-end = per finire

## Phases

romolo-phase-setup = Preparazione
romolo-phase-start = Inizio del turno
romolo-phase-actions = Fase azioni
romolo-phase-war = Fase guerra
romolo-phase-maintenance = Mantenimento
romolo-phase-ai = Turno dell’I.A.
romolo-phase-over = La partita è finita

## Actions

romolo-do-end = Termina la fase azioni
romolo-do-peace = Termina la fase guerra
romolo-do-done = Basta così
romolo-do-done-sides = Nessun altro muro
romolo-do-done-pay = Nessun altro cubetto sulla tessera
romolo-do-done-sell = Non vendere altro
romolo-do-done-buy = Non comprare altro
romolo-do-done-offer = Proponi questo scambio
romolo-do-done-muster = Attacca con queste unità
romolo-do-done-powers = Nessun altro potere
romolo-do-done-excess = Lascia in piedi il resto
romolo-do-done-raze = Non distruggere altro
romolo-do-done-raze-side = Solo questi muri
romolo-do-done-salary = Paga l’intero salario
romolo-do-done-dismiss = Non congedare altri
romolo-do-done-declare = Questi sono tutti i miei attacchi
romolo-do-done-defend = Nessun altro aiuta
romolo-do-done-volunteer = Non offro altro
romolo-do-done-summon = Nessun altro potere
romolo-do-yes = Sì
romolo-do-yes-answer = Accetta lo scambio
romolo-do-yes-help = Fai contare una fattoria all’Architectus
romolo-do-yes-retreat = Ritirati
romolo-do-no = No
romolo-do-no-answer = Rifiuta lo scambio
romolo-do-no-help = Tieni l’Architectus per dopo
romolo-do-no-retreat = Resta e combatti
romolo-do-play = Gioca questo turno
romolo-do-finish = Termina ora la partita
romolo-do-surrender = Arrenditi
romolo-do-go-on = Continua a giocare
romolo-do-coins = Paga { $coins } argento in monete
romolo-do-peek = Sbircia un esagono
romolo-do-dismantle = Smantella una costruzione
romolo-do-transform = Trasforma una costruzione
romolo-do-produce = Produci
romolo-do-gather = Raccogli da un magazzino
romolo-do-refine = Raffina due risorse uguali
romolo-do-create-worker = Crea un lavoratore per 3 grano
romolo-do-create-soldier = Fai di questo lavoratore un soldato per 2 prodotti raffinati
romolo-do-create-explorer = Crea l’esploratore per 2 grano
romolo-do-convert = Trasforma l’esploratore in lavoratore per 1 grano
romolo-do-hire =
    { $count ->
        [one] Assolda { $count } mercenario per { $count } argento, in monete o merci
       *[other] Assolda { $count } mercenari per { $count } argento, in monete o merci
    }
romolo-do-recruit = Assumi un personaggio per { $price }
romolo-do-sell = Vendi al mercato
romolo-do-buy = Compra al mercato
romolo-do-exchange = Proponi uno scambio all’alleato
romolo-do-tower = Colpisci la torre
romolo-do-tower-aim = Attacca la torre
romolo-do-tower-defend = La torre aiuta
romolo-do-tower-lose = Rinuncia alla torre, e con essa alla partita
romolo-do-empty = Il magazzino vuoto
romolo-do-give = Dai { $item }
romolo-do-take = Chiedi { $item }
romolo-do-terrain = Prendi una { $terrain }
romolo-do-build = Costruisci { $building }
romolo-do-build-into = Fanne { $building }
romolo-do-piece = { $piece }
romolo-do-piece-remove = Togli { $piece }
romolo-do-piece-excess = Distruggi { $piece }
romolo-do-piece-raze = Radi al suolo { $piece }
romolo-do-piece-unpaid = Rinuncia a { $piece }
romolo-do-piece-aim = Attacca { $piece }
romolo-do-piece-lose = Rinuncia a { $piece }
romolo-do-side = Il lato { $side }
romolo-do-side-sides = Un muro sul lato { $side }
romolo-do-side-remove-side = Togli il muro sul lato { $side }
romolo-do-side-raze-side = Distruggi il muro sul lato { $side }
romolo-do-side-unpaid = Rinuncia al muro sul lato { $side }
romolo-do-side-aim = Attacca il muro sul lato { $side }
romolo-do-side-lose = Rinuncia al muro sul lato { $side }
romolo-do-resource = { $resource }
romolo-do-resource-free = Inizia con 1 cubetto di { $resource } in più
romolo-do-resource-refund = Riprendi 1 cubetto di { $resource }
romolo-do-resource-steal = Ruba 1 cubetto di { $resource }
romolo-do-resource-gain = Ottieni { $resource }
romolo-do-resource-sell = Vendi 1 cubetto di { $resource } dalla mano
romolo-do-resource-buy = Compra { $resource }
romolo-do-resource-offer = Dai 1 cubetto di { $resource } dalla mano
romolo-do-resource-feed = Nutri un’unità con 1 cubetto di { $resource }
romolo-do-resource-pay = Paga 1 cubetto di { $resource } dalla mano
romolo-do-store = Il magazzino con { $count } { $resource }
romolo-do-store-pay = Paga 1 cubetto dal magazzino con { $count } { $resource }
romolo-do-store-sell = Vendi 1 cubetto dal magazzino con { $count } { $resource }
romolo-do-store-gather = Raccogli { $count } { $resource }
romolo-do-store-remove-store = Togli il magazzino con { $count } { $resource }
romolo-do-store-raze-store = Distruggi il magazzino con { $count } { $resource }
romolo-do-store-offer = Dai 1 cubetto dal magazzino con { $count } { $resource }
romolo-do-column = Mettilo sopra { $resource }
romolo-do-slot = Assumi { $character } dalla posizione { $slot }
romolo-do-seat = { $seat }
romolo-do-seat-victim = Deruba { $seat }
romolo-do-seat-defender = Attacca { $seat }
romolo-do-stance-peace = D’ora in poi amichevole verso { $seat }
romolo-do-stance-war = D’ora in poi ostile verso { $seat }
romolo-do-token = Gioca il segnalino { $token }
romolo-do-face = Gioca il dado { $face }
romolo-do-people = Guida i { $people }
romolo-do-bid = Offri { $coins } argento
romolo-do-tower-settle = Metti la torre
romolo-do-piece-settle = Metti { $piece }
romolo-do-create-worker-settle = Metti un lavoratore
romolo-do-no-assist = Nessuno aiuta ora
romolo-do-count-assist =
    { $count ->
        [one] Aiuta 1
       *[other] Aiutano in { $count }
    }
romolo-do-piece-overfull = Togli { $piece }
romolo-do-target-overfull = Togli il bersaglio { $number }: { $target }
romolo-do-store-overfull-store = Togli il magazzino con { $count } { $resource }
romolo-do-side-overfull-side = Togli il muro sul lato { $side }
romolo-do-resource-keep-back = Lascia alla banca 1 cubetto di { $resource }
romolo-do-play-vote = Vota per giocare
romolo-do-finish-vote = Vota per finire
romolo-do-play-rule = Il turno si gioca
romolo-do-finish-rule = La partita finisce
romolo-do-count =
    Esenta dal salario { $count ->
        [one] { $count } mercenario
       *[other] { $count } mercenari
    }
romolo-do-power = Usa { $character }
romolo-do-ai-unit = Uccidi un’unità dell’I.A. ({ $condition })
romolo-do-ai-unit-aim = Attacca un’unità dell’I.A. ({ $condition })
romolo-do-hex = Esagono { $hex }
romolo-do-hex-do = Muovi in { $hex }
romolo-do-hex-too-late = Muovi in { $hex } e si stende: in questo turno lì non attacca
romolo-do-hex-explore = Esplora { $hex }
romolo-do-hex-look = Sbircia { $hex }
romolo-do-hex-ride = Cavalca in { $hex }
romolo-do-hex-sail = Naviga in { $hex }
romolo-do-hex-elsewhere = Lavora come se fosse in { $hex }
romolo-do-hex-arrange = Metti la { $terrain } in { $hex }
romolo-do-hex-place = Metti { $piece } in { $hex }
romolo-do-hex-source = Sfrutta { $hex } ({ $count } { $resource })
romolo-do-hex-storehouse = Immagazzina in { $hex }
romolo-do-hex-war = Attacca in { $hex }
romolo-do-hex-fall-back = Ripiega in { $hex }
romolo-do-unit = { $unit } in { $hex }
romolo-do-unit-act = Agisci con: { $unit } in { $hex }
romolo-do-unit-muster = Manda in battaglia: { $unit } in { $hex }
romolo-do-unit-hit = Uccidi: { $unit } in { $hex }
romolo-do-unit-dismiss = Congeda: { $unit } in { $hex }
romolo-do-unit-feed = Rinuncia, senza cibo: { $unit } in { $hex }
romolo-do-unit-unpaid = Se ne va senza paga: { $unit } in { $hex }
romolo-do-unit-declare = Attacca con: { $unit } in { $hex }
romolo-do-unit-aim = Attacca: { $unit } in { $hex }
romolo-do-unit-defend = Aiuta con: { $unit } in { $hex }
romolo-do-unit-volunteer = Offri: { $unit } in { $hex }
romolo-do-unit-lose = Rinuncia a: { $unit } in { $hex }
romolo-do-target = Bersaglio { $number }: { $target }
romolo-do-target-aim = Unisciti all’attacco al bersaglio { $number }: { $target }
romolo-do-target-next-target = Combatti ora in { $hex } per il bersaglio { $number }: { $target }

## Decisioni come passi di una via, dove i costi sarebbero d’impiccio

romolo-step-unit-act = { $unit } in { $hex }
romolo-step-hex-source = { $count } { $resource } da { $hex }
romolo-step-create-worker = Crea un lavoratore
romolo-step-create-soldier = Fai di questo lavoratore un soldato
romolo-step-create-explorer = Crea l’esploratore
romolo-step-slot = Assumi { $character }
romolo-step-sell = {""}
romolo-step-buy = {""}
romolo-step-recruit = {""}

## Prompts

romolo-prompt-third = Scegli il tuo terzo esagono iniziale, di nascosto.
romolo-prompt-third-alone = Scegli il tuo terzo esagono iniziale.
romolo-prompt-arrange = Dove va l’esagono che hai scelto? Gli altri due sono pianure.
romolo-prompt-free = Scegli una risorsa in più.
romolo-prompt-place = Dove metti { $piece }?
romolo-prompt-place-tower = Dove metti la tua torre? Quell’esagono sarà la tua capitale.
romolo-prompt-play-or-end = La fine è iniziata: gioca questo turno o termina la partita.
romolo-prompt-give-up = Non hai lavoratori sulla mappa: continua o arrenditi.
romolo-prompt-act = Scegli un’unità da far agire, o termina la fase azioni.
romolo-prompt-act-nobody = Nessuna delle tue unità può più agire: termina la fase azioni.
romolo-prompt-war = Scegli dove attaccare, o termina la fase guerra.
romolo-prompt-war-calm = Nessun nemico sta nello stesso esagono delle tue unità: termina la fase di guerra. Ti viene chiesto perché possono distruggere edifici dove si trovano: { $hexes }.
romolo-prompt-token = Scegli un segnalino dado, di nascosto.
romolo-prompt-token-alone = Scegli un segnalino dado.
romolo-prompt-answer = Il tuo alleato propone uno scambio: lo accetti?
romolo-prompt-do = { $hex }, { $unit }: dove va, o che cosa fa qui?
romolo-prompt-look = Quale esagono sbirci?
romolo-prompt-ride = Eques: dove?
romolo-prompt-sail = Nauta: dove?
romolo-prompt-elsewhere = Traductor: in quale esagono lavora il lavoratore?
romolo-prompt-remove = Quale pezzo se ne va?
romolo-prompt-remove-store = Quale magazzino se ne va?
romolo-prompt-remove-side = Quale muro se ne va?
romolo-prompt-into = Che cosa diventa?
romolo-prompt-sides = Su quale lato va il muro?
romolo-prompt-sides-more = Su quale lato va un altro muro, o bastano questi?
romolo-prompt-pay = Paga per { $what }. Ancora da pagare: { $due }.
romolo-prompt-pay-goods = Quali merci metti sul Negotiator, una alla volta?
romolo-prompt-pay-tile = Metti un cubo sul Praepositus. Ogni turno ne porta uno in più del suo tipo.
romolo-prompt-refund = Quale risorsa riprendi?
romolo-prompt-source = Quale esagono viene sfruttato?
romolo-prompt-storehouse = Quale magazzino riceve la produzione?
romolo-prompt-gather = Quale magazzino viene svuotato?
romolo-prompt-slot = Quale personaggio assumi?
romolo-prompt-sell =
    Quale risorsa vendi? { $count ->
        [one] Resta una vendita.
       *[other] Restano fino a { $count } vendite.
    }
romolo-prompt-column = Sopra quale colonna va il cubetto? Ne farà salire il prezzo.
romolo-prompt-buy =
    Quale risorsa compri? { $count ->
        [one] Resta un acquisto.
       *[other] Restano fino a { $count } acquisti.
    }
romolo-prompt-help = Architectus: conta qui una fattoria?
romolo-prompt-offer = Che cosa dai e che cosa chiedi? Al massimo tre cose.
romolo-prompt-victim = Praedo: chi viene derubato?
romolo-prompt-steal = Che cosa rubi?
romolo-prompt-gain = Mercator: che cosa ottieni?
romolo-prompt-defender = Chi attacchi?
romolo-prompt-muster = Quali unità attaccano in { $hex }?
romolo-prompt-muster-raze = Quali unità distruggono edifici in { $hex }? Nessuno li difende.
romolo-prompt-powers = Dichiara poteri per questa battaglia, o nessuno.
romolo-prompt-retreat = Ti ritiri?
romolo-prompt-fall-back = Dove ripiega questa unità?
romolo-prompt-hit = Quale unità nemica muore? Perdite ancora da infliggere: { $count }.
romolo-prompt-excess = Che cos’altro viene distrutto? Perdite ancora da infliggere: { $count }.
romolo-prompt-raze = Che cosa viene raso al suolo?
romolo-prompt-raze-store = Quale magazzino viene distrutto?
romolo-prompt-raze-side = Quali muri vengono distrutti?
romolo-prompt-salary = Ai tuoi mercenari ({ $count }) spettano { $due }: paga, o lascia che il Foederatus ne esenti alcuni.
romolo-prompt-freed = Quanti dei tuoi mercenari ({ $count }) restano senza salario?
romolo-prompt-unpaid = I mercenari senza paga demoliscono la tua capitale: che cosa se ne va? Costruzioni ancora da perdere: { $count }.
romolo-prompt-unpaid-leave = I mercenari senza paga se ne vanno: quali? Ne restano: { $count }.
romolo-prompt-dismiss = Chi congedi? I tuoi mercenari ({ $count }) costeranno { $due } il prossimo turno.
romolo-prompt-declare = Scegli un’unità che attacca, o termina la fase di guerra.
romolo-prompt-declare-calm = Nessun nemico sta accanto alle tue unità: termina la fase di guerra. Ti viene chiesto perché possono distruggere edifici dove si trovano: { $hexes }.
romolo-prompt-declare-more = Quale altra unità attacca? Poi non si aggiungono attacchi.
romolo-prompt-declare-all = Nessun altro può attaccare: comincino le battaglie.
romolo-prompt-aim = { $hex }, { $unit }: che cosa attacca?
romolo-prompt-aim-store = Quale magazzino viene attaccato?
romolo-prompt-next-target = Per quale bersaglio si combatte ora?
romolo-prompt-defend = { $seat } attacca { $target } in { $hex }: chi aiuta?
romolo-prompt-volunteer = { $seat } attacca { $target } in { $hex }: quali unità offri in difesa?
romolo-prompt-volunteer-more = { $seat } attacca { $target } in { $hex }: quali unità offri? Finora al massimo: { $count }.
romolo-prompt-summon = Usa poteri in questa battaglia, o nessuno.
romolo-prompt-pick-die = Scegli uno dei tuoi dadi, di nascosto.
romolo-prompt-pick-die-alone = Scegli uno dei tuoi dadi.
romolo-prompt-lose = A che cosa rinunci? Perdite rimaste: { $count }.
romolo-prompt-people = Quale popolo guidi?
romolo-prompt-settle = Giro { $lap } di { $laps }: quale pezzo metti?
romolo-prompt-assist = { $count } Praepositus possono aiutare con { $resource }: quanti lo fanno ora?
romolo-prompt-overfull = Un acquedotto è perso e { $hex } contiene troppo: che cosa va via?
romolo-prompt-overfull-store = Quale magazzino di { $hex } va via?
romolo-prompt-overfull-side = Quali muri di { $hex } vanno via?
romolo-prompt-bid = Offri: si gioca il turno di { $seat } o finisce la partita?
romolo-prompt-bid-own = Offri: si gioca il tuo turno o finisce la partita?
romolo-prompt-vote = Hai offerto quanto altri: si gioca questo turno o finisce la partita? Nessuno vede ancora il tuo voto.
romolo-prompt-rule = Hai offerto di più: si gioca questo turno?
romolo-prompt-keep-back = Quale cubo tiene la banca? Il resto del costo ritorna.
romolo-prompt-feed =
    { $count ->
        [one] Un’unità ha fame
       *[other] { $count } unità hanno fame
    } e tu hai { $have }: pagane 1 per ciascuna, o rinuncia a qualche unità.
romolo-prompt-feed-none =
    { $count ->
        [one] Un’unità ha fame e non hai più grano: rinuncia a una.
       *[other] { $count } unità hanno fame e non hai più grano: rinuncia ad altrettante.
    }

## Refusals

romolo-refuse-not-now = Non ora. { $prompt }
romolo-refuse-not-yours = Non è una tua unità.
romolo-refuse-not-on-map = Quell’unità non è lì.
romolo-refuse-no-actions = Questa unità non ha più azioni in questo turno.
romolo-refuse-phase-over = Questa unità ha finito le azioni del turno.
romolo-refuse-just-created = Un’unità creata in questo turno agisce dal prossimo giro.
romolo-refuse-only-moves = Un’unità che si è ritirata può solo muovere per il resto della fase.
romolo-refuse-penalized = Un’unità con un segnalino penalità non può farlo: lo toglie un movimento in un turno successivo o una battaglia.
romolo-refuse-hostile = Nell’esagono ci sono unità ostili: ci si può solo allontanare.
romolo-refuse-not-a-worker = Solo un lavoratore può farlo.
romolo-refuse-nothing-to-do = Questa unità non può fare nulla.
romolo-refuse-stance-taken = Hai già cambiato questo atteggiamento in questo turno.
romolo-refuse-no-stance = Verso questo giocatore non c’è atteggiamento da cambiare.
romolo-refuse-no-such-hex = Questo esagono non c’è sulla mappa.
romolo-refuse-not-adjacent = Quell’esagono non è adiacente.
romolo-refuse-no-harbor = In acqua si entra solo da un porto o dall’acqua.
romolo-refuse-not-toward-capital = Davanti a unità ostili puoi solo avvicinarti alla tua capitale.
romolo-refuse-not-explored = Una ritirata porta solo in esagoni esplorati.
romolo-refuse-ai-capital = Nessuno entra o lavora nella capitale dell’I.A.
romolo-refuse-not-face-down = Non c’è un esagono coperto da guardare.
romolo-refuse-not-an-explorer = Solo un esploratore può farlo.
romolo-refuse-wrong-terrain = Solo una { $terrain } accoglie { $what }.
romolo-refuse-wrong-terrain-water = I muri stanno solo sulla terra.
romolo-refuse-no-water-near = Un porto richiede acqua esplorata accanto.
romolo-refuse-bank-empty = La banca non ne ha più abbastanza ({ $piece }: { $count }).
romolo-refuse-hex-full = Il limite di costruzioni nell’esagono è { $limit }, e ne contiene { $count }: un acquedotto nell’esagono o accanto farebbe posto per una in più.
romolo-refuse-one-of-a-kind = Nell’esagono c’è già { $what }: di questo tipo ce n’è uno solo per esagono.
romolo-refuse-cannot-pay = Qui puoi spendere { $have }; il prezzo per { $what } è { $price }.
romolo-refuse-cannot-pay-rest = Allora il resto non si potrebbe pagare. Ancora da pagare: { $due }.
romolo-refuse-cannot-pay-coins = Le monete pagano tutto il resto in una volta. Hai { $have } in monete, ancora da pagare: { $due }. Dai prima delle risorse.
romolo-refuse-cannot-pay-nothing = Qualunque cosa diventasse costerebbe pietra o legno, e qui non ne puoi spendere.
romolo-refuse-side-taken = Su quel lato c’è già un muro.
romolo-refuse-no-such-piece = Nell’esagono questo pezzo non c’è.
romolo-refuse-nothing-to-build = Al suo posto non si può costruire nulla.
romolo-refuse-already-exploited = Questo esagono è già stato sfruttato nel turno.
romolo-refuse-no-storehouse = Nessun magazzino vuoto è a portata.
romolo-refuse-storehouse-guarded = Unità ostili sorvegliano quel magazzino.
romolo-refuse-storehouse-walled = Quel magazzino è dietro un muro protettivo.
romolo-refuse-nothing-stored = Qui i magazzini sono tutti vuoti.
romolo-refuse-no-pair = Per raffinare servono due risorse dello stesso tipo.
romolo-refuse-limit-reached = Con una capitale di potenza { $power } il limite di { $what } è { $limit }, e tu ne hai { $have }: serve potenza { $needed }.
romolo-refuse-limit-reached-highest = Con una capitale di potenza { $power } il limite di { $what } è { $limit }, e tu ne hai { $have }: nessuna potenza ne permette di più.
romolo-refuse-none-in-hand = Non ti restano figure di questo tipo.
romolo-refuse-not-in-capital = I soldati si creano solo nella propria capitale, in { $hex }.
romolo-refuse-already-used = L’esploratore è già stato usato nel turno.
romolo-refuse-hired-already = Hai già assunto un personaggio in questo turno.
romolo-refuse-no-tile-there = In quella posizione non c’è un personaggio.
romolo-refuse-too-little-money = Hai { $have } in monete; il prezzo è { $price }.
romolo-refuse-needs-a-cube = Questo personaggio richiede una risorsa sulla tessera.
romolo-refuse-worthless = A prezzo 0 non vale nulla.
romolo-refuse-no-column = Nessuna colonna accoglie questo cubetto.
romolo-refuse-own-column = Un cubetto non va mai sopra la propria colonna.
romolo-refuse-column-full = Sopra quella colonna ci sono già due cubetti.
romolo-refuse-not-on-tile = Questo tipo non è sul tuo Negotiator.
romolo-refuse-not-owned = Non hai questo personaggio.
romolo-refuse-power-used = Questo potere è già stato usato nel turno.
romolo-refuse-no-use = Questo potere qui non serve.
romolo-refuse-land-only = Questo porta solo su terra esplorata.
romolo-refuse-water-only = Questo porta solo in acqua esplorata.
romolo-refuse-walled = In mezzo c’è un muro protettivo.
romolo-refuse-no-victim = Così non si può derubare nessuno.
romolo-refuse-no-ally = Non hai un alleato con cui scambiare.
romolo-refuse-refused-already = Il tuo alleato ha già rifiutato in questo turno.
romolo-refuse-not-had = Non ce n’è da dare.
romolo-refuse-three-items = Uno scambio ha al massimo tre cose.
romolo-refuse-no-target = Non c’è nulla da attaccare.
romolo-refuse-laid-down = Solo le unità in piedi attaccano.
romolo-refuse-not-involved = Quell’unità non partecipa a questa battaglia.
romolo-refuse-no-token = Non hai questo segnalino.
romolo-refuse-not-a-plain = Torre, fattoria e magazzino stanno solo sulle tue pianure.
romolo-refuse-not-your-start = Non è uno dei tuoi esagoni iniziali.
romolo-refuse-not-needed = Questo non è richiesto.
romolo-refuse-tower-last = La torre va via solo quando nella capitale non resta altro.
romolo-refuse-can-be-fed = Questa unità può essere nutrita: rinunciarvi non serve.
romolo-refuse-no-grain = Non hai grano.
romolo-refuse-units-first = Le unità sono colpite prima delle costruzioni.
romolo-refuse-no-tower = Qui non si può colpire una torre.
romolo-refuse-not-so-many = Hai soltanto { $have }.
romolo-refuse-wrong-resource = Questa risorsa non è richiesta.
romolo-refuse-wrong-resource-due = Ancora da pagare: { $due }, non { $resource }.
romolo-refuse-pointless-piece = Allora un pezzo del pagamento sarebbe di troppo.
romolo-refuse-no-strength = Senza un valore positivo un’unità non distrugge nulla.
romolo-refuse-counters-gone = I suoi gettoni sono esauriti.
romolo-refuse-other-first = L’altra risorsa è comunque dovuta: pagala prima.
romolo-refuse-no-such-seat = In questa partita quel posto non c’è.
romolo-refuse-twin = Fa lo stesso di un’altra lì accanto: scegli quella.
romolo-refuse-no-source = Un lavoratore sulla terra sfrutta il proprio esagono, o acqua esplorata accanto.
romolo-refuse-own-unit = Questa unità è tua: scegli tra quelle nemiche.
romolo-refuse-attacks-already = Questa unità partecipa già all’attacco.
romolo-refuse-not-at-target = A questo attacco partecipano solo unità in { $hex }.
romolo-refuse-not-an-enemy = Si attaccano solo unità e torri nemiche.
romolo-refuse-target-already = È già un bersaglio: unisciti a quell’attacco.
romolo-refuse-target-itself = Chi è un bersaglio in questa fase non aiuta nessun altro.
romolo-refuse-helps-already = Partecipa già.
romolo-refuse-tower-stays = Una torre difende se stessa e le unità, mai un edificio.
romolo-refuse-declared = Un attacco dichiarato si combatte.
romolo-refuse-fought-over = Di quel bersaglio si è già deciso.
romolo-refuse-die-used = Hai già usato questo dado; torna quando li hai usati tutti e sei.
romolo-refuse-same-kind = Un pezzo diventa uno di un altro tipo.
romolo-refuse-people-taken = Qualcuno guida già questo popolo.
romolo-refuse-placed-already = L’hai già messo.
romolo-refuse-too-few-walls = Meno di tre muri qui non contano: togli un edificio.
romolo-refuse-not-exact = Non puoi mettere insieme esattamente questa somma con monete e cubi interi.
romolo-refuse-only-attackers = L’attaccante rinuncia a unità che attaccano qui, a nient’altro.

## Log

romolo-log-begins = Inizia { $seat }.
romolo-log-third = { $seat } prende una { $terrain }.
romolo-log-third-hidden = { $seat } prende di nascosto un terzo esagono.
romolo-log-arrange = { $seat } dispone gli esagoni iniziali, la { $terrain } in { $hex }.
romolo-log-free = { $seat } inizia con 1 cubetto di { $resource } in più.
romolo-log-capital = { $seat } fonda la capitale in { $hex }.
romolo-log-place-farm = { $seat } mette una fattoria in { $hex }.
romolo-log-place-warehouse = { $seat } mette un magazzino in { $hex }.
romolo-log-place-worker = { $seat } mette un lavoratore in { $hex }.
romolo-log-display = { $character } arriva nella posizione { $slot } dell’esposizione.
romolo-log-aside = { $seat } mette da parte il segnalino { $token }.
romolo-log-aside-hidden = { $seat } mette da parte un segnalino dado.
romolo-log-turn = Giro { $round }: turno di { $seat }.
romolo-log-plays = { $seat } continua a giocare.
romolo-log-finishes = { $seat } termina la partita.
romolo-log-surrender = { $seat } si arrende.
romolo-log-idle = Nessuna unità di { $seat } ha agito: 1 argento.
romolo-log-war = Fase guerra di { $seat }.
romolo-log-friendly = { $seat } non è più ostile a { $other }.
romolo-log-hostile = { $seat } è di nuovo ostile a { $other }.
romolo-log-lie-down =
    { $units ->
        [one] { $units } unità di { $seat } si stende.
       *[other] { $units } unità di { $seat } si stendono.
    }
romolo-log-stand-up =
    { $units ->
        [one] { $units } unità di { $seat } si rialza.
       *[other] { $units } unità di { $seat } si rialzano.
    }
romolo-log-move = { $seat } muove { $unit } da { $start } a { $hex }.
romolo-log-explore = { $seat } manda { $unit } da { $start } a esplorare { $hex }.
romolo-log-enter = { $seat }: { $unit } entra in { $hex }.
romolo-log-thrown-back = { $seat }: { $hex } è acqua, { $unit } resta in { $start }.
romolo-log-penalty = { $seat }: { $unit } passa il muro { $side } di { $hex } e prende un segnalino penalità.
romolo-log-penalty-off =
    { $units ->
        [one] { $units } unità di { $seat } perde il segnalino penalità.
       *[other] { $units } unità di { $seat } perdono il segnalino penalità.
    }
romolo-log-peek = { $seat }: { $unit } sbircia { $hex }.
romolo-log-see = { $seat } vede che cosa c’è in { $hex }: { $terrain }.
romolo-log-see-multiplier = { $seat } vede un moltiplicatore ×{ $value } in { $hex }.
romolo-log-reveal = { $hex } viene scoperto: { $terrain }.
romolo-log-multiplier = Il moltiplicatore in { $hex } è ×{ $value }.
romolo-log-flood = Il fiume prende { $hex }.
romolo-log-pay = { $seat } paga { $count } { $resource } { $purpose }.
romolo-log-pay-store = { $seat } paga { $count } { $resource } dal magazzino in { $hex } { $purpose }.
romolo-log-coins = { $seat } paga { $coins } argento { $purpose }.
romolo-log-power = { $seat } usa { $character }: { $use }.
romolo-use-ride = uno spostamento gratuito via terra
romolo-use-sail = uno spostamento via acqua
romolo-use-exchange = uno scambio in più
romolo-use-trade = una vendita o un acquisto gratuiti
romolo-use-elsewhere = lavora nell’esagono accanto
romolo-use-penalty = agisce nonostante la penalità
romolo-use-hand = subito in mano
romolo-use-farm = una fattoria conta come potenza
romolo-use-swap = scambia risorse
romolo-use-steal = deruba un vicino
romolo-use-more = di più da questa produzione
romolo-use-mix = legno e pietra mescolati
romolo-use-wall = un muro gratuito
romolo-use-favour = mercenari a minor prezzo
romolo-use-battle = più forte in questa battaglia
romolo-log-refund = { $seat } riprende 1 cubetto di { $resource }.
romolo-log-transform = { $seat } toglie { $building } in { $hex } per altro.
romolo-log-transform-wall = { $seat } toglie il muro { $side } in { $hex } per altro.
romolo-log-dismantle = { $seat } smantella { $building } in { $hex }.
romolo-log-dismantle-wall = { $seat } smantella il muro { $side } in { $hex }.
romolo-log-walls =
    { $seat } costruisce { $sides ->
        [one] un muro
       *[other] { $sides } muri
    } in { $hex }.
romolo-log-build = { $seat } costruisce { $building } in { $hex }.
romolo-log-spill = { $count } { $resource } del magazzino in { $hex } tornano alla banca.
romolo-log-produce = { $seat } produce { $count } { $resource } da { $hex }, in mano.
romolo-log-store = { $seat } produce { $count } { $resource } da { $hex } nel magazzino in { $warehouse }.
romolo-log-gather = { $seat } raccoglie { $count } { $resource } in { $hex }.
romolo-log-refine = { $seat } raffina 2 { $resource }.
romolo-log-create = { $seat } crea { $unit } in { $hex }.
romolo-log-enlist = { $seat }: in { $hex } { $old } diventa { $unit }.
romolo-log-convert = { $seat }: in { $hex } l’esploratore diventa { $unit }.
romolo-log-hire =
    { $seat } assolda { $units ->
        [one] { $units } mercenario
       *[other] { $units } mercenari
    } in { $hex }.
romolo-log-recruit = { $seat } assume { $character } per { $coins } argento.
romolo-log-spare-walls =
    { $seat } mette { $count ->
        [one] { $count } muro
       *[other] { $count } muri
    } sul Defensor.
romolo-log-sell = { $seat } vende 1 cubetto di { $resource } per { $coins } argento e lo mette sopra { $column }.
romolo-log-sell-store = { $seat } vende 1 cubetto di { $resource } dal magazzino in { $hex } per { $coins } argento e lo mette sopra { $column }.
romolo-log-buy = { $seat } compra { $count } { $resource } per { $coins } argento.
romolo-log-forum = I fori di { $hex } rendono a { $seat } { $silver } argento.
romolo-log-gain = { $seat } ottiene { $count } { $resource }.
romolo-log-theft = { $seat } tira { $face } e può prendere { $count } a { $other }.
romolo-log-steal = { $seat } ruba 1 cubetto di { $resource } a { $other }.
romolo-log-steal-coin = { $other } paga invece 1 argento a { $seat }.
romolo-log-propose = { $seat } propone a { $other }: dà { $gives }, prende { $takes }.
romolo-log-accept = { $seat } accetta: dà { $gives }, prende { $takes }.
romolo-log-refuse = { $seat } rifiuta.
romolo-log-hand-over = { $seat } dà 1 cubetto di { $resource } a { $other }.
romolo-log-hand-stored = { $seat } dà a { $other } 1 cubetto di { $resource } dal magazzino in { $hex }.
romolo-log-hand-coins = { $seat } dà { $coins } argento a { $other }.
romolo-log-raze =
    { $seat } distrugge in { $hex } con { $units ->
        [one] { $units } unità
       *[other] { $units } unità
    }.
romolo-log-battle = { $seat } attacca { $other } in { $hex }: unità { $attackers } contro { $defenders }.
romolo-log-choose = { $seat } sceglie il segnalino { $token }.
romolo-log-choose-hidden = { $seat } ha scelto un segnalino.
romolo-log-roll = { $seat } tira { $face }.
romolo-log-token = { $seat } mostra { $token }.
romolo-log-retreat = { $seat } si ritira.
romolo-log-fall-back = { $seat }: { $unit } ripiega da { $start } in { $hex }.
romolo-log-sum = { $seat }: unità { $fighters }, torre { $tower }, penalità −{ $penalty }, poteri +{ $powers }, segnalino +{ $extra }: { $value }.
romolo-log-values = { $attack } contro { $defence }.
romolo-log-wins = { $seat } vince la battaglia e prende un segnalino battaglia.
romolo-log-wins-nothing = { $seat } vince la battaglia; non restano segnalini battaglia.
romolo-log-casualties = L’attaccante infligge { $hits }, il difensore { $blows }.
romolo-log-kill = { $seat } perde { $unit } in { $hex }.
romolo-log-kill-ai = L’I.A. perde un’unità in { $hex }.
romolo-log-hit-tower = La torre di { $seat } è colpita: { $damage } su { $most }.
romolo-log-destroy = Distruzione in { $hex }: { $building }.
romolo-log-destroy-wall = Un muro è distrutto in { $hex }.
romolo-log-eliminated = { $seat } è eliminato.
romolo-log-eliminated-by = { $seat } è eliminato, battuto da { $other }.
romolo-log-loot = { $seat } prende { $count } { $resource } a { $other }.
romolo-log-loot-coins = { $seat } prende { $coins } argento a { $other }.
romolo-log-loot-coins-hidden = { $seat } prende le monete di { $other }.
romolo-log-aim = { $seat } manda { $unit } contro { $target } in { $hex }.
romolo-log-assault = { $seat } attacca { $target } in { $hex }, unità: { $units }.
romolo-log-offer = { $seat } offre unità per la difesa in { $hex }: { $units }.
romolo-log-tower-fights = La torre di { $seat } partecipa in { $hex }.
romolo-log-undefended = Nessuno difende { $target } in { $hex }.
romolo-log-skip = { $seat } non trova più il bersaglio in { $hex }: { $target }.
romolo-log-pick = { $seat } sceglie il dado { $face }.
romolo-log-pick-hidden = { $seat } ha scelto un dado.
romolo-log-arrange-unseen = { $seat } mette il terzo esagono in { $hex }.
romolo-log-arrange-unseen-hidden = { $seat } ha disposto tre esagoni, di nascosto.
romolo-log-people = { $seat } guida i { $people }.
romolo-log-crustumins = Il commercio dei Crustumini porta a { $seat } 1 argento.
romolo-log-bid = { $seat } offre { $coins } argento.
romolo-log-bid-hidden = { $seat } ha fatto la sua offerta.
romolo-log-bids = { $seat } ha offerto { $coins } argento.
romolo-log-bid-paid = { $seat } paga l’offerta: { $coins } argento.
romolo-log-vote = { $seat } vota { $vote }.
romolo-log-vote-hidden = { $seat } ha votato.
romolo-log-votes = { $seat } ha votato { $vote }.
romolo-log-rules = { $seat } decide: { $vote }.
romolo-log-show = { $seat } mostra { $face }.
romolo-log-dice-back = { $seat } ha usato tutti e sei i dadi e li riprende.
romolo-log-reckon = { $seat }: unità { $fighters }, torre { $tower }, capitale +{ $capital }, penalità −{ $penalty }, poteri +{ $powers }: { $before }; con il dado { $face }: { $value }.
romolo-log-prevails = Prevale { $seat }.
romolo-log-collect = { $seat } riscuote { $count } { $resource } in { $hex }.
romolo-log-favour =
    Il Foederatus esenta { $count ->
        [one] { $count } mercenario
       *[other] { $count } mercenari
    } di { $seat }.
romolo-log-wages =
    { $seat } deve { $salt } sale per { $count ->
        [one] { $count } mercenario
       *[other] { $count } mercenari
    }.
romolo-log-unpaid = { $seat } non può pagare tutti: { $count } senza paga.
romolo-log-desert =
    { $units ->
        [one] Un mercenario di { $seat } se ne va senza paga.
       *[other] { $units } mercenari di { $seat } se ne vanno senza paga.
    }
romolo-log-depart =
    { $units ->
        [one] Un mercenario caduto di { $seat } lascia la partita.
       *[other] { $units } mercenari caduti di { $seat } lasciano la partita.
    }
romolo-log-dismiss = { $seat } congeda { $unit } in { $hex }.
romolo-log-feed =
    Le fattorie in { $hex } nutrono { $units ->
        [one] { $units } unità
       *[other] { $units } unità
    } di { $seat }.
romolo-log-bake =
    Il Furnarus nutre { $count ->
        [one] { $count } unità
       *[other] { $count } unità
    } di { $seat }.
romolo-log-starve = { $seat } non nutre { $unit } in { $hex }.
romolo-log-price = { $resource }: prezzo { $before } → { $price }.
romolo-log-ending = Comincia la fine della partita: { $ending }.
romolo-log-turn-ai = Turno dell’I.A.
romolo-log-move-ai =
    { $count ->
        [one] { $count } unità dell’I.A. va
       *[other] { $count } unità dell’I.A. vanno
    } da { $start } a { $hex }: { $reason }.
romolo-log-explore-ai =
    { $count ->
        [one] { $count } unità dell’I.A. esplora
       *[other] { $count } unità dell’I.A. esplorano
    } { $hex } da { $start }: { $reason }.
romolo-log-stay-ai =
    { $count ->
        [one] { $count } unità dell’I.A. resta
       *[other] { $count } unità dell’I.A. restano
    } in { $hex }: { $reason }.
romolo-log-penalty-ai = L’I.A. passa il muro { $side } di { $hex }: segnalini penalità per { $count }.
romolo-log-raze-ai =
    L’I.A. distrugge in { $hex } con { $count ->
        [one] { $count } unità
       *[other] { $count } unità
    }.
romolo-log-ends-ai = Il dado per la fine della partita mostra { $face }: finisce.
romolo-log-goes-on-ai = Il dado per la fine della partita mostra { $face }: si continua.
romolo-log-event = Evento: { $which }.
romolo-log-takes-ai = Il dado mostra { $face }: l’I.A. prende { $character } dalla posizione { $slot }.
romolo-log-takes-none-ai = Il dado mostra { $face }: l’I.A. non prende nessun personaggio.
romolo-log-price-ai = Il dado per { $resource } mostra { $face }: prezzo { $before } → { $price }.
romolo-log-price-kept-ai = Il dado per { $resource } mostra { $face }: il prezzo resta { $price }.
romolo-log-coins-ai = L’I.A. ottiene { $silver } argento.
romolo-log-units-ai =
    Il dado mostra { $face }: { $count ->
        [one] { $count } nuova unità
       *[other] { $count } nuove unità
    } dell’I.A. in { $hex }.
romolo-log-no-units-ai = Il dado mostra { $face }: nessuna nuova unità dell’I.A.
romolo-log-over = La partita è finita.

## Tags: what an action would do, in a few letters

romolo-tag-idle = +1 argento
romolo-tag-penalty = penalità −3
romolo-tag-penalty-off = niente più penalità
romolo-tag-pay = −{ $count } { $resource }
romolo-tag-pay-store = −{ $count } { $resource } (magazzino)
romolo-tag-coins = −{ $coins } argento
romolo-tag-refund = +1 cubetto di { $resource }
romolo-tag-spill = { $count } { $resource } in meno
romolo-tag-produce = +{ $count } { $resource }
romolo-tag-store = +{ $count } { $resource } in { $warehouse }
romolo-tag-gather = +{ $count } { $resource }
romolo-tag-refine = +1 prodotto raffinato
romolo-tag-recruit = −{ $coins } argento
romolo-tag-sell = +{ $coins } argento
romolo-tag-sell-store = +{ $coins } argento
romolo-tag-buy = +{ $count } { $resource }, −{ $coins } argento
romolo-tag-forum = +{ $silver } argento (foro)
romolo-tag-gain = +{ $count } { $resource }
romolo-tag-steal = +1 cubetto di { $resource }
romolo-tag-accept = { $seat } dà { $gives }, prende { $takes }
romolo-tag-battle = { $attackers } contro { $defenders }
romolo-tag-values = { $attack } : { $defence }
romolo-tag-casualties = perdite { $hits } : { $blows }
romolo-tag-bids = { $seat }: { $coins } argento
romolo-tag-votes = { $seat }: { $vote }
romolo-tag-undefended = indifeso
romolo-tag-skip = già sparito
romolo-tag-kill = muore { $unit }
romolo-tag-kill-ai = −1 unità
romolo-tag-hit-tower = torre { $damage }/{ $most }
romolo-tag-destroy = cade { $building }
romolo-tag-destroy-wall = cade un muro
romolo-tag-eliminated-by = { $seat } è eliminato
romolo-tag-eliminated = { $seat } è eliminato
romolo-tag-loot = +{ $count } { $resource }
romolo-tag-collect = +{ $count } { $resource }
romolo-tag-wages = paga { $salt } sale
romolo-tag-unpaid = senza paga: { $count }
romolo-tag-desert = mercenari −{ $units }
romolo-tag-starve = perde { $unit }
romolo-tag-bake = il Furnarus nutre { $count }
romolo-tag-price = { $resource } { $before } → { $price }
romolo-tag-ending = comincia la fine
romolo-tag-over = fine della partita
romolo-odds-battle = attaccante { $attack } %, difensore { $defence } %
romolo-odds-theft = 1 con 2–3, 2 con 4–5, 3 con 6

## Ciò che ne è venuto, alla fine di una riga del registro

romolo-came-reveal = { $terrain }
romolo-came-multiplier = ×{ $value }
romolo-came-flood = il fiume prende { $hex }
romolo-came-takes-ai = { $character }
romolo-came-takes-none-ai = nessun personaggio
romolo-came-price-ai = { $resource } { $before } → { $price }
romolo-came-coins-ai = I.A. +{ $silver } argento
romolo-came-units-ai = { $count } in { $hex }
romolo-came-no-units-ai = nessuna
romolo-came-accept = { $seat } accetta
romolo-came-refuse = { $seat } rifiuta
romolo-came-transform = al posto di { $building }
romolo-came-transform-wall = al posto di un muro

## Ciò che un turno ha portato, in poche parole

romolo-gist-build = { $building } in { $hex }
romolo-gist-walls = muri in { $hex }
romolo-gist-create = nuovo: { $unit }
romolo-gist-enlist = nuovo: { $unit }
romolo-gist-convert = nuovo: { $unit }
romolo-gist-hire = mercenari +{ $units }
romolo-gist-recruit = { $character }
romolo-gist-explore = esplora { $hex }
romolo-gist-battle = attacca { $other } in { $hex }
romolo-gist-assault = attacca { $target } in { $hex }
romolo-gist-raze = rade al suolo in { $hex }
romolo-gist-wins = { $seat } vince una battaglia
romolo-gist-kill = { $seat } perde { $unit }
romolo-gist-kill-ai = l’I.A. perde un’unità
romolo-gist-destroy = { $building } in { $hex } crolla
romolo-gist-destroy-wall = un muro in { $hex } crolla
romolo-gist-eliminated = { $seat } è eliminato
romolo-gist-eliminated-by = { $seat } è eliminato
romolo-gist-steal = deruba { $other }
romolo-gist-starve = { $unit } muore di fame
romolo-gist-desert = mercenari non pagati −{ $units }
romolo-gist-ending = la fine comincia
romolo-gist-power = { $character }
romolo-gist-move = spostamenti: { $times }
romolo-gist-move-ai = spostamenti: { $times }
romolo-gist-explore-ai = esplora { $hex }
romolo-gist-raze-ai = rade al suolo in { $hex }
romolo-gist-sell = vendite: { $times }
romolo-gist-sell-store = vendite: { $times }
romolo-gist-buy = acquisti: { $times }
romolo-gist-produce = prodotti: { $times }
romolo-gist-store = prodotti: { $times }
romolo-gist-refine = raffinati: { $times }

## Ends, scores, options

romolo-end-survivor =
    { $count ->
        [one] In gioco resta solo { $who }.
       *[other] In gioco restano solo { $who }.
    }
romolo-end-survivor-ai = In gioco resta solo l’I.A.
romolo-end-survivor-fallen = Nessuno resta in gioco; ultima parte a cadere: { $who }.
romolo-end-ended = { $who } ha chiuso la partita: { $ending }.
romolo-end-ended-die = Il dado dell’I.A. ha chiuso la partita: { $ending }.
romolo-end-ended-auction = L’asta ha chiuso la partita: { $ending }.
romolo-end-ended-empty = Nessuno ha più unità sulla mappa.
romolo-end-round-limit =
    { $rounds ->
        [one] Il solo giro convenuto è stato giocato.
       *[other] I { $rounds } giri convenuti sono stati giocati.
    }
romolo-ends-survivor = rimasta una sola parte
romolo-ends-ended = chiusa dopo l’inizio della fine
romolo-ends-round-limit = giri convenuti giocati
romolo-score-characters = Personaggi
romolo-score-hexes = Esagoni controllati
romolo-score-dominion = Dominio
romolo-score-population = Popolazione
romolo-score-battles = Segnalini battaglia
romolo-score-money = Denaro
romolo-score-majority-characters = Maggioranza: personaggi
romolo-score-majority-hexes = Maggioranza: esagoni
romolo-score-majority-dominion = Maggioranza: dominio
romolo-score-majority-population = Maggioranza: popolazione
romolo-score-majority-battles = Maggioranza: battaglie
romolo-score-majority-money = Maggioranza: denaro
romolo-score-artifex = Artifex
romolo-score-patronus = Patronus
romolo-option-edition = Edizione
romolo-option-edition-2013 = gioco pubblicato, 2013
romolo-option-edition-2013-about = Il gioco come è uscito: battaglie per interi esagoni con gettoni segreti.
romolo-option-edition-1-66 = prototipo, 1.66
romolo-option-edition-1-66-about = Il prototipo inglese dell’autore: ogni unità ha il suo bersaglio, i dadi moltiplicano e la fine si decide con le offerte.
romolo-option-peoples = Popoli storici (1.66)
romolo-option-peoples-off = nessuno
romolo-option-peoples-on = uno per giocatore
romolo-option-bid_paid = Offerte per la fine (1.66)
romolo-option-bid_paid-none = ritornano
romolo-option-bid_paid-winner = la più alta si paga
romolo-option-battle = Battaglie con
romolo-option-battle-usual = ciò che prevede l’edizione
romolo-option-battle-tokens = segnalini dado
romolo-option-battle-die = il dado di legno
romolo-option-teams = Alleanze
romolo-option-teams-off = ciascuno per sé
romolo-option-teams-on = due contro due
romolo-option-coins = Monete degli altri
romolo-option-coins-open = visibili
romolo-option-coins-hidden = nascoste
romolo-option-soldier_controls_water = I soldati controllano l’acqua
romolo-option-soldier_controls_water-yes = sì
romolo-option-soldier_controls_water-no = no
romolo-option-negotiator_mode = Negotiator: merci sulla tessera
romolo-option-negotiator_mode-types = indicano i tipi
romolo-option-negotiator_mode-stock = si consumano
romolo-option-obsessor_passive = L’Obsessor vale sempre
romolo-option-obsessor_passive-no = no
romolo-option-obsessor_passive-yes = sì

## Clauses

romolo-rule-RR1-1 = Tutto è visibile tranne i segnalini dado, che vede solo chi li ha, e le monete, che si possono nascondere.
romolo-rule-RR1-2 = Del prossimo personaggio si conosce il tipo, non quale sia. Le tessere avanzate o portate via dal fiume restano ignote. Lo sbirciare si vede, il risultato lo sa solo chi sbircia. Un segnalino mostrato è pubblico.
romolo-rule-RR2-1 = Il primo giocatore è sorteggiato; gli altri seguono in senso orario.
romolo-rule-RR2-2 = Nove esagoni d’acqua formano la pila d’acqua scoperta.
romolo-rule-RR2-3 = Ognuno prende due pianure e, di nascosto, una collina o una foresta. In solitario un’altra pianura è per la capitale dell’I.A.
romolo-rule-RR2-4 = Tutti gli altri esagoni si mescolano coperti.
romolo-rule-RR2-5 = La mappa si compone di esagoni coperti; poi ognuno dispone scoperti i suoi tre esagoni e decide dove sta la collina o foresta.
romolo-rule-RR2-6 = Su ogni esagono centrale sta un moltiplicatore coperto.
romolo-rule-RR2-7 = Di ogni tipo si prende a caso un certo numero di personaggi; prima esce il tipo I, poi II, poi III. Nell’esposizione, in fila, ce ne sono quattro più dei giocatori.
romolo-rule-RR2-8 = I cinque prezzi partono da 1; sul mercato non ci sono cubetti.
romolo-rule-RR2-9 = La banca ha pezzi secondo il numero di giocatori; segheria e cava sono lo stesso tipo di pezzo.
romolo-rule-RR2-10 = Ognuno ha una torre, sei lavoratori, quattro soldati, un esploratore e sei segnalini dado, di cui uno torna a caso. Dalla banca: una fattoria, un magazzino, 2 grano, 2 legno, 2 pietra, 2 argento e una risorsa a scelta.
romolo-rule-RR2-11 = Torre, fattoria e magazzino vanno sulle proprie pianure, due lavoratori su uno qualunque dei tre esagoni. L’esagono della torre è la capitale.
romolo-rule-RR2-12 = Il dado di legno può sostituire i segnalini dado.
romolo-rule-RR2-13 = Si sceglie nell’ordine dei giocatori: terzo esagono di nascosto, disposizione, risorsa libera, poi ognuno tutti e cinque i pezzi.
romolo-rule-RR2-14 = Prima della partita si scelgono: edizione, segnalini o dado, alleanze e l’interpretazione delle regole dubbie.
romolo-rule-RR4-1 = Un giro è un turno di ogni giocatore in gioco dal primo in senso orario; il primo non cambia mai.
romolo-rule-RR4-2 = Un turno comprende fase azioni, fase guerra e fase mantenimento.
romolo-rule-RR4-3 = Durante la procedura finale un turno inizia con la scelta di giocare o di terminare.
romolo-rule-RR4-4 = Gli eliminati vengono saltati; i giri iniziano allora dal prossimo in gioco.
romolo-rule-RR4-5 = A inizio turno: si azzerano i contatori, poi giocare o finire, poi resa, poi azioni.
romolo-rule-RR5-1 = Agisci con le tue unità in qualsiasi ordine, anche alternandole: lavoratori, soldati e mercenari hanno 2 azioni, l’esploratore 3.
romolo-rule-RR5-2 = Se nessuna unità agisce ricevi 1 argento.
romolo-rule-RR5-3 = Un’azione diversa dal movimento chiude la fase dell’unità.
romolo-rule-RR5-4 = Un’unità senza più azioni viene stesa: non agisce e non attacca in questo turno.
romolo-rule-RR5-5 = Soldati, mercenari ed esploratori muovono soltanto; gli esploratori anche sbirciano. Un lavoratore con penalità o tra unità ostili muove soltanto.
romolo-rule-RR5-6 = Le unità di un altro nello stesso esagono sono ostili se così vuole il suo atteggiamento; gli alleati mai, una torre sola nemmeno.
romolo-rule-RR5-7 = L’ostilità vale anche per magazzini che ricevono, fattorie che nutrono, mercenari da assoldare e ritirate.
romolo-rule-RR5-8 = Nella tua fase azioni puoi cambiare atteggiamento verso ciascun altro una volta a turno, gratis. L’I.A. è sempre ostile.
romolo-rule-RR5-9 = L’argento per l’inattività arriva a fine fase; movimenti gratuiti, azione del Negotiator e conversione contano come agire.
romolo-rule-RR5-10 = Chiudi la fase quando vuoi; le unità con azioni restano in piedi.
romolo-rule-RR6-1 = Un movimento porta in un esagono adiacente; le unità possono condividerlo senza limite. Nessuno entra nella capitale dell’I.A.
romolo-rule-RR6-2 = In acqua si entra solo da un esagono con porto o dall’acqua; uscirne è libero.
romolo-rule-RR6-3 = Tra unità ostili un’unità può solo ritirarsi: in un esagono esplorato più vicino alla sua capitale, o ovunque dalla capitale stessa; poi può solo muovere.
romolo-rule-RR6-4 = Un muro protegge il suo esagono su un lato, solo dall’esterno, contro tutti.
romolo-rule-RR6-5 = Passare un muro protettivo dà un segnalino penalità: solo movimenti, 3 in meno in battaglia. Va via dopo una battaglia o muovendo in un turno successivo.
romolo-rule-RR6-6 = Muovere su un esagono coperto lo esplora e stende l’unità: sulla terra vi resta, l’acqua la respinge.
romolo-rule-RR6-7 = L’esploratore può spendere un’azione per sbirciare un esagono coperto adiacente e il suo moltiplicatore.
romolo-rule-RR6-8 = Dopo un’esplorazione l’acqua il cui intorno è cambiato e che ha un solo vicino coperto lo allaga, fino a tre esagoni, in solitario due.
romolo-rule-RR6-9 = Sbirciare è permesso con penalità e dopo una ritirata; non è un movimento gratuito e rende usato l’esploratore.
romolo-rule-RR6-10 = La ritirata si verifica prima di ogni movimento; dalla capitale si può anche esplorare, altrove mai.
romolo-rule-RR6-11 = Un porto perduto non tocca le unità in acqua, che vi possono restare.
romolo-rule-RR7-1 = Ogni costruzione ha costo in pietra e legno e terreno: fattoria 1/1, magazzino 1/2, porto 3/2, tempio 2/1, acquedotto 4/2, foro 3/2 in pianura, segheria 4/1 in foresta, cava 1/4 in collina, un muro 1 dei due su terra.
romolo-rule-RR7-2 = Un lavoratore costruisce nel suo esagono con un pezzo della banca.
romolo-rule-RR7-3 = Un esagono contiene quattro costruzioni, una in più per ogni acquedotto in esso o accanto. La torre conta, tre muri sono una.
romolo-rule-RR7-4 = Un’azione costruisce da uno a tre muri, uno per lato dell’esagono, a 1 legno o pietra ciascuno.
romolo-rule-RR7-5 = Ogni tempio nell’esagono fa risparmiare 1 risorsa di una costruzione, fino a 1; non per i muri.
romolo-rule-RR7-6 = Smantellare toglie un pezzo dal gioco e rende 1 legno o pietra.
romolo-rule-RR7-7 = Trasformare toglie un pezzo dal gioco e ne costruisce lì un altro a costo pieno.
romolo-rule-RR7-8 = I cubetti di un magazzino tolto vanno alla banca, salvo quelli spesi in quell’azione. Un acquedotto perduto non toglie nulla.
romolo-rule-RR7-9 = Le costruzioni sono di tutti, tranne le torri.
romolo-rule-RR7-10 = La potenza di un esagono è il numero delle costruzioni senza fattorie.
romolo-rule-RR7-11 = Una trasformazione cambia un pezzo con uno; il nuovo deve già essere in banca.
romolo-rule-RR7-12 = Chi costruisce sceglie cubetto per cubetto: mano o magazzino dell’esagono, legno o pietra per i muri, e cosa risparmiano i templi.
romolo-rule-RR7-13 = Un esagono oltre il limite permette solo ciò che lo riporta entro il limite.
romolo-rule-RR8-1 = Un lavoratore sfrutta il proprio esagono, pianura grano, collina pietra, foresta legno, o da terra un’acqua esplorata adiacente per il sale.
romolo-rule-RR8-2 = Ogni segheria o cava dell’esagono sfruttato aggiunge 1.
romolo-rule-RR8-3 = I cubetti vanno in un magazzino vuoto nell’esagono del lavoratore o accanto, senza unità ostili e non dietro un muro protettivo.
romolo-rule-RR8-4 = Un magazzino riceve la produzione di un lavoratore, per quanto grande.
romolo-rule-RR8-5 = Ogni esagono si sfrutta una volta a turno.
romolo-rule-RR8-6 = In ogni azione un lavoratore può spendere cubetti dai magazzini del suo esagono; uno svuotato si può riempire di nuovo.
romolo-rule-RR8-7 = Raccogliere porta in mano tutti i cubetti di un magazzino dell’esagono.
romolo-rule-RR8-8 = Raffinare trasforma due risorse uguali in una raffinata.
romolo-rule-RR8-9 = Chi produce sceglie il magazzino, che riceve tutti i cubetti; per il sale nulla nell’esagono d’acqua importa.
romolo-rule-RR8-10 = I cubetti nei magazzini sono del giocatore di turno; se il turno è troncato vanno alla banca.
romolo-rule-RR9-1 = La potenza della capitale limita le nuove unità: 3 lavoratori e 2 soldati o mercenari fino a potenza 3, uno in più di entrambi a 4, 5 e 6.
romolo-rule-RR9-2 = Un lavoratore crea un lavoratore con 3 grano, steso nel suo esagono.
romolo-rule-RR9-3 = Nella propria capitale un lavoratore diventa soldato con 2 raffinati.
romolo-rule-RR9-4 = Un lavoratore crea l’esploratore con 2 grano, se è in mano.
romolo-rule-RR9-5 = Un esploratore non usato può diventare un lavoratore steso con 1 grano dalla mano ed esce dal gioco; non tra unità ostili.
romolo-rule-RR9-6 = Un lavoratore assolda uno o due mercenari a 1 argento, anche in risorse a valore di mercato. Stanno in piedi e agiscono subito.
romolo-rule-RR9-7 = Un personaggio a turno si assume con 2 argento più 1 per ciascuno già avuto; il posto si riempie dalla pila.
romolo-rule-RR9-8 = Le unità create sono stese e agiscono dal giro seguente.
romolo-rule-RR9-9 = I mercenari si pagano con qualsiasi insieme di monete e cubetti in cui nessun pezzo sia superfluo.
romolo-rule-RR9-10 = La conversione richiede un esploratore in piedi, non usato né nuovo, e un lavoratore in mano.
romolo-rule-RR9-11 = I limiti si confrontano dopo l’azione; le figure devono essere in mano, i mercenari in banca.
romolo-rule-RR9-12 = I cubetti per la tessera possono venire dalla mano o da un magazzino dell’esagono. I posti vuoti mantengono il numero.
romolo-rule-RR10-1 = Un lavoratore vende una risorsa al suo prezzo, una in più per ogni porto nell’esagono; nulla a prezzo 0.
romolo-rule-RR10-2 = Un cubetto venduto sta sopra una colonna diversa dalla sua, mai terzo; altrimenti non si vende.
romolo-rule-RR10-3 = Con un foro nell’esagono una vendita rende 1, 2, 3 argento a potenza 4, 5, 6, e 1 per ogni altro foro lì o accanto.
romolo-rule-RR10-4 = Un lavoratore compra una risorsa al suo prezzo, una in più per ogni porto; a prezzo 0 due cubetti per un bronzo.
romolo-rule-RR10-5 = Gli scambi di un’azione sono tutti vendite o tutti acquisti.
romolo-rule-RR10-6 = Un’azione di mercato fa almeno uno scambio; i cubetti venduti prima riempiono già le colonne. Si compra solo con monete.
romolo-rule-RR11-1 = Nella fase guerra ogni unità in piedi può attaccare una volta nel suo esagono; poi gli attaccanti vengono stesi.
romolo-rule-RR11-2 = Un nemico nell’esagono difende con tutte le unità lì; tra più l’attaccante ne sceglie uno. Senza unità o torre nemiche distrugge una costruzione per ogni unità di valore positivo.
romolo-rule-RR11-3 = Valori: soldato 3, mercenario 2, lavoratore 1, esploratore 0, torre in difesa 4; una parte con penalità ha 3 in meno, mai sotto 0.
romolo-rule-RR11-4 = Entrambi scelgono di nascosto un segnalino: ×2, +3, spada, scudo, ritirata o nulla. Dopo cinque tornano tutti meno uno a caso.
romolo-rule-RR11-5 = Chi mostra ritirata può andarsene con tutte le unità coinvolte, decide prima l’attaccante; perde senza perdite e il vincitore può distruggere costruzioni.
romolo-rule-RR11-6 = Il valore più alto vince un segnalino battaglia; 3, 6, 9 in più infliggono 1, 2, 3 perdite, una in più per la propria spada, che colpisce anche se si perde, una in meno per lo scudo altrui.
romolo-rule-RR11-7 = Il dado di legno mostra bianco, 2, 3, 4, 5 o 6: nulla, ritirata, scudo, spada, +3, ×2.
romolo-rule-RR11-8 = Ogni parte assegna ciò che infligge, prima l’attaccante: unità coinvolte, poi se vuole costruzioni, 1 ciascuna, fino a tre muri come una, la torre 2.
romolo-rule-RR11-9 = Lavoratori e soldati uccisi tornano in mano, esploratori e costruzioni escono dal gioco, i mercenari restano davanti a chi li ha assoldati.
romolo-rule-RR11-10 = A fine battaglia le unità coinvolte perdono le penalità; distruggere non è una battaglia.
romolo-rule-RR11-11 = Chi non ha lavoratori continua o si arrende.
romolo-rule-RR11-12 = Chi perde la torre è eliminato; monete e risorse vanno a chi l’ha distrutta.
romolo-rule-RR11-13 = Un attacco procede per passi: esagono, unità, difensore; poteri, prima l’attaccante; valori; segnalini; ritirata; perdite; fine. I terzi non intervengono.
romolo-rule-RR11-14 = La torre del difensore aggiunge 4 ed è colpita dopo le unità; l’eccesso colpisce solo la torre della parte che subisce. Da sola non si ritira.
romolo-rule-RR11-15 = La distruzione libera prende una costruzione per ogni unità coinvolta di valore positivo, mai una torre; dopo una ritirata non accanto a un terzo o a unità rimaste. Si possono radere anche le proprie.
romolo-rule-RR11-16 = L’eliminazione avviene a fine battaglia; segnalini, personaggi e figure escono, le costruzioni restano. Il turno dell’eliminato finisce subito.
romolo-rule-RR11-17 = La resa si offre a ogni inizio del proprio turno senza lavoratori sulla mappa.
romolo-rule-RR12-1 = Tutti i cubetti nei magazzini vanno in mano al giocatore di turno.
romolo-rule-RR12-2 = I mercenari sulla mappa e davanti a te costano in tutto 1, 3, 6, 10, 15 sale. Per ognuno non pagato va via una costruzione della capitale, la torre per ultima, e il mercenario.
romolo-rule-RR12-3 = I mercenari si possono congedare; loro e quelli davanti a te escono dal gioco.
romolo-rule-RR12-4 = Ogni fattoria nutre due lavoratori o soldati nel suo esagono o accanto, non oltre unità ostili o un muro protettivo. Gli altri costano 1 grano o tornano in mano.
romolo-rule-RR12-5 = Con quattro o più cubetti sul mercato ogni prezzo sale dei cubetti nella colonna, fino a 5, poi scende dei cubetti del suo colore, fino a 0; i cubetti vanno via.
romolo-rule-RR12-6 = Tutte le proprie unità si rialzano.
romolo-rule-RR12-7 = Poi si verificano le condizioni di fine.
romolo-rule-RR12-8 = Il sale dovuto si sostituisce con il suo prezzo, almeno un bronzo l’uno, in monete o in altre risorse al loro prezzo; senza resto né pezzi superflui. Chi può pagare deve farlo.
romolo-rule-RR12-9 = Fattorie e Furnarus nutrono quanti più possibile; per ognuno che manca paghi 1 grano o riprendi un’unità la cui assenza aiuti.
romolo-rule-RR12-10 = Vale ciò che si è preso o comprato prima nel turno; nel mantenimento non si compra né vende.
romolo-rule-RR13-1 = Un giocatore in gioco controlla sempre la propria capitale.
romolo-rule-RR13-2 = Una capitale di potenza 4, 5, 6 diffonde 1 influenza a distanza 1, 2, 3.
romolo-rule-RR13-3 = L’influenza cammina su terra esplorata e aggira acqua, esagoni coperti e muri protettivi; le altre capitali non ricevono ma lasciano passare.
romolo-rule-RR13-4 = Ogni soldato aggiunge 1 nel suo esagono, anche in acqua.
romolo-rule-RR13-5 = Controlla un esagono chi ha strettamente più influenza; in parità è neutrale.
romolo-rule-RR13-6 = Solo i giocatori in gioco danno influenza; gli esagoni coperti non sono di nessuno.
romolo-rule-RR14-1 = A fine turno: un’ultima parte vince senza punteggio; tutti i personaggi presi, o tre dei dieci tipi di pezzi esauriti in banca, portano alla fine.
romolo-rule-RR14-2 = La procedura finale, iniziata, non si ferma più.
romolo-rule-RR14-3 = Da allora ognuno a inizio turno lo gioca o termina la partita.
romolo-rule-RR14-4 = Personaggi: 1 punto per tessera, Publicus 3.
romolo-rule-RR14-5 = Esagoni controllati: 1 punto l’uno, 2 o 3 con moltiplicatore.
romolo-rule-RR14-6 = Dominio: la potenza della capitale e di una pianura adiacente controllata.
romolo-rule-RR14-7 = Popolazione: 1 punto per coppia di lavoratori e per soldato.
romolo-rule-RR14-8 = Segnalini battaglia: 1 punto l’uno.
romolo-rule-RR14-9 = Denaro: 1 punto ogni 4 argento in monete.
romolo-rule-RR14-10 = Ogni categoria dà 6 punti al primo e 2 al secondo, con due parti 4 al primo; chi è pari divide, arrotondando per difetto.
romolo-rule-RR14-11 = Vince chi ha più punti; a parità decidono, nell’ordine, dominio, popolazione, esagoni, denaro, battaglie, personaggi.
romolo-rule-RR14-12 = Se non resta nessuno, vince chi è caduto per ultimo.
romolo-rule-RR14-13 = Se nessuno ha più lavoratori o esploratori inizia la procedura finale.
romolo-rule-RR14-14 = I premi seguono le parti iniziali; concorrono solo i superstiti.
romolo-rule-RR14-15 = Alla fine Architectus, Sacerdos e Artifex scelgono, in quest’ordine, il meglio per la loro parte: posto, vantaggio, punti, primo esagono.
romolo-rule-RR14-16 = Ogni turno ha una fine, la partita non per forza; un limite di giri è un’opzione e porta al punteggio dopo quel giro.
romolo-rule-RR15-0 = Ogni potere vale una volta in ogni turno, anche altrui, dal turno dell’assunzione.
romolo-rule-RR15-1 = Un potere si dichiara con la sua azione o prima dei segnalini di una battaglia; tutti tranne il Praepositus sono facoltativi.
romolo-rule-RR15-2 = Eques dà due movimenti gratuiti su terra, Nauta uno da terra ad acqua e uno in acqua per un’unità, o uno scambio in più. I movimenti gratuiti non costano azioni e non rialzano.
romolo-rule-RR15-3 = Il Negotiator dà a un lavoratore, steso o no, una vendita o un acquisto gratuiti di tipi sulla tessera.
romolo-rule-RR15-4 = Un Praepositus aggiunge 1 alla prima produzione del suo tipo in ogni turno, dopo l’assunzione.
romolo-rule-RR15-5 = L’Architectus conta una fattoria per una verifica di potenza in un esagono che ne ha; per i limiti la capitale.
romolo-rule-RR15-6 = Il Defensor porta fino a tre muri della banca, gratis da costruire, e 1 in più in una difesa a turno.
romolo-rule-RR15-7 = Il Foederatus ha tre usi: un ingaggio gratuito, o nessun salario per mercenari scelti.
romolo-rule-RR15-8 = Il Praedo ruba metà del dado in risorse a chi ha un’unità qui o accanto, non dietro un muro; a chi non ha risorse 1 argento.
romolo-rule-RR15-9 = L’Obsessor ignora le penalità in una battaglia o distruzione, o per l’azione di un lavoratore; 2 in più contro una torre.
romolo-rule-RR15-10 = Il Traductor fa agire un lavoratore come in un esagono di terra esplorata adiacente, non dietro un muro, senza unità ostili nei due.
romolo-rule-RR15-11 = Sacerdos aggiunge 2 influenza dove già ce n’è; Patronus dà 4 al più ricco, 2 al secondo; Consul vince le maggioranze pari.
romolo-rule-RR16-1 = In solitario: preparazione per uno, torre dell’I.A. sul suo esagono, linea eventi di 9 cubetti bianchi, 4 gialli, 3 rosa, 2 blu, 1 marrone.
romolo-rule-RR16-2 = Un giro è il tuo turno, quello dell’I.A., un evento. L’I.A. non usa poteri.
romolo-rule-RR16-3 = Le unità dell’I.A. valgono 2, non mangiano, entrano in acqua; le nuove restano stese per un turno dell’I.A.
romolo-rule-RR16-4 = Un gruppo più debole dove sta torna indietro; altrimenti va dove è più forte di ciò che trova, se no più vicino alla tua capitale.
romolo-rule-RR16-5 = I gruppi in piedi attaccano tutto nel loro esagono; l’I.A. si ritira solo se inferiore e colpisce prima i più forti, una torre che cade, costruzioni, fattorie.
romolo-rule-RR16-6 = Eventi: il giallo prende un personaggio, il rosa muove i prezzi, il blu porta unità, il marrone marcia e rinnova la linea.
romolo-rule-RR16-7 = Nella procedura finale il dado chiude la partita al turno dell’I.A. con 5 o 6.
romolo-rule-RR16-8 = L’I.A. conta personaggi, capitale e tutti gli esagoni coperti, influenza delle unità, il doppio degli esagoni come dominio, uno e mezzo per unità.
romolo-rule-RR16-9 = Un gruppo sono le unità in piedi di un esagono all’inizio; i gruppi muovono in ordine sorteggiato, ogni unità al più un esagono.
romolo-rule-RR16-10 = L’I.A. ignora le regole di acqua e ritirata; i muri le danno penalità fino al suo prossimo turno; esplora qualunque terreno.
romolo-rule-RR16-11 = L’ordine dei suoi attacchi si sorteggia, uno per esagono; le sole costruzioni cadono una per unità senza penalità, le fattorie per ultime.
romolo-rule-RR16-12 = L’I.A. gioca un segnalino a caso, difende con tutte le unità dell’esagono e distrugge dopo la tua ritirata.
romolo-rule-RR16-13 = La fine si verifica dopo il tuo turno e dopo l’evento. Senza la tua torre vince l’I.A.
romolo-rule-RR16-14 = La capitale dell’I.A. non si occupa, non si lavora né si controlla; i suoi mezzi punti raggiungono tutti i vicini.
romolo-rule-RR17-1 = Gli alleati siedono di fronte: primo e terzo contro secondo e quarto.
romolo-rule-RR17-2 = L’azione di un lavoratore può scambiare fino a tre risorse o monete con l’alleato.
romolo-rule-RR17-3 = Gli alleati non sono mai ostili e non si combattono.
romolo-rule-RR17-4 = Gli alleati contano come uno: tutto si somma prima di dividere, anche l’influenza, i domini si sommano.
romolo-rule-RR17-5 = Chi è di turno propone, l’alleato accetta o rifiuta; dopo un rifiuto nessun’altra proposta nel turno.
romolo-rule-RR17-6 = Gli alleati non vedono i segreti l’uno dell’altro e difendono separati.
romolo-rule-RR17-7 = I poteri finali valgono per la parte; i due domini possono usare la stessa pianura.
romolo-rule-RR17-8 = Se un compagno è fuori l’altro continua; ognuno può finire la partita nel proprio turno.
romolo-rule-RR19-1 = Edizione 1.66: ognuno posa di nascosto i suoi tre esagoni, che si scoprono insieme; poi cinque passate, in ciascuna un pezzo a scelta su una delle proprie due pianure. L’esposizione comincia con un Praepositus per giocatore, seguono altri due ciascuno.
romolo-rule-RR19-2 = Ognuno ha in mano un acquedotto, un porto e un foro e li costruisce prima di quelli della banca. I pezzi smantellati e trasformati tornano alla banca; smantellare rende il costo stampato meno un cubo a scelta, un muro niente.
romolo-rule-RR19-3 = Nell’edizione 1.66 ogni unità che combatte riceve un bersaglio nel suo esagono, un’unità nemica, una torre nemica o un edificio, prima della prima battaglia. I bersagli si risolvono uno alla volta; uno già sparito si salta, e i suoi attaccanti si stendono.
romolo-rule-RR19-4 = Un’unità o torre attaccata è difesa dal proprietario, che aggiunge quante altre sue unità dell’esagono vuole, e la torre; nessun bersaglio di questa fase aiuta.
romolo-rule-RR19-5 = Per un edificio chi ha unità nell’esagono, tranne l’attaccante e il suo alleato, ne offre apertamente nell’ordine dei turni. Difende chi ne offre di più, a parità il primo; senza offerte l’edificio si toglie senza dadi. Una torre non difende edifici.
romolo-rule-RR19-6 = L’attacco conta le sue unità, 3 in meno con penalità; la difesa unità e torre, e nella propria capitale 1 in più, 2 da dimensione 4, 3 da dimensione 5. I poteri si dichiarano, prima l’attaccante; un valore è almeno 1.
romolo-rule-RR19-7 = Un dado di 1 o 2 lascia il valore, 3 o 4 lo moltiplica per uno e mezzo, 5 o 6 per due, per difetto. Un vantaggio di 1, 5, 10, 16 distrugge 1, 2, 3, 4; il proprio 6 uno in più, il proprio 1 uno in meno.
romolo-rule-RR19-8 = Ogni parte sceglie le proprie perdite, prima l’attaccante: attaccanti; o difensori, la torre se ha partecipato, l’edificio attaccato. Lavoratori e soldati tornano in mano, mercenari alla banca, edifici fuori dal gioco. Chi ha combattuto perde le penalità; gli attaccanti si stendono.
romolo-rule-RR19-9 = Chi perde la torre è fuori con tutto ciò che ha, e nessuno prende bottino; gli attacchi contro di lui ancora da risolvere si saltano.
romolo-rule-RR19-10 = Offerte, puntate e voti seguono l’ordine del giro, dal primo giocatore in vita.
romolo-rule-RR19-11 = Quando si perde un acquedotto, il suo esagono e poi i vicini perdono ciò che supera il limite: chi controlla, altrimenti il giocatore attivo, toglie un edificio, mai la torre, o tanti muri da abbassare il conto di uno.
romolo-rule-RR19-12 = Chi è il solo con unità sulla mappa vince subito; se nessuno ne ha, decide il punteggio. Tutti i personaggi presi, o tre di otto tipi di edifici finiti alla banca, portano la fine per sempre; prima si finisce il giro.
romolo-rule-RR19-13 = Poi tutti i giocatori in vita puntano di nascosto prima di ogni turno. Tutti 0: la partita finisce. Il maggior offerente dice se si gioca; se sono più d’uno votano, e più della metà di loro deve volere la fine. Le puntate tornano.
romolo-rule-RR19-14 = Dominio: pianure controllate unite alla capitale; il loro numero per la dimensione più piccola, quanto più possibile.
romolo-rule-RR19-15 = Il Defensor aggiunge 2 se si attacca un muro; l’Obsessor 2 contro un edificio o una torre, 3 contro un muro; l’Heros 1 in una battaglia, 2 se attacca un mercenario; ciascuno in una battaglia per turno, prima dei dadi.
romolo-rule-RR19-16 = Il salario è dovuto per i mercenari sulla mappa e per quelli uccisi dopo l’ultimo mantenimento del proprietario. Congedati, non pagati o non nutriti tornano alla banca.
romolo-rule-RR19-17 = Da soli: un Praepositus e altri due sono esposti. Niente asta: dal giro in cui la fine si annuncia un 5 o 6 dopo l’evento finisce la partita. Senza unità o torre perdi subito. Il dominio dell’I.A. è il doppio degli esagoni uniti alla sua capitale; le maggioranze danno 6 e 2.
romolo-rule-RR19-18 = Gli alleati controllano, segnano e vincono maggioranze ciascuno per sé; poi i punti si sommano, e le somme decidono le parità.
romolo-rule-RR19-19 = I popoli sono un’opzione: nell’ordine dei giocatori ognuno ne sceglie uno diverso prima di tutto; l’I.A. non ne ha.
romolo-rule-RR19-20 = I muri ostacolano solo da fuori a dentro; il fiume allaga al massimo tre esagoni in un turno intero.
romolo-rule-RR19-21 = Tutto il resto è come nel gioco pubblicato, senza esploratori, segnalini battaglia, ritirate dalla battaglia, bottino e resa.
romolo-rule-RR19-22 = I moltiplicatori stanno coperti; la risorsa gratuita è una delle cinque; i quattro Praepositus sono uguali e le altre sedici tessere diverse. Tutte le unità cominciano in piedi.
romolo-rule-RR19-23 = Ogni altro movimento toglie la penalità prima che si guardi il lato attraversato. Dopo una ritirata un’unità fa ciò che il nuovo esagono permette. Il conto del fiume ricomincia ogni turno; da soli è due per te e due per l’I.A. con il suo evento.
romolo-rule-RR19-24 = Un acquedotto può essere il quinto edificio. Un tempio risparmia un cubo, ma non quando è il pezzo che va. Solo fattorie, magazzini e muri possono essere doppi in un esagono, giudicando dopo la rimozione; un acquedotto perso conta ad azione finita.
romolo-rule-RR19-25 = Un magazzino che riceve deve solo essere vuoto e vicino. Un foro nell’esagono del lavoratore rende per ogni cubo venduto 1 argento a dimensione 4, 2 da dimensione 5, e 1 per ogni foro accanto; niente sugli acquisti.
romolo-rule-RR19-26 = La guerra va per passi: tutti i bersagli si dichiarano apertamente; l’attaccante nomina il prossimo; aiuti od offerte; poteri; dadi; entrambi tolgono, prima l’attaccante; poi la fine della battaglia. Nessun attacco si aggiunge, cambia o ritira.
romolo-rule-RR19-27 = Ogni pezzo è un bersaglio a sé, anche ciascuna di due fattorie; un muro si attacca dall’interno del suo esagono. Gli edifici si attaccano ovunque, le unità nemiche in piedi o stese, amichevoli o no; mai unità e torri proprie o alleate.
romolo-rule-RR19-28 = I difensori possono essere stesi, avere una penalità o aver già combattuto; un bersaglio di questa fase non aiuta mai, nemmeno dopo la sua battaglia. Nessuno aiuta con unità alleate. Le offerte contano per numero, possono essere zero e obbligano; chi non è scelto non è coinvolto.
romolo-rule-RR19-29 = Una parte rinuncia a quanto è stato distrutto, o a tutto ciò che ha nella battaglia; la torre vale come gli altri, il proprietario può dare prima qualsiasi altra cosa. Un 6 conta anche per chi è inferiore, un 1 anche per chi è superiore.
romolo-rule-RR19-30 = Con i dadi virtuali ognuno sceglie tra i suoi sei quelli non usati, prima l’attaccante, di nascosto, mostrandoli insieme; dopo il sesto tornano tutti. L’I.A. ne gioca uno dei suoi a sorte.
romolo-rule-RR19-31 = Ogni potere vale una volta in ogni turno, di chiunque; il Dux secondo i suoi segnalini. Un Praepositus serve una produzione adatta del turno, come vuole il proprietario. In difesa aiutano Architectus, Defensor, Dux e Heros. I muri non ostacolano il Traductor.
romolo-rule-RR19-32 = Per ogni mercenario non pagato un pezzo della capitale esce dal gioco, un muro è uno, la torre per ultima. Gli uccisi contano per primi come non pagati, gli altri vanno alla banca. Il Foederatus libera un mercenario: gli altri costano come se non ci fosse.
romolo-rule-RR19-33 = Il cibo viene dopo il salario, per lavoratori, soldati e mercenari; un mercenario ceduto torna alla banca.
romolo-rule-RR19-34 = Se resta uno solo si guarda dopo ogni passo intero, una battaglia o un’unità ceduta, non tra le perdite delle due parti né durante la preparazione. Chi sopravvive vince senza punteggio.
romolo-rule-RR19-35 = Una puntata è una somma che monete e cubi della mano fanno esattamente ai prezzi del mercato, o 0; di che cosa è fatta resta nascosto. Puntano tutti i giocatori in vita, anche senza unità. Se così si è convenuto, un solo maggior offerente paga, prima in monete.
romolo-rule-RR19-36 = Punteggio: personaggi, Publicus 2; esagoni controllati; dominio; popolazione; denaro, che porta solo una maggioranza. In ognuna il primo ottiene altri 6 punti e il secondo 2; i pari si dividono. La capitale da sola può essere un dominio. Chi è fuori non segna nulla.
romolo-rule-RR19-37 = Da soli: l’I.A. combatte una battaglia in ogni esagono con tutte le sue unità in piedi contro tutte le unità umane e la torre; scegli tu che cosa perdi, anche edifici. Dove non c’è nessuno, ogni sua unità distrugge un pezzo, le fattorie per ultime. Attaccata, aggiunge tutte le unità dell’esagono che non sono bersagli e perde prima il bersaglio.
romolo-rule-RR19-38 = Gli alleati difendono, offrono, puntano, votano, controllano e segnano ciascuno per sé. Un compagno senza torre è fuori; una parte ha vinto quando nessun avversario ha unità.
romolo-rule-RR19-39 = Latini in attacco e Albani in difesa: un 2 moltiplica come un 3, un 4 come un 5. Sabini: una pietra in più alla prima produzione di pietra del loro turno. Crustumini: 1 argento per ogni cubo venduto.
romolo-rule-RR19-40 = Segreti sono il terzo esagono e il suo posto finché non si scoprono, le monete, puntate, voti e dadi virtuali finché non si mostrano, esagoni e moltiplicatori coperti, la pila. Bersagli, aiuti, offerte, perdite, dadi in mano e popoli sono aperti.

## The terminal

romolo-cli-legend = segni sulla mappa: ♜ torre con i danni, F fattoria, W magazzino, H porto, T tempio, P segheria o cava, A acquedotto, O foro; parentesi e angoli sono muri, × un moltiplicatore, * sfruttato in questo turno; w lavoratore, s soldato, x esploratore, m mercenario dopo la lettera del proprietario, _ steso, ! penalità; a unità dell’I.A.; dopo il nome di un esagono chi lo controlla
romolo-cli-seat =
    { $coins } argento, { $battles ->
        [one] { $battles } battaglia
       *[other] { $battles } battaglie
    }
romolo-cli-market = Mercato:
romolo-cli-bank = Banca:
romolo-cli-pile = pila { $count } (prossimo: { $type })
romolo-cli-battle = Battaglia in { $hex }: { $attack } contro { $defence }
romolo-cli-target = Bersaglio { $number } in { $hex }: { $attack } contro { $what }
romolo-cli-display = In offerta:
romolo-cli-hostile = ostile a { $seats }
romolo-cli-zone-legend = legenda
romolo-cli-zone-market = mercato
romolo-cli-zone-seats = giocatori
romolo-cli-zone-map = mappa

## What is counted

romolo-stats-opening = Aperture: il terreno del terzo esagono
romolo-stats-characters = Personaggi ingaggiati
romolo-stats-powers = Personaggi il cui potere è stato usato
romolo-stats-built = Che cosa è stato costruito
romolo-stats-produced = Risorse prodotte
romolo-stats-sold = Risorse vendute
romolo-stats-tokens = Segnalini dado giocati in battaglia

## Names in the view, for boards and tables drawn from it

romolo-key-ai = I.A.
romolo-key-alive = in gioco
romolo-key-all = all’inizio
romolo-key-attackers = attaccanti
romolo-key-bank = banca
romolo-key-battle = battaglia
romolo-key-battles = battaglie vinte
romolo-key-building = edificio
romolo-key-campaign = attacchi
romolo-key-capital = capitale
romolo-key-changed = atteggiamento cambiato verso il posto
romolo-key-character = personaggio
romolo-key-characters = personaggi
romolo-key-choices = scelte
romolo-key-coins = monete
romolo-key-condition = condizione
romolo-key-constructions = costruzioni
romolo-key-controller = controllato dallo schieramento
romolo-key-cost = costo
romolo-key-counters = gettoni
romolo-key-cubes = cubetti
romolo-key-current = conteso
romolo-key-damage = danni
romolo-key-die = dado
romolo-key-display = personaggi in offerta
romolo-key-due = ancora da pagare
romolo-key-ending = la partita finisce
romolo-key-ends = quanto manca alla fine
romolo-key-events = eventi
romolo-key-exploited = sfruttato in questo turno
romolo-key-explorer = esploratori
romolo-key-fair = mercato qui
romolo-key-forecast = fine di questo turno
romolo-key-goods = merci
romolo-key-half-silver = mezzi argenti
romolo-key-hand = fuori dalla mappa
romolo-key-hex = esagono
romolo-key-hexes = mappa
romolo-key-hired = ha assunto in questo turno
romolo-key-hostile-to = ostile al posto
romolo-key-idle = può agire
romolo-key-influence = influenza
romolo-key-laid = stesa
romolo-key-left = azioni rimaste
romolo-key-limit = limite
romolo-key-limits = limiti
romolo-key-lost = preso dal fiume
romolo-key-market = mercato
romolo-key-meals = nutre
romolo-key-move = mossa
romolo-key-multiplier = moltiplicatore
romolo-key-new = nuova
romolo-key-next = prossima
romolo-key-offer = offerta
romolo-key-offers = offerti
romolo-key-over = cubetti sopra
romolo-key-payment = pagamento
romolo-key-peeked = sbirciato dal posto
romolo-key-penalty = penalità
romolo-key-phase = fase
romolo-key-piece = pezzo
romolo-key-pieces = pezzi
romolo-key-planned = previsto
romolo-key-power = potenza
romolo-key-praepositus = Praepositus
romolo-key-reach = a portata
romolo-key-res = scorta
romolo-key-resource = risorsa
romolo-key-resources = scorte
romolo-key-room = spazio
romolo-key-scores = punteggio ora
romolo-key-shown = segnalini mostrati
romolo-key-side = lato
romolo-key-sides = schieramenti
romolo-key-sites = che cosa si può costruire
romolo-key-slot = posizione
romolo-key-soldier = soldati
romolo-key-sort = che cosa
romolo-key-store = magazzino
romolo-key-stores = magazzini
romolo-key-targets = bersagli
romolo-key-terrain = terreno
romolo-key-terrains = tessere tra cui scegliere
romolo-key-third = terzo esagono
romolo-key-token = segnalino
romolo-key-tokens = segnalini dado
romolo-key-tower = torre
romolo-key-trade = azione di mercato
romolo-key-troops = unità dell’I.A.
romolo-key-unit = unità
romolo-key-units = unità
romolo-key-up = esplorato
romolo-key-wall = muro
romolo-key-walls = muri
romolo-key-water-pile = tessere acqua rimaste
romolo-key-worker = lavoratori
romolo-key-yields = produce

## The page: panels

romolo-map = Mappa
romolo-players = Giocatori
romolo-tabs = Parti del tavolo
romolo-tab-map = Mappa
romolo-tab-players = Giocatori
romolo-tab-market = Mercato
romolo-tab-characters = Personaggi
romolo-tab-log = Diario
romolo-round = Giro { $round }
romolo-step-actions = Azioni
romolo-step-war = Guerra
romolo-step-maintenance = Mantenimento
romolo-upkeep-collect = Raccogli
romolo-upkeep-pay = Paga
romolo-upkeep-dismiss = Congeda
romolo-upkeep-feed = Sfama
romolo-upkeep-market = Mercato
romolo-upkeep-stand-up = In piedi
romolo-card = Il turno, passo per passo
romolo-sequence-actions = Ogni unità ha { $worker } azioni, un esploratore { $explorer }. Un movimento ne costa una; ogni altra azione è l’ultima dell’unità. Chi non ne ha più si stende.
romolo-sequence-actions-1-66 = Ogni unità ha { $worker } azioni. Un movimento ne costa una; ogni altra azione è l’ultima dell’unità. Chi non ne ha più si stende.
romolo-sequence-idle = Se nessuna unità agisce ricevi 1 argento.
romolo-sequence-war = Le unità in piedi possono attaccare dove sono; chi si è mosso una volta è ancora in piedi.
romolo-sequence-war-1-66 = Ogni unità in piedi può avere un bersaglio nel suo esagono, un’unità, una torre o un edificio; tutti si dichiarano prima della prima battaglia.
romolo-sequence-collect = i cubetti nei tuoi magazzini vengono in mano.
romolo-sequence-pay = i mercenari vogliono sale; chi non è pagato devasta la capitale e se ne va.
romolo-sequence-pay-1-66 = i mercenari vogliono sale, anche quelli uccisi dal tuo ultimo turno; chi non è pagato devasta la capitale e se ne va.
romolo-sequence-dismiss = i mercenari che non ti servono più.
romolo-sequence-feed = le fattorie sfamano lavoratori e soldati nel loro esagono e accanto; per ogni altro paga 1 grano o rinuncia a lui.
romolo-sequence-feed-1-66 = le fattorie sfamano tutte le unità nel loro esagono e accanto, anche i mercenari; per ogni altra paga 1 grano o rinuncia a lei.
romolo-sequence-market = con quattro cubetti o più i prezzi salgono per colonne e scendono per colori.
romolo-sequence-stand-up = tutte le tue unità si rialzano.
romolo-sequence-ai = I suoi gruppi marciano su di te e attaccano; poi si estrae un evento.
romolo-sequence-end = La fine si avvicina quando { $kinds } tipi di pezzi, o i personaggi, sono esauriti: da allora chi comincia un turno può chiudere la partita.
romolo-sequence-end-1-66 = La fine si avvicina quando { $kinds } tipi di pezzi, o i personaggi, sono esauriti: dopo quel round, prima di ogni turno, tutti offrono per decidere se si gioca.
romolo-tools = La mappa
romolo-overlays = Che cosa mostra la mappa
romolo-minimap = Tutta la mappa in piccolo
romolo-show-control = Chi controlla cosa
romolo-show-influence = Influenza in cifre
romolo-show-yields = Che cosa rende ogni esagono
romolo-show-threats = Dove i nemici potrebbero attaccare: quanti e quanto forti
romolo-show-bare = La terra senza pezzi
romolo-show-minimap = Tutta la mappa in piccolo
romolo-together = Tutti e { $count }
romolo-together-why = Chi sta qui va insieme (G)
romolo-tag-army =
    { $count ->
        [one] { $count } unità
       *[other] { $count } unità
    }
romolo-recap = Nel frattempo
romolo-recap-steps = { $name }: tutti i { $count } passi
romolo-plan-sell-why = Un cubetto fa salire il prezzo della sua colonna e scendere quello del proprio tipo, quando sul mercato ci sono { $cubes } cubetti
romolo-scores-why = Ciò che ciascuno otterrebbe se la partita finisse ora, da ciò che c’è sulla mappa e in mano.
romolo-scores-why-alone = Ciò che ciascuno otterrebbe se la partita finisse ora. L’I.A. controlla la sua capitale e ogni esagono ancora inesplorato: chi esplora le toglie terra.
romolo-scores-open = Da dove vengono i punti
romolo-fought = La battaglia
romolo-fought-draw = Non vince nessuno.
romolo-fought-won = Prevale { $name }.
romolo-fought-even = Nessuno prevale.
romolo-fought-unhurt = Non si perde nulla.
romolo-die-more = Il { $die } di { $name } distrugge uno in più.
romolo-die-fewer = L’{ $die } di { $name } distrugge uno in meno.
romolo-at-stake-capital =
    È in gioco la tua capitale: la torre ha subìto { $damage ->
        [one] { $damage } colpo
       *[other] { $damage } colpi
    } su { $most }; se cade sei fuori.
romolo-at-stake =
    { $count ->
        [0] In gioco: le tue unità lì.
        [one] In gioco: le tue unità lì, poi { $count } costruzione.
       *[other] In gioco: le tue unità lì, poi { $count } costruzioni.
    }
romolo-lost =
    { $count ->
        [0] nessuna
        [1] una
        [2] due
        [3] tre
        [4] quattro
       *[other] { $count }
    }
romolo-nearer = Più vicino
romolo-farther = Più lontano
romolo-whole-map = Tutta la mappa
romolo-press-next = la prossima unità che può ancora agire
romolo-press-previous = l’unità precedente che può ancora agire
romolo-press-together = chi sta accanto all’unità scelta va con lei, o no
romolo-power-of = potenza { $power }
romolo-workers-of = Lavoratori
romolo-army-of = Esercito
romolo-limit = { $have } su { $most }
romolo-fallen = Caduti, da pagare
romolo-fell = fuori dal gioco
romolo-tokens-left = Gettoni dado rimasti
romolo-dice-left = Dadi rimasti
romolo-supply = Edifici in mano
romolo-has-bid = ha offerto
romolo-has-voted = ha votato
romolo-bid-sum = La somma che offri
romolo-bid-less = Offri di meno
romolo-bid-more = Offri di più
romolo-bid-points =
    { $points ->
        [one] ora { $points } punto
       *[other] ora { $points } punti
    }
romolo-bid-rules = Chi offre di più dice se { $name } gioca o la partita finisce; a pari offerte si vota. Se tutti offrono 0 finisce. Le offerte tornano ai proprietari.
romolo-bid-rules-paid = Chi offre di più paga alla banca e dice se { $name } gioca o la partita finisce; a pari offerte si vota e nessuno paga. Se tutti offrono 0 finisce.
romolo-vote-rules = Più d’uno ha offerto il massimo. La partita finisce se più di metà di loro vota per la fine; altrimenti { $name } gioca.
romolo-bid-waits = non ha ancora offerto
romolo-bid-highest = offerta più alta
romolo-bid-title = Si offre per la fine
romolo-battles-won = Battaglie vinte
romolo-characters = Personaggi
romolo-hired = uno assunto in questo turno
romolo-next-character = il prossimo: { $coins } argento
romolo-used = usato
romolo-stance-hostile = ostile
romolo-stance-peaceful = pacifico
romolo-stance-ally = alleato
romolo-maintenance = Mantenimento del turno
romolo-food = cibo
romolo-salary = paga
romolo-salary-of =
    { $count ->
        [one] { $count } mercenario, { $salt } sale
       *[other] { $count } mercenari, { $salt } sale
    }
romolo-unpaid =
    { $count ->
        [one] { $count } non pagato
       *[other] { $count } non pagati
    }
romolo-mouths =
    { $count ->
        [one] { $count } bocca, nutrite { $fed }
       *[other] { $count } bocche, nutrite { $fed }
    }
romolo-grain-due = −{ $count } grano
romolo-starving =
    { $count ->
        [one] { $count } muore di fame
       *[other] { $count } muoiono di fame
    }
romolo-all-fed = nutriti
romolo-market-cubes =
    { $count ->
        [one] Mercato, { $count } cubetto
       *[other] Mercato, { $count } cubetti
    }
romolo-market-holding =
    { $count ->
        [one] { $count } cubetto: fermo in questo turno
       *[other] { $count } cubetti: fermo in questo turno
    }
romolo-market-moves = cambia
romolo-market-holds = fermo
romolo-market-will-move =
    { $count ->
        [one] { $count } cubo: cambia in questo turno
       *[other] { $count } cubi: cambia in questo turno
    }
romolo-idle-coin = Nessuno agisce: 1 argento
romolo-event-line = Linea degli eventi
romolo-event-name-white = nulla
romolo-event-name-yellow = persona
romolo-event-name-pink = prezzi
romolo-event-name-blue = unità
romolo-event-name-brown = marcia
romolo-event-what-white = Bianco: non accade nulla
romolo-event-what-yellow = Giallo: l’I.A. può prendere un personaggio
romolo-event-what-pink = Rosa: i prezzi cambiano
romolo-event-what-blue = Blu: l’I.A. può ricevere nuove unità
romolo-event-what-brown = Marrone: l’I.A. marcia e la linea si rinnova
romolo-if-it-ended = Se finisse ora
romolo-fold-open = { $what }: mostra
romolo-fold-close = { $what }: nascondi
romolo-market = Mercato
romolo-to-lay = sopra quale colonna?
romolo-for-hire = Personaggi da assumere
romolo-silver-each = { $coins } argento l’uno
romolo-pile-next = tipo { $type }
romolo-bank = Rimasto in banca
romolo-run-out =
    { $count ->
        [one] { $count } tipo su { $of } esaurito
       *[other] { $count } tipi su { $of } esauriti
    }
romolo-rounds-left =
    { $count ->
        [0] ultimo giro
        [one] { $count } giro dopo questo
       *[other] { $count } giri dopo questo
    }
romolo-third-hex = Il tuo terzo esagono
romolo-third-why = La collina dà pietra, la foresta legno. Hai già due pianure.
romolo-peoples = I popoli
romolo-people-taken = li guida { $name }

## The page: what a unit does

romolo-actions-left =
    { $count ->
        [one] { $count } azione rimasta
       *[other] { $count } azioni rimaste
    }
romolo-room = potenza { $power }, costruzioni: { $count } su { $limit }
romolo-can-act =
    { $count ->
        [one] { $count } unità può ancora agire.
       *[other] { $count } unità possono ancora agire.
    }
romolo-next-unit =
    { $count ->
        [one] Prossima unità ({ $count })
       *[other] Prossima unità ({ $count })
    }
romolo-undone =
    { $count ->
        [one] { $count } unità può ancora agire.
       *[other] { $count } unità possono ancora agire.
    }
romolo-undone-hunger =
    { $count ->
        [one] { $count } unità morirà di fame: ti manca il grano.
       *[other] { $count } unità moriranno di fame: ti manca il grano.
    }
romolo-undone-surrender = Per te la partita finisce qui.
romolo-undone-unpaid =
    { $count ->
        [one] { $count } mercenario non sarà pagato, e un edificio della tua capitale cade.
       *[other] { $count } mercenari non saranno pagati, e altrettanti edifici della tua capitale cadono.
    }
romolo-dock-peek = Sbircia
romolo-dock-dismantle = Smonta
romolo-dock-transform = Trasforma
romolo-dock-produce = Produci
romolo-dock-gather = Raccogli
romolo-dock-refine = Raffina
romolo-dock-create-worker = Nuovo lavoratore
romolo-dock-create-soldier = Nuovo soldato
romolo-dock-create-explorer = Nuovo esploratore
romolo-dock-convert = Converti
romolo-dock-hire = Mercenari
romolo-dock-recruit = Personaggio
romolo-dock-sell = Vendi
romolo-dock-buy = Compra
romolo-dock-exchange = Scambia
romolo-dock-build = Costruisci
romolo-dock-create = Nuova unità
romolo-dock-engage = Assumi
romolo-dock-remodel = Modifica
romolo-plan-pay = Paga { $what }
romolo-plan-pay-hungry =
    { $count ->
        [one] Paga { $what }: { $count } unità resterà senza cibo
       *[other] Paga { $what }: { $count } unità resteranno senza cibo
    }
romolo-plan-feed = Sfama tutti: { $what }
romolo-plan-sell =
    { $count ->
        [one] Vendi { $what } per { $silver }: cubetto sopra { $columns }
       *[other] Vendi { $what } per { $silver }: cubetti sopra { $columns }
    }
romolo-plan-muster = Attaccano tutti: { $value } contro { $defence }
romolo-muster-tokens = { $name } difende con { $value }. Scegli chi attacca: i valori si sommano. Poi entrambi scelgono di nascosto una tessera dado: può raddoppiare il valore, aggiungere 3, colpire una volta in più, parare o permettere la ritirata. Vince il valore più alto.
romolo-muster-die = { $name } difende con { $value }. Scegli chi attacca: i valori si sommano. Poi entrambi tirano il dado, che può alzare il valore, colpire, parare o permettere la ritirata. Vince il valore più alto.
romolo-plan-raze = Tutti distruggono
romolo-plan-peace = Termina azioni e guerra
romolo-leaving = Mercenari che se ne vanno
romolo-leave-of = { $count } di { $all } vanno via
romolo-leave-fewer = { $place }: uno in meno va via
romolo-leave-more = { $place }: uno in più va via
romolo-dismiss-these =
    { $count ->
        [0] Non congedare nessuno
        [one] Congeda { $count } mercenario
       *[other] Congeda { $count } mercenari
    }
romolo-leave-these = Se ne vanno: { $count } di { $all }
romolo-puts-back = un clic la rimette a posto
romolo-put-back = Un clic su un’unità scelta la rimette a posto.
romolo-build-here = Costruisci qui
romolo-you-have = hai
romolo-site-cannot-pay = mancano: { $what }
romolo-site-wrong-terrain = serve { $terrain }
romolo-site-wrong-terrain-water = serve terra
romolo-site-no-water-near = serve acqua accanto
romolo-site-bank-empty = esauriti
romolo-site-hex-full = non c’è posto
romolo-site-side-taken = nessun lato libero
romolo-site-not-now = non ora
romolo-paid = Dato:
romolo-due = ancora dovuto: { $due }
romolo-sales-left =
    { $count ->
        [one] { $count } vendita rimasta
       *[other] { $count } vendite rimaste
    }
romolo-buys-left =
    { $count ->
        [one] { $count } acquisto rimasto
       *[other] { $count } acquisti rimasti
    }
romolo-forum-bonus = +{ $coins } argento dai fori
romolo-gives = { $name } dà:
romolo-takes = chiede:
romolo-you-give = Dai:
romolo-you-take = chiedi:
romolo-tag-way =
    { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
romolo-tag-way-penalty =
    { $count ->
        [one] { $count } azione, penalità
       *[other] { $count } azioni, penalità
    }
romolo-way-explores = esplora: finisce il suo turno
romolo-way-lies = poi si stende
romolo-way-too-late = si stende: non può attaccare
romolo-way-meets = lì può attaccare

## The page: war

romolo-battle-at = Battaglia in { $hex }, { $ground }
romolo-razing-at = Attacco in { $hex }, { $ground }
romolo-battle-values = Valori
romolo-battle-tokens = Gettoni segreti
romolo-battle-reveal = Rivelazione
romolo-battle-casualties = Perdite
romolo-attacks = attacca
romolo-defends = difende con tutte le unità lì
romolo-defends-target = difende
romolo-by-capital = Dalla capitale
romolo-targets = Attacchi dichiarati
romolo-own-land = la tua terra
romolo-one-of = una di { $count }
romolo-target = Bersaglio { $number }
romolo-target-label = Bersaglio { $number }: { $target } in { $hex }, attaccanti: { $count }
romolo-not-defended = Ancora nessun difensore
romolo-offers-none = non offre nessuno
romolo-tower-lost = senza, sei fuori dal gioco
romolo-what-goes = Che cosa va via?
romolo-loses = perde { $count }
romolo-clash-defenders = Difensori
romolo-clash-powers = Poteri
romolo-clash-dice = Dadi
romolo-clash-losses = Perdite
romolo-who-attacks = Chi attacca?
romolo-attacks-what = Attacca che cosa?
romolo-who-helps = Chi aiuta?
romolo-who-is-offered = Chi offri?
romolo-which-power = Quale potere?
romolo-what-is-lost = A che cosa rinunci?
romolo-all-first = Tutti gli attacchi si dichiarano prima del primo scontro.
romolo-prospect = { $attack } contro { $least }
romolo-prospect-range = { $attack } contro { $least }–{ $most }
romolo-prospect-perhaps = { $attack } contro { $most } al massimo
romolo-prospect-falls = cade indifeso
romolo-prospect-why = Quanto contano le due parti prima di poteri e dadi, con tutti gli aiuti possibili
romolo-or-it-falls = Se nessuno lo difende cade senza dadi. Difende chi offre più unità; a parità il primo.
romolo-as-it-stands =
    Così vinci { $wins ->
        [one] { $wins } volta
       *[other] { $wins } volte
    } e perdi { $losses } su { $all }.
romolo-your-dice = I tuoi dadi
romolo-dice-of = Restano a { $name }
romolo-die-makes = ×{ $times } fa { $total }
romolo-die-destroys = distrugge { $count }
romolo-die-costs = ti costa { $count }
romolo-wall-crossed = Un muro è stato superato
romolo-by-powers = Dai personaggi
romolo-casualties = Perdite da infliggere: { $attack } : { $defence }
romolo-razing =
    { $count ->
        [one] { $count } costruzione può essere distrutta
       *[other] { $count } costruzioni possono essere distrutte
    }
romolo-your-tokens = I tuoi gettoni dado
romolo-may-hold = { $name } può avere
romolo-against-nothing = { $mine } contro { $theirs }
romolo-wins-of = vince { $wins } su { $all }
romolo-odds = Contro i gettoni che il rivale può avere
romolo-by-lead = Perdite secondo il vantaggio:
romolo-by-lead-1-66 = Perdite secondo il vantaggio, una in più col 6, una in meno con l’1:
romolo-choosing-tokens = Si scelgono i gettoni.
romolo-name-worker = Lavoratore
romolo-name-soldier = Soldato
romolo-name-explorer = Esploratore
romolo-name-mercenary = Mercenario
romolo-name-tower = Torre
romolo-name-x2 = Doppio
romolo-name-plus3 = Più tre
romolo-name-sword = Spada
romolo-name-shield = Scudo
romolo-name-retreat = Ritirata
romolo-name-none = Niente
romolo-title-farm = Fattoria
romolo-title-warehouse = Magazzino
romolo-title-harbor = Porto
romolo-title-temple = Tempio
romolo-title-sawmill = Segheria
romolo-title-quarry = Cava
romolo-title-aqueduct = Acquedotto
romolo-title-forum = Foro
romolo-title-wall = Muro

## The page: the end

romolo-majorities = L’alloro è il premio del primo in una categoria, e con tre o più anche del secondo; a pari merito si divide.
romolo-majorities-1-66 = In ogni categoria il primo ottiene altri 6 punti e il secondo 2; a pari merito si dividono.
romolo-not-counted = L’ultima parte rimasta vince senza contare i punti.
romolo-chose-architectus = L’Architectus conta la fattoria in { $hex }.
romolo-chose-sacerdos = Il Sacerdos predica in { $hexes }.

## The page: labels of elements

romolo-ground-hidden = inesplorato
romolo-ground-peeked = inesplorato, hai visto: { $terrain }
romolo-in-multiplier = vale ×{ $value }
romolo-in-multiplier-unknown = con un moltiplicatore ignoto
romolo-in-control = controllato da { $name }
romolo-in-pieces = { $piece }: { $count }
romolo-in-troops = unità dell’I.A. { $condition }: { $count }
romolo-is-laid = (a terra)
romolo-is-penalized = (con penalità)
romolo-label-hex = Esagono { $hex }, { $ground }
romolo-label-unit = { $unit } in { $hex }
romolo-label-tower = torre di { $name }, danni { $damage }
romolo-label-piece = { $piece } in { $hex }: { $count }
romolo-label-side = { $hex }, lato { $side }
romolo-label-store = { $cubes } in un magazzino in { $hex }
romolo-label-troop =
    { $count ->
        [one] { $count } unità dell’I.A. in { $hex }, { $condition }
       *[other] { $count } unità dell’I.A. in { $hex }, { $condition }
    }
romolo-label-stock = { $name }: { $cubes }
romolo-label-coins = { $name }: { $coins } argento
romolo-label-tile = { $character } di { $name }
romolo-label-tile-used = { $character } di { $name }, usato in questo turno
romolo-label-token = Gettone dado: { $token }
romolo-label-die = Dado { $die }
romolo-label-seat = { $name }
romolo-label-rival = { $name }, { $stance }
romolo-label-market =
    { $count ->
        [one] { $resource }: prezzo { $price }, { $count } cubo sopra
       *[other] { $resource }: prezzo { $price }, { $count } cubi sopra
    }
romolo-label-cube = { $cubes }, venduto
romolo-label-slot = Posto { $slot }: { $character }
romolo-label-pile =
    { $count ->
        [one] { $count } personaggio nella pila
       *[other] { $count } personaggi nella pila
    }
romolo-label-bank = { $piece }: ne restano { $count } su { $all }
romolo-label-water =
    { $count ->
        [one] { $count } tessera acqua rimasta
       *[other] { $count } tessere acqua rimaste
    }

## The page: help

romolo-help-hidden = Andarci lo esplora e finisce il turno dell’unità; se è acqua resta dov’era. Un esploratore può prima sbirciare.
romolo-help-hidden-1-66 = Andarci lo esplora e finisce il turno dell’unità; sull’acqua resta dov’era.
romolo-help-room =
    Potenza { $power }, { $count ->
        [one] { $count } costruzione
       *[other] { $count } costruzioni
    } su { $limit }.
romolo-help-room-aqueducts =
    { $aqueducts ->
        [one] Potenza { $power }, costruzioni: { $count } su { $limit }; { $aqueducts } acquedotto fa posto.
       *[other] Potenza { $power }, costruzioni: { $count } su { $limit }; { $aqueducts } acquedotti fanno posto.
    }
romolo-help-yields = Qui un lavoratore ottiene { $cubes }.
romolo-help-exploited = Già sfruttato in questo turno ({ $cubes }).
romolo-help-meals = Le sue fattorie ne nutrono { $places }, ora { $count }.
romolo-help-fair =
    { $count ->
        [one] Azioni di mercato qui: { $count } cubo, i fori danno { $coins } argento.
       *[other] Azioni di mercato qui: { $count } cubi, i fori danno { $coins } argento.
    }
romolo-help-worker = Si muove, o fa una cosa: produce, costruisce, commercia, crea unità, assume. Con ciò finisce.
romolo-help-soldier = Si muove e combatte; la sua presenza vale influenza. Dopo due mosse non può attaccare.
romolo-help-explorer = Si muove lontano e sbircia gli esagoni che nessuno ha visto. Non mangia.
romolo-help-mercenary = Combatte subito, e vuole sale a ogni turno, di più per ognuno.
romolo-help-mercenary-1-66 = Combatte subito, mangia come gli altri e vuole sale a ogni turno, di più per ognuno, anche per il turno in cui cade.
romolo-help-farm = Nutre due lavoratori o soldati nel suo esagono o accanto. Non dà potenza.
romolo-help-farm-1-66 = Nutre due unità di ogni tipo nel suo esagono o accanto. Non dà potenza.
romolo-help-warehouse = Accoglie ciò che un lavoratore produce qui o accanto.
romolo-help-harbor = Da qui le unità vanno in acqua; un cubo in più a ogni azione di mercato qui.
romolo-help-temple = Tutto ciò che si costruisce qui costa un cubo in meno.
romolo-help-sawmill = Un legno in più a ogni produzione qui.
romolo-help-quarry = Una pietra in più a ogni produzione qui.
romolo-help-plant = In una foresta è una segheria, per { $sawmill }: un legno in più a ogni produzione lì. Su una collina è una cava, per { $quarry }: una pietra in più.
romolo-help-aqueduct = Una costruzione in più nel suo esagono e in tutti quelli accanto.
romolo-help-aqueduct-1-66 = Una costruzione in più nel suo esagono e in tutti quelli accanto. Se si perde, si perde anche ciò che allora è di troppo.
romolo-help-forum = Le vendite qui portano più argento, quanta più potenza c’è.
romolo-help-forum-1-66 = Ogni cubo venduto qui porta 1 argento in più dalla potenza 4, 2 dalla 5, e 1 per ogni foro accanto.
romolo-help-wall = Chi lo supera da fuori riceve una penalità. Ferma l’influenza, e fattorie e magazzini all’interno non servono a unità di fuori. Tre valgono una costruzione.
romolo-help-wall-1-66 = Chi lo supera da fuori riceve una penalità, che indebolisce gli attacchi fino alla mossa successiva. Ferma l’influenza, e fattorie e magazzini all’interno non servono a unità di fuori. Tre valgono una costruzione, ma ognuno è attaccato e cade da solo.
romolo-help-grain = Nutre le unità senza fattoria; lavoratori ed esploratore costano grano.
romolo-help-grain-1-66 = Nutre le unità senza fattoria; i lavoratori costano grano.
romolo-help-wood = Per costruire.
romolo-help-stone = Per costruire.
romolo-help-salt = Dall’acqua. La paga dei mercenari.
romolo-help-refined = Due risorse uguali ne fanno una. I soldati ne costano due.
romolo-fact-value = valore in battaglia { $value }
romolo-fact-grain = grano dovuto { $due }, ne avrai { $grain }
romolo-fact-more = di più con potenza { $power }
romolo-fact-out = esauriti: { $kinds }; la fine arriva con { $count }
romolo-fact-characters = personaggi rimasti: { $count }
romolo-fact-prizes = I punti di ogni categoria e, dopo il più, quelli della sua maggioranza.
romolo-fact-actions =
    { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
romolo-fact-cost = costa { $cost }
romolo-fact-influence = { $name }: influenza { $points } ({ $capital } dalla capitale, { $units } dalle unità)
romolo-fact-nobody = nessuno lo controlla
romolo-fact-unique = al massimo uno per esagono
romolo-fact-price = prezzo { $price }
romolo-fact-price-soon = { $price } dopo questo turno
romolo-fact-hand =
    in mano: { $workers ->
        [one] { $workers } lavoratore
       *[other] { $workers } lavoratori
    }, { $soldiers ->
        [one] { $soldiers } soldato
       *[other] { $soldiers } soldati
    }
romolo-fact-battles =
    { $count ->
        [one] { $count } battaglia vinta
       *[other] { $count } battaglie vinte
    }

## The page: characters in a sentence

romolo-power-aedificator = In una costruzione pietra e legno si sostituiscono a piacere; costa un cubo in più.
romolo-power-apothecarius = Una produzione va direttamente in mano, senza magazzino.
romolo-power-architectus = Una fattoria vale potenza una volta per turno, e una volta alla fine.
romolo-power-architectus-1-66 = Una fattoria conta come potenza una volta per turno, anche per il bonus della capitale in difesa, e una volta alla fine.
romolo-power-artifex = Alla fine: 1 punto per ogni tipo di costruzione nel tuo dominio.
romolo-power-consul = Alla fine: vince ogni parità nelle maggioranze.
romolo-power-defensor = Fino a tre muri da costruire gratis, e 1 in più in una difesa per turno.
romolo-power-defensor-1-66 = Fino a tre mura da costruire gratis, e 2 in più in una battaglia per turno in cui si attacca un muro.
romolo-power-dux = Quattro segnalini: ognuno dà 1 in una battaglia.
romolo-power-dux-1-66 = Tre segnalini: ognuno aggiunge 1 in una battaglia.
romolo-power-eques = Due mosse gratuite su terra a ogni turno.
romolo-power-foederatus = Tre usi: un ingaggio gratuito, o nessuna paga per i mercenari scelti.
romolo-power-foederatus-1-66 = Tre usi: un ingaggio gratuito, o nessuna paga per un mercenario.
romolo-power-furnarus = Nutre due tue unità ovunque.
romolo-power-heros = 2 in più in un attacco per turno.
romolo-power-heros-1-66 = 1 in più in una battaglia per turno; 2 in più se attacca un mercenario.
romolo-power-mercator = Un lavoratore cambia risorse uguali in una a scelta; più potenza, meno risorse.
romolo-power-nauta = Uno scambio in più al mercato, o un’unità naviga senza porto.
romolo-power-nauta-1-66 = Ogni turno uno scambio in più al mercato, e un’unità naviga senza porto.
romolo-power-negotiator = Una vendita o un acquisto gratuiti per turno delle merci sulla tessera.
romolo-power-negotiator-1-66 = Una vendita o un acquisto gratuiti per turno, di qualsiasi risorsa.
romolo-power-obsessor = Ignora una penalità per turno; 2 in più contro una torre.
romolo-power-obsessor-1-66 = In un attacco per turno 2 in più contro un edificio o una torre, 3 in più contro un muro.
romolo-power-patronus = Alla fine: 4 punti al più ricco, 2 al secondo, se sei tu.
romolo-power-praedo = Un lavoratore ruba a un vicino metà del dado in risorse.
romolo-power-praepositus = Un cubo in più nella prima produzione del suo tipo a ogni turno: il tipo del cubo con cui lo paghi.
romolo-power-praepositus-1-66 = Un cubo in più in una produzione del suo tipo ogni turno: il tipo del cubo con cui lo paghi.
romolo-power-publicus = Alla fine: vale tre personaggi.
romolo-power-publicus-1-66 = Alla fine: vale due personaggi.
romolo-power-sacerdos = Alla fine: 2 influenza dove ne hai già.
romolo-power-traductor = Un lavoratore agisce come se fosse in un esagono adiacente.

## The page: a first look around

romolo-tour-map = La terra è nascosta: esci a esplorarla. Una capitale forte controlla la terra intorno, un soldato l’esagono in cui sta.
romolo-tour-stock = Ciò che hai: cubi per costruire, mangiare e commerciare, e argento. Sotto, quante unità permette la capitale.
romolo-tour-dock = Clicca un’unità, o «Prossima unità»: si illumina dove può andare, e qui sta ciò che può fare.
romolo-tour-dock-touch = Tocca un’unità, o «Prossima unità»: si illumina dove può andare, e qui sta ciò che può fare.
romolo-tour-glow = Qui si dice cosa è richiesto. Ciò che brilla si può cliccare; Esc annulla.
romolo-tour-glow-touch = Qui si dice cosa è richiesto. Ciò che brilla si può toccare; la freccia in alto annulla.
romolo-tour-phases = Quando le tue unità hanno agito, termina la fase azioni. Segue la guerra dove stai nello stesso esagono dei nemici, poi il mantenimento: le unità mangiano, i mercenari vogliono sale. «Mantenimento del turno» dice prima che cosa sarà dovuto.
romolo-tour-around = Il mercato, i personaggi e la banca: quando tre tipi di pezzi finiscono, o tutti i personaggi sono presi, comincia la fine.
romolo-tour-alone = Dopo ogni tuo turno l’I.A. muove le sue unità e si pesca un cubo della linea eventi: i più non fanno nulla, altri portano personaggi, prezzi, unità o una marcia sulla tua capitale.
romolo-tour-deeds = Gli esagoni illuminati sono a un passo, quelli tratteggiati più lontani. Oppure falla lavorare qui, e il suo turno finisce. Per cominciare: un lavoratore produce, l’altro esplora.
romolo-tour-aim = Lo scopo: avere più punti alla fine. Vengono da esagoni controllati, personaggi, potere della capitale, popolazione, battaglie vinte e argento.
romolo-tour-aim-1-66 = Lo scopo: avere più punti alla fine. Vengono da esagoni controllati, personaggi, pianure unite alla capitale e popolazione; ne ricevono anche i più ricchi. Oppure: restare il solo che ha unità.
romolo-tour-aim-alone = Lo scopo: avere alla fine più punti dell’I.A. Parte molto avanti, perché ogni esagono che nessuno ha esplorato è suo: esplora, e li perde. I tuoi punti vengono da esagoni controllati, personaggi, capitale e popolazione.

## Themes of puzzles

romolo-puzzle-war = Guerra
romolo-puzzle-build = Costruire
romolo-puzzle-character = Personaggi
romolo-puzzle-market = Mercato
romolo-puzzle-people = Unità
romolo-puzzle-production = Produzione
romolo-puzzle-march = Marciare
romolo-puzzle-other = Varie
romolo-puzzle-points = Più punti
romolo-puzzle-win = Vinci ora

## A che cosa serve una mossa, detto da un suggerimento; ciò che manca qui è detto come la sua etichetta

romolo-purpose-build = costruisce { $building } in { $hex }
romolo-purpose-walls = costruisce muri in { $hex }
romolo-purpose-create = { $unit } nasce in { $hex }
romolo-purpose-enlist = { $old } diventa { $unit }
romolo-purpose-convert = l’esploratore diventa { $unit }
romolo-purpose-hire = mercenari: +{ $units }
romolo-purpose-recruit = ingaggia { $character } per { $coins } argento
romolo-purpose-move = { $unit } va in { $hex }
romolo-purpose-explore = { $unit } esplora { $hex }
romolo-purpose-battle = attacca { $other } in { $hex }: { $attackers } contro { $defenders }
romolo-purpose-assault = attacca { $target } in { $hex }
romolo-purpose-raze = rade al suolo in { $hex }
romolo-purpose-produce = produce { $count } { $resource }
romolo-purpose-store = immagazzina { $count } { $resource } in { $warehouse }
romolo-purpose-gather = raccoglie { $count } { $resource }
romolo-purpose-finishes = finisce la partita
romolo-purpose-score = i tuoi punti finora passano da { $before } a { $after }
romolo-purpose-score-of = quelli di { $seat } da { $before } a { $after }
romolo-purpose-hunger =
    { $count ->
        [0] nessuno resterà senza cibo
        [one] un’unità resterà senza cibo
       *[other] { $count } unità resteranno senza cibo
    }
