### Wallenstein. Les noms des terres et des régions se trouvent dans le fichier du plateau.

wallenstein-title = Wallenstein
wallenstein-summary = Les chefs de guerre de la guerre de Trente Ans se disputent les terres de l’Empire. Planifiez en secret dix actions, enchérissez pour votre rang, bâtissez palais, églises et comptoirs et nourrissez vos terres pendant deux hivers ; la tour à dés décide de chaque combat. Pour 3 à 5 joueurs.

## Options

wallenstein-option-players = Joueurs
    .help = Combien jouent, de 3 à 5. À trois, huit terres sont hors jeu.
wallenstein-option-setup = Terres de départ
    .help = Si les terres de départ suivent la répartition imprimée (given) ou sont choisies tour à tour parmi deux cartes ouvertes et une pile (free).
wallenstein-option-court = À la cour de l’Empereur
    .help = Si l’extension est en jeu : des armées deviennent des courtisans, et les courtisans obtiennent des faveurs de l’Empereur. Les montants de la plupart des faveurs sont reconstitués.
wallenstein-option-landsknechte = Lansquenets
    .help = Si la petite extension est en jeu : un bonus pour qui a des terres dans au moins quatre régions.
wallenstein-option-tower = Tour à dés
    .help = Comment la tour est simulée : deux étages qui retiennent des cubes et d’où les cubes qui tombent en délogent d’autres (two_floor), ou l’ancien modèle où sortent deux cubes jetés sur trois et un cube posé sur trois (historic). Les deux sont reconstitués.

## Noms

wallenstein-action-palace = Bâtir un palais
wallenstein-action-church = Bâtir une église
wallenstein-action-trading-house = Bâtir un comptoir
wallenstein-action-grain = Percevoir du grain
wallenstein-action-tax = Lever l’impôt
wallenstein-action-armies-5 = Lever 5 armées
wallenstein-action-armies-3 = Lever 3 armées
wallenstein-action-army-1-move = Lever 1 armée et déplacer
wallenstein-action-battle-a = Combat/mouvement A
wallenstein-action-battle-b = Combat/mouvement B
wallenstein-field-bid = Enchère
wallenstein-card-coin-0 = Carte de 0 pièce
wallenstein-card-coin-1 = Carte de 1 pièce
wallenstein-card-coin-2 = Carte de 2 pièces
wallenstein-card-coin-3 = Carte de 3 pièces
wallenstein-card-coin-4 = Carte de 4 pièces
wallenstein-building-palace = Palais
wallenstein-building-church = Église
wallenstein-building-trading-house = Comptoir
wallenstein-advantage-tax-plus-1 = +1 thaler
wallenstein-advantage-grain-plus-1 = +1 grain
wallenstein-advantage-six-armies = 6 armées
wallenstein-advantage-attack-plus-1 = +1 armée à l’attaque
wallenstein-advantage-defence-plus-1 = +1 armée en défense
wallenstein-event-trading-house-calms-a = Les comptoirs apaisent (hiver : 5 grains)
wallenstein-event-trading-house-calms-b = Les comptoirs apaisent (hiver : 7 grains)
wallenstein-event-palace-defence-a = Les palais défendent (hiver : 2 grains)
wallenstein-event-palace-defence-b = Les palais défendent (hiver : 6 grains)
wallenstein-event-tax-max-5 = Impôt : 5 au plus (hiver : 0 grain)
wallenstein-event-tax-min-6 = Impôt : 6 au moins (hiver : 2 grains)
wallenstein-event-grain-min-4 = Grain : 4 au moins (hiver : 3 grains)
wallenstein-event-grain-max-3 = Grain : 3 au plus (hiver : 4 grains)
wallenstein-event-neutral-two-farmers = Deux paysans dans les terres neutres (hiver : 3 grains)
wallenstein-event-church-peace-a = Pas d’attaque contre les églises (hiver : 3 grains)
wallenstein-event-church-peace-b = Pas d’attaque contre les églises (hiver : 4 grains)
wallenstein-event-fewer-recruits = Moins de recrues : 3 et 2 armées (hiver : 1 grain)
wallenstein-season-spring = printemps
wallenstein-season-summer = été
wallenstein-season-autumn = automne
wallenstein-season-winter = hiver
wallenstein-cube-red = Rouge
wallenstein-cube-blue = Bleu
wallenstein-cube-yellow = Jaune
wallenstein-cube-black = Noir
wallenstein-cube-purple = Violet
wallenstein-cube-farmer = Paysans
wallenstein-reason-money = l’argent manque
wallenstein-reason-site = aucun emplacement n’est libre
wallenstein-reason-same = un tel bâtiment s’y trouve déjà
wallenstein-reason-stock = il ne reste aucun bâtiment de cette sorte
wallenstein-reason-supply = il reste trop peu d’armées en réserve
wallenstein-reason-alone = une seule armée s’y trouve, et elle doit rester
wallenstein-reason-nowhere = on ne peut entrer dans aucune terre voisine
wallenstein-field-court-3 = Envoyer 3 courtisans
wallenstein-field-court-2 = Envoyer 2 courtisans
wallenstein-field-court-1 = Envoyer 1 courtisan
wallenstein-card-tower = Carte de tour
wallenstein-favour-favour-1 = 1 : Annuler l’événement
wallenstein-favour-favour-2 = 2 : 3 thalers
wallenstein-favour-favour-3 = 3 : 3 armées dans le bac
wallenstein-favour-favour-4 = 4 : Apaiser une terre
wallenstein-favour-favour-5 = 5 : 2 grains
wallenstein-favour-favour-6 = 6 : 1 point
wallenstein-favour-favour-7 = 7 : Un comptoir
wallenstein-favour-favour-8 = 8 : 4 armées dans le bac
wallenstein-favour-favour-9 = 9 : 5 thalers
wallenstein-favour-favour-10 = 10 : Pas d’attaque par A
wallenstein-favour-favour-11 = 11 : Pas d’attaque par B
wallenstein-favour-favour-12 = 12 : 3 armées dans une terre
wallenstein-favour-favour-13 = 13 : 2 points
wallenstein-favour-favour-14 = 14 : 5 armées dans le bac
wallenstein-favour-favour-15 = 15 : 4 grains
wallenstein-favour-favour-16 = 16 : 7 thalers
wallenstein-favour-favour-17 = 17 : Une église
wallenstein-favour-favour-18 = 18 : Pas d’attaque par A ni B
wallenstein-favour-favour-19 = 19 : 3 points
wallenstein-favour-favour-20 = 20 : 6 grains
wallenstein-favour-favour-21 = 21 : Un palais
wallenstein-bonus-coins = Thalers
wallenstein-bonus-tray-armies = Armées dans le bac
wallenstein-bonus-victory-points = Points
wallenstein-bonus-grain = Grain

## Score

wallenstein-score-points = Points
wallenstein-score-lands = pour les terres
wallenstein-score-buildings = pour les bâtiments
wallenstein-score-majorities = pour les majorités
wallenstein-score-favours = par faveurs et bannières
wallenstein-score-next = Prochain décompte, à cette heure
wallenstein-score-money = Thalers
wallenstein-tally-attack = Combats par partie
wallenstein-tally-conquered = Combats gagnés par l’attaquant
wallenstein-tally-drawn = Combats sans vainqueur
wallenstein-tally-revolt = Révoltes par partie
wallenstein-tally-land-lost = Pays perdus face aux paysans
wallenstein-tally-built = Bâtiments construits
wallenstein-reason-years = Les deux années sont passées

## Événements

wallenstein-event-set-up = L’Empire est prêt pour { $count } joueurs, chacun avec { $money } thalers.
wallenstein-event-begins = { $seat } choisit la première terre.
wallenstein-event-card-open = Carte de terre ouverte : { $land }.
wallenstein-event-card-taken = { $seat } prend une carte de terre : { $land }.
wallenstein-event-card-blind = { $seat } tire de la pile : { $land }.
wallenstein-event-exchanged = { $seat } met les deux cartes ouvertes sous la pile : { $land }, { $land2 }.
wallenstein-event-starts = { $seat } commence ici : { $land }. Armées : { $count }.
wallenstein-event-filled = Premier remplissage de la tour, { $cube } : { $count } y restent.
wallenstein-event-courtiers = { $seat } a des courtisans dans la salle de réception : { $count }.
wallenstein-event-event-open = Événement ouvert : { $event }.
wallenstein-event-season = Année { $year }, { $season }
wallenstein-event-action-open = Carte d’action : { $action }.
wallenstein-event-advantage-open = Rang { $count } dans l’ordre du jeu : { $advantage }.
wallenstein-event-favour-open = Faveur ouverte : { $favour }. Courtisans : { $count }.
wallenstein-event-laid = { $seat } pose une carte, { $field } : { $card }.
wallenstein-event-cleared = { $seat } reprend une carte en main : { $field }.
wallenstein-event-plan-made = { $seat } a terminé son plan.
wallenstein-event-planned = Tous les plans sont faits.
wallenstein-event-event = Événement de la saison : { $event }.
wallenstein-event-bid = { $seat } enchérit : { $card }.
wallenstein-event-no-bid = { $seat } n’enchérit pas.
wallenstein-event-place = { $seat } prend le rang { $count } : { $advantage }.
wallenstein-event-order = Ordre du jeu, { $count } : { $seat }.
wallenstein-event-banner = { $seat } a des terres dans quatre régions et passe à la bannière { $count }.
wallenstein-event-gift-money = { $seat } reçoit des thalers : { $money }.
wallenstein-event-gift-grain = { $seat } reçoit du grain : { $count }.
wallenstein-event-gift-points = { $seat } reçoit des points : { $count }.
wallenstein-event-gift-armies = { $seat } pose des armées dans le bac : { $count }.
wallenstein-event-courtiers-sent = { $seat } envoie des courtisans, { $card } : { $count }.
wallenstein-event-court-skipped = { $seat } n’envoie personne ici : { $field }.
wallenstein-event-court-lapsed = { $seat }, { $field }, { $card } : sans effet, il y a trop peu d’armées ou de courtisans.
wallenstein-event-audience = { $seat } est reçu en audience. Courtisans : { $count }.
wallenstein-event-favour-taken = { $seat } obtient une faveur : { $favour }. Courtisans : { $count }.
wallenstein-event-favour-declined = { $seat } ne demande aucune faveur.
wallenstein-event-favour-void = { $seat } ne peut pas utiliser cette faveur : { $favour }.
wallenstein-event-event-cancelled = { $seat } fait annuler l’événement : { $event }.
wallenstein-event-ward = { $seat } garde la faveur : elle écartera les prochains troubles.
wallenstein-event-immune = { $seat } ne peut être attaqué cette saison : { $favour }.
wallenstein-event-occupied = { $seat } place des armées, { $land } : { $count }.
wallenstein-event-action = Action { $count } : { $action }
wallenstein-event-skips = { $seat } renonce à cette action : { $action }.
wallenstein-event-turn = { $seat } retourne une carte, { $action } : { $land }.
wallenstein-event-lapsed = { $seat }, { $action }, { $land } : sans effet, car { $reason }.
wallenstein-event-built = { $seat } bâtit, { $land } : { $building }.
wallenstein-event-calmed = { $land } : marqueurs de troubles retirés : { $count }.
wallenstein-event-grain = { $seat } perçoit du grain, { $land } : { $count }.
wallenstein-event-tax = { $seat } lève l’impôt, { $land } : { $money }.
wallenstein-event-unrest = { $land } : les troubles montent à { $count }.
wallenstein-event-warded = { $seat } écarte les troubles par faveur de l’Empereur : { $land }.
wallenstein-event-recruited = { $seat } lève des armées, { $land } : { $count }.
wallenstein-event-moved = { $seat } déplace des armées, { $land } → { $land2 } : { $count }.
wallenstein-event-attack = { $seat } attaque, { $land } → { $land2 } : { $count } armées.
wallenstein-event-aided = { $seat } jette une armée de plus, prise dans la réserve.
wallenstein-event-thrown = Jetés dans la tour, { $cube } : { $count }, et du bac : { $count2 }.
wallenstein-event-tray = Dans le bac, { $cube } : { $count }.
wallenstein-event-conquered = { $seat } gagne { $count } : { $count2 } et prend la terre : { $land }.
wallenstein-event-repelled = { $seat } échoue à { $count } : { $count2 } ; la terre reste neutre : { $land }.
wallenstein-event-defended = { $seat } tient la terre à { $count } : { $count2 } : { $land }.
wallenstein-event-drawn = Égalité, { $count } : { $count2 } : la terre n’est plus à personne et tout y est perdu : { $land }.
wallenstein-event-card-lost = { $seat } perd la carte de cette terre, et avec elle une action, { $field } : { $land }.
wallenstein-event-revolt = Révolte contre { $seat }, { $land } : paysans : { $count }.
wallenstein-event-suppressed = { $seat } réprime la révolte à { $count } : { $count2 } : { $land }.
wallenstein-event-land-lost = { $seat } perd la terre face aux paysans, { $count } : { $count2 } : { $land }.
wallenstein-event-winter = Hiver : { $event }. Chacun perd du grain : { $count }.
wallenstein-event-grain-lost = { $seat } perd du grain : { $count }. Il reste : { $count2 }.
wallenstein-event-supplied = { $seat } peut nourrir toutes ses terres.
wallenstein-event-unsupplied = { $seat } manque de grain pour autant de terres : { $count }.
wallenstein-event-scored = { $seat } marque pour les terres : { $count }, pour les bâtiments : { $count2 }.
wallenstein-event-majority = { $seat } en a le plus en { $region }, { $building } : { $count } points.
wallenstein-event-points = { $seat } a maintenant : { $count } points.
wallenstein-event-year = L’année { $year } commence : plus de grain, plus de troubles, de nouveaux événements.
wallenstein-event-end-years = Le second hiver est passé, et la partie avec lui.

## Questions

wallenstein-prompt-start-land = Choisissez une terre de départ : l’une des cartes ouvertes, { $lands }, ou celle du dessus de la pile.
wallenstein-prompt-place-group = Quel groupe d’armées commence ici ? { $land }
wallenstein-prompt-plan = Posez une carte face cachée sur chacune des { $fields } cases : une carte de terre là où l’action doit avoir lieu, une carte de pièces sinon, et une enchère. Puis « done ».
wallenstein-prompt-place = Choisissez un rang dans l’ordre du jeu, avec son avantage. Doivent encore choisir : { $left }.
wallenstein-prompt-bonus = Choisissez un bonus de votre bannière. Thalers : { $money }, armées dans le bac : { $armies }, grain : { $grain }, points : { $points }.
wallenstein-prompt-favour = Vous pouvez demander une faveur. Vos courtisans en audience : { $count }.
wallenstein-prompt-cancel-event = Vous pouvez faire annuler l’événement de la saison : { $event }.
wallenstein-prompt-calm = Retirez un marqueur de troubles de l’une de vos terres.
wallenstein-prompt-build-free = Dans laquelle de vos terres doit-il se trouver ? { $building }
wallenstein-prompt-occupy = Placez des armées dans une terre à vous ou neutre : { $count }.
wallenstein-prompt-reinforce = Vous pouvez déplacer des armées vers une terre voisine à vous. { $land } : { $count } ; une au moins reste.
wallenstein-prompt-march = Vous pouvez marcher sur une terre voisine ; si elle n’est pas à vous, il y a combat. { $land } : { $count } ; une au moins reste.
wallenstein-prompt-revolt = Choisissez la révolte suivante. Révoltes restantes : { $left } ; paysans en plus des marqueurs : { $farmers }.

## Choix

wallenstein-choice-take = Prendre { $land }
wallenstein-choice-pile = De la pile
wallenstein-choice-exchange = Échanger les deux cartes
wallenstein-choice-group = Groupe de { $count }
wallenstein-choice-lay = { $field } : { $card }
wallenstein-choice-clear = Libérer : { $field }
wallenstein-choice-choose = { $advantage }
wallenstein-choice-bonus = { $bonus }
wallenstein-choice-ask = { $favour }
wallenstein-choice-cancel = Annuler l’événement
wallenstein-choice-favour = { $land }
wallenstein-choice-march = { $count } → { $land }
wallenstein-choice-revolt = D’abord { $land }
wallenstein-choice-done = Terminé

## Refus

wallenstein-refusal-out-of-play = { $land } est hors jeu à trois joueurs : personne n’y entre, et sa carte ne sert pas.
wallenstein-refusal-card-not-open = La carte de { $land } n’est pas ouverte. Cartes ouvertes : { $lands }.
wallenstein-refusal-not-the-same-cards = Vous ne pouvez échanger les cartes ouvertes que si ce sont les deux mêmes qu’à votre dernier tour.
wallenstein-refusal-exchanged-already = Vous avez déjà échangé les cartes ouvertes pendant ce tour.
wallenstein-refusal-no-such-group = Vous n’avez plus de groupe de { $given } armées. Il reste : { $allowed }.
wallenstein-refusal-plan-incomplete = Votre plan n’est pas complet, cases libres : { $left }. Couvrez d’une carte de pièces ce que vous ne voulez pas.
wallenstein-refusal-field-empty = Aucune carte ne se trouve sur cette case : { $field }.
wallenstein-refusal-not-your-land = { $land } n’est pas à vous : vous n’avez pas sa carte.
wallenstein-refusal-card-laid = Cette carte se trouve déjà sur une autre case : { $card } ({ $field }). Chaque carte ne se pose qu’une fois.
wallenstein-refusal-bid-too-high = Vous ne pouvez pas enchérir plus que vous n’avez : { $card }, et vos thalers sont { $has }.
wallenstein-refusal-place-taken = Ce rang est déjà pris par { $seat } : { $advantage }.
wallenstein-refusal-not-adjacent = { $to } n’est pas voisine de { $from }.
wallenstein-refusal-only-own-lands = { $land } n’est pas à vous ; par cette action, les armées ne se déplacent qu’entre vos terres.
wallenstein-refusal-church-peace = { $land } a une église, et de telles terres ne peuvent être attaquées cette saison.
wallenstein-refusal-immune = { $land } est à { $seat } ; par faveur de l’Empereur, aucune attaque n’est permise par cette action.
wallenstein-refusal-favour-not-open = Cette faveur n’est pas ouverte : { $favour }.
wallenstein-refusal-too-few-courtiers = Cette faveur coûte { $needs } courtisans, et vous en avez { $has } en audience : { $favour }.
wallenstein-refusal-no-favour-there = La faveur n’a pas d’effet en { $land }. Choisissez une autre terre.
wallenstein-refusal-no-such-bonus = Ce bonus n’est pas sur votre bannière : { $bonus }.
wallenstein-refusal-count-zero = Une armée au moins doit marcher ; sinon, dites « done ».
wallenstein-refusal-one-must-stay = Une armée au moins doit rester en { $land } : il y en a { $has }, et vous voulez en déplacer { $given }.
wallenstein-refusal-no-revolt-there = Aucune révolte ne menace en { $land } ; choisissez l’une des terres tirées.

## Explications

wallenstein-why-neutral = La terre n’est à personne. Qui l’attaque se bat contre des paysans.
wallenstein-why-owned =
    { $you ->
        [yes] Votre terre.
       *[no] Terre de { $seat }.
    } Armées : { $count }.
wallenstein-why-unrest = Troubles : { $count }. Les paysans du bac n’aident pas le propriétaire ; qui perçoit ici grain ou impôt affronte une révolte d’autant de paysans.
wallenstein-why-calm = Tout est calme ici : les paysans du bac se battent pour le propriétaire.
wallenstein-why-spared = Son église la protège des attaques cette saison.
wallenstein-why-protected =
    La faveur de l’Empereur { $you ->
        [yes] vous protège
       *[no] protège { $seat }
    } cette saison des attaques avec cette action : { $action }.
wallenstein-why-majority =
    { $you ->
        [yes] Vous en avez
       *[no] { $seat } en a
    } le plus, { $figures } : { $points } points.
wallenstein-why-tied =
    Égalité en tête, { $figures } : { $points } points pour chacun{ $you ->
        [yes] , vous compris
       *[no] {""}
    }.
wallenstein-why-supplied =
    Si l’hiver prend { $loss } grains, { $you ->
        [yes] vous pouvez nourrir toutes vos terres
       *[no] { $seat } peut nourrir toutes ses terres
    }.
wallenstein-why-unsupplied =
    Si l’hiver prend { $loss } grains, { $you ->
        [yes] vous manquez
       *[no] { $seat } manque
    } de grain pour des terres : { $count }. Révoltes : { $revolts }, chacune avec des paysans en plus : { $farmers }.
wallenstein-why-wintered =
    Le ravitaillement de cet hiver est réglé pour { $you ->
        [yes] vous
       *[no] { $seat }
    }.

## Règles : chaque section en nos propres mots

wallenstein-rule-set-up = Le plateau montre 45 terres en cinq régions ; à trois joueurs, huit terres sont hors jeu : personne n’y entre et leurs cartes ne servent pas. Chacun reçoit 62 armées, cinq cartes de pièces de 0 à 4 et 18 thalers à trois, 15 à quatre, 12 à cinq. Les terres viennent de la répartition imprimée ou sont choisies. Armées et thalers sont toujours visibles.
    .title = Mise en place
wallenstein-rule-start-lands = Toutes les cartes de terre en jeu sont mélangées, et deux sont ouvertes. Tour à tour, à partir de celui que le sort désigne, chacun prend une carte ouverte ou celle du dessus de la pile et place dans cette terre un groupe d’armées de son choix ; une carte ouverte prise est remplacée. Il y a neuf groupes à trois joueurs, huit à quatre, sept à cinq. Qui trouve les deux mêmes cartes ouvertes qu’à son dernier tour peut, une fois par tour, les mettre sous la pile et en retourner deux autres. Les terres que personne n’a prises sont neutres.
    .title = Choix des terres de départ
wallenstein-rule-tower = Tous les combats passent par la tour : les cubes des deux camps y sont jetés avec tout ce qui se trouve dans le bac. Certains y restent, et d’autres qui s’y trouvaient en sortent. Avant la partie, on y jette sept armées de chacun et dix paysans ; ce qui tombe retourne dans les réserves. On ne retire jamais rien de la tour. La probabilité qu’un cube y reste est notre reconstitution.
    .title = La tour à dés
wallenstein-rule-seasons = La partie dure deux années, avec printemps, été, automne et hiver. Pendant les trois premières saisons, on dispose les cartes d’action et les avantages, chacun planifie dix actions et une enchère, un événement est tiré, les enchères fixent l’ordre, et les dix actions ont lieu. Ensuite toutes les cartes reviennent en main, et l’événement quitte le jeu. L’hiver apporte la faim et le décompte.
    .title = Les saisons
wallenstein-rule-action-cards = Les dix cartes d’action sont mélangées à chaque saison ; elles disent dans quel ordre les actions ont lieu. Cinq sont ouvertes pendant la planification, cinq cachées. Quand une action est finie, la carte cachée suivante est retournée.
    .title = Cartes d’action
wallenstein-rule-advantages = Les cinq avantages sont mélangés à chaque saison et posés sur les rangs de l’ordre du jeu. Qui prend un rang a son avantage pour la saison : un thaler de plus à l’impôt, un grain de plus, six armées au lieu de cinq, une armée de plus de sa réserve en attaquant, ou une de plus quand un autre joueur attaque. L’événement s’applique d’abord, puis l’avantage. Les avantages que personne n’a pris ne servent pas.
    .title = Les avantages
wallenstein-rule-planning = En secret et en même temps, chacun pose une carte sur chacune des dix cases d’action et sur celle de l’enchère. Une carte de terre veut dire que l’action aura lieu dans cette terre, une carte de pièces qu’elle n’aura pas lieu. Chaque carte ne se pose qu’une fois : chaque terre a donc une action par saison. Qui a moins de cartes que de cases les pose toutes et choisit les cases qui restent libres. On peut changer son plan jusqu’à ce que le dernier joueur ait fini.
    .title = La planification
wallenstein-rule-bid = Toutes les enchères sont montrées ensemble et payées : les pièces de la carte, rien pour une carte de terre. Personne ne peut enchérir plus qu’il n’a. La plus haute choisit d’abord ; une carte de terre vient après toutes les pièces mais avant la carte 0, et qui n’a pas posé de carte vient en dernier. À enchères égales le sort décide, et toutes les cartes de terre sont égales.
    .title = Les enchères
wallenstein-rule-event = Au début d’une année, quatre événements sont ouverts. À chacune des trois saisons, l’un d’eux est tiré après la planification et change une action pour tous ; puis il quitte le jeu. Le quatrième dit combien de grain chacun perd en hiver. Il y a des limites à l’impôt ou au grain, moins de recrues, des paysans plus calmes, des palais qui défendent, des églises qu’on ne peut attaquer et des terres neutres plus fortes.
    .title = Les événements
wallenstein-rule-order = Dans l’ordre des enchères, chacun choisit un rang libre de 1 à 5, et avec lui l’avantage qui s’y trouve. Les rangs donnent l’ordre du jeu de la saison ; ceux sans chef sont sautés. L’ordre de l’automne vaut aussi pour l’hiver.
    .title = L’ordre du jeu
wallenstein-rule-actions = Action après action, chacun dans l’ordre du jeu retourne sa carte et exécute l’action dans cette terre. Qui peut agir le doit ; ce qui ne pourrait se faire qu’en partie est sans effet et ne coûte rien. Marcher est toujours facultatif. Si une terre est perdue, sa carte quitte aussitôt le tableau, et l’action avec elle ; une terre gagnée sert à partir de la saison suivante.
    .title = Exécuter les actions
wallenstein-rule-building = Un palais coûte 3 thalers, une église 2, un comptoir 1. Il va sur un emplacement libre de la terre ; les terres en ont un à trois, et chaque sorte de bâtiment ne s’y trouve qu’une fois. S’il manque l’argent, l’emplacement ou le bâtiment, l’action est sans effet.
    .title = Bâtir
wallenstein-rule-income = Vous recevez autant de grain ou de thalers que la terre en rapporte, dans les limites de l’événement, et un de plus avec le bon avantage. Ce qui est perçu est gardé quoi qu’il arrive. S’il y avait déjà des marqueurs de troubles, les paysans se révoltent, un par marqueur. Si vous tenez encore la terre, elle reçoit un marqueur de plus.
    .title = Grain et impôt
wallenstein-rule-armies = Cinq armées coûtent 3 thalers, trois en coûtent 2, une en coûte 1. Elles viennent de votre réserve dans la terre ; s’il manque argent ou armées, l’action est sans effet. Après avoir levé une armée, vous pouvez en déplacer de là vers une terre voisine à vous, mais une au moins reste. Avec l’avantage, vous recevez six armées au lieu de cinq, même si l’événement en permet moins.
    .title = Lever des armées
wallenstein-rule-march = Vous pouvez déplacer autant d’armées que vous voulez de la terre vers une terre voisine ; une au moins doit rester. Dans une terre à vous, elles rejoignent simplement les autres. Si la terre est à un autre joueur ou à personne, il y a combat. Vous pouvez aussi rester sur place.
    .title = Combat/mouvement A et B
wallenstein-rule-battle = Toutes les armées qui attaquent et qui défendent passent par la tour, avec tout ce qui se trouve dans le bac ; une terre neutre est défendue par un paysan. Qui a le plus de cubes dans le bac gagne et en perd autant que l’autre camp en avait ; le reste occupe la terre. Dans une terre calme, les paysans du bac se battent pour le défenseur et tombent les premiers ; dans une terre troublée, ils n’y prennent pas part. Une égalité laisse la terre à personne, sans bâtiments ni troubles ; une défense gagnée par les seuls paysans compte comme égalité. Qui conquiert une terre en reprend les bâtiments et les troubles.
    .title = Les combats
wallenstein-rule-revolt = Les paysans se révoltent là où grain ou impôt sont perçus malgré les troubles et, en hiver, là où le grain manque. Toutes les armées de la terre affrontent autant de paysans qu’il y a de marqueurs, davantage en hiver selon la table ; tous les paysans du bac se battent contre vous. Si vous en avez plus, vous gardez la terre avec la différence. Sinon elle devient neutre, et tous les bâtiments et marqueurs sont perdus.
    .title = Les révoltes
wallenstein-rule-winter = D’abord chacun perd autant de grain que l’indique l’événement restant. Puis chaque terre a besoin d’un grain. Pour les terres qui en manquent, des révoltes éclatent dans des terres tirées au sort, selon la table : pour une ou deux, une révolte, pour trois à six deux, au-delà trois, avec un à trois paysans en plus des marqueurs. L’ordre de l’automne vaut ; s’il y a plusieurs révoltes, le propriétaire en fixe l’ordre.
    .title = L’hiver : l’approvisionnement
wallenstein-rule-scoring = Chaque terre et chaque bâtiment rapporte un point. Dans chaque région, qui a le plus de palais reçoit 3 points, le plus d’églises 2, le plus de comptoirs 1. Si plusieurs en ont le plus, chacun reçoit un point de moins. Sans bâtiment, il n’y a pas de majorité.
    .title = Le décompte
wallenstein-rule-year-end = Après le premier hiver, tout le grain et tous les marqueurs de troubles disparaissent, et quatre nouveaux événements sont ouverts. Argent, armées, bâtiments, points et ce qui est dans la tour et le bac restent. Puis la seconde année commence au printemps.
    .title = La fin de l’année
wallenstein-rule-end = Après le second hiver, la partie est finie, et le plus de points gagne. À égalité, qui a le plus de thalers est devant. S’ils sont égaux aussi, la place est partagée.
    .title = La fin de la partie
wallenstein-rule-court = Avec cette extension, trois faveurs sont ouvertes à chaque saison ; plus le nombre est haut, plus la faveur est chère : 4, 3 ou 2 courtisans. On planifie trois cases de plus, qui changent 3, 2 et 1 armées en courtisans : depuis une terre, où une armée doit rester, ou par une carte de tour depuis le bac ; tout ou rien. Ailleurs, une carte de tour ne vaut rien, et 0 comme enchère. Une fois l’ordre fixé, chacun envoie ses courtisans dans la salle de réception. Puis, du plus grand nombre au plus petit, chacun les mène tous à l’audience et peut prendre une faveur à son prix ; le reste retourne dans la salle, et les faveurs que personne n’a prises quittent le jeu. Au premier remplissage, chacun reçoit un courtisan par cube à lui qui tombe.
    .title = À la cour de l’Empereur
wallenstein-rule-favours = Une faveur agit aussitôt, autant que possible. L’événement peut être annulé ; thalers, grain ou points sont crédités ; des armées vont de la réserve dans le bac ; un marqueur de troubles est retiré ou, s’il n’y en a pas, le prochain est écarté ; un bâtiment est élevé sans frais ; trois armées vont dans une terre à vous ou neutre ; ou personne ne peut vous attaquer cette saison par combat/mouvement A, B ou les deux. La protection contre les attaques finit avec la saison. La plupart des montants sont reconstitués.
    .title = Les faveurs
wallenstein-rule-landsknechte = Avec cette petite extension, chacun a quatre cartes de bannière, la vide au-dessus. Une fois l’ordre fixé, et avant la cour, qui a des terres dans au moins quatre régions passe à la carte suivante et choisit l’un de ses bonus : thalers, armées dans le bac, grain ou points. Après l’hiver, les cartes recommencent. Les montants viennent de l’extension jumelle d’un jeu frère.
    .title = Lansquenets
