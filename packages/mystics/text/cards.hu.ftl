# Az Igézetek kártyái magyarul: név, hatás, és egy sor, amelynek semmi hatása. Az árat, a feltételeket, a mancsokat és
# az ellenfelek számait az adatokból olvassuk. „Te” az az egér vagy, akié a kártya.

## Veleszületett képességek

card-born-to-lead = Született vezér
    .effect = Valahányszor kártyák kerülnek a cselekvési sorba, és nem a tiéd van legelöl, 1 sajtot kapsz.
    .flavour = A hercegek nehezen várnak, de tanulékonyak.
card-slow-to-anger = Lassú harag
    .effect = Ha egy ellenfél támadása megsebez, támadásonként 1 sajtot kapsz, hacsak el nem fog vele.
    .flavour = Na, ezt most jól megcsináltad.
card-empathetic-power = Együttérző erő
    .effect = Ha a játéklapon egy másik egér mérgező sebet kap, elkábul, behálózódik vagy elbűvölik, 1 sajtot kapsz.
    .flavour = Megérzi, mielőtt azok nyikkannának.
card-draw-power = Erőmerítés
    .effect = A támadásban dobott minden sajtért 2 sajtot kapsz 1 helyett.
    .flavour = Még a levegőnek is halvány cheddaríze van.
card-pilfer = Enyves mancs
    .effect =
        Ha legyőzöl egy ellenfelet, 1 sajtot kapsz. Ha patkányharcos vagy elit volt, ezt a sajtot a sajtkerékről is
        elveheted.
    .flavour = A zsebében volt, ahol elvesztette.
card-prehensile-tail = Fogófarok
    .effect = Eggyel több tőrt foghatsz: a farkincáddal.
    .flavour = Ki mondta, hogy két mancsnál meg kell állni?
card-shoot-and-scoot = Lőj és iszkolj
    .effect = A harc akció nem vet véget a mozgásodnak: a maradék lépéspontjaiddal továbbmehetsz.
    .flavour = Sose maradj ott, ahonnan a nyíl elindult.

## Képességek

card-first-aid = Elsősegély
    .effect =
        Ingyenes akció: vegyél le 1 sima sebet a meződön álló egyik egérről, akár magadról. A gyógyító csak 1 sajtot
        fizet.
    .flavour = Nyál, rongy, bátor képpel.
card-accurate-shot = Pontos lövés
    .effect = Távolsági fegyveres támadás előtt: a célpont 2 védőkockával kevesebbel dob ellene.
    .flavour = A két lemez közé, az áll alá.
card-aimed-shot = Célzott lövés
    .effect = Távolsági fegyveres támadás előtt: +1 harcérték erre a támadásra.
    .flavour = Belégzés. Megtart. Most.
card-power-shot = Erős lövés
    .effect =
        Távolsági fegyveres támadás előtt: kétszer annyi kockával dobsz (harcérték, fegyver és amit viselsz). Ami csak
        ezt az egy támadást segíti, például a Bokaharapás, ezután adódik hozzá.
    .flavour = A húr énekel, és valaki más táncol.
card-preemptive-shot = Megelőző lövés
    .effect =
        Amikor ellenfelek kerülnek fel: azonnal végrehajtasz 1 fegyveres támadást az egyikük ellen egy távolsági
        fegyverrel, amelyet fogsz.
    .flavour = A szaguk bejelentette őket.
card-cure = Gyógyír
    .effect =
        Akció: fizess 1–3 sajtot. Mindegyikért vegyél le 1 mérgező sebet vagy 1 jelzőt (elkábulva, behálózva, elbűvölve)
        a meződön álló egyik egérről, akár magadról.
    .flavour = Keserű gyökér, édes megkönnyebbülés.
card-fortify = Megerősítés
    .effect =
        Cselekvésed közben: a játéklapon minden szabad egérnek, neked is, +1 a védelmi értéke a következő cselekvésedig.
    .flavour = Szorosan egymás mellé. Bajuszok befelé.
card-major-heal = Nagy gyógyítás
    .effect = Akció: vedd le az összes sima sebet egy egérről a meződön vagy egy szomszédos mezőn, akár magadról.
    .flavour = Talpra, kicsi hős.
card-inspire = Lelkesítés
    .effect =
        A cselekvésed előtt: a forduló végéig minden szabad egér a saját cselekvése közben, egy akció után, 1 sajtért
        még egy akciót végrehajthat, egyszer.
    .flavour = A királyért! És a vacsoráért!
card-give-order = Parancsszó
    .effect =
        Cselekvésed közben: a játéklapon egy másik szabad egér azonnal végrehajt egy akciót: harc, keresés vagy pihenés.
    .flavour = Te ott! Balszárny! A másik bal!
card-battle-leader = Hadvezér
    .effect =
        Cselekvésed közben: a következő cselekvésedig a többi egérnek fegyverrel +1 a harcértéke, amíg a meződön vagy
        szomszédos mezőn áll.
    .flavour = Kövessétek a bajuszomat.
card-chain-lightning = Láncvillám
    .effect =
        Harc akcióként: egy mágikus távolsági támadás, egyetlen dobás 3 kockával, legfeljebb annyi ellenfél ellen,
        amennyi a tudásszinted. Ugyanazok ellen a találatok ellen mindegyik külön védekezik.
    .flavour = Bajuszról bajuszra ugrik.
card-mystic-bolt = Varázsnyíl
    .effect =
        Harc akcióként: mágikus távolsági támadás annyi kockával, amennyi a tudásszinted. A célpontot nem kell látnod.
    .flavour = Be a sarkon, és végig a folyosón.
card-mystic-blast = Varázsrobbanás
    .effect =
        Harc akcióként: egy mágikus közelharci támadás annyi kockával, amennyi a tudásszinted, a meződön álló összes
        ellenfél ellen. Aki kicsi és még áll, az utána kiütve fekszik.
    .flavour = Varázslót ne szoríts sarokba.
card-invisibility = Láthatatlanság
    .effect =
        Cselekvésed közben: az ellenfelek nem keresnek és nem támadnak téged a következő cselekvésedig, vagy amíg te nem
        támadsz.
    .flavour = Csak a lábnyomok néztek nagyot.
card-meeps = Meeps
    .effect = Cselekvésed közben: egy ellenfél, amelyet látsz, 1 védőkockával kevesebbel dob a következő cselekvésedig.
    .flavour = Egy darab katica, nulla modor.
card-knife-strike = Késcsapások
    .effect = Harc akcióként: egy fegyveres támadás minden késsel, amelyet fogsz, egymás után, tetszőleges célpontokra.
    .flavour = Balról, jobbról, és megkerülve hátulról.
card-find = Jó orr
    .effect = Ha a keresésed sikeres: nézd meg a felső 3 kereséskártyát, és tarts meg 1-et. A többit keverd vissza.
    .flavour = A harmadik laza tégla. Mindig az.
card-dodge = Kitérés
    .effect =
        Amikor védekezel: ebben a dobásban a csillagos kocka is kivéd 1 találatot. Egy kocka sem véd ki 1-nél többet.
    .flavour = Egy bajuszszálon múlt.
card-energy-rush = Iramodás
    .effect =
        Cselekvésed közben, amíg még mozoghatsz: 2 további lépéspont. Ebben a cselekvésben átmész az ellenfelek mezőin,
        és túlerő mellől is elmehetsz.
    .flavour = Alatta, fölötte, közte, sehol.
card-keen-eye = Éles szem
    .effect = Keresés előtt: 2 kockával többel dobsz.
    .flavour = Annak a morzsának nem stimmel a színe.
card-set-trap = Hurokvetés
    .effect =
        Akció: tegyél egy hurkot egy száraz mezőre, ahol nincs ellenfél, a sajátodra vagy egy szomszédosra; egy
        játéklapon legfeljebb 2 lehet. Az első ellenfél, amely rálép, megáll, és 2 találatot kap, amelyek ellen
        védekezik.
    .flavour = Rugó, cérna, türelem.
card-thundersqueak = Mennydörgő cincogás
    .effect =
        Cselekvésed közben: egy ellenfélkártya, amely ebben a fordulóban még nem cselekedett, a cselekvési sor végére
        kerül. Ott cselekszik, utolsóként.
    .flavour = Kicsi tüdő, óriási vélemény.
card-battle-squeak = Harci cincogás
    .effect = Fegyveres támadás előtt: +1 harcérték erre a támadásra.
    .flavour = IIIIIÍK! Vagyis hát: rajta!
card-feint = Csel
    .effect = Közelharci fegyveres támadás előtt: a célpont csillagos kard-pajzsai semmit sem védenek ki.
    .flavour = Nézz hátra! Egy macska!
card-backslash = Visszakézből
    .effect =
        Ha harc akcióban a közelharci fegyveres támadásod legyőzi a célpontot: támadj meg egy másik elérhető ellenfelet
        ugyanazzal a fegyverrel.
    .flavour = Még nem ért véget a lendület.
card-resolve = Elszántság
    .effect = Mielőtt sebeket kapnál: 1-gyel kevesebbet kapsz.
    .flavour = Ma nem, farkincám.
card-protect = Oltalom
    .effect =
        Ha egy támadás eltalál egy másik egeret a meződön vagy egy szomszédos mezőn: te védekezel helyette, és a ki nem
        védett sebek a tieid.
    .flavour = Mögém. Most.

## Fegyverek

card-collins-sword = Collin kardja
    .effect = Közelharci, éles: +1 harcérték.
    .flavour = Régen leveleket bontott. Most válaszol rájuk.
card-nezs-hammer = Nez kalapácsa
    .effect = Közelharci, tompa: +2 harcérték. Két mancsot foglal.
    .flavour = Mindent megjavít. A többit eltöri.
card-tildas-mace = Tilda buzogánya
    .effect = Közelharci, tompa: +1 harcérték a meződön álló minden más sebesült egérért.
    .flavour = Gyengéd mancs, kemény érvek.
card-maginos-staff = Maginos botja
    .effect =
        Távolsági, mágikus: +1 harcérték. A saját meződön álló célpont ellen közelharci és tompa. Két mancsot foglal.
    .flavour = Öregebb a várnál, és morcosabb is.
card-lilys-bow = Lily íja
    .effect =
        Távolsági, éles: +1 harcérték. A sajt, amelyet a célpont védekezéskor dob, hozzád kerül, nem a sajtkerékre. Két
        mancsot foglal.
    .flavour = Egy nyílvessző. Többnyire ennyi az ára.
card-dagger = Tőr
    .effect =
        Közelharci, éles, kés: ha a célpont kártyája hátrébb van a cselekvési sorban, mint a tiéd, a célpont 1
        védőkockával kevesebbel dob.
    .flavour = Rövid, csendes, talált.
card-fishbone-knife = Halszálkakés
    .effect = Közelharci, éles, kés: +1 harcérték, ha a célpont mezőjén egy másik egér is áll.
    .flavour = Péntekszaga van.
card-darning-needle = Stoppolótű
    .effect = Közelharci, éles: +1 harcérték. A célpont 2 lépésnyire is lehet, ha látod. Két mancsot foglal.
    .flavour = Lándzsa, lándzsányi termetűeknek.
card-ribbon-sling = Szalagparittya
    .effect = Távolsági, tompa: ha találatot dobsz, a kis célpont kiütve fekszik, akár kivédi, akár nem.
    .flavour = Egy hajszalag, egy cseresznyemag.
card-toothpick = Fogpiszkáló
    .effect =
        Közelharci, éles: ha sajtot dobsz, amikor a meződön vagy szomszédos mezőn álló ellenfél ellen védekezel, adhatsz
        neki 1 sebet. Két mancsot foglal.
    .flavour = Olajbogyóval szállítjuk.
card-accurate-bow = Pontos íj
    .effect = Távolsági, éles: +1 harcérték. Minden csillagos íj 2 találat. Két mancsot foglal.
    .flavour = Tudja, hová tart.
card-long-bow = Hosszúíj
    .effect =
        Távolsági, éles: +1 harcérték, nagy ellenfelek ellen még 1. Ha a saját meződön nincs ellenfél, a szomszédos
        mezőkön állók mellett is ellőhetsz. Két mancsot foglal.
    .flavour = Kétszer akkora, mint a gazdája.
card-enchanted-bow = Varázsíj
    .effect = Távolsági, mágikus: +1 harcérték. Ha sajtot dobsz, még egyszer támadhatsz vele. Két mancsot foglal.
    .flavour = Előbb dúdol, aztán nevet.
card-scorching-wand = Perzselő pálca
    .effect = Távolsági, mágikus: +1 harcérték. Ha legyőzöd a célpontot, a mezőjén minden más ellenfél 1 találatot kap.
    .flavour = Kellemesen meleg. Kellemetlenül meleg.
card-sorrow-blade = Bánatpenge
    .effect = Közelharci, éles: +2 harcérték. Minden csillagos kard-pajzsért, amelyet vele dobsz, 1 sebet kapsz.
    .flavour = Minden királyra emlékszik.

## Páncélok

card-leather-breastplate = Bőr mellvért
    .effect = +1 védelmi érték.
    .flavour = Egy csizma nyelvéből szabták.
card-walnut-shell-armor = Dióhéjpáncél
    .effect = +2 védelmi érték, −1 mozgási érték.
    .flavour = Fél dió, egész bátorság.
card-fish-scale-armor = Halpikkelypáncél
    .effect = +1 védelmi érték. Dobás nélkül jössz ki a vízből, és nem visz el a sodrás.
    .flavour = Még csúszik egy kicsit.
card-shifting-cloak = Illanó köpeny
    .effect =
        +1 védelmi érték. Ha minden találatot kivédesz, átállhatsz a játéklap bármelyik mezőjére, ahol van hely, de nem
        vízbe és nem speciális területre.
    .flavour = Ott van. Nem, ott.
card-oak-leaf-cloak = Tölgylevél köpeny
    .effect = +2 védelmi érték távolsági támadások ellen.
    .flavour = Felülről nézve levél vagy.
card-thimble-helmet = Gyűszűsisak
    .effect = +1 védelmi érték.
    .flavour = Igazi tűk horpasztották.
card-acorn-cap = Makksapka
    .effect = Nem lehet elkábítani és kiütni téged.
    .flavour = Az őrszemek idén ezt hordják.
card-button-shield = Gombpajzs
    .effect = +1 védelmi érték. Egy mancsot foglal.
    .flavour = Négy lyuk, semmi panasz.
card-penny-shield = Krajcárpajzs
    .effect = A meződön minden más egérnek +1 a védelmi értéke. Egy mancsot foglal.
    .flavour = A király arca, a mi oldalunkon.

## Felszerelések

card-ring-of-cat-strength = A macskaerő gyűrűje
    .effect = +1 harcérték közelharci fegyverekkel.
    .flavour = Dorombol, ha eltalálsz valakit.
card-clover-locket = Lóheremedál
    .effect =
        Fordulónként egyszer, támadó- vagy védődobásod után: 1 kockáját újradobhatod, de olyat nem, amelyen sajt van.
    .flavour = Négylevelű. Kétszer megszámoltuk.
card-dewdrop-monocle = Harmatmonokli
    .effect =
        Akkor is bármelyik ellenfelet megtámadhatod távolról, akit látsz, ha a meződön vagy egy szomszédos mezőn
        ellenfél áll.
    .flavour = A túlsó fal egészen ehetőnek látszik.
card-spider-silk-scarf = Pókselyem sál
    .effect = Nem lehet behálózni. A mérgező seb neked csak sima seb, az is, amelyik már rajtad van, amikor felveszed.
    .flavour = Olyasvalaki kötötte, akit nem kérdeztünk meg.
card-grasshopper-boots = Szöcskecsizma
    .effect = +1 mozgási érték. Sárga nyíllal szemben egy lépés 1 lépéspont 3 helyett.
    .flavour = Kérjük, ne ijesztgesd.
card-weathervane-pin = Szélkakaskitűző
    .effect = Miután az egész cselekvési sor kialakult, helyet cserélhetsz az előtted álló kártyával.
    .flavour = Mindig a baj felé mutat.

## Tárgyak

card-tinkerers-treasure = Az ezermester kincse
    .effect =
        Ingyenes akció: vegyél ki a keresőpakliból egy tetszőleges fegyvert vagy páncélt a hátizsákodba. Ezt a kártyát
        keverd vissza.
    .flavour = Minden alkatrésze valaminek.
card-drop-of-honey = Mézcsepp
    .effect = Ingyenes akció, utána dobd el: vegyél le 1 sima sebet a meződön álló egyik egérről, akár magadról.
    .flavour = Édes, ragacsos, és meglepően orvosi.
card-milkweed-antidote = Selyemkóró-ellenszer
    .effect =
        Ingyenes akció, utána dobd el: vedd le az összes mérgező sebet a meződön álló egyik egérről, akár magadról.
    .flavour = Fogd be az orrod. Mindkét lyukát.
card-pebble-whetstone = Kavicsfenőkő
    .effect =
        Éles fegyverrel végzett támadás előtt, ha még nem kezdtél mozogni: mondj le a mozgásodról, +1 harcértékért.
    .flavour = Siss. Siss. Siss.
card-pinch-of-pepper = Csipet bors
    .effect =
        Ingyenes akció, utána dobd el: a meződ vagy egy szomszédos mező ellenfelei 1 támadókockával kevesebbel dobnak a
        következő cselekvésedig; Brodie-ra ez nem hat.
    .flavour = Ha… ha… mindjárt…
card-glowworm-lamp = Szentjánosbogár-lámpa
    .effect = Amíg nálad van: +1 tudásszint.
    .flavour = Kérjük, ne kopogtasd az üveget.
card-candle-stub = Gyertyacsonk
    .effect = Amíg nálad van: keresésnél 1 kockával többel dobsz.
    .flavour = Egy estére való bátorság.
card-bent-pin-picklock = Gombostű-álkulcs
    .effect =
        Amíg nálad van, ezermester és tolvaj módjára furfangos fordító mezőn át is felfedezhetsz, és egérfogók ellen 1
        kockával többel dobsz.
    .flavour = Kattan.

## Tekercsek

card-levitate = Lebegés
    .effect =
        A cselekvésed végéig átlépsz piros kereten, résen, és sárga kereten bármelyik irányba, mindegyiken 1
        lépéspontért.
    .flavour = A fölfelé is csak oldalvást, magabiztosan.
card-mousehole = Egérlyuk
    .effect =
        Tegyél át egy egeret a meződről vagy egy szomszédos mezőről, vagy magadat, a játéklap bármelyik száraz mezőjére,
        ahol van hely.
    .flavour = Minden falban van egy.
card-summon-cat = Macskaidézés
    .effect =
        Ha Brodie nincs a táblán, egyszer lecsap a játéklapnak arra a mezőjére, ahol a legtöbb figura áll, és eltűnik.
        Ott mindenki védekezik, az egerek is.
    .flavour = Olvasd halkan. Aztán fuss.
card-balm-for-all = Balzsam mindenkinek
    .effect = A játéklapon minden szabad egér levesz magáról 1 sebet, akármelyik fajtából, és az összes jelzőjét.
    .flavour = Otthonillata van.
card-treacle-feet = Szirupláb
    .effect =
        Válassz egy ellenfélkártyát, de nem Brodie-ét: a figurái nem mozognak a következő cselekvésedig. Támadni azért
        támadnak.
    .flavour = Cupp. Cupp. Cupp.
card-invoke-cheddar-golem = Cheddargólem-idézés
    .effect =
        Csak ha van ellenfél a táblán: amíg az utolsó is el nem tűnik, a harcértéked 4, a védelmi értéked 3, és tompa
        közelharci fegyvered van. Amit viselsz, annak nincs hatása.
    .flavour = Nagy. Narancssárga. Ideges.
card-shower-of-sparks = Szikraeső
    .effect =
        Harc akcióként: egy mágikus távolsági támadás 4 kockával egyetlen mező összes ellenfele ellen. Mindegyik külön
        védekezik.
    .flavour = Vigyázz a bajuszodra.
card-lullaby = Altatódal
    .effect = Egy ellenfél a játéklapon, de nem főnök, semmit sem csinál a kártyája következő cselekvésében.
    .flavour = Csicsíja, sokláb, ne harapj tovább.
card-curdle = Penészvirág
    .effect = Ürítsd ki a sajtkereket.
    .flavour = Kék, zöld, és egy kicsit mozog.

## Trükkök

card-lurk-in-the-shadows = Lapulás az árnyékban
    .effect =
        Amikor egy ellenfélkártya cselekedne, és másik szabad egér is van a játéklapon: abban a cselekvésben az
        ellenfelek nem keresnek és nem támadnak téged.
    .flavour = Csak egy folttal több.
card-lucky-whisker = Szerencsebajusz
    .effect = Támadó- vagy védődobásod után: bármennyi kockáját újradobhatod, de olyat nem, amelyen sajt van.
    .flavour = Megrezzen, amikor számít.
card-owl-hoot = Bagolyhuhogás
    .effect =
        Amikor egy ellenfélkártya cselekedne: a cselekvési sor végére kerül, és ott cselekszik, később a fordulóban.
    .flavour = Erre a patkány is felnéz.
card-play-dead = Tettetett halál
    .effect = Amikor elfognának: ehelyett 1 életpontod marad, elveszted az összes sajtodat, és kiütve fekszel.
    .flavour = Nyelv kilóg. Nagyon meggyőző.
card-loose-brick = Laza tégla
    .effect =
        Cselekvésed közben: egy elfogott egér újra szabad, és a meződre vagy szomszédos mezőre áll, akár vannak
        ellenfelek, akár nincsenek.
    .flavour = Balról a harmadik. Nyomd erősen.
card-spoilt-cheese = Romlott sajt
    .effect = Amikor a sajt épp megtöltené a sajtkereket: az a sajt elvész.
    .flavour = Észre se vették, hogy szőrös.
card-ankle-bite = Bokaharapás
    .effect = Fegyveres támadás előtt: +2 harcérték erre a támadásra.
    .flavour = Méltatlan. Hatásos.

## Események

card-forgotten-larder = Elfeledett éléskamra
    .effect = A játéklapon minden szabad egér 1 sajtot kap, te még 1-et.
    .flavour = Ezt valaki nagy sietve dugta el.
card-warm-hearth = Meleg tűzhely
    .effect = A játéklapon minden szabad egér levesz magáról 1 sima sebet.
    .flavour = Kis lábaknak elég a parázs is.
card-guards-at-dice = Kockázó őrök
    .effect = Vegyél le legfeljebb 3 sajtot a sajtkerékről.
    .flavour = Az őrségnek akad jobb dolga.
card-loose-floorboard = Laza padlódeszka
    .effect = Nézd meg a felső 3 kereséskártyát, és tarts meg 1-et. A többit keverd vissza.
    .flavour = Nyikk. Ó. Ó, nahát.
card-a-page-of-wisdom = Egy lapnyi bölcsesség
    .effect = Elvehetsz egy hozzád illő képességkártyát mindössze 3 sajtért.
    .flavour = Tépett, rágott, olvasható.
card-abduction = Elrablás
    .effect =
        A cselekvési sorban leghátul álló másik szabad egeret elrabolják: nincs a táblán, de elfogva sincs, és nem telik
        oldal. Ha nincs ellenfél a táblán, egy csillagos keresés visszahozza.
    .flavour = Egy nyikkanás, aztán semmi.
card-rats-in-the-walls = Patkányok a falban
    .effect = 2 patkányharcos kerül a játéklapra.
    .flavour = A fal azt mondta: pszt.
card-cheese-thief = Sajttolvaj
    .effect = A játéklapon minden szabad egér elveszít 1 sajtot, és mind a sajtkerékre kerül.
    .flavour = Hat láb, semmi szégyen.
card-hidden-snap = Alattomos csattanás
    .effect = Azonnal dobj egérfogó ellen ott, ahol állsz.
    .flavour = Nem is sajt volt.

## Csapattárgyak

card-disguises = Álruhák
    .effect =
        Amikor felfedtek egy összetűzést: dobjátok el, és a patkányharcosai távol maradnak. Az elitek nem dőlnek be
        neki.
    .flavour = A bajusz sokat segít.
card-fishhook-and-thread = Horog és Damil
    .effect =
        Fektesd le a meződről egy legfeljebb 3 mezőszélességnyire lévő másikra: az egerek 1 lépéspontért járnak a kettő
        között, piros kereten és résen át is. A tárolóban megnyitja a horgos fordító mezőket.
    .flavour = Szakállas, csomós, szeretett.
card-dinner-fork = Villa
    .effect =
        Tedd a meződre. Akcióként az ott álló egér átröpít egy másik egeret arról a mezőről bármelyik mezőre, amelyet a
        repülő lát, vagy kilövi a szőlőt.
    .flavour = A hegyes vége el az arctól.
card-grape = Szőlő
    .effect =
        Tedd egy üres szomszédos mezőre: a csótányok odafutnak, és amelyik eléri, az cselekvésük végén eltűnik. Vagy
        lődd ki a villáról. Placcs: a kis figurák ott 1 találatot kapnak. Egész: kiütve fekszenek.
    .flavour = A lőszert kérjük nem megenni.

## Hősök

hero-collin = Collin
    .effect =
        Herceg, aki a bátorságot gyakorolja. Beszédekbe kezd, kér, mielőtt parancsolna, és kétszer számolja meg a
        barátait.
    .flavour = Ahhoz, hogy ettől féljek, nem vagyok elég magas.
hero-nez = Nez
    .effect = A kovács: nagy szív, még nagyobb kalapács. Mindent patkóban mér, a gondot is.
    .flavour = Nem ütök nagyot. Egyet ütök.
hero-tilda = Tilda
    .effect =
        A gyógyító: kedves, pontos, és nem érdemes vele vitatkozni. A szabályainak száma van. Az elsőt még senki sem
        látta.
    .flavour = Láttam már cifrábbat is, és azt is elküldtem mosakodni.
hero-maginos = Maginos
    .effect = Az igéző: öreg, hiú a szakállára, és bölcs, amikor számít. Folyton elfelejti, hogy kicsi.
    .flavour = Szakszerűen szólva ez nem robbanás. Szakszerűen szólva: futás.
hero-filch = Filch
    .effect = A tolvaj: fürge, féloldalas és hűséges, bár az utóbbit letagadná. Ő sosem lop. Ő talál.
    .flavour = Ne köszönd. Viszket tőle a talpam.
hero-lily = Lily
    .effect = A kéregházi íjász, aki még sosem járt fedél alatt, és amit ott lát, azt kinti néven nevezi.
    .flavour = A bent csak olyan kint, aminek teteje van.

## Ellenfelek

initiative-rat-warriors = Patkány­harcosok
    .effect = Rámenős: cselekvése után ez a kártya helyet cserél a közvetlenül előtte álló kártyával.
    .flavour = Egy hete még csizmájuk volt.
initiative-elite-rat-warriors = Elit patkány­harcosok
    .effect = Rámenős: cselekvése után ez a kártya helyet cserél a közvetlenül előtte álló kártyával.
    .flavour = Azelőtt is őrmesterek voltak.
initiative-roaches = Csótányok
    .effect = Lopás: minden seb helyett 1 sajtot vesz el az egértől, amíg van neki.
    .flavour = Semmi személyes. Sosem az.
initiative-spider = Pók
    .effect = Méreg: a sebei mérgező sebek.
    .flavour = Nyolc térd, és mind fölfelé áll.
initiative-centipede = Százlábú
    .effect = Kábítás: akit megsebez, az elkábul.
    .flavour = Még tart az érkezése, mikor már megharapott.
initiative-captain-vurst = Vurst kapitány
    .effect =
        Pisztolyos: a támadódobásaiban lévő sajt nem kerül a sajtkerékre. Ha az első támadásában sajt van, még egyszer
        támad.
    .flavour = Méltóság, horzsolt, egy darab: díjtalan.
initiative-skitter-clak = Szkitter-Klakk
    .effect =
        Szorítás: ellene senki sem dob védekezést. Kitinpáncél: védekezéskor minden csillagos kard-pajzsa 2 találatot
        véd ki.
    .flavour = Megszámolta a lábait. Ráér egész éjjel.
initiative-brodie-pounces = Brodie ugrik és lecsap
    .effect =
        Arra a mezőre megy, ahol a legtöbb figura áll. Ott minden figura, az ellenfelek is, külön védekezik egyetlen
        dobás ellen.
    .flavour = Ahol elfér, oda ráül. Rajtad elfér.
initiative-brodie-chases = Brodie üldöz
    .effect =
        Annyit fut, amennyit 2 kocka mutat, egértől egérig. Minden figura, amelynek mezőjét érintette, külön védekezik
        egyetlen dobás ellen.
    .flavour = Ó, kellett még az a folyosó?
initiative-vanestras-charm = Vanestra bűbája
    .effect = Akit ezzel a kártyával megsebez, azt elbűvöli.
    .flavour = Milyen fáradt lehetsz.
initiative-vanestras-sting = Vanestra szúrása
    .effect = Az ezzel a kártyával okozott sebei mérgező sebek.
    .flavour = Ez csak egy gombostű, drágám.
initiative-vanestras-web = Vanestra hálója
    .effect = Akit ezzel a kártyával megsebez, azt behálózza.
    .flavour = Sosem ejt le egy szemet sem.
initiative-vanestras-call = Vanestra hívása
    .effect = E kártya cselekvésének elején 1 patkányharcos kerül fel.
    .flavour = Az ember csönget, és valaki jön.

## Összetűzések

encounter-gate-patrol = Kapuőrjárat
    .flavour = Bal, bal, bal, farok, bal.
encounter-crumbs-and-wires = Morzsák és drótok
    .flavour = Piknik, amelyet egy lakatos terített meg.
encounter-pantry-swarm = Hemzsegés az éléskamrában
    .flavour = A címkéknél kezdték.
encounter-web-in-the-rafters = Háló a gerendák közt
    .flavour = Nézz föl. Nem. Inkább ne nézz föl.
encounter-bows-on-the-shelf = Íjak a polcon
    .flavour = A lekvár és a másik lekvár között.
encounter-night-watch = Éjjeliőrség
    .flavour = Kilencet ütött az óra, és mindjárt baj is lesz.
encounter-legs-in-the-wall = Lábak a falban
    .flavour = Lélegzik a vakolat.
encounter-scavengers = Guberálók
    .flavour = Mindent elvisznek. Téged is.
encounter-rat-hunters = Patkányvadászok
    .flavour = Nem patkányra vadásznak. Patkányok, és vadásznak.
encounter-captains-drill = A kapitány gyakorlatoztat
    .flavour = Sorszám szerint. Te vagy az egyes.
encounter-roach-tide = Csótánydagály
    .flavour = Hogy bejön, azt látták. Hogy kimegy, azt még senki.
encounter-snapping-alley = Csattogó sikátor
    .flavour = Vigyázz a résre, és a két szélén a dolgokra.
encounter-weavers-den = A szövő odúja
    .flavour = Ma este vendégei vannak, és a vendégek éhesek.
encounter-hundred-legs = Száz láb
    .flavour = Egészen pontosan kilencvennyolc.
encounter-roof-sharpshooters = Mesterlövészek a tetőn
    .flavour = Az eresz tollasodik.
encounter-the-long-hunger = A hosszú éhség
    .flavour = Szűk hét volt ez a lambéria mögött.
encounter-two-old-terrors = Két vén rém
    .flavour = Egy osztályba jártak.
encounter-knives-in-the-dark = Kések a sötétben
    .flavour = A sötét visszakéri a késeit.

## Egyéni kitüntetések

achievement-cheesemaster = Sajtmester
    .effect =
        Aki elsőként dob legalább 3 sajtot egyetlen támadásban vagy védekezésben. A fejezet vége jelző 1 oldallal
        továbbkerül. Ezután minden sajtos védődobásodért minden szabad egér 1 sajtot kap.
    .flavour = Csuklóból megy.
achievement-roachmaster = Csótánymester
    .effect =
        Aki elsőként győz le 4 csótányt egyetlen összetűzésben. A fejezet vége jelző 1 oldallal továbbkerül. A
        játéklapodon a csótányok nem éhesek.
    .flavour = Hat láb jó. Huszonnégy láb jobb.
achievement-poisonmaster = Méregmester
    .effect = Akit elsőként fognak el mérgező sebbel. Ettől fogva a mérgező sebeid sima sebek.
    .flavour = A második kortynál már alig érezni.
achievement-scaper = Szabadulómester
    .effect =
        Akit elsőként fognak el kétszer. A fejezet vége jelző 1 oldallal továbbkerül. A 3. alkalommal azonnal
        visszakerülsz, és megtartod, amit viselsz.
    .flavour = Nincs az a virágcserép. Kettőt kipróbáltam.
achievement-cat-tamer = Macskaszelídítő
    .effect = Aki elsőként győzi le Brodie-t. A nagy ellenfelek 1 védőkockával kevesebbel dobnak ellened.
    .flavour = Ő kezdte. Én befejeztem. Ő most mosakszik.
