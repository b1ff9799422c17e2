import cards from '@mousekeep/mystics/text/cards.en.ftl?later'
import chapters from '@mousekeep/mystics/text/chapters.en.ftl?later'
import game from '@mousekeep/mystics/text/en.ftl?later'
import names from '@mousekeep/mystics/text/names.en.ftl?later'
import table from '@mousekeep/mystics/text/table.en.ftl?later'
import page from '../../../../text/mystics.en.ftl?later'
import together from '../../../../text/mystics-together.en.ftl?raw'

export const sources = [names, cards, chapters, game, table, page, together]
