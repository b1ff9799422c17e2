# Tenir l’arbre : les passages. Ce qu’une condition ajoute est sous le passage.

story-10-intro =
    La reine a réclamé un chêne. Le capitaine Vurst a apporté des haches, des cafards, quelque chose à huit pattes et
    une facture d’heures supplémentaires.

    Dedans, on roule les barils de farine contre la porte. Les souriceaux sont envoyés au lit et n’y vont pas. Mémé
    Bardane barre la porte avec sa propre canne, monte sur une chaise, et ouvre la séance.

    — Point un, dit-elle. Pas ce soir.

    C’est la plus courte réunion que Bourg-Écorce ait jamais tenue. Puis tous ceux qui peuvent tenir quelque chose
    ramassent quelque chose et le tiennent. Dix coups. La neige se met à bouger. Tenez bon, ensemble, jusqu’à l’aube.
    .flag-maggie =
        Une lumière brille à la fenêtre de la cuisine, et on l’a mise là exprès.
    .flag-cat-friend =
        Sur le mur est couchée une grosse forme chaude, les pattes rentrées. Elle regarde vers l’extérieur.
    .flag-cat-belled =
        Au loin, dans le noir, quelque chose fait tink, et tout l’arbre l’entend.
    .hero-lily =
        — Dehors, dit Lily en respirant jusqu’au fond de ses bottes. Enfin.

story-10-the-crow =
    Sur la branche la plus basse est perché le corbeau. C’est le même ; il vous reconnaîtrait partout. Il regarde la
    cour, qui se remplit de rats. Il regarde la porte : la charnière du haut, qui est en laiton, et qu’on vient
    d’astiquer.

    — Crôa, dit le corbeau.

    Ce n’est qu’un mot, mais il contient un point d’interrogation, un prix et un clin d’œil.

    Il piquera quelque chose, cette nuit. Contre une charnière, il se sentirait capable de ne piquer que d’un côté.
    Mais c’est une charnière très utile.

story-10-bribe =
    Elle se dévisse en quatre tours. La porte s’affaisse, et dit ouf.

    Le corbeau prend la charnière dans son bec et la tourne vers la lune. Il la fourre sous une aile. Puis il s’en va
    le long de la branche, les mains derrière le dos, façon de parler, jusqu’à l’endroit qui est juste au-dessus des
    rats qu’on met en rang ; et là, il s’installe et contemple leurs nuques.

    — Crôa, dit-il, à son aise.

    C’est étonnant comme cela peut sonner loyal.

story-10-no-bribe =
    — Non, dit Mémé Bardane au corbeau. On en a besoin. C’est elle qui tient la porte.

    Le corbeau réfléchit. Il ne se vexe pas. De meilleurs arbres lui ont dit non. Il secoue la neige d’un pied, puis
    de l’autre, et s’envole dans le noir sans ajouter une syllabe.

    Il sera donc à tout le monde, cette nuit : à eux, à nous, à qui sera dehors et le plus près. Mais la porte pend
    droit sur ses deux charnières, et se ferme avec un bon gros clop de bois.

story-10-page-2 =
    Ils ont envoyé les affamés d’abord.

    On les entend avant de les voir : un crépitement, comme la pluie sur les feuilles sèches, dans une cour où il fait
    bien trop froid pour qu’il pleuve. Puis la neige, au pied du mur de l’ouest, devient brune, et le brun avance. On
    leur a promis un arbre entier. Ils n’en veulent à personne. Ils comptent simplement commencer par le bas et finir
    par le haut.

    — Balais ! crie une voix dans le chêne.

    Et voici les balais, de toutes les tailles.
    .hero-tilda =
        — Règle quatre-vingts, dit Tilda en prenant le plus grand. Ce qui se balaie n’est pas encore une urgence.

story-10-page-3 =
    La lune se montre. Sur la neige s’étirent huit ombres, fines comme de l’encre, et toutes les huit appartiennent à la
    même personne.

    Elle enjambe le puits sans le remarquer. Elle a emporté son ouvrage, sur son dos, car elle n’aime pas attendre à
    ne rien faire. Entre ses pieds viennent des rats avec des haches, qui lèvent assez souvent les yeux.

    — C’est juste une grosse, dit une vieille souris à une jeune, derrière les barils. J’en ai eu de plus grosses dans
    ma baignoire.

    Ce n’est pas vrai ; mais c’est gentil de le dire.
    .hero-maginos =
        — Techniquement, ce n’est pas un insecte, dit Maginos. Je le signale, pour le cas où cela aiderait.

story-10-page-4 =
    Un tambour. Les rats s’écartent et laissent une allée. Au milieu, au pas, mais tout seul, s’avance le capitaine
    Vurst.

    Son chapeau a été réparé. On voit où. Il s’arrête à la distance réglementaire et s’incline, jusqu’à la ceinture,
    devant la porte et devant tous ceux qui la gardent.

    — Bourg-Écorce, crie-t-il. Je suis chargé de vous informer que vous êtes un courant d’air.

    Il tousse. Il poursuit plus bas :

    — Je n’ai pas choisi le mot.

    Puis il tire son épée, parce que c’est ce qui est écrit ensuite.
    .flag-vurst-word =
        Il cherche des yeux les gens du prince, et les trouve. Il touche sa poche de poitrine, où il y a un morceau de
        papier.
    .flag-vurst-pistol =
        Il a aussi un pistolet à la ceinture. Il le regarde comme on regarde un vieux chien.
    .hero-collin =
        Collin s’incline à son tour. Simple politesse.

story-10-page-5 =
    Cette fois, c’était bien tout. N’importe qui voit que le jour vient.

    Mais le mur, près du fumier, tremble, et quelque chose passe par-dessus qui a plus de pattes que de bon sens, en
    cliquetant ; et derrière, au pas de course, viennent les derniers du guet, à moitié boutonnés, hors d’haleine. On
    leur a dit que s’ils étaient en retard, ce n’était plus la peine de revenir.

    Encore une vague. Rien que celle-là. Au-dessus des toits, le ciel a pris la couleur de l’intérieur d’un
    coquillage.

story-10-gnaw =
    Crrrk, dit la porte.

    Ce n’est pas un grand bruit. Mais dans l’arbre tout le monde lève la tête. C’est le bruit d’une dent de devant qui
    entre dans quelque chose qui était là avant toutes les grands-mères ; et après vient un autre : crrrk, crrrk, bien
    régulier, comme quand on mange une tartine grillée.

    Personne n’est dans le trou. Il faudrait que quelqu’un soit dans le trou. Tant qu’une souris s’y tient, les dents
    n’ont pas la place, et une porte n’est jamais plus solide que ceux qui sont devant.
    .hero-nez =
        — Deux fers à cheval d’épaisseur, cette porte, dit Nez en écoutant. Un et trois quarts.

story-10-runners =
    — Maintenant ? disent trois voix, avant qu’on ait fini de le dire.

    D’entre les barils jaillissent Pépin, Chardon et Virgule, dans des coquilles de noix qui leur tombent aux genoux,
    avec un sac. On leur a dit de courir un tour et de rentrer tout droit. Ils courent deux tours. Chacun reçoit un bout
    de fromage, un peu aplati, car on s’est assis dessus, et en plus le dessin d’un chat avec une croix en travers.

    — C’est pour la chance, dit Virgule, et elle est partie avant qu’on ait pu la gronder.

story-10-volley =
    — Éclaireurs, dit une voix, tout en haut dans les branches. Encochez.

    Ils sont trois. Ils vous doivent cela. L’un d’eux sifflote entre ses dents : c’est la vieille chanson de marche,
    et maintenant qu’on le lui a appris, il connaît le deuxième couplet.

    — Tendez, dit la voix. Au refrain.

    Une nuit et un jour, ils ont pendu dans le noir, à penser à ce qu’ils feraient quand ils auraient les mains libres.
    Voici le refrain. Dites-leur où.

story-10-pie =
    Par-dessus la neige, de la fenêtre de la cuisine, au bout d’une bonne longue corde à linge, arrive une tourte.

    Elle se pose au pied du mur, boum. Elle fume. La croûte a un trou juste à la taille d’une tête de souris et porte,
    en pâte, un nombre : TREIZE.

    — C’est celle qui manquait ! beugle une voix qui fait trembler les glaçons. Je l’ai refaite ! Comme ça, le compte
    est bon !

    Et la fenêtre se referme avec fracas. Mangez. C’est surtout de la sauce, et cela descend droit dans les genoux.
    .hero-filch =
        — Celle-là, je n’y ai jamais touché, dit Filch. Je veux qu’on le sache. Celle-là, elle nous l’a donnée.

story-10-brodie =
    On siffle entre deux griffes ; et puis, comme personne n’est sûr que ce soit comme ça qu’on fait, on fait tinter une
    cuillère.

    Le mur se lève.

    Il a attendu si poliment. Il s’étire, d’abord la moitié avant, puis la moitié arrière. Il bâille, et la lune
    l’éclaire jusqu’aux amygdales. Puis il traverse les airs comme un coussin lancé par un ange, et retombe exactement
    là, parmi un certain nombre de gens à qui l’on avait dit que le chat était de leur côté.

story-10-no-friend =
    Et avec eux vient le chat.

    Personne n’a été gentil avec lui. Personne ne lui a rien attaché non plus. Il entre par-dessus le mur sans un bruit,
    comme toujours, et s’assoit au beau milieu : les rats le regardent, les souris le regardent, et personne ne sait du
    tout de quel côté il est.

    Lui non plus. Il sait seulement que, où qu’il tourne la tête, quelque chose de petit est en train de courir. On
    dirait son anniversaire.

story-10-debt =
    Une touche ; à peine plus. Un bouton s’envole dans la neige.

    Le capitaine Vurst regarde l’endroit où il était. « Ah, dit-il. Nous y voilà. » Il rengaine son épée, tire un
    morceau de papier qui est plié depuis quatre nuits, et le déchire proprement en deux.

    — Dette, une, dit-il. Acquittée. Compagnie : demi-tour.

    Il ne se retourne pas vers les tours. Mais il se retourne vers vous.

    — J’ai rarement été, dit le capitaine, aussi heureux d’être ponctuel.

    Et les sergents s’en vont avec lui.

story-10-victory =
    Personne ne le voit venir. Ils ont tous trop à faire. Puis une souris baisse les yeux, et elle a une ombre.

    Elle est couchée sur la neige, longue, bleue et mince, et montre l’ouest. Ils en ont tous une. De l’autre côté de
    la cour, un rat baisse sa hache, et plisse les yeux. C’est le matin. Leurs ordres étaient pour la nuit. C’est
    écrit ; c’est même souligné.

    Ils se regardent par-dessus la neige piétinée, tous hors d’haleine. « Eh bien, dit un rat de l’autre côté. Bonjour,
    alors. »

    — Bonjour, dit Bourg-Écorce.
    .flag-bark-whole =
        La porte pend droit. Elle porte des marques de dents, pour que les petits-enfants y mettent les doigts, et c’est
        tout.
    .without-bark-whole =
        Il y a plus de trou que de porte. Mais elle est encore fermée.
    .hero-collin =
        — Tout le monde y est, dit Collin. J’ai compté. Deux fois.

story-10-defeat =
    La porte tombe avec un long gémissement de bois. Et puis, pendant un moment, il ne se passe rien.

    L’arbre est vide. La soupe est sur le feu, encore chaude. Les quarante marches sont balayées ; et derrière le
    garde-manger, là où l’arrière-grand-père de quelqu’un avait toujours voulu creuser une cave, s’en va un tunnel, avec
    trois cents queues qui disparaissent au tournant.

    — Ils sont partis, dit le capitaine Vurst.

    Dans l’entrée, il ôte son chapeau, puisqu’il y a des manteaux de dames.

    — Qu’on ne touche à rien, dit-il à ses rats. Et essuyez-vous les pieds.

story-10-goes-on =
    Le soleil se lève sur un arbre marqué de dents. Le capitaine Vurst le salue. Il classe sa dernière facture, « Un
    siège : gratuit », et emmène au pas ce qui reste de sa compagnie, au petit déjeuner.

    Dans le chêne, ils restent assis où ils sont, tout le long de l’escalier, appuyés les uns contre les autres. Il
    reste un coup.

    Collin se lève. Il a le bras en écharpe. « Mes amis », dit-il ; et pour une fois, personne ne l’interrompt. Ils
    n’ont plus de souffle. Il ouvre la bouche ; et là-bas, du côté du château, le toit de la forge se met à rougeoyer.

story-10-goes-on-lost =
    Le soir même, ils étaient rentrés. Une ville, ce n’est pas sa porte. Les rats étaient partis ; les haches étaient
    dans la neige ; et rien n’était cassé qu’une tasse, et encore, on l’avait recollée. Avec un mot : « Une tasse. Ma
    faute. V. »

    Les courants d’air sont chez eux à Bourg-Écorce, ce soir. On a pendu un édredon à la place de la porte, et Mémé est
    assise derrière, avec sa canne.

    Dix coups sont passés, et il en reste un. Alors Virgule soulève l’édredon. « Regardez, dit-elle. La forge est
    allumée. »
