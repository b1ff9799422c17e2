# La facture du capitaine : les passages. Ce qu’une condition ajoute est sous le passage.

story-6-intro =
    Le collier du chat a une serrure. La clé de la serrure pend à la ceinture du capitaine Vurst. Et le capitaine
    Vurst se met en marche au sixième coup, avec ses meilleurs rats, par la salle des banquets, la cuisine et la salle
    de garde. Toujours. C’est un rat ponctuel.

    Alors, pour une fois, les souris sont là avant lui : une pelote de fil, un couteau pour le couper, et une poignée de
    minutes.

    — Mes amis, chuchote Collin, de son plus beau chuchotement, en cette heure obscure…

    — Tais-toi, chuchote tout le monde.

    Choisissez le terrain. Tendez les fils. Et ne soyez pas gourmands.
    .flag-roster =
        Ils savent l’heure, et l’ordre de marche, et que Drew trébuche toujours. Il y a même du fil en trop.
    .flag-clean-hands =
        Un sergent est dispensé de marche. Rien, dans le registre, ne méritait qu’on marche.

story-6-dining-hall =
    La nappe pend jusqu’à terre. Derrière court un long couloir blanc, avec des pieds dedans : des pieds de chaise,
    des pieds de table et, le moment venu, les pieds d’une patrouille entière, l’un après l’autre, juste à bonne
    hauteur pour les lacets. S’ils avaient encore des lacets.

    Pour venir jusqu’ici, il leur faudrait passer entre les chaises, arcs et tout, sans avoir le temps de grimper. C’est
    un bon endroit. On y trouve aussi des miettes.

    La salle écoute. Au loin, un sergent marque le pas. Gauche. Gauche.
    .hero-lily =
        — Une falaise blanche, dit Lily, et elle touche la nappe.

        La nappe remue.

        — Je n’aime pas les falaises qui bougent.

story-6-kitchen =
    Une pile de couvercles, prête à tomber. Une flaque de soupe, juste où le carrelage descend. Un râtelier de louches
    qui n’attend qu’un coup de coude. On dirait que quelqu’un a déjà travaillé ici.

    Le fauteuil de Mame Maggie est vide. Le coussin est encore chaud, et l’ardoise porte un chiffre : huit. Il a été
    effacé, puis récrit, plus petit.

    De la porte ouest à la porte sud, on compte trente pas, pour un rat. Il viendra par là, la tête haute. Il ne regarde
    jamais ses pieds.
    .flag-maggie =
        Sur l’ardoise, sous le chiffre, une flèche. Elle montre la soupe. Dessous est dessinée une botte, la semelle en
        l’air.
    .hero-tilda =
        — Règle dix-sept, dit Tilda en contournant la soupe. Ne jamais glisser sur quelque chose que je pourrais avoir à
        soigner.

story-6-kitchen-tunnels =
    Personne ne marche au pas, ici. Ce n’est que le dos des fours, les briques qui font tic, et le vieux carrefour qui
    s’en va par trois côtés dans le noir tiède.

    C’est un bon endroit pour perdre courage, et pour le retrouver. D’habitude, il en traîne toujours un peu ; les gens
    en laissent ici. On s’assoit un moment. On renoue sa ceinture. On raconte une blague qui n’est pas très bonne, et
    tout le monde rit beaucoup trop.

    Voilà. C’était ça. Et maintenant debout, avant que le capitaine soit passé.
    .hero-nez =
        — Sept fers à cheval de souci, dit Nez. Ce matin, neuf.

story-6-guard-room =
    Leur propre salle ! Leurs tabourets, leurs couchettes, leurs clés à leurs crochets. La lampe est allumée et le
    souper est mis pour neuf. Quelqu’un a astiqué la grille et l’a clouée, avec énormément de clous, un peu tard.

    Une porte étroite, côté cour, laisse entrer un rat à la fois, s’il rentre le ventre. Les gros devraient attendre
    dehors et écouter.

    Guetter un capitaine dans son propre fauteuil ! C’est grossier, c’est de la folie, et il ne s’y attendra jamais.
    .hero-filch =
        — Le culot est une arme, dit Filch en posant les pieds sur la table. Pas même besoin de l’aiguiser.

story-6-found =
    Quelqu’un voulait tendre encore un fil. Il y a toujours quelqu’un.

    — Compagnie, dit une voix sèche, tout à fait du mauvais côté, halte.

    Et les lanternes s’ouvrent, toutes à la fois, comme des yeux.

    Il est là, sur la marche, pas un poil de travers, son chapeau sur la tête. Il regarde le fil. Il regarde le
    couteau, le nœud, et la souris qui tire la langue en s’appliquant. Il sort un petit carnet.

    — Vagabondage, dit le capitaine Vurst, avec ficelle.

    Il le note.

    — Saisissez-vous d’eux, je vous prie.

story-6-sprung =
    Maintenant !

    Tout part à la fois. Quelque chose tombe, quelque chose roule, et quelque chose qui était une table est soudain
    plein de souris. Le premier rat rentre dans le deuxième, qui s’est arrêté. Le troisième dit : « De quel côté
    est-ce qu’on… » et l’apprend.

    Et au milieu de tout cela, le capitaine ne bouge pas, rajuste ses manchettes, et regarde autour de lui : le
    terrain, les nœuds, l’heure. Pour la première fois de sa vie, on l’a fait attendre.

    — Ah, dit-il. Très bien.

    Et il dégaine. Mais c’est à vous de jouer d’abord.

story-6-tripwire =
    Dzoing, dit le fil ; et puis, à peu près le temps de dire « attention à la ficelle », un rat est en l’air.

    Il a le temps de voir toute la pièce à l’envers, et de penser à sa mère. Il atterrit surtout sur sa dignité. Sa
    lance arrive un peu après, et se plante dans le plancher à côté de son oreille, en vibrant.

    Quelque part, on entend gratter un crayon. « Item, dit une voix sèche. Un rat, tombé. »

story-6-whistle =
    Son chapeau lui a glissé sur une oreille. Il a de la soupe, ou quelque chose d’approchant, sur la manche. Il
    regarde la manche un bon moment.

    — J’aurais préféré, dit le capitaine Vurst, ne pas réveiller l’équipe de nuit.

    Et il porte deux griffes à ses lèvres.

    Ce n’est pas un sifflement bien fort, mais il traverse trois murs. Quelque part un banc se renverse. Une voix dit :
    « C’est pour nous ! », une autre : « Où est mon pantalon ? », et puis des pieds dévalent l’escalier, et ils
    arrivent.

story-6-the-captain =
    Le capitaine Vurst s’assoit. Ce n’était pas prévu ; et il se trouve que c’est sur son chapeau. Il y réfléchit.
    Puis il décroche la clé de sa ceinture et la pose par terre entre vous, bien droite.

    — Vous avez gagné, dit-il. Une clé : à vous. Que prend-on encore, d’habitude ? Je n’ai jamais été de ce côté-ci.

    Sa parole ? Elle est bonne ; elle n’a encore jamais été prêtée. Il devrait une nuit au prince. Ou son pistolet, là
    où il est tombé ? Eh bien ? Il tient son crayon prêt.
    .hero-collin =
        — Je suis désolé pour le chapeau, dit Collin, et le plus étrange, c’est qu’il le pense.

story-6-word =
    Il se lève pour cela. Il remet même son chapeau, dans l’état où il est.

    — Une nuit, dit le capitaine Vurst. À mon choix. Non : au vôtre. Je me battrai jusqu’à ce qu’on me touche, parce que
    je suis capitaine ; et ensuite je rentrerai chez moi, parce que je suis un rat de parole.

    Il l’écrit, signe, et passe le buvard.

    — Cela, je ne le facture pas, ajoute-t-il. C’est apparemment la seule chose qui m’appartienne.

    Et il salue ; et avant d’y avoir réfléchi, tout le monde lui a rendu son salut.

story-6-pistol =
    Il faut être deux pour le soulever. C’est une merveille, toute en merisier et en volutes, faite pour la poche de
    gilet d’un homme ; et d’entre ses mâchoires, d’un bon tour de poignet, on retire un silex pas plus gros qu’un
    pépin de pomme.

    — Voilà, dit la souris aux pattes les plus sûres, et elle lui rend le reste.

    Le capitaine regarde le long de son nez, puis le long du canon, et presse la détente. Tic, dit le pistolet. Il
    hoche lentement la tête. « Un silex, écrit-il. Retiré. Avec, je dois le dire, beaucoup de tact. » Et il le remet
    dans son étui, comme si de rien n’était.

story-6-victory =
    Le dernier de la patrouille sort à reculons, en traînant l’avant-dernier. Le silence tombe. Un couvercle qui
    tournait et tournait sur sa tranche depuis le début, dans un coin, se couche enfin.

    Et voilà la clé. Ils font cercle autour. Elle est aussi longue que Filch. Elle est en fer, avec un anneau à un bout
    et, à l’autre, trois petites dents en forme de poisson.

    — Bon, dit une petite voix. Maintenant, on est obligés.

story-6-defeat =
    Une assiette creuse, à l’envers, avec un fer à repasser dessus. Par la fente entrent la lueur d’une bougie et le
    grattement d’une plume.

    — Embuscade, lit tout haut le capitaine Vurst en écrivant, une. Tentée. Fil, quatre longueurs, à une miette la
    longueur. Clous à retirer de la grille : quatre-vingt-onze. De qui vient l’idée de laver le sol de la cuisine à la
    soupe ?

    Personne ne répond.

    — Elle était excellente, dit le capitaine, et il souligne quelque chose.

    — Une assiette, ajoute-t-il au bout d’un moment. Ébréchée au bord. Quelqu’un devrait y jeter un œil.

story-6-goes-on =
    La facture est au chêne avant eux. « Embuscade, une : très bien. Chapeau, un : aplati. Équipe de nuit, réveillée :
    deux miettes. Veuillez agréer, etc. » Elle est adressée au prince, avec la mention URGENT, et elle porte un pâté, là
    où le capitaine a peut-être ri.

    Ils posent la clé sur la table du conseil. C’est une longue table, et tous ceux qui y sont assis regardent la clé,
    puis, lentement, tout au bout, là où l’ordre du jour est accroché au mur depuis quarante ans.

    Six coups. Personne n’ajourne.

story-6-goes-on-lost =
    L’assiette était ébréchée. Ils sont sortis par là.

    Et au matin, sur le seuil du chêne, attendait quelque chose de long, enveloppé dans du papier. Deux éclaireurs
    l’avaient décroché pendant qu’un capitaine cherchait ses lunettes. Elles étaient sur son nez. Ce n’est pas un rat
    distrait ; les éclaireurs en ont parlé pendant des jours.

    Autour de la clé, un billet. « Une assiette, ébréchée. Une clé, égarée. Je commence à perdre le compte. V. » Six
    coups, cette nuit-là ; et tout le monde regarde l’ordre du jour.
