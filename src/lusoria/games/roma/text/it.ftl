## On the box

roma-name = Roma
roma-about = Sei dischi, tre dadi, cinquantadue carte. Posa, attiva e colpisci prima che finiscano i punti.
roma-mode-duel = Due rivali, sei dischi, una riserva di punti.

## Cards

roma-card-sicarius = Sicarius
roma-card-architectus = Architectus
roma-card-consiliarius = Consiliarius
roma-card-legat = Legat
roma-card-gladiator = Gladiator
roma-card-mercator = Mercator
roma-card-consul = Consul
roma-card-legionarius = Legionarius
roma-card-nero = Nero
roma-card-praetorianus = Praetorianus
roma-card-scaenicus = Scaenicus
roma-card-haruspex = Haruspex
roma-card-senator = Senator
roma-card-velites = Velites
roma-card-essedum = Essedum
roma-card-tribunus = Tribunus Plebis
roma-card-centurio = Centurio
roma-card-aesculapinum = Aesculapinum
roma-card-basilica = Basilica
roma-card-machina = Machina
roma-card-forum = Forum
roma-card-mercatus = Mercatus
roma-card-onager = Onager
roma-card-templum = Templum
roma-card-turris = Turris
roma-no-card = nessuna carta
roma-down-card = una carta coperta

## Actions

roma-do-end = Termina il turno
roma-do-done = Basta così
roma-do-reroll = Rilancia tutti e tre i dadi
roma-do-stand = Tieni il lancio
roma-do-money =
    Incassa { $value ->
        [one] { $value } sesterzio
       *[other] { $value } sesterzi
    } con un { $value }
roma-do-draw =
    { $value ->
        [one] Pesca una carta
       *[other] Pesca { $value } carte e tienine una,
    } con un { $value }
roma-do-activate = Attiva { $card } con un { $value }
roma-do-target = Scegli il dischetto { $value } ({ $card })
roma-do-add = Aggiungi un { $value } al dado da battaglia
roma-do-forum = Usa un { $value } per i punti del Forum
roma-do-templum = Usa anche un { $value }, grazie al Templum
roma-do-raise = Porta un { $value } a { $now }
roma-do-lower = Porta un { $value } a { $now }
roma-do-buy =
    Compra { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } per { $money } sesterzi
roma-do-pass = Passa { $card }
roma-do-keep = Tieni { $card }
roma-do-take = Prendi { $card }
roma-do-copy = Copia { $card }
roma-do-lay = Metti { $card } accanto al dischetto { $disc }
roma-do-buy-card = Gioca { $card } accanto al dischetto { $disc } per { $price } sesterzi

## Prompts

roma-prompt-pass =
    { $count ->
        [one] Scegli un’altra carta da passare all’avversario.
       *[other] Scegli due carte da passare all’avversario.
    }
roma-prompt-place =
    { $count ->
        [one] Metti la tua ultima carta coperta accanto a un altro dischetto.
       *[other] Metti le tue { $count } carte coperte, ognuna accanto a un altro dischetto.
    }
roma-prompt-reroll = Tre dadi uguali: rilanciali oppure tienili.
roma-prompt-act =
    { $dice ->
        [one] Gioca carte, usa l’ultimo dado o termina il turno.
       *[other] Gioca carte, usa i dadi o termina il turno.
    }
roma-prompt-act-dice =
    { $dice ->
        [0] Non resta niente da fare: termina il turno.
        [one] Usa l’ultimo dado o termina il turno.
       *[other] Usa i dadi o termina il turno.
    }
roma-prompt-act-cards = Gioca carte o termina il turno.
roma-prompt-end = Non resta niente da fare: termina il turno.
roma-prompt-keep = Tieni una delle carte pescate.
roma-prompt-add = { $card }: se vuoi, aggiungi un dado non usato al dado da battaglia.
roma-prompt-temple = { $card }: se vuoi, usa anche il terzo dado.
roma-prompt-buy = { $card }: quanti punti compri?
roma-prompt-free = { $card }: gioca carte gratis oppure fermati.
roma-prompt-seek = { $card }: prendi una carta dal mazzo.
roma-prompt-target = { $card }: scegli un dischetto dell’avversario.
roma-prompt-target-character = { $card }: scegli un personaggio dell’avversario.
roma-prompt-target-building = { $card }: scegli un edificio dell’avversario.
roma-prompt-points = { $card }: quale dado dà i punti?
roma-prompt-change = { $card }: aumenta o diminuisci di 1 un dado non usato.
roma-prompt-recover = { $card }: prendi un personaggio dagli scarti.
roma-prompt-copy = { $card }: quale dei tuoi personaggi vuoi copiare?
roma-prompt-relay =
    { $count ->
        [one] { $card }: rimetti l’ultima carta ripresa accanto al dischetto che vuoi.
       *[other] { $card }: rimetti le { $count } carte riprese accanto ai dischetti che vuoi.
    }

## Refusals

roma-refuse-not-now = Non ora. { $prompt }
roma-refuse-no-die = Tra i tuoi dadi non usati non c’è un { $value }.
roma-refuse-no-dice = Hai già usato tutti i dadi di questo turno.
roma-refuse-piles-empty = Mazzo e scarti sono esauriti: non c’è niente da pescare.
roma-refuse-beyond = Un dado non scende mai sotto 1 e non sale mai sopra 6.
roma-refuse-not-so-many-points =
    { $points ->
        [one] L’avversario ha solo { $points } punto.
       *[other] L’avversario ha solo { $points } punti.
    }
roma-refuse-not-enough-money = Un punto costa 2 sesterzi; in tutto ne hai { $money }.
roma-refuse-not-taken-up = { $card } non è tra le carte che hai ripreso.
roma-refuse-not-in-hand = Non hai { $card } in mano.
roma-refuse-not-a-building = { $card } non è un edificio.
roma-refuse-not-a-character = { $card } non è un personaggio.
roma-refuse-too-dear = { $card } costa { $price } sesterzi; tu ne hai { $money }.
roma-refuse-place-taken = Accanto al dischetto { $disc } c’è già una carta, e ce ne sta una sola.
roma-refuse-no-card = Non hai carte accanto al dischetto { $disc }.
roma-refuse-passive = { $card } non si attiva mai: ha effetto finché resta sul tavolo.
roma-refuse-blocked = Un Praetorianus blocca il dischetto { $disc } per questo turno.
roma-refuse-no-second-die = Per { $card } serve un altro dado non usato.
roma-refuse-nothing-opposite = Proprio di fronte non c’è nessuna carta da attaccare.
roma-refuse-no-character = L’avversario non ha personaggi sul tavolo.
roma-refuse-no-building = L’avversario non ha edifici sul tavolo.
roma-refuse-no-empty-disc = L’avversario ha occupato tutti i dischetti: non c’è niente da guadagnare.
roma-refuse-no-cards = L’avversario non ha carte a cui ridurre la difesa.
roma-refuse-no-forum = L’avversario non ha nessun Forum sul tavolo.
roma-refuse-all-blocked = Tutti i dischetti dell’avversario sono già bloccati.
roma-refuse-no-character-discarded = Tra gli scarti non ci sono personaggi.
roma-refuse-no-building-in-hand = Non hai in mano edifici da giocare.
roma-refuse-no-character-in-hand = Non hai in mano personaggi da giocare.
roma-refuse-nothing-to-copy = Nessun altro dei tuoi personaggi avrebbe effetto adesso.
roma-refuse-copies-nothing = Uno Scaenicus da solo non fa niente: non c’è nulla da copiare.
roma-refuse-not-on-your-side = Non hai { $card } sul tavolo.
roma-refuse-blocked-already = Il dischetto { $disc } è già bloccato.
roma-refuse-no-target = Accanto al dischetto { $disc } non c’è nessuna carta.
roma-refuse-not-drawn = { $card } non è tra le carte che hai pescato.
roma-refuse-not-in-draw-pile = Nel mazzo non c’è { $card }.
roma-refuse-not-discarded = Tra gli scarti non c’è { $card }.
roma-refuse-by-card = { $what } { $way }
roma-reach-card = { $card } è dell’avversario: ci deve agire una delle tue carte.
roma-reach-points = I punti dell’avversario arrivano a te con l’azione di una carta.
roma-reach-discard = Dagli scarti tornano solo i personaggi, con l’azione di una carta.
roma-reach-now = Può farlo { $card } accanto al dischetto { $disc }: metti un { $disc } sul suo dischetto.
roma-reach-later = Potrebbe farlo { $card } accanto al dischetto { $disc }. { $why }
roma-reach-missing = Sul tavolo non ne hai nessuna che possa farlo; servirebbe { $cards }.
roma-opposite = { $card } proprio di fronte
roma-list = { $first }, { $rest }
roma-or = { $first } o { $rest }

## Log

roma-log-begins = Inizia { $seat }.
roma-log-deal = { $seat } riceve { $card } dal mazzo.
roma-log-deal-hidden = { $seat } riceve una carta dal mazzo.
roma-log-pass = { $seat } passa { $card }.
roma-log-pass-hidden = { $seat } passa una carta.
roma-log-receive = { $seat } riceve { $card }.
roma-log-place = { $seat } mette { $card } a faccia in giù accanto al dischetto { $disc }.
roma-log-place-hidden = { $seat } mette una carta a faccia in giù accanto al dischetto { $disc }.
roma-log-reveal = { $seat } scopre { $card } accanto al dischetto { $disc }.
roma-log-turn = Tocca a { $seat }.
roma-log-pay =
    { $seat } paga { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per i dischetti vuoti.
roma-log-roll = { $seat } lancia i dadi: { $die1 }, { $die2 }, { $die3 }.
roma-log-reroll = { $seat } rilancia i dadi.
roma-log-stand = { $seat } tiene il lancio.
roma-log-lay =
    { $money ->
        [0] { $seat } gioca { $card } accanto al dischetto { $disc }, gratis.
        [one] { $seat } gioca { $card } accanto al dischetto { $disc } per { $money } sesterzio.
       *[other] { $seat } gioca { $card } accanto al dischetto { $disc } per { $money } sesterzi.
    }
roma-log-cover = La carta { $card } accanto al dischetto { $disc } viene sostituita e scartata.
roma-log-money =
    { $seat } incassa { $money ->
        [one] { $money } sesterzio
       *[other] { $money } sesterzi
    }.
roma-log-draw = { $seat } pesca con un { $count }.
roma-log-drawn = { $seat } pesca { $card }.
roma-log-keep = { $seat } tiene { $card }.
roma-log-keep-hidden = { $seat } tiene una carta.
roma-log-discard = { $seat } scarta { $card }.
roma-log-reshuffle =
    Gli scarti vengono mescolati e formano un nuovo mazzo di { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
roma-log-activate = { $seat } attiva { $card } sul dischetto { $disc }.
roma-log-copy = { $seat } copia { $card }.
roma-log-block = { $seat } blocca il dischetto { $disc }.
roma-log-return = { $card } accanto al dischetto { $disc } torna in mano a { $seat }.
roma-log-lose = { $seat } perde { $card } accanto al dischetto { $disc }.
roma-log-battle = { $seat } lancia il dado da battaglia: { $roll } contro una difesa di { $defence }.
roma-log-add = { $seat } aggiunge un { $value }.
roma-log-beat = { $attacker } sconfigge { $card } accanto al dischetto { $disc }: { $strength } contro { $defence }.
roma-log-hold = L’attacco fallisce: { $other } conserva { $card } accanto al dischetto { $disc }, { $strength } contro { $defence }.
roma-log-forum = { $seat } usa un { $value } per il Forum.
roma-log-templum = { $seat } usa un { $value } grazie al Templum.
roma-log-forum-pays =
    { $seat } guadagna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con il Forum: { $value }{ $basilica ->
        [0] {""}
       *[other] {" "}+ { $basilica } (Basilica)
    }{ $templum ->
        [0] {""}
       *[other] {" "}+ { $templum } (Templum)
    }.
roma-log-win =
    { $card } porta a { $seat } { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } dalla riserva.
roma-log-rob =
    Con { $card } { $seat } prende { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a { $other }.
roma-log-buy =
    { $seat } compra { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $money } sesterzi.
roma-log-change = { $seat } porta un { $value } a { $now }.
roma-log-siege = In questo turno le carte avversarie difendono con { $value } in meno.
roma-log-lift = { $seat } riprende { $card } dal dischetto { $disc }.
roma-log-relay = { $seat } rimette { $card } accanto al dischetto { $disc }.
roma-log-look = { $seat } esamina il mazzo.
roma-log-take = { $seat } prende { $card } dal mazzo.
roma-log-take-hidden = { $seat } prende una carta dal mazzo.
roma-log-recover = { $seat } prende { $card } dagli scarti.
roma-log-end = { $seat } termina il turno.
roma-log-over = La partita è finita: { $points0 } a { $points1 }.

## The end

roma-end-no-points =
    { $count ->
        [one] { $who } non ha più punti.
       *[other] { $who } non hanno più punti.
    }
roma-end-empty-stockpile = { $who } ha preso gli ultimi punti della riserva.
roma-end-round-limit =
    { $rounds ->
        [one] Il solo giro convenuto è stato giocato.
       *[other] I { $rounds } giri convenuti sono stati giocati.
    }
roma-ends-no-points = un giocatore senza punti
roma-ends-empty-stockpile = riserva esaurita
roma-ends-round-limit = giri convenuti giocati
roma-score-start = All’inizio
roma-score-forum = Forum
roma-score-legat = Legat
roma-score-mercatus = Mercatus
roma-score-tribunus = Tribunus Plebis
roma-score-mercator = Mercator
roma-score-empty = Dischi vuoti
roma-score-taken = Persi all’avversario

## Options

roma-option-mercatus = Chi paga per un Mercatus
roma-option-mercatus-opponent = l’avversario
roma-option-mercatus-stockpile = la riserva

## Rules

roma-rule-R1 = Ci sono 36 punti vittoria: si inizia con 10 a testa e gli altri 16 formano la riserva. All’inizio nessuno ha denaro.
roma-rule-R2 = Sei dischetti, da 1 a 6, stanno in fila fra te e l’avversario; alle due estremità ci sono il dischetto del denaro e quello delle carte. Sono vicini i dischetti con numeri consecutivi; 1 e 6 non lo sono.
roma-rule-R3 = Si mescolano le 52 carte e se ne distribuiscono quattro a testa. Ognuno ne passa due all’altro; si sceglie prima di vedere che cosa arriva.
roma-rule-R4 = Si sorteggia chi inizia: mette le quattro carte che ha ora in mano, coperte, accanto a quattro dischetti diversi sul proprio lato; poi l’avversario fa lo stesso senza averle viste. Infine si scoprono tutte le carte. Qui giocarle non costa nulla.
roma-rule-R5 = Il turno comincia con un pagamento: 1 punto alla riserva per ogni dischetto senza carta sul tuo lato. Non si scende mai sotto 0.
roma-rule-R6 = Poi lanci i tuoi tre dadi. Se sono tutti e tre uguali puoi rilanciarli tutti, e così via finché lo sono.
roma-rule-R7 = Poi fai tutto ciò che vuoi, in qualsiasi ordine: giocare carte non richiede dadi; incassare denaro, pescare carte e attivare una carta richiedono un dado ciascuno. Un dado si usa per intero e una volta sola.
roma-rule-R8 = Metti una carta della tua mano accanto a uno dei tuoi dischetti e paga il suo prezzo alla banca. Se lì c’è già una carta, viene scartata senza rimborso. La nuova carta si può attivare nello stesso turno.
roma-rule-R9 = Un dado sul dischetto del denaro frutta tanti sesterzi quanto è il suo valore. La banca non si esaurisce mai.
roma-rule-R10 = Un dado sul dischetto delle carte ti fa pescare tante carte quanto è il suo valore. Ne tieni esattamente una; le altre si scartano scoperte. Non c’è limite alle carte in mano.
roma-rule-R11 = Quando serve una carta e il mazzo è esaurito, anche nel mezzo di una pesca, si mescolano gli scarti, che diventano il nuovo mazzo. Se sono esauriti entrambi, peschi meno carte.
roma-rule-R12 = Un dado sul dischetto con il suo stesso numero attiva la tua carta che sta lì. Un secondo dado con quel numero la attiva di nuovo.
roma-rule-R13 = Legionarius, Velites, Centurio e Onager danno battaglia: chi attacca lancia una volta il dado da battaglia. Se il risultato raggiunge la difesa della carta attaccata, questa viene scartata; altrimenti non succede niente. La carta che attacca non rischia mai nulla.
roma-rule-R14 = Sicarius, Gladiator e Nero non danno battaglia: contro di loro la difesa non serve.
roma-rule-R15 = Non puoi attivare una carta che non avrebbe alcun effetto. Se l’effetto ha una parte facoltativa puoi attivarla, anche rinunciando a quella parte.
roma-rule-R16 = Puoi terminare il turno quando vuoi; i dadi non usati vanno persi.
roma-rule-R17 = La partita finisce subito, anche nel mezzo di un turno, quando qualcuno non ha più punti o la riserva è esaurita.
roma-rule-R18 = Se la riserva non basta a pagare gli ultimi punti, quelli mancanti ti vengono accreditati lo stesso.
roma-rule-R19 = Vince chi ha più punti; a parità di punti è un pareggio.
roma-rule-R20 = Sicarius: scarta un personaggio dell’avversario, e anche il Sicarius.
roma-rule-R21 = Architectus: gioca gratis quanti edifici vuoi della tua mano, uno dopo l’altro. Possono sostituire qualsiasi tua carta, anche l’Architectus o una appena giocata.
roma-rule-R22 = Consiliarius: riprendi tutti i tuoi personaggi, compreso questo, e rimettili gratis accanto ai dischetti che vuoi, uno solo per dischetto. Possono sostituire edifici.
roma-rule-R23 = Legat: guadagni 1 punto dalla riserva per ogni dischetto che l’avversario non ha occupato.
roma-rule-R24 = Gladiator: un personaggio dell’avversario, a tua scelta, gli torna in mano.
roma-rule-R25 = Mercator: compra punti dall’avversario a 2 sesterzi l’uno, quanti ne vuoi finché bastano il tuo denaro e i suoi punti. I sesterzi vanno a lui.
roma-rule-R26 = Consul: aumenta o diminuisci di 1 uno dei tuoi dadi non usati, restando tra 1 e 6.
roma-rule-R27 = Legionarius: battaglia contro la carta proprio di fronte, personaggio o edificio.
roma-rule-R28 = Nero: scarta un edificio qualsiasi dell’avversario, e anche Nero.
roma-rule-R29 = Praetorianus: blocca un dischetto dell’avversario, con o senza carta, per tutto il suo prossimo turno. Lì non può attivare, ma può giocare carte, e quelle passive continuano ad avere effetto. Più blocchi si sommano.
roma-rule-R30 = Scaenicus: fa ciò che fa un altro dei tuoi personaggi. Un attacco parte dal dischetto dello Scaenicus; se copi Nero o Sicarius, a essere scartato è lo Scaenicus. Uno Scaenicus non può copiare uno Scaenicus; un personaggio su un dischetto bloccato si può copiare.
roma-rule-R31 = Haruspex: esamina il mazzo, prendi una carta a tua scelta e rimescola. Se il mazzo è esaurito, prima si rimescolano gli scarti.
roma-rule-R32 = Senator: gioca gratis quanti personaggi vuoi della tua mano, uno dopo l’altro. Possono sostituire qualsiasi tua carta, anche il Senator o una appena giocata.
roma-rule-R33 = Velites: battaglia contro un personaggio qualsiasi dell’avversario.
roma-rule-R34 = Essedum: fino alla fine del tuo turno tutte le carte dell’avversario difendono con 2 in meno. Con due attivazioni diventano 4. L’effetto resta anche se l’Essedum viene sostituito o perso.
roma-rule-R35 = Tribunus Plebis: prendi 1 punto all’avversario.
roma-rule-R36 = Centurio: battaglia contro la carta proprio di fronte. Visto il dado da battaglia, puoi aggiungere uno dei tuoi dadi non usati; lo consumi sia che l’attacco riesca sia che fallisca.
roma-rule-R37 = Aesculapinum: prendi in mano un personaggio dagli scarti.
roma-rule-R38 = Basilica: non si attiva mai. Ogni Basilica proprio accanto a un Forum che attivi porta 2 punti in più.
roma-rule-R39 = Machina: riprendi tutti i tuoi edifici, compreso questo, e rimettili gratis accanto ai dischetti che vuoi, uno solo per dischetto. Possono sostituire personaggi.
roma-rule-R40 = Forum: richiede due dadi. Uno lo attiva; l’altro, fino ad allora non usato, indica i punti che guadagni dalla riserva.
roma-rule-R41 = Mercatus: 1 punto per ogni Forum che l’avversario ha sul tavolo. Li paga lui, finché può; oppure la riserva, se così si è stabilito prima della partita.
roma-rule-R42 = Onager: battaglia contro un edificio qualsiasi dell’avversario.
roma-rule-R43 = Templum: non si attiva mai. Quando attivi un Forum proprio accanto, puoi usare anche il terzo dado, se non è ancora usato, per altrettanti punti in più. Anche con due Templum il dado è uno solo.
roma-rule-R44 = Turris: non si attiva mai. Tutte le altre tue carte hanno 1 di difesa in più; due Turris si aiutano anche a vicenda.

## Cards in brief: at most two lines of 19 letters

roma-brief-sicarius = Elimina un personaggio e sé
roma-brief-architectus = Edifici dalla mano gratis
roma-brief-consiliarius = Ridisponi i tuoi personaggi
roma-brief-legat = 1 punto per posto vuoto rivale
roma-brief-gladiator = Personaggio rivale in mano
roma-brief-mercator = Compra punti rivali a 2 l’uno
roma-brief-consul = Cambia un dado di +1 o −1
roma-brief-legionarius = Battaglia con chi sta di fronte
roma-brief-nero = Brucia un edificio e sé
roma-brief-praetorianus = Blocca un posto rivale
roma-brief-scaenicus = Copia un tuo personaggio
roma-brief-haruspex = Prendi una carta dal mazzo
roma-brief-senator = Personaggi dalla mano gratis
roma-brief-velites = Battaglia con un personaggio
roma-brief-essedum = Difese rivali −2 in questo turno
roma-brief-tribunus = Prendi 1 punto all’avversario
roma-brief-centurio = Battaglia di fronte, più un dado
roma-brief-aesculapinum = Un personaggio dagli scarti
roma-brief-basilica = Forum accanto: +2 punti
roma-brief-machina = Ridisponi i tuoi edifici
roma-brief-forum = Un secondo dado dà i punti
roma-brief-mercatus = 1 punto per Forum rivale
roma-brief-onager = Battaglia con un edificio
roma-brief-templum = Forum accanto: terzo dado
roma-brief-turris = Altre tue carte: +1 difesa

## What lies on the table, in words

roma-sort-character = personaggio
roma-sort-building = edificio
roma-points =
    { $count ->
        [one] punto
       *[other] punti
    }
roma-sestertii =
    { $count ->
        [one] sesterzio
       *[other] sesterzi
    }
roma-in-hand = in mano
roma-stock = riserva
roma-blocked = bloccato
roma-face-down = coperta
roma-empty = nessuna carta: 1 punto a turno
roma-lay-here = metti una carta qui
roma-no-card-yet = ancora nessuna carta
roma-the-36 = I 36 punti
roma-look-into = Guarda gli scarti
roma-look-at-table = Guarda il tavolo
roma-back-to-cards = Torna alle carte
roma-close = Chiudi

## Labels of elements

roma-label-place-own = { $card }, il tuo { $sort } accanto al dischetto { $disc }, difesa { $defence }
roma-label-place-other = { $card }, { $sort } di { $name } accanto al dischetto { $disc }, difesa { $defence }
roma-label-down-own = { $card }, il tuo { $sort }, coperto accanto al dischetto { $disc }
roma-label-down-other = Una carta di { $name }, coperta accanto al dischetto { $disc }
roma-label-empty-own = Il tuo lato del dischetto { $disc }: nessuna carta
roma-label-empty-other = Il lato di { $name } del dischetto { $disc }: nessuna carta
roma-label-blocked = { $label }; bloccato da un Praetorianus
roma-label-disc = Dischetto { $disc }
roma-label-money = Dischetto del denaro
roma-label-cards = Dischetto delle carte
roma-label-die = Dado con { $value }
roma-label-die-used = Dado con { $value }, usato
roma-label-hand-card = { $card }, { $sort } nella tua mano, prezzo { $price }, difesa { $defence }
roma-label-hand-cards = { $count } × { $card }, { $sort } nella tua mano, prezzo { $price }, difesa { $defence }
roma-label-laid-out =
    { $card }, { $sort }, prezzo { $price }, difesa { $defence }{ $count ->
        [one] { "" }
       *[other] ; ce ne sono { $count }
    }
roma-label-passed = { $card }, messa da parte per { $name }
roma-label-hand =
    Mano di { $name }: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
roma-label-seat =
    { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $money ->
        [one] { $money } sesterzio
       *[other] { $money } sesterzi
    }
roma-label-draw-pile =
    Mazzo: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
roma-label-discard-pile =
    Scarti: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
roma-label-stockpile =
    Riserva: { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
roma-label-battle = Battaglia: { $roll } contro una difesa di { $defence }
roma-label-standing = { $name } { $points }, riserva { $stock }, { $other } { $others }

## Tags: what an action would do, in a few letters

roma-tag-money =
    +{ $money ->
        [one] { $money } sesterzio
       *[other] { $money } sesterzi
    }
roma-tag-draw =
    { $count ->
        [one] pesca { $count }
       *[other] pesca { $count }, tieni 1
    }
roma-tag-lay =
    { $money ->
        [0] gratis
       *[other] −{ $money }
    }
roma-tag-cover = sostituisce
roma-tag-place = qui
roma-tag-win =
    +{ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
roma-tag-rob =
    +{ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
roma-tag-forum-pays =
    { $basilica ->
        [0] { $templum ->
            [0] +
           *[other] { $value } + { $templum } ={" "}
        }
       *[other] { $value } + { $basilica }{ $templum ->
            [0] {""}
           *[other] {" "}+ { $templum }
        } ={" "}
    }{ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
roma-tag-forum-pays-most =
    fino a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
roma-tag-buy =
    +{ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, −{ $money }
roma-tag-beat =
    { $added ->
        [0] { $roll }
       *[other] { $roll } + { $added } = { $strength }
    }: vince
roma-tag-hold =
    { $added ->
        [0] { $roll }
       *[other] { $roll } + { $added } = { $strength }
    }: non basta
roma-tag-siege = difesa −{ $value }
roma-tag-change = { $value } → { $now }
roma-tag-lose = { $card } scartata
roma-tag-return = { $card } torna in mano
roma-tag-block = blocca
roma-tag-over = fine della partita { $points0 } : { $points1 }
roma-came-pass = anche { $card }
roma-came-place = { $card } accanto al { $disc }
roma-came-lay = { $card } accanto al { $disc }
roma-came-keep = tiene { $card }
roma-came-take = prende { $card }
roma-came-recover = prende { $card }
roma-odds-battle = { $need }+: { $percent } %
roma-odds-add = { $need }+, { $less }+ con il { $die }: { $percent } %
roma-odds-only-add = { $less }+ con il { $die }: { $percent } %
roma-odds-sure = vince di sicuro
roma-odds-never = non può vincere
roma-undone =
    { $count ->
        [one] { $count } dado non è ancora stato usato.
       *[other] { $count } dadi non sono ancora stati usati.
    }
roma-activate = attiva

## What is asked when something is chosen

roma-ask-die = Dado { $value } in mano: mettilo su un dischetto che brilla.
roma-ask-card = { $card } in mano: scegli uno dei tuoi dischetti ({ $price } sesterzi).
roma-ask-card-free = { $card } in mano: scegli uno dei tuoi dischetti (gratis).
roma-ask-money = Quale dado cambi in sesterzi?
roma-ask-draw = Con quale dado peschi carte?
roma-ask-place = Dischetto { $disc }: attiva la carta con un dado o metti una carta dalla mano.
roma-ask-empty = Dischetto { $disc }: quale carta ci metti?
roma-ask-pile = Scegli una delle carte.

## Notes beside the buttons

roma-note-pass = In cambio ricevi due carte dall’avversario.
roma-note-place = Ora è gratis. Poi ogni dischetto vuoto costa un punto a turno.
roma-note-dice =
    { $count ->
        [one] { $count } dado non è ancora usato
       *[other] { $count } dadi non sono ancora usati
    }
roma-note-no-dice = Tutti i dadi sono usati

## The set-up

roma-passing-to = Per { $name }
roma-passing-from = Da { $name }
roma-passing-how = Ognuno passa due carte, coperte. Poi le tue quattro carte vanno, coperte, accanto ai tuoi dischetti.

## Cards laid out

roma-taken = Carte pescate o riprese
roma-tray-seek = Il mazzo: prendi una carta
roma-tray-recover = Gli scarti: prendi un personaggio
roma-tray-discard = Gli scarti
roma-tray-empty = Non contiene ancora carte.

## Battles and Forums, step by step

roma-sum-battle = { $attacker } attacca { $target }
roma-sum-battle-of = Battaglia per { $target }
roma-sum-won = { $target } viene scartato
roma-sum-held = { $target } resiste
roma-sum-forum = Forum

## Help

roma-kind-place-own = tuo { $sort } sul dischetto { $disc }
roma-kind-place-other = { $sort } di { $name } sul dischetto { $disc }
roma-kind-hand = { $sort }, nella tua mano
roma-kind-die-unused = non ancora usato
roma-kind-die-used = usato in questo turno
roma-fact-price = prezzo { $price }
roma-fact-defence = difesa { $defence }
roma-fact-turris = +{ $value } da Turris
roma-fact-siege = −{ $value } da Essedum
roma-fact-basilica = Basilica accanto: +{ $points } punti
roma-fact-templum = Templum accanto: vale un terzo dado
roma-fact-blocked = bloccato fino alla fine del turno
roma-fact-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
roma-fact-money =
    { $money ->
        [one] { $money } sesterzio
       *[other] { $money } sesterzi
    }
roma-fact-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
roma-fact-card-count = { $count } × { $card }
roma-help-empty = Qui non c’è nessuna carta. All’inizio del turno ogni dischetto così costa un punto.
roma-help-down = Coperta finché entrambi hanno messo le loro quattro carte.
roma-help-disc = Un dado con { $disc } attiva la tua carta accanto a questo dischetto.
roma-help-die = Mettilo sul dischetto del denaro, su quello delle carte o su quello del suo numero. Si usa per intero e una sola volta.
roma-help-seat = Chi resta senza punti perde subito; alla fine vince chi ne ha di più.
roma-help-hand = Le carte in mano sono segrete. Non c’è limite.
roma-help-draw-pile = Coperto. Quando è esaurito si mescolano gli scarti.
roma-help-discard-pile = Tutti possono guardarli.
roma-help-stockpile = I punti di nessuno. Quando si esaurisce la partita finisce subito.
roma-help-battle = Il dado da battaglia deve raggiungere la difesa della carta attaccata.
roma-help-passed = Messa da parte per l’avversario, che la vede solo quando entrambi hanno scelto.

## A first look around

roma-tour-points = I punti decidono la partita. Ne hai 10; chi scende a 0 perde, e quando la riserva è esaurita vince chi ne ha di più.
roma-tour-discs = Sei dischetti stanno fra te e l’avversario. Le tue carte stanno dal tuo lato, le sue dall’altro, una per dischetto. Un dischetto senza carta ti costa un punto a turno.
roma-tour-dice = A ogni turno lanci tre dadi. Un dado sul dischetto del suo numero fa agire la tua carta.
roma-tour-money = Oppure metti un dado qui: diventa tanti sesterzi quanto vale.
roma-tour-cards = Oppure qui: peschi tante carte quanto vale e ne tieni una.
roma-tour-hand = La tua mano. Con i sesterzi metti carte accanto ai dischetti: la moneta è il prezzo, lo scudo la difesa.
roma-tour-glow = Ciò che brilla si può fare ora. Indica qualsiasi cosa per sapere che cos’è; clicca su ciò che non brilla per sapere perché.
roma-tour-glow-touch = Ciò che brilla si può fare ora. Tieni il dito su qualsiasi cosa per sapere che cos’è; tocca ciò che non brilla per sapere perché.

## The terminal

roma-cli-seat =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $money ->
        [one] { $money } sesterzio
       *[other] { $money } sesterzi
    }, { $cards } in mano
roma-cli-middle = Riserva { $stockpile }, mazzo { $draw }, scarti { $discard }
roma-cli-dice = Dadi
roma-cli-siege = L’altra parte difende con { $value } in meno.
roma-cli-battle = Battaglia: { $roll } contro { $defence }.
roma-cli-hand = Mano:
roma-cli-their-hand = La sua mano:
roma-cli-held = In sospeso:
roma-cli-draw = Mazzo:
roma-cli-discard = Scarti:
roma-cli-down = coperta

## What is worth counting

roma-stats-opening = Aperture: carte disposte all’inizio
roma-stats-table = Carte sul tavolo in qualche momento
roma-stats-used = Carte attivate
roma-stats-lost = Carte perse in battaglia o tolte

## Themes of puzzles

roma-puzzle-attack = Attacco
roma-puzzle-forum = Foro
roma-puzzle-card = Carte che agiscono
roma-puzzle-lay = Giocare carte
roma-puzzle-money = Denaro
roma-puzzle-draw = Pescare carte
roma-puzzle-patience = Sapersi fermare
roma-puzzle-points = Più punti
roma-puzzle-win = Vinci ora

## A che cosa serve una mossa, detto da un suggerimento; ciò che manca qui è detto come la sua etichetta

roma-purpose-money =
    porta { $money ->
        [one] { $money } sesterzio
       *[other] { $money } sesterzi
    }
roma-purpose-draw =
    { $count ->
        [one] pesca una carta
       *[other] pesca { $count } carte e ne tiene una
    }
roma-purpose-lay =
    { $money ->
        [0] non costa nulla
        [one] costa { $money } sesterzio
       *[other] costa { $money } sesterzi
    }
roma-purpose-cover = copre { $card }
roma-purpose-win =
    porta { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
roma-purpose-rob =
    prende { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a { $other }
roma-purpose-forum-pays =
    porta { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
roma-purpose-lose = { $seat } perde { $card }
roma-purpose-return = { $card } torna in mano a { $seat }
roma-purpose-block = blocca il dischetto { $disc } di { $seat }
roma-purpose-over = finisce la partita { $points0 } : { $points1 }
roma-purpose-card = la carta: «{ $does }»
roma-purpose-discs =
    { $count ->
        [one] un dischetto vuoto in meno da pagare
       *[other] { $count } dischetti vuoti in meno da pagare
    }
roma-purpose-place = {""}
