## Le serveur

server-log-seat = { $seat } prend place.
server-log-start = La partie commence.
server-log-undo = { $seat } revient en arrière.
server-log-resign = { $seat } abandonne.
server-log-bot-time = { $seat } a mis trop de temps : un bot continue.
server-log-bot-resigned = Un bot continue à la place de { $seat }.
server-log-back = { $seat } est de retour.
server-log-failed = Le bot de { $seat } a échoué : une action a été tirée au sort.
server-log-rematch = Les mêmes personnes rejouent à une autre table.
server-undo-bot = Un bot joue pour cette place.
server-undo-not-here = À cette table, on ne revient pas sur un coup achevé.
server-undo-enough = On est déjà revenu en arrière trop souvent dans ce tour. On continue d’ici.
server-end-resigned =
    { $count ->
        [one] { $who } a abandonné.
       *[other] { $who } ont abandonné.
    }
server-closed-maker = La table a été fermée par la personne qui l’a créée.
server-closed-version = Les règles de ce programme ont changé depuis le début de la partie. Elle ne peut pas continuer ; son enregistrement peut être téléchargé.
server-replay-version = Cet enregistrement suit la version { $version } des règles ; ce programme joue la version { $current }.
server-replay-record = Cet enregistrement ne peut pas être rejoué : { $detail }
