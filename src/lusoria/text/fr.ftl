## Refusals that are no game's

core-refuse-over = La partie est terminée.
core-refuse-chance = Ce sont les dés ou les cartes qui décident maintenant.
core-refuse-no-action = L’action { $action } n’existe pas : les numéros vont de 0 à { $last }.
core-refuse-outcome = { $outcome } n’est pas possible ici.

## Taking back, and what is no move

core-undo-nothing = Rien n’a encore été décidé.
core-undo-chance = Le hasard a parlé : on n’y revient pas.
core-undo-other = Quelqu’un d’autre a décidé depuis : on n’y revient pas.
core-undo-shown = Quelque chose a été montré depuis : on n’y revient pas.
core-no-notation = « { $text } » n’est pas un coup de { $game }.
core-no-notation-hint = « { $text } » n’est pas un coup de { $game }. Voulais-tu dire { $close } ?

## The terminal

cli-you = Joueur
cli-player = Joueur { $number }
cli-curtain = C’est à { $name } de jouer. Que personne d’autre ne regarde ; { $name } appuie sur Entrée.
cli-help =
    Tape un coup tel qu’il figure dans la liste, ou son numéro.
    undo : annule ta dernière décision ; undo turn : tout ce qui peut être annulé dans ce tour.
    log : ce qui s’est passé jusqu’ici. rules, rules R15 : toutes les règles, ou une seule.
    save FILE, load FILE : garde cette partie pour plus tard, continues-en une autre. quit : quitte la partie.
cli-saved = Partie enregistrée dans { $file }.
cli-won = Victoire : { $names }.
cli-shared = Première place partagée : { $names }.
cli-lost = Le jeu a gagné.
cli-step = Étape { $step } sur { $of }. Entrée : suite, b : retour, un numéro : y aller, q : fin.
cli-verified = Tirages vérifiés dans { $game } : { $count }. Tous découlent du secret fixé à l’avance : aucun n’a été choisi.
cli-no-clause = { $game } n’a pas de règle { $clause }.

cli-roma-seat = Points { $points }, sesterces { $money }, cartes en main { $cards }
cli-roma-middle = Réserve { $stockpile }, pioche { $draw }, défausse { $discard }
cli-roma-dice = Dés
cli-roma-siege = L’autre camp a { $value } de défense en moins.
cli-roma-battle = Combat : { $roll } contre { $defence }.
cli-roma-hand = Main :
cli-roma-held = En attente :
cli-roma-draw = Pioche :
cli-roma-discard = Défausse :
cli-roma-down = face cachée

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
cli-arena-page = La page est dans { $file }.

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
cli-stats-builders-opening = Ouvertures : l’apprenti au début
cli-stats-builders-built = Bâtiments achevés
cli-stats-builders-team = Ouvriers recrutés, esclaves et machines
cli-stats-builders-tools = Outils achetés

## Le serveur

server-log-seat = { $seat } prend place.
server-log-start = La partie commence.
server-log-undo = { $seat } revient en arrière.
server-log-resign = { $seat } abandonne.
server-log-bot-time = { $seat } a mis trop de temps : un bot continue.
server-log-bot-resigned = Un bot continue à la place de { $seat }.
server-log-back = { $seat } est de retour.
server-log-failed = Le bot de { $seat } a échoué : le sort a décidé.
server-log-rematch = Les mêmes personnes rejouent à une autre table.
server-undo-bot = Un bot décide pour cette place.
server-undo-not-here = À cette table on ne revient pas sur un coup achevé.
server-end-resigned = L’autre camp a abandonné.
server-closed-maker = La table a été fermée par qui l’a créée.
server-closed-version = Les règles de ce programme ont changé depuis le début de la partie. Elle ne peut pas continuer ; son procès-verbal peut être téléchargé.
server-runs = Lusoria tourne sur { $url }. Ctrl+C pour arrêter.
server-bench-playing = { $tables } tables jouent pendant { $seconds } s, une action par seconde chacune.
server-bench-result = { $actions } actions, { $rate } par seconde. Confirmées après : médiane { $p50 } ms, 95 % { $p95 } ms, 99 % { $p99 } ms, la plus lente { $max } ms.
server-bench-errors = { $count } requêtes ont été refusées.



cli-romolo-legend = Tour ♜, F ferme, W entrepôt, H port, T temple, P scierie ou carrière, A aqueduc, O forum ; crochets et coins sont des murs ; w s x m : ouvrier, soldat, explorateur, mercenaire, _ couché, ! pénalité, a l’I.A.
cli-romolo-ai = I.A.
cli-romolo-seat = { $coins } argent, { $battles } batailles
cli-romolo-market = Marché :
cli-romolo-bank = Banque :
cli-romolo-pile = pile { $count } (suivant : { $type })
cli-romolo-battle = Bataille : { $attack } contre { $defence }
