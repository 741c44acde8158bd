## On the box

romolo-name = Romolo o Remo?
romolo-about = Explore les collines, dresse murs et forums, nourris ton peuple et fonde la plus grande cité.
romolo-mode-solitaire = Vous seul contre la cité qui grandit d’elle-même.
romolo-mode-duel = Deux cités sur une petite carte : chaque hexagone est disputé.
romolo-mode-three = Trois cités, et qui mène a deux ennemis.
romolo-mode-four = La carte entière, et chaque voisin est un danger.
romolo-mode-alliance = Première et troisième place contre deuxième et quatrième : les alliés comptent ensemble.

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
romolo-no-character = aucun personnage

## Pieces, units, resources

romolo-piece-farm = ferme
romolo-piece-warehouse = entrepôt
romolo-piece-harbor = port
romolo-piece-temple = temple
romolo-piece-plant = scierie ou carrière
romolo-piece-sawmill = scierie
romolo-piece-quarry = carrière
romolo-piece-aqueduct = aqueduc
romolo-piece-forum = forum
romolo-piece-wall = mur
romolo-piece-tower = tour
romolo-piece-worker = ouvrier
romolo-piece-mercenary = mercenaire
romolo-piece-battle = jeton de bataille
romolo-building-farm = ferme
romolo-building-warehouse = entrepôt
romolo-building-harbor = port
romolo-building-temple = temple
romolo-building-sawmill = scierie
romolo-building-quarry = carrière
romolo-building-aqueduct = aqueduc
romolo-building-forum = forum
romolo-building-wall = mur
romolo-one-farm = une ferme
romolo-one-warehouse = un entrepôt
romolo-one-harbor = un port
romolo-one-temple = un temple
romolo-one-plant = une scierie ou carrière
romolo-one-sawmill = une scierie
romolo-one-quarry = une carrière
romolo-one-aqueduct = un aqueduc
romolo-one-forum = un forum
romolo-one-wall = un mur
romolo-one-worker = un ouvrier
romolo-one-soldier = un soldat
romolo-one-explorer = un explorateur
romolo-one-mercenary = un mercenaire
romolo-one-tower = une tour
romolo-one-troop = une unité de l’I.A.
romolo-unit-worker = ouvrier
romolo-unit-soldier = soldat
romolo-unit-explorer = explorateur
romolo-unit-mercenary = mercenaire
romolo-unit-of = { $unit } de { $seat }
romolo-tower-of = la tour de { $seat }
romolo-wall-at = le mur du côté { $side }
romolo-no-target = aucune cible
romolo-seat = place { $number }
romolo-ai-standing = debout
romolo-ai-hindered = avec pénalité
romolo-ai-lying = couchée
romolo-resource-grain = blé
romolo-resource-wood = bois
romolo-resource-stone = pierre
romolo-resource-salt = sel
romolo-resource-refined =
    { $count ->
        [one] produit raffiné
       *[other] produits raffinés
    }
romolo-cubes = { $count } { $resource }
romolo-both = { $one } et { $other }
romolo-stored = { $cubes } de l’entrepôt
romolo-list = { $one }, { $other }
romolo-either = { $count } pierre ou bois
romolo-equal =
    { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources identiques
    }
romolo-any =
    { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
romolo-saved = { $cost } ({ $count } de moins grâce aux temples)
romolo-silver = { $coins } argent
romolo-mercenaries =
    { $count ->
        [one] { $count } mercenaire
       *[other] { $count } mercenaires
    }
romolo-workers = ouvriers
romolo-army = soldats et mercenaires
romolo-for-salary = le service des mercenaires
romolo-for-walls =
    { $count ->
        [one] { $count } mur
       *[other] { $count } murs
    }
romolo-for-refining = raffiner
romolo-terrain-plain = plaine
romolo-terrain-hill = colline
romolo-terrain-forest = forêt
romolo-terrain-water = eau
romolo-side-e = est
romolo-side-ne = nord-est
romolo-side-nw = nord-ouest
romolo-side-w = ouest
romolo-side-sw = sud-ouest
romolo-side-se = sud-est
romolo-token-x2 = ×2
romolo-token-plus3 = +3
romolo-token-sword = épée
romolo-token-shield = bouclier
romolo-token-retreat = retraite
romolo-token-none = rien
romolo-token-1 = 1
romolo-token-2 = 2
romolo-token-3 = 3
romolo-token-4 = 4
romolo-token-5 = 5
romolo-token-6 = 6
romolo-coin-bronze = 1 bronze ({ $worth })
romolo-and = { $one }, { $other }
romolo-nothing = rien
romolo-resource-silver = argent
romolo-resource-bronze = bronze
romolo-to-build = pour construire
romolo-to-refine = pour raffiner
romolo-to-worker = pour un ouvrier
romolo-to-soldier = pour un soldat
romolo-to-explorer = pour l’explorateur
romolo-to-convert = pour faire de l’explorateur un ouvrier
romolo-to-hire = pour des mercenaires
romolo-to-tile = pour la tuile du personnage
romolo-to-trade = par le Mercator
romolo-to-salary = de solde
romolo-to-food = pour la nourriture
romolo-reason-retreats = il est plus faible ici et recule
romolo-reason-attacks = il est plus fort que ce qui s’y trouve
romolo-reason-advances = plus près de ta capitale
romolo-reason-marches = le cube brun l’envoie vers ta capitale
romolo-reason-fights = il y a ici de quoi attaquer
romolo-reason-waits = il ne peut aller nulle part
romolo-blank = la face blanche
romolo-event-white = blanc, rien ne se passe
romolo-event-yellow = jaune, l’I.A. peut prendre un personnage
romolo-event-pink = rose, les prix bougent
romolo-event-blue = bleu, l’I.A. peut recevoir de nouvelles unités
romolo-event-brown = marron, l’I.A. marche et la ligne se renouvelle
romolo-ending-characters = tous les personnages sont pris
romolo-ending-pieces = trois sortes de pièces sont épuisées
romolo-ending-dead = plus personne n’a d’ouvrier ni d’explorateur

romolo-people-latins = Latins
romolo-people-albans = Albains
romolo-people-sabins = Sabins
romolo-people-crustumins = Crustumins
romolo-people-latins-about = Quand tu attaques, un 2 multiplie comme un 3 et un 4 comme un 5.
romolo-people-albans-about = Quand tu défends, un 2 multiplie comme un 3 et un 4 comme un 5.
romolo-people-sabins-about = La première production de pierre de chacun de tes tours rapporte 1 pierre de plus.
romolo-people-crustumins-about = Chaque cube que tu vends rapporte 1 argent de plus.
romolo-vote-play = pour jouer
romolo-vote-end = pour finir

## Phases

romolo-phase-setup = Mise en place
romolo-phase-start = Début du tour
romolo-phase-actions = Phase d’actions
romolo-phase-war = Phase de guerre
romolo-phase-maintenance = Entretien
romolo-phase-ai = Tour de l’I.A.
romolo-phase-over = La partie est finie

## Actions

romolo-do-end = Termine la phase d’actions
romolo-do-peace = Termine la phase de guerre
romolo-do-done = C’est assez
romolo-do-done-sides = Plus de murs
romolo-do-done-pay = Plus de cubes sur la tuile
romolo-do-done-sell = Ne vends plus
romolo-do-done-buy = N’achète plus
romolo-do-done-offer = Propose cet échange
romolo-do-done-muster = Attaque avec ces unités
romolo-do-done-powers = Plus aucun pouvoir
romolo-do-done-excess = Laisse le reste debout
romolo-do-done-raze = Ne détruis plus rien
romolo-do-done-raze-side = Seulement ces murs
romolo-do-done-salary = Paie tout le salaire
romolo-do-done-dismiss = Ne congédie plus personne
romolo-do-done-declare = Ce sont toutes mes attaques
romolo-do-done-defend = Personne d’autre n’aide
romolo-do-done-volunteer = C’est tout ce que j’offre
romolo-do-done-summon = Aucun autre pouvoir
romolo-do-yes = Oui
romolo-do-yes-answer = Accepte l’échange
romolo-do-yes-help = Fais compter une ferme par l’Architectus
romolo-do-yes-retreat = Bats en retraite
romolo-do-no = Non
romolo-do-no-answer = Refuse l’échange
romolo-do-no-help = Garde l’Architectus pour plus tard
romolo-do-no-retreat = Reste et combats
romolo-do-play = Joue ce tour
romolo-do-finish = Finis la partie maintenant
romolo-do-surrender = Rends-toi
romolo-do-go-on = Continue
romolo-do-coins = Paie { $coins } argent en pièces
romolo-do-peek = Regarde un hexagone
romolo-do-dismantle = Démantèle une construction
romolo-do-transform = Transforme une construction
romolo-do-produce = Produis
romolo-do-gather = Vide un entrepôt
romolo-do-refine = Raffine deux ressources identiques
romolo-do-create-worker = Crée un ouvrier pour 3 blés
romolo-do-create-soldier = Fais de cet ouvrier un soldat pour 2 produits raffinés
romolo-do-create-explorer = Crée l’explorateur pour 2 blés
romolo-do-convert = Change l’explorateur en ouvrier pour 1 blé
romolo-do-hire =
    { $count ->
        [one] Engage { $count } mercenaire pour { $count } argent, en pièces ou en marchandises
       *[other] Engage { $count } mercenaires pour { $count } argent, en pièces ou en marchandises
    }
romolo-do-recruit = Engage un personnage pour { $price }
romolo-do-sell = Vends au marché
romolo-do-buy = Achète au marché
romolo-do-exchange = Propose un échange à l’allié
romolo-do-tower = Frappe la tour
romolo-do-tower-aim = Attaque la tour
romolo-do-tower-defend = La tour aide
romolo-do-tower-lose = Renonce à la tour, et à la partie avec elle
romolo-do-empty = L’entrepôt vide
romolo-do-give = Donne { $item }
romolo-do-take = Demande { $item }
romolo-do-terrain = Prends une { $terrain }
romolo-do-build = Construis { $building }
romolo-do-build-into = Fais-en { $building }
romolo-do-piece = { $piece }
romolo-do-piece-remove = Enlève { $piece }
romolo-do-piece-excess = Détruis { $piece }
romolo-do-piece-raze = Rase { $piece }
romolo-do-piece-unpaid = Sacrifie { $piece }
romolo-do-piece-aim = Attaque { $piece }
romolo-do-piece-lose = Renonce à { $piece }
romolo-do-side = Le côté { $side }
romolo-do-side-sides = Un mur du côté { $side }
romolo-do-side-remove-side = Enlève le mur du côté { $side }
romolo-do-side-raze-side = Détruis le mur du côté { $side }
romolo-do-side-unpaid = Sacrifie le mur du côté { $side }
romolo-do-side-aim = Attaque le mur du côté { $side }
romolo-do-side-lose = Renonce au mur du côté { $side }
romolo-do-resource = { $resource }
romolo-do-resource-free = Commence avec 1 cube de { $resource } de plus
romolo-do-resource-refund = Reprends 1 cube de { $resource }
romolo-do-resource-steal = Vole 1 cube de { $resource }
romolo-do-resource-gain = Obtiens { $resource }
romolo-do-resource-sell = Vends 1 cube de { $resource } de la main
romolo-do-resource-buy = Achète { $resource }
romolo-do-resource-offer = Donne 1 cube de { $resource } de la main
romolo-do-resource-feed = Nourris une unité avec 1 cube de { $resource }
romolo-do-resource-pay = Paie 1 cube de { $resource } de la main
romolo-do-store = L’entrepôt avec { $count } { $resource }
romolo-do-store-pay = Paie 1 cube de l’entrepôt qui a { $count } { $resource }
romolo-do-store-sell = Vends 1 cube de l’entrepôt qui a { $count } { $resource }
romolo-do-store-gather = Ramasse { $count } { $resource }
romolo-do-store-remove-store = Enlève l’entrepôt avec { $count } { $resource }
romolo-do-store-raze-store = Détruis l’entrepôt avec { $count } { $resource }
romolo-do-store-offer = Donne 1 cube de l’entrepôt qui a { $count } { $resource }
romolo-do-column = Pose-le au-dessus de { $resource }
romolo-do-slot = Engage { $character } de la place { $slot }
romolo-do-seat = { $seat }
romolo-do-seat-victim = Vole { $seat }
romolo-do-seat-defender = Attaque { $seat }
romolo-do-stance-peace = Désormais amical envers { $seat }
romolo-do-stance-war = Désormais hostile envers { $seat }
romolo-do-token = Joue le jeton { $token }
romolo-do-face = Joue le dé { $face }
romolo-do-people = Mène les { $people }
romolo-do-bid = Mise { $coins } argent
romolo-do-tower-settle = Place la tour
romolo-do-piece-settle = Place { $piece }
romolo-do-create-worker-settle = Place un ouvrier
romolo-do-no-assist = Aucun n’aide maintenant
romolo-do-count-assist =
    { $count ->
        [one] 1 aide
       *[other] { $count } aident
    }
romolo-do-piece-overfull = Retire { $piece }
romolo-do-target-overfull = Enlève la cible { $number } : { $target }
romolo-do-store-overfull-store = Retire l’entrepôt avec { $count } { $resource }
romolo-do-side-overfull-side = Retire le mur du côté { $side }
romolo-do-resource-keep-back = Laisse à la banque 1 cube de { $resource }
romolo-do-play-vote = Vote pour jouer
romolo-do-finish-vote = Vote pour finir
romolo-do-play-rule = Le tour est joué
romolo-do-finish-rule = La partie finit
romolo-do-count =
    Dispense de salaire { $count ->
        [one] { $count } mercenaire
       *[other] { $count } mercenaires
    }
romolo-do-power = Utilise { $character }
romolo-do-ai-unit = Tue une unité de l’I.A. ({ $condition })
romolo-do-ai-unit-aim = Attaque une unité de l’I.A. ({ $condition })
romolo-do-hex = Hexagone { $hex }
romolo-do-hex-do = Va en { $hex }
romolo-do-hex-too-late = Va en { $hex } et se couche : pas d’attaque là ce tour-ci
romolo-do-hex-explore = Explore { $hex }
romolo-do-hex-look = Regarde en secret { $hex }
romolo-do-hex-ride = Chevauche vers { $hex }
romolo-do-hex-sail = Navigue vers { $hex }
romolo-do-hex-elsewhere = Travaille comme si c’était en { $hex }
romolo-do-hex-arrange = Pose la { $terrain } en { $hex }
romolo-do-hex-place = Place { $piece } en { $hex }
romolo-do-hex-source = Exploite { $hex } ({ $count } { $resource })
romolo-do-hex-storehouse = Entrepose en { $hex }
romolo-do-hex-war = Attaque en { $hex }
romolo-do-hex-fall-back = Replie-toi en { $hex }
romolo-do-unit = { $unit } en { $hex }
romolo-do-unit-act = Agis avec : { $unit } en { $hex }
romolo-do-unit-muster = Envoie au combat : { $unit } en { $hex }
romolo-do-unit-hit = Tue : { $unit } en { $hex }
romolo-do-unit-dismiss = Congédie : { $unit } en { $hex }
romolo-do-unit-feed = Renonce, sans nourriture : { $unit } en { $hex }
romolo-do-unit-unpaid = S’en va sans solde : { $unit } en { $hex }
romolo-do-unit-declare = Attaque avec : { $unit } en { $hex }
romolo-do-unit-aim = Attaque : { $unit } en { $hex }
romolo-do-unit-defend = Aide avec : { $unit } en { $hex }
romolo-do-unit-volunteer = Offre : { $unit } en { $hex }
romolo-do-unit-lose = Renonce à : { $unit } en { $hex }
romolo-do-target = Cible { $number } : { $target }
romolo-do-target-aim = Rejoins l’attaque de la cible { $number } : { $target }
romolo-do-target-next-target = Combats maintenant en { $hex } pour la cible { $number } : { $target }

## Décisions comme étapes d’une voie, où les coûts gêneraient

romolo-step-unit-act = { $unit } en { $hex }
romolo-step-hex-source = { $count } { $resource } de { $hex }
romolo-step-create-worker = Crée un ouvrier
romolo-step-create-soldier = Fais de cet ouvrier un soldat
romolo-step-create-explorer = Crée l’explorateur
romolo-step-slot = Engage { $character }
romolo-step-sell = {""}
romolo-step-buy = {""}
romolo-step-recruit = {""}

## Prompts

romolo-prompt-third = Choisis ton troisième hexagone de départ, en secret.
romolo-prompt-third-alone = Choisis ton troisième hexagone de départ.
romolo-prompt-arrange = Où va l’hexagone que tu as choisi ? Les deux autres sont des plaines.
romolo-prompt-free = Choisis une ressource de plus.
romolo-prompt-place = Où places-tu { $piece } ?
romolo-prompt-place-tower = Où places-tu ta tour ? Cet hexagone sera ta capitale.
romolo-prompt-play-or-end = La fin a commencé : joue ce tour ou finis la partie.
romolo-prompt-give-up = Tu n’as plus d’ouvrier sur la carte : continue ou rends-toi.
romolo-prompt-act = Choisis une unité à faire agir, ou termine la phase d’actions.
romolo-prompt-act-nobody = Aucune de tes unités ne peut plus agir : termine la phase d’actions.
romolo-prompt-war = Choisis où attaquer, ou termine la phase de guerre.
romolo-prompt-war-calm = Aucun ennemi dans le même hexagone que tes unités : termine la phase de guerre. La question se pose parce qu’elles peuvent détruire des bâtiments là où elles sont : { $hexes }.
romolo-prompt-token = Choisis un jeton dé, en secret.
romolo-prompt-token-alone = Choisis un jeton dé.
romolo-prompt-answer = Ton allié propose un échange : l’acceptes-tu ?
romolo-prompt-do = { $hex }, { $unit } : où va cette unité, ou que fait-elle sur place ?
romolo-prompt-look = Quel hexagone regardes-tu ?
romolo-prompt-ride = Eques : où ?
romolo-prompt-sail = Nauta : où ?
romolo-prompt-elsewhere = Traductor : dans quel hexagone travaille l’ouvrier ?
romolo-prompt-remove = Quelle pièce s’en va ?
romolo-prompt-remove-store = Quel entrepôt s’en va ?
romolo-prompt-remove-side = Quel mur s’en va ?
romolo-prompt-into = Que devient-elle ?
romolo-prompt-sides = De quel côté va le mur ?
romolo-prompt-sides-more = De quel côté va un autre mur, ou est-ce tout ?
romolo-prompt-pay = Paie pour { $what } : il manque encore { $due }.
romolo-prompt-pay-goods = Quelles marchandises poses-tu sur le Negotiator, une par une ?
romolo-prompt-pay-tile = Pose un cube sur le Praepositus. À chaque tour, il en rapporte un de plus de sa sorte.
romolo-prompt-refund = Quelle ressource reprends-tu ?
romolo-prompt-source = Quel hexagone est exploité ?
romolo-prompt-storehouse = Quel entrepôt reçoit la production ?
romolo-prompt-gather = Quel entrepôt est vidé ?
romolo-prompt-slot = Quel personnage engages-tu ?
romolo-prompt-sell =
    Quelle ressource vends-tu ? { $count ->
        [one] Il reste une vente.
       *[other] Il reste jusqu’à { $count } ventes.
    }
romolo-prompt-column = Au-dessus de quelle colonne va le cube ? Il en fera monter le prix.
romolo-prompt-buy =
    Quelle ressource achètes-tu ? { $count ->
        [one] Il reste un achat.
       *[other] Il reste jusqu’à { $count } achats.
    }
romolo-prompt-help = Architectus : une ferme compte-t-elle ici ?
romolo-prompt-offer = Que donnes-tu, et que demandes-tu ? Trois choses au plus.
romolo-prompt-victim = Praedo : qui est volé ?
romolo-prompt-steal = Que voles-tu ?
romolo-prompt-gain = Mercator : qu’obtiens-tu ?
romolo-prompt-defender = Qui attaques-tu ?
romolo-prompt-muster = Quelles unités attaquent en { $hex } ?
romolo-prompt-muster-raze = Quelles unités détruisent des bâtiments en { $hex } ? Personne ne les défend.
romolo-prompt-powers = Déclare des pouvoirs pour cette bataille, ou aucun.
romolo-prompt-retreat = Bats-tu en retraite ?
romolo-prompt-fall-back = Où se replie cette unité ?
romolo-prompt-hit = Quelle unité ennemie meurt ? Pertes encore à infliger : { $count }.
romolo-prompt-excess = Qu’est-ce qui est détruit en plus ? Pertes encore à infliger : { $count }.
romolo-prompt-raze = Qu’est-ce qui est rasé ?
romolo-prompt-raze-store = Quel entrepôt est détruit ?
romolo-prompt-raze-side = Quels murs sont détruits ?
romolo-prompt-salary = Tes mercenaires ({ $count }) gagnent { $due } : paie, ou laisse le Foederatus en dispenser.
romolo-prompt-freed = Combien de tes mercenaires ({ $count }) sont dispensés de salaire ?
romolo-prompt-unpaid = Les mercenaires sans solde démolissent ta capitale : qu’est-ce qui s’en va ? Constructions encore à perdre : { $count }.
romolo-prompt-unpaid-leave = Les mercenaires sans solde s’en vont : lesquels ? Il en reste : { $count }.
romolo-prompt-dismiss = Qui congédies-tu ? Tes mercenaires ({ $count }) coûteront { $due } au prochain tour.
romolo-prompt-declare = Choisis une unité qui attaque, ou termine la phase de guerre.
romolo-prompt-declare-calm = Aucun ennemi à côté de tes unités : termine la phase de guerre. La question se pose parce qu’elles peuvent détruire des bâtiments là où elles sont : { $hexes }.
romolo-prompt-declare-more = Quelle autre unité attaque ? Ensuite, aucune attaque ne s’ajoute.
romolo-prompt-declare-all = Personne d’autre ne peut attaquer : que les combats commencent.
romolo-prompt-aim = { $hex }, { $unit } : qu’attaque cette unité ?
romolo-prompt-aim-store = Quel entrepôt est attaqué ?
romolo-prompt-next-target = Pour quelle cible combat-on maintenant ?
romolo-prompt-defend = { $seat } attaque { $target } en { $hex } : qui aide ?
romolo-prompt-volunteer = { $seat } attaque { $target } en { $hex } : quelles unités offres-tu pour sa défense ?
romolo-prompt-volunteer-more = { $seat } attaque { $target } en { $hex } : quelles unités offres-tu ? Au plus jusqu’ici : { $count }.
romolo-prompt-summon = Utilise des pouvoirs dans cette bataille, ou aucun.
romolo-prompt-pick-die = Choisis un de tes dés, en secret.
romolo-prompt-pick-die-alone = Choisis un de tes dés.
romolo-prompt-lose = À quoi renonces-tu ? Pertes restantes : { $count }.
romolo-prompt-people = Quel peuple mènes-tu ?
romolo-prompt-settle = Tour de table { $lap } sur { $laps } : quelle pièce places-tu ?
romolo-prompt-assist = { $count } Praepositus peuvent aider pour { $resource } : combien le font maintenant ?
romolo-prompt-overfull = Un aqueduc est perdu et { $hex } contient trop : qu’est-ce qui s’en va ?
romolo-prompt-overfull-store = Quel entrepôt de { $hex } s’en va ?
romolo-prompt-overfull-side = Quels murs de { $hex } s’en vont ?
romolo-prompt-bid = Mise : joue-t-on le tour de { $seat }, ou la partie finit-elle ?
romolo-prompt-bid-own = Mise : joue-t-on ton tour, ou la partie finit-elle ?
romolo-prompt-vote = Tu as misé autant que d’autres : jouer ce tour ou finir la partie ? Personne ne voit encore ton vote.
romolo-prompt-rule = Tu as misé le plus : ce tour est-il joué ?
romolo-prompt-keep-back = Quel cube la banque garde-t-elle ? Le reste du coût revient.
romolo-prompt-feed =
    { $count ->
        [one] Une unité a faim
       *[other] { $count } unités ont faim
    }, et tu as { $have } : paies-en 1 pour chacune, ou renonce à des unités.
romolo-prompt-feed-none =
    { $count ->
        [one] Une unité a faim, et tu n’as plus de blé : renonce à une unité.
       *[other] { $count } unités ont faim, et tu n’as plus de blé : renonce à autant d’unités.
    }

## Refusals

romolo-refuse-not-now = Pas maintenant. { $prompt }
romolo-refuse-not-yours = Ce n’est pas une de tes unités.
romolo-refuse-not-on-map = Cette unité n’y est pas.
romolo-refuse-no-actions = Cette unité n’a plus d’actions ce tour.
romolo-refuse-phase-over = Cette unité a fini ses actions du tour.
romolo-refuse-just-created = Une unité créée ce tour agit à partir de la manche suivante.
romolo-refuse-only-moves = Une unité qui s’est repliée ne peut plus que se déplacer.
romolo-refuse-penalized = Une unité avec un jeton pénalité ne peut pas le faire : un déplacement lors d’un tour suivant ou une bataille l’enlève.
romolo-refuse-hostile = Des unités hostiles sont dans l’hexagone : on ne peut que s’en éloigner.
romolo-refuse-not-a-worker = Seul un ouvrier peut le faire.
romolo-refuse-nothing-to-do = Cette unité ne peut rien faire.
romolo-refuse-stance-taken = Tu as déjà changé cette attitude ce tour.
romolo-refuse-no-stance = Il n’y a pas d’attitude à changer envers ce joueur.
romolo-refuse-no-such-hex = Cet hexagone n’existe pas sur cette carte.
romolo-refuse-not-adjacent = Cet hexagone n’est pas adjacent.
romolo-refuse-no-harbor = On n’entre dans l’eau que depuis un port ou depuis l’eau.
romolo-refuse-not-toward-capital = Face à des unités hostiles, tu ne peux que te rapprocher de ta capitale.
romolo-refuse-not-explored = Une retraite ne mène qu’à des hexagones explorés.
romolo-refuse-ai-capital = Personne n’entre ni ne travaille dans la capitale de l’I.A.
romolo-refuse-not-face-down = Il n’y a pas d’hexagone caché à regarder.
romolo-refuse-not-an-explorer = Seul un explorateur peut le faire.
romolo-refuse-wrong-terrain = Seule une { $terrain } peut recevoir { $what }.
romolo-refuse-wrong-terrain-water = Les murs ne vont que sur la terre.
romolo-refuse-no-water-near = Un port demande de l’eau explorée à côté.
romolo-refuse-bank-empty = La banque n’en a plus assez ({ $piece } : { $count }).
romolo-refuse-hex-full = La limite de constructions dans cet hexagone est de { $limit }, et il en contient { $count } : un aqueduc dans l’hexagone ou à côté ferait de la place pour une de plus.
romolo-refuse-one-of-a-kind = L’hexagone contient déjà { $what } : il n’y en a qu’un de ce genre par hexagone.
romolo-refuse-cannot-pay = Tu peux dépenser { $have } ici ; le prix pour { $what } est de { $price }.
romolo-refuse-cannot-pay-rest = Alors le reste ne pourrait être payé : il manque encore { $due }.
romolo-refuse-cannot-pay-coins = Les pièces paient tout le reste d’un coup. Tu as { $have } en pièces ; il manque encore { $due } : donne d’abord des ressources.
romolo-refuse-cannot-pay-nothing = Quoi qu’elle devienne, cela coûterait de la pierre ou du bois, et tu ne peux pas en dépenser ici.
romolo-refuse-side-taken = Il y a déjà un mur de ce côté.
romolo-refuse-no-such-piece = Cette pièce n’est pas dans l’hexagone.
romolo-refuse-nothing-to-build = Rien ne pourrait être construit à sa place.
romolo-refuse-already-exploited = Cet hexagone a déjà été exploité ce tour.
romolo-refuse-no-storehouse = Aucun entrepôt vide n’est à portée.
romolo-refuse-storehouse-guarded = Des unités hostiles gardent cet entrepôt.
romolo-refuse-storehouse-walled = Cet entrepôt est derrière un mur protecteur.
romolo-refuse-nothing-stored = Les entrepôts d’ici sont tous vides.
romolo-refuse-no-pair = Pour raffiner il faut deux ressources du même type.
romolo-refuse-limit-reached = Avec une capitale de puissance { $power }, la limite est de { $limit } pour les { $what }, et tu en as { $have } : il faut une puissance de { $needed }.
romolo-refuse-limit-reached-highest = Avec une capitale de puissance { $power }, la limite est de { $limit } pour les { $what }, et tu en as { $have } : aucune puissance n’en permet plus.
romolo-refuse-none-in-hand = Il ne te reste pas de figurine de ce type.
romolo-refuse-not-in-capital = On ne crée des soldats que dans sa capitale, en { $hex }.
romolo-refuse-already-used = L’explorateur a déjà servi ce tour.
romolo-refuse-hired-already = Tu as déjà engagé un personnage ce tour.
romolo-refuse-no-tile-there = Il n’y a pas de personnage à cette place.
romolo-refuse-too-little-money = Tu as { $have } en pièces ; le prix est de { $price }.
romolo-refuse-needs-a-cube = Ce personnage demande une ressource sur sa tuile.
romolo-refuse-worthless = Au prix 0 cela ne vaut rien.
romolo-refuse-no-column = Aucune colonne n’accepte ce cube.
romolo-refuse-own-column = Un cube ne va jamais au-dessus de sa propre colonne.
romolo-refuse-column-full = Deux cubes sont déjà au-dessus de cette colonne.
romolo-refuse-not-on-tile = Ce type n’est pas sur ton Negotiator.
romolo-refuse-not-owned = Tu n’as pas ce personnage.
romolo-refuse-power-used = Ce pouvoir a déjà servi ce tour.
romolo-refuse-no-use = Ce pouvoir ne sert à rien ici.
romolo-refuse-land-only = Cela ne mène que sur la terre explorée.
romolo-refuse-water-only = Cela ne mène que sur l’eau explorée.
romolo-refuse-walled = Un mur protecteur est entre les deux.
romolo-refuse-no-victim = Personne ne peut être volé ainsi.
romolo-refuse-no-ally = Tu n’as pas d’allié avec qui échanger.
romolo-refuse-refused-already = Ton allié a déjà refusé ce tour.
romolo-refuse-not-had = Il n’y en a pas à donner.
romolo-refuse-three-items = Un échange porte sur trois choses au plus.
romolo-refuse-no-target = Il n’y a rien à attaquer.
romolo-refuse-laid-down = Seules les unités debout attaquent.
romolo-refuse-not-involved = Cette unité ne participe pas à cette bataille.
romolo-refuse-no-token = Tu n’as pas ce jeton.
romolo-refuse-not-a-plain = Tour, ferme et entrepôt ne vont que sur tes plaines.
romolo-refuse-not-your-start = Ce n’est pas un de tes hexagones de départ.
romolo-refuse-not-needed = Ce n’est pas demandé.
romolo-refuse-tower-last = La tour ne part que s’il ne reste rien d’autre dans la capitale.
romolo-refuse-can-be-fed = Cette unité peut être nourrie : y renoncer ne sert à rien.
romolo-refuse-no-grain = Tu n’as pas de blé.
romolo-refuse-units-first = Les unités sont touchées avant les constructions.
romolo-refuse-no-tower = Aucune tour ne peut être touchée ici.
romolo-refuse-not-so-many = Tu as seulement { $have }.
romolo-refuse-wrong-resource = Cette ressource n’est pas demandée.
romolo-refuse-wrong-resource-due = Il manque encore { $due }, pas { $resource }.
romolo-refuse-pointless-piece = Alors une pièce du paiement serait de trop.
romolo-refuse-no-strength = Sans valeur positive une unité ne détruit rien.
romolo-refuse-counters-gone = Ses marqueurs sont épuisés.
romolo-refuse-other-first = L’autre ressource est due de toute façon : paie-la d’abord.
romolo-refuse-no-such-seat = Cette place n’existe pas dans cette partie.
romolo-refuse-twin = Elle fait la même chose qu’une autre à côté : choisis celle-là.
romolo-refuse-no-source = Un ouvrier sur la terre exploite son hexagone, ou de l’eau explorée à côté.
romolo-refuse-own-unit = Cette unité est la tienne : choisis parmi celles de l’ennemi.
romolo-refuse-attacks-already = Cette unité participe déjà à l’attaque.
romolo-refuse-not-at-target = Seules les unités en { $hex } participent à cette attaque.
romolo-refuse-not-an-enemy = On n’attaque que les unités et tours ennemies.
romolo-refuse-target-already = C’est déjà une cible : rejoins plutôt cette attaque.
romolo-refuse-target-itself = Qui est une cible dans cette phase n’aide personne d’autre.
romolo-refuse-helps-already = Il participe déjà.
romolo-refuse-tower-stays = Une tour se défend et défend des unités, jamais un bâtiment.
romolo-refuse-declared = Une attaque déclarée est livrée.
romolo-refuse-fought-over = Cette cible est déjà réglée.
romolo-refuse-die-used = Ce dé a servi ; il revient quand les six ont servi.
romolo-refuse-same-kind = Une pièce devient une pièce d’un autre genre.
romolo-refuse-people-taken = Quelqu’un mène déjà ce peuple.
romolo-refuse-placed-already = Tu l’as déjà placé.
romolo-refuse-too-few-walls = Moins de trois murs ne comptent pas ici : retire un bâtiment.
romolo-refuse-not-exact = Tu ne peux pas réunir exactement cette somme avec des pièces et des cubes entiers.
romolo-refuse-only-attackers = L’attaquant renonce à des unités qui attaquent ici, à rien d’autre.

## Log

romolo-log-begins = { $seat } commence.
romolo-log-third = { $seat } prend une { $terrain }.
romolo-log-third-hidden = { $seat } prend en secret un troisième hexagone.
romolo-log-arrange = { $seat } pose ses hexagones de départ, la { $terrain } en { $hex }.
romolo-log-free = { $seat } commence avec 1 cube de { $resource } de plus.
romolo-log-capital = { $seat } fonde sa capitale en { $hex }.
romolo-log-place-farm = { $seat } place une ferme en { $hex }.
romolo-log-place-warehouse = { $seat } place un entrepôt en { $hex }.
romolo-log-place-worker = { $seat } place un ouvrier en { $hex }.
romolo-log-display = { $character } arrive à la place { $slot } de l’étalage.
romolo-log-aside = { $seat } met de côté le jeton { $token }.
romolo-log-aside-hidden = { $seat } met de côté un jeton dé.
romolo-log-turn = Manche { $round } : tour de { $seat }.
romolo-log-plays = { $seat } continue à jouer.
romolo-log-finishes = { $seat } met fin à la partie.
romolo-log-surrender = { $seat } se rend.
romolo-log-idle = Aucune unité de { $seat } n’a agi : 1 argent.
romolo-log-war = Phase de guerre de { $seat }.
romolo-log-friendly = { $seat } n’est plus hostile à { $other }.
romolo-log-hostile = { $seat } est de nouveau hostile à { $other }.
romolo-log-lie-down =
    { $units ->
        [one] { $units } unité de { $seat } se couche.
       *[other] { $units } unités de { $seat } se couchent.
    }
romolo-log-stand-up =
    { $units ->
        [one] { $units } unité de { $seat } se relève.
       *[other] { $units } unités de { $seat } se relèvent.
    }
romolo-log-move = { $seat } déplace { $unit } de { $start } à { $hex }.
romolo-log-explore = { $seat } envoie { $unit } de { $start } explorer { $hex }.
romolo-log-enter = { $seat } : { $unit } entre en { $hex }.
romolo-log-thrown-back = { $seat } : { $hex } est de l’eau, { $unit } reste en { $start }.
romolo-log-penalty = { $seat } : { $unit } franchit le mur { $side } de { $hex } et prend un jeton pénalité.
romolo-log-penalty-off =
    { $units ->
        [one] { $units } unité de { $seat } perd son jeton pénalité.
       *[other] { $units } unités de { $seat } perdent leurs jetons pénalité.
    }
romolo-log-peek = { $seat } : { $unit } regarde { $hex }.
romolo-log-see = { $seat } voit ce qu’il y a en { $hex } : { $terrain }.
romolo-log-see-multiplier = { $seat } voit un multiplicateur ×{ $value } en { $hex }.
romolo-log-reveal = { $hex } est retourné : { $terrain }.
romolo-log-multiplier = Le multiplicateur en { $hex } est ×{ $value }.
romolo-log-flood = Le fleuve prend { $hex }.
romolo-log-pay = { $seat } paie { $count } { $resource } { $purpose }.
romolo-log-pay-store = { $seat } paie { $count } { $resource } de l’entrepôt en { $hex } { $purpose }.
romolo-log-coins = { $seat } paie { $coins } argent { $purpose }.
romolo-log-power = { $seat } utilise { $character } : { $use }.
romolo-use-ride = un déplacement gratuit par terre
romolo-use-sail = un déplacement par l’eau
romolo-use-exchange = un échange de plus
romolo-use-trade = une vente ou un achat gratuit
romolo-use-elsewhere = travaille dans l’hexagone voisin
romolo-use-penalty = agit malgré la pénalité
romolo-use-hand = directement en main
romolo-use-farm = une ferme compte comme puissance
romolo-use-swap = échange des ressources
romolo-use-steal = vole un voisin
romolo-use-more = davantage de cette production
romolo-use-mix = bois et pierre mélangés
romolo-use-wall = un mur gratuit
romolo-use-favour = des mercenaires moins chers
romolo-use-battle = plus fort dans cette bataille
romolo-log-refund = { $seat } récupère 1 cube de { $resource }.
romolo-log-transform = { $seat } enlève { $building } en { $hex } pour autre chose.
romolo-log-transform-wall = { $seat } enlève le mur { $side } en { $hex } pour autre chose.
romolo-log-dismantle = { $seat } démantèle { $building } en { $hex }.
romolo-log-dismantle-wall = { $seat } démantèle le mur { $side } en { $hex }.
romolo-log-walls =
    { $seat } construit { $sides ->
        [one] un mur
       *[other] { $sides } murs
    } en { $hex }.
romolo-log-build = { $seat } construit { $building } en { $hex }.
romolo-log-spill = { $count } { $resource } de l’entrepôt en { $hex } retournent à la banque.
romolo-log-produce = { $seat } produit { $count } { $resource } depuis { $hex }, en main.
romolo-log-store = { $seat } produit { $count } { $resource } depuis { $hex } dans l’entrepôt en { $warehouse }.
romolo-log-gather = { $seat } ramasse { $count } { $resource } en { $hex }.
romolo-log-refine = { $seat } raffine 2 { $resource }.
romolo-log-create = { $seat } crée { $unit } en { $hex }.
romolo-log-enlist = { $seat } : en { $hex }, { $old } devient { $unit }.
romolo-log-convert = { $seat } : en { $hex }, l’explorateur devient { $unit }.
romolo-log-hire =
    { $seat } engage { $units ->
        [one] { $units } mercenaire
       *[other] { $units } mercenaires
    } en { $hex }.
romolo-log-recruit = { $seat } engage { $character } pour { $coins } argent.
romolo-log-spare-walls =
    { $seat } met { $count ->
        [one] { $count } mur
       *[other] { $count } murs
    } sur le Defensor.
romolo-log-sell = { $seat } vend 1 cube de { $resource } pour { $coins } argent et le pose au-dessus de { $column }.
romolo-log-sell-store = { $seat } vend 1 cube de { $resource } de l’entrepôt en { $hex } pour { $coins } argent et le pose au-dessus de { $column }.
romolo-log-buy = { $seat } achète { $count } { $resource } pour { $coins } argent.
romolo-log-forum = Les forums de { $hex } rapportent { $silver } argent à { $seat }.
romolo-log-gain = { $seat } obtient { $count } { $resource }.
romolo-log-theft = { $seat } obtient { $face } et peut prendre { $count } à { $other }.
romolo-log-steal = { $seat } vole 1 cube de { $resource } à { $other }.
romolo-log-steal-coin = { $other } paie 1 argent à { $seat } à la place.
romolo-log-propose = { $seat } propose à { $other } : donne { $gives }, prend { $takes }.
romolo-log-accept = { $seat } accepte : donne { $gives }, prend { $takes }.
romolo-log-refuse = { $seat } refuse.
romolo-log-hand-over = { $seat } donne 1 cube de { $resource } à { $other }.
romolo-log-hand-stored = { $seat } donne à { $other } 1 cube de { $resource } de l’entrepôt en { $hex }.
romolo-log-hand-coins = { $seat } donne { $coins } argent à { $other }.
romolo-log-raze =
    { $seat } détruit en { $hex } avec { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }.
romolo-log-battle = { $seat } attaque { $other } en { $hex } : unités { $attackers } contre { $defenders }.
romolo-log-choose = { $seat } choisit le jeton { $token }.
romolo-log-choose-hidden = { $seat } a choisi un jeton.
romolo-log-roll = { $seat } obtient { $face }.
romolo-log-token = { $seat } montre { $token }.
romolo-log-retreat = { $seat } bat en retraite.
romolo-log-fall-back = { $seat } : { $unit } se replie de { $start } en { $hex }.
romolo-log-sum = { $seat } : unités { $fighters }, tour { $tower }, pénalité −{ $penalty }, pouvoirs +{ $powers }, jeton +{ $extra } : { $value }.
romolo-log-values = { $attack } contre { $defence }.
romolo-log-wins = { $seat } gagne la bataille et prend un jeton de bataille.
romolo-log-wins-nothing = { $seat } gagne la bataille ; il ne reste pas de jeton de bataille.
romolo-log-casualties = L’attaquant inflige { $hits }, le défenseur { $blows }.
romolo-log-kill = { $seat } perd { $unit } en { $hex }.
romolo-log-kill-ai = L’I.A. perd une unité en { $hex }.
romolo-log-hit-tower = La tour de { $seat } est touchée : { $damage } sur { $most }.
romolo-log-destroy = Destruction en { $hex } : { $building }.
romolo-log-destroy-wall = Un mur est détruit en { $hex }.
romolo-log-eliminated = { $seat } est éliminé.
romolo-log-eliminated-by = { $seat } est éliminé, battu par { $other }.
romolo-log-loot = { $seat } prend { $count } { $resource } à { $other }.
romolo-log-loot-coins = { $seat } prend { $coins } argent à { $other }.
romolo-log-loot-coins-hidden = { $seat } prend les pièces de { $other }.
romolo-log-aim = { $seat } envoie { $unit } contre { $target } en { $hex }.
romolo-log-assault = { $seat } attaque { $target } en { $hex }, unités : { $units }.
romolo-log-offer = { $seat } offre des unités pour la défense en { $hex } : { $units }.
romolo-log-tower-fights = La tour de { $seat } participe en { $hex }.
romolo-log-undefended = Personne ne défend { $target } en { $hex }.
romolo-log-skip = { $seat } ne trouve plus la cible en { $hex } : { $target }.
romolo-log-pick = { $seat } choisit le dé { $face }.
romolo-log-pick-hidden = { $seat } a choisi un dé.
romolo-log-arrange-unseen = { $seat } pose le troisième hexagone en { $hex }.
romolo-log-arrange-unseen-hidden = { $seat } a disposé trois hexagones, en secret.
romolo-log-people = { $seat } mène les { $people }.
romolo-log-crustumins = Le commerce des Crustumins rapporte 1 argent à { $seat }.
romolo-log-bid = { $seat } mise { $coins } argent.
romolo-log-bid-hidden = { $seat } a misé.
romolo-log-bids = { $seat } a misé { $coins } argent.
romolo-log-bid-paid = { $seat } paie sa mise : { $coins } argent.
romolo-log-vote = { $seat } vote { $vote }.
romolo-log-vote-hidden = { $seat } a voté.
romolo-log-votes = { $seat } a voté { $vote }.
romolo-log-rules = { $seat } décide : { $vote }.
romolo-log-show = { $seat } montre { $face }.
romolo-log-dice-back = { $seat } a utilisé les six dés et les reprend.
romolo-log-reckon = { $seat } : unités { $fighters }, tour { $tower }, capitale +{ $capital }, pénalité −{ $penalty }, pouvoirs +{ $powers } : { $before } ; avec le dé { $face } : { $value }.
romolo-log-prevails = { $seat } l’emporte.
romolo-log-collect = { $seat } collecte { $count } { $resource } en { $hex }.
romolo-log-favour =
    Le Foederatus dispense { $count ->
        [one] { $count } mercenaire
       *[other] { $count } mercenaires
    } de { $seat }.
romolo-log-wages =
    { $seat } doit { $salt } sel pour { $count ->
        [one] { $count } mercenaire
       *[other] { $count } mercenaires
    }.
romolo-log-unpaid = { $seat } ne peut pas tous payer : { $count } sans solde.
romolo-log-desert =
    { $units ->
        [one] Un mercenaire de { $seat } s’en va sans solde.
       *[other] { $units } mercenaires de { $seat } s’en vont sans solde.
    }
romolo-log-depart =
    { $units ->
        [one] Un mercenaire tombé de { $seat } quitte la partie.
       *[other] { $units } mercenaires tombés de { $seat } quittent la partie.
    }
romolo-log-dismiss = { $seat } congédie { $unit } en { $hex }.
romolo-log-feed =
    Les fermes en { $hex } nourrissent { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } de { $seat }.
romolo-log-bake =
    Le Furnarus nourrit { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } de { $seat }.
romolo-log-starve = { $seat } ne nourrit pas { $unit } en { $hex }.
romolo-log-price = { $resource } : prix { $before } → { $price }.
romolo-log-ending = La fin de la partie commence : { $ending }.
romolo-log-turn-ai = Tour de l’I.A.
romolo-log-move-ai =
    { $count ->
        [one] { $count } unité de l’I.A. va
       *[other] { $count } unités de l’I.A. vont
    } de { $start } à { $hex } : { $reason }.
romolo-log-explore-ai =
    { $count ->
        [one] { $count } unité de l’I.A. explore
       *[other] { $count } unités de l’I.A. explorent
    } { $hex } depuis { $start } : { $reason }.
romolo-log-stay-ai =
    { $count ->
        [one] { $count } unité de l’I.A. reste
       *[other] { $count } unités de l’I.A. restent
    } en { $hex } : { $reason }.
romolo-log-penalty-ai = L’I.A. franchit le mur { $side } de { $hex } : jetons pénalité pour { $count }.
romolo-log-raze-ai =
    L’I.A. détruit en { $hex } avec { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }.
romolo-log-ends-ai = Le dé pour la fin de la partie montre { $face } : elle se termine.
romolo-log-goes-on-ai = Le dé pour la fin de la partie montre { $face } : elle continue.
romolo-log-event = Événement : { $which }.
romolo-log-takes-ai = Le dé montre { $face } : l’I.A. prend { $character } à la place { $slot }.
romolo-log-takes-none-ai = Le dé montre { $face } : l’I.A. ne prend aucun personnage.
romolo-log-price-ai = Le dé pour { $resource } montre { $face } : prix { $before } → { $price }.
romolo-log-price-kept-ai = Le dé pour { $resource } montre { $face } : le prix reste { $price }.
romolo-log-coins-ai = L’I.A. reçoit { $silver } argent.
romolo-log-units-ai =
    Le dé montre { $face } : { $count ->
        [one] { $count } nouvelle unité
       *[other] { $count } nouvelles unités
    } de l’I.A. en { $hex }.
romolo-log-no-units-ai = Le dé montre { $face } : aucune nouvelle unité de l’I.A.
romolo-log-over = La partie est finie.

## Tags: what an action would do, in a few letters

romolo-tag-idle = +1 argent
romolo-tag-penalty = pénalité −3
romolo-tag-penalty-off = plus de pénalité
romolo-tag-pay = −{ $count } { $resource }
romolo-tag-pay-store = −{ $count } { $resource } (entrepôt)
romolo-tag-coins = −{ $coins } argent
romolo-tag-refund = +1 cube de { $resource }
romolo-tag-spill = { $count } { $resource } perdus
romolo-tag-produce = +{ $count } { $resource }
romolo-tag-store = +{ $count } { $resource } en { $warehouse }
romolo-tag-gather = +{ $count } { $resource }
romolo-tag-refine = +1 produit raffiné
romolo-tag-recruit = −{ $coins } argent
romolo-tag-sell = +{ $coins } argent
romolo-tag-sell-store = +{ $coins } argent
romolo-tag-buy = +{ $count } { $resource }, −{ $coins } argent
romolo-tag-forum = +{ $silver } argent (forum)
romolo-tag-gain = +{ $count } { $resource }
romolo-tag-steal = +1 cube de { $resource }
romolo-tag-accept = { $seat } donne { $gives }, prend { $takes }
romolo-tag-battle = { $attackers } contre { $defenders }
romolo-tag-values = { $attack } : { $defence }
romolo-tag-casualties = pertes { $hits } : { $blows }
romolo-tag-bids = { $seat } : { $coins } argent
romolo-tag-votes = { $seat } : { $vote }
romolo-tag-undefended = sans défense
romolo-tag-skip = déjà disparue
romolo-tag-kill = { $unit } meurt
romolo-tag-kill-ai = −1 unité
romolo-tag-hit-tower = tour { $damage }/{ $most }
romolo-tag-destroy = { $building } tombe
romolo-tag-destroy-wall = un mur tombe
romolo-tag-eliminated-by = { $seat } est éliminé
romolo-tag-eliminated = { $seat } est éliminé
romolo-tag-loot = +{ $count } { $resource }
romolo-tag-collect = +{ $count } { $resource }
romolo-tag-wages = solde { $salt } sel
romolo-tag-unpaid = sans solde : { $count }
romolo-tag-desert = mercenaires −{ $units }
romolo-tag-starve = perd { $unit }
romolo-tag-bake = le Furnarus nourrit { $count }
romolo-tag-price = { $resource } { $before } → { $price }
romolo-tag-ending = la fin commence
romolo-tag-over = fin de la partie
romolo-odds-battle = attaquant { $attack } %, défenseur { $defence } %
romolo-odds-theft = 1 avec 2–3, 2 avec 4–5, 3 avec 6

## Ce qui en est venu, à la fin d’une ligne du journal

romolo-came-reveal = { $terrain }
romolo-came-multiplier = ×{ $value }
romolo-came-flood = le fleuve prend { $hex }
romolo-came-takes-ai = { $character }
romolo-came-takes-none-ai = aucun personnage
romolo-came-price-ai = { $resource } { $before } → { $price }
romolo-came-coins-ai = I.A. +{ $silver } argent
romolo-came-units-ai = { $count } en { $hex }
romolo-came-no-units-ai = aucune
romolo-came-accept = { $seat } accepte
romolo-came-refuse = { $seat } refuse
romolo-came-transform = remplace { $building }
romolo-came-transform-wall = remplace un mur

## Ce qu’un tour a donné, en quelques mots

romolo-gist-build = { $building } en { $hex }
romolo-gist-walls = murs en { $hex }
romolo-gist-create = nouveau : { $unit }
romolo-gist-enlist = nouveau : { $unit }
romolo-gist-convert = nouveau : { $unit }
romolo-gist-hire = mercenaires +{ $units }
romolo-gist-recruit = { $character }
romolo-gist-explore = explore { $hex }
romolo-gist-battle = attaque { $other } en { $hex }
romolo-gist-assault = attaque { $target } en { $hex }
romolo-gist-raze = rase en { $hex }
romolo-gist-wins = { $seat } gagne une bataille
romolo-gist-kill = { $seat } perd { $unit }
romolo-gist-kill-ai = l’I.A. perd une unité
romolo-gist-destroy = { $building } en { $hex } tombe
romolo-gist-destroy-wall = un mur en { $hex } tombe
romolo-gist-eliminated = { $seat } est éliminé
romolo-gist-eliminated-by = { $seat } est éliminé
romolo-gist-steal = vole { $other }
romolo-gist-starve = { $unit } meurt de faim
romolo-gist-desert = mercenaires impayés −{ $units }
romolo-gist-ending = la fin commence
romolo-gist-power = { $character }
romolo-gist-move = déplacements : { $times }
romolo-gist-move-ai = déplacements : { $times }
romolo-gist-explore-ai = explore { $hex }
romolo-gist-raze-ai = rase en { $hex }
romolo-gist-sell = ventes : { $times }
romolo-gist-sell-store = ventes : { $times }
romolo-gist-buy = achats : { $times }
romolo-gist-produce = produits : { $times }
romolo-gist-store = produits : { $times }
romolo-gist-refine = raffinés : { $times }

## Ends, scores, options

romolo-end-survivor =
    { $count ->
        [one] { $who } est la dernière personne en jeu.
       *[other] { $who } sont les derniers en jeu.
    }
romolo-end-survivor-ai = Seule l’I.A. est encore en jeu.
romolo-end-survivor-fallen = Plus personne n’est en jeu ; dernier camp tombé : { $who }.
romolo-end-ended = { $who } a clos la partie : { $ending }.
romolo-end-ended-die = Le dé de l’I.A. a clos la partie : { $ending }.
romolo-end-ended-auction = L’enchère a clos la partie : { $ending }.
romolo-end-ended-empty = Plus personne n’a d’unité sur la carte.
romolo-end-round-limit =
    { $rounds ->
        [one] La seule manche convenue a été jouée.
       *[other] Les { $rounds } manches convenues ont été jouées.
    }
romolo-ends-survivor = un seul camp restant
romolo-ends-ended = close après le début de la fin
romolo-ends-round-limit = manches convenues jouées
romolo-score-characters = Personnages
romolo-score-hexes = Hexagones contrôlés
romolo-score-dominion = Domaine
romolo-score-population = Population
romolo-score-battles = Jetons de bataille
romolo-score-money = Argent
romolo-score-majority-characters = Majorité : personnages
romolo-score-majority-hexes = Majorité : hexagones
romolo-score-majority-dominion = Majorité : domaine
romolo-score-majority-population = Majorité : population
romolo-score-majority-battles = Majorité : batailles
romolo-score-majority-money = Majorité : argent
romolo-score-artifex = Artifex
romolo-score-patronus = Patronus
romolo-option-edition = Édition
romolo-option-edition-2013 = jeu publié, 2013
romolo-option-edition-2013-about = Le jeu tel qu’il a paru : des batailles pour des hexagones entiers, avec des jetons secrets.
romolo-option-edition-1-66 = prototype, 1.66
romolo-option-edition-1-66-about = Le prototype anglais de l’auteur : chaque unité a sa cible, les dés multiplient, et la fin se décide aux mises.
romolo-option-peoples = Peuples historiques (1.66)
romolo-option-peoples-off = aucun
romolo-option-peoples-on = un par joueur
romolo-option-bid_paid = Mises pour la fin (1.66)
romolo-option-bid_paid-none = reviennent
romolo-option-bid_paid-winner = la plus haute est payée
romolo-option-battle = Batailles avec
romolo-option-battle-usual = ce que prévoit l’édition
romolo-option-battle-tokens = jetons dé
romolo-option-battle-die = le dé en bois
romolo-option-teams = Alliances
romolo-option-teams-off = chacun pour soi
romolo-option-teams-on = deux contre deux
romolo-option-coins = Pièces des autres
romolo-option-coins-open = visibles
romolo-option-coins-hidden = cachées
romolo-option-soldier_controls_water = Les soldats contrôlent l’eau
romolo-option-soldier_controls_water-yes = oui
romolo-option-soldier_controls_water-no = non
romolo-option-negotiator_mode = Negotiator : marchandises sur la tuile
romolo-option-negotiator_mode-types = nomment les types
romolo-option-negotiator_mode-stock = se consomment
romolo-option-obsessor_passive = L’Obsessor agit toujours
romolo-option-obsessor_passive-no = non
romolo-option-obsessor_passive-yes = oui

## Clauses

romolo-rule-RR1-1 = Tout est visible sauf les jetons dé, que seul leur propriétaire voit, et les pièces, que l’on peut cacher.
romolo-rule-RR1-2 = On connaît le type du prochain personnage, pas lequel c’est. Les tuiles restantes ou emportées par le fleuve demeurent inconnues. On voit qu’un joueur regarde, lui seul voit quoi. Un jeton montré est public.
romolo-rule-RR2-1 = Le premier joueur est tiré au sort ; les autres suivent dans le sens horaire.
romolo-rule-RR2-2 = Neuf hexagones d’eau forment la pile d’eau visible.
romolo-rule-RR2-3 = Chacun prend deux plaines et, en secret, une colline ou une forêt. En solitaire, une plaine de plus est pour la capitale de l’I.A.
romolo-rule-RR2-4 = Tous les autres hexagones sont mélangés face cachée.
romolo-rule-RR2-5 = La carte se compose d’hexagones cachés ; puis chacun pose ses trois hexagones de départ et décide où va la colline ou la forêt.
romolo-rule-RR2-6 = Un multiplicateur caché est sur chaque hexagone central.
romolo-rule-RR2-7 = On prend au hasard un certain nombre de personnages de chaque type ; le type I vient d’abord, puis II, puis III. L’étalage en montre quatre de plus que de joueurs, en rangée.
romolo-rule-RR2-8 = Les cinq prix commencent à 1 ; aucun cube n’est sur le marché.
romolo-rule-RR2-9 = La banque a des pièces selon le nombre de joueurs ; scierie et carrière sont la même sorte de pièce.
romolo-rule-RR2-10 = Chacun a une tour, six ouvriers, quatre soldats, un explorateur et six jetons dé, dont un repart au hasard. De la banque : une ferme, un entrepôt, 2 blés, 2 bois, 2 pierres, 2 pièces d’argent et une ressource au choix.
romolo-rule-RR2-11 = Tour, ferme et entrepôt vont sur ses plaines, deux ouvriers sur n’importe lequel des trois hexagones. L’hexagone de la tour est la capitale.
romolo-rule-RR2-12 = Le dé en bois peut remplacer les jetons dé.
romolo-rule-RR2-13 = On choisit dans l’ordre des joueurs : troisième hexagone en secret, disposition, ressource libre, puis chacun ses cinq pièces.
romolo-rule-RR2-14 = Avant la partie on choisit : édition, jetons ou dé, alliances et la lecture des règles ambiguës.
romolo-rule-RR4-1 = Une manche est un tour de chaque joueur en jeu, du premier dans le sens horaire ; le premier ne change jamais.
romolo-rule-RR4-2 = Un tour comprend une phase d’actions, une phase de guerre et une phase d’entretien.
romolo-rule-RR4-3 = Pendant la procédure finale un tour commence par le choix de jouer ou de finir.
romolo-rule-RR4-4 = On saute les joueurs éliminés ; les manches commencent alors par le prochain joueur en jeu.
romolo-rule-RR4-5 = Au début d’un tour : les compteurs repartent de zéro, puis jouer ou finir, puis reddition, puis actions.
romolo-rule-RR5-1 = Tu agis avec tes unités dans n’importe quel ordre, même en alternant : ouvriers, soldats et mercenaires ont 2 actions, l’explorateur 3.
romolo-rule-RR5-2 = Si aucune unité n’agit, tu reçois 1 argent.
romolo-rule-RR5-3 = Une action autre qu’un déplacement termine la phase de l’unité.
romolo-rule-RR5-4 = Une unité sans action restante est couchée : elle n’agit ni n’attaque ce tour.
romolo-rule-RR5-5 = Soldats, mercenaires et explorateurs ne font que se déplacer ; l’explorateur regarde aussi. Un ouvrier pénalisé ou parmi des unités hostiles ne fait que se déplacer.
romolo-rule-RR5-6 = Les unités d’un autre dans le même hexagone sont hostiles si son attitude le dit ; les alliés jamais, une tour seule non plus.
romolo-rule-RR5-7 = L’hostilité vaut aussi pour les entrepôts qui reçoivent, les fermes qui nourrissent, l’engagement de mercenaires et les retraites.
romolo-rule-RR5-8 = Dans ta phase d’actions tu peux changer d’attitude envers chaque autre une fois par tour, sans frais. L’I.A. est toujours hostile.
romolo-rule-RR5-9 = L’argent pour l’inaction vient à la fin de la phase ; déplacements gratuits, action du Negotiator et conversion comptent comme agir.
romolo-rule-RR5-10 = Tu termines la phase quand tu veux ; les unités avec des actions restent debout.
romolo-rule-RR6-1 = Un déplacement mène à un hexagone adjacent, que se partagent autant d’unités qu’on veut. Personne n’entre dans la capitale de l’I.A.
romolo-rule-RR6-2 = On n’entre dans l’eau que depuis un hexagone avec port ou depuis l’eau ; en sortir est libre.
romolo-rule-RR6-3 = Parmi des unités hostiles, une unité ne peut que se replier : vers un hexagone exploré plus proche de sa capitale, ou partout depuis la capitale ; ensuite elle ne fait que se déplacer.
romolo-rule-RR6-4 = Un mur protège son hexagone d’un côté, de l’extérieur seulement, contre tous.
romolo-rule-RR6-5 = Franchir un mur protecteur donne un jeton pénalité : déplacements seulement, 3 de moins au combat. Il part après une bataille ou quand l’unité bouge lors d’un tour suivant.
romolo-rule-RR6-6 = Aller sur un hexagone caché l’explore et couche l’unité : sur terre elle y reste, l’eau la repousse.
romolo-rule-RR6-7 = L’explorateur peut dépenser une action pour regarder un hexagone caché adjacent et son multiplicateur.
romolo-rule-RR6-8 = Après une exploration, l’eau dont les alentours ont changé et qui n’a qu’un voisin caché l’inonde, jusqu’à trois hexagones, deux en solitaire.
romolo-rule-RR6-9 = Regarder est permis avec une pénalité et après un repli ; ce n’est pas un déplacement gratuit et l’explorateur a servi.
romolo-rule-RR6-10 = Le repli est vérifié avant chaque déplacement ; depuis la capitale on peut aussi explorer, ailleurs jamais.
romolo-rule-RR6-11 = Un port perdu ne touche pas les unités sur l’eau, qui peuvent y rester.
romolo-rule-RR7-1 = Chaque construction a son coût en pierre et bois et son terrain : ferme 1/1, entrepôt 1/2, port 3/2, temple 2/1, aqueduc 4/2, forum 3/2 en plaine, scierie 4/1 en forêt, carrière 1/4 sur colline, un mur 1 des deux sur terre.
romolo-rule-RR7-2 = Un ouvrier construit dans son hexagone avec une pièce de la banque.
romolo-rule-RR7-3 = Un hexagone contient quatre constructions, une de plus par aqueduc dedans ou à côté. La tour compte, trois murs font une.
romolo-rule-RR7-4 = Une action construit un à trois murs, un par côté de l’hexagone, pour 1 bois ou pierre chacun.
romolo-rule-RR7-5 = Chaque temple dans l’hexagone épargne 1 ressource d’une construction, jusqu’à 1 ; pas pour les murs.
romolo-rule-RR7-6 = Démanteler retire une pièce du jeu et rend 1 bois ou pierre.
romolo-rule-RR7-7 = Transformer retire une pièce du jeu et en construit une autre là, au plein coût.
romolo-rule-RR7-8 = Les cubes d’un entrepôt enlevé vont à la banque sauf ceux dépensés dans cette action. Un aqueduc perdu n’enlève rien.
romolo-rule-RR7-9 = Les constructions sont à tous, sauf les tours.
romolo-rule-RR7-10 = La puissance d’un hexagone est le nombre de ses constructions sans les fermes.
romolo-rule-RR7-11 = Une transformation échange une pièce contre une ; la nouvelle doit déjà être à la banque.
romolo-rule-RR7-12 = Le bâtisseur choisit cube par cube : main ou entrepôt de l’hexagone, bois ou pierre pour les murs, et ce que les temples épargnent.
romolo-rule-RR7-13 = Un hexagone au-delà de sa limite ne permet que ce qui l’y ramène.
romolo-rule-RR8-1 = Un ouvrier exploite son hexagone, plaine blé, colline pierre, forêt bois, ou depuis la terre une eau explorée adjacente pour le sel.
romolo-rule-RR8-2 = Chaque scierie ou carrière de l’hexagone exploité ajoute 1.
romolo-rule-RR8-3 = Les cubes vont dans un entrepôt vide de l’hexagone de l’ouvrier ou d’à côté, sans unités hostiles et pas derrière un mur protecteur.
romolo-rule-RR8-4 = Un entrepôt reçoit la production d’un ouvrier, si grande soit-elle.
romolo-rule-RR8-5 = Chaque hexagone est exploité une fois par tour.
romolo-rule-RR8-6 = Dans toute action un ouvrier peut dépenser des cubes des entrepôts de son hexagone ; un entrepôt vidé peut resservir.
romolo-rule-RR8-7 = Ramasser prend en main tous les cubes d’un entrepôt de l’hexagone.
romolo-rule-RR8-8 = Raffiner change deux ressources identiques en une raffinée.
romolo-rule-RR8-9 = Le producteur choisit l’entrepôt, qui reçoit tous les cubes ; pour le sel rien à l’hexagone d’eau ne compte.
romolo-rule-RR8-10 = Les cubes des entrepôts sont au joueur actif ; si son tour est interrompu, ils vont à la banque.
romolo-rule-RR9-1 = La puissance de la capitale limite les nouvelles unités : 3 ouvriers et 2 soldats ou mercenaires jusqu’à 3, un de plus des deux à 4, 5 et 6.
romolo-rule-RR9-2 = Un ouvrier crée un ouvrier pour 3 blés, couché dans son hexagone.
romolo-rule-RR9-3 = Dans sa capitale un ouvrier devient soldat pour 2 produits raffinés.
romolo-rule-RR9-4 = Un ouvrier crée l’explorateur pour 2 blés, s’il est en main.
romolo-rule-RR9-5 = Un explorateur qui n’a pas servi peut devenir un ouvrier couché pour 1 blé de la main et quitte le jeu ; pas parmi des unités hostiles.
romolo-rule-RR9-6 = Un ouvrier engage un ou deux mercenaires à 1 argent, aussi en ressources au prix du marché. Ils sont debout et agissent aussitôt.
romolo-rule-RR9-7 = Un personnage par tour s’engage pour 2 pièces d’argent, plus 1 par personnage déjà possédé ; sa place est remplie depuis la pile.
romolo-rule-RR9-8 = Les unités créées sont couchées et agissent à la manche suivante.
romolo-rule-RR9-9 = Les mercenaires se paient en pièces et cubes mêlés sans qu’aucun soit de trop.
romolo-rule-RR9-10 = La conversion demande un explorateur debout, ni utilisé ni nouveau, et un ouvrier en main.
romolo-rule-RR9-11 = Les limites se comparent après l’action ; les figurines doivent être en main, les mercenaires à la banque.
romolo-rule-RR9-12 = Les cubes d’une tuile peuvent venir de la main ou d’un entrepôt de l’hexagone. Les places vides gardent leur numéro.
romolo-rule-RR10-1 = Un ouvrier vend une ressource à son prix, une de plus par port de l’hexagone ; rien au prix 0.
romolo-rule-RR10-2 = Un cube vendu va au-dessus d’une autre colonne que la sienne, jamais en troisième ; sinon il ne se vend pas.
romolo-rule-RR10-3 = Avec un forum dans l’hexagone une vente rapporte 1, 2, 3 pièces d’argent à puissance 4, 5, 6, et 1 par autre forum là ou à côté.
romolo-rule-RR10-4 = Un ouvrier achète une ressource à son prix, une de plus par port ; au prix 0 deux cubes pour un bronze.
romolo-rule-RR10-5 = Les échanges d’une action sont tous des ventes ou tous des achats.
romolo-rule-RR10-6 = Une action de marché fait au moins un échange ; les cubes vendus avant remplissent déjà leurs colonnes. On n’achète qu’en pièces.
romolo-rule-RR11-1 = Dans la phase de guerre chaque unité debout peut attaquer une fois dans son hexagone ; les attaquants sont ensuite couchés.
romolo-rule-RR11-2 = Un ennemi dans l’hexagone défend avec toutes ses unités ; parmi plusieurs l’attaquant en choisit un. Sans unité ni tour ennemie il détruit une construction par unité de valeur positive.
romolo-rule-RR11-3 = Valeurs : soldat 3, mercenaire 2, ouvrier 1, explorateur 0, tour en défense 4 ; un camp pénalisé a 3 de moins, jamais sous 0.
romolo-rule-RR11-4 = Les deux choisissent en secret un jeton : ×2, +3, épée, bouclier, retraite ou rien. Après cinq tous reviennent sauf un au hasard.
romolo-rule-RR11-5 = Qui montre retraite peut partir avec toutes ses unités engagées, l’attaquant décidant d’abord ; il perd sans pertes et le vainqueur peut détruire des constructions.
romolo-rule-RR11-6 = La plus haute valeur gagne un jeton de bataille ; 3, 6, 9 de plus infligent 1, 2, 3 pertes, une de plus pour son épée, qui frappe même si l’on perd, une de moins pour le bouclier adverse.
romolo-rule-RR11-7 = Le dé en bois montre blanc, 2, 3, 4, 5 ou 6 : rien, retraite, bouclier, épée, +3, ×2.
romolo-rule-RR11-8 = Chaque camp répartit ce qu’il inflige, l’attaquant d’abord : unités engagées, puis s’il veut constructions, 1 chacune, jusqu’à trois murs pour une, la tour 2.
romolo-rule-RR11-9 = Ouvriers et soldats tués reviennent en main, explorateurs et constructions quittent le jeu, les mercenaires restent devant leur employeur.
romolo-rule-RR11-10 = À la fin d’une bataille les unités engagées perdent leurs pénalités ; raser n’est pas une bataille.
romolo-rule-RR11-11 = Qui n’a plus d’ouvrier continue ou se rend.
romolo-rule-RR11-12 = Qui perd sa tour est éliminé ; pièces et ressources vont à qui l’a détruite.
romolo-rule-RR11-13 = Une attaque va par étapes : hexagone, unités, défenseur ; pouvoirs, l’attaquant d’abord ; valeurs ; jetons ; retraite ; pertes ; fin. Les tiers n’ont rien à dire.
romolo-rule-RR11-14 = La tour du défenseur ajoute 4 et n’est touchée qu’après les unités ; l’excédent ne touche que la tour du camp qui subit. Seule, elle ne se replie pas.
romolo-rule-RR11-15 = La destruction libre prend une construction par unité engagée de valeur positive, jamais une tour ; après une retraite pas à côté d’un tiers ni d’unités restées. On peut raser les siennes.
romolo-rule-RR11-16 = L’élimination vient à la fin de la bataille ; jetons, personnages et figurines quittent le jeu, les constructions restent. Le tour de l’éliminé cesse aussitôt.
romolo-rule-RR11-17 = La reddition est offerte au début de chaque tour sans ouvrier sur la carte.
romolo-rule-RR12-1 = Tous les cubes des entrepôts reviennent dans la main du joueur actif.
romolo-rule-RR12-2 = Les mercenaires sur la carte et devant toi coûtent en tout 1, 3, 6, 10, 15 sel. Pour chaque impayé une construction de la capitale part, la tour en dernier, et le mercenaire.
romolo-rule-RR12-3 = On peut congédier des mercenaires ; eux et ceux devant toi quittent le jeu.
romolo-rule-RR12-4 = Chaque ferme nourrit deux ouvriers ou soldats dans son hexagone ou à côté, pas au-delà d’unités hostiles ou d’un mur protecteur. Les autres coûtent 1 blé ou reviennent en main.
romolo-rule-RR12-5 = Avec quatre cubes ou plus sur le marché chaque prix monte des cubes de sa colonne, jusqu’à 5, puis baisse des cubes de sa couleur, jusqu’à 0 ; les cubes partent.
romolo-rule-RR12-6 = Toutes ses unités se relèvent.
romolo-rule-RR12-7 = Puis les conditions de fin sont vérifiées.
romolo-rule-RR12-8 = Le sel dû se remplace par son prix, au moins un bronze l’un, en pièces ou en autres ressources à leur propre prix ; sans monnaie ni pièce de trop. Qui peut payer doit le faire.
romolo-rule-RR12-9 = Fermes et Furnarus nourrissent le plus possible ; pour chaque manquant tu paies 1 blé ou reprends une unité dont l’absence aide.
romolo-rule-RR12-10 = Ce qui a été pris ou acheté plus tôt dans le tour compte ; pendant l’entretien rien ne s’achète ni ne se vend.
romolo-rule-RR13-1 = Un joueur en jeu contrôle toujours sa capitale.
romolo-rule-RR13-2 = Une capitale de puissance 4, 5, 6 répand 1 influence à distance 1, 2, 3.
romolo-rule-RR13-3 = L’influence marche sur la terre explorée et contourne eau, hexagones cachés et murs protecteurs ; les autres capitales n’en reçoivent pas mais laissent passer.
romolo-rule-RR13-4 = Chaque soldat ajoute 1 dans son hexagone, aussi sur l’eau.
romolo-rule-RR13-5 = Qui a strictement le plus d’influence contrôle un hexagone ; à égalité il est neutre.
romolo-rule-RR13-6 = Seuls les joueurs en jeu donnent de l’influence ; les hexagones cachés ne sont à personne.
romolo-rule-RR14-1 = À la fin d’un tour : un dernier camp gagne sans décompte ; tous les personnages pris, ou trois des dix sortes de pièces épuisées, amènent la fin.
romolo-rule-RR14-2 = La procédure finale, une fois commencée, ne s’arrête plus.
romolo-rule-RR14-3 = Dès lors chacun au début de son tour le joue ou finit la partie.
romolo-rule-RR14-4 = Personnages : 1 point par tuile, Publicus 3.
romolo-rule-RR14-5 = Hexagones contrôlés : 1 point chacun, 2 ou 3 avec multiplicateur.
romolo-rule-RR14-6 = Domaine : la puissance de la capitale et d’une plaine adjacente contrôlée.
romolo-rule-RR14-7 = Population : 1 point par paire d’ouvriers et par soldat.
romolo-rule-RR14-8 = Jetons de bataille : 1 point chacun.
romolo-rule-RR14-9 = Argent : 1 point par tranche de 4 pièces d’argent.
romolo-rule-RR14-10 = Chaque catégorie donne 6 points au premier et 2 au second, à deux camps 4 au premier ; les ex æquo partagent, en arrondissant à l’inférieur.
romolo-rule-RR14-11 = Qui a le plus de points gagne ; à égalité : domaine, population, hexagones, argent, batailles, personnages.
romolo-rule-RR14-12 = S’il ne reste personne, le dernier tombé gagne.
romolo-rule-RR14-13 = Si plus personne n’a d’ouvrier ni d’explorateur la procédure finale commence.
romolo-rule-RR14-14 = Les prix suivent les camps du départ ; seuls les survivants concourent.
romolo-rule-RR14-15 = À la fin Architectus, Sacerdos et Artifex choisissent, dans cet ordre, le mieux pour leur camp : place, avance, points, premier hexagone.
romolo-rule-RR14-16 = Chaque tour a une fin, la partie pas forcément ; une limite de manches est une option et mène au décompte après cette manche.
romolo-rule-RR15-0 = Chaque pouvoir sert une fois dans chaque tour, même d’un autre, dès le tour d’engagement.
romolo-rule-RR15-1 = Un pouvoir se déclare avec son action ou avant les jetons d’une bataille ; tous sauf Praepositus sont facultatifs.
romolo-rule-RR15-2 = Eques donne deux déplacements gratuits sur terre, Nauta un de terre à eau et un sur l’eau pour une unité, ou un échange de plus. Ils ne coûtent pas d’action et ne relèvent personne.
romolo-rule-RR15-3 = Le Negotiator donne à un ouvrier, couché ou non, une vente ou un achat gratuits de types de la tuile.
romolo-rule-RR15-4 = Un Praepositus ajoute 1 à la première production de son type à chaque tour, après l’engagement.
romolo-rule-RR15-5 = L’Architectus compte une ferme pour une vérification de puissance d’un hexagone qui en a ; pour les limites la capitale.
romolo-rule-RR15-6 = Le Defensor apporte jusqu’à trois murs de la banque, gratuits à bâtir, et 1 de plus dans une défense par tour.
romolo-rule-RR15-7 = Le Foederatus a trois usages : un engagement gratuit, ou pas de salaire pour des mercenaires choisis.
romolo-rule-RR15-8 = Le Praedo vole la moitié du dé en ressources à qui a une unité ici ou à côté, pas derrière un mur ; à qui n’a rien 1 argent.
romolo-rule-RR15-9 = L’Obsessor ignore les pénalités dans une bataille ou une destruction, ou pour l’action d’un ouvrier ; 2 de plus contre une tour.
romolo-rule-RR15-10 = Le Traductor fait agir un ouvrier comme dans un hexagone de terre explorée adjacent, pas derrière un mur, sans unités hostiles dans les deux.
romolo-rule-RR15-11 = Sacerdos ajoute 2 influences là où il y en a déjà ; Patronus donne 4 au plus riche, 2 au second ; Consul gagne les majorités ex æquo.
romolo-rule-RR16-1 = En solitaire : mise en place pour un, tour de l’I.A. sur son hexagone, ligne d’événements de 9 cubes blancs, 4 jaunes, 3 roses, 2 bleus, 1 brun.
romolo-rule-RR16-2 = Une manche est ton tour, celui de l’I.A., un événement. L’I.A. n’utilise pas de pouvoirs.
romolo-rule-RR16-3 = Les unités de l’I.A. valent 2, ne mangent pas, entrent dans l’eau ; les nouvelles restent couchées un tour de l’I.A.
romolo-rule-RR16-4 = Un groupe plus faible là où il est recule ; sinon il va où il est plus fort que ce qu’il trouve, sinon plus près de ta capitale.
romolo-rule-RR16-5 = Les groupes debout attaquent tout dans leur hexagone ; l’I.A. ne recule que si elle est inférieure et touche d’abord les plus forts, une tour qui tombe, constructions, fermes.
romolo-rule-RR16-6 = Événements : le jaune prend un personnage, le rose bouge les prix, le bleu amène des unités, le brun marche et renouvelle la ligne.
romolo-rule-RR16-7 = Dans la procédure finale le dé finit la partie au tour de l’I.A. avec 5 ou 6.
romolo-rule-RR16-8 = L’I.A. marque personnages, capitale et tous les hexagones cachés, influence de ses unités, le double de ses hexagones en domaine, un et demi par unité.
romolo-rule-RR16-9 = Un groupe est l’ensemble des unités debout d’un hexagone au début ; les groupes bougent dans un ordre tiré au sort, chaque unité d’un hexagone au plus.
romolo-rule-RR16-10 = L’I.A. ignore les règles d’eau et de repli ; les murs la pénalisent jusqu’à son prochain tour ; elle explore tout terrain.
romolo-rule-RR16-11 = L’ordre de ses attaques est tiré au sort, une par hexagone ; les constructions seules tombent une par unité sans pénalité, les fermes en dernier.
romolo-rule-RR16-12 = L’I.A. joue un jeton au hasard, défend avec toutes les unités de l’hexagone et rase après ta retraite.
romolo-rule-RR16-13 = La fin est vérifiée après ton tour et après l’événement. Sans ta tour, l’I.A. gagne.
romolo-rule-RR16-14 = On n’entre jamais dans la capitale de l’I.A., on ne l’exploite ni ne la contrôle ; ses demi-points atteignent tous les voisins.
romolo-rule-RR17-1 = Les alliés sont face à face : premier et troisième contre deuxième et quatrième.
romolo-rule-RR17-2 = L’action d’un ouvrier peut échanger jusqu’à trois ressources ou pièces avec l’allié.
romolo-rule-RR17-3 = Les alliés ne sont jamais hostiles et ne se combattent pas.
romolo-rule-RR17-4 = Les alliés marquent comme un seul : tout s’ajoute avant de diviser, l’influence aussi, les domaines s’additionnent.
romolo-rule-RR17-5 = Le joueur actif propose, l’allié accepte ou refuse ; après un refus, plus de proposition ce tour.
romolo-rule-RR17-6 = Les alliés ne voient pas leurs secrets et défendent séparément.
romolo-rule-RR17-7 = Les pouvoirs finaux valent pour le camp ; les deux domaines peuvent utiliser la même plaine.
romolo-rule-RR17-8 = Quand un partenaire est éliminé l’autre continue ; chacun peut finir la partie à son tour.
romolo-rule-RR19-1 = Édition 1.66 : chacun pose ses trois hexagones en secret, retournés ensemble ; puis cinq tours de table, chacun plaçant une pièce de son choix sur l’une de ses deux plaines. L’étalage commence par un Praepositus par joueur, puis deux autres pour chacun.
romolo-rule-RR19-2 = Chacun tient un aqueduc, un port et un forum et les construit avant ceux de la banque. Les pièces démantelées et transformées reviennent à la banque ; démanteler rend le coût imprimé moins un cube au choix, un mur rien.
romolo-rule-RR19-3 = Dans l’édition 1.66, chaque unité qui combat reçoit une cible de son hexagone, une unité ennemie, une tour ennemie ou un bâtiment, avant la première bataille. Les cibles se règlent une à une ; une cible disparue est sautée et ses attaquants se couchent.
romolo-rule-RR19-4 = Une unité ou tour attaquée est défendue par son propriétaire, qui y ajoute autant de ses autres unités de l’hexagone qu’il veut, et sa tour ; aucune cible de cette phase n’aide.
romolo-rule-RR19-5 = Pour un bâtiment, les joueurs avec des unités dans l’hexagone, sauf l’attaquant et son allié, en offrent ouvertement dans l’ordre du tour. Le plus grand nombre défend, à égalité le premier ; sans offre il est retiré sans dés. Une tour ne défend aucun bâtiment.
romolo-rule-RR19-6 = L’attaque compte ses unités, 3 de moins avec pénalité ; la défense ses unités et sa tour, et dans sa propre capitale 1 de plus, 2 dès la taille 4, 3 dès la taille 5. Les pouvoirs sont déclarés, l’attaquant d’abord ; une valeur est d’au moins 1.
romolo-rule-RR19-7 = Un dé de 1 ou 2 laisse la valeur, 3 ou 4 la multiplie par un et demi, 5 ou 6 par deux, arrondie en bas. Une avance de 1, 5, 10, 16 détruit 1, 2, 3, 4 ; son propre 6 un de plus, son propre 1 un de moins.
romolo-rule-RR19-8 = Chaque camp choisit ses pertes, l’attaquant d’abord : attaquants ; ou défenseurs, la tour si elle a participé, le bâtiment attaqué. Ouvriers et soldats reviennent en main, mercenaires à la banque, bâtiments hors du jeu. Qui a combattu perd ses pénalités ; les attaquants se couchent.
romolo-rule-RR19-9 = Qui perd sa tour est éliminé avec tout ce qu’il a, et personne ne prend de butin ; les attaques contre lui encore à venir sont sautées.
romolo-rule-RR19-10 = Offres, mises et votes suivent l’ordre de la manche, à partir du premier joueur en vie.
romolo-rule-RR19-11 = Quand un aqueduc est perdu, son hexagone puis ses voisins perdent ce qui dépasse leur limite : qui contrôle, sinon le joueur actif, retire un bâtiment, jamais la tour, ou autant de murs qu’il faut pour baisser le compte d’un.
romolo-rule-RR19-12 = Le seul joueur à avoir des unités sur la carte gagne aussitôt ; si personne n’en a, le score décide. Tous les personnages pris, ou trois des huit sortes de bâtiments épuisées à la banque, amènent la fin pour de bon ; la manche est finie d’abord.
romolo-rule-RR19-13 = Ensuite tous les joueurs en vie misent en secret avant chaque tour. Tous 0 : la partie finit. Le plus offrant dit si l’on joue ; à plusieurs ils votent, et plus de la moitié d’entre eux doit vouloir la fin. Les mises reviennent.
romolo-rule-RR19-14 = Domaine : plaines contrôlées reliées à la capitale ; leur nombre fois la plus petite taille parmi elles, au mieux.
romolo-rule-RR19-15 = Le Defensor ajoute 2 si un mur est attaqué ; l’Obsessor 2 contre un bâtiment ou une tour, 3 contre un mur ; le Heros 1 dans une bataille, 2 s’il attaque un mercenaire ; chacun dans une bataille par tour, avant les dés.
romolo-rule-RR19-16 = Le salaire est dû pour les mercenaires sur la carte et ceux tués depuis le dernier entretien de leur propriétaire. Congédiés, impayés ou non nourris, ils reviennent à la banque.
romolo-rule-RR19-17 = Seul : un Praepositus et deux autres sont étalés. Pas d’enchère : dès la manche où la fin approche, un 5 ou 6 après l’événement finit la partie. Sans unités ou sans tour tu perds aussitôt. Le domaine de l’I.A. est le double des hexagones joints à sa capitale ; les majorités valent 6 et 2.
romolo-rule-RR19-18 = Les alliés contrôlent, marquent et gagnent des majorités chacun pour soi ; puis leurs points s’ajoutent, et les sommes départagent.
romolo-rule-RR19-19 = Les peuples sont une option : dans l’ordre des joueurs chacun en choisit un autre avant toute chose ; l’I.A. n’en a pas.
romolo-rule-RR19-20 = Les murs ne gênent que de dehors en dedans ; le fleuve inonde au plus trois hexagones dans un tour entier.
romolo-rule-RR19-21 = Tout le reste est comme dans le jeu publié, sans explorateurs, jetons de bataille, retraites au combat, butin ni reddition.
romolo-rule-RR19-22 = Les multiplicateurs sont face cachée ; la ressource gratuite est l’une des cinq ; les quatre Praepositus sont pareils et les seize autres tuiles différentes. Toutes les unités commencent debout.
romolo-rule-RR19-23 = Tout autre déplacement ôte la pénalité avant qu’on regarde le côté franchi. Après une retraite, une unité fait ce que son nouvel hexagone permet. Le compte du fleuve recommence à chaque tour ; seul, c’est deux pour toi et deux pour l’I.A. avec son événement.
romolo-rule-RR19-24 = Un aqueduc peut être le cinquième bâtiment. Un temple épargne un cube, mais pas quand il est la pièce qui part. Seuls fermes, entrepôts et murs peuvent être doubles dans un hexagone, jugé après le retrait ; un aqueduc perdu compte l’action finie.
romolo-rule-RR19-25 = Un entrepôt qui reçoit doit seulement être vide et proche. Un forum dans l’hexagone de l’ouvrier rapporte pour chaque cube vendu 1 argent à la taille 4, 2 dès la taille 5, et 1 pour chaque forum voisin ; rien sur les achats.
romolo-rule-RR19-26 = La guerre va par étapes : toutes les cibles sont déclarées ouvertement ; l’attaquant nomme la suivante ; aides ou offres ; pouvoirs ; dés ; chacun retire, l’attaquant d’abord ; puis la fin de la bataille. Aucune attaque n’est ajoutée, changée ni retirée.
romolo-rule-RR19-27 = Chaque pièce est une cible à part, même chacune de deux fermes ; un mur s’attaque de l’intérieur de son hexagone. Les bâtiments s’attaquent partout, les unités ennemies debout ou couchées, amicales ou non ; jamais ses propres unités et tours ni celles d’un allié.
romolo-rule-RR19-28 = Les défenseurs peuvent être couchés, pénalisés ou avoir déjà combattu ; une cible de cette phase n’aide jamais, même après sa bataille. Personne n’aide avec les unités d’un allié. Les offres comptent en nombre, peuvent être nulles et engagent ; qui n’est pas choisi n’est pas engagé.
romolo-rule-RR19-29 = Un camp renonce à autant qu’il a été détruit, ou à tout ce qu’il a dans la bataille ; la tour compte comme le reste, son propriétaire peut donner autre chose d’abord. Un 6 vaut aussi pour le plus faible, un 1 aussi pour le plus fort.
romolo-rule-RR19-30 = Avec les dés virtuels, chacun choisit parmi ses six ceux qui n’ont pas servi, l’attaquant d’abord, en secret, montrés ensemble ; après le sixième tous reviennent. L’I.A. en joue un des siens au sort.
romolo-rule-RR19-31 = Chaque pouvoir sert une fois à chaque tour, de n’importe qui ; le Dux selon ses jetons. Un Praepositus sert une production qui convient, au gré de son propriétaire. En défense aident Architectus, Defensor, Dux et Heros. Les murs ne gênent pas le Traductor.
romolo-rule-RR19-32 = Pour chaque mercenaire impayé une pièce de la capitale sort du jeu, un mur en est une, la tour en dernier. Les tués comptent d’abord comme impayés, les autres vont à la banque. Le Foederatus libère un mercenaire : les autres coûtent comme s’il n’était pas là.
romolo-rule-RR19-33 = La nourriture vient après le salaire, pour ouvriers, soldats et mercenaires ; un mercenaire cédé revient à la banque.
romolo-rule-RR19-34 = S’il ne reste qu’un joueur, on le regarde après chaque étape entière, une bataille ou une unité cédée, pas entre les pertes des deux camps ni pendant la mise en place. Le survivant gagne sans score.
romolo-rule-RR19-35 = Une mise est une somme que pièces et cubes de la main font exactement aux prix du marché, ou 0 ; de quoi elle est faite reste caché. Tous les joueurs en vie misent, même sans unités. Si l’on en est convenu, un seul plus offrant paie, en pièces d’abord.
romolo-rule-RR19-36 = Score : personnages, Publicus 2 ; hexagones contrôlés ; domaine ; population ; argent, qui n’apporte qu’une majorité. Dans chacune le premier gagne 6 points de plus et le second 2 ; à égalité on partage. La capitale seule peut être un domaine. Qui est éliminé ne marque rien.
romolo-rule-RR19-37 = Seul : l’I.A. livre une bataille dans chaque hexagone avec toutes ses unités debout contre toutes les unités humaines et la tour ; tu choisis ce que tu perds, bâtiments compris. Où il n’y a personne, chacune de ses unités détruit une pièce, les fermes en dernier. Attaquée, elle ajoute toutes ses unités de l’hexagone qui ne sont pas des cibles et perd la cible d’abord.
romolo-rule-RR19-38 = Les alliés défendent, offrent, misent, votent, contrôlent et marquent chacun pour soi. Un partenaire sans tour est éliminé ; un camp a gagné quand aucun adversaire n’a d’unités.
romolo-rule-RR19-39 = Latins en attaque et Albains en défense : un 2 multiplie comme un 3, un 4 comme un 5. Sabins : une pierre de plus à la première production de pierre de leur tour. Crustumins : 1 argent par cube vendu.
romolo-rule-RR19-40 = Secrets sont le troisième hexagone et sa place jusqu’à ce qu’ils soient retournés, les pièces, les mises, votes et dés virtuels jusqu’à ce qu’ils soient montrés, hexagones et multiplicateurs cachés, la pile. Cibles, aides, offres, pertes, dés en main et peuples sont ouverts.

## The terminal

romolo-cli-legend = marques sur la carte : ♜ tour avec ses dégâts, F ferme, W entrepôt, H port, T temple, P scierie ou carrière, A aqueduc, O forum ; crochets et coins sont des murs, × un multiplicateur, * exploité ce tour-ci ; w ouvrier, s soldat, x explorateur, m mercenaire après la lettre de leur maître, _ couché, ! pénalité ; a unités de l’I.A. ; après le nom d’un hexagone, qui le contrôle
romolo-cli-seat =
    { $coins } argent, { $battles ->
        [one] { $battles } bataille
       *[other] { $battles } batailles
    }
romolo-cli-market = Marché :
romolo-cli-bank = Banque :
romolo-cli-pile = pile { $count } (suivant : { $type })
romolo-cli-battle = Bataille en { $hex } : { $attack } contre { $defence }
romolo-cli-target = Cible { $number } en { $hex } : { $attack } contre { $what }
romolo-cli-display = À engager :
romolo-cli-hostile = hostile à { $seats }
romolo-cli-zone-legend = légende
romolo-cli-zone-market = marché
romolo-cli-zone-seats = joueurs
romolo-cli-zone-map = carte

## What is counted

romolo-stats-opening = Ouvertures : le terrain du troisième hexagone
romolo-stats-characters = Personnages engagés
romolo-stats-powers = Personnages dont le pouvoir a servi
romolo-stats-built = Ce qui a été construit
romolo-stats-produced = Ressources produites
romolo-stats-sold = Ressources vendues
romolo-stats-tokens = Jetons dé joués au combat

## Names in the view, for boards and tables drawn from it

romolo-key-ai = I.A.
romolo-key-alive = en jeu
romolo-key-all = au début
romolo-key-attackers = attaquants
romolo-key-bank = banque
romolo-key-battle = bataille
romolo-key-battles = batailles gagnées
romolo-key-building = bâtiment
romolo-key-campaign = attaques
romolo-key-capital = capitale
romolo-key-changed = attitude changée envers la place
romolo-key-character = personnage
romolo-key-characters = personnages
romolo-key-choices = choix
romolo-key-coins = pièces
romolo-key-condition = état
romolo-key-constructions = constructions
romolo-key-controller = contrôlé par le camp
romolo-key-cost = coût
romolo-key-counters = marqueurs
romolo-key-cubes = cubes
romolo-key-current = disputée
romolo-key-damage = dégâts
romolo-key-die = dé
romolo-key-display = personnages offerts
romolo-key-due = reste à payer
romolo-key-ending = la partie s’achève
romolo-key-ends = distance de la fin
romolo-key-events = événements
romolo-key-exploited = exploité ce tour-ci
romolo-key-explorer = explorateurs
romolo-key-fair = marché ici
romolo-key-forecast = fin de ce tour
romolo-key-goods = marchandises
romolo-key-half-silver = demi-pièces d’argent
romolo-key-hand = hors de la carte
romolo-key-hex = hexagone
romolo-key-hexes = carte
romolo-key-hired = a engagé ce tour
romolo-key-hostile-to = hostile à la place
romolo-key-idle = peut agir
romolo-key-influence = influence
romolo-key-laid = couchée
romolo-key-left = actions restantes
romolo-key-limit = limite
romolo-key-limits = limites
romolo-key-lost = pris par le fleuve
romolo-key-market = marché
romolo-key-meals = nourrit
romolo-key-move = coup
romolo-key-multiplier = multiplicateur
romolo-key-new = nouvelle
romolo-key-next = suivante
romolo-key-offer = offre
romolo-key-offers = offerts
romolo-key-over = cubes au-dessus
romolo-key-payment = paiement
romolo-key-peeked = vu par la place
romolo-key-penalty = pénalité
romolo-key-phase = phase
romolo-key-piece = pièce
romolo-key-pieces = pièces
romolo-key-planned = prévu
romolo-key-power = puissance
romolo-key-praepositus = Praepositus
romolo-key-reach = à portée
romolo-key-res = réserve
romolo-key-resource = ressource
romolo-key-resources = réserves
romolo-key-room = place libre
romolo-key-scores = score actuel
romolo-key-shown = jetons montrés
romolo-key-side = côté
romolo-key-sides = camps
romolo-key-sites = ce qu’on peut construire
romolo-key-slot = place
romolo-key-soldier = soldats
romolo-key-sort = quoi
romolo-key-store = entrepôt
romolo-key-stores = entrepôts
romolo-key-targets = cibles
romolo-key-terrain = terrain
romolo-key-terrains = tuiles au choix
romolo-key-third = troisième hexagone
romolo-key-token = jeton
romolo-key-tokens = jetons dé
romolo-key-tower = tour
romolo-key-trade = action de marché
romolo-key-troops = unités de l’I.A.
romolo-key-unit = unité
romolo-key-units = unités
romolo-key-up = exploré
romolo-key-wall = mur
romolo-key-walls = murs
romolo-key-water-pile = tuiles d’eau restantes
romolo-key-worker = ouvriers
romolo-key-yields = produit

## The page: panels

romolo-map = Carte
romolo-players = Joueurs
romolo-tabs = Parties de la table
romolo-tab-map = Carte
romolo-tab-players = Joueurs
romolo-tab-market = Marché
romolo-tab-characters = Personnages
romolo-tab-log = Journal
romolo-round = Manche { $round }
romolo-step-actions = Actions
romolo-step-war = Guerre
romolo-step-maintenance = Entretien
romolo-upkeep-collect = Récolter
romolo-upkeep-pay = Payer
romolo-upkeep-dismiss = Renvoyer
romolo-upkeep-feed = Nourrir
romolo-upkeep-market = Marché
romolo-upkeep-stand-up = Debout
romolo-card = Le tour, pas à pas
romolo-sequence-actions = Chaque unité a { $worker } actions, un explorateur { $explorer }. Un déplacement en coûte une ; toute autre action est la dernière de l’unité. Qui n’en a plus se couche.
romolo-sequence-actions-1-66 = Chaque unité a { $worker } actions. Un déplacement en coûte une ; toute autre action est la dernière de l’unité. Qui n’en a plus se couche.
romolo-sequence-idle = Si aucune unité n’agit, tu reçois 1 argent.
romolo-sequence-war = Les unités debout peuvent attaquer où elles sont ; qui s’est déplacé une fois est encore debout.
romolo-sequence-war-1-66 = Chaque unité debout peut recevoir une cible de son hexagone, une unité, une tour ou un bâtiment ; toutes se déclarent avant la première bataille.
romolo-sequence-collect = les cubes de tes entrepôts viennent en main.
romolo-sequence-pay = les mercenaires veulent du sel ; impayés, ils ravagent ta capitale et s’en vont.
romolo-sequence-pay-1-66 = les mercenaires veulent du sel, aussi ceux tués depuis ton dernier tour ; impayés, ils ravagent ta capitale et s’en vont.
romolo-sequence-dismiss = les mercenaires dont tu n’as plus besoin.
romolo-sequence-feed = les fermes nourrissent ouvriers et soldats dans leur hexagone et à côté ; pour chaque autre, paie 1 grain ou renonce à lui.
romolo-sequence-feed-1-66 = les fermes nourrissent toutes les unités dans leur hexagone et à côté, mercenaires compris ; pour chaque autre, paie 1 grain ou renonce à elle.
romolo-sequence-market = à partir de quatre cubes, les prix montent par colonnes et baissent par couleurs.
romolo-sequence-stand-up = toutes tes unités se relèvent.
romolo-sequence-ai = Ses groupes marchent sur toi et attaquent ; puis un événement est tiré.
romolo-sequence-end = La fin approche quand { $kinds } sortes de pièces, ou les personnages, sont épuisées : dès lors, qui commence un tour peut finir la partie.
romolo-sequence-end-1-66 = La fin approche quand { $kinds } sortes de pièces, ou les personnages, sont épuisées : après cette manche, avant chaque tour, tous misent pour dire s’il est joué.
romolo-tools = La carte
romolo-overlays = Ce que montre la carte
romolo-minimap = Toute la carte en petit
romolo-show-control = Qui contrôle quoi
romolo-show-influence = L’influence en chiffres
romolo-show-yields = Ce que rend chaque hexagone
romolo-show-threats = Où l’ennemi pourrait attaquer : combien, avec quelle force
romolo-show-bare = La terre sans les pièces
romolo-show-minimap = Toute la carte en petit
romolo-together = Tous les { $count }
romolo-together-why = Qui est ici va ensemble (G)
romolo-tag-army =
    { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
romolo-recap = Entre-temps
romolo-recap-steps = { $name } : les { $count } étapes
romolo-plan-sell-why = Un cube fait monter le prix de sa colonne et baisser celui de son espèce, dès que { $cubes } cubes sont au marché
romolo-scores-why = Ce que chacun marquerait si la partie finissait maintenant, d’après ce qui est sur la carte et en main.
romolo-scores-why-alone = Ce que chacun marquerait si la partie finissait maintenant. L’I.A. contrôle sa capitale et chaque hexagone encore inexploré : qui explore lui prend des terres.
romolo-scores-open = D’où viennent les points
romolo-fought = La bataille
romolo-fought-draw = Personne ne gagne.
romolo-fought-won = { $name } l’emporte.
romolo-fought-even = Aucun camp ne l’emporte.
romolo-fought-unhurt = Rien n’est perdu.
romolo-die-more = Le { $die } de { $name } en détruit un de plus.
romolo-die-fewer = Le { $die } de { $name } en détruit un de moins.
romolo-at-stake-capital =
    Ta capitale est en jeu : sa tour a reçu { $damage ->
        [one] { $damage } coup
       *[other] { $damage } coups
    } sur { $most } ; si elle tombe, tu es éliminé.
romolo-at-stake =
    { $count ->
        [0] En jeu : tes unités sur place.
        [one] En jeu : tes unités sur place, puis { $count } construction.
       *[other] En jeu : tes unités sur place, puis { $count } constructions.
    }
romolo-lost =
    { $count ->
        [0] aucune
        [1] une
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    }
romolo-nearer = Plus près
romolo-farther = Plus loin
romolo-whole-map = Toute la carte
romolo-press-next = l’unité suivante qui peut encore agir
romolo-press-previous = l’unité précédente qui peut encore agir
romolo-press-together = celles à côté de l’unité choisie la suivent, ou non
romolo-power-of = puissance { $power }
romolo-workers-of = Ouvriers
romolo-army-of = Armée
romolo-limit = { $have } sur { $most }
romolo-fallen = Tombés, à payer
romolo-fell = hors du jeu
romolo-tokens-left = Jetons dé restants
romolo-dice-left = Dés restants
romolo-supply = Bâtiments en main
romolo-has-bid = a misé
romolo-has-voted = a voté
romolo-bid-sum = La somme que tu mises
romolo-bid-less = Miser moins
romolo-bid-more = Miser plus
romolo-bid-points =
    { $points ->
        [one] { $points } point maintenant
       *[other] { $points } points maintenant
    }
romolo-bid-rules = Qui mise le plus dit si { $name } joue ou si la partie finit ; à égalité on vote. Si tous misent 0, elle finit. Les mises reviennent à leurs propriétaires.
romolo-bid-rules-paid = Qui mise le plus paie la banque et dit si { $name } joue ou si la partie finit ; à égalité on vote et personne ne paie. Si tous misent 0, elle finit.
romolo-vote-rules = Plusieurs ont misé le plus. La partie finit si plus de la moitié d’entre eux votent la fin ; sinon { $name } joue.
romolo-bid-waits = n’a pas encore misé
romolo-bid-highest = mise la plus haute
romolo-bid-title = La fin est mise aux enchères
romolo-battles-won = Batailles gagnées
romolo-characters = Personnages
romolo-hired = un engagé ce tour
romolo-next-character = le prochain : { $coins } argent
romolo-used = utilisé
romolo-stance-hostile = hostile
romolo-stance-peaceful = pacifique
romolo-stance-ally = allié
romolo-maintenance = Entretien de ce tour
romolo-food = vivres
romolo-salary = solde
romolo-salary-of =
    { $count ->
        [one] { $count } mercenaire, { $salt } sel
       *[other] { $count } mercenaires, { $salt } sel
    }
romolo-unpaid =
    { $count ->
        [one] { $count } impayé
       *[other] { $count } impayés
    }
romolo-mouths =
    { $count ->
        [one] { $count } bouche, { $fed } nourrie
       *[other] { $count } bouches, { $fed } nourries
    }
romolo-grain-due = −{ $count } blé
romolo-starving =
    { $count ->
        [one] { $count } meurt de faim
       *[other] { $count } meurent de faim
    }
romolo-all-fed = nourris
romolo-market-cubes =
    { $count ->
        [one] Marché, { $count } cube
       *[other] Marché, { $count } cubes
    }
romolo-market-holding =
    { $count ->
        [one] { $count } cube : stable ce tour
       *[other] { $count } cubes : stable ce tour
    }
romolo-market-moves = change
romolo-market-holds = stable
romolo-market-will-move =
    { $count ->
        [one] { $count } cube : change ce tour
       *[other] { $count } cubes : change ce tour
    }
romolo-idle-coin = Personne n’agit : 1 argent
romolo-event-line = Ligne des événements
romolo-event-name-white = rien
romolo-event-name-yellow = perso
romolo-event-name-pink = prix
romolo-event-name-blue = unités
romolo-event-name-brown = marche
romolo-event-what-white = Blanc : rien ne se passe
romolo-event-what-yellow = Jaune : l’I.A. peut prendre un personnage
romolo-event-what-pink = Rose : les prix bougent
romolo-event-what-blue = Bleu : l’I.A. peut recevoir de nouvelles unités
romolo-event-what-brown = Marron : l’I.A. marche et la ligne se renouvelle
romolo-if-it-ended = Si cela finissait maintenant
romolo-fold-open = { $what } : montrer
romolo-fold-close = { $what } : cacher
romolo-market = Marché
romolo-to-lay = sur quelle colonne ?
romolo-for-hire = Personnages à engager
romolo-silver-each = { $coins } argent chacun
romolo-pile-next = type { $type }
romolo-bank = Reste à la banque
romolo-run-out =
    { $count ->
        [one] { $count } sorte sur { $of } épuisée
       *[other] { $count } sortes sur { $of } épuisées
    }
romolo-rounds-left =
    { $count ->
        [0] dernière manche
        [one] { $count } manche après celle-ci
       *[other] { $count } manches après celle-ci
    }
romolo-third-hex = Ton troisième hexagone
romolo-third-why = La colline donne de la pierre, la forêt du bois. Tu as déjà deux plaines.
romolo-peoples = Les peuples
romolo-people-taken = menés par { $name }

## The page: what a unit does

romolo-actions-left =
    { $count ->
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
romolo-room = puissance { $power }, bâti : { $count } sur { $limit }
romolo-can-act =
    { $count ->
        [one] { $count } unité peut encore agir.
       *[other] { $count } unités peuvent encore agir.
    }
romolo-next-unit =
    { $count ->
        [one] Unité suivante ({ $count })
       *[other] Unité suivante ({ $count })
    }
romolo-undone =
    { $count ->
        [one] { $count } unité peut encore agir.
       *[other] { $count } unités peuvent encore agir.
    }
romolo-undone-hunger =
    { $count ->
        [one] { $count } unité mourra de faim : il te manque du blé.
       *[other] { $count } unités mourront de faim : il te manque du blé.
    }
romolo-undone-surrender = Pour toi, la partie s’arrête là.
romolo-undone-unpaid =
    { $count ->
        [one] { $count } mercenaire ne sera pas payé, et un bâtiment de ta capitale tombe.
       *[other] { $count } mercenaires ne seront pas payés, et autant de bâtiments de ta capitale tombent.
    }
romolo-dock-peek = Épier
romolo-dock-dismantle = Démonter
romolo-dock-transform = Transformer
romolo-dock-produce = Produire
romolo-dock-gather = Récolter
romolo-dock-refine = Raffiner
romolo-dock-create-worker = Nouvel ouvrier
romolo-dock-create-soldier = Nouveau soldat
romolo-dock-create-explorer = Nouvel explorateur
romolo-dock-convert = Convertir
romolo-dock-hire = Mercenaires
romolo-dock-recruit = Personnage
romolo-dock-sell = Vendre
romolo-dock-buy = Acheter
romolo-dock-exchange = Échanger
romolo-dock-build = Bâtir
romolo-dock-create = Nouvelle unité
romolo-dock-engage = Engager
romolo-dock-remodel = Modifier
romolo-plan-pay = Payer { $what }
romolo-plan-pay-hungry =
    { $count ->
        [one] Payer { $what } : { $count } unité aura faim
       *[other] Payer { $what } : { $count } unités auront faim
    }
romolo-plan-feed = Nourrir tout le monde : { $what }
romolo-plan-sell =
    { $count ->
        [one] Vendre { $what } pour { $silver } : cube au-dessus de { $columns }
       *[other] Vendre { $what } pour { $silver } : cubes au-dessus de { $columns }
    }
romolo-plan-muster = Tous attaquent : { $value } contre { $defence }
romolo-muster-tokens = { $name } défend avec { $value }. Choisis qui attaque : les valeurs s’additionnent. Puis chacun choisit en secret un jeton de dé : il peut doubler la valeur, ajouter 3, frapper une fois de plus, parer ou permettre la retraite. La valeur la plus haute gagne.
romolo-muster-die = { $name } défend avec { $value }. Choisis qui attaque : les valeurs s’additionnent. Puis chacun lance le dé, qui peut augmenter la valeur, frapper, parer ou permettre la retraite. La valeur la plus haute gagne.
romolo-plan-raze = Tous détruisent
romolo-plan-peace = Termine actions et guerre
romolo-leaving = Mercenaires qui s’en vont
romolo-leave-of = { $count } sur { $all } partent
romolo-leave-fewer = { $place } : un de moins part
romolo-leave-more = { $place } : un de plus part
romolo-dismiss-these =
    { $count ->
        [0] Ne congédier personne
        [one] Congédier { $count } mercenaire
       *[other] Congédier { $count } mercenaires
    }
romolo-leave-these = Ils partent : { $count } sur { $all }
romolo-puts-back = un clic la remet en place
romolo-put-back = Un clic sur une unité choisie la remet en place.
romolo-build-here = Bâtir ici
romolo-you-have = tu as
romolo-site-cannot-pay = il manque { $what }
romolo-site-wrong-terrain = exige { $terrain }
romolo-site-wrong-terrain-water = exige la terre
romolo-site-no-water-near = exige de l’eau à côté
romolo-site-bank-empty = épuisé
romolo-site-hex-full = pas de place
romolo-site-side-taken = aucun côté libre
romolo-site-not-now = pas maintenant
romolo-paid = Donné :
romolo-due = reste dû : { $due }
romolo-sales-left =
    { $count ->
        [one] { $count } vente restante
       *[other] { $count } ventes restantes
    }
romolo-buys-left =
    { $count ->
        [one] { $count } achat restant
       *[other] { $count } achats restants
    }
romolo-forum-bonus = +{ $coins } argent des forums
romolo-gives = { $name } donne :
romolo-takes = demande :
romolo-you-give = Tu donnes :
romolo-you-take = tu demandes :
romolo-tag-way =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
romolo-tag-way-penalty =
    { $count ->
        [one] { $count } action, pénalité
       *[other] { $count } actions, pénalité
    }
romolo-way-explores = explore : son tour finit
romolo-way-lies = puis elle se couche
romolo-way-too-late = se couche : ne peut attaquer
romolo-way-meets = peut y attaquer

## The page: war

romolo-battle-at = Bataille en { $hex }, { $ground }
romolo-razing-at = Attaque en { $hex }, { $ground }
romolo-battle-values = Valeurs
romolo-battle-tokens = Jetons secrets
romolo-battle-reveal = Révélation
romolo-battle-casualties = Pertes
romolo-attacks = attaque
romolo-defends = défend avec toutes ses unités
romolo-defends-target = défend
romolo-by-capital = Par la capitale
romolo-targets = Attaques déclarées
romolo-own-land = ta propre terre
romolo-one-of = une sur { $count }
romolo-target = Cible { $number }
romolo-target-label = Cible { $number } : { $target } en { $hex }, attaquants : { $count }
romolo-not-defended = Pas encore de défenseur
romolo-offers-none = n’offre personne
romolo-tower-lost = sans elle, tu es hors jeu
romolo-what-goes = Qu’est-ce qui part ?
romolo-loses = perd { $count }
romolo-clash-defenders = Défenseurs
romolo-clash-powers = Pouvoirs
romolo-clash-dice = Dés
romolo-clash-losses = Pertes
romolo-who-attacks = Qui attaque ?
romolo-attacks-what = Attaque quoi ?
romolo-who-helps = Qui aide ?
romolo-who-is-offered = Qui offres-tu ?
romolo-which-power = Quel pouvoir ?
romolo-what-is-lost = À quoi renonces-tu ?
romolo-all-first = Toutes les attaques sont déclarées avant le premier combat.
romolo-prospect = { $attack } contre { $least }
romolo-prospect-range = { $attack } contre { $least }–{ $most }
romolo-prospect-perhaps = { $attack } contre { $most } au plus
romolo-prospect-falls = tombe sans défense
romolo-prospect-why = Ce que comptent les deux camps avant pouvoirs et dés, avec toutes les aides possibles
romolo-or-it-falls = Si personne ne le défend, il tombe sans dés. Le plus d’unités défend ; à égalité, la première offre.
romolo-as-it-stands = Ainsi tu gagnes { $wins } fois et perds { $losses } fois sur { $all }.
romolo-your-dice = Tes dés
romolo-dice-of = Il reste à { $name }
romolo-die-makes = ×{ $times } donne { $total }
romolo-die-destroys = détruit { $count }
romolo-die-costs = te coûte { $count }
romolo-wall-crossed = Un mur a été franchi
romolo-by-powers = Par les personnages
romolo-casualties = Pertes à infliger : { $attack } : { $defence }
romolo-razing =
    { $count ->
        [one] { $count } construction peut être détruite
       *[other] { $count } constructions peuvent être détruites
    }
romolo-your-tokens = Tes jetons dé
romolo-may-hold = { $name } peut avoir
romolo-against-nothing = { $mine } contre { $theirs }
romolo-wins-of = gagne { $wins } sur { $all }
romolo-odds = Contre les jetons que le rival peut avoir
romolo-by-lead = Pertes selon l’écart :
romolo-by-lead-1-66 = Pertes selon l’écart, une de plus avec un 6, une de moins avec un 1 :
romolo-choosing-tokens = On choisit les jetons.
romolo-name-worker = Ouvrier
romolo-name-soldier = Soldat
romolo-name-explorer = Explorateur
romolo-name-mercenary = Mercenaire
romolo-name-tower = Tour
romolo-name-x2 = Double
romolo-name-plus3 = Plus trois
romolo-name-sword = Épée
romolo-name-shield = Bouclier
romolo-name-retreat = Retraite
romolo-name-none = Rien
romolo-title-farm = Ferme
romolo-title-warehouse = Entrepôt
romolo-title-harbor = Port
romolo-title-temple = Temple
romolo-title-sawmill = Scierie
romolo-title-quarry = Carrière
romolo-title-aqueduct = Aqueduc
romolo-title-forum = Forum
romolo-title-wall = Mur

## The page: the end

romolo-majorities = Le laurier est le prix du premier d’une catégorie et, à trois ou plus, du second aussi ; à égalité on le partage.
romolo-majorities-1-66 = Dans chaque catégorie le premier gagne 6 points de plus et le second 2 ; à égalité on partage.
romolo-not-counted = Le dernier camp gagne sans qu’on compte les points.
romolo-chose-architectus = L’Architectus compte la ferme en { $hex }.
romolo-chose-sacerdos = Le Sacerdos prêche en { $hexes }.

## The page: labels of elements

romolo-ground-hidden = inexploré
romolo-ground-peeked = inexploré, tu as vu : { $terrain }
romolo-in-multiplier = compte ×{ $value }
romolo-in-multiplier-unknown = avec un multiplicateur inconnu
romolo-in-control = contrôlé par { $name }
romolo-in-pieces = { $piece } : { $count }
romolo-in-troops = unités de l’I.A. { $condition } : { $count }
romolo-is-laid = (couché)
romolo-is-penalized = (avec pénalité)
romolo-label-hex = Hexagone { $hex }, { $ground }
romolo-label-unit = { $unit } en { $hex }
romolo-label-tower = tour de { $name }, dégâts { $damage }
romolo-label-piece = { $piece } en { $hex } : { $count }
romolo-label-side = { $hex }, côté { $side }
romolo-label-store = { $cubes } dans un entrepôt en { $hex }
romolo-label-troop =
    { $count ->
        [one] { $count } unité de l’I.A. en { $hex }, { $condition }
       *[other] { $count } unités de l’I.A. en { $hex }, { $condition }
    }
romolo-label-stock = { $name } : { $cubes }
romolo-label-coins = { $name } : { $coins } argent
romolo-label-tile = { $character } de { $name }
romolo-label-tile-used = { $character } de { $name }, utilisé ce tour
romolo-label-token = Jeton dé : { $token }
romolo-label-die = Dé { $die }
romolo-label-seat = { $name }
romolo-label-rival = { $name }, { $stance }
romolo-label-market =
    { $count ->
        [one] { $resource } : prix { $price }, { $count } cube au-dessus
       *[other] { $resource } : prix { $price }, { $count } cubes au-dessus
    }
romolo-label-cube = { $cubes }, vendu
romolo-label-slot = Place { $slot } : { $character }
romolo-label-pile =
    { $count ->
        [one] { $count } personnage dans la pile
       *[other] { $count } personnages dans la pile
    }
romolo-label-bank = { $piece } : il en reste { $count } sur { $all }
romolo-label-water =
    { $count ->
        [one] { $count } tuile d’eau restante
       *[other] { $count } tuiles d’eau restantes
    }

## The page: help

romolo-help-hidden = Y aller l’explore et termine le tour de l’unité ; sur l’eau elle reste où elle était. Un explorateur peut d’abord épier.
romolo-help-hidden-1-66 = Y aller l’explore et met fin au tour de l’unité ; sur l’eau elle reste où elle était.
romolo-help-room =
    Puissance { $power }, { $count ->
        [one] { $count } construction
       *[other] { $count } constructions
    } sur { $limit }.
romolo-help-room-aqueducts =
    { $aqueducts ->
        [one] Puissance { $power }, constructions : { $count } sur { $limit } ; { $aqueducts } aqueduc fait de la place.
       *[other] Puissance { $power }, constructions : { $count } sur { $limit } ; { $aqueducts } aqueducs font de la place.
    }
romolo-help-yields = Un ouvrier y obtient { $cubes }.
romolo-help-exploited = Déjà exploité ce tour ({ $cubes }).
romolo-help-meals = Ses fermes en nourrissent { $places }, maintenant { $count }.
romolo-help-fair =
    { $count ->
        [one] Actions de marché ici : { $count } cube, les forums ajoutent { $coins } argent.
       *[other] Actions de marché ici : { $count } cubes, les forums ajoutent { $coins } argent.
    }
romolo-help-worker = Se déplace ou fait une chose : produire, bâtir, commercer, créer, engager. Cela termine son tour.
romolo-help-soldier = Se déplace et combat ; sa présence compte comme influence. Après deux déplacements il ne peut attaquer.
romolo-help-explorer = Va loin et épie les hexagones que personne n’a vus. Il ne mange pas.
romolo-help-mercenary = Combat aussitôt et veut du sel à chaque tour, davantage pour chacun.
romolo-help-mercenary-1-66 = Combat aussitôt, mange comme les autres et veut du sel à chaque tour, davantage pour chacun, même pour le tour où il tombe.
romolo-help-farm = Nourrit deux ouvriers ou soldats dans son hexagone ou à côté. N’ajoute pas de puissance.
romolo-help-farm-1-66 = Nourrit deux unités de toute sorte dans son hexagone ou à côté. N’ajoute pas de puissance.
romolo-help-warehouse = Reçoit ce qu’un ouvrier produit ici ou à côté.
romolo-help-harbor = Les unités partent d’ici sur l’eau ; un cube de plus à chaque action de marché ici.
romolo-help-temple = Tout ce qui est bâti ici coûte un cube de moins.
romolo-help-sawmill = Un bois de plus à chaque production ici.
romolo-help-quarry = Une pierre de plus à chaque production ici.
romolo-help-plant = En forêt, c’est une scierie, pour { $sawmill } : un bois de plus à chaque production. Sur une colline, c’est une carrière, pour { $quarry } : une pierre de plus.
romolo-help-aqueduct = Une construction de plus dans son hexagone et dans tous ceux d’à côté.
romolo-help-aqueduct-1-66 = Une construction de plus dans son hexagone et dans tous ceux d’à côté. S’il est perdu, ce qui est alors de trop part aussi.
romolo-help-forum = Les ventes ici rapportent plus d’argent, selon sa puissance.
romolo-help-forum-1-66 = Chaque cube vendu ici rapporte 1 argent de plus dès la puissance 4, 2 dès 5, et 1 par forum d’à côté.
romolo-help-wall = Qui le franchit de l’extérieur reçoit une pénalité. Il arrête l’influence, et fermes et entrepôts à l’intérieur ne servent pas aux unités du dehors. Trois comptent comme une construction.
romolo-help-wall-1-66 = Qui le franchit de l’extérieur reçoit une pénalité, qui affaiblit ses attaques jusqu’au prochain déplacement. Il arrête l’influence, et fermes et entrepôts à l’intérieur ne servent pas aux unités du dehors. Trois comptent comme une construction, mais chacun est attaqué et tombe seul.
romolo-help-grain = Nourrit les unités sans ferme ; ouvriers et explorateur coûtent du blé.
romolo-help-grain-1-66 = Nourrit les unités sans ferme ; les ouvriers coûtent du blé.
romolo-help-wood = Pour bâtir.
romolo-help-stone = Pour bâtir.
romolo-help-salt = De l’eau. La solde des mercenaires.
romolo-help-refined = Deux ressources égales en font une. Les soldats en coûtent deux.
romolo-fact-value = valeur au combat { $value }
romolo-fact-grain = blé dû { $due }, tu en auras { $grain }
romolo-fact-more = davantage à puissance { $power }
romolo-fact-out = épuisé : { $kinds } ; la fin vient avec { $count }
romolo-fact-characters = personnages restants : { $count }
romolo-fact-prizes = Les points de chaque catégorie et, après le plus, ceux de sa majorité.
romolo-fact-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
romolo-fact-cost = coûte { $cost }
romolo-fact-influence = { $name } : influence { $points } ({ $capital } de la capitale, { $units } des unités)
romolo-fact-nobody = personne ne le contrôle
romolo-fact-unique = un par hexagone au plus
romolo-fact-price = prix { $price }
romolo-fact-price-soon = { $price } après ce tour
romolo-fact-hand =
    en main : { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }, { $soldiers ->
        [one] { $soldiers } soldat
       *[other] { $soldiers } soldats
    }
romolo-fact-battles =
    { $count ->
        [one] { $count } bataille gagnée
       *[other] { $count } batailles gagnées
    }

## The page: characters in a sentence

romolo-power-aedificator = Pour une construction pierre et bois se remplacent ; elle coûte un cube de plus.
romolo-power-apothecarius = Une production va droit en main, sans entrepôt.
romolo-power-architectus = Une ferme compte comme puissance une fois par tour, et une fois à la fin.
romolo-power-architectus-1-66 = Une ferme compte comme puissance une fois par tour, aussi pour le bonus de la capitale en défense, et une fois à la fin.
romolo-power-artifex = À la fin : 1 point par sorte de construction dans ton domaine.
romolo-power-consul = À la fin : gagne toute égalité de majorité.
romolo-power-defensor = Jusqu’à trois murs à bâtir gratuitement, et 1 de plus dans une défense par tour.
romolo-power-defensor-1-66 = Jusqu’à trois murs à bâtir gratuitement, et 2 de plus dans une bataille par tour où un mur est attaqué.
romolo-power-dux = Quatre pions : chacun ajoute 1 dans une bataille.
romolo-power-dux-1-66 = Trois marqueurs : chacun ajoute 1 dans une bataille.
romolo-power-eques = Deux déplacements gratuits sur terre par tour.
romolo-power-foederatus = Trois usages : un engagement gratuit, ou pas de solde pour des mercenaires choisis.
romolo-power-foederatus-1-66 = Trois usages : un engagement gratuit, ou pas de solde pour un mercenaire.
romolo-power-furnarus = Nourrit deux de tes unités où qu’elles soient.
romolo-power-heros = 2 de plus dans une attaque par tour.
romolo-power-heros-1-66 = 1 de plus dans une bataille par tour ; 2 de plus s’il attaque un mercenaire.
romolo-power-mercator = Un ouvrier change des ressources égales en une au choix ; plus de puissance, moins de ressources.
romolo-power-nauta = Un échange de plus au marché, ou une unité navigue sans port.
romolo-power-nauta-1-66 = Chaque tour un échange de plus au marché, et une unité navigue sans port.
romolo-power-negotiator = Une vente ou un achat gratuits par tour des biens de la tuile.
romolo-power-negotiator-1-66 = Une vente ou un achat gratuits par tour, de n’importe quelle ressource.
romolo-power-obsessor = Ignore une pénalité par tour ; 2 de plus contre une tour.
romolo-power-obsessor-1-66 = Dans une attaque par tour 2 de plus contre un bâtiment ou une tour, 3 de plus contre un mur.
romolo-power-patronus = À la fin : 4 points au plus riche, 2 au second, si c’est toi.
romolo-power-praedo = Un ouvrier vole à un voisin la moitié du dé en ressources.
romolo-power-praepositus = Un cube de plus à la première production de sa sorte par tour : la sorte du cube dont tu le paies.
romolo-power-praepositus-1-66 = Un cube de plus dans une production de sa sorte à chaque tour : la sorte du cube dont tu le paies.
romolo-power-publicus = À la fin : compte pour trois personnages.
romolo-power-publicus-1-66 = À la fin : compte pour deux personnages.
romolo-power-sacerdos = À la fin : 2 influence là où tu en as déjà.
romolo-power-traductor = Un ouvrier agit comme dans un hexagone voisin.

## The page: a first look around

romolo-tour-map = La terre est cachée : va l’explorer. Une capitale forte contrôle la terre autour d’elle, un soldat l’hexagone où il se tient.
romolo-tour-stock = Ce que tu as : des cubes pour bâtir, manger et commercer, et de l’argent. Dessous, combien d’unités permet la capitale.
romolo-tour-dock = Clique sur une unité, ou « Unité suivante » : là où elle peut aller s’allume, et voici ce qu’elle peut faire.
romolo-tour-dock-touch = Touche une unité, ou « Unité suivante » : là où elle peut aller s’allume, et voici ce qu’elle peut faire.
romolo-tour-glow = Ici est dit ce qui est demandé. Ce qui brille se clique ; Échap annule.
romolo-tour-glow-touch = Ici est dit ce qui est demandé. Ce qui brille se touche ; la flèche en haut annule.
romolo-tour-phases = Quand tes unités ont agi, termine la phase d’actions. La guerre suit là où tu es dans le même hexagone que des ennemis, puis l’entretien : les unités mangent, les mercenaires veulent du sel. « Entretien de ce tour » dit d’avance ce qui sera dû.
romolo-tour-around = Le marché, les personnages et la banque : quand trois sortes de pièces sont épuisées ou tous les personnages pris, la fin commence.
romolo-tour-alone = Après chacun de tes tours l’I.A. déplace ses unités, et un cube de la ligne d’événements est tiré : la plupart ne font rien, d’autres apportent personnages, prix, unités, ou une marche sur ta capitale.
romolo-tour-deeds = Les hexagones allumés sont à un pas, ceux en pointillé plus loin. Ou fais-la travailler ici, ce qui finit son tour. Pour commencer : un ouvrier produit, l’autre explore.
romolo-tour-aim = Le but : le plus de points à la fin. Ils viennent des hexagones contrôlés, des personnages, de la puissance de ta capitale, de ta population, des batailles gagnées et de l’argent.
romolo-tour-aim-1-66 = Le but : le plus de points à la fin. Ils viennent des hexagones contrôlés, des personnages, des plaines reliées à ta capitale et de ta population ; les plus riches en reçoivent aussi. Ou bien : être le seul à avoir encore des unités.
romolo-tour-aim-alone = Le but : avoir à la fin plus de points que l’I.A. Elle part loin devant, car chaque hexagone que personne n’a exploré est à elle : explore, et elle les perd. Tes points viennent des hexagones contrôlés, des personnages, de ta capitale et de ta population.

## Themes of puzzles

romolo-puzzle-war = Guerre
romolo-puzzle-build = Construire
romolo-puzzle-character = Personnages
romolo-puzzle-market = Marché
romolo-puzzle-people = Unités
romolo-puzzle-production = Production
romolo-puzzle-march = Marcher
romolo-puzzle-other = Divers
romolo-puzzle-points = Le plus de points
romolo-puzzle-win = Gagner maintenant

## À quoi sert un coup, dit par un conseil ; ce qui manque ici est dit comme son étiquette

romolo-purpose-build = construit { $building } en { $hex }
romolo-purpose-walls = construit des murs en { $hex }
romolo-purpose-create = { $unit } naît en { $hex }
romolo-purpose-enlist = { $old } devient { $unit }
romolo-purpose-convert = l’explorateur devient { $unit }
romolo-purpose-hire = mercenaires : +{ $units }
romolo-purpose-recruit = engage { $character } pour { $coins } argent
romolo-purpose-move = { $unit } va en { $hex }
romolo-purpose-explore = { $unit } explore { $hex }
romolo-purpose-battle = attaque { $other } en { $hex } : { $attackers } contre { $defenders }
romolo-purpose-assault = attaque { $target } en { $hex }
romolo-purpose-raze = rase en { $hex }
romolo-purpose-produce = produit { $count } { $resource }
romolo-purpose-store = stocke { $count } { $resource } en { $warehouse }
romolo-purpose-gather = récolte { $count } { $resource }
romolo-purpose-finishes = termine la partie
romolo-purpose-score = tes points jusqu’ici passent de { $before } à { $after }
romolo-purpose-score-of = ceux de { $seat } de { $before } à { $after }
romolo-purpose-hunger =
    { $count ->
        [0] personne ne restera sans manger
        [one] une unité restera sans manger
       *[other] { $count } unités resteront sans manger
    }
