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
table-captured = capturée
table-away = enlevée
table-down = renversée
table-stunned = étourdie
table-webbed = empêtrée
table-charmed = envoûtée
table-carries = transporte : { $token }
table-wears = porte : { $cards }
table-pack = sac : { $cards }
table-abilities = sait : { $cards }
table-wounds = { " " }({ $n ->
    [one] { $n } blessure
    [many] { $n } blessures
   *[other] { $n } blessures
})
table-minions = Ennemis : { $list }
table-stash = Cache : { $list }
table-placed = Sur le plateau : { $list }
table-tokens = Choses : { $list }
table-in-stash = dans la cache
table-counts = Compteurs : { $list }
table-legend = Sur la carte : ~ eau · ^ entrée des ennemis · x souricière · % collet · @ case traverse · $ une chose · ! un objet de groupe · # ligne rouge · : fossé · une flèche : 1 point pour descendre, 3 pour monter ; dans l’eau, le courant

## Ce que dit le programme

table-help =
    Un NUMÉRO   fait ce qui est écrit à côté. Les mots aussi : avancer b2, combattre dague cafard 1.
                Si l’action n’est pas dans la liste, la règle qui l’interdit répond.
    look NOM    une carte, une souris, un ennemi : look premiers soins
    goal        ce qui fait gagner et perdre ce chapitre, et ses propres règles
    rules 7.8   cette règle du jeu ; rules : les titres ; rules 7 : un chapitre
    hint        ce que ferait le robot             bot     le laisser faire
    undo        revenir en arrière, tant que l’on n’a vu depuis ni dé ni carte
    story       l’histoire jusqu’ici               map     la table, encore une fois
    chronicle   tous les essais de cette campagne
    quit        arrêter ; une campagne qui a un fichier y reprendra la prochaine fois
table-goal = But : { $goal }
table-lost = Perdu si : { $lost }
table-rule = { $name } : { $text }
table-unknown = Je ne connais pas « { $line } ». Tapez un numéro de la liste, ou help.
table-hint-how = Pour le faire, tapez { $number }, ou bot.
table-no-such-thing = Rien ici ne s’appelle « { $name } ».
table-undone = C’est repris.
table-which-rule = Quelle règle ? Tapez son numéro, comme rules 7.8, ou le numéro d’un chapitre :
table-chapter = { $night } · { $title }
table-after-defeat = Le chapitre est perdu. Tapez retry pour réessayer, ou go on pour le laisser derrière vous : cela coûte un coup d’horloge (jusqu’ici : { $strokes }, deux au plus), et chaque souris peut garder une carte. Tapez quit pour vous arrêter là.
table-party = Le groupe : { $mice }. Appuyez sur Entrée pour partir, ou tapez { $size } de ces noms : { $able }
table-no-party = Cela ne va pas : { $why }.
table-keep = { $mouse } : quelle carte garder pour le prochain chapitre ? { $cards }, ou 0 pour aucune.
table-keep-number = Tapez l’un des numéros.
