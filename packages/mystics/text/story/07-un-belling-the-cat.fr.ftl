# Détacher le grelot : les passages. Ce qu’une condition ajoute est sous le passage.

story-7-intro =
    Le conseil vote, avec quarante ans de retard et toutes les pattes levées, que quelqu’un d’autre doit s’en charger.

    Voilà donc quatre souris sur un plancher au clair de lune, avec une clé, qui font tinter une cuillère.

    — Mes amis, dit Collin, quand les souris des temps futurs raconteront…

    Derrière le mur, on dirait qu’on déplace des meubles. C’est un ronron.

    Brodie n’a encore jamais été invité nulle part. Il est ravi. Laissez-le vous poursuivre à en perdre la tête, d’une
    pièce à l’autre ; et quand il sera fatigué, l’une de vous devra grimper et tourner la clé.
    .flag-maggie =
        Dans la cuisine, sur le comptoir, où il n’a rien à faire, attend un pot de crème.
    .hero-tilda =
        — Règle vingt-trois, dit Tilda en nouant ses manches. Ne jamais fuir un chat en ligne droite.

story-7-kitchen =
    Des cuivres, un sol mouillé, une queue énorme autour du montant de la porte. La queue va à gauche. La queue va à
    droite. Le bout, tout seul, fait tap.

    — Ouste, dit Mame Maggie en dormant. Sept, ajoute-t-elle, et elle soupire.

    On compte ici quarante casseroles, et de chacune un chat, à l’envers et d’un bel orange, regarde dehors. Un seul est
    vrai. C’est celui qui vient de s’aplatir et de lever le derrière.
    .flag-maggie =
        Le pot de crème est tout au bord du comptoir. Un enfant le renverserait. Une souris aussi, avec de l’élan.

story-7-dining-hall =
    Entre les pieds de chaise, c’est une forêt ; et quelque chose se plaît dans la forêt.

    On ne le voit pas. On voit que le clair de lune, au bout de l’allée, est là, puis n’y est plus, puis y est. On
    entend comme le plancher ne craque pas là où il pose les pieds. Une fois, tout près, il roucoule pour lui-même : il
    vient de penser à une chose drôle, et la garde pour plus tard.

    Il aurait pu vous avoir deux fois déjà. Il fait durer.
    .hero-lily =
        — C’est comme les hiboux, dit Lily, mais sans les bonnes manières.

story-7-queens-chamber =
    Il arrive par la porte blanche au galop. Il voit le miroir. Il s’arrête.

    Là, dans la glace, se tient le plus beau chat du monde. Brodie le regarde. Il regarde de gauche, et le chat le
    regarde de droite. Le temps d’un souffle, il pardonne tout à tout le monde.

    Puis, derrière l’épaule de cet autre chat, il voit quatre souris qui longent la plinthe sur la pointe des pieds.
    Toutes ont les oreilles couchées, et l’une d’elles porte une clé. Ses yeux deviennent ronds, et noirs, et très,
    très heureux.
    .hero-maginos =
        — La vanité, dit Maginos en se lissant la barbe dans le miroir suivant.

story-7-crystal-tunnels =
    Sauvés. Ils sont couchés sur le dos dans la lumière bleue, et ils halètent.

    Quelque chose entre par le trou. C’est une patte, grosse comme un oreiller, et on l’a enfoncée jusqu’à l’épaule.
    Elle tapote le sol à gauche. Elle tapote le sol à droite. Elle ramasse un petit cristal, le palpe de tous les
    côtés, et le repose poliment.

    Puis elle se retire, vexée.

    On est bien ici ; mais plus vous vous reposez, plus il se repose aussi.

story-7-kitchen-tunnels =
    Ils filent dans la fente comme quatre lettres dans une boîte, et la cinquième chose à arriver est une moustache.

    Elle a la longueur d’une canne à pêche. Elle se balance dans le noir, frémit, et prend des notes. Puis vient un
    œil, entre deux briques : vert, en forme de quartier de citron. Il les regarde longtemps. C’est lui qui cligne le
    premier.

    Après cela, on l’entend se laver, juste dehors, bruyamment, comme s’il n’avait jamais eu envie d’entrer.
    .hero-filch =
        — J’ai eu des logeuses comme ça, dit Filch.

story-7-dining-tunnels =
    Au-dessus, il va et vient sur les planches. Il sait qu’ils sont là. À chaque fente, il se couche à plat avec un choc
    et un soupir, et un filet de poussière tombe sur quatre museaux.

    Puis c’est le silence. Il dure.

    — Il est parti ? souffle une souris.

    Et à travers le plancher, un pouce plus haut, vient le bruit le plus doux de tout le château : une griffe, une
    seule, qui suit une fente, comme un doigt une rangée de livres, pour voir lequel sera le prochain.

story-7-forge =
    Derrière la plaque de cheminée, les briques sont encore brûlantes, et personne ne peut s’asseoir. Ils restent
    debout et sautillent.

    Dehors, dans l’âtre, il a trouvé le seau à charbon. Il y entre. Il se retourne. Il en ressort, noir jusqu’aux
    coudes, laisse une rangée de très jolies fleurs en travers du tapis blanc de la reine, et s’assoit au milieu,
    content.

    Contre le mur est posé un seau au bord trop beau. Quand le chat bâille, le seau fredonne. Et la chose de laiton,
    sous le menton du chat, fredonne aussi, comme si elle connaissait la voix.

story-7-he-comes =
    D’abord, il n’y a rien. Cela vient par le couloir, sans se presser : un grand rien, tout doux.

    La porte s’ouvre d’une largeur de main. Personne ne l’a ouverte. Dans la fente, tout en bas, luisent deux lunes
    vertes, et au-dessous, dans le poil, un collier avec un cadenas, et sous le cadenas pend une chose comme une
    noisette de laiton. La voilà. C’est pour elle que l’on fait tout cela.

    Les lunes grandissent. Elles se dandinent un peu. Toute souris, où qu’elle soit, sait ce que cela veut dire.
    Courez !

story-7-no-game =
    Dans tous les jeux vient un moment où cela dure depuis un peu trop longtemps, et où quelqu’un va pleurer.

    Brodie s’assoit. Le bout de sa queue s’est arrêté. Il a chaud ; son collier frotte ; il a fait le tour de ce
    château comme un cheval de bois, et qu’est-ce qu’il y a gagné ? Pas une souris. Il les regarde, et la gaieté s’en
    va de ses yeux, comme une lampe qu’on emporte au fond d’un couloir.

    Maintenant, ce n’est plus qu’un chat. Faites vite.

story-7-click =
    Il faut une souris aux nerfs solides : par la jambe avant gauche, une patte après l’autre, comme une puce qui a
    rendez-vous. Il tonne, là-dedans ; ce n’est que le ronron. Voici le cadenas, grand comme une porte. La clé entre.

    Clic.

    Il ne bouge plus. Il ne sait pas pourquoi. Quelque chose a lâché, juste là où ça l’a toujours démangé, et il y a
    des années que rien ne lâchait. Puis il se rappelle à quoi servent les souris. Accrochez-vous !
    .hero-nez =
        — Si elle est tordue, je peux la redresser, crie Nez d’en bas. Si elle ne l’est pas, je peux la tordre !

story-7-cream =
    Le pot se renverse. Il prend son temps ; et puis tout part d’un coup, en une longue langue blanche, le long du
    placard et sur le carrelage.

    Brodie, en plein bond, change d’avis. Les chats savent faire cela. Il retombe au bord, les quatre pieds joints,
    regarde une fois autour de lui si quelqu’un va dire non, et y plonge la figure.

    Du fauteuil près du feu vient une voix, tout à fait réveillée. « Empotée », dit-elle tendrement, à personne. Vous
    avez le temps qu’il faut pour laper.

story-7-the-cat =
    Clic ; et le collier tombe.

    Il est là, par terre, comme une couronne perdue. Brodie lève un pied de derrière, et gratte, lentement et à fond, le
    seul endroit qu’il n’a jamais pu atteindre de toute sa vie. Ses yeux se ferment. Son menton descend, et descend,
    jusqu’au plancher, juste devant vous.

    C’est maintenant ou jamais. Prêtez-lui patte-forte, et vous aurez peut-être un chat à appeler. Ou bien prenez le
    grelot que Mémé Bardane garde depuis quarante ans : une fois noué, plus rien de ce qui marche avec ce chat ne
    viendra sans qu’on l’entende.

story-7-friend =
    L’une de vous s’avance. C’est la plus longue promenade qui soit : jusque sous les moustaches, où l’haleine est
    chaude, et sent le poisson. Deux petits bras se tendent vers un endroit pelé de la fourrure. Ils grattent.

    Le ronron commence très loin, tout au fond, comme une charrette sur un pont. Le plancher le reprend. Les
    casseroles aussi.

    Quand enfin ils s’en vont sur la pointe des pieds, il les suit, jusqu’à la fente, et se couche devant, en lui
    tournant le dos. Il leur faut un moment pour comprendre. Il monte la garde.

story-7-bell =
    Il y faut quatre souris et un bon nœud. Quand c’est fini, il a sous le menton un ruban d’un rose fané, et dans le
    ruban un grelot, fait d’un dé à coudre et d’un pois.

    Brodie se lève. Tink. Il s’arrête. Il fait un pas de plus. Tink. Il cherche partout qui fait cela, et s’en va par
    le couloir de plus en plus vite : tink, tink, tinktinktink.

    On l’entend dans tout le château. À Bourg-Écorce, de vieilles souris sortent sur le pas de leur porte, ôtent leur
    chapeau, et écoutent.

story-7-victory =
    Ils l’ont. Il est là, au milieu de quatre paires de pattes : le battant de Capucine, gros comme une noisette, et
    lourd comme une promesse. Quand on souffle dessus, il remue.

    — Corde, dit une souris en comptant sur une griffe. Battant.

    — On a sonné un chat, dit une autre, et tout à coup il faut qu’elle s’assoie.

    C’est le rire qui l’assoit, et cela dure un certain temps. Jamais personne n’a ri si fort sur ce plancher-là, ni si
    bas.

story-7-defeat =
    Il ne les a pas mangés. Ils tiennent à ce que ce soit écrit clairement. Il les a portés par la peau du cou, l’un
    après l’autre, sur cinq étages, la tête haute ; et les a couchés en rang au bout du lit de la reine, en cadeau.

    Maintenant, ils sont dans le tiroir du bas, parmi les gants. C’est doux. Dehors, on dit : « Pour moi ? » d’une voix
    d’épingle. Et puis, pour ne pas le vexer : « Brave chat. »

    Les gants ont des doigts. Les doigts, en y réfléchissant un peu, ont des trous.

story-7-goes-on =
    Dans la grande salle de Bourg-Écorce, Mémé Bardane monte sur sa chaise. Elle décroche l’ordre du jour. Il laisse
    au mur un carré pâle.

    — Fait, dit-elle ; et il n’y a, semble-t-il, rien à ajouter.

    On sert du gâteau. L’orchestre joue ses deux airs. Mais peu à peu, les gens se mettent dans les coins, leur assiette
    à la main, et regardent le carré. Quarante ans, tout de même. Personne ne sait plus de quoi parler.

    Au loin, sept coups. « Eh bien, dit Mémé, de cela, peut-être. »

story-7-goes-on-lost =
    Quand on a dit à un chat qu’il est brave, il aime y repenser sur le rebord de la fenêtre, au soleil. Et quand il
    s’y est endormi, et qu’une éclaireuse de Bourg-Écorce vient à passer par la gouttière avec une épingle tordue et
    la main sûre, on a tout juste le temps.

    Il ne s’est pas réveillé. Cela fait un collier de moins dans le monde, et il n’a pas encore décidé à qui s’en
    prendre.

    — Alors, qui l’a fait ? demande le conseil.

    L’éclaireuse était toute petite, et s’est sauvée. Sept coups, cette nuit-là.
