import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Refusal } from '@mousekeep/engine'
import { Catalogue } from '@mousekeep/text'

const catalogues = new Map<string, Catalogue>()

/** A game's English catalogue, with what all games share and what the terminal says of this one. */
export function wordsOf(game: string): Catalogue {
  let words = catalogues.get(game)
  if (words === undefined) {
    const terminal = fileURLToPath(new URL(`../text/${game}.en.ftl`, import.meta.url))
    words = new Catalogue('en', [
      source('@mousekeep/text/shared/en.ftl'),
      ...ownTexts(game),
      existsSync(terminal) ? readFileSync(terminal, 'utf8') : '',
    ])
    catalogues.set(game, words)
  }
  return words
}

/** Why an action is refused, in a sentence that ends with the rule. */
export function refusalText(game: string, refused: Refusal, action: object): string {
  const params = { ...stringsOf(action), ...refused.params }
  return `${wordsOf(game).say(`refused-${refused.code}`, params)} (${refused.rule})`
}

/** What a game says is in one file or in several: `en.ftl`, `cards.en.ftl`. */
function ownTexts(game: string): string[] {
  const folder = new URL('.', import.meta.resolve(`@mousekeep/${game}/text/en.ftl`))
  const files = readdirSync(folder).filter((file) => file === 'en.ftl' || file.endsWith('.en.ftl'))
  return files.map((file) => readFileSync(new URL(file, folder), 'utf8'))
}

function source(specifier: string): string {
  return readFileSync(fileURLToPath(import.meta.resolve(specifier)), 'utf8')
}

/** The fields of an action that a sentence may speak of. */
function stringsOf(action: object): Record<string, string | number> {
  const simple = Object.entries(action).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return Object.fromEntries(simple)
}
