import cards from '@mousekeep/mystics/text/cards.fr.ftl?first'
import chapters from '@mousekeep/mystics/text/chapters.fr.ftl?first'
import game from '@mousekeep/mystics/text/fr.ftl?first'
import names from '@mousekeep/mystics/text/names.fr.ftl?first'
import table from '@mousekeep/mystics/text/table.fr.ftl?first'
import page from '../../../text/mystics.fr.ftl?first'

export const sources = [names, cards, chapters, game, table, page]
