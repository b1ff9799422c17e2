# «О мышах и тайнах» в терминале по-русски: что стоит вокруг карты и что говорит программа.

## Вокруг карты

table-time = { $chapter } · { $side } · страница { $page } из { $end } · круг { $wheel }
table-track = Индикатор: { $cards }
table-poison = { " " }(яд: { $n })
table-cheese = { $n ->
    [one] { $n } сыр
    [few] { $n } сыра
    [many] { $n } сыров
   *[other] { $n } сыра
}
table-at = клетка { $space }
table-captured = поймана
table-away = похищена
table-down = лежит
table-stunned = оглушение
table-webbed = опутывание
table-charmed = зачарование
table-carries = несёт: { $token }
table-wears = снаряжение: { $cards }
table-pack = сумка: { $cards }
table-abilities = способности: { $cards }
table-wounds = { " " }({ $n ->
    [one] { $n } ранение
    [few] { $n } ранения
    [many] { $n } ранений
   *[other] { $n } ранения
})
table-minions = Прихвостни: { $list }
table-stash = Тайник: { $list }
table-placed = На поле: { $list }
table-tokens = Вещи: { $list }
table-in-stash = в тайнике
table-counts = Счёт: { $list }
table-legend = На карте: ~ вода · ^ здесь появляются прихвостни · x мышеловка · % силок · @ здесь переворачивают фрагмент · $ вещь · ! групповой предмет · # красная линия · : зазор · стрелка: вниз 1 очко, вверх 3; в воде — течение

## Что говорит программа

table-help =
    ЧИСЛО       делает то, что стоит рядом с ним. Слова тоже годятся: step b2, battle dagger roaches-1.
                Если такого в списке нет, в ответ вы получите правило, которое это запрещает.
    look ИМЯ    карта, мышь, прихвостень: look первая помощь
    goal        чем эта глава выигрывается и проигрывается, и её особые правила
    rules 7.8   это правило игры; rules: заголовки; rules 7: целый раздел
    hint        что сделал бы бот                  bot     пусть он это и сделает
    undo        отменить, пока с тех пор не открылся ни кубик, ни карта
    story       что было раньше                    map     показать стол ещё раз
    chronicle   все попытки этой кампании
    quit        прервать; кампания с файлом в следующий раз продолжится оттуда
table-goal = Цель: { $goal }
table-lost = Поражение: { $lost }
table-rule = { $name }: { $text }
table-unknown = Непонятно: «{ $line }». Введите число из списка или help.
table-no-such-thing = Здесь ничего так не называется: «{ $name }».
table-undone = Отменено.
table-which-rule = Какое правило? Введите номер, например rules 7.8, или номер раздела:
table-chapter = { $night } · { $title }
table-after-defeat = Глава проиграна. Введите retry (ещё одна попытка) или go on (оставить её позади: это стоит одного удара часов; было ударов: { $strokes }, больше двух не бывает; каждая мышь тогда может оставить себе карту). quit: остановиться здесь.
table-party = Группа: { $mice }. Нажмите Enter, чтобы выступить, или введите имена (всего { $size }) из этих: { $able }
table-no-party = Так не выйдет: { $why }.
table-keep = { $mouse }: какую карту сохранить для следующей главы? { $cards }, или 0, если никакую.
table-keep-number = Введите одно из чисел.
