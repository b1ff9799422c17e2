import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** `cards.en.ftl?raw`: all of it; `?names`: without what is read later; `?chapter=3`: what is said of one chapter. */
const ASKED = /^(?<file>.+\.ftl)\?(?:raw|names|chapter=(?<chapter>\w+))$/

/** What a table shows only when somebody looks: the effect of a card, the goal and the rules of a chapter. */
const READ_LATER = /^ {4}\.(?:effect|flavour|hook|goal|lost|recap|left|text) =/

/** Hands out the sentences of a file, whole or in part, without the remarks for those who write them. */
export function textParts(): Plugin {
  return {
    name: 'text-parts',
    enforce: 'pre',
    load(id) {
      const asked = ASKED.exec(id)?.groups
      if (asked === undefined) return null
      const messages = messagesIn(readFileSync(asked['file'], 'utf8'))
      const { chapter } = asked
      const wanted = id.endsWith('?names')
        ? messages.map(nameOnly)
        : messages.filter((text) => chapter === undefined || isOf(chapter, text))
      return { code: `export default ${JSON.stringify(wanted.join(''))}`, moduleType: 'js' }
    },
  }
}

/** Each begins at the edge of the page and goes on indented; a remark ends where its line does. */
export function messagesIn(text: string): string[] {
  return text.split(/^(?=[a-zA-Z#])/m).flatMap((part) => (/^(?:#|\s|$)/.test(part) ? [] : [`${part.trimEnd()}\n`]))
}

/** The message with those parts alone that a table says by itself. */
export function nameOnly(message: string): string {
  return message
    .split(/^(?= {4}\.)/m)
    .filter((part) => !READ_LATER.test(part))
    .join('')
}

function isOf(chapter: string, message: string): boolean {
  return message.startsWith(`chapter-${chapter} =`) || message.startsWith(`rule-R${chapter}-`)
}
