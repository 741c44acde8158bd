## On the box

romolo-name = Romolo o Remo?
romolo-about = Explore the hills, raise walls and forums, feed your people, and found the greater city.
romolo-mode-solitaire = You alone against a city that grows by itself.
romolo-mode-duel = Two cities on a small map: every hex is contested.
romolo-mode-three = Three cities, and whoever is ahead has two enemies.
romolo-mode-four = The whole map and every neighbour a danger.
romolo-mode-alliance = First and third seat against second and fourth: allies score as one.

## Characters

romolo-character-aedificator = Aedificator
romolo-character-apothecarius = Apothecarius
romolo-character-architectus = Architectus
romolo-character-artifex = Artifex
romolo-character-consul = Consul
romolo-character-defensor = Defensor
romolo-character-dux = Dux
romolo-character-eques = Eques
romolo-character-foederatus = Foederatus
romolo-character-furnarus = Furnarus
romolo-character-heros = Heros
romolo-character-mercator = Mercator
romolo-character-nauta = Nauta
romolo-character-negotiator = Negotiator
romolo-character-obsessor = Obsessor
romolo-character-patronus = Patronus
romolo-character-praedo = Praedo
romolo-character-praepositus = Praepositus
romolo-character-publicus = Publicus
romolo-character-sacerdos = Sacerdos
romolo-character-traductor = Traductor
romolo-no-character = no character

## Pieces, units, resources

romolo-piece-farm = farm
romolo-piece-warehouse = warehouse
romolo-piece-harbor = harbor
romolo-piece-temple = temple
romolo-piece-plant = sawmill or quarry
romolo-piece-sawmill = sawmill
romolo-piece-quarry = quarry
romolo-piece-aqueduct = aqueduct
romolo-piece-forum = forum
romolo-piece-wall = wall
romolo-piece-tower = tower
romolo-piece-worker = worker
romolo-piece-mercenary = mercenary
romolo-piece-battle = battle token
romolo-building-farm = farm
romolo-building-warehouse = warehouse
romolo-building-harbor = harbor
romolo-building-temple = temple
romolo-building-sawmill = sawmill
romolo-building-quarry = quarry
romolo-building-aqueduct = aqueduct
romolo-building-forum = forum
romolo-building-wall = wall
romolo-one-farm = a farm
romolo-one-warehouse = a warehouse
romolo-one-harbor = a harbor
romolo-one-temple = a temple
romolo-one-plant = a sawmill or quarry
romolo-one-sawmill = a sawmill
romolo-one-quarry = a quarry
romolo-one-aqueduct = an aqueduct
romolo-one-forum = a forum
romolo-one-wall = a wall
romolo-one-worker = a worker
romolo-one-soldier = a soldier
romolo-one-explorer = an explorer
romolo-one-mercenary = a mercenary
romolo-one-tower = a tower
romolo-one-troop = a unit of the A.I.
romolo-unit-worker = worker
romolo-unit-soldier = soldier
romolo-unit-explorer = explorer
romolo-unit-mercenary = mercenary
romolo-unit-of = { $unit } of { $seat }
romolo-tower-of = the tower of { $seat }
romolo-wall-at = the wall on the { $side } side
romolo-no-target = no target
romolo-seat = seat { $number }
romolo-ai-standing = standing
romolo-ai-hindered = with a penalty
romolo-ai-lying = laid
romolo-resource-grain = grain
romolo-resource-wood = wood
romolo-resource-stone = stone
romolo-resource-salt = salt
romolo-resource-refined =
    { $count ->
        [one] refined good
       *[other] refined goods
    }
romolo-cubes = { $count } { $resource }
romolo-both = { $one } and { $other }
romolo-stored = { $cubes } from the warehouse
romolo-list = { $one }, { $other }
romolo-either = { $count } stone or wood
romolo-equal =
    { $count ->
        [one] { $count } resource
       *[other] { $count } equal resources
    }
romolo-any =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
romolo-saved = { $cost } ({ $count } less thanks to temples)
romolo-silver = { $coins } silver
romolo-mercenaries =
    { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    }
romolo-workers = workers
romolo-army = soldiers and mercenaries
romolo-for-salary = the mercenaries’ service
romolo-for-walls =
    { $count ->
        [one] { $count } wall
       *[other] { $count } walls
    }
romolo-for-refining = refining
romolo-terrain-plain = plain
romolo-terrain-hill = hill
romolo-terrain-forest = forest
romolo-terrain-water = water
romolo-side-e = east
romolo-side-ne = north-east
romolo-side-nw = north-west
romolo-side-w = west
romolo-side-sw = south-west
romolo-side-se = south-east
romolo-token-x2 = ×2
romolo-token-plus3 = +3
romolo-token-sword = sword
romolo-token-shield = shield
romolo-token-retreat = retreat
romolo-token-none = nothing
romolo-token-1 = 1
romolo-token-2 = 2
romolo-token-3 = 3
romolo-token-4 = 4
romolo-token-5 = 5
romolo-token-6 = 6
romolo-coin-bronze = 1 bronze ({ $worth })
romolo-and = { $one }, { $other }
romolo-nothing = nothing
romolo-resource-silver = silver
romolo-resource-bronze = bronze
romolo-to-build = to build
romolo-to-refine = to refine
romolo-to-worker = for a worker
romolo-to-soldier = for a soldier
romolo-to-explorer = for the explorer
romolo-to-convert = to turn the explorer into a worker
romolo-to-hire = for mercenaries
romolo-to-tile = for the character’s tile
romolo-to-trade = through the Mercator
romolo-to-salary = as salary
romolo-to-food = for food
romolo-reason-retreats = it is weaker here and goes back
romolo-reason-attacks = it is stronger than what is there
romolo-reason-advances = nearer to your capital
romolo-reason-marches = the brown cube sends it towards your capital
romolo-reason-fights = there is something to attack here
romolo-reason-waits = there is nowhere to go
romolo-blank = the blank face
romolo-event-white = white, nothing happens
romolo-event-yellow = yellow, the A.I. may take a character
romolo-event-pink = pink, prices move
romolo-event-blue = blue, the A.I. may get new units
romolo-event-brown = brown, the A.I. marches and the line is renewed
romolo-ending-characters = every character is taken
romolo-ending-pieces = three kinds of pieces have run out
romolo-ending-dead = nobody has a worker or an explorer left

romolo-people-latins = Latins
romolo-people-albans = Albans
romolo-people-sabins = Sabins
romolo-people-crustumins = Crustumins
romolo-people-latins-about = When you attack, a die of 2 multiplies as a 3 and a 4 as a 5.
romolo-people-albans-about = When you defend, a die of 2 multiplies as a 3 and a 4 as a 5.
romolo-people-sabins-about = The first stone production of each of your turns brings 1 stone more.
romolo-people-crustumins-about = Every cube you sell brings 1 silver more.
romolo-vote-play = to play
romolo-vote-end = to end

## Phases

romolo-phase-setup = Set-up
romolo-phase-start = Start of the turn
romolo-phase-actions = Action phase
romolo-phase-war = War phase
romolo-phase-maintenance = Maintenance
romolo-phase-ai = The A.I.’s turn
romolo-phase-over = The game is over

## Actions

romolo-do-end = End the action phase
romolo-do-peace = End the war phase
romolo-do-done = Enough
romolo-do-done-sides = No more walls
romolo-do-done-pay = No more cubes on the tile
romolo-do-done-sell = Sell no more
romolo-do-done-buy = Buy no more
romolo-do-done-offer = Propose this exchange
romolo-do-done-muster = Attack with these units
romolo-do-done-powers = No further power
romolo-do-done-excess = Leave the rest standing
romolo-do-done-raze = Destroy no more
romolo-do-done-raze-side = These walls only
romolo-do-done-salary = Pay the whole salary
romolo-do-done-dismiss = Dismiss nobody else
romolo-do-done-declare = These are all my attacks
romolo-do-done-defend = Nobody else helps
romolo-do-done-volunteer = That is all I offer
romolo-do-done-summon = No further power
romolo-do-yes = Yes
romolo-do-yes-answer = Accept the exchange
romolo-do-yes-help = Let the Architectus count a farm
romolo-do-yes-retreat = Retreat
romolo-do-no = No
romolo-do-no-answer = Refuse the exchange
romolo-do-no-help = Keep the Architectus for later
romolo-do-no-retreat = Stand and fight
romolo-do-play = Play this turn
romolo-do-finish = End the game now
romolo-do-surrender = Surrender
romolo-do-go-on = Play on
romolo-do-coins = Pay { $coins } silver in coins
romolo-do-peek = Peek at a hex
romolo-do-dismantle = Dismantle a building
romolo-do-transform = Transform a building
romolo-do-produce = Produce
romolo-do-gather = Gather from a warehouse
romolo-do-refine = Refine two equal resources
romolo-do-create-worker = Create a worker for 3 grain
romolo-do-create-soldier = Make this worker a soldier for 2 refined goods
romolo-do-create-explorer = Create the explorer for 2 grain
romolo-do-convert = Turn the explorer into a worker for 1 grain
romolo-do-hire =
    { $count ->
        [one] Hire { $count } mercenary for { $count } silver, in coins or goods
       *[other] Hire { $count } mercenaries for { $count } silver, in coins or goods
    }
romolo-do-recruit = Hire a character for { $price }
romolo-do-sell = Sell at the market
romolo-do-buy = Buy at the market
romolo-do-exchange = Propose an exchange to your ally
romolo-do-tower = Hit the tower
romolo-do-tower-aim = Attack the tower
romolo-do-tower-defend = The tower helps
romolo-do-tower-lose = Give up the tower, and the game with it
romolo-do-empty = The empty warehouse
romolo-do-give = Give { $item }
romolo-do-take = Ask for { $item }
romolo-do-terrain = Take a { $terrain }
romolo-do-build = Build { $building }
romolo-do-build-into = Make it { $building }
romolo-do-piece = { $piece }
romolo-do-piece-remove = Take away { $piece }
romolo-do-piece-excess = Destroy { $piece }
romolo-do-piece-raze = Raze { $piece }
romolo-do-piece-unpaid = Give up { $piece }
romolo-do-piece-aim = Attack { $piece }
romolo-do-piece-lose = Give up { $piece }
romolo-do-side = The { $side } side
romolo-do-side-sides = A wall on the { $side } side
romolo-do-side-remove-side = Take the wall on the { $side } side
romolo-do-side-raze-side = Destroy the wall on the { $side } side
romolo-do-side-unpaid = Give up the wall on the { $side } side
romolo-do-side-aim = Attack the wall on the { $side } side
romolo-do-side-lose = Give up the wall on the { $side } side
romolo-do-resource = { $resource }
romolo-do-resource-free = Begin with 1 more cube of { $resource }
romolo-do-resource-refund = Take back 1 cube of { $resource }
romolo-do-resource-steal = Steal 1 cube of { $resource }
romolo-do-resource-gain = Get { $resource }
romolo-do-resource-sell = Sell 1 cube of { $resource } from your hand
romolo-do-resource-buy = Buy { $resource }
romolo-do-resource-offer = Give 1 cube of { $resource } from your hand
romolo-do-resource-feed = Feed a unit with 1 cube of { $resource }
romolo-do-resource-pay = Pay 1 cube of { $resource } from your hand
romolo-do-store = The warehouse with { $count } { $resource }
romolo-do-store-pay = Pay 1 cube from the warehouse with { $count } { $resource }
romolo-do-store-sell = Sell 1 cube from the warehouse with { $count } { $resource }
romolo-do-store-gather = Gather { $count } { $resource }
romolo-do-store-remove-store = Take away the warehouse with { $count } { $resource }
romolo-do-store-raze-store = Destroy the warehouse with { $count } { $resource }
romolo-do-store-offer = Give 1 cube from the warehouse with { $count } { $resource }
romolo-do-column = Lay it over { $resource }
romolo-do-slot = Hire { $character } from slot { $slot }
romolo-do-seat = { $seat }
romolo-do-seat-victim = Rob { $seat }
romolo-do-seat-defender = Attack { $seat }
romolo-do-stance-peace = Be friendly to { $seat } from now on
romolo-do-stance-war = Be hostile to { $seat } from now on
romolo-do-token = Play the token { $token }
romolo-do-face = Play the die { $face }
romolo-do-people = Lead the { $people }
romolo-do-bid = Bid { $coins } silver
romolo-do-tower-settle = Place the tower
romolo-do-piece-settle = Place { $piece }
romolo-do-create-worker-settle = Place a worker
romolo-do-no-assist = None helps now
romolo-do-count-assist =
    { $count ->
        [one] 1 helps
       *[other] { $count } help
    }
romolo-do-piece-overfull = Remove { $piece }
romolo-do-target-overfull = Remove target { $number }: { $target }
romolo-do-store-overfull-store = Remove the warehouse with { $count } { $resource }
romolo-do-side-overfull-side = Remove the wall on the { $side } side
romolo-do-resource-keep-back = Leave 1 cube of { $resource } to the bank
romolo-do-play-vote = Vote to play
romolo-do-finish-vote = Vote to end
romolo-do-play-rule = The turn is played
romolo-do-finish-rule = The game ends
romolo-do-count =
    Free { $count ->
        [one] { $count } mercenary of his salary
       *[other] { $count } mercenaries of their salary
    }
romolo-do-power = Use { $character }
romolo-do-ai-unit = Kill a unit of the A.I. ({ $condition })
romolo-do-ai-unit-aim = Attack a unit of the A.I. ({ $condition })
romolo-do-hex = Hex { $hex }
romolo-do-hex-do = Move to { $hex }
romolo-do-hex-too-late = Move to { $hex } and lie down: no attack there this turn
romolo-do-hex-explore = Explore { $hex }
romolo-do-hex-look = Peek at { $hex }
romolo-do-hex-ride = Ride to { $hex }
romolo-do-hex-sail = Sail to { $hex }
romolo-do-hex-elsewhere = Work as if in { $hex }
romolo-do-hex-arrange = Put the { $terrain } at { $hex }
romolo-do-hex-place = Place { $piece } at { $hex }
romolo-do-hex-source = Exploit { $hex } ({ $count } { $resource })
romolo-do-hex-storehouse = Store it at { $hex }
romolo-do-hex-war = Attack at { $hex }
romolo-do-hex-fall-back = Fall back to { $hex }
romolo-do-unit = { $unit } at { $hex }
romolo-do-unit-act = Act with: { $unit } at { $hex }
romolo-do-unit-muster = Send into the fight: { $unit } at { $hex }
romolo-do-unit-hit = Kill: { $unit } at { $hex }
romolo-do-unit-dismiss = Dismiss: { $unit } at { $hex }
romolo-do-unit-feed = Give up, unfed: { $unit } at { $hex }
romolo-do-unit-unpaid = Leaves unpaid: { $unit } at { $hex }
romolo-do-unit-declare = Attack with: { $unit } at { $hex }
romolo-do-unit-aim = Attack: { $unit } at { $hex }
romolo-do-unit-defend = Help with: { $unit } at { $hex }
romolo-do-unit-volunteer = Offer: { $unit } at { $hex }
romolo-do-unit-lose = Give up: { $unit } at { $hex }
romolo-do-target = Target { $number }: { $target }
romolo-do-target-aim = Join the attack on target { $number }: { $target }
romolo-do-target-next-target = Fight next at { $hex } over target { $number }: { $target }

## Decisions as steps of a way, where what they cost would be in the way

romolo-step-unit-act = { $unit } at { $hex }
romolo-step-hex-source = { $count } { $resource } from { $hex }
romolo-step-create-worker = Create a worker
romolo-step-create-soldier = Make this worker a soldier
romolo-step-create-explorer = Create the explorer
romolo-step-slot = Hire { $character }
romolo-step-sell = {""}
romolo-step-buy = {""}
romolo-step-recruit = {""}

## Prompts

romolo-prompt-third = Choose your third starting hex, unseen by the others.
romolo-prompt-third-alone = Choose your third starting hex.
romolo-prompt-arrange = Where do you put the hex you chose? The other two are plains.
romolo-prompt-free = Choose one more resource.
romolo-prompt-place = Where do you place { $piece }?
romolo-prompt-place-tower = Where do you place your tower? It makes that hex your capital.
romolo-prompt-play-or-end = The end has begun: play this turn, or end the game now.
romolo-prompt-give-up = You have no worker on the map: play on, or surrender.
romolo-prompt-act = Choose a unit to act, or end the action phase.
romolo-prompt-act-nobody = None of your units can act any more: end the action phase.
romolo-prompt-war = Choose a hex to attack in, or end the war phase.
romolo-prompt-war-calm = No enemy stands in one hex with your units: end the war phase. You are asked because they may destroy buildings where they stand: { $hexes }.
romolo-prompt-token = Choose a die token, unseen by your opponent.
romolo-prompt-token-alone = Choose a die token.
romolo-prompt-answer = Your ally proposes an exchange: do you accept it?
romolo-prompt-do = { $hex }, { $unit }: where does it go, or what does it do there?
romolo-prompt-look = Which hex do you peek at?
romolo-prompt-ride = Eques: where to?
romolo-prompt-sail = Nauta: where to?
romolo-prompt-elsewhere = Traductor: in which hex does the worker work?
romolo-prompt-remove = Which piece goes?
romolo-prompt-remove-store = Which warehouse goes?
romolo-prompt-remove-side = Which wall goes?
romolo-prompt-into = What does it become?
romolo-prompt-sides = On which side does the wall go?
romolo-prompt-sides-more = On which side does another wall go, or are these all?
romolo-prompt-pay = Pay for { $what }: { $due } still due.
romolo-prompt-pay-goods = Which goods do you lay on the Negotiator, one by one?
romolo-prompt-pay-tile = Lay a cube on the Praepositus. Each turn he brings one more of its kind.
romolo-prompt-refund = Which resource do you take back?
romolo-prompt-source = Which hex is exploited?
romolo-prompt-storehouse = Which warehouse takes the production?
romolo-prompt-gather = Which warehouse is emptied?
romolo-prompt-slot = Which character do you hire?
romolo-prompt-sell =
    Which resource do you sell? { $count ->
        [one] One sale is left.
       *[other] Up to { $count } sales are left.
    }
romolo-prompt-column = Over which column does the cube go? It will raise that price.
romolo-prompt-buy =
    Which resource do you buy? { $count ->
        [one] One purchase is left.
       *[other] Up to { $count } purchases are left.
    }
romolo-prompt-help = Architectus: does a farm count here?
romolo-prompt-offer = What do you give, and what do you ask for? Three items at most.
romolo-prompt-victim = Praedo: who is robbed?
romolo-prompt-steal = What do you steal?
romolo-prompt-gain = Mercator: what do you get?
romolo-prompt-defender = Whom do you attack?
romolo-prompt-muster = Which units attack at { $hex }?
romolo-prompt-muster-raze = Which units destroy buildings at { $hex }? Nobody defends them.
romolo-prompt-powers = Declare powers for this battle, or none.
romolo-prompt-retreat = Do you retreat?
romolo-prompt-fall-back = Where does this unit fall back to?
romolo-prompt-hit = Which enemy unit dies? Casualties left: { $count }.
romolo-prompt-excess = What else is destroyed? Casualties left: { $count }.
romolo-prompt-raze = What is razed?
romolo-prompt-raze-store = Which warehouse is destroyed?
romolo-prompt-raze-side = Which walls are destroyed?
romolo-prompt-salary = Your mercenaries ({ $count }) earn { $due }: pay, or let the Foederatus free some.
romolo-prompt-freed = How many of your mercenaries ({ $count }) need no salary?
romolo-prompt-unpaid = Unpaid mercenaries tear down your capital: what goes? Constructions left to lose: { $count }.
romolo-prompt-unpaid-leave = Unpaid mercenaries leave: which? Left to go: { $count }.
romolo-prompt-dismiss = Whom do you dismiss? Your mercenaries ({ $count }) will earn { $due } next turn.
romolo-prompt-declare = Choose a unit to attack with, or end the war phase.
romolo-prompt-declare-calm = No enemy stands beside your units: end the war phase. You are asked because they may destroy buildings where they stand: { $hexes }.
romolo-prompt-declare-more = Which other unit attacks? Afterwards no attack can be added.
romolo-prompt-declare-all = No other unit can attack: the battles begin.
romolo-prompt-aim = { $hex }, { $unit }: what does it attack?
romolo-prompt-aim-store = Which warehouse is attacked?
romolo-prompt-next-target = Which target is fought over next?
romolo-prompt-defend = { $seat } attacks { $target } at { $hex }: who helps?
romolo-prompt-volunteer = { $seat } attacks { $target } at { $hex }: which units do you offer for its defence?
romolo-prompt-volunteer-more = { $seat } attacks { $target } at { $hex }: which units do you offer? Most so far: { $count }.
romolo-prompt-summon = Use powers in this battle, or none.
romolo-prompt-pick-die = Choose one of your dice, unseen by your opponent.
romolo-prompt-pick-die-alone = Choose one of your dice.
romolo-prompt-lose = What do you give up? Losses left: { $count }.
romolo-prompt-people = Which people do you lead?
romolo-prompt-settle = Lap { $lap } of { $laps }: which piece do you place?
romolo-prompt-assist = { $count } Praepositus can help with { $resource }: how many do so now?
romolo-prompt-overfull = An aqueduct is lost, and { $hex } holds too much: what goes?
romolo-prompt-overfull-store = Which warehouse of { $hex } goes?
romolo-prompt-overfull-side = Which walls of { $hex } go?
romolo-prompt-bid = Bid: is { $seat }’s turn played, or does the game end?
romolo-prompt-bid-own = Bid: is your turn played, or does the game end?
romolo-prompt-vote = You have bid as much as others: play this turn, or end the game? Nobody sees your vote yet.
romolo-prompt-rule = You have bid most: is this turn played?
romolo-prompt-keep-back = Which one cube does the bank keep? The rest of the cost comes back.
romolo-prompt-feed =
    { $count ->
        [one] One unit is hungry
       *[other] { $count } units are hungry
    }, and you have { $have }: pay 1 for each, or give units up.
romolo-prompt-feed-none =
    { $count ->
        [one] One unit is hungry, and you have no grain left: give one up.
       *[other] { $count } units are hungry, and you have no grain left: give up as many.
    }

## Refusals

romolo-refuse-not-now = Not now. { $prompt }
romolo-refuse-not-yours = This is not one of your units.
romolo-refuse-not-on-map = That unit is not there.
romolo-refuse-no-actions = This unit has no actions left this turn.
romolo-refuse-phase-over = This unit has finished its actions for the turn.
romolo-refuse-just-created = A unit created this turn acts from the next round on.
romolo-refuse-only-moves = A unit that has retreated may only move for the rest of the phase.
romolo-refuse-penalized = A unit with a penalty token cannot do that: a move in a later turn or a battle takes it off.
romolo-refuse-hostile = Hostile units are in the hex: a unit can only move away from them.
romolo-refuse-not-a-worker = Only a worker can do that.
romolo-refuse-nothing-to-do = There is nothing this unit could do.
romolo-refuse-stance-taken = You have changed this stance already this turn.
romolo-refuse-no-stance = There is no stance to change towards this player.
romolo-refuse-no-such-hex = This map has no such hex.
romolo-refuse-not-adjacent = That hex is not adjacent.
romolo-refuse-no-harbor = Water is entered only from a harbor or from water.
romolo-refuse-not-toward-capital = Away from hostile units you may only go nearer to your own capital.
romolo-refuse-not-explored = A retreat leads only to explored hexes.
romolo-refuse-ai-capital = Nobody enters or works in the capital of the A.I.
romolo-refuse-not-face-down = There is no face-down hex to look at.
romolo-refuse-not-an-explorer = Only an explorer can do that.
romolo-refuse-wrong-terrain = Only a { $terrain } takes { $what }.
romolo-refuse-wrong-terrain-water = Walls stand on land only.
romolo-refuse-no-water-near = A harbor needs explored water next to it.
romolo-refuse-bank-empty = The bank does not have enough left ({ $piece }: { $count }).
romolo-refuse-hex-full = The limit of constructions in this hex is { $limit }, and it holds { $count }: an aqueduct in it or next to it would make room for one more.
romolo-refuse-one-of-a-kind = There is already { $what } in this hex, and a hex holds only one of its kind.
romolo-refuse-cannot-pay = You can spend { $have } here; the price of { $what } is { $price }.
romolo-refuse-cannot-pay-rest = Then the rest could not be paid: { $due } still due.
romolo-refuse-cannot-pay-coins = Coins pay all the rest at once. You have { $have } in coins; { $due } still due: give resources first.
romolo-refuse-cannot-pay-nothing = Whatever it became would cost stone or wood, and you can spend none here.
romolo-refuse-side-taken = There is a wall on that side already.
romolo-refuse-no-such-piece = There is no such piece in the hex.
romolo-refuse-nothing-to-build = Nothing could be built in its place.
romolo-refuse-already-exploited = This hex has been exploited this turn.
romolo-refuse-no-storehouse = No empty warehouse is in reach.
romolo-refuse-storehouse-guarded = Hostile units guard that warehouse.
romolo-refuse-storehouse-walled = That warehouse is behind a protective wall.
romolo-refuse-nothing-stored = No such warehouse holds anything here.
romolo-refuse-no-pair = Refining takes two resources of the same type.
romolo-refuse-limit-reached = With a capital of power { $power } the limit of { $what } is { $limit }, and you have { $have }: this needs power { $needed }.
romolo-refuse-limit-reached-highest = With a capital of power { $power } the limit of { $what } is { $limit }, and you have { $have }: no power allows more.
romolo-refuse-none-in-hand = You have no such figure in hand.
romolo-refuse-not-in-capital = Soldiers are made only in your own capital, at { $hex }.
romolo-refuse-already-used = The explorer has been used this turn.
romolo-refuse-hired-already = You have hired a character this turn.
romolo-refuse-no-tile-there = There is no character in that slot.
romolo-refuse-too-little-money = You have { $have } in coins; this costs { $price }.
romolo-refuse-needs-a-cube = This character needs a resource for its tile.
romolo-refuse-worthless = At price 0 it is worth nothing.
romolo-refuse-no-column = No column takes this cube.
romolo-refuse-own-column = A cube never lies over its own column.
romolo-refuse-column-full = Two cubes lie over that column already.
romolo-refuse-not-on-tile = This type does not lie on your Negotiator.
romolo-refuse-not-owned = You do not have this character.
romolo-refuse-power-used = This power has been used this turn.
romolo-refuse-no-use = This power is of no use here.
romolo-refuse-land-only = This leads only over explored land.
romolo-refuse-water-only = This leads only onto explored water.
romolo-refuse-walled = A protective wall is in between.
romolo-refuse-no-victim = Nobody can be robbed like this.
romolo-refuse-no-ally = You have no ally to exchange with.
romolo-refuse-refused-already = Your ally has refused this turn.
romolo-refuse-not-had = There is nothing of that kind to give.
romolo-refuse-three-items = An exchange has three items at most.
romolo-refuse-no-target = There is nothing to attack.
romolo-refuse-laid-down = Only standing units attack.
romolo-refuse-not-involved = That unit is not part of this battle.
romolo-refuse-no-token = You do not hold this token.
romolo-refuse-not-a-plain = Tower, farm and warehouse stand on your plains only.
romolo-refuse-not-your-start = This is not one of your starting hexes.
romolo-refuse-not-needed = This is not asked for.
romolo-refuse-tower-last = The tower can be lost only when nothing else is left in the capital.
romolo-refuse-can-be-fed = This unit can be fed: giving it up helps nobody.
romolo-refuse-no-grain = You have no grain.
romolo-refuse-units-first = Units are hit before buildings.
romolo-refuse-no-tower = No tower can be hit here.
romolo-refuse-not-so-many = You have only { $have }.
romolo-refuse-wrong-resource = This resource is not asked for.
romolo-refuse-wrong-resource-due = Still due: { $due }, not { $resource }.
romolo-refuse-pointless-piece = Then some piece of the payment could be left out.
romolo-refuse-no-strength = Without a positive value a unit destroys nothing.
romolo-refuse-counters-gone = Its counters are used up.
romolo-refuse-other-first = The other resource must be paid in any case: pay it first.
romolo-refuse-no-such-seat = There is no such seat in this game.
romolo-refuse-twin = It does the same as another one beside it: choose that one.
romolo-refuse-no-source = A worker on land exploits its own hex, or explored water next to it.
romolo-refuse-own-unit = This unit is your own: you choose among the enemy’s.
romolo-refuse-attacks-already = This unit takes part in the attack already.
romolo-refuse-not-at-target = Only units in { $hex } take part in this attack.
romolo-refuse-not-an-enemy = Only enemies’ units and towers are attacked.
romolo-refuse-target-already = This is a target already: join that attack instead.
romolo-refuse-target-itself = Whoever is a target in this phase helps nobody else.
romolo-refuse-helps-already = It takes part already.
romolo-refuse-tower-stays = A tower defends itself and units, never a building.
romolo-refuse-declared = An attack that is declared is fought.
romolo-refuse-fought-over = That target has been dealt with.
romolo-refuse-die-used = You have used this die; it comes back when all six are used.
romolo-refuse-same-kind = A piece becomes one of another kind.
romolo-refuse-people-taken = Somebody leads this people already.
romolo-refuse-placed-already = You have placed this already.
romolo-refuse-too-few-walls = Fewer than three walls count for nothing here: take a building.
romolo-refuse-not-exact = You cannot lay out exactly this sum with coins and whole cubes.
romolo-refuse-only-attackers = The attacker gives up units that attack here, nothing else.

## Log

romolo-log-begins = { $seat } begins.
romolo-log-third = { $seat } takes a { $terrain }.
romolo-log-third-hidden = { $seat } takes a third hex, unseen.
romolo-log-arrange = { $seat } lays the starting hexes, the { $terrain } at { $hex }.
romolo-log-free = { $seat } begins with 1 more cube of { $resource }.
romolo-log-capital = { $seat } founds a capital at { $hex }.
romolo-log-place-farm = { $seat } places a farm at { $hex }.
romolo-log-place-warehouse = { $seat } places a warehouse at { $hex }.
romolo-log-place-worker = { $seat } places a worker at { $hex }.
romolo-log-display = { $character } comes to slot { $slot } of the display.
romolo-log-aside = { $seat } sets aside the die token { $token }.
romolo-log-aside-hidden = { $seat } sets aside a die token.
romolo-log-turn = Round { $round }: { $seat }’s turn.
romolo-log-plays = { $seat } plays on.
romolo-log-finishes = { $seat } ends the game.
romolo-log-surrender = { $seat } surrenders.
romolo-log-idle = No unit of { $seat } has acted: 1 silver.
romolo-log-war = { $seat }’s war phase.
romolo-log-friendly = { $seat } is no longer hostile to { $other }.
romolo-log-hostile = { $seat } is hostile to { $other } again.
romolo-log-lie-down =
    { $units ->
        [one] { $units } unit of { $seat } lies down.
       *[other] { $units } units of { $seat } lie down.
    }
romolo-log-stand-up =
    { $units ->
        [one] { $units } unit of { $seat } stands up.
       *[other] { $units } units of { $seat } stand up.
    }
romolo-log-move = { $seat } moves { $unit } from { $start } to { $hex }.
romolo-log-explore = { $seat } sends { $unit } from { $start } to explore { $hex }.
romolo-log-enter = { $seat }: { $unit } enters { $hex }.
romolo-log-thrown-back = { $seat }: { $hex } is water, { $unit } stays at { $start }.
romolo-log-penalty = { $seat }: { $unit } crosses the { $side } wall of { $hex } and takes a penalty token.
romolo-log-penalty-off =
    { $units ->
        [one] { $units } unit of { $seat } loses its penalty token.
       *[other] { $units } units of { $seat } lose their penalty tokens.
    }
romolo-log-peek = { $seat }: { $unit } peeks at { $hex }.
romolo-log-see = { $seat } sees that { $hex } is { $terrain }.
romolo-log-see-multiplier = { $seat } sees a multiplier ×{ $value } at { $hex }.
romolo-log-reveal = { $hex } is turned up: { $terrain }.
romolo-log-multiplier = The multiplier at { $hex } is ×{ $value }.
romolo-log-flood = The river takes { $hex }.
romolo-log-pay = { $seat } pays { $count } { $resource } { $purpose }.
romolo-log-pay-store = { $seat } pays { $count } { $resource } from the warehouse at { $hex } { $purpose }.
romolo-log-coins = { $seat } pays { $coins } silver { $purpose }.
romolo-log-power = { $seat } uses { $character }: { $use }.
romolo-use-ride = a free move over land
romolo-use-sail = a move by water
romolo-use-exchange = one exchange more
romolo-use-trade = a free sale or purchase
romolo-use-elsewhere = works in the hex beside it
romolo-use-penalty = acts in spite of the penalty
romolo-use-hand = straight to hand
romolo-use-farm = a farm counts as power
romolo-use-swap = exchanges resources
romolo-use-steal = robs a neighbour
romolo-use-more = more from this production
romolo-use-mix = wood and stone mixed
romolo-use-wall = a free wall
romolo-use-favour = mercenaries cost less
romolo-use-battle = stronger in this battle
romolo-log-refund = { $seat } gets 1 cube of { $resource } back.
romolo-log-transform = { $seat } takes away { $building } at { $hex } for something else.
romolo-log-transform-wall = { $seat } takes away the { $side } wall at { $hex } for something else.
romolo-log-dismantle = { $seat } dismantles { $building } at { $hex }.
romolo-log-dismantle-wall = { $seat } dismantles the { $side } wall at { $hex }.
romolo-log-walls =
    { $seat } builds { $sides ->
        [one] a wall
       *[other] { $sides } walls
    } at { $hex }.
romolo-log-build = { $seat } builds { $building } at { $hex }.
romolo-log-spill = { $count } { $resource } in the warehouse at { $hex } go back to the bank.
romolo-log-produce = { $seat } produces { $count } { $resource } from { $hex }, straight to hand.
romolo-log-store = { $seat } produces { $count } { $resource } from { $hex } into the warehouse at { $warehouse }.
romolo-log-gather = { $seat } gathers { $count } { $resource } at { $hex }.
romolo-log-refine = { $seat } refines 2 { $resource }.
romolo-log-create = { $seat } creates { $unit } at { $hex }.
romolo-log-enlist = { $seat }: { $old } at { $hex } becomes { $unit }.
romolo-log-convert = { $seat } turns the explorer at { $hex } into { $unit }.
romolo-log-hire =
    { $seat } hires { $units ->
        [one] { $units } mercenary
       *[other] { $units } mercenaries
    } at { $hex }.
romolo-log-recruit = { $seat } hires { $character } for { $coins } silver.
romolo-log-spare-walls =
    { $seat } puts { $count ->
        [one] { $count } wall
       *[other] { $count } walls
    } on the Defensor.
romolo-log-sell = { $seat } sells 1 cube of { $resource } for { $coins } silver and lays it over { $column }.
romolo-log-sell-store = { $seat } sells 1 cube of { $resource } from the warehouse at { $hex } for { $coins } silver and lays it over { $column }.
romolo-log-buy = { $seat } buys { $count } { $resource } for { $coins } silver.
romolo-log-forum = The forums of { $hex } bring { $seat } { $silver } silver.
romolo-log-gain = { $seat } gets { $count } { $resource }.
romolo-log-theft = { $seat } rolls { $face } and may take { $count } from { $other }.
romolo-log-steal = { $seat } steals 1 cube of { $resource } from { $other }.
romolo-log-steal-coin = { $other } pays { $seat } 1 silver instead.
romolo-log-propose = { $seat } proposes to { $other }: gives { $gives }, takes { $takes }.
romolo-log-accept = { $seat } accepts: gives { $gives }, takes { $takes }.
romolo-log-refuse = { $seat } refuses.
romolo-log-hand-over = { $seat } gives { $other } 1 cube of { $resource }.
romolo-log-hand-stored = { $seat } gives { $other } 1 cube of { $resource } from the warehouse at { $hex }.
romolo-log-hand-coins = { $seat } gives { $other } { $coins } silver.
romolo-log-raze =
    { $seat } razes at { $hex } with { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }.
romolo-log-battle = { $seat } attacks { $other } at { $hex }: units { $attackers } against { $defenders }.
romolo-log-choose = { $seat } chooses the token { $token }.
romolo-log-choose-hidden = { $seat } has chosen a token.
romolo-log-roll = { $seat } rolls { $face }.
romolo-log-token = { $seat } shows { $token }.
romolo-log-retreat = { $seat } retreats.
romolo-log-fall-back = { $seat }: { $unit } falls back from { $start } to { $hex }.
romolo-log-sum = { $seat }: units { $fighters }, tower { $tower }, penalty −{ $penalty }, powers +{ $powers }, token +{ $extra }: { $value }.
romolo-log-values = { $attack } against { $defence }.
romolo-log-wins = { $seat } wins the battle and takes a battle token.
romolo-log-wins-nothing = { $seat } wins the battle; no battle token is left.
romolo-log-casualties = The attacker inflicts { $hits }, the defender { $blows }.
romolo-log-kill = { $seat } loses { $unit } at { $hex }.
romolo-log-kill-ai = The A.I. loses a unit at { $hex }.
romolo-log-hit-tower = The tower of { $seat } is hit: { $damage } of { $most }.
romolo-log-destroy = Destroyed at { $hex }: { $building }.
romolo-log-destroy-wall = A wall is destroyed at { $hex }.
romolo-log-eliminated = { $seat } is out.
romolo-log-eliminated-by = { $seat } is out, beaten by { $other }.
romolo-log-loot = { $seat } takes { $count } { $resource } from { $other }.
romolo-log-loot-coins = { $seat } takes { $coins } silver from { $other }.
romolo-log-loot-coins-hidden = { $seat } takes the coins of { $other }.
romolo-log-aim = { $seat } sends { $unit } against { $target } at { $hex }.
romolo-log-assault = { $seat } attacks { $target } at { $hex }, units: { $units }.
romolo-log-offer = { $seat } offers units for the defence at { $hex }: { $units }.
romolo-log-tower-fights = The tower of { $seat } takes part at { $hex }.
romolo-log-undefended = Nobody defends { $target } at { $hex }.
romolo-log-skip = { $seat } finds the target gone at { $hex }: { $target }.
romolo-log-pick = { $seat } chooses the die { $face }.
romolo-log-pick-hidden = { $seat } has chosen a die.
romolo-log-arrange-unseen = { $seat } lays the third hex at { $hex }.
romolo-log-arrange-unseen-hidden = { $seat } has arranged three hexes, unseen.
romolo-log-people = { $seat } leads the { $people }.
romolo-log-crustumins = The Crustumins’ trade brings { $seat } 1 silver.
romolo-log-bid = { $seat } bids { $coins } silver.
romolo-log-bid-hidden = { $seat } has bid.
romolo-log-bids = { $seat } has bid { $coins } silver.
romolo-log-bid-paid = { $seat } pays the bid: { $coins } silver.
romolo-log-vote = { $seat } votes { $vote }.
romolo-log-vote-hidden = { $seat } has voted.
romolo-log-votes = { $seat } has voted { $vote }.
romolo-log-rules = { $seat } has the word: { $vote }.
romolo-log-show = { $seat } shows { $face }.
romolo-log-dice-back = { $seat } has used all six dice and takes them back.
romolo-log-reckon = { $seat }: units { $fighters }, tower { $tower }, capital +{ $capital }, penalty −{ $penalty }, powers +{ $powers }: { $before }; with the die { $face }: { $value }.
romolo-log-prevails = { $seat } prevails.
romolo-log-collect = { $seat } collects { $count } { $resource } at { $hex }.
romolo-log-favour =
    The Foederatus frees { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    } of { $seat }.
romolo-log-wages =
    { $seat } owes { $salt } salt for { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    }.
romolo-log-unpaid = { $seat } cannot pay all: { $count } unpaid.
romolo-log-desert =
    { $units ->
        [one] A mercenary of { $seat } leaves unpaid.
       *[other] { $units } mercenaries of { $seat } leave unpaid.
    }
romolo-log-depart =
    { $units ->
        [one] A fallen mercenary of { $seat } leaves the game.
       *[other] { $units } fallen mercenaries of { $seat } leave the game.
    }
romolo-log-dismiss = { $seat } dismisses { $unit } at { $hex }.
romolo-log-feed =
    Farms at { $hex } feed { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } of { $seat }.
romolo-log-bake =
    The Furnarus feeds { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } of { $seat }.
romolo-log-starve = { $seat } cannot feed { $unit } at { $hex }.
romolo-log-price = { $resource }: price { $before } → { $price }.
romolo-log-ending = The end begins: { $ending }.
romolo-log-turn-ai = The A.I.’s turn.
romolo-log-move-ai =
    { $count ->
        [one] { $count } unit of the A.I. goes
       *[other] { $count } units of the A.I. go
    } from { $start } to { $hex }: { $reason }.
romolo-log-explore-ai =
    { $count ->
        [one] { $count } unit of the A.I. explores
       *[other] { $count } units of the A.I. explore
    } { $hex } from { $start }: { $reason }.
romolo-log-stay-ai =
    { $count ->
        [one] { $count } unit of the A.I. stays
       *[other] { $count } units of the A.I. stay
    } at { $hex }: { $reason }.
romolo-log-penalty-ai = The A.I. crosses the { $side } wall of { $hex }: penalty tokens for { $count }.
romolo-log-raze-ai =
    The A.I. razes at { $hex } with { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }.
romolo-log-ends-ai = The die for the end of the game shows { $face }: the game ends.
romolo-log-goes-on-ai = The die for the end of the game shows { $face }: the game continues.
romolo-log-event = Event: { $which }.
romolo-log-takes-ai = The die shows { $face }: the A.I. takes { $character } from slot { $slot }.
romolo-log-takes-none-ai = The die shows { $face }: the A.I. takes no character.
romolo-log-price-ai = The die for { $resource } shows { $face }: price { $before } → { $price }.
romolo-log-price-kept-ai = The die for { $resource } shows { $face }: the price stays at { $price }.
romolo-log-coins-ai = The A.I. gets { $silver } silver.
romolo-log-units-ai =
    The die shows { $face }: { $count ->
        [one] { $count } new unit
       *[other] { $count } new units
    } of the A.I. at { $hex }.
romolo-log-no-units-ai = The die shows { $face }: the A.I. gets no new units.
romolo-log-over = The game is over.

## Tags: what an action would do, in a few letters

romolo-tag-idle = +1 silver
romolo-tag-penalty = penalty −3
romolo-tag-penalty-off = no penalty any more
romolo-tag-pay = −{ $count } { $resource }
romolo-tag-pay-store = −{ $count } { $resource } (warehouse)
romolo-tag-coins = −{ $coins } silver
romolo-tag-refund = +1 cube of { $resource }
romolo-tag-spill = { $count } { $resource } lost
romolo-tag-produce = +{ $count } { $resource }
romolo-tag-store = +{ $count } { $resource } at { $warehouse }
romolo-tag-gather = +{ $count } { $resource }
romolo-tag-refine = +1 refined good
romolo-tag-recruit = −{ $coins } silver
romolo-tag-sell = +{ $coins } silver
romolo-tag-sell-store = +{ $coins } silver
romolo-tag-buy = +{ $count } { $resource }, −{ $coins } silver
romolo-tag-forum = +{ $silver } silver (forum)
romolo-tag-gain = +{ $count } { $resource }
romolo-tag-steal = +1 cube of { $resource }
romolo-tag-accept = { $seat } gives { $gives }, takes { $takes }
romolo-tag-battle = { $attackers } against { $defenders }
romolo-tag-values = { $attack } : { $defence }
romolo-tag-casualties = casualties { $hits } : { $blows }
romolo-tag-bids = { $seat }: { $coins } silver
romolo-tag-votes = { $seat }: { $vote }
romolo-tag-undefended = undefended
romolo-tag-skip = already gone
romolo-tag-kill = { $unit } dies
romolo-tag-kill-ai = −1 unit
romolo-tag-hit-tower = tower { $damage }/{ $most }
romolo-tag-destroy = { $building } falls
romolo-tag-destroy-wall = a wall falls
romolo-tag-eliminated-by = { $seat } is out
romolo-tag-eliminated = { $seat } is out
romolo-tag-loot = +{ $count } { $resource }
romolo-tag-collect = +{ $count } { $resource }
romolo-tag-wages = salary { $salt } salt
romolo-tag-unpaid = unpaid: { $count }
romolo-tag-desert = mercenaries −{ $units }
romolo-tag-starve = loses { $unit }
romolo-tag-bake = Furnarus feeds { $count }
romolo-tag-price = { $resource } { $before } → { $price }
romolo-tag-ending = the end begins
romolo-tag-over = ends the game
romolo-odds-battle = attacker { $attack } %, defender { $defence } %
romolo-odds-theft = 1 with 2–3, 2 with 4–5, 3 with 6

## What came of it, at the end of a line of the log

romolo-came-reveal = { $terrain }
romolo-came-multiplier = ×{ $value }
romolo-came-flood = the river takes { $hex }
romolo-came-takes-ai = { $character }
romolo-came-takes-none-ai = no character
romolo-came-price-ai = { $resource } { $before } → { $price }
romolo-came-coins-ai = A.I. +{ $silver } silver
romolo-came-units-ai = { $count } at { $hex }
romolo-came-no-units-ai = none
romolo-came-accept = { $seat } accepts
romolo-came-refuse = { $seat } refuses
romolo-came-transform = instead of { $building }
romolo-came-transform-wall = instead of a wall

## What came of a turn, in a few words

romolo-gist-build = { $building } at { $hex }
romolo-gist-walls = walls at { $hex }
romolo-gist-create = new: { $unit }
romolo-gist-enlist = new: { $unit }
romolo-gist-convert = new: { $unit }
romolo-gist-hire = mercenaries +{ $units }
romolo-gist-recruit = { $character }
romolo-gist-explore = explores { $hex }
romolo-gist-battle = attacks { $other } at { $hex }
romolo-gist-assault = attacks { $target } at { $hex }
romolo-gist-raze = razes at { $hex }
romolo-gist-wins = { $seat } wins a battle
romolo-gist-kill = { $seat } loses { $unit }
romolo-gist-kill-ai = the A.I. loses a unit
romolo-gist-destroy = { $building } at { $hex } falls
romolo-gist-destroy-wall = a wall at { $hex } falls
romolo-gist-eliminated = { $seat } is out
romolo-gist-eliminated-by = { $seat } is out
romolo-gist-steal = steals from { $other }
romolo-gist-starve = { $unit } starves
romolo-gist-desert = unpaid mercenaries −{ $units }
romolo-gist-ending = the end begins
romolo-gist-power = { $character }
romolo-gist-move = moved { $times }
romolo-gist-move-ai = moved { $times }
romolo-gist-explore-ai = explores { $hex }
romolo-gist-raze-ai = razes at { $hex }
romolo-gist-sell = sold { $times }
romolo-gist-sell-store = sold { $times }
romolo-gist-buy = bought { $times }
romolo-gist-produce = produced { $times }
romolo-gist-store = produced { $times }
romolo-gist-refine = refined { $times }

## Ends, scores, options

romolo-end-survivor =
    { $count ->
        [one] Only { $who } is left.
       *[other] Only { $who } are left.
    }
romolo-end-survivor-ai = Only the A.I. is left.
romolo-end-survivor-fallen = Nobody is left; the last to fall: { $who }.
romolo-end-ended = { $who } has ended the game: { $ending }.
romolo-end-ended-die = The A.I.’s die has ended the game: { $ending }.
romolo-end-ended-auction = The auction has ended the game: { $ending }.
romolo-end-ended-empty = Nobody has a unit left on the map.
romolo-end-round-limit =
    { $rounds ->
        [one] The one round agreed on has been played.
       *[other] The { $rounds } rounds agreed on have been played.
    }
romolo-ends-survivor = only one side left
romolo-ends-ended = ended after the end had begun
romolo-ends-round-limit = the agreed rounds played
romolo-score-characters = Characters
romolo-score-hexes = Controlled hexes
romolo-score-dominion = Dominion
romolo-score-population = Population
romolo-score-battles = Battle tokens
romolo-score-money = Money
romolo-score-majority-characters = Majority: characters
romolo-score-majority-hexes = Majority: hexes
romolo-score-majority-dominion = Majority: dominion
romolo-score-majority-population = Majority: population
romolo-score-majority-battles = Majority: battles
romolo-score-majority-money = Majority: money
romolo-score-artifex = Artifex
romolo-score-patronus = Patronus
romolo-option-edition = Edition
romolo-option-edition-2013 = published game, 2013
romolo-option-edition-2013-about = The game as it came out: battles for whole hexes, with secret tokens.
romolo-option-edition-1-66 = prototype, 1.66
romolo-option-edition-1-66-about = The author’s English prototype: every unit is given its target, dice multiply, and the end is bid for.
romolo-option-peoples = Historical peoples (1.66)
romolo-option-peoples-off = none
romolo-option-peoples-on = one for each player
romolo-option-bid_paid = Bids for the end (1.66)
romolo-option-bid_paid-none = come back
romolo-option-bid_paid-winner = the highest is paid
romolo-option-battle = Battles with
romolo-option-battle-usual = what the edition has
romolo-option-battle-tokens = die tokens
romolo-option-battle-die = the wooden die
romolo-option-teams = Alliances
romolo-option-teams-off = everyone alone
romolo-option-teams-on = two against two
romolo-option-coins = Coins of others
romolo-option-coins-open = shown
romolo-option-coins-hidden = hidden
romolo-option-soldier_controls_water = Soldiers control water
romolo-option-soldier_controls_water-yes = yes
romolo-option-soldier_controls_water-no = no
romolo-option-negotiator_mode = Negotiator: goods on the tile
romolo-option-negotiator_mode-types = name the types
romolo-option-negotiator_mode-stock = are used up
romolo-option-obsessor_passive = Obsessor always works
romolo-option-obsessor_passive-no = no
romolo-option-obsessor_passive-yes = yes

## Clauses

romolo-rule-RR1-1 = Everything lies open except die tokens, which only their owner sees, and the coins, which players may hide.
romolo-rule-RR1-2 = The type of the next character is known, not which one it is. Tiles left over or discarded by the river stay unknown. A peek is seen, its result only by whoever peeks. A token is public once shown.
romolo-rule-RR2-1 = The first player is drawn by lot; the others follow clockwise.
romolo-rule-RR2-2 = Nine water hexes form the face-up water pile.
romolo-rule-RR2-3 = Each player takes two plains and, unseen, a hill or a forest. Alone, one plain more is for the capital of the A.I.
romolo-rule-RR2-4 = All other hexes are shuffled face down.
romolo-rule-RR2-5 = The map is laid with hidden hexes; then each player lays his three starting hexes face up and says which is the hill or forest.
romolo-rule-RR2-6 = A face-down multiplier lies on each central hex.
romolo-rule-RR2-7 = A number of characters of each type is taken at random; type I comes up first, then II, then III. Players plus four lie in the display, in a row.
romolo-rule-RR2-8 = All five prices begin at 1; no cubes lie on the market.
romolo-rule-RR2-9 = The bank holds pieces by the number of players; sawmill and quarry are one kind of piece.
romolo-rule-RR2-10 = Each player has a tower, six workers, four soldiers, an explorer and six die tokens, one of which goes back at random. From the bank come a farm, a warehouse, 2 grain, 2 wood, 2 stone, 2 silver and one resource of his choice.
romolo-rule-RR2-11 = Tower, farm and warehouse go on one’s plains, two workers on any of the three hexes. The tower’s hex is the capital.
romolo-rule-RR2-12 = The wooden die may replace the die tokens.
romolo-rule-RR2-13 = Choices are made in player order: third hex unseen, arrangement, free resource, then each player all five pieces.
romolo-rule-RR2-14 = Before the game are chosen: edition, tokens or die, alliances, and the readings of doubtful rules.
romolo-rule-RR4-1 = A round is one turn of every living player from the first clockwise; the first player never changes.
romolo-rule-RR4-2 = A turn is action phase, war phase, maintenance phase.
romolo-rule-RR4-3 = While the end procedure runs a turn begins with the choice to play or to end the game.
romolo-rule-RR4-4 = Eliminated players are skipped; rounds then begin with the next living player.
romolo-rule-RR4-5 = At the start of a turn: counters are reset, then play or end, then surrender, then actions.
romolo-rule-RR5-1 = You act with your units in any order, also by turns: workers, soldiers and mercenaries have 2 actions, the explorer 3.
romolo-rule-RR5-2 = If no unit acts at all you get 1 silver.
romolo-rule-RR5-3 = An action other than a move ends the unit’s phase.
romolo-rule-RR5-4 = A unit without actions left is laid down: it neither acts nor attacks this turn.
romolo-rule-RR5-5 = Soldiers, mercenaries and explorers only move; explorers also peek. A worker with a penalty token or among hostile units only moves.
romolo-rule-RR5-6 = Units of another player in the same hex are hostile if that player’s stance says so; allies never are, a tower alone is not.
romolo-rule-RR5-7 = Hostility counts also for warehouses that receive, farms that feed, hiring mercenaries, and retreats.
romolo-rule-RR5-8 = In your action phase you may change your stance towards each other player once a turn, free of cost. The A.I. is always hostile.
romolo-rule-RR5-9 = The silver for idleness comes when the phase ends; free moves, the Negotiator’s action and a conversion count as acting.
romolo-rule-RR5-10 = You end the phase when you like; units with actions left stay standing.
romolo-rule-RR6-1 = A move goes to an adjacent hex; any number of units may share one. Nobody enters the capital of the A.I.
romolo-rule-RR6-2 = Water is entered only from a hex with a harbor or from water; leaving it is free.
romolo-rule-RR6-3 = Among hostile units a unit may only retreat: to an explored hex nearer to its capital, or anywhere from the capital itself; afterwards it may only move.
romolo-rule-RR6-4 = A wall protects its hex on one side, from outside only, against everybody.
romolo-rule-RR6-5 = Crossing a protective wall gives a penalty token: moves only, 3 less in battle. It goes after a battle, or when the unit moves in a later turn.
romolo-rule-RR6-6 = Moving onto a face-down hex explores it and lays the unit down: on land it stands there, water throws it back.
romolo-rule-RR6-7 = The explorer may spend an action to peek at an adjacent face-down hex and its multiplier.
romolo-rule-RR6-8 = After an exploration, water whose surroundings changed and that has exactly one face-down neighbour floods it, up to three hexes, alone two.
romolo-rule-RR6-9 = A peek is allowed with a penalty token and after a retreat; it is no free move and makes the explorer used.
romolo-rule-RR6-10 = Retreat is checked before every move; out of the capital one may also explore, elsewhere never.
romolo-rule-RR6-11 = A lost harbor does not touch units on water, which may stay there.
romolo-rule-RR7-1 = Each building has its cost in stone and wood and its terrain: farm 1/1, warehouse 1/2, harbor 3/2, temple 2/1, aqueduct 4/2, forum 3/2 on plains, sawmill 4/1 in forests, quarry 1/4 on hills, a wall 1 of either on land.
romolo-rule-RR7-2 = A worker builds in its hex with a piece of the bank.
romolo-rule-RR7-3 = A hex holds four constructions, one more for each aqueduct in it or next to it. The tower counts, three walls are one.
romolo-rule-RR7-4 = One action builds one to three walls, one for each side of the hex, for 1 wood or stone each.
romolo-rule-RR7-5 = Each temple in the hex saves 1 resource of a building, down to 1; not of walls.
romolo-rule-RR7-6 = Dismantling takes a piece out of the game and gives 1 wood or stone.
romolo-rule-RR7-7 = Transforming takes a piece out of the game and builds another there at full cost.
romolo-rule-RR7-8 = Cubes in a removed warehouse go to the bank unless spent in that action. A lost aqueduct removes nothing.
romolo-rule-RR7-9 = Buildings belong to everybody, towers excepted.
romolo-rule-RR7-10 = The power of a hex is the number of its constructions without farms.
romolo-rule-RR7-11 = A transformation swaps one piece for one; the new piece must be in the bank beforehand.
romolo-rule-RR7-12 = The builder chooses cube by cube: hand or warehouse of the hex, wood or stone for walls, and what temples save.
romolo-rule-RR7-13 = A hex over its limit allows only what brings it within the limit.
romolo-rule-RR8-1 = A worker exploits its own hex, plain grain, hill stone, forest wood, or from land an adjacent explored water for salt.
romolo-rule-RR8-2 = Each sawmill or quarry of the exploited hex adds 1.
romolo-rule-RR8-3 = The cubes go to an empty warehouse in the worker’s hex or next to it, without hostile units there and not behind a protective wall.
romolo-rule-RR8-4 = A warehouse takes one worker’s production, however large.
romolo-rule-RR8-5 = Each hex is exploited once a turn.
romolo-rule-RR8-6 = In any action a worker may spend cubes from warehouses of its hex; an emptied one can be filled again.
romolo-rule-RR8-7 = Gathering takes all cubes of one warehouse of the hex into hand.
romolo-rule-RR8-8 = Refining turns two equal resources into one refined.
romolo-rule-RR8-9 = The producer chooses the warehouse, which takes all cubes; for salt nothing at the water hex matters.
romolo-rule-RR8-10 = Cubes in warehouses are the active player’s; if his turn is cut short they go to the bank.
romolo-rule-RR9-1 = The capital’s power limits new units: 3 workers and 2 soldiers or mercenaries up to power 3, one more of both at 4, 5 and 6.
romolo-rule-RR9-2 = A worker creates a worker for 3 grain, laid in its hex.
romolo-rule-RR9-3 = In the own capital a worker becomes a soldier for 2 refined.
romolo-rule-RR9-4 = A worker creates the explorer for 2 grain, if it is in hand.
romolo-rule-RR9-5 = An unused explorer may become a laid worker for 1 grain from hand and leaves the game; not among hostile units.
romolo-rule-RR9-6 = A worker hires one or two mercenaries for 1 silver each, also in resources at market value. They stand and may act at once.
romolo-rule-RR9-7 = One character a turn may be hired for 2 silver plus 1 for each already owned; its slot is filled from the pile.
romolo-rule-RR9-8 = Created units lie down and act from the next round.
romolo-rule-RR9-9 = Mercenaries are paid with any mix of coins and cubes in which no piece could be left out.
romolo-rule-RR9-10 = A conversion needs a standing explorer, unused and not new, and a worker in hand.
romolo-rule-RR9-11 = Limits are compared after the action; figures must be in hand, mercenaries in the bank.
romolo-rule-RR9-12 = Cubes for a character’s tile may come from hand or a warehouse of the hex. Empty slots keep their number.
romolo-rule-RR10-1 = A worker sells one resource at its price, one more for each harbor in the hex; nothing at price 0.
romolo-rule-RR10-2 = A sold cube lies over another column than its own, never a third one there; otherwise it cannot be sold.
romolo-rule-RR10-3 = With a forum in the hex a sale brings 1, 2, 3 silver at power 4, 5, 6, and 1 for each further forum there or next to it.
romolo-rule-RR10-4 = A worker buys one resource at its price, one more for each harbor; at price 0 two cubes for a bronze.
romolo-rule-RR10-5 = The exchanges of one action are all sales or all purchases.
romolo-rule-RR10-6 = A market action makes at least one exchange; cubes sold earlier in it fill their columns already. Only coins buy.
romolo-rule-RR11-1 = In the war phase each standing unit may attack once in its own hex; attackers are laid afterwards.
romolo-rule-RR11-2 = One enemy in the hex defends with all units there; of several the attacker picks one. Without enemy units or tower he destroys one construction for each unit of positive value.
romolo-rule-RR11-3 = Values: soldier 3, mercenary 2, worker 1, explorer 0, a defending tower 4; a side with a penalty token has 3 less, never below 0.
romolo-rule-RR11-4 = Both choose a die token unseen: ×2, +3, sword, shield, retreat or nothing. After five all come back but one at random.
romolo-rule-RR11-5 = Whoever shows retreat may leave with all involved units, the attacker deciding first; he loses without casualties, and the winner may destroy buildings.
romolo-rule-RR11-6 = The higher value wins a battle token; 3, 6, 9 more inflict 1, 2, 3 casualties, one more for one’s sword, which strikes even in defeat, one less for the other’s shield.
romolo-rule-RR11-7 = The wooden die shows a blank, 2, 3, 4, 5 or 6: nothing, retreat, shield, sword, +3, ×2.
romolo-rule-RR11-8 = Each side assigns what it inflicts, the attacker first: involved units, then if it likes constructions, 1 each, up to three walls as one, the tower 2.
romolo-rule-RR11-9 = Killed workers and soldiers return to hand, explorers and buildings leave the game, mercenaries lie in front of their owner.
romolo-rule-RR11-10 = At the end of a battle the involved units lose their penalty tokens; razing is no battle.
romolo-rule-RR11-11 = A player without workers plays on or surrenders.
romolo-rule-RR11-12 = A player whose tower is gone is out; his coins and resources go to whoever destroyed it.
romolo-rule-RR11-13 = An attack goes by steps: hex, units, defender; powers, attacker first; values; tokens; retreat; casualties; the end. Third players have no say.
romolo-rule-RR11-14 = The defender’s tower adds 4 and is hit after all units; excess hits only the suffering side’s own tower. Alone it cannot retreat.
romolo-rule-RR11-15 = Free destruction takes one construction for each involved unit of positive value, never a tower; after a retreat not beside a third player or units that stayed. One’s own buildings may be razed.
romolo-rule-RR11-16 = Elimination comes at the end of the battle; battle tokens, characters and figures leave the game, buildings stay. The active player’s turn ends at once.
romolo-rule-RR11-17 = Surrender is offered at the start of each own turn without a worker on the map.
romolo-rule-RR12-1 = All cubes in warehouses come to the active player’s hand.
romolo-rule-RR12-2 = Mercenaries on the map and in front of you cost 1, 3, 6, 10, 15 salt in all. For each unpaid one a construction of the capital goes, the tower last, and the mercenary.
romolo-rule-RR12-3 = Mercenaries may be dismissed; they and those in front of you leave the game.
romolo-rule-RR12-4 = Each farm feeds two workers or soldiers in its hex or next to it, not past hostile units or a protective wall. Others cost 1 grain each or return to hand.
romolo-rule-RR12-5 = With four or more cubes on the market each price rises by the cubes in its column, up to 5, then falls by the cubes of its colour, down to 0; the cubes go.
romolo-rule-RR12-6 = All own units stand up.
romolo-rule-RR12-7 = Then the end conditions are checked.
romolo-rule-RR12-8 = Salt due may be replaced by its price, at least a bronze each, in coins or in other resources at their own prices; no change, no piece that could be left out. Whoever can pay must.
romolo-rule-RR12-9 = As many as possible are fed by farms and Furnarus; for each one missing you pay 1 grain or return a unit whose absence helps.
romolo-rule-RR12-10 = What was won or bought earlier in the turn counts; nothing is bought or sold during maintenance.
romolo-rule-RR13-1 = A living player always controls his own capital.
romolo-rule-RR13-2 = A capital of power 4, 5, 6 spreads 1 influence to distance 1, 2, 3.
romolo-rule-RR13-3 = Influence walks over explored land and around water, unexplored hexes and protective walls; other capitals receive nothing but let it pass.
romolo-rule-RR13-4 = Each soldier adds 1 in its hex, also on water.
romolo-rule-RR13-5 = Strictly most influence controls a hex; a tie leaves it neutral.
romolo-rule-RR13-6 = Only living players give influence; unexplored hexes belong to nobody.
romolo-rule-RR14-1 = At the end of a turn: a last side wins without scoring; all characters taken, or three of ten kinds of pieces out at the bank, bring the end.
romolo-rule-RR14-2 = The end procedure, once begun, never stops.
romolo-rule-RR14-3 = From then on each player at the start of his turn plays it or ends the game.
romolo-rule-RR14-4 = Characters: 1 point for each tile, Publicus 3.
romolo-rule-RR14-5 = Controlled hexes: 1 point each, 2 or 3 with a multiplier.
romolo-rule-RR14-6 = Dominion: the power of the capital and of one adjacent plain under control.
romolo-rule-RR14-7 = Population: 1 point for each pair of workers and for each soldier.
romolo-rule-RR14-8 = Battle tokens: 1 point each.
romolo-rule-RR14-9 = Money: 1 point for every 4 silver in coins.
romolo-rule-RR14-10 = Each category brings 6 points to the first and 2 to the second, with two sides 4 to the first; tied places share, rounded down.
romolo-rule-RR14-11 = Most points win; ties go by dominion, population, hexes, money, battle tokens, characters.
romolo-rule-RR14-12 = If nobody is left, whoever fell last wins.
romolo-rule-RR14-13 = If nobody has a worker or an explorer left the end procedure starts.
romolo-rule-RR14-14 = Prizes go by the sides that began; only survivors compete.
romolo-rule-RR14-15 = At the end Architectus, Sacerdos and Artifex choose, in this order, what is best for their side: place, lead, points, first hex.
romolo-rule-RR14-16 = Every turn is finite, the game need not be; a limit of rounds is an option and means scoring after that round.
romolo-rule-RR15-0 = Each power works once in every turn, also another’s, from the turn of hiring on.
romolo-rule-RR15-1 = A power is declared with its action or before the tokens of a battle; all but Praepositus are optional.
romolo-rule-RR15-2 = Eques gives two free moves over land, Nauta one from land to water and one on water for one unit, or one exchange more. Free moves cost no action and stand nobody up.
romolo-rule-RR15-3 = The Negotiator gives a worker, laid or not, one free sale or purchase of types on the tile.
romolo-rule-RR15-4 = A Praepositus adds 1 to the first production of its type after hiring in each turn.
romolo-rule-RR15-5 = The Architectus counts a farm for one action’s power check in a hex that has one; for limits the capital.
romolo-rule-RR15-6 = The Defensor brings up to three walls of the bank, free to build, and 1 more in one defence a turn.
romolo-rule-RR15-7 = The Foederatus has three uses: a hiring free of cost, or no salary for chosen mercenaries.
romolo-rule-RR15-8 = The Praedo steals half the die in resources from a player with a unit here or next to it, not behind a wall; from one without resources 1 silver.
romolo-rule-RR15-9 = The Obsessor ignores penalty tokens in one battle or razing, or for one worker’s action; 2 more against a tower.
romolo-rule-RR15-10 = The Traductor lets a worker act as if in an adjacent explored land hex, not behind a wall, without hostile units in either.
romolo-rule-RR15-11 = Sacerdos adds 2 influence where there is some already; Patronus brings 4 to the richest, 2 to the second; Consul wins tied majorities.
romolo-rule-RR16-1 = Alone: the set-up for one, a tower of the A.I. on its hex, and an event line of 9 white, 4 yellow, 3 pink, 2 blue, 1 brown cubes.
romolo-rule-RR16-2 = A round is your turn, the A.I.’s turn, an event. The A.I. uses no powers.
romolo-rule-RR16-3 = Units of the A.I. have value 2, eat nothing, enter water; new ones lie for one turn of the A.I.
romolo-rule-RR16-4 = A group that is weaker where it stands goes back; else it goes where it is stronger than what it finds, else nearer to your capital.
romolo-rule-RR16-5 = Standing groups attack whatever is in their hex; the A.I. retreats only when lower and hits the strongest first, a tower that falls, buildings, farms.
romolo-rule-RR16-6 = Events: yellow takes a character, pink moves prices, blue brings units, brown marches and renews the line.
romolo-rule-RR16-7 = In the end procedure the die ends the game at the A.I.’s turn with 5 or 6.
romolo-rule-RR16-8 = The A.I. scores characters, its capital and all unexplored hexes, influence of its units, twice its hexes as dominion, one and a half for each unit.
romolo-rule-RR16-9 = A group is the standing units of a hex at the start; groups move in an order drawn by lot, each unit one hex at most.
romolo-rule-RR16-10 = The A.I. ignores water and retreat rules; walls give it penalty tokens until its next turn; it explores, whatever the terrain.
romolo-rule-RR16-11 = Its attacks come by lot, one for each hex; buildings alone go one for each unit without penalty, farms last.
romolo-rule-RR16-12 = The A.I. plays a random token, defends with all units of the hex and razes after your retreat.
romolo-rule-RR16-13 = The end is checked after your turn and after the event. Without your tower the A.I. wins.
romolo-rule-RR16-14 = The A.I.’s capital is never entered, worked in or controlled by you; its half points reach all neighbours.
romolo-rule-RR17-1 = Allies sit across: the first and third player against the second and fourth.
romolo-rule-RR17-2 = A worker’s action may exchange up to three resources or coins with the ally.
romolo-rule-RR17-3 = Allies are never hostile and do not fight each other.
romolo-rule-RR17-4 = Allies score as one: everything is added before dividing, influence too, dominions are summed.
romolo-rule-RR17-5 = The active player proposes, the ally accepts or refuses; after a refusal no further proposal this turn.
romolo-rule-RR17-6 = Allies do not see each other’s secrets, and defend separately.
romolo-rule-RR17-7 = End powers act for the side; both dominions may use the same plain.
romolo-rule-RR17-8 = When one partner is out the other plays on; either may end the game in his own turn.
romolo-rule-RR19-1 = Edition 1.66: each player lays his three hexes unseen, all are turned up together; then five laps, each placing one piece of his choice on one of his two plains. The display begins with a Praepositus for each player, two others each follow.
romolo-rule-RR19-2 = Each player holds an aqueduct, a harbor and a forum and builds them before those of the bank. Dismantled and transformed pieces return to the bank; dismantling brings the printed cost less a cube of one’s choice, a wall nothing.
romolo-rule-RR19-3 = In edition 1.66 every unit that is to fight is given one target in its hex, an enemy unit, an enemy tower or one building, before the first battle. The targets are dealt with one by one; one that is gone by then is skipped, and its attackers lie down.
romolo-rule-RR19-4 = A unit or tower that is attacked is defended by its owner, who adds as many of his other units of the hex, and his tower, as he likes; no target of this phase helps.
romolo-rule-RR19-5 = For a building the players with units in the hex, but the attacker and his ally, offer units openly in turn order. Most units defend it, of equal offers the earlier; without any it is removed without dice. A tower defends no building.
romolo-rule-RR19-6 = The attack counts its units, 3 less with penalty tokens; the defence its units and tower, and in its own capital 1 more, 2 from size 4, 3 from size 5. Powers are declared, the attacker first; a value is at least 1.
romolo-rule-RR19-7 = A die of 1 or 2 leaves the value, 3 or 4 makes it one and a half times, 5 or 6 twice as much, rounded down. A lead of 1, 5, 10, 16 destroys 1, 2, 3, 4; one’s own 6 one more, one’s own 1 one less.
romolo-rule-RR19-8 = Each side chooses its own losses, the attacker first: attackers; or defenders, the tower if it took part, the building attacked. Workers and soldiers return to hand, mercenaries to the bank, buildings leave the game. Who fought loses penalty tokens; attackers lie down.
romolo-rule-RR19-9 = A player whose tower is lost is out with all he has, and nobody takes loot; attacks on him that are still to come are skipped.
romolo-rule-RR19-10 = Offers, bids and votes go in the order of the round, the first living player first.
romolo-rule-RR19-11 = When an aqueduct is lost, its hex and then its neighbours lose what they hold beyond their limit: the controller, else the active player, removes a building, never the tower, or as many walls as lower the count by one.
romolo-rule-RR19-12 = The only player with units left on the map wins at once; if nobody has any, the score decides. All characters taken, or three of eight kinds of buildings out at the bank, bring the end for good; the round is finished first.
romolo-rule-RR19-13 = Then all living players bid unseen before every turn. All 0: the game ends. The highest bidder says play or end; if several tie they vote, and more than half of them must want the end. Bids go back.
romolo-rule-RR19-14 = Dominion: plains under control that hang together with the capital; their number times the smallest size among them, as large as can be.
romolo-rule-RR19-15 = Defensor adds 2 if a wall is attacked; Obsessor 2 against a building or tower, 3 against a wall; Heros 1 in one battle, 2 if he attacks a mercenary; each in one battle a turn, before the dice.
romolo-rule-RR19-16 = Salary is due for mercenaries on the map and for those killed since the owner’s last maintenance. Dismissed, unpaid or unfed ones return to the bank.
romolo-rule-RR19-17 = Alone: a Praepositus and two others are shown. There is no auction: from the round in which the end is in sight a 5 or 6 after the event ends the game. Without units or tower you lose at once. The A.I.’s dominion is twice the hexes joined to its capital; majorities bring 6 and 2.
romolo-rule-RR19-18 = Allies control, score and win majorities each for himself; then their points are added, and sums break ties.
romolo-rule-RR19-19 = Peoples are an option: in player order each picks another one before anything else; the A.I. has none.
romolo-rule-RR19-20 = Walls hinder from outside to inside only; the river floods at most three hexes in a whole turn.
romolo-rule-RR19-21 = Everything else is as in the published game, without explorers, battle tokens, retreats from battle, loot and surrender.
romolo-rule-RR19-22 = Multipliers lie face down; the free resource is any of five; the four Praepositus are alike and the other sixteen tiles differ. All units begin standing.
romolo-rule-RR19-23 = Any further move takes the penalty token off before the side entered is looked at. After a retreat a unit does what its new hex allows. The river’s count begins anew every turn; alone it is two for you and two for the A.I. with its event.
romolo-rule-RR19-24 = An aqueduct may be the fifth building. A temple saves one cube, but not when it is the piece that goes. Only farms, warehouses and walls may be twice in a hex, judged after the removal; a lost aqueduct counts when the whole action is done.
romolo-rule-RR19-25 = A warehouse that receives must only be empty and near. A forum in the worker’s hex brings for every cube sold 1 silver at size 4, 2 from size 5, and 1 for each forum next to it; nothing on purchases.
romolo-rule-RR19-26 = War goes by steps: all targets are declared openly; the attacker names the next; helpers or offers; powers; dice; both remove, the attacker first; then the end of the battle. No attack is added, changed or withdrawn.
romolo-rule-RR19-27 = Every piece is a target of its own, also each of two farms; a wall is attacked from inside its hex. Buildings may be attacked anywhere, enemy units standing or laid, friendly or not; one’s own and allied units and towers never.
romolo-rule-RR19-28 = Defenders may be laid, have a penalty token or have fought before; a target of this phase never helps, not even after its own battle. Nobody helps with an ally’s units. Offers count by number, may be none, and bind; whoever is not chosen is not involved.
romolo-rule-RR19-29 = A side gives up as many as were destroyed, or all it has in the battle; the tower is one like the others, its owner may give anything else first. A 6 also counts for the lower side, a 1 also for the higher.
romolo-rule-RR19-30 = With virtual dice each player picks among those of his six that he has not used, the attacker first, unseen and shown together; after the sixth all are back. The A.I. plays one of its own by lot.
romolo-rule-RR19-31 = Each power works once in every turn, whoever’s; the Dux by his counters. A Praepositus serves one matching production of the turn, as its owner likes. In defence Architectus, Defensor, Dux and Heros help. Walls do not hinder the Traductor.
romolo-rule-RR19-32 = For each mercenary unpaid a piece of the capital leaves the game, a wall is one, the tower comes last. Those killed count as unpaid first, others go to the bank. The Foederatus frees one mercenary: the others cost as if it were not there.
romolo-rule-RR19-33 = Food comes after salary, for workers, soldiers and mercenaries; a mercenary given up returns to the bank.
romolo-rule-RR19-34 = Whether only one is left is looked at after each whole step, a battle or a unit given up, not between the losses of two sides nor during set-up. The survivor wins without a score.
romolo-rule-RR19-35 = A bid is a sum that coins and cubes of the hand make exactly at market prices, or 0; what it is made of stays unseen. All living players bid, also without units. If so agreed, a single highest bidder pays, coins first.
romolo-rule-RR19-36 = Score: characters, Publicus 2; controlled hexes; dominion; population; money, which brings a majority only. In each the first earns 6 more and the second 2; tied places share. The capital alone may be a dominion. Whoever is out scores nothing.
romolo-rule-RR19-37 = Alone: the A.I. fights one battle in each hex with all its standing units against all human units and the tower there; you choose what you lose, buildings too. Where nobody is, each of its units destroys a piece, farms last. Attacked, it adds all units of the hex that are no targets and loses the target first.
romolo-rule-RR19-38 = Allies defend, offer, bid, vote, control and score each for himself. A partner without tower is out; a side has won when no opponent has units.
romolo-rule-RR19-39 = Latins attacking and Albans defending: a 2 multiplies as a 3, a 4 as a 5. Sabins: a stone more at the first stone production of their turn. Crustumins: 1 silver for every cube sold.
romolo-rule-RR19-40 = Secret are the third hex and its place until turned up, coins, bids, votes and virtual dice until shown, face-down hexes and multipliers, the pile. Targets, helpers, offers, losses, held dice and peoples are open.

## The terminal

romolo-cli-legend = marks on the map: ♜ tower with its damage, F farm, W warehouse, H harbor, T temple, P sawmill or quarry, A aqueduct, O forum; brackets and corners are walls, × a multiplier, * worked this turn; w worker, s soldier, x explorer, m mercenary after their owner’s letter, _ laid, ! penalty; a units of the A.I.; after a hex’s name who controls it
romolo-cli-seat =
    { $coins } silver, { $battles ->
        [one] { $battles } battle
       *[other] { $battles } battles
    }
romolo-cli-market = Market:
romolo-cli-bank = Bank:
romolo-cli-pile = pile { $count } (next: { $type })
romolo-cli-battle = Battle at { $hex }: { $attack } against { $defence }
romolo-cli-target = Target { $number } at { $hex }: { $attack } against { $what }
romolo-cli-display = For hire:
romolo-cli-hostile = hostile to { $seats }
romolo-cli-zone-legend = legend
romolo-cli-zone-market = market
romolo-cli-zone-seats = players
romolo-cli-zone-map = map

## What is counted

romolo-stats-opening = Openings: the terrain of the third hex
romolo-stats-characters = Characters hired
romolo-stats-powers = Characters whose power was used
romolo-stats-built = What was built
romolo-stats-produced = Resources produced
romolo-stats-sold = Resources sold
romolo-stats-tokens = Die tokens played in battle

## Names in the view, for boards and tables drawn from it

romolo-key-ai = A.I.
romolo-key-alive = in the game
romolo-key-all = at the start
romolo-key-attackers = attackers
romolo-key-bank = bank
romolo-key-battle = battle
romolo-key-battles = battles won
romolo-key-building = building
romolo-key-campaign = attacks
romolo-key-capital = capital
romolo-key-changed = stance changed towards seat
romolo-key-character = character
romolo-key-characters = characters
romolo-key-choices = choices
romolo-key-coins = coins
romolo-key-condition = condition
romolo-key-constructions = constructions
romolo-key-controller = controlled by side
romolo-key-cost = cost
romolo-key-counters = counters
romolo-key-cubes = cubes
romolo-key-current = fought over
romolo-key-damage = damage
romolo-key-die = die
romolo-key-display = characters on offer
romolo-key-due = still to pay
romolo-key-ending = the game ends
romolo-key-ends = how near the end is
romolo-key-events = events
romolo-key-exploited = worked this turn
romolo-key-explorer = explorers
romolo-key-fair = market here
romolo-key-forecast = end of this turn
romolo-key-goods = goods
romolo-key-half-silver = half silver
romolo-key-hand = not on the map
romolo-key-hex = hex
romolo-key-hexes = map
romolo-key-hired = has hired this turn
romolo-key-hostile-to = hostile to seat
romolo-key-idle = can act
romolo-key-influence = influence
romolo-key-laid = lying
romolo-key-left = actions left
romolo-key-limit = limit
romolo-key-limits = limits
romolo-key-lost = taken by the river
romolo-key-market = market
romolo-key-meals = feeds
romolo-key-move = move
romolo-key-multiplier = multiplier
romolo-key-new = new
romolo-key-next = next
romolo-key-offer = offer
romolo-key-offers = offered
romolo-key-over = cubes over it
romolo-key-payment = payment
romolo-key-peeked = peeked by seat
romolo-key-penalty = penalty
romolo-key-phase = phase
romolo-key-piece = piece
romolo-key-pieces = pieces
romolo-key-planned = planned
romolo-key-power = power
romolo-key-praepositus = Praepositus
romolo-key-reach = within reach
romolo-key-res = supply
romolo-key-resource = resource
romolo-key-resources = supplies
romolo-key-room = room
romolo-key-scores = score now
romolo-key-shown = tokens shown
romolo-key-side = side
romolo-key-sides = sides
romolo-key-sites = what could be built
romolo-key-slot = place
romolo-key-soldier = soldiers
romolo-key-sort = what
romolo-key-store = warehouse
romolo-key-stores = warehouses
romolo-key-targets = targets
romolo-key-terrain = terrain
romolo-key-terrains = tiles to choose from
romolo-key-third = third hex
romolo-key-token = token
romolo-key-tokens = die tokens
romolo-key-tower = tower
romolo-key-trade = market action
romolo-key-troops = units of the A.I.
romolo-key-unit = unit
romolo-key-units = units
romolo-key-up = explored
romolo-key-wall = wall
romolo-key-walls = walls
romolo-key-water-pile = water tiles left
romolo-key-worker = workers
romolo-key-yields = yields

## The page: panels

romolo-map = Map
romolo-players = Players
romolo-tabs = Parts of the table
romolo-tab-map = Map
romolo-tab-players = Players
romolo-tab-market = Market
romolo-tab-characters = Characters
romolo-tab-log = Log
romolo-round = Round { $round }
romolo-step-actions = Actions
romolo-step-war = War
romolo-step-maintenance = Maintenance
romolo-upkeep-collect = Collect
romolo-upkeep-pay = Pay
romolo-upkeep-dismiss = Dismiss
romolo-upkeep-feed = Feed
romolo-upkeep-market = Market
romolo-upkeep-stand-up = Stand up
romolo-card = The turn, step by step
romolo-sequence-actions = Every unit has { $worker } actions, an explorer { $explorer }. A move costs one; any other action is the unit’s last. Whoever has none left lies down.
romolo-sequence-actions-1-66 = Every unit has { $worker } actions. A move costs one; any other action is the unit’s last. Whoever has none left lies down.
romolo-sequence-idle = If no unit acts you get 1 silver.
romolo-sequence-war = Standing units may attack where they are; who moved once still stands.
romolo-sequence-war-1-66 = Each standing unit may be given one target in its hex, a unit, a tower or a building; all are named before the first is fought over.
romolo-sequence-collect = the cubes in your warehouses come to your hand.
romolo-sequence-pay = mercenaries want salt; unpaid ones wreck your capital and leave.
romolo-sequence-pay-1-66 = mercenaries want salt, those killed since your last turn too; unpaid ones wreck your capital and leave.
romolo-sequence-dismiss = mercenaries you need no more.
romolo-sequence-feed = farms feed the workers and soldiers in and beside their hex; for each other one pay 1 grain or give it up.
romolo-sequence-feed-1-66 = farms feed all units in and beside their hex, mercenaries too; for each other one pay 1 grain or give it up.
romolo-sequence-market = with four cubes or more, prices rise by columns and fall by colours.
romolo-sequence-stand-up = all your units do.
romolo-sequence-ai = Its groups march on you and attack; then an event is drawn.
romolo-sequence-end = The end comes near when { $kinds } kinds of piece, or the characters, have run out: from then on whoever begins a turn may end the game.
romolo-sequence-end-1-66 = The end comes near when { $kinds } kinds of piece, or the characters, have run out: after that round, before every turn, all bid for the right to decide whether it is played.
romolo-tools = The map
romolo-overlays = What the map shows
romolo-minimap = The whole map in small
romolo-show-control = Who controls what
romolo-show-influence = Influence in figures
romolo-show-yields = What each hex yields
romolo-show-threats = Where enemies could attack: how many, how strong
romolo-show-bare = The land without pieces
romolo-show-minimap = The whole map in small
romolo-together = All { $count }
romolo-together-why = Units in this hex go together (G)
romolo-tag-army =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
romolo-recap = Meanwhile
romolo-recap-steps = { $name }: all { $count } steps
romolo-plan-sell-why = A cube lets the price of its column rise and that of its own kind fall, once { $cubes } cubes lie on the market
romolo-scores-why = What each would score if the game ended now, from what lies on the map and in the hands.
romolo-scores-why-alone = What each would score if the game ended now. The A.I. controls its capital and every hex that is still unexplored: whoever explores takes land from it.
romolo-scores-open = How the points come about
romolo-fought = The battle
romolo-fought-draw = Nobody wins.
romolo-fought-won = { $name } prevails.
romolo-fought-even = Neither side prevails.
romolo-fought-unhurt = Nothing is lost.
romolo-die-more = { $name }’s { $die } destroys one more.
romolo-die-fewer = { $name }’s { $die } destroys one fewer.
romolo-at-stake-capital = Your capital is at stake: its tower has taken { $damage } of { $most } hits, and if it falls you are out.
romolo-at-stake =
    { $count ->
        [0] At stake: your units there.
        [one] At stake: your units there, then { $count } construction.
       *[other] At stake: your units there, then { $count } constructions.
    }
romolo-lost =
    { $count ->
        [0] none
        [1] one
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    }
romolo-nearer = Nearer
romolo-farther = Farther
romolo-whole-map = The whole map
romolo-press-next = the next unit that can still act
romolo-press-previous = the previous unit that can still act
romolo-press-together = those beside the chosen unit go with it, or not
romolo-power-of = power { $power }
romolo-workers-of = Workers
romolo-army-of = Army
romolo-limit = { $have } of { $most }
romolo-fallen = Fallen, to be paid
romolo-fell = out of the game
romolo-tokens-left = Die tokens left
romolo-dice-left = Dice left
romolo-supply = Buildings in hand
romolo-has-bid = has bid
romolo-has-voted = has voted
romolo-bid-sum = The sum you bid
romolo-bid-less = Bid less
romolo-bid-more = Bid more
romolo-bid-points =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
romolo-bid-rules = Whoever bids most says whether { $name } plays or the game ends; of several the votes decide. If all bid 0 it ends. Bids go back to their owners.
romolo-bid-rules-paid = Whoever bids most pays it to the bank and says whether { $name } plays or the game ends; of several the votes decide, and nobody pays. If all bid 0 it ends.
romolo-vote-rules = Several have bid most. The game ends if more than half of them vote for the end; otherwise { $name } plays.
romolo-bid-waits = has not bid yet
romolo-bid-highest = highest bid
romolo-bid-title = The end is bid for
romolo-battles-won = Battles won
romolo-characters = Characters
romolo-hired = one hired this turn
romolo-next-character = next: { $coins } silver
romolo-used = used
romolo-stance-hostile = hostile
romolo-stance-peaceful = peaceful
romolo-stance-ally = ally
romolo-maintenance = Maintenance this turn
romolo-food = food
romolo-salary = salary
romolo-salary-of =
    { $count ->
        [one] { $count } mercenary, { $salt } salt
       *[other] { $count } mercenaries, { $salt } salt
    }
romolo-unpaid =
    { $count ->
        [one] { $count } unpaid
       *[other] { $count } unpaid
    }
romolo-mouths =
    { $count ->
        [one] { $count } mouth, { $fed } fed
       *[other] { $count } mouths, { $fed } fed
    }
romolo-grain-due = −{ $count } grain
romolo-starving =
    { $count ->
        [one] { $count } starves
       *[other] { $count } starve
    }
romolo-all-fed = fed
romolo-market-cubes =
    { $count ->
        [one] Market, { $count } cube
       *[other] Market, { $count } cubes
    }
romolo-market-holding =
    { $count ->
        [one] { $count } cube: holds this turn
       *[other] { $count } cubes: holds this turn
    }
romolo-market-moves = changes
romolo-market-holds = holds
romolo-market-will-move =
    { $count ->
        [one] { $count } cube: changes this turn
       *[other] { $count } cubes: changes this turn
    }
romolo-idle-coin = Nobody acts: 1 silver
romolo-event-line = Event line
romolo-event-name-white = none
romolo-event-name-yellow = person
romolo-event-name-pink = prices
romolo-event-name-blue = units
romolo-event-name-brown = march
romolo-event-what-white = White: nothing happens
romolo-event-what-yellow = Yellow: the A.I. may take a character
romolo-event-what-pink = Pink: prices move
romolo-event-what-blue = Blue: the A.I. may get new units
romolo-event-what-brown = Brown: the A.I. marches, and the line is renewed
romolo-if-it-ended = If it ended now
romolo-fold-open = { $what }: show
romolo-fold-close = { $what }: hide
romolo-market = Market
romolo-to-lay = over which column?
romolo-for-hire = Characters for hire
romolo-silver-each = { $coins } silver each
romolo-pile-next = type { $type }
romolo-bank = Left in the bank
romolo-run-out = { $count } of { $of } kinds run out
romolo-rounds-left =
    { $count ->
        [0] the last round
        [one] { $count } round after this one
       *[other] { $count } rounds after this one
    }
romolo-third-hex = Your third hex
romolo-third-why = A hill gives stone, a forest wood. You have two plains already.
romolo-peoples = The peoples
romolo-people-taken = led by { $name }

## The page: what a unit does

romolo-actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
romolo-room = power { $power }, { $count } of { $limit } built
romolo-can-act =
    { $count ->
        [one] { $count } unit can still act.
       *[other] { $count } units can still act.
    }
romolo-next-unit =
    { $count ->
        [one] Next unit ({ $count })
       *[other] Next unit ({ $count })
    }
romolo-undone =
    { $count ->
        [one] { $count } unit can still act.
       *[other] { $count } units can still act.
    }
romolo-undone-hunger =
    { $count ->
        [one] { $count } unit will starve: you lack grain.
       *[other] { $count } units will starve: you lack grain.
    }
romolo-undone-surrender = That is the end of the game for you.
romolo-undone-unpaid =
    { $count ->
        [one] { $count } mercenary will not be paid, and a building of your capital falls.
       *[other] { $count } mercenaries will not be paid, and as many buildings of your capital fall.
    }
romolo-dock-peek = Peek
romolo-dock-dismantle = Dismantle
romolo-dock-transform = Transform
romolo-dock-produce = Produce
romolo-dock-gather = Gather
romolo-dock-refine = Refine
romolo-dock-create-worker = New worker
romolo-dock-create-soldier = New soldier
romolo-dock-create-explorer = New explorer
romolo-dock-convert = Convert
romolo-dock-hire = Mercenaries
romolo-dock-recruit = Character
romolo-dock-sell = Sell
romolo-dock-buy = Buy
romolo-dock-exchange = Exchange
romolo-dock-build = Build
romolo-dock-create = New unit
romolo-dock-engage = Hire
romolo-dock-remodel = Remodel
romolo-plan-pay = Pay { $what }
romolo-plan-pay-hungry =
    { $count ->
        [one] Pay { $what }: { $count } unit goes hungry
       *[other] Pay { $what }: { $count } units go hungry
    }
romolo-plan-feed = Feed them all: { $what }
romolo-plan-sell =
    { $count ->
        [one] Sell { $what } for { $silver }: cube over { $columns }
       *[other] Sell { $what } for { $silver }: cubes over { $columns }
    }
romolo-plan-muster = All attack: { $value } against { $defence }
romolo-muster-tokens = { $name } defends with { $value }. Choose who attacks: their values add up. Then both choose a die token unseen: it may double the value, add 3, strike once more, shield, or allow a retreat. The higher value wins.
romolo-muster-die = { $name } defends with { $value }. Choose who attacks: their values add up. Then both roll the die, which may raise the value, strike, shield or allow a retreat. The higher value wins.
romolo-plan-raze = All destroy
romolo-plan-peace = End actions and war
romolo-leaving = Mercenaries that leave
romolo-leave-of = { $count } of { $all } go
romolo-leave-fewer = { $place }: one fewer goes
romolo-leave-more = { $place }: one more goes
romolo-dismiss-these =
    { $count ->
        [0] Dismiss nobody
        [one] Dismiss { $count } mercenary
       *[other] Dismiss { $count } mercenaries
    }
romolo-leave-these = They leave: { $count } of { $all }
romolo-puts-back = a click puts it back
romolo-put-back = A click on a chosen unit puts it back.
romolo-build-here = Build here
romolo-you-have = you have
romolo-site-cannot-pay = { $what } short
romolo-site-wrong-terrain = needs { $terrain }
romolo-site-wrong-terrain-water = needs land
romolo-site-no-water-near = needs water beside it
romolo-site-bank-empty = none left
romolo-site-hex-full = no room
romolo-site-side-taken = no side left
romolo-site-not-now = not now
romolo-paid = Given:
romolo-due = { $due } still due
romolo-sales-left =
    { $count ->
        [one] { $count } sale left
       *[other] { $count } sales left
    }
romolo-buys-left =
    { $count ->
        [one] { $count } purchase left
       *[other] { $count } purchases left
    }
romolo-forum-bonus = +{ $coins } silver from forums
romolo-gives = { $name } gives:
romolo-takes = asks for:
romolo-you-give = You give:
romolo-you-take = you ask for:
romolo-tag-way =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
romolo-tag-way-penalty =
    { $count ->
        [one] { $count } action, penalty
       *[other] { $count } actions, penalty
    }
romolo-way-explores = explores: its turn ends
romolo-way-lies = then it lies down
romolo-way-too-late = lies down: cannot attack
romolo-way-meets = can attack there

## The page: war

romolo-battle-at = Battle at { $hex }, { $ground }
romolo-razing-at = Attack at { $hex }, { $ground }
romolo-battle-values = Values
romolo-battle-tokens = Secret tokens
romolo-battle-reveal = Reveal
romolo-battle-casualties = Casualties
romolo-attacks = attacks
romolo-defends = defends with all units there
romolo-defends-target = defends
romolo-by-capital = By the capital
romolo-targets = Attacks declared
romolo-own-land = your own land
romolo-one-of = one of { $count }
romolo-target = Target { $number }
romolo-target-label = Target { $number }: { $target } at { $hex }, attackers: { $count }
romolo-not-defended = No defender yet
romolo-offers-none = offers none
romolo-tower-lost = without it you are out of the game
romolo-what-goes = What goes?
romolo-loses = loses { $count }
romolo-clash-defenders = Defenders
romolo-clash-powers = Powers
romolo-clash-dice = Dice
romolo-clash-losses = Losses
romolo-who-attacks = Who attacks?
romolo-attacks-what = Attacks what?
romolo-who-helps = Who helps?
romolo-who-is-offered = Who is offered?
romolo-which-power = Which power?
romolo-what-is-lost = What do you give up?
romolo-all-first = All attacks are declared before the first is fought.
romolo-prospect = { $attack } against { $least }
romolo-prospect-range = { $attack } against { $least }–{ $most }
romolo-prospect-perhaps = { $attack } against { $most } at most
romolo-prospect-falls = falls undefended
romolo-prospect-why = What both sides count before powers and dice, with as many helpers as may come
romolo-or-it-falls = If nobody defends it, it falls without dice. Most units defend; of equal offers the earlier.
romolo-as-it-stands = As it stands you win { $wins } and lose { $losses } of { $all }.
romolo-your-dice = Your dice
romolo-dice-of = { $name } has left
romolo-die-makes = ×{ $times } makes { $total }
romolo-die-destroys = destroys { $count }
romolo-die-costs = costs you { $count }
romolo-wall-crossed = A wall was crossed
romolo-by-powers = By characters
romolo-casualties = Casualties to inflict: { $attack } : { $defence }
romolo-razing =
    { $count ->
        [one] { $count } construction may be destroyed
       *[other] { $count } constructions may be destroyed
    }
romolo-your-tokens = Your die tokens
romolo-may-hold = { $name } may hold
romolo-against-nothing = { $mine } against { $theirs }
romolo-wins-of = wins { $wins } of { $all }
romolo-odds = Against the tokens that the rival may hold
romolo-by-lead = Casualties by the lead:
romolo-by-lead-1-66 = Casualties by the lead, one more with a 6, one fewer with a 1:
romolo-choosing-tokens = Tokens are being chosen.
romolo-name-worker = Worker
romolo-name-soldier = Soldier
romolo-name-explorer = Explorer
romolo-name-mercenary = Mercenary
romolo-name-tower = Tower
romolo-name-x2 = Double
romolo-name-plus3 = Plus three
romolo-name-sword = Sword
romolo-name-shield = Shield
romolo-name-retreat = Retreat
romolo-name-none = Nothing
romolo-title-farm = Farm
romolo-title-warehouse = Warehouse
romolo-title-harbor = Harbor
romolo-title-temple = Temple
romolo-title-sawmill = Sawmill
romolo-title-quarry = Quarry
romolo-title-aqueduct = Aqueduct
romolo-title-forum = Forum
romolo-title-wall = Wall

## The page: the end

romolo-majorities = The laurel is the prize for the first in a category, and with three or more for the second too; whoever ties shares it.
romolo-majorities-1-66 = In each category the first earns 6 more points and the second 2; whoever ties shares them.
romolo-not-counted = The last side wins without a count of points.
romolo-chose-architectus = The Architectus counts the farm at { $hex }.
romolo-chose-sacerdos = The Sacerdos preaches at { $hexes }.

## The page: labels of elements

romolo-ground-hidden = not explored
romolo-ground-peeked = not explored, you saw: { $terrain }
romolo-in-multiplier = counts ×{ $value }
romolo-in-multiplier-unknown = with an unknown multiplier
romolo-in-control = controlled by { $name }
romolo-in-pieces = { $piece }: { $count }
romolo-in-troops = units of the A.I. { $condition }: { $count }
romolo-is-laid = (lying)
romolo-is-penalized = (with a penalty)
romolo-label-hex = Hex { $hex }, { $ground }
romolo-label-unit = { $unit } at { $hex }
romolo-label-tower = tower of { $name }, damage { $damage }
romolo-label-piece = { $piece } at { $hex }: { $count }
romolo-label-side = { $hex }, { $side } side
romolo-label-store = { $cubes } in a warehouse at { $hex }
romolo-label-troop =
    { $count ->
        [one] { $count } unit of the A.I. at { $hex }, { $condition }
       *[other] { $count } units of the A.I. at { $hex }, { $condition }
    }
romolo-label-stock = { $name }: { $cubes }
romolo-label-coins = { $name }: { $coins } silver
romolo-label-tile = { $character } of { $name }
romolo-label-tile-used = { $character } of { $name }, used this turn
romolo-label-token = Die token: { $token }
romolo-label-die = Die { $die }
romolo-label-seat = { $name }
romolo-label-rival = { $name }, { $stance }
romolo-label-market =
    { $count ->
        [one] { $resource }: price { $price }, { $count } cube over it
       *[other] { $resource }: price { $price }, { $count } cubes over it
    }
romolo-label-cube = { $cubes }, sold
romolo-label-slot = Place { $slot }: { $character }
romolo-label-pile =
    { $count ->
        [one] { $count } character in the pile
       *[other] { $count } characters in the pile
    }
romolo-label-bank = { $piece }: { $count } of { $all } left
romolo-label-water =
    { $count ->
        [one] { $count } water tile left
       *[other] { $count } water tiles left
    }

## The page: help

romolo-help-hidden = Going there explores it and ends the unit’s turn; on water it stays where it was. An explorer can peek first.
romolo-help-hidden-1-66 = Going there explores it and ends the unit’s turn; on water it stays where it was.
romolo-help-room = Power { $power }, { $count } of { $limit } constructions.
romolo-help-room-aqueducts =
    { $aqueducts ->
        [one] Power { $power }, { $count } of { $limit } constructions: { $aqueducts } aqueduct makes room.
       *[other] Power { $power }, { $count } of { $limit } constructions: { $aqueducts } aqueducts make room.
    }
romolo-help-yields = A worker gets { $cubes } here.
romolo-help-exploited = Worked this turn already ({ $cubes }).
romolo-help-meals = Its farms feed { $places }, now { $count }.
romolo-help-fair =
    { $count ->
        [one] Market actions here: { $count } cube, forums add { $coins } silver.
       *[other] Market actions here: { $count } cubes, forums add { $coins } silver.
    }
romolo-help-worker = Moves, or does one thing: produce, build, trade, create units, hire. That ends its turn.
romolo-help-soldier = Moves and fights; its presence counts as influence. After two moves it cannot attack.
romolo-help-explorer = Moves far and peeks at hexes nobody has seen. It needs no food.
romolo-help-mercenary = Fights at once, and wants salt every turn, more for each.
romolo-help-mercenary-1-66 = Fights at once, eats like the others, and wants salt every turn, more for each, even for the turn in which it falls.
romolo-help-farm = Feeds two workers or soldiers in its hex or next to it. It adds no power.
romolo-help-farm-1-66 = Feeds two units of any kind in its hex or next to it. It adds no power.
romolo-help-warehouse = Takes what one worker produces here or next to it.
romolo-help-harbor = Units leave here for the water; one cube more in every market action here.
romolo-help-temple = Everything built in its hex costs one cube less.
romolo-help-sawmill = One wood more in each production here.
romolo-help-quarry = One stone more in each production here.
romolo-help-plant = In a forest it is a sawmill, for { $sawmill }: one wood more in each production there. On a hill it is a quarry, for { $quarry }: one stone more.
romolo-help-aqueduct = One construction more in its hex and in all next to it.
romolo-help-aqueduct-1-66 = One construction more in its hex and in all next to it. If it is lost, what is then too much goes too.
romolo-help-forum = Sales in its hex bring more silver, the more power it has.
romolo-help-forum-1-66 = Every cube sold in its hex brings 1 silver more from power 4 on, 2 from power 5, and 1 for each forum next to it.
romolo-help-wall = Whoever crosses it from outside gets a penalty. It stops influence, and farms and warehouses inside are no use to units outside. Three count as a construction.
romolo-help-wall-1-66 = Whoever crosses it from outside gets a penalty, which weakens attacks until the next move. It stops influence, and farms and warehouses inside are no use to units outside. Three count as a construction, but each is attacked and falls alone.
romolo-help-grain = Feeds units without a farm; new workers and the explorer cost grain.
romolo-help-grain-1-66 = Feeds units without a farm; new workers cost grain.
romolo-help-wood = For building.
romolo-help-stone = For building.
romolo-help-salt = From water. The mercenaries’ salary.
romolo-help-refined = Two equal resources make one. Soldiers cost two.
romolo-fact-value = battle value { $value }
romolo-fact-grain = grain due { $due }, you will have { $grain }
romolo-fact-more = more at power { $power }
romolo-fact-out = run out: { $kinds }; the end comes with { $count }
romolo-fact-characters = characters left: { $count }
romolo-fact-prizes = The points of each category, and after the plus what its majority brings.
romolo-fact-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
romolo-fact-cost = costs { $cost }
romolo-fact-influence = { $name }: { $points } influence ({ $capital } from the capital, { $units } from units)
romolo-fact-nobody = nobody controls it
romolo-fact-unique = one in a hex at most
romolo-fact-price = price { $price }
romolo-fact-price-soon = { $price } after this turn
romolo-fact-hand =
    in hand: { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }
romolo-fact-battles =
    { $count ->
        [one] { $count } battle won
       *[other] { $count } battles won
    }

## The page: characters in a sentence

romolo-power-aedificator = In one building stone and wood may stand for each other; it costs one cube more.
romolo-power-apothecarius = One production goes straight to your hand, without a warehouse.
romolo-power-architectus = A farm counts as power once a turn, and once at the end.
romolo-power-architectus-1-66 = A farm counts as power once a turn, also for the capital’s bonus in defence, and once at the end.
romolo-power-artifex = At the end: 1 point for each kind of construction in your dominion.
romolo-power-consul = At the end: wins every tie for a majority.
romolo-power-defensor = Up to three walls to build free, and 1 more in one defence a turn.
romolo-power-defensor-1-66 = Up to three walls to build free, and 2 more in one battle a turn in which a wall is attacked.
romolo-power-dux = Four counters: each adds 1 in a battle.
romolo-power-dux-1-66 = Three counters: each adds 1 in a battle.
romolo-power-eques = Two free moves over land each turn.
romolo-power-foederatus = Three uses: a hiring for nothing, or no salary for chosen mercenaries.
romolo-power-foederatus-1-66 = Three uses: a hiring for nothing, or no salary for one mercenary.
romolo-power-furnarus = Feeds two of your units anywhere.
romolo-power-heros = 2 more in one attack a turn.
romolo-power-heros-1-66 = 1 more in one battle a turn; 2 more if he attacks a mercenary.
romolo-power-mercator = A worker changes equal resources into one of any kind; the more power, the fewer.
romolo-power-nauta = One exchange more at the market, or a unit sails without a harbor.
romolo-power-nauta-1-66 = Each turn one exchange more at the market, and a unit sails without a harbor.
romolo-power-negotiator = One free sale or purchase each turn of the goods on the tile.
romolo-power-negotiator-1-66 = One free sale or purchase each turn, of any resource.
romolo-power-obsessor = Ignores a penalty once a turn; 2 more against a tower.
romolo-power-obsessor-1-66 = In one attack a turn 2 more against a building or a tower, 3 more against a wall.
romolo-power-patronus = At the end: 4 points to the richest, 2 to the second, if it is you.
romolo-power-praedo = A worker steals half the die in resources from a neighbour.
romolo-power-praepositus = One cube more in the first production of its kind each turn: the kind of the cube you pay for him.
romolo-power-praepositus-1-66 = One cube more in one production of its kind each turn: the kind of the cube you pay for him.
romolo-power-publicus = At the end: counts as three characters.
romolo-power-publicus-1-66 = At the end: counts as two characters.
romolo-power-sacerdos = At the end: 2 influence where you have some already.
romolo-power-traductor = A worker acts as if in an adjacent hex.

## The page: a first look around

romolo-tour-map = The land lies hidden: go out and explore it. A strong capital controls the land around it, a soldier the hex he stands in.
romolo-tour-stock = What you have: cubes to build, eat and trade with, and silver. Below, how many units your capital allows.
romolo-tour-dock = Click a unit, or “Next unit”: where it can go lights up, and its actions are listed here.
romolo-tour-dock-touch = Tap a unit, or “Next unit”: where it can go lights up, and its actions are listed here.
romolo-tour-glow = Here is said what is asked. What glows can be clicked; Escape takes back.
romolo-tour-glow-touch = Here is said what is asked. What glows can be tapped; the arrow at the top takes back.
romolo-tour-phases = Once your units have acted, end the action phase. War follows where you stand in one hex with enemies, then maintenance: units eat, mercenaries want salt. “Maintenance this turn” tells beforehand what will be due.
romolo-tour-around = The market, characters for hire, and the bank: when three kinds of pieces run out, or all characters are taken, the end begins.
romolo-tour-alone = After each turn of yours the A.I. moves its units, and a cube of the event line is drawn: most bring nothing, others characters, prices, units, or a march on your capital.
romolo-tour-deeds = Lit hexes are a step away, dashed ones farther. Or let it work here, which ends its turn. To begin with: one worker produces, the other explores.
romolo-tour-aim = The aim: most points at the end. They come from hexes you control, characters, the power of your capital, your people, battles won and silver.
romolo-tour-aim-1-66 = The aim: most points at the end, from hexes you control, characters, plains joined to your capital, and your people; the richest earn some too. Or be the only one who has units left.
romolo-tour-aim-alone = The aim: more points than the A.I. at the end. It begins far ahead, for every hex that nobody has explored is its own: explore, and it loses them. Your points come from hexes you control, characters, your capital and your people.

## Themes of puzzles

romolo-puzzle-war = War
romolo-puzzle-build = Building
romolo-puzzle-character = Characters
romolo-puzzle-market = Market
romolo-puzzle-people = Units
romolo-puzzle-production = Production
romolo-puzzle-march = Marching
romolo-puzzle-other = Mixed
romolo-puzzle-points = Most points
romolo-puzzle-win = Win now

## What a hint says that a move is for; what is missing here is said as its tag

romolo-purpose-build = builds { $building } at { $hex }
romolo-purpose-walls = builds walls at { $hex }
romolo-purpose-create = { $unit } comes into being at { $hex }
romolo-purpose-enlist = { $old } becomes { $unit }
romolo-purpose-convert = the explorer becomes { $unit }
romolo-purpose-hire = mercenaries: +{ $units }
romolo-purpose-recruit = hires { $character } for { $coins } silver
romolo-purpose-move = { $unit } goes to { $hex }
romolo-purpose-explore = { $unit } explores { $hex }
romolo-purpose-battle = attacks { $other } at { $hex }: { $attackers } against { $defenders }
romolo-purpose-assault = attacks { $target } at { $hex }
romolo-purpose-raze = razes at { $hex }
romolo-purpose-produce = produces { $count } { $resource }
romolo-purpose-store = stores { $count } { $resource } at { $warehouse }
romolo-purpose-gather = gathers { $count } { $resource }
romolo-purpose-finishes = ends the game
romolo-purpose-score = your score so far goes from { $before } to { $after }
romolo-purpose-score-of = that of { $seat } goes from { $before } to { $after }
romolo-purpose-hunger =
    { $count ->
        [0] nobody will go hungry
        [one] one unit will go hungry
       *[other] { $count } units will go hungry
    }
