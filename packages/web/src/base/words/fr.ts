import shared from '@mousekeep/text/shared/fr.ftl?raw'
import app from '../../../text/fr.ftl?raw'
import tables from '../../../text/tables.fr.ftl?raw'

export const sources = [shared, app, tables]
