# A tizenegyedik óra: a részletek. Amit egy feltétel hozzátesz, a részlet alatt áll.

story-11-intro =
    Körömvirág a kovácsműhelyben függ, fejjel fölfelé. Nyelve a helyén; kötele át a gerendán és ki a tetőn, és marad is
    belőle bőven.

    – Két patkó kötél – mondja Nez, és meghúzza a csomót –, egy patkó szerencse.

    A végének a király saját kéményén kell lejönnie; és ott kell meghúzni, háromszor, mielőtt az óra tizenkettőt üt.
    Ketten kellenek hozzá. A királyné odaült az ágya mellé, és hozta a kötését.

    Tizenegy ütés. Ez az utolsó éjszaka. Vegyétek föl a kötelet.
    .flag-bark-whole =
        Kéregháza elküldte, ami a kamrájában volt: mindent.
    .hero-tilda =
        Tilda ellenőriz minden szíjat, minden csatot, aztán megint minden szíjat.

        – Második szabály – mondja. – Maradjatok ott, ahol látlak benneteket.

story-11-kitchen-tunnels =
    A régi kereszteződés. Olyan sokszor jártak erre, hogy ösvény van a porban.

    A falon valaki kicsi krétával dolgozott. ERRE, áll ott, és egy nyíl; odébb pedig: MÉG MINDIG ERRE. Aztán egy rajz
    négy egérről, kötéllel, mind mosolyognak, és egy hölgyről, akinek nyolc karja van, és nem mosolyog. Legvégül, ahol a
    létra fölmegy a konyhába, egészen kicsivel: nem félünk. És alatta, más manccsal: egy kicsit.
    .hero-maginos =
        Maginos végigolvassa, kétszer.

        – Kitűnő varázslat – mondja. – Pontosan így kell csinálni.

story-11-queens-chamber =
    A Tizenkettes Óra ütött, és azóta nem fújta ki a levegőt. Minden mutatója égnek áll.

    A királyné háttal ül, a tükre előtt, és a haját igazítja. Több kar dolgozik rajta, mint várnátok.

    – A függöny miatt jöttetek – mondja. Nem fordul meg. – Ki akartalak söpörtetni benneteket. De késő van, és a
    személyzet manapság olyan megbízhatatlan. – Egymás után siklanak a helyükre a hajtűk. – Tudtátok, hogy ebben a
    várban még egyetlen szék sem próbált elmenni? Gondolkodjatok el ezen.
    .hero-lily =
        – Nyolc karja van – mondja Lily az orra alatt –, és egyikkel se tartott még ajtót senkinek.

story-11-kitchen =
    Éjnek évadja van, és minden pite kint az asztalon. Maggie néni közöttük áll, feltűrt ujjal, és úgy süt, mint
    lakodalomra.
    .flag-maggie =
        Nem néz le. Odamegy a keleti ajtóhoz, csípővel kilöki, és megtartja.

        – Vigyázat, lépcső – mondja a mennyezetnek. Az álla nem egészen nyugodt. – És mondja meg neki valaki, hogy
        vesepecsenyés.
    .without-maggie =
        Lát valamit szaladni. Hosszú hete volt. És onnan, ahol a kredencnek támasztva áll, nem sietve, két kézzel,
        fölveszi a felmosót.
    .hero-filch =
        Filch megáll. Kivesz egy pitét a kabátja alól. Visszateszi a többihez.

        – Mit néztek? – kérdezi.

story-11-guard-room =
    Kilenc fogas a falon, és egy lecsavart lámpa. Ez volt az első szoba, amelyen valaha átfutottak. Azt hitték, a
    hokedli torony.
    .flag-guard-heart =
        Patkányok, sorban, és mindnek van neve. Egyetlen tisztelgés, olyan feszes, hogy Barnabynak lerepül tőle a
        sisakja.

        – Hová álljunk, uram? – kérdezi Hobb. Csizmában van. Vagyis áll az egyikben.
    .flag-guard-half =
        Itt vannak, akik azt mondták, hogy itt lesznek. Megmosakodtak.

        – Húzni tudunk – mondja Drew. – Abban jók vagyunk. Csak szóljatok, mikor.
    .without-guard =
        Nincs itt senki. A köpenyek eltűntek, a tegezek tele. Az asztalon valaki félbehagyott egy kockapartit.
        Megreccsen egy lépcső.

story-11-kings-chamber =
    Tűz; ágy; apa. Minden úgy van, mint mindig, csak az ablakra fátylat font valaki, és valaki ül a paplanon.

    A királyné leteszi a kötését. Nagyon sok ujja van.

    – Négy egér – mondja. – Meg egy darab spárga. Hányan kellenek ehhez?

    És Collin kilép a szőnyegre, kormos orral. Az első éjszaka óta kész a beszéde, és tíz éjszaka alatt egyszer sem
    jutott a végére. Kiderül, hogy egészen rövid.

    – Ahányan jövünk – mondja.

story-11-peal-1 =
    Egy.

    Előbb érzitek a kötélben, mint ahogy halljátok. Aztán itt van: nem hangos; de úgy látszik, nincs olyan hely, ahol ne
    volna. Végigmegy a padlón. Átmegy a hálókon az ablakban, és minden csepp megcsendül rajtuk.

    Megtörik a bűbáj. Enged a háló. Kitisztulnak a fejek. Aki feküdt, fölkel. És szerte a szobában mindaz, aminek karma
    van, hirtelen leül, és a kezét nézi.

    – Hagyjátok abba – mondja egy hang, amely még sosem volt hangos.
    .hero-nez =
        – Halljátok? – kérdezi Nez, könnyes bajusszal. – Ez az a darab, amit én foltoztam.

story-11-peal-2 =
    Kettő.

    A fal túloldalán az óra fölnyüszít. A tükrök kitisztulnak, egyik a másik után, mintha egy kéz törölné le őket.

    Egy pillanatra, akárhol van is, át lehet látni a királynén, mint egy vékony függönyön: és van ott hátul valaki,
    egészen kicsi, egy hosszú folyosó végén, lámpa nélkül. Aztán összekapja magát. Valami leesik, és eltörik. Egy arc
    volt.

    – Én csak azt akartam, hogy csend legyen – mondja a hang. Még egyszer. Kapaszkodjatok. Még egyszer.

story-11-another-face =
    Megesküdtetek volna rá, hogy vége. Úgy szállt szét a levegőben, mint a pitypang; nem maradt az ágyon más, csak egy
    ruha.

    Most fölül a ruha.

    Másik királyné néz ki belőle, magasabbra tartja az állát, és távolabb ül egymástól a két szeme. Több is van neki
    magából; csak sosem látta értelmét, hogy mindet egyszerre hordja.

    – Hol is tartottunk? – kérdezi. Fölveszi a tűit. Megnőttek.

story-11-at-ease =
    – Őrség! – kiáltja Collin. – Pihenj!

    Ez a jó szó. Erre vártak mindannyian, tizenegy éjszakán át, lépcsőfordulókban, huzatban, ajtók mögött. Hallani,
    ahogy végigmegy rajtuk. Leereszkednek a lándzsák. Leereszkednek a vállak.

    – Hallották a herceget – szól Hobb tizedes, valahonnan a kéményből. – Oszolj. Van leves.

    És oszlanak: mennek mind, még jó éjszakát is mondanak. Az utolsónak eszébe jut, mi illik, és becsukja az ajtót.

story-11-brodie =
    Megkongatnak egy kanalat. Ugyanaz a kanál; valaki egész idáig elhozta, hátha.

    A folyosón puffan valami. Az ajtó kinyílik, tenyérnyire. A résben két zöld hold. Mindenki odanéz, a királyné népe is
    mind; és épp csak annyi idejük marad, hogy azt kívánják, bár ne tették volna.

    Nem bántja őket. Csupán összeszedi mindet, mint a párnákat, és kimegy velük, igen magasra tartott fejjel, hogy
    letegye őket valami szép helyre.

story-11-no-friend =
    És a melegben, a tűzhely előtt, maga alá húzott lábakkal, ott fekszik a macska.

    Elhatározta, hogy a mai éjszakát átalussza. Soha senki nem köszönt meg neki semmit. Akkor a kövön, az orra hegye
    előtt, elvonul négy egér, kötéllel. Hosszú kötél. Húzzák maguk után. A vége azt csinálja, hogy hopp, meg hupp, meg
    hopp, ahogyan a legjobb dolgok szokták.

    Egy szem kinyílik. Ó, hát ki tudott volna ennek ellenállni?

story-11-victory =
    Három.

    Úgy járja át a várat, mint a meleg kenyér illata. Megvan a lábasokban, a kardokban és az udvaron a jégcsapokban. A
    szomszéd szobában a Tizenkettes Óra fölköhög tizenegy ütést, és a többit elfelejti.

    Akárhol van is, a királyné a kezeit nézi. Túl sok van, aztán túl kicsik.

    – Kopogni is lehetett volna – mondja parányi hangon, és nyolc lábon, sírva szalad a függöny felé.

    És az ágyban a hosszú, lassú lélegzet megbicsaklik, ásításba fordul, és azt kérdezi:

    – Hány óra?

story-11-defeat =
    Az óra mindjárt üt. Hallják, ahogy fölhúzza magát. A királyné kézimunkakosarában vannak, fedél alatt, a gyapjú
    között, és a kötél vége kint hever a kandalló előtt, mozdulatlanul.

    De az óra csak tizenegyet üt; a tizenkettő még nincs meg neki. Arra spórolnia kell, egész nap, holnapig.

    – Akkor még megvan a lépcső – szól egy hang a sötétben. – Meg a kötél. Meg mi.

    Számolnak. Igen. Megvan mind. A kosárban van egy tű, a zárhoz jó lesz. Föl; még egyszer; mind együtt.

story-11-goes-on =
    Egy lekvárosüvegben, kilyuggatott fedél alatt, igen kicsi, igen mérges házipók ül. Kapott egy legyet. Rá se néz.

    – Ki babrált a takarómmal? – kérdezi a király. Senki sem tudja megmondani neki, úgy sírnak.

    Fölkel a nap. A várban mindenfelé recsegnek a varratok, és az emberek a legkülönösebb helyeken lesznek megint
    magasak: ketten egy szekrényben. Előkerülnek a csizmák. A tölgynél pedig egy herceg, aki még mindig csak tenyérnyi,
    fölnéz rájuk.

    – Még egy percet – mondja Collin. – Kérlek.

story-11-epilogue =
    A tölgyön most már ajtó van, királyi címerrel, tenyérnyi. A király hason fekve kopogtat rajta.

    Körömvirág minden reggel szól. Nez gondoskodik róla: évente egy patkónyi olaj. Lily napfényben is látta a fejjel
    lefelé álló fát, és még nem tudja, mit gondoljon róla. Maginos kétméteres, és sosem érezte magát másnak. Hogy Filch
    mit talált, azt senki sem tudja. Az órát.

    A gyengélkedő Tildáé, és senki sem vitatkozik.
    .flag-guard-heart =
        Hobb tizedes két lábbal belebújt a csizmájába, fölállt, és estig nem volt hajlandó leülni.
    .flag-cat-friend =
        A tanács asztalán egy macska fekszik. Egyszer megpróbálták napirendre tűzni. Elnapolták: a hátára fordult.
    .flag-cat-belled =
        Lent az utcán azt mondja valami, tink.

        – Korán jön – mondják a kéregházi egerek, és beszedik a ruhát.
    .flag-vurst-word =
        A kapitány utolsó számlája bekeretezve jött. Az áll rajta: KIFIZETVE. Arannyal írta.
    .flag-vurst-pistol =
        A kapitány kandallója fölött egy számla lóg, mellette pedig, üveg alatt, egy kova, akkora, mint egy almamag.
    .flag-maggie =
        Maggie néni pedig megszámolta a pitéit. Megszámolta még egyszer. Leült. Megvolt mind.
    .without-maggie =
        Maggie néni megszámolta a pitéit, és hiányzott egy.

        – Jól van – mondta, és sütött egy másikat.

story-11-last-page =
    Az utolsó estén ott állnak a tölgy kapujánál, nagyok és kicsik, és senki sem tudja, hogyan kezdje. Collin nem mond
    beszédet. Nez a kalapácsát nézi. Filchnek van valami a szemében, és azt mondja, ott találta.

    Tilda hát előveszi a kis könyvet, amelyben a szabályok vannak. Visszafelé lapoz, túl a nyolcvanadikon, túl az
    ötvenkettediken, túl a másodikon, a legelső lapig, amelyet még senki sem látott.

    – Első szabály – olvassa.

    Meg kell állnia, meg kell törölnie a szemüvegét, és újra kell kezdenie.

    – Gyertek vissza.
