# Amit minden játék mond, bármik is a szabályai.

refused-not-your-turn = Nem te jössz: most ez a hely dönt: { $actor }.
refused-nothing-to-undo = Nincs mit visszavonni.
refused-revealed = Ezt nem lehet visszavonni: előkerült valami, ami rejtve volt.
refused-not-your-play = Az utolsó lépés nem a tiéd volt.
