import castle from '@mousekeep/castle/text/hu.ftl?raw'
import shared from '@mousekeep/text/shared/hu.ftl?raw'
import web from '../../text/hu.ftl?raw'
import online from '../../text/online.hu.ftl?raw'
import desk from '../../text/desk.hu.ftl?raw'

export const sources = [shared, castle, web, desk, online]
