## On the box

builders-name = The Builders
builders-about = Recruit, send your people to the sites, and be the first whose city is worth seventeen.
builders-mode-duel = A race of two: nobody else takes what you leave.
builders-mode-three = The market turns faster, and the last round counts.
builders-mode-four = The fullest market and the longest wait between turns.

## Cards

builders-card-house = House
builders-card-market = Market
builders-card-quarry = Quarry
builders-card-watering-trough = Watering Trough
builders-card-trading-post = Trading Post
builders-card-camel-stable = Camel Stable
builders-card-shop = Shop
builders-card-rural-house = Rural House
builders-card-armoury = Armoury
builders-card-shipyard = Shipyard
builders-card-port = Port
builders-card-archery-range = Archery Range
builders-card-town-hall = Town Hall
builders-card-noble-house = Noble House
builders-card-town-house = Town House
builders-card-temple = Temple
builders-card-barracks = Barracks
builders-card-fortress = Fortress
builders-card-philosophy = School of Philosophy
builders-card-forum = Forum
builders-card-ziggurat = Ziggurat
builders-card-palace = Palace of Assur
builders-card-lighthouse = Lighthouse of Alexandria
builders-card-theatre = Theatre
builders-card-tower = Tower of Babel
builders-card-sphinx = Sphinx
builders-card-gardens = Hanging Gardens
builders-card-colossus = Colossus of Rhodes
builders-card-pyramid = Pyramid
builders-card-saw = Saw
builders-card-table = Architect’s Table
builders-card-scaffold = Scaffold
builders-card-hoist = Hoist

builders-worker-apprentice = Apprentice { $number }
builders-worker-labourer = Labourer { $number }
builders-worker-companion = Companion { $number }
builders-worker-master = Master { $number }
builders-worker-slave = Slave { $number }
builders-worker-freed = Freedman { $number }

builders-tool-mallet = Mallet
builders-tool-saw = Hand Saw
builders-tool-set-square = Set Square
builders-tool-brush = Brush

builders-resource-stone = stone
builders-resource-wood = wood
builders-resource-architecture = architecture
builders-resource-decoration = decoration

## Counted things

builders-actions-none = no action
builders-actions-one = 1 action
builders-actions-many = { $count } actions
builders-sesterces-none = no sesterces
builders-sesterces-one = 1 sesterce
builders-sesterces-many = { $count } sesterces
builders-points-none = no points
builders-points-one = 1 point
builders-points-many = { $count } points
builders-decimal = { $whole }.{ $tenth }
builders-amount = { $count } { $resource }
builders-amounts-0 = nothing
builders-amounts-1 = { $amount1 }
builders-amounts-2 = { $amount1 }, { $amount2 }
builders-amounts-3 = { $amount1 }, { $amount2 }, { $amount3 }
builders-amounts-4 = { $amount1 }, { $amount2 }, { $amount3 }, { $amount4 }

## Actions

builders-do-end = End the turn
builders-do-done = Settle nothing more
builders-do-buy = Buy another action for { $money }
builders-do-repay = Repay a loan with { $money }
builders-do-release = Free a slave for { $money }
builders-do-alone = Send without a tool
builders-do-loan = Take a loan of { $money }: { $actions }
builders-do-take = Take { $money }: { $actions }
builders-do-start = Start { $site }: { $actions }
builders-do-recruit = Recruit { $worker }: { $actions }
builders-do-send = Send { $worker }: { $actions } or more, { $money }
builders-do-to = Send to { $site }: { $actions }, { $money }
builders-do-with = Take { $tool } along
builders-do-slave = Take { $worker }: { $actions }, { $money }
builders-do-tool = Take { $tool }: { $actions }, { $money }
builders-do-university = Take the university of { $resource }: { $actions }, { $money }
builders-do-school = School { $worker }
builders-do-free = Free { $worker }: { $actions }

## Decisions as steps of a way, where costs would be in the way

builders-step-loan = Take a loan of { $money }
builders-step-take = Take { $money }
builders-step-start = Start { $site }
builders-step-recruit = Recruit { $worker }
builders-step-send = {""}
builders-step-to = Send { $worker } to { $site }
builders-step-alone = {""}
builders-step-slave = Take { $worker }
builders-step-tool = Take { $tool }
builders-step-university = Take the university of { $resource }
builders-step-free = Free { $worker }

## Prompts

builders-prompt-act = { $actions } left. Act, buy another action, or end the turn.
builders-prompt-act-spent = No action left. Buy another one, or end the turn.
builders-prompt-settle = The last round is over. Settle your accounts: free slaves, repay loans, or leave it at that.
builders-prompt-site = { $worker }: to which site?
builders-prompt-tool = { $worker } to { $site }: with a tool, or without?
builders-prompt-school = University of { $resource }: who is schooled?

## Refusals

builders-refuse-not-now = Not now. { $prompt }
builders-refuse-few-actions = This takes { $needed }; you have { $left } left. Missing: { $missing }, to be bought for { $price }.
builders-refuse-no-money-for-action = Another action costs { $price }; you have { $money }.
builders-refuse-not-in-site-row = { $site } does not lie open in the row of sites.
builders-refuse-not-in-worker-row = { $worker } does not lie open in the row of workers.
builders-refuse-twin = { $worker } does the same as the other one beside it: choose that one.
builders-refuse-not-in-team = { $worker } is not in your team.
builders-refuse-away = { $worker } stays on the site { $site } until it is complete.
builders-refuse-no-site = You have no site under construction.
builders-refuse-wage = { $worker } wants { $price } for going; you have { $money }.
builders-refuse-nothing-missing = { $worker } supplies nothing that one of your sites still misses.
builders-refuse-not-your-site = { $site } is not a site of yours under construction.
builders-refuse-not-missing-here = { $worker } supplies nothing that { $site } still misses.
builders-refuse-useless-alone = Without a tool { $worker } supplies nothing that { $site } still misses.
builders-refuse-useless-with = { $tool } would add nothing to what { $worker } supplies on { $site }.
builders-refuse-not-your-tool = You have no { $tool } at hand.
builders-refuse-invested = You have made your one investment of this turn already.
builders-refuse-too-dear = This costs { $price }; you have { $money }.
builders-refuse-slave-taken = { $worker } has been taken already.
builders-refuse-tool-taken = { $tool } has been taken already.
builders-refuse-your-tool = { $tool } goes along when you send a worker.
builders-refuse-your-site = You are building { $site } already: send workers to it.
builders-refuse-site-taken = { $seat } is building { $site }.
builders-refuse-site-built = { $site } is complete; { $seat } built it.
builders-refuse-your-worker = { $worker } is in your team already.
builders-refuse-worker-taken = { $worker } is in the team of { $seat }.
builders-refuse-no-loan-left = There is no loan left.
builders-refuse-university-taken = The university of { $resource } has been taken already.
builders-refuse-nobody-to-school = None of your idle workers would supply more by being schooled in { $resource }.
builders-refuse-not-your-slave = { $worker } is not yours.
builders-refuse-free-already = { $worker } is free already.
builders-refuse-slave-away = { $worker } is on a site and can be freed only afterwards.
builders-refuse-no-loan = You have no loan to repay.
builders-refuse-no-money-for-loan = Repaying a loan takes { $price }; you have { $money }.
builders-refuse-no-slave = You have no slave to free.
builders-refuse-school-away = { $worker } is on a site: only idle workers are schooled.
builders-refuse-school-slave = { $worker } cannot be schooled before being freed.
builders-refuse-schooled-already = { $worker } has been schooled already.
builders-refuse-not-raised = Schooling in { $resource } would not raise what { $worker } supplies.

## Log

builders-log-begins = { $seat } begins.
builders-log-deal = { $seat } is dealt { $worker }.
builders-log-turn-up-site = { $site } is turned up.
builders-log-turn-up-worker = { $worker } is turned up.
builders-log-turn = { $seat }’s turn.
builders-log-buy = { $seat } buys another action for { $money } sesterces.
builders-log-start = { $seat } starts { $site }.
builders-log-recruit = { $seat } recruits { $worker }.
builders-log-send =
    { $seat } sends { $worker } to { $site }: { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $money ->
        [0] no wage
       *[other] { $money } sesterces
    }.
builders-log-send-with =
    { $seat } sends { $worker } with { $tool } to { $site }: { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $money ->
        [0] no wage
       *[other] { $money } sesterces
    }.
builders-log-complete =
    { $seat } completes { $site }: { $money ->
        [0] no sesterces
       *[other] { $money } sesterces
    }, { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }. Back home: { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }{ $tools ->
        [0] {""}
        [one] {", "}{ $tools } tool
       *[other] {", "}{ $tools } tools
    }.
builders-log-machine = { $worker } works for { $seat } from now on.
builders-log-take =
    { $seat } takes { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    } with { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
builders-log-slave = { $seat } acquires { $worker } for { $money } sesterces.
builders-log-free = { $seat } frees { $worker }: a wage of { $wage } from now on.
builders-log-tool = { $seat } acquires { $tool } for { $money } sesterces.
builders-log-loan = { $seat } takes a loan of { $money } sesterces.
builders-log-repay = { $seat } repays a loan with { $money } sesterces.
builders-log-school = { $seat } schools { $worker } in { $resource } for { $money } sesterces: { $amount } instead of { $before }.
builders-log-end = { $seat } ends the turn.
builders-log-goal = { $seat } has { $points } points: the game ends with this round.
builders-log-settle = The last round is over. Accounts are settled, from { $seat } on.
builders-log-release = { $seat } frees { $worker } for { $money } sesterces.
builders-log-score = { $seat }: { $total } points.
builders-log-win = { $seat } wins.

## Tags: what an action would do, in a few letters

builders-tag-send =
    { $adds }{ $money ->
        [0] {""}
       *[other] , −{ $money }
    }
builders-tag-send-most =
    { $money ->
        [0] no wage
       *[other] −{ $money }
    }
builders-tag-send-with =
    { $adds }{ $money ->
        [0] {""}
       *[other] , −{ $money }
    }
builders-tag-complete =
    { $money ->
        [0] {""}
       *[other] +{ $money },{" "}
    }{ $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
builders-tag-complete-most =
    { $points ->
        [0] complete
        [one] up to { $points } point
       *[other] up to { $points } points
    }
builders-tag-machine = joins the team
builders-tag-buy = +1 action, −{ $money }
builders-tag-take = +{ $money }
builders-tag-slave = −{ $money }
builders-tag-free = wage { $wage }, score +{ $gain }
builders-tag-tool = −{ $money }
builders-tag-loan = +{ $money }
builders-tag-repay = −{ $money }, score +{ $gain }
builders-tag-school = { $before } → { $amount }, −{ $money }
builders-tag-school-most = −{ $money }
builders-tag-goal = { $points } points: the last round
builders-tag-settle = ends the game
builders-tag-release = −{ $money }, score +{ $gain }

## The end

builders-end-points =
    { $count ->
        [one] { $who } has reached { $points } points.
       *[other] { $who } have reached { $points } points.
    }
builders-end-stalemate = For two rounds nobody did anything but take money.
builders-end-round-limit =
    { $rounds ->
        [one] The one round agreed on has been played.
       *[other] The { $rounds } rounds agreed on have been played.
    }
builders-ends-points = 17 points reached
builders-ends-stalemate = two rounds in which nobody did anything but take money
builders-ends-round-limit = the agreed rounds played
builders-score-buildings = Buildings
builders-score-machines = Machines
builders-score-slaves = Slaves not freed
builders-score-loans = Loans not repaid
builders-score-sesterces = Sesterces

## Options

builders-option-university = What a university does
builders-option-university-becomes = the amount becomes 3
builders-option-university-adds = adds 3 to the amount

## Short names, for cards

builders-short-watering-trough = Trough
builders-short-trading-post = Trading Post
builders-short-camel-stable = Camel Stable
builders-short-archery-range = Archery
builders-short-philosophy = Philosophy
builders-short-palace = Palace
builders-short-lighthouse = Lighthouse
builders-short-tower = Babel
builders-short-gardens = Gardens
builders-short-colossus = Colossus
builders-short-table = Table

## On the board

builders-market = Market
builders-sites = Sites
builders-workers = Workers
builders-in-deck = { $count } in deck
builders-deck-sites =
    Deck of sites: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
builders-deck-workers =
    Deck of workers: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
builders-look-through = Look through: { $deck }
builders-deck-note = These cards are still to come. Nobody knows in which order.
builders-stack-slaves = Slaves
builders-stack-tools = Tools
builders-stack-loans = Loans
builders-stack-universities = Universities
builders-note-slaves = no wage; { $left } at the end
builders-note-tools = +1 beside a worker
builders-note-loans = repay { $price }, or { $left } at the end
builders-note-universities-becomes = an amount becomes { $amount }
builders-note-universities-adds = an amount rises by { $amount }
builders-left = { $count } left
builders-yard = Yard of { $name }
builders-no-sites = No site yet. Take one from the row of sites: it takes one action.
builders-team = Team
builders-team-empty = Everyone is at work. Recruit somebody, or complete a site: then its crew comes home.
builders-finished = Finished · { $points }
builders-finished-brief = Finished
builders-of-goal = of { $goal }
builders-actions = Actions
builders-actions-left = { $actions } left
builders-actions-of = { $name }: { $actions }
builders-one-more = one more: { $price } sesterces
builders-one-more-brief = one more: { $price }
builders-no-loans = no loans
builders-loans-cost =
    { $count ->
        [one] 1 loan
       *[other] { $count } loans
    }: { $left } at the end
builders-bank = Bank
builders-take-money = Take money instead
builders-kit-tool = With a tool?
builders-without-tool = Without a tool
builders-kit-settle = Your score as it stands: { $total }
builders-more = More of { $name }
builders-race = Race to { $goal } points
builders-score-now = Score if it ended now
builders-show-score = score now
builders-show-points = points
builders-round = round { $round }
builders-last-round = last round
builders-tab-yard = Yard
builders-tab-market = Market
builders-tab-rivals = Rivals

## What a worker would do for a site

builders-adds-nothing = adds nothing missing
builders-with-tool-only = helps with a tool
builders-still-missing = { $missing } still missing
builders-completes =
    completes it: +{ $reward }, { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
builders-completes-it = completes it
builders-completes-with-tool = completes it with a tool
builders-price =
    { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }{ $money ->
        [0] {""}
       *[other] , −{ $money }
    }
builders-price-bought =
    { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }, { $buy } bought: −{ $money }
builders-lacking = { $short } short
builders-buy-and =
    Buy { $buy ->
        [one] an action
       *[other] { $buy } actions
    } for { $money }, then: { $doing }
builders-undone =
    You have { $count ->
        [one] 1 action
       *[other] { $count } actions
    } left.

## Labels of elements

builders-label-site = { $site }: needs { $needs }; brings { $money } and { $points }
builders-label-built = { $site }, finished: { $points }
builders-label-yard =
    { $site }, under way: missing { $missing }; brings { $money } and { $points }; { $crew ->
        [0] nobody works there
        [one] 1 worker is there
       *[other] { $crew } workers are there
    }
builders-label-worker = { $worker }: supplies { $supply }; wage: { $wage }
builders-label-tool = { $tool }: one { $resource } more
builders-label-university = University of { $resource }
builders-label-stack = { $stack }: { $count } left
builders-label-loans = Loans of { $name }: { $count }
builders-label-seat = { $name }: { $money }, { $points } of { $goal }
builders-label-actions = Actions: { $actions } left; one more costs { $price }
builders-label-take = Take { $money } for { $actions }
builders-schooled = schooled in { $resource }
builders-carries = carries: { $tool }

## Help

builders-kind-row = on offer
builders-kind-yard = site of { $name }
builders-kind-yard-own = your site
builders-kind-built = finished by { $name }
builders-kind-built-own = finished by you
builders-kind-hire = for hire
builders-kind-stack = investment
builders-kind-team = idle, in the team of { $name }
builders-kind-team-own = idle, in your team
builders-kind-site = at work on { $site }
builders-kind-with = with { $worker }
builders-kind-tool = tool of { $name }
builders-kind-tool-own = your tool
builders-university-of = University of { $resource }
builders-help-site = Starting it takes one action. Then send workers until nothing is missing: you get its sesterces and points, and the workers come home.
builders-help-machine = Once built it joins your team and supplies { $supply }, without a wage.
builders-help-yard =
    Missing: { $missing }. { $crew ->
        [0] Nobody works there yet.
        [one] 1 worker is there.
       *[other] { $crew } workers are there.
    }
builders-help-next = The next worker takes { $actions }.
builders-help-next-bought = The next worker takes { $actions }; { $money } for those to be bought.
builders-help-hire = Recruiting takes one action and no money. The wage is paid each time you send him.
builders-help-team = Click, then choose a site. The first worker sent to a site in a turn takes one action, the second two, and so on.
builders-help-busy = Stays there until the building is complete.
builders-help-slave = Carries no tool, cannot be schooled. Freed for one action he wants a wage of { $wage }; freed at the end he costs { $release }; not freed he counts { $left } points.
builders-help-machine-works = A machine wants no wage, takes no tool and no schooling.
builders-help-learns = At a university he could come to: { $amounts }.
builders-help-tool = Goes along with a worker whom you send and adds one { $resource }; it costs no action and comes home with him.
builders-help-university = Schools one idle worker of your team for good: he supplies more { $resource }. The wage stays.
builders-help-deck = Still to come, in an order that nobody knows: { $cards }.
builders-help-deck-empty = Nothing is left: gaps in the row stay open.
builders-help-seat = With { $goal } points or more at the end of a turn the round is finished, and the game with it.
builders-help-actions = A turn has { $free } free actions. Each further one costs { $price } sesterces.
builders-help-bank = Wages and prices go to the bank; it never runs out. Actions can be changed into money.
builders-fact-left = { $actions } left
builders-fact-needs = needs { $needs }
builders-fact-supplies = supplies { $supply }
builders-fact-wage = wage: { $wage }
builders-fact-price = price: { $money }
builders-fact-loans = { $count } left
builders-fact-invested = this turn’s investment is made
builders-fact-score = score now { $total }
builders-fact-costs = { $total } points at the end
builders-fact-bought = actions to be bought: { $money }

## A first look around

builders-tour-market = The market: sites to build above, workers to recruit below. Each costs one action. The coin is what a site pays or a worker wants, the medal is points, the squares are what is needed or supplied.
builders-tour-sites = Your sites. Send workers here until no square is empty: then you get its sesterces and points, and the workers come home.
builders-tour-team = Your team. Point at a worker to see what he would add to each of your sites; click, then click on the site. The coin is his wage.
builders-tour-team-touch = Your team. Tap a worker to see what he would add to each of your sites, then tap the site. The coin is his wage.
builders-tour-actions = Three actions a turn. The first worker sent to a site takes one, the second in the same turn two, the third three. More actions can be bought here.
builders-tour-money = Out of money? Change actions into sesterces: the more at once, the better.
builders-tour-investments = One investment a turn: slaves, tools, a loan, or a university for one of your workers.
builders-tour-goal = With 17 points the last round has come. Sesterces count a tenth of a point; loans and slaves cost points.
builders-tour-glow = What is lined in gold can be done now. Point at anything to learn what it is; click on what is not lined to learn why not.
builders-tour-glow-touch = What is lined in gold can be done now. Hold your finger on anything to learn what it is; tap what is not lined to learn why not.

## The terminal

builders-cli-zone-rows = rows
builders-cli-sites = Sites
builders-cli-workers = Workers
builders-cli-deck = { $count } in the deck
builders-cli-investments = Investments
builders-cli-loans = loans: { $count }
builders-cli-seat = { $points }, { $money } (score now: { $score })
builders-cli-owes = loans: { $count }
builders-cli-built = Built:
builders-cli-team = Team:
builders-cli-tools = Tools:
builders-cli-needs = needs
builders-cli-misses = misses
builders-cli-supplies = supplies
builders-cli-wage = wage
builders-cli-reward = reward
builders-cli-points = points
builders-cli-crew = crew
builders-cli-next = next worker
builders-cli-bought = { $actions }, { $count } of them bought: { $money }
builders-cli-round = Round { $round }
builders-cli-last-round = Last round
builders-cli-ends-if-quiet = The game ends with this round if nothing happens
builders-cli-invested = this turn’s investment is made
builders-cli-order = stone-wood-architecture-decoration

## Rules

builders-rule-B1 = The 33 building cards, 29 buildings and 4 machines, are shuffled; five of them lie open as the row of sites.
builders-rule-B2 = Each player is dealt one of the four apprentices at random. The other apprentices are shuffled into the deck of workers; five workers lie open as their row.
builders-rule-B3 = The investments lie open in four stacks: 6 slaves, 4 tools, 4 loans, 4 universities. Whoever takes one chooses any card of its stack.
builders-rule-B4 = Each player begins with 10 sesterces. The first player is chosen by lot. The bank never runs out.
builders-rule-B5 = A turn has three free actions. Each further one costs 5 sesterces and can be bought at any moment of the turn, as often as you like, used or not. What a move itself brings in, such as a loan or a reward, cannot pay for the action that it needs.
builders-rule-B6 = Start a building: 1 action. Take one of the open cards of the row of sites, which is filled at once. You may have any number of sites under construction.
builders-rule-B7 = Recruit: 1 action, no money. Take one of the open workers into your team; the row is filled at once.
builders-rule-B8 = Send an idle worker to one of your own sites and pay its wage to the bank. The first worker sent to that site in this turn takes 1 action, the second 2, the third 3, and so on, so three of them take 6. Each site counts for itself, and those who came in earlier turns do not count. The worker, with its tool, must supply at least one resource that the site still misses.
builders-rule-B9 = A worker on a site stays there until the building is complete.
builders-rule-B10 = Take money from the bank: 1 sesterce for 1 action, 3 for 2 actions, 6 for 3 actions. There is no higher step, but you may take money more than once in a turn.
builders-rule-B11 = When a deck is empty, gaps in its row stay open.
builders-rule-B12 = You may end your turn with actions unused.
builders-rule-B13 = Completing a building is no action. It is complete as soon as the workers on the site, with their tools and schooling, together supply at least as much of every resource as it needs. What they supply beyond that is lost.
builders-rule-B14 = When a building is complete its workers and tools return to your team at once, so that they can be sent again in the same turn. You take the reward in sesterces and keep the points.
builders-rule-B15 = A machine is built like a building and scores its points. Then it joins your team as a worker without a wage; sending it takes actions as usual. It takes neither tool nor schooling.
builders-rule-B16 = Taking an investment is 1 action, and you may take at most one in a turn.
builders-rule-B17 = Slave: 7 sesterces. A worker without a wage, who carries no tool and cannot be schooled until freed.
builders-rule-B18 = Free a slave who is not on a site: 1 action, no money. From then on he is a worker with a wage of 4. This is no investment, and is possible even in the turn in which you took him.
builders-rule-B19 = Tool: 2 sesterces. When you send a worker, one of your idle tools may go along for nothing and adds 1 of its resource. A worker carries one tool. It returns together with him.
builders-rule-B20 = Loan: you receive 10 sesterces. You may repay it with 15 at any time in your own turn, without an action, or at the final settlement. A loan that has been repaid leaves the game.
builders-rule-B21 = University: 7 sesterces. At once and for good it is laid on an idle worker of your team who has no schooling yet: the amount of its resource that he supplies becomes 3 or, if you agreed so before the game, rises by 3. It must rise. The wage stays as it is.
builders-rule-B22 = When a player has 17 points or more at the end of his turn, counting only buildings and machines, the round is finished, so that all have had equally many turns: the player to the right of the first player is the last to play.
builders-rule-B23 = Then, in order from the first player, each may free slaves for 5 sesterces each, also those on a site, and repay loans for 15 each, as he likes. Each slave left costs 1 point, each loan left 2 points.
builders-rule-B24 = Your score is the points of your buildings and machines, less what slaves and loans cost, plus a tenth of a point for each sesterce. Most points win; equals share the victory.
builders-rule-B25 = When two rounds in a row pass in which nobody starts a building, recruits, sends a worker, invests, frees or repays, the game ends and is scored.

## What is worth counting

builders-stats-opening = Openings: the apprentice at the start
builders-stats-built = Buildings completed
builders-stats-team = Workers recruited, slaves and machines
builders-stats-tools = Tools bought

## Names in the view, for boards and tables drawn from it

builders-key-actions = actions
builders-key-adds = adds
builders-key-bank = bank
builders-key-becomes = becomes
builders-key-built = finished buildings
builders-key-buy = to be bought
builders-key-completes = completes it
builders-key-completes-with = completes it with
builders-key-crew = crew
builders-key-deck = pile
builders-key-end-cost = costs at the end, in tenths of a point
builders-key-ends-if-quiet = ends with this round if nothing happens
builders-key-freed = freed
builders-key-help = who would help
builders-key-invested = has invested
builders-key-last-round = last round
builders-key-learns = after a university
builders-key-left = left
builders-key-loans = loans
builders-key-missing = missing
builders-key-move = a move takes
builders-key-needs = needs
builders-key-next = next worker
builders-key-offers = who on offer would help
builders-key-phase = phase
builders-key-quiet-rounds = rounds in which nothing happened
builders-key-resource = resource
builders-key-reward = reward
builders-key-schooled = schooled in
builders-key-score = score now, in tenths of a point
builders-key-sent = workers sent
builders-key-site = site
builders-key-site-deck = sites still to come
builders-key-site-row = sites on offer
builders-key-sites = sites under way
builders-key-slaves = slaves
builders-key-stack = stack of
builders-key-supply = supplies
builders-key-take = actions for money
builders-key-team = team
builders-key-to-come = turn still to come
builders-key-tool = tool
builders-key-tools = tools
builders-key-universities = universities
builders-key-university = university of
builders-key-wage = wage
builders-key-worker = workers
builders-key-worker-deck = workers still to come
builders-key-worker-row = workers for hire

## Themes of puzzles

builders-puzzle-complete = Finishing
builders-puzzle-machine = Machines
builders-puzzle-send = Sending workers
builders-puzzle-recruit = Recruiting
builders-puzzle-start = Opening sites
builders-puzzle-invest = Investing
builders-puzzle-money = Money and actions
builders-puzzle-patience = Knowing when to stop
builders-puzzle-points = Most points
builders-puzzle-win = Win now

## What a hint says that a move is for; what is missing here is said as its tag

builders-purpose-complete =
    finishes { $site }{ $points ->
        [0] {""}
        [one] : { $points } point
       *[other] : { $points } points
    }{ $money ->
        [0] {""}
       *[other] , { $money } sesterces
    }
builders-purpose-machine = { $worker } joins the team
builders-purpose-send = brings { $adds }
builders-purpose-send-with = brings { $adds }
builders-purpose-take =
    brings { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }
builders-purpose-denies = leaves { $seat } no worker in the row for { $resource }
builders-purpose-worker = brings { $adds } wherever it is sent
builders-purpose-fits = brings { $count } of the { $of } things that { $site } still needs
builders-purpose-site =
    { $points ->
        [0] {""}
        [one] { $points } point,{" "}
       *[other] { $points } points,{" "}
    }{ $money ->
        [0] {""}
       *[other] { $money } sesterces,{" "}
    }and your free workers bring { $count } of the { $of } things it needs
builders-purpose-buy = one action more for { $money } sesterces
builders-purpose-loan = { $money } sesterces now
builders-purpose-tool = costs { $money } sesterces
builders-purpose-slave = costs { $money } sesterces
builders-purpose-school = { $amount } instead of { $before }, for { $money } sesterces
