# The web app in Hungarian: pages, and what every table has.

app-name = Mousekeep
castle-title = Sajtvár
mystics-title = Egerek és Igézetek
close = Bezárás
game-missing = Ezzel a játékkal a böngészőben még nem lehet játszani.
page-missing = Nincs ilyen oldal.
nav-label = Oldalak
nav-home = Kezdőlap
nav-rules = Szabályok
nav-sheet = Segédlap
nav-how = Így játsszuk
nav-learn = Tanulás és utánanézés
nav-settings = Beállítások

## Kezdőlap

home-hello = Két játék egerekkel. A szabályokra az asztal ügyel.
home-learn = Tanuld meg öt perc alatt
home-learn-on = A lecke folytatása
home-play = Játsszunk most
new-title = Vagy válaszd ki, ki játszik
new-against = Ki játszik?
new-bots = Én, gépek ellen
new-friends = Barátok, itt együtt
new-players = Játékosok
new-people = Emberek ennél a képernyőnél
new-level = A gépek játéka
level-easy = szelíd
level-normal = jó
level-hard = erős
level-master = mesteri
level-party = segítő
new-play = Kezdés
tables-title = Asztalok ezen az eszközön
tables-go-on = Folytatás
tables-look = Visszanézés
tables-forget = Törlés
tables-forget-this = Törlés: { $title }, { $when }
tables-forget-sure = Biztosan?
mode-bots = { $count ->
    [one] Egy géppel
   *[other] { $count } géppel
} · ezen az eszközön mentve
mode-friends = Egy képernyő · { $count } játékos · ezen az eszközön mentve
mode-past = Visszanézés
version-ready = Elkészült egy új változat.
version-now = Használjuk ezt
version-later = Később
version-kept = Az eszközön lévő játékok onnan folytatódnak, ahol vannak.

## Az asztal

board-section = Tábla
table-missing = Nincs ilyen asztal ezen az eszközön.
table-broken = Ez az asztal nem nyitható meg: { $why }.
table-not-kept = Nincs több hely az eszközön: az asztal nincs mentve.
prompt-past = Visszanézel. Esc vagy a tábla megérintése visszavisz a jelenbe.
prompt-closed = Ezt az asztalt elrakták: már csak nézni lehet.
actions-label = Mit tehetsz
do-undo = Visszavonás
do-hint = Tipp
telling-next = Tovább
telling-pause = Szünet
telling-from-start = Elölről
telling-skip = Átugrás
show-again = Mutasd újra a lépésüket
do-end = Kör vége
end-look-back = Visszanézés
end-again = Új játék
end-rematch = Még egyszer
holder-bot = gép, játéka { $level }
players-title = Játékosok
log-title = Mi történt
log-jump = Nézd meg ezt a pillanatot
timeline-label = Lépés: { $at } / { $plays }
timeline-back = Egy lépéssel vissza
timeline-on = Egy lépéssel előre
command-label = Lépés beírása
command-do = Mehet
legal-none = Most nincs teendőd.
legal-list = Lehetséges: { $actions }.
rule-open = { $rule } szabály elolvasása
rule-title = { $rule } · { $chapter }
rule-in-book = A szabálykönyvben
tip-final = Ez megmutat valami rejtettet: nem vonható vissza.
log-filter = Mutasd
log-edge = Eddig lehet visszavonni: előtte valami láthatóvá vált.
log-all = minden
log-nothing = Ilyen még nem volt.

## Szabályok és beállítások

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
settings-others = Mások lépése látszik
others-short = rövid ideig
others-usual = szokásosan
others-long = sokáig
settings-telling = Ami magától történik, azt így mesélje
telling-steps = lépésenként
telling-calm = nyugodtan
telling-once = egyszerre
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
key-q = q
key-q-does = a segédlap: kiemelve, amit most tehetsz
key-slash = /
key-slash-does = lépés beírása
key-comma = , és .
key-comma-does = vissza és előre, lépésenként
key-escape = Esc
key-escape-does = a megkezdett elengedése; vissza a jelenbe
settings-sound = Hang
sound-off = ki
sound-on = be
volume-moves = A lépések hangereje
volume-events = A sajtok és zuhanások hangereje
volume-notices = A jelzések hangereje
