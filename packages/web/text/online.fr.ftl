# Tables online, and what stands around them; what is also said elsewhere is in tables.*.ftl.

title-your-turn = ● À vous · { $name }
## Le chemin vers une table

arrival-away = Pas de réseau. La table reviendra d’elle-même avec lui ; rien n’est perdu.
arrival-gone = Cette table n’existe pas, ou elle ne vous est pas ouverte. Redemandez le lien.
arrival-elsewhere = Cette table est ouverte chez vous dans trop de fenêtres. Fermez-en et rechargez la page.
arrival-outdated = Le serveur a une version plus récente de cette page. Rechargez-la.

mode-lobby = Table en ligne { $code } · pas encore commencée
mode-live = En direct · table en ligne { $code }
mode-away = Pas de réseau · table en ligne { $code } · telle qu’on l’a vue en dernier
mode-slow = Coup par coup · table en ligne { $code } · gardée sur le serveur, revenez quand vous voulez
mode-archived = Rangée · table en ligne { $code }
mode-watching = Vous regardez · table en ligne { $code }
mode-replay = Terminée · table en ligne { $code }

offline = Pas de connexion. La page revient d’elle-même ; rien n’est perdu.
offline-kept = { $count ->
    [one] Pas de connexion. Votre coup est gardé sur cet appareil et partira une seule fois, dès qu’elle revient.
    [many] Pas de connexion. { $count } actions sont gardées sur cet appareil et partiront une seule fois, dès qu’elle revient.
   *[other] Pas de connexion. { $count } actions sont gardées sur cet appareil et partiront une seule fois, dès qu’elle revient.
}
sending = Envoi…

## Places

seats-title = Qui joue ?
seat-number = Place { $seat }
seat-you = { $name } (vous)
seat-take = S’asseoir ici
seat-take-first = S’asseoir et jouer
seat-leave = Se lever
seat-leave-sure = Vraiment se lever ?
seat-bot = Mettre un robot
seat-hand-over = Confier à un robot
seat-bot-label = Faire jouer un robot : { $seat }
seat-bot-away = Renvoyer le robot
seat-take-back = Reprendre ma place
seat-bot-plays = { $bot }, pour l’instant
seat-no-seed = pas de graine pour le hasard
seat-meant = réservée : { $name }
presence-here = à la table
presence-away = ailleurs
watchers = Regardent : { $names }
name-refused = Un nom a de 2 à 24 caractères, tous visibles.

start-title = Commencer
start-waits = { $count ->
    [0] Toutes les places sont prises. C’est l’hôte qui commence la partie.
    [one] Une place est encore libre. L’hôte commencera quand elle sera prise.
    [many] { $count } places sont encore libres. L’hôte commencera quand elles seront prises.
   *[other] { $count } places sont encore libres. L’hôte commencera quand elles seront prises.
}
start-free = { $count ->
    [0] Toutes les places sont prises : vous pouvez commencer.
    [one] Une place est encore libre : invitez quelqu’un, asseyez-vous-y aussi, ou mettez un robot.
    [many] { $count } places sont encore libres : invitez du monde, asseyez-vous-y aussi, ou mettez des robots.
   *[other] { $count } places sont encore libres : invitez du monde, asseyez-vous-y aussi, ou mettez des robots.
}
start-do = Commencer la partie
start-showing = Les graines du hasard se montrent. On attend { $names }…
start-called-off = Le départ a été annulé : graine promise, mais pas montrée ({ $names }). Recommencez ; cette place jouera sans graine.

invite-title = Inviter
invite-how = Envoyez ce lien. Qui l’ouvre peut s’asseoir ou regarder ; personne n’a besoin d’un compte.
invite-watch = Qui ouvre ce lien peut regarder ; pour jouer, il faut une invitation.
invite-company = Qui ouvre ce lien peut regarder. Pour jouer, on rejoint la compagnie par son propre lien.
invite-copy = Copier le lien
invite-code = ou dites le code
table-more = Lien, dés, ranger

## Revenir

rollback-ask = Demander à tous de revenir au coup { $play }
rollback-how = Cela se fait quand tous ceux qui jouent sont d’accord. Le hasard sera nouveau, jamais le même.
rollback-asks = { $name } voudrait revenir au coup { $play }. Êtes-vous d’accord ?
rollback-waits = { $name } voudrait revenir au coup { $play }. On attend l’accord des autres.
rollback-agree = D’accord
rollback-decline = Non, continuons
rollback-withdraw = Ne plus demander

note-claimed = { $name } s’assied : { $seat }.
note-left = { $name } se lève : { $seat }.
note-bot = Un robot joue désormais : { $seat } ({ $name }).
note-bot-back = { $name } joue à nouveau : { $seat }.
note-undone = { $name } reprend un coup ; retour au coup { $play }.
note-rollback-asked = { $name } demande de revenir au coup { $play }.
note-rollback-agreed = { $name } accepte de revenir.
note-rollback-declined = { $name } ne veut pas revenir.
note-rematch = Une autre partie est ouverte.
note-removed = L’hôte renvoie { $name } : { $seat }.
note-vote-bot = { $name } demande un robot : { $seat }.
note-vote-free = { $name } demande que quelqu’un d’autre puisse jouer : { $seat }.
note-vote-archive = { $name } demande de ranger cette table.
note-vote-agreed = { $name } est d’accord.
note-vote-declined = { $name } n’est pas d’accord.
note-overdue = { $name } a dépassé son temps, et un robot joue : { $seat }.
closed-host = L’hôte a rangé cette table : on peut la regarder, et plus rien ne s’y passe.
closed-agreed = Tout le monde a accepté de ranger cette table : on peut la regarder, et plus rien ne s’y passe.
closed-rules = Cette table a été jouée avec d’autres règles : on peut la regarder, et plus rien ne s’y passe.
vote-archive = Faut-il ranger cette table au milieu de la partie ?
vote-bot = Un robot doit-il jouer pour { $name } à partir d’ici : { $seat } ?
vote-free = Quelqu’un d’autre pourra-t-il jouer pour { $name } : { $seat } ?
vote-agree = Oui
vote-decline = Non
vote-waits = On attend la réponse des autres.
seat-remove = Renvoyer
seat-remove-sure = Renvoyer { $name } de cette table ?
seat-replace-why = Pas de réponse ?
seat-replace-bot = Demander un robot ici
seat-replace-free = Demander de libérer cette place
watchers-count = { $count ->
    [one] Une personne de plus regarde.
    [many] { $count } personnes de plus regardent.
   *[other] { $count } personnes de plus regardent.
}

rematch-ask = Rejouer
rematch-go = À la partie suivante
archive-do = Ranger cette table
archive-sure = La ranger pour tout le monde ?
fair-link = Hasard et équité

## Discussion

chat-title = Discussion
chat-empty = Personne n’a encore rien dit.
chat-label = Dire quelque chose à la table
chat-send = Dire

## Qui peut venir

access-title = Qui peut venir ?
access-join = Qui peut prendre une place ?
access-watch = Qui peut regarder ?
join-anyone = toute personne qui a le lien
join-invited = seulement qui j’invite
watch-anyone = toute personne qui a le lien
watch-invited = seulement qui j’invite
watch-nobody = personne
invite-name = Inviter un compte par son nom
invite-do = Inviter
invited-are = Invités
uninvite = Retirer l’invitation : { $name }
note-access = L’hôte décide. Prendre place : { $join }. Regarder : { $watch }.
note-invited = { $name } reçoit une invitation.
note-uninvited = Invitation retirée : { $name }.
note-moved = { $name } a ouvert son compte et garde la place.
note-gone = Un compte de cette table a été supprimé ({ $name }).
note-lent = { $name } joue pour quelqu’un d’autre : { $seat }.
note-lent-back = { $name } joue de nouveau : { $seat }.
note-hosted = { $name } est maintenant l’hôte.
note-followed = L’histoire continue à une autre table.
note-book-closed = L’histoire est arrivée à sa fin.
## Moments, branches, déménagements

people-title = À la table
move-online = Continuer en ligne
move-online-how = La partie passe sur le serveur telle qu’elle est, et vous recevez un lien pour les autres. Ce que le hasard a décidé jusqu’ici l’a été sur cet appareil, et la table le dit ; ensuite, les dés sont vérifiables. Vous pourrez la reprendre plus tard sur un appareil.
move-online-do = Mettre cette partie en ligne
moved-here = { $count ->
    [one] Le premier coup a été joué sur un appareil de l’hôte avant que la table soit ici. Son hasard n’est pas vérifiable ; la suite l’est.
    [many] Les { $count } premiers coups ont été joués sur un appareil de l’hôte avant que la table soit ici. Leur hasard n’est pas vérifiable ; la suite l’est.
   *[other] Les { $count } premiers coups ont été joués sur un appareil de l’hôte avant que la table soit ici. Leur hasard n’est pas vérifiable ; la suite l’est.
}
take-home = Continuer sur cet appareil
take-home-how = La table en ligne est rangée pour tous, et la partie continue ici, sur un seul écran. Ses dés deviennent publics.
take-home-do = Ranger et continuer ici
take-home-sure = L’arrêter ici pour tout le monde ?

## Discussion, suite

chat-about = Au sujet de ce message : { $name }
chat-mute = Ne plus entendre { $name }
chat-unmute = Réentendre { $name }
chat-muted = non entendu
chat-report = Signaler à qui tient ce serveur
chat-reported = Signalé. Merci.

## Dés et équité

fair-promise = Avant que rien ne soit laissé au hasard, le serveur a promis sa graine par cette empreinte ; après la partie, chacun peut vérifier qu’il a tenu parole :

## Being called

push-switch = Me prévenir sur cet appareil quand c’est à moi
push-unable = Ce navigateur ne peut pas recevoir de notifications. Le titre de la page dit à qui le tour.
push-forbidden = Vous avez interdit les notifications pour cette page. Les réglages du navigateur permettent de les autoriser.
push-failed = Cela n’a pas marché : le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.
push-off = Même quand la page est fermée. Seulement votre tour et la fin d’une partie, rien d’autre.
push-asking = On demande au navigateur…
push-on = On vous appelle quand c’est votre tour et que vous n’êtes pas à la table.
push-turn = C’est à vous de jouer.
push-over = La partie est finie. Venez voir comment.
## L’horloge d’une table

awaited = On attend { $name }
## On se parle à table

talk-title = On se parle
chat-heard = { $name } dit : { $text }
chat-unread = { $count ->
    [one] { $count } message non lu
    [many] { $count } messages non lus
   *[other] { $count } messages non lus
}
title-unread = ({ $count }) { $title }
## Plusieurs appareils à une table

devices-title = Plusieurs appareils à cette table
devices-how = Posez un écran là où tout le monde le voit : il montre le plateau et l’histoire. Qui vise ce code avec son téléphone a ses affaires et ses questions en main. Ou chacun garde tout sur un seul appareil, à sa guise.
device-screen = C’est le grand écran
device-hand = Seulement mes affaires
device-all = Tout sur cet appareil
screen-join = Venir avec un téléphone
hand-room = Plateau
qr-label = Code pour appareil photo : { $link }
point-do = Montrer du doigt
point-how = Appuyez ici, puis sur une case, une figurine, une réponse ou une carte ; ou gardez le doigt dessus un moment. Tous le voient quelques secondes.
point-now = Appuyez maintenant sur ce que vous voulez montrer.
pointed-at = { $name } montre : { $what }
react-squeak = Couiner
react-cheer = Se réjouir
react-gasp = S’étonner
reacted-squeak = { $name } couine.
reacted-cheer = { $name } se réjouit.
reacted-gasp = { $name } n’en revient pas.
## Les campagnes d’une compagnie

company-link = Vers la compagnie
campaign-brought = Une partie de cette campagne a été jouée sur un appareil et n’est pas vérifiable.
table-custom = Réglée à la main avec ce que seule une campagne apporte : cette partie ne compte pour aucune campagne.
lend-do = Laisser jouer quelqu’un d’autre
lend-label = Qui joue pour { $name } ?
lend-back = Rendre la place à { $name }
lent-by = pour { $name }
