## The terminal

cli-interpreted = The engine runs interpreted: it plays the same, but many times slower. With a C compiler, `make build` compiles it in a checkout, `pip install --force-reinstall --no-deps --no-binary lusoria lusoria` elsewhere. This message is shown once.
cli-you = Player
cli-player = Player { $number }
cli-curtain = It is { $name }’s turn. Everybody else looks away; { $name } presses Enter.
cli-help =
    Type a move as it is listed, or its number. moves: all of them with their words.
    look: the table zone by zone; look MAP: one zone. hint: what a bot would do.
    undo: take back your last decision; undo turn: all of this turn that can be taken back.
    log: what has happened so far. rules, rules R15: all rules, or one clause.
    save FILE, load FILE: keep this game for later, continue another one. quit: leave.
cli-hint = A bot would play { $notation }: { $words }
cli-no-zone = There is no such zone. Zones: { $zones }.
cli-more = Enter: on to { $zone }
cli-unsaved = This game has not been saved. save keeps it; quit once more discards it.
cli-zone-table = table
cli-saved = Saved in { $file }.
cli-won = { $names } won.
cli-shared = { $names } share the first place.
cli-lost = Nobody has won.
cli-step = Step { $step } of { $of }. Enter: next, b: back, a number: go to that step, q: quit.
cli-verified =
    { $count ->
        [one] { $count } chance outcome of { $game } follows
       *[other] { $count } chance outcomes of { $game } follow
    } from the secret that was committed to. None was chosen.
cli-verified-seed = A seed was given ({ $seed }): whoever chose it could have known the outcomes.
cli-verified-match =
    { $count ->
        [one] { $count } chance outcome of { $game } follows
       *[other] { $count } chance outcomes of { $game } follow
    } from the seed of the match, { $seed }. A seed was given: whoever chose it could have known the outcomes.
cli-at-step = step { $step }
cli-no-clause = { $game } has no clause { $clause }.

## The arena

cli-arena-title = { $game }: a match
cli-arena-result =
    The result of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
cli-arena-player = player
cli-arena-games = games
cli-arena-won = games won, with 95 % interval
cli-arena-rating = rating
cli-arena-pace = decisions a second
cli-arena-faults = faults
cli-arena-cross = How often the one in the row finished before the one in the column
cli-arena-luck = Won, adjusted for luck: { $shares }.
cli-arena-length = A game took { $turns } turns and { $decisions } decisions on average.
cli-arena-begins = The side that began won { $share }.
cli-arena-ends = How they ended: { $reasons }
cli-arena-interrupted =
    Interrupted after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. With --out they are kept, and the same command continues.
cli-arena-trouble =
    { $name } failed: { $why } ({ $count ->
        [one] once
       *[other] { $count } times
    }, first in game { $number } at step { $step })
cli-arena-lost = Game { $number } was not played to its end: { $why }.
cli-arena-page = The page is in { $file }.
cli-arena-rating-how = Ratings are Plackett–Luce: everybody begins at 25, and the figure after ± is half of the 95 % interval.
cli-page-even = Dots are shares, bars their 95 % intervals. The dashed line is what equal players would have: { $share }.

cli-analyse-chances = Chances to win
cli-analyse-mistakes = What was given away
cli-analyse-none = Nothing that two searches agree on.
cli-analyse-how = Every way of a move was searched with dice of its own for each of two seeds, knowing what the deciding seat could know. Triangles mark what was given away.
cli-analyse-sums = How the results came about
cli-analyse-sums-how = The start, luck, and what the decisions of all gave or lost add up to the result. Accuracy: 100 if nothing was given away, 0 if as much as by choosing blindly.
cli-analyse-words = By loss of the chance to win: inaccuracy from 4 points, mistake from 8, blunder from 15; only what both seeds find counts.
cli-analyse-turn = turn
cli-analyse-who = who
cli-analyse-start = start
cli-analyse-luck = luck
cli-analyse-own = own decisions
cli-analyse-others = others’ decisions
cli-analyse-result = result
cli-analyse-accuracy = accuracy
cli-analyse-loss = loss
cli-analyse-word = word
cli-analyse-decided = played
cli-analyse-better = better
cli-analyse-why = what comes of it

cli-stats-title = { $game }: what wins
cli-stats-how =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $player } against itself
cli-stats-thing = what
cli-stats-cases = cases
cli-stats-won = won by sides that had it
cli-stats-without = won by sides without it
cli-stats-turns = A game took { $turns } turns on average.
cli-stats-length = In which turn the games ended
cli-stats-plot = Dots: sides that had it, with 95 % intervals; rings: sides without it. The dashed line is all sides: { $share }.

## The server

cli-serve-runs = Lusoria runs at { $url }. Ctrl+C ends it.
cli-bench-playing =
    { $tables ->
        [one] { $tables } table plays
       *[other] { $tables } tables play
    } for { $seconds } s, an action every { $pace } s each.
cli-bench-result = { $actions } actions, { $rate } a second. Acknowledged after: median { $p50 } ms, 95 % { $p95 } ms, 99 % { $p99 } ms, slowest { $max } ms.
cli-bench-errors =
    { $count ->
        [one] { $count } request was refused
       *[other] { $count } requests were refused
    }.

## Puzzles

cli-puzzles-made = { $count } of { $wanted }: { $made }, { $aim }, rated { $rating }
cli-puzzles-kept = { $file } has { $count } puzzles.
cli-puzzles-refuted = { $puzzle }: refuted ({ $why })
cli-puzzles-holds = { $count } puzzles of { $game } were checked, { $refuted } refuted.
