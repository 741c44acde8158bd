## On the box

roma-name = Roma
roma-about = Six disques, trois dés, cinquante-deux cartes. Pose, active et frappe avant la fin des points.
roma-mode-duel = Deux rivaux, six disques, une réserve de points.

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
roma-no-card = aucune carte
roma-down-card = une carte face cachée

## Actions

roma-do-end = Termine ton tour
roma-do-done = C’est bon comme ça
roma-do-reroll = Relance les trois dés
roma-do-stand = Garde ce lancer
roma-do-money =
    Prends { $value ->
        [one] { $value } sesterce
       *[other] { $value } sesterces
    } avec un { $value }
roma-do-draw =
    { $value ->
        [one] Pioche une carte
       *[other] Pioche { $value } cartes et garde-en une,
    } avec un { $value }
roma-do-activate = Active { $card } avec le { $value }
roma-do-target = Choisis le disque { $value } ({ $card })
roma-do-add = Ajoute le { $value } au dé de combat
roma-do-forum = Utilise le { $value } pour les points du Forum
roma-do-templum = Utilise aussi le { $value }, grâce au Templum
roma-do-raise = Change le { $value } en { $now }
roma-do-lower = Change le { $value } en { $now }
roma-do-buy =
    Achète { $value ->
        [one] { $value } point
       *[other] { $value } points
    } pour { $money } sesterces
roma-do-pass = Donne { $card }
roma-do-keep = Garde { $card }
roma-do-take = Prends { $card }
roma-do-copy = Copie { $card }
roma-do-lay = Pose { $card } à côté du disque { $disc }
roma-do-buy-card = Pose { $card } à côté du disque { $disc } pour { $price } sesterces

## Prompts

roma-prompt-pass =
    { $count ->
        [one] Choisis encore une carte à donner à ton adversaire.
       *[other] Choisis deux cartes à donner à ton adversaire.
    }
roma-prompt-place =
    { $count ->
        [one] Pose ta dernière carte face cachée à côté d’un autre disque.
       *[other] Pose tes { $count } cartes face cachée, chacune à côté d’un autre disque.
    }
roma-prompt-reroll = Trois dés identiques : relance-les ou garde-les.
roma-prompt-act =
    { $dice ->
        [one] Pose des cartes, utilise ton dernier dé ou termine ton tour.
       *[other] Pose des cartes, utilise tes dés ou termine ton tour.
    }
roma-prompt-act-dice =
    { $dice ->
        [0] Il ne reste rien à faire : termine ton tour.
        [one] Utilise ton dernier dé ou termine ton tour.
       *[other] Utilise tes dés ou termine ton tour.
    }
roma-prompt-act-cards = Pose des cartes ou termine ton tour.
roma-prompt-end = Il ne reste rien à faire : termine ton tour.
roma-prompt-keep = Garde une des cartes piochées.
roma-prompt-add = { $card } : si tu veux, ajoute un dé inutilisé au dé de combat.
roma-prompt-temple = { $card } : si tu veux, utilise aussi le troisième dé.
roma-prompt-buy = { $card } : combien de points achètes-tu ?
roma-prompt-free = { $card } : pose des cartes gratuitement, ou arrête-toi.
roma-prompt-seek = { $card } : prends une carte dans la pioche.
roma-prompt-target = { $card } : choisis un disque de ton adversaire.
roma-prompt-target-character = { $card } : choisis un personnage de ton adversaire.
roma-prompt-target-building = { $card } : choisis un bâtiment de ton adversaire.
roma-prompt-points = { $card } : quel dé donne les points ?
roma-prompt-change = { $card } : augmente ou diminue de 1 un dé inutilisé.
roma-prompt-recover = { $card } : prends un personnage dans la défausse.
roma-prompt-copy = { $card } : lequel de tes personnages veux-tu copier ?
roma-prompt-relay =
    { $count ->
        [one] { $card } : repose la dernière carte reprise à côté du disque de ton choix.
       *[other] { $card } : repose les { $count } cartes reprises à côté des disques de ton choix.
    }

## Refusals

roma-refuse-not-now = Pas maintenant. { $prompt }
roma-refuse-no-die = Tu n’as pas de { $value } parmi tes dés inutilisés.
roma-refuse-no-dice = Tu as utilisé tous tes dés de ce tour.
roma-refuse-piles-empty = La pioche et la défausse sont vides : il n’y a rien à piocher.
roma-refuse-beyond = Un dé ne descend jamais sous 1 et ne dépasse jamais 6.
roma-refuse-not-so-many-points =
    { $points ->
        [one] Ton adversaire n’a que { $points } point.
       *[other] Ton adversaire n’a que { $points } points.
    }
roma-refuse-not-enough-money = Un point coûte 2 sesterces ; tu en as { $money } en tout.
roma-refuse-not-taken-up = { $card } n’est pas parmi les cartes que tu as reprises.
roma-refuse-not-in-hand = Tu n’as pas { $card } en main.
roma-refuse-not-a-building = { $card } n’est pas un bâtiment.
roma-refuse-not-a-character = { $card } n’est pas un personnage.
roma-refuse-too-dear = { $card } coûte { $price } sesterces ; tu en as { $money }.
roma-refuse-place-taken = Il y a déjà une carte à côté du disque { $disc }, et il n’y a de place que pour une.
roma-refuse-no-card = Tu n’as pas de carte à côté du disque { $disc }.
roma-refuse-passive = { $card } ne s’active jamais : son effet dure tant que la carte est sur la table.
roma-refuse-blocked = Un Praetorianus bloque le disque { $disc } pour ce tour.
roma-refuse-no-second-die = { $card } demande un autre dé inutilisé.
roma-refuse-nothing-opposite = Il n’y a aucune carte à attaquer juste en face.
roma-refuse-no-character = Ton adversaire n’a aucun personnage sur la table.
roma-refuse-no-building = Ton adversaire n’a aucun bâtiment sur la table.
roma-refuse-no-empty-disc = Ton adversaire occupe tous ses disques : il n’y a rien à gagner.
roma-refuse-no-cards = Ton adversaire n’a aucune carte dont réduire la défense.
roma-refuse-no-forum = Ton adversaire n’a aucun Forum sur la table.
roma-refuse-all-blocked = Tous les disques de ton adversaire sont déjà bloqués.
roma-refuse-no-character-discarded = Il n’y a aucun personnage dans la défausse.
roma-refuse-no-building-in-hand = Tu n’as en main aucun bâtiment à poser.
roma-refuse-no-character-in-hand = Tu n’as en main aucun personnage à poser.
roma-refuse-nothing-to-copy = Aucun de tes autres personnages n’aurait d’effet maintenant.
roma-refuse-copies-nothing = Un Scaenicus ne fait rien par lui-même : il n’y a rien à copier.
roma-refuse-not-on-your-side = Tu n’as pas { $card } sur la table.
roma-refuse-blocked-already = Le disque { $disc } est déjà bloqué.
roma-refuse-no-target = Il n’y a pas de carte à côté du disque { $disc }.
roma-refuse-not-drawn = { $card } n’est pas parmi les cartes que tu as piochées.
roma-refuse-not-in-draw-pile = { $card } n’est pas dans la pioche.
roma-refuse-not-discarded = { $card } n’est pas dans la défausse.
roma-refuse-by-card = { $what } { $way }
roma-reach-card = { $card } est à ton adversaire : il faut qu’une de tes cartes agisse.
roma-reach-points = Les points de ton adversaire te viennent par l’action d’une carte.
roma-reach-discard = De la défausse ne reviennent que des personnages, par l’action d’une carte.
roma-reach-now = { $card } à côté du disque { $disc } le peut : mets un { $disc } sur son disque.
roma-reach-later = { $card } à côté du disque { $disc } le pourrait. { $why }
roma-reach-missing = Tu n’en as aucune sur la table qui le puisse ; il faudrait { $cards }.
roma-opposite = { $card } juste en face
roma-list = { $first }, { $rest }
roma-or = { $first } ou { $rest }

## Log

roma-log-begins = { $seat } commence.
roma-log-deal = { $seat } reçoit { $card } de la pioche.
roma-log-deal-hidden = { $seat } reçoit une carte de la pioche.
roma-log-pass = { $seat } donne { $card }.
roma-log-pass-hidden = { $seat } donne une carte.
roma-log-receive = { $seat } reçoit { $card }.
roma-log-place = { $seat } pose { $card } face cachée à côté du disque { $disc }.
roma-log-place-hidden = { $seat } pose une carte face cachée à côté du disque { $disc }.
roma-log-reveal = { $seat } révèle { $card } à côté du disque { $disc }.
roma-log-turn = C’est à { $seat } de jouer.
roma-log-pay =
    { $seat } paie { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour ses disques vides.
roma-log-roll = { $seat } lance les dés : { $die1 }, { $die2 }, { $die3 }.
roma-log-reroll = { $seat } relance les dés.
roma-log-stand = { $seat } garde son lancer.
roma-log-lay =
    { $money ->
        [0] { $seat } pose { $card } à côté du disque { $disc }, gratuitement.
        [one] { $seat } pose { $card } à côté du disque { $disc } pour { $money } sesterce.
       *[other] { $seat } pose { $card } à côté du disque { $disc } pour { $money } sesterces.
    }
roma-log-cover = La carte { $card } à côté du disque { $disc } est remplacée et défaussée.
roma-log-money =
    { $seat } prend { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }.
roma-log-draw = { $seat } pioche avec un { $count }.
roma-log-drawn = { $seat } pioche { $card }.
roma-log-keep = { $seat } garde { $card }.
roma-log-keep-hidden = { $seat } garde une carte.
roma-log-discard = { $seat } défausse { $card }.
roma-log-reshuffle =
    La défausse est mélangée et forme une nouvelle pioche de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
roma-log-activate = { $seat } active { $card } sur le disque { $disc }.
roma-log-copy = { $seat } copie { $card }.
roma-log-block = { $seat } bloque le disque { $disc }.
roma-log-return = { $card } à côté du disque { $disc } revient en main à { $seat }.
roma-log-lose = { $seat } perd { $card } à côté du disque { $disc }.
roma-log-battle = { $seat } lance le dé de combat : { $roll } contre une défense de { $defence }.
roma-log-add = { $seat } ajoute un { $value }.
roma-log-beat = { $attacker } bat { $card } à côté du disque { $disc } : { $strength } contre { $defence }.
roma-log-hold = L’attaque échoue : { $other } conserve { $card } à côté du disque { $disc }, { $strength } contre { $defence }.
roma-log-forum = { $seat } utilise un { $value } pour le Forum.
roma-log-templum = { $seat } utilise un { $value } grâce au Templum.
roma-log-forum-pays =
    { $seat } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec le Forum : { $value }{ $basilica ->
        [0] {""}
       *[other] {" "}+ { $basilica } (Basilica)
    }{ $templum ->
        [0] {""}
       *[other] {" "}+ { $templum } (Templum)
    }.
roma-log-win =
    { $card } rapporte à { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de la réserve.
roma-log-rob =
    Avec { $card }, { $seat } prend { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $other }.
roma-log-buy =
    { $seat } achète { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $money } sesterces.
roma-log-change = { $seat } change un { $value } en { $now }.
roma-log-siege = Pendant ce tour, les cartes adverses ont { $value } de défense en moins.
roma-log-lift = { $seat } reprend { $card } du disque { $disc }.
roma-log-relay = { $seat } repose { $card } à côté du disque { $disc }.
roma-log-look = { $seat } consulte la pioche.
roma-log-take = { $seat } prend { $card } dans la pioche.
roma-log-take-hidden = { $seat } prend une carte dans la pioche.
roma-log-recover = { $seat } prend { $card } dans la défausse.
roma-log-end = { $seat } termine son tour.
roma-log-over = La partie est terminée : { $points0 } à { $points1 }.

## The end

roma-end-no-points =
    { $count ->
        [one] { $who } n’a plus de points.
       *[other] { $who } n’ont plus de points.
    }
roma-end-empty-stockpile = { $who } a pris les derniers points de la réserve.
roma-end-round-limit =
    { $rounds ->
        [one] La seule manche convenue a été jouée.
       *[other] Les { $rounds } manches convenues ont été jouées.
    }
roma-ends-no-points = un joueur sans points
roma-ends-empty-stockpile = réserve vide
roma-ends-round-limit = manches convenues jouées
roma-score-start = Au départ
roma-score-forum = Forum
roma-score-legat = Legat
roma-score-mercatus = Mercatus
roma-score-tribunus = Tribunus Plebis
roma-score-mercator = Mercator
roma-score-empty = Disques vides
roma-score-taken = Perdus à l’adversaire

## Options

roma-option-mercatus = Qui paie pour un Mercatus
roma-option-mercatus-opponent = l’adversaire
roma-option-mercatus-stockpile = la réserve

## Rules

roma-rule-R1 = Il y a 36 points de victoire : chaque camp commence avec 10 et les 16 autres forment la réserve. Personne n’a encore d’argent.
roma-rule-R2 = Six disques, de 1 à 6, sont alignés entre toi et ton adversaire ; le disque de l’argent et celui des cartes sont aux deux bouts. Les disques dont les numéros se suivent sont voisins ; 1 et 6 ne le sont pas.
roma-rule-R3 = On mélange les 52 cartes et on en distribue quatre à chaque camp. Chacun en donne deux à l’autre, en les choisissant avant de voir celles qui arrivent.
roma-rule-R4 = Le sort désigne qui commence. Ce camp pose les quatre cartes qu’il a maintenant en main, face cachée, à côté de quatre disques différents de son côté ; puis l’autre camp fait de même sans les avoir vues. On révèle ensuite toutes les cartes. Ici, les poser ne coûte rien.
roma-rule-R5 = Ton tour commence par un paiement : 1 point à la réserve pour chaque disque sans carte de ton côté. On ne descend jamais sous 0.
roma-rule-R6 = Puis tu lances tes trois dés. S’ils sont tous identiques, tu peux les relancer tous les trois, et ainsi de suite tant qu’ils le sont.
roma-rule-R7 = Ensuite, fais tout ce que tu veux, dans n’importe quel ordre : poser des cartes ne demande aucun dé ; prendre de l’argent, piocher et activer une carte demandent un dé à chaque fois. Un dé s’utilise en entier et une seule fois.
roma-rule-R8 = Pose une carte de ta main à côté d’un de tes disques et paie son prix à la banque. Si une carte s’y trouve déjà, elle est défaussée sans compensation. La nouvelle carte peut être activée pendant le même tour.
roma-rule-R9 = Un dé sur le disque de l’argent rapporte autant de sesterces que sa valeur. La banque n’est jamais à court.
roma-rule-R10 = Un dé sur le disque des cartes te fait piocher autant de cartes que sa valeur. Tu en gardes exactement une ; les autres sont défaussées face visible. Le nombre de cartes en main n’est pas limité.
roma-rule-R11 = Quand il faut une carte et que la pioche est vide, même en train de piocher, on mélange la défausse, qui devient la nouvelle pioche. Si les deux sont vides, tu pioches moins de cartes.
roma-rule-R12 = Un dé sur le disque qui porte son numéro active ta carte qui s’y trouve. Un second dé de ce numéro l’active à nouveau.
roma-rule-R13 = Legionarius, Velites, Centurio et Onager combattent : qui attaque lance une fois le dé de combat. S’il atteint la défense de la carte attaquée, celle-ci est défaussée ; sinon, il ne se passe rien. La carte qui attaque ne risque jamais rien.
roma-rule-R14 = Sicarius, Gladiator et Nero ne combattent pas : contre eux, la défense ne sert à rien.
roma-rule-R15 = Tu ne peux pas activer une carte qui n’aurait aucun effet. Si une partie de l’effet est facultative, tu peux l’activer, même en renonçant à cette partie.
roma-rule-R16 = Tu peux terminer ton tour quand tu veux ; les dés inutilisés sont perdus.
roma-rule-R17 = La partie s’arrête aussitôt, même au milieu d’un tour, quand l’un des deux camps n’a plus de points ou que la réserve est vide.
roma-rule-R18 = Si la réserve ne suffit pas pour les derniers points, ceux qui manquent te sont crédités quand même.
roma-rule-R19 = Qui a le plus de points gagne ; à points égaux, c’est un match nul.
roma-rule-R20 = Sicarius : défausse un personnage de ton adversaire, ainsi que le Sicarius.
roma-rule-R21 = Architectus : pose gratuitement autant de bâtiments de ta main que tu veux, l’un après l’autre. Ils peuvent remplacer n’importe laquelle de tes cartes, même l’Architectus ou une carte qui vient d’être posée.
roma-rule-R22 = Consiliarius : reprends tous tes personnages, celui-ci compris, et repose-les gratuitement à côté des disques de ton choix, un seul par disque. Ils peuvent remplacer des bâtiments.
roma-rule-R23 = Legat : gagne 1 point de la réserve pour chaque disque que ton adversaire n’occupe pas.
roma-rule-R24 = Gladiator : un personnage de ton adversaire, à ton choix, lui revient en main.
roma-rule-R25 = Mercator : achète des points à ton adversaire pour 2 sesterces chacun, autant que tu veux tant que ton argent et ses points suffisent. Les sesterces lui reviennent.
roma-rule-R26 = Consul : augmente ou diminue de 1 un de tes dés inutilisés, en restant entre 1 et 6.
roma-rule-R27 = Legionarius : combat contre la carte juste en face, personnage ou bâtiment.
roma-rule-R28 = Nero : défausse n’importe quel bâtiment de ton adversaire, ainsi que Nero.
roma-rule-R29 = Praetorianus : bloque un disque de ton adversaire, avec ou sans carte, pendant tout son prochain tour. Rien ne peut y être activé, mais on peut y poser des cartes, et les cartes passives gardent leur effet. Plusieurs blocages s’additionnent.
roma-rule-R30 = Scaenicus : fait ce que fait un autre de tes personnages. Une attaque part du disque du Scaenicus ; si tu copies Nero ou Sicarius, c’est le Scaenicus qui est défaussé. Un Scaenicus ne peut pas copier un Scaenicus ; un personnage sur un disque bloqué peut être copié.
roma-rule-R31 = Haruspex : consulte la pioche, prends une carte de ton choix et mélange. Si la pioche est vide, on mélange d’abord la défausse pour la reformer.
roma-rule-R32 = Senator : pose gratuitement autant de personnages de ta main que tu veux, l’un après l’autre. Ils peuvent remplacer n’importe laquelle de tes cartes, même le Senator ou une carte qui vient d’être posée.
roma-rule-R33 = Velites : combat contre n’importe quel personnage de ton adversaire.
roma-rule-R34 = Essedum : jusqu’à la fin de ton tour, toutes les cartes de ton adversaire ont 2 de défense en moins. Avec deux activations, c’est 4. L’effet dure même si l’Essedum est remplacé ou perdu.
roma-rule-R35 = Tribunus Plebis : prends 1 point à ton adversaire.
roma-rule-R36 = Centurio : combat contre la carte juste en face. Une fois le dé de combat lancé, tu peux ajouter un de tes dés inutilisés ; il est consommé, que l’attaque réussisse ou non.
roma-rule-R37 = Aesculapinum : prends en main un personnage de la défausse.
roma-rule-R38 = Basilica : ne s’active jamais. Chaque Basilica juste à côté d’un Forum que tu actives rapporte 2 points de plus.
roma-rule-R39 = Machina : reprends tous tes bâtiments, celui-ci compris, et repose-les gratuitement à côté des disques de ton choix, un seul par disque. Ils peuvent remplacer des personnages.
roma-rule-R40 = Forum : demande deux dés. L’un l’active ; l’autre, inutilisé jusque-là, indique les points que tu gagnes de la réserve.
roma-rule-R41 = Mercatus : 1 point pour chaque Forum que ton adversaire a sur la table. Il les paie dans la mesure de ses moyens ; ou c’est la réserve, si cela a été convenu avant la partie.
roma-rule-R42 = Onager : combat contre n’importe quel bâtiment de ton adversaire.
roma-rule-R43 = Templum : ne s’active jamais. Quand tu actives un Forum juste à côté, tu peux aussi utiliser ton troisième dé, s’il est inutilisé, pour autant de points en plus. Même avec deux Templum, cela ne fait qu’un dé.
roma-rule-R44 = Turris : ne s’active jamais. Toutes tes autres cartes ont 1 de défense en plus ; deux Turris s’aident aussi l’une l’autre.

## Cards in brief: at most two lines of 19 letters

roma-brief-sicarius = Tue un personnage et lui-même
roma-brief-architectus = Pose tes bâtiments gratis
roma-brief-consiliarius = Redispose tes personnages
roma-brief-legat = 1 point par disque rival vide
roma-brief-gladiator = Renvoie un personnage en main
roma-brief-mercator = Achète des points, 2 sesterces
roma-brief-consul = Change un dé de +1 ou −1
roma-brief-legionarius = Combat la carte en face
roma-brief-nero = Brûle un bâtiment et lui-même
roma-brief-praetorianus = Bloque un disque rival
roma-brief-scaenicus = Copie un de tes personnages
roma-brief-haruspex = Prends une carte de la pioche
roma-brief-senator = Pose tes personnages gratis
roma-brief-velites = Combat un personnage
roma-brief-essedum = Défense rivale −2 ce tour
roma-brief-tribunus = Prends 1 point à l’adversaire
roma-brief-centurio = Combat en face, plus un dé
roma-brief-aesculapinum = Un personnage de la défausse
roma-brief-basilica = Forum à côté : +2 points
roma-brief-machina = Redispose tes bâtiments
roma-brief-forum = Un second dé donne les points
roma-brief-mercatus = 1 point par Forum rival
roma-brief-onager = Combat un bâtiment
roma-brief-templum = Forum à côté : troisième dé
roma-brief-turris = Tes autres cartes : +1 défense

## What lies on the table, in words

roma-sort-character = personnage
roma-sort-building = bâtiment
roma-points =
    { $count ->
        [one] point
       *[other] points
    }
roma-sestertii =
    { $count ->
        [one] sesterce
       *[other] sesterces
    }
roma-in-hand = en main
roma-stock = réserve
roma-blocked = bloqué
roma-face-down = cachée
roma-empty = pas de carte : 1 point par tour
roma-lay-here = pose une carte ici
roma-no-card-yet = pas encore de carte
roma-the-36 = Les 36 points
roma-look-into = Regarde la défausse
roma-look-at-table = Regarde la table
roma-back-to-cards = Retour aux cartes
roma-close = Ferme

## Labels of elements

roma-label-place-own = { $card }, ton { $sort } à côté du disque { $disc }, défense { $defence }
roma-label-place-other = { $card }, { $sort } de { $name } à côté du disque { $disc }, défense { $defence }
roma-label-down-own = { $card }, ton { $sort }, face cachée à côté du disque { $disc }
roma-label-down-other = Une carte de { $name }, face cachée à côté du disque { $disc }
roma-label-empty-own = Ton côté du disque { $disc } : pas de carte
roma-label-empty-other = Le côté de { $name } du disque { $disc } : pas de carte
roma-label-blocked = { $label } ; bloqué par un Praetorianus
roma-label-disc = Disque { $disc }
roma-label-money = Disque de l’argent
roma-label-cards = Disque des cartes
roma-label-die = Dé montrant { $value }
roma-label-die-used = Dé montrant { $value }, utilisé
roma-label-hand-card = { $card }, { $sort } dans ta main, prix { $price }, défense { $defence }
roma-label-hand-cards = { $count } × { $card }, { $sort } dans ta main, prix { $price }, défense { $defence }
roma-label-laid-out =
    { $card }, { $sort }, prix { $price }, défense { $defence }{ $count ->
        [one] { "" }
       *[other] { " " }; il y en a { $count }
    }
roma-label-passed = { $card }, mise de côté pour { $name }
roma-label-hand =
    Main de { $name } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
roma-label-seat =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }
roma-label-draw-pile =
    Pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
roma-label-discard-pile =
    Défausse : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
roma-label-stockpile =
    Réserve : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
roma-label-battle = Combat : { $roll } contre une défense de { $defence }
roma-label-standing = { $name } { $points }, réserve { $stock }, { $other } { $others }

## Tags: what an action would do, in a few letters

roma-tag-money =
    +{ $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }
roma-tag-draw =
    { $count ->
        [one] pioche { $count }
       *[other] pioche { $count }, garde 1
    }
roma-tag-lay =
    { $money ->
        [0] gratuit
       *[other] −{ $money }
    }
roma-tag-cover = remplace
roma-tag-place = ici
roma-tag-win =
    +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
roma-tag-rob =
    +{ $points ->
        [one] { $points } point
       *[other] { $points } points
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
        [one] { $points } point
       *[other] { $points } points
    }
roma-tag-forum-pays-most =
    jusqu’à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
roma-tag-buy =
    +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, −{ $money }
roma-tag-beat =
    { $added ->
        [0] { $roll }
       *[other] { $roll } + { $added } = { $strength }
    } : gagne
roma-tag-hold =
    { $added ->
        [0] { $roll }
       *[other] { $roll } + { $added } = { $strength }
    } : insuffisant
roma-tag-siege = défense −{ $value }
roma-tag-change = { $value } → { $now }
roma-tag-lose = { $card } défaussé
roma-tag-return = { $card } revient en main
roma-tag-block = bloque
roma-tag-over = fin de la partie { $points0 } : { $points1 }
roma-came-pass = { $card } aussi
roma-came-place = { $card } à côté du { $disc }
roma-came-lay = { $card } à côté du { $disc }
roma-came-keep = garde { $card }
roma-came-take = prend { $card }
roma-came-recover = prend { $card }
roma-odds-battle = { $need }+ : { $percent } %
roma-odds-add = { $need }+, { $less }+ avec le { $die } : { $percent } %
roma-odds-only-add = { $less }+ avec le { $die } : { $percent } %
roma-odds-sure = gagne à coup sûr
roma-odds-never = ne peut pas gagner
roma-undone =
    { $count ->
        [one] { $count } dé n’a pas encore servi.
       *[other] { $count } dés n’ont pas encore servi.
    }
roma-activate = active

## What is asked when something is chosen

roma-ask-die = Dé { $value } en main : pose-le sur un disque qui brille.
roma-ask-card = { $card } en main : choisis un de tes disques ({ $price } sesterces).
roma-ask-card-free = { $card } en main : choisis un de tes disques (gratuit).
roma-ask-money = Quel dé changes-tu en sesterces ?
roma-ask-draw = Avec quel dé pioches-tu des cartes ?
roma-ask-place = Disque { $disc } : active la carte avec un dé ou pose une carte de ta main.
roma-ask-empty = Disque { $disc } : quelle carte y poses-tu ?
roma-ask-pile = Choisis une des cartes.

## Notes beside the buttons

roma-note-pass = En échange, tu reçois deux cartes de ton adversaire.
roma-note-place = Gratuit pour l’instant. Ensuite, chaque disque vide coûte un point par tour.
roma-note-dice =
    { $count ->
        [one] { $count } dé est encore inutilisé
       *[other] { $count } dés sont encore inutilisés
    }
roma-note-no-dice = Tous les dés sont utilisés

## The set-up

roma-passing-to = Pour { $name }
roma-passing-from = De { $name }
roma-passing-how = Chacun donne deux cartes, cachées. Puis tes quatre cartes vont, face cachée, à côté de tes disques.

## Cards laid out

roma-taken = Cartes piochées ou reprises
roma-tray-seek = La pioche : prends une carte
roma-tray-recover = La défausse : prends un personnage
roma-tray-discard = La défausse
roma-tray-empty = Elle ne contient pas encore de carte.

## Battles and Forums, step by step

roma-sum-battle = { $attacker } attaque { $target }
roma-sum-battle-of = Combat pour { $target }
roma-sum-won = { $target } est défaussé
roma-sum-held = { $target } résiste
roma-sum-forum = Forum

## Help

roma-kind-place-own = ton { $sort } sur le disque { $disc }
roma-kind-place-other = { $sort } de { $name } sur le disque { $disc }
roma-kind-hand = { $sort }, dans ta main
roma-kind-die-unused = pas encore utilisé
roma-kind-die-used = utilisé ce tour
roma-fact-price = prix { $price }
roma-fact-defence = défense { $defence }
roma-fact-turris = +{ $value } de Turris
roma-fact-siege = −{ $value } d’Essedum
roma-fact-basilica = Basilica à côté : +{ $points } points
roma-fact-templum = Templum à côté : un troisième dé compte
roma-fact-blocked = bloqué jusqu’à la fin du tour
roma-fact-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
roma-fact-money =
    { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }
roma-fact-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
roma-fact-card-count = { $count } × { $card }
roma-help-empty = Aucune carte ici. Au début du tour, chaque disque vide coûte un point.
roma-help-down = Face cachée jusqu’à ce que chacun ait posé ses quatre cartes.
roma-help-disc = Un dé qui montre { $disc } active ta carte à côté de ce disque.
roma-help-die = Pose-le sur le disque de l’argent, celui des cartes ou celui de son numéro. Il s’utilise en entier, une seule fois.
roma-help-seat = Qui n’a plus de points perd aussitôt ; à la fin, qui en a le plus gagne.
roma-help-hand = Les cartes en main sont secrètes. Il n’y a pas de limite.
roma-help-draw-pile = Face cachée. Quand elle est vide, on mélange la défausse.
roma-help-discard-pile = Tout le monde peut la regarder.
roma-help-stockpile = Les points de personne. Quand elle est vide, la partie s’arrête aussitôt.
roma-help-battle = Le dé de combat doit atteindre la défense de la carte attaquée.
roma-help-passed = Mise de côté pour ton adversaire, qui la voit seulement quand les deux ont choisi.

## A first look around

roma-tour-points = Les points décident de la partie. Tu en as 10 ; qui tombe à 0 perd, et quand la réserve est vide, qui en a le plus gagne.
roma-tour-discs = Six disques sont entre toi et ton adversaire. Tes cartes sont de ton côté, les siennes de l’autre, une par disque. Un disque sans carte te coûte un point par tour.
roma-tour-dice = À chaque tour tu lances trois dés. Un dé sur le disque de son numéro fait agir ta carte.
roma-tour-money = Ou pose un dé ici : il devient autant de sesterces que sa valeur.
roma-tour-cards = Ou ici : tu pioches autant de cartes que sa valeur et en gardes une.
roma-tour-hand = Ta main. Avec des sesterces, tu poses des cartes à côté des disques : la pièce est le prix, le bouclier la défense.
roma-tour-glow = Ce qui brille est possible maintenant. Pointe n’importe quoi pour savoir ce que c’est ; clique sur ce qui ne brille pas pour savoir pourquoi.
roma-tour-glow-touch = Ce qui brille est possible maintenant. Garde le doigt sur n’importe quoi pour savoir ce que c’est ; touche ce qui ne brille pas pour savoir pourquoi.

## The terminal

roma-cli-seat =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }, { $cards } en main
roma-cli-middle = Réserve { $stockpile }, pioche { $draw }, défausse { $discard }
roma-cli-dice = Dés
roma-cli-siege = L’autre camp a { $value } de défense en moins.
roma-cli-battle = Combat : { $roll } contre { $defence }.
roma-cli-hand = Main :
roma-cli-their-hand = Sa main :
roma-cli-held = En attente :
roma-cli-draw = Pioche :
roma-cli-discard = Défausse :
roma-cli-down = face cachée

## What is worth counting

roma-stats-opening = Ouvertures : cartes posées au début
roma-stats-table = Cartes sur la table à un moment
roma-stats-used = Cartes activées
roma-stats-lost = Cartes perdues au combat ou retirées

## Themes of puzzles

roma-puzzle-attack = Attaque
roma-puzzle-forum = Forum
roma-puzzle-card = Cartes qui agissent
roma-puzzle-lay = Poser des cartes
roma-puzzle-money = Argent
roma-puzzle-draw = Piocher
roma-puzzle-patience = Savoir s’arrêter
roma-puzzle-points = Le plus de points
roma-puzzle-win = Gagner maintenant

## À quoi sert un coup, dit par un conseil ; ce qui manque ici est dit comme son étiquette

roma-purpose-money =
    rapporte { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }
roma-purpose-draw =
    { $count ->
        [one] pioche une carte
       *[other] pioche { $count } cartes et en garde une
    }
roma-purpose-lay =
    { $money ->
        [0] ne coûte rien
        [one] coûte { $money } sesterce
       *[other] coûte { $money } sesterces
    }
roma-purpose-cover = recouvre { $card }
roma-purpose-win =
    rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
roma-purpose-rob =
    prend { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $other }
roma-purpose-forum-pays =
    rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
roma-purpose-lose = { $seat } perd { $card }
roma-purpose-return = { $card } revient dans la main de { $seat }
roma-purpose-block = bloque le disque { $disc } de { $seat }
roma-purpose-over = termine la partie { $points0 } : { $points1 }
roma-purpose-card = la carte : « { $does } »
roma-purpose-discs =
    { $count ->
        [one] un disque vide de moins à payer
       *[other] { $count } disques vides de moins à payer
    }
roma-purpose-place = {""}
