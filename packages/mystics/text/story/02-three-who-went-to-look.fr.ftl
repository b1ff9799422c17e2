# Les trois qui sont allés voir : les passages. Ce qu’une condition ajoute est sous le passage.

story-2-intro =
    Trois petits lits sont vides. Pépin, Chardon et Virgule sont allés voir « par où le prince est sorti ». Ils ont
    emporté un chapeau de gland plein d’huile de lampe et pas la moindre jugeote.

    Lily devait les garder. Elle s’agenouille sur les marches, et elle lit. « Trois. L’un sautille. L’un traîne un
    bâton. L’une s’est arrêtée pour dessiner un chat. »

    — Peuple de Bourg-Écorce, dit Collin derrière elle, en une heure comme…

    Mais elle a déjà passé la porte, elle tend la corde de son arc, elle qui de sa vie n’a jamais mis les pieds dans
    une maison. « Eh bien ? dit-elle du fond du noir. C’est juste dehors avec un couvercle. »

story-2-kitchen-tunnels =
    Trois tunnels, trois petites voix, et trois échos différents. À gauche, on compte, avec de longs trous. À droite,
    on chuchote. En haut, rien ; et avec Virgule, dit Lily, c’est quand on n’entend rien qu’il faut s’inquiéter.

    L’huile de lampe est renversée ici, en flaque, et trois séries d’empreintes la quittent par trois chemins. Sur le
    mur, au charbon, on a dessiné un chat. C’est un bon chat. Il a énormément de dents.

    — On pourrait se séparer, propose une voix.

    — Non, disent toutes les autres.
    .hero-filch =
        — Deux entrées, dit Filch. J’en ai compté cinq. Ils auront pris la sixième.
    .hero-collin =
        — On n’abandonne personne, dit Collin. On compte. Et puis on recompte.

story-2-dining-tunnels =
    Un gouffre s’ouvre au milieu du tunnel, et au bord du gouffre, les jambes dans le vide, Pépin est assis. Il a un tas
    de miettes à côté de lui. Il en laisse tomber une. Il compte sur ses doigts, et puis sur ses orteils.

    — Elle n’a pas encore touché le fond, dit-il sans se retourner. J’en suis à mon troisième jour.

    Il ne veut pas dire des jours. Il ne sait pas bien ce qu’il veut dire. Ce qu’il ne voit pas, puisqu’il regarde en
    bas, c’est ce qui vient de passer ses antennes par-dessus l’autre bord, pour savoir qui jette à manger.
    .hero-tilda =
        — Règle onze, dit Tilda. Pas si près du bord. Je vois qu’il va falloir que je l’écrive.
    .hero-nez =
        Nez laisse tomber un clou dans le gouffre, et attend. « Profond, dit-il. Quarante fers à cheval. Et il tombe
        toujours. »

story-2-crystal-tunnels =
    Ici, personne n’a besoin de lampe. La lumière est dans les pierres : bleue, blanche comme le lait, et une qui a le
    vert d’un verre d’eau.

    Tout au fond, Chardon est là avec son bâton, nez à nez avec la plus grande, et il chuchote. Il lui a dit son nom.
    Il lui a dit qu’il n’était pas perdu. Il attend poliment qu’elle dise quelque chose à son tour.

    Et quelque chose répond. Ce n’est pas la pierre. Cela vient de très loin derrière les pierres, et cela n’en finit
    pas. Skitter, dit la chose. Et puis, tout doucement : clak.
    .hero-maginos =
        — Cela, dit Maginos, ne figure dans aucun de mes livres. J’aimerais autant ne pas figurer dans les siens.

story-2-kitchen =
    Ils cherchent derrière la farine. Ils cherchent sous le buffet. Puis ils lèvent les yeux.

    Sur le comptoir, une corbeille ; dans la corbeille, une miche ; et autour de la miche, comme un tout petit chat
    autour d’un très grand feu, Virgule, endormie, le pouce dans un trou de la croûte. Un bout de charbon a roulé de sa
    patte. Le bonhomme de pain d’épice a des moustaches.

    Et près de la corbeille, à portée de bras, Mame Maggie compte ses brioches.
    .flag-maggie =
        Elle fredonne en comptant, les yeux au plafond. Voilà trois fois qu’elle compte cette corbeille, et pas une
        fois elle n’a regardé dedans.
    .without-maggie =
        Le balai attend contre son genou, et il est encore humide.
    .hero-lily =
        Lily regarde quelque chose de blanc neiger du tamis. « De la pluie sèche », dit-elle, et elle remonte son
        capuchon.

story-2-pip =
    — J’étais occupé, dit Pépin, hissé sur une épaule comme un sac de noix. Je cherchais la profondeur du fond.

    Et alors, c’est profond comment ? Il y réfléchit pendant toute la longueur d’un tunnel. « Ce n’est pas fini »,
    dit-il. Il lui reste une miette. Il la mange, par esprit scientifique, et après cela il est plus lourd.

    Ce n’est pas une grosse souris. C’est curieux, tout ce qu’il peut y avoir de Pépin quand il n’a pas envie de
    partir.

story-2-burr =
    Chardon dit au revoir à la pierre. Il dit au revoir à celle d’à côté, pour ne pas la vexer. Il refuse de lâcher
    son bâton, qui est deux fois plus long que lui et qui se prend dans tout.

    — Ça a parlé, dit-il à qui le porte. Ça a dit skitter clak. J’ai dit Chardon. Alors ça a dit mon nom.

    Un peu plus tard, de sous un capuchon :

    — Ça l’a mal dit.

    Personne n’a envie de s’arrêter pour demander comment.

story-2-dot =
    Virgule ne se réveille pas. On la sort du pain comme une brioche du four, chaude, farineuse, et molle comme une
    chaussette. Une fois, elle ouvre un œil. « J’ai dessiné le chat du prince, dit-elle. Pour qu’il sache où ne pas
    venir. » Puis l’œil se ferme.

    Un souriceau endormi pèse autant que deux réveillés. Toutes les mères le savent. Maintenant, qui la porte le sait
    aussi. Descendez par le manche du balai, attention au seau, et pas un éternuement.

story-2-hush =
    Quelque part dans le château, une porte claque. Tous les tunnels retiennent leur souffle.

    Après cela, plus de petites voix. On ne compte plus ; on ne chuchote plus ; on ne pouffe même plus. Ils ont été
    braves pendant des heures, ceux qui sont encore là-bas, et voilà que tout à coup ils se sont rappelé qu’ils
    étaient petits. Ils ont fait ce que font les petits. Ils se sont cachés, et ils ont fermé les yeux, pour que
    personne ne les voie.

    Vous savez où ils étaient. Maintenant, il faut chercher.

story-2-two-home =
    Deux sont au lit. On les entend depuis les marches : l’un raconte à l’autre ce qui s’est passé, et l’autre lui
    raconte que ça s’est passé autrement.

    — Ça fait deux, dit la sentinelle, et elle se mord la lèvre, et elle recompte les lits, et puis elle regarde, très
    fort, ses propres pieds.

    On pourrait dire : assez pour cette nuit. Personne ne dirait rien. Les éclaireurs de Lily sont bons ; ils
    ramèneraient le dernier d’ici au matin. Ou alors il reste un bout de nuit, et un petit lit où personne ne dort.
    Encore un ?

story-2-victory =
    La porte du chêne se referme, la barre retombe, et derrière elle toutes sortes de gens qui ne pleuraient pas se
    mouchent.

    — Je leur avais dit que vous viendriez, dit une voix sous une couverture. Je l’avais dit. Je l’avais seulement dit
    tout bas.

    Du fond des tunnels monte un bruit comme une longue file de petites portes qui se ferment. Skitter. Puis, quand bon
    lui semble : clak.

    On ne dort guère.
    .flag-three-cheers =
        Trois lits, trois bosses, six oreilles. Bourg-Écorce crie trois hourras, un pour chacun, et Virgule dort
        pendant les trois.
    .without-three-cheers =
        Un lit est vide. Une bougie reste allumée à côté, et les éclaireurs sont déjà dans l’escalier.

story-2-defeat =
    Ils sont sous une passoire. C’est une bonne passoire, de la cuisine, avec un fer à repasser dessus, et la lumière
    entre par cent petits trous et donne à tout le monde l’air d’avoir la rougeole.

    — Ça pourrait être pire, dit une voix. On pourrait être perdus.

    — Mais on est… commence une deuxième voix.

    Or derrière eux, dans le noir, on pouffe.

    — On est venus vous sauver, dit une troisième voix, toute petite. On est entrés par l’anse. Vous voulez voir ?

story-2-goes-on =
    Les souriceaux sont grondés, nourris et nommés éclaireurs d’honneur, dans cet ordre.

    Dans la chambre d’amis brûle un feu de pommes de pin. Lily est sur le seuil et regarde les poutres comme s’il
    pouvait y avoir des oiseaux. « Le temps va changer », dit-elle. Et puis, exactement de la même voix : « Vous
    n’auriez pas l’usage d’une archère, je suppose. »

    On se serre. Tout là-haut, une horloge sonne deux coups, et tout le monde les entend.
    .without-three-cheers =
        Le dernier est rapporté au petit déjeuner, endormi, avec un scarabée qu’il refuse de rendre.

story-2-goes-on-lost =
    Ils rentrent à la file, juste avant le jour : les souriceaux devant, sages de cette façon qui s’entend à une lieue,
    et la compagnie derrière, qui est, dans l’ensemble, portée.

    Les éclaireurs étaient partis chercher les petits. Ils rapportent aussi les grands, et n’ont pas l’intention de
    laisser quiconque l’oublier. Lily ne dit rien du tout. Elle change la corde de son arc, s’assoit près du feu, du
    côté du prince, et y reste.

    Deux coups, cette nuit-là. Et tout en bas, dans le noir, skitter ; et clak.
