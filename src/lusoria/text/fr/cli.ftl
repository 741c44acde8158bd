## The terminal

cli-interpreted = Le moteur tourne interprété : il joue de même, mais bien plus lentement. Avec un compilateur C, `make build` le compile dans une copie des sources, ailleurs `pip install --force-reinstall --no-deps --no-binary lusoria lusoria`. Cela n’est dit qu’une fois.
cli-you = Joueur
cli-player = Joueur { $number }
cli-curtain = C’est à { $name } de jouer. Que personne d’autre ne regarde ; { $name } appuie sur Entrée.
cli-help =
    Tape un coup tel qu’il figure dans la liste, ou son numéro. moves : toute la liste, en mots.
    look : la table zone par zone ; look CARTE : une zone. hint : ce que ferait un bot.
    undo : annule ta dernière décision ; undo turn : tout ce qui peut être annulé dans ce tour.
    log : ce qui s’est passé jusqu’ici. rules, rules R15 : toutes les règles, ou une seule.
    save FILE, load FILE : garde cette partie pour plus tard, continues-en une autre. quit : quitte la partie.
cli-hint = Un bot jouerait { $notation } : { $words }
cli-no-zone = Il n’y a pas de telle zone. Zones : { $zones }.
cli-more = Entrée : { $zone } ensuite
cli-unsaved = Cette partie n’est pas enregistrée. save la garde ; encore un quit et elle est perdue.
cli-zone-table = table
cli-saved = Partie enregistrée dans { $file }.
cli-won = Victoire : { $names }.
cli-shared = Première place partagée : { $names }.
cli-lost = Personne n’a gagné.
cli-step = Étape { $step } sur { $of }. Entrée : suite, b : retour, un numéro : y aller, q : fin.
cli-verified =
    { $count ->
        [one] { $count } tirage de { $game } découle
       *[other] { $count } tirages de { $game } découlent
    } du secret fixé à l’avance. Aucun n’a été choisi.
cli-verified-seed = Une graine a été donnée ({ $seed }) : qui l’a choisie pouvait les connaître.
cli-verified-match =
    { $count ->
        [one] { $count } tirage de { $game } découle
       *[other] { $count } tirages de { $game } découlent
    } de la graine du match, { $seed }. Une graine a été donnée : qui l’a choisie pouvait les connaître.
cli-at-step = pas { $step }
cli-no-clause = { $game } n’a pas de règle { $clause }.

## The arena

cli-arena-title = { $game } : un match
cli-arena-result =
    Le résultat de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
cli-arena-player = joueur
cli-arena-games = parties
cli-arena-won = parties gagnées, avec intervalle à 95 %
cli-arena-rating = cote
cli-arena-pace = décisions par seconde
cli-arena-faults = fautes
cli-arena-cross = Combien de fois celui de la ligne a fini devant celui de la colonne
cli-arena-luck = Gagné, hasard déduit : { $shares }.
cli-arena-length = Une partie a duré en moyenne { $turns } tours et { $decisions } décisions.
cli-arena-begins = Le camp qui a commencé a gagné { $share }.
cli-arena-ends = Comment elles ont fini : { $reasons }
cli-arena-interrupted =
    Interrompu après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }. Avec --out elles sont gardées, et la même commande continue.
cli-arena-trouble =
    { $name } a échoué : { $why } ({ $count ->
        [one] une fois
       *[other] { $count } fois
    }, d’abord dans la partie { $number } au pas { $step })
cli-arena-lost = La partie { $number } n’a pas été menée à son terme : { $why }.
cli-arena-page = La page est dans { $file }.
cli-arena-rating-how = La cote est celle de Plackett et Luce : tout le monde commence à 25, et ± donne la moitié de l’intervalle à 95 %.
cli-page-even = Les points sont les parts, les barres leurs intervalles à 95 %. Le trait pointillé est ce qu’auraient des joueurs de même force : { $share }.

cli-analyse-chances = Chances de gagner
cli-analyse-mistakes = Ce qui a été concédé
cli-analyse-none = Rien sur quoi deux recherches s’accordent.
cli-analyse-how = Chaque façon de jouer un coup a été examinée avec ses propres dés pour chacune de deux graines, avec ce que celui qui décidait pouvait savoir. Les triangles marquent ce qui a été concédé.
cli-analyse-sums = D’où viennent les résultats
cli-analyse-sums-how = Le départ, le hasard et ce que les décisions de tous ont donné ou perdu s’additionnent au résultat. Précision : 100 si rien n’a été concédé, 0 si autant qu’en choisissant à l’aveugle.
cli-analyse-words = Selon les chances de gagner perdues : imprécision à partir de 4 points, erreur à partir de 8, gaffe à partir de 15 ; seul compte ce que les deux graines trouvent.
cli-analyse-turn = tour
cli-analyse-who = qui
cli-analyse-start = départ
cli-analyse-luck = hasard
cli-analyse-own = ses décisions
cli-analyse-others = celles des autres
cli-analyse-result = résultat
cli-analyse-accuracy = précision
cli-analyse-loss = perte
cli-analyse-word = verdict
cli-analyse-decided = joué
cli-analyse-better = mieux
cli-analyse-why = ce qu’il en résulte

cli-stats-title = { $game } : ce qui gagne
cli-stats-how =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $player } contre lui-même
cli-stats-thing = quoi
cli-stats-cases = cas
cli-stats-won = gagnées par ceux qui l’avaient
cli-stats-without = par ceux qui ne l’avaient pas
cli-stats-turns = Une partie a duré en moyenne { $turns } tours.
cli-stats-length = À quel tour les parties ont fini
cli-stats-plot = Points : ceux qui l’avaient, avec l’intervalle à 95 % ; anneaux : ceux qui ne l’avaient pas. Le trait pointillé est la moyenne de tous : { $share }.

## Le serveur

cli-serve-runs = Lusoria tourne sur { $url }. Ctrl+C pour arrêter.
cli-bench-playing =
    { $tables ->
        [one] { $tables } table joue
       *[other] { $tables } tables jouent
    } pendant { $seconds } s, une action toutes les { $pace } s chacune.
cli-bench-result = { $actions } actions, { $rate } par seconde. Confirmées après : médiane { $p50 } ms, 95 % { $p95 } ms, 99 % { $p99 } ms, la plus lente { $max } ms.
cli-bench-errors =
    { $count ->
        [one] { $count } requête a été refusée
       *[other] { $count } requêtes ont été refusées
    }.

## Puzzles

cli-puzzles-made = { $count } sur { $wanted } : { $made }, { $aim }, difficulté { $rating }
cli-puzzles-kept = { $file } contient { $count } problèmes.
cli-puzzles-refuted = { $puzzle } : réfuté ({ $why })
cli-puzzles-holds = { $count } problèmes de { $game } vérifiés, { $refuted } réfutés.
