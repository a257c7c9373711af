### The command line (cli-) and the table in the terminal (table-).

## Help of the command line

cli-title-usage = Usage
cli-title-arguments = Arguments
cli-title-options = Options
cli-title-commands = Commands
cli-title-example = Example

cli-about = Hoftag: board games about the rule of the old Empire, with computer opponents. Without a command it opens the table in the browser.
cli-about-play = Play: at the table in the browser, or at this terminal. Naming a game, seats or a record means the terminal; the browser asks for everything on its page.
cli-about-serve = Run a server for many tables, until it is stopped with Ctrl-C or SIGTERM.
cli-about-worker = Think for the computer players of servers that were started with --bots-elsewhere, until it is stopped with Ctrl-C or SIGTERM. Any number of workers may run, on any machines.
cli-about-games = List the games with their options and numbers of players.
cli-about-simulate = Let computer players play many games. With --json one object for each game is written on a line of its own; the same seed gives the same lines, only the measured cpu_seconds differ.
cli-about-arena = Measure how strong computer players are: every seat in turn, with the same luck.
cli-about-train = Teach the evaluation of a game: it plays against itself and learns from what comes of it.
cli-about-lab = Ask what many games say about a game itself.
cli-about-lab-balance = Report on the balance of a game: computer players play it against themselves, and seats, endings, length, lead, actions and victory conditions are counted.
cli-about-replay = Tell a recorded game in sentences, or show its board after any action.
cli-about-verify = Compute every outcome of chance of finished games anew from what was promised before they began.
cli-about-show = Show a position file as a board.
cli-about-check = Play the cases in files or folders through and name each that fails.
cli-about-board = Check or show a board file.
cli-about-board-check = Check the figures of a board file.
cli-about-board-show = Show the regions, lands and borders of a board file.
cli-about-db = Look after the database of a server.
cli-about-db-backup = Copy the database into one file, also while a server uses it.
cli-about-db-upgrade = Bring the database to the form of this version; a server does the same when it starts.
cli-about-db-export = Write all that the database keeps into a text file, from which any kind of database can be made again.
cli-about-db-import = Read such a file into an empty database, of the same kind or another.
cli-about-bench = Measure how fast the engine is on this machine.

cli-option-help = Show this help.
cli-option-version = Show the version, and whether the engine is compiled.
cli-option-lang = Language: de, fr or en. Without it the environment decides.
cli-option-text = Play in the terminal, without a browser.
cli-option-no-browser = Only say the address; open it yourself.
cli-option-network = Let others in the same network join, for example with their phones.
cli-option-players = Number of players.
cli-option-option = A setting of the game; may be given several times.
cli-option-seats = Who sits where: each colour with “me” or the name of a computer player.
cli-option-seed = Seed of chance: the same number gives the same game.
cli-option-load = Go on with a recorded game.
cli-option-save = Write the record into this file after every action.
cli-option-board = Play on the board of this file.
cli-option-json = Write JSON for machines.
cli-option-bots = Computer players, separated by commas: one for all seats, or one for each.
cli-option-games = Number of games.
cli-option-jobs = Number of processes that play at the same time.
cli-option-limit = Seconds that an outside program may take for an answer before another player takes its place.
cli-option-arena-bots = Computer players, separated by commas, at least two different ones. With more than there are seats, all combinations play.
cli-option-arena-games = Number of games at least; whole rounds are played, so that all is balanced.
cli-option-out = Write every game, the results as JSON and CSV, and a picture into this folder.
cli-option-resume = Go on with the games in the folder of --out.
cli-option-ray = Play on Ray: on the cluster that RAY_ADDRESS names, else in --jobs processes that Ray starts here.
cli-option-train-minutes = How long to train; more helps, up to an hour or so on one machine.
cli-option-train-games = Train for so many games instead of minutes.
cli-option-train-hidden = Size of the network: its hidden units.
cli-option-train-from = Begin with this file of weights instead of a beginner’s, such as one for another number of players.
cli-option-train-place = Learn to hold a good place when somebody stronger ends the game early (Carolingi with three and more).
cli-option-train-keep-prices = Leave prices as they are and teach the network alone.
cli-option-train-exam = Games of the exam at the end, against the untrained evaluation.
cli-option-train-out = Keep checkpoints here, and at the end the weights and a picture of the course.
cli-option-parquet = Write the tables as Parquet files too, with a row for each seat of each game.
cli-option-balance-games = Number of games, with each value of --vary.
cli-option-balance-out = Write every game, the report as JSON, and a page with pictures into this folder.
cli-option-vary = Compare values of an option or of a figure of the board: KEY=A..B or KEY=a,b,c. A figure is named by its path in the board file, such as annals.base_last.
cli-option-record = Write the record of each game into this folder.
cli-option-at = Show the board after this many actions.
cli-option-seat = Show only what this colour could see.
cli-option-host = Address to listen on; 0.0.0.0 for all of this machine.
cli-option-port = Port to listen on.
cli-option-db = Database: sqlite:///FILE, made if it does not exist, or postgresql://USER@HOST/NAME.
cli-option-redis = Address of a Redis through which several servers on one database know of each other, such as redis://localhost.
cli-option-installation = Name of this installation in Redis, so that several may share one.
cli-option-workers = Number of processes that answer; more than one need PostgreSQL and Redis. SIGHUP renews them one after the other.
cli-option-drain = Seconds for which a server still answers after SIGTERM, while /api/ready already says 503.
cli-option-bot-workers = Number of processes in which computer players think; with --bots-elsewhere only while no worker answers.
cli-option-bots-elsewhere = Let computer players think in the processes of “hoftag worker”, on this machine or others, found through --redis.
cli-option-worker-redis = Address of the Redis that the servers use too, such as redis://localhost.
cli-option-worker-processes = Number of questions that are thought about at the same time. Without it as many as there are processor cores.
cli-option-origin = Address under which browsers reach the server, such as https://club.example; may be given several times.
cli-option-trust-proxy = Addresses of reverse proxies whose X-Forwarded headers are believed.
cli-option-rate-limit = Requests a second that one address may make; 0 for no limit.
cli-option-metrics-port = Port for figures that Prometheus reads, on this machine only. Without it there are none.
cli-option-log-format = Form of the log: text for people, json for machines. Without it a terminal gets text.

cli-argument-game = Name of the game.
cli-argument-record = Record of a game (.hoftag).
cli-argument-position = File with a position (.toml).
cli-argument-cases = Files with cases, or folders of them (.toml).
cli-argument-board = Board file (.toml).
cli-argument-backup = File to write the copy into; it must not exist yet.
cli-argument-export = File to write into; it must not exist yet.
cli-argument-import = File that `hoftag db export` has written.

## What cannot be understood: { $help } is a command that shows help

cli-usage-command = There is no command “{ $given }”. There are: { $allowed }.
cli-usage-option = There is no option “{ $given }” here; see { $help }.
cli-usage-missing = “{ $name }” is missing; see { $help }.
cli-usage-needs-value = The option { $name } needs a value; see { $help }.
cli-usage-number = { $name } needs a whole number; see { $help }.
cli-usage-value = That is not a value for { $name }; see { $help }.
cli-usage-extra = “{ $given }” is too much here; see { $help }.
cli-usage-other = That cannot be understood; see { $help }.

cli-error-option-form = An option is written NAME=VALUE, not “{ $given }”.
cli-error-seats-form = A seat is written COLOUR=PLAYER, not “{ $given }”.
cli-error-seat-unknown = There is no seat “{ $given }”. There are: { $allowed }.
cli-error-seat-twice = The seat “{ $given }” is named twice; name each once.
cli-error-player-unknown = “{ $given }” cannot sit down. There are: { $allowed }.
cli-error-record-program = The record says that a program played on a seat ({ $given }). Only you can start programs: name the players with --seats.
cli-error-load-with-game = A recorded game brings its own options: leave out { $given }.
cli-error-at =
    There is no action { $given }; this record has { $has ->
        [one] one action
       *[other] { $has } actions
    }.
cli-error-no-position = The file { $file } has no [position].
cli-error-board-game = The file { $file } does not say which game it is for: game is missing in [meta].
cli-error-save-folder = The folder of { $file } does not exist. Create it, or choose another.
cli-error-save-other = { $file } already exists and is not a record; it is left as it is. Choose another name.
cli-error-save = { $file } cannot be written: { $why }.
cli-error-folder-is-file = { $file } is a file; a folder is needed.
cli-error-text-only = { $name } belongs to the table in the browser. Leave it out, or leave out what only the terminal knows.
cli-error-network = This machine is in no network that others could join from.
cli-error-exists = { $file } exists already and is left as it is. Choose another name.
cli-error-range = { $name } cannot be { $given }; { $low } to { $high } is possible.
cli-error-resume = What is to go on? Name the folder with --out.
cli-error-parquet = Where to? Parquet files are written into the folder of --out.
cli-error-log-format = There is no form of the log “{ $given }”. There are: { $allowed }.
cli-error-installation = { $given } cannot be the name of an installation. Allowed are up to 32 lower-case letters, digits, - and _.
cli-error-origin = “{ $given }” is not the address of a site. Write it like https://club.example, without a path.

## Results of commands

cli-engine-compiled = compiled
cli-engine-interpreted = interpreted
cli-version = Hoftag { $version } ({ $engine })

cli-serving = Hoftag is ready: { $address }
cli-working =
    { $processes ->
        [one] Ready to think, in one process.
       *[other] Ready to think, in { $processes } processes.
    }
cli-stopped = Stopped.
cli-backed-up = { $file } is written ({ $kilobytes } kB).
cli-db-upgraded = { $database } has the form of this version.
cli-db-exported = Written into { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }, { $actions ->
        [one] one line
       *[other] { $actions } lines
    } of their games.
cli-db-imported = Read from { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }, { $actions ->
        [one] one line
       *[other] { $actions } lines
    } of their games.
cli-db-progress = Rows

cli-play-ready = The table is laid: { $address }
cli-play-running = The table is laid already: { $address }
cli-play-how-to-stop = Ctrl-C stops it; your games are kept.
cli-play-stopped = Goodbye! Your games are kept.

cli-games-players = { $low }–{ $high } players
cli-games-option = Option
cli-games-values = Values
cli-games-default = Default
cli-games-meaning = Meaning
cli-games-bots = Computer player
cli-games-level = Level

cli-simulate-progress = Games
cli-simulate-title =
    { $title }: { $games ->
        [one] one game
       *[other] { $games } games
    }
cli-simulate-by-bot = Computer player
cli-simulate-by-seat = Seat
cli-simulate-played = Games
cli-simulate-wins = Wins
cli-simulate-share = Share
cli-simulate-interval = 95 % interval
cli-simulate-score = Mean score
cli-simulate-reasons = How they ended
cli-simulate-parts = Mean at the end of a game, of each player
cli-simulate-mean = Mean
cli-simulate-decisions = Decisions per game: { $mean }
cli-simulate-speed = Games per second: { $wall } ({ $cpu } per second of processor time)
cli-simulate-shared = A shared first place counts as an equal part of a win.
cli-simulate-recorded = Records written to { $folder }.

cli-train-progress = { $games } games, loss { $loss }
cli-train-prices = { $games } games, prices: { $mark } of 100
cli-train-loss = Mean loss of the network
cli-train-mark = Mark of the prices
cli-train-axis = Games played
cli-train-done = Trained on { $games } games of { $title }.
cli-train-exam = Against the untrained evaluation it wins { $share } % of { $games } games (95 % interval { $low }–{ $high } %; by luck it would be { $luck } %).
cli-train-written = The weights are in { $file }.

cli-arena-rating = Rating
cli-arena-axis = Rating with its 95 % interval
cli-arena-pair = Pairing
cli-arena-against = { $a } against { $b }
cli-arena-decided = Decided
cli-arena-scale = The mean rating is 1500. Of two players, one with 100 points more is expected to win 64 %, with 400 more 91 %. The share counts the games that decided between both.
cli-arena-replaced =
    { $games ->
        [one] In one game
       *[other] In { $games } games
    } another player had to take the place of “{ $bot }”.
cli-arena-written = Games and results are in { $folder }.
cli-arena-interrupted = Interrupted. With --out { $folder } --resume it goes on.

## lab balance

cli-balance-players = Played by: { $bots }. Options: { $settings }. Seed: { $seed }.
cli-balance-varied = Varied: { $key }. All its values were played with the same seeds.
cli-balance-intervals = Every number stands with its 95 % interval: after Wilson for shares, after Student for means. What strong people would do may differ from what these players do.
cli-balance-axis = With its 95 % interval
cli-balance-axis-fair = With its 95 % interval; the dashed line is what is fair
cli-balance-axis-winners = With its 95 % interval; the ring is the winner
cli-balance-by-seat = Won games by seat
cli-balance-by-seat-note = A shared first place counts as an equal part of a win.
cli-balance-by-origin = Won games by start
cli-balance-by-origin-note = How often those won who began so.
cli-balance-first-chooser = chose first in the first round
cli-balance-begins = begins the choice of lands
cli-balance-endings = How the games ended
cli-balance-endings-note = The reason why a game was over.
cli-balance-decided = What decided
cli-balance-decided-note = What put the winner before the next one: the end itself, or the first number in which they differed.
cli-balance-by-part = more: { $part }
cli-balance-shared = nothing, the victory is shared
cli-balance-lost = nothing, all have lost
cli-balance-conditions = Victory conditions that decided
cli-balance-conditions-note = Games that would have gone to others if this had not counted for anybody.
cli-balance-winners-parts = What the winner had
cli-balance-winners-parts-note = The mean of each part of the winner’s score.
cli-balance-lead = The lead
cli-balance-lead-note = Only games are counted in which one side led at half-time.
cli-balance-half-time = who leads at half-time wins
cli-balance-length = Length, and changes of the lead
cli-balance-length-note = The lead is looked at after every round; a tie does not change it.
cli-balance-seasons = Seasons
cli-balance-rounds = Rounds
cli-balance-decisions = Decisions
cli-balance-lead-changes = Changes of the lead
cli-balance-uses = Use of the actions
cli-balance-uses-note = How often a player did it in a game, and how often the winner did.
cli-balance-winners = Winner
cli-balance-court = Knight to the own court
cli-balance-sent = Knight to a province
cli-balance-disc = Disc { $number } laid
cli-balance-moved = Charlemagne moved by { $number }
cli-balance-unchanged = All values of { $key } gave the very same games: the game does not seem to read it, or these games never came to where it matters.
cli-balance-no-page = With --out FOLDER the report is written as a page with pictures and as JSON.
cli-balance-written = The page with pictures: { $file }

cli-outside-replaced = { $bot }: { $why } { $other } plays on in its place.
cli-outside-start = The program could not be started.
cli-outside-time = No answer came within { $seconds } s.
cli-outside-ended = The program has ended.
cli-outside-form = The answer was no JSON object with the text “play”.
cli-outside-illegal = The answer was none of the options.

cli-replay-title =
    { $title }: { $actions ->
        [one] one action
       *[other] { $actions } actions
    }
cli-replay-at = After action { $number } of { $all }
cli-replay-unfinished = The record ends here; the game is not over.

cli-check-fine =
    { $cases ->
        [one] One case
       *[other] { $cases } cases
    }, none failed.
cli-check-sections = By section of the rules: { $sections }
cli-check-failed =
    { $failed } of { $cases ->
        [one] one case
       *[other] { $cases } cases
    } failed:
cli-check-rule = rule { $rule }

## verify

cli-verify-fine =
    { $file }: honest. { $draws ->
        [one] The one outcome of chance is
       *[other] All { $draws } outcomes of chance are
    } as promised, { $seats ->
        [0] no player
        [one] one player
       *[other] { $seats } players
    } added a share. Commitment { $commitment }.
cli-verify-take-backs =
    { $count ->
        [one] Once the players agreed
       *[other] { $count } times the players agreed
    } to take something back; chance went on without repeating itself.
cli-verify-failed = { $file }: NOT as promised. { $why }

cli-board-fine = { $file } is fine: { $size }, for { $low }–{ $high } players. Hash: { $hash }
cli-board-lands =
    { $lands } lands in { $regions ->
        [one] one region
       *[other] { $regions } regions
    }
cli-board-provinces = { $provinces } provinces in a ring, knights of { $colours } colours
cli-board-land = Land
cli-board-borders = Borders on
cli-board-by-sea = { $land } (by sea)
cli-board-region = { $region } (from { $players } players on)
cli-board-set-up = With { $players } players
cli-board-homelands = Homelands
cli-board-forests = Forests
cli-board-first-cards = First cards
cli-board-ring = The ring of provinces, clockwise
cli-board-colours = Colours, with { $count } knights each
cli-board-castles = Castles of each side
cli-board-reserve = Knights in reserve
cli-board-per-turn = Knights to play each turn
cli-board-dice = Dice each turn
cli-board-taxes = Taxes
cli-board-grain = Grain
cli-board-sites = Sites
cli-board-reconstructed = Not from the rulebook but reconstructed: { $where }

cli-bench-figure = Per second of processor time
cli-bench-compiled = Compiled
cli-bench-interpreted = Interpreted
cli-bench-ratio = Ratio
cli-bench-decisions = Decisions
cli-bench-clones = Clones
cli-bench-games = Games
cli-bench-peer = Others: decisions per second of processor time
cli-bench-against = Ours is … times as fast

## The table: beginning

table-welcome = { $title }. Type a number to choose, “{ table-word-help }” for everything else.
table-ask-game = Which game? [Enter: { $default }]
table-ask-game-again = There is no such game here. There are: { $allowed }.
table-ask-players = How many players ({ $allowed })? [Enter: { $default }]
table-ask-players-again = Please type a number: { $allowed }.
table-ask-seats = Who sits where? You play { $seat }, the others are computers. [Enter: yes; or e.g. { $example }]
table-player-me = person at this terminal
table-player-bot = computer ({ $bot })
# What a person types for a seat of their own, beside “me”.
table-me = me

## The table: a turn

table-says = { $seat }: { $words }
table-label = { $label }:
table-your-turn = { $seat }: your turn
table-news = What happened
table-rule = [{ $rule }]
table-more =
    { $more ->
        [one] … one more row. “{ $word }” shows it
       *[other] … { $more } more rows. “{ $word }” shows them
    }; a word shows only what it occurs in.
table-filtered = Only what contains “{ $filter }”: { $shown } of { $all }. Enter shows everything again.
table-hint = { $label }: { $hint }
table-range = { $label } (to { $last })
table-fold = { $first } … { $last }
table-fold-hint = A row that ends with “…” holds many choices: “{ $words }” lists them.
table-range-hint = A row with several numbers: each number is one count.
table-help-hint = “{ $help }” lists what you can type, “?” explains the rule.
table-number-range = There is no number { $given } here; 1 to { $last } can be chosen.
table-allowed = That is allowed now.
table-why-what = Write what you would like to do after “{ $why }”, for example: { $why } { $example }
table-no-rule = There is no explanation for this.
table-sections = Explained are: { $sections }
table-rule-title = Rule { $section }: { $title }
table-undone = Taken back.
table-confirm-secret = { $choice }: Enter confirms, “{ $undo }” chooses anew.
# seconds of the sand timer, before the prompt
table-sand-left = { $seconds } s
table-sand-up = The sand has run out. What did not lie on the scriptorium does not count.
table-sand-late = The sand has run out: “{ $line }” comes too late. What did not lie on the scriptorium does not count.
table-log-empty = Nothing has happened yet.
table-hand-over = Pass the screen to { $seat } and press Enter. Only { $seat } should look now.
table-separator = ---------------- screen cleared ----------------

## The table: saving and leaving

table-save-where = Write the name of a file after “{ $save }”, for example: { $save } { $example }
table-saved = Saved in { $file }.
table-go-on = Go on with: { $command }
table-not-saved = The game was not saved.
table-ask-save-quit = Save the game? [Enter: { $file }; or another name; “{ $no }” for no]
table-ask-save-end = Save the record? [name of a file; Enter: no]
# What a person types for no.
table-no = no
table-input-ended = The input has ended, and the game stops here.
table-bye = Goodbye!

## The table: help. Words are what a person types, beside the English ones: one word each, all different.

table-help-title = What you can type
table-help-number = number
table-help-number-text = plays the choice with that number
table-help-notation-text = plays the same in words, as the list shows it
table-help-word = word
table-help-word-text = shows only the choices in which it occurs; Enter shows all again
table-help-more = shows the next choices of a long list
table-help-rule = explains the rule; “? { $section }” that section
table-help-why = explains why something is not allowed, or who rules a place: { $word } { $example }
table-help-undo = takes your last action back, as long as nothing new was seen
table-help-board = shows the board
table-help-log = shows what has happened; “{ $word } 100” further back
table-help-save = writes the record into a file
table-help-help = shows this list
table-help-quit = ends; the game can be saved

table-word-more = more
table-word-why = why
table-word-undo = undo
table-word-board = board
table-word-log = log
table-word-save = save
table-word-help = help
table-word-quit = quit

## The table: the end

table-end = The game is over
table-place = Place
table-winner = { $seat } wins!
table-shared-victory = { $seats } share the victory.
table-all-lost = All have lost.

## The table: the board

table-when = { $season } { $year }
table-annals = Annals
table-sundial-mark = last year
table-you = you
table-legend-palace = palace
table-legend-forest = forest
table-legend-development = development
table-legend-gang = gang
table-legend-followers = { $mark }2 = two followers of { $seat }
table-legend-ruler = rules the land
table-strip = Cards
table-slots-free =
    { $free ->
        [0] no slot free
        [one] one slot free
       *[other] { $free } slots free
    }
table-column-missi = Missi
table-column-leudes = Leudes
table-column-nobiles = Nobiles
table-column-trophies = Glory
table-column-lands = Lands
table-column-development = Dev.
table-column-followers = Foll.
table-column-regions = Reg.
table-column-palace = Palace
table-column-points = Points
table-tiles-count =
    { $rack ->
        [one] one tile
       *[other] { $rack } tiles
    } at court, { $inactive } inactive
table-tiles-down = { $count } face down on the scriptorium
table-tiles-bag = { $count } in the bag
table-tiles-swapped = swapped this year
table-tiles-known = known: { $tiles }
table-own-rack = Your tiles
table-own-fresh = Usable from next season on
table-own-inactive = Inactive
table-own-placed = On the scriptorium
table-own-bag = In the bag
table-own-swapped = On the swap field
table-own-swap-chosen = To be swapped
table-swap-arrow = { $given } for { $taken }
table-bag =
    Bag: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, { $events ->
        [one] one event
       *[other] { $events } events
    }
table-bag-open = Laid open: { $tiles }
table-event-tiles = Event tiles: { $scriptorium } on the scriptorium, { $bag } in the bag, { $annals } on the annals
table-archivium = Archivium ({ $count })
table-discard = Discarded ({ $count })
table-hunger-aside = Hunger cards beside the board: { $count }
table-disorder-aside = Cards of Anarchy & Rebellion beside the board: { $count }
table-gangs-waiting = Gangs waiting on the archivium: { $count }
table-supply = Supply: { $gangs } gangs, { $development } development markers
table-set-up-first = Set-up, first pass
table-set-up-second = Set-up, second pass
table-set-up-unrest =
    { $count ->
        [one] One land is without followers
       *[other] { $count } lands are without followers
    }: at the end of the set-up each such land gets a gang.
table-set-up-settlers = Followers in the bag
table-set-up-reserve = For the second pass
table-tile-turned = { $tile } (face down)
table-tile-blocked = { $tile } (blocked)
table-disorder = { $card } would bring a gang to each of
table-wheel = Problems, in the order in which Skuld comes ({ $count } where she arrives end the game)
table-wheel-now = { $season } (Skuld, now)
table-wheel-blocked = blocked now
table-wheel-ends-next = the end, unless one of them is solved in this season!
table-wheel-ends = the end, unless one of them is solved before!
table-problem-strip = Problems on the strip, the next one first
table-favour = Favour track ({ $has } of { $count } stones), oldest first
table-supply-814 = Supply: { $development } development markers
table-gangs-left =
    { $gangs ->
        [one] One gang is left.
       *[other] { $gangs } gangs are left.
    }
table-gangs-few =
    { $gangs ->
        [0] No gang is left: when one is needed, the game is over!
        [one] Only one gang is left: when it is missing, the game is over!
       *[other] Only { $gangs } gangs are left: when one is missing, the game is over!
    }

## The table: the board of Carolus Magnus

table-round = Round { $round }
table-places = { $places } provinces and regions (the game ends below { $needed })
table-order = order: { $seats }
table-quiet = no castle has changed for { $rounds } of { $limit } rounds
table-column-steps = Steps
table-column-place = Province or region
table-column-knights = Knights
table-column-castles = Castles
table-column-stop = If he stops
# { $side } is a side, or the two letters that mark it.
table-would-nothing = nothing
table-would-keep = { $side } keeps
table-would-build = { $side } builds
table-would-take = { $side } takes over
table-would-join = { $result } and joins { $places }
table-stop = { $place } ({ $result })
table-castles = Castles
table-castles-of = { $built } of { $goal }, { $stock } in stock
table-court = Court
table-reserve = Reserve
table-middle = In the middle
table-column-markers = Markers
table-column-disc = Disc
table-column-used = Used before
table-column-free = Still free
table-legend-emperor = Charlemagne
table-legend-knights = { $mark }2 = two knights of { $colour }
table-legend-court = own court : best other court
table-legend-holder = controls the colour

## The table: the board of Wallenstein

table-year = Year { $year }, { $season }
table-actions = Actions
table-event = Event
table-events = Open events
table-places-free = Free places
table-start-open = Open land cards
table-favours = Open favours
table-courtiers = Courtiers (hall/audience/supply)
table-face-down = { $count } face down
table-planned = has planned
table-own-plan = Your plan
table-own-hand = Your hand
table-tray = Tray
table-inside = In the tower
table-stock = Left
table-column-money = Thalers
table-column-grain = Grain
table-column-armies = Armies
table-column-stock = Supply
table-column-next = Next
table-column-advantage = Advantage
table-legend-figures = 5/3/2 = taxes, grain, sites
table-legend-armies = { $mark }2 = two armies of { $seat }
table-legend-unrest = unrest
table-legend-neutral = neutral
