# Castle in the web app, in Russian: first page, board, column, and how its tiles are marked.

## Главная

home-what = Гонка двух, трёх или четырёх мышиных команд по замку, в котором сдвигается пол. Снимайте крыши, бегайте, выдвигайте пол из-под соперников: две ваши мышки на одинаковом сыре — и он ваш.
new-more = Замок, цель и соперники
new-target = Сколько разных сыров для победы
new-memory = Метки на крышах, для всех
memory-none = никаких: помните сами
memory-fading = тают через два раунда
memory-all = всё, что видели
new-layout = Комнаты
layout-hof = Двор
layout-mill = Мельница

## Стол

board-label = Замок и ворота передвижных линий вокруг него
prompt-place = { $team }: поставьте первую мышку на башню.
prompt-turn = { $team }: снимите крышу, бегите или сдвиньте линию.
prompt-chosen = { $team }: куда пойдёт мышка с { $square }?
prompt-stuck = { $team }: рядом с мышкой на { $square } нет открытой клетки. Сначала снимите там крышу.
prompt-which = Какая мышка? Сначала выберите её.
prompt-pass = { $team }: мышка должна пойти дальше.
prompt-armed = Коснитесь { $end } ещё раз, чтобы вдвинуть тайл: { $kind }.
prompt-no-points = { $team }: очков больше нет. Завершите ход.
prompt-end-all = { $team }: все очки ещё у вас. Нажмите «Завершить ход» ещё раз, чтобы пропустить ход.
prompt-bot = Играет { $team }…
prompt-over = Побеждает { $team }!
result-you = Вы победили!
points-left = { $points ->
    [one] осталось { $points } очко
    [few] осталось { $points } очка
    [many] осталось { $points } очков
   *[other] осталось { $points } очка
}
do-uncover = Снять
do-step = Бежать
do-enter = Войти
do-slide = Сдвинуть
do-end-all = Завершить, ничего не сделав?
do-uncover-how = Снять крышу рядом с вашей мышкой: коснитесь её
do-step-how = Переместить мышку: коснитесь её, затем клетки; мышка дойдёт, если хватит очков
do-enter-how = Ввести мышку из запаса на свободную башню: коснитесь башни
do-slide-how = Сдвинуть линию: коснитесь стрелки в стене, войдёт запасной тайл
players-mice = в запасе: { $hand } · в темнице: { $lost }
players-goal = Для победы нужно разных сыров: { $target }.
resign-do = Сдаться
players-gone = выбыла из игры
spare-title = Запасной тайл
dungeon-title = Темница
dungeon-empty = пусто
dungeon-team = { $team }: { $count }
command-unclear =
    Непонятно: «{ $word }». Две клетки — бежать, буква комнаты — снять крышу, башня — войти, > и клетка — сдвинуть,
    конец — завершить ход.
typed-end = конец
log-big = сыр и падения

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
cell-can-slide = можно сдвинуть

## Буквы на печатях сыров

letter-blue = Б
letter-braid = К
letter-emmental = Э
letter-gouda = Г
letter-halloumi = Х
letter-neufchatel = Н
letter-provolone = П
puzzles-door = Задача на каждый день
puzzles-door-about = Один ход, один ответ: на полке ждут 365 замков.
