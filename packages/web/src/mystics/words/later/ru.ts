import cards from '@mousekeep/mystics/text/cards.ru.ftl?later'
import chapters from '@mousekeep/mystics/text/chapters.ru.ftl?later'
import game from '@mousekeep/mystics/text/ru.ftl?later'
import names from '@mousekeep/mystics/text/names.ru.ftl?later'
import table from '@mousekeep/mystics/text/table.ru.ftl?later'
import page from '../../../../text/mystics.ru.ftl?later'
import together from '../../../../text/mystics-together.ru.ftl?raw'

export const sources = [names, cards, chapters, game, table, page, together]
