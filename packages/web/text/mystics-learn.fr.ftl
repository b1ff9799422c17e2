# Mice & Mystics, pour apprendre et chercher, en français. À côté de learn.fr.ftl.

## Comment jouer : la première page
how-first = Petits héros, grand château
how-about = De quoi s’agit-il ?
    .text = Une reine s’est emparée du château ; ceux qui étaient fidèles au roi sont devenus des souris. Vous racontez leur histoire ensemble, en douze chapitres, et vous la jouez à quatre au plus, d’ordinaire avec **quatre souris**. Personne ne joue contre les autres : les souris gagnent ou perdent ensemble.
how-goal = Gagner et perdre
    .text = Chaque chapitre dit comment on le gagne ; c’est le plus souvent un endroit où toutes les souris doivent arriver. Il est perdu quand **le sablier atteint le marqueur Fin**, ou quand **toutes les souris sont capturées en même temps**.
how-time = Le temps
    .text = Le sablier est posé sur les pages du chapitre. Il avance d’une page à chaque attaque-surprise, et chaque fois qu’une souris est capturée. La page au sceau porte le marqueur Fin.
how-track = À qui le tour ?
    .text = Les cartes de la piste le disent, **de haut en bas** ; puis une nouvelle manche commence. Une souris a sa carte, un type d’ennemi en a une seule pour toutes ses figurines.
how-turn = Le tour d’une souris
    .text = Lancez un dé. Vous avancez d’autant de cases que **votre valeur de déplacement plus le chiffre du dé**. En plus du déplacement, vous avez **une action**, avant ou après :
how-scurry = Relancez le dé et déplacez-vous encore.
how-battle = Attaquez un ennemi avec une arme que vous portez.
how-search = Lancez un dé : une étoile trouve une carte. Après une trouvaille, cette souris ne fouille plus la même salle.
how-explore = Quittez la salle, s’il n’y a plus d’ennemi. Toutes les souris vous suivent.
how-recover = Débarrassez-vous de ce qui vous étourdit ou vous empêtre.
how-free = Ce qui ne coûte pas d’action
    .text = Chacune une fois par tour : **partager** fromages et cartes avec une souris voisine, **s’équiper** de ce qu’on a dans son sac, **monter de niveau** pour six fromages et prendre une nouvelle compétence.
how-minions = Le tour d’un ennemi
    .text = Personne ne joue les ennemis : ils suivent leurs règles. L’un après l’autre, ils lancent un dé, avancent **d’autant de cases vers la souris la plus proche** et attaquent. Les archers restent où ils sont s’ils voient une souris.
how-lines = Les lignes au sol
    .text = Une ligne jaune coûte 1 dans le sens de la flèche, 3 à rebours. **Aucune souris ne franchit une ligne rouge ; les ennemis, si.** Le noir est un mur. Une case a quatre places, et là où se tient un ennemi votre déplacement s’arrête.
how-die = Le dé
    .text = Le chiffre sert au déplacement. Le dessin dit ce qui touche et ce qui bloque. **L’étoile** sert à presque tous les autres lancers.
face-use-sword = touche en mêlée ; étoile ; avance de 2
face-use-shield = touche en mêlée, bloque ; avance de 3
face-use-shield-star = touche en mêlée, bloque ; étoile ; avance de 3
face-use-bow = touche à distance ; avance de 2
face-use-bow-star = touche à distance ; étoile ; avance de 1
face-use-cheese = fromage ; avance de 1

## La deuxième page
how-second = Un coup, dé par dé
how-fight = C’est au tour de Collin, et le dernier rat est à côté de lui. Il combat. Cinq fromages sont sur la meule, le sablier est sur la page 1, et la carte Rencontre visible dit : attaque-surprise, trois cafards.
how-fight-attack = Attaque. Collin a 2 en combat, son épée ajoute 1 : trois dés. En mêlée, l’épée touche et l’épée-bouclier aussi : deux touches. Le fromage est à Collin, aussitôt.
how-fight-defence = Défense. Le rat lance sa défense, deux dés. Seule l’épée-bouclier bloque : une touche de moins. Mais le rat a obtenu un fromage, et celui des ennemis va sur la meule.
how-fight-surge = Attaque-surprise. C’est le sixième fromage sur la meule. Tout le reste attend : le sablier passe à la page 2, trois cafards arrivent, leur carte va tout en bas de la piste, et la meule est de nouveau vide.
how-fight-wound = Blessure. Deux touches moins une bloquée : une blessure. Un rat n’a qu’un point de vie, il est terrassé. C’était le dernier de son espèce, sa carte quitte la piste.
how-track-before = La piste avant : le rat vient après Collin.
how-track-after = La piste après : plus de carte de rat, les cafards viennent en dernier.
how-cheese = Le fromage
    .text = Le fromage obtenu en attaque ou en défense est **à la souris qui a lancé** : il paie les compétences. Celui **des ennemis** va **sur la meule**. À six, c’est l’attaque-surprise : une page passe, et d’autres ennemis peuvent arriver.
how-wounds = Blessures et capture
    .text = Une souris qui a autant de blessures que de points de vie est **capturée** : elle perd son fromage et presque tout ce qu’elle porte, et une page passe. À son tour, s’il n’y a plus d’ennemi sur le plateau, elle réapparaît près d’une amie.
how-rooms = De salle en salle
    .text = Quand il n’y a plus d’ennemi dans la salle, une souris près d’une sortie ou sur une case traverse peut explorer, et toutes la suivent. **Une salle où l’on entre pour la première fois amène une rencontre** : une carte dit qui attend là.
how-short = Le temps presse
    .text = Quand toutes les souris ont joué et qu’il n’y a aucun ennemi sur le plateau, un fromage va tout de même sur la meule. Attendre coûte aussi du temps.

## Valeurs des cartes
value-battle = combat
value-defence = défense
value-lore = savoir
value-move = déplacement
value-life = points de vie

## Sur une feuille
sheet-now = maintenant
sheet-turn = Le tour d’une souris : un déplacement et une action
sheet-move = Déplacement
    .text = 1 dé + déplacement ; l’action ne le coupe pas. Se relever ou sortir de l’eau le prend tout entier.
sheet-scurry = Se précipiter
    .text = Après le déplacement : encore 1 dé + déplacement.
sheet-battle = Combattre
    .text = Avec une arme portée, une cible permise.
sheet-search = Fouiller
    .text = 1 dé, une étoile trouve une carte ; ensuite, plus rien sur cette face.
sheet-recover = Récupérer
    .text = Étourdie : c’est fini. Empêtrée : 1 dé, une étoile.
sheet-explore = Explorer
    .text = Pas d’ennemi sur la tuile ; près d’une sortie ou sur une case traverse.
sheet-act = Autres actions
    .text = Du chapitre, d’une carte, d’un objet du groupe ; ramasser.
sheet-free = Sans action
sheet-share = Partager
    .text = Avec une souris proche, une fois par tour.
sheet-equip = S’équiper
    .text = Entre emplacements et sac, une fois par tour ; trois cartes dans le sac.
sheet-level = Monter de niveau
    .text = 6 fromages pour une compétence de sa classe, une fois par tour.
sheet-cards = Cartes
    .text = Une seule carte compétence par tour de jeu ; objets et parchemins selon leur texte.
sheet-place = Poser, passer, appeler
    .text = Objets du groupe, choses portées, ce qu’offre un chapitre.
sheet-choose = Une réponse
    .text = Les règles demandent quelque chose : cela d’abord.
sheet-end = Finir
    .text = Puis le courant emporte qui s’y trouve.
sheet-die = Le dé
sheet-fight = Un combat
sheet-target = Cible
    .text = Mêlée : près. Distance : qui l’on voit ; mais si un ennemi est près, l’un de ceux-là.
sheet-attack = Attaque
    .text = Combat + arme + bonus. En mêlée, épée et épée-bouclier touchent ; à distance, l’arc.
sheet-defence = Défense
    .text = Seulement si l’on est touché. Chaque épée-bouclier bloque une touche.
sheet-paid = Fromage
    .text = Celui d’une souris à la souris, celui d’un ennemi sur la meule, aussitôt.
sheet-down = Blessures
    .text = Ce qui reste. Autant que de points de vie : ennemi terrassé, souris capturée.
sheet-minions = Le tour d’un ennemi
sheet-melee = Mêlée
    .text = 1 dé vers la souris la plus proche, puis attaque. Avec une souris sur sa case, il reste.
sheet-ranged = Distance
    .text = N’avance que s’il ne voit aucune souris.
sheet-whom = Qui est visé
    .text = La plus proche pas encore attaquée ce tour-ci ; à égalité, la plus haute sur la piste.
sheet-time = Temps et danger
sheet-surge = Attaque-surprise
    .text = 6 sur la meule : une page ; une fois par face, de nouveaux ennemis, en bas de la piste ; meule vide.
sheet-short = Le temps presse
    .text = Après la souris la plus basse, sans ennemi sur le plateau : 1 fromage sur la meule.
sheet-captured = Capturée
    .text = Une page ; fromage et cartes portées perdus, sauf celles de départ. Revient quand il n’y a plus d’ennemi.
sheet-lost = Perdu
    .text = Sablier au marqueur Fin, ou toutes les souris capturées.
sheet-ways = En chemin
sheet-yellow = Ligne jaune
    .text = Avec la flèche 1, à rebours 3.
sheet-red = Ligne rouge
    .text = Aucune souris ne la franchit ; les ennemis, si.
sheet-four = Complet
    .text = Quatre petites figurines par case, ou une seule grande.
sheet-stop = Ennemis
    .text = Sur leur case le déplacement s’arrête ; on n’en part que si les souris sont au moins aussi nombreuses.
sheet-water = Eau
    .text = Arrête le déplacement. Sortir : tout le déplacement, 1 dé et 1 par souris sur la rive, une étoile.
sheet-mousetrap = Souricière
    .text = Autant de dés que le déplacement, une étoile ; sinon 1 blessure, +1 fromage, renversée, tour fini.
sheet-states = États
sheet-stunned = Étourdie
    .text = Seule action : Récupérer.
sheet-webbed = Empêtrée
    .text = Ni avancer, ni se précipiter, ni se relever.
sheet-knocked = Renversée
    .text = Se relever prend le déplacement.
sheet-poison = Poison
    .text = Des blessures que seuls les remèdes ôtent.
sheet-charmed = Envoûtée
    .text = Au tour suivant, elle combat les autres souris.

## Passages dans le livre de règles
passages-read = { $count ->
    [one] Le passage déjà lu
    [many] Les { $count } passages déjà lus
   *[other] Les { $count } passages déjà lus
}
passages-unread = { $count ->
    [one] Aussi celui qui n’a pas été lu
    [many] Aussi les { $count } qui n’ont pas été lus
   *[other] Aussi les { $count } qui n’ont pas été lus
}

## Dessins du livre de règles
picture-M1-2 = La carte d’un héros : ses classes et cinq valeurs.
picture-M1-3 = Une carte ennemi : une seule pour toutes les figurines du type.
picture-M2-1 = Les six faces du dé.
picture-M3-6 = Le sablier sur la page 1 ; le sceau est le marqueur Fin.
picture-M4-2 = Un nouveau type d’ennemi se place sous les autres.
picture-M7-2 = Avec la flèche 1, à rebours 3.
picture-M7-3 = Le rat franchit la ligne rouge ; une souris, non.
picture-M8-4 = À la fin de son tour, Nez dérive d’une case.
picture-M10-2 = Un rat est à côté de Lily : elle doit tirer sur lui.
picture-M10-3 = Lily voit l’archer. Du noir la sépare du cafard.
picture-M13-2 = Deux sorties de même couleur face à face : toutes passent.
picture-M13-4 = On retourne la tuile : de la case traverse d’une face à celle de l’autre.
picture-M15-1 = Cinq sur la meule : le prochain fromage amène l’attaque-surprise.
