import castle from '@mousekeep/castle/text/en.ftl?raw'
import board from '../../../text/castle.en.ftl?raw'

export const sources = [castle, board]
