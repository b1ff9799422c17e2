import { isRecord } from '@mousekeep/engine'

type Parts = Record<string, unknown>

/**
 * The parts of a state that never change, by name. They are frozen to the bottom, so that a write to one throws, and
 * every state of the game must hold the very same objects: so they need not be compared at every step.
 */
export class Fixed {
  private readonly parts: Readonly<Parts>

  /** Freezes the named parts of the state. */
  constructor(state: object, names: readonly string[]) {
    this.parts = Object.fromEntries(Object.entries(state).filter(([name]) => names.includes(name)))
    Object.values(this.parts).forEach(freeze)
  }

  /** All of the state that may change, as JSON. Throws if a fixed part is another one. */
  textOf(state: object): string {
    const moving: Parts = {}
    for (const [name, value] of Object.entries(state)) {
      if (!(name in this.parts)) moving[name] = value
      else if (value !== this.parts[name]) throw new Error(`the fixed part ${name} of the state was replaced`)
    }
    return JSON.stringify(moving)
  }

  /** The state with this text. */
  read(text: string): object {
    return { ...this.parts, ...JSON.parse(text) }
  }
}

function freeze(value: unknown): void {
  if (!isRecord(value) && !Array.isArray(value)) return
  Object.freeze(value)
  Object.values(value).forEach(freeze)
}
