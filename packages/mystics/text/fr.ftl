# Mystics en français. Clés : refused-<code>, event-<type>.

-mystics = Mystics

## Pourquoi une action est refusée

refused-ability-used = Cette souris a déjà utilisé une carte compétence pendant ce tour.
refused-against-current = Aucune souris ne nage contre un courant.
refused-all-there = Tout le monde y est déjà.
refused-already-acted = L’action de ce tour est faite, et avec elle ce qui restait d’un déplacement commencé avant.
refused-already-called = Cet appel a déjà été lancé dans ce chapitre.
refused-already-found = Cette souris a déjà trouvé quelque chose sur cette face.
refused-answer-first = Une question est posée : répondez d’abord.
refused-asks-everything = Cette table demande tout ; choisissez autrement en ouvrant la prochaine.
refused-both-in-water = Les deux bouts seraient dans l’eau.
refused-carries-none = Cette souris ne transporte rien.
refused-carries-one = Une souris transporte une seule chose à la fois.
refused-chapter-lost = Le chapitre est perdu.
refused-chapter-not-over = Le chapitre n’est pas encore fini.
refused-chapter-under-way = Un chapitre est en cours : jouez-le d’abord jusqu’au bout.
refused-chapter-won = Le chapitre est gagné.
refused-closed = Cette face est fermée dans ce chapitre.
refused-condition-not-met = Ce n’est pas possible maintenant.
refused-empty-adjacent-space = Le raisin se pose sur une case vide à côté de la souris.
refused-empty-walk = Cette marche ne nomme aucune case.
refused-full = Il n’y a plus de place sur cette case.
refused-gap = Le fossé est trop large pour être franchi d’un pas.
refused-gate-shut = Le passage est fermé.
refused-had-its-turn = Cette carte a déjà eu son tour dans cette manche.
refused-hook-needed = Il faut pour ce passage le fil et hameçon dans la cache.
refused-in-water = Pas dans l’eau.
refused-knocked-down = La souris est renversée : elle doit d’abord se relever.
refused-lesson-first = Une leçon à la fois : seule l’action qu’elle demande est proposée.
refused-minion-near = Avec un ennemi sur sa case ou à côté, la cible doit être l’un de ceux-là.
refused-minion-there = Il y a un ennemi sur cette case.
refused-minions-here = Il y a des ennemis sur cette tuile.
refused-move-first = Se précipiter vient après un déplacement.
refused-move-over = Le déplacement est fini.
refused-name-a-card = Nommez la carte initiative qui est attaquée.
refused-name-an-exit = Il y a plusieurs passages : nommez-en un.
refused-no-aligned-exit = La tuile d’à côté n’a pas de sortie qui corresponde.
refused-no-chapter-under-way = Aucun chapitre n’est en cours.
refused-no-dry-way = Aucun chemin au sec et sans souricière n’y mène.
refused-no-exit-here = D’ici, aucun passage ne quitte la tuile.
refused-no-fork-here = La fourchette n’est pas sur cette case.
refused-no-grape = Le raisin n’est pas dans la cache.
refused-no-legal-target = Il n’y a rien à attaquer avec cela.
refused-no-other-side = Cette tuile ne peut pas être retournée.
refused-no-such-ability = Cette compétence n’existe pas.
refused-no-such-action = Cette action n’existe pas dans ce chapitre.
refused-no-such-card = Cette carte n’est pas là.
refused-no-such-minion = Cet ennemi n’existe pas.
refused-no-such-option = Ce n’est pas une réponse à la question.
refused-no-such-space = Cette case n’existe pas.
refused-no-such-target = Cette cible n’est pas possible maintenant.
refused-no-such-token = Cela n’est pas ici.
refused-no-such-weapon = La souris ne tient pas cette arme.
refused-no-tile-beyond = Il n’y a rien au-delà de cette sortie.
refused-no-turn = Cette souris n’a pas de tour pour l’instant.
refused-nobody-arrives = Personne n’arrive en ce moment, ou aucune case n’est nommée pour qui arrive.
refused-not-adjacent = Cette case n’est pas voisine.
refused-not-as-announced = L’attaque doit correspondre à ce qui a été annoncé avant.
refused-not-free = Seule une souris libre peut faire cela.
refused-not-here = Cela n’est pas sur cette case.
refused-not-in-stash = Cela n’est pas dans la cache du groupe.
refused-not-its-moment = Ce n’est pas le moment de cette carte.
refused-not-knocked-down = La souris est debout.
refused-not-near = Cette souris n’est ni sur la même case ni sur une case voisine.
refused-not-now = On ne peut pas faire cela maintenant.
refused-not-on-fork = Seule une autre souris de la case de la fourchette peut être catapultée.
refused-not-on-track = Cette carte n’est pas sur la piste.
refused-not-placeable = Cela ne se place pas sur le plateau.
refused-not-seen = Un mur bouche la vue.
refused-not-there = Cela se fait ailleurs.
refused-not-to-be-taken = On ne peut pas ramasser cela.
refused-not-worn = Dans le sac, cette carte n’a aucun effet : il faut la porter.
refused-not-your-mouse = C’est au joueur de la souris de dire quand on l’interroge sur ses cartes.
refused-nothing-asked = Aucune question n’est posée.
refused-nothing-lost = Aucun chapitre perdu n’est à rejouer ou à laisser derrière soi.
refused-nothing-moved = Rien n’est déplacé.
refused-nothing-shared = Il n’y a rien à partager : aucune des deux souris ne donne de carte ni de fromage.
refused-nothing-to-recover = La souris n’est ni étourdie ni empêtrée.
refused-one-end-here = Un bout est sur la case de la souris, l’autre ailleurs.
refused-only-poison = Il ne reste là que des blessures de poison, et ceci ne les soigne pas.
refused-out-of-reach = La cible est hors de portée.
refused-outnumbered = Il y a plus d’ennemis que de souris sur sa case : la souris ne peut pas la quitter.
refused-own-space = Cela se place sur la case de la souris.
refused-own-turn = C’est déjà le tour de cette souris.
refused-red-line = Les souris ne franchissent pas une ligne rouge.
refused-requirement-not-met = La souris ne remplit pas la condition.
refused-slot-full = Il n’y a plus de place à cet emplacement.
refused-stunned = Une souris étourdie ne peut que récupérer.
refused-taken = Une souris a déjà cette compétence.
refused-tinkerer-or-scamp-needed = Il faut pour ce passage un bricoleur ou un filou.
refused-too-far = C’est plus loin que le fil n’est long.
refused-too-few-points = Il reste trop peu de points de déplacement.
refused-too-little-cheese = Il y a trop peu de fromages.
refused-used-this-round = Cela a déjà servi pendant cette manche.
refused-used-this-turn = Cela a déjà été fait pendant ce tour.
refused-weapon-used = Cette arme a déjà frappé, ou n’est pas de celles qu’il faut.
refused-webbed = La souris est empêtrée.
refused-whole-move-needed = Sortir de l’eau prend un déplacement entier.
refused-wrong-slot = La carte ne va pas là.

## Ce qui s’est passé

event-chapter-began = { $chapter ->
    [prologue] Le prologue commence.
   *[other] Le chapitre { $chapter } commence.
}
event-turn-began = Tour suivant : { $card }.
event-turn-ended = { $card } : le tour est fini.
event-round-began = Une nouvelle manche commence.
event-rolled = { $by ->
    [nobody] Lancer
   *[other] { $by }, lancer
} { $for ->
    [move] de déplacement
    [paws] de pattes habiles
    [water] pour sortir de l’eau
    [recover] pour récupérer
    [attack] d’attaque
    [defense] de défense
    [ambush] d’embuscade
    [reroll] refait
    [test] de test
    [search] de fouille
    [trap] contre la souricière
   *[other] ({ $for })
} : { $faces }.
event-coin-tossed = { $by } tire à pile ou face : { $side ->
    [splat] écrasé
    [whole] intact
   *[other] { $side }
}.
event-stepped = { $to ->
    [none] { $who } avance.
   *[other] { $who } avance : { $to }.
}
event-put = { $at ->
    [none] { $who } change de place.
   *[other] { $who } se retrouve ici : { $at }.
}
event-sought = { $mouse ->
    [null] { $who } va vers son but{ $at ->
        [none] {""}
       *[other] {" "}({ $at })
    }, à { $steps } pas.
   *[other] { $who } poursuit { $mouse }, la souris la plus proche, à { $steps } pas.
}
event-aimed = { $why ->
    [only] { $who } vise { $mouse }, sa seule cible possible.
    [nearest] { $who } vise { $mouse }, la souris la plus proche.
    [higher] { $who } vise { $mouse } : d’autres sont aussi près, mais plus bas sur la piste.
    [fresh] { $who } vise { $mouse }, la plus proche des souris pas encore attaquées ce tour-ci.
   *[highest] { $who } vise { $mouse }, la souris la plus haute sur la piste : toutes ont déjà été attaquées ce tour-ci.
}
event-drifted = { $to ->
    [none] Le courant emporte { $who }.
   *[other] Le courant emporte { $who } : { $to }.
}
event-stood-up = { $who } se relève.
event-knocked-down = { $who } tombe à la renverse.
event-attacked = Attaque : { $by } → { $targets }.
event-missed = { $by } manque sa cible.
event-blocked = { $who } bloque { $blocks } sur { $hits }.
event-wounded = { $n ->
    [one] { $who } subit { $n } blessure.
    [many] { $who } subit { $n } blessures.
   *[other] { $who } subit { $n } blessures.
}
event-healed = { $n ->
    [one] { $who } guérit de { $n } blessure.
    [many] { $who } guérit de { $n } blessures.
   *[other] { $who } guérit de { $n } blessures.
}
event-poison-eased = { $who } porte { $card } : les blessures de poison deviennent des blessures simples ({ $n }).
event-marked = { $who } reçoit le marqueur « { $marker } ».
event-cured = { $who } perd le marqueur « { $marker } ».
event-defeated = { $who } mord la poussière.
event-removed = { $who } quitte le plateau.
event-card-beaten = La carte { $card } est vaincue.
event-captured = Capture : { $who }.
event-rescued = { $at ->
    [none] { $who } réapparaît.
   *[other] { $who } réapparaît ici : { $at }.
}
event-taken-away = On enlève { $who }.
event-cheese-gained = { $card ->
    [none] { $n ->
        [one] { $who } gagne { $n } fromage.
        [many] { $who } gagne { $n } fromages.
       *[other] { $who } gagne { $n } fromages.
    }
   *[other] { $n ->
        [one] { $card } : { $who } gagne { $n } fromage.
        [many] { $card } : { $who } gagne { $n } fromages.
       *[other] { $card } : { $who } gagne { $n } fromages.
    }
}
event-cheese-lost = { $why ->
    [cost] { $n ->
        [one] { $who } paie { $n } fromage.
        [many] { $who } paie { $n } fromages.
       *[other] { $who } paie { $n } fromages.
    }
   *[other] { $n ->
        [one] { $who } perd { $n } fromage.
        [many] { $who } perd { $n } fromages.
       *[other] { $who } perd { $n } fromages.
    }
}
event-cheese-stolen = { $who } se fait voler un fromage.
event-wheel-changed = { $why ->
    [idle] Une manche sans ennemi : le temps presse. Fromages sur la meule : { $wheel }.
   *[other] Fromages sur la meule : { $wheel }.
}
event-surged = Attaque-surprise !
event-page-turned = Le sablier passe à la page { $page }.
event-end-moved = Le marqueur Fin passe à la page { $end }.
event-encounter-revealed = Une rencontre : { $card }.
event-encounter-put-back = La carte Rencontre va sous sa pioche, ni vu ni connu.
event-placed = { $at ->
    [none] { $who } arrive.
   *[other] { $who } arrive ici : { $at }.
}
event-track-laid = L’ordre des tours : { $track }.
event-card-moved = { $card } : nouvelle place sur la piste.
event-traps-laid = { $at ->
    [none] Des souricières sont posées.
   *[other] Des souricières sont posées : { $at }.
}
event-trap-sprung = { $at ->
    [none] { $who } déclenche une souricière.
   *[other] { $who } déclenche la souricière : { $at }.
}
event-snare-set = { $at ->
    [none] { $by } pose un collet.
   *[other] { $by } pose un collet ici : { $at }.
}
event-snare-sprung = { $at ->
    [none] { $who } se prend dans un collet.
   *[other] { $who } se prend dans le collet : { $at }.
}
event-searched = { $success ->
    [true] { $who } fouille : il y a quelque chose.
   *[other] { $who } fouille : de la poussière, des moutons, et c’est tout.
}
event-found = { $who } trouve : { $card }.
event-looked = { $who } regarde : { $cards }.
event-kept = { $who } garde : { $card }.
event-discarded = { $who } défausse : { $card }.
event-used = { $who } utilise : { $card }.
event-passed = { $who } passe sans rien dire : { $cards }.
event-waited = { $who } attend : { $for }.
event-led = { $to ->
    [none] { $who } mène tout le monde plus loin.
   *[other] { $who } mène tout le monde ici : { $to }.
}
event-shuffled = La pioche est mélangée : { $deck ->
    [search] Fouille
    [encounters] Rencontre
   *[other] { $deck }
}.
event-shared = { $taken ->
    [none] Partage, { $who } → { $with } : { $given }.
   *[other] { $given ->
        [none] Partage, { $with } → { $who } : { $taken }.
       *[other] Partage, { $who } → { $with } : { $given } ; { $with } → { $who } : { $taken }.
    }
}
event-equipped = { $who } déplace une carte : { $card } → { $to ->
    [pack] Sac
   *[other] { $to }
}.
event-leveled-up = { $who } apprend : { $ability }.
event-explored = { $who } mène les souris plus loin : { $side }.
event-item-placed = { $at ->
    [none] Un objet est posé : { $item }.
   *[other] Un objet est posé ({ $at }) : { $item }.
}
event-item-taken = { $who } reprend : { $item }.
event-item-lost = Un objet est perdu : { $item }.
event-achieved = Haut fait : { $what }.
event-variable-set = { $value ->
    [true] { $variable }.
   *[other] { $variable } : maintenant { $value }.
}
event-token-put = { $at ->
    [out] { $token } : hors du plateau.
    [stash] { $token } → la cache.
    [none] { $token } : nouvelle place.
   *[other] { $token } → { $at }.
}
event-rule-cut = Le reste de { $of } n’a pas lieu : aucune règle ne continue sans fin.
event-story = L’histoire continue : { $passage }.
event-lesson = { $lesson ->
    [1] Première leçon, le déplacement. On lance toujours le dé ; personne n’est obligé de faire tous les pas. Menez Collin jusqu’au coin là-bas.
    [2] Deuxième leçon, la fouille. Seule une étoile trouve quelque chose. Un échec coûte l’action, jamais l’occasion ; et vous pouvez agir d’abord et marcher ensuite.
    [3] Troisième leçon, le temps. Il n’y a pas d’ennemi dans les parages, et traîner nourrit la meule : terminez le tour, et voyez.
    [4] Quatrième leçon, l’exploration. Une souris explore, et tout le monde vient. À nouvelle salle, nouvelle compagnie.
    [5] Cinquième leçon, le combat. Lancez, comptez les épées, avec ou sans bouclier, et empochez le fromage.
   *[6] Sixième leçon, l’attaque-surprise. Leur fromage est votre horloge : quand la meule est pleine, elle interrompt tout aussitôt, et puis le coup reprend.
}
event-over = { $result ->
    [won] Le chapitre est gagné !
    [time] Le chapitre est perdu : le sablier a atteint le marqueur Fin.
    [captured] Le chapitre est perdu : plus aucune souris n’est libre.
   *[other] Le chapitre est perdu.
}
