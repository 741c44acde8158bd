## Refusals that are no game's

core-refuse-over = La partita è finita.
core-refuse-chance = Ora decidono i dadi o le carte.
core-refuse-no-action = L’azione { $action } non esiste: i numeri vanno da 0 a { $last }.
core-refuse-outcome = { $outcome } qui non è possibile.
