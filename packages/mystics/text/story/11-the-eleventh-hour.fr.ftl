# La onzième heure : les passages. Ce qu’une condition ajoute est sous le passage.

story-11-intro =
    Capucine pend dans la forge, à l’endroit. Son battant est en place ; sa corde passe sur la poutre et sort par le
    toit, et il en reste bien assez.

    — Deux fers à cheval de corde, dit Nez en serrant le nœud, et un de chance.

    Le bout doit descendre par la cheminée même du Roi ; et là, il faut tirer, trois fois, avant que l’horloge ne sonne
    douze. Il faut être deux pour tirer. La reine est allée s’asseoir à son chevet, et elle a apporté son tricot.

    Onze coups. C’est la dernière nuit. Prenez la corde.
    .flag-bark-whole =
        Bourg-Écorce a envoyé ce qu’il avait au garde-manger : tout.
    .hero-tilda =
        Tilda vérifie chaque sangle, et chaque boucle, et puis chaque sangle. « Règle deux, dit-elle. Restez là où je
        peux vous voir. »

story-11-kitchen-tunnels =
    Le vieux carrefour. Ils sont passés ici si souvent qu’un sentier court dans la poussière.

    Sur le mur, quelqu’un de petit s’est appliqué avec un bout de craie. PAR ICI, est-il écrit, avec une flèche ; et
    plus loin, ENCORE PAR ICI. Puis vient un dessin de quatre souris, avec une corde, qui sourient toutes, et celui
    d’une dame à huit bras, qui ne sourit pas. Au bout, là où l’échelle monte à la cuisine, il est écrit, tout petit :
    on n’a pas peur. Et dessous, d’une autre patte : un peu.
    .hero-maginos =
        Maginos lit le tout, deux fois. « Excellente magie, dit-il. C’est exactement comme cela qu’on fait. »

story-11-queens-chamber =
    L’Horloge aux Douze Coups a sonné, et n’a pas repris haleine depuis. Elle a toutes les aiguilles en l’air.

    La reine est à son miroir, le dos tourné, et se coiffe. On voit plus de bras à l’ouvrage qu’on ne s’y attendrait.

    — Vous venez pour le rideau, dit-elle.

    Elle ne se retourne pas.

    — J’allais vous faire balayer. Mais il est tard, et l’on est si mal servi.

    Les épingles entrent l’une après l’autre.

    — Savez-vous que pas une seule des chaises de ce château n’a jamais essayé de s’en aller ? Songez-y.
    .hero-lily =
        — Huit bras, dit Lily tout bas, et pas un qui ait jamais tenu une porte.

story-11-kitchen =
    C’est le milieu de la nuit, et toutes les tourtes sont sorties. Mame Maggie est debout parmi elles, les manches
    retroussées, et cuisine comme pour une noce.
    .flag-maggie =
        Elle ne baisse pas les yeux. Elle va à la porte de l’est, l’ouvre d’un coup de hanche, et la tient.
        « Attention à la marche », dit-elle au plafond. Son menton n’est pas bien ferme. « Et dites-lui que c’est bœuf
        et rognons. »
    .without-maggie =
        Elle voit courir quelque chose. Elle a eu une longue semaine. Et là où il est appuyé, contre le buffet, elle
        prend, sans hâte, et des deux mains, le balai.
    .hero-filch =
        Filch s’arrête. Il sort une tourte de sous sa veste. Il la remet à sa place. « Quoi ? Arrêtez de me
        regarder », dit-il.

story-11-guard-room =
    Neuf crochets au mur, et une lampe en veilleuse. C’est la première salle qu’ils aient jamais traversée en courant.
    Ils avaient pris le tabouret pour une tour.
    .flag-guard-heart =
        Des rats, en rang, et chacun avec son nom. Un seul salut, si impeccable qu’il fait sauter le casque de Barnabé.
        « Où faut-il qu’on se mette, monseigneur ? » dit Hobb. Il a ses bottes. C’est-à-dire qu’il est debout dans
        l’une.
    .flag-guard-half =
        Ils sont là, ceux qui avaient dit qu’ils y seraient. Ils se sont lavés. « Tirer, ça, on sait faire, dit Drew.
        Dites seulement quand. »
    .without-guard =
        Personne. Les capes ne sont plus là, et les carquois sont pleins. Sur la table, on a laissé une partie
        d’osselets, à moitié jouée. Une marche craque.

story-11-kings-chamber =
    Le feu ; le lit ; son père. Tout est comme toujours, mais quelqu’un a filé un voile en travers de la fenêtre, et
    quelqu’un est assis sur l’édredon.

    La reine pose son tricot. Il a énormément de manches. « Quatre souris, dit-elle. Et un bout de ficelle. Combien en
    faut-il donc ? »

    Et Collin s’avance sur le tapis, de la suie sur le nez. Il a un discours tout prêt depuis la première nuit, et en
    dix nuits il n’est pas arrivé une seule fois à la fin. Il se trouve qu’il est très court.

    — Autant qu’il en viendra, dit-il.

story-11-peal-1 =
    Un.

    On le sent dans la corde avant de l’entendre. Puis c’est là : pas fort ; mais on dirait que c’est partout à la fois.
    Cela court sur le plancher. Cela traverse les toiles de la fenêtre, et chaque goutte y tinte.

    Les charmes se brisent. Les toiles lâchent. Les têtes s’éclaircissent. Qui était tombé se relève. Et partout dans la
    chambre, des choses à griffes s’assoient, tout à coup, et regardent leurs mains.

    — Cessez cela, dit une voix qui ne s’était jamais élevée.
    .hero-nez =
        — Vous entendez ? dit Nez, des larmes plein les moustaches. Ça, c’est le bout que j’ai réparé.

story-11-peal-2 =
    Deux.

    L’horloge, de l’autre côté du mur, pousse un gémissement. Les glaces s’éclaircissent, l’une après l’autre, comme
    sous une main qui les essuie.

    Un instant, où qu’elle soit, on voit à travers la reine, comme à travers un rideau mince : et derrière se tient
    quelqu’un de tout petit, au bout d’un long couloir, sans lampe. Puis elle se ressaisit. Quelque chose tombe et se
    brise. C’était un visage.

    — Je voulais seulement un peu de silence, dit la voix.

    Encore une fois. Tenez bon. Encore une fois.

story-11-another-face =
    On aurait juré que c’en était fini d’elle. Elle s’est défaite dans l’air comme un pissenlit ; sur le lit ne restait
    qu’une robe.

    Maintenant, la robe se redresse.

    C’est une autre reine qui en sort la tête, le menton plus haut et les yeux plus écartés. Elle a plus d’une
    elle-même ; elle n’a jamais vu l’utilité de les porter toutes à la fois. « Où en étions-nous ? » dit-elle. Elle
    reprend ses aiguilles. Elles ont poussé.

story-11-at-ease =
    — Garde, crie Collin. Repos !

    C’est le mot juste. C’est celui qu’ils attendaient, tous, depuis onze nuits, sur les paliers, dans les courants
    d’air, derrière les portes. On l’entend passer en eux. Les lances s’abaissent. Les épaules s’abaissent. « Vous
    avez entendu le prince, dit le caporal Hobb, de quelque part dans la cheminée. Rompez. Il y a de la soupe. »

    Et c’est ce qu’ils font : ils s’en vont tous, ils disent même bonne nuit. Le dernier se rappelle les bonnes
    manières et ferme la porte.

story-11-brodie =
    On fait tinter une cuillère. C’est la même ; quelqu’un l’a portée jusqu’ici, à tout hasard.

    Un choc sourd dans le couloir. La porte s’ouvre d’une largeur de main. Deux lunes vertes. Tout le monde se retourne,
    ceux qui sont du côté de la reine aussi ; et ils ont juste le temps de le regretter.

    Il ne leur fait pas de mal. Il les ramasse, simplement, comme des coussins, et s’en va avec le lot, la tête très
    haute, les mettre quelque part où ils seront bien.

story-11-no-friend =
    Et au chaud, devant le fourneau, les pattes rentrées, est couché le chat.

    Il avait décidé de dormir toute cette nuit. Personne ne l’a jamais remercié de rien. Et voilà que sur les dalles,
    juste au bout de son nez, passent quatre souris, avec une corde. C’est une longue corde. Elle traîne. Le bout fait
    flip, et flop, et flip, comme font les meilleures choses.

    Un œil s’ouvre. Oh, qui aurait résisté à cela ?

story-11-victory =
    Trois.

    Cela traverse le château comme l’odeur du pain chaud. Les casseroles le reprennent, et les épées, et les glaçons de
    la cour. Dans la pièce à côté, l’Horloge aux Douze Coups en recrache onze, et oublie le reste.

    Où qu’elle soit passée, la reine regarde ses mains. Il y en a trop, et puis elles sont trop petites. « Vous auriez
    pu frapper », dit-elle d’une voix minuscule, et elle court vers le rideau, sur huit pattes, en larmes.

    Et dans le lit, la longue respiration lente trébuche, tourne au bâillement, et dit : « Quelle heure est-il ? »

story-11-defeat =
    L’horloge va sonner. Ils l’entendent se remonter. Ils sont dans la corbeille à ouvrage, sous le couvercle, parmi
    les laines, et le bout de la corde est là-bas, dans l’âtre, immobile.

    Mais l’horloge n’en donne que onze ; elle n’a pas encore son douzième. Il faut qu’elle économise, toute la
    journée, jusqu’à demain.

    — Alors on a encore l’escalier, dit une voix dans le noir. Et la corde. Et nous.

    On compte. Oui. Tout le monde y est. Dans la corbeille, une aiguille ira pour la serrure. Debout ; encore une fois ;
    tous ensemble.

story-11-goes-on =
    Dans un pot de confiture au couvercle percé de trous boude une toute petite araignée, très fâchée. On lui a donné
    une mouche. Elle refuse de la regarder.

    — Qui, dit le Roi, a touché à ma couverture ?

    Personne ne peut le lui dire, tant on pleure.

    Le soleil se lève. Dans tout le château craquent des coutures, et des gens redeviennent grands dans les endroits les
    plus étranges : deux d’entre eux dans un placard. On retrouve des bottes. Près du chêne, un prince qui ne fait
    encore que quatre pouces lève les yeux vers eux tous.

    — Encore une minute, dit Collin. S’il vous plaît.

story-11-epilogue =
    Le chêne a maintenant une porte aux armes du Roi, haute de quatre pouces. Le Roi frappe couché sur le ventre.

    Capucine sonne tous les matins. Nez s’en occupe : un fer à cheval d’huile par an. Lily a vu l’arbre à l’envers en
    plein jour, et réserve son avis. Maginos mesure six pieds, et n’a jamais senti la différence. Personne ne sait ce
    que Filch a trouvé. C’était l’horloge.

    Tilda a l’infirmerie, et personne ne discute.
    .flag-guard-heart =
        Le caporal Hobb est entré dans ses bottes des deux pieds, s’est levé, et n’a pas voulu se rasseoir avant le
        soir.
    .flag-cat-friend =
        Il y a un chat sur la table du conseil. On a essayé, une fois, de le mettre à l’ordre du jour. La question fut
        ajournée : il s’était mis sur le dos.
    .flag-cat-belled =
        En bas, dans la ruelle, quelque chose fait tink. « Il est en avance », disent les souris de Bourg-Écorce, et
        elles rentrent le linge.
    .flag-vurst-word =
        La dernière facture du capitaine est arrivée encadrée. Il y est écrit ACQUITTÉ. Il l’a fait à l’or.
    .flag-vurst-pistol =
        Au-dessus de la cheminée du capitaine est accrochée une facture et, à côté, sous verre, un silex pas plus gros
        qu’un pépin de pomme.
    .flag-maggie =
        Et Mame Maggie a compté ses tourtes. Elle les a recomptées. Elle s’est assise. Elles y étaient toutes.
    .without-maggie =
        Mame Maggie a compté ses tourtes, et il en manquait une. « Bien », a-t-elle dit, et elle en a fait une autre.

story-11-last-page =
    Le dernier soir, ils sont à la porte du chêne, les grands et les petits, et personne ne sait comment commencer.
    Collin ne fait pas de discours. Nez regarde son marteau. Filch a quelque chose dans l’œil, et dit qu’il l’y a
    trouvé.

    Alors Tilda sort le petit livre où sont les règles. Elle tourne les pages à rebours, passe la quatre-vingts, passe
    la cinquante-deux, passe la deux, jusqu’à la toute première page, que personne n’a jamais vue.

    — Règle un, lit-elle.

    Elle doit s’arrêter, essuyer ses lunettes, et recommencer.

    — Revenez.
