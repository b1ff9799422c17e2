import account from '../../../text/account.en.ftl?raw'

export const sources = [account]
