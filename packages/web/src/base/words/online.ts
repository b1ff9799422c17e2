import type { Language } from './languages.ts'
import { sayAlso, type Sources } from './words.ts'

const FILES = import.meta.glob<string>('../../../text/online.*.ftl', { query: '?raw', import: 'default' })

const fileOf = (language: Language) => async () => ({
  sources: [await FILES[`../../../text/online.${language}.ftl`]()],
})

const ONLINE: Sources = { en: fileOf('en'), ru: fileOf('ru'), fr: fileOf('fr'), hu: fileOf('hu') }

/** Loads a part of the app that is about online tables, together with its words. */
export async function withOnlineWords<Part>(load: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load, sayAlso(ONLINE)])
  return part
}
