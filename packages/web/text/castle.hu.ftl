# Castle in the web app, in Hungarian: first page, board, column, and how its tiles are marked.

## Kezdőlap

home-what = Két–⁠négy egércsapat versenye egy várban, amelynek csúszik a padlója. Emeld le a tetőket, fuss, told ki a padlót a többiek alól: ha két egered ugyanolyan sajton áll, a tiéd.
new-more = Vár, cél és ellenfelek
new-target = Hányféle sajt győz
new-memory = Jelek a tetőkön, mindenkinek
memory-none = nincsenek: fejben tartjátok
memory-fading = két forduló után elhalványulnak
memory-all = minden, amit láttatok
new-layout = Termek
layout-hof = Udvar
layout-mill = Malom

## Az asztal

board-label = A vár, körülötte a tolható sorok kapui
prompt-place = { $team }: tedd az első egeredet egy toronyra.
prompt-turn = { $team }: emelj le egy tetőt, fuss, vagy told be a tartalék lapot.
prompt-chosen = { $team }: hová megy ez az egér ({ $square })?
prompt-stuck = { $team }: ezen a helyen ({ $square }) nincs nyitott mező az egér mellett. Előbb emelj le egy tetőt.
prompt-which = Melyik egér? Előbb válaszd ki.
prompt-pass = { $team }: az egerednek tovább kell lépnie.
prompt-armed = Érintsd meg újra ({ $end }), hogy betold: { $kind }.
prompt-no-points = { $team }: nincs több pont. Fejezd be a kört.
prompt-end-all = { $team }: minden pontod megvan. Nyomd meg még egyszer: „Kör vége”, ha passzolsz.
prompt-bot = { $team } játszik…
prompt-over = { $team } győz!
result-you = Győztél!
points-left = { $points ->
    [one] { $points } pont maradt
   *[other] { $points } pont maradt
}
do-uncover = Tető
do-step = Futás
do-enter = Belépés
do-slide = Tolás
do-end-all = Semmit sem csinálsz?
do-uncover-how = Emelj le egy tetőt az egyik egered mellett: érintsd meg
do-step-how = Futás: érintsd meg az egeredet, aztán egy mezőt; odafut, ha elég a pontod
do-enter-how = Hozz be egy egeret egy szabad toronyra: érintsd meg a tornyot
do-slide-how = Told be a tartalék lapot: érints meg egy nyilat a falban
players-mice = kézben: { $hand } · a tömlöcben: { $lost }
players-goal = { $target }-féle sajt győz.
resign-do = Feladom
players-gone = feladta
spare-title = Tartalék lap
dungeon-title = Tömlöc
dungeon-empty = üres
dungeon-team = { $team }: { $count }
command-unclear =
    Nem világos: „{ $word }”. Két mező: futás; egy terem betűje: tető; torony: belépés; > és mező: tolás; vége: a kör
    vége.
typed-end = vége
log-big = sajtok és zuhanások

## Mezők kimondva

cell-roof = { $square }: tető, { $room } terem
cell-tower = { $square }: torony
cell-floor = { $square }: szilárd padló
cell-tile = { $square }: { $kind }
cell-mouse = egér, csapata { $team }
cell-gate = Kapu: { $end }, tartalék lap: { $kind }
cell-can-place = be lehet lépni
cell-can-enter = be lehet lépni
cell-can-uncover = le lehet emelni
cell-can-step = rá lehet lépni
cell-can-slide = be lehet tolni

## A sajtok pecsétjeinek betűi

letter-blue = K
letter-braid = F
letter-emmental = E
letter-gouda = G
letter-halloumi = H
letter-neufchatel = N
letter-provolone = P
puzzles-door = Mindennap egy rejtvény
puzzles-door-about = Egy kör, egy megoldás: 365 vár a polcon.
