import cards from '@mousekeep/mystics/text/cards.ru.ftl?first'
import chapters from '@mousekeep/mystics/text/chapters.ru.ftl?first'
import game from '@mousekeep/mystics/text/ru.ftl?first'
import names from '@mousekeep/mystics/text/names.ru.ftl?first'
import table from '@mousekeep/mystics/text/table.ru.ftl?first'
import page from '../../../text/mystics.ru.ftl?first'

export const sources = [names, cards, chapters, game, table, page]
