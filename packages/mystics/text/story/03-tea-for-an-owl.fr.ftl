# Le thé du hibou : les passages. Ce qu’une condition ajoute est sous le passage.

story-3-intro =
    Pour trouver ce que la reine Vanestra a caché, il faut voir comme voit un hibou, et pour cela il existe un thé.

    Maginos récite. « De la menthe, pour l’œil froid. Une miette royale, pour l’œil long. La larme d’une bougie. Et,
    ah. Quelque chose. Ça brillait. »

    — De la poussière de cristal, dit Tilda. Et la larme se met avant la miette.

    — J’allais y venir. Trois suffisent. Quatre, ce serait mieux.

    — Mes amis, dit Collin, à l’heure où nous partons faire une tasse de…

    Mais, dit comme cela, impossible de finir.

    Le pot est dans l’ancienne chambre de Maginos. Allez faire les courses.
    .flag-three-cheers =
        Pépin, Chardon et Virgule ont apporté un cadeau. C’est une fourchette, pour grimper dessus et en être éjecté.
        « Vous pouvez la garder, dit Pépin, jusqu’à ce que vous ayez fini. »

story-3-kitchen-tunnels =
    De nouveau le carrefour. Une échelle monte ; un tunnel part à l’ouest. D’en haut viennent des voix, des bruits de
    vaisselle, de la chaleur. D’en bas, à l’ouest, vient le bruit de beaucoup de petits pieds qui ne sont pas pressés.

    Deux routes mènent à la table du Roi : l’une par la cuisine, où l’on compte les tourtes, l’autre sous le plancher,
    où quelque chose compte les visiteurs.

    Dans les deux cas, la miette du Roi est à cinq minutes, si personne ne s’arrête pour faire le malin. Quelle route ?
    .hero-filch =
        — J’en connais une troisième, dit Filch. C’est la première, mais plus vite. Ça ne marche que si personne ne
        regarde.

story-3-kitchen =
    La menthe dans un bocal, le bocal sur le comptoir, le comptoir en haut du balai : vu d’ici, c’est toute la
    recette.

    La cuisine est entre deux repas. La farine flotte dans la lumière. Mame Maggie tourne le dos à la pièce et passe
    ses tourtes en revue comme un roi ses troupes. « Neuf. Dix. Onze. » Silence. « Onze. »

    Quelque chose de petit mâche, et cesse de mâcher.
    .flag-maggie =
        Un brin de menthe est par terre, près de la fente, comme s’il y était tombé. Il est noué d’un fil. Avec une
        rosette.
    .without-maggie =
        Le balai frémit. Ce n’est peut-être que le courant d’air.
    .hero-lily =
        Lily tend une patte et regarde ce qui s’y pose. « De la pluie sèche, dit-elle. Il pleut souvent, à
        l’intérieur ? »

story-3-dining-tunnels =
    Sous le plancher de la grande salle, tout est poussière et rayures : une rayure de lumière, une rayure d’ombre, à
    perte de vue. Au-dessus, des bancs raclent. Un talon sonne. Non, pas un talon. Une griffe, posée très
    militairement.

    — Halte, dit une voix là-haut. Qui va là ? Personne. Très bien. Continuez à garder la miette.

    Une miette, donc. Et elle a une garde. Dans le noir, toutes les moustaches commencent à sourire. À un clou pendent
    aussi quelques capes à peu près de la bonne taille.

story-3-dining-hall =
    La nappe monte comme un champ de neige. Et tout en haut, sous un chandelier d’argent, deux rats armés d’arcs se
    tiennent au garde-à-vous de chaque côté d’une croûte.

    C’est la dernière chose que le Roi ait mangée avant de s’endormir. Il y avait mordu une fois, et l’avait reposée
    le temps d’une question. Personne n’a eu le droit de débarrasser. Les rats la gardent comme une couronne, et elle
    est presque aussi lourde.

    D’autres attendent parmi les pieds de chaise, avec la mine de gens à qui l’on a annoncé des souris.
    .hero-collin =
        Collin regarde un instant la trace des dents. « Il ne finit jamais, dit-il. Il pense toujours à quelque chose.
        C’est moi qui la porterai. »
    .hero-filch =
        — Garder une miette, dit Filch. Chez moi, on garde les tourtes. Contre les gens comme moi.

story-3-alchemist =
    Le bureau, le réchaud, l’étagère. Un tabouret qui a un pied trop court. Un bout de bougie, brûlé jusqu’à n’avoir
    plus qu’une patte de haut, avec une seule grosse larme qui n’est pas tout à fait tombée.

    On a poussé les papiers en tas, on a posé une tasse sur la carte du ciel, et elle y a laissé un rond.

    Le pot est là-haut. C’est un coquetier, à vrai dire. Il fera l’affaire. Ce que vous avez apporté, montez-le par la
    chaise ; et ce que vous n’avez pas, la nuit est encore assez longue pour aller le chercher.
    .hero-maginos =
        Maginos est très silencieux. C’était sa chambre. Au bout d’un moment, il tourne la tasse pour que le rond
        entoure une planète. « Voilà, dit-il. Maintenant, c’est une orbite. »
    .hero-tilda =
        — Ne touchez pas la cire à pattes nues, dit Tilda. Ce n’est pas une règle. C’est juste de la cire.

story-3-crystal-tunnels =
    Ici, la lumière sort des pierres, et elle déteint. Une minute parmi elles, et chacun a de la poussière sur les
    moustaches, chaque grain avec sa petite étincelle, si bien qu’on dirait les portraits de souris très importantes.

    Personne ne rit bien fort, pourtant. Les pierres font cet effet-là. Et cela gratte, tout au fond, comme une plume
    qu’on essaie sur du papier, très loin : skritch, et un silence ; et puis un silence plus long.

    Remplissez un dé à coudre. Marchez doucement. Ne répondez pas.
    .hero-nez =
        Nez scintille de partout comme un lustre. « Non », dit-il. Personne n’a rien dit.

story-3-wax =
    Elle glisse de la bougie aussi proprement qu’une prune d’une assiette. Elle est ronde et dorée, avec une minuscule
    flamme à l’envers dedans, et le temps d’un souffle, c’est la plus jolie chose du château.

    Ensuite, elle brûle.

    On sautille. On prononce un mot qui n’a pas été appris à la cour. Mais on ne la lâche pas, et c’est cela qu’il faut
    retenir. « Une guérisseuse ou un mystique aurait pris une cuillère », remarquent les autres à distance prudente. Il
    est trop tard pour chercher une cuillère.

story-3-maggie =
    Une patte par-dessus le bord, puis l’autre, puis les oreilles : et là, à un pied de distance, une figure large
    comme la lune attend.

    Personne ne respire. Le balai est levé. La souris, faute de mieux, fait la révérence.

    Mame Maggie a cuisiné pour deux rois, et pendant tout ce temps pas une créature ne lui a jamais fait la révérence
    avant de la voler. Elle abaisse le balai. D’un doigt, elle pousse le bocal de menthe, tout juste jusqu’au bord.
    « Onze, dit-elle fermement au plafond. C’est que j’ai dû en faire onze. »

story-3-mop =
    Certains regardent avant de frapper. Mame Maggie a eu huit frères, et n’en a jamais pris l’habitude.

    Flomp. Le comptoir passe ; puis l’étagère ; puis le joli carrelage bleu, vu d’assez près. Quelque part au-dessus,
    le balai est essoré, à fond, par quelqu’un qui compte toujours. « Et que ça vous serve de leçon à toutes les
    deux », dit-elle, bien qu’il n’y en ait qu’une. Elle est couchée près du manche, et elle aussi voit tout en
    double.

story-3-three-in =
    Trois choses tournent dans le coquetier, et l’eau a pris la couleur du soir. Cela sent la lampe. Cela ferait
    l’affaire. Cela ferait, en tout cas, quelque chose.

    Donc : vous pouvez grimper là-haut et le boire tel quel, et voir d’un œil de hibou. Ou bien retourner là-bas, à
    travers tout ce qui vous sépare de la quatrième chose, et voir des deux.

    Le réchaud fait tic. La nuit aussi. Boire, ou encore une porte ?

story-3-victory =
    La tasse passe de patte en patte. Cela a un goût de lampe, puis de neige, puis de rien, parce qu’à ce moment-là
    personne ne fait plus attention à sa langue.

    Les murs deviennent minces. Le château se dresse autour d’eux comme une maison de verre, chambre sur chambre ; et
    dedans, petites et brillantes comme des épingles, trois choses vibrent sur une même note. Une corde. Un battant.
    Une cloche. Autrefois, c’était une seule chose. Elles voudraient le redevenir.

    Quelque part, très haut, une aiguille cesse de cliqueter, et une reine lève la tête. « Il y a un courant d’air »,
    dit-elle. Vite, dehors, avant qu’elle baisse les yeux.
    .flag-full-cup =
        Les deux yeux ouverts, ils voient aussi les petites choses : où sèche la ligne d’un pêcheur, et derrière
        quelles portes quelque chose attend.

story-3-defeat =
    Ils sont sous un chapeau. Du genre haut. C’était celui d’un évêque : beaucoup de place, mais rien à regarder.

    — Ça avait quel goût, finalement ? demande une voix.

    — On ne l’a pas bu.

    — Non. Mais ça aurait eu quel goût ?

    — De lampe, dit tout le monde d’un air sombre.

    Ils restent assis. Et la poussière sur leurs moustaches, que personne n’avait songé à brosser, se met à luire, très
    faiblement : juste assez pour montrer où les mites ont entamé le bord.

story-3-goes-on =
    Ils racontent au conseil ce qu’ils ont vu. Le rideau de la reine Vanestra est retenu par une corde de cloche. Dans
    la forge, un seau porte le nom de CAPUCINE : c’est la Cloche de l’Aube. Qu’on la sonne trois fois, et c’en est fini
    de tous les sorts du château : le Roi s’éveille, et qui fut rapetissé redevient grand. Il ne lui manque que sa corde
    et son battant. Et son battant…

    — Continuez, dit Mémé Bardane.

    … pend au collier du chat.

    Silence. Quarante ans qu’ils demandent qui lui attachera un grelot. Et maintenant, quelqu’un doit lui en ôter un.
    Trois coups ; tumulte ; ajourné.

story-3-goes-on-lost =
    Il en reste toujours au fond du pot. Les éclaireurs l’ont rapporté dans un dé à coudre, froid comme pierre, avec une
    mite dedans. Tout le monde y a vu double, et il y avait du vrai.

    Une corde qui retient le rideau de la reine Vanestra. Une cloche dans la forge, la tête en bas : la Cloche de
    l’Aube, qui met fin à tous les sorts du château si on la sonne trois fois. Et son battant, au collier du chat.

    Trois coups, cette nuit-là. Le conseil de Bourg-Écorce, qui demande depuis quarante ans qui attachera le grelot,
    demande qu’on relise le procès-verbal, lentement.
