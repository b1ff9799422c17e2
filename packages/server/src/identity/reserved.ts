import { skeletonOf } from './skeleton.ts'

/** Words by which somebody would be taken for whoever runs the server, in our four languages. */
const WORDS = `
admin admins administrator administration sysadmin root superuser system server operator moderator moderators moderation
support helpdesk staff official webmaster security service mousekeep
админ админы администратор администрация система сервер оператор модератор модераторы поддержка служба безопасность
administrateur administratrice systeme serveur operateur operatrice moderateur moderatrice assistance officiel securite
adminisztrator rendszer rendszergazda kiszolgalo uzemelteto moderator ugyfelszolgalat hivatalos biztonsag
`
const RESERVED: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/).map(skeletonOf))

/** Whether a name, or a word in it, is kept for those who run the server, whatever digits and signs come after it. */
export function isReserved(name: string): boolean {
  const words = [name, ...name.split(/[^\p{L}\p{N}\p{M}@$!|]+/u)]
  return words.some((word) => [word, word.replace(/[^\p{L}]+$/u, '')].some((each) => RESERVED.has(skeletonOf(each))))
}
