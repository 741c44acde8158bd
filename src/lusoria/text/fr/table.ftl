## La table

table-log-seat = { $seat } prend place.
table-log-start = La partie commence.
table-log-undo = { $seat } revient en arrière.
table-log-resign = { $seat } abandonne.
table-log-bot-time = { $seat } a mis trop de temps : un bot continue.
table-log-bot-resigned = Un bot continue à la place de { $seat }.
table-log-back = { $seat } est de retour.
table-log-failed = Le bot de { $seat } a échoué : une action a été tirée au sort.
table-log-rematch = Les mêmes personnes rejouent à une autre table.
table-undo-bot = Un bot joue pour cette place.
table-undo-not-here = À cette table, on ne revient pas sur un coup achevé.
table-undo-enough = On est déjà revenu en arrière trop souvent dans ce tour. On continue d’ici.
table-end-resigned =
    { $count ->
        [one] { $who } a abandonné.
       *[other] { $who } ont abandonné.
    }
table-closed-absent = La partie est perdue par forfait : tout le monde n’est pas venu à temps.
table-closed-maker = La table a été fermée par la personne qui l’a créée.
table-closed-declined = Le défi a été refusé.
table-closed-version = Les règles de ce programme ont changé depuis le début de la partie. Elle ne peut pas continuer ; son enregistrement peut être téléchargé.
table-replay-version = Cet enregistrement suit la version { $version } des règles ; ce programme joue la version { $current }.
table-replay-record = Cet enregistrement ne peut pas être rejoué : { $detail }
table-word-inaccuracy = imprécision
table-word-mistake = erreur
table-word-blunder = gaffe
table-word-little = un peu
