# A kapitány számlája: a részletek. Amit egy feltétel hozzátesz, a részlet alatt áll.

story-6-intro =
    A macska nyakörvén lakat van. A lakat kulcsa Vurst kapitány övén lóg. Vurst kapitány pedig a hatodik ütésre menetel,
    a legjobbjaival, az ebédlőn, a konyhán és az őrszobán át. Mindig. Pontos patkány.

    Most az egyszer hát az egerek vannak ott előbb: egy gombolyag cérna, hozzá egy kés, és egy marék perc.

    – Barátaim – suttogja Collin a legszebb suttogásával –, e sötét órán –

    – Elég – suttogja mindenki.

    Válasszatok terepet. Feszítsétek ki a zsinórokat. És ne legyetek telhetetlenek.
    .flag-roster =
        Tudják az órát, tudják a menetrendet, és tudják, hogy Drew mindig megbotlik. Még cérna is maradt fölöslegben.
    .flag-clean-hands =
        Egy őrmestert felmentettek e menet alól. A könyvben nem állt semmi, ami miatt menetelni kéne.

story-6-dining-hall =
    Az abrosz a földig lóg. Mögötte hosszú fehér folyosó fut, tele lábbal: széklábbal, asztallábbal, és ha eljön a
    pillanat, egy egész őrjárat lábával, egyik a másik után, éppen a csizmaszíjak magasságában. Ha volna még
    csizmaszíjuk.

    Itt kénytelenek volnának a székek közé jönni, íjastul, és mászni már nem érnének rá. Jó hely. Morzsa is van.

    A terem fülel. Messze egy őrmester a lépést számolja. Bal. Bal.
    .hero-lily =
        – Fehér szikla – mondja Lily, és megérinti az abroszt. Az megrebben. – A mozgó sziklákat nem helyeslem.

story-6-kitchen =
    Fedőkből rakott torony, ledőlésre készen. Egy kis kiöntött leves, épp ott, ahol lejt a kő. Egy sor merőkanál, csak
    meg kell bökni. Az ember azt hinné, itt már dolgozott valaki.

    Maggie néni széke üres. A párna még meleg, és a palatáblán egy szám áll: nyolc. Letörölték, aztán odaírták megint,
    kisebben.

    A nyugati ajtótól a déliig harminc lépés, patkánynak. Emelt fővel fog erre jönni. A lába elé sosem néz.
    .flag-maggie =
        A táblán, a szám alatt, nyíl. A levesre mutat. Alatta egy csizma van lerajzolva, talpával az ég felé.
    .hero-tilda =
        – Tizenhetedik szabály – mondja Tilda, és kikerüli a levest. – Sose csússzunk el olyasmin, amit nekem kell majd
        kimosnom a sebből.

story-6-kitchen-tunnels =
    Itt senki sem menetel. Ez csak a kemencék háta, ahol ketyegnek a téglák, és a régi kereszteződés háromfelé ágazik a
    meleg sötétbe.

    Jó hely arra, hogy az ember elveszítse a bátorságát, és megint megtalálja. Hever is itt belőle mindig egy kevés; itt
    szokták hagyni. Leültök egy percre. Újrakötitek az övet. Mondotok egy viccet, nem valami jó vicc, és mindenki sokkal
    jobban nevet rajta, mint kéne.

    Na. Ez volt az. Most föl, mielőtt a kapitány elvonul.
    .hero-nez =
        – Hét patkónyi gond – mondja Nez. – Az előbb még kilenc volt.

story-6-guard-room =
    A saját szobájuk! Saját hokedlijeik, saját priccseik, saját kulcsaik, saját szögeiken. Ég a lámpa, és kilencre
    megterítettek. A rácsot valaki kifényesítette és leszögelte, rengeteg szöggel, kissé megkésve.

    Az udvar felől egyetlen keskeny ajtó van, egyszerre egy patkány fér be rajta, ha behúzza a hasát. A nagyok kint
    várnának, és hallgatóznának.

    Egy kapitányra a tulajdon székében lesni! Pimaszság, őrültség, és sosem számítana rá.
    .hero-filch =
        – A pofátlanság is fegyver – mondja Filch, és fölteszi a lábát az asztalra. – Még fenni se kell.

story-6-found =
    Valaki akart még egy zsinórt. Valaki mindig akar még egyet.

    – Század – szól egy száraz hang, teljesen rossz irányból –, állj. – És a lámpások kinyílnak, mind egyszerre, mint a
    szemek.

    Ott áll a lépcsőn, kalapban, és egy szőrszála sem áll félre. Nézi a cérnát. Nézi a kést, a csomót és az egeret, aki
    a nyelvét a foga közé szorítja. Kis noteszt vesz elő.

    – Csavargás – mondja Vurst kapitány –, zsineggel. – Fölírja. – Fogják el őket, ha volnának szívesek.

story-6-sprung =
    Most!

    Minden egyszerre indul el. Valami leesik, valami gurul, és ami az előbb még asztal volt, az hirtelen tele van
    egérrel. Az első patkány nekimegy a másodiknak, aki megállt. A harmadik azt kérdezi: „Merre is me…”, és megtudja.

    A közepén pedig a kapitány áll mozdulatlanul, megigazítja a kézelőjét, és körülnéz: a terepen, a csomókon, az órán.
    Életében először megvárakoztatták.

    – Á – mondja. – Nagyon szép. – És fegyvert ránt. De ti jöttök előbb.

story-6-tripwire =
    Peng, mondja a cérna; és nagyjából annyi időre, amennyi alatt az ember kimondja, hogy „vigyázz, zsinór”, egy patkány
    van a levegőben.

    Jut ideje fejjel lefelé látni az egész szobát, és gondolni az édesanyjára. Amire érkezik, az főként a méltósága. A
    lándzsája kicsivel később jön meg, és a füle mellett áll bele a padlóba, zengve.

    Valahol ceruza perceg.

    – Tétel – mondja egy száraz hang. – Patkány, elejtett, egy.

story-6-whistle =
    A kalapja a fél fülére csúszott. A kabátujján leves van, vagy valami hasonló. Hosszan nézi a kabátujját.

    – Nem szerettem volna – mondja Vurst kapitány – felkelteni az éjszakai műszakot. – És két karmot a szájához emel.

    Nem hangos fütty, de három falon megy át. Valahol felborul egy pad. Az egyik hang azt mondja: „Ez nekünk szól!”, a
    másik meg: „Hol a nadrágom?”, aztán lábak dobognak a lépcsőn, és erre jönnek.

story-6-the-captain =
    Vurst kapitány leül. Nem állt szándékában; és amire leül, az a kalapja. Átgondolja. Aztán leakasztja a kulcsot az
    övéről, és lefekteti közétek a padlóra, nagyon egyenesen.

    – Önök győztek – mondja. – Kulcs, egy: az önöké. Mit szokás még elvenni? Ezen az oldalon még nem álltam.

    Ott a szava. Jó szó; még sosem adta kölcsön. Egy éjszakával tartozna a hercegnek. Vagy ott a pisztolya, ahová
    leesett. Nos? A ceruza készenlétben.
    .hero-collin =
        – A kalapot sajnálom – mondja Collin, és az a furcsa, hogy tényleg sajnálja.

story-6-word =
    Ehhez föláll. Még a kalapot is fölteszi, azt, ami maradt belőle.

    – Egy éjszaka – mondja Vurst kapitány. – Amelyiket én választom. Nem: amelyiket önök. Harcolni fogok, amíg el nem
    találnak, mert kapitány vagyok; aztán hazamegyek, mert szavatartó patkány vagyok. – Leírja, aláírja, leitatja. – Ezt
    nem számítom fel – teszi hozzá. – Úgy látszik, ez az egyetlen, ami az enyém.

    És tiszteleg; és mielőtt meggondolnák, már mind visszatisztelegtek.

story-6-pistol =
    Ketten kellenek, hogy megemeljék. Gyönyörű darab, csupa cseresznyefa és cirádák, egy férfi mellényzsebébe szánták;
    és az állkapcsa közül egyetlen jó csavarintásra kijön egy kova, akkora, mint egy almamag.

    – Tessék – mondja a legbiztosabb mancsú egér, és visszaadja a többit.

    A kapitány végignéz az orrán, aztán a csövön, és meghúzza a ravaszt. Az azt mondja, tikk. Lassan bólint.

    – Kova, egy – írja. – Eltávolítva. Meg kell hagyni, igen tapintatosan. – És visszadugja a tokba, mintha mi sem
    történt volna.

story-6-victory =
    Az őrjárat utolsó embere kihátrál az ajtón, és húzza maga után az utolsó előttit. Nagy csend lesz. Egy fedő, amely
    egész idő alatt körbe-körbe pörgött a peremén valamelyik sarokban, végre lefekszik.

    És ott a kulcs. Körülállják. Olyan hosszú, mint maga Filch. Vasból van, egyik végén karika, a másikon három kis fog,
    hal formában.

    – Hát – szól egy vékony hang. – Most már muszáj.

story-6-defeat =
    Levesestányér, fejjel lefelé, rajta vasaló. A résen egyetlen gyertya fénye jön be, és egyetlen toll percegése.

    – Rajtaütés – olvassa hangosan Vurst kapitány, ahogy írja –, egy. Megkísérelt. Cérna, négy szál, szálanként egy
    morzsa. Szögek, a rácsból megint kihúzandó: kilencvenegy. Kinek az ötlete volt levessel mosni fel a konyhát?

    Senki sem felel.

    – Kitűnő volt – mondja a kapitány, és aláhúz valamit. – Tányér, egy – teszi hozzá kis idő múlva. – A széle csorba.
    Erre valaki igazán ránézhetne.

story-6-goes-on =
    A számla előbb ér a tölgyhöz, mint ők. „Rajtaütés, egy: nagyon szép. Kalap, egy: kilapítva. Éjszakai műszak,
    felkeltve: két morzsa. Maradok stb.” A hercegnek van címezve, rajta: SÜRGŐS, és egy paca, ahol a kapitány talán
    elnevette magát.

    A kulcsot a tanács asztalára teszik. Hosszú asztal, és mindenki, aki mellette ül, a kulcsot nézi, aztán lassan
    végignéz a túlsó végéig, ahol negyven éve lóg a falon a napirendi pont.

    Hat ütés. Senki sem napol el semmit.

story-6-goes-on-lost =
    A tányérnak csorba volt a széle. Arra távoztak.

    Reggel pedig a tölgy küszöbén hevert valami hosszú, papírba csomagolva. Két felderítő akasztotta le egy szögről, míg
    egy kapitány a szemüvegét kereste. Az orrán volt. Nem hanyag patkány; a felderítők napokig emlegették.

    A kulcson cédula. „Tányér, egy, csorba. Kulcs, egy, elhányódott. Kezdek belezavarodni a számolásba. V.” Hat ütés,
    azon az éjszakán; és mindenki a napirendi pontot nézi.
