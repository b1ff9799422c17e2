import castle from '@mousekeep/castle/text/ru.ftl?raw'
import shared from '@mousekeep/text/shared/ru.ftl?raw'
import web from '../../text/ru.ftl?raw'
import online from '../../text/online.ru.ftl?raw'
import desk from '../../text/desk.ru.ftl?raw'

export const sources = [shared, castle, web, desk, online]
