### Ce que dit le serveur : refus (problem-) et sa page toute simple (server-).

## Qui demande

problem-nobody = Donnez-nous d’abord votre nom ; cela suffit pour vous asseoir.
problem-cookie-broken = Votre navigateur n’est plus connu ici. Redonnez votre nom, ou connectez-vous.
problem-sign-in-failed = Le nom et le mot de passe ne vont pas ensemble.
problem-name-form = Un nom a de 1 à { $most } caractères.
problem-name-taken = Le nom « { $name } » appartient à un autre compte. Choisissez-en un autre, ou connectez-vous.
problem-password-form = Un mot de passe a de { $least } à { $most } caractères.
problem-account-already = Vous êtes déjà connecté sous le nom de { $name }.
problem-account-unknown = Il n’y a pas de compte « { $name } ». On ne peut pas nommer un invité.
problem-why-form = Une raison compte de 1 à { $most } caractères.

## Requêtes

problem-forbidden = Cela n’est pas permis.
problem-not-found = Il n’y a rien à l’adresse { $path }.
problem-method = { $method } n’est pas possible ici.
problem-too-large = C’est trop gros ; { $most } ko sont permis.
problem-media-type = Ce qui est envoyé ici doit être du JSON (Content-Type: application/json).
problem-json = Ce n’est pas du JSON valide.
problem-slow = La requête a mis trop de temps à arriver. Réessayez, s’il vous plaît.
problem-field = Le champ « { $field } » ne peut pas être lu. Permis : { $allowed }.
problem-field-missing = Le champ « { $field } » manque.
problem-field-boolean = true ou false
problem-field-integer = un nombre entier
problem-field-number = un nombre
problem-field-text = un texte
problem-field-list = une liste
problem-field-object = un objet
problem-field-nothing = null
problem-too-many =
    C’était un peu trop à la fois. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
problem-origin = Les requêtes venant de { $origin } ne sont pas acceptées ici.
problem-host = Ce serveur ne répond qu’à : { $allowed }.
problem-csrf = La page n’est plus à jour. Rechargez-la, s’il vous plaît.
problem-busy = Le serveur est occupé ou sur le point de s’arrêter. Réessayez dans un instant.
problem-database-away = La base de données ne peut pas être jointe en ce moment. Rien de ce qui était accepté n’est perdu. Réessayez dans un instant.
problem-disk-full = Le serveur n’a plus de place pour l’écrire ; cela n’a donc pas eu lieu. Rien de ce qui était accepté n’est perdu. Prévenez qui tient le serveur, s’il vous plaît.
problem-unforeseen = Quelque chose s’est mal passé de notre côté. Rien de ce qui était accepté n’est perdu. Le numéro de cet incident est { $id }.

## La page sans client

server-unbuilt-title = La table n’est pas encore mise
server-unbuilt = Le serveur tourne, mais la page pour le navigateur n’a pas été construite. Cette commande la construit et redémarre :

## Ce qui empêche un serveur de démarrer

error-port-in-use = Le port { $port } de { $host } est déjà pris. Choisissez-en un autre avec --port.
error-port-forbidden = Cet utilisateur n’a pas le droit d’ouvrir le port { $port } de { $host } : { $why }. Choisissez-en un autre avec --port.
error-host-unknown = { $host } n’est pas une adresse de cette machine. Choisissez-en une autre avec --host.
error-database-newer = La base { $database } a été écrite par une version plus récente de Hoftag. Mettez Hoftag à jour, ou choisissez une autre base avec --db.
error-database-unwritable = La base { $database } ne peut pas être ouverte en écriture : { $why }.
error-database-url = « { $database } » n’est pas l’adresse d’une base. Écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@MACHINE/NOM.
error-database-unreachable = La base { $database } ne peut pas être jointe : { $why }.
error-workers-need = { $workers } processus demandent une base commune et un Redis : --db postgresql://… --redis redis://…
error-worker-start = Un processus du serveur a renoncé à son démarrage (code de sortie { $code }). Le journal dit pourquoi.
error-bots-elsewhere-need = Les joueurs artificiels ne réfléchissent ailleurs que par un Redis : ajoutez --redis redis://… à --bots-elsewhere.
error-redis-url = { $redis } n’est pas l’adresse d’un Redis. Il faut par exemple redis://localhost:6379/0.
error-redis-unreachable = Le Redis { $redis } ne peut pas être joint : { $why }.
error-database-older = La base { $database } a la forme d’une version plus ancienne. Mettez-la d’abord à jour : hoftag db upgrade
error-database-not-empty = La base { $database } n’est pas vide ; rien n’a été changé. Choisissez-en une autre avec --db.
error-installation-other = { $file } n’a pas été écrit par `hoftag db export`.
error-installation-newer = { $file } a été écrit par une version plus récente de Hoftag. Mettez d’abord Hoftag à jour.
error-installation-line = La ligne { $line } de { $file } est abîmée ; rien n’a été changé.
error-installation-changed = { $file } est coupé ou a été modifié : sa dernière ligne ne correspond pas aux autres. Rien n’y a été lu.
error-installation-broken = { $file } ne convient pas aux tables : { $why }. Rien n’a été changé.
error-back-up-sqlite = Seul un fichier de SQLite se copie ainsi. Pour { $database }, prenez pg_dump ou : hoftag db export
error-back-up-failed = La copie { $file } n’a pas pu être écrite : { $why }.
