import castle from '@mousekeep/castle/text/en.ftl?raw'
import shared from '@mousekeep/text/shared/en.ftl?raw'
import web from '../../text/en.ftl?raw'
import online from '../../text/online.en.ftl?raw'

export const sources = [shared, castle, web, online]
