## Names

core-ai = I.A.
core-and = { $one } et { $other }
core-list = { $one }, { $other }

## Refusals that are no game's

core-refuse-over = La partie est terminée.
core-refuse-chance = Ce sont les dés ou les cartes qui décident maintenant.
core-refuse-no-action = L’action { $action } n’existe pas : les numéros vont de 0 à { $last }.
core-refuse-in-batch = L’action { $action } n’est pas permise dans la partie { $number } du lot.
core-refuse-outcome = { $outcome } n’est pas possible ici.

## Taking back, and what is no move

core-undo-nothing = Rien n’a encore été décidé.
core-undo-chance = Le hasard a parlé : on n’y revient pas.
core-undo-other = Quelqu’un d’autre a décidé depuis : on n’y revient pas.
core-undo-shown = Quelque chose a été montré depuis : on n’y revient pas.
core-no-notation = « { $text } » n’est pas un coup de { $game }.
core-no-notation-hint = « { $text } » n’est pas un coup de { $game }. Voulais-tu dire { $close } ?
core-missing-extra = { $module } n’est pas installé. Tape : { $line }

## Names in the views of several games

core-key-card = carte
core-key-cards = cartes
core-key-count = nombre
core-key-first = première place
core-key-hand = main
core-key-kind = sorte
core-key-money = argent
core-key-pile = pile
core-key-points = points
core-key-price = prix
core-key-round = manche
core-key-seat = place
core-key-seats = joueurs
core-key-used = utilisé
core-key-value = valeur

## Lessons

core-lesson-astray = D’ici, la tâche ne peut plus se faire comme prévu. Reviens en arrière, ou recommence.
core-lesson-turn-over = Ce tour est fini et la tâche n’est pas faite. Reviens en arrière, ou recommence.

## Puzzles

core-puzzle-best = Trouve le meilleur coup.
core-puzzle-best-right = Juste : on gagne ainsi { $best } % des parties.
core-puzzle-best-wrong = On gagne ainsi { $worth } % des parties ; avec le meilleur coup { $best } %.
core-puzzle-best-unlisted = Ce coup n’est pas de ceux qui entrent en ligne de compte ; avec le meilleur on gagne { $best } % des parties.
core-puzzle-points = Marque { $count } points dans ce tour : on ne peut en obtenir plus à coup sûr.
core-puzzle-points-right = Juste : { $count } points.
core-puzzle-points-wrong = Le tour est fini, avec { $count } des { $best } points qu’il peut rapporter.
core-puzzle-win = Gagne dans ce tour.
core-puzzle-win-right = Juste : la partie est gagnée.
core-puzzle-win-wrong = Le tour est fini et la partie n’est pas gagnée.
core-puzzle-last = La partie finit avec ce tour : gagne-la.
core-puzzle-last-right = Juste : la partie est gagnée.
core-puzzle-last-wrong = La partie est finie, { $count } points contre { $best } : elle n’est pas gagnée.

## Advice

core-advice-chance = gagne { $percent } % des parties
core-advice-second = le deuxième choix, « { $move } » : −{ $percent } %

core-mail-reset-subject = Un nouveau mot de passe pour Lusoria
core-mail-reset =
    Quelqu’un, peut-être toi, veut un nouveau mot de passe pour { $name }. Ce lien le fixe ; il est valable une heure et une seule fois :

    { $link }

    Si ce n’était pas toi, ne fais rien : l’ancien mot de passe reste.

core-mail-notice =
    { $name } : { $notice }

    { $link }

    Pour ne plus recevoir ce courrier, sans te connecter : { $end }
