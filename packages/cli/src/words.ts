import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { kept, type Refusal } from '@mousekeep/engine'
import { Catalogue, paramsIn } from '@mousekeep/text'
import { textsIn } from '@mousekeep/text/files'

const catalogues = new Map<string, Catalogue>()

/** English, unless the environment names another language that the terminal has for this game. */
export function languageOf(game: string): string {
  const wanted = process.env['MOUSEKEEP_LANGUAGE'] ?? 'en'
  return /^[a-z]{2}$/.test(wanted) && existsSync(terminalText(game, wanted)) ? wanted : 'en'
}

/** A game's catalogue, with what all games share and what the terminal says of this one. */
export function wordsOf(game: string): Catalogue {
  return kept(catalogues, game, () => {
    const language = languageOf(game)
    const terminal = terminalText(game, language)
    return new Catalogue(language, [
      source(`@mousekeep/text/shared/${language}.ftl`),
      ...ownTexts(game, language),
      existsSync(terminal) ? readFileSync(terminal, 'utf8') : '',
    ])
  })
}

function terminalText(game: string, language: string): string {
  return fileURLToPath(new URL(`../text/${game}.${language}.ftl`, import.meta.url))
}

/** Why an action is refused, in a sentence that ends with the rule. */
export function refusalText(game: string, refused: Refusal, action: object): string {
  const params = { ...paramsIn(action), ...refused.params }
  return `${wordsOf(game).say(`refused-${refused.code}`, params)} (${refused.rule})`
}

/** What a game says itself, without soft hyphens: a terminal breaks no words, and some draw them. */
function ownTexts(game: string, language: string): string[] {
  const folder = new URL('.', import.meta.resolve(`@mousekeep/${game}/text/en.ftl`))
  return textsIn(folder, language).map((text) => text.replaceAll('\u00AD', ''))
}

function source(specifier: string): string {
  return readFileSync(fileURLToPath(import.meta.resolve(specifier)), 'utf8')
}
