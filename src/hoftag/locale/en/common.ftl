### What all games share: seats, refusals, errors. Arguments are listed with English; other languages use the same.

## Names

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-purple = Purple
seat-black = Black
seat-white = White
seat-grey = Grey
seat-white2 = White II
seat-black2 = Black II

# A piece with its owner: { $owner } is a seat, { $name } a piece.
owned = { $owner }: { $name }

## Prompts

prompt-confirm = Nothing is left to decide here. Confirm with “done”, or take something back.

## Refusals: what is wrong, and what would be allowed

# { $text } is a whole sentence, { $rule } a section such as 5.4.
refusal-with-rule = { $text } ({ $rule })

refusal-game-over = The game is over; nothing can be played any more.
refusal-not-your-turn = You are not asked now. The game is waiting for: { $awaiting }.
refusal-not-legal = Answer number { $given } is not among those that are possible now.
refusal-nothing-to-undo = There is nothing to take back: you can undo your own actions, until something new was drawn or shown or somebody else has acted.
refusal-no-deadline = “{ $given }” is not possible for the table now: no sand timer runs.
refusal-verb-not-asked = “{ $given }” does not answer what is asked. Possible here: { $allowed }.
refusal-malformed = “{ $given }” is incomplete or too long. Write it like this: { $usage }.
# { $thing } is a land, a tile, a seat …
refusal-thing-not-asked = { $thing } plays no part in what is asked now.
refusal-unknown-land = No land in play is called “{ $given }”. Perhaps: { $near }.
refusal-unknown-season = There is no season “{ $given }”. There are: { $near }.
refusal-unknown-field = There is no field “{ $given }”. There are: { $near }.
refusal-unknown-tile = No tile is called “{ $given }”. There are: { $near }.
refusal-unknown-province = No province is called “{ $given }”. Perhaps: { $near }.
refusal-unknown-colour = No family has the colour “{ $given }”. There are: { $near }.
refusal-unknown-card = No card is called “{ $given }”. Perhaps: { $near }.
refusal-unknown-advantage = No advantage is called “{ $given }”. There are: { $near }.
refusal-unknown-favour = No favour is called “{ $given }”. Perhaps: { $near }.
refusal-unknown-bonus = No bonus is called “{ $given }”. There are: { $near }.
refusal-unknown-seat = Nobody at the table is called “{ $given }”. There are: { $near }.
refusal-unknown-count = “{ $given }” is not a whole number. Write a number such as 2.

## Computer players

bot-random = Plays by chance: any legal move is as good as another.
bot-greedy = Looks one step ahead and takes what looks best right after it.
bot-squire = Has learned what matters and answers at once. A beginner can beat it.
bot-count = Has learned from thousands of games, and thinks ahead a little where that helps. A challenge for people who know the game.
bot-emperor = Thinks for up to two seconds, as long as it can make a difference, and plays as well as it can.

## Errors: what, where, what is allowed

error-language-unknown = There are no texts in “{ $language }”. Choose one of: { $allowed }.
error-game-unknown = There is no game called “{ $game }”. Choose one of: { $allowed }.
error-option-unknown = The game has no option “{ $option }”. Its options are: { $allowed }.
error-option-value = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
error-option-teams = With { $players } players the option teams cannot be “{ $teams }”. Allowed: auto for any number, true with four players, false with two or three.
error-bot-unknown = There is no computer player called “{ $bot }”. Choose one of: { $allowed }.
error-bot-budget-none = The computer player “{ $bot }” does not use a time budget: leave “:{ $given }” away.
error-bot-budget-form = “{ $given }” is no time budget for “{ $bot }”. Write a time a move such as 5s or 200ms, from { $least } to { $most }.
error-bot-count =
    { $has ->
        [one] One computer player was named
       *[other] { $has } computer players were named
    }, but { $needs } seats are to be filled: name one for all seats, or exactly { $needs }.
error-weights-broken = { $where } is not a file of trained weights for this game: “{ $part }” is wrong.
error-training-hidden = A network has { $least } to { $most } hidden units, not { $has }.
error-training-place = Places are learned only in the base game of Carolingi with three and more players: nowhere else can one player end the game for all.
error-training-keep-place = --keep-prices and --place exclude each other: a place is learned by prices alone.
error-training-folder-used = { $folder } holds a course of training already. Go on with it (--resume), or choose another folder.
error-training-other-course = The course in { $folder } is another one: game, options, seed and size must be the same. Choose the same, or another folder.
error-training-checkpoint = { $where } cannot be read: { $why }. Remove it to begin anew.
error-arena-one-bot = An arena needs at least two different computer players; only “{ $bot }” was named.
error-arena-lineups = { $has } computer players at { $seats } seats are more than { $most } line-ups. Name fewer.
error-lab-folder-used = { $folder } holds games already. Go on with them (--resume), or choose another folder.
error-lab-other-plan = The games in { $folder } are others: “{ $key }” is { $there } there and { $here } here. Choose the same, or another folder.
error-lab-other-players = The games in { $folder } were played by other computer players: they or the rules have changed since (fingerprint { $there } there, { $here } here), and such games must not be counted together. Choose another folder.
error-lab-file = { $where }, line { $line }: this does not belong here. Remove the line, or choose another folder.
error-worker-lost = { $times } times in a row a process that played was lost, without a single result in between. Is there enough memory?
error-ray-missing = Ray is not installed. It comes with the extra “{ $extra }”.
error-ray-start =
    { $address ->
        [0] Ray could not be started here
       *[other] Ray could not be reached at { $address }
    }: { $why }
error-parquet-missing = Parquet files need pyarrow, which is not installed. It comes with the extra “{ $extra }”.
error-vary-form = “{ $given }” cannot be varied. Write KEY=A..B or KEY=a,b,c, such as sundial=831..836.
error-vary-unknown = There is no option and no figure of the board “{ $key }”. Near it are: { $near }.
error-vary-several = “{ $key }” stands in several places. Name one of them: { $near }.
error-vary-range = { $key } cannot be varied over “{ $given }”. Write a rising range of whole numbers such as 3..6, or different values separated by commas, { $most } at most.
error-vary-number = { $key } is the number { $has } on the board; “{ $value }” cannot take its place.
error-vary-twice = { $key } is both fixed by an option and varied. Leave one of the two out.
error-vary-broken = With { $figure } the board can be read, but the game cannot be played: { $why }
error-balance-endless = After { $decisions } decisions a game was not over; it does not seem to end with these options and figures.
error-limit = A time limit cannot be { $value } s; above 0 and up to { $most } s is possible.
error-outside-missing = “{ $given }” cannot play: there is no program “{ $program }”.
error-outside-form = “{ $given }” is no command: a quote is not closed, or it has characters that cannot be seen.
error-number-positive = { $key } is { $value }, but must be 1 or more.

error-file-missing = There is no file { $where }.
error-file-is-folder = { $where } is a folder; a file is needed.
error-file-not-text = { $where } is not a text file in UTF-8.
error-file-unwritable = { $where } cannot be written: { $why }.
error-file-unreadable = { $where } cannot be read: { $why }.
error-toml = { $where } is not valid TOML: { $why }.
error-bench-failed = The measurement { $name } could not be run: { $why }
error-bench-peers = The other engines to compare with could not be installed: { $why }
error-no-cases = The folder { $where } holds no case files (*.toml).

## Errors in a board file: { $file } is the file

error-board-section = { $file }: the section [{ $section }] is missing or is not of the right form.
error-board-number = { $file }: { $key } in { $where } must be a whole number, 0 or more.
error-board-word = { $file }: { $key } in { $where } must be a name in quotation marks.
error-board-words = { $file }: { $key } in { $where } must be a list of names in quotation marks.
error-board-game = { $file }: this is a board for “{ $given }”, but one for { $allowed } is needed.
error-board-colours = { $file }: [player_colours] must list at least { $needs } colours, each of them once.
error-board-tile = { $file }: [tiles] names “{ $tile }”, which is no action. Allowed: { $allowed }.
error-board-tile-count =
    { $file }: the list { $key } in [tiles] has { $has ->
        [one] one tile
       *[other] { $has } tiles
    }, but [components.per_player] says { $needs }.
error-board-tile-peace = { $file }: [tiles] must name the tile “peace” exactly once.
error-board-followers =
    { $file }: [followers_base] places { $has ->
        [one] one follower
       *[other] { $has } followers
    }, but every player has { $needs }.
error-board-region-order = { $file }: the region { $region } joins with fewer players than the one before it. List regions in the order in which they join.
error-board-slots =
    { $file }: the region { $region } has { $has ->
        [one] one slot
       *[other] { $has } slots
    }, but must have { $needs }, two fewer than lands.
error-board-land-twice = { $file }: the land { $land } belongs to more than one region, or stands twice in one.
error-board-land-count =
    { $file }: the regions have { $has ->
        [one] one land
       *[other] { $has } lands
    } in all, but there are { $needs } land cards.
error-board-land-unknown = { $file }: { $where } names the land “{ $land }”, which belongs to no region.
error-board-land-missing = { $file }: the region { $region } lists the land { $land }, but no [[land]] describes it.
error-board-land-region = { $file }: the land { $land } says that it belongs to { $region }, but that region does not list it.
error-board-disagrees = { $file }: “{ $key }” stands in two places that do not agree ({ $where }). Correct both.
error-board-at-least = { $file }: { $key } is { $has }, but the rules need at least { $needs }.
error-board-players = { $file }: this game cannot be set up for { $least } to { $most } players.
error-board-border = { $file }: { $land } lists { $other } as a neighbour, but { $other } does not list { $land }. Borders must be named on both sides.
error-board-border-self = { $file }: the land { $land } is listed as its own neighbour.
error-board-evidence =
    { $file }: { $must ->
        [yes] { $land } and { $other } must be neighbours
       *[no] { $land } and { $other } must not be neighbours
    }, as the rules show ({ $place }).
error-board-set-up-regions = { $file }: the regions in { $where } must be: { $needs }.
error-board-set-up-outside = { $file }: { $key } in { $where } names { $land }, which is not in play with that number of players.
error-board-set-up-homelands =
    { $file }: { $where } names { $has ->
        [one] one homeland
       *[other] { $has } homelands
    }; there must be { $needs } different ones.
error-board-set-up-forests = { $file }: the forests in { $where } must be exactly one land of each region in play.
error-board-set-up-homeland-clash = { $file }: in { $where } the homeland { $land } is also a forest or a first card; it can be only one of them.
error-board-set-up-count = { $file }: { $key } in { $where } is { $has }, but by the regions and lists it must be { $needs }.
error-board-knights =
    { $file }: the colours have { $has ->
        [one] one knight
       *[other] { $has } knights
    } in all, but [pieces] says { $needs }.
error-board-start-knights =
    { $file }: at the start { $has ->
        [one] one knight is
       *[other] { $has } knights are
    } dealt out, but there are { $needs } provinces, and each gets one.
error-board-discs = { $file }: the values in [discs] must be 1, 2, 3 and so on, without a gap.
error-board-province-count =
    { $file }: { $has ->
        [one] one [[province]] is
       *[other] { $has } [[province]] are
    } described, but [ring] says { $needs }.
error-board-ring = { $file }: the province { $province } breaks the ring: the indices must count up from 0, and next_clockwise must be the index after its own.
error-board-seats = { $file }: seats in { $where } must name { $needs } players, each by one of the sides, and every side must occur.
error-board-throws = { $file }: the initial_throws in { $where } must add up to the reserve, { $needs }.
error-board-side = { $file }: there is no side “{ $side }”. Described are: { $allowed }.
error-board-name-twice = { $file }: the name “{ $name }” is given twice.
error-board-coins = { $file }: coin_cards_per_player in [components] must be 0, 1, 2 and so on, without a gap.
error-board-ids = { $file }: { $where } must be exactly: { $needs }.
error-board-effect = { $file }: the event { $event } has the effect “{ $effect }”, which does not exist. Allowed: { $allowed }.
error-board-favours = { $file }: there are { $has } cards of this expansion, but [components] says { $needs }.
error-board-line-up = { $file }: the armies in { $where } must be, in this order: { $needs }.
error-board-line-up-land = { $file }: { $where } gives the land { $land } twice, or it is out of play with so many players.
error-board-supply = { $file }: the rows of [supply_table] must follow each other without a gap, from 1 to the number of all lands.
error-board-share = { $file }: { $key } in { $where } must be a number from 0 to 1.

## Errors in a position

error-position-negative = This position takes more pieces away than there are.
error-position-trophies = { $seat } has { $has } trophies in this position; there is room for { $limit }.
error-position-bag = More than two tiles of { $seat } are in the bag of this position.
error-position-gangs = This position has { $has } gangs in all; the game has { $needs }.
error-position-markers = This position has more development markers than the { $limit } of the box.
error-position-development = { $land } has { $has } development markers in this position; at most { $limit } can lie there.
error-position-foreign-pieces = On the homeland { $land } only followers of its owner can stand.
error-position-homeland = { $land } is not set up as a homeland: it needs its palace, its card must be out of the game, and it can be no forest.
error-position-card-pieces = Pieces lie on the card { $card }, which is in no strip.
error-position-knights = This position has { $has } knights of the colour { $colour } in all; the box holds { $needs }.
error-position-castles = The side { $side } has { $has } castles in this position; there are { $limit }.
error-position-region = The position does not hold together at { $province }: the provinces of a region follow each other clockwise and have a castle of the same side each, and neighbours with castles of one side must be one region.
error-position-knight-row = { $where } in the position: “{ $row }” must be pairs of a colour and a number, each colour once, such as “red 2 green 1”.
error-position-disc = “{ $value }” in the position is no disc. There are: { $allowed }.
error-position-no-disc = It cannot be the turn of { $seat }, who has laid no disc in this position. Name one in discs.
error-position-order = The order in the position must name everybody once: { $allowed }.
error-position-key = The position has an unknown key “{ $key }”. Allowed: { $allowed }.
error-position-year = The year { $year } is outside this game, which goes from { $first } to { $last }.
error-position-number = { $key } in the position is “{ $value }”, but must be a whole number, 0 or more.
error-position-table = { $key } in the position must be a table of names and values.
error-position-name = { $where } in the position names “{ $name }”. Allowed: { $allowed }.
error-position-list = { $key } in the position must be a list of names in quotation marks.
error-position-row = { $where } in the position: “{ $row }” must be pairs of a name and a number, each name once, such as “red 2 gang 1”; “dev” is for lands only.
error-position-homeland-twice = The land { $land } is the homeland of two players in this position.
error-position-homeland-region = { $land } cannot be a homeland in this position: its region { $region } has one already.
error-position-hunger-cards = This position names { $has } hunger cards; the game has { $needs }.
error-position-card = The card { $card } cannot lie there in this position: it is named twice, is the card of a homeland, or its region has no free slot.
error-position-followers =
    { $seat } has { $has ->
        [one] one follower
       *[other] { $has } followers
    } in this position, but must have { $needs }, counted over lands, cards, court and trophies.
error-position-event-tiles = There are too many event tiles in the bag of this position: only { $needs } are in play.
error-position-problem-twice = Two problems of the kind { $kind } lie on { $season } in this position; those of one kind never lie together.
error-position-problems =
    This position has { $has ->
        [one] one problem
       *[other] { $has } problems
    } of the kind { $kind }; the game has { $needs }.
error-position-favour = The favour track has { $has } honour stones in this position; there is room for { $limit }.
error-option-year = With { $needs } the sundial cannot stand on { $year }: the annals on this side of the board go from { $first } to { $last }.
error-position-forests = The region { $region } has { $has } forests in this position; each region has one.
error-option-needs = The option { $option } goes only with { $needs }.
error-timer-without-people = The option { $option } needs people at the table: computer players are never late.
error-position-no-module = The position names { $key }, which this game does not have. It needs the option { $needs }.
error-position-turned = { $seat } has no tile { $tile } on a season of this position, so none can lie face down there.
error-position-settlers = Settlers and reserve are followers of the set-up; with “now = { $now }” it is over.
error-position-tile-twice = The tile { $tile } cannot be in the bag: it lies somewhere else in this position.
error-position-armies = { $seat } has { $has } armies in this position, but must have { $needs }, counted over lands, supply, tray and tower.
error-position-farmers = This position has { $has } farmers in all; the box holds { $needs }.
error-position-empty-land = A land with an owner has at least one army, and one without an owner has none; that is not so here: { $land }.
error-position-neutral-land = Buildings and unrest stand only in lands with an owner; { $land } has none.
error-position-out-of-play = { $land } is out of play with so many players, so nothing can stand there.
error-position-sites = { $land } has { $has } buildings in this position; there are { $limit } sites.
error-position-buildings = This position has more buildings of the kind { $building } than the { $limit } of the box.
error-position-building-twice = { $land } has the building { $building } more than once in this position.
error-position-two-owners = { $land } has armies of two players in this position.
error-position-plan = The card { $card } cannot lie there in this position: it is laid twice, the land belongs to somebody else, or the bid is above the money.
error-position-action-cards = An action card lies open twice in this position.
error-position-events = The events of the position are wrong: each occurs once, and one at least lies open.
error-position-advantages = The advantages of the position must be all five, each once: { $allowed }.
error-position-place = The place of { $seat } must be one from 1 to { $limit } that nobody else has.
error-position-one-floor = The historic tower has one floor: in this position all cubes inside must be on the lower one.
error-position-courtiers = { $seat } has more courtiers at the court than the { $limit } there are.
error-position-kept = What { $seat } has kept in this position cannot be: ward is 0 or 1, banner 0 to 3.
error-position-favours = The favours of the position must be { $needs } different ones, in a game with the court.
error-position-cube-row = { $where } in the position: “{ $row }” must be pairs of a name and a number, each name once, such as “red 2 palace 1” or “red 2 farmer 1”.
error-position-moment = “{ $now }” is no moment to begin at. “now” may be: { $allowed }.

## Errors in a case file: { $where } is the file

error-case-table = { $where }: { $key } must be a list of tables, each beginning with [[{ $key }]].
error-case-key = { $where }: unknown key “{ $key }”. Allowed: { $allowed }.
error-case-checks-nothing = { $where }: { $key } checks nothing. It must say what has to follow, with expect, legal, refused, outcome or another check.
error-case-refused-needs = { $where }: an entry of “refused” lacks { $key }. It needs seat, action and code.
error-case-rule-missing = { $where }: { $key } does not say which section of the rules it tests. Add rule = "…" to it or to the file.
error-case-outcome = { $where }: “{ $text }” is no outcome of chance. Write a kind and what comes out, such as “* card anjou”.
error-case-seat = { $where }: “{ $text }” does not name a player at this table. There are: { $allowed }.

## Errors in a record: { $line } is the number of the line, { $text } what stands there

error-record-from-position = A game that began from a position has no record: records start with the set-up.
error-record-not-a-record = Line { $line }, “{ $text }”: this is not a record. Records begin with “hoftag record 1”.
error-record-newer-format = Line { $line }, “{ $text }”: the record has format { $given }, this program reads formats up to { $known }. Please update it.
error-record-newer-rules = Line { $line }, “{ $text }”: the record was played by version { $given } of the rules, this program knows versions up to { $known }. Please update it.
error-record-other-board = Line { $line }, “{ $text }”: the game was played on board { $given }, but this is board { $known }. Name the right file with --board.
error-record-header = Line { $line }, “{ $text }”: expected here is “{ $needs }”.
error-record-outcome = Line { $line }, “{ $text }”: this is no outcome of chance. Expected are a kind and what came out, such as “* card anjou”.
error-record-outcome-unexpected = Line { $line }, “{ $text }”: this cannot come out here; an outcome of the kind “{ $needs }” is due that is still possible.
error-record-outcome-missing = After line { $line }, “{ $text }”, an outcome of the kind “{ $needs }” is missing.
error-record-outcome-extra = Line { $line }, “{ $text }”: nothing is drawn at this point, so this outcome is too much.
error-record-result = Line { $line }, “{ $text }”: replayed, the game does not end like this.
error-record-seat = Line { $line }, “{ $text }”: the line must begin with a player and a colon. There are: { $allowed }.
error-record-illegal = Line { $line }, “{ $text }”: the rules do not allow this action at this point (reason { $code }, section { $rule }).
error-record-skip = Line { $line }, “{ $text }”: after a take-back chance goes on with number { $least } or a later one, and only in a record with a commitment.
error-fair-commitment = The secret does not belong to the commitment { $commitment }.
error-verify-no-commitment = This record has no commitment, so chance was not promised and nothing can be verified. Games at a table of the server have one.
error-verify-no-secret = The secret is not in this record: it is shown when the game is over.
error-verify-outcome = After action { $action } the record says “{ $given }”, but “{ $promised }” was promised.
error-verify-altered = Line { $line }, “{ $text }”: this was altered after the game.
