import castle from '@mousekeep/castle/text/en.ftl?raw'
import shared from '@mousekeep/text/shared/en.ftl?raw'
import web from '../../text/en.ftl?raw'
import online from '../../text/online.en.ftl?raw'
import desk from '../../text/desk.en.ftl?raw'

export const sources = [shared, castle, web, desk, online]
