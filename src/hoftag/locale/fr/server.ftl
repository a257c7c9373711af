### Ce que dit le serveur : refus (problem-) et sa page toute simple (server-).

## Qui demande

problem-nobody = Donnez-nous d’abord votre nom ; cela suffit pour vous asseoir.
problem-cookie-broken = Votre navigateur n’est plus connu ici. Redonnez votre nom, ou connectez-vous.
problem-sign-in-failed = Le nom et le mot de passe ne vont pas ensemble.
problem-name-form = Un nom a de 1 à { $most } caractères.
problem-name-taken = Le nom « { $name } » appartient à un autre compte. Choisissez-en un autre, ou connectez-vous.
problem-password-form = Un mot de passe a de { $least } à { $most } caractères.
problem-account-already = Vous êtes déjà connecté sous le nom de { $name }.

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
error-database-url = « { $database } » n’est pas l’adresse d’une base. Écrivez sqlite:///FICHIER.
error-back-up-failed = La copie { $file } n’a pas pu être écrite : { $why }.
