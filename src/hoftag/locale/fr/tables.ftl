### Tables et places : ce que le serveur y refuse (problem-).

## Tables

problem-table-unknown = Il n’y a pas de table à cette adresse. Le lien est peut-être incomplet.
problem-table-waiting = La partie n’a pas encore commencé.
problem-table-playing = La partie a commencé ; c’est possible seulement avant.
problem-table-over = La partie est terminée.
problem-table-closed = La table a été fermée.
problem-table-changed = Quelqu’un d’autre vient de modifier la table. Regarde et essaie encore une fois.
problem-table-unreadable = Cette partie a été commencée avec d’autres règles que celles que ce serveur connaît, et ne peut pas continuer ici.
problem-board-unknown = On ne joue ici à aucun jeu sur ce plateau.
problem-title-form = Un titre a au plus { $most } caractères.
problem-clock-form = Une horloge doit indiquer { $least } à { $most } secondes, et un supplément un jour au plus.
problem-no-spectators = Le public n’est pas souhaité à cette table.
problem-not-host = Seul l’hôte de la table peut faire cela.
problem-others-play = La table ne peut pas être fermée tant que d’autres jouent : { $names }.

## Places

problem-seat-unknown = Cette place n’existe pas à cette table.
problem-seat-taken = Quelqu’un y est déjà assis.
problem-seat-left = Pour le moment, un ordinateur joue pour toi. Reprends d’abord ta place.
problem-seat-not-guest = Il n’y a là personne à qui l’on pourrait demander de partir.
problem-seat-count = La liste nomme { $has } places, il en faut { $needs }.
problem-seats-taken = { $people } personnes sont assises ici ; à { $players }, quelqu’un devrait d’abord se lever.
problem-seats-open = Ce jeu ne se joue pas à { $people }. Occupe les autres places, ou change les options.
problem-not-your-seat = Cette place n’est pas la tienne.
problem-not-ready = Pas encore prêts : { $names }.
problem-nonce-form = Une part de hasard est un nombre pair de chiffres hexadécimaux, { $most } au plus.

## Jouer et parler

problem-nothing-to-suggest = Il n’y a rien à proposer : rien n’est demandé à cette place en ce moment.
problem-no-suggestion = Aucun joueur automatique n’a pu répondre. Réessaie dans un instant.
problem-hints-off = Pas de conseils à cette table : qui l’a ouverte les a désactivés.
problem-no-reason = Il n’y a ici aucune réponse d’un joueur ordinateur à expliquer.
problem-stale = La partie a continué entre-temps. Regarde la nouvelle question et réponds à celle-là.
problem-no-wish = Personne ne souhaite revenir en arrière pour le moment.
problem-wish-open = Il y a déjà une demande de retour en arrière. Réponds d’abord à celle-là.
problem-not-your-wish = Seule la personne qui a fait la demande peut la retirer.
problem-not-asked = Ton accord n’est pas nécessaire, ou tu l’as déjà donné.
problem-nothing-done = Tu n’as encore rien fait que l’on puisse reprendre.
problem-table-playing-still = La feuille de partie contient tous les secrets. Tu l’auras quand la partie sera terminée.
problem-no-proof = Ceci est un essai à partir du milieu d’une autre partie ; ses tirages n’étaient pas promis dès le début.
problem-not-at-table = Seuls ceux qui ont joué peuvent demander la revanche.
problem-branch-running = Tant que d’autres jouent, personne ne peut essayer comment la partie pourrait continuer.
problem-move-unknown = Ce moment n’existe pas dans cette partie. Le dernier est le { $last }.
problem-key-form = La clé d’une action a 1 à { $most } caractères.
problem-notation-form = Une réponse a au plus { $most } caractères.
problem-talk-form = Ce que l’on dit a 1 à { $most } caractères.
problem-socket-garbage = Le serveur n’a pas compris ce que la page a dit.

## Noms pour les tables qui n’en ont pas reçu : lieux où l’on tenait la cour, séparés par des virgules

server-titles = Aix-la-Chapelle, Ingelheim, Nimègue, Quierzy, Attigny, Compiègne, Worms, Francfort, Paderborn, Ratisbonne, Thionville, Herstal, Ponthion, Verberie, Trebur, Forchheim, Soissons, Laon, Metz, Verdun
