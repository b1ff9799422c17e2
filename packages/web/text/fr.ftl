# L’application en français : pages, table, noms et signes des pièces de Castle.

app-name = Mousekeep
castle-title = Le château au fromage
close = Fermer

nav-label = Pages
nav-home = Accueil
nav-rules = Règles
nav-settings = Réglages

## Accueil

home-hello = Bienvenue, { $name } !
home-what = Soulevez les toits, courez dans le château, retirez le sol sous vos rivaux. Deux de vos souris sur le même fromage : il est à vous.
new-title = Jouer tout de suite
new-against = Qui joue ?
new-bots = Moi contre des robots
new-friends = Entre amis sur cet écran
new-players = Joueurs
new-level = Les robots jouent
level-easy = doucement
level-normal = bien
level-hard = très bien
level-master = en maîtres
new-more = Château et but
new-target = Fromages différents pour gagner
new-layout = Salles
layout-hof = Cour
layout-mill = Moulin
new-play = Jouer
tables-title = Tables sur cet appareil
tables-go-on = Continuer
tables-look = Revoir
tables-forget = Retirer
tables-forget-this = Retirer : { $title }, { $when }
mode-bots = { $count ->
    [one] Contre un robot
    [many] Contre { $count } robots
   *[other] Contre { $count } robots
} · enregistré sur cet appareil
mode-friends = { $count ->
    [one] Un écran · { $count } joueur
    [many] Un écran · { $count } joueurs
   *[other] Un écran · { $count } joueurs
} · enregistré sur cet appareil
mode-past = Retour en arrière

## La table

board-section = Plateau
board-label = Le château, entouré des portes des rangées coulissantes
table-missing = Cette table n’existe pas sur cet appareil.
table-broken = Cette table ne peut pas être ouverte : { $why }.
table-not-kept = Il n’y a plus de place sur cet appareil : la table n’est pas enregistrée.

prompt-place = { $team } : posez votre première souris sur une tour.
prompt-turn = { $team } : soulevez un toit, courez ou poussez la tuile de réserve.
prompt-chosen = { $team } : où va la souris de la case { $square } ?
prompt-stuck = { $team } : la souris de la case { $square } n’a pas de case ouverte à côté. Soulevez d’abord un toit.
prompt-which = Quelle souris ? Choisissez-la d’abord.
prompt-pass = { $team } : votre souris doit aller plus loin.
prompt-armed = Touchez encore { $end } pour pousser : { $kind }.
prompt-no-points = { $team } : plus de points. Terminez votre tour.
prompt-bot = { $team } joue …
prompt-past = Vous regardez en arrière. Échap, ou le plateau, ramène au présent.
prompt-over = { $team } gagne !
points-left = { $points ->
    [one] { $points } point restant
    [many] { $points } points restants
   *[other] { $points } points restants
}

actions-label = Ce que vous pouvez faire
do-uncover = Soulever
do-step = Courir
do-enter = Entrer
do-slide = Pousser
do-uncover-how = Soulever un toit à côté d’une de vos souris : touchez-le
do-step-how = Courir : touchez votre souris, puis une case voisine
do-enter-how = Faire entrer une souris sur une tour libre : touchez la tour
do-slide-how = Pousser la tuile de réserve : touchez une flèche du mur
do-undo = Reprendre
do-hint = Conseil
do-end = Terminer le tour
hint-text = Un robot choisirait : { $what }.
end-look-back = Revoir la partie
end-again = Nouvelle partie

holder-bot = robot, joue { $level }
players-title = Joueurs
players-mice = en main : { $hand } · au cachot : { $lost }
players-goal = { $target } fromages différents pour gagner.
spare-title = Tuile de réserve
dungeon-title = Cachot
dungeon-empty = vide
dungeon-team = { $team } : { $count }

log-title = Ce qui s’est passé
log-jump = Voir ce moment
timeline-label = Coup { $at } sur { $plays }
timeline-back = Un coup en arrière
timeline-on = Un coup en avant
command-label = Écrire un coup
command-do = Jouer
command-unclear = « { $word } » n’est pas clair. Deux cases pour courir, la lettre d’une salle pour soulever, une tour pour entrer, > et une case pour pousser, end pour finir.
legal-none = Vous n’avez rien à faire pour le moment.
legal-list = Vous pouvez : { $actions }.

rule-open = Règle { $rule } : la lire
rule-title = { $rule } · { $chapter }
rule-in-book = Dans le livre de règles

## Les cases, à voix haute

cell-roof = { $square } : toit de la salle { $room }
cell-tower = { $square } : tour
cell-floor = { $square } : sol ferme
cell-tile = { $square } : { $kind }
cell-mouse = souris de l’équipe { $team }
cell-gate = Porte { $end }, tuile de réserve : { $kind }
cell-can-place = on peut y entrer
cell-can-enter = on peut y entrer
cell-can-uncover = on peut le soulever
cell-can-step = on peut y aller
cell-can-slide = on peut y pousser

## Règles et réglages

rules-intro = Chaque refus dans le jeu cite un de ces numéros.
rules-english = Les règles numérotées sont écrites en anglais.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } règle trouvée
    [many] { $count } règles trouvées
   *[other] { $count } règles trouvées
}
settings-title = Réglages
settings-name = Votre nom
settings-language = Langue
settings-theme = Couleurs
theme-auto = comme l’appareil
theme-light = claires
theme-dark = sombres
settings-speed = Mouvement
speed-off = aucun
speed-fast = rapide
speed-normal = normal
speed-slow = lent
settings-memory = Montrer sur les toits ce qu’on a déjà vu dessous
settings-keys = Touches d’une seule lettre
keys-title = Touches à la table
key-arrows = flèches
key-arrows-does = de case en case ; Home et Fin : le long de la rangée
key-enter = Entrée
key-enter-does = choisir une souris, courir, soulever, entrer ou pousser
key-tab = Tab
key-tab-does = du plateau aux boutons
key-e = e
key-e-does = terminer le tour
key-u = u, Ctrl Z
key-u-does = reprendre
key-h = h
key-h-does = conseil
key-m = m
key-m-does = dire tout ce qu’on peut faire
key-o = o
key-o-does = dire à qui de jouer
key-l = l
key-l-does = redire ce qui vient de se passer
key-slash = /
key-slash-does = écrire un coup
key-comma = , et .
key-comma-does = en arrière et en avant, coup par coup
key-escape = Échap
key-escape-does = lâcher ce qui est commencé ; revenir au présent

## Les lettres sur les sceaux des fromages

letter-blue = B
letter-braid = T
letter-emmental = E
letter-gouda = G
letter-halloumi = H
letter-neufchatel = N
letter-provolone = P
