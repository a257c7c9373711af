### The pages around the tables: hall, new table, waiting room, rules, records, settings (web-).

## The house

web-house = HOFTAG
web-house-title = Hoftag
# { $page } is what is seen: a table, the rules of a game.
web-page-title = { $page } · Hoftag
web-nav = Pages
web-nav-play = Play
web-nav-rules = Rules
web-nav-records = Records
web-tab-hall = Hall
web-tab-tables = Tables
web-tab-rules = Rules
web-tab-me = Name
web-to-hall = To the hall
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-language = Language
web-language-failed = The texts of this language could not be fetched. Please try again.
web-rules = Rules
# Names for somebody who has typed none, separated by commas.
web-names = Judith, Lothar, Irmgard, Pippin, Bertha, Drogo, Adelheid, Bernhard, Rotrud, Ludwig, Gisela, Tassilo

## Hall

web-hero = The court is assembled.
web-hero-words = Three board games about power in the old Empire: alone against the computer, around one table, or with friends anywhere. A name is enough.
web-name-ask = What may we call you?
web-games = Games
web-players = Players
web-duration = Duration
# { $range } such as 90–150.
web-minutes = { $range } min
web-phone-facts = { $players } players · { $minutes }
web-play-at-once = Play at once
web-open-table = Open a table
web-open-table-short = Table

web-game-title-carolingi = Carolingi
web-game-title-wallenstein = Wallenstein
web-game-title-carolus-magnus = Carolus Magnus
web-game-pitch-carolingi = The Frankish realm, 830. Choose two deeds in secret each season; the bag decides when they happen.
web-game-pitch-wallenstein = The Thirty Years’ War. Plan ten deeds for your lands; the dice tower decides the battles.
web-game-pitch-carolus-magnus = Fifteen provinces in a ring. Win the noble families and lead Charlemagne to your castles.
web-game-weight-carolingi = Medium to heavy
web-game-weight-wallenstein = Medium
web-game-weight-carolus-magnus = Easy to learn

web-my-tables = Your tables
web-waiting-count =
    { $count ->
        [one] one is waiting for you
       *[other] { $count } are waiting for you
    }
web-no-tables = You are not sitting at any table yet.
web-open-tables = Open to everybody
web-watch-tables = To watch
web-your-turn = It is your turn
web-waits-for = Waiting for { $names }
web-table-over = The game is over
web-table-closed = This table is closed
web-seats-free =
    { $count ->
        [0] All seats are taken.
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
web-chapter-carolingi = { $season } { $year }
web-chapter-wallenstein = { $season }, year { $year }
web-chapter-carolus-magnus = Round { $round }
# { $time } is short, such as 18:42 or 9 hr.
web-time-left = { $time } left
# { $names } are the players.
web-at-table = At the table: { $names }
web-way-play = Play
web-way-join = Join
web-way-room = Enter
web-way-view = View
# For readers: the button { $way } of the table { $title }.
web-way-label = { $way }: { $title }

web-join = Join in
web-join-words = Have you got an invitation link? Open it, or paste it here.
web-join-field = Link or name of a table
web-join-go = Join
web-join-unclear = That is neither the link nor the name of a table.
web-new-here = New here?
web-new-here-link = Carolus Magnus in ten minutes

## A new table

web-new-table = Open a table
web-which-game = Game
web-seats = Seats
web-plan = Who plays?
web-plan-help = Free seats are for whoever has the link. Several people can share this browser.
web-plan-label = { $seat }: who sits here?
web-plan-open = Free, by the link
web-plan-here = At this browser
web-plan-bot = Computer: { $bot }
web-plan-name = Name
web-you = you
web-on = on
web-off = off
web-finer = Finer points of the rules
web-about = about { $time }
web-begin = Begin
web-open-get-link = Open, get the link

web-bot-random = Jester
web-bot-greedy = Steward
web-bot-squire = Squire
web-bot-count = Count
web-bot-emperor = Emperor
web-levels = Computer players
web-levels-help = From the weakest to the strongest. What you choose here holds for all computer seats.
web-strength = strength { $level } of { $most }

web-option-carolingi-players = With every seat further regions come into play.
web-option-carolingi-sundial = The last year. The later it is, the more likely a peace.
web-option-carolingi-variant-base = Everybody starts with a palace and followers around it.
web-option-carolingi-variant-advanced = Followers and forests are scattered by lot; homelands are claimed in the course of the game.
web-option-carolingi-variant-scenario814 = As advanced, and all of you must solve the problems of the realm together, or all lose.
web-option-carolingi-anarchy = From the second year on two further cards bring gangs; a little harsher.
web-option-carolingi-timer = So long the others may go on once the first has laid two tiles; what is late does not count.
web-option-carolingi-strict-favour = When the heirs fail, the leader of the favour track must fulfil a condition, or all lose.
web-option-fixed-carolingi-strict-favour = Only in scenario 814 there is a favour track.
web-option-wallenstein-players = With three, eight lands are out of play.
web-option-wallenstein-setup-given = Everybody starts in the lands of the printed line-up.
web-option-wallenstein-setup-free = Start lands are chosen in turn, from two open cards and a pile.
web-option-wallenstein-court = Armies become courtiers, and courtiers win favours; three more fields to plan.
web-option-wallenstein-landsknechte = A bonus every season for whoever has lands in four regions.
web-option-wallenstein-tower-two-floor = Two floors catch cubes; falling cubes knock others loose.
web-option-wallenstein-tower-historic = Two of three thrown cubes fall out, and one of three that rest.
web-option-carolus-magnus-players = Three have fewer castles and more knights; four play as two teams.
web-option-carolus-magnus-seating = Where partners sit.
web-option-carolus-magnus-first-round = Who follows the first player in the first round; the rules do not say.
web-option-carolus-magnus-full-circle = Charlemagne may go right round when few places are left.
web-option-carolus-magnus-tie-break = What decides between equal numbers of castles; the rules do not say.
web-option-carolus-magnus-stall-rounds = So many quiet rounds end the game; with 0 it goes on. Not in the rules.
web-option-carolus-magnus-team-talk = Whether partners may talk about the game; only a note.
web-value-carolingi-variant-base = Base game
web-value-carolingi-variant-advanced = Advanced
web-value-carolingi-variant-scenario814 = Scenario 814
web-value-wallenstein-setup-given = as printed
web-value-wallenstein-setup-free = chosen
web-value-wallenstein-tower-two-floor = two floors
web-value-wallenstein-tower-historic = historic
web-value-carolus-magnus-seating-alternate = alternately
web-value-carolus-magnus-seating-together = side by side
web-value-carolus-magnus-first-round-clockwise = clockwise
web-value-carolus-magnus-first-round-lot = by lot
web-value-carolus-magnus-tie-break-markers = clan markers
web-value-carolus-magnus-tie-break-shared = nothing

web-clock = Clock
web-clock-kind-none = none
web-clock-kind-move = per answer
web-clock-kind-game = per game
web-clock-kind-days = days
web-clock-help-none = Everybody takes the time that is needed.
web-clock-help-move = So much time for each answer.
web-clock-help-game = So much time in all; every answer brings some back.
web-clock-help-days = For games over days: so much time for each answer.
web-clock-amount = How much time
web-clock-increment = What an answer brings back
web-clock-increment-words = + { $time } for each answer
web-clock-zero = What happens at zero
web-clock-zero-bot = then a computer takes over
web-clock-zero-pass = then: pass, if possible
web-clock-none = no clock
web-clock-move-words = { $time } for each answer
web-clock-game-words = { $time } in all, + { $more } for each answer

web-public = Open to everybody
web-public-help = Shown in the hall, so that anybody may join.
web-spectators = Spectators welcome
web-spectators-help = Whoever has the link may watch.
web-hints = Hints
web-hints-help = A button asks a computer player what it would do.
web-pace = Pace of the computers
web-pace-help = How long they rest before they act.
web-pace-instant = none
web-pace-quick = brisk
web-pace-normal = normal
web-pace-slow = slow
web-title = Name of the table
web-title-help = Left empty, the court finds one.
web-reconstructed = ¶ reconstructed figures
web-reconstructed-carolingi = No picture of the printed board could be found. Names, regions and borders that no text of the rules mentions, which actions exist twice, and three of the players’ colours are our reconstruction. Whoever owns the box can correct a copy of the board file and play with it.
web-reconstructed-wallenstein = How likely a cube is to stay in the tower, one land of the line-up for three, and the amounts on most favours of the Emperor and on the banners are our reconstruction. Whoever owns the box can correct a copy of the board file and play with it.
web-reconstructed-carolus-magnus = The names of the provinces and the symbols of the families are ours. Where the rules are silent (the first round, ties, a game that stands still), an option says what we do.

## Waiting room

web-waiting-room = Waiting room · “{ $title }”
web-invite = Invite your friends
web-no-sign-up = no sign-up
web-link = Link to this table
web-copy-link = Copy the link
web-share = Share
web-copied = Copied
web-copy-failed = That could not be copied. Mark it and copy it by hand.
web-invite-words = Whoever has the link can take a seat or watch.
web-invite-words-closed = Whoever has the link can take a seat; nobody can watch.
web-qr = QR code for a phone
web-qr-alt = QR code of { $link }
web-taken = { $taken } of { $all }
web-seat-free = Free seat
web-seat-free-words = Send the link, or add a computer
web-seat-free-link = For whoever has the link
web-computer = Computer
web-computer-is = computer, { $bot }. { $about }
web-level-of = Level of { $name }
web-close-seat = Close
web-free-seat = Free this seat
web-sit = Take a seat
web-sit-too = One more here
web-here-too = at this browser too
web-name-guest = What may we call this person?
web-is-here = is here
web-is-away = not connected
web-host = host
web-kick = Free the seat of { $name }
web-ready = Ready
web-not-ready = not ready yet
web-three-sentences = In three sentences
web-all-rules = All rules
web-sentence-one-carolingi = Each season, lay two tiles in secret.
web-sentence-two-carolingi = The bag decides when they act, and when revolt comes.
web-sentence-three-carolingi = Three conditions fulfilled: you may proclaim peace.
web-sentence-one-wallenstein = Each season, plan ten actions and a bid in secret.
web-sentence-two-wallenstein = Battles and revolts go through the tower: cubes fall out, or stay inside.
web-sentence-three-wallenstein = In winter every land needs grain. Lands, buildings and majorities bring points.
web-sentence-one-carolus-magnus = The disc decides who goes first, and how far Charlemagne may go.
web-sentence-two-carolus-magnus = Knights at court win families, knights in the provinces win majorities.
web-sentence-three-carolus-magnus = Where Charlemagne stops, the strongest side builds. All castles built: you win.
web-talk = Talk
web-say = Write a message …
web-say-send = Say
web-table-rules = Rules of the table
web-host-changes = you can change them
web-host-decides = { $name } can change them
web-chance = Chance is sealed before the game begins: nobody can change a draw, not even the server.
web-chance-words = The server has published the seal of a secret; your browser adds a share of its own. Every draw follows from both, and at the end anybody can check it.
web-commitment = Seal of the server (SHA-256)
web-my-nonce = My share ({ $seat })
web-preview =
    The board as it is laid out for { $count ->
        [one] one player
       *[other] { $count } players
    }
web-invited = { $name } invites you to a game of { $game }.
web-watch = Watch
web-table-full = All seats are taken.
web-leave = Leave
web-unready = Not ready yet: { $names }
web-too-few = At least { $least } are needed.
web-all-here = Everybody is here.
# { $count } players, computers included.
web-start-with =
    Start with { $count ->
        [one] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $count }
    }
web-i-am-ready = I am ready
web-wait-for-me = Wait for me
web-connection-lost = No connection, trying again …

## What is not there

web-missing = There is nothing here
web-missing-words = This address leads nowhere. Perhaps a letter is missing.
web-no-table = There is no such table
web-no-table-words = Perhaps a letter of the link is missing, or the table has been closed for long.
web-no-entry = This table is closed to spectators
web-table-closed-words = The host has closed the table “{ $title }”.
web-table-loading = The table is being laid
web-own-table = Open a table of my own
web-watch-others = Watch others

## What went wrong

web-offline = There is no connection to the server.
web-slow = The server takes too long to answer.
web-garbled = The server gave an answer that makes no sense.
web-broken = Something in this page went wrong. Nothing that was played is lost.
web-try-again = Try again
web-reload = Load anew
web-details = Details
web-copy-details = Copy the details

## Rules and records

web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-found =
    { $count ->
        [0] Nothing found.
        [one] Found in one section.
       *[other] Found in { $count } sections.
    }
web-finished = Finished games
web-none-finished = None yet. Every game that you finish is kept here.
web-look-back = Look back
web-record-file = Record
web-fair = Honest chance
web-fair-words = Before a game begins the server publishes the seal of a secret, and every person at the table may add a share. Each draw follows from both, so nobody can choose it. At the end the secret stands in the record.
web-fair-check = Anybody can recompute every draw on their own machine:
web-fair-replay = A record is plain text and can be read and played through:

## Account

web-account = Who you are
web-account-short = Account
web-account-short-is = Signed in
web-account-words = A name is enough to play. An account keeps your tables on other devices too; it needs only a name and a password.
web-account-new = New account
web-account-known = I have one
web-account-name = Name
web-account-password = Password
web-account-keep = Keep my tables
web-account-made = Your tables are kept from now on.
web-account-is = You are signed in as { $name }.
web-account-is-words = Your tables can be found on every device on which you sign in.
web-sign-in = Sign in
web-signed-in = Welcome back.
web-sign-out = Sign out
web-signed-out = You are signed out.
web-only-name = Only change the name
web-name-kept = Your name is kept.

## Settings

web-settings = Settings
web-set-theme = Appearance
web-theme-is-system = as the system
web-theme-is-light = light
web-theme-is-dark = dark
web-theme-to-light = To the light theme
web-theme-to-dark = To the dark theme
web-set-names = Names of lands
web-names-mine = in my language
web-names-board = as on the board
web-set-motion = Motion
web-motion-is-system = as the system
web-motion-is-full = full
web-motion-is-reduced = reduced
web-set-speed = Speed
web-set-skip = Skip all animations
    .help = The board changes at once; the chronicle tells what happened.
web-set-sound = Sounds
    .help = Wood on wood, pages, the bag, and a bell when it is your turn.
web-set-volume = Volume
web-sound-on = Switch sounds on
web-sound-off = Switch sounds off
web-set-forced = Answer by itself what leaves no choice
    .help = If only one answer is possible, it is given with a line in the chronicle.
web-set-hints = Hints for newcomers
    .help = The question explains itself in a further line and points at what can be clicked.
web-set-patterns = Patterns beside colours
    .help = Bands on the map get a hatch for each player.
web-set-letters = Single letters as keys
    .help = Z takes back, F finishes, L opens the chronicle … The key ? lists them all.
web-set-reset = As at the beginning
web-set-done = Done
web-less = { $what }: one less
web-more = { $what }: one more
