# Les hommes de la Garde : les passages. Ce qu’une condition ajoute est sous le passage.

story-9-intro =
    Il faut soulever une cloche, et les seules pattes du château qui soient assez fortes sont celles des rats.

    Mais ils furent gardes autrefois. Ils avaient des noms, des bottes, des mères. Appelez un rat par son nom, et il
    s’en souviendra peut-être. Frappez-le, et il l’oubliera ; et il le dira aux autres.

    Toute la nuit, donc, Collin a marché de long en large en remuant les lèvres. « Hobb. Drew. Petit Tom. Barnabé, qui
    a mal au genou. »

    — Hommes de la Garde, commence-t-il, pour essayer.

    — Neuf coups, dit la sentinelle à la fenêtre. C’est à vous.
    .flag-roster =
        Et ils ont le tableau de service, de la main même du capitaine. Chaque nom est écrit sans faute. Pour un
        homme, cela compte.

story-9-kitchen =
    Neuf bols sont par terre près de l’âtre, en rang, avec quelque chose de chaud dans chacun. À côté de chaque bol, une
    cuillère. Ce sont de vraies cuillères, et aucun rat ne pourrait les tenir. On les a mises quand même.

    Mame Maggie tourne le dos à la pièce. Elle n’a pas demandé pour qui elle fait cela. On l’a vue compter les bols,
    sur ses doigts, et tomber juste.

    À l’ouest, c’est la salle. On y voit de la lumière ; quelqu’un y est de garde, et tape des pieds pour se réchauffer.
    .flag-maggie =
        Le rang compte une dixième chose : une soucoupe, avec quatre dés à coudre, pleins. « Et eux aussi », dit Mame
        Maggie au fourneau.
    .hero-filch =
        Filch compte aussi les bols. « Neuf, dit-il. Ils y sont tous. Je ne sais pas ce qui me prend. »

story-9-dining-hall =
    — Halte ! crie le rat près de la porte.

    Il est au garde-à-vous, dans une cuirasse qui lui tombe aux genoux, la queue dans une flaque.

    — Halte, ou… oh, s’il vous plaît, halte.

    C’est le caporal Hobb. Il est rat depuis une semaine et un jour, et ses bottes lui manquent. Derrière lui, deux gars
    de son village, avec des lances, et derrière eux un sergent, qui a toujours été un peu comme ça.

    — Ne leur parle pas, Hobb ! aboie le sergent.

    Il vaudrait mieux que quelqu’un parle à Hobb.
    .flag-clean-hands =
        — C’est ceux qui ne font pas de bruit, chuchote l’un des gars. Ils sont passés partout, l’autre nuit, et ils
        n’ont même pas réveillé ma mamie.
    .hero-lily =
        — Il n’a ni bottes ni chapeau, dit Lily. Chez moi, on appelle ça quelqu’un.

story-9-alchemist =
    Ici, dans la chambre du vieux mystique, où la poussière couvre la carte du ciel, une voix qui n’a pas de bouche
    dit chacun de leurs noms.

    Elle les dit gentiment. C’est comme la caresse d’une main gantée. « Vous devez être si fatigués, dit-elle. Tous ces
    escaliers. Et pour qui ? Il ne sait même pas que vous êtes là. Asseyez-vous donc. »

    Ce serait bien mieux si elle criait. Il y a une chaise. Jamais une chaise n’a été chaise à ce point. Avancez. Dites
    votre propre nom, à voix haute, de votre propre voix.
    .hero-tilda =
        — Règle cinquante-deux, dit Tilda, assez fort. Je m’assieds quand j’ai fini.
    .hero-maginos =
        — Elle a déplacé mon fauteuil, dit Maginos, et pour lui, cela règle la question.

story-9-guard-room =
    Neuf crochets, neuf capes, neuf noms à la craie. On ne les a pas effacés. Quelqu’un a même repassé celui de Petit
    Tom, qui commençait à pâlir.

    Au dixième crochet pend une lame, mince et grise, que personne n’a demandée depuis le temps du vieux roi. Elle est à
    l’écart des autres, et personne n’aime se mettre dessous.

    — Fixe ! aboient les sergents, tous les deux ensemble.

    Les hommes ne regardent pas devant eux. Ils regardent les crochets, chacun le sien.
    .hero-filch =
        Filch regarde les crochets, et les clés à côté, et pour une fois ne trouve rien.

story-9-sewer =
    Sous la grille, ça goutte, dans un rond de lumière à barreaux. On entend l’appel, là-haut.

    — Drew ? — Présent. — Barnabé ? — Présent. — Hobb ?

    L’eau passe. « Hobb ? » Pas de réponse ; seulement, quelque part là-haut, un reniflement, comme s’en permet un homme
    très grand quand il se croit seul.

    C’est une rude grimpée jusqu’à eux, d’ici, sans hameçon. Mais personne ne s’attend à être sauvé par en dessous.

story-9-kings-chamber =
    Le dernier poste. Ils sont devant le lit, en ligne, la lance basse. Derrière eux, le Roi inspire, et expire, comme
    il le fait depuis l’automne.

    Seulement, on a arrangé la couverture. Quelqu’un l’a repliée, sous le menton, juste comme il faut, comme on fait
    pour les enfants. Ce n’est pas l’œuvre de la reine. Cela s’est fait avec des griffes ; un fil est tiré.

    C’est donc l’un d’eux, au milieu de la nuit, pendant son service. Souvenez-vous-en, quoi qu’ils vous crient.
    Lequel détourne les yeux ?
    .flag-signet =
        Et ils voient la bague. Cela court le long du rang comme le vent dans l’orge.
    .hero-tilda =
        — Qui a arrangé cette couverture, dit Tilda, a eu un enfant, ou en a été un comme il faut.

story-9-by-name =
    Il s’arrête, la lance à moitié levée. « Qu’est-ce que tu as dit ? »

    Vous le redites.

    Il le tourne et le retourne, comme un homme qui a trouvé au grenier un vieux manteau et met la main dans la poche.
    « C’est moi, dit le rat. J’avais un chien. J’avais une… elle doit se demander où je suis passé. » Il regarde la
    lance. Il regarde ses pattes, des deux côtés. Puis il pose la lance par terre, doucement, comme on pose le bébé
    d’un autre.

    — J’attends dehors, dit-il d’une voix rauque. Si ça ne fait rien. J’ai quelque chose dans l’œil.

story-9-grudge =
    Encore un qui tombe, et après cela quelque chose change dans l’air.

    Ils ne crient plus. Ils regardent ceux qui sont par terre, Drew et son casque sur les yeux, et ils vous
    regardent ; et l’un après l’autre, tout lentement, les visages se ferment, comme des boutiques.

    — Vous disiez que vous étiez de notre côté, dit une voix au fond.

    Ce sera plus dur, maintenant. Les noms marchent encore. Mais il faudra y mettre tout son cœur.

story-9-enough =
    Cela en fait assez. Ils sont dehors, dans le couloir, le bonnet à la main, grands et timides, et se cognent les
    uns aux autres, et disent : « Pardon, Barnabé », et : « Non, non, c’est ma faute. »

    Avec ceux-là, on pourrait soulever une cloche. D’autres attendent peut-être derrière la porte suivante, évidemment.
    Il y en a toujours d’autres derrière la porte suivante, et chacun a quelqu’un qui se demande où il est passé.

    Amenez-les au Roi. Ou d’abord, tant que dure la nuit, allez-vous frapper encore une fois ?

story-9-sergeant =
    — Toi ! rugit le sergent. Où est-ce que tu crois aller ?

    Un rat qui était presque à la porte s’immobilise. On le voit rapetisser. Il en était arrivé à son nom ; il n’en
    était pas encore à son matricule, à son grade, et à ce qui arrive aux déserteurs.

    — Nulle part, sergent, dit-il.

    Il revient. Il ramasse sa lance sans regarder personne. Il n’y a qu’un remède à cela, et il porte trois galons sur
    la manche.

story-9-voice =
    Les lampes baissent et bleuissent. « Cette souris-là, dit la voix, à personne, comme si elle choisissait un coussin.
    Elle est jolie. »

    Et l’une de vous se retourne. Le visage est le même. Les yeux sont ouverts, mais c’est quelqu’un d’autre qui est à
    la fenêtre. « Pourquoi sommes-nous si méchants avec elle ? » demande votre amie d’un air perplexe, et elle lève son
    arme.

    Cela passera. Cela passe toujours ; accrochez-vous à cette idée. Mettez-vous là où l’on pourra vous manquer, et
    continuez de parler.

story-9-victory =
    Ils mettent un genou en terre, ce qui pour un rat n’est pas facile, et posent leurs lances sur le tapis, en rang.

    — Hommes de la Garde, dit Collin.

    Il y a passé la nuit. Cela fait trois parties, plus un petit morceau sur l’aube.

    — Monseigneur, dit une voix au bout du rang. Permission de me relever, monseigneur. C’est mon genou, monseigneur.

    — Oh, dit le prince. Bien sûr, Barnabé.

    On n’est donc pas allé plus loin. Mais ils ont tous entendu qu’il savait le nom.
    .flag-guard-heart =
        Ils sont si nombreux qu’il leur faut s’agenouiller aussi dans le couloir. Hobb a apporté ses bottes. Ils s’y
        sont mis à quatre pour les pousser.
    .flag-guard-half =
        Ils ne sont pas tous là. C’est assez pour une cloche.

story-9-defeat =
    C’est le cachot disciplinaire : autrement dit, une boîte à biscuits. Sur le couvercle, on lit : ASSORTIMENT.

    Vers le matin, on tapote. « C’est moi, chuchote la boîte. Hobb. J’ai réfléchi. Comment vous m’avez appelé, tout à
    l’heure ? Quand j’étais à la porte ? »

    Vous le lui dites.

    — Oui, dit la voix. Il me semblait bien que c’était ça.

    Un silence, un raclement, et puis le bruit d’un couvercle sur lequel, tout à fait par accident, un coude s’est
    appuyé.

    — Moi, je n’ai rien vu, dit le caporal Hobb.

story-9-goes-on =
    Au matin, Capucine pend dans la forge, à la grande poutre, au bout d’une chaîne ; et personne n’a vu qui l’a
    portée. Personne ne les a vus dans l’escalier, et personne n’a entendu l’un d’eux dire : « À moi, à moi. À toi,
    Drew. »

    Dans la Salle de garde, les crochets se vident l’un après l’autre. Sous chacun, quelqu’un a dessiné une botte à la
    craie.

    La reine compte ses gardes. Il lui en manque. Et pour une fois, elle ne sourit pas. « Fort bien », dit-elle au
    capitaine, et ses aiguilles s’arrêtent. « Brûlez-moi cet arbre. »

story-9-goes-on-lost =
    Ils ont fini par venir d’eux-mêmes, un par un, deux par deux. Personne ne le leur avait demandé. Ils sont
    descendus à la forge, après le couvre-feu, avec une chaîne, sont restés plantés là, et ont dit qu’ils ne pouvaient
    pas rester.

    Ils n’étaient pas neuf. Mais Hobb avait apporté une poulie. La cloche pend donc ; et au matin ils étaient de
    nouveau là, tous, à leur poste, et criaient : « Halte ! » Ils ne voulaient pas que leurs mères l’apprennent.

    — Fort bien, dit la reine, après neuf coups. Brûlez-moi cet arbre.
