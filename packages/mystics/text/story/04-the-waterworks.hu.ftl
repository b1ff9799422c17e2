# A vízművek: a részletek. Amit egy feltétel hozzátesz, a részlet alatt áll.

story-4-intro =
    Nez egy falevélre rajzolja a vár csöveit: három medence, és víz kettőre való.

    – Valahova mennie kell – mondja.

    Filch megfordítja a levelet, hogy jó irányba álljon.

    A felső szintekre csak a Királyi járatok visznek csendben, a Királyi járatok viszont tele vannak folyóval. Aki egy
    medencét kiszárít, elönt egy másikat. A Lefolyó párkányainál van egy rézkerék. A Csövek közt van egy fogaskerék,
    amely elvesztette a kurbliját. A kurbli a Csatorna fenekén van.

    – Barátaim – szól Collin –, a víz –

    – Vizes – mondja Nez. – Gyerünk.
    .flag-full-cup =
        És viszik egy halász zsinórját is, horgostul. A tea megmutatta, hol lóg.

story-4-drain-pipe =
    Bömböl a cső. Az egyik falból jön ki, a másikba megy be, pajta vastag, és amit a várban kiöntenek, az mind ezen
    ömlik el, szívvel-lélekkel.

    Valahol alatta hever minden kanál, ami valaha elveszett. A keleti oldalon párkányok futnak, magasak és alacsonyak,
    és a legalsó tövében egy rézkerék csöpög, százévesre merevedve.

    Aki elfordítja, hazaküldi a vizet, és a víz itt lakik. Jól gondoljátok meg, hol akartok közben állni.
    .hero-nez =
        Nez a mancsába köp.

        – Beragadt? Nem ragadt be. Félénk.

story-4-kitchen-tunnels =
    Valaki fölakasztott ide egy halat száradni. A hal nincs meg. Talán a macska; vagy valaki gyorsabb. A szaga megvan.

    Békés ilyenkor a kemencék háta mögött. Pattognak a téglák, ahogy hűlnek. Elmegy egy csótány, hátán morzsa, meglátja
    a társaságot, végiggondolja az estéjét, és visszafordul.

    Északra hát: a kristályok mentén a vizes helyekre. Vegyetek nagy levegőt. Ez az utolsó száraz, amit megígérhetünk.
    .without-full-cup =
        A zsinór, amin lógott, még megvan, horog van a végén, és senkinek a neve nincs rajta.
    .flag-full-cup =
        A szög csupasz. A zsinór már náluk van. Vigyázat, horog.
    .hero-lily =
        – A hal folyóban lakik – mondja Lily a falból kiálló szögnek. – Hogy jutott ez föl oda? Szegény.

story-4-crystal-tunnels =
    Minden kristály zúg a mögötte lévő víztől. Az északi fal magasan zúg; a nyugati fal mélyen; és van középen egy,
    amelyik nem tud dönteni.

    Tegyétek fületeket a kőre, és halljátok, ahogy az egész folyó megfordul az ágyában: egy sóhaj, egy hosszú
    bugyborékolás, aztán fentről csatlakozik hozzá egy kádnyi fürdővíz.

    Északra a Csatorna, nyugatra a Csövek. A legnagyobb kő mögött pedig még valami dúdol, fél ütemmel lemaradva. Ha
    megálltok hallgatózni, az is megáll.
    .hero-maginos =
        Maginos vezényel, egyetlen bajuszszállal.

        – Magas, magas, mély – mondja. – Hamis. Hagyták elhangolódni.

story-4-sewer =
    Megint az a zöld fény, és az a szag, amely olyan szépen megvolt nélkülük.

    Lent a fenéken, épp ott, ahol a legrosszabb a sodrás, amikor van sodrás, valami réz kacsint. Egy kurbli. Száz éve
    ejtette oda egy vízszerelő, mondott egy szót, és hazament vacsorázni.

    Ha a Csatorna száraz, odasétálhattok, és fölveszitek. Ha nem, alámerülhettek, tapogatózhattok, és reménykedhettek.
    Senkinek sem kötelező a bátrabb módszer. Csak gyorsabb.
    .hero-filch =
        – Meg tudnám találni – mondja Filch, és szeretet nélkül nézi a vizet. – Jobb szeretném, ha az találna meg engem.
    .hero-tilda =
        – Huszonhatodik szabály – feleli Tilda a szagra. – Szájak csukva.

story-4-pipes =
    Meleg csövek, hideg csövek, kopogó csövek, és egy, amelyik azt mondja, „glupp”, valahányszor odafönt valaki fürdik.
    A hézagokban gőz ácsorog, mint akik hírekre várnak.

    És ott, a keleti párkányon, asztalmagasságban, a fogaskerék: nagy, fogas, zöld a széle. A közepén, ahol kurblinak
    kellene lennie, négyszögletes csap, és egy kis réztábla. Azt mondja: FOLYÓ. Alatta, kisebb betűkkel: VIGYÁZZ A
    LÁBADRA.

    Szép szóra nem fordul. Hoztatok neki valamit?
    .hero-nez =
        Nez végigsimít a fogain.

        – Szép munka – mondja. – Tizenegy patkó. Aki öntötte, fütyült közben.

story-4-kings-tunnels =
    A víz kifúj egy hosszú lélegzetet, és már itt sincs. Még jó ideig hallani, bugyborékolva, hogy nincs itt.

    Amit itt hagyott, az lépcső: nedves, széles, fényes, királynak vájták, hogy éjjel lesétáljon rajta, és megnézze a
    saját folyóját. Senki sem járt itt, mióta a mostani elaludt. Hínár nő a korláton.

    A fokok mennek fölfelé, egyre csak fölfelé, és egy létránál érnek véget; a létra fölött tűzfény vékony szála. Ég hát
    a tűz. Valaki hát melegen tartja. Innentől halkan.
    .hero-collin =
        – Le szokott hozni ide – mondja Collin –, hogy megmutassa nekem a folyót. Azt hittem, engem mutat meg neki.

story-4-guard-room =
    Üres priccsek, vizes csizmák. Nagy a rend. Minden ágy mellett egy pár csizma, akkora, mint egy pár csónak, és az
    orrukon krétával egy-egy név: HOBB. DREW. KIS TOM. Itt már senkinek sincs hozzájuk való lába.

    A túlsó sarokban, szögön, egy papír lóg, a királyság legszebb kézírásával. Ez a szolgálati rend. Megmondja, ki
    menetel, merre, és melyik ütésre.

    Megérne egypercnyi olvasást, ha nem volna itt senki, akit zavar.
    .hero-filch =
        – Csak ránézek – mondja Filch –, épp annyi időre, hogy kívülről tudjam.

story-4-ledge-wheel =
    Nem mozdul. Aztán sokkal keményebben nem mozdul. Aztán, akkorát rikoltva, mint egy páva, amelyik ráült valamire,
    megmozdul.

    A párkányok alatt köhög a cső. Könyökölve fordul be a kanyarban a barna víz, megtalálja a kanalakat, és betakargatja
    őket. A keleti fal mögött hosszú, hosszú szürcsölés: a Csatorna az, úgy megy le, mint a fürdővíz.

    Egy szoba tehát száraz, egy másik tele. Mindig így lesz. Jegyezzétek meg, melyik melyik.

story-4-square-peg =
    A kurbli kattanva ül a csapra. Száz éve készül erre a kattanásra, és szépen is csinálja.

    Egy fordulat: semmi. Két fordulat: kopogás, messziről, mintha valaki be akarna jönni. A harmadik fordulatra a vár
    minden csöve egyszerre vesz lélegzetet, és odafönt egy igen nagy hölgy, aki épp fürdött, azt mondja: „No de ilyet!”

    A folyó máshova ment. A Lefolyó északi falában egy vízbe fúlt ajtó csöpög, és nyitva van.

story-4-handle =
    Hideg, csúszós, és hosszabb, mint egy egér karja. Név van belekarcolva, ahogy a szerszámokba szokás, mielőtt
    kölcsönadják őket: BEN TULAJDONA. Ben, akárhol vagy: megtaláltuk.

    Most már csak oda kell vinni, ahová való, el minden mellett, ami itt és ott között lakik. Ahhoz képest, ami, nem is
    nehéz.

    De akinél van, vigyázzon a sodrással. Egyszer már beleejtették.

story-4-roster =
    Minden rajta van, tintával, és minden kedd alatt vonalzóval húzott vonal. Hobb, északi lépcső. Drew és Kis Tom,
    ebédlő, felváltva. És a lap alján, kétszer aláhúzva: A kapitány, a legjobbjaival. Hatodik ütés.

    A margón a kapitány kiszámolt valamit. „Kilenc őr, kilenc pár csizma, nulla láb”, áll ott, és alatta, ahol az
    összegnek kellene lennie, csak egy paca, mintha a toll elidőzött volna rajta.

story-4-victory =
    A létra síkos, és hiányzik egy foka. Láncot alkotnak, mancs a mancsba, és az utolsót már a szegélyléc résén át
    húzzák ki egy szőnyegre.

    Itt meleg van. Tűzfény jár föl-le a falon. Az ágyfüggöny mögül hang jön, nagyon lassú, mint a tengeré, messziről:
    egy ember lélegzik.

    Mögöttük, a sötétben, száraz marad a lépcső. Út lett belőle. Az ő útjuk. A várban senki más nem elég kicsi hozzá,
    hogy tudjon róla.

story-4-defeat =
    Ez egy csizma. Eleinte senki sem mondja ki, de végül szembe kell nézni vele: valamennyien egy csizmában vannak, fönt
    egy polcon, zoknival betömve.

    – Ismerem ezt a csizmát – szól egy hang a sötétből. – Bal. Negyvenhetes. Hobbé. Rendes fickó.

    – Ő dugott bele minket.

    – Tiszta zoknit tett rá.

    Ezen elgondolkodnak. Az orránál van egy lyuk, amelyet egy rendes fickó már rég meg akart foltoztatni.

story-4-goes-on =
    Egy ajtó résén át látják meg. A király egy szántóföldnyi ágy közepén fekszik, keze a takarón, egyszerre nagyon nagy
    és nagyon kicsi. Senki sem borotválta meg. Senki sem csukta be a könyvét.

    Senki sem szól. Collinnak a legtöbb dologra van beszéde, de erre nincs.

    Aztán Tilda becsatolja a táskáját.

    – Negyvenedik szabály – mondja. – A mieinkért visszajövünk.

    És a falon át, egyiket a másik után, négyet üt a Tizenkettes Óra.

story-4-goes-on-lost =
    Az öreg Vidramancs Ned, a kéregházi felderítő, vízszerelő volt fiatalkorában. Míg az őrök mind egy helyen álltak, és
    elégedetten néztek egy csizmát, ő lement egy darab hajlított dróttal meg tizenegy unokaöccsével, és megtette, amit
    lehetett.

    A király lépcsője most járható, jelenti. Nem száraz. Száraznak nem mondaná. Vannak békák.

    Négy ütés, azon az éjszakán; és egy magas, meleg szobában egy férfi, aki nem hallotta, levegőt vett, aztán kifújta.
