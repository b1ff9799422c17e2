import { skeletonOf } from './skeleton.ts'

/** Words by which somebody would be taken for whoever runs the server, in our four languages. */
const WORDS = `
admin admins administrator administration sysadmin root superuser system server operator moderator moderators moderation
mod mods sysop support helpdesk staff official webmaster security service mousekeep
админ админы администратор администрация система сервер оператор модератор модераторы модер поддержка техподдержка служба сервис безопасность официальный официально вебмастер
administrateur administratrice systeme serveur operateur operatrice moderateur moderatrice modo modos assistance officiel
officielle securite webmestre
adminisztrator rendszer rendszergazda kiszolgalo uzemelteto moderator ugyfelszolgalat hivatalos biztonsag
`
const RESERVED: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/).map(skeletonOf))

/** Whatever begins like this is one of them, with whatever is written on: `AdminTeam`. */
const BEGINNINGS = ['admin', 'moderator', 'mousekeep', 'админ', 'модератор'].map(skeletonOf)
/** Digits that people write for letters: too many names have one at their end for `skeletonOf` to say so. */
const DIGITS: Readonly<Record<string, string>> = { '3': 'e', '4': 'a', '7': 't' }

/** Whether a name, or a word in it, is kept for those who run the server, whatever digits and signs come after it. */
export function isReserved(name: string): boolean {
  const words = [name, ...name.split(/[^\p{L}\p{N}\p{M}@$!|]+/u)]
  return words
    .flatMap((word) => [word, word.replace(/[^\p{L}]+$/u, '')])
    .flatMap((word) => [word, word.replaceAll(/[347]/g, (digit) => DIGITS[digit])])
    .map(skeletonOf)
    .some((each) => RESERVED.has(each) || BEGINNINGS.some((beginning) => each.startsWith(beginning)))
}
