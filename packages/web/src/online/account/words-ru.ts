import account from '../../../text/account.ru.ftl?raw'

export const sources = [account]
