import { FluentBundle, FluentResource } from '@fluent/bundle'

export type Params = Readonly<Record<string, string | number>>

/** Makes a sentence of a key. */
export type Say = (key: string, params?: Params) => string

/** The fields of something of which a sentence may speak. */
export function paramsIn(fields: object): Params {
  const simple = Object.entries(fields).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return Object.fromEntries(simple)
}

/** Whatever makes sentences of keys, as a catalogue does: in a browser the language may change under way. */
export type Speech = Pick<Catalogue, 'say' | 'has' | 'attributes'>

/** All messages of one language, by key. Keys and parameters are the same in every language; sentences are not. */
export class Catalogue {
  readonly language: string
  private readonly bundle: FluentBundle

  /**
   * Throws if a source is not well-formed or defines a key twice: a faulty catalogue must not be served. Those that are
   * fuller may say more under keys that are already there.
   */
  constructor(language: string, sources: readonly string[], fuller: readonly string[] = []) {
    this.language = language
    // Isolation marks are for mixed writing directions; our four languages have one.
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.add(source, false)
    for (const source of fuller) this.add(source, true)
  }

  private add(source: string, allowOverrides: boolean): void {
    const errors = this.bundle.addResource(new FluentResource(source), { allowOverrides })
    if (errors.length > 0) throw new Error(`Bug: text in "${this.language}": ${errors.map(String).join('; ')}`)
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The names of what stands under a message, in its order. */
  attributes(key: string): string[] {
    return Object.keys(this.bundle.getMessage(key)?.attributes ?? {})
  }

  /**
   * The message in this language, or what stands under it (`key.attribute`). A missing key or parameter is a bug of
   * ours, never shown as a half sentence.
   */
  say(key: string, params: Params = {}): string {
    const [name, attribute] = key.split('.')
    const message = this.bundle.getMessage(name)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    if (pattern === undefined || pattern === null) throw new Error(`Bug: no text "${key}" in ${this.language}`)
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, params, errors)
    if (errors.length > 0) throw new Error(`Bug: text "${key}" in ${this.language}: ${errors.map(String).join('; ')}`)
    return text
  }
}
