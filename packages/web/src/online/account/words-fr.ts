import account from '../../../text/account.fr.ftl?raw'

export const sources = [account]
