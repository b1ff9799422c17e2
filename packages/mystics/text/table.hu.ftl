# A Mystics asztalánál, magyarul: mit lehet tenni, mit kérdeznek, mit érdemes megnézni.

## Cselekvések, mint tennivaló: action-<do>; a cselekvések fajtái: verb-<do>

action-step = lépés ide: { $to }
action-walk = út idáig: { $to }
action-stand = felállás
action-scurry = sietés
action-battle = támadás: { $target } ({ $weapon })
action-search = keresés
action-recover = pihenés
action-explore = { $exit ->
    [none] felfedezés: ami alatta van
   *[other] felfedezés: { $exit }
}
action-share = megosztás: { $with }
action-equip = a felszerelés elrendezése
action-level-up = tanulás: { $ability }
action-ability = { $on ->
    [none] { $ability } használata
   *[other] { $ability } használata: { $on }
}
action-use = { $on ->
    [none] { $card } használata
   *[other] { $card } használata: { $on }
}
action-place = lerakás ide: { $at } ({ $item })
action-pick-up = felvétel: { $item }
action-catapult = átröpítés ide: { $to } ({ $mouse })
action-launch = a szőlő kilövése: { $target }
action-act = { $name }
action-call = hívás: „{ $name }”
action-take-up = elvétel: { $token }
action-put-down = a teher letevése
action-hand-over = átadás: { $to }
action-choose = válasz: { $option }
action-arrange = helyfoglalás: { $places }
action-whisper = { $when ->
    [always] mindig kérdezzen: { $card }
    [hold] soha ne kérdezzen: { $card }
   *[other] akkor kérdezzen, ha számít: { $card }
}
action-whispers = a kártyákról úgy kérdezzen, ahogy magadnak választottad
action-end = a cselekvés vége
action-wait = kivárás, amíg sorra kerül: { $for }
action-lead = mindenki idevezetése: { $to }
every-card = minden kártya
exit-n = észak
exit-e = kelet
exit-s = dél
exit-w = nyugat
verb-step = lépés
verb-stand = felállás
verb-scurry = sietés
verb-battle = harc
verb-search = keresés
verb-recover = pihenés
verb-explore = felfedezés
verb-share = megosztás
verb-equip = felszerelés
verb-level-up = szintlépés
verb-ability = képesség
verb-use = használat
verb-place = elhelyezés
verb-pick-up = felszedés
verb-catapult = röpítés
verb-launch = kilövés
verb-act = akció
verb-call = hívás
verb-take-up = felvétel
verb-put-down = letétel
verb-hand-over = átadás
verb-choose = választás
verb-end = befejezés
verb-walk = út
verb-arrange = helyek
verb-wait = kivárás
verb-lead = vezetés
verb-whisper = kérdések
verb-whispers = kérdésmód

## Kérdések: question-<what>; válaszok: answer-<option>

## Figyelmeztetések

warning-action-left = Ebben a cselekvésben még megvan az akció.
warning-gives-up-steps = Így elvész a maradék { $n } lépés.
warning-trap = Ott egérfogó van.
warning-carried-off = A cselekvés végén a sodrás leviszi a játéklapról: elfogják.
warning-may-surge = A sajtjuk megtöltheti a kereket: { $n } %.
warning-surges = Ettől felbukkanás jön.
warning-loses = Ezzel elveszítitek a fejezetet.
warning-items-left = Itt csapattárgyak vannak letéve; ami itt marad, elvész.
warning-captive-left = { $who } még fogoly, és itt ki lehetne szabadítani.
warning-hurts-ours = Ez őt is éri: { $who }.
warning-below-level-up = Akkor kevés lesz a sajt a szintlépéshez.
warning-carried-on = A sodrás { $n } cselekvés alatt leviszi a játéklapról: elfogják.
warning-last-drift = Most a sodrás leviszi a játéklapról: elfogják.
warning-once-left = Ez csak itt tehető meg, és még nem történt meg: { $who }.
warning-wearable = Van neki üres helye: { $who }.

question-turn = { $mouse }: { $points ->
    [0] nincs több lépéspont
    [one] 1 lépéspont
   *[other] { $points } lépéspont
}, { $acted ->
    [yes] az akció elfogyott
   *[no] az akció még hátravan
}
waiting-way = Elvesztettétek a fejezetet: még egyszer, vagy tovább?
waiting-keep = { $mice }: melyik kártya maradjon meg a következő fejezetre?
waiting-hits = { $hits ->
    [one] { $hits } találat érkezik
   *[other] { $hits } találat érkezik
}: { $what }
question = { $about ->
    [none] Mi legyen?
   *[other] { $about }: mi legyen?
}
question-ability = { $about }: melyik képességet hozza magával?
question-arrive = { $about }: hová érkezik?
question-place = { $about }: hová kerüljön közülük egy?
question-move = { $about }: merre megy?
question-keep = { $about }: megtartod, vagy 1 sajtot kérsz érte?
question-keep-one = Melyiket tartod meg e kártyák közül?
question-discard = { $about }: túl sok van a hátizsákban. Mit dobsz el?
question-reroll = Melyik kockát dobod újra?
question-disguises = Eldobod az álruhákat, hogy a patkányharcosok távol maradjanak?
question-heal = { $about }: melyik sebét gyógyítod?
question-cure = Mit gyógyítasz?
question-boss-card = A főnök melyik kártyája kapja a sebeket?
question-rescue = { $about ->
    [none] Hová álljon a megmentett egér?
   *[other] { $about } kiszabadul: hová álljon?
}
question-fetch = Melyik kártyát veszed ki?
question-drift = Merre viszi a sodrás az egeret?
question-path = Merre fut Brodie?
question-learn = Tanulsz valamit a sajtért?
question-share = Megosztás, { $about }: mi legyen még?
question-equip = { $about }: mi hová kerüljön?
question-carry = { $about }: ki veszi át?
question-put = { $about }: honnan?
question-encounter = Marad a következő összetűzés, vagy menjen a pakli aljára?
question-turnStart = { $about }: mindjárt kezdődik a cselekvése. Használsz előtte egy kártyát?
question-attackRolled = { $about }: megvan a támadódobása. Használsz egy kártyát?
question-attackDone = { $about }: vége a támadásának. Használsz egy kártyát?
question-defend = { $about }: mindjárt védekezik. Használsz egy kártyát?
question-defendOther = { $about }: egy barátját támadják. Használsz egy kártyát?
question-defenseRolled = { $about }: megvan a védődobása. Használsz egy kártyát?
question-wounding = { $about }: mindjárt sebet kap. Használsz egy kártyát?
question-capturing = { $about }: mindjárt elfogják. Használsz egy kártyát?
question-beside = Ki áll a megtelt mező mellé?
question-searchRoll = { $about } keresni készül. Használsz egy kártyát?
question-searchHit = { $about } talál valamit. Használsz egy kártyát?
question-wheelGain = Sajt kerül a kerékre. { $about }: használsz egy kártyát?
question-minionTurn = Egy ellenfél következik. { $about }: használsz egy kártyát?
question-minionDefeated = Egy ellenfelet legyőztetek. { $about }: használsz egy kártyát?
question-minionsPlaced = Ellenfelek érkeztek. { $about }: használsz egy kártyát?
question-trackDealt = Kész a cselekvési sor. { $about }: használsz egy kártyát?
question-markerGained = Egy barát bajban van. { $about }: használsz egy kártyát?
question-wounded = { $about } megsebesült. Használsz egy kártyát?
question-beforeAttack = { $about } támadni készül. Használsz egy kártyát?
question-turnEnd = { $about }: véget ér a cselekvése. Használsz egy kártyát?
answer-pass = nem
answer-done = kész
answer-none = semmi
answer-keep = megtartom
answer-cheese = inkább sajt
answer-use = eldobom
answer-bottom = a pakli aljára
answer-plain = egy sima sebet
answer-poison = egy mérgező sebet
answer-off = le a játéklapról: fogság
answer-give = add: { $what }
answer-take = vedd: { $what }
answer-wear = felveszi: { $card } ({ $slot })
answer-into-pack = a hátizsákba: { $card }

## Mit látni a lapokon

sign-sword = kard★
sign-shield = kard-pajzs
sign-shield-star = kard-pajzs★
sign-bow = íj
sign-bow-star = íj★
sign-cheese = sajt
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

## Próbák és tanács

try =
    { $title }, { $attempt }. próba ({ $difficulty ->
        [story] mese
        [heroic] hősi
       *[standard] szokásos
    }): { $end ->
        [won] győzelem
        [left] vereség, és továbbmentetek
       *[lost] vereség
    }, { $page }. oldal; fordulók: { $rounds }, elfogások: { $captures }
try-won = { $line }; nyereség: { $flags }
hint-text = A gép ezt tenné: { $what }.
hint-nothing-better = Most semmi más nem segítene többet.
hint-onward = Arra visz az út a fejezet végéhez.
hint-star = Esély a csillagra, vagyis egy kártyára: { $chance } %.
hint-fells = Legyőzi, esély: { $chance } % ({ $target }).
hint-strikes = Megsebzi, esély: { $chance } % ({ $target }).
hint-wins = Ezzel megnyeritek a fejezetet.
hint-heals = Ez gyógyítja: { $who }.
hint-frees = Utána { $who } újra mindent tehet.
hint-learns = { $who } a történet végéig tanul valamit.
hint-wears = Viselve rögtön segít: { $who }.
hint-eats = Ez sajtot vesz le a kerékről: később jön a felbukkanás.
hint-into-reach = Onnan elérhető: { $target }.
hint-out-of-reach = Ott kevesebben üthetik: { $who }.
hint-on-the-way = Útba esik.
hint-likelier = Így legyőzi, esély: { $was } % helyett { $chance } % ({ $target }).
hint-more-steps = Most néhány további lépés ér a legtöbbet.
hint-its-moment = Most jött el az ideje.
hint-best-for-us = A csapatnak ez a legjobb.

## Egy fejezet kezdete előtt

notice-required = Ebben a fejezetben ott kell lennie: { $mice } (M3.1).
notice-one-of = Közülük valakinek ott kell lennie: { $mice } (M3.1).
notice-stays = { $why ->
    [forbidden] { $mouse } nem jöhet ebbe a fejezetbe.
    [unusual] { $mouse } átadja a helyét: ebbe a fejezetbe többnyire mások mennek.
    [fewest] { $mouse } átadja a helyét: övé a legkevesebb képességkártya.
   *[last] { $mouse } átadja a helyét: ez az utolsó név a doboz sorrendjében.
}
notice-keeps = { $mouse } otthon marad, és ezt addig senki más nem tanulhatja meg: { $cards } (M24.1).
notice-twice = Ebből a kártyából csak egy van: { $card }. A tulajdonosa { $by }, és { $mouse } újra választ (M3.2).
