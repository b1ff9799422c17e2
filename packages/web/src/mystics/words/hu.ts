import cards from '@mousekeep/mystics/text/cards.hu.ftl?first'
import chapters from '@mousekeep/mystics/text/chapters.hu.ftl?first'
import game from '@mousekeep/mystics/text/hu.ftl?first'
import names from '@mousekeep/mystics/text/names.hu.ftl?first'
import table from '@mousekeep/mystics/text/table.hu.ftl?first'
import page from '../../../text/mystics.hu.ftl?first'

export const sources = [names, cards, chapters, game, table, page]
