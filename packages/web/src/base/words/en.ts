import shared from '@mousekeep/text/shared/en.ftl?raw'
import app from '../../../text/en.ftl?raw'
import online from '../../../text/online.en.ftl?raw'

export const sources = [shared, app, online]
