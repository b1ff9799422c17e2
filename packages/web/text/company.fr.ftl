# Compagnies : campagnes entre amis, en français.
companies-title = Compagnies
companies-mine = Vos compagnies
companies-people = { $count ->
    [one] { $count } personne
    [many] { $count } personnes
   *[other] { $count } personnes
}
companies-new = Fonder une compagnie
companies-new-how = Une compagnie joue toute l’histoire ensemble, ce soir ou un peu chaque jour : les chapitres se suivent, et ce qui est gagné reste. On y entre par un lien.
companies-begins = Où commence l’histoire ?
companies-found = Fonder la compagnie
companies-join = Rejoindre une compagnie
companies-join-code = Son code : huit lettres et chiffres
companies-bring = Apporter une campagne
companies-bring-how = Une campagne commencée sur un seul écran continue avec une compagnie, sans rien perdre de son passé ni de sa chronique. Il restera toujours écrit qu’elle a été apportée.
companies-bring-name = Notre compagnie
companies-bring-this = Apporter : { $title }
companies-bring-file = Ou depuis un fichier
company-mode = Une compagnie
company-name = Nom de la compagnie
company-rename = Renommer
company-tonight = Ce soir
company-here = Ici en ce moment : { $names }
company-to-lobby = Vers la table, pas encore commencée
company-to-table = Vers la table
company-to-end = Vers la fin du chapitre
company-begin = Ouvrir le chapitre
company-begin-anew = Le rouvrir avec ces choix
company-waits = L’hôte ouvre le premier chapitre.
company-put-away = Ce chapitre a été rangé. Il reprend là où il s’est arrêté : prenez la campagne sur un appareil sous « Nom, copie, départ », puis apportez-la de là à une compagnie.
company-people = Qui en fait partie
company-mice-how = Touchez les souris que vous aimeriez jouer. Si deux personnes veulent la même, elle va à la première de la liste ; celles que personne ne veut sont réparties.
company-mice-later = Pas dans le prochain chapitre : { $names }
company-host = hôte
company-mice-of = { $name } : ses souris
company-hand-over = Nommer hôte
company-hand-over-sure = { $name } devient hôte ?
company-remove = Renvoyer
company-remove-sure = Renvoyer { $name } ?
company-invite-how = Qui ouvre ce lien fait partie de la compagnie ; personne n’a besoin d’un compte.
company-qr = Code pour un téléphone
company-chronicle = Chronique
company-nothing-yet = Rien encore : l’histoire commence avec vous.
company-brought = Le début a été joué sur un appareil : personne ne peut le vérifier.
company-elsewhere = joué sur un appareil
company-replay = Le revoir
company-more = Nom, copie, départ
company-home-how = Une copie de la campagne continue devant un seul écran ; la compagnie garde la sienne.
company-home = La prendre sur cet appareil
company-file = L’enregistrer en fichier
company-is-home = Elle est sur cet appareil.
company-to-hall = Vers l’Horloge aux Douze Coups
company-leave = Quitter la compagnie
company-leave-sure = Vraiment partir ?
company-to = Vers la compagnie
following-title = Après le chapitre
following-waits = { $name } doit encore décider.
following-choose = C’est décidé : { $choice }
following-on = Au chapitre suivant
following-party = Qui joue, qui part, quelle difficulté ?
following-go = Au chapitre suivant
following-close = Fermer le livre
trouble-NO_SUCH_COMPANY = Aucune compagnie n’a ce code.
trouble-NO_CAMPAIGN = Ce fichier ne contient pas de campagne.
trouble-COMPANY_FULL = Cette compagnie est au complet.
trouble-BAD_SHAPE = Ce n’est pas possible ainsi. Vérifiez et réessayez.
company-who-plays = { $count ->
    [one] Qui joue ? { $count } au plus
    [many] Qui joue ? { $count } au plus
   *[other] Qui joue ? { $count } au plus
}
fair-chain-looking = Vérification de toute la campagne…
fair-chain = Toute la campagne jusqu’ici est exacte : { $chapters ->
    [one] { $chapters } chapitre
    [many] { $chapters } chapitres
   *[other] { $chapters } chapitres
}, { $plays ->
    [one] { $plays } coup
    [many] { $plays } coups
   *[other] { $plays } coups
}, et chaque chapitre a commencé exactement avec ce que le précédent lui a transmis.
fair-chain-broken = Les chapitres ne se suivent pas : { $why }
fair-chain-missing = Le journal d’un chapitre précédent est introuvable.
