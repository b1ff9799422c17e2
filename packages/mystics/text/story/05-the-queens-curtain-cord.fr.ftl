# Le cordon de la reine : les passages. Ce qu’une condition ajoute est sous le passage.

story-5-intro =
    Filch a dessiné le plan sur une dalle. On y voit deux entrées, onze flèches, et un petit portrait de lui-même en
    train de s’échapper. On admire le portrait.

    — Par la porte, dit-il, c’est tout près, et ça résonne comme une cloche. Par la cheminée, c’est trois coins à
    tourner, et muet comme la suie. Le cordon est sur sa coiffeuse. Et quel que soit le chemin, on ne rentre pas par là.
    C’est la règle du métier.

    — Mes amis, dit Collin, un prince ne vole pas…

    — Non, dit Filch avec bonté. Il trouve.

    Au-dessus d’eux, l’horloge sonne cinq coups, et attend que vous commenciez.
    .flag-waterworks =
        Et cette fois, les Tunnels du Roi sont à sec. Ils sont montés voir. L’escalier portait des traces de pas, et
        c’étaient toutes les leurs.

story-5-kitchen =
    La cuisine, la nuit. Le feu est couvert, et regarde d’un œil rouge à travers la cendre. Les tourtes dorment en
    rang sous des linges, comme un dortoir.

    Mame Maggie dort dans son fauteuil, la bouche ouverte, et elle compte. « Quatre, souffle-t-elle. Cinq. Cinq.
    Cinq. » Un pli passe sur son front comme un nuage sur un champ.

    Tout ce qui peut tinter ici est pendu à un crochet. Tous les crochets ont du jeu. Respirez par le nez, et marchez
    sur les joints.
    .hero-filch =
        Filch remet quelque chose à sa place. Il en meurt presque.
    .flag-maggie =
        Dans son sommeil, elle tend la main, trouve le bout de son châle, et le laisse tomber sur le carreau qui
        grince.

story-5-dining-hall =
    Le jour, c’est une salle de banquets. La nuit, c’est une oreille. Tout est pierre et encaustique, avec au milieu
    une table comme une rivière gelée, et elle entend chacun de vos pas, et se le répète, et le fait passer.

    Tic, disent vos griffes. Tic, tic, tic, dit la salle.

    Dans le mur de l’est se dresse une haute porte blanche avec de la lumière dessous. De là vient une odeur de poudre,
    de froid, et de roses coupées depuis longtemps.
    .hero-lily =
        Lily regarde droit en l’air. « Un arbre à l’envers, dit-elle, où l’on a laissé les étoiles. » C’est le lustre.

story-5-dining-tunnels =
    Sous le plancher, le bruit s’arrête comme si l’on avait posé un couvercle dessus. Ici, rien que de la poussière,
    douce comme la farine, et le noir, et votre propre cœur qui reprend son souffle.

    Des rats se sont assis là entre deux gardes. Ils ont laissé un bout de chandelle, une moitié de partie d’osselets,
    et cinq entailles dans une planche, une par nuit sans bottes. À un clou pendent des capes grises, à capuchon,
    coupées pour des personnes à peu près de votre taille. Une ou six de moins, cela ne se verrait pas.

    Personne ne vous entend ici. C’est précieux, ce soir.

story-5-kings-chamber =
    Il respire. C’est tout. Il inspire ; et le feu baisse un peu. Il expire ; et le feu remonte.

    La chambre est immense et bienveillante, et quelqu’un y a laissé venir la poussière. Une chaise attend un visiteur
    près du lit. Un ruban marque la page d’un livre. Au mur est accroché le portrait d’un petit garçon sur un poney, et
    le garçon rit de toute sa figure, parce que le poney vient de s’asseoir.

    Derrière le tas de bois, l’escalier descend. Le plan prévoit une minute pour cette pièce.
    .hero-collin =
        Collin en prend deux. Il ne dit rien. Il redresse le ruban dans le livre, et il y faut les deux bras.
    .hero-tilda =
        Tilda écoute, l’oreille contre une main grande comme un banc. « Solide, dit-elle. Lent, mais solide. Il est
        seulement descendu très loin. »

story-5-kings-tunnels =
    Quelqu’un a balayé ici. C’est la première chose. C’est un petit balayage net et soigneux, qui fait le tour des
    objets, et plusieurs fois le tour de certains objets en particulier.

    Ceux-là sont la deuxième chose. Ils sont plats, ils sont faits de bois et de fil de fer, et chacun porte une miette
    de fromage, présentée comme chez le marchand. Sur le côté, on lit : PREMIÈRE QUALITÉ.

    Marchez là où ce n’est pas balayé. Et personne n’a faim à ce point. Dites-le à voix haute.
    .without-waterworks =
        Et entre les souricières, noire et muette, attend la rivière.

story-5-forge =
    La forge dort, et ronfle : un long souffle rouge, un long souffle noir. Les marteaux pendent au mur par ordre de
    taille, comme une famille.

    À côté du fourneau est posé un seau. Il contient des eaux sales, un balai, et un gant perdu. C’est un seau tout à
    fait ordinaire, sauf le bord, qui est bien trop beau pour un seau. Une griffe, toute seule, s’avance et le frappe.

    Il chante. Ce n’est qu’une note, à peine plus forte qu’une pensée ; mais tous les marteaux du mur se penchent un
    peu pour entendre.
    .hero-nez =
        Nez ôte son chapeau. Il reste là un moment. « Bonjour, ma belle, dit-il. On ne sera pas longs. »

story-5-queens-chamber =
    Des miroirs. Partout où vous regardez, il y a plus de vous qu’il n’y en avait, et chacun a l’air aussi effrayé que
    le précédent.

    Au mur, l’Horloge aux Douze Coups respire entre ses dents. Sur le lit, personne ; les draps sont tirés, plats
    comme du papier. Il y a une coiffeuse, par-delà un tabouret de velours, avec des flacons dessus comme une ville.
    Et à la fenêtre pendent deux rideaux ; et autour de celui de gauche, nouée par quelqu’un qui n’a aucun sens des
    nœuds, il y a une simple vieille corde qui essaie de ne pas fredonner.
    .hero-maginos =
        — Je sais qui a fait cela, dit Maginos en regardant l’horloge. Il était premier de ma classe. J’aurais dû le
        recaler.

story-5-cord =
    Le nœud se défait comme s’il n’attendait que cela. Le cordon vous glisse sur l’épaule, plus lourd qu’il n’en a
    l’air, tiède, et ronronnant comme une bouilloire.

    Alors le rideau tombe.

    Il prend son temps. Il descend toute la hauteur du mur, pli sur pli, avec un soupir, et avec lui une tringle, deux
    anneaux et un vase. Tous les miroirs se disent crac les uns aux autres. Et derrière vous, en travers du chemin par
    où vous êtes venus, on pousse quelque chose de lourd. Bon : on ne rentre jamais par la route qu’on connaît.

story-5-signet =
    Encore une chose. Parmi les épingles et la poudre, jetée là comme une fève de galette, brille une bague. Elle porte
    une feuille de chêne. Une bague comme celle-là, un roi ne l’ôte pour personne.

    La reine s’en sert de marque-page, dans un roman.

    Pour une souris, cela ferait une ceinture. Cela tinterait aussi à chaque pas, jusqu’à la maison, dans un château
    qui justement s’assied dans son lit et demande ce que c’était. La prendre ? Ou la laisser, pour le jour où il
    pourra la remettre lui-même ?

story-5-signet-take =
    On la hisse, on la passe par-dessus les premières oreilles venues, et elle s’installe autour de la taille, cling.
    Elle est lourde comme une bonne idée, et aussi difficile à faire taire.

    Cling, en descendant le tabouret. Cling, sur le tapis. Dans chaque miroir paraît une souris avec une bague de roi,
    et chacune se tient un peu plus droite.

    Des hommes de ce château se sont agenouillés devant cette bague. S’ils sont encore des hommes, sous le poil, ils la
    reconnaîtront.

story-5-signet-leave =
    Ils la tournent, avec soin, pour que la feuille soit à l’endroit. C’est tout. Puis ils avancent le roman de deux
    chapitres, et y reposent la bague en marque-page. Ça lui apprendra.

    C’est une petite chose de travers dans une grande chambre de travers, mais cela fait du bien. Et ils redescendent
    le tabouret comme ils l’avaient monté : les deux pattes libres, une corde sur l’épaule, et sans plus de bruit que
    la neige.

story-5-they-wake =
    — C’était quoi, dit une voix dans le couloir, ça ?

    — Rien, dit une autre. C’est toujours rien. Mardi aussi, c’était rien, sergent, et vous nous avez tenus debout
    jusqu’à quatre heures.

    — C’était un rien qui tinte.

    On entend sortir du lit deux personnes qui n’ont pas l’habitude d’avoir une queue. On essaie des cordes d’arc. On
    allume une lanterne. Puis vient le pas de ceux qui savent exactement où ils vont, et c’est ici.

story-5-the-clock =
    Toutes les sonnettes de la maison s’y mettent à la fois : les petites pour le thé, les moyennes pour l’eau chaude,
    et la fêlée pour l’incendie. Les portes claquent. Quelqu’un passe en courant, en bigoudis.

    À travers tout cela, on entend l’Horloge aux Douze Coups s’éclaircir la gorge. Elle ne sonne pas ; ce n’est pas
    l’heure. Elle avance seulement sa grande aiguille, d’une minute qui n’est pas encore arrivée, comme on avance sa
    chaise pour mieux voir.

    Voilà pour le silence. Il reste la vitesse.

story-5-victory =
    La fente du mur, derrière les fours, est juste assez large pour une souris et une corde. Ils y passent dans cet
    ordre, plusieurs fois, car la corde est longue.

    Puis ils s’assoient, tous en tas, le dos contre les briques chaudes et le cordon sur les genoux. Il a cessé de
    faire semblant. Il fredonne tout haut, une seule note grave et contente, comme quelqu’un à qui l’on a dit qu’il
    pouvait ôter ses chaussures.

    — Qu’est-ce que je disais, chuchote une voix. Trouvé.
    .flag-clean-hands =
        Un rideau est tombé, et cela s’est entendu ; mais personne n’a vu une moustache. Demain matin, la garde écrira
        dans le registre : courant d’air.
    .flag-signet =
        Et à la lueur du four, là où devrait être une boucle de ceinture, brille une feuille de chêne.

story-5-defeat =
    C’est rond, et noir, et cela sent la violette. On a de la poudre jusqu’aux genoux. Dès qu’on bouge, un petit nuage
    blanc se lève et tout le monde éternue, et de l’autre côté du couvercle on rit. Ce sont des sentinelles, et elles
    comptent les éternuements.

    — Quatorze, dit l’une. J’avais parié douze.

    — La corde ? chuchote une voix, quand le calme est revenu.

    — De nouveau à son crochet, dit une autre. Mais maintenant, ce nœud, je le connais. C’est moi qui l’ai fait. Il
    suffira de tirer dessus, et tout leur restera dans les pattes.

story-5-goes-on =
    La corde est lovée sous la table du conseil, où elle fredonne en dormant. On amène les petits pour la voir, avec
    défense d’y toucher ; à midi, on y a touché partout.

    Tout là-haut, une reine voit son rideau par terre. Elle regarde une empreinte de patte dans la poudre. Elle
    n’élève pas la voix. Elle sourit, fait venir son capitaine, et fait retourner les miroirs contre le mur, car ils
    pouffent.

    — Les souris, dit-elle, ne sont qu’une espèce de courant d’air. Faites le nécessaire.

story-5-goes-on-lost =
    Les éclaireurs de Bourg-Écorce ne sont pas des voleurs. Ils tiennent à ce qu’on le sache. Ils passaient devant la
    fenêtre, sur le lierre, pour une affaire de noisettes ; et un nœud était dans un tel état que, lorsqu’un éclaireur a
    saisi le bout, simplement pour garder l’équilibre, tout est venu avec.

    Il y a donc une corde sous la table du conseil, et elle fredonne. Ils ont dû partir très vite, et une heure de la
    nuit est partie avec eux.

    — Les souris, dit là-haut une voix à un capitaine, sont une espèce de courant d’air. Faites le nécessaire.
