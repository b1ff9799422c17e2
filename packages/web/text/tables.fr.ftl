# What every table and the first page say, also of tables online; the rest of that is in online.*.ftl.

holder-nobody = libre
copied = Copié
new-online = Entre amis en ligne, par un lien
new-open = Ouvrir la table
online-title = En ligne
join-label = Rejoindre ou regarder avec un code
join-do = Y aller
tables-your-turn = À vous de jouer
status-open = attend des joueurs
status-playing = au tour de quelqu’un d’autre
status-yours = c’est à vous
status-over = terminée
status-archived = rangée
arrival-coming = En route vers la table…
trouble-OFFLINE = Pas de connexion au serveur. Rien n’a changé.
trouble-NO_SERVER = Cette copie de la page n’a pas de serveur. Les tables sur cet appareil fonctionnent.
trouble-NO_SUCH_CODE = Aucune table ni compagnie n’a ce code.
trouble-FORBIDDEN = À cette table, ce n’est pas à vous de faire cela.
trouble-UNKNOWN_ACTION = Le jeu ne connaît rien de tel.
trouble-NOT_YOUR_TURN = C’est au tour de quelqu’un d’autre.
trouble-ILLEGAL_ACTION = Les règles ne le permettent pas.
trouble-STALE_SEQ = Il s’est passé quelque chose à la table entre-temps : votre coup n’a pas été joué. Regardez à nouveau.
trouble-ID_REUSED = C’est déjà envoyé.
trouble-SEAT_TAKEN = Quelqu’un a été plus rapide : la place est prise.
trouble-SEATS_OPEN = Il reste des places libres.
trouble-WRONG_TIME = Ce n’est pas possible à ce moment de la partie.
trouble-NOTHING_TO_UNDO = Vous n’avez aucun coup à reprendre.
trouble-READ_ONLY = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu ; réessayez dans un moment.
trouble-RATE_LIMITED = C’était beaucoup à la fois. Attendez un peu et réessayez.
trouble-INTERNAL = Le serveur s’est trompé. Rien n’a changé ; réessayez.
trouble-BAD_SHAPE = Le serveur n’a pas compris.
trouble-BAD_JSON = Le serveur n’a pas compris.
trouble-AUTH_EXPIRED = Le serveur ne vous connaît plus. Rechargez la page.
trouble-LOG_BEHIND = Le serveur a perdu quelque chose que cette page a vu. Dites-le à qui s’en occupe avant de continuer.
trouble-LOG_FORKED = L’histoire de cette table sur le serveur n’est pas celle que cette page a vue. Dites-le à qui s’en occupe avant de continuer.
trouble-NO_SUCH_NAME = Aucun compte ne porte ce nom.
trouble-TABLE_FULL = Soixante personnes sont déjà invitées à cette table.
trouble-NAME_TAKEN = Ce nom, ou un nom qui lui ressemble, est déjà pris.
trouble-HAS_ACCOUNT = Vous avez déjà un compte.
trouble-NO_ACCOUNT = Vous jouez en visite : il n’y a pas de mot de passe à changer.
trouble-WRONG_LOGIN = Ce nom et ce mot de passe ne vont pas ensemble.
moment-link = Lien vers ce moment
moment-branch = Et si ? Essayer d’ici
moment-now = Revenir au présent
moment-back = Retour à la partie
mode-what-if = Et si · un essai sur cet appareil, depuis le coup { $play } d’une partie terminée
mode-guess = Et si · un essai sur cet appareil, depuis le coup { $play } ; ce que personne n’a vu est deviné
mode-replay-link = Relecture
replay-broken = Ce lien n’est pas entier : la partie qu’il contient est illisible. Redemandez-le.
digest-title = { $count ->
    [one] En votre absence : { $count } coup
    [many] En votre absence : { $count } coups
   *[other] En votre absence : { $count } coups
}
digest-look = Voir où j’en étais
digest-read = Lu
luck-how = Dans ce jeu, le hasard décide qui commence et où sont les tuiles ; ensuite, on ne tire plus rien. La chance, c’est donc ce qui se trouvait sous les toits soulevés par une équipe, à côté de ce qu’elle pouvait attendre des tuiles que personne n’avait vues.
luck-what = Trouvé sous les toits
luck-cheese = Fromage
luck-plain = Sol nu
luck-trap = Pièges
account-link = Votre nom et votre compte
clock-title = Temps pour une décision
clock-none = tant qu’on veut
clock-minutes = { $n ->
    [one] { $n } minute
    [many] { $n } minutes
   *[other] { $n } minutes
}
clock-days = { $n ->
    [one] { $n } jour
    [many] { $n } jours
   *[other] { $n } jours
}
clock-how = Le temps écoulé, un robot décide pour les absents, jusqu’à ce qu’ils reprennent leur place.
clock-due = Limite pour { $name } : { $when } ; ensuite, un robot décide.
clock-due-you = Votre limite : { $when } ; ensuite, un robot décide pour vous.
privacy-link = Vie privée : ce qui est conservé
digest-film = Me le montrer
companies-link = Compagnies : une campagne entre amis
trouble-CARRIED = Cela apporte ce que seul un chapitre précédent peut donner.
