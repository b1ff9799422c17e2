# Les cartes de Mystics en français : nom, effet, et une phrase qui n’a aucun effet. Coûts, conditions, pattes et
# nombres d’ennemis sont lus dans les données. « Vous » est la souris qui a la carte.

## Compétences innées

card-born-to-lead = Né pour mener
    .effect =
        Chaque fois que des cartes sont posées sur la piste et que la vôtre n’est pas tout en haut, vous gagnez 1
        fromage.
    .flavour = Les princes attendent mal, mais ils apprennent.
card-slow-to-anger = Lent à la colère
    .effect = Chaque attaque d’un ennemi qui vous blesse vous donne 1 fromage, sauf si elle vous capture.
    .flavour = Là, vous avez gagné.
card-empathetic-power = Don d’empathie
    .effect =
        Quand une autre souris de la tuile est empoisonnée, étourdie, empêtrée ou envoûtée, vous gagnez 1 fromage.
    .flavour = Elle le sent avant qu’ils ne couinent.
card-draw-power = Puiser la force
    .effect = Chaque fromage que vous obtenez aux dés en attaquant vous donne 2 fromages au lieu de 1.
    .flavour = Même l’air a un petit goût de cheddar.
card-pilfer = Chapardage
    .effect =
        Quand vous terrassez un ennemi, vous gagnez 1 fromage. Si c’était un rat guerrier ou un rat d’élite, ce
        fromage peut venir de la meule.
    .flavour = C’était dans sa poche, là où l’autre l’avait perdu.
card-prehensile-tail = Queue préhensile
    .effect = Vous pouvez tenir une dague de plus, avec la queue.
    .flavour = Pourquoi s’arrêter à deux pattes ?
card-shoot-and-scoot = Tire et file
    .effect =
        L’action Combattre ne met pas fin à votre déplacement : vous pouvez continuer avec les points qui vous
        restent.
    .flavour = Ne jamais rester là d’où la flèche est partie.

## Compétences

card-first-aid = Premiers soins
    .effect =
        Action libre : retirez 1 blessure simple à une souris de votre case, vous comprise. Une guérisseuse ne paie que
        1 fromage.
    .flavour = Salive, chiffon, sourire courageux.
card-accurate-shot = Tir précis
    .effect = Avant une attaque à distance avec une arme : la cible lance 2 dés de défense de moins contre elle.
    .flavour = Entre les plaques et sous le menton.
card-aimed-shot = Tir ajusté
    .effect = Avant une attaque à distance avec une arme : +1 combat pour elle.
    .flavour = Inspirer. Retenir. Là.
card-power-shot = Tir puissant
    .effect =
        Avant une attaque à distance avec une arme : doublez ses dés (combat, arme et ce que vous portez). Ce qui n’aide
        que cette attaque, comme Morsure à la cheville, s’ajoute après.
    .flavour = La corde chante, et c’est un autre qui danse.
card-preemptive-shot = Tir préventif
    .effect =
        Quand des ennemis sont placés : faites aussitôt 1 attaque contre l’un d’eux avec une arme à distance que vous
        tenez.
    .flavour = Leur odeur les avait annoncés.
card-cure = Remède
    .effect =
        Action : payez 1 à 3 fromages. Pour chacun, retirez 1 blessure de poison ou 1 marqueur (étourdie, empêtrée ou
        envoûtée) à une souris de votre case, vous comprise.
    .flavour = Racine amère, doux soulagement.
card-fortify = Rempart
    .effect = À votre tour : chaque souris libre de la tuile, vous comprise, a +1 défense jusqu’à votre prochain tour.
    .flavour = Serrez les rangs. Rentrez les moustaches.
card-major-heal = Grande guérison
    .effect =
        Action : retirez toutes les blessures simples à une souris de votre case ou d’une case voisine, vous comprise.
    .flavour = Allez, debout, petit héros.
card-inspire = Exhorter
    .effect =
        Avant votre tour : jusqu’à la fin de la manche, chaque souris libre peut, après une action de son propre tour,
        payer 1 fromage pour une action de plus, une seule fois.
    .flavour = Pour le Roi ! Et pour le souper !
card-give-order = Donner un ordre
    .effect =
        À votre tour : une autre souris libre de la tuile fait aussitôt une action : Combattre, Fouiller ou Récupérer.
    .flavour = Toi, là-bas ! À gauche ! Ton autre gauche !
card-battle-leader = Chef de guerre
    .effect =
        À votre tour : jusqu’à votre prochain tour, les autres souris ont +1 combat avec leurs armes tant qu’elles
        sont sur votre case ou sur une case voisine.
    .flavour = Suivez le bout de mes oreilles.
card-chain-lightning = Éclair en chaîne
    .effect =
        Comme action Combattre : une attaque magique à distance, un seul lancer de 3 dés, contre au plus autant
        d’ennemis que vous avez de savoir. Chacun se défend séparément contre les mêmes touches.
    .flavour = Il saute de moustache en moustache.
card-mystic-bolt = Trait mystique
    .effect =
        Comme action Combattre : une attaque magique à distance avec autant de dés que vous avez de savoir. Il n’est
        pas nécessaire de voir la cible.
    .flavour = Passé le coin, au fond du couloir.
card-mystic-blast = Souffle mystique
    .effect =
        Comme action Combattre : une attaque magique de mêlée avec autant de dés que vous avez de savoir contre tous
        les ennemis de votre case. Les petits qui tiennent encore sont renversés.
    .flavour = N’acculez jamais un magicien.
card-invisibility = Invisibilité
    .effect =
        À votre tour : les ennemis ne vous cherchent ni ne vous attaquent jusqu’à votre prochain tour, ou jusqu’à ce
        que vous attaquiez.
    .flavour = Seules les empreintes avaient l’air surprises.
card-meeps = Meeps
    .effect = À votre tour : un ennemi que vous voyez lance 1 dé de défense de moins jusqu’à votre prochain tour.
    .flavour = Une coccinelle, zéro manières.
card-knife-strike = Coups de couteau
    .effect =
        Comme action Combattre : une attaque avec chaque couteau que vous tenez, l’une après l’autre, contre des
        cibles de votre choix.
    .flavour = À gauche, à droite, et par-derrière.
card-find = Trouvaille
    .effect =
        Quand votre fouille réussit : regardez les 3 premières cartes Fouille et gardez-en 1. Les autres sont
        remélangées.
    .flavour = Troisième brique mal jointe. C’est toujours elle.
card-dodge = Esquive
    .effect =
        Quand vous vous défendez : à ce lancer, un dé qui montre une étoile bloque aussi 1 touche. Aucun dé n’en bloque
        plus de 1.
    .flavour = Raté, à un poil de moustache.
card-energy-rush = Coup de fouet
    .effect =
        À votre tour, tant que vous pouvez encore vous déplacer : 2 points de déplacement de plus. Pendant ce tour, vous
        traversez les cases où sont des ennemis, et les quittez même si vous êtes en minorité.
    .flavour = Dessous, dessus, entre deux, disparu.
card-keen-eye = Œil de lynx
    .effect = Avant de fouiller : lancez 2 dés de plus.
    .flavour = Cette miette n’est pas de la bonne couleur.
card-set-trap = Poser un collet
    .effect =
        Action : posez un collet sur une case sèche sans ennemi, la vôtre ou une voisine ; 2 par tuile au plus. Le
        premier ennemi qui y entre s’arrête et subit 2 touches, contre lesquelles il se défend.
    .flavour = Ressort, fil, patience.
card-thundersqueak = Couinetonnerre
    .effect =
        À votre tour : une carte ennemi qui n’a pas encore agi dans cette manche va tout en bas de la piste. Elle y
        agit, la dernière.
    .flavour = Petits poumons, immense opinion.
card-battle-squeak = Couinement de guerre
    .effect = Avant une attaque avec une arme : +1 combat pour elle.
    .flavour = HIIIIIIII ! Autrement dit : chargez !
card-feint = Feinte
    .effect = Avant une attaque de mêlée avec une arme : les épées-boucliers à étoile de la cible ne bloquent rien.
    .flavour = Derrière toi ! Un chat !
card-backslash = Revers
    .effect =
        Quand votre attaque de mêlée, dans une action Combattre, terrasse sa cible : attaquez un autre ennemi à portée
        avec la même arme.
    .flavour = Le geste n’était pas fini.
card-resolve = Cran
    .effect = Quand vous allez subir des blessures : subissez-en 1 de moins.
    .flavour = Pas aujourd’hui, mes moustaches.
card-protect = Protection
    .effect =
        Quand une attaque touche une autre souris de votre case ou d’une case voisine : vous vous défendez à sa place,
        et les blessures qui passent sont pour vous.
    .flavour = Derrière moi. Tout de suite.

## Armes

card-collins-sword = Épée de Collin
    .effect = Mêlée, tranchante : +1 combat.
    .flavour = Elle ouvrait les lettres. Maintenant, elle y répond.
card-nezs-hammer = Marteau de Nez
    .effect = Mêlée, contondante : +2 combat. Prend les deux pattes.
    .flavour = Répare tout. Casse le reste.
card-tildas-mace = Masse de Tilda
    .effect = Mêlée, contondante : +1 combat pour chaque autre souris blessée de votre case.
    .flavour = La patte douce, l’argument ferme.
card-maginos-staff = Bâton de Maginos
    .effect =
        Distance, magique : +1 combat. Contre une cible de votre propre case, c’est une arme de mêlée contondante.
        Prend les deux pattes.
    .flavour = Plus vieux que le château, et plus grognon.
card-lilys-bow = Arc de Lily
    .effect =
        Distance, tranchante : +1 combat. Les fromages que la cible obtient en défense vont à vous, pas sur la meule.
        Prend les deux pattes.
    .flavour = Une flèche. D’ordinaire, c’est le prix.
card-dagger = Dague
    .effect =
        Mêlée, tranchante, couteau : une cible dont la carte est plus bas que la vôtre sur la piste lance 1 dé de
        défense de moins.
    .flavour = Courte, discrète, trouvée.
card-fishbone-knife = Couteau-arête
    .effect = Mêlée, tranchante, couteau : +1 combat si une autre souris est sur la case de la cible.
    .flavour = Sent le vendredi.
card-darning-needle = Aiguille à repriser
    .effect = Mêlée, tranchante : +1 combat. La cible peut être à 2 pas, si vous la voyez. Prend les deux pattes.
    .flavour = Une lance, pour qui est à la hauteur.
card-ribbon-sling = Fronde-ruban
    .effect =
        Distance, contondante : si vous obtenez une touche, une petite cible est renversée, même si elle la bloque.
    .flavour = Un ruban à cheveux, un noyau de cerise.
card-toothpick = Cure-dent
    .effect =
        Mêlée, tranchante : quand vous obtenez un fromage en vous défendant contre un ennemi de votre case ou d’une
        case voisine, vous pouvez lui infliger 1 blessure. Prend les deux pattes.
    .flavour = Olive comprise.
card-accurate-bow = Arc précis
    .effect = Distance, tranchante : +1 combat. Chaque arc à étoile vaut 2 touches. Prend les deux pattes.
    .flavour = Il sait où il va.
card-long-bow = Arc long
    .effect =
        Distance, tranchante : +1 combat, et 1 de plus contre les grands ennemis. Sans ennemi sur votre propre case,
        vous pouvez tirer par-dessus ceux des cases voisines. Prend les deux pattes.
    .flavour = Deux fois plus grand que qui le porte.
card-enchanted-bow = Arc enchanté
    .effect =
        Distance, magique : +1 combat. Si vous obtenez un fromage, vous pouvez attaquer encore une fois avec lui.
        Prend les deux pattes.
    .flavour = Il fredonne, puis il rit.
card-scorching-wand = Baguette ardente
    .effect = Distance, magique : +1 combat. Si la cible est terrassée, chaque autre ennemi de sa case subit 1 touche.
    .flavour = Tiède au toucher. Plus que tiède.
card-sorrow-blade = Lame des chagrins
    .effect =
        Mêlée, tranchante : +2 combat. Pour chaque épée-bouclier à étoile que vous obtenez avec elle, vous subissez 1
        blessure.
    .flavour = Elle se souvient de tous les rois.

## Armures

card-leather-breastplate = Plastron de cuir
    .effect = +1 défense.
    .flavour = Taillé dans la langue d’une botte.
card-walnut-shell-armor = Armure en coquille de noix
    .effect = +2 défense, −1 déplacement.
    .flavour = Une demi-noix, tout le courage.
card-fish-scale-armor = Armure d’écailles
    .effect = +1 défense. Vous sortez de l’eau sans lancer de dé, et aucun courant ne vous emporte.
    .flavour = Encore un peu glissante.
card-shifting-cloak = Cape fuyante
    .effect =
        +1 défense. Quand vous bloquez toutes les touches, vous pouvez vous placer sur n’importe quelle case de la tuile
        où il y a de la place, mais ni dans l’eau ni sur une zone spéciale.
    .flavour = Là. Non, là.
card-oak-leaf-cloak = Cape en feuille de chêne
    .effect = +2 défense contre les attaques à distance.
    .flavour = Vu d’en haut, on est une feuille.
card-thimble-helmet = Casque en dé à coudre
    .effect = +1 défense.
    .flavour = Cabossé par de vraies aiguilles.
card-acorn-cap = Chapeau de gland
    .effect = Vous ne pouvez être ni étourdie ni renversée.
    .flavour = Ce que portent toutes les sentinelles.
card-button-shield = Bouclier-bouton
    .effect = +1 défense. Prend une patte.
    .flavour = Quatre trous, aucune réclamation.
card-penny-shield = Bouclier-sou
    .effect = Chaque autre souris de votre case a +1 défense. Prend une patte.
    .flavour = Côté face, le Roi. De notre côté.

## Accessoires

card-ring-of-cat-strength = Anneau de force féline
    .effect = +1 combat avec les armes de mêlée.
    .flavour = Il ronronne quand on frappe.
card-clover-locket = Médaillon au trèfle
    .effect =
        Une fois par manche, après votre lancer d’attaque ou de défense : relancez 1 de ses dés, mais pas un qui
        montre un fromage.
    .flavour = Quatre feuilles. On a compté deux fois.
card-dewdrop-monocle = Monocle de rosée
    .effect =
        Même avec un ennemi sur votre case ou une case voisine, vous pouvez attaquer à distance n’importe quel ennemi
        que vous voyez.
    .flavour = Le mur du fond a l’air tout à fait mangeable.
card-spider-silk-scarf = Écharpe en soie d’araignée
    .effect =
        Vous ne pouvez pas être empêtrée. Les blessures de poison sont pour vous des blessures simples, même celles que
        vous avez en la mettant.
    .flavour = Tricotée par quelqu’un qui n’a pas demandé.
card-grasshopper-boots = Bottes de sauterelle
    .effect = +1 déplacement. Un pas contre une flèche jaune vous coûte 1 point au lieu de 3.
    .flavour = Prière de ne pas les surprendre.
card-weathervane-pin = Épingle-girouette
    .effect =
        Quand toute la piste a été distribuée, vous pouvez échanger votre place avec la carte juste au-dessus de la
        vôtre.
    .flavour = Indique toujours les ennuis.

## Objets

card-tinkerers-treasure = Trésor du bricoleur
    .effect =
        Action libre : prenez dans la pioche Fouille une arme ou une armure de votre choix et mettez-la dans votre
        sac. Cette carte y est remélangée.
    .flavour = Toute chose est un bout d’autre chose.
card-drop-of-honey = Goutte de miel
    .effect = Action libre, puis défaussez : retirez 1 blessure simple à une souris de votre case, vous comprise.
    .flavour = Doux, collant, étonnamment médical.
card-milkweed-antidote = Antidote à l’asclépiade
    .effect =
        Action libre, puis défaussez : retirez toutes les blessures de poison à une souris de votre case, vous
        comprise.
    .flavour = Bouche-toi le nez. Les deux narines.
card-pebble-whetstone = Galet à aiguiser
    .effect =
        Avant une attaque avec une arme tranchante, si vous n’avez pas commencé votre déplacement : renoncez-y pour +1
        combat.
    .flavour = Chhhk. Chhhk. Chhhk.
card-pinch-of-pepper = Pincée de poivre
    .effect =
        Action libre, puis défaussez : les ennemis d’une case, la vôtre ou une voisine, lancent 1 dé d’attaque de
        moins jusqu’à votre prochain tour, sauf Brodie.
    .flavour = At… at… attendez, ça vient…
card-glowworm-lamp = Lampe à ver luisant
    .effect = Tant que vous la portez : +1 savoir.
    .flavour = Prière de ne pas tapoter la vitre.
card-candle-stub = Bout de chandelle
    .effect = Tant que vous le portez : 1 dé de plus quand vous fouillez.
    .flavour = Du courage pour une soirée.
card-bent-pin-picklock = Crochet d’épingle
    .effect =
        Tant que vous le portez, vous pouvez explorer par les cases traverse à astuce, comme un bricoleur ou un filou,
        et vous lancez 1 dé de plus contre les souricières.
    .flavour = Clic.

## Parchemins

card-levitate = Lévitation
    .effect =
        Jusqu’à la fin de votre tour, vous passez par-dessus les lignes rouges et les fossés, et par-dessus les lignes
        jaunes dans les deux sens, pour 1 point à chaque fois.
    .flavour = Le haut, c’est le côté, avec de l’aplomb.
card-mousehole = Trou de souris
    .effect =
        Placez une souris de votre case ou d’une case voisine, ou vous-même, sur n’importe quelle case sèche de la
        tuile où il y a de la place.
    .flavour = Chaque mur a le sien.
card-summon-cat = Appel du chat
    .effect =
        Si Brodie n’est pas sur le plateau, il bondit une fois sur la case de la tuile où il y a le plus de figurines,
        puis disparaît. Tout ce qui s’y trouve se défend, les souris aussi.
    .flavour = Lire à voix basse. Puis courir.
card-balm-for-all = Baume pour tous
    .effect = Chaque souris libre de la tuile retire 1 blessure, simple ou de poison, et tous ses marqueurs.
    .flavour = Sent la maison.
card-treacle-feet = Pieds de mélasse
    .effect =
        Choisissez une carte ennemi, mais pas celle de Brodie : ses figurines ne se déplacent pas jusqu’à votre
        prochain tour. Elles attaquent quand même.
    .flavour = Splotch. Splotch. Splotch.
card-invoke-cheddar-golem = Golem de cheddar
    .effect =
        Seulement avec un ennemi sur le plateau : jusqu’à ce qu’il n’en reste aucun, vous avez combat 4, défense 3 et
        une arme de mêlée contondante. Ce que vous portez est sans effet.
    .flavour = Grand. Orange. Contrarié.
card-shower-of-sparks = Pluie d’étincelles
    .effect =
        Comme action Combattre : une attaque magique à distance avec 4 dés contre tous les ennemis d’une case. Chacun se
        défend séparément.
    .flavour = Gare aux moustaches.
card-lullaby = Berceuse
    .effect = Un ennemi de la tuile, sauf un boss, ne fait rien au prochain tour de sa carte.
    .flavour = Fais dodo, mille-pattes, mon p’tit frère.
card-curdle = Lait caillé
    .effect = Videz la meule.
    .flavour = Bleu, vert, et qui bouge un peu.

## Ruses

card-lurk-in-the-shadows = Se tapir dans l’ombre
    .effect =
        Quand une carte ennemi va agir et qu’une autre souris libre est sur la tuile : pendant ce tour, les ennemis ne
        vous cherchent ni ne vous attaquent.
    .flavour = Une tache parmi d’autres.
card-lucky-whisker = Moustache de la chance
    .effect =
        Après votre lancer d’attaque ou de défense : relancez ceux de ses dés que vous voulez, mais aucun qui montre
        un fromage.
    .flavour = Elle frémit quand ça compte.
card-owl-hoot = Cri du hibou
    .effect = Quand une carte ennemi va agir : elle va tout en bas de la piste et y agit, plus tard dans la manche.
    .flavour = Même les rats lèvent la tête.
card-play-dead = Faire la morte
    .effect =
        Quand vous devriez être capturée : vous gardez 1 point de vie, perdez tous vos fromages et êtes seulement
        renversée.
    .flavour = Langue dehors. Très convaincant.
card-loose-brick = Brique mal jointe
    .effect =
        À votre tour : une souris capturée redevient libre et se place sur votre case ou une case voisine, ennemis ou
        pas.
    .flavour = Troisième à gauche. Pousser fort.
card-spoilt-cheese = Fromage gâté
    .effect = Quand des fromages vont compléter la meule : ces fromages sont perdus à la place.
    .flavour = Ils n’ont jamais remarqué les poils.
card-ankle-bite = Morsure à la cheville
    .effect = Avant une attaque avec une arme : +2 combat pour elle.
    .flavour = Indigne. Efficace.

## Évènements

card-forgotten-larder = Garde-manger oublié
    .effect = Chaque souris libre de la tuile gagne 1 fromage, et vous 1 de plus.
    .flavour = Quelqu’un l’a caché en vitesse.
card-warm-hearth = Âtre tiède
    .effect = Chaque souris libre de la tuile retire 1 blessure simple.
    .flavour = Assez de braises pour de petits pieds.
card-guards-at-dice = Les gardes jouent aux dés
    .effect = Retirez jusqu’à 3 fromages de la meule.
    .flavour = Le guet a mieux à faire.
card-loose-floorboard = Lame de plancher
    .effect = Regardez les 3 premières cartes Fouille et gardez-en 1. Les autres sont remélangées.
    .flavour = Crac. Oh. Oh, là là.
card-a-page-of-wisdom = Une page de sagesse
    .effect = Vous pouvez prendre une carte compétence qui vous convient pour seulement 3 fromages.
    .flavour = Déchirée, mâchée, encore lisible.
card-abduction = Enlèvement
    .effect =
        Parmi les autres souris libres, celle qui est le plus bas sur la piste est enlevée : hors du plateau, mais pas
        capturée, et aucune page ne passe. Sans ennemi sur le plateau, une fouille avec une étoile la ramène.
    .flavour = Un couinement, puis rien.
card-rats-in-the-walls = Des rats dans les murs
    .effect = 2 rats guerriers sont placés sur la tuile.
    .flavour = Le mur a dit chut.
card-cheese-thief = Voleur de fromage
    .effect = Chaque souris libre de la tuile perd 1 fromage, et tout cela va sur la meule.
    .flavour = Six pattes, aucune honte.
card-hidden-snap = Clac caché
    .effect = Faites aussitôt le test d’une souricière là où vous êtes.
    .flavour = Ce n’était pas un fromage.

## Objets de groupe

card-disguises = Déguisements
    .effect =
        Quand une rencontre est révélée : défaussez-les, et ses rats guerriers ne viennent pas. Les rats d’élite ne
        s’y laissent pas prendre.
    .flavour = La moustache aide.
card-fishhook-and-thread = Fil et hameçon
    .effect =
        Tendez-le de votre case à une autre, à 3 largeurs au plus : les souris passent de l’une à l’autre pour 1
        point, même par-dessus les lignes rouges et les fossés. Dans la cache, il ouvre les cases traverse à hameçon.
    .flavour = Barbelé, noué, bien-aimé.
card-dinner-fork = Fourchette
    .effect =
        Posez-la sur votre case. Pour une action, une souris qui s’y trouve catapulte une autre souris de cette case
        vers n’importe quelle case que voit celle qui vole, ou bien lance le raisin.
    .flavour = Ne pas diriger vers le visage.
card-grape = Raisin
    .effect =
        Posez-le sur une case vide à côté de la vôtre : les cafards y courent, et ceux qui l’atteignent disparaissent à
        la fin de leur tour. Ou lancez-le avec la fourchette. Écrasé : les petites figurines de la case visée subissent
        1 touche. Intact : elles tombent.
    .flavour = Prière de ne pas manger les munitions.

## Héros

hero-collin = Collin
    .effect =
        Un prince qui s’exerce au courage. Il commence des discours, demande avant d’ordonner, et compte ses amis deux
        fois.
    .flavour = Je ne suis pas assez grand pour avoir peur de ça.
hero-nez = Nez
    .effect =
        Le forgeron : un grand cœur et un marteau plus grand encore. Il mesure tout en fers à cheval, soucis compris.
    .flavour = Je ne frappe pas fort. Je frappe une fois.
hero-tilda = Tilda
    .effect =
        La guérisseuse : bonne, précise, et on ne discute pas. Ses règles ont des numéros. Personne n’a vu la
        première.
    .flavour = J’ai vu pire, et j’ai dit au pire d’aller se laver.
hero-maginos = Maginos
    .effect = Le mystique : vieux, fier de sa barbe, et sage quand il le faut. Il oublie sans cesse qu’il est petit.
    .flavour = Techniquement, ce n’est pas une explosion. Techniquement, courez.
hero-filch = Filch
    .effect = Le voleur : rapide, oblique et loyal, mais il le nierait. Il ne vole jamais. Il trouve.
    .flavour = Ne me remerciez pas. Ça me donne des démangeaisons.
hero-lily = Lily
    .effect =
        L’archère de Bourg-Écorce, qui n’a jamais mis les pieds dans une maison et y donne à tout des noms de dehors.
    .flavour = Dedans, c’est dehors avec un couvercle.

## Ennemis

initiative-rat-warriors = Rats guerriers
    .effect = Agressif : après son tour, cette carte échange sa place avec celle qui est juste au-dessus.
    .flavour = Il y a une semaine, ils avaient des bottes.
initiative-elite-rat-warriors = Rats d’élite
    .effect = Agressif : après son tour, cette carte échange sa place avec celle qui est juste au-dessus.
    .flavour = Avant aussi, ils étaient sergents.
initiative-roaches = Cafards
    .effect = Vol : au lieu de blesser la souris, chaque blessure lui prend 1 fromage, tant qu’elle en a.
    .flavour = Rien de personnel. Comme toujours.
initiative-spider = Araignée
    .effect = Poison : ses blessures sont des blessures de poison.
    .flavour = Huit genoux, tous levés.
initiative-centipede = Mille-pattes
    .effect = Étourdir : une souris qu’il blesse est étourdie.
    .flavour = Il n’a pas fini d’arriver qu’il a déjà mordu.
initiative-captain-vurst = Capitaine Vurst
    .effect =
        Pistolet : les fromages de ses lancers d’attaque ne vont pas sur la meule. Si sa première attaque montre un
        fromage, il attaque encore une fois.
    .flavour = Une dignité, froissée : gratuit.
initiative-skitter-clak = Skitter-Clak
    .effect =
        Étreinte : personne ne lance de dés de défense contre elle. Carapace : chaque épée-bouclier à étoile qu’elle
        obtient en défense bloque 2 touches.
    .flavour = Elle a compté ses pieds. Elle a toute la nuit.
initiative-brodie-pounces = Brodie bondit
    .effect =
        Il va sur la case où il y a le plus de figurines. Chaque figurine qui s’y trouve, ennemis compris, se défend
        séparément contre un seul lancer.
    .flavour = Si ça rentre, il s’assoit. Sur vous.
initiative-brodie-chases = Brodie chasse
    .effect =
        Il court aussi loin que le disent 2 dés, de souris en souris. Chaque figurine sur une case qu’il a touchée se
        défend séparément contre un seul lancer.
    .flavour = Oh, vous vous serviez de ce couloir ?
initiative-vanestras-charm = Charme de Vanestra
    .effect = Une souris qu’elle blesse avec cette carte est envoûtée.
    .flavour = Vous devez être si fatigués.
initiative-vanestras-sting = Dard de Vanestra
    .effect = Les blessures qu’elle inflige avec cette carte sont des blessures de poison.
    .flavour = Ce n’est qu’une épingle, très cher.
initiative-vanestras-web = Toile de Vanestra
    .effect = Une souris qu’elle blesse avec cette carte est empêtrée.
    .flavour = Elle ne perd jamais une maille.
initiative-vanestras-call = Appel de Vanestra
    .effect = Au début du tour de cette carte, 1 rat guerrier est placé.
    .flavour = On sonne, et quelqu’un vient.

## Rencontres

encounter-gate-patrol = Patrouille de la porte
    .flavour = Gauche, gauche, gauche, queue, gauche.
encounter-crumbs-and-wires = Miettes et fils de fer
    .flavour = Un pique-nique, préparé par un serrurier.
encounter-pantry-swarm = Nuée du cellier
    .flavour = Ils ont commencé par les étiquettes.
encounter-web-in-the-rafters = Toile dans les poutres
    .flavour = Levez les yeux. Non. Ne les levez pas.
encounter-bows-on-the-shelf = Des arcs sur l’étagère
    .flavour = Entre la confiture et l’autre confiture.
encounter-night-watch = Garde de nuit
    .flavour = Dormez, bonnes gens : tout est presque tranquille.
encounter-legs-in-the-wall = Des pattes dans le mur
    .flavour = Le plâtre respire.
encounter-scavengers = Pillards
    .flavour = Tout doit disparaître. Vous aussi.
encounter-rat-hunters = Chasseurs de rats
    .flavour = Au service des rats. Le nom prête à confusion.
encounter-captains-drill = L’exercice du capitaine
    .flavour = Par numéros. Vous avez le un.
encounter-roach-tide = Marée de cafards
    .flavour = Elle monte. Personne ne l’a vue descendre.
encounter-snapping-alley = Ruelle qui claque
    .flavour = Attention à la marche, et à ce qu’il y a autour.
encounter-weavers-den = L’antre de la tisseuse
    .flavour = Elle reçoit ce soir, et ses invités ont faim.
encounter-hundred-legs = Des pattes par centaines
    .flavour = Quatre-vingt-dix-huit, pour être exact.
encounter-roof-sharpshooters = Tireurs du toit
    .flavour = Il pousse des plumes à la gouttière.
encounter-the-long-hunger = La longue faim
    .flavour = La semaine a été maigre derrière les boiseries.
encounter-two-old-terrors = Deux vieilles terreurs
    .flavour = Elles étaient à l’école ensemble.
encounter-knives-in-the-dark = Des couteaux dans le noir
    .flavour = Le noir voudrait récupérer ses couteaux.

## Hauts faits personnels

achievement-cheesemaster = Maître fromager
    .effect =
        La première souris qui obtient 3 fromages ou plus en une attaque ou une défense. Le marqueur Fin avance de 1
        page. Ensuite, chacun de vos lancers de défense avec un fromage donne à chaque souris libre 1 fromage.
    .flavour = Tout est dans le poignet.
achievement-roachmaster = Maître des cafards
    .effect =
        La première souris qui terrasse 4 cafards en une seule rencontre. Le marqueur Fin avance de 1 page. Sur votre
        tuile, les cafards ne sont pas voraces.
    .flavour = Six pattes, c’est bien. Vingt-quatre, c’est mieux.
achievement-poisonmaster = Maître des poisons
    .effect =
        La première souris capturée avec une blessure de poison. Dès lors, vos blessures de poison sont des blessures
        simples.
    .flavour = À la deuxième gorgée, on ne sent presque plus rien.
achievement-scaper = Roi de l’évasion
    .effect =
        La première souris capturée deux fois. Le marqueur Fin avance de 1 page. La 3e fois, vous êtes replacée
        aussitôt et gardez ce que vous portez.
    .flavour = Aucun pot de fleurs ne me retient. J’en ai essayé deux.
achievement-cat-tamer = Dompteur de chats
    .effect = La première souris qui terrasse Brodie. Les grands ennemis lancent 1 dé de défense de moins contre vous.
    .flavour = Il a commencé. J’ai fini. Il fait sa toilette.
