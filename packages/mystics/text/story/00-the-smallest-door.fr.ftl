# La plus petite porte : les passages. Ce qu’une condition ajoute est sous le passage.

story-prologue-intro =
    Un cachot, un souper froid, et cinq personnes qui ont demandé trop fort pourquoi le Roi ne se réveille pas.
    « Parfaitement réversible », dit Maginos, et il lâche le sortilège.

    Cela fait le bruit d’un bouchon qui se ravise. Puis les habits de tout le monde deviennent très, très grands.
    Collin escalade son propre col pour en sortir. Une botte se dresse au-dessus de lui comme une chapelle.

    — Voilà, dit une voix à moustaches. Petits. Comme convenu.

    Deux partent devant, pour voir si une souris peut sortir là où un prince ne pouvait pas : Collin, qui s’exerce au
    courage, et Filch, qui a laissé tomber sa dague dans la paille.

story-prologue-gutter =
    La rigole longe le mur comme une rue sans maisons. Tout au bout luit un trait de lumière, mince comme un couteau
    posé sur le flanc : c’est la torche, par la fente sous la porte du cachot.

    Entre ici et là-bas, quelque chose bruisse. Autre chose bruisse en réponse. Ils tournent le coin, antennes
    d’abord, bruns et luisants, et chacun d’eux est exactement de la taille de Filch.

    — Des cafards, dit Filch. Dans le temps, je leur marchais dessus.

    Les cafards en ont entendu parler.

story-prologue-victory =
    Le dernier roule sur le dos, compte ses pattes et s’en va à la hâte. Le silence se fait dans la rigole. La lueur
    de la torche est couchée sur les pierres, et un petit vent froid passe sous la porte, avec une odeur de bottes, de
    soupe, et de partout ailleurs.

    Collin glisse une patte dans la fente. Elle passe. Il glisse la tête. Elle passe. « Ce n’est pas une très grande
    porte », chuchote-t-il.

    — Plus grande qu’une souris, dit Filch, et plus petite qu’un ennui.

    Et le voilà de l’autre côté.

story-prologue-defeat =
    Ils se réveillent dans la paille, avec l’impression d’y avoir été portés par un très grand nombre de pattes.

    — Eh bien, dit Maginos, vous avez appris quelque chose sur les cafards.

    — Quoi ? dit Filch, qui a de la paille dans les deux oreilles.

    — Qu’ils étaient deux.

    Il regonfle la paille, redresse le bol du souper, et s’éclaircit la voix comme s’il ne s’était rien passé du tout.

    — Un cachot. Un souper froid. Cinq personnes. On reprend de là ?

story-prologue-goes-on =
    Un sifflement, tout bas. C’est le signal. De la paille sortent les autres : Nez, qui se coince, et qui se décoince
    en rentrant le ventre ; Tilda, qui a fait les bagages ; et Maginos, qui passe sous la porte à reculons, pour qu’on
    ne le voie pas partir.

    Derrière, c’est la Salle de garde. Un tabouret haut comme une tour. Un ronflement qui soulève la poussière et la
    repose. Et au milieu du dallage, noire, carrée, et tout juste assez descellée : la grille.
