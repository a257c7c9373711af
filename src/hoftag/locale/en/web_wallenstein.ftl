### Wallenstein at the table in the browser (wa-); the map, the plan and the tower have files of their own.

## When and who

wa-when = { $season }, year { $year }
wa-start = Start lands
wa-action = Action { $place }: { $action }
wa-winter = Winter: { $count } grain lost
wa-leaders = { $count } leaders
wa-thalers =
    { $count ->
        [one] One thaler
       *[other] { $count } thalers
    }
wa-grain = { $count } grain
wa-lands =
    { $count ->
        [one] One land card
       *[other] { $count } land cards
    }
wa-supply =
    { $count ->
        [one] One army in the supply
       *[other] { $count } armies in the supply
    }
wa-courtiers = Courtiers: { $hall } in the reception hall, { $audience } in audience
wa-place = Place { $place } in the order of play: { $advantage }
wa-points =
    { $count ->
        [one] One point
       *[other] { $count } points
    }
wa-plans = plans …
wa-planned = ready
wa-tab-map = Map
wa-tab-plan = Plan

## Questions

wa-ask-start-land = Which start land do you take?
wa-ask-place-group = Which army group for { $land }?
wa-ask-place = Which place in the order of play do you take?
wa-ask-bonus = Which bonus do you take from your banner?
wa-ask-favour = Do you ask the Emperor for a favour?
wa-ask-cancel-event = Shall the event of the season be removed?
wa-ask-calm = Where do you remove an unrest marker?
wa-ask-build-palace = Where shall the palace stand?
wa-ask-build-church = Where shall the church stand?
wa-ask-build-trading-house = Where shall the trading house stand?
wa-ask-occupy =
    { $count ->
        [one] Into which land does the army go?
       *[other] Into which land do the { $count } armies go?
    }
wa-ask-reinforce = Where do armies from { $land } go?
wa-ask-march = Where do you march from { $land }?
wa-ask-how-many = How many armies go to { $land }?
wa-ask-revolt = Which revolt comes next?
wa-ask-attack = Do you attack like this?
wa-ask-moved = Is the move to stay like this?
wa-note-start-land = one of the two open cards, or the top card of the pile ({ $count })
wa-note-groups =
    { $count ->
        [one] one army group left
       *[other] { $count } army groups left
    }
wa-note-place =
    { $count ->
        [0] you are the last to choose
        [one] one more chooses after you
       *[other] { $count } more choose after you
    }
wa-note-favour =
    { $count ->
        [one] one courtier in audience
       *[other] { $count } courtiers in audience
    }
wa-note-occupy = your own land, or a neutral one without a battle
wa-note-reinforce = { $count } armies, at least one stays; only into your own lands
wa-note-march = { $count } armies, at least one stays; into foreign and neutral lands with a battle
wa-note-revolt =
    { $count ->
        [one] one revolt left
       *[other] { $count } revolts left
    } · { $farmers ->
        [one] one farmer
       *[other] { $farmers } farmers
    } besides the markers
wa-note-attack = then the cubes fall into the tower, and nothing can be taken back
wa-note-moved = then the others go on, and nothing can be taken back
wa-there =
    { $land }: { $count ->
        [one] one army
       *[other] { $count } armies
    } of { $seat }{ $unrest ->
        [0] , farmers help
       *[other] , in unrest
    }
wa-there-own =
    { $land }: { $count ->
        [one] one army of yours
       *[other] { $count } armies of yours
    }
wa-there-neutral = { $land }: neutral, defended by farmers
wa-stays =
    { $count ->
        [one] one stays
       *[other] { $count } stay
    }
wa-from-to = { $from } → { $to }

## Buttons

wa-do-attack = Attack
wa-do-move = Move
wa-do-stay = Stay
wa-do-battle = Into battle
wa-do-go-on = Go on
wa-do-no-favour = No favour
wa-do-keep-event = Leave the event
wa-do-place = Take place { $place }
wa-do-calm = Calm the land
wa-do-build = Build
wa-do-occupy = Place the armies
wa-do-revolt = This one first

## Large choices in the prompt

wa-place-number = Place
wa-bids = Bids, in the order of choosing
wa-bid-nothing = no bid
wa-tray-armies =
    { $count ->
        [one] One army into the tray
       *[other] { $count } armies into the tray
    }
wa-favour-cost =
    { $count ->
        [one] costs one courtier
       *[other] costs { $count } courtiers
    }
wa-revolt-note =
    { $armies ->
        [one] one army
       *[other] { $armies } armies
    } against { $farmers ->
        [one] one farmer
       *[other] { $farmers } farmers
    }

## Start lands

wa-from-pile = From the pile
wa-pile =
    { $count ->
        [one] one card in the pile
       *[other] { $count } cards in the pile
    }
wa-exchange = Exchange both
wa-exchange-note = you saw the same two last time
wa-group =
    { $count ->
        [one] One army
       *[other] { $count } armies
    }
wa-group-left =
    { $count ->
        [one] the last group of this size
       *[other] { $count } such groups left
    }
wa-open-cards = Open cards:
wa-groups-left = Army groups that wait
wa-groups-note = So many groups of so many armies are still to be placed.

## The Emperor’s court

wa-favours = Open favours
wa-favour-taken = taken
wa-no-favours = Favours are laid open at the start of the next season.
wa-favours-ours = ¶ The amount is reconstructed.
wa-hall = Reception hall
wa-audience = Audience
wa-kept = Kept
wa-ward = Wards off the next unrest marker
wa-immune = Cannot be attacked in this season: { $action }

## What others do

play-doing-wallenstein-start-land = { $seats } is choosing a start land.
play-doing-wallenstein-place-group = { $seats } is placing an army group.
play-doing-wallenstein-plan =
    { $count ->
        [one] { $seats } is planning.
       *[other] { $seats } are planning.
    }
play-doing-wallenstein-place = { $seats } is choosing a place in the order of play.
play-doing-wallenstein-bonus = { $seats } is choosing a bonus.
play-doing-wallenstein-favour = { $seats } may ask for a favour.
play-doing-wallenstein-cancel-event = { $seats } may have the event removed.
play-doing-wallenstein-calm = { $seats } is calming a land.
play-doing-wallenstein-build-free = { $seats } is building by favour of the Emperor.
play-doing-wallenstein-occupy = { $seats } is placing armies by favour of the Emperor.
play-doing-wallenstein-reinforce = { $seats } may move armies.
play-doing-wallenstein-march = { $seats } may march.
play-doing-wallenstein-revolt = { $seats } decides which revolt comes next.
play-doing-wallenstein-confirm = { $seats } is about to finish.
