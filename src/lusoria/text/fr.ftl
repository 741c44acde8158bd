## Refusals that are no game's

core-refuse-over = La partie est terminée.
core-refuse-chance = Ce sont les dés ou les cartes qui décident maintenant.
core-refuse-no-action = L’action { $action } n’existe pas : les numéros vont de 0 à { $last }.
core-refuse-outcome = { $outcome } n’est pas possible ici.

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
cli-draw = Personne ne gagne : match nul.
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

cli-romolo-legend = Tour ♜, F ferme, W entrepôt, H port, T temple, P scierie ou carrière, A aqueduc, O forum ; crochets et coins sont des murs ; w s x m : ouvrier, soldat, explorateur, mercenaire, _ couché, ! pénalité, a l’I.A.
cli-romolo-ai = I.A.
cli-romolo-seat = { $coins } argent, { $battles } batailles
cli-romolo-market = Marché :
cli-romolo-bank = Banque :
cli-romolo-pile = pile { $count } (suivant : { $type })
cli-romolo-battle = Bataille : { $attack } contre { $defence }
