# Ce qui mange la lumière : les passages. Ce qu’une condition ajoute est sous le passage.

story-8-intro =
    Trois lampes ont été allumées hier soir, et trois éclaireurs les ont portées dans les vieilles galeries sous la
    forge. Les lampes sont revenues. Personne ne les portait. On les avait fait rouler jusqu’à la porte, très poliment,
    toutes en rang, et toutes les trois étaient éteintes, avec l’huile encore dedans.

    — Ça a mangé la lumière, dit Lily, et laissé la lampe.

    — Mes amis, dit Collin, même dans les plus noires…

    Et la bougie s’éteint. Ce n’est que le courant d’air.

    Dans le silence, quelque chose de long pose ses pieds, l’un après l’autre, pendant un bon moment.

story-8-kitchen-tunnels =
    Le carrefour n’a jamais été aussi noir. On le reconnaît aux briques chaudes et aux trois vents.

    Du sud vient une haleine de fer chaud : c’est la forge, et la cloche, et un éboulis qui bouche le passage. Du nord
    vient une lueur, très faible, comme du lait. De l’est ne vient aucun bruit.

    Et puis : clak.

    Ce qui a bouché le chemin du sud habite dans les deux autres, et préférerait que vous rentriez chez vous. Par lequel
    commencer ?
    .hero-tilda =
        — Règle trente et un, dit Tilda. Quand on a peur, on le dit. Alors nous avons tous peur, et ça fait moins
        chacun.

story-8-crystal-tunnels =
    Ici, les pierres brillent encore. La chose y a veillé : elle a léché la poussière de chacune.

    Elle est lovée autour de la plus claire comme un anneau autour d’un doigt, et son armure est noire, et tout le long
    de ses flancs courent les pieds, par douzaines, repliés. De bonnes lampes de mineur sont là aussi, alignées comme
    des gâteaux sur une étagère. Celles-là, elle les gardait pour plus tard.

    Elle lève la tête. La lumière derrière elle montre comme elle est longue. « Skitter », dit l’avant. De bien plus
    loin, à l’arrière, vient la réponse : « Clak. »
    .hero-maginos =
        — Elle n’est pas méchante, dit Maginos avec intérêt, en reculant. Elle a seulement faim. J’ai toujours trouvé
        cela bien pire.
    .flag-full-cup =
        Un thé œil-de-hibou ne se dissipe jamais tout à fait. Ils la voient cligner, sur toute sa longueur : elle a
        des yeux par paires, comme les boutons d’un manteau.

story-8-dining-tunnels =
    Trois paquets bien nets pendent contre le mur, dans le coin, ficelés comme des colis. L’un d’eux siffle, pour
    garder le moral. C’est une vieille chanson de marche, et il ne connaît qu’un couplet.

    — N’entrez pas ! crie le paquet en entendant des pas. Enfin, si ! Mais il y a…

    Quelque chose comme une longue chaîne mouillée est traîné sur le sol. Le sifflement s’arrête. Et d’un coup
    s’éteignent aussi les raies de lumière entre les planches, l’une après l’autre, de ce bout-là jusqu’à celui-ci. La
    chose arrive par le plafond.
    .hero-lily =
        — C’est Fenouil, dit Lily en l’entendant siffler. Il n’a jamais su le deuxième couplet.

        Et sa première flèche est sur la corde.

story-8-forge =
    L’éboulis a cédé, et la forge est ouverte. Le fourneau a été mangé jusqu’à n’être qu’une croûte rouge. À côté est
    couché le seau qui est une cloche.

    Et autour de la cloche, anneau sur anneau sur anneau, est couché ce qui reste du noir. La chose a apporté ici tout
    ce qu’elle possède : des cuillères, des boucles, un miroir, l’œil de verre d’un cheval à bascule, tout ce qui a
    jamais brillé dans ce château. Elle l’a disposé autour de la plus grosse chose, qui ne brille pas, mais qui
    parfois lui chante.

    Elle ne voudra pas s’en séparer. Qui le voudrait ?
    .hero-nez =
        — Ce n’est pas un trésor, dit Nez lentement. C’est de la compagnie.

story-8-it-burrows =
    La chose se cabre. Elle cogne au plafond avec son front, et le plafond cède. Puis il n’y a plus qu’un trou, où
    coule du gravier, et les pieds qui s’éloignent là-haut, et s’éloignent, et s’éloignent, et s’éloignent encore.

    Par terre est resté son manteau, d’une seule pièce, vide d’un bout à l’autre, tous les boutons fermés. Elle s’en
    est échappée comme un gamin d’une veste que quelqu’un retient.

    Elle n’est donc pas vaincue. Mais elle a froid, elle est fâchée, et maintenant elle sait vos noms.
    .hero-filch =
        Filch soulève une manche, puis une autre, puis une autre. « N’irait à personne que je connaisse », dit-il.

story-8-the-way-south =
    Cette fois, elle ne creuse pas. Elle court. On l’entend passer dans le mur, d’est en ouest, à toute vitesse, comme
    une école entière dans un escalier ; et puis, au sud, un grondement, et le fracas de beaucoup de pierres.

    Quand la poussière est retombée, un passage s’ouvre vers la forge, large comme un tonneau. Elle est rentrée chez
    elle, auprès de son trésor. Et elle a laissé la porte ouverte derrière elle, comme font tous ceux qui ont peur.

story-8-lamp =
    Elle est lourde, et elle grince, et c’est la meilleure chose qu’on ait jamais tenue. Autour de qui la porte va une
    chambre, pour ainsi dire : une petite chambre d’or sans murs, et dedans tout le monde a de nouveau un visage.

    Dehors, c’est au noir de jouer. On l’entend se lécher les lèvres. Il viendra prendre la lampe avant de vous
    prendre.

    Donc, gardez-la allumée, gardez-la assez près pour y voir, et gardez-la à deux bons bonds de tout ce qui a trop de
    pieds.
    .hero-collin =
        — J’en porterai une, dit Collin. J’ai peur du noir depuis mes quatre ans. Autant le voir venir.

story-8-scouts =
    Tchac ; et un éclaireur tombe sur la tête. Il est pendu depuis hier, à côté de deux amis, sans rien à regarder. Il a
    donné un nom à tous les nœuds des planches.

    — Elle ne nous a pas fait de mal, dit-il en se frottant les oreilles. Elle a seulement pris les lampes. Et puis elle
    est revenue, et elle s’est assise, à côté de nous, sur toute la longueur. Je crois qu’elle voulait qu’on lui parle.
    Alors j’ai sifflé.

    Il ramasse son arc. Ils sont trois, et ils tiennent debout, à condition de s’appuyer les uns aux autres. « On vous
    doit une volée », disent-ils.

story-8-victory =
    La chose s’affaisse maillon par maillon, comme une chaîne qu’on descend dans un puits. Puis, et personne ne s’y
    attendait, elle rentre la tête, ramène tous ses pieds, et se fait aussi petite qu’elle peut.

    Le fourneau fait tic. Un marteau s’est levé. On le repose.

    — Elle tremble, dit une voix.

    C’est vrai. Ils sont autour d’elle, dans ce qu’il leur reste de lumière. Puis, parce qu’il faut quand même le
    faire, ils vont au seau, tous ensemble, saisissent le bord, et remettent la cloche de Capucine à l’endroit.

story-8-defeat =
    La chose ne les a pas emmenés loin. Ils pendent en rang contre le mur, dans le noir, ficelés jusqu’au menton comme
    la lessive de la semaine. Ce n’est même pas inconfortable.

    À l’oreille, elle s’est assise à côté d’eux. Au bout d’un long moment, un pied, un tout petit, de quelque part
    vers le milieu, donne une poussée au paquet le plus proche, pour qu’il se balance.

    Skitter ? dit-elle.

    — Je suppose, dit une voix dans le noir, qu’on pourrait chanter quelque chose.

    Et il se trouve que les nœuds se relâchent quand on prend sa respiration pour les notes hautes.

story-8-goes-on =
    Elle n’avait jamais eu peur que d’être seule dans le noir, décide Tilda, et l’affaire est close ; alors ils lui
    laissent une lampe, et l’œil du cheval à bascule, et on la voit faire au revoir, pendant un bon moment.

    Nez répare la lèvre de Capucine avec du cristal et un mot gentil. La voilà maintenant, sous le toit de la forge :
    corde, battant et cloche. Seulement, elle pèse neuf cents fers à cheval. Il faudrait la soulever, et les souris
    ont de si petites mains.

    Huit coups. « Qui en a de grandes ? » demande une voix au fond.

story-8-goes-on-lost =
    C’est Mémé Bardane qui a fini par y aller, avec son tricot et une veilleuse. Elle s’est assise dans le noir et lui
    a parlé pendant trois heures, surtout de ses genoux. Quand elle est ressortie, le noir lui portait son sac.

    Il se sentait seul, dit-elle, voilà tout, et on lui a donné une lampe à lui. Il leur a laissé le seau. Il l’a
    poussé lui-même jusqu’à la porte, à quarante pieds.

    Voilà donc Capucine. Mais la nuit est passée, huit coups de nuit, et elle est lourde comme une colline.
