# Les grandes eaux : les passages. Ce qu’une condition ajoute est sous le passage.

story-4-intro =
    Nez dessine sur une feuille la plomberie du château : trois bassins, et de l’eau pour deux. « Faut bien qu’elle
    aille quelque part », dit-il.

    Filch remet la feuille à l’endroit.

    Le seul chemin discret vers les étages passe par les Tunnels du Roi, et les Tunnels du Roi sont pleins de rivière.
    Asséchez un bassin, vous en noyez un autre. Une roue de laiton attend sur les corniches du Grand collecteur. Dans la
    Tuyauterie, un engrenage a perdu sa manivelle. La manivelle est au fond de l’Égout.

    — Mes amis, dit Collin, l’eau est…

    — Mouillée, dit Nez. On y va.
    .flag-full-cup =
        Et ils emportent une ligne de pêcheur, avec l’hameçon. Le thé leur avait montré où elle pendait.

story-4-drain-pipe =
    Le collecteur rugit. Il sort d’un mur et rentre dans l’autre, gros comme une grange, et tout ce qu’on vide dans le
    château se vide par lui, avec sentiment.

    Quelque part là-dessous gisent toutes les cuillères qui se sont jamais perdues. Le long du côté est courent des
    corniches, hautes et basses, et au pied de la plus basse s’égoutte une roue de laiton, raide de cent ans.

    Qui la tourne renvoie l’eau chez elle, et chez elle, c’est ici. Assurez-vous de savoir où vous comptez vous tenir
    à ce moment-là.
    .hero-nez =
        Nez crache dans ses pattes. « Coincée ? Elle n’est pas coincée. Elle est timide. »

story-4-kitchen-tunnels =
    Quelqu’un a pendu un poisson ici, pour le faire sécher. Le poisson est parti. Le chat, peut-être ; ou plus rapide
    que le chat. L’odeur n’est pas partie.

    C’est paisible, derrière les fours, à cette heure. Les briques font tic en refroidissant. Un cafard passe avec une
    miette sur le dos, voit du monde, songe à sa soirée, et fait demi-tour.

    Au nord, donc : par les cristaux jusqu’aux endroits mouillés. Prenez une grande respiration. C’est la dernière
    qu’on vous promette sèche.
    .without-full-cup =
        La ligne qui le tenait est toujours là, un hameçon au bout, et le nom de personne dessus.
    .flag-full-cup =
        Le clou est nu. La ligne, ils l’ont déjà. Gare à l’hameçon.
    .hero-lily =
        — Les poissons vivent dans les rivières, dit Lily au clou dans le mur. Comment a-t-il bien pu monter là ? Pauvre
        bête.

story-4-crystal-tunnels =
    Chaque cristal bourdonne de l’eau qui passe derrière. Le mur du nord bourdonne haut ; le mur de l’ouest bourdonne
    bas ; et un cristal, au milieu, n’arrive pas à se décider.

    Collez l’oreille à la pierre, et vous entendrez toute la rivière se retourner dans son lit : un soupir, un long
    gargouillis, et puis, venu d’en haut, un bain qui descend la rejoindre.

    Au nord, l’Égout ; à l’ouest, la Tuyauterie. Et derrière la plus grosse pierre, quelque chose d’autre fredonne
    aussi, avec un demi-temps de retard. Quand on s’arrête pour écouter, cela s’arrête.
    .hero-maginos =
        Maginos dirige d’une moustache. « Aigu, aigu, grave, dit-il. J’y mettrais un bémol. »

story-4-sewer =
    Revoilà cette lumière verte, et cette odeur, qui se portait si bien sans eux.

    Tout au fond, juste là où le courant est le pire quand courant il y a, quelque chose de jaune cligne de l’œil. C’est
    une manivelle de laiton. Il y a cent ans, un plombier l’a laissée tomber là, a dit un mot, et est rentré souper.

    Quand l’Égout est à sec, on peut y aller à pied et la ramasser. Quand il ne l’est pas, on peut plonger, tâtonner
    et espérer. Personne n’est obligé de choisir la manière courageuse. Elle est seulement plus rapide.
    .hero-filch =
        — Je pourrais la trouver, dit Filch en regardant l’eau sans amour. J’aimerais mieux que ce soit elle qui me
        trouve.
    .hero-tilda =
        — Règle vingt-six, dit Tilda, le nez pincé. Bouches fermées.

story-4-pipes =
    Des tuyaux chauds, des tuyaux froids, des tuyaux qui cognent, et un qui dit « gloup » chaque fois que quelqu’un,
    là-haut, prend un bain. La vapeur se tient dans les coins comme des gens qui attendent des nouvelles.

    Et là, sur la corniche est, haut comme une table, voici l’engrenage : une grande roue dentée, verte sur les bords.
    Au milieu, là où devrait être une manivelle, on ne voit qu’un carré de fer et une petite plaque de laiton. Elle dit
    RIVIÈRE. Et dessous, en plus petit : ATTENTION AUX PIEDS.

    On ne le fait pas tourner en le lui demandant gentiment. Lui avez-vous apporté quelque chose ?
    .hero-nez =
        Nez passe une patte sur les dents. « Bel ouvrage, ça, dit-il. Onze fers à cheval. Celui qui l’a fondu
        sifflotait. »

story-4-kings-tunnels =
    L’eau pousse un long soupir, et elle est partie. Elle continue d’être partie, en gargouillant, pendant un bon
    moment.

    Ce qu’elle laisse, c’est un escalier : mouillé, large et luisant, taillé pour qu’un roi descende la nuit regarder sa
    rivière. Personne n’y a marché depuis que ce roi-ci s’est endormi. Des algues pendent à la rampe.

    Les marches montent, et montent, et finissent par une échelle ; et au-dessus de l’échelle tremble un fil de
    lumière rousse. Il y a donc un feu. Quelqu’un lui tient donc chaud. Doucement, maintenant.
    .hero-collin =
        — Il m’emmenait ici, dit Collin, pour me montrer la rivière. Moi, je croyais qu’il me montrait à elle.

story-4-guard-room =
    Des couchettes vides, des bottes mouillées. Tout est très bien rangé. Près de chaque lit se dresse une paire de
    bottes, grandes comme deux barques, et au bout de chacune un nom à la craie : HOBB. DREW. PETIT TOM. Personne ici
    n’a plus les pieds qu’il faudrait.

    À un clou, dans le coin là-bas, pend une feuille écrite de la plus belle main du royaume. C’est le tableau de
    service. Il dit qui marche, et où, et à quel coup.

    Cela vaudrait bien une minute de lecture, s’il n’y avait ici personne pour s’en offusquer.
    .hero-filch =
        — Je veux seulement le regarder, dit Filch, juste assez longtemps pour le savoir par cœur.

story-4-ledge-wheel =
    Elle ne bouge pas. Puis elle ne bouge pas, mais beaucoup plus fort. Puis, avec le cri d’un paon qui s’assoit sur
    quelque chose, elle bouge.

    Sous les corniches, le collecteur tousse. De l’eau brune prend le virage en jouant des coudes, trouve les cuillères,
    et les borde. Derrière le mur de l’est monte un long, long bruit de succion : c’est l’Égout, qui se vide comme une
    baignoire.

    Voilà donc un endroit à sec et un autre plein. Ce sera toujours comme ça. Rappelez-vous lequel.

story-4-square-peg =
    La manivelle entre sur le carré avec un clic. Elle a attendu cent ans pour faire ce clic, et elle le fait bien.

    Un tour : rien. Deux tours : on cogne, très loin, comme si quelqu’un voulait entrer. Au troisième tour, tous les
    tuyaux du château prennent leur respiration ensemble, et au-dessus une très grosse dame qui prenait un bain dit :
    « Ça, par exemple. »

    La rivière est allée ailleurs. Dans le mur nord du Grand collecteur, une porte noyée ruisselle, et elle est
    ouverte.

story-4-handle =
    Elle est froide, glissante, et plus longue qu’un bras de souris. Elle porte un nom gravé, comme les outils qu’on
    prête : APPARTIENT À BEN. Ben, où que vous soyez : elle est retrouvée.

    Il n’y a plus qu’à la porter là où elle doit aller, en passant devant tout ce qui vit entre ici et là-bas. Elle
    n’est pas lourde, pour ce genre de choses.

    Mais vous qui la portez, gare au courant. On l’a déjà laissée tomber ici une fois.

story-4-roster =
    Tout y est, à l’encre, avec un trait tiré à la règle sous chaque mardi. Hobb, l’escalier nord. Drew et Petit Tom,
    la salle, à tour de rôle. Et au bas de la page, souligné deux fois : le capitaine, avec ses meilleurs rats.
    Sixième coup.

    Dans la marge, le capitaine a posé une opération. « Neuf gardes, neuf paires de bottes, pas de pieds », et
    dessous, là où devrait être le total, il n’y a qu’un pâté, comme si la plume y était restée posée un certain
    temps.

story-4-victory =
    L’échelle glisse, et il manque un barreau. Ils font la chaîne, patte dans patte, et le dernier maillon est hissé par
    une fente de la plinthe sur un tapis.

    Il fait chaud ici. La lueur du feu monte et descend sur le mur. De derrière un rideau de lit vient un bruit, très
    lent, comme la mer au loin : un homme respire.

    Derrière eux, dans le noir, l’escalier reste sec. C’est une route, maintenant. C’est leur route. Personne d’autre
    au château n’est assez petit pour la connaître.

story-4-defeat =
    C’est une botte. Personne ne le dit d’abord, mais il faut bien finir par l’admettre : ils sont tous dans une
    botte, sur une étagère, avec une chaussette enfoncée dans le haut.

    — Je connais cette botte, dit une voix dans le noir. La gauche. Du quarante-six. C’est celle de Hobb. Un brave type.

    — Il nous a mis dedans.

    — Il a mis une chaussette propre.

    Ils y réfléchissent. Le bout a un trou, qu’un brave type voulait depuis longtemps faire réparer.

story-4-goes-on =
    Par la fente d’une porte, ils le voient. Le Roi est couché au milieu d’un lit vaste comme un champ, les mains sur
    le drap, très grand et très petit à la fois. Personne ne l’a rasé. Personne n’a refermé son livre.

    Personne ne dit rien. Collin, qui a un discours pour presque tout, n’en a pas pour ceci.

    Alors Tilda boucle son sac. « Règle quarante, dit-elle. On revient chercher les siens. »

    Et à travers le mur, un à un, l’Horloge aux Douze Coups en sonne quatre.

story-4-goes-on-lost =
    Le vieux Ned Patte-de-Loutre, des éclaireurs de Bourg-Écorce, avait été plombier dans sa jeunesse. Pendant que les
    gardes étaient tous au même endroit, à regarder une botte d’un air content, il est descendu avec un bout de fil de
    fer et onze neveux, et a fait ce qu’on pouvait faire.

    L’escalier du Roi est praticable, annonce-t-il. Il n’est pas sec. Il n’irait pas jusqu’à dire sec. Il y a des
    grenouilles.

    Quatre coups, cette nuit-là ; et dans une haute chambre tiède, un homme qui ne pouvait pas les entendre inspirait,
    expirait.
