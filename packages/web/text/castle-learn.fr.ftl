# Le château, pour apprendre et chercher, en français. À côté de learn.fr.ftl.

## Comment jouer : la première page
how-first = Un château plein de fromage
how-goal = De quoi s’agit-il ?
    .text = Vous avez quatre souris et un château dont toutes les salles sont couvertes d’un toit. Dessous, il y a **sept sortes de fromage**, du sol nu et trois pièges. Qui possède le premier **quatre fromages différents** gagne aussitôt.
how-cheese = Comment gagner un fromage
    .text = Dès que **deux de vos souris sont sur la même sorte de fromage**, sur deux cases différentes, vous en prenez un. Un seul de chaque sorte suffit. Peu importe à qui c’est de jouer, et peu importe que la souris ait couru ou que le sol ait glissé.
    .picture = Deux souris de Sorbier sur le gouda : il est à Sorbier.
how-start = Pour commencer
    .text = Chacun pose une souris sur une tour d’angle libre. Les trois autres attendent dans la main.
how-turn = Votre tour : quatre points
    .text = Dépensez-les comme vous voulez, dans n’importe quel ordre. Tout coûte **1 point** ; ce qui reste est perdu.
how-lift = Soulever
    .text = Ôtez le toit d’une salle qui touche la case d’une de vos souris, ne serait-ce que par un coin. Tout le monde voit alors ce qu’il y a dessous.
how-run = Courir
    .text = Une souris va sur la case voisine : tout droit, jamais en biais, seulement dans une salle ouverte, jamais sur un piège.
how-enter = Entrer
    .text = Une souris de votre main arrive sur une tour libre, n’importe laquelle.
how-push = Pousser, une fois par tour
    .text = La tuile de réserve entre à un bout d’une rangée ; celle de l’autre bout tombe et devient la réserve. **Les souris ne suivent pas** : c’est le sol qui glisse sous leurs pattes.
how-roofs = À la fin de votre tour
    .text = Toute salle sans souris retrouve son toit. Souvenez-vous de ce que vous avez vu.

## La deuxième page
how-second = Un tour, point par point
how-example = Sorbier (les rouges, un S sur l’écu) a l’emmental et veut le gouda. La tuile de réserve montre un gouda, et une souris de Sorbier est déjà sur un gouda, en d2. Lac (les bleus, L) a une souris en b4.
how-before = Avant : Sorbier a quatre points. Les numéros sont les étapes ci-dessous.
how-after = Après : Sorbier a le gouda, Lac a perdu une souris.
how-example-1 = Soulever, 1 point : depuis la tour, Sorbier ôte le toit de la salle A. En b1, il n’y a que le sol nu.
how-example-2 = Courir, 1 point : la souris quitte la tour pour b1.
how-example-3 = Pousser, 1 point : le gouda entre en haut, par b1, et toute la rangée descend d’une case. La souris reste en b1 et a maintenant un gouda sous les pattes : deux souris de Sorbier sur du gouda, donc Sorbier le prend. Plus bas, sous un toit, il y avait un piège que personne ne connaissait. Il glisse sous la souris de Lac en b4, et elle tombe.
how-example-4 = Entrer, 1 point : la tour est de nouveau libre, Sorbier y pose une nouvelle souris.
how-example-end = Sorbier termine son tour. La salle I n’a plus de souris et retrouve son toit ; les salles A et E restent ouvertes.
how-traps = Les pièges
    .text = Personne ne court sur un piège. Mais si une poussée amène un piège sous une souris, elle tombe au cachot **jusqu’à la fin de la partie**, même si c’est la vôtre. Sur les tours et sur le sol ferme, là où rien ne glisse, les souris ne risquent rien.
how-past = Une souris sur le chemin
    .text = Une case n’a de place que pour une souris. On peut passer par-dessus une autre, mais la même souris doit continuer jusqu’à une case libre. Comptez donc vos points d’abord.
how-end = La fin
    .text = Quatre fromages différents, et c’est gagné. La partie finit aussi **quand quelqu’un a perdu sa troisième souris** : qui a le plus de fromages gagne. À deux ou trois, on peut convenir de cinq ou six fromages.
how-hidden = Ce qu’on peut savoir
    .text = Les salles ouvertes, les souris, les fromages gagnés et la tuile de réserve sont visibles de tous. Ce qu’il y a sous un toit, personne ne le sait, pas même les robots. Qui a bonne mémoire joue bien.

## Sur une feuille
sheet-now = maintenant
sheet-turn = Un tour : 4 points
sheet-place = Première souris
    .text = Au début de la partie, sur une tour libre ; gratuit.
sheet-lift = Soulever, 1
    .text = Le toit d’une salle qui touche la case d’une de vos souris, même par un coin.
sheet-run = Courir, 1
    .text = D’une case, tout droit ; dans une salle ouverte, pas sur un piège, pas dans une tour.
sheet-enter = Entrer, 1
    .text = De la main sur une tour libre.
sheet-push = Pousser, 1
    .text = Une fois par tour : la tuile de réserve à l’un des 12 bouts.
sheet-end = Finir
    .text = Quand vous voulez ; les points restants sont perdus.
sheet-at-once = Aussitôt, au tour de n’importe qui
sheet-cheese = Fromage
    .text = Deux de vos souris sur la même sorte : prenez-le, un par sorte.
sheet-trap = Piège
    .text = Une souris sous laquelle on en pousse un est perdue pour de bon, la vôtre aussi.
sheet-win = Gagné
    .text = Avec 4 fromages différents (5 ou 6 si c’est convenu).
sheet-third = Troisième souris perdue
    .text = La partie finit : qui a le plus de fromages gagne ; qui n’a plus qu’une souris ne compte pas.
sheet-always = Toujours
sheet-stay = Les souris restent
    .text = Elles ne voyagent pas avec les tuiles.
sheet-solid = Sol ferme et tours
    .text = Rien n’y glisse : pas de danger, pas de fromage.
sheet-past = Passer
    .text = Par-dessus une autre souris, si les points mènent jusqu’à une case libre.
sheet-roofs = Toits
    .text = À la fin d’un tour, toute salle sans souris est couverte ; depuis une tour, on n’en garde aucune ouverte.
sheet-tie = Égalité
    .text = Gagne celui dont le dernier tour est le plus ancien.
sheet-tiles = Les 34 tuiles
sheet-count = { $kind } : { $count }

## Dessins du livre de règles
picture-C1-1 = Le château, tous ses toits posés ; lettres et chiffres nomment les cases.
picture-C1-2 = Foncé : les trous et leurs tuiles. Clair : le sol ferme. Flèches : les douze bouts des rangées.
picture-C1-4 = Chaque plage d’une même couleur, avec sa lettre, est une salle sous un seul toit.
picture-C3-2 = La souris soulève un toit qui ne touche sa case que par un coin.
picture-C3-3 = Tout droit vers une case ouverte ; ni en biais, ni sur un piège.
picture-C3-5 = Par-dessus l’autre souris et plus loin : deux points.
picture-C3-6 = Le gouda entre à gauche, le provolone tombe à droite. La souris ne bouge pas.
picture-C4-1 = La poussée a mis le piège sous une souris, qui tombe.
picture-C5-1 = Deux souris sur la même sorte : un fromage.
