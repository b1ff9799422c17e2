# Le livre d’histoires en français, sans ses passages (story/) : titres, buts, règles spéciales, et les noms de ce qu’un
# chapitre offre, demande et compte. Clés : chapter-<id>, rule-<R1-2>, act-, call-, ask-, token-, variable-, flag-<nom>.

## La plus petite porte

chapter-prologue = La plus petite porte
    .night = Avant le premier coup
    .hook =
        Un cachot, un souper froid et un sortilège parfaitement réversible. Deux souris partent devant, pour voir s’il
        existe une sortie à leur nouvelle taille. Il en existe une. Il y a des cafards dedans.
    .goal = Débarrassez la rigole de ses ennemis et amenez les deux souris à la fente sous la porte.
    .lost =
        Le sablier atteint le marqueur Fin, ou les deux souris sont capturées en même temps. Alors on recommence, tout
        simplement.
    .recap = Cinq prisonniers devinrent cinq souris, et la plus petite porte du château se trouva être assez grande.

## Par la grille

chapter-1 = Par la grille
    .night = Premier coup
    .hook =
        Cinq personnes étaient enfermées dans ce cachot, et cinq souris en sortent. Les bottes sont grandes comme des
        péniches, la grille est grande comme une porte, et l’une des bottes vient de bouger. C’est le moment de savoir
        à quelle vitesse vous courez.
    .goal = Amenez toutes les souris libres dans le vieux chêne de la Cour, sans qu’il y reste un ennemi.
    .lost = Le sablier atteint le marqueur Fin, ou toutes les souris sont capturées en même temps.
    .recap =
        Ils s’enfuirent par la grille, l’égout et la neige, et Bourg-Écorce, la ville dans le chêne, les recueillit.
    .left = Ils arrivèrent à Bourg-Écorce par la porte de derrière, sortis de la neige et roulés dans une moufle.
rule-R1-1 = Personne ne reste dans l’eau
    .text = Une souris n’explore par une sortie de l’Égout que si aucune souris libre n’est dans son eau.
rule-R1-2 = Le festin
    .text =
        Quand on entre pour la première fois dans la Cuisine, 3 cafards sont sur le comptoir parmi 4 miettes. Tant
        qu’il reste des miettes et qu’aucune souris n’est là-haut, un cafard du comptoir ne fait que lancer 1 dé : un
        fromage déplace une miette vers la meule.
rule-R1-3 = Le balai à franges
    .text =
        Quand une souris terrasse un cafard dans la Cuisine, lancez 1 dé. Étoile : la cuisinière est conquise, et le
        marqueur Fin avance de 1 page. Pas d’étoile : la souris est renversée et le cafard revient sur le comptoir.
        Une fois la cuisinière conquise, c’est fini.
rule-R1-4 = Le vieux corbeau
    .text =
        Quiconque obtient un 1 au déplacement dans la Cour, souris ou ennemi, subit 1 blessure sans défense ; pas dans
        l’arbre.
rule-R1-5 = L’arbre
    .text = Les ennemis ne peuvent pas entrer dans l’arbre, et on n’y accède que par le trou.

## Les trois qui sont allés voir

chapter-2 = Les trois qui sont allés voir
    .night = Deuxième coup
    .hook =
        Pépin, Chardon et Virgule sont allés voir par où le prince est sorti. Ils ont emporté un chapeau de gland
        plein d’huile de lampe et pas la moindre jugeote. Lily, qui devait les garder, tend déjà la corde de son arc.
    .goal = Ramenez au moins deux des trois souriceaux aux marches. En héroïque : les trois.
    .lost = Le sablier atteint le marqueur Fin, ou toutes les souris sont capturées en même temps.
    .recap =
        Ils redescendirent chercher Pépin, Chardon et Virgule, et entendirent au fond des tunnels quelque chose qui fait
        clak. Lily se joignit à la compagnie.
    .left = Les éclaireurs ramenèrent les souriceaux avant le jour, et portèrent aussi presque toute la compagnie.
rule-R2-1 = Les souriceaux
    .text =
        Pépin est dans les Tunnels des banquets, Chardon dans les Tunnels de cristal, Virgule sur le comptoir de la
        Cuisine. Une souris en porte un seul, et son déplacement baisse de 1.
rule-R2-2 = Chut
    .text =
        Quand le sablier arrive à la page 4 (conte : 5, héroïque : 3), tout souriceau que personne n’a encore pris se
        cache. Sur sa case, une fouille réussie le trouve au lieu d’une carte.
rule-R2-3 = À la maison
    .text = Action d’une souris qui porte un souriceau, sur les marches : il est rentré, et la souris gagne 1 fromage.
rule-R2-4 = Assez pour cette nuit
    .text =
        Action sur les marches, avec 2 souriceaux rentrés et sans ennemi dans les parages : le chapitre est gagné. Pas
        en héroïque. Avec 3 souriceaux rentrés, il est gagné aussitôt.

## Le thé du hibou

chapter-3 = Le thé du hibou
    .night = Troisième coup
    .hook =
        Pour trouver ce que la reine Vanestra a caché, il faut voir comme voit un hibou, et pour cela il existe un thé.
        Maginos se rappelle parfaitement la recette, sauf les quantités, l’ordre, et l’une des quatre choses qu’on y
        met.
    .goal =
        Préparez le thé œil-de-hibou sur le bureau de l’alchimiste avec au moins trois des quatre choses. En
        héroïque : avec les quatre.
    .lost = Le sablier atteint le marqueur Fin, ou toutes les souris sont capturées en même temps.
    .recap =
        Le thé œil-de-hibou leur montra les trois parties de Capucine, la Cloche de l’Aube, qui met fin à tous les sorts
        quand on la sonne : la corde au rideau de la reine, la cloche à la forge, le battant au collier du chat.
    .left = Ils burent le thé du hibou froid, dans un dé à coudre, et y virent double ; il y avait du vrai.
rule-R3-1 = Les quatre choses
    .text =
        De la menthe sur le comptoir de la Cuisine (descendue par terre, si la cuisinière est une amie), une miette
        sur la table du Roi, une larme de bougie sur le bureau, de la poussière dans les Tunnels de cristal. La miette
        est lourde : déplacement −1. Quand la souris qui porte une chose est capturée, cette chose retourne là où elle
        était d’abord.
rule-R3-2 = Cire chaude
    .text = Une souris qui prend la larme subit 1 blessure, sans défense, sauf si elle est guérisseuse ou mystique.
rule-R3-3 = Encore le balai
    .text =
        Tant que la cuisinière n’est pas une amie : une souris qui monte sur le comptoir lance 1 dé. Étoile : la
        cuisinière est conquise. Pas d’étoile : la souris se retrouve près du manche du balai, renversée, et son
        déplacement est fini.
rule-R3-4 = Dans le pot
    .text =
        Action d’une souris qui porte une chose, sur le bureau : la chose est dans le pot, et la souris gagne 1
        fromage. Avec 3 choses dedans, une souris sur le bureau peut boire, pour une action, et le chapitre est gagné
        (pas en héroïque). Avec 4, il est gagné aussitôt.
rule-R3-5 = La garde de la miette
    .text =
        Dans la Salle des banquets se tiennent 2 rats d’élite et 2 rats guerriers (conte : les rats d’élite
        seulement).

## Les grandes eaux

chapter-4 = Les grandes eaux
    .night = Quatrième coup
    .hook =
        Le seul chemin discret vers le haut du château passe par les Tunnels du Roi, et les Tunnels du Roi sont pleins
        de rivière. Il y a trois bassins, et de l’eau pour deux. Faut bien qu’elle aille quelque part, dit Nez, et il
        fait craquer ses doigts en regardant les tuyaux.
    .goal =
        Videz les Tunnels du Roi, amenez-y toutes les souris libres et l’une d’elles à l’échelle, sans ennemi dans les
        parages.
    .lost = Le sablier atteint le marqueur Fin, ou toutes les souris sont capturées en même temps.
    .recap = Ils chassèrent la rivière des Tunnels du Roi, montèrent son escalier, et le virent dormir.
    .left =
        Le vieux Ned Patte-de-Loutre et ses neveux vidèrent la rivière, plus ou moins. Il y a des grenouilles dans
        l’escalier.
rule-R4-1 = Trois bassins
    .text =
        Égout, Grand collecteur et Tunnels du Roi : l’un des trois est à sec, et son eau y est un sol ordinaire. Au
        début, c’est le Grand collecteur (conte : l’Égout, et le fil et hameçon est dans la cache).
rule-R4-2 = Deux roues
    .text =
        Action au pied des corniches est du Grand collecteur : désormais, l’Égout est à sec. Action sur l’engrenage de
        la Tuyauterie, par la souris qui a la manivelle : désormais, les Tunnels du Roi sont à sec.
rule-R4-3 = La porte noyée
    .text = On ne peut passer du Grand collecteur aux Tunnels du Roi que tant que ceux-ci sont à sec.
rule-R4-4 = La manivelle
    .text =
        Elle se trouve sur la case traverse de l’Égout. Tant que l’Égout est à sec, on la prend comme toute autre
        chose ; sous l’eau, une fouille réussie à cet endroit la trouve.
rule-R4-5 = Le tableau de service
    .text =
        Action dans le coin nord-est de la Salle de garde, sans ennemi dans les parages : la souris lit le tableau de
        service du capitaine.
rule-R4-6 = Un escalier sec
    .text = Si le chapitre est gagné, les Tunnels du Roi restent à sec.

## Le cordon de la reine

chapter-5 = Le cordon de la reine
    .night = Cinquième coup
    .hook =
        La corde de Capucine retient le rideau gauche de la reine. Filch a dessiné un plan avec deux entrées, des
        flèches, et un petit portrait de lui-même en train de s’échapper. On ne ressort jamais, dit-il, par où l’on
        est entré.
    .goal =
        Prenez le cordon sur la coiffeuse de la reine et amenez-le, avec toutes les souris libres, dans les Tunnels de
        la cuisine, sans qu’il y reste un ennemi.
    .lost =
        Le sablier atteint le marqueur Fin, toutes les souris sont capturées en même temps, ou l’alarme est au
        maximum.
    .recap =
        Ils prirent la corde de la cloche au rideau même de la reine, et entendirent respirer l’Horloge aux Douze
        Coups.
    .left =
        Les éclaireurs de Bourg-Écorce ne faisaient que passer sous la fenêtre quand la corde de la cloche leur tomba
        sur la tête.
rule-R5-1 = L’alarme
    .text =
        À la fin du tour d’une carte ennemi dans une salle (pas dans un tunnel), s’il reste une de ses figurines,
        l’alarme monte de 1.
rule-R5-2 = Ils se réveillent
    .text =
        À l’alarme 7 (conte 10, héroïque 6), 2 rats d’élite arrivent. À 13 (conte 17, héroïque 11), le marqueur Fin
        recule de 1 page. À 20 (héroïque 15), le chapitre est perdu ; pas en conte.
rule-R5-3 = Le cordon
    .text =
        Il est lourd : déplacement −1. Quand on le prend pour la première fois, l’alarme monte de 2, et le chemin par
        lequel vous êtes d’abord entrés dans la Chambre de la reine est fermé pour de bon. Les souricières des Tunnels
        du Roi sont posées à votre première visite.
rule-R5-4 = L’œil du hibou
    .text =
        Après une tasse pleine : une fois, quand une rencontre va être révélée, vous pouvez regarder la carte et la
        mettre sous la pioche.
rule-R5-5 = La bague du Roi
    .text =
        En prenant le cordon pour la première fois, vous pouvez aussi prendre la bague du Roi : l’alarme monte de 2, et
        au chapitre neuf la Garde reconnaît la bague.
rule-R5-6 = Pattes blanches
    .text =
        Rentrez avec une alarme de 10 ou moins, et personne ne saura qui est venu : au chapitre six, le capitaine a un
        rat d’élite de moins.

## La facture du capitaine

chapter-6 = La facture du capitaine
    .night = Sixième coup
    .hook =
        Le collier du chat a une serrure ; la clé pend à la ceinture du capitaine Vurst ; le capitaine Vurst se met en
        marche au sixième coup avec ses meilleurs rats. Pour une fois, les souris seront là où les rats ne les
        attendent pas : en train d’attendre.
    .goal = Terrassez le capitaine Vurst et ne laissez aucun ennemi sur le plateau.
    .lost = Le sablier atteint le marqueur Fin, ou toutes les souris sont capturées en même temps.
    .recap = Ils guettèrent le capitaine Vurst, et prirent à sa ceinture la clé du collier du chat.
    .left =
        Ils sortirent par l’ébréchure d’une assiette, et deux éclaireurs prirent la clé pendant que le capitaine
        cherchait ses lunettes.
rule-R6-1 = La marche
    .text =
        À la fin de chaque manche, la marche monte de 1. À 6 (conte 8), la colonne arrive là où sont les souris, et
        chaque carte ennemi fait une embuscade.
rule-R6-2 = La colonne
    .text =
        Capitaine Vurst, 2 rats d’élite, 2 rats guerriers ; 1 rat d’élite de moins en conte ou après les pattes
        blanches, 1 rat guerrier de plus en héroïque. Elle ne vient qu’une fois.
rule-R6-3 = Maintenant !
    .text =
        Action dans une salle, avant l’arrivée de la colonne : elle arrive ici, et ses cartes sont posées sous celles
        des souris.
        - Salle des banquets : personne n’arrive sur la table.
        - Cuisine, avec l’amitié de la cuisinière : tous sauf le capitaine arrivent renversés.
        - Salle de garde : les rats d’élite n’arrivent qu’à la fin de la manche.
rule-R6-4 = Fils tendus
    .text =
        Vous en avez 4 (5 en conte ou avec le tableau de service). Action : tendez-en un sur votre case, ni dans l’eau
        ni sur une zone spéciale. Un petit ennemi qui y entre le rompt et lance 1 dé : sans étoile, il subit 1
        blessure, est renversé et s’arrête.
rule-R6-5 = Le sifflement du capitaine
    .text = Dès que le capitaine Vurst a 2 blessures, 2 rats guerriers arrivent (héroïque : 3).
rule-R6-6 = Parole ou pistolet
    .text =
        Quand il est terrassé, vous prenez sa parole ou son pistolet. À l’arbre, au chapitre dix, sa parole le renvoie
        chez lui à sa première blessure, avec ses rats d’élite ; sans silex, son pistolet ne tire pas deux fois, et il
        se bat moins bien.

## Détacher le grelot

chapter-7 = Détacher le grelot
    .night = Septième coup
    .hook =
        Le conseil vote, avec quarante ans de retard et à l’unanimité, que quelqu’un d’autre doit s’en charger. Voilà
        donc quatre souris sur un plancher au clair de lune, qui font tinter une cuillère. Brodie n’a encore jamais
        été invité nulle part. Il est ravi.
    .goal = Fatiguez le chat et ouvrez son collier.
    .lost = Le sablier atteint le marqueur Fin, ou toutes les souris sont capturées en même temps.
    .recap = Ils firent galoper le chat dans quatre salles, ouvrirent son collier, et eurent le battant de Capucine.
    .left =
        Une toute petite éclaireuse ouvrit le collier pendant que le chat dormait, et s’enfuit avant qu’on ait pu lui
        dire merci.
rule-R7-1 = Il suit
    .text =
        Une souris a la clé. Quand les souris explorent, Brodie quitte le plateau et les rejoint à la fin de la
        première manche dans une salle ; terrassé, à la fin de la 2e. Dans les tunnels, il ne vient jamais.
rule-R7-2 = Il joue
    .text =
        En sa présence, vous pouvez explorer, être délivrées et ramasser des choses, et le temps presse (M5.1), comme
        s’il n’était pas là. Jusqu’à la page 3, il chasse seulement (héroïque : jusqu’à la page 2), et une souris subit
        au plus 1 blessure de chacune de ses attaques (en conte, jusqu’à la fin).
rule-R7-3 = Empreintes
    .text =
        Quand Brodie termine une chasse sur une face sans empreinte, il en laisse une. À la fin de chaque manche dans
        un tunnel, une empreinte s’en va : il a fait la sieste.
rule-R7-4 = La serrure
    .text =
        Action de la souris qui a la clé, sur la case de Brodie : elle lance autant de dés qu’elle a de savoir, 1 de
        plus si elle est bricoleur ou filou. Chaque étoile est un clic. Avec 7 clics (conte 5, héroïque 8), moins 2
        par empreinte, le collier est ouvert. Les clics restent acquis.
rule-R7-5 = La crème
    .text =
        Si la cuisinière est une amie : action sur le comptoir de la Cuisine, une seule fois. Brodie va au manche du
        balai et lape pendant ses 2 prochains tours.
rule-R7-6 = Ami ou grelot
    .text =
        Quand le collier est ouvert, vous faites du chat votre ami, ou vous lui attachez le grelot de Mémé Bardane. Un
        ami vient quand on l’appelle, une fois à l’arbre et une fois au dernier chapitre. Avec le grelot, vous les
        entendez venir : à l’arbre, toutes les nouvelles cartes ennemi sont posées sous celles des souris, et lui ne
        vient plus.

## Ce qui mange la lumière

chapter-8 = Ce qui mange la lumière
    .night = Huitième coup
    .hook =
        On peut atteindre la forge par-dessous, là où plus personne ne creuse parce que les lampes s’y éteignent. Lily
        y a perdu trois éclaireurs. Dans le noir, quelque chose de long pose ses pieds, l’un après l’autre, pendant un
        bon moment.
    .goal = Chassez Skitter-Clak de ses deux repaires, puis terrassez-la dans la Forge et n’y laissez aucun ennemi.
    .lost = Le sablier atteint le marqueur Fin, ou toutes les souris sont capturées en même temps.
    .recap = Ils portèrent la lumière dans le noir, et remirent la cloche de Capucine à l’endroit.
    .left = Mémé Bardane parla de ses genoux au noir jusqu’à ce qu’il lui porte son sac, et Capucine avec.
rule-R8-1 = Trois repaires
    .text =
        Dans les Tunnels de cristal et les Tunnels des banquets : Skitter-Clak et 3 cafards (conte 1, héroïque 4).
        Dans la Forge : Skitter-Clak avec 5 points de vie (conte 4) et 4 cafards (héroïque 5).
rule-R8-2 = Elle s’enterre
    .text =
        Battue dans les tunnels, elle disparaît, jusqu’au prochain repaire. Le passage des Tunnels de la cuisine à la
        Forge s’ouvre quand elle a été battue dans les deux.
rule-R8-3 = Lampes
    .text =
        3 lampes se trouvent dans les Tunnels de cristal (héroïque : 2) ; chacune est lourde, déplacement −1. Là où il y
        a une lampe, posée ou portée, Skitter-Clak n’a pas de Carapace et lance 1 dé de défense de moins. Là où il n’y
        en a pas, aucune attaque à distance, de souris ou d’ennemi, ne porte plus loin que la case voisine.
rule-R8-4 = Elle mange la lumière
    .text = À la fin de son tour, toute lampe sur sa case ou sur une case voisine disparaît.
rule-R8-5 = Les éclaireurs perdus
    .text =
        Action sur la case « pattes bleues » du sud-ouest des Tunnels des banquets, sans ennemi sur cette case : les
        éclaireurs sont détachés.

## Les hommes de la Garde

chapter-9 = Les hommes de la Garde
    .night = Neuvième coup
    .hook =
        Il faut soulever une cloche, et les seules pattes assez fortes sont celles des rats. Mais ils furent gardes
        autrefois, avec des noms, des bottes et des mères. Appelez un rat par son nom, et il s’en souviendra
        peut-être. Frappez-le, et il ne s’en souviendra pas.
    .goal =
        Ralliez sept gardes (conte six, héroïque huit) et amenez toutes les souris libres dans la Chambre du Roi, sans
        qu’il y reste un ennemi.
    .lost = Le sablier atteint le marqueur Fin, ou toutes les souris sont capturées en même temps.
    .recap = Ils appelèrent les rats par leurs noms, et les hommes de la Garde suspendirent Capucine dans la forge.
    .left =
        Les hommes de la Garde vinrent après le couvre-feu, sans qu’on le leur demande, suspendirent Capucine, et ne
        purent rester pour le thé.
rule-R9-1 = L’appeler par son nom
    .text =
        Action sur la case d’un rat guerrier ou à côté : lancez autant de dés que vous avez de savoir, au moins 2 ; 1
        de plus pour Collin, 1 de plus avec le tableau de service, 1 de plus avec la bague du Roi dans la Chambre du
        Roi. Étoile : il dépose les armes et s’en va, et vous avez rallié un garde.
rule-R9-2 = Rancunes
    .text =
        Chaque rat guerrier terrassé par une souris est une rancune. À partir de 3 (héroïque : 2), vous lancez 1 dé de
        moins pour appeler par le nom, mais au moins 2.
rule-R9-3 = Sergents
    .text =
        À la fin du tour des rats d’élite, s’il en reste 1 (conte : 2) et que vous avez rallié un garde, lancez 1 dé.
        Pas d’étoile : 1 garde repart, comme rat guerrier sur cette tuile. On ne peut pas appeler les rats d’élite.
rule-R9-4 = La voix de la reine
    .text =
        À chaque attaque-surprise dans une salle, la souris libre la plus haute sur la piste qui n’est pas envoûtée le
        devient. Aucun ennemi n’arrive.
rule-R9-5 = Les postes
    .text =
        Salle des banquets et Chambre du Roi : 3 rats guerriers et 1 rat d’élite. Salle de garde : de même (héroïque :
        2 rats d’élite).
rule-R9-6 = L’œil du hibou
    .text =
        Après une tasse pleine : une fois, quand une rencontre va être révélée, vous pouvez regarder la carte et la
        mettre sous la pioche.
rule-R9-7 = La moitié ou le cœur
    .text = Si vous gagnez avec 8 gardes (héroïque : 9), vous avez le cœur de la Garde ; avec moins, la moitié.

## Tenir l’arbre

chapter-10 = Tenir l’arbre
    .night = Dixième coup
    .hook =
        La reine a réclamé un chêne. Le capitaine Vurst a apporté des haches, des cafards, quelque chose à huit pattes
        et une facture d’heures supplémentaires. Bourg-Écorce a quatre héros, une porte, et tous les amis que vous
        vous êtes faits depuis la première nuit.
    .goal = Gardez la porte du vieux chêne jusqu’à l’aube : jusqu’à ce que le sablier atteigne le marqueur Fin.
    .lost = La porte est tombée, ou toutes les souris sont capturées en même temps.
    .recap = Ils tinrent la porte de Bourg-Écorce jusqu’au lever du soleil.
    .left = Ils perdirent la porte, furent rentrés le soir même, et tendirent un édredon à la place.
rule-R10-1 = Jusqu’à l’aube
    .text =
        Atteindre le marqueur Fin, c’est gagner. Une capture coûte 1 à la porte au lieu d’une page. Chaque
        attaque-surprise amène une vague.
        - Page 2 : 5 cafards.
        - Page 3 : 1 araignée, 2 rats guerriers.
        - Page 4 : Capitaine Vurst, 2 rats d’élite, 1 rat guerrier (pas en conte).
        - Page 5, en héroïque : 1 mille-pattes, 3 rats guerriers.
rule-R10-2 = La porte
    .text =
        Elle commence à 3 (conte 8, héroïque 2). Les rats guerriers et les cafards vont jusqu’au trou et s’arrêtent là
        où se tient une souris. Sur le trou, s’il n’y a pas de souris, ils rongent au lieu d’attaquer : porte −1. À 0,
        tout est perdu. Les ennemis ne peuvent pas entrer dans l’arbre.
rule-R10-3 = Retour au combat
    .text = Une souris capturée revient à son tour, ennemis ou pas : dans l’arbre.
rule-R10-4 = Accalmies
    .text =
        Quand le temps presse (M5.1), 2 fromages vont sur la meule. Action dans l’arbre ou sur le trou : payez 1
        fromage, et la porte est réparée de 1, jusqu’à 6 (conte : 8).
rule-R10-5 = Le corbeau tournoie
    .text =
        Sur chaque page, la première figurine hors de l’arbre qui obtient un 1 au déplacement subit 1 blessure sans
        défense. Au début, vous pouvez soudoyer le corbeau avec une charnière de la porte : porte −1, et les souris
        sont épargnées.
rule-R10-6 = Les amis
    .text =
        Ce que vous avez fait vous soutient. Chaque appel vient une fois et ne coûte rien.
        - Trois hourras : appelez Messagers, et chaque souris libre gagne 1 fromage.
        - Les éclaireurs : appelez Volée, et 1 rat guerrier ou 2 cafards disparaissent.
        - Le chat pour ami : appelez Brodie, et tous les petits ennemis d’une case disparaissent, sauf un boss.
        - Le chat au grelot : les nouvelles cartes ennemi sont posées sous celles des souris.
        - Le chat ni ami ni au grelot : il vient à la page 3 en ennemi, et s’en va à la page 4. L’arbre ne
          l’arrête pas.
        - La cuisinière pour amie : à la page 3, une tourte soigne 1 blessure à chaque souris libre.
        - La Garde ralliée : il vient moins de rats guerriers.
        - La parole du capitaine : à sa première blessure il s’en va, et les rats d’élite avec lui.
        - Le pistolet du capitaine : il a combat 2, et sa capacité Pistolet est sans effet : pas de second tir, et ses
          fromages vont sur la meule.
rule-R10-7 = La porte entière
    .text = Si à l’aube la porte est à 4 ou plus, Bourg-Écorce peut vous nourrir pour la dernière nuit.

## La onzième heure

chapter-11 = La onzième heure
    .night = Onzième coup
    .hook =
        Capucine pend dans la forge, battant en place, corde passée par le toit. Le bout de la corde doit descendre par
        la cheminée même du Roi, et il faut tirer trois fois avant que l’horloge ne sonne douze. La reine est allée
        s’asseoir à son chevet. Elle a apporté son tricot.
    .goal = Amenez la corde au tas de bois de la Chambre du Roi et sonnez Capucine trois fois.
    .lost = Le sablier atteint le marqueur Fin, ou toutes les souris sont capturées en même temps.
    .recap = Ils tirèrent la corde trois fois, et ce fut le matin.
rule-R11-1 = La corde
    .text =
        Une souris la porte ; elle est lourde : déplacement −1. Elle est attachée tant qu’elle est posée sur le tas de
        bois. Chaque chapitre perdu et laissé derrière vous a pris une page, 2 au plus (héroïque : 1). Avec la porte
        entière, chacune a 2 fromages.
rule-R11-2 = Tirez !
    .text =
        Action sur le tas de bois, la corde attachée et sans ennemi à cet endroit, avec au moins 2 souris libres sur
        la case ou la Garde derrière vous (conte : même seule) : la cloche sonne. Une fois par manche.
rule-R11-3 = Ce que fait la cloche
    .text =
        Premier son : toutes les souris libres perdent tous leurs marqueurs, les souris renversées se relèvent, et tous
        les petits ennemis sont renversés. Deuxième : la reine perd 1 carte (pas en héroïque) et est placée sur le lit.
        Troisième : victoire.
rule-R11-4 = Quatre visages
    .text =
        La reine a 4 cartes.
        - Chaque fois qu’elle vient, elle en reçoit 2 parmi celles qu’elle n’a pas perdues.
        - Elle attend dans sa chambre, puis auprès du Roi, là avec 1 rat guerrier (héroïque 2), moins si vous avez
          rallié des hommes.
        - Battue dans la Chambre du Roi tant qu’il lui reste 2 cartes, elle revient sur le lit à la fin de la manche
          suivante.
        - En standard, elle lance 3 dés au combat ; en conte 2, et 1 de moins en défense.
rule-R11-5 = La Garde
    .text =
        Avec la Garde ralliée, la Salle de garde est calme, et y entrer les appelle : il ne faut pas de 2e souris pour
        tirer. Avec leur cœur, un appel une fois : Repos, et tous les rats guerriers s’en vont.
rule-R11-6 = Le chat
    .text =
        Ami : un appel une fois, dans une salle : tous les petits ennemis d’une case disparaissent. Au grelot : il ne
        vient pas. Ni l’un ni l’autre : il est dans la Cuisine, seul, et une souris subit au plus 1 blessure de
        chacune de ses attaques (pas en héroïque).

## Actions d’un chapitre

act-home-with-you = À la maison
act-call-it-a-night = Assez pour cette nuit
act-into-the-pot = Dans le pot
act-drink = Boire le thé
act-turn-the-wheel = Tourner la roue
act-read-the-roster = Lire le tableau de service
act-spring-it = Maintenant !
act-stretch-a-tripwire = Tendre un fil
act-turn-the-key = Tourner la clé
act-tip-the-cream = Renverser la crème
act-cut-loose = Détacher les éclaireurs
act-call-by-name = L’appeler par son nom
act-mend-the-gate = Réparer la porte
act-pull = Tirez !

## Appels

call-runners = Messagers !
call-volley = Volée !
call-brodie = Brodie !
call-at-ease = Repos !

## Choix

ask-signet = Emporter la bague du Roi ?
    .take = L’emporter : l’alarme monte de 2, et au chapitre neuf la Garde la reconnaît.
    .leave = La lui laisser : on n’entendra plus rien de vous.
ask-the-captain = Que prenez-vous au capitaine Vurst ?
    .word = Sa parole : à l’arbre, il rentre chez lui à sa première blessure, avec ses rats d’élite.
    .pistol = Son pistolet : sans silex, à l’arbre, il a combat 2 et pas de second tir.
ask-the-cat = Que faire de Brodie ?
    .friend =
        Gratter là où le collier frottait : il viendra quand vous l’appellerez, une fois à l’arbre et une fois au
        dernier chapitre.
    .bell =
        Attacher le grelot de Mémé Bardane : à l’arbre, les nouvelles cartes ennemi sont posées sous celles des souris,
        et lui ne vient plus.
ask-the-crow = Le corbeau aimerait une charnière de la porte.
    .bribe = Lui donner la charnière : porte −1, et il épargne les souris.
    .no = Garder la porte entière.
ask-volley = Sur qui tirent les éclaireurs ?
    .rat = Sur 1 rat guerrier.
    .roaches = Sur 2 cafards.

## Choses qui traînent ou que l’on porte

token-pip = Pépin
token-burr = Chardon
token-dot = Virgule
token-mouseling = un souriceau
token-mint = la menthe
token-crumb = la miette royale
token-tear = la larme de bougie
token-dust = la poussière de cristal
token-thing = une des quatre choses
token-handle = la manivelle de laiton
token-cord = le cordon
token-tripwire = un fil tendu
token-key = la clé
token-print = une empreinte
token-lamp = une lampe
token-bundle = les éclaireurs ficelés
token-rope = le bout de la corde
token-muster = la Garde

## Ce que l’on compte

variable-crumbs = Miettes sur le comptoir
variable-home = Souriceaux rentrés
variable-pot = Choses dans le pot
variable-dry = Bassin à sec
variable-alarm = Alarme
variable-march = La marche
variable-wires = Fils restants
variable-cat = Manches avant Brodie
variable-lap = Tours où Brodie lape
variable-clicks = Clics de la serrure
variable-molt = Repaires vidés
variable-guard = Gardes ralliés
variable-grudge = Rancunes
variable-bark = La porte
variable-peal = Sons de cloche
variable-faces = Visages de la reine
variable-back = Manches avant son retour
variable-pip-taken = Pépin est trouvé
variable-burr-taken = Chardon est trouvé
variable-dot-taken = Virgule est trouvée
variable-pip-hidden = Pépin se cache
variable-burr-hidden = Chardon se cache
variable-dot-hidden = Virgule se cache
variable-way = Le chemin d’entrée
variable-come = La colonne est arrivée
variable-sprung = L’embuscade est déclenchée
variable-crow = Le corbeau rôde
variable-bribed = Le corbeau est soudoyé
variable-swung = Tiré dans cette manche
variable-strokes = Coups perdus

## Ce qui a été gagné, et comment on le raconte

flag-maggie = L’amitié de Mame Maggie
    .recap = Mame Maggie, qui compte les tourtes, a décidé de ne pas compter les souris.
flag-three-cheers = Trois hourras
    .recap = Les trois souriceaux rentrèrent, et Bourg-Écorce cria trois fois hourra.
flag-full-cup = Une tasse pleine
    .recap = Les quatre choses allèrent dans le thé, et ils virent des deux yeux.
flag-waterworks = Les grandes eaux
    .recap = Les Tunnels du Roi sont à sec, et personne d’autre ne le sait.
flag-roster = Le tableau de service
    .recap = Ils ont lu qui marche, où, et à quel coup.
flag-signet = La bague du Roi
    .recap = L’une des souris porte la bague du Roi en ceinture.
flag-clean-hands = Pattes blanches
    .recap = Ils vinrent et repartirent de nuit, et le guet écrivit : courant d’air.
flag-vurst-word = La parole du capitaine
    .recap = Le capitaine Vurst doit une nuit au prince, et il l’a mis par écrit.
flag-vurst-pistol = Le pistolet du capitaine
    .recap = Le capitaine Vurst a toujours son pistolet, mais plus le silex.
flag-cat-friend = Amis du chat
    .recap = Ils grattèrent Brodie là où le collier frottait. Il ne l’a pas oublié.
flag-cat-belled = Le chat au grelot
    .recap = Brodie porte le grelot de Mémé Bardane, et tout Bourg-Écorce l’entend venir.
flag-scouts = Les éclaireurs perdus
    .recap = Trois éclaireurs furent détachés dans le noir. Ils doivent une volée.
flag-guard-half = La moitié de la Garde
    .recap = Quelques rats se sont souvenus qu’ils étaient des hommes.
flag-guard-heart = Le cœur de la Garde
    .recap = Les hommes de la Garde sont avec le prince, bottes ou pas.
flag-bark-whole = La porte entière
    .recap = À l’aube, la porte de Bourg-Écorce pendait droit.
