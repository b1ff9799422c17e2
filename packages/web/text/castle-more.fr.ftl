# Castle dans l’application web, en français : ce qui vient après la partie, et l’abandon. Chargé à la demande.

review-go = Analyser la partie
review-working = Analyse de la partie…
review-chance = Chances de victoire de l’équipe { $team }, tour après tour
review-curve = Les chances de victoire du premier tour au dernier
review-turned = Tour de l’équipe { $team } : vos chances passent de { $before } % à { $after } %.
review-played = Votre choix : { $what }.
review-look = Regarder
review-again = Rejouer ce moment
review-memory = Toits soulevés : { $rooms } ; sans rien de nouveau dessous : { $known }.
result-team = Équipe
result-cheeses = Fromages
result-roofs = Toits soulevés
result-pushes = Poussées
result-lost = Souris perdues
result-rounds = Manches jouées : { $rounds }.
resign-sure = Abandonner la partie avec l’équipe { $team } ?
resign-two = L’autre joueur gagne alors.
resign-more = Vos souris quittent le château et les autres continuent.
resign-yes = Oui, j’abandonne
resign-no = Continuer à jouer
review-none = La partie n’est pas disponible pour le moment.
