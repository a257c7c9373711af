### The advanced game, Anarchy & Rebellion and the sand timer at the table in the browser (ca-).

## Set-up for advanced players

ca-setup = Set-up
ca-setup-first = First pass
ca-setup-second = Second pass
ca-setup-mine = Your follower: you decide.
ca-setup-other = { $seat } decides where this follower goes.
ca-setup-next = Card by card: the first of a region becomes its forest, each further one brings a follower.
ca-setup-exhausted = no card left
ca-setup-in-bag = in the bag
ca-setup-later = second pass
ca-setup-bag =
    { $count ->
        [one] one follower
       *[other] { $count } followers
    } in the bag
ca-setup-no-cards = No land card is left: followers are drawn without one.
ca-setup-forests = { $count } of { $regions } regions have their forest
ca-ways = Where the follower goes
ca-way-settle = Settle
ca-way-settle-near = you stand next to it
ca-way-retain = Keep
    .note = as a missus
ca-way-reinforce = Join yours
    .note =
        { $count ->
            [0] nowhere yet
            [one] one other land
           *[other] { $count } other lands
        }
ca-way-attach = Onto a card
    .note =
        { $count ->
            [0] none there yet
            [one] one land card
           *[other] { $count } land cards
        }
ca-ask-settle = { $land } was drawn. Where does your follower go?
ca-ask-settle-late = No card is left. Where does your follower go?
ca-note-settlers =
    yours still in the bag: { $count }{ $later ->
        [0] {""}
       *[other] {""}, second pass: { $later }
    }
ca-note-drawn = card: { $land }
ca-can-settle = Your follower can settle here.
ca-can-reinforce = Your follower can join yours here.
ca-can-attach = Your follower can lie on its card.

## Homelands

ca-homeland = Homeland: { $land }
ca-homeland-none = No homeland yet
ca-ask-develop-claim = How do you develop?
ca-ask-claim = Which land becomes your homeland?
ca-ask-claim-land = Is { $land } to be your homeland?
ca-note-claim = once in the game; costs { $missi } missi
ca-claim-cost =
    costs { $missi } missi; { $markers ->
        [one] its marker goes
       *[other] its { $markers } markers go
    }
ca-claim-rivals = rivals leave ({ $rivals })
ca-claim-gangs =
    { $count ->
        [one] one gang is driven out
       *[other] { $count } gangs are driven out
    }
ca-claim-card = its card leaves the strip for good
ca-claim-card-away = its card leaves the game
ca-do-claim = Claim
ca-verb-claim = Claim a homeland
    .note = costs { $missi } missi
ca-can-claim = This can become your homeland.
ca-can-drive = A gang can be driven out to here.
ca-ask-drive-out = Your palace in { $land }: where does a gang go?
ca-note-drive-out =
    { $left ->
        [one] one gang left
       *[other] { $left } gangs left
    }
ca-condition-palace = own homeland
    .short = Palace
ca-end-palace = homeland claimed
ca-peace-from-palace = Peace from { $needed }, with palace
ca-tile-help-develop-claim = Activate a tile with a dot, lay up to three markers on lands you rule, or claim a developed land as your homeland.

## Anarchy & Rebellion

ca-disorder-anarchy = Anarchy
ca-disorder-rebellion = Rebellion
ca-disorder-archivium = in the archivium
ca-disorder-discard = discarded
ca-disorder-aside = from { $year } on
ca-disorder-lands =
    Now it would strike { $count ->
        [one] one land
       *[other] { $count } lands
    }: { $names }
ca-disorder-nowhere = Now it would strike no land.

## Sand timer

ca-ask-place-sand = The sand runs: lay two tiles.
ca-note-place-sand = in the end only what lies there counts
ca-lay-one = Lay only { $tile } for now
    .short = Only this
ca-lies-one = { $tile } lies there and counts. Choose the second tile.
