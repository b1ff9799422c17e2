# Mystics at a table in the browser, in Russian.

mystics-title = О мышах и тайнах

## Seals
letter-collin = К
letter-nez = Н
letter-tilda = Т
letter-filch = Ф
letter-lily = Л
letter-maginos = М
letter-rat-warriors = р
letter-elite-rat-warriors = Э
letter-roaches = у
letter-greedy-roaches = ж
letter-spider = П
letter-centipede = Г
letter-captain-vurst = Ш
letter-skitter-clak = Ц
letter-vanestra = В
letter-brodie = Б

## The room
room-label = { $side }, клетки комнаты
space-floor = { $id }
space-water = { $id }, вода
space-area = { $id }, широкая клетка
space-entry = здесь появляются прихвостни
way-to = Выход: { $side }
way-unknown = комната, которой ещё не видели
way-nowhere = никуда

## Time
time-label = Время и опасность
time-left = { $left ->
    [one] Ещё { $left } сыр
    [few] Ещё { $left } сыра
    [many] Ещё { $left } сыров
   *[other] Ещё { $left } сыра
}, и начнётся испытание:
wheel-label = Круг сыра: { $wheel } из { $full }
page-label = Страница { $page } из { $end }
surge-then = песочные часы идут дальше.
surge-nobody = песочные часы идут дальше, и никто не приходит: испытание в этой комнате уже было.
surge-brings = песочные часы идут дальше, и приходят: { $minions }.

## Track and party
track-label = Порядок ходов
mouse-life = здоровье { $left } из { $life }
played-by = Играет: { $who }
played-to = Передать: { $who }
played-together = Передаются вместе: { $mice }
is-captured = поймана
is-away = похищена
is-down = лежит
is-poisoned = яд
is-unseen = невидима
is-carrying = несёт: { $token }

## The turn
turn-of = Ход: { $mouse }
turn-of-other = Ходит { $who }
turn-left = { $points ->
    [0] Очков движения нет
    [one] Осталось { $points } очко движения
    [few] Осталось { $points } очка движения
    [many] Осталось { $points } очков движения
   *[other] Осталось { $points } очка движения
}, { $acted ->
    [yes] действие потрачено
    [last] и действие, которое прервёт движение
   *[no] и действие
}
over-won = Глава выиграна!
over-lost = Глава проиграна.
whose-own = Решает { $who }: речь о своей мыши ({ $mouse }).
whose-turn = Выбор группы: решает { $who }, сейчас этот ход.
whose-lowest = Выбор группы: решает { $who }, эта мышь ниже всех на индикаторе.
suggest-how = Нажмите на ответ, чтобы его посоветовать.
answer-good-first = Хороша для начала.
arrive-all = Всех сразу:
arrive-one = Или по одной, как спрошено выше:

## What can be done
do-step = Шаг
do-stand = Встать
do-scurry = Бег
do-battle = Атака
do-search = Обыск
do-recover = Восста{ "\u00AD" }новление
do-explore = Исследо{ "\u00AD" }вание
do-share = Обмен
do-equip = Снаря{ "\u00AD" }жение
do-level-up = Новый уровень
do-ability = Карты
do-use = Применить
do-place = Положить предмет
do-pick-up = Поднять
do-catapult = Ката{ "\u00AD" }пульта
do-launch = Выстрел
do-act = Сделать
do-call = Призвать
do-take-up = Взять
do-put-down = Опустить
do-hand-over = Передать
do-choose = Выбрать
do-end = Завершить ход
do-end-sure = Всё равно завершить
warned-again = Уверены? Нажмите ещё раз.
do-walk = Идти
do-arrange = Постро{ "\u00AD" }иться
do-wait = Ждать…
do-lead = Вести всех
do-whisper = Когда спрашивать
note-targets = { $n ->
    [one] { $n } цель
    [few] { $n } цели
    [many] { $n } целей
   *[other] { $n } цели
}
note-star = звезда { $chance } %
note-stand = все шаги
note-scurry = кубик + { $move }
# Почему кнопка недоступна, в трёх словах.
short-already-acted = действие потрачено
short-minions-here = тут прихвостни
short-no-exit-here = здесь нет выхода
short-move-first = после движения
short-already-found = здесь уже найдено
short-not-near = рядом никого
short-too-little-cheese = мало сыра
short-used-this-turn = уже было
short-in-water = в воде
short-stunned = оглушена
short-webbed = опутана
short-knocked-down = лежит
short-no-such-minion = нет прихвостней
short-out-of-reach = слишком далеко
short-not-seen = мешает стена
short-not-its-moment = не сейчас
short-ability-used = одна за ход
short-nothing-shared = нечего дать

among-label = Кого именно?
among-none = Никого из них
lead-where = Коснитесь клетки, куда всем идти.
chance-to-defeat = победа: { $chance }%
attack-odds = Кубиков { $dice } против { $against } · сыр нам { $cheese } %, на круг { $wheel } %
do-hinted = Так и сделать
hint-lesson = Сейчас: { $what }
hint-lesson-step = Сейчас: коснитесь места, куда указывает стрелка, или дальше. Лапка показывает, сколько шагов до него.
hint-none = Ничего лучше, чем подождать, в голову не приходит.
command-unclear = «{ $word }»: такой команды здесь нет.

## What is asked
window-if-used = Если применить
window-if-passed = Если пропустить
window-use = Применить
window-pass = Пропустить
odds-wound = ранение: { $chance } %
odds-felled = цель побеждена: { $chance } %
then-dice = дальше решат кубики
whisper-label = Спрашивать об этой карте
whisper-always = всегда
whisper-matters = когда это важно
whisper-hold = только если спрашивать обо всём
ask-all = Спрашивать обо всём
ask-all-hold = То же, пока нажата клавиша Shift
ask-all-now = Сейчас спрашивается обо всём.

## Dice, log, leaves
told-of = Ходит карта: { $who }
told-house = Что касается всех
recap-nothing = Их ход прошёл: никто не ранен.
sum-line = { $hits } − { $blocks } = { $left }
tray-sum = Попаданий { $hits } − щитов { $blocks } = ранений { $left }.
tray-steps = { $die } на кубике + { $move } = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
tray-label = Последний бросок
log-begin = В начале
log-passed = Пропущено за вас
log-big = Главное
leaves-label = Ещё о столе
leaf-mouse = Мышь
leaf-map = Цель
leaf-threats = Угрозы
threats-none = Здесь никому не грозит ни один прихвостень.
threat-line = { $how ->
    [shot] { $who } стреляет, цель: { $mouse }.
    [sure] { $who } бьёт, цель: { $mouse }.
    [never] { $who }, цель: { $mouse }, но для удара слишком далеко (шагов: { $steps }).
   *[maybe] { $who }, цель: { $mouse }, шагов: { $steps }. Вероятность дойти: { $chance } %.
}
leaf-log = Журнал
leaf-candle = Свеча
goal-title = Что надо сделать
goal-lost = Поражение: { $lost }
goal-counted = { $name }: { $value }
map-label = Комнаты этой главы
leaf-story = История

## Things
stat-battle = сила
stat-defense = защита
stat-lore = познания
stat-move = движение
sheet-worn = Надето
sheet-pack = Сумка: { $n } из { $most }
sheet-can = Умеет
sheet-stash = Тайник группы
sheet-none = ничего
card-use = Применить
card-wear = Надеть
card-take-off = В сумку
share-with = С кем?
share-how = Коснитесь карты, и она перейдёт к другой мыши.
share-over = Больше, чем помещается: одну придётся сбросить.
share-cheese = Сыр: { $n }
share-one-cheese = Отдать 1 сыр: { $who }
share-not = Не сейчас
share-do = Обменяться

## The book and the hall
book-go-on = Дальше
hall-title = Двенадцати{ "\u00AD" }бой
hall-begin = Открыть книгу
hall-set-out = Начать главу
hall-go-on = Продолжить главу
hall-difficulty = Сложность
hall-level-story = Чаще всего больше страниц, встречи легче, прихвостней меньше.
hall-level-standard = Главы такие, какими задуманы.
hall-level-heroic = Чаще всего меньше страниц, встречи труднее, прихвостней больше.
hall-party = Кто идёт
hall-one = Сыграть только эту главу
hall-ours = наша кампания, сохранена на этом устройстве
hall-new = Новая кампания
hall-new-how = Двенадцать глав, одна за другой. Каждый ход сохраняется, и остановиться можно когда угодно.
hall-player = Игрок { $n }
hall-more = Ещё один
hall-fewer = На одного меньше
hall-with-prologue = Начать с пролога, который учит игре
hall-so-far = Что было до сих пор
hall-nothing-yet = Пока ничего. Книга закрыта.
hall-forget = Удалить эту кампанию
hall-forget-sure = Точно? От неё ничего не останется. Нажмите ещё раз
hall-retry = Попробовать ещё раз
hall-go-on-lost = Идти дальше ценой одного удара (B7)
hall-price = Идти дальше стоит одного удара часов (B7). Было ударов: { $strokes }, больше двух не бывает. Тогда каждая мышь может оставить себе карту.
hall-one-how = Глава сама по себе: из кампании ничего не берётся, и в неё ничего не переходит.
hall-change = Другие
hall-bot = бот
hall-tap-next = Нажмите на мышь, чтобы ею играл другой игрок или бот.
hour-won = победа
hour-left = поражение, глава оставлена позади
hour-next = следующая
hour-later = позже
end-remembered = Это запомнится:
end-keep = Каждая мышь может оставить себе одну карту для следующей главы (M24.2):
end-to-hall = К следующему часу
end-to-hall-lost = Назад к часам
end-look = Взглянуть на стол ещё раз
hall-players = Кто играет?
book-close = Закрыть книгу
book-later = Прочитать потом
book-ribbon = Закладка
book-chosen = выбрано
book-not-chosen = не выбрано
book-from-now-on = Отныне
passage-intro = Начало
passage-victory = Победа
passage-defeat = Поражение
passage-goes-on = Что было дальше
passage-goes-on-lost = Что было дальше, несмотря ни на что
passage-epilogue = Конец истории
passage-last-page = Последняя страница
