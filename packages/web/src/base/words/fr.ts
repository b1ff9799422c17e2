import shared from '@mousekeep/text/shared/fr.ftl?raw'
import app from '../../../text/fr.ftl?raw'
import online from '../../../text/online.fr.ftl?raw'

export const sources = [shared, app, online]
