import castle from '@mousekeep/castle/text/hu.ftl?raw'
import board from '../../../text/castle.hu.ftl?raw'

export const sources = [castle, board]
