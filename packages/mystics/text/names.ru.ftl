# Как что называется в «О мышах и тайнах» по-русски. Ключи: side-, class-, kind-, slot-, marker-, face-, coin-, mode-,
# type-, minions-<type> по числу, figure-<type> со своим номером, warning-<flag of an encounter>, difficulty-.

## Стороны фрагментов поля

side-courtyard = Двор
side-tunnel-entrance = Вход в туннели
side-kitchen = Кухня
side-kitchen-tunnels = Кухонные туннели
side-guard-room = Караульная
side-sewer = Канализация
side-dining-hall = Трапезная
side-dining-tunnels = Туннели под трапезной
side-alchemist = Алхимическая лаборатория
side-crystal-tunnels = Кристальные туннели
side-kings-chamber = Опочивальня короля
side-kings-tunnels = Королевские туннели
side-queens-chamber = Покои королевы
side-forge = Кузница
side-pipes = Трубопровод
side-drain-pipe = Сточная труба
side-straw = Солома
side-gutter = Жёлоб

## Клетки со своим именем

spot-crack = щель
spot-knot = дупло
spot-tree = дерево
spot-steps = ступени
spot-counter = разделочный стол
spot-ladder = лесенка
spot-chair = стул
spot-rug1 = ковёр
spot-rug2 = ковёр
spot-rug3 = ковёр
spot-stool = табурет
spot-table = стол
spot-desk = письменный стол
spot-shelf = полка
spot-bed = кровать
spot-chest = сундук
spot-mantel = каминная полка
spot-pile = поленница
spot-fork = развилка реки
spot-clock = часы
spot-hearth = камин
spot-chains = цепи
spot-bend = колено трубы
spot-gear = шестерня
spot-pipe = труба

## Классы, виды карт и места для снаряжения

class-archer = Лучница
class-healer = Целительница
class-leader = Предводитель
class-mystic = Чародей
class-scamp = Плут
class-tinkerer = Изобретатель
class-warrior = Воин
kind-weapon = Оружие
kind-armor = Броня
kind-accessory = Украшение
kind-item = Предмет
kind-scroll = Свиток
kind-trick = Уловка
kind-event = Событие
kind-party-item = Групповой предмет
kind-ability = Способность
kind-innate = Врождённая способность
slot-paw = Лапа
slot-tail = Хвост
slot-head = Голова
slot-body = Тело
slot-cloak = Плащ
slot-accessory = Украшение

## Жетоны, кубики и атаки

marker-stunned = оглушение
    .effect = Единственное возможное действие — восстановление; оно и снимает оглушение.
marker-webbed = опутывание
    .effect = Нельзя ни ходить, ни вставать, ни бежать. Звезда при восстановлении снимает опутывание.
marker-charmed = зачарование
    .effect = В свой следующий ход мышь атакует друзей, как прихвостень. Потом это проходит.
face-sword = меч со звездой
face-shield = меч-щит
face-shield-star = меч-щит со звездой
face-bow = лук
face-bow-star = лук со звездой
face-cheese = сыр
coin-splat = шмяк
coin-whole = цела
mode-melee = ближняя атака
mode-ranged = дальняя атака
type-sharp = острое
type-blunt = дробящее
type-magic = магическое

## Прихвостни и встречи

minions-rat-warriors = { $n ->
    [one] { $n } крыса-воин
    [few] { $n } крысы-воина
    [many] { $n } крыс-воинов
   *[other] { $n } крысы-воина
}
minions-elite-rat-warriors = { $n ->
    [one] { $n } элитная крыса-воин
    [few] { $n } элитные крысы-воина
    [many] { $n } элитных крыс-воинов
   *[other] { $n } элитной крысы-воина
}
minions-roaches = { $n ->
    [one] { $n } таракан
    [few] { $n } таракана
    [many] { $n } тараканов
   *[other] { $n } таракана
}
minions-spider = { $n ->
    [one] { $n } паук
    [few] { $n } паука
    [many] { $n } пауков
   *[other] { $n } паука
}
minions-centipede = { $n ->
    [one] { $n } многоножка
    [few] { $n } многоножки
    [many] { $n } многоножек
   *[other] { $n } многоножки
}
minions-captain-vurst = Капитан Шкверн
minions-skitter-clak = Шурх-Клац
minions-brodie = Мышегуб
minions-vanestra = Королева Ванестра
figure-rat-warriors = крыса-воин { $n }
figure-elite-rat-warriors = элитная крыса-воин { $n }
figure-roaches = таракан { $n }
figure-spider = паук
figure-centipede = многоножка
figure-captain-vurst = капитан Шкверн
figure-skitter-clak = Шурх-Клац
figure-brodie = Мышегуб
figure-vanestra = королева Ванестра
encounter-row = Страницы { $from }–{ $to }: { $minions }
encounter-last-row = Со страницы { $from }: { $minions }
encounter-surge = Испытание: { $minions }
warning-ambush = Засада
    .effect = Для каждой карты прихвостней бросьте 1 кубик: на выпавшее число мест она поднимается по индикатору.
warning-mousetraps = Мышеловки
    .effect = На каждом красном кресте этой стороны лежит мышеловка.
warning-greedy = Прожорливые тараканы
    .effect = Сыр, украденный тараканами, попадает на круг.

## Сложность

difficulty-story = Сказка
    .effect = Для тех, кто хочет узнать, чем всё кончится.
difficulty-standard = Обычная игра
    .effect = Как написано в книге.
difficulty-heroic = Подвиг
    .effect = Для тех, кто знает, чем всё кончится.
