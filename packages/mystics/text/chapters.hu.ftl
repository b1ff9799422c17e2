# A sztorikönyv magyarul, a részletei (story/) nélkül: címek, célok, külön szabályok, és annak a neve, amit egy fejezet
# kínál, kérdez és számol. Kulcsok: chapter-<id>, rule-<R1-2>, act-, call-, ask-, token-, variable-, flag-<név>.

## A legkisebb ajtó

chapter-prologue = A legkisebb ajtó
    .night = Az első ütés előtt
    .hook =
        Egy cella, egy kihűlt vacsora és egy tökéletesen visszafordítható varázslat. Két egér megy előre megnézni, van-e
        kiút az új méretükben. Van. Csótányok vannak benne.
    .goal = Tisztítsátok meg a vájatot az ellenfelektől, és vigyétek mindkét egeret az ajtó alatti réshez.
    .lost =
        A homokóra eléri a fejezet vége jelzőt, vagy egyszerre mindkét egeret elfogták. Ilyenkor egyszerűen kezdődik
        elölről.
    .recap = Öt rabból öt egér lett, és kiderült, hogy a vár legkisebb ajtaja éppen elég nagy.

## Ki a rácson át

chapter-1 = Ki a rácson át
    .night = Első ütés
    .hook =
        Öt embert zártak ebbe a cellába, és öt egér sétál ki belőle. A csizmák akkorák, mint egy uszály, a rács akkora,
        mint egy kapu, és az egyik csizma az imént megmozdult. Ideje kideríteni, milyen gyorsak vagytok.
    .goal = Minden szabad egér jusson be a Várudvar vén tölgyébe, és ellenfél ne maradjon ott.
    .lost = A homokóra eléri a fejezet vége jelzőt, vagy egyszerre minden egeret elfogtak.
    .recap = Rácson, csatornán és havon át menekültek, és Kéregháza, a tölgyfa városa befogadta őket.
    .left = Kéregházára hátulról jöttek, a hóból, egy kesztyűbe csavarva.
rule-R1-1 = Senki se maradjon a vízben
    .text = A Csatorna kijáratán egér csak akkor mehet felfedezni, ha nincs szabad egér a Csatorna vizében.
rule-R1-2 = A lakoma
    .text =
        Amikor először léptek be a Konyhába, 3 csótány ül a pulton 4 morzsa között. Amíg van morzsa, és nincs odafönn
        egér, a pulton ülő csótány csak 1 kockával dob: sajtnál egy morzsa a sajtkerékre kerül.
rule-R1-3 = A felmosó
    .text =
        Ha egy egér csótányt győz le a Konyhában, dobjatok 1 kockával. Csillag: a szakácsnő a barátotok, és a fejezet
        vége jelző 1 oldallal továbbkerül. Nincs csillag: az egér kiütve fekszik, és a csótány újra a pulton ül. Ha a
        szakácsnő már a barátotok, nem kell többet dobni.
rule-R1-4 = A vén varjú
    .text =
        Aki a Várudvaron mozgásra 1-est dob, egér vagy ellenfél, védekezés nélkül 1 sebet kap; a fában nem.
rule-R1-5 = A fa
    .text = Ellenfél nem mehet be a fába, és a fa csak az odúból érhető el.

## Hárman, akik elmentek megnézni

chapter-2 = Hárman, akik elmentek megnézni
    .night = Második ütés
    .hook =
        Pip, Bogáncs és Pötty elmentek megnézni, hol jött ki a herceg. Vittek magukkal egy makksapkányi lámpaolajat,
        észt viszont egy cseppet sem. Lily, akinek vigyáznia kellett volna rájuk, már ajzza az íját.
    .goal = A három egérkéből legalább kettőt hozzatok vissza a lépcsőhöz. Hősi fokozaton: mind a hármat.
    .lost = A homokóra eléri a fejezet vége jelzőt, vagy egyszerre minden egeret elfogtak.
    .recap =
        Visszamentek Pipért, Bogáncsért és Pöttyért, és a mély járatokban hallottak valamit, ami azt mondja: klakk. Lily
        csatlakozott a csapathoz.
    .left = A felderítők virradat előtt hazavitték az egérkéket, és jórészt a csapatot is, ölben.
rule-R2-1 = Az egérkék
    .text =
        Pip az Ebédlői járatokban van, Bogáncs a Kristályjáratokban, Pötty a Konyha pultján. Egy egér egyet vihet
        közülük, és a mozgási értéke addig 1-gyel kisebb.
rule-R2-2 = Pszt
    .text =
        Amikor a homokóra a 4. oldalra ér (mese: 5, hősi: 3), minden egérke elbújik, akit még senki sem vett fel. A
        mezőjén egy sikeres keresés kártya helyett őt találja meg.
rule-R2-3 = Sipirc haza
    .text = Akció annak, aki egérkét visz, a lépcsőn: az egérke otthon van, és az egér 1 sajtot kap.
rule-R2-4 = Mára elég
    .text =
        Akció a lépcsőn, ha 2 egérke otthon van, és sehol egy ellenfél: megnyertétek a fejezetet. Hősi fokozaton nem
        lehet. Ha 3 van otthon, azonnal nyertetek.

## Tea egy bagolynak

chapter-3 = Tea egy bagolynak
    .night = Harmadik ütés
    .hook =
        Aki meg akarja találni, amit Vanestra királyné elrejtett, annak úgy kell látnia, mint a bagolynak, és erre van
        egy tea. Maginos tökéletesen emlékszik a receptre, kivéve a mennyiségeket, a sorrendet és a négy hozzávaló
        egyikét.
    .goal =
        Főzzetek bagolyszemteát az alkimista íróasztalán a négy hozzávalóból legalább háromból. Hősi fokozaton: mind a
        négyből.
    .lost = A homokóra eléri a fejezet vége jelzőt, vagy egyszerre minden egeret elfogtak.
    .recap =
        A bagolyszemtea megmutatta nekik Körömvirág három részét. Ő a Hajnalharang, amelynek kondulása minden
        varázslatnak véget vet: a kötele a királyné függönyén van, a harang maga a kovácsműhelyben, a nyelve a macska
        nyakörvén.
    .left = A bagoly teáját hidegen itták meg, gyűszűből, kettős látással, és egy része igaz volt.
rule-R3-1 = A négy hozzávaló
    .text =
        Menta a Konyha pultján (lekerül a padlóra, ha a szakácsnő a barátotok), egy morzsa a király asztalán, egy
        gyertyakönny az íróasztalon, por a Kristályjáratokban. A morzsa nehéz: a mozgási érték 1-gyel kisebb. Ha
        elfogják, aki viszi, a hozzávaló visszakerül oda, ahol először volt.
rule-R3-2 = Forró viasz
    .text = Aki felveszi a gyertyakönnyet, védekezés nélkül 1 sebet kap, kivéve, ha gyógyító vagy igéző.
rule-R3-3 = Megint a felmosó
    .text =
        Amíg a szakácsnő nem a barátotok: az egér, amely a pultra lép, dob 1 kockával. Csillag: a szakácsnő a barátotok.
        Nincs csillag: az egér a felmosónyélnél fekszik kiütve, és vége a mozgásának.
rule-R3-4 = Bele a fazékba
    .text =
        Akció az íróasztalon annak, aki hozzávalót visz: a hozzávaló a fazékban van, és az egér 1 sajtot kap. Ha 3 van
        benne, egy egér az íróasztalon akcióként ihat, és megnyertétek a fejezetet (hősi fokozaton nem). Ha 4, azonnal
        nyertetek.
rule-R3-5 = A morzsaőrség
    .text = Az Ebédlőben 2 elit patkányharcos és 2 patkányharcos áll (mese: csak az elitek).

## A vízművek

chapter-4 = A vízművek
    .night = Negyedik ütés
    .hook =
        A felső várba csak a Királyi járatok visznek csendben, a Királyi járatok viszont tele vannak folyóval. Medence
        van három, víz meg kettőre való. Valahová mennie kell, mondja Nez, és megropogtatja az ujjait a csövek láttán.
    .goal =
        Csapoljátok le a Királyi járatokat, vigyetek oda minden szabad egeret, egyiküket a létrához, és ellenfél ne
        legyen a közelben.
    .lost = A homokóra eléri a fejezet vége jelzőt, vagy egyszerre minden egeret elfogtak.
    .recap = Kiterelték a folyót a Királyi járatokból, felmásztak a király lépcsőjén, és látták, hogy alszik.
    .left = Az öreg Vidramancs Ned meg az unokaöccsei úgy-ahogy leeresztették a folyót. A lépcsőn békák vannak.
rule-R4-1 = Három medence
    .text =
        Csatorna, Lefolyó és Királyi járatok: egyikük száraz, és ott a víz sima padlónak számít. Kezdetben a Lefolyó az
        (mese: a Csatorna, és a Horog és Damil a tárolóban van).
rule-R4-2 = Két kerék
    .text =
        Akció a Lefolyó keleti párkányainak tövében: most a Csatorna száraz. Akció a Csövek fogaskerekénél, annak az
        egérnek, akinél a kurbli van: most a Királyi járatok szárazak.
rule-R4-3 = A vízbe fúlt ajtó
    .text = A Lefolyóból a Királyi járatokba csak akkor lehet átmenni, ha azok szárazak.
rule-R4-4 = A kurbli
    .text =
        A Csatorna fordító mezőjén van. Ha a Csatorna száraz, úgy vehető fel, mint bármi más; víz alatt egy ott végzett
        sikeres keresés találja meg.
rule-R4-5 = A szolgálati rend
    .text =
        Akció az Őrszoba északkeleti sarkában, ha nincs ellenfél a közelben: az egér elolvassa a kapitány szolgálati
        rendjét.
rule-R4-6 = Száraz lépcső
    .text = Győzelem után a Királyi járatok szárazak maradnak.

## A királyné függönyzsinórja

chapter-5 = A királyné függönyzsinórja
    .night = Ötödik ütés
    .hook =
        Körömvirág kötele a királyné bal oldali függönyét fogja össze. Filch tervet rajzolt két bejárattal, nyilakkal és
        egy kis önarcképpel, amint menekül. Sose arra ki, mondja, amerre bejöttél.
    .goal =
        Vegyétek el a zsinórt a királyné öltözőasztaláról, és vigyétek el, minden szabad egérrel együtt, a Konyhai
        járatokba úgy, hogy ott ne legyen ellenfél.
    .lost = A homokóra eléri a fejezet vége jelzőt, egyszerre minden egeret elfogtak, vagy a riadó teljes.
    .recap = Elvitték a harangkötelet a királyné tulajdon függönyéről, és hallották lélegezni a Tizenkettes Órát.
    .left = A kéregházi felderítők csak az ablak alatt jártak, amikor a harangkötél a fejükre esett.
rule-R5-1 = Riadó
    .text =
        Ha egy szobában (nem járatban) egy ellenfélkártya cselekvése végén marad figurája, a riadó 1-gyel nő.
rule-R5-2 = Felébrednek
    .text =
        A riadó 7-es szintjén (mese 10, hősi 6) 2 elit patkányharcos jön. A 13-as szinten (mese 17, hősi 11) a fejezet
        vége jelző 1 oldallal visszakerül. A 20-as szinten (hősi 15) elvesztitek a fejezetet; mese fokozaton nem.
rule-R5-3 = A zsinór
    .text =
        Nehéz: a mozgási érték 1-gyel kisebb. Amikor először felveszitek, a riadó 2-vel nő, és az út, amelyen először
        jöttetek be a Királynéi lakosztályba, végleg bezárul. A Királyi járatok egérfogói akkor élesednek, amikor
        először beléptek.
rule-R5-4 = Bagolyszem
    .text =
        Teli csésze után: egyszer, amikor épp felfednétek egy összetűzést, megnézhetitek a kártyát, és a pakli aljára
        tehetitek.
rule-R5-5 = A pecsétgyűrű
    .text =
        Amikor először felveszitek a zsinórt, elvihetitek a király gyűrűjét is: a riadó 2-vel nő, és a kilencedik
        fejezetben az őrség megismeri a gyűrűt.
rule-R5-6 = Tiszta kéz
    .text =
        Ha legfeljebb 10-es riadóval értek haza, senki sem tudja meg, ki járt ott: a hatodik fejezetben a kapitánynak
        eggyel kevesebb elitje van.

## A kapitány számlája

chapter-6 = A kapitány számlája
    .night = Hatodik ütés
    .hook =
        A macska nyakörvén lakat van; a kulcs Vurst kapitány övén lóg; Vurst kapitány a hatodik ütésre menetel a
        legjobbjaival. Az egerek most az egyszer ott lesznek, ahol a patkányok nem várják őket: lesben.
    .goal = Győzzétek le Vurst kapitányt, és ne hagyjatok ellenfelet a táblán.
    .lost = A homokóra eléri a fejezet vége jelzőt, vagy egyszerre minden egeret elfogtak.
    .recap = Lesbe álltak Vurst kapitányra, és elvették az övéről a macska nyakörvének kulcsát.
    .left = Egy tányér csorbáján át távoztak, a kulcsot meg elvitte két felderítő, míg a kapitány a szemüvegét kereste.
rule-R6-1 = A menet
    .text =
        Minden forduló végén a menet 1-gyel nő. 6-nál (mese 8) az oszlop odaér, ahol az egerek vannak, és minden
        ellenfélkártya rajtaüt.
rule-R6-2 = Az oszlop
    .text =
        Vurst kapitány, 2 elit patkányharcos, 2 patkányharcos; mese fokozaton vagy tiszta kéz után 1 elittel kevesebb,
        hősi fokozaton 1 patkányharcossal több. Egyszer jön.
rule-R6-3 = Most!
    .text =
        Akció egy szobában, mielőtt az oszlop megjött: ide jön, és a kártyái az egerek mögé kerülnek a cselekvési
        sorban.
        - Ebédlő: az asztalra senki sem érkezik.
        - Konyha, ha a szakácsnő a barátotok: a kapitányon kívül mind kiütve érkeznek.
        - Őrszoba: az elitek csak a forduló végén jönnek.
rule-R6-4 = Botlózsinórok
    .text =
        4 van belőlük (5 mese fokozaton vagy a szolgálati renddel). Akció: feszítsetek ki egyet a mezőtökön, de nem
        vízben és nem speciális területen. A kis ellenfél, amely rálép, elszakítja, és dob 1 kockával: csillag nélkül 1
        sebet kap, kiütve fekszik, és megáll.
rule-R6-5 = A kapitány füttye
    .text = Amikor Vurst kapitánynak először van 2 sebe, 2 patkányharcos jön (hősi: 3).
rule-R6-6 = Szava vagy pisztolya
    .text =
        Ha legyőztétek, a szavát veszitek vagy a pisztolyát. A fánál, a tizedik fejezetben, a szava az első sebénél
        hazaküldi őt és az elitjeit; kova nélkül a pisztolya nem lő kétszer, és ő rosszabbul harcol.

## Ki oldja le a csengőt?

chapter-7 = Ki oldja le a csengőt?
    .night = Hetedik ütés
    .hook =
        A tanács negyven év késéssel, egyhangúlag megszavazza, hogy valaki más csinálja. Így aztán négy egér áll a
        holdfényes padlón, és kanalat kongat. Brodie-t még soha sehová nem hívták meg. El van ragadtatva.
    .goal = Fárasszátok ki a macskát, és nyissátok ki a nyakörvét.
    .lost = A homokóra eléri a fejezet vége jelzőt, vagy egyszerre minden egeret elfogtak.
    .recap = Négy szobán át futtatták lihegésig a macskát, kinyitották a nyakörvét, és övék lett Körömvirág nyelve.
    .left =
        Egy nagyon kicsi felderítő kinyitotta a nyakörvet, míg a macska aludt, és elszaladt, mielőtt bárki
        megköszönhette volna.
rule-R7-1 = Utánatok jön
    .text =
        Egy egérnél van a kulcs. Amikor az egerek felfedeznek, Brodie lekerül a tábláról, és egy szobába az első forduló
        végén jön utánuk; ha legyőztétek, a 2. végén. Járatokba sosem megy.
rule-R7-2 = Játszik
    .text =
        Az ő jelenlétében is szabad felfedezni, megmenteni és dolgokat felvenni, és fogy az idő (M5.1), mintha ott se
        volna. A 3. oldalig csak üldöz (hősi: a 2. oldalig), és egy egér legfeljebb 1 sebet kap minden támadásától (mese
        fokozaton végig).
rule-R7-3 = Mancsnyomok
    .text =
        Ha Brodie olyan lapoldalon fejez be egy üldözést, ahol még nincs nyoma, ott hagy egyet. Járatban minden forduló
        végén eltűnik egy nyom: szundított egyet.
rule-R7-4 = A lakat
    .text =
        Akció Brodie mezőjén annak az egérnek, akinél a kulcs van: annyi kockával dob, amennyi a tudásszintje, és 1-gyel
        többel, ha ezermester vagy tolvaj. Minden csillag egy kattanás. 7 kattanással (mese 5, hősi 8), nyomonként 2-vel
        kevesebbel, nyílik a nyakörv. A kattanások megmaradnak.
rule-R7-5 = Tejszín
    .text =
        Ha a szakácsnő a barátotok: akció a Konyha pultján, egyszer. Brodie a felmosónyélhez megy, és a következő 2
        cselekvésében csak lefetyel.
rule-R7-6 = Barátság vagy csengő
    .text =
        Ha nyitva a nyakörv, összebarátkoztok a macskával, vagy rákötitek Bojtorján anyó csengőjét. A barát jön, ha
        hívják, egyszer a fánál és egyszer az utolsó fejezetben. Ha csengő van rajta, halljátok, ki jön: a fánál minden
        új ellenfélkártya az egerek mögé kerül, és ő maga távol marad.

## Ami a lámpafényt eszi

chapter-8 = Ami a lámpafényt eszi
    .night = Nyolcadik ütés
    .hook =
        A kovácsműhely alulról is elérhető, ahol már senki sem bányászik, mert kialszanak a lámpák. Lily három
        felderítőt vesztett el odalent. A sötétben valami hosszú rakja le a lábait, egyiket a másik után, jó ideig.
    .goal =
        Űzzétek ki Szkitter-Klakkot két vackából, aztán győzzétek le a Kovácsműhelyben, és ne hagyjatok ott ellenfelet.
    .lost = A homokóra eléri a fejezet vége jelzőt, vagy egyszerre minden egeret elfogtak.
    .recap = Fényt vittek a sötétbe, és talpra állították Körömvirágot.
    .left = Bojtorján anyó addig mesélt a sötétnek a térdeiről, míg az ki nem vitte a szatyrát, és vele Körömvirágot is.
rule-R8-1 = Három vacok
    .text =
        A Kristályjáratokban és az Ebédlői járatokban: Szkitter-Klakk és 3 csótány (mese 1, hősi 4). A Kovácsműhelyben:
        Szkitter-Klakk 5 életponttal (mese 4) és 4 csótány (hősi 5).
rule-R8-2 = Elássa magát
    .text =
        Ha a járatokban legyőzitek, eltűnik a következő vacokig. A Konyhai járatokból a Kovácsműhelybe akkor nyílik meg
        az út, ha mindkettőben legyőztétek.
rule-R8-3 = Lámpák
    .text =
        A Kristályjáratokban 3 lámpa van (hősi: 2); mindegyik nehéz, a mozgási érték 1-gyel kisebb. Ahol lámpa van, akár
        fekszik, akár viszik, Szkitter-Klakknak nincs Kitinpáncélja, és 1 védőkockával kevesebbel dob. Ahol nincs, ott
        senki távolsági támadása, se egéré, se ellenfélé, nem ér messzebb a szomszédos mezőnél.
rule-R8-4 = Megeszi a fényt
    .text = Cselekvése végén a mezőjén és a szomszédos mezőkön minden lámpa eltűnik.
rule-R8-5 = Az elveszett felderítők
    .text =
        Akció az Ebédlői járatok délnyugati kezdőhelyén, ha azon a mezőn nincs ellenfél: kiszabadítjátok a felderítőket.

## Az őrség emberei

chapter-9 = Az őrség emberei
    .night = Kilencedik ütés
    .hook =
        Egy harangot fel kell emelni, és ahhoz csak a patkányok mancsa elég erős. De ők valamikor őrök voltak, nevük
        volt, csizmájuk és édesanyjuk. Szólítsatok egy patkányt a nevén, és talán eszébe jut. Üssétek meg, és nem fog.
    .goal =
        Nyerjetek meg hét őrt (mese: hatot, hősi: nyolcat), és vigyetek minden szabad egeret a Királyi lakosztályba úgy,
        hogy ott ne legyen ellenfél.
    .lost = A homokóra eléri a fejezet vége jelzőt, vagy egyszerre minden egeret elfogtak.
    .recap = A nevükön szólították a patkányokat, és az őrség emberei felhúzták Körömvirágot a kovácsműhely gerendájára.
    .left = Az őrség emberei takarodó után jöttek, hívatlanul, felhúzták Körömvirágot, és teára már nem értek rá.
rule-R9-1 = Szólítsd a nevén
    .text =
        Akció egy patkányharcos mezőjén vagy szomszédságában: dobj annyi kockával, amennyi a tudásszinted, de legalább
        2-vel; Collinnak 1-gyel több, a szolgálati renddel 1-gyel több, a pecsétgyűrűvel a Királyi lakosztályban 1-gyel
        több. Csillag: leteszi a fegyvert, elmegy, és megnyertetek egy őrt.
rule-R9-2 = Neheztelés
    .text =
        Minden patkányharcos, akit egér győz le, egy neheztelés. 3-tól kezdve (hősi: 2) névszólításkor 1 kockával
        kevesebbel dobtok, de legalább 2-vel.
rule-R9-3 = Őrmesterek
    .text =
        Az elitek cselekvésének végén, ha maradt 1 (mese: 2), és van megnyert őrötök, dobjatok 1 kockával. Nincs
        csillag: 1 őr visszamegy, patkányharcosként erre a játéklapra. Eliteket nem lehet nevükön szólítani.
rule-R9-4 = A királyné hangja
    .text =
        Szobában minden felbukkanáskor elbűvölődik a cselekvési sorban legelöl álló szabad egér, amelyik még nincs
        elbűvölve. Ellenfél nem jön.
rule-R9-5 = Őrhelyek
    .text = Ebédlő és Királyi lakosztály: 3 patkányharcos és 1 elit. Őrszoba: ugyanaz (hősi: 2 elit).
rule-R9-6 = Bagolyszem
    .text =
        Teli csésze után: egyszer, amikor épp felfednétek egy összetűzést, megnézhetitek a kártyát, és a pakli aljára
        tehetitek.
rule-R9-7 = A fele vagy a szíve
    .text = Ha 8 őrrel nyertek (hősi: 9), tiétek az őrség szíve; ha kevesebbel, a fele.

## Tartsátok a fát!

chapter-10 = Tartsátok a fát!
    .night = Tizedik ütés
    .hook =
        A királyné egy tölgyfát kért. Vurst kapitány hozott fejszéket, csótányokat, valamit, aminek nyolc lába van, és
        egy számlát a túlórákról. Kéregházának van négy hőse, egy kapuja, és minden barátja, akit az első éjszaka óta
        szereztetek.
    .goal = Tartsátok meg a vén tölgy kapuját hajnalig: amíg a homokóra el nem éri a fejezet vége jelzőt.
    .lost = Ledől a kapu, vagy egyszerre minden egeret elfogtak.
    .recap = Megtartották Kéregháza kapuját, míg fel nem jött a nap.
    .left = Elvesztették a kaput, estére otthon voltak, és paplant akasztottak a helyére.
rule-R10-1 = Hajnalig
    .text =
        A fejezet vége jelző elérése győzelem. Egy elfogás nem egy oldalba, hanem a kapu 1 pontjába kerül. Minden
        felbukkanás egy hullámot hoz.
        - 2. oldal: 5 csótány.
        - 3. oldal: 1 pók, 2 patkányharcos.
        - 4. oldal: Vurst kapitány, 2 elit, 1 patkányharcos (mese fokozaton nem).
        - 5. oldal, hősi fokozaton: 1 százlábú, 3 patkányharcos.
rule-R10-2 = A kapu
    .text =
        3 ponttal kezd (mese 8, hősi 2). A patkányharcosok és a csótányok az odúhoz mennek, és megállnak, ahol egér áll.
        Az odúnál, ha nincs ott egér, támadás helyett rágnak: kapu −1. 0-nál minden elveszett. Ellenfél nem mehet be a
        fába.
rule-R10-3 = Vissza a harcba
    .text = Az elfogott egér a saját cselekvésében visszatér a fába, akár vannak ellenfelek, akár nincsenek.
rule-R10-4 = Szélcsend
    .text =
        Amikor fogy az idő (M5.1), 2 sajt kerül a sajtkerékre. Akció a fában vagy az odúnál: fizess 1 sajtot, és a kapu
        1 ponttal javul, legfeljebb 6-ig (mese: 8).
rule-R10-5 = Köröz a varjú
    .text =
        Oldalanként az első figura, amely a fán kívül mozgásra 1-est dob, védekezés nélkül 1 sebet kap. Kezdéskor
        megvesztegethetitek a varjút a kapu egyik pántjával: kapu −1, és az egereket megkíméli.
rule-R10-6 = Barátok
    .text =
        Amit tettetek, mellettetek áll. Minden hívás egyszer jön, és semmibe sem kerül.
        - Háromszoros hurrá: hívjátok a Futárokat, és minden szabad egér 1 sajtot kap.
        - A felderítők: hívjátok a Nyílzáport, és 1 patkányharcos vagy 2 csótány eltűnik.
        - A macska a barátotok: hívjátok Brodie-t, és egy mező minden kis ellenfele eltűnik, a főnök kivételével.
        - Csengő a macskán: az új ellenfélkártyák az egerek mögé kerülnek.
        - A macska se nem barát, se csengő nincs rajta: a 3. oldalon ellenfélként jön, és a 4. oldalon elmegy.
          A fa nem tartja vissza.
        - A szakácsnő a barátotok: a 3. oldalon egy pite minden szabad egér 1 sebét gyógyítja.
        - Az őrség a tiétek: kevesebb patkányharcos jön.
        - A kapitány szava: az első sebénél elmegy, és vele az elitek.
        - A kapitány pisztolya: a harcértéke 2, és nem Pisztolyos: nincs második lövése, és a sajtja a sajtkerékre
          kerül.
rule-R10-7 = Ép kapu
    .text = Ha hajnalban a kapu legalább 4 ponton áll, Kéregháza jól tud tartani benneteket az utolsó éjszakára.

## A tizenegyedik óra

chapter-11 = A tizenegyedik óra
    .night = Tizenegyedik ütés
    .hook =
        Körömvirág a kovácsműhelyben függ, nyelve a helyén, kötele át a tetőn. A kötél végének a király saját kéményén
        kell lejönnie, és háromszor kell meghúzni, mielőtt az óra tizenkettőt üt. A királyné odaült az ágya mellé. Hozta
        a kötését is.
    .goal = Vigyétek a kötelet a Királyi lakosztály farakásához, és kongassátok meg Körömvirágot háromszor.
    .lost = A homokóra eléri a fejezet vége jelzőt, vagy egyszerre minden egeret elfogtak.
    .recap = Háromszor húzták meg a kötelet, és reggel lett.
rule-R11-1 = A kötél
    .text =
        Egy egér viszi; nehéz: a mozgási érték 1-gyel kisebb. Meg van kötve, amíg a farakáson fekszik. Minden
        elveszített és odahagyott fejezet elvett egy oldalt, de legfeljebb 2-t (hősi: 1). Ép kapuval mindenkinek 2
        sajtja van.
rule-R11-2 = Húzd!
    .text =
        Akció a farakáson, ha a kötél meg van kötve, és nincs ott ellenfél, legalább 2 szabad egérrel a mezőn vagy az
        őrséggel a hátatok mögött (mese: egyedül is): megszólal a harang. Fordulónként egyszer.
rule-R11-3 = Mit tesz a harang
    .text =
        Első kondulás: minden jelző lekerül minden szabad egérről, a kiütött egerek felállnak, és minden kis ellenfél
        kiütve fekszik. Második: a királyné elveszít 1 kártyát (hősi fokozaton nem), és az ágyra kerül. Harmadik:
        győzelem.
rule-R11-4 = Négy arc
    .text =
        A királynénak 4 kártyája van.
        - Valahányszor megjelenik, 2-t kap azok közül, amelyeket még nem veszített el.
        - Vár a lakosztályában, aztán a királynál, ott 1 patkányharcossal (hősi 2), kevesebbel, ha embereket nyertetek
          meg.
        - Ha a Királyi lakosztályban győzitek le, és maradt 2 kártyája, a következő forduló végén visszatér az ágyra.
        - Szokásos fokozaton 3 kockával támad, mese fokozaton 2 kockával, és 1-gyel kevesebbel védekezik.
rule-R11-5 = Az őrség
    .text =
        Ha megnyertétek az őrséget, az Őrszoba csendes, és ha beléptek, hadba hívja őket: a húzáshoz nem kell 2. egér.
        Ha a szívüket is, egyszer egy hívás: Pihenj, és minden patkányharcos elmegy.
rule-R11-6 = A macska
    .text =
        Ha barát: egyszer egy hívás, szobában: egy mező minden kis ellenfele eltűnik. Ha csengő van rajta: távol marad.
        Ha egyik sem: a Konyhában van, egyedül, és egy egér legfeljebb 1 sebet kap minden támadásától (hősi fokozaton
        nem).

## Egy fejezet akciói

act-home-with-you = Sipirc haza
act-call-it-a-night = Mára elég
act-into-the-pot = Bele a fazékba
act-drink = Idd meg a teát
act-turn-the-wheel = Forgasd el a kereket
act-read-the-roster = Olvasd el a szolgálati rendet
act-spring-it = Most!
act-stretch-a-tripwire = Feszíts ki egy botlózsinórt
act-turn-the-key = Fordítsd el a kulcsot
act-tip-the-cream = Döntsd fel a tejszínt
act-cut-loose = Szabadítsd ki a felderítőket
act-call-by-name = Szólítsd a nevén
act-mend-the-gate = Javítsd meg a kaput
act-pull = Húzd!

## Hívások

call-runners = Futárok!
call-volley = Nyílzápor!
call-brodie = Brodie!
call-at-ease = Pihenj!

## Döntések

ask-signet = Elviszitek a király gyűrűjét?
    .take = Vigyük: a riadó 2-vel nő, és a kilencedik fejezetben az őrség megismeri.
    .leave = Hagyjuk itt neki: többet nem hallanak belőlünk.
ask-the-captain = Mit vesztek el Vurst kapitánytól?
    .word = A szavát: a fánál az első sebénél hazamegy, és vele az elitjei.
    .pistol = A pisztolyát: kova nélkül, a fánál, a harcértéke 2, és nincs második lövése.
ask-the-cat = Mi legyen Brodie-val?
    .friend =
        Vakarjátok meg ott, ahol a nyakörv dörzsölte: jön, ha hívjátok, egyszer a fánál és egyszer az utolsó fejezetben.
    .bell =
        Kössétek rá Bojtorján anyó csengőjét: a fánál az új ellenfélkártyák az egerek mögé kerülnek, és ő maga távol
        marad.
ask-the-crow = A varjúnak kellene egy pánt a kapuról.
    .bribe = Adjátok oda a pántot: kapu −1, és az egereket megkíméli.
    .no = Maradjon ép a kapu.
ask-volley = Kire lőjenek a felderítők?
    .rat = 1 patkányharcosra.
    .roaches = 2 csótányra.

## Ami hever vagy vihető

token-pip = Pip
token-burr = Bogáncs
token-dot = Pötty
token-mouseling = egérke
token-mint = menta
token-crumb = királyi morzsa
token-tear = gyertyakönny
token-dust = kristálypor
token-thing = a négy hozzávaló egyike
token-handle = rézkurbli
token-cord = függönyzsinór
token-tripwire = botlózsinór
token-key = kulcs
token-print = mancsnyom
token-lamp = lámpa
token-bundle = becsomagolt felderítők
token-rope = a kötél vége
token-muster = az őrség

## Amit számolunk

variable-crumbs = Morzsák a pulton
variable-home = Egérkék otthon
variable-pot = Hozzávalók a fazékban
variable-dry = Száraz medence
variable-alarm = Riadó
variable-march = A menet
variable-wires = Maradék botlózsinórok
variable-cat = Fordulók Brodie érkezéséig
variable-lap = Brodie ennyiszer lefetyel
variable-clicks = A lakat kattanásai
variable-molt = Kiürített vackok
variable-guard = Megnyert őrök
variable-grudge = Neheztelések
variable-bark = A kapu
variable-peal = Kondulások
variable-faces = A királyné arcai
variable-back = Fordulók, míg visszatér
variable-pip-taken = Pip megvan
variable-burr-taken = Bogáncs megvan
variable-dot-taken = Pötty megvan
variable-pip-hidden = Pip elbújt
variable-burr-hidden = Bogáncs elbújt
variable-dot-hidden = Pötty elbújt
variable-way = A bejárat
variable-come = Megjött az oszlop
variable-sprung = Sikerült a rajtaütés
variable-crow = A varjú a közelben
variable-bribed = A varjú megvesztegetve
variable-swung = Húzás ebben a fordulóban
variable-strokes = Elvesztett ütések

## Amit megnyertek, és hogyan mesélik tovább

flag-maggie = Maggie néni barátsága
    .recap = Maggie néni, aki a pitéket számolja, úgy döntött, hogy az egereket nem számolja.
flag-three-cheers = Háromszoros hurrá
    .recap = Mindhárom egérke hazaért, és Kéregháza három hurrát kiáltott.
flag-full-cup = Teli csésze
    .recap = Mind a négy hozzávaló a teába került, és két szemmel láttak.
flag-waterworks = A vízművek
    .recap = A Királyi járatok szárazak, és ezt senki más nem tudja.
flag-roster = A szolgálati rend
    .recap = Olvasták, ki menetel, merre, és melyik ütésre.
flag-signet = A király pecsétgyűrűje
    .recap = Az egyik egér a király gyűrűjét hordja övnek.
flag-clean-hands = Tiszta kéz
    .recap = Éjjel jöttek, éjjel mentek, és az őrség azt írta be: huzat.
flag-vurst-word = A kapitány szava
    .recap = Vurst kapitány tartozik egy éjszakával a hercegnek, és ezt írásba is adta.
flag-vurst-pistol = A kapitány pisztolya
    .recap = Vurst kapitánynak megvan még a pisztolya, de a kovája nincs.
flag-cat-friend = A macska barátja
    .recap = Megvakarták Brodie-t ott, ahol a nyakörv dörzsölte. Nem felejtette el.
flag-cat-belled = Csengő a macskán
    .recap = Brodie Bojtorján anyó csengőjét viseli, és egész Kéregháza hallja, ha jön.
flag-scouts = Az elveszett felderítők
    .recap = Három felderítőt szabadítottak ki a sötétben. Tartoznak egy nyílzáporral.
flag-guard-half = Az őrség fele
    .recap = Néhány patkánynak eszébe jutott, hogy ember volt.
flag-guard-heart = Az őrség szíve
    .recap = Az őrség emberei a herceggel vannak, csizmával vagy csizma nélkül.
flag-bark-whole = Ép kapu
    .recap = Hajnalban Kéregháza kapuja egyenesen állt.
