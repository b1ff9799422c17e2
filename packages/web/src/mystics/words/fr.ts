import cards from '@mousekeep/mystics/text/cards.fr.ftl?names'
import chapters from '@mousekeep/mystics/text/chapters.fr.ftl?names'
import game from '@mousekeep/mystics/text/fr.ftl?raw'
import names from '@mousekeep/mystics/text/names.fr.ftl?raw'
import table from '@mousekeep/mystics/text/table.fr.ftl?raw'
import page from '../../../text/mystics.fr.ftl?raw'
import together from '../../../text/mystics-together.fr.ftl?raw'

export const sources = [names, cards, chapters, game, table, page, together]
