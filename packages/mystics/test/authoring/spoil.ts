import { pick, type Chance } from '@mousekeep/engine'

/** What a careless or a hostile author might write anywhere. */
const VALUES: readonly unknown[] = [null, true, false, -1, 0, 1, 99, 1e9, 0.5, [], {}, [[]]]
const WORDS = ['', 'a', 'collin', 'rat-warriors', 'brodie', 'dagger', 'guard-room', 'here', 'kitchen:counter', 'it']
const SHARP = ['toString', '__proto__', '<script>', 'x'.repeat(5000)]
const JUNK: readonly unknown[] = [...VALUES, ...WORDS, ...SHARP]

interface Spot {
  readonly holder: Record<string, unknown>
  readonly key: string
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function spotsIn(value: unknown, into: Spot[] = []): Spot[] {
  if (!isHolder(value)) return into
  for (const key of Object.keys(value)) {
    into.push({ holder: value, key })
    spotsIn(value[key], into)
  }
  return into
}

/** A copy of the data with one or two things taken out, replaced, moved elsewhere or doubled. */
export function spoil(data: unknown, chance: Chance): unknown {
  const spoilt: unknown = JSON.parse(JSON.stringify(data))
  const spots = spotsIn(spoilt)
  for (let n = 1 + chance.below(2); n > 0; n--) {
    const { holder, key } = pick(spots, chance)
    const other = pick(spots, chance)
    switch (chance.below(5)) {
      case 0:
        delete holder[key]
        break
      case 1:
        holder[key] = structuredClone(pick(JUNK, chance))
        break
      case 2:
      case 3:
        holder[key] = structuredClone(other.holder[other.key] ?? null)
        break
      default:
        if (Array.isArray(holder)) holder.push(structuredClone(other.holder[other.key] ?? null))
        else holder[other.key] = structuredClone(holder[key] ?? null)
    }
  }
  // As it would come from a file: holes in lists are null.
  return JSON.parse(JSON.stringify(spoilt))
}
