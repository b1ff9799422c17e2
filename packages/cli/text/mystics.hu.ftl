# Az Igézetek a terminálban, magyarul: ami a térkép körül áll, és amit a program mond.

## A térkép körül

table-time = { $chapter } · { $side } · { $page }. oldal, vége: { $end } · sajtkerék: { $wheel }
table-track = Cselekvési sor: { $cards }
table-poison = { " " }(mérgező: { $n })
table-cheese = { $n } sajt
table-at = itt: { $space }
table-captured = elfogva
table-away = elrabolva
table-down = kiütve
table-stunned = elkábulva
table-webbed = behálózva
table-charmed = elbűvölve
table-carries = viszi: { $token }
table-wears = viseli: { $cards }
table-pack = hátizsák: { $cards }
table-abilities = képesség: { $cards }
table-wounds = { " " }({ $n ->
    [one] 1 seb
   *[other] { $n } seb
})
table-minions = Ellenfelek: { $list }
table-stash = Tároló: { $list }
table-placed = A táblán: { $list }
table-tokens = Dolgok: { $list }
table-in-stash = a tárolóban
table-counts = Számolva: { $list }
table-legend = A térképen: ~ víz · ^ itt jönnek be az ellenfelek · x egérfogó · % hurok · @ fordító mező · $ egy dolog · ! csapattárgy · # piros keret · : rés · nyíl: lefelé 1 lépéspont, fölfelé 3; vízben a sodrás

## Amit a program mond

table-help =
    Egy SZÁM    azt teszi, ami mellette áll. Szavakkal is lehet: lépés b2, harc tőr 1. csótány.
                Ami nincs a listában, arra az a szabály felel, amelyik tiltja.
    look NÉV    egy kártya, egér vagy ellenfél: look elsősegély
    goal        mivel nyerhető és veszthető el ez a fejezet, és a külön szabályai
    rules 7.8   a játéknak ez a szabálya; rules: a címek; rules 7: egy szakasz
    hint        mit tenne a gép                    bot     tegye is meg
    undo        visszavonás, ha azóta se kocka, se kártya nem került elő
    story       az eddigi történet                 map     újra az asztal
    chronicle   e kampány minden próbája
    quit        kilépés; a fájlba mentett kampány legközelebb onnan folytatódik
table-goal = Cél: { $goal }
table-lost = Vereség: { $lost }
table-rule = { $name }: { $text }
table-unknown = Ezt nem értem: „{ $line }”. Írj be egy számot a listából, vagy azt, hogy help.
table-hint-how = Ehhez írd be: { $number }, vagy azt, hogy bot.
table-no-such-thing = Itt semminek sincs ilyen neve: „{ $name }”.
table-undone = Visszavonva.
table-which-rule = Melyik szabály? Írd be a számát, például rules 7.8, vagy egy szakaszét:
table-chapter = { $night } · { $title }
table-after-defeat = Elvesztettétek a fejezetet. Írd be: retry (újabb próba) vagy go on (továbbmentek nélküle: ára az óra egy ütése, eddig { $strokes } volt, legfeljebb kettő lehet; ekkor minden egér megtarthat egy kártyát). quit: itt megálltok.
table-party = A csapat: { $mice }. Enterre indultok, vagy írj be { $size } nevet ezek közül: { $able }
table-no-party = Így nem lehet: { $why }.
table-keep = { $mouse }: melyik kártyát tartja meg a következő fejezetre? { $cards }, vagy 0, ha egyiket sem.
table-keep-number = Írd be a számok egyikét.
