import cards from '@mousekeep/mystics/text/cards.ru.ftl?names'
import chapters from '@mousekeep/mystics/text/chapters.ru.ftl?names'
import game from '@mousekeep/mystics/text/ru.ftl?raw'
import names from '@mousekeep/mystics/text/names.ru.ftl?raw'
import table from '@mousekeep/mystics/text/table.ru.ftl?raw'
import page from '../../../text/mystics.ru.ftl?raw'
import together from '../../../text/mystics-together.ru.ftl?raw'

export const sources = [names, cards, chapters, game, table, page, together]
