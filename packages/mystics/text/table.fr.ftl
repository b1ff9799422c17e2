# À la table de Mystics, en français : ce qu’on peut faire, ce qui est demandé, ce qui mérite un regard.

## Actions, comme quelque chose à faire : action-<do> ; sortes d’action : verb-<do>

action-step = faire un pas : { $to }
action-walk = aller ici : { $to }
action-stand = se relever
action-scurry = se précipiter
action-battle = attaquer { $target } (arme : { $weapon })
action-search = fouiller
action-recover = récupérer
action-explore = { $exit ->
    [none] explorer ce qui est dessous
   *[other] explorer : { $exit }
}
action-share = partager avec { $with }
action-equip = s’équiper autrement
action-level-up = apprendre { $ability }
action-ability = { $on ->
    [none] utiliser { $ability }
   *[other] utiliser { $ability } : { $on }
}
action-use = { $on ->
    [none] utiliser { $card }
   *[other] utiliser { $card } : { $on }
}
action-place = poser ({ $at }) : { $item }
action-pick-up = ramasser : { $item }
action-catapult = catapulter { $mouse } : { $to }
action-launch = lancer le raisin sur { $target }
action-act = { $name }
action-call = appeler « { $name } »
action-take-up = prendre : { $token }
action-put-down = déposer sa charge
action-hand-over = donner à { $to }
action-choose = répondre : { $option }
action-arrange = prendre place : { $places }
action-whisper = { $when ->
    [always] toujours demander : { $card }
    [hold] ne jamais demander : { $card }
   *[other] demander quand cela compte : { $card }
}
action-whispers = demander selon vos propres choix, carte par carte
action-end = finir le tour
action-wait = attendre : { $for }
action-lead = mener tout le monde ici : { $to }
every-card = toutes les cartes
exit-n = nord
exit-e = est
exit-s = sud
exit-w = ouest
verb-step = avancer
verb-stand = se-relever
verb-scurry = précipiter
verb-battle = combattre
verb-search = fouiller
verb-recover = récupérer
verb-explore = explorer
verb-share = partager
verb-equip = équiper
verb-level-up = progresser
verb-ability = compétence
verb-use = utiliser
verb-place = placer
verb-pick-up = reprendre
verb-catapult = catapulter
verb-launch = lancer
verb-act = agir
verb-call = appeler
verb-take-up = ramasser
verb-put-down = poser
verb-hand-over = remettre
verb-choose = choisir
verb-end = terminer
verb-walk = marcher
verb-arrange = placer
verb-wait = attendre
verb-lead = mener
verb-whisper = demander
verb-whispers = demandes

## Mises en garde

warning-action-left = L’action de ce tour reste à faire.
warning-gives-up-steps = Cela fait perdre les pas qui restent ({ $n }).
warning-trap = Une souricière est posée là.
warning-carried-off = À la fin du tour, le courant emporte la souris hors de la tuile : capture.
warning-may-surge = Leurs fromages peuvent remplir la meule : { $n } %.
warning-surges = Cela déclenche une attaque-surprise.
warning-loses = Le chapitre serait perdu.
warning-items-left = Des objets du groupe sont posés ici ; ce qu’on laisse est perdu.
warning-captive-left = On pourrait encore délivrer { $who } ici.
warning-hurts-ours = Cela frappe aussi { $who }.
warning-below-level-up = Il restera trop peu de fromages pour monter de niveau.
warning-carried-on = { $n ->
    [one] En 1 tour, le courant emporte la souris hors de la tuile : capture.
    [many] En { $n } tours, le courant emporte la souris hors de la tuile : capture.
   *[other] En { $n } tours, le courant emporte la souris hors de la tuile : capture.
}
warning-last-drift = Maintenant le courant emporte la souris hors de la tuile : capture.
warning-once-left = Cela ne se fait qu’ici, et n’est pas fait : { $who }.
warning-wearable = { $who } a une place libre pour cela.

## Questions : question-<what> ; réponses : answer-<option>

question-turn = { $mouse } : { $points ->
    [0] plus de points de déplacement
    [one] { $points } point de déplacement
    [many] { $points } points de déplacement
   *[other] { $points } points de déplacement
}, { $acted ->
    [yes] l’action est faite
   *[no] l’action reste à faire
}
waiting-way = Le chapitre est perdu : encore une fois, ou continuer ?
waiting-keep = { $mice } : quelle carte garder pour le prochain chapitre ?
waiting-hits = { $hits ->
    [one] { $hits } touche arrive
    [many] { $hits } touches arrivent
   *[other] { $hits } touches arrivent
} : { $what }
question = { $about ->
    [none] Que choisir ?
   *[other] { $about } : que choisir ?
}
question-ability = { $about } : avec quelle compétence ?
question-arrive = { $about } : arriver où ?
question-place = { $about } : où placer une de ces figurines ?
question-move = { $about } : par quel chemin ?
question-keep = { $about } : garder cette carte, ou l’échanger contre un fromage ?
question-keep-one = Laquelle de ces cartes garder ?
question-discard = { $about } : le sac est trop plein. Que défausser ?
question-reroll = Quel dé relancer ?
question-disguises = Utiliser les déguisements pour écarter les rats guerriers ?
question-heal = { $about } : quelle blessure soigner ?
question-cure = Que guérir ?
question-boss-card = Quelle carte du boss reçoit les blessures ?
question-rescue = { $about ->
    [none] Où la souris réapparaît-elle ?
   *[other] { $about } : réapparaître où ?
}
question-fetch = Quelle carte aller chercher ?
question-drift = De quel côté le courant emporte-t-il la souris ?
question-path = Par où Brodie court-il ?
question-learn = Apprendre quelque chose avec les fromages ?
question-share = Partage avec { $about } : que faire ensuite ?
question-equip = { $about } : quelle carte mettre, et où ?
question-carry = Qui prend ceci : { $about } ?
question-put = D’où : { $about } ?
question-encounter = Garder la prochaine rencontre, ou la mettre sous la pioche ?
question-turnStart = { $about } : le tour va commencer. Utiliser d’abord une carte ?
question-attackRolled = { $about } : l’attaque est lancée. Utiliser une carte ?
question-attackDone = { $about } : l’attaque est finie. Utiliser une carte ?
question-defend = { $about } : c’est le moment de se défendre. Utiliser une carte ?
question-defendOther = On attaque une souris amie. { $about } : utiliser une carte ?
question-defenseRolled = { $about } : la défense est lancée. Utiliser une carte ?
question-wounding = { $about } : une blessure arrive. Utiliser une carte ?
question-capturing = { $about } : la capture menace. Utiliser une carte ?
question-beside = Qui se tient à côté de la case pleine ?
question-searchRoll = { $about } va fouiller. Utiliser une carte ?
question-searchHit = { $about } trouve quelque chose. Utiliser une carte ?
question-wheelGain = Du fromage va sur la meule. { $about } : utiliser une carte ?
question-minionTurn = Un ennemi va agir. { $about } : utiliser une carte ?
question-minionDefeated = Un ennemi est terrassé. { $about } : utiliser une carte ?
question-minionsPlaced = Des ennemis sont arrivés. { $about } : utiliser une carte ?
question-trackDealt = L’ordre des tours est posé. { $about } : utiliser une carte ?
question-markerGained = Une souris amie est en difficulté. { $about } : utiliser une carte ?
question-wounded = { $about } : une blessure de plus. Utiliser une carte ?
question-beforeAttack = { $about } va attaquer. Utiliser une carte ?
question-turnEnd = { $about } : le tour va finir. Utiliser une carte ?
answer-pass = non
answer-done = terminé
answer-none = rien
answer-keep = garder
answer-cheese = plutôt un fromage
answer-use = les utiliser
answer-bottom = sous la pioche
answer-plain = une blessure simple
answer-poison = une blessure de poison
answer-off = hors de la tuile : capture
answer-give = donner : { $what }
answer-take = prendre : { $what }
answer-wear = porter : { $card } ({ $slot })
answer-into-pack = dans le sac : { $card }

## Regarder les choses

sign-sword = épée★
sign-shield = épée-bouclier
sign-shield-star = épée-bouclier★
sign-bow = arc
sign-bow-star = arc★
sign-cheese = fromage
look-hero = combat { $battle }, défense { $defense }, savoir { $lore }, déplacement { $move }, points de vie { $life }
look-minion = combat { $battle }, défense { $defense }, points de vie { $life }
look-weapon = { $mode }, { $type }, { $bonus ->
    [0] sans bonus
   *[other] +{ $bonus }
}
look-paws = { $n ->
    [one] { $n } patte
    [many] { $n } pattes
   *[other] { $n } pattes
}
look-cost = { $n ->
    [one] { $n } fromage
    [many] { $n } fromages
   *[other] { $n } fromages
}
look-for = pour : { $who }
look-lore = à partir de savoir { $n }

## Essais et conseils

try =
    { $title }, essai { $attempt } ({ $difficulty ->
        [story] conte
        [heroic] héroïque
       *[standard] standard
    }) : { $end ->
        [won] gagné
        [left] perdu et laissé derrière
       *[lost] perdu
    } à la page { $page } ; manches : { $rounds }, captures : { $captures }
try-won = { $line } ; obtenu : { $flags }
hint-text = Le robot jouerait : { $what }.
hint-nothing-better = Rien d’autre n’aiderait davantage.
hint-onward = Le chemin vers la fin du chapitre passe par là.
hint-star = Une étoile trouve quelque chose : { $chance } %.
hint-fells = Chances de terrasser { $target } : { $chance } %.
hint-strikes = Chances de blesser { $target } : { $chance } %.
hint-wins = Le chapitre serait gagné.
hint-heals = Cela soigne { $who }.
hint-frees = Ensuite, { $who } peut de nouveau tout faire.
hint-learns = { $who } apprend une compétence pour le reste de l’histoire.
hint-wears = Une fois porté, cela aide { $who } tout de suite.
hint-eats = Cela ôte des fromages de la meule : l’attaque-surprise attendra.
hint-into-reach = De là, { $target } est à portée.
hint-out-of-reach = Là, moins d’ennemis peuvent frapper { $who }.
hint-on-the-way = C’est sur le chemin.
hint-likelier = Chances de terrasser { $target } : { $chance } % au lieu de { $was } %.
hint-more-steps = Quelques pas de plus valent le mieux à présent.
hint-its-moment = C’est le bon moment pour elle.
hint-best-for-us = C’est le mieux pour le groupe.

## Avant le début d’un chapitre

notice-required = Présence obligatoire : { $mice } (M3.1).
notice-one-of = Au moins une souris de cette liste doit venir : { $mice } (M3.1).
notice-stays = { $why ->
    [forbidden] { $mouse } ne peut pas venir dans ce chapitre.
    [unusual] { $mouse } cède sa place : d’habitude, ce chapitre se joue avec d’autres.
    [fewest] { $mouse } cède sa place : c’est la souris qui a le moins de cartes compétence.
   *[last] { $mouse } cède sa place : c’est le dernier nom dans l’ordre de la boîte.
}
notice-keeps = { $mouse } reste en arrière, et personne d’autre ne peut apprendre ceci entre-temps : { $cards } (M24.1).
notice-twice = { $card } n’existe qu’une fois : la carte reste à { $by }, et { $mouse } choisit de nouveau (M3.2).
