### Scenario 814 at the table in the browser (ca-814-).

## Course of the year: Skuld and the problems

ca-814-skuld = Skuld stands here
ca-814-skuld-next = Skuld comes next
ca-814-problem = Problem: { $kind }
ca-814-problem-solve = Solve this problem: { $kind }, { $season }
ca-814-count = { $count } of { $limit } problems that end the game where Skuld arrives
ca-814-blocked = Blocked now:
ca-814-warning =
    { $season }: { $count } problems. With { $more ->
        [one] one more
       *[other] { $more } more
    } there the realm fails when Skuld arrives.
ca-814-alarm =
    { $season }: { $count } problems! The realm fails when Skuld arrives, unless { $more ->
        [one] one is
       *[other] { $more } are
    } solved in this season.
ca-814-alarm-later =
    { $season }: { $count } problems. { $more ->
        [one] One has
       *[other] { $more } have
    } to be solved before Skuld arrives.
ca-814-alarm-note = { $season }: { $count } problems, and Skuld comes next!
ca-814-strip = Next problems
ca-814-strip-help = The next land card takes the first of these problems; solved ones come back at the end
ca-814-strip-empty = none left: land cards bring gangs
ca-814-card-problem = A problem lies on its card: { $kind }.

## Favour track and gangs

ca-814-favour = Favour
ca-814-favour-help = Honour stones, the oldest first; there is room for { $count }. When a further one comes, the oldest returns to the leudes
ca-814-favour-list = Honour stones, the oldest first: { $seats }
ca-814-favour-none = No honour stones yet
ca-814-favour-blocked = Not used with this number of players
ca-814-stones =
    { $seat }: { $count ->
        [0] no honour stone
        [one] one honour stone
       *[other] { $count } honour stones
    }
ca-814-heir = Successor now: { $seat }
ca-814-heir-none = Successor now: nobody
ca-814-gangs =
    { $count ->
        [0] No gang
        [one] One gang
       *[other] { $count } gangs
    } of { $limit } in the supply. When one is needed and none is left, the realm fails
ca-814-gangs-left =
    { $count ->
        [0] no gang left
        [one] one gang left
       *[other] { $count } gangs left
    }
ca-814-gangs-few =
    { $count ->
        [0] no gangs left, the next one ends the game
        [one] only one gang left
       *[other] only { $count } gangs left
    }

## Tiles

ca-814-tile-blocked = blocked
ca-814-tile-solves = could solve a problem ({ $seasons })
ca-814-tile-turned = { $tile }, face down
ca-814-note-blocked = Blocked: a problem of this kind lies on the present season. If it is drawn now, it does nothing, and it cannot solve a problem either.
ca-814-note-solves = Instead of its action it could solve a problem: { $seasons }.
ca-tile-help-coregent = Only with No action. After an extra action the palace and three more points win the game, if nobody else claims the co-regency as well.
ca-814-from = Co-regency from { $needed }
ca-814-claim =
    You claim the co-regency with { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }; { $needed } are needed, with the palace.

## Questions

ca-814-ask-solve = { $tile }: carry it out, or solve a problem?
ca-814-ask-honour = Solved! Do you lay an honour stone?
ca-814-note-solve = solving turns the tile face down
ca-814-note-room =
    room for { $count ->
        [one] one more stone
       *[other] { $count } more stones
    }
ca-814-note-full = the track is full: the oldest stone ({ $seat }) falls out
ca-814-act = Carry out the action
ca-814-solve = Solve: { $season }
    .note =
        { $ahead ->
            [1] Skuld comes next
            [2] in two seasons
           *[3] in three seasons
        }, { $count ->
            [one] one problem
           *[other] { $count } problems
        }
ca-814-honour-missi = One of the missi
ca-814-honour-leudes = One of the leudes
ca-814-honour-nobiles = One of the nobiles
ca-814-at-court = { $count } at court
ca-814-no-honour = No honour stone

## The end

ca-814-end-coregent = { $seats } becomes co-regent
ca-814-end-heir = { $seats } is chosen as successor
ca-814-end-lost = The realm has failed
ca-814-end-why-coregent =
    { $points ->
        [one] One point
       *[other] { $points } points
    }, with a palace. No other claim to the co-regency had enough of them.
ca-814-end-why-problems =
    Skuld met too many problems, and the heirs have failed. The emperor chooses whom he favours most among those with a point: { $count ->
        [one] one honour stone
       *[other] { $count } honour stones
    }.
ca-814-end-why-gangs =
    A gang was needed and none was left: the heirs have failed. The emperor chooses whom he favours most among those with a point: { $count ->
        [one] one honour stone
       *[other] { $count } honour stones
    }.
ca-814-end-why-problems-lost = Skuld met too many problems. Nobody has both an honour stone and a point, so the emperor finds no successor among his heirs: all lose together.
ca-814-end-why-gangs-lost = A gang was needed and none was left. Nobody has both an honour stone and a point, so the emperor finds no successor among his heirs: all lose together.
ca-814-end-youngest = Others have as many; the youngest stone decides.
ca-814-end-stones = Honour stones
    .note = on the favour track at the end
ca-814-end-realm = What weighed on the realm
