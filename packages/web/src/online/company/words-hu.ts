import company from '../../../text/company.hu.ftl?raw'

export const sources = [company]
