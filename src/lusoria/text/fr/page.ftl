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
page-who-beginner = Bot, débutant
page-who-easy = Bot, facile
page-who-medium = Bot, moyen
page-who-hard = Bot, difficile
page-who-master = Bot, maître
page-preparing = La table se prépare dans ce navigateur : { $percent } %
page-preparing-failed = Les jeux n’ont pas démarré. Recharge la page ; sinon, il faut un navigateur plus récent, ou un serveur.
page-alone-levels = Les bots réfléchissent dans ce navigateur : le débutant et le facile décident aussitôt, le moyen prend jusqu’à deux secondes par décision, le difficile jusqu’à quatre, le maître jusqu’à six. Les plus forts y sont un peu plus faibles que sur un serveur.
page-alone-friends = Pour inviter des amis par lien, il faut un serveur. En connaissez-vous l’adresse ?
page-alone-go = Y aller
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
page-level-beginner = débutant
page-level-easy = facile
page-level-medium = moyen
page-level-hard = difficile
page-level-master = maître
page-about-beginner = Joue au premier coup d’œil et choisit souvent un coup seulement presque aussi bon que le meilleur.
page-about-easy = Choisit ce qui semble aussitôt le meilleur et ne regarde jamais au-delà de son propre coup.
page-about-medium = Réfléchit un peu plus loin et néglige ce qui vient tard.
page-about-hard = Réfléchit plusieurs coups à l’avance et concède peu.
page-about-master = Prend son temps, jusqu’à un quart de minute par tour, et ne pardonne rien.
page-you = toi
page-there = à la table
page-away = pas là pour l’instant
page-away-long = en vacances
page-on-vacation = en vacances jusqu’au { $day }
page-turn-away = { $name } est en vacances jusqu’au { $day }. L’horloge est arrêtée.
page-link-for-seat = Le lien pour la place { $number }
page-copy-link = Copier le lien
page-copied = Copié
page-seat-link = Ton lien
page-seat-link-how = Qui a ce lien est assis à ta place. Un nouveau lien lui ôte aussitôt toute valeur, dans tes autres navigateurs aussi.
page-seat-link-none = Cette place n’a pas de lien : tu y accèdes partout où tu es connecté.
page-seat-link-renewed = L’ancien lien ne vaut plus rien.
page-seat-link-revoke = Retirer le lien
page-link-new = Nouveau lien
page-link-new-how = Le lien précédent ne vaudra plus rien
page-sit-down = S’asseoir
page-close-table = Fermer cette table
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
page-report = Signaler
page-reported = signalé
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
page-connection-refused = La table n’est plus montrée : { $why } Rouvre son lien.
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
page-easier = Plus facile
page-easier-how = La même table contre des bots plus faibles
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

## Analyse

page-analysis = Analyse
page-analyse = Analyser la partie
page-analyse-how = Ce que chaque coup a concédé, ce que le hasard a donné et ce qui aurait été meilleur : chaque siège avec ce qu’il savait alors.
page-analysing = Analyse en cours : { $percent } %
page-analysis-again = Réessayer
page-chances = Chances de gagner
page-chance-at = Tour { $turn } : { $chances }
page-accounts = D’où vient le résultat
page-accounts-how = Le départ, le hasard et les décisions s’additionnent au résultat. Ce qu’a apporté la mise en place compte comme du hasard.
page-account-start = Départ
page-luck = Hasard
page-own-decisions = Ses décisions
page-others-decisions = Celles des autres
page-accuracy = Précision
page-accuracy-how = 100 : rien n’a été concédé. 0 : autant qu’en choisissant à l’aveugle.
page-accuracy-game = Précision { $accuracy }
page-accuracy-mean =
    { $count ->
        [one] Précision { $accuracy } sur { $count } partie analysée
       *[other] Précision { $accuracy } sur { $count } parties analysées
    }
page-given-away = Concédé
page-given-away-how = Sur les chances de gagner : imprécision à partir de 4 points, erreur à partir de 8, gaffe à partir de 15. Dit seulement si deux recherches séparées s’accordent.
page-nothing-given-away = Rien sur quoi deux recherches séparées s’accordent.
page-in-turn = Tour { $turn }
page-percent = { $percent } %
page-lost-percent = −{ $percent } %
page-gained-percent = +{ $percent } %
page-was-played = Joué
page-better-ways = Le mieux
page-better = mieux : { $way }
page-who-does = { $name } : { $what }
page-then-expected = Attendu ensuite : { $line }
page-show-way = Montrer sur le plateau : { $way }
page-learn = Apprendre de ses erreurs
page-learn-of = { $number } sur { $count }, tour { $turn }
page-learn-question = { $name } : qu’est-ce qui est meilleur ici ?
page-learn-right = Juste.
page-learn-wrong = Non : cela concède { $percent } %.
page-learn-seen = Les meilleurs coups :
page-learn-skip = Passer
page-learn-solution = Solution
page-learn-next = Suivant
page-learn-over = C’est tout : { $right } justes sur { $count }.
page-learn-end = Vers l’analyse

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

## Lessons, and playing on

page-lessons = Apprendre
page-learn-how = De courtes leçons à la table même : une tâche, un plateau, et quelqu’un qui explique ce qui n’allait pas.
page-lesson-done = faite
page-lesson-next = commence ici
page-learn-play = Jouer à { $game } contre un bot facile
page-lesson-step = tâche { $step } sur { $steps }
page-lesson-following = Leçon suivante
page-lesson-all = Toutes les leçons
page-lesson-take-back = Reprendre le coup
page-lesson-again = Recommencer
page-play-on = Jouer à partir d’ici
page-play-on-how = Une nouvelle table commence à cette position. Son enregistrement le dit.
page-play-on-seat = Ta place
page-play-on-level = Les bots
page-play-on-bots = Contre des bots
page-play-on-alone = Toutes les places moi-même
page-from-position = depuis une position

## Puzzles

page-puzzles = Problèmes
page-puzzles-how = Des positions de parties entre bots, où une seule chose est clairement juste.
page-puzzle-today = Problème du jour
page-puzzle-solve = Le résoudre
page-puzzle-next = Problème suivant
page-puzzle-theme = Thème
page-puzzle-any = Tous les thèmes
page-puzzle-level = Difficulté
page-puzzle-easier = plus facile
page-puzzle-equal = à mon niveau
page-puzzle-harder = plus difficile
page-puzzle-rating = Ton classement
page-puzzle-rating-how = Un classement Glicko, gardé dans ce navigateur. Seul le premier essai compte.
page-puzzle-solved = { $right } sur { $tried } résolus au premier essai
page-puzzle-left = { $left } sur { $count } encore à essayer
page-puzzle-row = { $count } d’affilée
page-puzzle-done = résolu
page-puzzle-missed = manqué
page-puzzle-rated = difficulté { $rating }
page-puzzle-again = Réessayer
page-puzzle-solution = Montrer la solution
page-puzzle-shown = Solution : { $moves }
page-puzzle-all = Tous les problèmes
page-puzzle-change = ton classement : { $rating } ({ $change })
page-puzzle-none = Il n’y a plus de problème de ce genre ; les plus anciens reviennent.

## Classements et joueurs

page-ratings = Classements
page-ratings-how = Comptent les parties classées, entre personnes connectées et contre les bots. En tête vient qui est fort à coup sûr, pas qui a eu de la chance une fois.
page-rank = Rang
page-player = Joueur
page-rating = Cote
page-games = Parties
page-games-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
page-last-game = Dernière partie
page-rating-provisional = Provisoire : trop peu de parties encore
page-no-rated = Pas encore de partie classée.
page-player-since = Ici depuis le { $date }
page-player-gone = un ancien joueur
page-rating-course = La cote après chacune des { $count } dernières parties : de { $first } à { $last }.
page-leader-board = Tableau des meilleurs
page-opponents = Contre
page-last-games = Dernières parties
page-place = Place { $place } sur { $of }

## Comptes

page-account = Compte
page-account-how = Ton nom, où que tu te connectes.
page-account-name = Nom
page-sign-in = Se connecter
page-sign-in-how = Tes tables et ce que tu as appris te suivent dans chaque navigateur.
page-sign-out = Se déconnecter
page-claim-name = Prendre un nom
page-claim-how = Personne n’a besoin d’un compte. Avec un compte, le nom n’est qu’à toi, et tes tables te suivent, celles d’aujourd’hui aussi.
page-password = Mot de passe
page-password-now = Ton mot de passe
page-password-new = Nouveau mot de passe
page-password-change = Changer le mot de passe
page-password-changed = Le mot de passe est changé. Les autres navigateurs ont été déconnectés.
page-password-forgotten = Mot de passe oublié ?
page-password-mailed = Si ce compte a une adresse, un message avec un lien est en route.
page-password-reset = Un nouveau mot de passe
page-password-reset-how = Choisis-le, et te voilà connecté. Partout ailleurs, la connexion prend fin.
page-email = Courriel
page-email-how = Un mot de passe oublié se fixe à nouveau par un message à cette adresse. Personne d’autre ne la voit.
page-email-address = Adresse
page-email-save = Garder l’adresse
page-email-kept = L’adresse est gardée.
page-mailed = M’écrire quand on me défie et, aux tables où un tour dure une heure ou plus, quand c’est à moi et quand la partie est finie
page-push = Avis dans ce navigateur
page-push-how = Le navigateur te prévient quand on te défie et, aux tables où un tour dure une heure ou plus, quand c’est à toi et quand la partie est finie : même page fermée, tant que tu restes connecté.
page-push-here = Me prévenir dans ce navigateur
page-push-host = Ce serveur n’envoie pas d’avis aux navigateurs.
page-push-browser = Ce navigateur n’accepte pas d’avis de cette page : il faut HTTPS et un navigateur avec Web Push.
page-push-denied = Le navigateur a reçu l’ordre de ne pas afficher les notifications de cette page. Autorise-les dans ses réglages pour cette page.
page-push-failed = Le navigateur n’a pas pu s’abonner aux avis. Réessaie plus tard.
page-push-there = reçoit les avis
page-push-end = Arrêter les avis
page-unsubscribe = Avis par courrier
page-unsubscribe-now = Ne plus m’en envoyer
page-unsubscribed = C’est fait : il n’en partira plus. Tu peux les reprendre dans ton compte.
page-vacation = Vacances
page-vacation-how = Pendant ton absence, ton horloge s’arrête aux tables où un tour dure un jour ou plus. Les autres voient jusqu’à quand.
page-vacation-now = Tu es en vacances jusqu’au { $day }.
page-vacation-planned = Tu es en vacances du { $from } au { $day }.
page-vacation-left = { $count ->
    [one] Il te reste un jour cette année.
   *[other] Il te reste { $count } jours cette année, dont { $most } au plus à la fois.
}
page-vacation-earliest = Les prochaines peuvent commencer le { $day }.
page-vacation-count = Jours
page-vacation-from = À partir du (vide : maintenant)
page-vacation-go = Partir en vacances
page-vacation-end = Je suis de retour
page-vacation-call-off = Annuler les vacances
page-sessions = Où tu es connecté
page-session-here = ici
page-session-seen = utilisé pour la dernière fois le { $day }
page-session-unknown = Un navigateur
page-sessions-end = Se déconnecter partout ailleurs
page-tokens = Jetons pour programmes
page-tokens-how = Un programme qui en a un agit sous ton nom. Il ne peut pas changer ton compte.
page-token-name = À quoi il sert
page-token-may-play = Il peut aussi jouer
page-token-play = regarde et joue
page-token-read = regarde seulement
page-token-make = Créer un jeton
page-token-made = Copie-le maintenant : il n’est montré qu’une fois.
page-token-copy = Copier le jeton
page-token-end = Révoquer
page-data = Ce qui est conservé
page-data-how = Tout dans un fichier ; ou plus rien du tout.
page-data-export = Tout télécharger
page-data-delete = Supprimer le compte
page-data-delete-how = On ne peut pas revenir en arrière. Ton nom redevient libre, et à tes tables un invité de ce nom siège à ta place.

## Avis

page-own-notices = Avis
page-notices-of = Avis de { $name }
page-notice-turn = À toi de jouer : { $game } avec { $names }
page-notice-challenge = On te défie : { $game } avec { $names }
page-notice-paired = Ta partie dans { $tournament } t’attend : { $game } avec { $names }
page-notice-begins = { $tournament } commence : { $game }
page-notice-over = La partie est finie : { $game } avec { $names }

## Tournois

page-tournaments = Tournois
page-tournaments-how = Suisse, toutes rondes ou arène, pour les personnes et les bots. Pour participer, il faut un compte.
page-tournament-new = Nouveau tournoi
page-tournament-none = Il n’y a encore aucun tournoi. Crées-en un.
page-tournament-open = Inscriptions ouvertes
page-tournament-running = En cours
page-tournament-over = Terminés
page-tournament-entrants = { $count ->
    [one] { $count } inscrit
   *[other] { $count } inscrits
  }
page-tournament-name = Nom
page-tournament-game = Jeu
page-tournament-system = Système
page-tournament-swiss = Suisse
page-tournament-swiss-how = À chaque ronde, on rencontre quelqu’un qui a autant de points, et personne deux fois.
page-tournament-round-robin = Toutes rondes
page-tournament-round-robin-how = Chacun rencontre tous les autres.
page-tournament-arena = Arène
page-tournament-arena-how = Qui est libre reçoit aussitôt une autre partie, jusqu’à la fin du temps.
page-tournament-rounds = Rondes
page-tournament-cycles = Nombre de rencontres
page-tournament-minutes = Minutes
page-tournament-size = Joueurs par table
page-tournament-turn = Temps par tour
page-tournament-patience = Temps pour s’asseoir
page-tournament-patience-how = Qui n’est pas venu d’ici là perd la partie par forfait.
page-tournament-starts = Début
page-tournament-starts-how = De lui-même à cette heure, heure locale. Vide : quand tu le diras.
page-tournament-starts-at = Commence { $time }
page-tournament-needed = Il faut au moins { $count } inscrits, sinon il n’a pas lieu.
page-tournament-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
page-tournament-time = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
page-tournament-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
page-tournament-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
page-tournament-make = Créer
page-tournament-host = créé par { $name }
page-tournament-at-table = { $count } par table
page-tournament-of-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
  }
page-tournament-of-cycles = { $count ->
    [one] chacun se rencontre une fois
   *[other] chacun se rencontre { $count } fois
  }
page-tournament-per-turn = { $time } par tour
page-tournament-enter = S’inscrire
page-tournament-withdraw = Se retirer
page-tournament-withdrawn = retiré
page-tournament-start = Commencer
page-tournament-close = Terminer maintenant
page-tournament-close-sure = Terminer le tournoi ? Les parties en cours ne compteront pas.
page-tournament-bot = Inscrire un bot
page-tournament-remove = Retirer { $name }
page-tournament-to-table = À ta table
page-tournament-your-game = Ta partie t’attend.
page-tournament-wait = Tu es inscrit. La première ronde commence avec le tournoi.
page-tournament-next = Tu joueras de nouveau dès la fin de la ronde.
page-tournament-soon = Ta prochaine partie vient dès qu’un adversaire est libre.
page-tournament-ended-played = Le tournoi est terminé.
page-tournament-ended-maker = Le tournoi a été terminé avant son temps.
page-tournament-ended-few = Le tournoi s’est terminé parce qu’il restait trop peu de monde.
page-tournament-ended-unfilled = Le tournoi n’a pas eu lieu : trop peu d’inscrits à l’heure du début.
page-tournament-ends = Plus de nouvelle partie après { $time }.
page-tournament-standings = Classement
page-tournament-place = Place
page-tournament-player = Joueur
page-tournament-points = Points
page-tournament-played = Parties
page-tournament-buchholz = Buchholz
page-tournament-buchholz-how = Les points de tous les adversaires.
page-tournament-sonneborn-berger = S.-Berger
page-tournament-sonneborn-berger-how = Sonneborn-Berger : les points de ceux qu’on a battus, et la moitié de ceux avec qui on était à égalité.
page-tournament-direct = Direct
page-tournament-direct-how = Points des parties entre ceux qui sont à égalité jusqu’ici.
page-tournament-wins = Victoires
page-tournament-wins-how = Parties gagnées, sans exemptions ni forfaits.
page-tournament-grid = Résultats
page-tournament-round = Ronde { $number }
page-tournament-bye = Exempt, avec une victoire : { $names }
page-tournament-rest = Sans partie : { $names }
page-tournament-under-way = en cours
page-tournament-forfeit = forfait
page-tournament-void = interrompue
page-tournament-files = En fichiers
page-tournament-file-standings = Classement (CSV)
page-tournament-file-games = Parties (CSV)
page-tournament-file-all = Tout (JSON)
page-tournament-to = Au tournoi
page-tournament-all = Tous les tournois

## Le salon et les défis

page-lobby = Salon
page-lobby-how = Qui cherche une partie joue avec quelqu’un qui cherche la même. Rejoins ceux qui attendent, ou attends-les.
page-others = Les autres
page-game = Jeu
page-for-a-rating = Pour le classement
page-rated = classée
page-not-rated = non classée
page-seek = Chercher une partie
page-seek-sign-in = Connecte-toi pour chercher une partie
page-nobody-waits = Personne n’attend en ce moment. Cherche une partie, et les autres la voient ici.
page-waiting-there = Tu attends ici
page-challenge = Défier
page-challenge-whom = Défier { $name }
page-decline = Refuser
page-notices-none = Rien ne t’attend.
page-notices-count =
    { $count ->
        [0] Avis : aucun
        [one] Avis : { $count } t’attend
       *[other] Avis : { $count } t’attendent
    }
page-notice-left = encore { $time }
page-notice-in = dans { $time }
page-feeds = Flux
page-feeds-how = Des adresses pour un lecteur de flux (Atom) et pour un calendrier de tes échéances. Qui les connaît peut les lire ; les nouvelles annulent les anciennes.
page-feed-atom = Nouvelles
page-feed-calendar = Calendrier
page-feeds-make = Créer de nouvelles adresses

## Administration

page-admin = Administration
page-admin-how = Ce qui a été signalé, qui est là, à quoi on joue.
page-admin-moderator-how = Ce qui a été signalé, et qui l’a dit.
page-admin-figures = Chiffres
page-admin-accounts = Comptes
page-admin-accounts-today = Comptes du dernier jour
page-admin-tables-running = Tables en cours
page-admin-tables-open = Tables en attente
page-admin-tables-over = Parties finies
page-admin-tables-today = Tables du dernier jour
page-admin-streams = Pages à une table
page-admin-bots-waiting = Bots en attente
page-admin-mail = le courrier part
page-admin-no-mail = aucun courrier n’est réglé
page-admin-reports = Messages signalés
page-admin-reports-none = Rien n’est signalé.
page-admin-to-table = la table
page-admin-deleted = supprimé
page-admin-delete-line = Supprimer le message
page-admin-dismiss = Classer
page-admin-accounts-list = Comptes
page-admin-find = Chercher
page-admin-find-account = Une partie du nom
page-admin-find-table = Un nom à la table, ou son id
page-admin-change = Modifier…
page-admin-further = Montrer la suite
page-admin-muted = muet
page-admin-banned = exclu
page-admin-role = Rôle
page-admin-role-player = joueur
page-admin-role-moderator = modérateur
page-admin-role-admin = administrateur
page-admin-give-role = Attribuer
page-admin-mute-for = Réduire au silence pour
page-admin-mute = Faire taire
page-admin-mute-held = Muet
page-admin-mute-end = Rendre la parole
page-admin-ban-for = Exclure pour
page-admin-ban = Exclure
page-admin-ban-held = Exclu
page-admin-ban-end = Réadmettre
page-admin-for-ever = pour toujours
page-admin-until = jusqu’au { $time }
page-admin-tables = Tables
page-admin-status-open = en attente
page-admin-status-running = en cours
page-admin-status-over = finie
page-admin-status-closed = fermée
page-admin-delete = Supprimer
page-admin-delete-table = Supprimer cette table ?
page-admin-delete-how = Elle disparaît pour toujours, avec son enregistrement et ses messages.

## Pourquoi le serveur a refusé quelque chose, par le mot du refus
page-refused-already = Tu l’as déjà fait.
page-refused-banned = Ce compte est bloqué pour le moment.
page-refused-bot = Un bot joue à cette place.
page-refused-broken = Quelque chose n’a pas marché. Recharge la page.
page-refused-entrants = Il n’y a plus de place pour s’inscrire.
page-refused-few = Il y a trop peu d’inscrits : un tournoi suisse en demande un de plus que de rondes.
page-refused-foreign-token = Ton lien n’est pas de cette table.
page-refused-full = Le serveur a trop de visiteurs pour l’instant. Réessaie plus tard.
page-refused-host = Le serveur ne répond pas à cette adresse.
page-refused-illegal = C’est impossible pour l’instant.
page-refused-invalid = Ceci ne se lit pas : { $detail }
page-refused-late = D’autres ont été plus rapides. Réessaie.
page-refused-length = C’est trop court ou trop long.
page-refused-log = Le journal de cette table est abîmé.
page-refused-method = Le serveur ne connaît pas cette demande. Recharge la page.
page-refused-muted = Tu ne peux rien dire pour le moment.
page-refused-name = Un nom n’a que des lettres, des chiffres, des espaces et les signes ' . - _.
page-refused-name-taken = Ce nom, ou un autre qui lui ressemble, est déjà pris.
page-refused-no-address = Ton compte n’a pas d’adresse. Enregistre-en une d’abord.
page-refused-no-game = Ce jeu n’existe pas ici.
page-refused-no-hint = Pas de conseil pour l’instant. Réessaie.
page-refused-no-hints = Cette table ne donne pas de conseils.
page-refused-no-lesson = Cette leçon n’existe pas.
page-refused-no-line = Cette ligne n’est pas dans la conversation.
page-refused-no-mail = Ce serveur n’envoie pas de courrier.
page-refused-no-player = Personne ici ne porte ce nom.
page-refused-no-pool = Ce classement n’existe pas.
page-refused-no-position = Cette position n’est pas dans la partie.
page-refused-no-puzzle = Ce problème n’existe pas.
page-refused-no-seat = Cette place n’existe pas.
page-refused-no-table = Cette table n’existe pas.
page-refused-no-token = Seuls ceux qui ont une place le peuvent.
page-refused-no-tournament = Ce tournoi n’existe pas.
page-refused-not-entered = Cette personne ne participe pas.
page-refused-not-found = Cela n’existe pas, ou plus.
page-refused-not-json = Le serveur ne peut lire cette demande. Recharge la page.
page-refused-not-open = C’est trop tard : c’est commencé ou fermé.
page-refused-not-over = La partie n’est pas finie.
page-refused-not-rated = Ainsi cela ne peut compter pour le classement.
page-refused-not-running = Rien ne se joue ici.
page-refused-not-the-maker = Seul qui l’a créé le peut.
page-refused-not-your-seat = Cette place n’est pas à toi.
page-refused-not-your-turn = C’est à un autre de jouer.
page-refused-no-push = Ce serveur n’envoie pas d’avis aux navigateurs.
page-refused-subscription = Ce n’est pas l’adresse d’un service de notifications.
page-refused-old-link = Ce lien a déjà servi ou est trop vieux. Demandes-en un autre.
page-refused-starts = Un tournoi commence dans le futur, d’ici un an.
page-refused-vacation-set = Tu as déjà des vacances. Termine-les d’abord.
page-refused-vacation-far = Des vacances se fixent six mois à l’avance au plus.
page-refused-vacation-rest = Entre deux vacances, il faut au moins trois jours.
page-refused-vacation-days = Il ne te reste pas autant de jours.
page-refused-options = Ces options ne vont pas ensemble : { $detail }
page-refused-origin = Cette page n’est pas celle du serveur.
page-refused-position = Aucune partie ne peut commencer ici : { $detail }
page-refused-record = Ce n’est pas l’enregistrement d’une partie : { $detail }
page-refused-resigned = Cette place a déjà abandonné.
page-refused-role = Ton compte n’en a pas le droit.
page-refused-scope = Ce jeton ne sert pas à cela.
page-refused-sign-in = Connecte-toi d’abord.
page-refused-slow = La demande a pris trop de temps. Réessaie.
page-refused-store = Impossible d’enregistrer : rien n’a changé. Il n’y a peut-être plus de place.
page-refused-taken = Aucune place n’est libre pour toi à cette table.
page-refused-too-large = C’est trop grand pour être envoyé.
page-refused-too-many = C’était trop à la fois. Attends un peu et réessaie.
page-refused-too-many-tokens = Un compte ne peut pas avoir plus de jetons. Révoques-en un d’abord.
page-refused-undo = Cela ne se reprend pas.
page-refused-unreachable = Le serveur ne répond pas.
page-refused-unread = Cela n’a pas pu être lu. Réessaie.
page-refused-version = C’est d’une autre version des règles : { $detail }
page-refused-weak-password = Ce mot de passe se devine trop facilement : prends-en un plus long, d’au moins huit caractères.
page-refused-which = On ne sait pas de quoi il s’agit.
page-refused-which-seat = Plusieurs places sont à toi ici : choisis-en une.
page-refused-words = Ce serveur ne veut pas qu’on dise un de ces mots.
page-refused-wrong-password = Le nom ou le mot de passe est faux.
