import { pick, type Chance } from '@mousekeep/engine'

type Fields = Record<string, unknown>

/** Values that a careless or a hostile client might send. */
const STRINGS = ['', ' ', 'a0', 'a8', 'h1', 'A1', 'a1 ', 'b12', 'Z', 'aa', 'null', '-1', '0', 'toString', '__proto__']
const OTHERS = [0, -1, 1, 2, 3, 4, 49, 1.5, true, null]
const PLAUSIBLE: readonly unknown[] = [...STRINGS, ...OTHERS]

/** Makes actions that look like those seen in a game but mostly are not allowed. */
export class Mutants {
  private readonly actions: object[] = []
  private readonly known = new Set<string>()
  private readonly byField = new Map<string, unknown[]>()
  private readonly values: unknown[] = [...PLAUSIBLE]

  /** Remembers an action that was listed somewhere in the game, by its text. */
  learn(text: string, action: object): void {
    if (this.known.has(text)) return
    this.known.add(text)
    this.actions.push(action)
    for (const [field, value] of Object.entries(action)) {
      const seen = this.byField.get(field) ?? []
      if (!seen.includes(value)) seen.push(value)
      this.byField.set(field, seen)
      if (!this.values.includes(value)) this.values.push(value)
    }
  }

  /** An action listed at some time, as it was or with something changed. */
  draw(chance: Chance): object {
    const action = pick(this.actions, chance)
    const way = chance.below(32)
    const fields: Fields = { ...action }
    // Another kind with the same fields is mostly no action at all, so `do` is changed seldom.
    const names = Object.keys(fields).filter((name) => name !== 'do' || way === 0)
    if (way > 20 || names.length === 0) return action
    const field = pick(names, chance)
    if (way < 10) fields[field] = pick(this.byField.get(field) ?? this.values, chance)
    else if (way < 17) fields[field] = pick(this.values, chance)
    else if (way < 19) swap(fields, field, pick(names, chance))
    else if (way < 20) delete fields[field]
    else fields[pick([...this.byField.keys(), 'more'], chance)] = pick(this.values, chance)
    return fields
  }
}

function swap(fields: Fields, one: string, other: string): void {
  const value = fields[one]
  fields[one] = fields[other]
  fields[other] = value
}
