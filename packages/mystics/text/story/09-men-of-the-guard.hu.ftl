# Az őrség emberei: a részletek. Amit egy feltétel hozzátesz, a részlet alatt áll.

story-9-intro =
    Egy harangot föl kell emelni, és ahhoz a várban csak a patkányok mancsa elég erős.

    De ők valamikor őrök voltak. Nevük volt, csizmájuk és édesanyjuk. Szólítsatok egy patkányt a nevén, és talán eszébe
    jut. Üssétek meg, és nem fog; és elmondja a többieknek.

    Collin tehát egész éjjel föl-alá járt, és mozgott a szája.

    – Hobb. Drew. Kis Tom. Barnaby, akinek rossz a térde. – És próbaképpen: – Az őrség emberei –

    – Kilenc ütés – szól az őrszem az ablakból. – Ti jöttök.
    .flag-roster =
        És náluk a szolgálati rend, a kapitány saját kezével írva. Minden név helyesen áll rajta. Ez számít egy
        embernek.

story-9-kitchen =
    A tűzhely előtt a padlón kilenc tál áll egy sorban, és mindegyikben valami forró. Mindegyik mellett kanál. Rendes
    kanalak, patkány nem tudja megfogni őket. Odakészítették őket mégis.

    Maggie néni háttal áll a szobának. Nem kérdezte, kinek csinálja. Látták, ahogy az ujjain megszámolja a tálakat, és
    kijön.

    Nyugatra az ebédlő. Ott fény van; valaki szolgálatban áll, és topog, hogy ne fázzon.
    .flag-maggie =
        Van a sorban egy tizedik is: egy csészealj, rajta négy gyűszű, tele.

        – Nekik is – mondja Maggie néni a tűzhelynek.
    .hero-filch =
        Filch is megszámolja a tálakat.

        – Kilenc – mondja. – Mind megvan. Nem tudom, mi ütött belém.

story-9-dining-hall =
    – Állj! – kiáltja a patkány az ajtóban. Vigyázzban áll, térdig érő mellvértben, farkával egy tócsában. – Állj, vagy…
    ó, álljatok meg, legyetek szívesek.

    Ez Hobb tizedes. Egy hete és egy napja patkány, és hiányzik neki a csizmája. Mögötte két legény a falujából,
    lándzsával, mögöttük pedig egy őrmester, aki mindig is ilyesforma volt.

    – Ne álljon szóba velük, Hobb! – vakkant az őrmester.

    Hobb-bal jó volna, ha szóba állna valaki.
    .flag-clean-hands =
        – Ezek azok a csöndesek – súgja az egyik legény. – Végigmentek itt aznap éjjel, és a nagyanyámat se ébresztették
        föl.
    .hero-lily =
        – Nincs csizmája, nincs kalapja – mondja Lily. – Mifelénk az ilyet embernek hívják.

story-9-alchemist =
    Itt, az öreg igéző szobájában, ahol por lepi a csillagtérképet, egy hang, amelyhez nem tartozik száj, mindannyiukat
    a nevükön szólítja.

    Kedvesen mondja. Mintha kesztyűs kéz simogatna.

    – Olyan fáradtak lehettek – mondja. – Az a sok lépcső. És kiért? Azt se tudja, hogy itt vagytok. Üljetek le szépen.

    Sokkal jobb volna, ha kiabálna. Van ott egy szék. Szék még sosem volt ennyire szék. Menjetek tovább. Mondjátok ki a
    neveteket, hangosan, a saját hangotokon.
    .hero-tilda =
        – Ötvenkettedik szabály – mondja Tilda, elég hangosan. – Leülök, ha végeztem.
    .hero-maginos =
        – Arrébb tette a székemet – mondja Maginos, és ezzel a maga részéről eldöntötte.

story-9-guard-room =
    Kilenc fogas, kilenc köpeny, kilenc név, krétával. Nem törölték le őket. Kis Tomét valaki még újra is írta, ahol
    kopni kezdett.

    A tizedik fogason egy penge lóg, vékony és szürke, a régi király kora óta senki sem kérte. Távolabb függ a többitől,
    és alatta valahogy senki sem szeretne állni.

    – Előre nézz! – vakkantják az őrmesterek, egyszerre mind a ketten. Az emberek nem előre néznek. A fogasokat nézik,
    mindegyik a magáét.
    .hero-filch =
        Filch nézi a fogasokat, mellettük a kulcsokat, és most az egyszer nem talál semmit.

story-9-sewer =
    A rács alatt csepeg, és egy kerek fényfolt van, keresztben rudakkal. Odafönt névsort olvasnak, idehallani.

    „Drew?” „Jelen.” „Barnaby?” „Jelen.” „Hobb?”

    Megy a víz. „Hobb?” És nincs válasz; csak valahol odafönt egy szipogás, amilyet nagydarab emberek engednek meg
    maguknak, ha azt hiszik, egyedül vannak.

    Innen nehéz fölmászni hozzájuk, horog nélkül. De arra senki sem számít, hogy alulról mentik meg.

story-9-kings-chamber =
    Az utolsó őrhely. Az ágy előtt állnak sorban, leeresztett lándzsával. Mögöttük a király lélegzik, be és ki, ahogy
    ősz óta mindig.

    Csak a takaró van megigazítva. Valaki visszahajtotta az álla alatt, épp úgy, ahogy gyerekeknél szokás. Nem a
    királyné műve. Karommal csinálták; egy szál kihúzódott.

    Egyikük volt tehát, éjnek idején, szolgálatban. Ez jusson eszetekbe, akármit kiabálnak rátok. Melyikük néz félre?
    .flag-signet =
        És meglátják a gyűrűt. Úgy fut végig a soron, mint árpán a szél.
    .hero-tilda =
        – Akármelyik igazította meg azt a takarót – mondja Tilda –, annak volt gyereke, vagy volt ő is rendesen gyerek.

story-9-by-name =
    Megáll, félig emelt lándzsával.

    – Mit mondtál?

    Megismétlitek.

    Forgatja magában, mint aki régi kabátot talált a padláson, és belenyúl a zsebébe.

    – Az én vagyok – mondja a patkány. – Volt egy kutyám. Volt egy… biztos nem érti már, hová lettem. – Nézi a lándzsát.
    Nézi a mancsát, mindkét oldalát. Aztán leteszi a lándzsát a padlóra, gyöngéden, mintha másvalaki kisbabája volna.

    – Kint megvárom – dörmögi. – Ha szabad. Belement valami a szemembe.

story-9-grudge =
    Megint elesik egy, és attól kezdve más a levegő.

    Nem kiabálnak többé. Nézik azokat, akik ott fekszenek, Drew-t, szemére csúszott sisakkal, és néznek titeket; és az
    arcok, egyik a másik után, egészen lassan bezárnak, mint a boltok.

    – Azt mondtátok, velünk vagytok – szól egy hang hátulról.

    Most már nehezebb lesz. A nevek még hatnak. De komolyan is kell gondolni őket.

story-9-enough =
    Ezzel elegen vannak. Odakint állnak a folyosón, sapkájuk a kezükben, nagyok és félszegek, egymásba ütköznek, és azt
    mondják: „Bocsánat, Barnaby”, meg „Ugyan, én voltam”.

    Ennyien már fölemelnek egy harangot. Persze lehetnek még mások a következő ajtó mögött. A következő ajtó mögött
    mindig vannak még mások, és mindegyiküknek van valakije, aki nem érti, hová lett.

    Vigyétek őket a királyhoz. Vagy előbb, amíg tart az éjszaka, kopogtattok még egyszer?

story-9-sergeant =
    – Maga! – üvölt az őrmester. – Mit gondol, hová megy?

    Egy patkány, aki már majdnem az ajtónál volt, megáll. Látni, ahogy összemegy. A saját nevéig már eljutott; addig,
    hogy szolgálati szám, rendfokozat, és mi jár a szökevénynek, addig még nem.

    – Sehova, őrmester úr – mondja. Visszajön. Fölveszi a lándzsáját, és nem néz senkire. Erre csak egy orvosság van, és
    három csík van a ruhaujján.

story-9-voice =
    Összemegy és megkékül a lámpák lángja.

    – Azt – mondja a hang, senkinek, mintha párnát választana. – Az szép.

    És egyikőtök megfordul. Az arca ugyanaz. A szeme nyitva, de az ablakban valaki más áll.

    – Miért vagyunk hozzá ilyen csúnyák? – kérdezi a barátotok értetlenül, és fegyvert emel.

    Elmúlik. Mindig elmúlik; ebbe kapaszkodjatok. Álljatok úgy, hogy elvéthessen, és beszéljetek hozzá tovább.

story-9-victory =
    Fél térdre ereszkednek, ami patkánynak nem könnyű, és sorban leteszik lándzsájukat a szőnyegre.

    – Az őrség emberei – mondja Collin. Egész éjjel ezen dolgozott. Három része van, és egy kicsi a hajnalról.

    – Uram – szól egy hang a sor végéről. – Engedélyt kérek felállni, uram. A térdem, uram.

    – Ó – mondja a herceg. – Hát persze, Barnaby.

    Idáig jutott. De mindannyian hallották, hogy tudta a nevét.
    .flag-guard-heart =
        Annyian vannak, hogy a folyosón is térdelni kell. Hobb elhozta a csizmáját. Négyen tolták.
    .flag-guard-half =
        Nem mind. De egy haranghoz elegen.

story-9-defeat =
    Ez a fogda: vagyis egy kekszes doboz. A tetején az áll: VEGYES.

    Reggel felé valaki megkocogtatja.

    – Én vagyok az – súgja a doboz. – Hobb. Gondolkodtam. Hogy is hívtatok engem, az előbb? Amikor az ajtóban álltam?

    Megmondjátok neki.

    – Igen – mondja a hang. – Gondoltam, hogy az. – Szünet, kaparászás, aztán az a hang, amikor valaki egészen
    véletlenül rákönyököl egy fedélre. – Én nem láttam semmit – mondja Hobb tizedes.

story-9-goes-on =
    Reggelre ott függ Körömvirág a kovácsműhelyben, a nagy gerendán, láncon; és senki sem látta, ki vitte föl. Senki sem
    látta őket a lépcsőn, és senki sem hallotta, hogy egyikük azt mondja: „Felém, felém. Most feléd, Drew.”

    Az Őrszobában egymás után ürülnek a fogasok. Mindegyik alá csizmát rajzolt valaki, krétával.

    A királyné megszámolja az őreit. Nem jön ki. És most az egyszer nem mosolyog.

    – Jól van – mondja a kapitánynak, és megállnak a kötőtűi. – Füstölje ki azt a fát.

story-9-goes-on-lost =
    Végül maguktól jöttek, egyesével, kettesével. Senki sem hívta őket. Takarodó után lejöttek a kovácsműhelybe, egy
    lánccal, ácsorogtak, és azt mondták, nem maradhatnak.

    Nem voltak kilencen. De Hobb hozott egy csigasort. Így hát függ a harang; reggelre pedig megint ott állt mind a
    helyén, és kiabálta, hogy „állj”. Nem akarták, hogy megtudja az édesanyjuk.

    – Jól van – mondja a királyné kilenc ütés után. – Füstöljék ki azt a fát.
