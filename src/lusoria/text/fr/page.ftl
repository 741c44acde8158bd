## The page: home

page-home = Accueil
page-take-a-seat = Prends place
page-take-a-seat-how = Jeux de la Rome antique, avec toutes leurs règles. Un clic, et tu joues contre un bot.
page-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
page-players-range = { $low }–{ $high } joueurs
page-minutes = { $minutes } min
page-first-game = Première fois ? Commence seul
page-first-game-why = Une partie seul, avec une visite guidée au fil du premier tour
page-play-now = Jouer
page-more = Plus…
page-your-tables = Tes tables
page-open-tables = Tables ouvertes
page-your-finished = Tes parties finies
page-all = les { $count }
page-game-with = { $game } avec { $names }
page-your-turn = À toi de jouer
page-others-turn = Aux autres de jouer
page-running = en cours
page-free-seats = Places libres : { $free }
page-resume = Reprendre
page-join = Rejoindre
page-watch = Regarder
page-replay = Revoir
page-won = Gagnée
page-not-won = Perdue
page-drawn = Nulle
page-finished = Terminée
page-open-record = Ouvrir une partie enregistrée
page-open-record-how = Choisis le fichier d’une partie finie, ou dépose-le ici, pour la revoir coup par coup.
page-choose-file = Choisir un fichier
page-no-record = Ce fichier n’est pas l’enregistrement d’une partie.
page-api = Pour les programmes
page-credits = Icônes : game-icons.net, CC BY 3.0. Caractères : Cinzel et Alegreya Sans, SIL OFL 1.1.

## A new table

page-your-name = Ton nom
page-you-name = Invité
page-modes = Comment jouer
page-mode-solitaire = Seul
page-mode-duel = À deux
page-mode-three = À trois
page-mode-four = À quatre
page-mode-alliance = Alliance
page-house-rules = Règles maison
page-house-rules-none = aucune, comme imprimé
page-house-rules-changed = changées : { $count }
page-usual = { $what } (d’ordinaire)
page-not-copied = Impossible de copier ici : sélectionne l’adresse et copie-la.
page-seats = Places
page-seat-number = Qui occupe la place { $number }
page-name-of-seat = Nom du joueur à la place { $number }
page-player-number = Joueur { $number }
page-who-me = Moi
page-who-friend = Un ami, par lien
page-who-open = Le premier venu
page-who-here = Quelqu’un devant cet écran
page-who-easy = Bot, facile
page-who-medium = Bot, moyen
page-who-hard = Bot, difficile
page-clock = Temps par tour
page-clock-none = sans limite
page-clock-60 = 1 minute
page-clock-180 = 3 minutes
page-clock-86400 = 1 jour
page-clock-259200 = 3 jours
page-allow-undo = Annulation permise
page-allow-hints = Conseils
page-public = Visible par tous
page-cancel = Annuler
page-start = Commencer
page-waiting-for-players = En attente des joueurs
page-invited = { $name } t’invite
page-send-link =
    { $count ->
        [one] Envoie ce lien à qui doit jouer avec toi.
       *[other] Envoie chaque lien à qui doit prendre cette place.
    }
page-begins-when = La partie commence quand personne ne manque.
page-waiting-for = on attend { $name }
page-bot = bot, { $level }
page-level-easy = facile
page-level-medium = moyen
page-level-hard = difficile
page-you = toi
page-there = à la table
page-away = pas là pour l’instant
page-link-for-seat = Le lien pour la place { $number }
page-copy-link = Copier le lien
page-copied = Copié
page-sit-down = S’asseoir
page-close-table = Fermer cette table
page-no-table = Cette table n’existe pas.
page-loading = Un instant…

## At the table

page-turn-of = { $name } décide.
page-all-the-same = { $doing } quand même
page-show-again = revoir
page-setting-doubts = Demander avant de laisser quelque chose de côté
page-choose-glowing = Choisis maintenant un élément qui brille.
page-put-back = reposer
page-take-back = annuler
page-to-present = au présent
page-looking-back =
    Voici la partie après { $ply ->
        [one] { $ply } action
       *[other] { $ply } actions
    }.
page-several =
    { $count ->
        [one] { $count } possibilité
       *[other] { $count } possibilités
    }
page-legal = possible : { $doing }
page-not-now = Impossible maintenant
page-not-your-turn = Ce n’est pas à toi : { $name } décide.
page-shown-in-rules = montrée dans les règles
page-open-clause = Article { $rule } des règles
page-show-clause = Montrer la règle
page-hide-clause = Cacher la règle
page-against = contre { $names }
page-with-against = avec { $allies }, contre { $names }
page-against-ai = contre l’I.A.
page-undo = Annuler
page-undo-keys = { $undo } annule une décision, { $turn } tout le tour
page-hint = Conseil
page-thinking = Je réfléchis…
page-resign = Abandonner
page-resign-sure = Veux-tu abandonner la partie ? À deux camps, l’autre gagne ; à plusieurs, un bot joue à ta place.
page-log = Journal
page-rules = Règles
page-chat = Discussion
page-unheard =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
page-side = Aide, journal, règles et discussion
page-close = Fermer
page-inspect = Passe le pointeur sur n’importe quoi pour savoir ce que c’est et à quoi cela sert.
page-rule-asked = La règle pour ceci
page-search-rules = Chercher dans les règles
page-nothing-said = Personne n’a encore rien dit.
page-say = Dis quelque chose
page-send = Envoyer
page-turn-heading = Tour { $turn } · { $name }
page-earlier =
    { $count ->
        [one] { $count } ligne plus tôt
       *[other] { $count } lignes plus tôt
    }
page-later =
    { $count ->
        [one] { $count } ligne plus tard
       *[other] { $count } lignes plus tard
    }
page-details = Ce qui s’est passé en détail
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-step-of = Pas { $step } sur { $of }
page-share-position = Copier un lien vers cette position
page-reconnecting = Connexion perdue, nouvel essai…
page-put-off = Le serveur a trop à faire, nouvel essai…
page-restarting = Le serveur redémarre, la table va revenir…
page-connection-refused = La table n’est plus montrée ({ $status }). Rouvrez son lien.
page-unreachable = Le serveur ne répond pas.
page-days-hours = { $days } j { $hours } h
page-time-of = Temps restant pour { $name }
page-bot-took-over = Un bot joue à ta place.
page-come-back = Je reprends
page-curtain = { $name }, à toi de jouer
page-curtain-how = Les autres détournent les yeux.
page-curtain-open = Montrer mon côté
page-tour = Un premier coup d’œil
page-tour-next = Suivant
page-tour-skip = Passer
page-tour-end = Jouons

## The end

page-wins = { $names } gagne
page-win = { $names } gagnent
page-share-victory = { $names } partagent la victoire
page-nobody-wins = Personne ne gagne
page-play-again = Rejouer
page-result = Résultat
page-harder = Plus difficile
page-harder-how = La même table contre des bots plus forts
page-other-seats = Autres places…
page-held = Ce que chacun avait
page-held-nothing = rien de caché
page-course-turn = Tour { $turn } : { $points }
page-play = Lire
page-pause = Pause
page-speed = Vitesse
page-speed-of = { $speed } ×
page-eyes = Vu par
page-eyes-of = comme { $name } le voyait
page-eyes-all = comme toutes les places le voyaient ensemble
page-rematch-waits = À la revanche
page-total = Total
page-course = Points après chaque tour
page-dice-fair = Les dés étaient honnêtes.
page-dice-checked =
    { $count ->
        [one] { $count } tirage vérifié
       *[other] { $count } tirages vérifiés
    } dans ton navigateur.
page-dice-unfair = Les dés ne découlent pas du secret annoncé avant la partie.
page-dice-unknown = Il n’y a pas de preuve des dés à vérifier.
page-record = Enregistrement

## Settings

page-settings = Réglages
page-language = Langue
page-theme = Thème
page-theme-system = comme le système
page-theme-light = clair
page-theme-dark = sombre
page-pace = Coups des autres
page-pace-800 = lents
page-pace-350 = normaux
page-pace-120 = rapides
page-pace-0 = immédiats
page-sounds = Sons
page-keys = Touches
page-keys-how = Cliquez sur une touche pour donner une autre touche à la commande.
page-keys-first = Comme au début
page-key-press = appuyez sur une touche
page-key-change = { $what } : { $key }, la changer
page-key-number = fait ce qui est proposé sous ce numéro
page-key-arrows = de pièce en pièce sur le plateau
page-key-enter = choisit ce qui est visé
page-key-escape = repose, annule, ferme
page-key-end = termine le tour
page-key-undo = annule une décision
page-key-undo-turn = annule tout le tour
page-key-hint = demande un conseil
page-key-back = regarde un coup en arrière
page-key-on = regarde un coup en avant
page-key-rule = la clause de ce qui est visé
page-key-keys = cette liste
page-volume = Volume
page-notices = M’avertir quand c’est mon tour
page-theme-switch = Clair ou sombre
