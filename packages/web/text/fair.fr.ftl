fair-title = Hasard et équité
fair-how-title = D’où vient le hasard
fair-how = Avant la partie, le serveur enferme une graine secrète et montre son empreinte. Le navigateur de chaque joueur promet une graine de la même façon ; les graines ne sont montrées que lorsque toutes les empreintes sont dans le journal. Tout le hasard est calculé à partir de ces graines : personne ne peut choisir en dernier, ni le serveur, ni un joueur, ni les deux ensemble. À la fin, le secret du serveur est montré, et votre navigateur rejoue tout et compare.
fair-looking = On rejoue la partie…
fair-not-yet = Cette table n’est pas terminée, ou elle ne vous est pas ouverte. Les graines sont montrées quand plus rien ne peut s’y passer.
fair-back = À la table
fair-verdict = Ce que votre navigateur a trouvé
fair-broken = L’enregistrement ne peut pas être joué selon les règles : { $why }. Ne vous fiez pas à cette table.
fair-promise-kept = Le serveur a tenu parole : la graine est celle qu’il avait enfermée avant la partie.
fair-seen = Le journal est celui que ce navigateur a vu à la table : rien n’a été réécrit depuis.
fair-not-seen = Le journal n’est pas celui que ce navigateur a vu à la table : quelque chose a été réécrit depuis. Ne vous y fiez pas.
fair-replayed = { $plays ->
    [one] { $plays } coup a été rejoué selon les règles, avec le même hasard.
    [many] Les { $plays } coups ont été rejoués selon les règles, avec le même hasard.
   *[other] Les { $plays } coups ont été rejoués selon les règles, avec le même hasard.
}
fair-unverifiable = { $count ->
    [one] Le premier coup a été joué sur un appareil avant le déménagement : son hasard n’est pas vérifiable.
    [many] Les { $count } premiers coups ont été joués sur un appareil avant le déménagement : leur hasard n’est pas vérifiable.
   *[other] Les { $count } premiers coups ont été joués sur un appareil avant le déménagement : leur hasard n’est pas vérifiable.
}
fair-own-seed = Votre graine est dans le hasard, et toutes les autres étaient fixées avant que votre navigateur la montre.
fair-own-seed-not = Votre navigateur a montré une graine, mais le journal ne l’a pas comme il l’a vue. Ne vous fiez pas à cette table.
fair-seed-promised = { $seat } : la graine a été promise avant qu’aucune ne soit montrée.
fair-seed-open = { $seat } : la graine a été donnée ouvertement, en s’asseyant.
fair-seed-left-out = { $seat } : une graine promise, mais personne au départ. Elle n’est pas dans le hasard.
fair-seed-none = { $seat } : pas de graine.
fair-called-off = { $count ->
    [one] Le départ a été annulé { $count } fois, parce qu’une graine promise n’a pas été montrée.
    [many] Le départ a été annulé { $count } fois, parce qu’une graine promise n’a pas été montrée.
   *[other] Le départ a été annulé { $count } fois, parce qu’une graine promise n’a pas été montrée.
}
fair-numbers = Les nombres
fair-commitment = Empreinte promise
fair-server-seed = Graine du serveur
fair-player-seeds = Graines des joueurs
fair-state = Empreinte de la dernière ligne
luck-title = Chance
luck-expected = attendu { $expected }
