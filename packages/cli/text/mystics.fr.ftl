# Mystics dans le terminal, en français : ce qui entoure la carte, et ce que dit le programme.

## Autour de la carte

table-time = { $chapter } · { $side } · page { $page } sur { $end } · meule { $wheel }
table-track = Piste : { $cards }
table-poison = { " " }(poison : { $n })
table-cheese = { $n ->
    [one] { $n } fromage
    [many] { $n } fromages
   *[other] { $n } fromages
}
table-at = en { $space }
table-captured = en captivité
table-away = introuvable
table-down = à terre
table-stunned = marqueur « étourdie »
table-webbed = marqueur « empêtrée »
table-charmed = marqueur « envoûtée »
table-carries = transporte : { $token }
table-wears = porte : { $cards }
table-pack = sac : { $cards }
table-abilities = sait : { $cards }
table-wounds = { " " }({ $n ->
    [one] { $n } blessure
    [many] { $n } blessures
   *[other] { $n } blessures
})
table-face-sword = épée★
table-face-shield = bouclier
table-face-shield-star = bouclier★
table-face-bow = arc
table-face-bow-star = arc★
table-face-cheese = fromage
table-minions = Ennemis : { $list }
table-stash = Cache : { $list }
table-placed = Sur le plateau : { $list }
table-tokens = Choses : { $list }
table-in-stash = dans la cache
table-counts = Compteurs : { $list }
table-legend = Sur la carte : ~ eau · ^ entrée des ennemis · x piège · % collet · @ case traverse · $ une chose · ! un objet de groupe · # ligne rouge · : fossé · une flèche : 1 point pour descendre, 3 pour monter ; dans l’eau, le courant

## Ce que l’on peut faire

menu-step = avancer
menu-stand = se-relever
menu-scurry = précipiter
menu-battle = combattre
menu-search = fouiller
menu-recover = récupérer
menu-explore = explorer
menu-share = partager
menu-equip = équiper
menu-level-up = progresser
menu-ability = compétence
menu-use = utiliser
menu-place = placer
menu-pick-up = reprendre
menu-catapult = catapulter
menu-launch = lancer
menu-act = agir
menu-call = appeler
menu-take-up = ramasser
menu-put-down = poser
menu-hand-over = remettre
menu-choose = choisir
menu-end = terminer
menu-turn = { $mouse } : { $points ->
    [0] plus de points de déplacement
    [one] { $points } point de déplacement
    [many] { $points } points de déplacement
   *[other] { $points } points de déplacement
}, { $acted ->
    [yes] l’action est faite
   *[no] l’action reste à faire
}
menu-ask = À choisir : { $what } { $about }
menu-ask-ability = { $about } : avec quelle compétence ?
menu-ask-arrive = { $about } : arriver où ?
menu-ask-place = { $about } : où placer une de ces figurines ?
menu-ask-move = { $about } : par quel chemin ?
menu-ask-keep = { $about } : garder cette carte, ou l’échanger contre un fromage ?
menu-ask-keep-one = Laquelle de ces cartes garder ?
menu-ask-discard = { $about } : le sac est trop plein. Que défausser ?
menu-ask-reroll = Quel dé relancer ?
menu-ask-disguises = Utiliser les déguisements pour écarter les rats guerriers ?
menu-ask-heal = { $about } : quelle blessure soigner ?
menu-ask-cure = Que guérir ?
menu-ask-boss-card = Quelle carte du boss reçoit les blessures ?
menu-ask-rescue = Où la souris réapparaît-elle ?
menu-ask-fetch = Quelle carte aller chercher ?
menu-ask-drift = De quel côté le courant emporte-t-il la souris ?
menu-ask-path = Par où Brodie court-il ?
menu-ask-learn = Apprendre quelque chose avec les fromages ?
menu-ask-share = Partage avec { $about } : que faire ensuite ?
menu-ask-equip = { $about } : quelle carte mettre, et où ?
menu-ask-carry = Qui prend ceci : { $about } ?
menu-ask-put = D’où : { $about } ?
menu-ask-encounter = Garder la prochaine rencontre, ou la mettre sous la pioche ?
menu-ask-turnStart = { $about } : le tour va commencer. Utiliser d’abord une carte ?
menu-ask-attackRolled = { $about } : l’attaque est lancée. Utiliser une carte ?
menu-ask-attackDone = { $about } : l’attaque est finie. Utiliser une carte ?
menu-ask-defend = { $about } : c’est le moment de se défendre. Utiliser une carte ?
menu-ask-defendOther = On attaque une souris amie. { $about } : utiliser une carte ?
menu-ask-defenseRolled = { $about } : la défense est lancée. Utiliser une carte ?
menu-ask-wounding = { $about } : une blessure arrive. Utiliser une carte ?
menu-ask-capturing = { $about } : la capture menace. Utiliser une carte ?
menu-answer-pass = non
menu-answer-done = terminé
menu-answer-none = rien
menu-answer-keep = garder
menu-answer-cheese = plutôt un fromage
menu-answer-use = les utiliser
menu-answer-bottom = sous la pioche
menu-answer-plain = une blessure simple
menu-answer-poison = une blessure de poison

## Ce que dit le programme

table-help =
    Un NUMÉRO   fait ce qui est écrit à côté. L’action s’écrit aussi, mais en anglais :
                step b2, battle dagger roaches-1. Si elle n’est pas dans la liste, la règle qui
                l’interdit répond.
    look NOM    une carte, une souris, un ennemi : look premiers soins
    goal        ce qui fait gagner et perdre ce chapitre, et ses propres règles
    rules 7.8   cette règle du jeu ; rules : les titres ; rules 7 : un chapitre
    hint        ce que ferait le robot             bot     le laisser faire
    undo        revenir en arrière, tant que l’on n’a vu depuis ni dé ni carte
    story       l’histoire jusqu’ici               map     la table, encore une fois
    chronicle   tous les essais de cette campagne
    quit        arrêter ; une campagne qui a un fichier y reprendra la prochaine fois
table-try =
    { $title }, essai { $attempt } ({ $difficulty }) : { $end ->
        [won] gagné
        [left] perdu et laissé derrière
       *[lost] perdu
    } à la page { $page } ; manches : { $rounds }, captures : { $captures }
table-try-won = { $line } ; obtenu : { $flags }
table-goal = But : { $goal }
table-lost = Perdu si : { $lost }
table-rule = { $name } : { $text }
table-hint = Le robot jouerait : { $what }.
table-unknown = Je ne connais pas « { $line } ». Tapez un numéro de la liste, ou help.
table-no-such-thing = Rien ici ne s’appelle « { $name } ».
table-undone = C’est repris.
table-which-rule = Quelle règle ? Tapez son numéro, comme rules 7.8, ou le numéro d’un chapitre :
table-chapter = { $night } · { $title }
table-after-defeat = Le chapitre est perdu. Tapez retry pour réessayer, go on pour le laisser derrière vous, ou quit.
table-party = Le groupe : { $mice }. Appuyez sur Entrée pour partir, ou tapez { $size } de ces noms : { $able }
table-no-party = Cela ne va pas : { $why }.
table-keep = { $mouse } : quelle carte garder pour le prochain chapitre ? { $cards }, ou 0 pour aucune.
table-keep-number = Tapez l’un des numéros.
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
