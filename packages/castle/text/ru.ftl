# Сырный замок по-русски. Ключи: refused-<code>, event-<type>, action-<do>, kind-<tile>.

-castle = Сырный замок

## Почему действие не разрешено

refused-game-over = Игра окончена.
refused-out-of-turn = Сейчас ходит команда «{ $team }».
refused-place-first = Сначала каждый игрок ставит мышку на башню.
refused-already-placed = Первые мышки уже расставлены; новая входит за очко действия.
refused-not-a-tower = { $tower } — не башня: башни стоят на a1, g1, a7 и g7.
refused-tower-taken = Башня { $tower } занята.
refused-no-points = Очков действия больше нет: завершите ход.
refused-no-such-room = Комнаты { $room } нет.
refused-already-open = Комната { $room } уже открыта.
refused-out-of-reach = Рядом с комнатой { $room } нет ни одной вашей мышки.
refused-not-your-mouse = На { $from } нет вашей мышки.
refused-outside = Это вне замка.
refused-not-a-neighbour = { $to } не соседняя с { $from }: мышка ходит прямо, по одной клетке.
refused-into-tower = Мышка никогда не возвращается в башню.
refused-under-roof = { $to } под крышей: сначала снимите крышу.
refused-onto-trap = На { $to } ловушка.
refused-no-mouse-in-hand = В запасе у вас нет мышек.
refused-must-step-on = Ваша мышка на занятой клетке: сначала она должна пойти дальше.
refused-no-way-on = Клетка занята, а дойти до свободной не хватает очков.
refused-not-an-end = { $end } — не край передвижной линии.
refused-already-slid = В этот ход вы уже сдвигали линию.
refused-straight-back = Тайл нельзя сразу вдвинуть обратно.
refused-no-such-team = За этим столом нет такой команды.
refused-already-resigned = Эта команда уже сдалась.

## Что произошло

event-started = Замок построен. Первый ход: { $first }; запасной тайл: { $spare }.
event-placed = { $seat } ставит мышку на башню { $tower }.
event-turn-began = Раунд { $round }, ходит { $seat }.
event-uncovered = { $seat } снимает крышу комнаты { $room }: { $shows }.
event-stepped = { $seat }: мышка бежит с { $from } на { $to }.
event-stepped-passing = { $seat }: мышка протискивается через { $to }.
event-entered = { $seat } вводит мышку на башню { $tower }.
event-entered-passing = { $seat }: мышка протискивается через башню { $tower }.
event-slid = { $seat } вдвигает тайл у { $end } ({ $pushed }); выпадает тайл: { $dropped }.
event-fell = Мышка команды «{ $seat }» падает с { $at } в темницу.
event-awarded = { $seat } берёт сыр: { $cheese } ({ $on }).
event-resigned = Команда «{ $seat }» сдаётся и покидает замок.
event-covered = { $count ->
    [one] Крыша возвращается на комнату { $rooms }.
    [few] Крыши возвращаются на комнаты { $rooms }.
    [many] Крыши возвращаются на комнаты { $rooms }.
   *[other] Крыши возвращаются на комнаты { $rooms }.
}
event-won-target = Сыра достаточно: побеждает { $winner }!
event-won-mice = Одна из команд потеряла третью мышку. Больше всех сыра у команды «{ $winner }»: она побеждает!
event-won-rounds = Последний раунд окончен. Больше всех сыра у команды «{ $winner }»: она побеждает!
event-won-resigned = Больше никого не осталось. Побеждает команда «{ $winner }»!

## Действия

action-place = поставить мышку на { $tower }
action-step = переместить мышку с { $from } на { $to }
action-uncover = снять крышу комнаты { $room }
action-enter = ввести мышку на { $tower }
action-slide = сдвинуть линию у { $end }
action-end = завершить ход
action-resign = сдаться

## Тайлы

kind-blue = голубой сыр
kind-braid = сыр-косичка
kind-emmental = эмменталь
kind-gouda = гауда
kind-halloumi = халуми
kind-neufchatel = невшатель
kind-provolone = проволоне
kind-plain = голый пол
kind-trap = ловушка

## Чем хорош выбор бота: hint-<code>

hint-text = Бот предлагает: { $what }.
hint-win = Это сразу приносит победу.
hint-win-soon = { $points ->
    [one] Это приносит победу за { $points } очко.
    [few] Это приносит победу за { $points } очка.
    [many] Это приносит победу за { $points } очков.
   *[other] Это приносит победу за { $points } очка.
}
hint-token = Сразу берётся сыр: { $cheese }.
hint-token-soon = { $points ->
    [one] За { $points } очко берётся сыр: { $cheese }.
    [few] За { $points } очка берётся сыр: { $cheese }.
    [many] За { $points } очков берётся сыр: { $cheese }.
   *[other] За { $points } очка берётся сыр: { $cheese }.
}
hint-fall = Мышка команды «{ $team }» падает в темницу.
hint-fall-soon = { $points ->
    [one] За { $points } очко мышка команды «{ $team }» падает в темницу.
    [few] За { $points } очка мышка команды «{ $team }» падает в темницу.
    [many] За { $points } очков мышка команды «{ $team }» падает в темницу.
   *[other] За { $points } очка мышка команды «{ $team }» падает в темницу.
}
hint-safe = Ваша мышка с { $square } не упадёт: ловушка в одном сдвиге от неё.
hint-deny = Команда «{ $team }» уже не дотянется до сыра: { $cheese }.
hint-nearer = { $points ->
    [one] Сыр ближе: { $cheese }. Останется примерно { $points } очко.
    [few] Сыр ближе: { $cheese }. Останется примерно { $points } очка.
    [many] Сыр ближе: { $cheese }. Останется примерно { $points } очков.
   *[other] Сыр ближе: { $cheese }. Останется примерно { $points } очка.
}
hint-way = Это открывает путь на { $to }.
hint-look = { $count ->
    [one] Откроется { $count } неизвестный тайл.
    [few] Откроются { $count } неизвестных тайла.
    [many] Откроются { $count } неизвестных тайлов.
   *[other] Откроется { $count } неизвестного тайла.
}
hint-reach = Оттуда можно снять крышу комнаты { $room }.
hint-more-mice = Для пары нужны две: больше мышек — больше возможностей.
hint-spent = Очки действия потрачены.
hint-rest = В этот ход положение уже ничем не улучшить.
hint-threat = Ловушка окажется рядом с мышкой команды «{ $team }».
hint-hinder = Ближайший сыр команды «{ $team }» окажется дальше.
hint-likely = Проверено возможных замков: { $of }; сыр становится ближе в { $count } из них.
hint-best = Проверено возможных замков: { $of }; в среднем так выходит лучше всего.

## Что будет после сдвига: foresee-<what>

foresee-push = { $end }: войдёт { $kind }.
foresee-you-take = { $cheese }: сыр ваш.
foresee-takes = { $cheese }: сыр возьмёт команда «{ $team }».
foresee-you-fall = Ваша мышка с { $at } упадёт!
foresee-falls = Мышка команды «{ $team }» с { $at } упадёт.
foresee-unknown = ? Никто не видит, что окажется под { $at }.
foresee-you-win = Вы победите!
foresee-wins = Победит команда «{ $team }».
foresee-final = Это покажет скрытое: отменить будет нельзя.

## Команды по местам и их буквы

team-0 = Рябина
team-1 = Озеро
team-2 = Янтарь
team-3 = Фиалка
team-letter-0 = Р
team-letter-1 = О
team-letter-2 = Я
team-letter-3 = Ф
