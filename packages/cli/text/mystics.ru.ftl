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
table-captured = в плену
table-away = похищение
table-down = лежит
table-stunned = оглушение
table-webbed = опутывание
table-charmed = зачарование
table-carries = несёт: { $token }
table-wears = снаряжение: { $cards }
table-pack = сумка: { $cards }
table-abilities = способности: { $cards }
table-wounds = { " " }({ $n ->
    [one] { $n } рана
    [few] { $n } раны
    [many] { $n } ран
   *[other] { $n } раны
})
table-face-sword = меч★
table-face-shield = щит
table-face-shield-star = щит★
table-face-bow = лук
table-face-bow-star = лук★
table-face-cheese = сыр
table-minions = Прихвостни: { $list }
table-stash = Тайник: { $list }
table-placed = На поле: { $list }
table-tokens = Вещи: { $list }
table-in-stash = в тайнике
table-counts = Счёт: { $list }
table-legend = На карте: ~ вода · ^ здесь появляются прихвостни · x мышеловка · % силок · @ здесь переворачивают фрагмент · $ вещь · ! групповой предмет · # красная линия · : зазор · стрелка: вниз 1 очко, вверх 3; в воде — течение

## Что можно сделать

menu-step = шаг
menu-stand = встать
menu-scurry = бег
menu-battle = атака
menu-search = обыск
menu-recover = оправиться
menu-explore = разведать
menu-share = обмен
menu-equip = надеть
menu-level-up = научиться
menu-ability = умение
menu-use = применить
menu-place = положить
menu-pick-up = поднять
menu-catapult = катапульта
menu-launch = выстрел
menu-act = сделать
menu-call = позвать
menu-take-up = взять
menu-put-down = опустить
menu-hand-over = передать
menu-choose = выбрать
menu-end = конец
menu-turn = { $mouse }: { $points ->
    [0] очков движения больше нет
    [one] { $points } очко движения
    [few] { $points } очка движения
    [many] { $points } очков движения
   *[other] { $points } очка движения
}, { $acted ->
    [yes] действие потрачено
   *[no] действие ещё впереди
}
menu-ask = Выберите: { $what } { $about }
menu-ask-ability = { $about }: какую способность взять с собой?
menu-ask-arrive = { $about }: на какую клетку прийти?
menu-ask-place = { $about }: где появится очередная фигурка?
menu-ask-move = { $about }: какой дорогой идти?
menu-ask-keep = { $about }: оставить или обменять на сыр?
menu-ask-keep-one = Какую из этих карт оставить?
menu-ask-discard = { $about }: сумка переполнена. Что сбросить?
menu-ask-reroll = Какой кубик перебросить?
menu-ask-disguises = Потратить маскировку, чтобы крысы-воины не пришли?
menu-ask-heal = { $about }: какую рану вылечить?
menu-ask-cure = Что исцелить?
menu-ask-boss-card = Какая карта главаря получит раны?
menu-ask-rescue = На какой клетке мышь выйдет на свободу?
menu-ask-fetch = Какую карту взять?
menu-ask-drift = Куда течение сносит мышь?
menu-ask-path = Какой дорогой бежит Мышегуб?
menu-ask-learn = Научиться чему-нибудь за сыр?
menu-ask-share = { $about }: обмен. Что дальше?
menu-ask-equip = { $about }: что куда надеть?
menu-ask-carry = { $about }: кто это возьмёт?
menu-ask-put = { $about }: откуда?
menu-ask-encounter = Оставить следующую встречу или убрать её под низ колоды?
menu-ask-turnStart = { $about }: ход вот-вот начнётся. Применить сначала карту?
menu-ask-attackRolled = { $about }: бросок атаки сделан. Применить карту?
menu-ask-attackDone = { $about }: атака окончена. Применить карту?
menu-ask-defend = { $about }: впереди защита. Применить карту?
menu-ask-defendOther = { $about }: на друга напали. Применить карту?
menu-ask-defenseRolled = { $about }: бросок защиты сделан. Применить карту?
menu-ask-wounding = { $about }: вот-вот будут раны. Применить карту?
menu-ask-capturing = { $about }: вот-вот поимка. Применить карту?
menu-answer-pass = нет
menu-answer-done = готово
menu-answer-none = ничего
menu-answer-keep = оставить
menu-answer-cheese = лучше сыр
menu-answer-use = потратить
menu-answer-bottom = под низ
menu-answer-plain = обычную рану
menu-answer-poison = отравленную рану

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
table-try =
    { $title }, попытка { $attempt } ({ $difficulty ->
        [story] сказка
        [heroic] подвиг
       *[standard] обычная игра
    }): { $end ->
        [won] победа
        [left] поражение, глава оставлена позади
       *[lost] поражение
    } на странице { $page }; раундов: { $rounds }, поимок: { $captures }
table-try-won = { $line }; добыто: { $flags }
table-goal = Цель: { $goal }
table-lost = Поражение: { $lost }
table-rule = { $name }: { $text }
table-hint = Бот сделал бы так: { $what }.
table-unknown = Непонятно: «{ $line }». Введите число из списка или help.
table-no-such-thing = Здесь ничего так не называется: «{ $name }».
table-undone = Отменено.
table-which-rule = Какое правило? Введите номер, например rules 7.8, или номер раздела:
table-chapter = { $night } · { $title }
table-after-defeat = Глава проиграна. Введите retry (ещё одна попытка), go on (оставить её позади) или quit.
table-party = Отряд: { $mice }. Нажмите Enter, чтобы выступить, или введите имена (всего { $size }) из этих: { $able }
table-no-party = Так не выйдет: { $why }.
table-keep = { $mouse }: какую карту сохранить для следующей главы? { $cards }, или 0, если никакую.
table-keep-number = Введите одно из чисел.
look-hero = сила { $battle }, защита { $defense }, познания { $lore }, движение { $move }, здоровье { $life }
look-minion = сила { $battle }, защита { $defense }, здоровье { $life }
look-weapon = { $mode }, { $type } оружие, { $bonus ->
    [0] без бонуса
   *[other] +{ $bonus }
}
look-paws = { $n ->
    [one] { $n } лапа
    [few] { $n } лапы
    [many] { $n } лап
   *[other] { $n } лапы
}
look-cost = { $n ->
    [one] { $n } сыр
    [few] { $n } сыра
    [many] { $n } сыров
   *[other] { $n } сыра
}
look-for = для кого: { $who }
look-lore = при познаниях от { $n }
