### Wallenstein. Names of lands and regions stand in the board file, as they are printed on the board.

wallenstein-title = Wallenstein
wallenstein-summary = Leaders of the Thirty Years’ War fight for the lands of the Empire. Plan ten actions in secret, bid for your turn, build palaces, churches and trading houses, and feed your lands through two winters; the dice tower decides every battle. For 3 to 5 players.

## Options

wallenstein-option-players = Players
    .help = How many play, 3 to 5. With three, eight lands are out of play.
wallenstein-option-setup = Start lands
    .help = Whether the lands at the start come from the printed line-up (given) or are chosen one after the other from two open cards and a pile (free).
wallenstein-option-court = At the Emperor’s Court
    .help = Whether the expansion is in play: armies become courtiers, and courtiers win favours of the Emperor. The amounts of most favours are reconstructed.
wallenstein-option-landsknechte = Landsknechte
    .help = Whether the small expansion is in play: a bonus for those who have lands in at least four regions.
wallenstein-option-tower = Dice tower
    .help = How the tower is modelled: two floors that catch cubes and from which falling cubes knock others loose (two_floor), or the old model in which two of three thrown and one of three resting cubes come out (historic). Both are reconstructed.

## Names

wallenstein-action-palace = Build a palace
wallenstein-action-church = Build a church
wallenstein-action-trading-house = Build a trading house
wallenstein-action-grain = Collect grain
wallenstein-action-tax = Collect taxes
wallenstein-action-armies-5 = Raise 5 armies
wallenstein-action-armies-3 = Raise 3 armies
wallenstein-action-army-1-move = Raise 1 army and move
wallenstein-action-battle-a = Battle/movement A
wallenstein-action-battle-b = Battle/movement B
wallenstein-field-bid = Bid
wallenstein-card-coin-0 = Coin card 0
wallenstein-card-coin-1 = Coin card 1
wallenstein-card-coin-2 = Coin card 2
wallenstein-card-coin-3 = Coin card 3
wallenstein-card-coin-4 = Coin card 4
wallenstein-building-palace = Palace
wallenstein-building-church = Church
wallenstein-building-trading-house = Trading house
wallenstein-advantage-tax-plus-1 = +1 thaler
wallenstein-advantage-grain-plus-1 = +1 grain
wallenstein-advantage-six-armies = 6 armies
wallenstein-advantage-attack-plus-1 = +1 army in attack
wallenstein-advantage-defence-plus-1 = +1 army in defence
wallenstein-event-trading-house-calms-a = Trading houses calm the farmers (winter: 5 grain)
wallenstein-event-trading-house-calms-b = Trading houses calm the farmers (winter: 7 grain)
wallenstein-event-palace-defence-a = Palaces defend (winter: 2 grain)
wallenstein-event-palace-defence-b = Palaces defend (winter: 6 grain)
wallenstein-event-tax-max-5 = Taxes: 5 at most (winter: 0 grain)
wallenstein-event-tax-min-6 = Taxes: 6 at least (winter: 2 grain)
wallenstein-event-grain-min-4 = Grain: 4 at least (winter: 3 grain)
wallenstein-event-grain-max-3 = Grain: 3 at most (winter: 4 grain)
wallenstein-event-neutral-two-farmers = Two farmers defend neutral lands (winter: 3 grain)
wallenstein-event-church-peace-a = No attacks on churches (winter: 3 grain)
wallenstein-event-church-peace-b = No attacks on churches (winter: 4 grain)
wallenstein-event-fewer-recruits = Fewer recruits: 3 and 2 armies (winter: 1 grain)
wallenstein-season-spring = spring
wallenstein-season-summer = summer
wallenstein-season-autumn = autumn
wallenstein-season-winter = winter
wallenstein-cube-red = Red
wallenstein-cube-blue = Blue
wallenstein-cube-yellow = Yellow
wallenstein-cube-black = Black
wallenstein-cube-purple = Purple
wallenstein-cube-farmer = Farmers
wallenstein-reason-money = there is too little money
wallenstein-reason-site = there is no free site
wallenstein-reason-same = such a building stands there already
wallenstein-reason-stock = no such building is left
wallenstein-reason-supply = there are too few armies in the supply
wallenstein-reason-alone = only one army stands there, and it must stay
wallenstein-reason-nowhere = no neighbouring land can be entered
wallenstein-field-court-3 = Send 3 courtiers
wallenstein-field-court-2 = Send 2 courtiers
wallenstein-field-court-1 = Send 1 courtier
wallenstein-card-tower = Tower card
wallenstein-favour-favour-1 = 1: Cancel the event
wallenstein-favour-favour-2 = 2: 3 thalers
wallenstein-favour-favour-3 = 3: 3 armies into the tray
wallenstein-favour-favour-4 = 4: Calm a land
wallenstein-favour-favour-5 = 5: 2 grain
wallenstein-favour-favour-6 = 6: 1 point
wallenstein-favour-favour-7 = 7: A trading house
wallenstein-favour-favour-8 = 8: 4 armies into the tray
wallenstein-favour-favour-9 = 9: 5 thalers
wallenstein-favour-favour-10 = 10: No attack with A
wallenstein-favour-favour-11 = 11: No attack with B
wallenstein-favour-favour-12 = 12: 3 armies into a land
wallenstein-favour-favour-13 = 13: 2 points
wallenstein-favour-favour-14 = 14: 5 armies into the tray
wallenstein-favour-favour-15 = 15: 4 grain
wallenstein-favour-favour-16 = 16: 7 thalers
wallenstein-favour-favour-17 = 17: A church
wallenstein-favour-favour-18 = 18: No attack with A or B
wallenstein-favour-favour-19 = 19: 3 points
wallenstein-favour-favour-20 = 20: 6 grain
wallenstein-favour-favour-21 = 21: A palace
wallenstein-bonus-coins = Thalers
wallenstein-bonus-tray-armies = Armies into the tray
wallenstein-bonus-victory-points = Points
wallenstein-bonus-grain = Grain

## Scores

wallenstein-score-points = Points
wallenstein-score-lands = for lands
wallenstein-score-buildings = for buildings
wallenstein-score-majorities = for majorities
wallenstein-score-favours = from favours and banners
wallenstein-score-next = Next scoring, as of now
wallenstein-score-money = Thalers
wallenstein-tally-attack = Battles in a game
wallenstein-tally-conquered = Battles won by the attacker
wallenstein-tally-drawn = Battles that nobody won
wallenstein-tally-revolt = Revolts in a game
wallenstein-tally-land-lost = Lands lost to farmers
wallenstein-tally-built = Buildings raised
wallenstein-reason-years = Both years are over

## Events

wallenstein-event-set-up = The Empire is laid out for { $count } players, each with { $money } thalers.
wallenstein-event-begins = { $seat } chooses the first land.
wallenstein-event-card-open = Open land card: { $land }.
wallenstein-event-card-taken = { $seat } takes a land card: { $land }.
wallenstein-event-card-blind = { $seat } draws from the pile: { $land }.
wallenstein-event-exchanged = { $seat } puts both open cards under the pile: { $land }, { $land2 }.
wallenstein-event-starts = { $seat } starts here: { $land }. Armies: { $count }.
wallenstein-event-filled = First filling of the tower, { $cube }: { $count } stay inside.
wallenstein-event-courtiers = { $seat } has courtiers in the reception hall: { $count }.
wallenstein-event-event-open = Open event: { $event }.
wallenstein-event-season = Year { $year }, { $season }
wallenstein-event-action-open = Action card: { $action }.
wallenstein-event-advantage-open = Place { $count } in the order of play: { $advantage }.
wallenstein-event-favour-open = Open favour: { $favour }. Courtiers: { $count }.
wallenstein-event-laid = { $seat } lays a card, { $field }: { $card }.
wallenstein-event-cleared = { $seat } takes a card back into the hand: { $field }.
wallenstein-event-plan-made = { $seat } has finished the plan.
wallenstein-event-planned = All plans are made.
wallenstein-event-event = Event of the season: { $event }.
wallenstein-event-bid = { $seat } bids: { $card }.
wallenstein-event-no-bid = { $seat } bids nothing.
wallenstein-event-place = { $seat } takes place { $count }: { $advantage }.
wallenstein-event-order = Order of play, { $count }: { $seat }.
wallenstein-event-banner = { $seat } has lands in four regions and turns to banner { $count }.
wallenstein-event-gift-money = { $seat } gets thalers: { $money }.
wallenstein-event-gift-grain = { $seat } gets grain: { $count }.
wallenstein-event-gift-points = { $seat } gets points: { $count }.
wallenstein-event-gift-armies = { $seat } lays armies into the tray: { $count }.
wallenstein-event-courtiers-sent = { $seat } sends courtiers, { $card }: { $count }.
wallenstein-event-court-skipped = { $seat } sends nobody here: { $field }.
wallenstein-event-court-lapsed = { $seat }, { $field }, { $card }: this lapses, there are too few armies or courtiers.
wallenstein-event-audience = { $seat } is received in audience. Courtiers: { $count }.
wallenstein-event-favour-taken = { $seat } wins a favour: { $favour }. Courtiers: { $count }.
wallenstein-event-favour-declined = { $seat } asks for no favour.
wallenstein-event-favour-void = { $seat } cannot use this favour: { $favour }.
wallenstein-event-event-cancelled = { $seat } lets the event be removed: { $event }.
wallenstein-event-ward = { $seat } keeps the favour: it will ward off the next unrest.
wallenstein-event-immune = { $seat } cannot be attacked in this season: { $favour }.
wallenstein-event-occupied = { $seat } places armies, { $land }: { $count }.
wallenstein-event-action = Action { $count }: { $action }
wallenstein-event-skips = { $seat } does without this action: { $action }.
wallenstein-event-turn = { $seat } turns up a card, { $action }: { $land }.
wallenstein-event-lapsed = { $seat }, { $action }, { $land }: this lapses, because { $reason }.
wallenstein-event-built = { $seat } builds, { $land }: { $building }.
wallenstein-event-calmed = { $land }: unrest markers removed: { $count }.
wallenstein-event-grain = { $seat } collects grain, { $land }: { $count }.
wallenstein-event-tax = { $seat } collects taxes, { $land }: { $money }.
wallenstein-event-unrest = { $land }: unrest grows to { $count }.
wallenstein-event-warded = { $seat } wards off the unrest by favour of the Emperor: { $land }.
wallenstein-event-recruited = { $seat } raises armies, { $land }: { $count }.
wallenstein-event-moved = { $seat } moves armies, { $land } → { $land2 }: { $count }.
wallenstein-event-attack = { $seat } attacks, { $land } → { $land2 }: { $count } armies.
wallenstein-event-aided = { $seat } throws one army more from the supply.
wallenstein-event-thrown = Thrown in, { $cube }: { $count }, and from the tray: { $count2 }.
wallenstein-event-tray = In the tray, { $cube }: { $count }.
wallenstein-event-conquered = { $seat } wins { $count } : { $count2 } and takes the land: { $land }.
wallenstein-event-repelled = { $seat } is repelled with { $count } : { $count2 }; the land stays neutral: { $land }.
wallenstein-event-defended = { $seat } holds the land with { $count } : { $count2 }: { $land }.
wallenstein-event-drawn = A draw, { $count } : { $count2 }: nobody has the land any more, and all in it is gone: { $land }.
wallenstein-event-card-lost = { $seat } loses the card of this land, and with it an action, { $field }: { $land }.
wallenstein-event-revolt = Revolt against { $seat }, { $land }: farmers rising: { $count }.
wallenstein-event-suppressed = { $seat } puts the revolt down with { $count } : { $count2 }: { $land }.
wallenstein-event-land-lost = { $seat } loses the land to its farmers, { $count } : { $count2 }: { $land }.
wallenstein-event-winter = Winter: { $event }. Everybody loses grain: { $count }.
wallenstein-event-grain-lost = { $seat } loses grain: { $count }. Left: { $count2 }.
wallenstein-event-supplied = { $seat } can feed all lands.
wallenstein-event-unsupplied = { $seat } lacks grain for so many lands: { $count }.
wallenstein-event-scored = { $seat } scores for lands: { $count }, for buildings: { $count2 }.
wallenstein-event-majority = { $seat } has most of these in { $region }, { $building }: { $count } points.
wallenstein-event-points = { $seat } now has points: { $count }.
wallenstein-event-year = Year { $year } begins: no grain, no unrest, new events.
wallenstein-event-end-years = The second winter is over, and with it the game.

## Prompts: what is asked

wallenstein-prompt-start-land = Choose a start land: one of the open cards, { $lands }, or the top card of the pile.
wallenstein-prompt-place-group = Which army group starts here? { $land }
wallenstein-prompt-plan = Lay a card on each of the { $fields } fields, face down: a land card where the action shall happen, a coin card where it shall not, and a bid. Then “done”.
wallenstein-prompt-place = Choose a place in the order of play, with its advantage. Still to choose: { $left }.
wallenstein-prompt-bonus = Choose a bonus of your banner. Thalers: { $money }, armies into the tray: { $armies }, grain: { $grain }, points: { $points }.
wallenstein-prompt-favour = You may ask for a favour. Your courtiers in audience: { $count }.
wallenstein-prompt-cancel-event = You may have the event of the season removed: { $event }.
wallenstein-prompt-calm = Remove an unrest marker from one of your lands.
wallenstein-prompt-build-free = In which of your lands shall this stand? { $building }
wallenstein-prompt-occupy = Place armies in a land of yours or in a neutral one: { $count }.
wallenstein-prompt-reinforce = You may move armies to a neighbouring land of yours. { $land }: { $count }; at least one stays.
wallenstein-prompt-march = You may march into a neighbouring land; if it is not yours, there is a battle. { $land }: { $count }; at least one stays.
wallenstein-prompt-revolt = Choose which revolt comes next. Revolts left: { $left }; farmers besides the markers: { $farmers }.

## Choices: short labels

wallenstein-choice-take = Take { $land }
wallenstein-choice-pile = From the pile
wallenstein-choice-exchange = Exchange both cards
wallenstein-choice-group = Group of { $count }
wallenstein-choice-lay = { $field }: { $card }
wallenstein-choice-clear = Clear: { $field }
wallenstein-choice-choose = { $advantage }
wallenstein-choice-bonus = { $bonus }
wallenstein-choice-ask = { $favour }
wallenstein-choice-cancel = Remove the event
wallenstein-choice-favour = { $land }
wallenstein-choice-march = { $count } → { $land }
wallenstein-choice-revolt = { $land } first
wallenstein-choice-done = Done

## Refusals: what is wrong, and what would be allowed

wallenstein-refusal-out-of-play = { $land } is out of play with three players: nobody enters it, and its card is not used.
wallenstein-refusal-card-not-open = The card of { $land } does not lie open. Open are: { $lands }.
wallenstein-refusal-not-the-same-cards = You may exchange the open cards only if they are the same two as at your last turn.
wallenstein-refusal-exchanged-already = You have exchanged the open cards already in this turn.
wallenstein-refusal-no-such-group = You have no army group of { $given } left. Left are: { $allowed }.
wallenstein-refusal-plan-incomplete = Your plan is not complete: fields still to cover: { $left }. Cover what you do not want with a coin card.
wallenstein-refusal-field-empty = No card lies on this field: { $field }.
wallenstein-refusal-not-your-land = { $land } is not yours, so you do not have its card.
wallenstein-refusal-card-laid = This card lies on another field already: { $card } ({ $field }). Every card is laid once.
wallenstein-refusal-bid-too-high = You cannot bid more than you have: { $card }, and your thalers are { $has }.
wallenstein-refusal-place-taken = This place is taken by { $seat }: { $advantage }.
wallenstein-refusal-not-adjacent = { $to } does not border on { $from }.
wallenstein-refusal-only-own-lands = { $land } is not yours; with this action armies move only between your own lands.
wallenstein-refusal-church-peace = { $land } has a church, and in this season such lands may not be attacked.
wallenstein-refusal-immune = { $land } belongs to { $seat }, who by favour of the Emperor cannot be attacked with this action.
wallenstein-refusal-favour-not-open = This favour does not lie open: { $favour }.
wallenstein-refusal-too-few-courtiers = This favour costs { $needs } courtiers, and you have { $has } in audience: { $favour }.
wallenstein-refusal-no-favour-there = The favour has no effect in { $land }. Choose another land.
wallenstein-refusal-no-such-bonus = This bonus is not on your banner: { $bonus }.
wallenstein-refusal-count-zero = At least one army must march; if none shall, say “done”.
wallenstein-refusal-one-must-stay = At least one army must stay in { $land }: there are { $has }, and you want to move { $given }.
wallenstein-refusal-no-revolt-there = No revolt threatens in { $land }; choose one of the lands that were drawn.

## Explanations: why something is so, and what would follow

wallenstein-why-neutral = The land belongs to nobody. Who attacks it fights against farmers.
wallenstein-why-owned =
    { $you ->
        [yes] Your land.
       *[no] Land of { $seat }.
    } Armies: { $count }.
wallenstein-why-unrest = Unrest: { $count }. Farmers in the tray do not help its owner; whoever collects grain or taxes here faces a revolt of so many farmers.
wallenstein-why-calm = It is calm here: farmers in the tray fight for the owner.
wallenstein-why-spared = Its church protects it from attacks in this season.
wallenstein-why-protected =
    The Emperor’s favour protects { $you ->
        [yes] you
       *[no] { $seat }
    } in this season from attacks with this action: { $action }.
wallenstein-why-majority =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } the most, { $figures }: { $points } points.
wallenstein-why-tied =
    A tie for the most, { $figures }: { $points } points for each of them{ $you ->
        [yes] , you among them
       *[no] {""}
    }.
wallenstein-why-supplied =
    If the winter takes { $loss } grain, { $you ->
        [yes] you can feed all your lands
       *[no] { $seat } can feed all lands
    }.
wallenstein-why-unsupplied =
    If the winter takes { $loss } grain, { $you ->
        [yes] you lack
       *[no] { $seat } lacks
    } grain for lands: { $count }. Revolts: { $revolts }, each with farmers besides the markers: { $farmers }.
wallenstein-why-wintered =
    The supply of this winter is settled for { $you ->
        [yes] you
       *[no] { $seat }
    }.

## Rules: every section in our own words

wallenstein-rule-set-up = The board shows 45 lands in five regions; with three players eight lands are out of play: nobody enters them, and their cards are not used. Everybody gets 62 armies, five coin cards from 0 to 4, and 18 thalers with three, 15 with four, 12 with five players. Lands come from the printed line-up, or are chosen. Armies and thalers always lie open.
    .title = Set-up
wallenstein-rule-start-lands = All land cards in play are shuffled, and two lie open. In turn, from a player whom the lot decides, everybody takes an open card or the top card of the pile and puts an army group of the own choice into that land; an open card that was taken is replaced. There are nine groups with three players, eight with four, seven with five. Who finds the same two open cards as at the last turn may put both under the pile, once in a turn, and turn up two others. Lands that nobody has taken are neutral.
    .title = Choosing start lands
wallenstein-rule-tower = All battles go through the tower: the cubes of both sides are thrown in together with everything that lies in the tray. Some stay inside, and others that rested there come out. Before the game seven armies of everybody and ten farmers are thrown in, and what falls out returns to the supplies. Nothing is ever taken out of the tower. How likely a cube is to stay is our reconstruction.
    .title = The dice tower
wallenstein-rule-seasons = The game lasts two years of spring, summer, autumn and winter. In the first three seasons action cards and advantage tiles are laid out, everybody plans ten actions and a bid, an event is drawn, the bids decide the order of play, and the ten actions are carried out. Then all cards return to the hands, and the event leaves the game. The winter brings hunger and scoring.
    .title = Seasons
wallenstein-rule-action-cards = The ten action cards are shuffled every season; they say in which order the actions happen. Five lie open while you plan, five face down. Whenever an action is over, the next hidden card is turned up.
    .title = Action cards
wallenstein-rule-advantages = The five advantage tiles are shuffled every season and lie open on the places of the order of play. Who takes a place has its advantage for this season: one thaler more from taxes, one grain more from grain, six armies instead of five, one army more from the own supply when attacking, or one more when another player attacks. First the event is applied, then the tile. Tiles that nobody has taken lie idle.
    .title = Advantage tiles
wallenstein-rule-planning = In secret and at the same time everybody lays a card on each of the ten action fields and on the field of the bid. A land card means that the action shall happen in that land, a coin card that it shall not happen at all. Every card is laid once, so each land has one action a season. Who has fewer cards than fields lays all of them and chooses which fields stay empty. A plan may be changed until the last player has finished.
    .title = Planning
wallenstein-rule-bid = All bids are shown at once and paid: the coins on the card, nothing for a land card. Nobody may bid more than he has. The highest bid chooses first; a land card comes after all coins but before the coin card 0, and who has laid no card comes last. Among equal bids the lot decides, and all land cards are equal.
    .title = Bids
wallenstein-rule-event = At the start of a year four events lie open. In each of the three seasons one of them is drawn after planning and changes some action for everybody; then it leaves the game. The fourth says how much grain everybody loses in winter. Limits on taxes or grain, fewer recruits, calmer farmers, palaces that defend, churches that may not be attacked and stronger neutral lands can come up.
    .title = Events
wallenstein-rule-order = In the order of the bids everybody chooses a free place from 1 to 5, and with it the advantage tile that lies there. The places give the order of play of the season; those without a leader are skipped. The order of autumn holds for the winter as well.
    .title = Order of play
wallenstein-rule-actions = Action by action, everybody in the order of play turns up the card of that action and carries it out in that land. Who can must act; what could be done only in part lapses and costs nothing. Marching is always optional. If a land is lost, its card leaves the mat at once, and its action with it; a land that was won is used from the next season on.
    .title = Carrying out actions
wallenstein-rule-building = A palace costs 3 thalers, a church 2, a trading house 1. It goes to a free site of the land; lands have one to three sites, and every kind of building stands in a land at most once. If money, site or building is missing, the action lapses.
    .title = Building
wallenstein-rule-income = You get as much grain or as many thalers as the land brings, bounded by the event, and one more with the right tile. The income is kept whatever follows. If unrest markers lay there before, the farmers rise, as many as markers. If you still hold the land afterwards, it gets one more unrest marker.
    .title = Grain and taxes
wallenstein-rule-armies = Five armies cost 3 thalers, three cost 2, one costs 1. They come from your supply into the land; if money or armies are missing, the action lapses. After raising one army you may move armies from there into one neighbouring land of your own, but at least one stays. With the tile you get six armies instead of five, also if the event allows fewer.
    .title = Raising armies
wallenstein-rule-march = You may move any number of armies from the land into one neighbouring land; at least one must stay behind. In a land of your own they just join the others. If the land belongs to another player or to nobody, there is a battle. You may also stay where you are.
    .title = Battle/movement A and B
wallenstein-rule-battle = All attacking and all defending armies go through the tower, with all that lies in the tray; a neutral land is defended by one farmer. Who has more cubes in the tray wins and loses as many as the other side had; the rest stands in the land. In a calm land the farmers in the tray fight for the defender and fall first, in a land with unrest they stay out of it. A draw leaves the land to nobody, without buildings and unrest; a defence won by farmers alone counts as a draw. Who conquers a land takes over its buildings and its unrest.
    .title = Battles
wallenstein-rule-revolt = Farmers rise where grain or taxes are collected in spite of unrest, and in winter where grain is missing. All armies of the land fight against as many farmers as unrest markers lie there, in winter with more by the supply table; all farmers in the tray fight against you. If you have more, you keep the land with the difference. Otherwise it becomes neutral, and all buildings and markers are gone.
    .title = Revolts
wallenstein-rule-winter = First everybody loses as much grain as the event that is left says. Then every land needs one grain. For lands without grain revolts break out in lands drawn by lot, by the supply table: for one or two missing one revolt, for three to six two, for more three, with one to three farmers besides the markers. The order of play of autumn holds; of several revolts the owner sets the order.
    .title = Winter: supply
wallenstein-rule-scoring = Every land and every building brings one point. In each region the player with most palaces gets 3 points, with most churches 2, with most trading houses 1. If several have the most, each of them gets one point less. Without a building there is no majority.
    .title = Scoring
wallenstein-rule-year-end = After the first winter all grain and all unrest markers are gone, and four new events lie open. Money, armies, buildings, points and what is in the tower and the tray stay. Then the second year begins in spring.
    .title = End of the year
wallenstein-rule-end = After the second winter the game is over, and most points win. Among equals the player with more thalers is ahead. If these are equal too, the place is shared.
    .title = End of the game
wallenstein-rule-court = With this expansion three favours lie open in each season; the higher its number, the dearer a favour: 4, 3 or 2 courtiers. Three more fields are planned, which turn 3, 2 and 1 armies into courtiers: from a land, where one army must stay, or with a tower card from the tray; all or nothing. Elsewhere a tower card stands for nothing, as a bid for 0. When the order of play is fixed, everybody sends courtiers to the reception hall. Then, most courtiers first, everybody brings all of them to the audience and may take one favour for its price; the rest returns to the hall, and favours that nobody took leave the game. At the first filling everybody gets a courtier for each own cube that falls out.
    .title = At the Emperor’s Court
wallenstein-rule-favours = A favour takes effect at once, as far as possible. The event may be removed; thalers, grain or points are credited; armies go from the supply into the tray; an unrest marker is removed, or, if there is none, the next one warded off; a building is raised without cost; three armies go to an own or a neutral land; or nobody may attack you in this season with battle/movement A, B or both. What is kept against attacks ends with the season. Most amounts are reconstructed.
    .title = Favours
wallenstein-rule-landsknechte = With this small expansion everybody has four banner cards, the empty one on top. When the order of play is fixed, and before the court, who has lands in at least four regions turns to the next card and chooses one of the bonuses on it: thalers, armies into the tray, grain or points. After the winter the cards begin anew. The amounts come from the twin expansion of a sister game.
    .title = Landsknechte
