# Castle in the web app, in French: first page, board, column, and how its tiles are marked.

## Accueil

home-what = Deux à quatre équipes de souris font la course dans un château dont le sol glisse. Soulevez les toits, courez, dérobez le sol sous les pattes de vos rivaux : deux de vos souris sur le même fromage, et il est à vous.
new-more = Château, but et adversaires
new-target = Fromages différents pour gagner
new-memory = Marques sur les toits, pour tous
memory-none = aucune : à vous de retenir
memory-fading = s’effacent après deux manches
memory-all = tout ce qui a été vu
new-layout = Salles
layout-hof = Cour
layout-mill = Moulin

## La table

board-label = Le château, entouré des portes des rangées coulissantes
prompt-place = { $team } : posez votre première souris sur une tour.
prompt-turn = { $team } : soulevez un toit, courez ou poussez la tuile de réserve.
prompt-chosen = { $team } : où va la souris de la case { $square } ?
prompt-stuck = { $team } : la souris de la case { $square } n’a pas de case ouverte à côté. Soulevez d’abord un toit.
prompt-which = Quelle souris ? Choisissez-la d’abord.
prompt-pass = { $team } : votre souris doit aller plus loin.
prompt-armed = Touchez encore { $end } pour pousser : { $kind }.
prompt-no-points = { $team } : plus de points. Terminez votre tour.
prompt-end-all = { $team } : il vous reste tous vos points. Appuyez encore une fois sur « Terminer le tour » pour passer.
prompt-bot = { $team } joue…
prompt-over = { $team } gagne !
result-you = Vous gagnez !
points-left = { $points ->
    [one] { $points } point restant
    [many] { $points } points restants
   *[other] { $points } points restants
}
do-uncover = Soulever
do-step = Courir
do-enter = Entrer
do-slide = Pousser
do-end-all = Finir sans avoir rien fait ?
do-uncover-how = Soulever un toit à côté d’une de vos souris : touchez-le
do-step-how = Courir : touchez votre souris, puis une case ; elle y va si les points suffisent
do-enter-how = Faire entrer une souris sur une tour libre : touchez la tour
do-slide-how = Pousser la tuile de réserve : touchez une flèche du mur
players-mice = en main : { $hand } · au cachot : { $lost }
players-goal = { $target } fromages différents pour gagner.
resign-do = Abandonner
players-gone = a abandonné
spare-title = Tuile de réserve
dungeon-title = Cachot
dungeon-empty = vide
dungeon-team = { $team } : { $count }
command-unclear =
    « { $word } » n’est pas clair. Deux cases pour courir, la lettre d’une salle pour soulever, une tour pour entrer, >
    et une case pour pousser, fin pour finir.
typed-end = fin
log-big = fromages et chutes

## Les cases, à voix haute

cell-roof = { $square } : toit de la salle { $room }
cell-tower = { $square } : tour
cell-floor = { $square } : sol ferme
cell-tile = { $square } : { $kind }
cell-mouse = souris de l’équipe { $team }
cell-gate = Porte { $end }, tuile de réserve : { $kind }
cell-can-place = on peut y entrer
cell-can-enter = on peut y entrer
cell-can-uncover = on peut le soulever
cell-can-step = on peut y aller
cell-can-slide = on peut y pousser

## Les lettres sur les sceaux des fromages

letter-blue = B
letter-braid = T
letter-emmental = E
letter-gouda = G
letter-halloumi = H
letter-neufchatel = N
letter-provolone = P
puzzles-door = Une énigme par jour
puzzles-door-about = Un tour, une réponse : 365 châteaux attendent sur l’étagère.
