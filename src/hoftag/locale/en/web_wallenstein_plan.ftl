### Wallenstein in the browser: planning, and the mats afterwards.

## The plan

wa-plan-title = Your plan
wa-plan-secret = secret until carried out
wa-plan-cards = Your cards
wa-plan-cards-how = drag or click
wa-plan-cards-none = No card is left in your hand.
wa-plan-cost =
    { $count ->
        [0] free of charge
        [one] { $count } thaler
       *[other] { $count } thalers
    }
wa-plan-bid-note = Order of play and advantage
wa-plan-choose-land = Choose a land
wa-plan-choose-card = Choose a card
wa-plan-empty = open
wa-plan-card = Card
wa-plan-blank = Blank
wa-plan-tower = Tower
wa-plan-label = { $name }: { $card }
wa-plan-label-open = { $name }: open
wa-plan-label-bid-open = { $name }: no card yet
wa-plan-tax = Taxes
wa-plan-grain = Grain
wa-plan-sites = Sites
wa-plan-coins = Thalers
wa-plan-take = Take { $card } off { $name }
wa-plan-place = Place { $place }: { $advantage }
wa-plan-clear = Clear
wa-plan-hand-in = Hand in plan
wa-plan-change = Change
wa-plan-stopped = The row of cards stopped here: { $what }
wa-plan-finished = { $seats } { $count ->
        [one] has finished
       *[other] have finished
    }.
wa-plan-planning = Still planning: { $seats }.

## Questions

wa-plan-ask-palace = Where do you build a palace?
wa-plan-ask-church = Where do you build a church?
wa-plan-ask-trading-house = Where do you build a trading house?
wa-plan-ask-grain = Where do you collect grain?
wa-plan-ask-tax = Where do you collect taxes?
wa-plan-ask-armies-5 = Where do you raise five armies?
wa-plan-ask-armies-3 = Where do you raise three armies?
wa-plan-ask-army-1-move = Where do you raise an army and move?
wa-plan-ask-battle-a = From where do you march with A?
wa-plan-ask-battle-b = From where do you march with B?
wa-plan-ask-bid = What do you bid?
wa-plan-ask-court-3 = Who sends three courtiers?
wa-plan-ask-court-2 = Who sends two courtiers?
wa-plan-ask-court-1 = Who sends one courtier?
wa-plan-ask-field = On which field do you lay { $card }?
wa-plan-ask-any = Which field do you plan?
wa-plan-ask-done = Your plan is complete
wa-plan-handed-in = Your plan is handed in
wa-plan-note = { $planned } of { $actions } actions planned · costs so far { $costs } of { $money } thalers
wa-plan-note-tap = Action { $place } of { $actions } · tap a card or a land
wa-plan-note-waiting =
    { $count ->
        [one] One other leader is still planning; until then you can change it
       *[other] { $count } others are still planning; until then you can change it
    }

## What the plan comes to

wa-plan-hint-title = What it comes to
wa-plan-hint-missing = { $missing ->
        [one] One thaler is missing:
       *[other] { $missing } thalers are missing:
    } actions and bid cost { $all }, and you have { $money }.
wa-plan-hint-bid = Think of the bid:
wa-plan-hint-bid-left =
    { $left ->
        [0] After this plan no thaler is left before taxes come in.
        [one] After this plan one thaler is left before taxes come in.
       *[other] After this plan { $left } thalers are left before taxes come in.
    }
wa-plan-hint-left =
    { $left ->
        [0] The plan takes all your thalers, before taxes come in.
        [one] One thaler is left, before taxes come in.
       *[other] { $left } thalers are left, before taxes come in.
    }
wa-plan-hint-idle = Without an action: { $lands }.
wa-plan-hint-unrest = There is unrest where you collect: { $lands }.
wa-plan-hint-change = You can change the plan until the last one has finished. Who changes it hands it in anew.

## A suggestion

wa-plan-suggest = Suggest a plan
wa-plan-suggest-title = A suggestion lies on your fields
wa-plan-suggest-all = Accept
wa-plan-suggest-empty = Only empty fields
wa-plan-suggest-none = Discard
wa-plan-suggest-same = The suggestion is the plan that you have.
wa-plan-suggest-one = Accept for { $name }:

## The phone

wa-plan-fields = Fields of your plan
wa-plan-short-palace = Palace
wa-plan-short-church = Church
wa-plan-short-trading-house = Trading house
wa-plan-short-grain = Grain
wa-plan-short-tax = Taxes
wa-plan-short-armies-5 = 5 armies
wa-plan-short-armies-3 = 3 armies
wa-plan-short-army-1-move = 1 army
wa-plan-short-battle-a = Battle A
wa-plan-short-battle-b = Battle B
wa-plan-short-bid = Bid
wa-plan-short-court-3 = 3 courtiers
wa-plan-short-court-2 = 2 courtiers
wa-plan-short-court-1 = 1 courtier
wa-plan-skip = Skip
wa-plan-next = Next
wa-plan-no-coin = There is no coin card left to skip with.

## Mats

wa-plan-mats = The plans
wa-plan-mats-own = only you see your hidden cards
wa-plan-mats-action = Action
wa-plan-mats-face-down = face down
wa-plan-mats-nothing = nothing
wa-plan-mats-own-hidden = { $card }, face down
wa-plan-mats-now = now
wa-plan-mats-done = carried out
wa-plan-state-done = has finished
wa-plan-state-planning = is planning

## The sheet of keys

wa-plan-key-card = while planning: lay this card of your hand
wa-plan-key-field = while planning: to another field
wa-plan-key-clear = while planning: take a card back
wa-plan-key-hand-in = while planning: hand the plan in
