# «О мышах и тайнах» по-русски. Ключи: refused-<code>, event-<type>.

-mystics = О мышах и тайнах

## Почему действие не разрешено

refused-ability-used = В этот ход мышь уже применила карту способности.
refused-against-current = Против течения мыши не плавают.
refused-all-there = Все уже там.
refused-already-acted = Действие этого хода потрачено, а с ним и остаток начатого раньше движения.
refused-already-called = В этой главе этот призыв уже звучал.
refused-already-found = На этой стороне мышь уже что-то нашла.
refused-answer-first = Есть открытый вопрос: сначала ответьте на него.
refused-asks-everything = Этот стол спрашивает обо всём; другое можно выбрать, открывая следующий.
refused-both-in-water = Оба конца оказались бы в воде.
refused-carries-none = Эта мышь ничего не несёт.
refused-carries-one = За один раз мышь несёт только одну вещь.
refused-chapter-lost = Глава проиграна.
refused-chapter-not-over = Глава ещё не окончена.
refused-chapter-under-way = Глава уже идёт: сначала доиграйте её до конца.
refused-chapter-won = Глава выиграна.
refused-closed = В этой главе эта сторона закрыта.
refused-condition-not-met = Сейчас это невозможно.
refused-empty-adjacent-space = Виноградину кладут на пустую клетку рядом с мышью.
refused-empty-walk = В этой прогулке нет ни одного места.
refused-full = На этой клетке нет места.
refused-gap = Зазор слишком широк, чтобы перешагнуть.
refused-gate-shut = Путь закрыт.
refused-had-its-turn = В этом раунде у этой карты ход уже был.
refused-hook-needed = Для этого пути нужен крючок с леской в тайнике.
refused-in-water = Не в воде.
refused-knocked-down = Мышь лежит: сначала она должна встать.
refused-lesson-first = Уроки идут по одному: можно только то действие, которого просит урок.
refused-minion-near = Если прихвостень на клетке мыши или рядом, целью может быть только такой прихвостень.
refused-minion-there = На этой клетке прихвостень.
refused-minions-here = На этом фрагменте есть прихвостни.
refused-move-first = Сначала движение, потом бег.
refused-move-over = Движение окончено.
refused-name-a-card = Назовите карту инициативы, которую атакуете.
refused-name-an-exit = Путей несколько: назовите один.
refused-no-aligned-exit = У фрагмента по ту сторону нет подходящего выхода.
refused-no-chapter-under-way = Ни одна глава сейчас не идёт.
refused-no-dry-way = Туда нет сухого пути без мышеловок.
refused-no-exit-here = Отсюда с фрагмента не уйти.
refused-no-fork-here = На этой клетке нет вилки.
refused-no-grape = В тайнике нет виноградины.
refused-no-legal-target = Атаковать здесь некого.
refused-no-other-side = Этот фрагмент нельзя перевернуть.
refused-no-such-ability = Такой способности нет.
refused-no-such-action = Такого действия в этой главе нет.
refused-no-such-card = Этой карты там нет.
refused-no-such-minion = Такого прихвостня нет.
refused-no-such-option = Это не ответ на вопрос.
refused-no-such-space = Такой клетки нет.
refused-no-such-target = Такой цели для этого сейчас нет.
refused-no-such-token = Этого здесь нет.
refused-no-such-weapon = Мышь не держит этого оружия.
refused-no-tile-beyond = За этим выходом ничего нет.
refused-no-turn = У этой мыши сейчас нет хода.
refused-nobody-arrives = Сейчас никто не приходит, или для пришедшего не названо место.
refused-not-adjacent = Это не соседняя клетка.
refused-not-as-announced = Атака должна соответствовать тому, что объявлено перед ней.
refused-not-free = Это может только свободная мышь.
refused-not-here = Этого нет на этой клетке.
refused-not-in-stash = Этого нет в тайнике группы.
refused-not-its-moment = Для этой карты сейчас не время.
refused-not-knocked-down = Мышь и так стоит на ногах.
refused-not-near = Та мышь не на этой и не на соседней клетке.
refused-not-now = Сейчас этого сделать нельзя.
refused-not-on-fork = Запустить можно только другую мышь с клетки, где лежит вилка.
refused-not-on-track = Этой карты нет на индикаторе.
refused-not-placeable = Это на поле не кладут.
refused-not-seen = Мешает стена.
refused-not-there = Это делают в другом месте.
refused-not-to-be-taken = Это взять нельзя.
refused-not-worn = В сумке оно не действует: его надо надеть.
refused-not-your-mouse = О картах мыши спрашивают так, как выбрал её собственный игрок.
refused-nothing-asked = Вопроса не было.
refused-nothing-lost = Нет проигранной главы, которую можно было бы начать снова или оставить позади.
refused-nothing-moved = Ничего не перемещено.
refused-nothing-shared = Делиться нечем: ни одна из двух мышей не даёт ни карты, ни сыра.
refused-nothing-to-recover = Мышь не оглушена и не опутана.
refused-one-end-here = Один конец лежит на клетке самой мыши, другой — на другой клетке.
refused-only-poison = Остались только отравленные раны, а их это не лечит.
refused-out-of-reach = До цели не достать.
refused-outnumbered = Прихвостней на клетке больше, чем мышей: уйти нельзя.
refused-own-space = Это кладут на клетку самой мыши.
refused-own-turn = Эта мышь уже ходит.
refused-red-line = Красную линию мыши не пересекают.
refused-requirement-not-met = Мышь не отвечает требованию карты.
refused-slot-full = Там уже занято.
refused-stunned = Оглушённая мышь может только восстановиться.
refused-taken = Эта способность у одной из мышей уже есть.
refused-tinkerer-or-scamp-needed = Для этого пути нужен изобретатель или плут.
refused-too-far = Так далеко леска не достаёт.
refused-too-few-points = Не хватает очков движения.
refused-too-little-cheese = Не хватает сыра.
refused-used-this-round = В этом раунде это уже применяли.
refused-used-this-turn = В этот ход это уже делали.
refused-weapon-used = Это оружие уже ударило, или оно не из тех, о которых речь.
refused-webbed = Мышь опутана.
refused-whole-move-needed = Чтобы выйти из воды, нужно целое движение.
refused-wrong-slot = Эту карту сюда не надеть.

## Что произошло

event-chapter-began = { $chapter ->
    [prologue] Начинается пролог.
   *[other] Начинается глава { $chapter }.
}
event-turn-began = Ход: { $card }.
event-turn-ended = Ход окончен: { $card }.
event-round-began = Начинается новый раунд.
event-rolled = { $by }, бросок { $for ->
    [move] на движение
    [paws] умелых лап
    [attack] атаки
    [defense] защиты
    [search] обыска
    [recover] восстановления
    [trap] против мышеловки
    [water] на выход из воды
    [ambush] засады
    [reroll] заново
    [test] на проверку
   *[other] ({ $for })
}: { $faces }.
event-coin-tossed = { $by } бросает монету: { $side ->
    [splat] шмяк
    [whole] цела
   *[other] { $side }
}.
event-stepped = { $to ->
    [none] { $who } идёт дальше.
   *[other] { $who } идёт сюда: { $to }.
}
event-put = { $at ->
    [none] { $who } теперь на новом месте.
   *[other] { $who } теперь здесь: { $at }.
}
event-sought = { $mouse ->
    [null] { $who } идёт к цели{ $at ->
        [none] {""}
       *[other] {" "}({ $at })
    }, шагов: { $steps }.
   *[other] { $who } идёт к ближайшей мыши: { $mouse }, шагов: { $steps }.
}
event-aimed = Цель ({ $who }): { $mouse }, { $why ->
    [only] больше никого не достать.
    [nearest] ближе всех.
    [higher] из равно близких выше на индикаторе.
    [fresh] ближе всех из тех, кого в этот ход ещё не атаковали.
   *[highest] выше всех на индикаторе: атаковали уже каждую.
}
event-drifted = { $to ->
    [none] { $who } плывёт по течению.
   *[other] { $who } плывёт по течению: { $to }.
}
event-stood-up = { $who } встаёт.
event-knocked-down = { $who } падает.
event-attacked = Атака: { $by } → { $targets }.
event-missed = { $by }: промах.
event-blocked = { $who }, заблокировано попаданий: { $blocks } из { $hits }.
event-wounded = { $n ->
    [one] { $who } получает { $n } ранение.
    [few] { $who } получает { $n } ранения.
    [many] { $who } получает { $n } ранений.
   *[other] { $who } получает { $n } ранения.
}
event-healed = { $n ->
    [one] { $who } избавляется от { $n } ранения.
    [few] { $who } избавляется от { $n } ранений.
    [many] { $who } избавляется от { $n } ранений.
   *[other] { $who } избавляется от { $n } ранения.
}
event-poison-eased = { $who } носит: { $card }. Отравленные раны становятся обычными ранениями ({ $n }).
event-marked = { $who }: { $marker }.
event-cured = { $who }: { $marker } проходит.
event-defeated = { $who } выбывает.
event-removed = { $who } уходит с поля.
event-card-beaten = Карта побеждена: { $card }.
event-captured = { $who }: мышь поймана.
event-rescued = { $at ->
    [none] { $who } снова на свободе.
   *[other] { $who } снова на свободе, здесь: { $at }.
}
event-taken-away = Похищение: { $who }.
event-cheese-gained = { $card ->
    [none] { $n ->
        [one] { $who } получает { $n } сыр.
        [few] { $who } получает { $n } сыра.
        [many] { $who } получает { $n } сыров.
       *[other] { $who } получает { $n } сыра.
    }
   *[other] { $n ->
        [one] { $card }: { $who } получает { $n } сыр.
        [few] { $card }: { $who } получает { $n } сыра.
        [many] { $card }: { $who } получает { $n } сыров.
       *[other] { $card }: { $who } получает { $n } сыра.
    }
}
event-cheese-lost = { $why ->
    [cost] { $n ->
        [one] { $who } платит { $n } сыр.
        [few] { $who } платит { $n } сыра.
        [many] { $who } платит { $n } сыров.
       *[other] { $who } платит { $n } сыра.
    }
   *[other] { $n ->
        [one] { $who } теряет { $n } сыр.
        [few] { $who } теряет { $n } сыра.
        [many] { $who } теряет { $n } сыров.
       *[other] { $who } теряет { $n } сыра.
    }
}
event-cheese-stolen = { $who }: украден сыр.
event-wheel-changed = { $why ->
    [idle] Раунд без прихвостней: время поджимает. Сыра на круге теперь: { $wheel }.
   *[other] На круге теперь { $wheel ->
        [one] { $wheel } сыр.
        [few] { $wheel } сыра.
        [many] { $wheel } сыров.
       *[other] { $wheel } сыра.
    }
}
event-surged = Испытание!
event-page-turned = Песочные часы переходят на страницу { $page }.
event-end-moved = Жетон конца переходит на страницу { $end }.
event-encounter-revealed = Встреча: { $card }.
event-encounter-put-back = Карта встречи отправляется под низ колоды, и никто ничего не узнает.
event-placed = { $at ->
    [none] { $who } появляется на поле.
   *[other] { $who } появляется здесь: { $at }.
}
event-track-laid = Порядок ходов: { $track }.
event-card-moved = { $card }: новое место на индикаторе.
event-traps-laid = { $at ->
    [none] Поставлены мышеловки.
   *[other] Поставлены мышеловки: { $at }.
}
event-trap-sprung = { $at ->
    [none] Срабатывает мышеловка: { $who }.
   *[other] Срабатывает мышеловка ({ $at }): { $who }.
}
event-snare-set = { $at ->
    [none] { $by } ставит силок.
   *[other] { $by } ставит силок здесь: { $at }.
}
event-snare-sprung = { $at ->
    [none] { $who } попадает в силок.
   *[other] { $who } попадает в силок здесь: { $at }.
}
event-searched = { $success ->
    [true] { $who } проводит обыск: что-то есть.
   *[other] { $who } проводит обыск: пыль, пух и больше ничего.
}
event-found = { $who } находит: { $card }.
event-looked = { $who } смотрит: { $cards }.
event-kept = { $who } оставляет себе: { $card }.
event-discarded = { $who } сбрасывает: { $card }.
event-used = { $who } применяет: { $card }.
event-passed = { $who } молча пропускает: { $cards }.
event-waited = { $who } ждёт, пока наступит ход: { $for }.
event-led = { $to ->
    [none] { $who } ведёт всех дальше.
   *[other] { $who } ведёт всех сюда: { $to }.
}
event-shuffled = Колода перемешана: { $deck ->
    [search] обыск
    [encounters] встречи
   *[other] { $deck }
}.
event-shared = { $taken ->
    [none] Обмен, { $who } → { $with }: { $given }.
   *[other] { $given ->
        [none] Обмен, { $with } → { $who }: { $taken }.
       *[other] Обмен, { $who } → { $with }: { $given }; { $with } → { $who }: { $taken }.
    }
}
event-equipped = { $who }: { $card } → { $to ->
    [pack] сумка
   *[other] { $to }
}.
event-leveled-up = { $who } осваивает: { $ability }.
event-explored = { $who } ведёт мышей дальше: { $side }.
event-item-placed = { $at ->
    [none] На поле: { $item }.
   *[other] На поле ({ $at }): { $item }.
}
event-item-taken = { $who } поднимает: { $item }.
event-item-lost = Больше нет: { $item }.
event-achieved = Достижение: { $what }.
event-variable-set = { $value ->
    [true] { $variable }.
   *[other] { $variable }: теперь { $value }.
}
event-token-put = { $at ->
    [out] Уже не на поле: { $token }.
    [stash] { $token } → тайник.
    [none] { $token }: новое место.
   *[other] { $token } → { $at }.
}
event-rule-cut = Остальное не выполняется: { $of }. Ни одно правило не длится вечно.
event-story = Сказка продолжается: { $passage }.
event-lesson = { $lesson ->
    [1] Урок первый, движение. Кубик бросают всегда; тратить все шаги никто не обязан. Отведите Коллина в дальний угол.
    [2] Урок второй, обыск. Находит лишь звезда. Неудача стоит действия, а не надежды. Действовать можно и до движения.
    [3] Урок третий, время. Прихвостней рядом нет, значит, мешкая, вы кормите круг: завершите ход и увидите.
    [4] Урок четвёртый, исследование. Исследует одна мышь, а идут все. В новой комнате — новое общество.
    [5] Урок пятый, атака. Бросьте кубики, сосчитайте мечи, со щитом и без щита, заберите сыр.
   *[6] Урок шестой, испытание. Их сыр — ваши часы: полный круг прерывает всё немедленно, а потом удар доводят до конца.
}
event-over = { $result ->
    [won] Глава выиграна!
    [time] Глава проиграна: песочные часы дошли до жетона конца.
    [captured] Глава проиграна: на свободе не осталось ни одной мыши.
   *[other] Глава проиграна.
}
