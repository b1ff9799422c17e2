import shared from '@mousekeep/text/shared/hu.ftl?raw'
import app from '../../../text/hu.ftl?raw'
import tables from '../../../text/tables.hu.ftl?raw'

export const sources = [shared, app, tables]
