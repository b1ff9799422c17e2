import shared from '@mousekeep/text/shared/hu.ftl?raw'
import app from '../../../text/hu.ftl?raw'
import online from '../../../text/online.hu.ftl?raw'

export const sources = [shared, app, online]
