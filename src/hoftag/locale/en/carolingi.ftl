### Carolingi. Names of lands and regions stand in the board file.
### Arguments of events and choices are named by what they are; the second of its kind gets a 2. Counts are numbers.

carolingi-title = Carolingi
carolingi-summary = The grandchildren of Charlemagne struggle for his realm. Choose two actions in secret each season, draw them from the bag in random order, rule and develop lands, appease or fight the rebels, and bring peace back to the realm. For 2 to 6 players.

## Options

carolingi-option-players = Carolingians
    .help = How many take part, 2 to 6. The more there are, the more regions of the realm are in play.
carolingi-option-variant = Variant
    .help = base: everybody starts with a palace. advanced: followers are scattered over the realm, and homelands are claimed in the course of the game. scenario814: as advanced, and all must solve the problems of the realm together.
carolingi-option-sundial = Sundial
    .help = The last year that is played out. The rulebook recommends 834: five years. In scenario 814 it is 818, and the annals go from 814 to 823; otherwise from 830 to 839.
carolingi-option-anarchy = Anarchy & Rebellion
    .help = Two further cards join the archivium with the second year. They make gangs rise where nobody rules, and on developed lands with too few followers.
carolingi-option-timer = Sand timer
    .help = Seconds that the others have for placing once the first player has placed two tiles; 0 plays without. Tiles that are late do not go into the bag.
carolingi-option-strict-favour = Strict favour
    .help = Scenario 814 only: when the heirs fail, the leader of the favour track must fulfil a condition, or all lose. Otherwise the emperor chooses among those who fulfil one.

## Names

carolingi-tile-influence = Exert influence
carolingi-tile-develop = Develop
carolingi-tile-missi = Equip missi
carolingi-tile-march = Move troops
carolingi-tile-fight = Fight
carolingi-tile-none = No action
carolingi-tile-appease = Appease unrest
carolingi-tile-peace = Proclaim peace
carolingi-tile-coregent = Co-regent
carolingi-field-missi = missi
carolingi-field-leudes = leudes
carolingi-field-nobiles = nobiles
# The second tile of an action, the one with a dot.
carolingi-tile-dotted = { $name } (with dot)

carolingi-drawn-event = Event tile
carolingi-card-hunger = Hunger card
carolingi-card-anarchy = Anarchy card
carolingi-card-rebellion = Rebellion card

carolingi-season-winter = winter
carolingi-season-spring = spring
carolingi-season-summer = summer
carolingi-season-autumn = autumn

## Score

carolingi-score-expansion = Expansion
carolingi-score-development = Development
carolingi-score-following = Large following
carolingi-score-glory = Glory
carolingi-score-regions = United regions
carolingi-score-palace = Palace
carolingi-score-points = Points
carolingi-score-lands-ruled = Lands ruled
carolingi-score-development-ruled = Development markers on ruled lands
carolingi-score-followers-on-lands = Followers on lands
carolingi-score-trophies = Trophies

carolingi-reason-peace = Peace was proclaimed
carolingi-reason-sundial = The year of the sundial is over
carolingi-reason-coregent = The emperor names a co-regent
carolingi-reason-problems = Too many problems; the emperor chooses a successor
carolingi-reason-problems-lost = Too many problems, and no worthy successor
carolingi-reason-gangs = Unrest everywhere; the emperor chooses a successor
carolingi-reason-gangs-lost = Unrest everywhere, and no worthy successor

## Events

carolingi-event-set-up = The realm is laid out for { $count } Carolingians. The sundial stands on { $year }.
carolingi-event-homeland = { $seat }: the palace stands in the homeland ({ $land }).
carolingi-event-season = Year { $year }: { $season } begins.
carolingi-event-placed = { $seat } lays two tiles on the scriptorium: { $tile }, { $tile2 }.
carolingi-event-bag-filled =
    { $count } tiles of the Carolingians and { $count2 ->
        [one] one event tile
       *[other] { $count2 } event tiles
    } go into the bag.
carolingi-event-chose-keep = { $seat } chooses not to swap now.
carolingi-event-chose-swap = { $seat } chooses to swap. Given: { $tile }; taken back: { $tile2 }.
carolingi-event-swapped = { $seat } hides a tile on the swap field and takes back: { $tile }.
carolingi-event-tile-drawn = Drawn from the bag – { $seat }: { $tile }.
carolingi-event-no-action = Drawn from the bag – { $seat }: No action. The tile returns to its owner.
carolingi-event-event-drawn = An event tile is drawn and returns to the scriptorium: a card of the archivium is turned up.
carolingi-event-impossible = { $seat } can do nothing with this tile; it is used up.
carolingi-event-year = Brother Hartmut opens the year { $year }.
carolingi-event-event-tile-joins =
    A further event tile comes to the scriptorium; { $count ->
        [one] there is now one
       *[other] there are now { $count }
    }.
carolingi-event-reshuffled =
    { $count ->
        [one] One discarded card is shuffled
       *[other] { $count } discarded cards are shuffled
    } into the archivium.
carolingi-event-hunger-joins = A hunger card is shuffled into the archivium.
carolingi-event-tiles-return = All used tiles and all tiles on swap fields return to their owners.
carolingi-event-court-day =
    Court day – { $seat }: { $count ->
        [one] one point
       *[other] { $count } points
    }.
carolingi-event-gangs-overflow =
    { $land }: too many gangs at the year change; { $count ->
        [one] one waits
       *[other] { $count } wait
    } on the archivium for the next land cards.
carolingi-event-card-drawn = Land card { $land }: it goes into a free slot of its region.
carolingi-event-card-drawn-full = Land card { $land }: its region has no free slot, so the cards there take effect.
carolingi-event-overflow-on-card = A gang waiting on the archivium goes onto the card { $land }.
carolingi-event-gang-on-card = The card { $land } is without followers: a gang rises on it.
carolingi-event-transferred =
    { $land }, from the card to the land: { $count ->
        [0] no followers
        [one] one follower
       *[other] { $count } followers
    }, { $count2 ->
        [0] no gangs
        [one] one gang
       *[other] { $count2 } gangs
    }.
carolingi-event-spread = Unrest spreads from the forest, { $land } → { $land2 }: one gang.
carolingi-event-hunger = A hunger card: famine afflicts the realm. Lands can feed only a few followers.
carolingi-event-starved =
    { $land }, hunger: { $seat } takes back { $count ->
        [one] one follower
       *[other] { $count } followers
    } to the leudes.
carolingi-event-hunger-gang = { $land }, hunger: a gang rises.
carolingi-event-sent =
    { $seat } sends { $count ->
        [one] one missus
       *[other] { $count } missi
    } to the homeland ({ $land }).
carolingi-event-posted =
    { $seat } posts { $count ->
        [one] one missus
       *[other] { $count } missi
    } on the card { $land }.
carolingi-event-unfolded = { $seat } unfolds influence: { $land }. The card is discarded.
carolingi-event-activated = { $seat } activates a tile with a dot.
carolingi-event-activated-tile = { $seat } has activated: { $tile }. It can be used from the next season on.
carolingi-event-developed = { $seat } lays a development marker: { $land }.
carolingi-event-equipped =
    { $seat } equips { $count ->
        [one] one leude
       *[other] { $count } leudes
    } as { $count ->
        [one] missus
       *[other] missi
    }.
carolingi-event-called =
    { $seat } calls { $count ->
        [one] one of the nobiles
       *[other] { $count } nobiles
    } to the court.
carolingi-event-marched =
    { $seat } marches, { $land } → { $land2 }: { $count ->
        [one] one follower
       *[other] { $count } followers
    }.
carolingi-event-fought =
    { $seat } fights and wins ({ $land }); defeated: { $count ->
        [0] no rival followers
        [one] one rival follower
       *[other] { $count } rival followers
    }, { $count2 ->
        [0] no gangs
        [one] one gang
       *[other] { $count2 } gangs
    }.
carolingi-event-trophy =
    { $seat } claims a trophy and now has { $count ->
        [one] one
       *[other] { $count }
    }.
carolingi-event-appeased =
    { $seat } appeases unrest ({ $land }): { $count ->
        [one] one missus replaces one gang
       *[other] { $count } missi replace { $count } gangs
    }.
carolingi-event-peace-claimed = { $seat } proclaims peace and lays claim to the throne.
carolingi-event-extra-tile = { $seat } carries out an extra tile: { $tile }.
carolingi-event-bag-open = The rest of the bag is laid open.
carolingi-event-peace-contested = { $seat } has enough points, but another peace tile is still in the bag: all claims are drawn before one is judged.
carolingi-event-peace-failed =
    { $seat }: peace fails with { $count ->
        [one] one point
       *[other] { $count } points
    }. The peace tile becomes inactive.
carolingi-event-laid = { $seat } lays one tile on the scriptorium: { $tile }. A second one may follow.
carolingi-event-time-up =
    The sand has run out. { $count ->
        [one] One tile is
       *[other] { $count } tiles are
    } missing on the scriptorium.
carolingi-event-peace-alone = { $seat }: peace was laid without No action, so it fails at once.
carolingi-event-card-and-follower = Land card { $land }, and from the bag a follower: { $seat } decides.
carolingi-event-follower-drawn = No land card is left. From the bag comes a follower: { $seat } decides.
carolingi-event-second-pass = The second followers go into the bag.
carolingi-event-forest = { $land } becomes the forest of its region.
carolingi-event-settled = { $seat } settles a follower: { $land }.
carolingi-event-retained = { $seat } keeps the follower at court as a missus.
carolingi-event-attached = { $seat } puts the follower on the card { $land }.
carolingi-event-unrest = { $land }: no followers, so a gang rises.
carolingi-event-claimed = { $seat } claims a homeland: { $land }. Its development markers return to the supply.
carolingi-event-displaced =
    { $land }: { $seat } takes back { $count ->
        [one] one follower
       *[other] { $count } followers
    } to the leudes, displaced by the palace.
carolingi-event-driven-out = A gang is driven out, { $land } → { $land2 }.
carolingi-event-gangs-vanish =
    { $land }: the gangs cannot flee anywhere; { $count ->
        [one] one returns
       *[other] { $count } return
    } to the supply.
carolingi-event-card-to-homeland =
    { $seat }: from its card { $count ->
        [one] one follower goes
       *[other] { $count } followers go
    } to the homeland ({ $land }).
carolingi-event-card-removed = The palace stands. The land card { $land } leaves the game.
carolingi-event-disorder-joins = The cards Anarchy and Rebellion are shuffled into the archivium.
carolingi-event-anarchy = The anarchy card: the people rise wherever nobody rules.
carolingi-event-anarchy-gang = { $land }, anarchy: a gang rises.
carolingi-event-rebellion = The rebellion card: the people rise on developed lands with too few followers.
carolingi-event-rebellion-gang = { $land }, rebellion: a gang rises.
carolingi-event-problem-on-wheel = A problem is coming ({ $kind }): { $season }.
carolingi-event-problems-lined-up =
    On the strip { $count ->
        [one] one further problem waits
       *[other] { $count } further problems wait
    }.
carolingi-event-problem-on-card = On the card { $land } a problem lies: { $kind }.
carolingi-event-patience-ends = No problem is left on the strip: patience ends, and a gang rises on the card { $land }.
carolingi-event-problem-spared = The problem on the card { $land } returns to the strip: { $kind }.
carolingi-event-blocked = { $seat } cannot carry out { $tile }: a problem of this kind lies on the season.
carolingi-event-solved = { $seat } solves a problem ({ $kind }): { $season }.
carolingi-event-honoured = { $seat } pushes an honour stone into the favour track, from the { $field }.
carolingi-event-forgotten = The oldest honour stone falls out and returns to the leudes: { $seat }.
carolingi-event-skuld =
    Skuld moves on: { $season }, { $count ->
        [0] no problems
        [one] one problem
       *[other] { $count } problems
    }.
carolingi-event-coregency-claimed = { $seat } claims the co-regency.
carolingi-event-coregency-failed =
    { $seat }: the claim to co-regency fails with { $count ->
        [one] one point
       *[other] { $count } points
    }. The tile becomes inactive.
carolingi-event-end-sundial = The last autumn is over. The game ends and the points are counted.
carolingi-event-end-peace = { $seat } brings peace back to the realm and wins.
carolingi-event-end-coregent = { $seat } becomes co-regent and wins.
carolingi-event-end-problems = Skuld meets too many problems. The heirs have failed, and the emperor chooses as his successor: { $seat }.
carolingi-event-end-problems-lost = Skuld meets too many problems. The heirs have failed, nobody is worthy, and all lose.
carolingi-event-end-gangs = A gang is needed and none is left. The heirs have failed, and the emperor chooses as his successor: { $seat }.
carolingi-event-end-gangs-lost = A gang is needed and none is left. The heirs have failed, nobody is worthy, and all lose.

## Prompts: what is asked

carolingi-prompt-place = Lay two of your tiles face down on the scriptorium. Proclaim peace goes only together with No action.
carolingi-prompt-swap = Once a year you may swap: hide one of your active tiles on the swap field and take a used one back. Do you want to swap now?
carolingi-prompt-starve =
    Hunger ({ $land }): you have the most followers there, so you decide whose must leave. { $left ->
        [one] One has
       *[other] { $left } have
    } to go.
carolingi-prompt-influence =
    Exert influence: send missi to your homeland, or post missi on land cards, or unfold influence from cards that carry your followers. You have { $missi ->
        [0] no missi
        [one] one missus
       *[other] { $missi } missi
    }.
carolingi-prompt-post =
    Post missi on further land cards, or finish. You have { $missi ->
        [0] no missi
        [one] one missus
       *[other] { $missi } missi
    } left.
carolingi-prompt-unfold = Unfold influence from further cards that carry your followers, or finish.
carolingi-prompt-develop =
    Develop: activate a tile with a dot, or lay development markers on lands that you rule. You have { $missi ->
        [0] no missi
        [one] one missus
       *[other] { $missi } missi
    }.
carolingi-prompt-lay-markers =
    Lay further development markers, a missus for each, or finish. You may still lay { $left } and have { $missi ->
        [0] no missi
        [one] one missus
       *[other] { $missi } missi
    } left.
carolingi-prompt-missi =
    Equip missi: each tax makes a leude a missus, or calls one of the nobiles to the leudes. You have { $taxes ->
        [0] no taxes
        [one] one tax
       *[other] { $taxes } taxes
    } to spend.
carolingi-prompt-march =
    Move troops from lands that you rule, and from forests, to neighbouring lands. Each group costs a missus; you have { $missi ->
        [0] none
       *[other] { $missi }
    }.
carolingi-prompt-fight =
    Fight on any lands where you have more followers than each rival and than the gangs. After a victory you may claim one trophy; you have { $trophies ->
        [0] none yet
       *[other] { $trophies }
    }.
carolingi-prompt-appease =
    Appease unrest on one land where a follower of yours stands or which borders on one: missi replace gangs. You have { $missi ->
        [0] no missi
        [one] one missus
       *[other] { $missi } missi
    }.
carolingi-prompt-extra-action = Your claim to peace gives you an extra action: carry out one active tile of your tableau now, or do without.
carolingi-prompt-settle = Set-up: the card { $land } was drawn with a follower of yours. Settle it on that land (if you have none next to it), or keep it as a missus, or put it on another land where you have followers or on any card in the slots.
carolingi-prompt-settle-late = Set-up: a follower of yours was drawn, and no card is left. Keep it as a missus, or put it on a land where you have followers or on any card in the slots.
carolingi-prompt-drive-out =
    Your palace rises ({ $land }): choose the neighbouring land to which a gang is driven. { $left ->
        [one] One gang has
       *[other] { $left } gangs have
    } to leave.
carolingi-prompt-solve = { $tile } was drawn. Carry out its action, or solve a problem of this kind on a season to come, or do neither.
carolingi-prompt-honour = You have solved a problem. You may push a follower of your court into the favour track as an honour stone: of the missi, leudes or nobiles.

## Choices: short labels

carolingi-choice-send =
    Send { $count ->
        [one] { $count } missus
       *[other] { $count } missi
    } to the homeland
carolingi-choice-post =
    { $land }: post { $count ->
        [one] { $count } missus
       *[other] { $count } missi
    } on the card
carolingi-choice-unfold = { $land }: unfold influence
carolingi-choice-activate = Activate: { $tile }
carolingi-choice-develop = { $land }: lay a development marker
carolingi-choice-equip =
    { $count ->
        [one] { $count } leude → missus
       *[other] { $count } leudes → missi
    }
carolingi-choice-call =
    { $count ->
        [one] { $count } of the nobiles → leude
       *[other] { $count } nobiles → leudes
    }
carolingi-choice-march =
    { $land } → { $land2 }: { $count ->
        [one] { $count } follower
       *[other] { $count } followers
    }
carolingi-choice-fight = Fight: { $land }
carolingi-choice-trophy = Claim a trophy
carolingi-choice-appease =
    { $land }: { $count ->
        [one] { $count } missus for { $count } gang
       *[other] { $count } missi for { $count } gangs
    }
carolingi-choice-play = Extra action: { $tile }
carolingi-choice-place = { $tile } + { $tile2 }
carolingi-choice-swap = Give: { $tile }; take back: { $tile2 }
carolingi-choice-keep = Do not swap now
carolingi-choice-starve = { $seat } loses a follower
carolingi-choice-done = Done
carolingi-choice-lay = Only { $tile } for now
carolingi-choice-solve = Solve the problem: { $season }
carolingi-choice-act = Carry out the action
carolingi-choice-honour = Honour stone: one of the { $field }
carolingi-choice-settle = Settle on the land of the card
carolingi-choice-retain = Keep as a missus
carolingi-choice-reinforce = { $land }: join the followers there
carolingi-choice-attach = { $land }: put it on the card
carolingi-choice-claim = { $land }: claim as homeland
carolingi-choice-drive = Drive a gang to: { $land }

## Refusals: what is wrong, and what would be allowed

carolingi-refusal-count-zero = The number must be at least 1. To do nothing more, answer “done”.
carolingi-refusal-needs-missi =
    This needs { $needs ->
        [one] one missus
       *[other] { $needs } missi
    }, and you have { $has ->
        [0] none
       *[other] { $has }
    }. Equip missi brings more.
carolingi-refusal-needs-leudes =
    You want to equip { $needs ->
        [one] one leude
       *[other] { $needs } leudes
    }, but there { $has ->
        [0] are none
        [one] is only one
       *[other] are only { $has }
    } at your court. Call nobiles first, or choose fewer.
carolingi-refusal-needs-nobiles =
    You want to call { $needs ->
        [one] one of the nobiles
       *[other] { $needs } nobiles
    }, but { $has ->
        [0] none are left
        [one] only one is left
       *[other] only { $has } are left
    }. Choose fewer.
carolingi-refusal-needs-taxes =
    This costs { $needs ->
        [one] one tax
       *[other] { $needs } taxes
    }, and you have { $has ->
        [0] none
       *[other] { $has }
    } left. Every step from nobiles to leudes or from leudes to missi costs one.
carolingi-refusal-no-homeland = You have no homeland to send missi to. Post them on land cards instead.
carolingi-refusal-send-limit = You can send 1 to { $limit } missi to your homeland with one tile, not { $given }.
carolingi-refusal-card-not-in-strip = The card { $land } is not in the slots of its region now. Only cards that lie there can be used.
carolingi-refusal-no-follower-on-card = No follower of yours is on the card { $land }. You can unfold influence only from cards that carry at least one of yours.
carolingi-refusal-ruled-by-another = { $land } is ruled by { $ruler }. You can post missi on cards of lands that nobody rules, that you rule yourself, and of forests.
carolingi-refusal-tile-active = { $tile } cannot be activated. Only tiles with a dot that lie inactive on your tableau can.
carolingi-refusal-forest = { $land } is a forest; no development is possible there. Choose a land without forest that you rule.
carolingi-refusal-homeland = { $land } is a homeland and counts as fully developed. Choose another land that you rule.
carolingi-refusal-not-ruled = { $land }: you do not rule this land. That needs more followers than all other Carolingians and gangs have there together.
carolingi-refusal-not-ruled-at-start = { $land }: you did not rule this land when the action began, and only that counts. Nobody can leave it with this tile.
carolingi-refusal-fully-developed =
    { $land } is fully developed: { $limit ->
        [one] one marker is
       *[other] { $limit } markers are
    } the most that a land can have.
carolingi-refusal-no-markers-left = All development markers of the game are in use, so none can be laid.
carolingi-refusal-laid-both = Your two tiles lie there already. You can exchange them for two others, but not take one back.
carolingi-refusal-nothing-to-do = There is nothing that { $tile } could do now. Solve a problem with it, or answer “done”.
carolingi-refusal-problem-present = Problems on the present season ({ $season }) cannot be solved, only those to come.
carolingi-refusal-no-such-problem = No problem that { $tile } could solve lies on this season: { $season }.
carolingi-refusal-nobody-to-honour = You have nobody there who could become an honour stone: { $field }.
carolingi-refusal-no-card-drawn = No land card is left, so there is no land to settle on. Keep the follower, or put it on another land or card.
carolingi-refusal-followers-next-door = You have followers next to { $land } already ({ $from }). Settle only where none of yours are on neighbouring lands.
carolingi-refusal-card-just-drawn = { $land } was drawn just now. Settle on the land itself, or choose another land or card.
carolingi-refusal-no-claims = In the base game everybody has a homeland from the start; none can be claimed.
carolingi-refusal-claimed-already = You have claimed a homeland already: { $land }. That is possible once in a game.
carolingi-refusal-homeland-in-region = There is a homeland in this region already ({ $region }: { $land }). Choose a land of another region.
carolingi-refusal-claim-needs-markers = { $land } has { $has } of the { $needs } development markers that a homeland needs. Develop it first.
carolingi-refusal-no-gangs-there = { $land } is the homeland of { $seat }; no gang can be driven there. Choose another neighbour.
carolingi-refusal-markers-per-action =
    You have laid { $limit ->
        [one] one marker, the most
       *[other] { $limit } markers, the most
    } that one tile allows. Confirm with “done”.
carolingi-refusal-no-follower-there = { $land }: you have no follower there. Choose a land where some of yours stand.
carolingi-refusal-not-adjacent = { $from } and { $to } are not neighbours. Troops move to lands that share a border or a sea route, one step with each tile.
carolingi-refusal-rival-homeland = { $land } is the homeland of { $seat }. Nobody else may enter it; choose another neighbour.
carolingi-refusal-too-few-to-march =
    { $land }: you want to move { $given }, but { $has ->
        [0] nobody
        [one] only one follower
       *[other] only { $has } followers
    } may leave now. Those may who stood there when the action began, if you ruled the land then or it is a forest; each moves once.
carolingi-refusal-no-enemy = { $land }: there is nobody to fight, only followers of yours.
carolingi-refusal-no-simple-majority =
    { $land }: you have { $has ->
        [one] one follower
       *[other] { $has } followers
    }, the strongest opponent { $enemy }. You must have more than every rival and than the gangs, each taken by itself.
carolingi-refusal-trophy-without-victory = A trophy needs a victory with this tile. Win a fight first.
carolingi-refusal-trophy-once = You have claimed the trophy for this tile already; each Fight tile gives one, however many battles are won.
carolingi-refusal-trophy-limit = Your track of glory is full: { $limit } trophies are the most.
carolingi-refusal-no-gangs = { $land }: there are no gangs to appease. Choose a land with gangs.
carolingi-refusal-out-of-reach = { $land } is out of reach: a follower of yours must stand there or on a neighbouring land.
carolingi-refusal-appease-limit = You want to replace { $given } gangs, but one tile appeases { $limit } at most.
carolingi-refusal-too-few-gangs =
    { $land }: you want to replace { $given } gangs, but { $has ->
        [one] only one is there
       *[other] only { $has } are there
    }.
carolingi-refusal-nobody-to-starve = { $land }: { $seat } has no follower there that could leave. Choose somebody who has.
carolingi-refusal-tile-inactive = { $tile } is inactive. Activate it first with Develop.
carolingi-refusal-tile-fresh = { $tile } was activated in this season and can be used from the next season on.
carolingi-refusal-tile-swapped = { $tile } lies on your swap field and returns at the year change.
carolingi-refusal-tile-used = { $tile } was used this year (season: { $season }). It returns at the year change, or earlier by the swap that you have once a year.
carolingi-refusal-tile-in-bag = { $tile } is among the tiles that you have placed for this season. Choose one of your tableau.
carolingi-refusal-same-tile-twice = You have { $tile } only once. Choose two different tiles; only No action exists twice without a dot.
carolingi-refusal-peace-needs-no-action = { $tile } and { $other } cannot be placed together: with Proclaim peace the second tile must be No action.
carolingi-refusal-swap-no-action = No action cannot be swapped. Give one of your active action tiles, or keep all.
carolingi-refusal-tile-not-used = { $tile } is not on a season of the board. You can take back only a tile that you have used this year.
carolingi-refusal-no-action-not-playable = No action is not an action to carry out. Choose an active action tile, or answer “done”.

## Explanations: why something is so, and what would follow

# { $you } is yes or no: whether the sentence is about the viewer.
carolingi-why-ruled =
    { $you ->
        [yes] You rule this land
       *[no] { $seat } rules this land
    }: { $has ->
        [one] one follower
       *[other] { $has } followers
    }, { $others ->
        [0] and nobody else is here
       *[other] all others and gangs together { $others }
    }.
carolingi-why-forest = This is a forest: nobody can rule it.
carolingi-why-homeland-empty = Nobody rules this land: the homeland of { $seat } is empty.
carolingi-why-no-majority = Nobody rules this land: the strongest Carolingian has { $has } here, all others and gangs together { $others }.
carolingi-why-gangs =
    Nobody rules this land: only { $gangs ->
        [one] one gang is
       *[other] { $gangs } gangs are
    } here.
carolingi-why-empty = Nobody rules this land: it is empty.
carolingi-why-need =
    With { $count ->
        [one] one more follower
       *[other] { $count } more followers
    } you would rule it.
# { $figures } is how all parties compare, such as 4 : 2 : 2.
carolingi-why-fight =
    If you fight here ({ $figures }), you lose { $lost ->
        [one] one follower
       *[other] { $lost } followers
    }, and { $stay ->
        [one] one stays
       *[other] { $stay } stay
    }; defeated: { $rivals ->
        [0] no rival followers
        [one] one rival follower
       *[other] { $rivals } rival followers
    }, { $gangs ->
        [0] no gangs
        [one] one gang
       *[other] { $gangs } gangs
    }.
carolingi-why-expansion = Lands ruled: { $value }, needed: { $needed }.
carolingi-why-development = Development markers on ruled lands: { $value }, needed: { $needed }.
carolingi-why-following = Followers on lands: { $value }, needed: { $needed }.
carolingi-why-glory = Trophies: { $value }, needed now: { $needed } (more than everybody else, or { $limit }).
carolingi-why-regions = United regions: { $value }. Each one brings a point.
carolingi-why-palace = Homelands claimed: { $value }, needed: 1.
carolingi-why-region =
    { $region }: { $value } of { $needed } lands ruled, { $forest ->
        [yes] a follower
       *[no] no follower
    } in the forest.
carolingi-why-united = { $region }: this region is united.
carolingi-why-barred = { $region }: this region cannot be united, because the homeland of { $seat } lies there.
carolingi-why-blocked = { $tile } is blocked: a problem of the same kind lies on this season ({ $season }). The tile could neither act nor solve a problem.
carolingi-why-heir =
    If the realm failed now, the emperor would choose { $seat }: { $count ->
        [one] one honour stone
       *[other] { $count } honour stones
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }.
carolingi-why-no-heir = If the realm failed now, all would lose: the emperor chooses only somebody in his favour who has a point.
carolingi-why-no-heir-strict = If the realm failed now, all would lose: { $seat } leads on the favour track, but has no point.
carolingi-why-no-honour = If the realm failed now, all would lose: nobody has an honour stone yet.

## Rules: every section in our own words

carolingi-rule-2-2 = Everything is laid out by the number of Carolingians: which regions are in play, which cards lie in the slots, where forests and homelands are. Each player starts with a palace and five followers in a homeland, and with three missi, eight leudes and eight nobiles at court. All other lands without forest start with a gang of rebels. The program does all this by itself; only the palaces are drawn by lot.
    .title = Set-up
carolingi-rule-2-2-1 = Two Carolingians play in Neustria, Lotharingia and Saxony. Burgundy and Alamannia join with three, Aquitaine with four, Bavaria with five and the Kingdom of the Lombards with six. All other lands are out of play: no piece ever stands there and nobody moves through.
    .title = Regions
carolingi-rule-2-2-2 = Every land in play has a card, and every region has two slots fewer than lands. A few cards lie in their slots from the start; the cards of the homelands leave the game, because no unrest can arise there. All others form the face-down stack on the archivium. One hunger card waits beside the board and comes into play with the second year.
    .title = Land cards and hunger card
carolingi-rule-2-2-3 = One land of each region in play is a forest. Nobody can rule or develop a forest, and it brings no taxes. But troops may always leave it, battles are fought there as anywhere, and a follower in the forest is needed to unite its region. Gangs that come from a card into a forest spread to its neighbours.
    .title = Forests
carolingi-rule-2-2-4 = The annals count the years from 830 on, and Brother Hartmut stands on the present one. The sundial marks the last year that is played out to its end; the recommendation is 834. The markers of the year change come into use for the first time with the year 831.
    .title = Annals
carolingi-rule-2-2-5 = In the first year one event tile goes into the bag each season, with five or six Carolingians two. A further one waits on the year 831 and joins at the first year change, so from then on there are two or three.
    .title = Event tiles
carolingi-rule-2-2-6 = Each Carolingian has five action tiles without a dot and two No action tiles, all active from the start. Five more tiles carry a dot and lie inactive until they are activated with Develop: Appease unrest, Proclaim peace, and a second Equip missi, Move troops and Fight. Which tiles somebody still has, and which dotted ones are active, is hidden from the others until they are seen. (Which actions exist twice is our reconstruction.)
    .title = Tableau and action tiles
carolingi-rule-2-2-7 = A Carolingian has 24 followers. Nobiles live far away on their estates, leudes are companions at court, and missi are envoys with means; only missi can be sent out and pay for most actions. At the start 8 are nobiles, 8 leudes and 3 missi, and 5 stand in the homeland. Missi that carry out an order return to the leudes, and so do followers who leave a land.
    .title = Followers
carolingi-rule-2-2-8 = The palaces are drawn from the bag: the first gets Normandy as homeland, the second Eastphalia, then follow the County of Burgundy, Toulouse, Carantania and Tuscany. Five followers stand there from the start. No piece of another Carolingian and no gang may ever be in a homeland. It always feeds three followers, always brings one tax, and cannot be developed.
    .title = Palaces and homelands
carolingi-rule-2-2-9 = Every land in play that is neither forest nor homeland starts with one gang of rebels. Gangs count like the followers of an opponent: they can keep you from ruling a land. They can be fought or appeased.
    .title = Gangs on the lands
carolingi-rule-2-2-10 = The other gangs, the development markers and the bag lie ready. The 40 development markers are a real limit: when all are in use, none can be laid. Gangs never run out; substitutes are used beyond the 50 of the box.
    .title = Bag and supply

carolingi-rule-3 = A game lasts until the year of the sundial is over, or until somebody wins by peace. Every year has four seasons, beginning with winter. In each season all place two tiles in secret; then the tiles are drawn from the bag one by one and carried out at once.
    .title = Course of the game
carolingi-rule-3-1 = In every season each Carolingian lays exactly two active tiles face down on the scriptorium, all at the same time and in secret. One or both may be No action. Proclaim peace may only be placed together with No action. You can change your choice until the last player has chosen; then everything on the scriptorium, event tiles included, goes into the bag.
    .title = Choosing actions
carolingi-rule-3-2 = One tile after another is drawn from the bag until it is empty. The owner of an action tile may carry it out or do without; only Proclaim peace must be carried out. Either way the tile then lies on the field of the season and is used for this year, also if its action was impossible. No action returns to its owner at once; an event tile turns up a card.
    .title = Drawing tiles
carolingi-rule-3-3 = Once a year, between two seasons, you may swap: lay one of your active action tiles face down on the swap field and take back a tile that you have used this year. It can be placed again at once. No action cannot be given, any other active tile can, also a dotted one. All who still may swap decide together and in secret before the tiles of the season are placed; then everybody sees what was taken back, but not what was given.
    .title = Swapping a tile
carolingi-rule-3-4 = After autumn the year changes, in this order: the year moves on; the waiting event tile joins (the first time only); discarded cards are shuffled into the archivium; the hunger card joins (the first time only); used and swapped tiles return; all compare their victory conditions on court day; and on lands with more than three gangs three stay. The other gangs wait on the archivium, and each land card that is put into a slot takes one of them. After the last year there is no year change: the points are counted at once.
    .title = Year change
carolingi-rule-3-5 = There is one point each for ruling six lands, for six development markers on lands that you rule, for twelve followers on lands (forests count, cards do not), and for glory: more trophies than everybody else, or four. Each united region brings one more: you rule all its lands without forest and have a follower in its forest; so a region with a rival’s homeland cannot be united. You rule a land with more followers than all other followers and gangs there together; a forest or an empty homeland is ruled by nobody. After the autumn of the sundial’s year most points win, then most followers on lands, then most lands ruled, then the victory is shared. A game can end earlier by peace (5.8).
    .title = End of the game and victory conditions

carolingi-rule-4 = When an event tile is drawn, it returns to the scriptorium and the top card of the archivium is turned up: a land card or, from 831 on, perhaps the hunger card. If the archivium is empty, the discarded cards are shuffled and form a new stack first.
    .title = Event tiles
carolingi-rule-4-1 = If the region of a drawn land card has a free slot, the card goes there. Otherwise the cards in that strip take effect: each one without a follower gets a gang; then all followers and gangs move from the cards to their lands; then these cards are discarded and the drawn card takes a slot. If gangs move from a card to a forest, unrest spreads: every neighbouring land in play except homelands gets one gang, once for each card, and it does not spread further. A gang waiting on the archivium goes onto the card that was just put in.
    .title = Land card
carolingi-rule-4-2 = In a famine every land, also a forest, feeds one follower and one more for each development marker; a homeland feeds three. Followers beyond that return to the leudes. If several Carolingians are present, the one with the most followers decides who leaves, own ones included; if several have the most, one follower of each colour present leaves again and again until the land can feed the rest. Afterwards one gang rises on every land that lost followers, but never in a homeland; followers on cards are safe.
    .title = Hunger card

carolingi-rule-5 = Whose action tile is drawn may carry out its action or leave it; only Proclaim peace must be carried out. Tiles with a dot work exactly like those without. An action that is impossible just uses up its tile.
    .title = Actions
carolingi-rule-5-1 = Exert influence in one of three ways: send up to three missi to your homeland (a), or post missi on land cards (b), or unfold influence from cards that carry your followers (c). You cannot mix the three with one tile.
    .title = Exert influence
carolingi-rule-5-1a = Take one to three followers from your missi and put them into your homeland. They do not return to the leudes but stay there, ready to march.
    .title = Send missi to the homeland
carolingi-rule-5-1b = Put any number of your missi on any number of land cards in the slots. The land of such a card must not be ruled by another Carolingian at that moment; forests and lands that nobody rules are always allowed. The followers wait on the card until influence is unfolded or the strip is full, and do not count as followers on lands until then.
    .title = Post missi on land cards
carolingi-rule-5-1c = Choose any number of cards that carry at least one of your followers. Everything on such a card goes to its land, also followers of others and gangs, and the card is discarded. If gangs reach a forest in this way, unrest spreads to its neighbours as in 4.1.
    .title = Unfold influence
carolingi-rule-5-2 = Develop in one of two ways: activate a tile with a dot for two missi (a), or lay up to three development markers on lands that you rule for one missus each (b). These missi return to the leudes.
    .title = Develop
carolingi-rule-5-2a = Move two missi to the leudes and put one of your inactive tiles with a dot among your active ones. Nobody else learns which. You can place it, or give it in a swap, from the next season on; it cannot be the extra action of a peace drawn in the same season. A tile on the swap field is not inactive.
    .title = Activate a tile
carolingi-rule-5-2b = For each marker one missus returns to the leudes. You must rule the land; a land holds two markers at most, and one action lays three at most. Homelands and forests cannot be developed. Each marker brings one more tax and lets the land feed one more follower in a famine. There are 40 markers for everybody.
    .title = Lay development markers
carolingi-rule-5-3 = You receive one tax for each land that you rule and one for each development marker there; your homeland always brings one, forests none. You get at least three, even without any land. Each tax moves one follower one field: from nobiles to leudes, or from leudes to missi; so from nobiles to missi costs two. Mix as you like; what you do not spend is lost.
    .title = Equip missi
carolingi-rule-5-4 = Followers may leave lands that you ruled when the action began, and forests at any time, for a neighbouring land; a sea route counts as a border. Each follower moves once with one tile. All who go from one land to the same neighbour are a group, and each group costs one missus, who returns to the leudes. Nobody may enter another Carolingian’s homeland or a land that is out of play. Any number may leave, also all.
    .title = Move troops
carolingi-rule-5-5 = You may fight on as many lands as you like, forests included, wherever an opponent stands and you have more followers than each other Carolingian and than the gangs, each taken by itself. One piece of every colour present is removed again and again until only yours are left; so you lose as many as the strongest opponent had. Followers return to the leudes, gangs to the supply. After a victory you may make one leude a trophy: one for each tile, four in all.
    .title = Fight and win glory
carolingi-rule-5-6 = Two tiles must be placed every season, but there are too few actions for that, so sooner or later everyone places No action. When it is drawn nothing happens and it returns to its owner at once. It also hides from the others when you will act, and it must accompany Proclaim peace. It cannot be swapped.
    .title = No action
carolingi-rule-5-7 = Choose one land with gangs, also a forest, on which or next to which you have a follower; a sea route or your homeland next to it is enough. Replace up to three gangs there by the same number of your missi. They stay on the land as followers, and the gangs return to the supply. Majorities do not matter.
    .title = Appease unrest
carolingi-rule-5-8 = Peace must be placed together with No action and must be carried out when it is drawn. First you may carry out one active tile of your tableau as an extra action; then your points are counted. With fewer than three peace fails and its tile becomes inactive again, but the extra action stands. With three or more the bag is laid open, and without another peace tile in it you win at once. Otherwise the other peace tiles are drawn by lot, each with its extra action; then only a claimant who alone has three points wins, else all claims fail and the game goes on.
    .title = Proclaim peace
carolingi-rule-6 = In this variant the followers are scattered over the realm at the start, and nobody has a homeland. It can be claimed in the course of the game, which brings a point of its own. Everything else is as in the base game.
    .title = Advanced variant
carolingi-rule-6-1 = Regions, annals, event tiles and tableaus are laid out as in the base game. Then forests and followers come onto the board by cards and by lot, and the unrest rises where nobody stands. Nothing is laid out by the number of players except regions, event tiles and hunger cards.
    .title = Set-up for advanced players
carolingi-rule-6-1-1 = One hunger card fewer than there are players waits beside the board, and one of them joins at every year change. Each Carolingian has eight leudes, eight nobiles and no missi, and keeps the palace. The other eight followers make two heaps of four; the first goes into the bag.
    .title = Hunger cards, palace and followers
carolingi-rule-6-1-2 = Land cards are turned up one by one. The first of a region makes its land the forest and is discarded. With each further one a follower is drawn from the bag, and its owner chooses: on the land of the card if none of the own followers is next to it, and then the card is discarded; or as a missus; or on another land with own followers; or on a card in a strip, never the one just drawn. In the last three cases the card goes into its strip, and a full strip takes effect as in 4.1. When the bag is empty the second heap follows in the same way; without cards only the last three ways are left, and at the end the discarded cards are shuffled into the archivium.
    .title = Land cards, forests and followers
carolingi-rule-6-1-3 = At the end of the set-up every land without followers gets a gang, forests included. First come the lands that have a gang already, then the empty ones. Nothing spreads from a forest now.
    .title = Unrest
carolingi-rule-6-2 = Only two things differ from the base game when the set-up is done. Homelands are claimed with the action Develop, and the palace is a victory condition which a claim to peace needs as well.
    .title = Changed rules
carolingi-rule-6-2-1 = With Develop you may once in the game claim a land as homeland instead: you must rule it, it must have two development markers, its region must have no homeland yet, and three missi return to your leudes. The palace replaces the markers. Followers of others there return to their leudes, and you drive the gangs to neighbouring lands of your choice, where nothing spreads; without such a land they return to the supply. The land’s card leaves the game: your followers on it go to the land, those of others to their leudes, gangs to the supply. From then on the homeland is as safe as in the base game.
    .title = Claim a homeland
carolingi-rule-6-2-2 = Who has claimed a homeland has a point for it. A claim to peace needs the palace and at least three further points after its extra action. Otherwise it fails and the tile becomes inactive.
    .title = Palace point and peace
carolingi-rule-7 = This module makes the game harder and goes with every variant. The cards Anarchy and Rebellion wait beside the board and are shuffled into the archivium before the second year, together with the first hunger card. When one of them is turned up it takes effect and goes to the discard pile, from where it can come again.
    .title = Anarchy & Rebellion
carolingi-rule-7-1 = When Anarchy is turned up, a gang rises on every land in play that nobody rules: where no Carolingian has more followers than all others and the gangs together, so also on empty lands and on those with gangs only. Forests and homelands are spared. The unrest does not spread any further.
    .title = Anarchy
carolingi-rule-7-2 = When Rebellion is turned up, a gang rises on every developed land that has fewer followers than it could feed in a famine: with one marker fewer than two, with two markers fewer than three. Followers of all Carolingians count together, gangs do not. Lands without markers and homelands never rebel.
    .title = Rebellion
carolingi-rule-8 = With the sand timer placing becomes hectic. The first Carolingian whose two tiles lie on the scriptorium turns it; when it has run out, whatever lies there goes into the bag. A single tile may be laid before the second one, so somebody may have one tile in the bag or none. A peace that was laid without No action fails when it is drawn, without an extra action. How long the sand runs is not stated anywhere; 60 seconds are our choice.
    .title = Sand timer
carolingi-rule-814 = The semi-cooperative scenario is played on the other side of the board, from 814 on. It follows the advanced game, but problems threaten all heirs together: they block actions, and too many of them end the game. There is still only one winner, or none.
    .title = Scenario 814
carolingi-rule-814-3 = The set-up is that of the advanced game, with the sundial on 818. The co-regent tile takes the place of peace. Skuld stands on winter, and the supply holds only eight gangs for each player, in the set-up too.
    .title = Set-up of the scenario
carolingi-rule-814-3-5 = Only problem tiles whose number is not above the number of players take part. Each player draws one for the wheel of the seasons; the others wait in a row on the strip. A problem is laid as far ahead of Skuld as possible, three seasons, and one season nearer as long as one of its kind lies there. Every land card that is put into a slot takes the top problem of the strip; when there is none, a gang from the supply. When cards leave a slot for the discard pile, their problems go to the wheel; and unrest spreads from a forest only if no follower was on its card.
    .title = Problem tiles
carolingi-rule-814-4-1 = When the bag is empty, Skuld moves on to the next season. If three problems or more lie there, the game is over at once, before the year change. After the last autumn she does not move any more.
    .title = Skuld
carolingi-rule-814-4-2-1 = Whoever draws a tile while a problem of its kind lies on the present season cannot carry it out. The tile is turned face down and used up, and it cannot solve a problem either. It may be taken back in a swap.
    .title = Blocked actions
carolingi-rule-814-4-2-2 = Instead of its action a drawn tile may solve a problem of its kind on another season than the present one. The tile is turned face down, and the problem goes to the lower end of the strip. The extra action of the co-regent tile can do the same.
    .title = Solving problems
carolingi-rule-814-4-2-3 = After a solved problem you may push one follower of your missi, leudes or nobiles into the favour track. The track holds 5, 7, 9 or 11 stones for two, three, four, and more players. When it is full the oldest stone falls out and returns to its owner’s leudes.
    .title = Honour stones
carolingi-rule-814-4-2-4 = When a land becomes a homeland, the problem on its card returns to the strip, not to the wheel. A gang on the card returns to the supply. This brings no honour stone.
    .title = Palace
carolingi-rule-814-4-3 = The co-regent tile works like peace in the advanced game: together with No action, with an extra action, and with several claims in the bag. It needs the palace and three further points.
    .title = Co-regent
carolingi-rule-814-5 = The game ends when the time is over, and then most points win; or with a successful co-regent; or when the heirs fail, because Skuld meets three problems or because a gang is needed and none is left. Then the emperor chooses among those who have at least one point the one with the most honour stones, a tie going to the youngest stone. If nobody has both, all lose.
    .title = End of the scenario
