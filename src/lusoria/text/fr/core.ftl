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
