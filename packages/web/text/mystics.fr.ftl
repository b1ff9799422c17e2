# Mystics at a table in the browser, in French.

mystics-title = Mice & Mystics

## Seals
letter-collin = C
letter-nez = N
letter-tilda = T
letter-filch = F
letter-lily = L
letter-maginos = M
letter-rat-warriors = r
letter-elite-rat-warriors = E
letter-roaches = k
letter-greedy-roaches = g
letter-spider = A
letter-centipede = P
letter-captain-vurst = V
letter-skitter-clak = X
letter-vanestra = Q
letter-brodie = B

## The room
room-label = { $side }, les cases de la salle
space-floor = { $id }
space-water = { $id }, eau
space-area = { $id }, zone spéciale
space-entry = les ennemis arrivent ici
way-to = Sortie : { $side }
way-unknown = une salle encore inconnue
way-nowhere = nulle part

## Time
time-label = Temps et danger
time-left = { $left ->
    [one] Encore { $left } fromage
    [many] Encore { $left } fromages
   *[other] Encore { $left } fromages
} et c’est l’attaque-surprise :
wheel-label = Meule : { $wheel } sur { $full }
page-label = Page { $page } sur { $end }
surge-then = le sablier avance.
surge-nobody = le sablier avance, et personne ne vient : cette salle a déjà eu son attaque-surprise.
surge-brings = le sablier avance, et voici : { $minions }.

## Track and party
track-label = Ordre des tours
mouse-life = points de vie : { $left } sur { $life }
played-by = Jouée par { $who }
played-to = Confier à { $who }
played-together = Changent de mains ensemble : { $mice }
is-captured = capturée
is-away = enlevée
is-down = renversée
is-poisoned = poison
is-unseen = invisible
is-carrying = transporte : { $token }

## The turn
turn-of = À { $mouse } de jouer
turn-of-other = C’est à { $who }
turn-left = { $points ->
    [0] Plus de points de déplacement
    [one] Encore { $points } point de déplacement
    [many] Encore { $points } points de déplacement
   *[other] Encore { $points } points de déplacement
}, { $acted ->
    [yes] l’action est faite
    [last] et votre action, qui met fin au déplacement
   *[no] et votre action
}
over-won = Le chapitre est gagné !
over-lost = Le chapitre est perdu.
whose-own = { $who } décide : il s’agit de sa souris ({ $mouse }).
whose-turn = Choix du groupe : { $who } décide, car c’est son tour.
whose-lowest = Choix du groupe : { $who } décide, au plus bas de la piste.
suggest-how = Touchez une réponse pour la proposer.
answer-good-first = Bonne pour commencer.
arrive-all = Tout le monde à la fois :
arrive-one = Ou une par une, comme demandé ci-dessus :

## What can be done
do-step = Un pas
do-stand = Se relever
do-scurry = Se précipiter
do-battle = Combattre
do-search = Fouiller
do-recover = Récupérer
do-explore = Explorer
do-share = Partager
do-equip = S’équiper
do-level-up = Monter de niveau
do-ability = Cartes
do-use = Utiliser
do-place = Poser un objet
do-pick-up = Reprendre
do-catapult = Catapulter
do-launch = Lancer
do-act = Agir
do-call = Appeler
do-take-up = Prendre
do-put-down = Poser
do-hand-over = Remettre
do-choose = Choisir
do-end = Finir le tour
do-end-sure = Finir quand même
warned-again = Encore une fois, et c’est fait.
do-walk = Marcher
do-arrange = Prendre place
do-wait = Attendre…
do-lead = Mener tout le monde
do-whisper = Quand demander
note-targets = { $n ->
    [one] { $n } cible
    [many] { $n } cibles
   *[other] { $n } cibles
}
note-star = étoile { $chance } %
note-stand = tous les pas
note-scurry = dé + { $move }
# Pourquoi un bouton ne sert pas, en trois mots.
short-already-acted = action faite
short-minions-here = ennemis ici
short-no-exit-here = pas d’issue ici
short-move-first = après un pas
short-already-found = déjà trouvé ici
short-not-near = personne à côté
short-too-little-cheese = trop peu de fromages
short-used-this-turn = déjà fait
short-in-water = dans l’eau
short-stunned = étourdie
short-webbed = empêtrée
short-knocked-down = renversée
short-no-such-minion = aucun ennemi
short-out-of-reach = hors de portée
short-not-seen = un mur entre
short-not-its-moment = pas maintenant
short-ability-used = une par tour
short-nothing-shared = rien à donner

among-label = Lequel ?
among-none = Aucun d’eux
lead-where = Touchez la case où tout le monde doit aller.
chance-to-defeat = l’abat : { $chance } %
attack-odds = { $dice } dés contre { $against } · fromage pour nous { $cheese } %, pour la meule { $wheel } %
do-hinted = Faire ainsi
hint-lesson = Maintenant : { $what }
hint-lesson-step = Maintenant : touchez la case que montre la flèche, ou plus loin. La patte dit combien de pas il faut.
hint-none = Rien de mieux ne vient à l’esprit que d’attendre.
command-unclear = « { $word } » n’est pas une commande ici.

## What is asked
window-if-used = Avec la carte
window-if-passed = Sans la carte
window-use = Utiliser
window-pass = Passer
odds-wound = blessure : { $chance } %
odds-felled = terrassé : { $chance } %
then-dice = puis les dés décident
whisper-label = Demander pour cette carte
whisper-always = toujours
whisper-matters = quand cela compte
whisper-hold = seulement si l’on me demande tout
ask-all = Tout me demander
ask-all-hold = De même tant que vous maintenez Maj
ask-all-now = Tout est demandé en ce moment.

## Dice, log, leaves
told-of = Au tour de : { $who }
told-house = Ce qui arrive à tout le monde
recap-nothing = Leur tour est passé : personne n’est blessé.
sum-line = { $hits } − { $blocks } = { $left }
tray-sum = Touches : { $hits } − boucliers : { $blocks } = blessures : { $left }.
tray-steps = { $die } au dé + { $move } = { $steps } pas
tray-label = Le dernier lancer
log-begin = Au début
log-passed = Passé pour vous
log-big = L’essentiel
leaves-label = La table en détail
leaf-mouse = Souris
leaf-map = But
leaf-threats = Menaces
threats-none = Aucun ennemi n’en veut à personne ici.
threat-line = { $how ->
    [shot] { $who } tire sur { $mouse }.
    [sure] { $who } frappe { $mouse }.
    [never] { $who } poursuit { $mouse }, mais de trop loin pour frapper (à { $steps } pas).
   *[maybe] { $who } poursuit { $mouse }, à { $steps } pas. Chances d’arriver à temps : { $chance } %.
}
leaf-log = Journal
leaf-candle = Bougie
goal-title = Ce qu’il faut faire
goal-lost = Défaite : { $lost }
goal-counted = { $name } : { $value }
map-label = Les salles de ce chapitre
leaf-story = Histoire

## Things
stat-battle = combat
stat-defense = défense
stat-lore = savoir
stat-move = déplacement
sheet-worn = Porté
sheet-pack = Sac : { $n } sur { $most }
sheet-can = Sait faire
sheet-stash = Cache du groupe
sheet-none = rien
card-use = Utiliser
card-wear = Mettre
card-take-off = Dans le sac
share-with = Avec qui ?
share-how = Touchez une carte : elle passe à l’autre.
share-over = C’est trop : il faudra en défausser une.
share-cheese = { $n ->
    [one] { $n } fromage
    [many] { $n } fromages
   *[other] { $n } fromages
}
share-one-cheese = 1 fromage pour { $who }
share-not = Pas maintenant
share-do = Partager

## The book and the hall
book-go-on = Continuer
hall-title = L’Horloge aux Douze Coups
hall-begin = Ouvrir le livre
hall-set-out = Commencer le chapitre
hall-go-on = Reprendre le chapitre
hall-difficulty = Difficulté
hall-level-story = Le plus souvent plus de pages, des rencontres plus faciles et moins d’ennemis.
hall-level-standard = Les chapitres tels qu’ils ont été conçus.
hall-level-heroic = Le plus souvent moins de pages, des rencontres plus rudes et plus d’ennemis.
hall-party = Qui part
hall-one = Jouer ce chapitre seul
hall-ours = notre campagne, gardée sur cet appareil
hall-new = Une nouvelle campagne
hall-new-how = Douze chapitres, l’un après l’autre. Chaque coup est gardé, et l’on peut s’arrêter quand on veut.
hall-player = Joueur { $n }
hall-more = Un de plus
hall-fewer = Un de moins
hall-with-prologue = Commencer par le prologue, qui enseigne le jeu
hall-so-far = L’histoire jusqu’ici
hall-nothing-yet = Rien encore. Le livre est fermé.
hall-forget = Supprimer cette campagne
hall-forget-sure = Vraiment ? Il n’en restera rien. Appuyez encore une fois
hall-retry = Essayer encore
hall-go-on-lost = Continuer, au prix d’un coup (B7)
hall-price = Continuer coûte un coup d’horloge (B7). Jusqu’ici : { $strokes }, deux au plus. Chaque souris peut alors garder une carte.
hall-one-how = Un chapitre à part : rien ne vient de la campagne, et rien n’y retourne.
hall-change = D’autres
hall-bot = le robot
hall-tap-next = Touchez une souris pour changer de joueur, ou la confier au robot.
hour-won = gagné
hour-left = perdu et laissé derrière
hour-next = le prochain
hour-later = plus tard
end-remembered = On s’en souviendra :
end-keep = Chaque souris peut garder une carte pour le chapitre suivant (M24.2) :
end-to-hall = Vers l’heure suivante
end-to-hall-lost = Retour à l’horloge
end-look = Revoir la table une fois
hall-players = Qui joue ?
book-close = Fermer le livre
book-later = Lire plus tard
book-ribbon = Signet
book-chosen = choisi
book-not-chosen = non choisi
book-from-now-on = Désormais
passage-intro = Le début
passage-victory = La victoire
passage-defeat = La défaite
passage-goes-on = La suite
passage-goes-on-lost = La suite, malgré tout
passage-epilogue = La fin de l’histoire
passage-last-page = La dernière page
