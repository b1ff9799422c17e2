# Ouvrir un chapitre de Mystics entre amis, en français.
together-title = Entre amis
together-how = Vous recevez un lien et un code pour les autres. Chacun a ses souris ; un robot peut jouer pour les absents.
together-chapter = Chapitre
together-players = Combien de joueurs ?
together-mice = Qui joue quelle souris ?
together-whose = Qui joue { $mouse } ?
together-you = Vous
together-open = Ouvrir la table
company-closed = Le livre est fermé
company-way = Le chapitre est perdu. Et maintenant ?
company-again = Essayer encore
company-on = Continuer, au prix d’un coup d’horloge
company-keep = { $mouse } peut garder une carte : laquelle ?
company-keep-none = Aucune
