import shared from '@mousekeep/text/shared/ru.ftl?raw'
import app from '../../../text/ru.ftl?raw'
import tables from '../../../text/tables.ru.ftl?raw'

export const sources = [shared, app, tables]
