import company from '../../../text/company.en.ftl?raw'

export const sources = [company]
