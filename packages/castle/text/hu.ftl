# Sajtvár magyarul. Kulcsok: refused-<code>, event-<type>, action-<do>, kind-<tile>.

-castle = Sajtvár

## Miért nem szabad valami

refused-game-over = A játéknak vége.
refused-out-of-turn = Most { $team } jön.
refused-place-first = Előbb minden játékos letesz egy egeret egy toronyra.
refused-already-placed = Az első egerek már a helyükön vannak; új egér egy pontért lép be.
refused-not-a-tower = { $tower } nem torony: a tornyok a1, g1, a7 és g7.
refused-tower-taken = Foglalt torony: { $tower }.
refused-no-points = Nincs több akciópontod: fejezd be a kört.
refused-no-such-room = Nincs ilyen terem: { $room }.
refused-already-open = Ez a terem már nyitva van: { $room }.
refused-out-of-reach = Egyik egered sincs e terem mellett: { $room }.
refused-not-your-mouse = Itt nincs egered: { $from }.
refused-outside = Ez a váron kívül van.
refused-not-a-neighbour = { $to } nem szomszédja ennek: { $from }. Az egér egyenesen lép, mezőről mezőre.
refused-into-tower = Az egér soha nem megy vissza toronyba.
refused-under-roof = { $to } tető alatt van: előbb emeld le a tetőt.
refused-onto-trap = Itt csapda van: { $to }.
refused-no-mouse-in-hand = Nincs több egér a kezedben.
refused-must-step-on = Az egered foglalt mezőn van: előbb tovább kell lépnie.
refused-no-way-on = A mező foglalt, és nincs elég pontod, hogy szabad mezőre juss.
refused-not-an-end = { $end } nem egy tolható sor vége.
refused-already-slid = Ebben a körben már toltál egy sort.
refused-straight-back = A lapot nem lehet rögtön visszatolni.
refused-no-such-team = Ennél az asztalnál nincs ilyen csapat.
refused-already-resigned = Ez a csapat már feladta.

## Mi történt

event-started = Áll a vár. Kezd: { $first }; tartalék lap: { $spare }.
event-placed = { $seat } egeret tesz ide: { $tower }.
event-turn-began = { $round }. forduló: { $seat } jön.
event-uncovered = { $seat } leemeli a tetőt ({ $room } terem): { $shows }.
event-stepped = { $seat } fut: { $from } → { $to }.
event-stepped-passing = { $seat } elsurran egy egér mellett: { $to }.
event-entered = { $seat } új egérrel lép be: { $tower }.
event-entered-passing = { $seat } átsurran a tornyon: { $tower }.
event-slid = { $seat } betol egy lapot itt: { $end } ({ $pushed }); kiesik: { $dropped }.
event-fell = { $seat } egyik egere a tömlöcbe zuhan innen: { $at }.
event-awarded = { $seat } sajtot szerez: { $cheese } ({ $on }).
event-resigned = { $seat } feladja, és elhagyja a várat.
event-covered = { $count ->
    [one] Visszakerül a tető: { $rooms } terem.
   *[other] Visszakerülnek a tetők: { $rooms } terem.
}
event-won-target = { $winner } elég sajtot gyűjtött, és győz!
event-won-mice = Egy csapat elvesztette a harmadik egerét. { $winner } gyűjtötte a legtöbb sajtot, és győz!
event-won-rounds = Véget ért az utolsó forduló. { $winner } gyűjtötte a legtöbb sajtot, és győz!
event-won-resigned = Senki más nem maradt. { $winner } győz!

## Akciók

action-place = egér letétele ide: { $tower }
action-step = futás: { $from } → { $to }
action-uncover = tető leemelése: { $room } terem
action-enter = belépés új egérrel: { $tower }
action-slide = lap betolása itt: { $end }
action-end = a kör befejezése
action-resign = a játék feladása

## Lapok

kind-blue = kéksajt
kind-braid = fonott sajt
kind-emmental = ementáli
kind-gouda = gouda
kind-halloumi = halloumi
kind-neufchatel = neufchâteli
kind-provolone = provolone
kind-plain = üres padló
kind-trap = csapda

## Mire jó a gép választása: hint-<code>

hint-text = Egy gép ezt választaná: { $what }.
hint-win = Ez azonnal győz.
hint-win-soon = Ez { $points } ponttal győz.
hint-token = Azonnal sajtot szerez: { $cheese }.
hint-token-soon = { $points } ponttal sajtot szerez: { $cheese }.
hint-fall = { $team } egyik egere a tömlöcbe zuhan.
hint-fall-soon = { $points } ponttal { $team } egyik egere a tömlöcbe zuhan.
hint-safe = Így az egered ({ $square }) nem zuhan le: egyetlen tolás csapdát vinne alá.
hint-deny = { $team } elől elveszi ezt a sajtot: { $cheese }.
hint-nearer = { $points ->
    [one] Közelebb hoz egy sajtot: { $cheese }. Még körülbelül { $points } pont hiányzik.
   *[other] Közelebb hoz egy sajtot: { $cheese }. Még körülbelül { $points } pont hiányzik.
}
hint-way = Megnyitja az utat ide: { $to }.
hint-look = { $count ->
    [one] Megmutat { $count } lapot, amelyet senki sem ismer.
   *[other] Megmutat { $count } lapot, amelyet senki sem ismer.
}
hint-reach = Onnan elérhető egy tető: { $room } terem.
hint-more-mice = Egy párhoz két egér kell: több egér, több esély.
hint-spent = Elfogytak a pontjaid.
hint-rest = Ebben a körben semmi elérhető nem javítana a helyzeteden.
hint-threat = Csapda kerül { $team } egyik egere mellé.
hint-hinder = { $team } legközelebbi sajtja messzebb kerül.
hint-likely = A látottakhoz illő { $of } várból { $count } esetben közelebb kerül egy sajt.
hint-best = A látottakhoz illő { $of } várat végignézve így állsz a legjobban.

## Mi következne egy tolásból: foresee-<what>

foresee-push = Betolás itt: { $end } ({ $kind }).
foresee-you-take = { $cheese }: a tiéd lesz.
foresee-takes = { $cheese }: { $team } elviszi.
foresee-you-fall = Az egered itt lezuhan: { $at }!
foresee-falls = { $team } egere lezuhan innen: { $at }.
foresee-unknown = ? Senki sem látja, mi kerül ide: { $at }.
foresee-you-win = Győzöl!
foresee-wins = { $team } győz.
foresee-final = Ez megmutat valami rejtettet: nem vonható vissza.

## A csapatok helyük szerint és betűik

team-0 = Berkenye
team-1 = Tó
team-2 = Borostyán
team-3 = Ibolya
team-letter-0 = B
team-letter-1 = T
team-letter-2 = O
team-letter-3 = I
