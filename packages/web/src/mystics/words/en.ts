import cards from '@mousekeep/mystics/text/cards.en.ftl?names'
import chapters from '@mousekeep/mystics/text/chapters.en.ftl?names'
import game from '@mousekeep/mystics/text/en.ftl?raw'
import names from '@mousekeep/mystics/text/names.en.ftl?raw'
import table from '@mousekeep/mystics/text/table.en.ftl?raw'
import page from '../../../text/mystics.en.ftl?raw'
import together from '../../../text/mystics-together.en.ftl?raw'

export const sources = [names, cards, chapters, game, table, page, together]
