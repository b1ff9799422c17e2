# Tartsátok a fát!: a részletek. Amit egy feltétel hozzátesz, a részlet alatt áll.

story-10-intro =
    A királyné egy tölgyfát kért. Vurst kapitány hozott fejszéket, csótányokat, valamit, aminek nyolc lába van, és egy
    számlát a túlórákról.

    Odabent liszteshordókat görgetnek a kapunak. Az egérkéket ágyba küldik, és nem mennek. Bojtorján anyó a saját
    botjával reteszeli el az ajtót, fölmászik egy székre, és megnyitja a napirendet.

    – Első pont – mondja. – Ma nem.

    Kéregházának nem volt még ilyen rövid gyűlése. Aztán aki meg tud fogni valamit, az fölkap valamit, és fogja. Tíz
    ütés. A hó mozogni kezd. Tartsatok össze hajnalig.
    .flag-maggie =
        A konyhaablakban fény van, és szándékosan tették oda.
    .flag-cat-friend =
        A falon nagy, meleg alak fekszik, maga alá húzott mancsokkal. Kifelé néz.
    .flag-cat-belled =
        Messze a sötétben azt mondja valami, tink, és az egész fa hallja.
    .hero-lily =
        – Kint – mondja Lily, és akkora levegőt vesz, hogy a csizmájáig ér. – Végre.

story-10-the-crow =
    A legalsó ágon ott ül a varjú. Ugyanaz; ő bárhol rátok ismerne. Nézi az udvart, amely egyre telik patkányokkal. Nézi
    a kaput: a felső pántot, amely rézből van, és épp most fényesítették ki.

    – Kár – mondja a varjú. Csak egy szótag, de van benne egy kérdőjel, egy ár és egy kacsintás.

    Valakit meg fog koppintani ma éjjel. Egy pántért talán rávehető volna, hogy csak az egyik oldalt koppintsa. De
    nagyon hasznos pánt.

story-10-bribe =
    Négy csavarintásra lejön. A kapu megroggyan, és azt mondja, uff.

    A varjú csőrébe veszi a pántot, és a hold felé fordítja. A szárnya alá dugja. Aztán végigsétál az ágon, hátratett
    kézzel, már amennyire, míg oda nem ér, ahol épp alatta sorakoznak a patkányok; ott leül, és a tarkójukat nézi.

    – Kár – mondja kényelmesen. Meglepő, milyen hűségesen tud ez hangzani.

story-10-no-bribe =
    – Nem – mondja Bojtorján anyó a varjúnak. – Az nekünk kell. Azon lóg az ajtó.

    A varjú elgondolkodik. Nem sértődik meg. Különb fáktól is kapott már kosarat. Lerázza a havat előbb az egyik
    lábáról, aztán a másikról, és egyetlen szótag nélkül fölszáll a sötétbe.

    Ma éjjel hát akárkié lehet: az övék, a miénk, azé, aki nyílt terepen van, és a legközelebb. De a kapu egyenesen lóg,
    két pánton, és jó, kövér, fából való koppanással csukódik.

story-10-page-2 =
    Az éheseket küldték előre.

    Előbb halljátok, mint látjátok: kopogás, mintha eső verne száraz levelet, egy udvaron, ahol túl hideg van az esőhöz.
    Aztán a nyugati fal alatt barna lesz a hó, és a barna közeledik. Egy egész fát ígértek nekik. Nem haragszanak
    senkire. Csupán alul szándékoznak kezdeni, és fölfelé haladni.

    – Söprűket! – kiáltja egy hang a tölgyben. És jönnek a söprűk, minden méretben.
    .hero-tilda =
        – Nyolcvanadik szabály – mondja Tilda, és elveszi a legnagyobbat. – Amit ki lehet söpörni, az még nem baj.

story-10-page-3 =
    Kisüt a hold. A havon nyolc árnyék fekszik, vékonyan, mint a tinta, és mind a nyolcnak egy a gazdája.

    Úgy lép át a kúton, hogy észre se veszi. Hozta a fonását is, a hátán, mert nem tartja sokra az ácsorgást. A lábai
    közt fejszés patkányok jönnek, és elég gyakran néznek fölfelé.

    – Ez csak egy nagyobbacska – mondja a hordók mögött egy öreg egér egy fiatalnak. – Volt már nagyobb a fürdőkádamban.
    – Nem volt; de szép tőle, hogy mondja.
    .hero-maginos =
        – Szakszerűen szólva nem is rovar – mondja Maginos. – Csak említem, hátha segít.

story-10-page-4 =
    Dob. A patkányok kétfelé húzódnak, és utat nyitnak. Középen, senki mással nem tartva lépést, csak önmagával, Vurst
    kapitány jön.

    A kalapját megvarrták. Látni, hol. Szabályos távolságban megáll, és derékból meghajol a kapu előtt, és mindenki
    előtt, aki előtte áll.

    – Kéregháza! – kiáltja. – Ezennel közlöm, hogy önök huzat. – Köhint. Halkabban folytatja: – Nem én választottam a
    szót. – Aztán kardot ránt, mert ez áll a következő sorban.
    .flag-vurst-word =
        Körülnéz, hol vannak a herceg emberei, és megtalálja őket. Megérinti a mellzsebét, ahol egy papír van.
    .flag-vurst-pistol =
        Van az övében egy pisztoly is. Úgy néz rá, mint egy öreg kutyára.
    .hero-collin =
        Collin is meghajol. Így illik.

story-10-page-5 =
    Most már csakugyan ez volt mind. Hiszen mindenki látja, hogy virrad.

    De a szemétdomb melletti fal megremeg, és átmászik rajta valami, aminek több a lába, mint az esze, és kattog;
    mögötte meg szalad az őrség vége, félig begombolva, lihegve. Azt mondták nekik, ha erről elkésnek, nem is kell
    visszajönniük.

    Még egy. Már csak ez az egy. A tetők fölött olyan színű az ég, mint a kagyló belseje.

story-10-gnaw =
    Krrrcs, mondja a kapu.

    Nem nagy zaj. De a fában mindenki fölkapja a fejét. Ez egy metszőfog hangja, amint beleharap valamibe, ami előbb
    volt itt, mint bárkinek a nagyanyja; és jön utána még egy: krrrcs, krrrcs, egyenletesen, mintha valaki pirítóst
    enne.

    Az odúban nem áll senki. Az odúban állnia kéne valakinek. Amíg egér van benne, nincs hely a fogaknak, és egy kapu
    csak annyira erős, mint akik előtte állnak.
    .hero-nez =
        – Két patkó vastag az a kapu – mondja Nez, és fülel. – Egy és háromnegyed.

story-10-runners =
    – Most? – kérdezi három hang, mielőtt bárki végigmondta volna.

    A hordók közül kilő Pip, Bogáncs és Pötty, térdig érő dióhéjban, egy zsákkal. Azt mondták nekik, fussanak egy kört,
    aztán egyenesen vissza. Kettőt futnak. Mindenkinek jut egy kis sajt, kissé ráültek; és mindenkinek külön még egy
    macska is, lerajzolva, keresztülhúzva.

    – Az szerencsét hoz – mondja Pötty, és eltűnik, mielőtt bárki az ő számításait is keresztülhúzná.

story-10-volley =
    – Felderítők – szól egy hang magasan az ágak közt. – Nyilat a húrra.

    Hárman vannak. Tartoznak nektek ezzel. Egyikük a foga közt fütyül: a régi indulót, és most már tudja a második
    versszakot is.

    – Húrt feszíts – mondja a hang. – A refrénre.

    Egy éjszaka meg egy nap lógtak a sötétben, és azt gondolták ki, mit csinálnak, ha majd szabad lesz a kezük. Mindjárt
    itt a refrén. Mondjátok meg nekik, hová.

story-10-pie =
    A konyhaablakból a hó fölött, egy jó hosszú szárítókötél végén, pite érkezik.

    Huppanva leér a fal tövébe. Gőzölög. A tésztán éppen egérfejnyi lyuk, a tetején pedig tésztából egy szám:
    TIZENHÁROM.

    – Ez az, amelyik hiányzott! – harsan egy hang, hogy beleremegnek a jégcsapok. – Megsütöttem újra! Így most kijön! –
    És nagyot csattanva becsukódik az ablak. Egyetek. Többnyire szaft, és egyenesen a térdekbe megy.
    .hero-filch =
        – Ehhez hozzá se nyúltam – mondja Filch. – Kérem feljegyezni. Ezt ő adta.

story-10-brodie =
    Fütty harsan, két karom közül; aztán, mert senki sem biztos benne, hogy ezt így kell, megkondul egy kanál.

    A fal föláll.

    Olyan udvariasan várt. Nyújtózik, előbb az eleje, aztán a hátulja. Ásít, és a hold egészen a mandulájáig lesüt.
    Aztán úgy repül a levegőben, mint egy párna, amelyet egy angyal hajított el, és pontosan oda érkezik, jó néhány
    olyan személy közé, akiknek azt mondták, hogy a macska velük van.

story-10-no-friend =
    És velük jön a macska.

    Senki sem volt hozzá kedves. De nem is akasztott rá senki semmit. Hang nélkül sétál be a falon át, ahogy mindig, és
    leül mindennek a közepén: nézik a patkányok, nézik az egerek, és az égvilágon senki sem tudja, kivel van.

    Ő se. Ő csak annyit tud, hogy akármerre fordítja a fejét, valami kicsi szaladgál. Olyan ez, mint a születésnap.

story-10-debt =
    Egy érintés; több alig. A hóba repül egy gomb.

    Vurst kapitány nézi a helyét.

    – Á – mondja. – Itt is van. – Hüvelyébe dugja a kardját, elővesz egy papírt, amely négy éjszaka óta van összehajtva,
    és szépen kettétépi.

    – Adósság, egy – mondja. – Kiegyenlítve. Század: hátra arc. – A tornyokra nem néz vissza. De rátok visszanéz. –
    Ritkán örültem ennyire – mondja a kapitány –, hogy pontos vagyok. – És az őrmesterek mennek vele.

story-10-victory =
    Senki sem látja jönni. Mindenkinek túl sok a dolga. Aztán egy egér lenéz, és árnyéka van.

    Ott fekszik a havon, hosszan, kéken, vékonyan, és nyugatra mutat. Mindenkinek van egy. Az udvar túlfelén egy patkány
    leereszti a fejszéjét, és hunyorog. Reggel van. A parancsuk éjszakára szólt. Benne áll: alá is húzták.

    Nézik egymást a letaposott havon át, és mind lihegnek.

    – Hát – mondja odaát egy patkány. – Akkor jó reggelt.

    – Jó reggelt – mondja Kéregháza.
    .flag-bark-whole =
        A kapu egyenesen áll. Fognyomok vannak rajta, hogy legyen mibe beledugniuk az ujjukat az unokáknak, és ennyi.
    .without-bark-whole =
        Több a lyuk, mint a kapu. De még be van csukva.
    .hero-collin =
        – Mindenki megvan – mondja Collin. – Megszámoltam. Kétszer.

story-10-defeat =
    Hosszú, fából való nyögéssel ledől a kapu. És aztán egy darabig nem történik semmi.

    A fa üres. A tűzhelyen leves, még meleg. Mind a negyven lépcső felsöpörve; és a kamra mögött, ahová valakinek a
    dédapja mindig is pincét akart, egy járat indul, és épp most tűnik el háromszáz farok a kanyarban.

    – Elmentek – mondja Vurst kapitány. Az előszobában leveszi a kalapját, mert női kabátok lógnak ott. – Semmihez se
    nyúljanak – mondja a patkányainak. – Töröljék meg a lábukat.

story-10-goes-on =
    Fognyomos fa fölött kel föl a nap. Vurst kapitány tiszteleg előtte. Kiállítja az utolsó számláját, „Ostrom, egy:
    díjtalan”, és reggelizni vezeti, ami a századából maradt.

    A tölgyben ott ülnek, ahol vannak, végig a lépcsőkön, egymásnak dőlve. Egyetlen ütés van hátra.

    Collin föláll. Felkötve a karja.

    – Barátaim – mondja; és most az egyszer senki sem vág közbe. Nincs hozzá szuszuk. Kinyitja a száját; és odaát, a
    várnál, izzani kezd a kovácsműhely teteje.

story-10-goes-on-lost =
    Estére otthon voltak. Egy város nem a kapuja. A patkányok elmentek; a fejszék a hóban hevertek; és nem tört össze
    semmi, csak egy csésze, és azt is megragasztották. Cédula volt mellette: „Csésze, egy. Az én hibám. V.”

    Huzatos ma este Kéregháza. A kapu helyére paplant akasztottak, mögötte az anyó ül a botjával.

    Tíz ütés elment, egy van hátra. Aztán Pötty fölemeli a paplant.

    – Nézzétek – mondja. – Begyújtottak a kovácsműhelyben.
