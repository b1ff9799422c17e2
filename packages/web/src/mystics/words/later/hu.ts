import cards from '@mousekeep/mystics/text/cards.hu.ftl?later'
import chapters from '@mousekeep/mystics/text/chapters.hu.ftl?later'
import game from '@mousekeep/mystics/text/hu.ftl?later'
import names from '@mousekeep/mystics/text/names.hu.ftl?later'
import table from '@mousekeep/mystics/text/table.hu.ftl?later'
import page from '../../../../text/mystics.hu.ftl?later'
import together from '../../../../text/mystics-together.hu.ftl?raw'

export const sources = [names, cards, chapters, game, table, page, together]
