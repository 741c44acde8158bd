## Refusals that are no game's

core-refuse-over = La partie est terminée.
core-refuse-chance = Ce sont les dés ou les cartes qui décident maintenant.
core-refuse-no-action = L’action { $action } n’existe pas : les numéros vont de 0 à { $last }.
core-refuse-outcome = { $outcome } n’est pas possible ici.
