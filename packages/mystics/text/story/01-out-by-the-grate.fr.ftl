# Par la grille : les passages. Ce qu’une condition ajoute est sous le passage.

story-1-intro =
    Cinq personnes étaient enfermées dans ce cachot, et cinq souris en sortent. Le tabouret est une tour. Le seau est
    un puits. « Et attention aux clés, dit Filch, elles sont plus grosses que vous. »

    — Mes amis, commence Collin, en cette nuit entre toutes les nuits…

    — Botte, dit tout le monde.

    La botte a bougé. Mais personne n’est debout dedans. Le long de la tige, accrochés aux coutures, descendent trois
    rats en cuirasse de la garde royale, l’air aussi surpris que vous. La reine a rapetissé ses gardes, pour attraper de
    petites choses.

    La grille est par là. Courez.
    .hero-maginos =
        — Je devrais préciser, dit Maginos tout en courant, que « parfaitement réversible » est un terme technique.
    .hero-nez =
        — La grille, dit Nez. Quatre fers à cheval. Descellée dans un coin. C’est moi qui l’ai descellée.

story-1-sewer =
    Ils atterrissent avec un petit plouf chacun et une grande opinion pour tous, qui porte sur les égouts et qui dure un
    certain temps.

    Lumière verte. Briques en falaise. L’eau a ses projets et compte bien y emmener tout le monde : le long du rebord,
    le long de la berge, sous l’arche et adieu. Sur l’autre rive bâille un trou rond et noir, là où les briques ont
    renoncé.

    Personne ne sait nager en bottes, mais justement, plus personne n’a de bottes. Tenez-vous par la patte, comptez les
    museaux, et ne laissez personne dans l’eau.
    .hero-tilda =
        — Règle quatre, dit Tilda en essorant ses manches. Compter tout le monde. Deux fois, si c’est mouillé.
    .hero-filch =
        Quelque chose d’argenté se retourne dans le courant. « Un hameçon, dit Filch. Avec son fil. Quelqu’un l’a
        perdu. J’ai bien l’intention de le trouver très fort. »

story-1-kitchen-tunnels =
    Un carrefour derrière les fours, où c’est toujours un soir d’été. Un chemin part vers l’ouest et sent la pierre.
    L’autre monte par une échelle de clous tordus et sent le pain.

    Tous ont déjà senti du pain. Mais jamais de leur vie ils n’en avaient senti assez pour y habiter.

    Au-dessus, une chaise grince, une cuillère tombe, et une voix immense dit : « Treize. » Un silence. « Douze. J’en
    avais fait treize. » Tout le monde regarde l’échelle. Personne n’a faim, bien entendu. La sortie est à l’ouest.
    .hero-filch =
        — Quoi ? dit Filch, la bouche pleine.

story-1-kitchen =
    Le plafond est si haut qu’il a son propre climat. Mame Maggie, qui est une colline en tablier, compte ses tourtes,
    en trouve une de moins, et tend la main vers le balai à franges sans regarder.

    Elle n’a pas vu les souris. Elle n’a pas vu non plus les cafards, tous les trois, qui festoient sur le comptoir en
    écartant les coudes. Mais elle a vu qu’on touche à ses tourtes, et dans cette cuisine c’est de la haute trahison,
    et le balai est à la fois juge et bourreau.

    Chassez les voleurs, et elle verra peut-être qui sont ses amis. À moins que le balai ne vous voie d’abord.
    .hero-nez =
        — Elle me donnait des croûtes, dit Nez. Quand je faisais six pieds de haut. De bonnes croûtes. Un demi-fer à
        cheval pièce.

story-1-tunnel-entrance =
    La lune, mince comme un fil, est couchée sur une marche haute comme un mur. L’air d’ici n’est jamais entré dans une
    maison : froid, propre, et un peu mal élevé.

    Derrière, loin dans le tunnel, des griffes passent le carrefour, s’arrêtent, et repartent par ici. Un rat siffle les
    autres. Ce n’est pas un sifflement gentil.

    Sept marches. Chacune a une fissure où l’on pourrait poser le pied, si l’on était une mouche. Bon, on n’est guère
    davantage. Grimpez.
    .hero-collin =
        — J’ai dévalé ces marches cent fois, dit Collin. Je leur dois des excuses. Elles sont énormes.

story-1-courtyard =
    De la neige, du ciel, et beaucoup trop des deux.

    La cour est vaste comme une province. Sur le mur, un vieux corbeau tourne un œil vers les souris, puis l’autre,
    comme pour comparer les prix. Sous lui, le guet tape des pattes pour se réchauffer. Et là-bas, dans le coin, noir
    sur blanc, se dresse le chêne, avec un trou au bas du tronc et dedans, si le froid ne joue pas des tours, une toute
    petite lumière.

    — J’ai grimpé à cet arbre quand il était plus petit, dit Collin. Non. Quand moi, j’étais…

    — Cours, dit tout le monde.
    .flag-maggie =
        Derrière eux, une fenêtre de la cuisine est poussée de l’intérieur, d’une largeur de main, comme par mégarde.
        L’air chaud souffle jusqu’au mur.

story-1-maggie =
    Une miette tombe. Le balai s’abat, et s’arrête, à un poil de moustache d’une petite tête mouillée.

    Mame Maggie se penche. Cela prend du temps ; il y a beaucoup de Maggie à pencher. Son œil est grand comme une
    assiette et brun comme la sauce. Il regarde le cafard sur le dos. Il regarde la souris aux poings levés.

    — Eh bien, dit-elle enfin, voilà au moins quelqu’un, ici, qui gagne son souper.

    Et elle tourne le dos, en sifflotant, et met très longtemps à trouver un couvercle. Allez, dehors, pendant que
    personne ne regarde.

story-1-mop =
    Un cafard fait la culbute. Mame Maggie voit quelque chose de petit fuir quelque chose de plus petit encore, et
    n’attend pas qu’on les présente.

    Le balai s’abat comme un arbre mouillé. Flomp. Quand le monde a cessé d’être gris et plein de ficelles, une souris
    est à plat sur le carrelage, de la mousse au bout du nez, et le cafard est de retour parmi les tourtes, où il salue
    ses amis.

    Personne n’est blessé. Personne n’est sec non plus. Debout, et on recommence.

story-1-crow =
    Une ombre glisse sur la neige, et l’on entend un grand claquement d’ailes, tout sec.

    — Crôa, dit le corbeau.

    Cela signifie peut-être « à moi », ou « tiens, une souris », ou « circulez », mais c’est dit avec un bec long comme
    une épée. Il pique une fois, pour voir ce que ça donne. Puis il fait un saut de côté et contemple son ouvrage, la
    tête penchée.

    Peu lui importe qui il pique. Il est vieux, il a froid, et cette cour est la sienne. On ne flâne pas.

story-1-victory =
    La dernière souris bascule par-dessus le bord du trou, et quatre bras sortent du noir pour la hisser.

    Deux sentinelles sont là, en cuirasse de coquille de noix, un chapeau de gland enfoncé jusqu’aux oreilles. Elles
    regardent le prince. Elles regardent les rats, dehors, qui expliquent quelque chose au corbeau.

    — Mot de passe ? dit la première sentinelle.

    — Au secours, dit Collin.

    Les sentinelles se regardent. « Ça doit être ça », dit la seconde, et elle ferme la porte.

story-1-defeat =
    Il fait noir, et cela sent le géranium. On éternue. « C’est mon oreille, dit une voix, ou la tienne ? »

    Ils sont sous un pot de fleurs, sur un rebord de fenêtre, dans la Salle de garde, avec une brique par-dessus.
    Dehors, un rat au dos très droit marche de long en large et dicte. « Une grille, soulevée. Un seau, éclaboussé. Un
    prince, petit. Qu’on le mette sur la facture. »

    La brique est lourde. Mais le pot de fleurs, tout jardinier vous le dira, a un trou dans le fond, et ce trou a
    exactement la largeur d’une souris.

story-1-goes-on =
    Dans le chêne s’ouvrent des rues, des portes avec des numéros, du linge aux fenêtres ; et, en haut de quarante
    marches, un conseil qui siège. C’est Bourg-Écorce.

    Mémé Bardane, qui préside, souhaite la bienvenue aux étrangers, note avec intérêt que l’un d’eux est prince, et
    revient à l’ordre du jour. C’est le même depuis quarante ans : qui attachera le grelot au chat ? La question est
    ajournée.

    Alors, tout là-haut, une horloge sonne. Un coup. « C’est celle de la reine, dit Maginos. Un coup de plus chaque
    minuit. Au douzième, qui dort dormira pour toujours, et qui est petit le restera. »

    Soudain, quarante ans paraissent un peu longs.

story-1-goes-on-lost =
    C’est la faute du pot de fleurs : il n’avait qu’à ne pas avoir de trou. Ils y passent un par un, dans la nuit,
    sautent du rebord et descendent par le lierre, jusqu’à ce que deux sentinelles en coquille de noix les trouvent
    assis dans la neige sous le chêne, trop gelés pour être fiers.

    Ils arrivent donc quand même à Bourg-Écorce, par la porte de derrière, roulés dans une moufle. Mémé Bardane fait
    monter de la soupe.

    Tout là-haut, une horloge sonne, une fois, et semble s’en réjouir. « C’est celle de la reine, dit Maginos du fond
    de sa couverture. Un coup de plus chaque minuit. Au douzième, qui est petit le restera. »
