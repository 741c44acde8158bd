## The page: home

page-home = Home
page-take-a-seat = Take a seat
page-take-a-seat-how = Games of ancient Rome, with every rule. One click seats you against a bot.
page-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-players-range = { $low }–{ $high } players
page-minutes = { $minutes } min
page-first-game = First time? Begin alone
page-first-game-why = A game alone, with a tour in step with the first turn
page-play-now = Play now
page-more = More…
page-your-tables = Your tables
page-open-tables = Open tables
page-your-finished = Your finished games
page-all = all { $count }
page-game-with = { $game } with { $names }
page-your-turn = Your turn
page-others-turn = The others’ turn
page-running = under way
page-free-seats = Free seats: { $free }
page-resume = Resume
page-join = Join
page-watch = Watch
page-replay = Replay
page-won = Won
page-not-won = Lost
page-drawn = Drawn
page-finished = Finished
page-open-record = Open a record
page-open-record-how = Choose the file of a finished game, or drop it here, to see it move by move.
page-choose-file = Choose a file
page-no-record = This file is not a record of a game.
page-api = For programs
page-credits = Icons: game-icons.net, CC BY 3.0. Type: Cinzel and Alegreya Sans, SIL OFL 1.1.

## A new table

page-your-name = Your name
page-you-name = Guest
page-modes = How to play
page-mode-solitaire = Alone
page-mode-duel = Two
page-mode-three = Three
page-mode-four = Four
page-mode-alliance = Alliance
page-house-rules = House rules
page-house-rules-none = none, as printed
page-house-rules-changed = changed: { $count }
page-usual = { $what } (usual)
page-not-copied = It could not be copied: select the address and copy it yourself.
page-seats = Seats
page-seat-number = Who sits in seat { $number }
page-name-of-seat = Name of the player in seat { $number }
page-player-number = Player { $number }
page-who-me = Me
page-who-friend = A friend, by link
page-who-open = Anyone
page-who-here = Somebody at this screen
page-who-easy = Bot, easy
page-who-medium = Bot, medium
page-who-hard = Bot, hard
page-clock = Time for a turn
page-clock-none = no limit
page-clock-60 = 1 minute
page-clock-180 = 3 minutes
page-clock-86400 = 1 day
page-clock-259200 = 3 days
page-allow-undo = Taking back
page-allow-hints = Hints
page-public = Listed for everybody
page-cancel = Cancel
page-start = Start
page-waiting-for-players = Waiting for players
page-invited = { $name } invites you
page-send-link =
    { $count ->
        [one] Send this link to the person you want to play with.
       *[other] Send each link to the person who takes that seat.
    }
page-begins-when = The game begins when every seat is taken.
page-waiting-for = waiting for { $name }
page-bot = bot, { $level }
page-level-easy = easy
page-level-medium = medium
page-level-hard = hard
page-you = you
page-there = at the table
page-away = away
page-link-for-seat = The link for seat { $number }
page-copy-link = Copy link
page-copied = Copied
page-sit-down = Sit down
page-close-table = Close this table
page-no-table = There is no such table.
page-loading = One moment…

## At the table

page-turn-of = { $name } decides.
page-all-the-same = { $doing } anyway
page-show-again = show again
page-setting-doubts = Ask before something is left undone
page-choose-glowing = Now choose something that glows.
page-put-back = put back
page-take-back = take back
page-to-present = to the present
page-looking-back =
    This is how it was after { $ply ->
        [one] { $ply } action
       *[other] { $ply } actions
    }.
page-several =
    { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    }
page-legal = possible: { $doing }
page-not-now = Not possible now
page-not-your-turn = It is not your turn: { $name } decides.
page-shown-in-rules = shown in the rules
page-open-clause = Clause { $rule } in the rules
page-show-clause = Show the rule
page-hide-clause = Hide the rule
page-against = against { $names }
page-with-against = with { $allies }, against { $names }
page-against-ai = against the A.I.
page-undo = Undo
page-undo-keys = { $undo } takes back a decision, { $turn } the whole turn
page-hint = Hint
page-thinking = Thinking…
page-resign = Resign
page-resign-sure = Resign this game? With two sides the other side wins; with more, a bot takes over for you.
page-log = Log
page-rules = Rules
page-chat = Chat
page-unheard =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
page-side = Help, log, rules and talk
page-close = Close
page-inspect = Point at anything to learn what it is and what it does.
page-rule-asked = The rule for this
page-search-rules = Search the rules
page-nothing-said = Nobody has said anything yet.
page-say = Say something
page-send = Send
page-turn-heading = Turn { $turn } · { $name }
page-earlier =
    { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
page-later =
    { $count ->
        [one] { $count } later line
       *[other] { $count } later lines
    }
page-details = What happened in detail
page-step-back = One step back
page-step-on = One step forward
page-step-of = Step { $step } of { $of }
page-share-position = Copy a link to this position
page-reconnecting = Connection lost, trying again…
page-put-off = The server is busy, trying again…
page-restarting = The server is restarting; the table will be back…
page-connection-refused = The table is no longer shown ({ $status }). Open its link again.
page-unreachable = The server cannot be reached.
page-days-hours = { $days } d { $hours } h
page-time-of = Time left for { $name }
page-bot-took-over = A bot plays for you.
page-come-back = Take over again
page-curtain = { $name }, it is your turn
page-curtain-how = Everybody else, please look away.
page-curtain-open = Show my side
page-tour = A first look around
page-tour-next = Next
page-tour-skip = Skip
page-tour-end = Let’s play

## The end

page-wins = { $names } wins
page-win = { $names } win
page-share-victory = { $names } share the victory
page-nobody-wins = Nobody wins
page-play-again = Play again
page-result = Result
page-harder = Harder
page-harder-how = The same table against stronger bots
page-other-seats = Other seats…
page-held = What each held
page-held-nothing = nothing hidden
page-course-turn = Turn { $turn }: { $points }
page-play = Play
page-pause = Pause
page-speed = Speed
page-speed-of = { $speed } ×
page-eyes = Seen by
page-eyes-of = as { $name } saw it
page-eyes-all = as all seats together saw it
page-rematch-waits = To the rematch
page-total = Total
page-course = Points after every turn
page-dice-fair = The dice were fair.
page-dice-checked =
    { $count ->
        [one] { $count } chance outcome
       *[other] { $count } chance outcomes
    } checked in your browser.
page-dice-unfair = The dice do not follow from the secret that was shown before the game.
page-dice-unknown = There is no proof of the dice to check.
page-record = Record

## Settings

page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-system = like the system
page-theme-light = light
page-theme-dark = dark
page-pace = Others’ moves
page-pace-800 = slow
page-pace-350 = normal
page-pace-120 = quick
page-pace-0 = at once
page-sounds = Sounds
page-keys = Keys
page-keys-how = Click on a key to give the command another one.
page-keys-first = Reset to defaults
page-key-press = press a key
page-key-change = { $what }: { $key }, change it
page-key-number = does what is listed under that number
page-key-arrows = move from piece to piece on the board
page-key-enter = chooses what has the focus
page-key-escape = puts back, takes back, closes
page-key-end = ends the turn
page-key-undo = takes back a decision
page-key-undo-turn = takes back the whole turn
page-key-hint = asks for a hint
page-key-back = goes one move back
page-key-on = goes one move forward
page-key-rule = the clause of what has the focus
page-key-keys = this list
page-volume = Volume
page-notices = Notify me of my turn
page-theme-switch = Light or dark
