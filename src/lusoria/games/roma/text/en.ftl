## On the box

roma-name = Roma
roma-about = Six discs, three dice, fifty-two cards. Lay, activate and strike before the points run out.
roma-mode-duel = Two rivals, six discs, one stockpile of points.

## Cards

roma-card-sicarius = Sicarius
roma-card-architectus = Architectus
roma-card-consiliarius = Consiliarius
roma-card-legat = Legat
roma-card-gladiator = Gladiator
roma-card-mercator = Mercator
roma-card-consul = Consul
roma-card-legionarius = Legionarius
roma-card-nero = Nero
roma-card-praetorianus = Praetorianus
roma-card-scaenicus = Scaenicus
roma-card-haruspex = Haruspex
roma-card-senator = Senator
roma-card-velites = Velites
roma-card-essedum = Essedum
roma-card-tribunus = Tribunus Plebis
roma-card-centurio = Centurio
roma-card-aesculapinum = Aesculapinum
roma-card-basilica = Basilica
roma-card-machina = Machina
roma-card-forum = Forum
roma-card-mercatus = Mercatus
roma-card-onager = Onager
roma-card-templum = Templum
roma-card-turris = Turris
roma-no-card = no card
roma-down-card = a card that lies face down

## Actions

roma-do-end = End the turn
roma-do-done = Enough
roma-do-reroll = Roll all three dice again
roma-do-stand = Keep the roll
roma-do-money =
    Take { $value ->
        [one] { $value } sesterce
       *[other] { $value } sesterces
    } with the { $value }
roma-do-draw =
    { $value ->
        [one] Draw a card
       *[other] Draw { $value } and keep one,
    } with the { $value }
roma-do-activate = Activate { $card } with the { $value }
roma-do-target = Choose { $card } beside disc { $value }
roma-do-add = Add the { $value } to the battle die
roma-do-forum = Use the { $value } as the points of the Forum
roma-do-templum = Use the { $value } as well, through the Templum
roma-do-raise = Turn the { $value } into a { $now }
roma-do-lower = Turn the { $value } into a { $now }
roma-do-buy =
    Buy { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for { $money } sesterces
roma-do-pass = Pass { $card }
roma-do-keep = Keep { $card }
roma-do-take = Take { $card }
roma-do-copy = Copy { $card }
roma-do-lay = Lay { $card } beside disc { $disc }
roma-do-buy-card = Lay { $card } beside disc { $disc } for { $price } sesterces

## Prompts

roma-prompt-pass =
    { $count ->
        [one] Choose one more card to pass to your opponent.
       *[other] Choose two cards to pass to your opponent.
    }
roma-prompt-place =
    { $count ->
        [one] Lay your last card face down beside another disc.
       *[other] Lay your { $count } cards face down, each beside another disc.
    }
roma-prompt-reroll = Three equal dice: roll them again, or keep them.
roma-prompt-act =
    { $dice ->
        [one] Lay cards, use your last die, or end the turn.
       *[other] Lay cards, use your dice, or end the turn.
    }
roma-prompt-act-dice =
    { $dice ->
        [0] Nothing is left to do: end the turn.
        [one] Use your last die, or end the turn.
       *[other] Use your dice, or end the turn.
    }
roma-prompt-act-cards = Lay cards, or end the turn.
roma-prompt-end = Nothing is left to do: end the turn.
roma-prompt-keep = Keep one of the cards you drew.
roma-prompt-add = { $card }: add an unused die to the battle die, or not.
roma-prompt-temple = { $card }: use the third die as well, or not.
roma-prompt-buy = { $card }: how many points do you buy?
roma-prompt-free = { $card }: lay cards free of charge, or stop.
roma-prompt-seek = { $card }: take one card from the draw pile.
roma-prompt-target = { $card }: choose a disc of your opponent.
roma-prompt-target-character = { $card }: choose a character of your opponent.
roma-prompt-target-building = { $card }: choose a building of your opponent.
roma-prompt-points = { $card }: which die gives the points?
roma-prompt-change = { $card }: change an unused die by one.
roma-prompt-recover = { $card }: take a character from the discard pile.
roma-prompt-copy = { $card }: which of your characters is copied?
roma-prompt-relay =
    { $count ->
        [one] { $card }: lay the last card you took up beside a disc of your choice.
       *[other] { $card }: lay the { $count } cards you took up beside discs of your choice.
    }

## Refusals

roma-refuse-not-now = Not now. { $prompt }
roma-refuse-no-die = None of your unused dice shows a { $value }.
roma-refuse-no-dice = You have used all your dice of this turn.
roma-refuse-piles-empty = Both piles are empty: there is nothing to draw.
roma-refuse-beyond = A die never goes below 1 or above 6.
roma-refuse-not-so-many-points =
    { $points ->
        [one] Your opponent has only { $points } point.
       *[other] Your opponent has only { $points } points.
    }
roma-refuse-not-enough-money = A point costs 2 sesterces; you have { $money } in all.
roma-refuse-not-taken-up = { $card } is not among the cards you took up.
roma-refuse-not-in-hand = You hold no { $card }.
roma-refuse-not-a-building = { $card } is not a building.
roma-refuse-not-a-character = { $card } is not a character.
roma-refuse-too-dear = { $card } costs { $price } sesterces; you have { $money }.
roma-refuse-place-taken = There is a card beside disc { $disc } already, and each disc takes one.
roma-refuse-no-card = You have no card beside disc { $disc }.
roma-refuse-passive = { $card } is never activated: it works as long as it lies there.
roma-refuse-blocked = Disc { $disc } is blocked by a Praetorianus for this turn.
roma-refuse-no-second-die = { $card } needs another unused die.
roma-refuse-nothing-opposite = There is no card directly opposite to attack.
roma-refuse-no-character = Your opponent has no character on the table.
roma-refuse-no-building = Your opponent has no building on the table.
roma-refuse-no-empty-disc = Your opponent has occupied every disc: there is nothing to gain.
roma-refuse-no-cards = Your opponent has no cards whose defence could be lowered.
roma-refuse-no-forum = Your opponent has no Forum on the table.
roma-refuse-all-blocked = All discs of your opponent are blocked already.
roma-refuse-no-character-discarded = There is no character in the discard pile.
roma-refuse-no-building-in-hand = You hold no building to lay.
roma-refuse-no-character-in-hand = You hold no character to lay.
roma-refuse-nothing-to-copy = None of your other characters could do anything now.
roma-refuse-copies-nothing = A Scaenicus does nothing by itself: there is nothing to copy.
roma-refuse-not-on-your-side = You have no { $card } on the table.
roma-refuse-blocked-already = Disc { $disc } is blocked already.
roma-refuse-no-target = There is no card beside disc { $disc }.
roma-refuse-not-drawn = { $card } is not among the cards you drew.
roma-refuse-not-in-draw-pile = There is no { $card } in the draw pile.
roma-refuse-not-discarded = There is no { $card } in the discard pile.
roma-refuse-by-card = { $what } { $way }
roma-reach-card = { $card } is your opponent’s: one of your cards has to act on it.
roma-reach-points = Only an acting card can bring you your opponent’s points.
roma-reach-discard = Only characters come back from the discard pile, through an acting card.
roma-reach-now = { $card } beside disc { $disc } can: put a die of { $disc } on its disc.
roma-reach-later = { $card } beside disc { $disc } could. { $why }
roma-reach-missing = You have none on the table that could do it; { $cards } would.
roma-opposite = { $card } directly opposite
roma-list = { $first }, { $rest }
roma-or = { $first } or { $rest }

## Log

roma-log-begins = { $seat } begins.
roma-log-deal = { $seat } is dealt { $card }.
roma-log-deal-hidden = { $seat } is dealt a card.
roma-log-pass = { $seat } passes { $card }.
roma-log-pass-hidden = { $seat } passes a card.
roma-log-receive = { $seat } receives { $card }.
roma-log-place = { $seat } lays { $card } face down beside disc { $disc }.
roma-log-place-hidden = { $seat } lays a card face down beside disc { $disc }.
roma-log-reveal = { $seat } turns up { $card } beside disc { $disc }.
roma-log-turn = { $seat }’s turn.
roma-log-pay =
    { $seat } pays { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for empty discs.
roma-log-roll = { $seat } rolls { $die1 }, { $die2 }, { $die3 }.
roma-log-reroll = { $seat } rolls again.
roma-log-stand = { $seat } keeps the roll.
roma-log-lay =
    { $money ->
        [0] { $seat } lays { $card } beside disc { $disc }, free of charge.
        [one] { $seat } lays { $card } beside disc { $disc } for { $money } sesterce.
       *[other] { $seat } lays { $card } beside disc { $disc } for { $money } sesterces.
    }
roma-log-cover = { $card } beside disc { $disc } is covered and discarded.
roma-log-money =
    { $seat } takes { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }.
roma-log-draw = { $seat } draws with a { $count }.
roma-log-drawn = { $seat } draws { $card }.
roma-log-keep = { $seat } keeps { $card }.
roma-log-keep-hidden = { $seat } keeps a card.
roma-log-discard = { $seat } discards { $card }.
roma-log-reshuffle =
    The discard pile is shuffled into a new draw pile of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
roma-log-activate = { $seat } activates { $card } on disc { $disc }.
roma-log-copy = { $seat } copies { $card }.
roma-log-block = { $seat } blocks disc { $disc }.
roma-log-return = { $card } beside disc { $disc } returns to { $seat }’s hand.
roma-log-lose = { $seat } loses { $card } beside disc { $disc }.
roma-log-battle = { $seat } rolls a { $roll } against a defence of { $defence }.
roma-log-add = { $seat } adds a { $value }.
roma-log-beat = { $attacker } beats { $card } beside disc { $disc }: { $strength } against { $defence }.
roma-log-hold = { $other }’s { $card } beside disc { $disc } holds: { $strength } against { $defence }.
roma-log-forum = { $seat } uses a { $value } for the Forum.
roma-log-templum = { $seat } uses a { $value } through the Templum.
roma-log-forum-pays =
    { $seat } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the Forum: { $value }{ $basilica ->
        [0] {""}
       *[other] {" "}+ { $basilica } (Basilica)
    }{ $templum ->
        [0] {""}
       *[other] {" "}+ { $templum } (Templum)
    }.
roma-log-win =
    { $card } brings { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from the stockpile.
roma-log-rob =
    With { $card } { $seat } takes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from { $other }.
roma-log-buy =
    { $seat } buys { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $money } sesterces.
roma-log-change = { $seat } turns a { $value } into a { $now }.
roma-log-siege = The opponent’s cards defend with { $value } less this turn.
roma-log-lift = { $seat } takes up { $card } from disc { $disc }.
roma-log-relay = { $seat } lays { $card } beside disc { $disc } again.
roma-log-look = { $seat } looks through the draw pile.
roma-log-take = { $seat } takes { $card } from the draw pile.
roma-log-take-hidden = { $seat } takes a card from the draw pile.
roma-log-recover = { $seat } takes { $card } from the discard pile.
roma-log-end = { $seat } ends the turn.
roma-log-over = The game is over: { $points0 } to { $points1 }.

## The end

roma-end-no-points =
    { $count ->
        [one] { $who } has no points left.
       *[other] { $who } have no points left.
    }
roma-end-empty-stockpile = { $who } has taken the last points of the stockpile.
roma-end-round-limit =
    { $rounds ->
        [one] The one round agreed on has been played.
       *[other] The { $rounds } rounds agreed on have been played.
    }
roma-ends-no-points = a player without points
roma-ends-empty-stockpile = the stockpile empty
roma-ends-round-limit = the agreed rounds played
roma-score-start = At the start
roma-score-forum = Forum
roma-score-legat = Legat
roma-score-mercatus = Mercatus
roma-score-tribunus = Tribunus Plebis
roma-score-mercator = Mercator
roma-score-empty = Empty discs
roma-score-taken = Lost to the rival

## Options

roma-option-mercatus = Who pays for a Mercatus
roma-option-mercatus-opponent = the opponent
roma-option-mercatus-stockpile = the stockpile

## Rules

roma-rule-R1 = There are 36 victory points. Each player begins with 10, the other 16 are the stockpile. Nobody has money yet.
roma-rule-R2 = Six discs, 1 to 6, lie in a row between the players; the money disc and the cards disc lie at its ends. Discs with consecutive numbers are neighbours; 1 and 6 are not.
roma-rule-R3 = The 52 cards are shuffled and each player is dealt four. Each then passes two of them to the other; both choose before either sees what comes.
roma-rule-R4 = The first player, chosen by lot, lays the four cards he now holds face down beside four different discs on his side; then the second does the same without having seen them. All cards are then turned up. Laying costs nothing here.
roma-rule-R5 = A turn begins with a payment: 1 point to the stockpile for each disc on your side that has no card. Nobody goes below 0.
roma-rule-R6 = Then you roll your three dice. If all three are equal you may roll them all again, and so on as long as they are.
roma-rule-R7 = Then you do as much as you like, in any order: laying cards needs no die; taking money, drawing cards and activating a card need one die each. A die is used whole, and once.
roma-rule-R8 = Lay a card from your hand beside one of your discs and pay its price to the bank. A card that lies there is discarded without compensation. The new card can be activated in the same turn.
roma-rule-R9 = A die on the money disc brings as many sesterces as it shows. The bank never runs out.
roma-rule-R10 = A die on the cards disc lets you draw as many cards as it shows. You keep exactly one; the others are discarded face up. You may hold any number of cards.
roma-rule-R11 = When a card is needed and the draw pile is empty, even in the middle of a draw, the discard pile is shuffled and becomes the draw pile. If both are empty you draw fewer cards.
roma-rule-R12 = A die on the disc of its own number activates your card there. A second die of that number activates it again.
roma-rule-R13 = Legionarius, Velites, Centurio and Onager do battle: the attacker rolls the battle die once. If it reaches the defence of the attacked card, that card is discarded; otherwise nothing happens. The attacker itself is never at risk.
roma-rule-R14 = Sicarius, Gladiator and Nero do no battle: defence does not help against them.
roma-rule-R15 = A card that could do nothing at all cannot be activated. One with an optional part can be, even if you leave that part out.
roma-rule-R16 = You may end your turn whenever you like; unused dice are lost.
roma-rule-R17 = The game ends at once, even in the middle of a turn, when a player has no points or the stockpile is empty.
roma-rule-R18 = If the stockpile cannot pay all of the last points, you are credited with the missing ones all the same.
roma-rule-R19 = Whoever has more points wins; with equal points the game is a draw.
roma-rule-R20 = Sicarius: discard one character of your opponent, and the Sicarius.
roma-rule-R21 = Architectus: lay any number of buildings from your hand, one after the other, free of charge. They may cover any of your cards, also the Architectus and one just laid.
roma-rule-R22 = Consiliarius: take up all your characters, this one included, and lay them again free of charge on discs of your choice, each on a disc of its own. They may cover buildings.
roma-rule-R23 = Legat: gain 1 point from the stockpile for each disc that your opponent has not occupied.
roma-rule-R24 = Gladiator: one character of your opponent, which you choose, goes back to his hand.
roma-rule-R25 = Mercator: buy points from your opponent for 2 sesterces each, as many as you like and both can afford. He gets the money.
roma-rule-R26 = Consul: raise or lower one of your unused dice by 1, within 1 to 6.
roma-rule-R27 = Legionarius: battle against the card directly opposite, character or building.
roma-rule-R28 = Nero: discard any building of your opponent, and Nero.
roma-rule-R29 = Praetorianus: block one disc of your opponent, with or without a card, for the whole of his next turn. He cannot activate there, but may lay cards there, and passive cards keep working. Several blocks add up.
roma-rule-R30 = Scaenicus: do what another of your characters does. An attack goes out from the disc of the Scaenicus; a copied Nero or Sicarius costs you the Scaenicus instead. A Scaenicus cannot copy a Scaenicus; a character on a blocked disc can be copied.
roma-rule-R31 = Haruspex: look through the draw pile, take one card of your choice, and shuffle the pile. If it is empty, the discard pile is shuffled first.
roma-rule-R32 = Senator: lay any number of characters from your hand, one after the other, free of charge. They may cover any of your cards, also the Senator and one just laid.
roma-rule-R33 = Velites: battle against any one character of your opponent.
roma-rule-R34 = Essedum: all your opponent’s cards defend with 2 less until the end of your turn. Two activations make it 4. It lasts even if the Essedum is covered or lost.
roma-rule-R35 = Tribunus Plebis: take 1 point from your opponent.
roma-rule-R36 = Centurio: battle against the card directly opposite. Once you see the battle die you may add one of your unused dice; it is used up whether the attack succeeds or not.
roma-rule-R37 = Aesculapinum: take one character from the discard pile into your hand.
roma-rule-R38 = Basilica: never activated. Each one directly beside a Forum that you activate brings 2 more points.
roma-rule-R39 = Machina: take up all your buildings, this one included, and lay them again free of charge on discs of your choice, each on a disc of its own. They may cover characters.
roma-rule-R40 = Forum: needs two dice. One activates it, the other, unused until then, shows the points you gain from the stockpile.
roma-rule-R41 = Mercatus: 1 point for each Forum your opponent has on the table. He pays them as far as he can; or, if you agreed so before the game, the stockpile does.
roma-rule-R42 = Onager: battle against any one building of your opponent.
roma-rule-R43 = Templum: never activated. When you activate a Forum directly beside it, you may also use your third die, if unused, for as many more points. Two of them still use one die.
roma-rule-R44 = Turris: never activated. All your other cards have 1 more defence; two of them help each other as well.

## Cards in brief: at most two lines of 19 letters

roma-brief-sicarius = Kill a character, and himself
roma-brief-architectus = Lay buildings from hand free
roma-brief-consiliarius = Rearrange your characters
roma-brief-legat = 1 point per empty rival disc
roma-brief-gladiator = Rival character back to hand
roma-brief-mercator = Buy rival points, 2 coins each
roma-brief-consul = Turn a die by +1 or −1
roma-brief-legionarius = Battle the card opposite
roma-brief-nero = Burn a building, and himself
roma-brief-praetorianus = Block a rival disc next turn
roma-brief-scaenicus = Copy one of your characters
roma-brief-haruspex = Take any card from the pile
roma-brief-senator = Lay characters from hand free
roma-brief-velites = Battle any rival character
roma-brief-essedum = Rival defence −2 this turn
roma-brief-tribunus = Take 1 point from the rival
roma-brief-centurio = Battle opposite, may add a die
roma-brief-aesculapinum = Character back from discards
roma-brief-basilica = A Forum beside it: +2 points
roma-brief-machina = Rearrange your buildings
roma-brief-forum = A second die gives its points
roma-brief-mercatus = 1 point per rival Forum
roma-brief-onager = Battle any rival building
roma-brief-templum = A Forum beside it: add a third die
roma-brief-turris = Your other cards: +1 defence

## What lies on the table, in words

roma-sort-character = character
roma-sort-building = building
roma-points =
    { $count ->
        [one] point
       *[other] points
    }
roma-sestertii =
    { $count ->
        [one] sesterce
       *[other] sesterces
    }
roma-in-hand = in hand
roma-stock = stockpile
roma-blocked = blocked
roma-face-down = face down
roma-empty = no card: 1 point each turn
roma-lay-here = lay a card here
roma-no-card-yet = no card yet
roma-the-36 = The 36 points
roma-look-into = Look into the discard pile
roma-look-at-table = Look at the table
roma-back-to-cards = Back to the cards
roma-close = Close

## Labels of elements

roma-label-place-own = { $card }, your { $sort } beside disc { $disc }, defence { $defence }
roma-label-place-other = { $card }, { $sort } of { $name } beside disc { $disc }, defence { $defence }
roma-label-down-own = { $card }, your { $sort }, face down beside disc { $disc }
roma-label-down-other = A card of { $name }, face down beside disc { $disc }
roma-label-empty-own = Your side of disc { $disc }: no card
roma-label-empty-other = { $name }’s side of disc { $disc }: no card
roma-label-blocked = { $label }; blocked by a Praetorianus
roma-label-disc = Disc { $disc }
roma-label-money = Money disc
roma-label-cards = Cards disc
roma-label-die = Die showing { $value }
roma-label-die-used = Die showing { $value }, used
roma-label-hand-card = { $card }, { $sort } in your hand, price { $price }, defence { $defence }
roma-label-hand-cards = { $count } × { $card }, { $sort } in your hand, price { $price }, defence { $defence }
roma-label-laid-out =
    { $card }, { $sort }, price { $price }, defence { $defence }{ $count ->
        [one] { "" }
       *[other] ; there are { $count }
    }
roma-label-passed = { $card }, put aside for { $name }
roma-label-hand =
    Hand of { $name }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
roma-label-seat =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }
roma-label-draw-pile =
    Draw pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
roma-label-discard-pile =
    Discard pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
roma-label-stockpile =
    Stockpile: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
roma-label-battle = Battle: { $roll } against a defence of { $defence }
roma-label-standing = { $name } { $points }, stockpile { $stock }, { $other } { $others }

## Tags: what an action would do, in a few letters

roma-tag-money =
    +{ $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }
roma-tag-draw =
    { $count ->
        [one] draw { $count }
       *[other] draw { $count }, keep 1
    }
roma-tag-lay =
    { $money ->
        [0] free
       *[other] −{ $money }
    }
roma-tag-cover = covers it
roma-tag-place = here
roma-tag-win =
    +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
roma-tag-rob =
    +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
roma-tag-forum-pays =
    { $basilica ->
        [0] { $templum ->
            [0] +
           *[other] { $value } + { $templum } ={" "}
        }
       *[other] { $value } + { $basilica }{ $templum ->
            [0] {""}
           *[other] {" "}+ { $templum }
        } ={" "}
    }{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
roma-tag-forum-pays-most =
    up to { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
roma-tag-buy =
    +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, −{ $money }
roma-tag-beat =
    { $added ->
        [0] { $roll }
       *[other] { $roll } + { $added } = { $strength }
    }: wins
roma-tag-hold =
    { $added ->
        [0] { $roll }
       *[other] { $roll } + { $added } = { $strength }
    }: not enough
roma-tag-siege = defence −{ $value }
roma-tag-change = { $value } → { $now }
roma-tag-lose = { $card } discarded
roma-tag-return = { $card } back to hand
roma-tag-block = block
roma-tag-over = ends the game { $points0 } : { $points1 }
roma-came-pass = { $card } too
roma-came-place = { $card } beside { $disc }
roma-came-lay = { $card } beside { $disc }
roma-came-keep = keeps { $card }
roma-came-take = takes { $card }
roma-came-recover = takes { $card }
roma-odds-battle = { $need }+: { $percent } %
roma-odds-add = { $need }+, { $less }+ with the { $die }: { $percent } %
roma-odds-only-add = { $less }+ with the { $die }: { $percent } %
roma-odds-sure = wins for sure
roma-odds-never = cannot win
roma-undone =
    { $count ->
        [one] { $count } die is still unused.
       *[other] { $count } dice are still unused.
    }
roma-activate = activate

## What is asked when something is chosen

roma-ask-die = Die { $value } in hand: place it on a glowing disc.
roma-ask-card = { $card } in hand: choose one of your discs ({ $price } sesterces).
roma-ask-card-free = { $card } in hand: choose one of your discs (free).
roma-ask-money = Which die do you change into sesterces?
roma-ask-draw = Which die do you draw cards with?
roma-ask-place = Disc { $disc }: activate the card with a die, or lay a card from hand.
roma-ask-empty = Disc { $disc }: which card do you lay there?
roma-ask-pile = Choose one of the cards.

## Notes beside the buttons

roma-note-pass = You get two cards from your opponent in return.
roma-note-place = Free of charge now. Later every empty disc costs a point each turn.
roma-note-dice =
    { $count ->
        [one] { $count } die is still unused
       *[other] { $count } dice are still unused
    }
roma-note-no-dice = All dice are used

## The set-up

roma-passing-to = For { $name }
roma-passing-from = From { $name }
roma-passing-how = Each passes two cards, unseen. Then your four cards go face down beside your discs.

## Cards laid out

roma-taken = Cards drawn or taken up
roma-tray-seek = The draw pile: take one card
roma-tray-recover = The discard pile: take a character
roma-tray-discard = The discard pile
roma-tray-empty = There is no card in it yet.

## Battles and Forums, step by step

roma-sum-battle = { $attacker } attacks { $target }
roma-sum-battle-of = Battle for { $target }
roma-sum-won = { $target } is discarded
roma-sum-held = { $target } holds
roma-sum-forum = Forum

## Help

roma-kind-place-own = { $sort }, yours on disc { $disc }
roma-kind-place-other = { $sort }, { $name }’s on disc { $disc }
roma-kind-hand = { $sort }, in your hand
roma-kind-die-unused = not used yet
roma-kind-die-used = used this turn
roma-fact-price = price { $price }
roma-fact-defence = defence { $defence }
roma-fact-turris = +{ $value } from Turris
roma-fact-siege = −{ $value } from Essedum
roma-fact-basilica = Basilica beside it: +{ $points } points
roma-fact-templum = Templum beside it: a third die counts
roma-fact-blocked = blocked until the turn ends
roma-fact-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
roma-fact-money =
    { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }
roma-fact-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
roma-fact-card-count = { $count } × { $card }
roma-help-empty = No card lies here. At the start of a turn each such disc costs its owner a point.
roma-help-down = Face down until both have laid their four cards.
roma-help-disc = A die that shows { $disc } activates your card here.
roma-help-die = Place it on the money disc, the cards disc, or the disc of its number. It is used whole, and once.
roma-help-seat = Whoever has no points left loses at once; otherwise whoever has more points at the end wins.
roma-help-hand = Cards in hand are secret. You may hold any number.
roma-help-draw-pile = Face down. When it is empty the discard pile is shuffled.
roma-help-discard-pile = Everyone may look into it.
roma-help-stockpile = The points that nobody has. When it is empty the game ends at once.
roma-help-battle = The battle die must reach the defence of the attacked card.
roma-help-passed = Put aside for your opponent, who sees it only when both have chosen.

## A first look around

roma-tour-points = Points decide the game. You begin with 10; whoever drops to 0 has lost, and when the stockpile is empty whoever has more wins.
roma-tour-discs = Six discs lie between you and your opponent. Your cards lie on your side of them, his on the other, one each. A disc without a card costs you a point every turn.
roma-tour-dice = Each turn you roll three dice. A die on the disc of its number makes your card there act.
roma-tour-money = Or put a die here: it turns into as many sesterces as it shows.
roma-tour-cards = Or here: you draw as many cards as it shows and keep one.
roma-tour-hand = Your hand. With sesterces you lay cards beside your discs: the coin is the price, the shield the defence.
roma-tour-glow = What glows can be done now. Point at anything to learn what it is; click on what does not glow to learn why not.
roma-tour-glow-touch = What glows can be done now. Hold your finger on anything to learn what it is; tap what does not glow to learn why not.

## The terminal

roma-cli-seat =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }, { $cards } in hand
roma-cli-middle = Stockpile { $stockpile }, draw pile { $draw }, discard pile { $discard }
roma-cli-dice = Dice
roma-cli-siege = The other side defends with { $value } less.
roma-cli-battle = Battle: { $roll } against { $defence }.
roma-cli-hand = Hand:
roma-cli-their-hand = Their hand:
roma-cli-held = In your hands:
roma-cli-draw = Draw pile:
roma-cli-discard = Discarded:
roma-cli-down = face down

## What is worth counting

roma-stats-opening = Openings: cards placed at the start
roma-stats-table = Cards on the table at any time
roma-stats-used = Cards activated
roma-stats-lost = Cards lost in battle or removed

## Themes of puzzles

roma-puzzle-attack = Attack
roma-puzzle-forum = Forum
roma-puzzle-card = Cards that act
roma-puzzle-lay = Laying cards
roma-puzzle-money = Money
roma-puzzle-draw = Drawing cards
roma-puzzle-patience = Knowing when to stop
roma-puzzle-points = Most points
roma-puzzle-win = Win now

## What a hint says that a move is for; what is missing here is said as its tag

roma-purpose-money =
    brings { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }
roma-purpose-draw =
    { $count ->
        [one] draws a card
       *[other] draws { $count } cards and keeps one
    }
roma-purpose-lay =
    { $money ->
        [0] costs nothing
        [one] costs { $money } sesterce
       *[other] costs { $money } sesterces
    }
roma-purpose-cover = covers { $card }
roma-purpose-win =
    brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
roma-purpose-rob =
    takes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from { $other }
roma-purpose-forum-pays =
    brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
roma-purpose-lose = { $seat } loses { $card }
roma-purpose-return = { $card } goes back to { $seat }’s hand
roma-purpose-block = blocks { $seat }’s disc { $disc }
roma-purpose-over = ends the game { $points0 } : { $points1 }
roma-purpose-card = the card: “{ $does }”
roma-purpose-discs =
    { $count ->
        [one] an empty disc less to pay for
       *[other] { $count } empty discs less to pay for
    }
roma-purpose-place = {""}
