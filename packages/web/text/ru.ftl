# Приложение по-русски: страницы, стол, имена и знаки фигур Сырного замка.

app-name = Mousekeep
castle-title = Сырный замок
close = Закрыть

nav-label = Страницы
nav-home = Главная
nav-rules = Правила
nav-settings = Настройки

## Главная

home-hello = Добро пожаловать, { $name }!
home-what = Снимайте крыши, бегайте по замку, выдвигайте пол из-под соперников. Две ваши мышки на одинаковом сыре — и он ваш.
new-title = Играть
new-against = Кто играет?
new-bots = Я против ботов
new-friends = Друзья за этим экраном
new-players = Игроков
new-level = Боты играют
level-easy = мягко
level-normal = хорошо
level-hard = сильно
level-master = мастерски
new-more = Замок и цель
new-target = Сколько разных сыров для победы
new-layout = Комнаты
layout-hof = Двор
layout-mill = Мельница
new-play = Начать
tables-title = Столы на этом устройстве
tables-go-on = Продолжить
tables-look = Посмотреть
tables-forget = Убрать
tables-forget-this = Убрать: { $title }, { $when }
mode-bots = { $count ->
    [one] Против { $count } бота
    [few] Против { $count } ботов
    [many] Против { $count } ботов
   *[other] Против { $count } бота
} · сохраняется на устройстве
mode-friends = { $count ->
    [one] Один экран · { $count } игрок
    [few] Один экран · { $count } игрока
    [many] Один экран · { $count } игроков
   *[other] Один экран · { $count } игрока
} · сохраняется на устройстве
mode-past = Просмотр прошлого

## Стол

board-section = Поле
board-label = Замок и ворота передвижных линий вокруг него
table-missing = Такого стола на этом устройстве нет.
table-broken = Этот стол нельзя открыть: { $why }.
table-not-kept = На устройстве нет места: стол не сохраняется.

prompt-place = { $team }: поставьте первую мышку на башню.
prompt-turn = { $team }: снимите крышу, бегите или вдвиньте запасной тайл.
prompt-chosen = { $team }: куда пойдёт мышка с { $square }?
prompt-stuck = { $team }: рядом с мышкой на { $square } нет открытой клетки. Сначала снимите там крышу.
prompt-which = Какая мышка? Сначала выберите её.
prompt-pass = { $team }: мышка должна пойти дальше.
prompt-armed = Коснитесь { $end } ещё раз, чтобы вдвинуть тайл: { $kind }.
prompt-no-points = { $team }: очков больше нет. Завершите ход.
prompt-bot = Играет { $team } …
prompt-past = Вы смотрите прошлое. Esc или касание поля вернёт к настоящему.
prompt-over = Побеждает { $team }!
points-left = { $points ->
    [one] осталось { $points } очко
    [few] осталось { $points } очка
    [many] осталось { $points } очков
   *[other] осталось { $points } очка
}

actions-label = Что можно сделать
do-uncover = Снять
do-step = Бежать
do-enter = Войти
do-slide = Вдвинуть
do-uncover-how = Снять крышу рядом с вашей мышкой: коснитесь её
do-step-how = Бежать: коснитесь мышки, затем соседней клетки
do-enter-how = Ввести мышку из запаса на свободную башню: коснитесь башни
do-slide-how = Вдвинуть запасной тайл: коснитесь стрелки в стене
do-undo = Отменить
do-hint = Подсказка
do-end = Завершить ход
hint-text = Бот предлагает: { $what }.
end-look-back = Посмотреть с начала
end-again = Новая игра

holder-bot = бот, играет { $level }
players-title = Игроки
players-mice = в запасе: { $hand } · в темнице: { $lost }
players-goal = Для победы нужно разных сыров: { $target }.
spare-title = Запасной тайл
dungeon-title = Темница
dungeon-empty = пусто
dungeon-team = { $team }: { $count }

log-title = Что произошло
log-jump = Посмотреть этот момент
timeline-label = Действие { $at } из { $plays }
timeline-back = На одно действие назад
timeline-on = На одно действие вперёд
command-label = Ввести действие
command-do = Сделать
command-unclear = Непонятно: «{ $word }». Две клетки — бежать, буква комнаты — снять крышу, башня — войти, > и клетка — вдвинуть, end — конец хода.
legal-none = Сейчас вам нечего делать.
legal-list = Можно: { $actions }.

rule-open = Правило { $rule }: прочитать
rule-title = { $rule } · { $chapter }
rule-in-book = В книге правил

## Клетки вслух

cell-roof = { $square }: крыша комнаты { $room }
cell-tower = { $square }: башня
cell-floor = { $square }: твёрдый пол
cell-tile = { $square }: { $kind }
cell-mouse = мышка команды «{ $team }»
cell-gate = Ворота { $end }, запасной тайл: { $kind }
cell-can-place = можно войти
cell-can-enter = можно войти
cell-can-uncover = можно снять
cell-can-step = можно пойти
cell-can-slide = можно вдвинуть

## Правила и настройки

rules-intro = Каждый отказ в игре называет один из этих номеров.
rules-english = Пронумерованные правила написаны по-английски.
rules-search = Искать в правилах
rules-found = { $count ->
    [one] найдено { $count } правило
    [few] найдено { $count } правила
    [many] найдено { $count } правил
   *[other] найдено { $count } правила
}
settings-title = Настройки
settings-name = Ваше имя
settings-language = Язык
settings-theme = Цвета
theme-auto = как на устройстве
theme-light = светлые
theme-dark = тёмные
settings-speed = Движение
speed-off = без движения
speed-fast = быстро
speed-normal = обычно
speed-slow = медленно
settings-memory = Показывать на крышах то, что под ними уже видели
settings-keys = Клавиши из одной буквы
keys-title = Клавиши за столом
key-arrows = стрелки
key-arrows-does = от клетки к клетке; Home и End — вдоль ряда
key-enter = Enter
key-enter-does = выбрать мышку, пойти, снять крышу, войти или вдвинуть
key-tab = Tab
key-tab-does = с поля к кнопкам
key-e = e
key-e-does = завершить ход
key-u = u, Ctrl Z
key-u-does = отменить
key-h = h
key-h-does = подсказка
key-m = m
key-m-does = сказать всё, что можно сделать
key-o = o
key-o-does = сказать, чей ход
key-l = l
key-l-does = повторить, что произошло последним
key-slash = /
key-slash-does = ввести действие
key-comma = , и .
key-comma-does = смотреть назад и вперёд по действиям
key-escape = Esc
key-escape-does = отпустить начатое; вернуться к настоящему

## Буквы на печатях сыров

letter-blue = Б
letter-braid = К
letter-emmental = Э
letter-gouda = Г
letter-halloumi = Х
letter-neufchatel = Н
letter-provolone = П
