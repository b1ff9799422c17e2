import castle from '@mousekeep/castle/text/fr.ftl?raw'
import shared from '@mousekeep/text/shared/fr.ftl?raw'
import web from '../../text/fr.ftl?raw'
import online from '../../text/online.fr.ftl?raw'
import desk from '../../text/desk.fr.ftl?raw'

export const sources = [shared, castle, web, desk, online]
