# The web app in French: pages, and what every table has.

app-name = Mousekeep
castle-title = Le château des fromages
mystics-title = Mice & Mystics
close = Fermer
game-missing = Ce jeu ne se joue pas encore dans le navigateur.
page-missing = Cette page n’existe pas.
nav-label = Pages
nav-home = Accueil
nav-rules = Règles
nav-sheet = Aide-mémoire
nav-how = Comment jouer
nav-learn = Apprendre et chercher
nav-settings = Réglages

## Accueil

home-hello = Deux jeux de souris. La table veille aux règles.
home-learn = Apprendre en cinq minutes
home-learn-on = Continuer la leçon
home-play = Jouer tout de suite
new-title = Ou choisissez qui joue
new-against = Qui joue ?
new-bots = Moi contre des robots
new-friends = Entre amis sur cet écran
new-players = Joueurs
new-people = Personnes devant cet écran
new-level = Les robots jouent
level-easy = doucement
level-normal = bien
level-hard = très bien
level-master = en maîtres
level-party = à vos côtés
new-play = Jouer
tables-title = Tables sur cet appareil
tables-go-on = Continuer
tables-more = Plus de tables
tables-look = Revoir
tables-forget = Retirer
tables-forget-this = Retirer : { $title }, { $when }
tables-forget-sure = Vraiment retirer ?
mode-bots = { $count ->
    [one] Avec un robot
    [many] Avec { $count } robots
   *[other] Avec { $count } robots
} · enregistré sur cet appareil
mode-friends = { $count ->
    [one] Un écran · { $count } joueur
    [many] Un écran · { $count } joueurs
   *[other] Un écran · { $count } joueurs
} · enregistré sur cet appareil
mode-past = Retour en arrière
version-ready = Une nouvelle version est prête.
version-now = L’utiliser
version-later = Plus tard
version-kept = Les parties sur cet appareil reprennent où elles sont.

## La table

board-section = Plateau
table-missing = Cette table n’existe pas sur cet appareil.
table-broken = Cette table ne peut pas être ouverte : { $why }.
table-not-kept = Il n’y a plus de place sur cet appareil : la table n’est pas enregistrée.
prompt-past = Vous regardez en arrière. Échap, ou le plateau, ramène au présent.
prompt-closed = Cette table a été rangée : on peut seulement la regarder.
actions-label = Ce que vous pouvez faire
do-undo = Reprendre
do-hint = Conseil
telling-next = Suite
telling-pause = Faire une pause
telling-from-start = Raconter depuis le début
telling-skip = Passer
show-again = Revoir leur tour
do-end = Terminer le tour
end-look-back = Revoir la partie
end-again = Nouvelle partie
end-rematch = Rejouer
holder-bot = robot, joue { $level }
holder-mouse = { $name }, joue { $level }
mouse-bramble = Ronce
mouse-clover = Trèfle
mouse-dart = Flèche
mouse-moss = Mousse
players-title = Joueurs
log-title = Ce qui s’est passé
log-jump = Voir ce moment
timeline-label = Coup { $at } sur { $plays }
timeline-back = Un coup en arrière
timeline-on = Un coup en avant
command-label = Écrire un coup
command-do = Jouer
legal-none = Vous n’avez rien à faire pour le moment.
legal-list = Vous pouvez : { $actions }.
rule-open = Règle { $rule } : la lire
rule-title = { $rule } · { $chapter }
rule-in-book = Dans le livre de règles
tip-final = Le coup montre ce qui est caché : impossible de le reprendre.
log-filter = Montrer
log-edge = On peut reprendre jusqu’ici : avant, quelque chose a été montré.
log-all = tout
log-nothing = Rien de tel pour le moment.

## Règles et réglages

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
settings-others = Ce que font les autres reste visible
others-short = peu de temps
others-usual = normalement
others-long = longtemps
settings-telling = Ce qui se passe tout seul est raconté
telling-steps = pas à pas
telling-calm = posément
telling-once = d’un coup
settings-keys = Touches d’une seule lettre
keys-title = Touches à la table
key-arrows = flèches
key-arrows-does = de case en case ; Début et Fin : le long de la rangée
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
key-q = q
key-q-does = l’aide-mémoire : ce qui est permis maintenant y est marqué
key-slash = /
key-slash-does = écrire un coup
key-comma = , et .
key-comma-does = en arrière et en avant, coup par coup
key-escape = Échap
key-escape-does = lâcher ce qui est commencé ; revenir au présent
settings-sound = Son
sound-off = coupé
sound-on = activé
volume-moves = Volume des coups
volume-events = Volume des fromages et des chutes
volume-notices = Volume des signaux
