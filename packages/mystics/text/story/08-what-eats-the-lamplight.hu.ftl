# Ami a lámpafényt eszi: a részletek. Amit egy feltétel hozzátesz, a részlet alatt áll.

story-8-intro =
    Tegnap este három lámpát gyújtottak meg, és három felderítő vitte le őket a régi tárnákba, a kovácsműhely alá. A
    lámpák visszajöttek. Senki sem vitte őket. Valami az ajtóig gurította őket, egészen udvariasan, szép sorban; mind a
    három sötét volt, és mind a háromban ott volt az olaj.

    – Megette a fényt – mondja Lily –, és itt hagyta a lámpát.

    – Barátaim – szól Collin –, még a legsötétebb –

    És kialszik a gyertya. Csak a huzat az.

    A csendben valami hosszú rakja le a lábait, egyiket a másik után, jó ideig.

story-8-kitchen-tunnels =
    Ilyen sötét még sosem volt a kereszteződés. A meleg téglákról ismertek rá, meg a három szélről.

    Délről forró vas lehelete jön: az a kovácsműhely, meg a harang, meg egy kőomlás, amely eltorlaszolta az utat.
    Északról derengés, egészen halvány, mint a tej. Keletről semmi hang.

    Aztán: klakk.

    Ami elzárta a déli utat, a másik kettőben lakik. Jobban örülne, ha hazamennétek. Melyik legyen az első?
    .hero-tilda =
        – Harmincegyedik szabály – mondja Tilda. – Aki fél, az szól, és akkor mindannyian félünk, és úgy kevesebb.

story-8-crystal-tunnels =
    Itt még ragyognak a kövek. Gondja volt rá: mindegyikről lenyalta a port.

    Úgy fekszik a legfényesebb köré tekeredve, mint gyűrű az ujjon, a páncélja fekete, és végig az oldalán a lábak,
    tucatszám, összehajtogatva. Vannak itt jó bányászlámpák is, kirakva, mint sütemények a polcra. Azokat későbbre
    tartogatta.

    Most fölemeli a fejét. A mögötte lévő fényben látszik, milyen hosszú.

    – Szkitter – mondja az eleje. Jóval hátrébbról jön a válasz: – Klakk.
    .hero-maginos =
        – Nem gonosz – mondja Maginos érdeklődve, és hátrál. – Csak éhes. Tapasztalatom szerint az sokkal rosszabb.
    .flag-full-cup =
        A bagolyszemtea sosem múlik el egészen. Látják, ahogy pislog, végig az egész hosszán: párosával vannak szemei,
        mint gombok a kabáton.

story-8-dining-tunnels =
    A sarokban, a fal mellett három takaros batyu lóg, bekötve, mint a csomagok. Az egyik fütyül, hogy tartsa magában a
    lelket. Régi induló, és csak egy versszakot tud belőle.

    – Ne gyertek be! – kiált a batyu, amikor lépteket hall. – Vagyis de! Csak az van, hogy –

    A padlón végighúznak valamit, mint egy hosszú, vizes láncot. Elhallgat a fütty. És elhallgatnak a fénycsíkok is a
    deszkák közt, egyik a másik után, onnantól idáig. A mennyezeten jön.
    .hero-lily =
        – Ez Kömény – ismer rá Lily a füttyre. – Sose tanulta meg a második versszakot. – És már a húron az első nyila.

story-8-forge =
    Leomlottak a kövek, és nyitva áll a kovácsműhely. A kemencét vörös kéreggé ették. Az oldalán hever mellette a vödör,
    amely harang.

    A harang körül pedig, hurok hurok hátán, az fekszik, ami a sötétből megmaradt. Mindenét ide hordta: kanalakat,
    csatokat, egy tükröt, egy hintaló üvegszemét, mindent, ami ebben a várban valaha csillogott. És odarakta köréje a
    legnagyobbnak, amelyik nem csillog, de néha énekel neki.

    Nem akarja majd odaadni. Senki sem adná.
    .hero-nez =
        – Ez nem kincs – mondja lassan Nez. – Ez társaság.

story-8-it-burrows =
    Fölágaskodik. Megkopogtatja a homlokával a mennyezetet, és a mennyezet enged. Aztán csak egy lyuk van, kavics pereg
    bele, és a lábak távolodnak odafönt, távolodnak, távolodnak, és még mindig távolodnak.

    A padlón ott a kabátja, egy darabban, végestelen-végig üresen, és minden gombja be van gombolva. Úgy bújt ki belőle,
    mint fiú a zakóból, ha valaki elkapta a gallérját.

    Legyőzve tehát nincs. De fázik, mérges, és most már tudja a neveteket.
    .hero-filch =
        Filch fölemel egy kabátujjat, aztán még egyet, aztán még egyet.

        – Nem ismerek senkit, akire jó volna – mondja.

story-8-the-way-south =
    Ezúttal nem ás. Szalad. Halljátok, ahogy a falban elrobog, keletről nyugatnak, nagy sietve, mint egy egész iskola a
    lépcsőn; aztán délen morajlás, és sok-sok kő robaja.

    Mire leül a por, hordónyi út nyílik a kovácsműhelyhez. Hazament, a kincséhez. És nyitva hagyta maga mögött az ajtót,
    ahogy mindenki, aki fél.

story-8-lamp =
    Nehéz, nyikorog, és ennél jobbat még soha senki nem tartott a kezében. Aki viszi, azzal mintha egy szoba járna:
    kicsi aranyszoba, falak nélkül, és odabent megint mindenkinek arca van.

    Azon kívül a sötét az úr. Halljátok, ahogy a szája szélét nyalja. Előbb jön a lámpáért, és csak aztán értetek.

    Égjen hát, legyen elég közel, hogy lássatok mellette, és legyen két jó ugrásnyira mindentől, aminek túl sok lába
    van.
    .hero-collin =
        – Egyet én viszek – mondja Collin. – Négyéves korom óta félek a sötéttől. Legalább látom, ha jön.

story-8-scouts =
    Nyissz; és kipottyan egy felderítő, fejre. Tegnap óta lógott itt, két barátja mellett, és nem volt mit nézni. A
    deszkákban már minden göcsnek neve van.

    – Nem bántott minket – mondja, és dörzsöli a fülét. – Csak a lámpákat vitte el. Aztán visszajött, és leült mellénk,
    teljes hosszában. Azt hiszem, arra vágyott, hogy szóljanak hozzá. Hát fütyültem neki.

    Fölveszi az íját. Hárman vannak, és állni is tudnak, ha összetámaszkodnak.

    – Tartozunk nektek egy nyílzáporral – mondják.

story-8-victory =
    Szemenként omlik össze, mint amikor láncot eresztenek a kútba. Aztán, amire senki sem számított, bedugja maga alá a
    fejét, behúzza azt a rengeteg lábát, és olyan kicsire húzódik össze, amennyire csak tud.

    Ketyeg a kemence. Egy kalapács a magasba lendült. Leteszik.

    – Reszket – mondja egy hang.

    Csakugyan. Körülállják annyi fénnyel, amennyijük maradt. Aztán, mert azt is meg kell tenni, odamennek a vödörhöz,
    mind együtt, megfogják a peremét, és talpára állítják Körömvirágot, a harangot.

story-8-defeat =
    Nem vitte őket messzire. Sorban lógnak a fal mellett, a sötétben, állig becsavarva, mint a heti mosás. Nem is
    kényelmetlen.

    A hangokból ítélve leült melléjük. Sok idő múlva egy láb, elég kicsi, valahonnan középtájról, meglöki a legközelebbi
    batyut, hogy hintázzon.

    – Szkitter? – kérdezi.

    – Azt hiszem – szól egy hang a sötétben –, énekelhetnénk valamit. – És kiderül, hogy a csomók meglazulnak, ha az
    ember nagy levegőt vesz a magas hangokhoz.

story-8-goes-on =
    Csak attól félt mindig, hogy egyedül marad a sötétben, állapítja meg Tilda, és ezzel az ügy el van intézve; hagynak
    hát neki egy lámpát meg a hintaló szemét, és látni, ahogy integet, jó ideig.

    Nez kristállyal és jó szóval foltozza meg Körömvirág ajkát. Ott áll már a kovácsműhely teteje alatt: kötél, nyelv,
    harang. Csak az a baj, hogy kilencszáz patkót nyom. Föl kéne húzni, és az egérnek olyan kicsi a keze.

    Nyolc ütés.

    – És kinek nagy a keze? – szól egy hang hátulról.

story-8-goes-on-lost =
    Végül Bojtorján anyó ment be, kötéssel és egy mécsessel. Leült a sötétben, és három órán át mesélt neki, főleg a
    térdeiről. Mire kijött, az vitte a szatyrát.

    Csak magányos volt, mondja az anyó, és kapott egy saját lámpát. A vödröt nekik adta. Maga tolta az ajtóig, negyven
    lábbal.

    Ott áll hát Körömvirág. De az éjszaka elmúlt, mind a nyolc ütésével, a harang meg nehéz, mint egy domb.
