# Castle en français. Clés : refused-<code>, event-<type>, action-<do>, kind-<tile>.

-castle = Le château des fromages

## Pourquoi une action est refusée

refused-game-over = La partie est terminée.
refused-out-of-turn = C’est au tour de l’équipe { $team }.
refused-place-first = D’abord, chaque joueur pose une souris sur une tour.
refused-already-placed = Les premières souris sont posées ; une nouvelle entre pour un point.
refused-not-a-tower = { $tower } n’est pas une tour : les tours sont a1, g1, a7 et g7.
refused-tower-taken = La tour { $tower } est occupée.
refused-no-points = Vous n’avez plus de points d’action : terminez votre tour.
refused-no-such-room = Il n’y a pas de salle { $room }.
refused-already-open = La salle { $room } est déjà ouverte.
refused-out-of-reach = Aucune de vos souris n’est à côté de la salle { $room }.
refused-not-your-mouse = Aucune de vos souris n’est en { $from }.
refused-outside = C’est en dehors du château.
refused-not-a-neighbour = { $to } n’est pas à côté de { $from } : une souris va tout droit, case par case.
refused-into-tower = Une souris ne retourne jamais dans une tour.
refused-under-roof = { $to } est sous un toit : soulevez d’abord le toit.
refused-onto-trap = { $to } montre un piège.
refused-no-mouse-in-hand = Vous n’avez plus de souris en main.
refused-must-step-on = Votre souris est sur une case occupée : elle doit d’abord aller plus loin.
refused-no-way-on = La case est occupée, et il vous manque les points pour atteindre une case libre.
refused-not-an-end = { $end } n’est pas le bout d’une rangée coulissante.
refused-already-slid = Vous avez déjà poussé une rangée pendant ce tour.
refused-straight-back = La tuile ne peut pas être repoussée aussitôt par le même côté.
refused-no-such-team = Il n’y a pas d’équipe de ce nom à cette table.
refused-already-resigned = Cette équipe a déjà abandonné.

## Ce qui s’est passé

event-started = Le château est construit. { $first } commence ; tuile de réserve : { $spare }.
event-placed = { $seat } pose une souris sur la tour { $tower }.
event-turn-began = Manche { $round } : à { $seat } de jouer.
event-uncovered = { $seat } soulève le toit de la salle { $room } : { $shows }.
event-stepped = { $seat } va de { $from } à { $to }.
event-stepped-passing = { $seat } se faufile par { $to }.
event-entered = { $seat } fait entrer une souris en { $tower }.
event-entered-passing = { $seat } se faufile par la tour { $tower }.
event-slid = { $seat } pousse une tuile en { $end } ({ $pushed }) ; la tuile qui tombe : { $dropped }.
event-fell = Une souris de l’équipe { $seat } tombe dans le cachot depuis { $at }.
event-awarded = { $seat } prend un fromage : { $cheese } ({ $on }).
event-resigned = { $seat } abandonne et quitte le château.
event-covered = { $count ->
    [one] Le toit revient sur la salle { $rooms }.
    [many] Les toits reviennent sur les salles { $rooms }.
   *[other] Les toits reviennent sur les salles { $rooms }.
}
event-won-target = { $winner } a assez de fromages et gagne !
event-won-mice = Une équipe a perdu sa troisième souris. { $winner } a le plus de fromages et gagne !
event-won-rounds = La dernière manche est finie. { $winner } a le plus de fromages et gagne !
event-won-resigned = Il ne reste personne d’autre. { $winner } gagne !

## Actions

action-place = poser une souris en { $tower }
action-step = courir de { $from } à { $to }
action-uncover = soulever le toit de la salle { $room }
action-enter = faire entrer une souris en { $tower }
action-slide = pousser la tuile en { $end }
action-end = terminer le tour
action-resign = abandonner la partie

## Tuiles

kind-blue = fromage bleu
kind-braid = fromage tressé
kind-emmental = emmental
kind-gouda = gouda
kind-halloumi = halloumi
kind-neufchatel = neufchâtel
kind-provolone = provolone
kind-plain = tuile nue
kind-trap = piège

## À quoi sert le choix d’un robot : hint-<code>

hint-text = Un robot choisirait : { $what }.
hint-win = C’est la victoire, tout de suite.
hint-win-soon = { $points ->
    [one] Avec { $points } point, c’est la victoire.
    [many] Avec { $points } points, c’est la victoire.
   *[other] Avec { $points } points, c’est la victoire.
}
hint-token = Un fromage est pris tout de suite : { $cheese }.
hint-token-soon = { $points ->
    [one] Avec { $points } point, un fromage est pris : { $cheese }.
    [many] Avec { $points } points, un fromage est pris : { $cheese }.
   *[other] Avec { $points } points, un fromage est pris : { $cheese }.
}
hint-fall = Une souris de l’équipe { $team } tombe dans le cachot.
hint-fall-soon = { $points ->
    [one] Avec { $points } point, une souris de l’équipe { $team } tombe.
    [many] Avec { $points } points, une souris de l’équipe { $team } tombe.
   *[other] Avec { $points } points, une souris de l’équipe { $team } tombe.
}
hint-safe = Votre souris en { $square } échappe à un piège tout proche.
hint-deny = L’équipe { $team } n’a plus ce fromage à portée : { $cheese }.
hint-nearer = { $points ->
    [one] Un fromage se rapproche : { $cheese }. Il manquera environ { $points } point.
    [many] Un fromage se rapproche : { $cheese }. Il manquera environ { $points } points.
   *[other] Un fromage se rapproche : { $cheese }. Il manquera environ { $points } points.
}
hint-way = Cela ouvre le chemin vers { $to }.
hint-look = { $count ->
    [one] On voit { $count } tuile que personne ne connaît.
    [many] On voit { $count } tuiles que personne ne connaît.
   *[other] On voit { $count } tuiles que personne ne connaît.
}
hint-reach = De là, le toit de la salle { $room } est à portée.
hint-more-mice = Il faut être deux : plus de souris, plus de chances.
hint-spent = Vos points sont dépensés.
hint-rest = Rien à portée n’améliore votre position ce tour-ci.
hint-threat = Un piège arrive à côté d’une souris de l’équipe { $team }.
hint-hinder = Le fromage le plus proche de l’équipe { $team } s’éloigne.
hint-likely = Châteaux possibles où un fromage se rapproche : { $count } sur { $of }.
hint-best = Sur { $of } châteaux possibles, c’est ce qui vous place le mieux.

## Ce qui suivrait d’une poussée: foresee-<what>

foresee-push = En { $end } entre : { $kind }.
foresee-you-take = { $cheese } : vous le prenez.
foresee-takes = { $cheese } : l’équipe { $team } le prend.
foresee-you-fall = Votre souris en { $at } tombe !
foresee-falls = La souris de l’équipe { $team } en { $at } tombe.
foresee-unknown = ? Personne ne voit ce qui arrive sous { $at }.
foresee-you-win = Vous gagnez !
foresee-wins = L’équipe { $team } gagne.
foresee-final = Le coup montre ce qui est caché : impossible de le reprendre.

## Les équipes par place et leurs lettres

team-0 = Sorbier
team-1 = Lac
team-2 = Ambre
team-3 = Violette
team-letter-0 = S
team-letter-1 = L
team-letter-2 = A
team-letter-3 = V
