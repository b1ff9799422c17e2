# A királyné függönyzsinórja: a részletek. Amit egy feltétel hozzátesz, a részlet alatt áll.

story-5-intro =
    Filch egy kőlapra rajzolta a tervet. Van rajta két bejárat, tizenegy nyíl és egy kis önarckép, amint menekül. Az
    önarcképet megcsodálják.

    – Ott az ajtó – mondja. – Az közel van, de kong, mint egy harang. Vagy a kandalló: három kanyarral odébb, és
    hallgat, mint a korom. A zsinór az öltözőasztalán van. És amerre bemegyünk, arra nem jövünk ki. Szakmai szabály.

    – Barátaim – szól Collin –, egy herceg nem lop –

    – Nem bizony – mondja Filch kedvesen. – Talál.

    Fölöttük ötöt üt az óra, és várja, hogy elkezdjétek.
    .flag-waterworks =
        És ezúttal szárazak a Királyi járatok. Fölmentek megnézni. A lépcsőn lábnyomok voltak, és mind az övék.

story-5-kitchen =
    Éjszakai konyha. A tüzet betakarták, fél vörös szemmel pislog ki a hamuból. A piték kendő alatt állnak, sorban, mint
    egy hálóteremben.

    Maggie néni a székében alszik, nyitott szájjal, és számol.

    – Négy – szuszogja. – Öt. Öt. Öt. – Ránc fut át az arcán, mint felhő a szántóföldön.

    Ami itt csörömpölni tud, azt mind kampóra akasztották. Minden kampó laza. Orron át lélegezzetek, és a réseken
    lépkedjetek.
    .hero-filch =
        Filch visszatesz valamit. Majd belehal.
    .flag-maggie =
        Álmában kinyúl, megtalálja a kendője csücskét, és ráejti a nyikorgós csempére.

story-5-dining-hall =
    Nappal ez ebédlő. Éjjel fül. Csupa kő és politúr, közepén az asztal, mint egy befagyott folyó, és minden lépéseteket
    meghallja, elismétli magában, és továbbadja.

    Tikk, mondják a karmaitok. Tikk, tikk, tikk, mondja a terem.

    A keleti falban magas, fehér ajtó, alatta fény. Púder szaga jön onnan, meg hidegé, meg rózsáké, amelyeket nagyon
    régen vágtak le.
    .hero-lily =
        Lily egyenesen fölfelé néz.

        – Egy fa, fejjel lefelé – mondja –, és benne hagyták a csillagokat. – A csillár az.

story-5-dining-tunnels =
    A padló alatt úgy hallgat el a lárma, mintha fedőt tettek volna rá. Itt csak por van, puha, mint a liszt, meg sötét,
    meg a saját szívetek, amint kifújja magát.

    Patkányok ültek itt két őrség között. Itt hagytak egy gyertyavéget, egy félbehagyott kockapartit és egy deszkán öt
    rovást, minden csizmátlan éjszakáért egyet. Egy szögön köpenyek lógnak, szürkék, csuklyásak, nagyjából a ti
    termetetekre szabva. Egy vagy hat nem hiányozna senkinek.

    Itt senki sem hall benneteket. Ma éjjel az is ér valamit.

story-5-kings-chamber =
    Lélegzik. Ennyi az egész. Be; és a tűz egy kicsit összehúzza magát. Ki; és megint föllobban.

    A szoba hatalmas és barátságos, és valaki beengedte a port. Az ágy mellett szék áll, látogatónak. Egy könyvben
    szalag jelzi, hol tartott. A falon kép, kisfiú egy pónin, és a kisfiú egész arca nevet, mert a póni épp most ült le.

    A farakás mögött vezet le a lépcső. A terv egy percet engedélyez erre a szobára.
    .hero-collin =
        Collin kettőt vesz igénybe. Nem szól semmit. Megigazítja a könyvben a szalagot, és mind a két karja kell hozzá.
    .hero-tilda =
        Tilda hallgatózik, fülével egy padnyi kézen.

        – Erős – mondja. – Lassú, de erős. Csak nagyon mélyen van odalent.

story-5-kings-tunnels =
    Itt valaki felsöpört. Ez az első dolog. Takaros, aprólékos, gondos söprés ez, körbejárja a dolgok szélét, és
    bizonyos dolgokat többször is.

    Azok a második dolog. Laposak, fából és drótból vannak, és mindegyiken egy morzsa sajt, szépen elrendezve, mint a
    kirakatban. Az oldalukon az áll: ELSŐRENDŰ MINŐSÉG.

    Arra menjetek, amerre nincs felsöpörve. És ennyire senki sem éhes. Mondjátok ki hangosan.
    .without-waterworks =
        Az egérfogók között pedig, feketén és csendben, ott áll a folyó.

story-5-forge =
    A kovácsműhely alszik, és horkol: egy hosszú vörös lélegzet, egy hosszú fekete. A falon kalapácsok lógnak nagyság
    szerint, mint egy család.

    A kemence mellett vödör áll. Mosogatólé van benne, egy felmosórongy és egy özvegy kesztyű. Egészen közönséges vödör,
    csak a pereme túl finom hozzá. Egy karom, csak úgy magától, kinyúl, és megkoccintja.

    Énekel. Csak egyetlen hang, alig hangosabb, mint egy gondolat; de a falon minden kalapács közelebb hajol egy kicsit,
    hogy hallja.
    .hero-nez =
        Nez leveszi a sapkáját. Áll egy pillanatig.

        – Szervusz, kislány – mondja. – Nem kell már soká várnod.

story-5-queens-chamber =
    Tükrök. Akárhová néztek, többen vagytok, mint az előbb, és mind egyformán ijedtek.

    A falon a Tizenkettes Óra lélegzik a fogai közt. Az ágyon senki; a takaró simára húzva, mint a papír. Egy
    bársonyzsámoly fölött az öltözőasztal, rajta üvegcsék, akár egy város. És az ablakon két függöny; a bal oldali
    derekán pedig masnira kötve (aki kötötte, annak nincs érzéke a csomókhoz) egy egyszerű, öreg kötél, és igyekszik nem
    zümmögni.
    .hero-maginos =
        – Tudom, ki csinálta – mondja Maginos az órára nézve. – Évfolyamelső volt nálam. Meg kellett volna buktatnom.

story-5-cord =
    A masni úgy bomlik ki, mintha csak erre várt volna. A zsinór lecsusszan a vállatokra: nehezebb, mint amilyennek
    látszik, meleg, és dorombol, mint a teáskanna.

    Aztán lezuhan a függöny.

    Ráér. A fal teljes magasságából ereszkedik le, redő redőre, sóhajtva, és vele jön egy karnis, két karika és egy
    váza. A tükrök mind azt mondják egymásnak: csörömp. Mögöttetek pedig, azon az úton, amelyen jöttetek, valami nehezet
    tolnak keresztbe. Nos: sose arra ki, amerre bejöttél.

story-5-signet =
    Van még valami. Gombostűk és púder között, odadobva, mint holmi vásári nyeremény, egy gyűrű hever. Tölgylevél van
    rajta. Az ilyen gyűrűt egy király senki kedvéért nem húzza le.

    A királyné könyvjelzőnek használta egy regényben.

    Egérnek derékszíj volna. És minden lépésnél csörrenne is, egészen hazáig, egy olyan várban, amely épp most ül föl az
    ágyában, és azt kérdezi, mi volt ez. Elviszitek? Vagy itt hagyjátok arra a napra, amikor majd ő maga húzhatja föl?

story-5-signet-take =
    Föl vele, át az első pár fülön, és csörrenve megül a derék körül. Súlyos, mint egy jó ötlet, és éppolyan nehéz
    csendben tartani.

    Csörr, le a zsámolyon. Csörr, át a szőnyegen. Minden tükörben áll egy egér, derekán egy király gyűrűje, és mindegyik
    egy kicsit jobban kihúzza magát.

    Vannak ebben a várban emberek, akik egyszer letérdeltek e gyűrű előtt. Ha emberek még, a szőr alatt, rá fognak
    ismerni.

story-5-signet-leave =
    Megfordítják, óvatosan, hogy a levél egyenesen álljon. Ennyi az egész. Aztán előrelapoznak a regényben két
    fejezetet, és oda teszik vissza jelnek a gyűrűt. Úgy kell neki.

    Kis gonoszság egy nagy, gonosz szobában, de jólesik. És úgy mennek le a zsámolyon, ahogy fölmásztak rá: két szabad
    manccsal, fél vállukon kötéllel, és nem hangosabban, mint a hó.

story-5-they-wake =
    – Mi volt ez? – kérdezi egy hang a folyosón.

    – Semmi – mondja egy másik. – Mindig semmi. Kedden is semmi volt, őrmester úr, és négyig talpon voltunk miatta.

    – Ez csilingelő semmi volt.

    Olyan hang hallatszik, mint amikor ketten kelnek ki az ágyból, akik nem szoktak hozzá, hogy farkuk van. Íjhúrokat
    pengetnek. Lámpást gyújtanak. Aztán olyanok léptei jönnek, akik pontosan tudják, hová mennek, és az a hely itt van.

story-5-the-clock =
    A ház összes csengője egyszerre szólal meg: a kicsik, hogy teát, a közepesek, hogy forró vizet, és a repedt, hogy
    tűz van. Ajtók csapódnak. Valaki elrohan, hajcsavarókban.

    És mindenen át hallani, ahogy a Tizenkettes Óra megköszörüli a torkát. Nem üt; nincs itt az ideje. Csak előbbre
    teszi a nagymutatóját egy perccel, amely még meg sem történt, ahogy más a székét húzza közelebb, hogy jobban lásson.

    Ennyit a csendről. Ami maradt, az a gyorsaság.

story-5-victory =
    A kemencék mögött a repedés éppen elég széles egy egérnek és egy kötélnek. Ebben a sorrendben mennek át rajta,
    többször is, mert a kötél hosszú.

    Aztán leülnek, egy rakáson, hátukat a meleg téglának vetve, ölükben a zsinórral. Az már nem tetteti magát. Hangosan
    zümmög, egyetlen mély, boldog hangon, mint akinek azt mondták, hogy leveheti a cipőjét.

    – Én megmondtam – szól egy suttogás. – Megtaláltuk.
    .flag-clean-hands =
        Lezuhant egy függöny, és volt zaj is; de egyetlen bajuszszálat sem látott senki. Reggel az őrség ezt írja majd a
        könyvbe: huzat.
    .flag-signet =
        És a tűzfényben, ott, ahol övcsatnak kellene lennie, tölgylevél csillan.

story-5-defeat =
    Kerek, sötét és ibolyaszagú. Térdig ér benne a púder. Ha bárki megmozdul, kis fehér felhő száll föl, mindenki
    tüsszent, és a fedélen túlról nevetés hallatszik. Őrök állnak odakint, és a tüsszentéseket számolják.

    – Tizennégy – mondja az egyik. – Én tizenkettőre fogadtam.

    – És a kötél? – szól egy suttogás, amikor csend lesz.

    – Megint a kampóján – felel egy másik. – De azt a csomót már ismerem. Azt a csomót én kötöttem. Egy rántás, és a
    mancsukban marad.

story-5-goes-on =
    A kötél összetekerve hever a tanács asztala alatt, és álmában zümmög. Kisegereket hoznak be, hogy megnézzék, és a
    lelkükre kötik, hogy ne nyúljanak hozzá; délre már nincs rajta hely, amihez ne nyúltak volna.

    Magasan fönt egy királyné meglátja a függönyét a padlón. Megnézi a púderben az egyetlen mancsnyomot. Nem emeli föl a
    hangját. Elmosolyodik, hívatja a kapitányát, és a fal felé fordíttatja a tükröket, mert kuncognak.

    – Az egér – mondja – csupán egyfajta huzat. Intézkedjék.

story-5-goes-on-lost =
    A kéregházi felderítők nem tolvajok. Kérik, hogy ezt vegyék tudomásul. Az ablak alatt jártak, a borostyánon,
    bizonyos mogyorók ügyében; és egy csomó olyan állapotban volt, hogy amikor egyikük megfogta a végét, pusztán az
    egyensúly kedvéért, lejött az egész.

    Így hát kötél van a tanács asztala alatt, és zümmög. Sietve kellett távozniuk, és ráment az éjszakából egy óra.

    – Az egér – mondja odafönt egy hang egy kapitánynak – egyfajta huzat. Intézkedjék.
