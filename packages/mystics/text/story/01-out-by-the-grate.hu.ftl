# Ki a rácson át: a részletek. Amit egy feltétel hozzátesz, a részlet alatt áll.

story-1-intro =
    Öt embert zártak ebbe a cellába, és öt egér sétál ki belőle. A hokedli torony. A vödör kút.

    – És vigyázat, kulcsok – mondja Filch. – Nagyobbak nálatok.

    – Barátaim – kezdi Collin –, ezen az éjszakák éjszakáján –

    – Csizma – mondja mindenki.

    A csizma megmozdult. Pedig senki sem áll benne. Az oldalán, a varrásba kapaszkodva, három patkány ereszkedik le a
    királyi őrség mellvértjében, és éppolyan meglepettnek látszanak, mint ti. A királyné kicsire varázsolta az őreit,
    hogy kicsi dolgokat fogjanak.

    A rács arra van. Fussatok.
    .hero-maginos =
        – Talán említenem kellett volna – mondja Maginos futtában –, hogy a „tökéletesen visszafordítható”
        szakkifejezés.
    .hero-nez =
        – Rács – mondja Nez. – Négy patkó. Az egyik sarka laza. Én lazítottam meg.

story-1-sewer =
    Fejenként egy apró csobbanással érkeznek és egy közös nagy véleménnyel, amely a csatornákról szól, és eltart egy
    darabig.

    Zöld fény. Sziklafalnyi tégla. A víznek megvannak a maga tervei, és mindenkit magával akar vinni: el a párkány
    mellett, el a part mellett, be a boltív alá, és viszontlátásra. A túloldalon kerek, fekete nyílás, ahol a téglák
    feladták.

    Csizmában nem lehet úszni, de hát csizmája már senkinek sincs. Fogjátok egymás mancsát, számoljátok meg az orrokat,
    és senki se maradjon a vízben.
    .hero-tilda =
        – Negyedik szabály – mondja Tilda, és kicsavarja a ruhaujját. – Mindenkit megszámolunk. Ha vizes, kétszer.
    .hero-filch =
        Valami ezüstös fordul egyet a sodrásban.

        – Horog – mondja Filch. – Damillal. Ezt valaki elvesztette. Nagyon erősen meg fogom találni.

story-1-kitchen-tunnels =
    Kereszteződés a kemencék mögött, ahol mindig langyos este van. Az egyik út nyugatnak visz, és kőszagú. A másik
    szögekből tákolt, girbegurba létrán visz fölfelé, és kenyérszagú.

    Kenyeret szagolt már mindegyikük. De annyi kenyeret, amennyiben lakni is lehetne, még soha életükben.

    Odafönt megreccsen egy szék, leesik egy kanál, és egy óriási hang azt mondja: „Tizenhárom.” Szünet. „Tizenkettő.
    Tizenhármat sütöttem.” Mindenki a létrára néz. Persze senki sem éhes. A kiút nyugatra van.
    .hero-filch =
        – Mi az? – kérdezi Filch teli szájjal.

story-1-kitchen =
    A mennyezet olyan magasan van, hogy saját időjárása van. Maggie néni, aki egy hegy, kötényben, a pitéit számolja,
    eggyel kevesebb jön ki, és oda se nézve nyúl a felmosóért.

    Az egereket nem látta meg. A csótányokat sem, pedig hárman vannak, és kikönyökölve lakmároznak a pulton. De azt
    látta, hogy valaki jár a pitéire, és ebben a konyhában ez felségárulás, és a felmosó a bíró meg az esküdtszék.

    Zavarjátok el a tolvajokat, és talán meglátja, kik a barátai. Vagy a felmosó lát meg titeket előbb.
    .hero-nez =
        – Nekem kenyérhéjat szokott adni – mondja Nez. – Amikor még kétméteres voltam. Jó héjat. Fél patkó darabja.

story-1-tunnel-entrance =
    Holdfény, vékony, mint egy cérnaszál, egy fal magas lépcsőfokon. Olyan levegő van itt, amely sosem járt fedél alatt:
    hideg, tiszta, és egy kicsit udvariatlan.

    Mögöttük, messze hátul a járatban, karmok kopognak át a kereszteződésen, megállnak, aztán jönnek tovább. Egy patkány
    füttyent a többinek. Nem szép fütty.

    Hét lépcsőfok. Mindegyiken van egy repedés, amelyben meg lehet kapaszkodni, ha az ember légy. Hát, sokkal több most
    nem is. Fölfelé.
    .hero-collin =
        – Százszor leszaladtam ezen a lépcsőn – mondja Collin. – Bocsánatkéréssel tartozom neki. Hatalmas.

story-1-courtyard =
    Hó és ég, és mindkettőből sokkal túl sok.

    Az udvar széles, akár egy vármegye. A falon vén varjú ül, fél szemmel az egerekre néz, aztán a másik felével, mintha
    árakat hasonlítana össze. Alatta az udvari őrség toporog fázós mancsokkal. És ott, a sarokban, feketén a fehér előtt
    áll a tölgy, alacsonyan a törzsén egy odú, benne pedig, hacsak nem a hideg tréfál, egy egészen kicsi fény.

    – Megmásztam ezt a fát, amikor kisebb volt – mondja Collin. – Nem. Amikor én voltam –

    – Fuss – mondja mindenki.
    .flag-maggie =
        Mögöttük valaki belülről kilök egy konyhaablakot, tenyérnyire, mintha véletlenül. A meleg levegő egészen a falig
        elér.

story-1-maggie =
    Lehull egy morzsa. A felmosó lecsap, és megáll, egy bajuszszálnyira egy kicsi, vizes fejtől.

    Maggie néni lehajol. Beletelik egy időbe; sok van belőle. A szeme tányérnyi, és barna, mint a pecsenyelé. Megnézi a
    hátán fekvő csótányt. Megnézi az egeret, aki felemelt öklökkel áll.

    – No – mondja végül –, legalább valaki megszolgálja itt a vacsoráját.

    Azzal hátat fordít, fütyörészik, és nagyon sokáig keres egy fedőt. Kifelé, amíg senki se látja.

story-1-mop =
    Egy csótány bukfencet vet. Maggie néni annyit lát, hogy valami kicsi szalad valami még kisebb elől, és nem várja
    meg, míg bemutatják nekik egymást.

    A felmosó úgy csap le, mint egy vizes fa. Flotty. Mire a világ abbahagyja, hogy szürke legyen és rojtos, egy egér
    hever laposan a kövön, habbal az orrán, a csótány pedig újra a piték között van, és hajlong a barátainak.

    Senki sem sérült meg. Száraz se maradt senki. Fel, és még egyszer.

story-1-crow =
    Árnyék siklik a havon, és nagyot, szárazat csattan egy pár szárny.

    – Kár – mondja a varjú. Jelentheti azt, hogy „enyém”, azt, hogy „egér”, vagy egyszerűen azt, hogy kár értetek, de
    mindenesetre kardhosszú csőrrel van mondva. Koppint egyet, hadd lássa, mi történik. Aztán félreugrik, és oldalra
    hajtott fejjel nézi a művét.

    Neki mindegy, kit koppint meg. Öreg, fázik, és ez az ő udvara. Sétálni nem itt kell.

story-1-victory =
    Az utolsó is átbukfencezik az odú peremén, és a sötétből négy kar nyúl érte, és húz.

    Két őrszem áll ott, dióhéj mellvértben, fülükre húzott makksapkában. Nézik a herceget. Nézik odakint a patkányokat,
    akik épp magyaráznak valamit a varjúnak.

    – Jelszó? – kérdezi az első őrszem.

    – Segítség – mondja Collin.

    Az őrszemek összenéznek.

    – Az lesz az – mondja a második, és becsukja az ajtót.

story-1-defeat =
    Sötét van, és muskátliszag. Egy tüsszentés. Aztán egy hang:

    – Ez az én fülem, vagy a tiéd?

    Egy virágcserép alatt ülnek, az Őrszoba ablakpárkányán, tetejükön egy téglával. Odakint egy nagyon egyenes hátú
    patkány járkál fel-alá, és diktál.

    – Rács, fölemelve, egy. Vödör, kiloccsantva, egy. Herceg, kicsi, egy. Írják a számlához.

    A tégla nehéz. De a virágcserép alján, ezt minden kertész tudja, van egy lyuk, és pontosan egy egér széles.

story-1-goes-on =
    A tölgyben utcák vannak, számozott ajtók és kiteregetett ruhák; negyven lépcsővel följebb pedig egy tanács, amely
    épp ülésezik. Ez Kéregháza.

    Bojtorján anyó az elnöki székből üdvözli az idegeneket, érdeklődéssel veszi tudomásul, hogy egyikük herceg, és
    visszatér a napirendi ponthoz. Negyven éve ugyanaz: ki köt csengőt a macskára? Elnapolják.

    Aztán magasan fölöttük üt egy óra. Egyet.

    – A királynéé – mondja Maginos. – Minden éjfélkor eggyel többet üt. A tizenkettediknél, aki alszik, alszik tovább,
    és aki kicsi, kicsi is marad.

    A negyven év hirtelen elég hosszúnak tűnik.

story-1-goes-on-lost =
    A virágcserép maga tehet róla, minek van rajta lyuk. Egyenként bújnak ki rajta, éjjel, át a párkányon, le a
    borostyánon, míg két dióhéjas őrszem rájuk nem talál: a hóban ülnek a tölgy alatt, és túlságosan fáznak ahhoz, hogy
    büszkék legyenek.

    Így hát mégiscsak megérkeznek Kéregházára, hátulról, egy kesztyűbe csavarva. Bojtorján anyó levesért küld.

    Magasan fölöttük üt egy óra, egyet, és elégedettnek hallatszik.

    – A királynéé – mondja Maginos a takarója alól. – Minden éjfélkor eggyel többet üt. A tizenkettediknél, aki kicsi,
    kicsi is marad.
