import company from '../../../text/company.fr.ftl?raw'

export const sources = [company]
