import cards from '@mousekeep/mystics/text/cards.en.ftl?first'
import chapters from '@mousekeep/mystics/text/chapters.en.ftl?first'
import game from '@mousekeep/mystics/text/en.ftl?first'
import names from '@mousekeep/mystics/text/names.en.ftl?first'
import table from '@mousekeep/mystics/text/table.en.ftl?first'
import page from '../../../text/mystics.en.ftl?first'

export const sources = [names, cards, chapters, game, table, page]
