## Refusals that are no game's

core-refuse-over = La partie est terminée.
core-refuse-chance = Ce sont les dés ou les cartes qui décident maintenant.
core-refuse-no-action = L’action { $action } n’existe pas : les numéros vont de 0 à { $last }.
core-refuse-outcome = { $outcome } n’est pas possible ici.

## The arena

cli-arena-title = { $game } : un match
cli-arena-result = Le résultat de { $games } parties
cli-arena-player = joueur
cli-arena-games = parties
cli-arena-won = parties gagnées, avec intervalle à 95 %
cli-arena-rating = classement
cli-arena-pace = décisions par seconde
cli-arena-faults = fautes
cli-arena-cross = Combien de fois celui de la ligne a fini devant celui de la colonne
cli-arena-length = Une partie a duré en moyenne { $turns } tours et { $decisions } décisions.
cli-arena-begins = Le camp qui a commencé a gagné { $share }.
cli-arena-ends = Comment elles ont fini : { $reasons }
cli-arena-interrupted = Interrompu après { $games } parties. Avec --out elles sont gardées, et la même commande continue.
cli-arena-lost = La partie { $number } n’a pas été menée à son terme : { $why }.

cli-analyse-chances = Chances de gagner
cli-analyse-mistakes = Les plus grandes erreurs
cli-analyse-none = Aucune que la recherche ait trouvée.
cli-analyse-all = Toutes les décisions
cli-analyse-how = Selon la recherche avec { $iterations } itérations par décision, avec ce que celui qui décide pouvait savoir. Les triangles marquent les plus grandes erreurs.
cli-analyse-decision = nº
cli-analyse-turn = tour
cli-analyse-who = qui
cli-analyse-decided = a décidé
cli-analyse-value = valeur
cli-analyse-better = recherche
cli-analyse-better-value = sa valeur
cli-analyse-loss = perte

cli-stats-title = { $game } : ce qui gagne
cli-stats-how = { $games } parties de { $player } contre lui-même
cli-stats-thing = quoi
cli-stats-cases = cas
cli-stats-won = gagnées par ceux qui l’avaient
cli-stats-without = par ceux qui ne l’avaient pas
cli-stats-turns = Une partie a duré en moyenne { $turns } tours.
cli-stats-length = À quel tour les parties ont fini
cli-stats-roma-opening = Ouvertures : cartes posées au début
cli-stats-roma-table = Cartes sur la table à un moment
cli-stats-roma-used = Cartes activées
cli-stats-roma-lost = Cartes perdues au combat ou retirées
