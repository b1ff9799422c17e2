import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * `cards.en.ftl?raw`: all of it; `?first`: what a table says when it opens; `?later`: what it says when something has
 * happened or somebody looks, and what other pages say; neither with what is only read of cards and chapters, which
 * comes with all of it; `?chapter=3`: what is said of one chapter.
 */
const ASKED = /^(?<file>.+\.ftl)\?(?:raw|(?<when>first|later)|chapter=(?<chapter>\w+))$/

/** What a table shows only when somebody looks: the effect of a card, the goal and the rules of a chapter. */
const READ_LATER = /^ {4}\.(?:effect|flavour|hook|goal|lost|recap|left|text) =/

const IS_READ = /(?:cards|chapters)\.\w+\.ftl$/

/** Why not, what happened, questions, advice; cards and what else stands beside the room; the hall and the end of a chapter. */
const SAID_LATER =
  /^(?:refused|event|question(?!-turn )|answer|ask|warning|warned|played|hint|look|sign|verb|window|odds|whisper|threats?|tray|sum|recap|told|share|encounter|flag|achievement|variable|try|notice|waiting|hall(?!-bot )|hour|end|difficulty|class|kind|slot|face|coin|sheet|stat|goal|map|among|whose|arrive|suggest|over|attack|chance|card|action|spot|mode|type|every|command|book|passage|log|lead|then)[- ]/

/** They come with the chapter that they are of. */
const OF_A_CHAPTER = /^rule-R/

/** Hands out the sentences of a file, whole or in part, without the remarks for those who write them. */
export function textParts(): Plugin {
  return {
    name: 'text-parts',
    enforce: 'pre',
    load(id) {
      const asked = ASKED.exec(id)?.groups
      if (asked === undefined) return null
      const messages = messagesIn(readFileSync(asked['file'], 'utf8'))
      const { chapter, when } = asked
      const wanted =
        when === undefined
          ? messages.filter((text) => chapter === undefined || isOf(chapter, text))
          : messages.filter((text) => isSaid(when, text)).map(IS_READ.test(asked['file']) ? nameOnly : String)
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

/** Every message is said first or later, but for what comes with its chapter. */
export function isSaid(when: string, message: string): boolean {
  return !OF_A_CHAPTER.test(message) && SAID_LATER.test(message) === (when === 'later')
}

function isOf(chapter: string, message: string): boolean {
  return message.startsWith(`chapter-${chapter} =`) || message.startsWith(`rule-R${chapter}-`)
}
