import account from '../../../text/account.hu.ftl?raw'

export const sources = [account]
