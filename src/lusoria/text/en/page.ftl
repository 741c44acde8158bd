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
page-who-beginner = Bot, beginner
page-who-easy = Bot, easy
page-who-medium = Bot, medium
page-who-hard = Bot, hard
page-who-master = Bot, master
page-preparing = Setting up the table in this browser: { $percent } %
page-preparing-failed = The games could not be started here. Load the page again; if that does not help, a newer browser will, or a server.
page-alone-levels = Bots think in this browser: a beginner and an easy one decide at once, a medium one takes up to two seconds for a decision, a hard one up to four, a master up to six. The stronger ones are somewhat weaker here than on a server.
page-alone-friends = Friends by link need a server. Do you know the address of one?
page-alone-go = Go there
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
page-level-beginner = beginner
page-level-easy = easy
page-level-medium = medium
page-level-hard = hard
page-level-master = master
page-about-beginner = Goes by the first glance and often takes a move that is only nearly as good.
page-about-easy = Takes what looks best at once and never looks beyond its own move.
page-about-medium = Thinks a little way ahead and overlooks what comes late.
page-about-hard = Thinks several moves ahead and gives little away.
page-about-master = Takes its time, up to a quarter of a minute for a turn, and forgives nothing.
page-you = you
page-there = at the table
page-away = away
page-away-long = on vacation
page-on-vacation = on vacation until { $day }
page-turn-away = { $name } is on vacation until { $day }. The clock stands still.
page-link-for-seat = The link for seat { $number }
page-copy-link = Copy link
page-copied = Copied
page-seat-link = Your link
page-seat-link-how = Whoever has this link sits in your seat. A new one makes it worthless at once, in your other browsers as well.
page-seat-link-none = This seat has no link: you come to it wherever you are signed in.
page-seat-link-renewed = The old link is worthless now.
page-seat-link-revoke = Remove the link
page-link-new = New link
page-link-new-how = The link until now becomes worthless
page-sit-down = Sit down
page-close-table = Close this table
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
page-report = Report
page-reported = reported
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
page-connection-refused = The table is no longer shown: { $why } Open its link again.
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
page-easier = Easier
page-easier-how = The same table against weaker bots
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

## Analysis

page-analysis = Analysis
page-analyse = Analyse the game
page-analyse-how = What each move gave away, what luck gave, and what would have been better: each seat as it knew things then.
page-analysing = Analysing: { $percent } %
page-analysis-again = Try again
page-chances = Chances to win
page-chance-at = Turn { $turn }: { $chances }
page-accounts = How it came about
page-accounts-how = Start, luck and decisions add up to the result. What the set-up brought counts as luck.
page-account-start = Start
page-luck = Luck
page-own-decisions = Own decisions
page-others-decisions = Others’ decisions
page-accuracy = Accuracy
page-accuracy-how = 100: nothing given away. 0: as much as by choosing blindly.
page-accuracy-game = Accuracy { $accuracy }
page-accuracy-mean =
    { $count ->
        [one] Accuracy { $accuracy } in { $count } analysed game
       *[other] Accuracy { $accuracy } in { $count } analysed games
    }
page-given-away = Given away
page-given-away-how = Of the chance to win: inaccuracy from 4 points, mistake from 8, blunder from 15. Said only if two separate searches agree.
page-nothing-given-away = Nothing that two separate searches agree on.
page-in-turn = Turn { $turn }
page-percent = { $percent } %
page-lost-percent = −{ $percent } %
page-gained-percent = +{ $percent } %
page-was-played = Played
page-better-ways = Best
page-better = better: { $way }
page-who-does = { $name }: { $what }
page-then-expected = Expected then: { $line }
page-show-way = Show on the board: { $way }
page-learn = Learn from your mistakes
page-learn-of = { $number } of { $count }, turn { $turn }
page-learn-question = { $name }: what is better here?
page-learn-right = Right.
page-learn-wrong = No: this gives { $percent } % away.
page-learn-seen = The best ways:
page-learn-skip = Skip
page-learn-solution = Solution
page-learn-next = Next
page-learn-over = That was all: { $right } of { $count } right.
page-learn-end = To the analysis

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

## Lessons, and playing on

page-lessons = Learn
page-learn-how = Short lessons at the table itself: a task, a board, and somebody who says what went wrong.
page-lesson-done = done
page-lesson-next = begin here
page-learn-play = Play { $game } against an easy bot
page-lesson-step = task { $step } of { $steps }
page-lesson-following = Next lesson
page-lesson-all = All lessons
page-lesson-take-back = Take it back
page-lesson-again = Begin again
page-play-on = Play on from here
page-play-on-how = A new table begins at this position. Its record says so.
page-play-on-seat = Your seat
page-play-on-level = The bots
page-play-on-bots = Against bots
page-play-on-alone = All seats myself
page-from-position = from a position

## Puzzles

page-puzzles = Puzzles
page-puzzles-how = Positions of games between bots, in which one thing is clearly right.
page-puzzle-today = Puzzle of the day
page-puzzle-solve = Solve it
page-puzzle-next = Next puzzle
page-puzzle-theme = Theme
page-puzzle-any = All themes
page-puzzle-level = Difficulty
page-puzzle-easier = easier
page-puzzle-equal = like my rating
page-puzzle-harder = harder
page-puzzle-rating = Your rating
page-puzzle-rating-how = A Glicko rating, kept in this browser. Only the first try at a puzzle counts.
page-puzzle-solved = { $right } of { $tried } solved at the first try
page-puzzle-left = { $left } of { $count } still untried
page-puzzle-row = { $count } in a row
page-puzzle-done = solved
page-puzzle-missed = missed
page-puzzle-rated = rated { $rating }
page-puzzle-again = Try again
page-puzzle-solution = Show the solution
page-puzzle-shown = Solution: { $moves }
page-puzzle-all = All puzzles
page-puzzle-change = your rating: { $rating } ({ $change })
page-puzzle-none = There is no puzzle of this kind left; the oldest ones come again.

## Ratings and players

page-ratings = Ratings
page-ratings-how = Rated games count, between people who are signed in and against bots. First comes whose rating is surely high, not whoever was lucky once.
page-rank = Rank
page-player = Player
page-rating = Rating
page-games = Games
page-games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
page-last-game = Last game
page-rating-provisional = Provisional: too few games yet
page-no-rated = No rated games yet.
page-player-since = Here since { $date }
page-player-gone = a former player
page-rating-course = The rating after each of the last { $count } games: it went from { $first } to { $last }.
page-leader-board = Leader board
page-opponents = Against
page-last-games = Last games
page-place = Place { $place } of { $of }

## Accounts

page-account = Account
page-account-how = Your name, wherever you sign in.
page-account-name = Name
page-sign-in = Sign in
page-sign-in-how = Your tables, and what you have learned, are with you in every browser.
page-sign-out = Sign out
page-claim-name = Claim a name
page-claim-how = Nobody needs an account. With one, a name is yours alone, and your tables come along, those of today too.
page-password = Password
page-password-now = Your password
page-password-new = New password
page-password-change = Change password
page-password-changed = The password is changed. Other browsers were signed out.
page-password-forgotten = Forgotten your password?
page-password-mailed = If this account has an address, a message with a link is on its way there.
page-password-reset = A new password
page-password-reset-how = Choose it, and you are signed in. Everywhere else you are signed out.
page-email = Mail
page-email-how = A forgotten password can be set anew by a message to this address. Nobody else sees it.
page-email-address = Address
page-email-save = Keep address
page-email-kept = The address is kept.
page-mailed = Mail me when I am challenged, and at tables where a turn has an hour or more, when it is my turn and when the game is over
page-push = Notices in this browser
page-push-how = The browser says when you are challenged, and at tables where a turn has an hour or more, when it is your turn and when the game is over: also while this page is closed, for as long as you are signed in.
page-push-here = Tell me in this browser
page-push-host = This server sends no notices to browsers.
page-push-browser = This browser takes no notices from this page: it needs HTTPS, and a browser with Web Push.
page-push-denied = The browser was told to let this page show no notifications. Allow them in its settings for this page.
page-push-failed = The browser could not subscribe to notices. Try again later.
page-push-there = gets notices
page-push-end = End notices there
page-unsubscribe = Notices by mail
page-unsubscribe-now = Send me no more of them
page-unsubscribed = Done: no more of them are sent. You can have them again in your account.
page-vacation = Vacation
page-vacation-how = While you are away, your clock stands still at tables where a turn has a day or more. Others see until when.
page-vacation-now = You are on vacation until { $day }.
page-vacation-planned = You are on vacation from { $from } until { $day }.
page-vacation-left = { $count ->
    [one] One day is left to you this year.
   *[other] { $count } days are left to you this year, of which at most { $most } at a time.
}
page-vacation-earliest = The next one may begin on { $day }.
page-vacation-count = Days
page-vacation-from = From (empty: now)
page-vacation-go = Go on vacation
page-vacation-end = I am back
page-vacation-call-off = Call it off
page-sessions = Where you are signed in
page-session-here = here
page-session-seen = last used on { $day }
page-session-unknown = A browser
page-sessions-end = Sign out everywhere else
page-tokens = Tokens for programs
page-tokens-how = A program that has one acts under your name. It cannot change your account.
page-token-name = What it is for
page-token-may-play = It may also play
page-token-play = looks and plays
page-token-read = looks only
page-token-make = Make a token
page-token-made = Copy it now: it is shown only this once.
page-token-copy = Copy token
page-token-end = End
page-data = What is stored
page-data-how = All of it as a file; or none of it any more.
page-data-export = Download everything
page-data-delete = Delete the account
page-data-delete-how = This cannot be taken back. Your name becomes free, and at your tables a guest of this name sits in your place.

## Notices

page-own-notices = Notices
page-notices-of = Notices of { $name }
page-notice-turn = It is your turn: { $game } with { $names }
page-notice-challenge = You are challenged: { $game } with { $names }
page-notice-paired = Your game in { $tournament } waits: { $game } with { $names }
page-notice-begins = { $tournament } begins: { $game }
page-notice-over = The game is over: { $game } with { $names }

## Tournaments

page-tournaments = Tournaments
page-tournaments-how = Swiss, round robin or arena, for people and bots. To take part you need an account.
page-tournament-new = New tournament
page-tournament-none = There is no tournament yet. Make one.
page-tournament-open = Open for entries
page-tournament-running = Under way
page-tournament-over = Finished
page-tournament-entrants = { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
  }
page-tournament-name = Name
page-tournament-game = Game
page-tournament-system = System
page-tournament-swiss = Swiss
page-tournament-swiss-how = In every round one meets somebody with as many points, and nobody twice.
page-tournament-round-robin = Round robin
page-tournament-round-robin-how = Everybody meets everybody.
page-tournament-arena = Arena
page-tournament-arena-how = Whoever is free gets the next game, until the time is up.
page-tournament-rounds = Rounds
page-tournament-cycles = How often all meet
page-tournament-minutes = Minutes
page-tournament-size = Players at a table
page-tournament-turn = Time for a turn
page-tournament-patience = Time to sit down
page-tournament-patience-how = Whoever does not come by then forfeits the game.
page-tournament-starts = Begins
page-tournament-starts-how = By itself at this time, here where you are. Empty: when you say so.
page-tournament-starts-at = Begins { $time }
page-tournament-needed = It needs at least { $count } entrants, or it does not take place.
page-tournament-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
page-tournament-time = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
page-tournament-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
page-tournament-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
page-tournament-make = Make it
page-tournament-host = made by { $name }
page-tournament-at-table = { $count } at a table
page-tournament-of-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
page-tournament-of-cycles = { $count ->
    [one] all meet once
   *[other] all meet { $count } times
  }
page-tournament-per-turn = { $time } a turn
page-tournament-enter = Enter
page-tournament-withdraw = Withdraw
page-tournament-withdrawn = withdrawn
page-tournament-start = Begin
page-tournament-close = End it now
page-tournament-close-sure = End the tournament? Games under way will not count.
page-tournament-bot = Enter a bot
page-tournament-remove = Remove { $name }
page-tournament-to-table = To your table
page-tournament-your-game = Your game waits.
page-tournament-wait = You are entered. The first round begins when the tournament does.
page-tournament-next = You are paired again as soon as the round is over.
page-tournament-soon = Your next game comes as soon as an opponent is free.
page-tournament-ended-played = The tournament is over.
page-tournament-ended-maker = The tournament was ended before its time.
page-tournament-ended-few = The tournament ended because too few were left.
page-tournament-ended-unfilled = The tournament did not take place: too few had entered when it was to begin.
page-tournament-ends = No new games after { $time }.
page-tournament-standings = Standings
page-tournament-place = Place
page-tournament-player = Player
page-tournament-points = Points
page-tournament-played = Games
page-tournament-buchholz = Buchholz
page-tournament-buchholz-how = The points of all opponents.
page-tournament-sonneborn-berger = S.-Berger
page-tournament-sonneborn-berger-how = Sonneborn-Berger: the points of those one has beaten, and half of those one was equal with.
page-tournament-direct = Direct
page-tournament-direct-how = Points from the games among those who are equal until here.
page-tournament-wins = Wins
page-tournament-wins-how = Games won, without byes and forfeits.
page-tournament-grid = Results
page-tournament-round = Round { $number }
page-tournament-bye = Bye: { $names }
page-tournament-rest = No game: { $names }
page-tournament-under-way = under way
page-tournament-forfeit = forfeit
page-tournament-void = broken off
page-tournament-files = As files
page-tournament-file-standings = Standings (CSV)
page-tournament-file-games = Games (CSV)
page-tournament-file-all = Everything (JSON)
page-tournament-to = To the tournament
page-tournament-all = All tournaments

## The lobby and challenges

page-lobby = Lobby
page-lobby-how = Whoever seeks a game plays with somebody who seeks the same. Join those who wait, or wait for them.
page-others = Others
page-game = Game
page-for-a-rating = For a rating
page-rated = rated
page-not-rated = not rated
page-seek = Seek a game
page-seek-sign-in = Sign in to seek a game
page-nobody-waits = Nobody waits just now. Seek a game, and others see it here.
page-waiting-there = You wait here
page-challenge = Challenge
page-challenge-whom = Challenge { $name }
page-decline = Decline
page-notices-none = Nothing waits for you.
page-notices-count =
    { $count ->
        [0] Notices: none
        [one] Notices: { $count } waits for you
       *[other] Notices: { $count } wait for you
    }
page-notice-left = { $time } left
page-notice-in = in { $time }
page-feeds = Feeds
page-feeds-how = Addresses for a feed reader (Atom) and for a calendar of your deadlines. Whoever knows them may read them; new ones end the old ones.
page-feed-atom = News
page-feed-calendar = Calendar
page-feeds-make = Make new addresses

## Administration

page-admin = Administration
page-admin-how = What was reported, who is here, what is played.
page-admin-moderator-how = What was reported, and who said it.
page-admin-figures = Figures
page-admin-accounts = Accounts
page-admin-accounts-today = Accounts of the last day
page-admin-tables-running = Tables under way
page-admin-tables-open = Tables that wait
page-admin-tables-over = Finished games
page-admin-tables-today = Tables of the last day
page-admin-streams = Pages at a table
page-admin-bots-waiting = Bots in the queue
page-admin-mail = mail is sent
page-admin-no-mail = no mail is set up
page-admin-reports = Reported lines
page-admin-reports-none = Nothing is reported.
page-admin-to-table = the table
page-admin-deleted = deleted
page-admin-delete-line = Delete the line
page-admin-dismiss = Dismiss
page-admin-accounts-list = Accounts
page-admin-find = Find
page-admin-find-account = A part of the name
page-admin-find-table = A name at the table, or its id
page-admin-change = Change…
page-admin-further = Show more
page-admin-muted = muted
page-admin-banned = locked out
page-admin-role = Role
page-admin-role-player = player
page-admin-role-moderator = moderator
page-admin-role-admin = administrator
page-admin-give-role = Give role
page-admin-mute-for = Mute for
page-admin-mute = Mute
page-admin-mute-held = Muted
page-admin-mute-end = Let speak
page-admin-ban-for = Lock out for
page-admin-ban = Lock out
page-admin-ban-held = Locked out
page-admin-ban-end = Let in
page-admin-for-ever = for ever
page-admin-until = until { $time }
page-admin-tables = Tables
page-admin-status-open = waits
page-admin-status-running = under way
page-admin-status-over = finished
page-admin-status-closed = closed
page-admin-delete = Delete
page-admin-delete-table = Delete this table?
page-admin-delete-how = It is gone for good, with its record and its chat.

## Why the server refused something, by the word of the refusal
page-refused-already = You have done this already.
page-refused-banned = This account is locked out for now.
page-refused-bot = A bot plays this seat.
page-refused-broken = Something went wrong that should not have. Load the page again.
page-refused-entrants = No more can enter.
page-refused-few = There are too few entrants: a Swiss tournament needs one more than it has rounds.
page-refused-foreign-token = Your link does not belong to this table.
page-refused-full = The server has too many visitors just now. Try again later.
page-refused-host = The server is not reached at this address.
page-refused-illegal = This cannot be done now.
page-refused-invalid = This cannot be read: { $detail }
page-refused-late = Others were faster. Try again.
page-refused-length = This is too short or too long.
page-refused-log = The log of this table is damaged.
page-refused-method = The server does not know this request. Load the page again.
page-refused-muted = You may say nothing for now.
page-refused-name = A name has letters, numbers, spaces and any of ' . - _ only.
page-refused-name-taken = This name, or one that looks like it, is taken.
page-refused-no-address = Your account has no address for mail. Keep one first.
page-refused-no-game = There is no such game here.
page-refused-no-hint = There is no hint just now. Try again.
page-refused-no-hints = This table gives no hints.
page-refused-no-lesson = There is no such lesson.
page-refused-no-line = There is no such line in this chat.
page-refused-no-mail = This server sends no mail.
page-refused-no-player = Nobody here has this name.
page-refused-no-pool = There are no such ratings.
page-refused-no-position = There is no such position in this game.
page-refused-no-puzzle = There is no such puzzle.
page-refused-no-seat = There is no such seat.
page-refused-no-table = There is no such table.
page-refused-no-token = Only those who have a seat may do this.
page-refused-no-tournament = There is no such tournament.
page-refused-not-entered = Whoever this is does not take part.
page-refused-not-found = This is not there, or no longer.
page-refused-not-json = The server cannot read this request. Load the page again.
page-refused-not-open = It is too late for this: it has begun or is closed.
page-refused-not-over = The game is not over.
page-refused-not-rated = This cannot count for the ratings.
page-refused-not-running = Nothing is being played here.
page-refused-not-the-maker = Only whoever made this may do it.
page-refused-not-your-seat = This seat is not yours.
page-refused-not-your-turn = It is another’s turn.
page-refused-no-push = This server sends no notices to browsers.
page-refused-subscription = This is not the address of a push service.
page-refused-old-link = This link was used before, or is too old. Ask for another one.
page-refused-starts = A tournament begins in the future, and within a year.
page-refused-vacation-set = You have a vacation already. End it first.
page-refused-vacation-far = A vacation is planned at most half a year ahead.
page-refused-vacation-rest = Between two vacations lie at least three days.
page-refused-vacation-days = So many days are not left to you.
page-refused-options = These options do not go together: { $detail }
page-refused-origin = This page is not the server’s own.
page-refused-position = No game can begin here: { $detail }
page-refused-record = This is no record of a game: { $detail }
page-refused-resigned = This seat has resigned already.
page-refused-role = Your account may not do this.
page-refused-scope = This access token is not for this.
page-refused-sign-in = Sign in first.
page-refused-slow = The request took too long. Try again.
page-refused-store = This could not be stored, so nothing was changed. Perhaps no room is left for it.
page-refused-taken = No seat is free for you at this table.
page-refused-too-large = This is too large to be sent.
page-refused-too-many = That was too much at once. Wait a little and try again.
page-refused-too-many-tokens = These are as many tokens as an account can have. End one first.
page-refused-undo = This cannot be taken back.
page-refused-unreachable = The server cannot be reached.
page-refused-unread = This could not be read. Try again.
page-refused-version = This is of another version of the rules: { $detail }
page-refused-weak-password = This password is guessed too easily: take a longer one, of eight characters at least.
page-refused-which = It is not clear what is meant.
page-refused-which-seat = Several seats are yours here: choose one of them.
page-refused-words = This server does not want one of these words to be said.
page-refused-wrong-password = The name or the password is wrong.
