### The left column, the tower, scoring by region and the end of Wallenstein in the browser.

## Left column

wa-left-order = Order
wa-left-hidden = face down
wa-left-now = Action { $count }, now: { $action }
wa-left-past = Action { $count }, over: { $action }
wa-left-open = Action { $count }: { $action }
wa-left-closed = Action { $count }: face down
wa-left-events = Events
wa-left-event-now = Holds in this season
wa-left-one-applies = One of them holds. Winter costs { $losses } grain.
wa-left-winter = Winter: { $losses } grain
wa-left-places = Order of play
wa-left-place-free = Place { $count }: { $advantage }
wa-left-place-taken = Place { $count }: { $advantage }, { $seat }
wa-left-last-battle = Last battle: { $land }

# What the open events do, in as few words as fit the column
wa-left-event-trading-house-removes-unrest = New trading houses calm farmers
wa-left-event-palace-defence-bonus = Palaces: +{ $amount } in defence
wa-left-event-tax-max = Taxes: { $amount } at most
wa-left-event-tax-min = Taxes: { $amount } at least
wa-left-event-grain-max = Grain: { $amount } at most
wa-left-event-grain-min = Grain: { $amount } at least
wa-left-event-neutral-farmers = Neutral lands: { $amount } farmers
wa-left-event-no-attack-on-church = Churches ward off attacks
wa-left-event-recruits-reduced = Only { $five } and { $three } recruits
wa-left-event-loss = As the winter’s event it costs { $count } grain.

## Tower

wa-tower-title = Dice tower
wa-tower-tab = Tower
wa-tower-thrown = thrown in
wa-tower-inside = In the tower:
wa-tower-empty = nothing
wa-tower-speed = ×{ $speed }
wa-tower-farmers = Farmers
wa-tower-attacker = Attacker
wa-tower-defender = Defender
wa-tower-rebels = Revolt
wa-tower-group = { $count } { $cube }
wa-tower-group-farmers =
    { $count ->
        [one] 1 farmer
       *[other] { $count } farmers
    }
wa-tower-group-for = { $count } for { $cube }
wa-tower-aside = uninvolved
wa-tower-attack = { $seat } attacks { $land }.
wa-tower-attack-note =
    { $count ->
        [one] 1 army
       *[other] { $count } armies
    } from { $from } against { $against } of { $seat }
wa-tower-attack-neutral =
    { $count ->
        [one] 1 army
       *[other] { $count } armies
    } from { $from } against { $against ->
        [one] 1 farmer
       *[other] { $against } farmers
    } of the neutral land
wa-tower-revolt = Revolt in { $land }.
wa-tower-revolt-note =
    { $count ->
        [one] 1 farmer rises
       *[other] { $count } farmers rise
    } against { $seat }
wa-tower-side = { $thrown } thrown in, { $out ->
        [one] 1 falls out.
       *[other] { $out } fall out.
    }
wa-tower-side-returned = { $count } of them had lain in the tray.
wa-tower-side-aided =
    { $count ->
        [one] 1 army from the supply is among them.
       *[other] { $count } armies from the supply are among them.
    }
wa-tower-side-farmers =
    { $count ->
        [one] 1 farmer helps, for the land is calm.
       *[other] { $count } farmers help, for the land is calm.
    }
wa-tower-result = Result
wa-tower-falling = The cubes are falling …
wa-tower-conquered =
    { $seat } wins { $ours } : { $theirs } and moves in with { $count ->
        [one] 1 army.
       *[other] { $count } armies.
    }
wa-tower-repelled = { $seat } is repelled, { $ours } : { $theirs }.
wa-tower-defended = { $seat } holds the land, { $theirs } : { $ours }.
wa-tower-drawn = A draw, { $ours } : { $theirs }.
wa-tower-drawn-farmers = Only farmers have defended, { $theirs } : { $ours }: this counts as a draw.
wa-tower-suppressed = { $seat } puts the revolt down, { $theirs } : { $ours }.
wa-tower-lost = { $seat } loses the land to its farmers, { $theirs } : { $ours }.
wa-tower-step-loses =
    { $count ->
        [one] { $seat } loses 1 army.
       *[other] { $seat } loses { $count } armies.
    }
wa-tower-step-farmers =
    { $count ->
        [one] 1 farmer returns to the supply.
       *[other] { $count } farmers return to the supply.
    }
wa-tower-step-helpers =
    { $count ->
        [one] 1 farmer that has helped returns.
       *[other] { $count } farmers that have helped return.
    }
wa-tower-step-new = The card of { $land } goes to { $seat }.
wa-tower-step-card = The card of { $land } goes over to { $seat }.
wa-tower-step-card-buildings = The card of { $land } goes over to { $seat }; what stands there stays: { $buildings }.
wa-tower-step-neutral = { $land } stays neutral.
wa-tower-step-held =
    { $land }: { $count ->
        [one] 1 army
       *[other] { $count } armies
    } of { $seat } { $count ->
        [one] stays.
       *[other] stay.
    }
wa-tower-step-razed = { $land } belongs to nobody now; buildings and unrest are gone.
wa-tower-after = Tray afterwards
wa-tower-after-empty = The tray is empty.
wa-tower-after-stay =
    { $count ->
        [one] stays for the next battle
       *[other] stay for the next battle
    }
wa-tower-next = Continue
wa-tower-space = Space bar
wa-tower-again = Once more
wa-tower-skip = Skip
wa-tower-tray = Tray
wa-tower-tray-empty = Nothing lies in the tray.
wa-tower-tray-note = What lies here is thrown in with the next battle.
wa-tower-inside-note = Nobody knows on which floor; the drawing spreads the cubes.
wa-tower-supply = Farmers in the supply: { $count }
wa-tower-last = Last battle
wa-tower-look = Look at it again
wa-tower-no-battle = No battle yet.
wa-tower-drawing = The tower, cut open. Inside: { $inside }. In the tray: { $tray }.

## Scoring by region, winter

wa-tower-regions = Majorities
wa-tower-regions-note = as of now
wa-tower-score-tab = Scoring
wa-tower-nobody = Nobody has built here.
wa-tower-lands = Lands
wa-tower-buildings = Buildings
wa-tower-majorities = Majorities
wa-tower-next-scoring = Next scoring
wa-tower-winter = Winter
wa-tower-outlook = Outlook on the winter
wa-tower-winter-event = The event that is left decides: { $count } grain lost.
wa-tower-winter-grain = { $count } lost, { $left } left
wa-tower-winter-supplied = All lands are fed.
wa-tower-winter-hungry =
    { $count ->
        [one] 1 land without grain
       *[other] { $count } lands without grain
    }
wa-tower-winter-held = { $land }: held
wa-tower-winter-lost = { $land }: lost
wa-tower-winter-rises = { $land }: rises
wa-tower-winter-gain = +{ $count }
wa-tower-outlook-fine = { $lands } lands, { $grain } grain: enough
wa-tower-outlook-maybe = { $lands } lands, { $grain } grain: depends on the event
wa-tower-outlook-short = { $lands } lands, { $grain } grain: too little

## End

wa-end-when = After the second winter
wa-end-title = { $seats } rules the Empire.
wa-end-shared = { $seats } share the victory.
wa-end-why = Most points: { $points }.
wa-end-why-money = { $points } points as another, but more thalers: { $money }.
wa-end-lands = one point each, in both winters
wa-end-buildings = one point each, in both winters
wa-end-majorities = most of a kind in a region, in both winters
wa-end-tie = decides between equals
wa-end-axis-start = Start
wa-end-axis-winter = Winter { $count }
wa-end-winters = { $first } + { $second }
