# Mystics at a table in the browser, in Hungarian.

mystics-title = Egerek és Igézetek

## Seals
letter-collin = C
letter-nez = N
letter-tilda = T
letter-filch = F
letter-lily = L
letter-maginos = M
letter-rat-warriors = r
letter-elite-rat-warriors = E
letter-roaches = k
letter-greedy-roaches = g
letter-spider = P
letter-centipede = S
letter-captain-vurst = V
letter-skitter-clak = X
letter-vanestra = Q
letter-brodie = B

## The room
room-label = { $side }, a helyiség mezői
space-floor = { $id }
space-water = { $id }, víz
space-area = { $id }, speciális terület
space-entry = itt jönnek be az ellenfelek
way-to = Kijárat: { $side }
way-unknown = még nem látott helyiség
way-nowhere = sehová

## Time
time-label = Idő és veszély
time-left = { $left ->
    [one] Még { $left } sajt
   *[other] Még { $left } sajt
}, és jön a felbukkanás:
wheel-label = Sajtkerék: { $wheel } / { $full }
page-label = { $page }. oldal, a vége: { $end }.
surge-then = a homokóra továbblép.
surge-nobody = a homokóra továbblép, és senki sem jön: itt már volt felbukkanás.
surge-brings = a homokóra továbblép, és bejönnek: { $minions }.

## Track and party
track-label = Cselekvési sor
mouse-life = életpont: { $left } / { $life }
played-by = Játékosa: { $who }
played-to = Átadás neki: { $who }
played-together = Együtt cserélnek gazdát: { $mice }
is-captured = elfogva
is-away = elrabolva
is-down = kiütve
is-poisoned = méreg
is-unseen = láthatatlan
is-carrying = viszi: { $token }

## The turn
turn-of = Következik: { $mouse }
turn-of-other = Most { $who } játszik
turn-left = { $points ->
    [0] Nincs több lépéspont
    [one] Még 1 lépéspont
   *[other] Még { $points } lépéspont
}, { $acted ->
    [yes] az akció elfogyott
    [last] és az akciód, ami véget vet a mozgásnak
   *[no] és az akciód
}
over-won = Megnyertétek a fejezetet!
over-lost = Elvesztettétek a fejezetet.
whose-own = { $who } dönt: a saját egeréről van szó ({ $mouse }).
whose-turn = A csapat választ: { $who } dönt, mert ő következik.
whose-lowest = A csapat választ: { $who } dönt, ő áll leghátul a sorban.
suggest-how = Koppints egy válaszra, ha azt javasolod.
answer-good-first = Kezdésnek jó.
arrive-all = Mindenki egyszerre:
arrive-one = Vagy egyesével, ahogy a kérdés szól:

## What can be done
do-step = Lépés
do-stand = Felállás
do-scurry = Sietés
do-battle = Harc
do-search = Keresés
do-recover = Pihenés
do-explore = Felfedezés
do-share = Megosztás
do-equip = Felszerelés
do-level-up = Szintlépés
do-ability = Kártyák
do-use = Használat
do-place = Tárgy letétele
do-pick-up = Felszedés
do-catapult = Átröpítés
do-launch = Kilövés
do-act = Akció
do-call = Hívás
do-take-up = Felvétel
do-put-down = Letétel
do-hand-over = Átadás
do-choose = Választás
do-end = Cselekvés vége
do-end-sure = Befejezés így is
warned-again = Még egyszer, és megtörténik.
do-walk = Séta
do-arrange = Felállás helyekre
do-wait = Kivárás…
do-lead = Mindenki vezetése
do-whisper = Mikor kérdezzen
note-targets = { $n ->
    [one] 1 célpont
   *[other] { $n } célpont
}
note-star = csillag { $chance } %
note-stand = minden lépés
note-scurry = kocka + { $move }
# Miért nem használható egy gomb, három szóban.
short-already-acted = akció elhasználva
short-minions-here = itt ellenfelek vannak
short-no-exit-here = itt nincs kijárat
short-move-first = mozgás után
short-already-found = itt már talált
short-not-near = senki sincs közel
short-too-little-cheese = kevés a sajt
short-used-this-turn = már megvolt
short-in-water = vízben
short-stunned = elkábulva
short-webbed = behálózva
short-knocked-down = kiütve
short-no-such-minion = nincs ellenfél
short-out-of-reach = túl messze
short-not-seen = fal van közte
short-not-its-moment = most nem
short-ability-used = cselekvésenként egy
short-nothing-shared = nincs mit adni

among-label = Melyiket?
among-none = Egyiket sem
lead-where = Koppints a mezőre, ahová mindenki menjen.
chance-to-defeat = legyőzi: { $chance }%
attack-odds = { $dice } kocka { $against } ellen · sajt nekünk { $cheese } %, a kerékre { $wheel } %
do-hinted = Legyen így
hint-lesson = Most: { $what }
hint-lesson-step = Most: koppints oda, ahová a nyíl mutat, vagy messzebb. A mancs mutatja, hány lépés.
hint-none = A várakozásnál jobb most nem jut eszébe.
command-unclear = „{ $word }”: itt nincs ilyen parancs.

## What is asked
window-if-used = Ha használod
window-if-passed = Ha kihagyod
window-use = Használom
window-pass = Kihagyom
odds-wound = seb: { $chance } %
odds-felled = legyőzve: { $chance } %
then-dice = aztán a kockák döntenek
whisper-label = Kérdezzen erről a kártyáról
whisper-always = mindig
whisper-matters = ha számít
whisper-hold = csak ha mindent kérdez
ask-all = Kérdezz mindent
ask-all-hold = Ugyanez, amíg a Shiftet nyomva tartod
ask-all-now = Most mindent megkérdez a játék.

## Dice, log, leaves
told-of = Most cselekszik: { $who }
told-house = Ami mindenkit érint
recap-nothing = A cselekvésük véget ért: senki sem sérült meg.
sum-line = { $hits } − { $blocks } = { $left }
tray-sum = { $hits } találat − { $blocks } pajzs = { $left } seb.
tray-steps = { $die } a kockán + { $move } = { $steps } lépéspont
tray-label = Az utolsó dobás
log-begin = A kezdetén
log-passed = Helyettetek kihagyva
log-big = Ami számít
leaves-label = Még az asztalról
leaf-mouse = Egér
leaf-map = Cél
leaf-threats = Veszély
threats-none = Itt egy ellenfél sem fenyeget senkit.
threat-line = { $how ->
    [shot] { $who } rálő: { $mouse }.
    [sure] { $who } megüti: { $mouse }.
    [never] { $who } célpontja { $mouse }, de túl messze van az ütéshez ({ $steps } lépés).
   *[maybe] { $who } célpontja { $mouse }, { $steps } lépésre. Odaér: { $chance } %.
}
leaf-log = Napló
leaf-candle = Gyertya
goal-title = Mit kell tenni
goal-lost = Vereség: { $lost }
goal-counted = { $name }: { $value }
map-label = A fejezet helyiségei
leaf-story = Történet

## Things
stat-battle = harcérték
stat-defense = védelmi érték
stat-lore = tudásszint
stat-move = mozgási érték
sheet-worn = Viseli
sheet-pack = Hátizsák: { $n } / { $most }
sheet-can = Tudja
sheet-stash = Csapattárgyak
sheet-none = semmi
card-use = Használat
card-wear = Felvétel
card-take-off = A hátizsákba
share-with = Kivel?
share-how = Koppints egy kártyára, és a másikhoz kerül.
share-over = Több, mint amennyi elfér: egyet el kell dobni.
share-cheese = { $n } sajt
share-one-cheese = 1 sajt neki: { $who }
share-not = Most nem
share-do = Megosztás

## The book and the hall
book-go-on = Tovább
hall-title = A Tizenkettes Óra
hall-begin = Nyissuk ki a könyvet
hall-set-out = Kezdődjön a fejezet
hall-go-on = Folytatjuk a fejezetet
hall-difficulty = Nehézség
hall-level-story = Többnyire több oldal, könnyebb összetűzések és kevesebb ellenfél.
hall-level-standard = A fejezetek úgy, ahogy kitaláltuk őket.
hall-level-heroic = Többnyire kevesebb oldal, nehezebb összetűzések és több ellenfél.
hall-party = Ki megy
hall-one = Csak ezt a fejezetet játsszuk
hall-ours = a mi kampányunk, ezen az eszközön őrizve
hall-new = Új kampány
hall-new-how = Tizenkét fejezet, egyik a másik után. Minden lépést megőrzünk, és bármikor abba lehet hagyni.
hall-player = { $n }. játékos
hall-more = Eggyel több
hall-fewer = Eggyel kevesebb
hall-with-prologue = Kezdés a prológussal, amely megtanítja a játékot
hall-so-far = A történet eddig
hall-nothing-yet = Még semmi. A könyv csukva van.
hall-forget = A kampány törlése
hall-forget-sure = Biztosan? Semmi sem marad belőle. Nyomd meg még egyszer
hall-retry = Újra megpróbáljuk
hall-go-on-lost = Tovább, egy ütés árán (B7)
hall-price = Továbbmenni az óra egy ütésébe kerül (B7). Eddig { $strokes } volt, legfeljebb kettő lehet. Ekkor minden egér megtarthat egy kártyát.
hall-one-how = Egy fejezet magában: semmi sem jön át a kampányból, és oda sem kerül semmi.
hall-change = Mások
hall-bot = a gép
hall-tap-next = Koppints egy egérre, hogy más játékos vagy a gép játssza.
hour-won = győzelem
hour-left = vereség, és továbbmentetek
hour-next = a következő
hour-later = később
end-remembered = Erre emlékezni fognak:
end-keep = Minden egér megtarthat egy kártyát a következő fejezetre (M24.2):
end-to-hall = A következő órához
end-to-hall-lost = Vissza az órához
end-look = Még egy pillantás az asztalra
hall-players = Ki játszik?
book-close = A könyv becsukása
book-later = Később olvassuk
book-ribbon = Könyvjelző
book-chosen = ezt választottátok
book-not-chosen = nem ezt választottátok
book-from-now-on = Mostantól
passage-intro = A kezdet
passage-victory = A győzelem
passage-defeat = A vereség
passage-goes-on = Hogyan folytatódik
passage-goes-on-lost = Hogyan folytatódik mégis
passage-epilogue = A történet vége
passage-last-page = Az utolsó oldal
