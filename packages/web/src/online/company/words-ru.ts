import company from '../../../text/company.ru.ftl?raw'

export const sources = [company]
