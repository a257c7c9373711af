### Carolus Magnus. Names of provinces, colours and sides stand in the board file. Arguments are listed with Carolingi.

carolus-magnus-title = Carolus Magnus
carolus-magnus-summary = The heirs of Charlemagne vie for his empire. Win the noble families at your court, send their knights into the provinces, and lead the Emperor to where you have the majority: there your castles rise, and provinces grow together to regions. For 2 to 4 players, four as two teams.

## Options

carolus-magnus-option-players = Players
    .help = How many play, 2 to 4. Three have fewer castles and more knights; four play as two teams.
carolus-magnus-option-teams = Teams
    .help = Whether partners play together. Four always do (true), two or three never (false); auto is right for all.
carolus-magnus-option-seating = Seating
    .help = Where partners sit when four play: alternate (across from each other) or together (side by side).
carolus-magnus-option-first-round = First round
    .help = Who follows the first player in choosing a disc in the first round: the next one clockwise (clockwise) or whoever the lot decides (lot). The rules do not say.
carolus-magnus-option-full-circle = Full circle
    .help = Whether Charlemagne may go right round to the place where he started, once few places are left. The rules do not forbid it.
carolus-magnus-option-tie-break = Tie-break
    .help = What decides between equal numbers of castles: the colours controlled (markers), or nothing, and the place is shared (shared). The rules do not say.
carolus-magnus-option-stall-rounds = Rounds of a stalemate
    .help = After so many full rounds in which no castle was built or exchanged the game ends, and the castles are counted; with 0 it goes on. Not in the rules.
carolus-magnus-option-team-talk = Talk between partners
    .help = Whether partners may talk about the game. It only notes what you have agreed on.

## Names

carolus-magnus-face-crown = Crown

## Scores

carolus-magnus-score-castles = Castles
carolus-magnus-score-markers = Clan markers

carolus-magnus-reason-castles = All castles of a side were built
carolus-magnus-reason-regions = Too few provinces and regions were left
carolus-magnus-reason-stall = No castle had changed for too long

## Events

carolus-magnus-event-set-up = The provinces are laid out in a ring for { $count } players, a knight on each. Charlemagne starts here: { $province }.
carolus-magnus-event-first-chooser = The lot has decided: { $seat } chooses a disc first.
carolus-magnus-event-round = Round { $round }
carolus-magnus-event-disc = { $seat } lays the disc { $count }.
carolus-magnus-event-turn = { $seat } begins a turn.
carolus-magnus-event-court = { $seat } adds to the court: { $colour }.
carolus-magnus-event-control = { $seat } gets the clan marker and controls a new colour: { $colour }.
carolus-magnus-event-control-from = { $seat } takes control of a colour from { $seat2 }: { $colour }.
carolus-magnus-event-sent = { $seat } sends a knight into the provinces: { $colour } → { $province }.
carolus-magnus-event-moved =
    { $seat } moves Charlemagne { $count ->
        [one] one step
       *[other] { $count } steps
    }: { $province }.
carolus-magnus-event-no-majority = { $province }: no side has the majority, so nothing changes.
carolus-magnus-event-stays = { $province }: { $side } has the majority and stays in possession.
carolus-magnus-event-built = { $province }: { $side } has the majority and builds a castle.
carolus-magnus-event-exchanged =
    { $province }: { $side } has the majority and takes over from { $side2 }, with { $count ->
        [one] one castle
       *[other] { $count } castles
    }.
carolus-magnus-event-merged = { $province } and { $province2 } grow together to a region of { $side }.
carolus-magnus-event-crown = { $seat } names a colour for a crown: { $colour }.
carolus-magnus-event-reserve = { $seat } fills up the reserve: { $colour }.
carolus-magnus-event-returned =
    { $colour } has run out: every player returns { $count ->
        [one] one knight
       *[other] { $count } knights
    } of this colour from court.
carolus-magnus-event-thrown-again = { $seat } throws a die again, because this colour cannot be had: { $colour }.
carolus-magnus-event-nothing-left = { $seat }: no knight can be had any more, the reserve stays short.
carolus-magnus-event-end-castles = A side has built its last castle. The game is over at once.
carolus-magnus-event-end-regions = Fewer than four provinces and regions are left. The game is over at once, and the castles are counted.
carolus-magnus-event-end-stall = For many rounds no castle was built or exchanged. The game is over, and the castles are counted.

## Prompts: what is asked

carolus-magnus-prompt-disc = Choose a disc. The lowest number plays first, and the number is also the most steps that you may move Charlemagne.
carolus-magnus-prompt-knights =
    Bring knights from your reserve into play, to your court or into a province or region. { $left ->
        [one] One knight is
       *[other] { $left } knights are
    } still to be placed.
carolus-magnus-prompt-emperor =
    Move Charlemagne clockwise, { $limit ->
        [one] one step
       *[other] 1 to { $limit } steps
    }. He stands here: { $province }. Where he stops, the side with the majority builds or takes over.
carolus-magnus-prompt-crown =
    You have thrown a crown: name a colour and take a knight of it into your reserve. { $left ->
        [one] It is the last crown of this throw.
       *[other] There are { $left } crowns left in this throw.
    }{ $rest ->
        [0] {""}
       *[other] {" "}To its right lie: { $dice }.
    }

## Choices: short labels

carolus-magnus-choice-disc = Disc { $count }
carolus-magnus-choice-court = { $colour } to the court
carolus-magnus-choice-send = { $colour } → { $province }
carolus-magnus-choice-move =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
carolus-magnus-choice-crown = Take { $colour }
carolus-magnus-choice-done = Done

## Refusals: what is wrong, and what would be allowed

carolus-magnus-refusal-no-such-disc = There is no disc { $disc }. You can choose: { $allowed }.
carolus-magnus-refusal-disc-used = You have used the disc { $disc } already; it comes back when you have laid all of yours. You can choose: { $allowed }.
carolus-magnus-refusal-disc-taken = The disc { $disc } lies on the table already; only somebody with no other number left may choose it too. You can choose: { $allowed }.
carolus-magnus-refusal-no-knight = You have no knight of this colour in your reserve: { $colour }. Choose a colour that is there.
carolus-magnus-refusal-must-move = Charlemagne must move at least one step.
carolus-magnus-refusal-too-far =
    You want to move { $given } steps, but { $limit ->
        [one] only one is
       *[other] { $limit } at most are
    } possible now.
carolus-magnus-refusal-full-circle =
    Charlemagne may not return to where he stands: the full circle is barred in this game. { $limit ->
        [one] One step is
       *[other] { $limit } steps are
    } the most.
carolus-magnus-refusal-colour-exhausted = This colour cannot be had: { $colour }. None is left, and not every court could give one back. Name another.

## Explanations: why something is so, and what would follow

# { $you } is yes or no: whether the sentence is about the viewer. { $figures } is how all sides compare, such as 3 : 1 : 1.
carolus-magnus-why-majority =
    { $you ->
        [yes] You have
       *[no] { $side } has
    } the majority, { $figures }.
carolus-magnus-why-tie = A tie, { $figures } ({ $sides }): nobody has the majority.
carolus-magnus-why-nobody = Nobody has the majority: nothing here counts for any side.
carolus-magnus-why-knights = { $side }: { $count } × { $colour }, controlled by { $seat }.
carolus-magnus-why-castles =
    { $side }: { $count ->
        [one] one castle
       *[other] { $count } castles
    }.
carolus-magnus-why-ignored = Not counted: { $count } × { $colour }, because nobody controls this colour.
carolus-magnus-why-control =
    { $colour }: { $you ->
        [yes] you control
       *[no] { $seat } controls
    } this colour, { $figures } at the courts.
carolus-magnus-why-control-kept =
    { $colour }: { $you ->
        [yes] you keep
       *[no] { $seat } keeps
    } control of this colour although there is a tie, { $figures } at the courts.
carolus-magnus-why-uncontrolled = { $colour }: nobody controls this colour yet.
carolus-magnus-stop-leads =
    { $you ->
        [yes] You lead
       *[no] { $side } leads
    } { $figures }.
carolus-magnus-stop-tie = Nobody leads, { $figures }.
carolus-magnus-stop-nobody = Nothing counts here.
carolus-magnus-stop-builds =
    { $you ->
        [yes] You build
       *[no] { $side } builds
    } a castle.
# { $yours } is yes or no: whether the castles of { $owner } are the viewer’s.
carolus-magnus-stop-exchanges =
    { $you ->
        [yes] You take
       *[no] { $side } takes
    } over from { $yours ->
        [yes] you
       *[no] { $owner }
    }, with { $count ->
        [one] one castle
       *[other] { $count } castles
    }.
carolus-magnus-stop-stays =
    Nothing changes, { $you ->
        [yes] you own
       *[no] { $side } owns
    } the place already.
carolus-magnus-stop-nothing = Nothing changes.
carolus-magnus-stop-merges = Grows together with: { $provinces }.
carolus-magnus-stop-last-castle =
    { $you ->
        [yes] That is your last castle: you win at once.
       *[no] That is the last castle: { $side } wins at once.
    }
carolus-magnus-stop-few-places = Fewer than { $limit } provinces and regions would be left: the game ends, and most castles win.

## Rules: every section in our own words

carolus-magnus-rule-set-up = Fifteen provinces form a ring, and each gets one knight by lot, three of each of the five colours. Charlemagne starts in a province chosen by lot; it is not scored before he moves, and nobody has a castle or a clan marker yet. Every player has a court, discs with the numbers 1 to 5, ten castles, and seven knights in a reserve that all can see; with three players eight castles and nine knights. Partners share ten castles. The lot decides who chooses a disc first, and the others follow clockwise. Clockwise from there each throws the dice for the whole first reserve and then names a colour for each crown.
    .title = Set-up
carolus-magnus-rule-preparation = At the start of a round everybody lays one disc, one after the other: in the first round from the player whom the lot decides, later in the order of play of the last round. A number that lies there already may be chosen only by somebody who has no other number left. The lowest number plays first; of equal numbers the one laid first counts as the lower, also between partners. The number is also the most steps that you may move Charlemagne. Used discs stay aside until all five are used, and then come back, for everybody at the same time.
    .title = Choosing discs
carolus-magnus-rule-action = In the order of the discs everybody takes one turn of three actions: bring knights into play, move Charlemagne, fill up the reserve. All three must be done. Castles change only where Charlemagne stops, and that happens by itself, for whichever side has the majority. Until you have confirmed the move with “done” and the dice are thrown, you can take everything back.
    .title = A turn
carolus-magnus-rule-knights = You bring exactly three knights of your reserve into play, with three players four; fewer only if you own fewer. Each goes to your own court or into any province or region, in any split, and stays there for good. Whoever has more knights of a colour at court than every other single player controls it and holds its clan marker; on a tie the holder keeps it. So the very first knight of a colour at a court takes the marker at once. All knights of a colour in the provinces count for whoever controls it at the moment. Knights in a reserve count nowhere.
    .title = Knights
carolus-magnus-rule-emperor = Charlemagne moves clockwise, one step at least and at most as many as the number on your disc. A region is one step, just like a province. Only the place where he stops counts, none that he passes. When few places are left he may go full circle and stop where he started, unless an option bars it. Where he stops, the side with the majority builds or takes over, whoever has moved him; he himself counts for nobody.
    .title = The Emperor
carolus-magnus-rule-castles = Where Charlemagne stops, each side counts the knights of the colours it controls, and one for each castle of its own there; colours that nobody controls are ignored. The side with more than every other single side has the majority; if several are equal for the most, nothing changes, even if the owner has fewer. In a place without a castle the majority builds one; castles of another side are all exchanged, and go back into the stock of their owner. A side that owns the place already builds nothing more. All this is not optional: on your turn an opponent may get a castle. Who has too few castles for a takeover places all that are left, and has thereby won.
    .title = Castles
carolus-magnus-rule-regions = Where a castle was built or exchanged, the place grows together with its neighbours on the left and on the right if they carry castles of the same side. That is compulsory and for ever, and it also happens on somebody else’s turn. Castles decide, not who would have the majority in the neighbour now. In a region all castles and knights count together: it is harder to take, but all its castles change sides at once. For Charlemagne it is one step.
    .title = Regions
carolus-magnus-rule-reserve = After Charlemagne’s move you throw three dice, with three players four, and take a knight of each colour that shows; for a crown you name a colour. The dice are settled from left to right. If a colour has run out, all players first return the same number of it from their courts, as many as the smallest of these courts has, so that control does not change. If that is none, the die is thrown again, and a crown must name another colour. If nothing can be had at all, the rest of the throw lapses; a reserve that is short gets no extra dice later.
    .title = Reserve
carolus-magnus-rule-end = A side that has all its castles on the board, ten, or eight with three players, wins at once, also on somebody else’s turn. Otherwise the game ends at once when fewer than four provinces and regions are left, and most castles win. It also ends by castles after a number of full rounds in which no castle was built or exchanged; that is ours, and can be switched off. Equal castles are decided by the clan markers of a side, then the place is shared; the rules have no tie-break, and an option can leave out the markers. The other places are ranked in the same way, and partners share theirs.
    .title = End of the game
carolus-magnus-rule-three = Three players have eight castles each and win with the eighth, and they have nine knights in reserve. Each turn they bring four knights into play and throw four dice. A majority need only be larger than that of each other player, not than both together. To draw level is never enough: neither for a colour at court nor for a province.
    .title = Three players
carolus-magnus-rule-teams = Four play as two teams, white and black, with one stock of ten castles for each team. Everybody has a court, a reserve, discs and turns as with two players, and no knights are exchanged. A colour is controlled by a single player; the courts of partners are never added, and a partner may take a colour over from the other. In provinces and regions the knights of both partners count together. Partners sit alternately unless an option puts them together. Whether they may talk is agreed on before the game.
    .title = Four players
