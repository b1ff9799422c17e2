# Hárman, akik elmentek megnézni: a részletek. Amit egy feltétel hozzátesz, a részlet alatt áll.

story-2-intro =
    Három kis ágy üres. Pip, Bogáncs és Pötty elment megnézni, „hol jött ki a herceg”. Vittek magukkal egy makksapkányi
    lámpaolajat, észt viszont egy cseppet sem.

    Lilynek kellett volna vigyáznia rájuk. Most a lépcsőn térdel, és olvas.

    – Hárman vannak. Az egyik ugrál. A másik botot húz maga után. A harmadik megállt macskát rajzolni.

    – Kéregháza népe – szól mögötte Collin –, ilyen órában –

    De Lily már túl van az ajtón, ajzza az íját, és még soha életében nem járt fedél alatt.

    – Na? – szól ki a sötétből. – Csak olyan kint, aminek teteje van.

story-2-kitchen-tunnels =
    Három járat, három kis hang, három különböző visszhang. Balról számolás, hosszú szünetekkel. Jobbról suttogás.
    Fölülről semmi, és Pöttynél, mondja Lily, a semmi az, ami miatt aggódni kell.

    Itt ömlött ki a lámpaolaj, tócsába gyűlt, és három lábnyomsor indul belőle háromfelé. A falon, szénnel, egy macska.
    Jó macska. Rengeteg foga van.

    – Szétválhatnánk – szól egy hang.

    – Ne – mondja a többi.
    .hero-filch =
        – Két bejárat – mondja Filch. – Én ötöt számoltam. Ők a hatodikat használták.
    .hero-collin =
        – Senkit sem hagyunk itt – mondja Collin. – Megszámoljuk magunkat. Aztán még egyszer.

story-2-dining-tunnels =
    A járat közepén gödör, a gödör szélén, lábát lógázva, Pip. Mellette egy halom morzsa. Egyet leejt. Számol az ujjain,
    aztán a lábujjain.

    – Még nem ért le – mondja, és meg se fordul. – Már a harmadik napnál tartok.

    Nem napokat ért rajta. Nem biztos benne, mit ért rajta. Amit pedig nem lát, mert lefelé néz: hogy a gödör túlsó
    peremén kinyúlt egy pár csáp, megtudni, ki dobál itt ennivalót.
    .hero-tilda =
        – Tizenegyedik szabály – mondja Tilda. – A szélére nem ülünk. Látom, le kell majd írnom.
    .hero-nez =
        Nez beejt egy szöget, és vár.

        – Mély – mondja. – Negyven patkó. Még esik.

story-2-crystal-tunnels =
    Itt senkinek sem kell lámpa. A fény a kövekben lakik: kék, meg tejfehér, és van egy, amelyik olyan zöld, mint a víz
    egy üvegpohárban.

    A túlsó végén Bogáncs áll a botjával, orr az orrnál a legnagyobbal, és suttog. Megmondta neki a nevét. Megmondta
    neki, hogy nem tévedt el. Udvariasan várja, hogy az is mondjon valamit.

    És valami mond is. Nem a kő. Nagyon messziről jön, a kövek mögül, és nagyon sok van belőle. Szkitter, mondja. Aztán
    egészen halkan: klakk.
    .hero-maginos =
        – Ez – mondja Maginos – egyik könyvemben sincs benne. Szeretném, ha én se lennék benne az övéiben.

story-2-kitchen =
    Megnézik a liszt mögött. Megnézik a kredenc alatt. Aztán fölnéznek.

    A pulton kosár áll, a kosárban cipó, a cipó körül pedig, mint egy nagyon kicsi macska egy nagyon nagy tűzhely körül,
    Pötty alszik, hüvelykujjával a héj egyik lyukában. A mancsából széncsonk gurult ki. A mézeskalács emberkének bajusza
    nőtt.

    És a kosár mellett, egy karnyújtásnyira, Maggie néni számolja a zsemléit.
    .flag-maggie =
        Dúdol hozzá, és a mennyezetet nézi. Háromszor is megszámolta már azt a kosarat, és egyszer sem nézett bele.
    .without-maggie =
        A felmosó a térde mellett áll készenlétben, még nedvesen.
    .hero-lily =
        Lily nézi, ahogy valami fehér szállong le a szitából.

        – Száraz eső – mondja, és felhajtja a csuklyáját.

story-2-pip =
    – Dolgom volt – mondja Pip, miközben vállra veszik, mint egy zsák diót. – Azt néztem, milyen mély a lent.

    Na és milyen mély? Ezen egy egész járat hosszán át gondolkodik.

    – Még nincs kész – mondja. Maradt egy morzsája. Megeszi, a tudomány nevében, és attól kezdve nehezebb.

    Nem nagy egér. Furcsa, mennyi van belőle, ha nem akar jönni.

story-2-burr =
    Bogáncs elköszön a kőtől. Elköszön a mellette állótól is, nehogy megbántsa. A botját nem hajlandó elengedni, pedig
    kétszer akkora, mint ő, és mindenbe beleakad.

    – Beszélt – meséli annak, aki viszi. – Azt mondta, szkitter klakk. Én meg azt mondtam, Bogáncs. Akkor ő is mondta a
    nevemet. – És kicsivel később, egy csuklya alól: – Rosszul mondta.

    Senkinek sincs kedve megállni és megkérdezni, hogyan.

story-2-dot =
    Pötty nem ébred fel. Úgy emelik ki a kenyérből, mint zsemlét a kemencéből: meleg, lisztes, és lóg, mint egy zokni.
    Egyszer kinyitja a fél szemét.

    – Lerajzoltam a herceg macskáját – mondja. – Hogy tudja, hova nem szabad jönni. – Azzal a szem becsukódik.

    Egy alvó egérke annyit nyom, mint két ébren lévő. Ezt minden anya tudja. Most már az is, aki viszi. Le a
    felmosónyélen, vigyázva a vödörre, és egyetlen tüsszentés nélkül.

story-2-hush =
    Valahol a várban becsapódik egy ajtó. Minden járat visszatartja a lélegzetét.

    Azután nincsenek többé kis hangok. Se számolás, se suttogás, se egy árva kuncogás. Órák óta bátrak, akik még odakint
    vannak, és most egyszerre eszükbe jutott, hogy kicsik. Azt csinálták, amit a kicsik szoktak. Elbújtak, és becsukták
    a szemüket, hogy senki se lássa őket.

    Tudjátok, hol voltak. Most keresnetek kell.

story-2-two-home =
    Kettő már ágyban van. Idehallani őket a lépcsőre: az egyik meséli a másiknak, mi történt, a másik meg meséli neki,
    hogy nem is úgy történt.

    – Az kettő – mondja az őrszem, az ajkába harap, újra megszámolja az ágyakat, aztán nagyon erősen a saját lábát nézi.

    Mondhatnátok, hogy mára elég. Senki se szólna egy szót sem. Lily felderítői ügyesek, reggelre hazahoznák az utolsót
    is. Vagy ott van, ami az éjszakából maradt, és egy kis ágy, amelyben nem alszik senki. Még egyet?

story-2-victory =
    Bezárul a tölgy kapuja, helyére kerül a retesz, és odabent rengetegen fújják az orrukat, akik egyáltalán nem sírtak.

    – Én megmondtam nekik, hogy jöttök – szól egy hang a takaró alól. – Tényleg mondtam. Csak halkan.

    Lent, a mély járatokban olyan hang, mintha apró ajtók hosszú sora csukódna be. Szkitter. Aztán, amikor neki jólesik:
    klakk.

    Senki sem alszik sokat.
    .flag-three-cheers =
        Három ágy, három kupac, hat fül. Kéregháza három hurrát kiált, fejenként egyet, és Pötty mindet átalussza.
    .without-three-cheers =
        Egy ágy üres. Mellette ég egy gyertya, és a felderítők már a lépcsőn vannak.

story-2-defeat =
    Egy tésztaszűrő alatt vannak. Jó szűrő, a konyhából, vasaló van rajta, és a fény száz kis lyukon jön be, amitől
    mindenki kanyarósnak látszik.

    – Lehetne rosszabb is – szól egy hang. – El is tévedhettünk volna.

    – De hát el is – kezdi egy második. De a hátuk mögött, a sötétben, kuncognak.

    – Jöttünk megmenteni titeket – szól egy harmadik hang, nagyon vékonyan. – A fülénél jöttünk be. Akarjátok látni?

story-2-goes-on =
    Az egérkéket megszidják, megetetik és tiszteletbeli felderítővé fogadják, ebben a sorrendben.

    A vendégszobában tobozból rakott tűz ég. Lily az ajtóban áll, és úgy nézi a gerendákat, mintha madarak lehetnének
    rajtuk.

    – Fordul az idő – mondja. Aztán ugyanazon a hangon: – Íjász, gondolom, nem kell nektek.

    Összébb húzódnak. Magasan fölöttük kettőt üt egy óra, és mindannyian hallják.
    .without-three-cheers =
        Az utolsót reggelire hozzák meg, alva, egy bogárral, amelyet nem hajlandó odaadni.

story-2-goes-on-lost =
    Libasorban jönnek haza, kevéssel virradat előtt: elöl az egérkék, akik úgy maradnak csendben, hogy egy mérföldről
    hallani, mögöttük a csapat, amelyet nagyjából és egészében visznek.

    A felderítők a kicsikért mentek el. A nagyokat is meghozták, és ezt soha senkinek nem hagyják majd elfelejteni. Lily
    egy szót sem szól. Új húrt tesz az íjára, leül a tűzhöz, a herceg oldalára, és ott is marad.

    Két ütés, azon az éjszakán. És lent a sötétben: szkitter; és klakk.
