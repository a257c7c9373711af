### The table page in the browser (play-).

## The prompt

play-prompt = What is asked
play-your-turn = It is your turn.
play-not-your-turn = It is not your turn
play-watching = You are watching
play-answered = Laid; you can still change it
play-done = Done
play-answer = Choose
play-undo = Undo
play-undo-hold = Hold: back to the start of the action
play-undo-stop-nothing = You have done nothing yet that could be taken back.
play-undo-stop-drawn = Something was drawn since then; that cannot be taken back.
play-undo-stop-revealed = Something was shown since then; that cannot be taken back.
play-undo-stop-other = Somebody else has acted since then; that cannot be taken back.
play-undo-stop-over = The game is over.
play-options = Options
play-option-impossible = not possible now
play-option-targets =
    { $count ->
        [one] one possibility
       *[other] { $count } possibilities
    }
play-summary = You do
play-summary-then = Then the game goes on, and nothing of this can be taken back.
play-summary-send = Yes, go on
play-summary-back = Back
play-sand = Sand timer
play-sand-runs = The sand timer runs: { $seconds } seconds for laying tiles.
play-sand-last = { $seconds } seconds left.
play-sand-over = Time is up.
play-over = The game is over.
play-skip = Skip
play-to-result = Result

## What others do

play-nobody = The game goes on in a moment.
play-deciding =
    { $count ->
        [one] { $seats } is deciding.
       *[other] { $seats } are deciding.
    }
play-doing-carolingi-place =
    { $count ->
        [one] { $seats } is choosing tiles.
       *[other] { $seats } are choosing tiles.
    }
play-doing-carolingi-swap =
    { $count ->
        [one] { $seats } may swap a tile.
       *[other] { $seats } may swap tiles.
    }
play-doing-carolingi-starve = { $seats } decides who loses a follower to hunger.
play-doing-carolingi-influence = { $seats } is exerting influence.
play-doing-carolingi-post = { $seats } is posting followers.
play-doing-carolingi-unfold = { $seats } is unfolding influence.
play-doing-carolingi-develop = { $seats } is developing.
play-doing-carolingi-lay-markers = { $seats } is developing lands.
play-doing-carolingi-missi = { $seats } is equipping missi.
play-doing-carolingi-march = { $seats } is moving troops.
play-doing-carolingi-fight = { $seats } is fighting.
play-doing-carolingi-appease = { $seats } is appeasing unrest.
play-doing-carolingi-extra-action = { $seats } may carry out an extra action.
play-doing-carolingi-solve = { $seats } may solve a problem.
play-doing-carolingi-honour = { $seats } may lay an honour stone.
play-doing-carolingi-settle = { $seats } decides where a drawn follower goes.
play-doing-carolingi-settle-late = { $seats } decides where a drawn follower goes.
play-doing-carolingi-drive-out = { $seats } drives gangs out of the new homeland.
play-doing-carolingi-confirm = { $seats } is about to finish.
play-doing-carolus-magnus-disc = { $seats } is choosing a disc.
play-doing-carolus-magnus-knights = { $seats } is bringing knights into play.
play-doing-carolus-magnus-emperor = { $seats } is moving Charlemagne.
play-doing-carolus-magnus-crown = { $seats } is choosing a family for a crown.
play-doing-carolus-magnus-confirm = { $seats } is about to finish.

## Choosing

play-dock = Your choice
play-how-many = How many
play-fewer = Fewer
play-more = More
play-range = { $first } to { $last }
play-possible = What can be chosen
play-list =
    { $count ->
        [one] One possibility
       *[other] List of { $count }
    }
play-can = What can I do?
play-can-filter = Only what contains
play-can-none = Nothing of this kind is possible now.
play-hint-thing = Choose one of the things with a dashed rim.
play-hint-next = Go on with one of the dashed rims, or choose the same again to take it back.
play-hint-count = Choose the number, then confirm it.
play-hint-option = Choose one of the options, or right away a place on the board.
play-hint-confirm = The choice is complete: the button confirms it.
play-hint-done = Nothing is left to choose. Finish, or take something back.

## Why not

play-why-box = Why not
play-why-not = Why not { $what }?
play-why-not-so = That is not possible
play-why-watching = You are watching; only players choose.
play-why-others = The game is waiting for: { $names }.
play-why-nobody = Nobody is asked at the moment.
play-why-no-place = That plays no part in the present question.
play-why-possible = That is possible now.
play-why-over = The game is over.
play-why-past = This is the past; go back to now to play.

## A hint, and why a computer player did something

play-hint = Hint
play-hint-tip = Hint (H): what would a strong computer player do here?
play-hint-do = Do that
play-reason = { $until }, on average: { $parts }.
play-reason-none = { $until }, the score changes little on average.
play-reason-chance = Chance to win: { $chance }.
play-until-carolingi = By the end of the season
play-until-wallenstein = By the end of the season
play-until-carolus-magnus = By the end of the round
play-deed-why = why?
play-note-slow =
    { $other } answered for { $seat }: { $bot } took longer than { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
play-note-crashed = { $other } answered for { $seat }: { $bot } had broken down.
play-note-nonsense = { $other } answered for { $seat }: what { $bot } wanted is not possible.

## Rules

play-rules = Rules
play-section = § { $section }
play-rule = Rule { $section }: { $title }

## Players

play-players = Players
play-players-count =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
play-you = you
play-guest = guest
play-computer = Computer player
play-awaited = is awaited
play-offline = not connected
play-left = Has gone; a computer plays on
play-left-short = has gone
play-return = Take the seat back
play-sit = Take this seat
play-look-at = Look at { $seat }’s board
play-look-from = switch
play-clock = Time left
play-time-over = time over
play-spectators =
    { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
play-bot-names = Lothar, Irmgard, Drogo, Rotrud, Pippin, Gisela, Bernard, Hildegard, Louis, Bertha, Nithard, Ermengard

## Several people before one screen

play-hand-over = Hand the device to { $seat }
play-hand-over-help = Only { $seat } should look now.
play-i-am = I am { $seat }

## Parts of the page

play-board = Board
play-own = Your side of the table
play-court = Your court
play-story = Chronicle, talk and replay
play-chronicle = Chronicle
play-log-empty = Nothing has happened yet.
play-log-more = Show what happened before
play-news = News of others
play-talk = Talk
play-talk-empty = Nobody has said anything yet.
play-say = Say something
play-say-send = Say
play-tabs = Parts of the table
play-sheet-up = Pull the question up
play-sheet-down = Pull the question down
play-table-title = Table “{ $title }”
play-ended = ended
play-title = { $title } · Hoftag
play-title-mine = ● Your turn · { $title }
play-laying = The table is being laid
play-closed = This table has been closed.
play-gone = This table does not exist any more.
play-closed-to-you = This table is not open to spectators.
play-lost = No connection, trying again …
play-connected = Connected

## Menu

play-menu = Table
play-invite = Invite
play-takeback = Ask to take back more
play-takeback-wish = { $seat } would like to take a move back. Do you agree?
play-takeback-own = You would like to take a move back. Not answered yet: { $names }
play-agree = Agree
play-decline = Decline
play-withdraw = Withdraw
play-leave = Hand my seat to a computer
play-leave-help = A computer plays on for you. You can take your seat back at any time, as long as nobody else sits there.
play-close = Close the table
play-close-help = The game ends here without a result and cannot go on.
play-stay = Stay
play-to-hall = To the hall

## Replay

play-replay = Replay
play-replay-help = Look at the game move by move, as you were allowed to see it.
play-replay-begin = From the beginning
play-replay-last-move = The last move
play-replay-first = To the beginning
play-replay-back = One move back
play-replay-play = Play
play-replay-pause = Pause
play-replay-forward = One move on
play-replay-last = To the end
play-replay-speed = Speed
play-replay-slider = Move
play-replay-move = Move { $move }/{ $last }
play-past = You are looking at the past.
play-past-setup = The set-up
play-past-move = After move { $move }, of { $seat }
play-back-to-now = Back to now
play-try = Try from here
play-try-help = Opens a copy of the game from this move, against computers

## The end

play-end-wins = { $seat } wins
play-end-share = { $seats } share the victory
play-end-table = The score by players
play-end-plus = +{ $points }
play-end-course = Points over time
play-end-honest = Honestly drawn
play-end-honest-text =
    { $draws ->
        [one] The one draw agrees with the promise made before the game.
       *[other] All { $draws } draws agree with the promise made before the game.
    }
play-end-verified = verified
play-end-dishonest = The draws do NOT agree with the promise made before the game.
play-end-unproved = The proof is being fetched.
play-end-took = Duration { $time }
play-end-decisions =
    { $count ->
        [one] one decision
       *[other] { $count } decisions
    }
play-end-check = Check it yourself
play-end-check-text = Download the record and let “hoftag verify” compute every draw anew. The promise, and the secret behind it:
play-rematch = Rematch
play-rematch-join = To the rematch
play-view = View the game
play-record = Download the record

## Keys

play-keys = Keys
play-keys-off = Single letters are switched off in the settings.
play-key-answer = choose, answer; skip a motion
play-key-digits = tile, disc, number of pieces
play-key-count = one more, one less
play-key-options = option of an action
play-key-finish = finish
play-key-undo = undo (hold: to the start of the action), redo
play-key-escape = give up the half-made choice; close
play-key-why = why not, for the thing in focus
play-key-can = what can I do?
play-key-hint = a hint: what a computer player would do
play-key-arrows = to the neighbour in that direction
play-key-neighbours = list the neighbours; jump to a name
play-key-map = fit the board; zoom to what is lit
play-key-panels = chronicle, talk, players, scores, rules
play-key-replay = replay: back, forward, first, last
play-key-keys = this sheet
