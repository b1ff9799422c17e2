import cards from '@mousekeep/mystics/text/cards.hu.ftl?names'
import chapters from '@mousekeep/mystics/text/chapters.hu.ftl?names'
import game from '@mousekeep/mystics/text/hu.ftl?raw'
import names from '@mousekeep/mystics/text/names.hu.ftl?raw'
import table from '@mousekeep/mystics/text/table.hu.ftl?raw'
import page from '../../../text/mystics.hu.ftl?raw'
import together from '../../../text/mystics-together.hu.ftl?raw'

export const sources = [names, cards, chapters, game, table, page, together]
