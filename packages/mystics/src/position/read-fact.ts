import { readNumber, readOneOf, readOnly, readRecord, readString } from '@mousekeep/engine'
import type { Fact } from '../state/facts.ts'
import type { Setup } from '../state/state.ts'
import { findChapter } from '../story/shelf.ts'
import { orNull } from './reading.ts'

/** The fields of one fact. */
interface Given {
  text(name: string): string
  maybe(name: string): string | null
  /** A rule of the chapter, by its place. */
  rule(): number
}

const FACTS: { readonly [What in Fact['what']]: (given: Given) => Extract<Fact, { readonly what: What }> } = {
  spent: (given) => ({ what: 'spent', rule: given.rule() }),
  reached: (given) => ({ what: 'reached', rule: given.rule() }),
  searched: (given) => ({
    what: 'searched',
    side: given.text('side'),
    card: given.maybe('card'),
    any: given.maybe('any'),
  }),
  beaten: (given) => ({ what: 'beaten', boss: given.text('boss'), on: given.text('on') }),
  told: (given) => ({ what: 'told', passage: given.text('passage') }),
  called: (given) => ({ what: 'called', name: given.text('name') }),
  lost: (given) => ({ what: 'lost', card: given.text('card') }),
}

/** Something that happened and is remembered. */
export function readFact(json: unknown, path: string, { chapter }: Setup): Fact {
  const given = readRecord(json, path)
  const what = readOneOf(given['what'], Object.keys(FACTS), `${path}.what`)
  const rules = chapter === null ? 0 : (findChapter(chapter).rules ?? []).length
  const text = (name: string): string => readString(given[name], `${path}.${name}`)
  const fact = readerOf(what)({
    text,
    maybe: (name) => orNull(given[name], () => text(name)),
    rule: () => readNumber(given['rule'], 0, rules - 1, `${path}.rule`),
  })
  readOnly(given, Object.keys(fact), path)
  return fact
}

function readerOf(what: string): (given: Given) => Fact {
  const found = Object.entries(FACTS).find(([name]) => name === what)
  if (found === undefined) throw new Error(`Bug: nothing reads the fact ${what}`)
  return found[1]
}
