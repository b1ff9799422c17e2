import castle from '@mousekeep/castle/text/ru.ftl?raw'
import board from '../../../text/castle.ru.ftl?raw'

export const sources = [castle, board]
