# Az Igézetek a terminálban, magyarul: ami a térkép körül áll, és amit a program mond.

## A térkép körül

table-time = { $chapter } · { $side } · { $page }. oldal, vége: { $end } · sajtkerék: { $wheel }
table-track = Cselekvési sor: { $cards }
table-poison = { " " }(mérgező: { $n })
table-cheese = { $n } sajt
table-at = itt: { $space }
table-captured = elfogva
table-away = elrabolva
table-down = kiütve
table-stunned = elkábulva
table-webbed = behálózva
table-charmed = elbűvölve
table-carries = viszi: { $token }
table-wears = viseli: { $cards }
table-pack = hátizsák: { $cards }
table-abilities = képesség: { $cards }
table-wounds = { " " }({ $n ->
    [one] 1 seb
   *[other] { $n } seb
})
table-face-sword = kard★
table-face-shield = pajzs
table-face-shield-star = pajzs★
table-face-bow = íj
table-face-bow-star = íj★
table-face-cheese = sajt
table-minions = Ellenfelek: { $list }
table-stash = Tároló: { $list }
table-placed = A táblán: { $list }
table-tokens = Dolgok: { $list }
table-in-stash = a tárolóban
table-counts = Számolva: { $list }
table-legend = A térképen: ~ víz · ^ itt jönnek be az ellenfelek · x egérfogó · % hurok · @ fordító mező · $ egy dolog · ! csapattárgy · # piros keret · : rés · nyíl: lefelé 1 lépéspont, fölfelé 3; vízben a sodrás

## Amit tenni lehet

menu-step = lépés
menu-stand = felállás
menu-scurry = sietés
menu-battle = harc
menu-search = keresés
menu-recover = pihenés
menu-explore = felfedezés
menu-share = megosztás
menu-equip = felszerel
menu-level-up = szintlépés
menu-ability = képesség
menu-use = használat
menu-place = elhelyezés
menu-pick-up = felszedés
menu-catapult = röpítés
menu-launch = kilövés
menu-act = akció
menu-call = hívás
menu-take-up = felvétel
menu-put-down = letétel
menu-hand-over = átadás
menu-choose = választás
menu-end = befejezés
menu-turn = { $mouse }: { $points ->
    [0] nincs több lépéspont
    [one] 1 lépéspont
   *[other] { $points } lépéspont
}, { $acted ->
    [yes] az akció elfogyott
   *[no] az akció még hátravan
}
menu-ask = Válassz: { $what } { $about }
menu-ask-ability = { $about }: melyik képességet hozza magával?
menu-ask-arrive = { $about }: hová érkezik?
menu-ask-place = { $about }: hová kerüljön közülük egy?
menu-ask-move = { $about }: merre megy?
menu-ask-keep = { $about }: megtartod, vagy 1 sajtot kérsz érte?
menu-ask-keep-one = Melyiket tartod meg e kártyák közül?
menu-ask-discard = { $about }: túl sok van a hátizsákban. Mit dobsz el?
menu-ask-reroll = Melyik kockát dobod újra?
menu-ask-disguises = Eldobod az álruhákat, hogy a patkányharcosok távol maradjanak?
menu-ask-heal = { $about }: melyik sebét gyógyítod?
menu-ask-cure = Mit gyógyítasz?
menu-ask-boss-card = A főnök melyik kártyája kapja a sebeket?
menu-ask-rescue = Hová álljon a megmentett egér?
menu-ask-fetch = Melyik kártyát veszed ki?
menu-ask-drift = Merre viszi a sodrás az egeret?
menu-ask-path = Merre fut Brodie?
menu-ask-learn = Tanulsz valamit a sajtért?
menu-ask-share = Megosztás, { $about }: mi legyen még?
menu-ask-equip = { $about }: mi hová kerüljön?
menu-ask-carry = { $about }: ki veszi át?
menu-ask-put = { $about }: honnan?
menu-ask-encounter = Marad a következő összetűzés, vagy menjen a pakli aljára?
menu-ask-turnStart = { $about }: mindjárt kezdődik a cselekvése. Használsz előtte egy kártyát?
menu-ask-attackRolled = { $about }: megvan a támadódobása. Használsz egy kártyát?
menu-ask-attackDone = { $about }: vége a támadásának. Használsz egy kártyát?
menu-ask-defend = { $about }: mindjárt védekezik. Használsz egy kártyát?
menu-ask-defendOther = { $about }: egy barátját támadják. Használsz egy kártyát?
menu-ask-defenseRolled = { $about }: megvan a védődobása. Használsz egy kártyát?
menu-ask-wounding = { $about }: mindjárt sebet kap. Használsz egy kártyát?
menu-ask-capturing = { $about }: mindjárt elfogják. Használsz egy kártyát?
menu-answer-pass = nem
menu-answer-done = kész
menu-answer-none = semmi
menu-answer-keep = megtartom
menu-answer-cheese = inkább sajt
menu-answer-use = eldobom
menu-answer-bottom = a pakli aljára
menu-answer-plain = egy sima sebet
menu-answer-poison = egy mérgező sebet

## Amit a program mond

table-help =
    Egy SZÁM    azt teszi, ami mellette áll. Szavakkal is lehet, angolul: step b2, battle dagger roaches-1.
                Ami nincs a listában, arra az a szabály felel, amelyik tiltja.
    look NÉV    egy kártya, egér vagy ellenfél: look elsősegély
    goal        mivel nyerhető és veszthető el ez a fejezet, és a külön szabályai
    rules 7.8   a játéknak ez a szabálya; rules: a címek; rules 7: egy szakasz
    hint        mit tenne a gép                    bot     tegye is meg
    undo        visszavonás, ha azóta se kocka, se kártya nem került elő
    story       az eddigi történet                 map     újra az asztal
    chronicle   e kampány minden próbája
    quit        kilépés; a fájlba mentett kampány legközelebb onnan folytatódik
table-try =
    { $title }, { $attempt }. próba ({ $difficulty ->
        [story] mese
        [heroic] hősi
       *[standard] szokásos
    }): { $end ->
        [won] győzelem
        [left] vereség, és továbbmentetek
       *[lost] vereség
    }, { $page }. oldal; fordulók: { $rounds }, elfogások: { $captures }
table-try-won = { $line }; nyereség: { $flags }
table-goal = Cél: { $goal }
table-lost = Vereség: { $lost }
table-rule = { $name }: { $text }
table-hint = A gép ezt tenné: { $what }.
table-unknown = Ezt nem értem: „{ $line }”. Írj be egy számot a listából, vagy azt, hogy help.
table-no-such-thing = Itt semminek sincs ilyen neve: „{ $name }”.
table-undone = Visszavonva.
table-which-rule = Melyik szabály? Írd be a számát, például rules 7.8, vagy egy szakaszét:
table-chapter = { $night } · { $title }
table-after-defeat = A fejezet elveszett. Írd be: retry (újabb próba), go on (továbbmentek nélküle) vagy quit (kilépés).
table-party = A csapat: { $mice }. Enterre indultok, vagy írj be { $size } nevet ezek közül: { $able }
table-no-party = Így nem lehet: { $why }.
table-keep = { $mouse }: melyik kártyát tartja meg a következő fejezetre? { $cards }, vagy 0, ha egyiket sem.
table-keep-number = Írd be a számok egyikét.
look-hero =
    harcérték { $battle }, védelmi érték { $defense }, tudásszint { $lore }, mozgási érték { $move }, életpont { $life }
look-minion = harcérték { $battle }, védelmi érték { $defense }, életpont { $life }
look-weapon = { $mode }, { $type }, { $bonus ->
    [0] bónusz nélkül
   *[other] +{ $bonus }
}
look-paws = { $n ->
    [one] 1 mancs
   *[other] { $n } mancs
}
look-cost = { $n } sajt
look-for = feltétel: { $who }
look-lore = legalább { $n } tudásszint
