### Carolingi at the table in the browser (ca-).

## The map

ca-map-label = Map of the realm. Arrow keys go from land to land, Enter chooses.
ca-map-north-sea = Mare Frisicum
# { $free } of { $slots } slots of the region's strip are free.
ca-list-slots =
    { $free ->
        [0] no free slot
       *[other] free slots: { $free } of { $slots }
    }
ca-cards = Cards
ca-cards-title = Land cards
ca-cards-free = free slot

ca-land-forest = Forest
ca-land-homeland = Homeland of { $seat }
ca-land-followers =
    { $seat }: { $count ->
        [one] one follower
       *[other] { $count } followers
    }
ca-land-gangs =
    { $count ->
        [one] one gang
       *[other] { $count } gangs
    }
ca-land-development =
    { $count ->
        [one] one development marker
       *[other] { $count } development markers
    }
ca-land-empty = Nobody is here.
ca-land-pieces = Here: { $pieces }.
ca-land-card = On its card: { $pieces }.
ca-land-card-empty = Its card lies in the strip, empty.

ca-can-chosen = Chosen.
ca-can-choose = Can be chosen now.
ca-can-send = You can send missi here.
ca-can-march-from = Followers can march from here.
ca-can-march-to = Target for your march.
ca-can-fight = You can fight here.
ca-can-develop = You can lay a marker here.
ca-can-appease = You can appease unrest here.
ca-can-post = You can post missi on its card.
ca-can-unfold = You can unfold influence from its card.

## Course of the year

ca-year-title = The year
ca-year-sundial = The sundial stands on { $year }, the last year of the game
ca-year-count = Year { $year }/{ $years }
ca-when = { $season } { $year }
ca-subtitle = { $players } Carolingians · until { $year }
ca-supply-cards =
    { $count ->
        [0] No card
        [one] One card
       *[other] { $count } cards
    } in the archivium, { $discarded } discarded
ca-supply-cards-word =
    { $count ->
        [one] card
       *[other] cards
    }
ca-supply-bag =
    In the bag: { $tiles ->
        [0] no tiles
        [one] one tile
       *[other] { $tiles } tiles
    } of the Carolingians, { $events ->
        [0] no event tiles
        [one] one event tile
       *[other] { $events } event tiles
    }
ca-supply-bag-word = in the bag
ca-supply-gangs =
    { $count ->
        [one] One gang
       *[other] { $count } gangs
    } in the supply
ca-supply-waiting =
    { $count ->
        [one] One gang waits
       *[other] { $count } gangs wait
    } on the archivium for the next land cards
ca-supply-open = The bag lies open:

## Courts

ca-court = Court
ca-court-mine = Your court
ca-court-back = Back to your own court
ca-missi = Missi
    .help = Missi: envoys who pay for actions or go to lands
ca-leudes = Leudes
    .help = Leudes: at court; taxes make missi of them
ca-nobiles = Nobiles
    .help = Nobiles: on their estates; taxes call them to the leudes
ca-tiles-active = Active tiles
ca-tiles-inactive =
    Inactive ({ $missi ->
        [one] one missus
       *[other] { $missi } missi
    } to activate)
ca-tiles-hidden =
    Hidden: { $rack ->
        [one] one active tile
       *[other] { $rack } active tiles
    }, { $inactive } inactive
ca-tiles-known = Known to be active
ca-tiles-used = Used this year
ca-swap-free = Swap free
ca-swap-done = Taken back: { $tile }
ca-swap-help = Once a year, before spring, summer or autumn, you may take a used tile back for an active one
ca-glory =
    { $trophies ->
        [0] No trophies
        [one] One trophy
       *[other] { $trophies } trophies
    }, room for { $slots }
ca-section = § { $section }

# What has become of a tile.
ca-tile-chosen = chosen
ca-tile-used-winter = lies in winter
ca-tile-used-spring = lies in spring
ca-tile-used-summer = lies in summer
ca-tile-used-autumn = lies in autumn
ca-tile-swapped = on the swap field
ca-tile-in-bag = in the bag
ca-tile-placed = laid
ca-tile-not-active = inactive
ca-tile-fresh = from next season on

# What a tile does, in a sentence or two, and what it could do now.
ca-tile-help-influence = Send missi to your homeland, or post them on land cards, or unfold influence from cards.
ca-tile-help-develop = Activate a tile with a dot, or lay up to three markers on lands that you rule.
ca-tile-help-missi = Your taxes make leudes missi, and call nobiles to the leudes.
ca-tile-help-march = Groups leave lands that you rule, and forests, for neighbouring lands. Each group costs a missus.
ca-tile-help-fight = Where you are strongest, one of each colour falls until only yours are left. A victory may bring a trophy.
ca-tile-help-none = Nothing happens, and the tile comes back at once. It hides when you will act, and goes with Proclaim peace.
ca-tile-help-appease = Missi replace up to three gangs on one land where you stand or beside it.
ca-tile-help-peace = Only with No action. After an extra action three points win the game, if nobody else claims peace as well.
ca-prospect-now = Possible now:
ca-prospect-not = Not possible:
ca-prospect-nothing = Nothing could be done with it now.
ca-prospect-peace = You have { $points } of { $needed } points now.
ca-prospect-send =
    { $count ->
        [one] up to one missus
       *[other] up to { $count } missi
    } to the homeland
ca-prospect-taxes =
    { $count ->
        [one] one tax
       *[other] { $count } taxes
    }
ca-prospect-post = missi onto cards ({ $names })
ca-prospect-unfold = unfold influence ({ $names })
ca-prospect-develop = develop ({ $names })
ca-prospect-march = from { $names }
ca-prospect-activate = activate a tile

## Laying and swapping tiles

ca-drawer = Your tiles
ca-drawer-tiles = Your active tiles
ca-drawer-keys = Keys 1–{ $last }
ca-drawer-secret = only you see this
ca-scriptorium = Scriptorium
ca-slot-number = { $number }.
ca-slot-choose = choose a tile
ca-slot-back = Take back: { $tile }
ca-events-count =
    { $count ->
        [one] one event
       *[other] { $count } events
    }
ca-choosing = choosing …
ca-has-laid = has laid two tiles
ca-has-decided = ready
ca-laid = Laid. A click on a tile takes both back.
ca-swap = Swap
ca-swap-give = give a tile
ca-swap-take = take one back
ca-swap-kept = You keep your tiles.
ca-claim =
    You claim peace with { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }; { $needed } are needed.

## Other choices

ca-taxes-left =
    { $count ->
        [0] no taxes left
        [one] one tax
       *[other] { $count } taxes
    }
ca-step-call = One of the nobiles to the leudes
ca-step-equip = One of the leudes to the missi
ca-equip-all = As many missi as possible
ca-activate =
    Which tile? It costs { $missi ->
        [one] one missus
       *[other] { $missi } missi
    }.
ca-starve-left =
    { $count ->
        [one] one still has to leave
       *[other] { $count } still have to leave
    }
ca-starve-one = { $seat }: one follower leaves

## Questions

ca-ask-place = Lay two tiles face down on the scriptorium.
ca-ask-placed = Your tiles lie ready. The others are still choosing.
ca-ask-swap = Do you want to swap a tile before this season?
ca-ask-swapped = You have decided. The others are still thinking about a swap.
ca-ask-influence = How do you exert influence?
ca-ask-send = How many missi do you send to your homeland, { $land }?
ca-ask-post = On which land card do you post missi?
ca-ask-post-count = How many missi go onto the card { $land }?
ca-ask-unfold = From which land card do you unfold influence?
ca-ask-develop = Do you activate a tile, or develop lands?
ca-ask-activate = Which tile do you activate?
ca-ask-markers = Which land do you develop?
ca-ask-markers-more = Which land do you develop next?
ca-ask-missi = Whom do you call and equip?
ca-ask-march = Where do followers march from?
ca-ask-march-to = Where do the followers march? From: { $land }
ca-ask-march-count = How many followers? { $land } → { $land2 }
ca-ask-fight = Where do you fight?
ca-ask-trophy = Victory! Do you claim a trophy?
ca-ask-trophy-more = Victory! Claim a trophy, or fight on?
ca-ask-appease = Where do you appease unrest?
ca-ask-appease-count = { $land }: how many gangs are replaced?
ca-ask-extra = Which tile do you carry out as an extra action?
ca-ask-starve = Hunger, { $land }: whose followers leave?
ca-ask-nothing-left = Nothing more can be done with this tile.
ca-ask-confirm = Done. Confirm, or take it back.

ca-note-place = can be changed until all have laid
ca-note-swap = once a year; what you give stays hidden
ca-note-march =
    one missus for each group, { $missi ->
        [0] none left
       *[other] { $missi } left
    }
ca-note-missi =
    { $missi ->
        [0] no missi
        [one] one missus
       *[other] { $missi } missi
    } at hand
ca-note-develop =
    a missus for each marker, at most { $limit }; you have { $missi ->
        [0] no missi
        [one] one missus
       *[other] { $missi } missi
    }
ca-note-markers =
    { $left ->
        [0] no more markers
        [one] one more marker
       *[other] up to { $left } more markers
    }, { $missi ->
        [0] no missi
        [one] one missus
       *[other] { $missi } missi
    } at hand
ca-note-taxes =
    { $taxes ->
        [0] no taxes left
        [one] one tax left
       *[other] { $taxes } taxes left
    }, one for each step
ca-note-fight =
    as many lands as you like; trophies: { $trophies }
ca-note-bag =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    } still in the bag
ca-note-bag-own =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    } still in the bag, { $own ->
        [0] none
       *[other] { $own }
    } of yours

ca-do-place = Lay tiles
ca-do-swap = Swap
ca-do-keep = Keep my tiles
ca-do-march = Move
ca-do-send = Send
ca-do-post = Post
ca-do-appease = Appease
ca-do-trophy = Claim trophy
ca-do-nothing = Do without

ca-verb-send = Missi to the homeland
    .note = { $land }, at most { $limit }
ca-verb-post = Missi onto land cards
ca-verb-unfold = Unfold influence
ca-verb-activate = Activate a tile
    .note =
        costs { $missi ->
            [one] one missus
           *[other] { $missi } missi
        }
ca-verb-develop = Develop lands
    .note = one missus each, at most { $limit }
ca-from-to = { $land } → { $land2 }
ca-stays-behind =
    { $count ->
        [0] nobody stays
        [one] one stays behind
       *[other] { $count } stay behind
    }
ca-stays-missi =
    { $count ->
        [0] no missi stay
        [one] one missus stays
       *[other] { $count } missi stay
    }
ca-costs-missus = costs one missus
ca-costs-nothing = this way is paid for

## Points and the end

ca-court-day = State of the court day
ca-peace-from = Peace from { $needed }
ca-points =
    { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }
ca-points-long =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
ca-points-short =
    { $count ->
        [one] pt
       *[other] pts
    }
ca-seat-laid =
    { $count ->
        [one] one tile laid
       *[other] { $count } tiles laid
    }
ca-seat-in-bag =
    { $count ->
        [one] one tile in the bag
       *[other] { $count } tiles in the bag
    }
ca-condition-done = fulfilled
ca-condition-expansion = lands ruled ≥ { $needed }
    .short = Lands ≥ { $needed }
ca-condition-development = markers ≥ { $needed }
    .short = Markers ≥ { $needed }
ca-condition-following = ≥ { $needed }
    .short = Followers ≥ { $needed }
ca-condition-glory = most trophies
    .short = Glory
ca-condition-regions = one point each
    .short = Regions
ca-end-expansion = { $needed } lands ruled
ca-end-development = { $needed } markers on ruled lands
ca-end-following = { $needed } on lands
ca-end-glory = most trophies, or { $needed }
ca-end-regions = one point for each region
ca-end-tie = decides the tie
ca-end-when = { $when } · { $reason }
ca-end-title = { $seats } unites the realm
ca-end-shared = { $seats } share the realm
ca-end-why-peace =
    { $points ->
        [one] One point
       *[other] { $points } points
    }. The claim to peace was the only one with enough points.
ca-end-why-sundial =
    { $points ->
        [one] One point
       *[other] { $points } points
    }. After the autumn of the sundial’s year every fulfilled condition counts.

ca-tab-map = Map
ca-tab-court = My court
ca-tab-score = Court day
