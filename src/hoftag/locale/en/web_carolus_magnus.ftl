### Carolus Magnus at the table in the browser (cm-).

## The ring

cm-board = The ring of provinces
cm-supply = knights in the supply
cm-discs-of-round = discs of this round, low plays first
cm-places-left =
    { $count ->
        [one] one territory left
       *[other] { $count } territories left
    } · ends below { $needed }
cm-places-left-short =
    { $count ->
        [one] one territory left
       *[other] { $count } territories left
    }
cm-card-nobody = nobody
cm-card-close = Close
cm-verdict-nothing = If Charlemagne stopped here, nothing would change.
cm-verdict-builds = If Charlemagne stopped here, { $side } would build a castle.
cm-verdict-takes =
    If Charlemagne stopped here, { $side } would take over { $count ->
        [one] the castle
       *[other] { $count } castles
    } of { $owner }.

## Questions

cm-ask-disc = Which disc do you lay?
cm-note-disc = low plays first · so many steps at most
cm-ask-knight = Which knight do you bring into play?
cm-ask-where-red = Where does the red knight go?
cm-ask-where-pink = Where does the pink knight go?
cm-ask-where-blue = Where does the blue knight go?
cm-ask-where-yellow = Where does the yellow knight go?
cm-ask-where-green = Where does the green knight go?
cm-ask-who = Which knight goes here: { $province }?
cm-ask-who-court = Which knight goes to your court?
cm-note-knights =
    { $count ->
        [one] one more
       *[other] { $count } more
    } to place · to your court or into any territory
cm-ask-emperor = How far does Charlemagne travel?
cm-note-emperor =
    { $limit ->
        [one] one step clockwise
       *[other] one to { $limit } steps clockwise
    } · a region is one step
cm-ask-confirm = Is Charlemagne to stay here?
cm-note-confirm = then the dice are thrown, and nothing can be undone
cm-done = Throw the dice
cm-ask-crown = Name a family for the crown.
cm-note-crown =
    { $count ->
        [one] the last crown of this throw
       *[other] { $count } crowns left in this throw
    }
cm-crown-take = { $colour }: { $count } in the supply
cm-crown-none = { $colour }: none can be had
cm-steps =
    { $count ->
        [one] One step
       *[other] { $count } steps
    }
cm-to-court = To my court
cm-to-court-note = most knights hold the crest
cm-to-province = Into the land
cm-to-province-note = counts for who holds the crest
cm-knight-play = Bring into play: { $colour }
cm-played-court = { $colour }: to the court
cm-played-province = { $colour }: { $province }
cm-slot-free = still to be placed

## The columns

cm-court = Your court
cm-court-of = { $seat }’s court
cm-court-team = Your courts
cm-court-team-of = Courts with { $seat }
cm-court-note = you : best rival
cm-court-note-other = own : best rival
cm-court-team-note = I and II : best rival
cm-court-row = { $colour }: { $count }, best rival { $rival }.
cm-court-row-held = { $colour }: { $count }, best rival { $rival }; holds the crest.
cm-count = { $colour } { $count }
cm-count-held = { $colour } { $count } with the crest
cm-reserve = Reserve
cm-reserve-mine = Your reserve
cm-reserve-of = { $seat }’s reserve
cm-reserve-count = { $count } of { $full }
cm-reserve-empty = No knights
cm-discs = Number discs
cm-cycle = cycle { $cycle }
cm-discs-return = Dashed discs return after five rounds.
cm-disc-choose = Lay disc { $disc }
cm-disc-free = Disc { $disc }
cm-disc-laid = Disc { $disc }: laid in this round
cm-disc-used = Disc { $disc }: used already
cm-disc-taken = Disc { $disc }: { $seat } has laid this number
cm-stops = Where he may stop
cm-stops-of = { $seat } moves
cm-look-back = Back to my own court
cm-castles = Castles
cm-castles-win = { $goal } win
cm-castles-goal = { $goal } castles
cm-castles-of =
    { $count ->
        [one] One castle of { $goal }
       *[other] { $count } castles of { $goal }
    }
cm-side-castles = { $side }: { $count } of { $goal } castles
cm-quiet =
    No castle has changed for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }; the game ends after { $limit }.

## Table and phone

cm-round = Round { $round }
cm-subtitle = { $players } players · round { $round }
cm-tab-ring = Ring
cm-tab-courts = Courts
cm-tab-reserve = Reserve
cm-nobody = nobody

## The ring as a list, for readers

cm-list-title = The ring of provinces, clockwise
cm-find = Go to a province
cm-list-province = { $name }.
cm-list-region = { $name }: a region of { $count } provinces.
cm-list-castles =
    { $count ->
        [one] One castle
       *[other] { $count } castles
    } of { $side }.
cm-list-no-castle = No castle.
cm-list-knights = Knights: { $knights }.
cm-list-no-knights = No knights.
cm-list-emperor = Charlemagne stands here.
cm-list-stop =
    Charlemagne can stop here, after { $count ->
        [one] one step
       *[other] { $count } steps
    }.
cm-list-target = A knight can go here.
cm-list-neighbours = Before it { $previous }, after it { $next }.

## The end

cm-end-when = Round { $round } · End of the game
cm-end-won =
    { $count ->
        [one] { $seats } inherits the Empire
       *[other] { $seats } inherit the Empire
    }
cm-end-shared = { $seats } share the Empire
cm-end-why =
    { $reason }. The victory is won with { $count ->
        [one] one castle
       *[other] { $count } castles
    }.
cm-end-crests = Crests
cm-end-crests-note = families controlled; decides ties
cm-end-places = Territories
cm-end-places-note = provinces and regions; { $count } are left
