# Az Igézetek magyarul. Kulcsok: refused-<code>, event-<type>.

-mystics = Egerek és Igézetek

## Miért nem szabad valami

refused-ability-used = Ez az egér ebben a cselekvésben már használt képességkártyát.
refused-against-current = Sodrással szemben egy egér sem úszik.
refused-all-there = Már mindenki ott van.
refused-already-acted = E cselekvés akciója elfogyott, és vele az is, ami egy előtte megkezdett mozgásból maradt.
refused-already-called = Ez a hívás ebben a fejezetben már elhangzott.
refused-already-found = Ez az egér ezen a lapoldalon már talált valamit.
refused-answer-first = Egy kérdés még nyitva van: előbb arra kell felelni.
refused-asks-everything = Ez az asztal mindent megkérdez; a következő megnyitásakor mást is választhatsz.
refused-both-in-water = Mindkét vége vízben feküdne.
refused-carries-none = Ez az egér nem visz semmit.
refused-carries-one = Egy egér egyszerre egy dolgot vihet.
refused-chapter-lost = Elvesztettétek a fejezetet.
refused-chapter-not-over = A fejezet még nem ért véget.
refused-chapter-under-way = Egy fejezet még tart: előbb azt kell végigjátszani.
refused-chapter-won = Megnyertétek a fejezetet.
refused-closed = Ez a lapoldal ebben a fejezetben zárva van.
refused-condition-not-met = Ez most nem lehetséges.
refused-empty-adjacent-space = A szőlő egy üres mezőre kerül, az egér mellé.
refused-empty-walk = Ebben a sétában nincs egyetlen mező sem.
refused-full = Azon a mezőn nincs hely.
refused-gap = A rés túl széles, nem lehet átlépni.
refused-gate-shut = Az út zárva van.
refused-had-its-turn = Ez a kártya ebben a fordulóban már sorra került.
refused-hook-needed = Ehhez az úthoz a horog és damil kell a tárolóban.
refused-in-water = Vízben nem lehet.
refused-knocked-down = Az egér kiütve fekszik: előbb fel kell állnia.
refused-lesson-first = Egyszerre egy lecke: csak az az akció választható, amelyet a lecke kér.
refused-minion-near = Ha az egér mezőjén vagy szomszédos mezőn ellenfél áll, a célpont csak ezek egyike lehet.
refused-minion-there = Azon a mezőn ellenfél áll.
refused-minions-here = Ellenfelek vannak ezen a játéklapon.
refused-move-first = Sietni csak mozgás után lehet.
refused-move-over = A mozgás véget ért.
refused-name-a-card = Meg kell nevezni a megtámadott kalandkártyát.
refused-name-an-exit = Több út is van: egyet meg kell nevezni.
refused-no-aligned-exit = A túlsó játéklapon nincs hozzá illő kijárat.
refused-no-chapter-under-way = Most nem tart fejezet.
refused-no-dry-way = Nem vezet oda száraz, egérfogó nélküli út.
refused-no-exit-here = Innen nem visz út a játéklapról.
refused-no-fork-here = A villa nem ezen a mezőn van.
refused-no-grape = A szőlő nincs a tárolóban.
refused-no-legal-target = Nincs semmi, amit ezzel meg lehetne támadni.
refused-no-other-side = Ezt a játéklapot nem lehet megfordítani.
refused-no-such-ability = Nincs ilyen képesség.
refused-no-such-action = Ebben a fejezetben nincs ilyen akció.
refused-no-such-card = Az a kártya nincs ott.
refused-no-such-minion = Nincs ilyen ellenfél.
refused-no-such-option = Ez nem felelet a kérdésre.
refused-no-such-space = Nincs ilyen mező.
refused-no-such-target = Ehhez most nincs ilyen célpont.
refused-no-such-token = Ilyesmi nem hever itt.
refused-no-such-weapon = Az egér nem fogja azt a fegyvert.
refused-no-tile-beyond = Azon a kijáraton túl nincs semmi.
refused-no-turn = Ez az egér most nem kerül sorra.
refused-nobody-arrives = Most senki sem érkezik, vagy nincs mező megnevezve annak, aki igen.
refused-not-adjacent = Az a mező nem szomszédos.
refused-not-as-announced = A támadásnak illenie kell ahhoz, amit előtte bejelentettek.
refused-not-free = Ezt csak szabad egér teheti.
refused-not-here = Ez nem ezen a mezőn hever.
refused-not-in-stash = Ez nincs a csapattárgyak tárolójában.
refused-not-its-moment = Most nem használható ez a kártya.
refused-not-knocked-down = Az egér talpon van.
refused-not-near = Az az egér nem ugyanazon és nem is szomszédos mezőn áll.
refused-not-now = Ezt most nem lehet.
refused-not-on-fork = Csak a villa mezőjén álló másik egeret lehet átröpíteni.
refused-not-on-track = Ez a kártya nincs a sorban.
refused-not-placeable = Ezt nem lehet a táblára tenni.
refused-not-seen = Fal van közben.
refused-not-there = Ezt máshol kell megtenni.
refused-not-to-be-taken = Ezt nem lehet felvenni.
refused-not-worn = A hátizsákban nincs hatása: viselni kell.
refused-not-your-mouse = Hogy egy egér kártyáiról mikor jöjjön kérdés, azt a saját játékosa mondja meg.
refused-nothing-asked = Senki sem kérdezett semmit.
refused-nothing-lost = Nincs elveszített fejezet, amelyet meg lehetne ismételni vagy oda lehetne hagyni.
refused-nothing-moved = Semmi sem kerül máshová.
refused-nothing-shared = Nincs min osztozni: a két egér közül egyik sem ad kártyát vagy sajtot.
refused-nothing-to-recover = Az egér se elkábulva nincs, se behálózva.
refused-one-end-here = Az egyik vége az egér saját mezőjén fekszik, a másik máshol.
refused-only-poison = Ott csak mérgező seb maradt, azt pedig ez nem gyógyítja.
refused-out-of-reach = A célpont nem érhető el.
refused-outnumbered = Az egér mezőjén több az ellenfél, mint az egér: nem mehet el onnan.
refused-own-space = Ez az egér saját mezőjére kerül.
refused-own-turn = Már ez az egér cselekszik.
refused-red-line = Egér nem léphet át piros kereten.
refused-requirement-not-met = Az egér nem felel meg a feltételnek.
refused-slot-full = Azon a helyen ez már nem fér el.
refused-stunned = Az elkábult egér csak pihenhet.
refused-taken = Ez a képesség már valamelyik egéré.
refused-tinkerer-or-scamp-needed = Ehhez az úthoz ezermester vagy tolvaj kell.
refused-too-far = Addig nem ér el a damil.
refused-too-few-points = Túl kevés lépéspont maradt.
refused-too-little-cheese = Túl kevés a sajt.
refused-used-this-round = Ebben a fordulóban ezt már használták.
refused-used-this-turn = Ebben a cselekvésben ez már megtörtént.
refused-weapon-used = Ezzel a fegyverrel már ütöttek, vagy nem ilyen fegyver kell.
refused-webbed = Az egér be van hálózva.
refused-whole-move-needed = Vízből kijönni csak egy egész mozgással lehet.
refused-wrong-slot = A kártya nem oda való.

## Mi történt

event-chapter-began = { $chapter ->
    [prologue] Kezdődik a prológus.
   *[other] Kezdődik: { $chapter }. fejezet.
}
event-turn-began = Következik: { $card }.
event-turn-ended = Véget ért a cselekvés: { $card }.
event-round-began = Új forduló kezdődik.
event-rolled = { $by ->
    [nobody] Dobás
   *[other] { $by } dobása
} ({ $for ->
    [move] mozgás
    [paws] ügyes mancsok
    [attack] támadás
    [defense] védekezés
    [search] keresés
    [recover] pihenés
    [trap] egérfogó ellen
    [water] ki a vízből
    [ambush] rajtaütés
    [reroll] újradobás
    [test] próba
   *[other] { $for }
}): { $faces }.
event-coin-tossed = { $by ->
    [nobody] Érmedobás
   *[other] { $by } érmét dob
}: { $side ->
    [splat] placcs
    [whole] egész
   *[other] { $side }
}.
event-stepped = { $to ->
    [none] { $who } továbbmegy.
   *[other] { $who } ide lép: { $to }.
}
event-put = { $at ->
    [none] { $who } máshová kerül.
   *[other] { $who } ide kerül: { $at }.
}
event-sought = { $mouse ->
    [null] { $who } a célja felé tart{ $at ->
        [none] {""}
       *[other] {" "}({ $at })
    }, { $steps } lépésre.
   *[other] { $who } a legközelebbi egér felé tart: { $mouse }, { $steps } lépésre.
}
event-aimed = { $who } célpontja { $mouse }: { $why ->
    [only] mást nem ér el.
    [nearest] ő van a legközelebb.
    [higher] más is ilyen közel van, de hátrébb a cselekvési sorban.
    [fresh] a legközelebbi, akit ebben a cselekvésben még nem ért támadás.
   *[highest] a legelső a cselekvési sorban, mert már mindenkit ért támadás.
}
event-drifted = { $to ->
    [none] { $who } sodródik a vízzel.
   *[other] { $who } ide sodródik: { $to }.
}
event-stood-up = { $who } feláll.
event-knocked-down = { $who } kiütve fekszik.
event-attacked = Támadás: { $by } → { $targets }.
event-missed = { $by } nem talál.
event-blocked = { $who }: { $hits } találatból { $blocks } kivédve.
event-wounded = { $n ->
    [one] { $who } 1 sebet kap.
   *[other] { $who } { $n } sebet kap.
}
event-healed = { $n ->
    [one] { $who } 1 sebből kigyógyul.
   *[other] { $who } { $n } sebből kigyógyul.
}
event-poison-eased = { $who } viseli: { $card }. A mérgező sebek sima sebekké válnak ({ $n }).
event-marked = { $who }: { $marker }.
event-cured = { $who } már nincs { $marker }.
event-defeated = { $who } legyőzve.
event-removed = { $who } lekerül a tábláról.
event-card-beaten = Legyőzött kártya: { $card }.
event-captured = Elfogták: { $who }.
event-rescued = { $at ->
    [none] { $who } újra szabad.
   *[other] { $who } újra szabad, és itt áll: { $at }.
}
event-taken-away = Elrablás: { $who }.
event-cheese-gained = { $card ->
    [none] { $who } { $n } sajtot kap.
   *[other] { $card }: { $who } { $n } sajtot kap.
}
event-cheese-lost = { $why ->
    [cost] { $who } { $n } sajtot fizet.
   *[other] { $who } { $n } sajtot veszít.
}
event-cheese-stolen = { $who } sajtjából ellopnak 1-et.
event-wheel-changed = { $why ->
    [idle] Egy forduló ellenfelek nélkül: fogy az idő. A sajtkeréken most { $wheel } sajt van.
   *[other] A sajtkeréken most { $wheel } sajt van.
}
event-surged = Felbukkanó ellenfelek!
event-page-turned = A homokóra továbblép: { $page }. oldal.
event-end-moved = A fejezet vége jelző új helye: { $end }. oldal.
event-encounter-revealed = Összetűzés: { $card }.
event-encounter-put-back = Az összetűzéskártya a pakli aljára kerül, és senki sem tud meg semmit.
event-placed = { $at ->
    [none] { $who } belép.
   *[other] { $who } itt lép be: { $at }.
}
event-track-laid = A cselekvési sor: { $track }.
event-card-moved = Új hely a cselekvési sorban: { $card }.
event-traps-laid = { $at ->
    [none] Egérfogók kerülnek a táblára.
   *[other] Egérfogók kerülnek ide: { $at }.
}
event-trap-sprung = { $at ->
    [none] { $who } egérfogóba lép.
   *[other] { $who } egérfogóba lép itt: { $at }.
}
event-snare-set = { $at ->
    [none] { $by } hurkot vet.
   *[other] { $by } hurkot vet itt: { $at }.
}
event-snare-sprung = { $at ->
    [none] { $who } hurokba lép.
   *[other] { $who } hurokba lép itt: { $at }.
}
event-searched = { $success ->
    [true] { $who } keres, és van ott valami.
   *[other] { $who } keres, és port, pihét talál, mást semmit.
}
event-found = { $who } ezt találja: { $card }.
event-looked = { $who } megnézi: { $cards }.
event-kept = { $who } megtartja: { $card }.
event-discarded = { $who } eldobja: { $card }.
event-used = { $who } használja: { $card }.
event-passed = { $who } szó nélkül kihagyja: { $cards }.
event-waited = { $who } kivár, amíg sorra kerül: { $for }.
event-led = { $to ->
    [none] { $who } mindenkit továbbvezet.
   *[other] { $who } mindenkit idevezet: { $to }.
}
event-shuffled = { $deck ->
    [search] Megkeverték a keresőpaklit.
    [encounters] Megkeverték az összetűzéspaklit.
   *[other] Megkevert pakli: { $deck }.
}
event-shared = { $taken ->
    [none] Megosztás, { $who } → { $with }: { $given }.
   *[other] { $given ->
        [none] Megosztás, { $with } → { $who }: { $taken }.
       *[other] Megosztás, { $who } → { $with }: { $given }; { $with } → { $who }: { $taken }.
    }
}
event-equipped = { $who }: { $card } → { $to ->
    [pack] hátizsák
   *[other] { $to }
}.
event-leveled-up = { $who } megtanulja: { $ability }.
event-explored = { $who } továbbvezeti az egereket: { $side }.
event-item-placed = { $at ->
    [none] A táblára kerül: { $item }.
   *[other] A táblára kerül ({ $at }): { $item }.
}
event-item-taken = { $who } felszedi: { $item }.
event-item-lost = Elveszett: { $item }.
event-achieved = Kitüntetés: { $what }.
event-variable-set = { $value ->
    [true] { $variable }.
   *[other] { $variable }: most { $value }.
}
event-token-put = { $at ->
    [out] Lekerült a tábláról: { $token }.
    [stash] Új helyen: { $token } → a tároló.
    [none] Új helyen: { $token }.
   *[other] Új helyen: { $token } → { $at }.
}
event-rule-cut = Ami még hátravan, elmarad: { $of }. Egy szabály sem tart örökké.
event-story = A történet folytatódik: { $passage }.
event-lesson = { $lesson ->
    [1] Első lecke, a mozgás. Kockát mindig dobunk; de nem kell minden lépést megtenni. Vigyétek Collint a túlsó sarokba.
    [2] Második lecke, a keresés. Csak csillag talál. A kudarc az akcióba kerül, az esélybe soha; és lehet előbb cselekedni, aztán menni.
    [3] Harmadik lecke, az idő. Sehol egy ellenfél, és aki ilyenkor ténfereg, a sajtkereket hizlalja: fejezzétek be a cselekvést, és meglátjátok.
    [4] Negyedik lecke, a felfedezés. Egy egér felfedez, és mindenki megy vele. Új szoba, új társaság.
    [5] Ötödik lecke, a harc. Dobjatok, számoljátok meg a kardokat, pajzzsal vagy anélkül, és tegyétek el a sajtot.
   *[6] Hatodik lecke, a felbukkanás. Az ő sajtjuk a ti órátok: a teli sajtkerék azonnal közbevág, és csak utána folytatódik az ütés.
}
event-over = { $result ->
    [won] Megnyertétek a fejezetet!
    [time] Elvesztettétek a fejezetet: a homokóra elérte a fejezet vége jelzőt.
    [captured] Elvesztettétek a fejezetet: egyetlen egér sem szabad már.
   *[other] Elvesztettétek a fejezetet.
}
