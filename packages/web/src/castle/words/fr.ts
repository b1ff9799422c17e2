import castle from '@mousekeep/castle/text/fr.ftl?raw'
import board from '../../../text/castle.fr.ftl?raw'

export const sources = [castle, board]
