import cards from '@mousekeep/mystics/text/cards.fr.ftl?later'
import chapters from '@mousekeep/mystics/text/chapters.fr.ftl?later'
import game from '@mousekeep/mystics/text/fr.ftl?later'
import names from '@mousekeep/mystics/text/names.fr.ftl?later'
import table from '@mousekeep/mystics/text/table.fr.ftl?later'
import page from '../../../../text/mystics.fr.ftl?later'
import together from '../../../../text/mystics-together.fr.ftl?raw'

export const sources = [names, cards, chapters, game, table, page, together]
