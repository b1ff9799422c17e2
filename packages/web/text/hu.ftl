# Az alkalmazás magyarul: oldalak, asztal, a Sajtvár bábuinak nevei és jelei.

app-name = Mousekeep
castle-title = Sajtvár
close = Bezárás

nav-label = Oldalak
nav-home = Kezdőlap
nav-rules = Szabályok
nav-settings = Beállítások

## Kezdőlap

home-hello = Üdvözlünk, { $name }!
home-what = Emeld le a tetőket, fuss végig a váron, told ki a padlót a többiek alól. Ha két egered ugyanolyan sajton áll, a tiéd.
new-title = Játék
new-against = Ki játszik?
new-bots = Én, gépek ellen
new-friends = Barátok, itt együtt
new-players = Játékosok
new-level = A gépek játéka
level-easy = szelíd
level-normal = jó
level-hard = erős
level-master = mesteri
new-more = Vár és cél
new-target = Hányféle sajt győz
new-layout = Termek
layout-hof = Udvar
layout-mill = Malom
new-play = Kezdés
tables-title = Asztalok ezen az eszközön
tables-go-on = Folytatás
tables-look = Visszanézés
tables-forget = Törlés
tables-forget-this = Törlés: { $title }, { $when }
mode-bots = { $count ->
    [one] Egy gép ellen
   *[other] { $count } gép ellen
} · ezen az eszközön mentve
mode-friends = Egy képernyő · { $count } játékos · ezen az eszközön mentve
mode-past = Visszanézés

## Az asztal

board-section = Tábla
board-label = A vár, körülötte a tolható sorok kapui
table-missing = Nincs ilyen asztal ezen az eszközön.
table-broken = Ez az asztal nem nyitható meg: { $why }.
table-not-kept = Nincs több hely az eszközön: az asztal nincs mentve.

prompt-place = { $team }: tedd az első egeredet egy toronyra.
prompt-turn = { $team }: emelj le egy tetőt, fuss, vagy told be a tartalék lapot.
prompt-chosen = { $team }: hová megy ez az egér ({ $square })?
prompt-stuck = { $team }: ezen a helyen ({ $square }) nincs nyitott mező az egér mellett. Előbb emelj le egy tetőt.
prompt-which = Melyik egér? Előbb válaszd ki.
prompt-pass = { $team }: az egerednek tovább kell lépnie.
prompt-armed = Érintsd meg újra ({ $end }), hogy betold: { $kind }.
prompt-no-points = { $team }: nincs több pont. Fejezd be a kört.
prompt-bot = { $team } játszik …
prompt-past = Visszanézel. Esc vagy a tábla megérintése visszavisz a jelenbe.
prompt-over = { $team } győz!
points-left = { $points ->
    [one] { $points } pont maradt
   *[other] { $points } pont maradt
}

actions-label = Mit tehetsz
do-uncover = Tető
do-step = Futás
do-enter = Belépés
do-slide = Tolás
do-uncover-how = Emelj le egy tetőt az egyik egered mellett: érintsd meg
do-step-how = Futás: érintsd meg az egeredet, aztán egy szomszédos mezőt
do-enter-how = Hozz be egy egeret egy szabad toronyra: érintsd meg a tornyot
do-slide-how = Told be a tartalék lapot: érints meg egy nyilat a falban
do-undo = Visszavonás
do-hint = Tipp
do-end = Kör vége
hint-text = Egy gép ezt választaná: { $what }.
end-look-back = Visszanézés
end-again = Új játék

holder-bot = gép, játéka { $level }
players-title = Játékosok
players-mice = kézben: { $hand } · a tömlöcben: { $lost }
players-goal = { $target }-féle sajt győz.
spare-title = Tartalék lap
dungeon-title = Tömlöc
dungeon-empty = üres
dungeon-team = { $team }: { $count }

log-title = Mi történt
log-jump = Nézd meg ezt a pillanatot
timeline-label = Lépés: { $at } / { $plays }
timeline-back = Egy lépéssel vissza
timeline-on = Egy lépéssel előre
command-label = Lépés beírása
command-do = Mehet
command-unclear = Nem világos: „{ $word }”. Két mező: futás; egy terem betűje: tető; torony: belépés; > és mező: tolás; end: a kör vége.
legal-none = Most nincs teendőd.
legal-list = Lehetséges: { $actions }.

rule-open = { $rule } szabály elolvasása
rule-title = { $rule } · { $chapter }
rule-in-book = A szabálykönyvben

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

## Szabályok és beállítások

rules-intro = A játékban minden elutasítás egy ilyen számra hivatkozik.
rules-english = A számozott szabályok angolul vannak.
rules-search = Keresés a szabályokban
rules-found = { $count ->
    [one] { $count } szabály
   *[other] { $count } szabály
}
settings-title = Beállítások
settings-name = Neved
settings-language = Nyelv
settings-theme = Színek
theme-auto = mint az eszközön
theme-light = világos
theme-dark = sötét
settings-speed = Mozgás
speed-off = nincs
speed-fast = gyors
speed-normal = közepes
speed-slow = lassú
settings-memory = Mutassa a tetőkön, amit alattuk már láttunk
settings-keys = Egybetűs billentyűk
keys-title = Billentyűk az asztalnál
key-arrows = nyilak
key-arrows-does = mezőről mezőre; Home és End: a sor mentén
key-enter = Enter
key-enter-does = egér kiválasztása, futás, tető, belépés vagy tolás
key-tab = Tab
key-tab-does = a tábláról a gombokhoz
key-e = e
key-e-does = a kör befejezése
key-u = u, Ctrl Z
key-u-does = visszavonás
key-h = h
key-h-does = tipp
key-m = m
key-m-does = minden lehetséges lépés kimondása
key-o = o
key-o-does = ki jön
key-l = l
key-l-does = mi történt utoljára
key-slash = /
key-slash-does = lépés beírása
key-comma = , és .
key-comma-does = vissza és előre, lépésenként
key-escape = Esc
key-escape-does = a megkezdett elengedése; vissza a jelenbe

## A sajtok pecsétjeinek betűi

letter-blue = K
letter-braid = F
letter-emmental = E
letter-gouda = G
letter-halloumi = H
letter-neufchatel = N
letter-provolone = P
