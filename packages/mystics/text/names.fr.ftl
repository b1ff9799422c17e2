# Comment s’appellent les choses de Mystics en français. Clés : side-, class-, kind-, slot-, marker-, face-, coin-,
# mode-, type-, minions-<type> avec leur nombre, figure-<type> avec son numéro, warning-<drapeau de rencontre>,
# difficulty-.

## Faces des tuiles

side-courtyard = Cour
side-tunnel-entrance = Entrée des tunnels
side-kitchen = Cuisine
side-kitchen-tunnels = Tunnels de la cuisine
side-guard-room = Salle de garde
side-sewer = Égout
side-dining-hall = Salle des banquets
side-dining-tunnels = Tunnels des banquets
side-alchemist = Cabinet de l’alchimiste
side-crystal-tunnels = Tunnels de cristal
side-kings-chamber = Chambre du Roi
side-kings-tunnels = Tunnels du Roi
side-queens-chamber = Chambre de la reine
side-forge = Forge
side-pipes = Tuyauterie
side-drain-pipe = Grand collecteur
side-straw = Paille
side-gutter = Rigole

## Cases qui ont un nom

spot-crack = la fente
spot-knot = le trou du tronc
spot-tree = l’arbre
spot-steps = les marches
spot-counter = le comptoir
spot-ladder = l’échelle
spot-chair = la chaise
spot-rug1 = le tapis
spot-rug2 = le tapis
spot-rug3 = le tapis
spot-stool = le tabouret
spot-table = la table
spot-desk = le bureau
spot-shelf = l’étagère
spot-bed = le lit
spot-chest = le coffre
spot-mantel = le manteau de la cheminée
spot-pile = le tas de bois
spot-fork = la fourche de la rivière
spot-clock = l’horloge
spot-hearth = l’âtre
spot-chains = les chaînes
spot-bend = le coude
spot-gear = l’engrenage
spot-pipe = le collecteur

## Classes, genres et emplacements

class-archer = Archère
class-healer = Guérisseuse
class-leader = Meneur
class-mystic = Mystique
class-scamp = Filou
class-tinkerer = Bricoleur
class-warrior = Guerrier
kind-weapon = Arme
kind-armor = Armure
kind-accessory = Accessoire
kind-item = Objet
kind-scroll = Parchemin
kind-trick = Ruse
kind-event = Évènement
kind-party-item = Objet de groupe
kind-ability = Compétence
kind-innate = Compétence innée
slot-paw = Patte
slot-tail = Queue
slot-head = Tête
slot-body = Corps
slot-cloak = Cape
slot-accessory = Accessoire

## Marqueurs, dés et attaques

marker-stunned = étourdie
    .effect = Sa seule action est Récupérer, qui y met fin.
marker-webbed = empêtrée
    .effect = Elle ne peut ni avancer, ni se relever, ni se précipiter. Une étoile à l’action Récupérer y met fin.
marker-charmed = envoûtée
    .effect = À son prochain tour, elle attaque ses amies comme le ferait un ennemi. Ensuite, c’est fini.
face-sword = épée, avec étoile
face-shield = épée-bouclier
face-shield-star = épée-bouclier, avec étoile
face-bow = arc
face-bow-star = arc, avec étoile
face-cheese = fromage
coin-splat = écrasé
coin-whole = intact
mode-melee = mêlée
mode-ranged = distance
type-sharp = tranchante
type-blunt = contondante
type-magic = magique

## Ennemis et rencontres

minions-rat-warriors = { $n ->
    [one] { $n } rat guerrier
    [many] { $n } rats guerriers
   *[other] { $n } rats guerriers
}
minions-elite-rat-warriors = { $n ->
    [one] { $n } rat d’élite
    [many] { $n } rats d’élite
   *[other] { $n } rats d’élite
}
minions-roaches = { $n ->
    [one] { $n } cafard
    [many] { $n } cafards
   *[other] { $n } cafards
}
minions-spider = { $n ->
    [one] { $n } araignée
    [many] { $n } araignées
   *[other] { $n } araignées
}
minions-centipede = { $n ->
    [one] { $n } mille-pattes
    [many] { $n } mille-pattes
   *[other] { $n } mille-pattes
}
minions-captain-vurst = Capitaine Vurst
minions-skitter-clak = Skitter-Clak
minions-brodie = Brodie
minions-vanestra = Reine Vanestra
figure-rat-warriors = rat guerrier { $n }
figure-elite-rat-warriors = rat d’élite { $n }
figure-roaches = cafard { $n }
figure-spider = araignée
figure-centipede = mille-pattes
figure-captain-vurst = Capitaine Vurst
figure-skitter-clak = Skitter-Clak
figure-brodie = Brodie
figure-vanestra = Reine Vanestra
encounter-row = Pages { $from } à { $to } : { $minions }
encounter-last-row = Dès la page { $from } : { $minions }
encounter-surge = Attaque-surprise : { $minions }
warning-ambush = Embuscade
    .effect = Chaque carte ennemi lance 1 dé et monte d’autant de places sur la piste.
warning-mousetraps = Souricières
    .effect = Une souricière se trouve sur chaque croix rouge de cette face.
warning-greedy = Cafards voraces
    .effect = Le fromage que volent les cafards va sur la meule.

## Difficulté

difficulty-story = Conte
    .effect = Pour ceux qui veulent entendre comment cela finit.
difficulty-standard = Standard
    .effect = Comme c’est écrit dans le livre.
difficulty-heroic = Héroïque
    .effect = Pour ceux qui savent comment cela finit.
