# Az Igézetek dolgainak magyar nevei. Kulcsok: side-, class-, kind-, slot-, marker-, face-, coin-, mode-, type-,
# minions-<type> számmal, figure-<type> a saját számával, warning-<egy összetűzés jele>, difficulty-.

## A játéklapok oldalai

side-courtyard = Várudvar
side-tunnel-entrance = A járatok bejárata
side-kitchen = Konyha
side-kitchen-tunnels = Konyhai járatok
side-guard-room = Őrszoba
side-sewer = Csatorna
side-dining-hall = Ebédlő
side-dining-tunnels = Ebédlői járatok
side-alchemist = Alkimistaszoba
side-crystal-tunnels = Kristályjáratok
side-kings-chamber = Királyi lakosztály
side-kings-tunnels = Királyi járatok
side-queens-chamber = Királynéi lakosztály
side-forge = Kovácsműhely
side-pipes = Csövek
side-drain-pipe = Lefolyó
side-straw = Szalma
side-gutter = Vájat

## Mezők, amelyeknek nevük van

spot-crack = a repedés
spot-knot = az odú szája
spot-tree = a fa
spot-steps = a lépcső
spot-counter = a pult
spot-ladder = a létra
spot-chair = a szék
spot-rug1 = a szőnyeg
spot-rug2 = a szőnyeg
spot-rug3 = a szőnyeg
spot-stool = a hokedli
spot-table = az asztal
spot-desk = az íróasztal
spot-shelf = a polc
spot-bed = az ágy
spot-chest = a láda
spot-mantel = a kandallópárkány
spot-pile = a farakás
spot-fork = a folyó elágazása
spot-clock = az óra
spot-hearth = a kandalló
spot-chains = a láncok
spot-bend = a csőkanyar
spot-gear = a fogaskerék
spot-pipe = a nagy cső

## Foglalkozások, fajták és helyek

class-archer = Íjász
class-healer = Gyógyító
class-leader = Vezér
class-mystic = Igéző
class-scamp = Tolvaj
class-tinkerer = Ezermester
class-warrior = Harcos
kind-weapon = Fegyver
kind-armor = Páncél
kind-accessory = Felszerelés
kind-item = Tárgy
kind-scroll = Tekercs
kind-trick = Trükk
kind-event = Esemény
kind-party-item = Csapattárgy
kind-ability = Képesség
kind-innate = Veleszületett képesség
slot-paw = Mancs
slot-tail = Farok
slot-head = Fej
slot-body = Test
slot-cloak = Köpeny
slot-accessory = Felszerelés

## Jelzők, kockák és támadások

marker-stunned = elkábulva
    .effect = Egyetlen akciója a pihenés, és azzal véget is ér.
marker-webbed = behálózva
    .effect = Se nem léphet, se fel nem állhat, se nem siethet. Pihenéskor egy csillag megszabadítja.
marker-charmed = elbűvölve
    .effect = Következő cselekvésekor a barátait támadja, ahogy egy ellenfél tenné. Azzal vége.
face-sword = kard, csillaggal
face-shield = kard-pajzs
face-shield-star = kard-pajzs, csillaggal
face-bow = íj
face-bow-star = íj, csillaggal
face-cheese = sajt
coin-splat = placcs
coin-whole = egész
mode-melee = közelharci
mode-ranged = távolsági
type-sharp = éles
type-blunt = tompa
type-magic = mágikus

## Ellenfelek és összetűzések

minions-rat-warriors = { $n ->
    [one] 1 patkányharcos
   *[other] { $n } patkányharcos
}
minions-elite-rat-warriors = { $n ->
    [one] 1 elit patkányharcos
   *[other] { $n } elit patkányharcos
}
minions-roaches = { $n ->
    [one] 1 csótány
   *[other] { $n } csótány
}
minions-spider = { $n ->
    [one] 1 pók
   *[other] { $n } pók
}
minions-centipede = { $n ->
    [one] 1 százlábú
   *[other] { $n } százlábú
}
minions-captain-vurst = Vurst kapitány
minions-skitter-clak = Szkitter-Klakk
minions-brodie = Brodie
minions-vanestra = Vanestra királyné
figure-rat-warriors = { $n }. patkányharcos
figure-elite-rat-warriors = { $n }. elit patkányharcos
figure-roaches = { $n }. csótány
figure-spider = pók
figure-centipede = százlábú
figure-captain-vurst = Vurst kapitány
figure-skitter-clak = Szkitter-Klakk
figure-brodie = Brodie
figure-vanestra = Vanestra királyné
encounter-row = { $from }–{ $to }. oldal: { $minions }
encounter-last-row = { $from }. oldaltól: { $minions }
encounter-surge = Felbukkanó ellenfelek: { $minions }
warning-ambush = Rajtaütés
    .effect = Minden ellenfélkártya dob 1 kockával, és annyi hellyel előrébb kerül a cselekvési sorban.
warning-mousetraps = Egérfogók
    .effect = E lapoldal minden piros keresztjén egérfogó van.
warning-greedy = Éhes csótányok
    .effect = A csótányok ellopta sajt a sajtkerékre kerül.

## Mennyire nehéz

difficulty-story = Mese
    .effect = Azoknak, akik tudni akarják, mi lesz a vége.
difficulty-standard = Szokásos
    .effect = Úgy, ahogy a könyvben áll.
difficulty-heroic = Hősi
    .effect = Azoknak, akik már tudják, mi lesz a vége.
