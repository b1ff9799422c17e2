import shared from '@mousekeep/text/shared/en.ftl?raw'
import app from '../../../text/en.ftl?raw'
import tables from '../../../text/tables.en.ftl?raw'

export const sources = [shared, app, tables]
