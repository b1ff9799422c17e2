# The web app in Russian: pages, and what every table has.

app-name = Mousekeep
castle-title = Сырный замок
mystics-title = О мышах и тайнах
close = Закрыть
game-missing = В эту игру пока нельзя играть в браузере.
page-missing = Такой страницы нет.
nav-label = Страницы
nav-home = Главная
nav-rules = Правила
nav-sheet = Памятка
nav-how = Как играть
nav-learn = Обучение и правила
nav-settings = Настройки

## Главная

home-hello = Две игры о мышках. За правилами следит стол.
home-learn = Научиться за пять минут
home-learn-on = Продолжить урок
home-play = Играть сейчас
new-title = Или выберите, кто играет
new-against = Кто играет?
new-bots = Я против ботов
new-friends = Друзья за этим экраном
new-players = Игроков
new-people = Людей за экраном
new-level = Боты играют
level-easy = мягко
level-normal = хорошо
level-hard = сильно
level-master = мастерски
level-party = вместе с вами
new-play = Начать
tables-title = Столы на этом устройстве
tables-go-on = Продолжить
tables-more = Ещё столы
tables-look = Посмотреть
tables-forget = Убрать
tables-forget-this = Убрать: { $title }, { $when }
tables-forget-sure = Точно убрать?
mode-bots = { $count ->
    [one] С { $count } ботом
    [few] С { $count } ботами
    [many] С { $count } ботами
   *[other] С { $count } бота
} · сохраняется на устройстве
mode-friends = { $count ->
    [one] Один экран · { $count } игрок
    [few] Один экран · { $count } игрока
    [many] Один экран · { $count } игроков
   *[other] Один экран · { $count } игрока
} · сохраняется на устройстве
mode-past = Просмотр прошлого
version-ready = Готова новая версия.
version-now = Перейти на неё
version-later = Позже
version-kept = Игры на этом устройстве продолжатся с того же места.

## Стол

board-section = Поле
table-missing = Такого стола на этом устройстве нет.
table-broken = Этот стол нельзя открыть: { $why }.
table-not-kept = На устройстве нет места: стол не сохраняется.
prompt-past = Вы смотрите прошлое. Esc или касание поля вернёт к настоящему.
prompt-closed = Этот стол убран: на него можно только смотреть.
actions-label = Что можно сделать
do-undo = Отменить
do-hint = Подсказка
telling-next = Дальше
telling-pause = Пауза
telling-from-start = Рассказать с начала
telling-skip = Пропустить
show-again = Показать их ход ещё раз
do-end = Завершить ход
end-look-back = Посмотреть с начала
end-again = Новая игра
end-rematch = Сыграть ещё раз
holder-bot = бот, играет { $level }
holder-mouse = { $name }, играет { $level }
mouse-bramble = Репей
mouse-clover = Клевер
mouse-dart = Стриж
mouse-moss = Мох
players-title = Игроки
log-title = Что произошло
log-jump = Посмотреть этот момент
timeline-label = Действие { $at } из { $plays }
timeline-back = На одно действие назад
timeline-on = На одно действие вперёд
command-label = Ввести действие
command-do = Сделать
legal-none = Сейчас вам нечего делать.
legal-list = Можно: { $actions }.
rule-open = Правило { $rule }: прочитать
rule-title = { $rule } · { $chapter }
rule-in-book = В книге правил
tip-final = Это покажет скрытое: отменить будет нельзя.
log-filter = Показать
log-edge = Отменить можно только до этого места: раньше уже открылось скрытое.
log-all = всё
log-nothing = Такого ещё не было.

## Правила и настройки

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
settings-others = Чужие ходы видны
others-short = недолго
others-usual = обычно
others-long = долго
settings-telling = Рассказ о происходящем
telling-steps = по шагам
telling-calm = спокойно
telling-once = сразу
settings-keys = Клавиши из одной буквы
keys-title = Клавиши за столом
key-arrows = стрелки
key-arrows-does = от клетки к клетке; Home и End — вдоль ряда
key-enter = Enter
key-enter-does = выбрать мышку, пойти, снять крышу, войти или сдвинуть линию
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
key-q = q
key-q-does = памятка: что можно сделать сейчас, выделено
key-slash = /
key-slash-does = ввести действие
key-comma = , и .
key-comma-does = смотреть назад и вперёд по действиям
key-escape = Esc
key-escape-does = отпустить начатое; вернуться к настоящему
settings-sound = Звук
sound-off = выключен
sound-on = включён
volume-moves = Громкость действий
volume-events = Громкость сыра и падений
volume-notices = Громкость сигналов
