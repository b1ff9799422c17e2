# За столом «О мышах и тайнах», по-русски: что можно сделать, о чём спрашивают, на что стоит взглянуть.

## Действия, как то, что можно сделать: action-<do>; виды действий: verb-<do>

action-step = шагнуть сюда: { $to }
action-walk = пройти сюда: { $to }
action-stand = встать
action-scurry = бег
action-battle = атаковать: { $target } ({ $weapon })
action-search = обыскать
action-recover = восстановиться
action-explore = { $exit ->
    [none] исследовать, что внизу
   *[other] исследовать: { $exit }
}
action-share = обмен: { $with }
action-equip = сменить снаряжение
action-level-up = научиться: { $ability }
action-ability = { $on ->
    [none] применить: { $ability }
   *[other] применить: { $ability } → { $on }
}
action-use = { $on ->
    [none] применить: { $card }
   *[other] применить: { $card } → { $on }
}
action-place = положить сюда ({ $at }): { $item }
action-pick-up = поднять: { $item }
action-catapult = катапультировать сюда ({ $to }): { $mouse }
action-launch = выстрелить виноградиной: { $target }
action-act = { $name }
action-call = позвать: «{ $name }»
action-take-up = взять: { $token }
action-put-down = опустить ношу
action-hand-over = передать: { $to }
action-choose = ответить: { $option }
action-arrange = встать по местам: { $places }
action-whisper = { $when ->
    [always] спрашивать всегда: { $card }
    [hold] не спрашивать: { $card }
   *[other] спрашивать, когда это важно: { $card }
}
action-whispers = спрашивать о картах, как выбрано вами
action-end = завершить ход
action-wait = ждать хода: { $for }
action-lead = вести всех сюда: { $to }
every-card = все карты
exit-n = север
exit-e = восток
exit-s = юг
exit-w = запад
verb-step = шаг
verb-stand = встать
verb-scurry = бег
verb-battle = атака
verb-search = обыск
verb-recover = восстановление
verb-explore = исследование
verb-share = обмен
verb-equip = надеть
verb-level-up = научиться
verb-ability = способность
verb-use = применить
verb-place = положить
verb-pick-up = поднять
verb-catapult = катапульта
verb-launch = выстрел
verb-act = сделать
verb-call = позвать
verb-take-up = взять
verb-put-down = опустить
verb-hand-over = передать
verb-choose = выбрать
verb-end = конец
verb-walk = пройти
verb-arrange = места
verb-wait = ждать
verb-lead = вести
verb-whisper = вопросы
verb-whispers = расспросы

## Вопросы: question-<what>; ответы: answer-<option>

## Предостережения

warning-action-left = Действие этого хода ещё не потрачено.
warning-gives-up-steps = Оставшиеся шаги пропадут: { $n }.
warning-trap = Там лежит мышеловка.
warning-carried-off = В конце хода течение унесёт мышь с поля: она будет поймана.
warning-may-surge = Сыр прихвостней может заполнить круг, вероятность: { $n } %.
warning-surges = Из-за этого начнётся испытание.
warning-loses = Так глава будет проиграна.
warning-items-left = Здесь лежат групповые предметы; что останется, пропадёт.
warning-captive-left = Здесь ещё можно спасти: { $who }.
warning-hurts-ours = Удар придётся и по своим: { $who }.
warning-below-level-up = Тогда сыра не хватит на новый уровень.
warning-carried-on = Ходов до того, как течение унесёт мышь с поля: { $n }. Тогда она будет поймана.
warning-last-drift = Сейчас течение унесёт мышь с поля: она будет поймана.
warning-once-left = Это можно сделать только здесь, и это ещё не сделано: { $who }.
warning-wearable = Есть мышь со свободным местом для этого: { $who }.

question-turn = { $mouse }: { $points ->
    [0] очков движения больше нет
    [one] { $points } очко движения
    [few] { $points } очка движения
    [many] { $points } очков движения
   *[other] { $points } очка движения
}, { $acted ->
    [yes] действие потрачено
   *[no] действие ещё впереди
}
waiting-way = Глава проиграна: ещё раз или дальше?
waiting-keep = { $mice }: какую карту оставить для следующей главы?
waiting-hits = { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
    [many] { $hits } попаданий
   *[other] { $hits } попадания
}: { $what }
question = { $about ->
    [none] Что выбрать?
   *[other] { $about }: что выбрать?
}
question-ability = { $about }: какую способность взять с собой?
question-arrive = { $about }: на какую клетку прийти?
question-place = { $about }: где появится очередная фигурка?
question-move = { $about }: какой дорогой идти?
question-keep = { $about }: оставить или обменять на сыр?
question-keep-one = Какую из этих карт оставить?
question-discard = { $about }: сумка переполнена. Что сбросить?
question-reroll = Какой кубик перебросить?
question-disguises = Потратить маскировку, чтобы крысы-воины не пришли?
question-heal = { $about }: какое ранение снять?
question-cure = Что исцелить?
question-boss-card = Какая карта главаря получит ранения?
question-rescue = { $about ->
    [none] На какой клетке мышь выйдет на свободу?
   *[other] { $about } на свободе: на какой клетке?
}
question-fetch = Какую карту взять?
question-drift = Куда течение сносит мышь?
question-path = Какой дорогой бежит Мышегуб?
question-learn = Научиться чему-нибудь за сыр?
question-share = { $about }: обмен. Что дальше?
question-equip = { $about }: что куда надеть?
question-carry = { $about }: кто это возьмёт?
question-put = { $about }: откуда?
question-encounter = Оставить следующую встречу или убрать её под низ колоды?
question-turnStart = { $about }: ход вот-вот начнётся. Применить сначала карту?
question-attackRolled = { $about }: бросок атаки сделан. Применить карту?
question-attackDone = { $about }: атака окончена. Применить карту?
question-defend = { $about }: впереди защита. Применить карту?
question-defendOther = { $about }: на друга напали. Применить карту?
question-defenseRolled = { $about }: бросок защиты сделан. Применить карту?
question-wounding = { $about }: вот-вот будут ранения. Применить карту?
question-capturing = { $about }: вот-вот поимка. Применить карту?
question-beside = Кто встанет рядом с занятой клеткой?
question-searchRoll = { $about }: впереди обыск. Применить карту?
question-searchHit = { $about }: есть находка. Применить карту?
question-wheelGain = { $about }: на круг кладут сыр. Применить карту?
question-minionTurn = { $about }: вот-вот ход прихвостней. Применить карту?
question-minionDefeated = { $about }: прихвостень побеждён. Применить карту?
question-minionsPlaced = { $about }: пришли прихвостни. Применить карту?
question-trackDealt = { $about }: порядок ходов разложен. Применить карту?
question-markerGained = { $about }: друг в беде. Применить карту?
question-wounded = { $about }: есть ранение. Применить карту?
question-beforeAttack = { $about }: впереди атака. Применить карту?
question-turnEnd = { $about }: ход вот-вот закончится. Применить карту?
answer-pass = нет
answer-done = готово
answer-none = ничего
answer-keep = оставить
answer-cheese = лучше сыр
answer-use = потратить
answer-bottom = под низ
answer-plain = обычное ранение
answer-poison = отравленная рана
answer-off = прочь с поля: поимка
answer-give = отдать: { $what }
answer-take = взять: { $what }
answer-wear = надеть: { $card } ({ $slot })
answer-into-pack = в сумку: { $card }

## Что на картах

sign-sword = меч★
sign-shield = меч-щит
sign-shield-star = меч-щит★
sign-bow = лук
sign-bow-star = лук★
sign-cheese = сыр
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

## Попытки и советы

try =
    { $title }, попытка { $attempt } ({ $difficulty ->
        [story] сказка
        [heroic] подвиг
       *[standard] обычная игра
    }): { $end ->
        [won] победа
        [left] поражение, глава оставлена позади
       *[lost] поражение
    } на странице { $page }; раундов: { $rounds }, поимок: { $captures }
try-won = { $line }; добыто: { $flags }
hint-text = Бот сделал бы так: { $what }.
hint-nothing-better = Ничего лучше сейчас не найти.
hint-onward = Туда ведёт путь к концу главы.
hint-star = Звезда что-нибудь найдёт: { $chance } %.
hint-fells = Цель — { $target }, вероятность победить: { $chance } %.
hint-strikes = Цель — { $target }, вероятность ранить: { $chance } %.
hint-wins = Это победа в главе.
hint-heals = Это вылечит: { $who }.
hint-frees = После этого { $who } снова может всё.
hint-learns = { $who } получит новую способность до конца истории.
hint-wears = Надетое сразу поможет: { $who }.
hint-eats = Это снимает сыр с круга: испытание начнётся позже.
hint-into-reach = Оттуда можно атаковать: { $target }.
hint-out-of-reach = Там под ударом меньше: { $who }.
hint-on-the-way = Это по пути.
hint-likelier = Цель — { $target }, вероятность победить станет { $chance } % вместо { $was } %.
hint-more-steps = Сейчас важнее всего лишние шаги.
hint-its-moment = Сейчас для неё самое время.
hint-best-for-us = Так группе лучше всего.

## Перед началом главы

notice-required = Обязательно идут в эту главу: { $mice } (M3.1).
notice-one-of = Кто-то из этого списка обязательно идёт с вами: { $mice } (M3.1).
notice-stays = { $why ->
    [forbidden] { $mouse } не может идти в эту главу.
    [unusual] { $mouse } уступает место: в эту главу обычно идут другие.
    [fewest] { $mouse } уступает место: карт способностей меньше всего.
   *[last] { $mouse } уступает место: последнее имя по порядку в коробке.
}
notice-keeps = { $mouse } остаётся, и пока никто другой не может этому научиться: { $cards } (M24.1).
notice-twice = Карта «{ $card }» всего одна. Она принадлежит прежнему владельцу ({ $by }), а { $mouse } выбирает заново (M3.2).
