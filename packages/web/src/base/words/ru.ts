import shared from '@mousekeep/text/shared/ru.ftl?raw'
import app from '../../../text/ru.ftl?raw'
import online from '../../../text/online.ru.ftl?raw'

export const sources = [shared, app, online]
