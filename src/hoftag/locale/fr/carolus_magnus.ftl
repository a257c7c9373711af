### Carolus Magnus. Les noms des territoires, des couleurs et des camps se trouvent dans le fichier du plateau.

carolus-magnus-title = Carolus Magnus
carolus-magnus-summary = Les héritiers de Charlemagne se disputent son Empire. Attirez les clans nobles à votre cour, envoyez leurs paladins dans les territoires et menez l’Empereur là où vous avez la majorité : vos châteaux s’y élèvent, et les territoires s’unissent en régions. De 2 à 4 joueurs ; à quatre, en deux équipes.

## Options

carolus-magnus-option-players = Joueurs
    .help = Le nombre de joueurs, de 2 à 4. À trois, il y a moins de châteaux et plus de paladins ; à quatre, on joue en deux équipes.
carolus-magnus-option-teams = Équipes
    .help = Si des partenaires jouent ensemble. À quatre toujours (true), à deux ou trois jamais (false) ; auto convient à tous.
carolus-magnus-option-seating = Places à table
    .help = Comment les partenaires sont assis à quatre : en alternance (alternate) ou côte à côte (together).
carolus-magnus-option-first-round = Premier tour
    .help = Qui choisit un disque après le premier joueur au premier tour de jeu : dans le sens horaire (clockwise) ou au sort (lot). Les règles ne le disent pas.
carolus-magnus-option-full-circle = Tour complet
    .help = Si Charlemagne peut faire tout le tour et revenir à son point de départ, quand il reste peu de lieux. Les règles ne l’interdisent pas.
carolus-magnus-option-tie-break = Égalité
    .help = Ce qui départage les camps à nombre égal de châteaux : les emblèmes (markers), ou rien, et la place est partagée (shared). Les règles ne le disent pas.
carolus-magnus-option-stall-rounds = Tours sans changement
    .help = Après ce nombre de tours complets où aucun château n’a été construit ni échangé, la partie se termine et l’on compte les châteaux ; avec 0, elle continue. Ne figure pas dans les règles.
carolus-magnus-option-team-talk = Parler en équipe
    .help = Si les partenaires peuvent parler de la partie entre eux. L’option note seulement ce que vous avez convenu.

## Noms

carolus-magnus-face-crown = Couronne

## Points

carolus-magnus-score-castles = Châteaux
carolus-magnus-score-markers = Emblèmes

carolus-magnus-reason-castles = Un camp a construit tous ses châteaux
carolus-magnus-reason-regions = Il reste trop peu de territoires et de régions
carolus-magnus-reason-stall = Aucun château n’a changé depuis trop longtemps

## Événements

carolus-magnus-event-set-up = Les territoires sont disposés en cercle pour { $count } joueurs, un paladin dans chacun. Charlemagne part d’ici : { $province }.
carolus-magnus-event-first-chooser = Le sort en a décidé : { $seat } choisit un disque en premier.
carolus-magnus-event-round = Tour { $round }
carolus-magnus-event-disc = { $seat } pose le disque { $count }.
carolus-magnus-event-turn = C’est à { $seat } de jouer.
carolus-magnus-event-court = { $seat } place à sa cour : { $colour }.
carolus-magnus-event-control = { $seat } obtient l’emblème et contrôle une nouvelle couleur : { $colour }.
carolus-magnus-event-control-from = { $seat } prend l’emblème de { $seat2 } : { $colour }.
carolus-magnus-event-sent = { $seat } envoie un paladin : { $colour } → { $province }.
carolus-magnus-event-moved = { $seat } avance l’Empereur de { $count } pas : { $province }.
carolus-magnus-event-no-majority = { $province } : personne n’a la majorité, rien ne change.
carolus-magnus-event-stays = { $province } : { $side } a la majorité et reste maître des lieux.
carolus-magnus-event-built = { $province } : { $side } a la majorité et construit un château.
carolus-magnus-event-exchanged =
    { $province } : { $side } a la majorité et supplante { $side2 }, avec { $count ->
        [one] { $count } château
       *[other] { $count } châteaux
    }.
carolus-magnus-event-merged = { $province } et { $province2 } s’unissent en une région ({ $side }).
carolus-magnus-event-crown = { $seat } nomme une couleur pour une couronne : { $colour }.
carolus-magnus-event-reserve = { $seat } complète sa réserve : { $colour }.
carolus-magnus-event-returned =
    Couleur épuisée : { $colour }. Chaque joueur en rend { $count ->
        [one] { $count } paladin
       *[other] { $count } paladins
    } de sa cour.
carolus-magnus-event-thrown-again = { $seat } relance un dé, car cette couleur est épuisée : { $colour }.
carolus-magnus-event-nothing-left = { $seat } : il n’y a plus aucun paladin à prendre, la réserve reste incomplète.
carolus-magnus-event-end-castles = Un camp a construit son dernier château. La partie se termine aussitôt.
carolus-magnus-event-end-regions = Il reste moins de quatre territoires et régions. La partie se termine aussitôt, et l’on compte les châteaux.
carolus-magnus-event-end-stall = Depuis bien des tours, aucun château n’a été construit ni échangé. La partie se termine, et l’on compte les châteaux.

## Questions : ce qui est demandé

carolus-magnus-prompt-disc = Choisissez un disque. Le plus petit nombre joue en premier, et ce nombre est aussi celui des pas dont vous pourrez au plus avancer l’Empereur.
carolus-magnus-prompt-knights = Mettez en jeu des paladins de votre réserve, à votre cour ou dans un territoire ou une région. Il en reste { $left } à placer.
carolus-magnus-prompt-emperor =
    Avancez l’Empereur dans le sens horaire, { $limit ->
        [one] de { $limit } pas
       *[other] de 1 à { $limit } pas
    }. Il est ici : { $province }. Là où il s’arrête, le camp majoritaire construit ou supplante l’autre.
carolus-magnus-prompt-crown =
    Vous avez obtenu une couronne : nommez une couleur et prenez-en un paladin dans votre réserve. { $left ->
        [one] C’est la dernière couronne de ce lancer.
       *[other] Il reste { $left } couronnes dans ce lancer.
    }{ $rest ->
        [0] {""}
       *[other] {" "}À sa droite : { $dice }.
    }

## Choix : libellés courts

carolus-magnus-choice-disc = Disque { $count }
carolus-magnus-choice-court = { $colour } à la cour
carolus-magnus-choice-send = { $colour } → { $province }
carolus-magnus-choice-move = { $count } pas
carolus-magnus-choice-crown = Prendre { $colour }
carolus-magnus-choice-done = Terminer

## Refus : ce qui ne va pas, et ce qui serait permis

carolus-magnus-refusal-no-such-disc = Il n’y a pas de disque { $disc }. Vous pouvez choisir : { $allowed }.
carolus-magnus-refusal-disc-used = Vous avez déjà joué le disque { $disc } ; il vous reviendra quand vous aurez posé tous les vôtres. Vous pouvez choisir : { $allowed }.
carolus-magnus-refusal-disc-taken = Le nombre { $disc } est déjà sur la table ; seul peut le choisir aussi celui qui n’en a plus d’autre. Vous pouvez choisir : { $allowed }.
carolus-magnus-refusal-no-knight = Votre réserve ne contient aucun paladin de cette couleur : { $colour }. Choisissez une couleur qui s’y trouve.
carolus-magnus-refusal-must-move = L’Empereur doit avancer d’au moins un pas.
carolus-magnus-refusal-too-far = Vous voulez avancer de { $given } pas, mais vous pouvez avancer de { $limit } pas au plus.
carolus-magnus-refusal-full-circle = L’Empereur ne peut pas revenir là où il est : le tour complet est exclu dans cette partie. Vous pouvez avancer de { $limit } pas au plus.
carolus-magnus-refusal-colour-exhausted = Cette couleur est épuisée : { $colour }. Il n’en reste plus au centre, et toutes les cours ne peuvent pas en rendre. Nommez-en une autre.

## Explications : pourquoi il en est ainsi, et ce qui suivrait

carolus-magnus-why-majority =
    { $you ->
        [yes] Vous avez
       *[no] { $side } a
    } la majorité, { $figures }.
carolus-magnus-why-tie = Égalité, { $figures } ({ $sides }) : personne n’a la majorité.
carolus-magnus-why-nobody = Personne n’a la majorité : rien ici ne compte pour aucun camp.
carolus-magnus-why-knights = { $side } : { $count } × { $colour }, sous le contrôle de { $seat }.
carolus-magnus-why-castles =
    { $side } : { $count ->
        [one] { $count } château
       *[other] { $count } châteaux
    }.
carolus-magnus-why-ignored = Sans effet : { $count } × { $colour }, car personne ne contrôle cette couleur.
carolus-magnus-why-control =
    { $colour } : { $you ->
        [yes] vous contrôlez
       *[no] { $seat } contrôle
    } cette couleur, { $figures } dans les cours.
carolus-magnus-why-control-kept =
    { $colour } : { $you ->
        [yes] vous gardez
       *[no] { $seat } garde
    } le contrôle malgré l’égalité, { $figures } dans les cours.
carolus-magnus-why-uncontrolled = { $colour } : personne ne contrôle encore cette couleur.
carolus-magnus-stop-leads =
    { $you ->
        [yes] Vous menez
       *[no] { $side } mène
    } { $figures }.
carolus-magnus-stop-tie = Personne ne mène, { $figures }.
carolus-magnus-stop-nobody = Rien ne compte ici.
carolus-magnus-stop-builds =
    { $you ->
        [yes] Vous construisez
       *[no] { $side } construit
    } un château.
carolus-magnus-stop-exchanges =
    { $you ->
        [yes] Vous supplantez { $owner }
       *[no] { $yours ->
            [yes] { $side } vous supplante
           *[no] { $side } supplante { $owner }
        }
    }, avec { $count ->
        [one] { $count } château
       *[other] { $count } châteaux
    }.
carolus-magnus-stop-stays =
    Rien ne change, { $you ->
        [yes] le lieu est déjà à vous
       *[no] { $side } y est déjà le maître
    }.
carolus-magnus-stop-nothing = Rien ne change.
carolus-magnus-stop-merges = S’unit à : { $provinces }.
carolus-magnus-stop-last-castle =
    { $you ->
        [yes] C’est votre dernier château : vous gagnez aussitôt.
       *[no] C’est le dernier château : { $side } gagne aussitôt.
    }
carolus-magnus-stop-few-places = Il resterait moins de { $limit } territoires et régions : la partie se termine, et le plus grand nombre de châteaux l’emporte.

## Règles : chaque section dans nos propres mots

carolus-magnus-rule-set-up = Quinze territoires forment un cercle, et chacun reçoit au hasard un paladin, trois de chacune des cinq couleurs. Charlemagne part d’un territoire tiré au sort, qui n’est évalué qu’une fois qu’il a bougé ; personne n’a encore de château ni d’emblème. Chaque joueur a une cour, des disques numérotés de 1 à 5, dix châteaux et une réserve de sept paladins que tous peuvent voir ; à trois, huit châteaux et neuf paladins. Les partenaires se partagent dix châteaux. Le sort désigne celui qui choisit un disque en premier, et les autres suivent dans le sens horaire. À partir de lui, dans le sens horaire, chacun lance les dés de toute sa première réserve, puis nomme une couleur pour chaque couronne.
    .title = Mise en place
carolus-magnus-rule-preparation = Au début d’un tour, chacun pose un disque, l’un après l’autre : au premier tour à partir du joueur désigné par le sort, ensuite dans l’ordre de jeu du tour précédent. Un nombre déjà posé ne peut être choisi que par celui qui n’en a plus d’autre. Le plus petit nombre joue en premier ; de deux nombres égaux, le premier posé compte comme le plus petit, même entre partenaires. Le nombre est aussi celui des pas dont vous pouvez au plus avancer l’Empereur. Les disques joués restent sur la table jusqu’à ce que les cinq soient épuisés, puis reviennent, pour tous en même temps.
    .title = Phase d’ouverture
carolus-magnus-rule-action = Dans l’ordre des disques, chacun joue son tour en trois actions : mettre des paladins en jeu, avancer l’Empereur, compléter la réserve. Toutes trois sont obligatoires. Les châteaux ne changent que là où l’Empereur s’arrête, et cela se fait tout seul, pour le camp majoritaire. Tant que vous n’avez pas confirmé avec « done » et que les dés ne sont pas lancés, vous pouvez tout annuler.
    .title = Phase d’action
carolus-magnus-rule-knights = Vous mettez en jeu exactement trois paladins de votre réserve, quatre quand on joue à trois ; moins seulement si vous en avez moins. Chacun va à votre cour ou dans n’importe quel territoire ou région, répartis comme vous voulez, et y reste pour toujours. Celui qui a à sa cour plus de paladins d’une couleur que chaque autre joueur la contrôle et reçoit son emblème ; à égalité, celui qui l’avait le garde. Le tout premier paladin d’une couleur placé à une cour prend donc aussitôt l’emblème. Tous les paladins d’une couleur dans les territoires comptent pour celui qui la contrôle à ce moment. Les paladins d’une réserve ne comptent nulle part.
    .title = Paladins
carolus-magnus-rule-emperor = L’Empereur avance dans le sens horaire, d’un pas au moins et au plus du nombre de votre disque. Une région vaut un pas, comme un territoire. Seul compte le lieu où il s’arrête, pas ceux qu’il traverse. Quand il reste peu de lieux, il peut faire tout le tour et s’arrêter là d’où il est parti, sauf si une option l’interdit. Là où il s’arrête, le camp majoritaire construit ou supplante l’autre, quel que soit celui qui l’a déplacé ; lui-même ne compte pour personne.
    .title = L’Empereur
carolus-magnus-rule-castles = Là où l’Empereur s’arrête, chaque camp compte les paladins des couleurs qu’il contrôle, et un pour chacun de ses châteaux présents ; les couleurs que personne ne contrôle sont ignorées. La majorité revient au camp qui a plus que chacun des autres ; si plusieurs sont à égalité en tête, rien ne change, même si le propriétaire a moins. Dans un lieu sans château, la majorité en construit un ; les châteaux d’un autre camp sont tous échangés et retournent au stock de leur propriétaire. Celui à qui le lieu appartient déjà n’y construit rien de plus. Tout cela est obligatoire : pendant votre tour, un adversaire peut obtenir un château. Celui qui n’a pas assez de châteaux pour l’échange place tous ceux qui lui restent, et a par là même gagné.
    .title = Châteaux
carolus-magnus-rule-regions = Là où un château vient d’être construit ou échangé, le lieu s’unit à ses voisins de gauche et de droite s’ils portent des châteaux du même camp. C’est obligatoire et définitif, et cela arrive aussi pendant le tour d’un autre. Ce sont les châteaux qui décident, et non la majorité que l’on aurait à ce moment chez le voisin. Dans une région, tous les châteaux et paladins comptent ensemble : elle est plus difficile à prendre, mais tous ses châteaux changent de camp à la fois. Pour l’Empereur, elle vaut un seul pas.
    .title = Régions
carolus-magnus-rule-reserve = Après le déplacement de l’Empereur, vous lancez trois dés, quatre quand on joue à trois, et prenez un paladin de chaque couleur obtenue ; pour une couronne, vous nommez la couleur. Les dés sont réglés de gauche à droite. Si une couleur est épuisée, tous en rendent d’abord le même nombre de leur cour, autant que la moins fournie de ces cours en a ; le contrôle n’en est pas changé. Si ce nombre est nul, on relance le dé, et une couronne doit nommer une autre couleur. S’il n’y a plus rien à prendre, le reste du lancer est perdu ; une réserve incomplète ne donne pas de dés de plus par la suite.
    .title = Réserve
carolus-magnus-rule-end = Le camp qui a tous ses châteaux sur le plateau, dix, ou huit à trois joueurs, gagne aussitôt, même pendant le tour d’un autre. Sinon, la partie se termine aussitôt quand il reste moins de quatre territoires et régions, et le plus grand nombre de châteaux l’emporte. Il en va de même après un certain nombre de tours complets où aucun château n’a été construit ni échangé ; c’est un ajout de notre part, que l’on peut désactiver. À nombre égal de châteaux, les emblèmes du camp décident, puis la place est partagée ; les règles n’en disent rien, et une option peut écarter les emblèmes. Les autres places se décident de la même façon, et les partenaires partagent la leur.
    .title = Fin de la partie
carolus-magnus-rule-three = À trois, chacun a huit châteaux et gagne avec le huitième, et la réserve compte neuf paladins. À chaque tour, on met en jeu quatre paladins et on lance quatre dés. Pour la majorité, il suffit d’avoir plus que chacun des autres, et non plus que les deux ensemble. Égaliser ne suffit jamais, ni à la cour ni dans un territoire.
    .title = À trois joueurs
carolus-magnus-rule-teams = À quatre, on joue en deux équipes, Blanc et Noir, chacune avec un stock commun de dix châteaux. Chacun a sa cour, sa réserve, ses disques et ses tours comme à deux, et l’on n’échange pas de paladins. Une couleur est contrôlée par un seul joueur ; les cours des partenaires ne sont jamais additionnées, et l’on peut même prendre une couleur à son partenaire. Dans les territoires et les régions, les paladins des deux partenaires comptent ensemble. Les partenaires sont assis en alternance, sauf si une option les place côte à côte. On convient avant la partie s’ils peuvent se parler.
    .title = À quatre joueurs
