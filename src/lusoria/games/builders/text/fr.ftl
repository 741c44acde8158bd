## On the box

builders-name = The Builders
builders-about = Recrute, envoie tes gens sur les chantiers et porte le premier ta cité à dix-sept points.
builders-mode-duel = Une course à deux : personne d’autre ne prend ce que tu laisses.
builders-mode-three = Le marché tourne plus vite, et le dernier tour compte.
builders-mode-four = Le marché le plus disputé et la plus longue attente entre les tours.

## Cards

builders-card-house = Maison
builders-card-market = Marché
builders-card-quarry = Carrière
builders-card-watering-trough = Abreuvoir
builders-card-trading-post = Comptoir marchand
builders-card-camel-stable = Chamellerie
builders-card-shop = Échoppe
builders-card-rural-house = Maison rurale
builders-card-armoury = Armurerie
builders-card-shipyard = Chantier naval
builders-card-port = Port
builders-card-archery-range = Archerie
builders-card-town-hall = Hôtel de ville
builders-card-noble-house = Maison noble
builders-card-town-house = Maison urbaine
builders-card-temple = Temple
builders-card-barracks = Caserne
builders-card-fortress = Forteresse
builders-card-philosophy = École de philosophie
builders-card-forum = Forum
builders-card-ziggurat = Ziggourat
builders-card-palace = Palais d’Assur
builders-card-lighthouse = Phare d’Alexandrie
builders-card-theatre = Théâtre
builders-card-tower = Tour de Babel
builders-card-sphinx = Sphinx
builders-card-gardens = Jardins suspendus
builders-card-colossus = Colosse de Rhodes
builders-card-pyramid = Pyramide
builders-card-saw = Scie mécanique
builders-card-table = Table d’architecte
builders-card-scaffold = Échafaudage
builders-card-hoist = Palan

builders-worker-apprentice = Apprenti { $number }
builders-worker-labourer = Manœuvre { $number }
builders-worker-companion = Compagnon { $number }
builders-worker-master = Maître { $number }
builders-worker-slave = Esclave { $number }
builders-worker-freed = Affranchi { $number }

builders-tool-mallet = Maillet
builders-tool-saw = Scie
builders-tool-set-square = Équerre
builders-tool-brush = Pinceau

builders-resource-stone = pierre
builders-resource-wood = bois
builders-resource-architecture = architecture
builders-resource-decoration = décoration

## Counted things

builders-actions-none = aucune action
builders-actions-one = 1 action
builders-actions-many = { $count } actions
builders-sesterces-none = aucun sesterce
builders-sesterces-one = 1 sesterce
builders-sesterces-many = { $count } sesterces
builders-points-none = aucun point
builders-points-one = 1 point
builders-points-many = { $count } points
builders-decimal = { $whole },{ $tenth }
builders-amount = { $count } { $resource }
builders-amounts-0 = rien
builders-amounts-1 = { $amount1 }
builders-amounts-2 = { $amount1 }, { $amount2 }
builders-amounts-3 = { $amount1 }, { $amount2 }, { $amount3 }
builders-amounts-4 = { $amount1 }, { $amount2 }, { $amount3 }, { $amount4 }

## Actions

builders-do-end = Termine ton tour
builders-do-done = Restes-en là
builders-do-buy = Achète une action de plus pour { $money }
builders-do-repay = Rembourse un emprunt avec { $money }
builders-do-release = Affranchis un esclave pour { $money }
builders-do-alone = Envoie sans outil
builders-do-loan = Prends un emprunt de { $money } : { $actions }
builders-do-take = Prends { $money } : { $actions }
builders-do-start = Commence { $site } : { $actions }
builders-do-recruit = Recrute { $worker } : { $actions }
builders-do-send = Envoie { $worker } : { $actions } ou plus, { $money }
builders-do-to = Envoie au chantier { $site } : { $actions }, { $money }
builders-do-with = Emporte { $tool }
builders-do-slave = Prends { $worker } : { $actions }, { $money }
builders-do-tool = Prends { $tool } : { $actions }, { $money }
builders-do-university = Prends l’université ({ $resource }) : { $actions }, { $money }
builders-do-school = Instruis { $worker }
builders-do-free = Affranchis { $worker } : { $actions }

## Décisions comme étapes d’une voie, où les coûts gêneraient

builders-step-loan = Prends un emprunt de { $money }
builders-step-take = Prends { $money }
builders-step-start = Commence { $site }
builders-step-recruit = Recrute { $worker }
builders-step-send = {""}
builders-step-to = Envoie { $worker } au chantier { $site }
builders-step-alone = {""}
builders-step-slave = Prends { $worker }
builders-step-tool = Prends { $tool }
builders-step-university = Prends l’université ({ $resource })
builders-step-free = Affranchis { $worker }

## Prompts

builders-prompt-act = Encore { $actions }. Agis, achète une autre action ou termine ton tour.
builders-prompt-act-spent = Plus d’action. Achètes-en une autre ou termine ton tour.
builders-prompt-settle = Le dernier tour est fini. Règle tes comptes : affranchis, rembourse ou restes-en là.
builders-prompt-site = { $worker } : vers quel chantier ?
builders-prompt-tool = { $worker } au chantier { $site } : avec un outil ou sans ?
builders-prompt-school = Université ({ $resource }) : qui est instruit ?

## Refusals

builders-refuse-not-now = Pas maintenant. { $prompt }
builders-refuse-few-actions = Coût : { $needed } ; il te reste : { $left }. Manque : { $missing }, à acheter pour { $price }.
builders-refuse-no-money-for-action = Une action de plus coûte { $price } ; tu as { $money }.
builders-refuse-not-in-site-row = { $site } n’est pas parmi les cartes visibles de la ligne des chantiers.
builders-refuse-not-in-worker-row = { $worker } n’est pas parmi les cartes visibles de la ligne des ouvriers.
builders-refuse-twin = { $worker } vaut la carte identique à côté : choisis celle-là.
builders-refuse-not-in-team = { $worker } n’est pas dans ton équipe.
builders-refuse-away = { $worker } reste au chantier { $site } jusqu’à son achèvement.
builders-refuse-no-site = Tu n’as aucun chantier ouvert.
builders-refuse-wage = { $worker } demande { $price } pour y aller ; tu as { $money }.
builders-refuse-nothing-missing = { $worker } ne fournit rien qui manque encore à l’un de tes chantiers.
builders-refuse-not-your-site = { $site } n’est pas un de tes chantiers ouverts.
builders-refuse-not-missing-here = { $worker } ne fournit rien qui manque encore au chantier { $site }.
builders-refuse-useless-alone = Sans outil, { $worker } ne fournit rien qui manque encore au chantier { $site }.
builders-refuse-useless-with = { $tool } n’ajouterait rien à ce que { $worker } fournit au chantier { $site }.
builders-refuse-not-your-tool = Tu n’as pas cet outil sous la main : { $tool }.
builders-refuse-invested = Tu as déjà fait l’unique investissement de ce tour.
builders-refuse-too-dear = Cela coûte { $price } ; tu as { $money }.
builders-refuse-slave-taken = { $worker } est déjà pris.
builders-refuse-tool-taken = Outil déjà pris : { $tool }.
builders-refuse-your-tool = { $tool } : s’emporte quand tu envoies un ouvrier.
builders-refuse-your-site = Tu construis déjà { $site } : envoies-y des ouvriers.
builders-refuse-site-taken = { $seat } construit { $site }.
builders-refuse-site-built = { $site } est achevé ; { $seat } l’a construit.
builders-refuse-your-worker = { $worker } est déjà dans ton équipe.
builders-refuse-worker-taken = { $worker } est dans l’équipe de { $seat }.
builders-refuse-no-loan-left = Il ne reste plus d’emprunt.
builders-refuse-university-taken = L’université ({ $resource }) est déjà prise.
builders-refuse-nobody-to-school = Aucun de tes ouvriers disponibles ne fournirait davantage après cette université ({ $resource }).
builders-refuse-not-your-slave = { $worker } n’est pas à toi.
builders-refuse-free-already = { $worker } est déjà libre.
builders-refuse-slave-away = { $worker } est sur un chantier et ne peut être affranchi qu’ensuite.
builders-refuse-no-loan = Tu n’as aucun emprunt à rembourser.
builders-refuse-no-money-for-loan = Rembourser un emprunt coûte { $price } ; tu as { $money }.
builders-refuse-no-slave = Tu n’as aucun esclave à affranchir.
builders-refuse-school-away = { $worker } est sur un chantier : seuls les ouvriers disponibles sont instruits.
builders-refuse-school-slave = { $worker } ne peut pas être instruit avant d’être affranchi.
builders-refuse-schooled-already = { $worker } est déjà instruit.
builders-refuse-not-raised = L’université ({ $resource }) n’augmenterait pas ce que fournit { $worker }.

## Log

builders-log-begins = { $seat } commence.
builders-log-deal = { $seat } reçoit { $worker }.
builders-log-turn-up-site = On découvre { $site }.
builders-log-turn-up-worker = On découvre { $worker }.
builders-log-turn = Tour de { $seat }.
builders-log-buy = { $seat } achète une action de plus pour { $money } sesterces.
builders-log-start = { $seat } commence { $site }.
builders-log-recruit = { $seat } recrute { $worker }.
builders-log-send =
    { $seat } envoie { $worker } au chantier { $site } : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $money ->
        [0] sans salaire
       *[other] { $money } sesterces
    }.
builders-log-send-with =
    { $seat } envoie { $worker } avec { $tool } au chantier { $site } : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $money ->
        [0] sans salaire
       *[other] { $money } sesterces
    }.
builders-log-complete =
    { $seat } achève { $site } : { $money ->
        [0] aucun sesterce
       *[other] { $money } sesterces
    }, { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }. De retour : { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }{ $tools ->
        [0] {""}
        [one] {", "}{ $tools } outil
       *[other] {", "}{ $tools } outils
    }.
builders-log-machine = { $worker } travaille désormais pour { $seat }.
builders-log-take =
    { $seat } prend { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    } avec { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
builders-log-slave = { $seat } acquiert { $worker } pour { $money } sesterces.
builders-log-free = { $seat } affranchit { $worker } : son salaire est désormais de { $wage }.
builders-log-tool = { $seat } acquiert { $tool } pour { $money } sesterces.
builders-log-loan = { $seat } prend un emprunt de { $money } sesterces.
builders-log-repay = { $seat } rembourse un emprunt avec { $money } sesterces.
builders-log-school = { $seat } fait instruire { $worker } ({ $resource }) pour { $money } sesterces : { $amount } au lieu de { $before }.
builders-log-end = { $seat } termine son tour.
builders-log-goal = { $seat } a { $points } points : la partie finit avec cette manche.
builders-log-settle = La dernière manche est finie. On règle les comptes, à partir de { $seat }.
builders-log-release = { $seat } affranchit { $worker } pour { $money } sesterces.
builders-log-score = { $seat } : { $total } points.
builders-log-win = { $seat } gagne.

## Tags: what an action would do, in a few letters

builders-tag-send =
    { $adds }{ $money ->
        [0] {""}
       *[other] , −{ $money }
    }
builders-tag-send-most =
    { $money ->
        [0] sans salaire
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
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
builders-tag-complete-most =
    { $points ->
        [0] achevé
        [one] jusqu’à { $points } point
       *[other] jusqu’à { $points } points
    }
builders-tag-machine = rejoint l’équipe
builders-tag-buy = +1 action, −{ $money }
builders-tag-take = +{ $money }
builders-tag-slave = −{ $money }
builders-tag-free = salaire { $wage }, score +{ $gain }
builders-tag-tool = −{ $money }
builders-tag-loan = +{ $money }
builders-tag-repay = −{ $money }, score +{ $gain }
builders-tag-school = { $before } → { $amount }, −{ $money }
builders-tag-school-most = −{ $money }
builders-tag-goal = { $points } points : la dernière manche
builders-tag-settle = finit la partie
builders-tag-release = −{ $money }, score +{ $gain }

## The end

builders-end-points =
    { $count ->
        [one] { $who } a atteint { $points } points.
       *[other] { $who } ont atteint { $points } points.
    }
builders-end-stalemate = Pendant deux manches, personne n’a fait autre chose que prendre de l’argent.
builders-end-round-limit =
    { $rounds ->
        [one] La seule manche convenue a été jouée.
       *[other] Les { $rounds } manches convenues ont été jouées.
    }
builders-ends-points = 17 points atteints
builders-ends-stalemate = deux manches passées à ne prendre que de l’argent
builders-ends-round-limit = manches convenues jouées
builders-score-buildings = Bâtiments
builders-score-machines = Machines
builders-score-slaves = Esclaves non affranchis
builders-score-loans = Emprunts non remboursés
builders-score-sesterces = Sesterces

## Options

builders-option-university = Ce que fait une université
builders-option-university-becomes = la quantité devient 3
builders-option-university-adds = ajoute 3 à la quantité

## Noms courts, pour les cartes

builders-short-watering-trough = Abreuvoir
builders-short-trading-post = Comptoir
builders-short-camel-stable = Chameaux
builders-short-archery-range = Archers
builders-short-philosophy = Philosophie
builders-short-palace = Palais
builders-short-lighthouse = Phare
builders-short-tower = Babel
builders-short-gardens = Jardins
builders-short-colossus = Colosse
builders-short-table = Table

## Sur le plateau

builders-market = Marché
builders-sites = Chantiers
builders-workers = Ouvriers
builders-in-deck = { $count } en pioche
builders-deck-sites =
    Pioche des chantiers : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
builders-deck-workers =
    Pioche des ouvriers : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
builders-look-through = Parcours : { $deck }
builders-deck-note = Ces cartes sont encore à venir. Personne ne sait dans quel ordre.
builders-stack-slaves = Esclaves
builders-stack-tools = Outils
builders-stack-loans = Emprunts
builders-stack-universities = Universités
builders-note-slaves = sans salaire, { $left } à la fin
builders-note-tools = +1 avec un ouvrier
builders-note-loans = rends { $price }, ou { $left } à la fin
builders-note-universities-becomes = une quantité devient { $amount }
builders-note-universities-adds = une quantité croît de { $amount }
builders-left =
    { $count ->
        [one] il en reste { $count }
       *[other] il en reste { $count }
    }
builders-yard = Chantier de { $name }
builders-no-sites = Aucun chantier encore. Prends-en un dans la rangée des chantiers : cela coûte une action.
builders-team = Équipe
builders-team-empty = Tout le monde travaille. Recrute quelqu’un, ou achève un chantier : ses ouvriers reviennent.
builders-finished = Achevés · { $points }
builders-finished-brief = Achevés
builders-of-goal = sur { $goal }
builders-actions = Actions
builders-actions-left = { $actions }
builders-actions-of = { $name } : { $actions }
builders-one-more = une de plus : { $price } sesterces
builders-one-more-brief = une autre : { $price }
builders-no-loans = aucun emprunt
builders-loans-cost =
    { $count ->
        [one] { $count } emprunt
       *[other] { $count } emprunts
    } : { $left } à la fin
builders-bank = Banque
builders-take-money = Ou prends de l’argent
builders-kit-tool = Avec un outil ?
builders-without-tool = Sans outil
builders-kit-settle = Ton score actuel : { $total }
builders-more = Plus sur { $name }
builders-race = Vers { $goal } points
builders-score-now = Score si tout finissait
builders-show-score = score actuel
builders-show-points = points
builders-round = manche { $round }
builders-last-round = dernière manche
builders-tab-yard = Chantiers
builders-tab-market = Marché
builders-tab-rivals = Rivaux

## Ce qu’un ouvrier ferait pour un chantier

builders-adds-nothing = n’apporte rien ici
builders-with-tool-only = utile avec un outil
builders-still-missing = il en manque encore { $missing }
builders-completes =
    l’achève : +{ $reward }, { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
builders-completes-it = l’achève
builders-completes-with-tool = l’achève avec un outil
builders-price =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $money ->
        [0] {""}
       *[other] , −{ $money }
    }
builders-price-bought =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $buy ->
        [one] { $buy } achetée
       *[other] { $buy } achetées
    } : −{ $money }
builders-lacking = il en manque { $short }
builders-buy-and =
    Achète { $buy ->
        [one] une action
       *[other] { $buy } actions
    } pour { $money }, puis : { $doing }
builders-undone =
    Il te reste { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.

## Descriptions des éléments

builders-label-site = { $site } : demande { $needs } ; rapporte { $money } et { $points }
builders-label-built = { $site }, achevé : { $points }
builders-label-yard =
    { $site }, en construction : manque { $missing } ; rapporte { $money } et { $points } ; { $crew ->
        [0] personne n’y travaille
        [one] { $crew } ouvrier y travaille
       *[other] { $crew } ouvriers y travaillent
    }
builders-label-worker = { $worker } : fournit { $supply } ; salaire : { $wage }
builders-label-tool = { $tool } : 1 { $resource } de plus
builders-label-university = Université : { $resource }
builders-label-stack = { $stack } : il en reste { $count }
builders-label-loans = Emprunts de { $name } : { $count }
builders-label-seat = { $name } : { $money }, { $points } sur { $goal }
builders-label-actions = Actions restantes : { $actions } ; une de plus coûte { $price }
builders-label-take = Prends { $money } pour { $actions }
builders-schooled = instruit : { $resource }
builders-carries = porte : { $tool }

## Aide

builders-kind-row = à prendre
builders-kind-yard = chantier de { $name }
builders-kind-yard-own = ton chantier
builders-kind-built = achevé par { $name }
builders-kind-built-own = achevé par toi
builders-kind-hire = à recruter
builders-kind-stack = investissement
builders-kind-team = libre, dans l’équipe de { $name }
builders-kind-team-own = libre, dans ton équipe
builders-kind-site = au travail : { $site }
builders-kind-with = avec { $worker }
builders-kind-tool = outil de { $name }
builders-kind-tool-own = ton outil
builders-university-of = Université : { $resource }
builders-help-site = L’ouvrir coûte une action. Envoie ensuite des ouvriers jusqu’à ce que rien ne manque : tu reçois ses sesterces et ses points, et les ouvriers reviennent.
builders-help-machine = Une fois construite, elle rejoint ton équipe et fournit { $supply }, sans salaire.
builders-help-yard =
    Manque : { $missing }. { $crew ->
        [0] Personne n’y travaille encore.
        [one] { $crew } ouvrier y travaille.
       *[other] { $crew } ouvriers y travaillent.
    }
builders-help-next = Le prochain ouvrier demande { $actions }.
builders-help-next-bought = Le prochain ouvrier demande { $actions } ; { $money } pour celles à acheter.
builders-help-hire = Le recruter coûte une action et pas d’argent. Le salaire se paie à chaque envoi.
builders-help-team = Clique, puis choisis un chantier. Le premier ouvrier envoyé sur un chantier dans le tour demande une action, le deuxième deux, et ainsi de suite.
builders-help-busy = Y reste jusqu’à ce que le bâtiment soit achevé.
builders-help-slave = Ne porte pas d’outil et ne peut être instruit. Affranchi pour une action, il veut un salaire de { $wage } ; affranchi à la fin, il coûte { $release } ; sinon il compte { $left } points.
builders-help-machine-works = Une machine ne veut pas de salaire, ne prend ni outil ni instruction.
builders-help-learns = À l’université il pourrait arriver à : { $amounts }.
builders-help-tool = Accompagne un ouvrier que tu envoies et ajoute 1 { $resource } ; ne coûte pas d’action et revient avec lui.
builders-help-university = Instruit pour toujours un ouvrier libre de ton équipe : il fournit plus de { $resource }. Le salaire reste le même.
builders-help-deck = Encore à venir, dans un ordre que personne ne connaît : { $cards }.
builders-help-deck-empty = Il ne reste rien : les vides de la rangée restent ouverts.
builders-help-seat = Avec { $goal } points ou plus à la fin d’un tour, la manche s’achève, et la partie avec elle.
builders-help-actions = Un tour a { $free } actions gratuites. Chaque autre coûte { $price } sesterces.
builders-help-bank = Salaires et prix vont à la banque ; elle ne s’épuise jamais. Les actions peuvent être changées en argent.
builders-fact-left = reste : { $actions }
builders-fact-needs = demande { $needs }
builders-fact-supplies = fournit { $supply }
builders-fact-wage = salaire : { $wage }
builders-fact-price = prix : { $money }
builders-fact-loans = il en reste { $count }
builders-fact-invested = l’investissement de ce tour est fait
builders-fact-score = score actuel { $total }
builders-fact-costs = { $total } points à la fin
builders-fact-bought = actions à acheter : { $money }

## Un premier regard

builders-tour-market = Le marché : en haut les chantiers à construire, en bas les ouvriers à recruter. Chacun coûte une action. La pièce est ce que rapporte un chantier ou ce que veut un ouvrier, la médaille les points, les carrés ce qui est demandé ou fourni.
builders-tour-sites = Tes chantiers. Envoies-y des ouvriers jusqu’à ce qu’aucun carré ne soit vide : tu reçois sesterces et points, et les ouvriers reviennent.
builders-tour-team = Ton équipe. Pointe un ouvrier pour voir ce qu’il ajouterait à chaque chantier ; clique, puis clique sur le chantier. La pièce est son salaire.
builders-tour-team-touch = Ton équipe. Touche un ouvrier pour voir ce qu’il ajouterait à chaque chantier, puis touche le chantier. La pièce est son salaire.
builders-tour-actions = Trois actions par tour. Le premier ouvrier envoyé sur un chantier en demande une, le deuxième dans le même tour deux, le troisième trois. D’autres actions s’achètent ici.
builders-tour-money = Plus d’argent ? Change des actions en sesterces : plus à la fois, mieux c’est.
builders-tour-investments = Un investissement par tour : esclaves, outils, un emprunt, ou une université pour un de tes ouvriers.
builders-tour-goal = Avec 17 points vient la dernière manche. Un sesterce vaut un dixième de point ; emprunts et esclaves coûtent des points.
builders-tour-glow = Ce qui est bordé d’or peut être fait maintenant. Pointe n’importe quoi pour savoir ce que c’est ; clique sur ce qui n’est pas bordé pour savoir pourquoi.
builders-tour-glow-touch = Ce qui est bordé d’or peut être fait maintenant. Garde le doigt sur n’importe quoi pour savoir ce que c’est ; touche ce qui n’est pas bordé pour savoir pourquoi.

## The terminal

builders-cli-zone-rows = rangées
builders-cli-sites = Chantiers
builders-cli-workers = Ouvriers
builders-cli-deck = { $count } dans la pioche
builders-cli-investments = Investissements
builders-cli-loans = emprunts : { $count }
builders-cli-seat = { $points }, { $money } (score actuel : { $score })
builders-cli-owes = emprunts : { $count }
builders-cli-built = Bâtis :
builders-cli-team = Équipe :
builders-cli-tools = Outils :
builders-cli-needs = demande
builders-cli-misses = manque
builders-cli-supplies = fournit
builders-cli-wage = salaire
builders-cli-reward = prime
builders-cli-points = points
builders-cli-crew = au travail
builders-cli-next = prochain ouvrier
builders-cli-bought = { $actions }, dont { $count } à acheter : { $money }
builders-cli-round = Manche { $round }
builders-cli-last-round = Dernière manche
builders-cli-ends-if-quiet = La partie finit avec cette manche si rien ne se passe
builders-cli-invested = investissement du tour déjà fait
builders-cli-order = pierre-bois-architecture-décoration

## Rules

builders-rule-B1 = On mélange les 33 cartes bâtiment, soit 29 bâtiments et 4 machines ; cinq d’entre elles sont visibles dans la ligne des chantiers.
builders-rule-B2 = Chaque joueur reçoit au hasard un des quatre apprentis. Les autres apprentis vont dans la pioche des ouvriers ; cinq ouvriers sont visibles dans leur ligne.
builders-rule-B3 = Les investissements sont visibles en quatre piles : 6 esclaves, 4 outils, 4 emprunts, 4 universités. Qui en prend un choisit n’importe quelle carte de la pile.
builders-rule-B4 = Chaque joueur commence avec 10 sesterces. Le premier joueur est tiré au sort. La banque ne s’épuise jamais.
builders-rule-B5 = Un tour a trois actions gratuites. Chaque action de plus coûte 5 sesterces et s’achète à tout moment du tour, aussi souvent qu’on veut, qu’on l’utilise ou non. Ce qu’un coup rapporte lui-même, comme un emprunt ou une prime, ne peut pas payer l’action qu’il demande.
builders-rule-B6 = Commencer un bâtiment : 1 action. Prends une des cartes visibles de la ligne des chantiers, aussitôt complétée. Tu peux avoir autant de chantiers que tu veux.
builders-rule-B7 = Recruter : 1 action, sans argent. Prends dans ton équipe un des ouvriers visibles ; la ligne est aussitôt complétée.
builders-rule-B8 = Envoie un ouvrier de l’équipe sur un de tes chantiers et paie son salaire à la banque. Le premier envoyé sur ce chantier pendant ce tour coûte 1 action, le deuxième 2, le troisième 3, et ainsi de suite : trois ensemble coûtent 6 actions. Chaque chantier compte à part, et ceux qui sont venus aux tours précédents ne comptent pas. L’ouvrier, avec son outil, doit fournir au moins une ressource qui manque encore au chantier.
builders-rule-B9 = Un ouvrier envoyé sur un chantier y reste jusqu’à l’achèvement du bâtiment.
builders-rule-B10 = Prendre de l’argent à la banque : 1 sesterce pour 1 action, 3 pour 2 actions, 6 pour 3 actions. Il n’y a pas de palier plus haut, mais on peut le faire plusieurs fois par tour.
builders-rule-B11 = Quand une pioche est vide, les places de sa ligne restent vides.
builders-rule-B12 = Tu peux terminer ton tour avec des actions inutilisées.
builders-rule-B13 = Achever un bâtiment n’est pas une action. Il est achevé dès que les ouvriers du chantier, avec leurs outils et leur instruction, fournissent ensemble au moins ce qu’il faut de chaque ressource. Le surplus est perdu.
builders-rule-B14 = Quand un bâtiment est achevé, ses ouvriers et ses outils reviennent aussitôt dans l’équipe et peuvent être renvoyés pendant le même tour. Tu prends la prime en sesterces et gardes les points.
builders-rule-B15 = Une machine se construit comme un bâtiment et rapporte ses points. Puis elle rejoint ton équipe comme un ouvrier sans salaire ; l’envoyer coûte des actions comme d’habitude. Elle ne prend ni outil ni instruction.
builders-rule-B16 = Prendre un investissement coûte 1 action, et on en prend au plus un par tour.
builders-rule-B17 = Esclave : 7 sesterces. Un ouvrier sans salaire, qui ne porte pas d’outil et ne peut être instruit avant d’être affranchi.
builders-rule-B18 = Affranchir un esclave qui n’est pas sur un chantier : 1 action, sans argent. Il est dès lors un ouvrier au salaire de 4. Ce n’est pas un investissement, et c’est possible même pendant le tour où tu l’as pris.
builders-rule-B19 = Outil : 2 sesterces. Quand tu envoies un ouvrier, un de tes outils disponibles peut l’accompagner gratuitement et ajoute 1 de sa ressource. Un ouvrier porte un seul outil, qui revient avec lui.
builders-rule-B20 = Emprunt : tu reçois 10 sesterces. Tu peux le rembourser avec 15 à tout moment de ton tour, sans action, ou au règlement final. Un emprunt remboursé sort du jeu.
builders-rule-B21 = Université : 7 sesterces. Elle est posée aussitôt et pour toujours sur un ouvrier de l’équipe qui n’est pas sur un chantier et n’a pas encore d’instruction : la quantité de sa ressource qu’il fournit devient 3 ou, si on en est convenu avant la partie, augmente de 3. Elle doit augmenter. Le salaire ne change pas.
builders-rule-B22 = Quand un joueur a 17 points ou plus à la fin de son tour, en comptant seulement bâtiments et machines, on finit la manche pour que tous aient joué autant de tours : le dernier à jouer est le joueur à droite du premier.
builders-rule-B23 = Ensuite, dans l’ordre à partir du premier joueur, chacun peut affranchir des esclaves pour 5 sesterces chacun, même ceux qui sont sur un chantier, et rembourser des emprunts pour 15 chacun, comme il veut. Chaque esclave restant coûte 1 point, chaque emprunt restant 2.
builders-rule-B24 = Le score est la somme des points des bâtiments et des machines, moins ce que coûtent esclaves et emprunts, plus un dixième de point par sesterce. Le plus haut score gagne ; à égalité, la victoire est partagée.
builders-rule-B25 = Quand deux manches de suite passent sans que personne commence un bâtiment, recrute, envoie un ouvrier, investisse, affranchisse ou rembourse, la partie finit et on compte les points.

## What is worth counting

builders-stats-opening = Ouvertures : l’apprenti au début
builders-stats-built = Bâtiments achevés
builders-stats-team = Ouvriers recrutés, esclaves et machines
builders-stats-tools = Outils achetés

## Names in the view, for boards and tables drawn from it

builders-key-actions = actions
builders-key-adds = ajoute
builders-key-bank = banque
builders-key-becomes = devient
builders-key-built = bâtiments achevés
builders-key-buy = à acheter
builders-key-completes = l’achève
builders-key-completes-with = l’achève avec
builders-key-crew = équipe au travail
builders-key-deck = pioche
builders-key-end-cost = coûte à la fin, en dixièmes de point
builders-key-ends-if-quiet = finit avec cette manche si rien ne se passe
builders-key-freed = affranchi
builders-key-help = qui aiderait
builders-key-invested = a investi
builders-key-last-round = dernière manche
builders-key-learns = après une université
builders-key-left = restantes
builders-key-loans = emprunts
builders-key-missing = manque
builders-key-move = un coup coûte
builders-key-needs = demande
builders-key-next = prochain ouvrier
builders-key-offers = qui aiderait parmi l’offre
builders-key-phase = phase
builders-key-quiet-rounds = manches où rien ne s’est passé
builders-key-resource = ressource
builders-key-reward = prime
builders-key-schooled = instruit en
builders-key-score = score actuel, en dixièmes de point
builders-key-sent = ouvriers envoyés
builders-key-site = chantier
builders-key-site-deck = chantiers à venir
builders-key-site-row = chantiers proposés
builders-key-sites = chantiers en cours
builders-key-slaves = esclaves
builders-key-stack = pile :
builders-key-supply = fournit
builders-key-take = actions contre argent
builders-key-team = équipe
builders-key-to-come = tour encore à jouer
builders-key-tool = outil
builders-key-tools = outils
builders-key-universities = universités
builders-key-university = université de
builders-key-wage = salaire
builders-key-worker = ouvriers
builders-key-worker-deck = ouvriers à venir
builders-key-worker-row = ouvriers à recruter

## Themes of puzzles

builders-puzzle-complete = Terminer
builders-puzzle-machine = Machines
builders-puzzle-send = Envoyer des ouvriers
builders-puzzle-recruit = Recruter
builders-puzzle-start = Ouvrir des chantiers
builders-puzzle-invest = Investir
builders-puzzle-money = Argent et actions
builders-puzzle-patience = Savoir s’arrêter
builders-puzzle-points = Le plus de points
builders-puzzle-win = Gagner maintenant

## À quoi sert un coup, dit par un conseil ; ce qui manque ici est dit comme son étiquette

builders-purpose-complete =
    achève { $site }{ $points ->
        [0] {""}
        [one] {" "}: { $points } point
       *[other] {" "}: { $points } points
    }{ $money ->
        [0] {""}
       *[other] , { $money } sesterces
    }
builders-purpose-machine = { $worker } rejoint l’équipe
builders-purpose-send = apporte { $adds }
builders-purpose-send-with = apporte { $adds }
builders-purpose-take =
    rapporte { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }
builders-purpose-denies = ne laisse à { $seat } aucun ouvrier de la rangée pour { $resource }
builders-purpose-worker = apporte { $adds } où qu’on l’envoie
builders-purpose-fits = apporte { $count } des { $of } choses qui manquent encore à { $site }
builders-purpose-site =
    { $points ->
        [0] {""}
        [one] { $points } point,{" "}
       *[other] { $points } points,{" "}
    }{ $money ->
        [0] {""}
       *[other] { $money } sesterces,{" "}
    }et tes ouvriers libres apportent { $count } des { $of } choses qu’il lui faut
builders-purpose-buy = une action de plus pour { $money } sesterces
builders-purpose-loan = { $money } sesterces tout de suite
builders-purpose-tool = coûte { $money } sesterces
builders-purpose-slave = coûte { $money } sesterces
builders-purpose-school = { $amount } au lieu de { $before }, pour { $money } sesterces
