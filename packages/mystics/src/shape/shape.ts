/**
 * What a value may be, as plain data. A word of the languages of cards and chapters has its shape in one table; types,
 * readers and whatever else wants to know the language come from it. Nothing here does anything.
 */
export type Shape =
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  | { readonly is: 'yes' }
  | { readonly is: 'no' }
  | { readonly is: 'boolean' }
  /** Free text, written like something. */
  | { readonly is: 'text'; readonly like: Like }
  | { readonly is: 'one of'; readonly values: readonly string[] }
  /** The name of something that must exist: in the box, or declared by the chapter. */
  | { readonly is: 'name'; readonly of: Named }
  /** A word of another table, or of the same: that is how words stand in words. */
  | { readonly is: 'word'; readonly slot: string }
  | { readonly is: 'list'; readonly each: Shape; readonly size: Size }
  | { readonly is: 'point'; readonly most: number }
  | { readonly is: 'fields'; readonly fields: Fields }
  /** By names that exist, or that the author chooses. */
  | { readonly is: 'record'; readonly by: Shape; readonly each: Shape; readonly size: Size }
  | { readonly is: 'any of'; readonly shapes: readonly Shape[] }
  | { readonly is: 'or null'; readonly shape: Shape }

/** From so many entries to so many. */
export type Size = readonly [least: number, most: number]

/** How a text that the author makes up is written; `LIKES` has an example of each. */
export type Like = keyof typeof LIKES

export const LIKES = {
  /** Names stand in actions, questions, keys of texts and drawings. */
  name: { pattern: '^[a-z][a-z0-9-]{0,39}$', example: 'two-home' },
  /** Chapters of the book have numbers. */
  id: { pattern: '^[a-z0-9][a-z0-9-]{0,39}$', example: 'the-thirteenth-pie' },
  rule: { pattern: '^[A-Z][0-9]{1,2}\\.[0-9]{1,2}$', example: 'R1.2' },
} as const satisfies Readonly<Record<string, { readonly pattern: string; readonly example: string }>>

/** Fields by name; what may be left out says so. */
export type Fields = Readonly<Record<string, Shape | Maybe>>

export interface Maybe {
  readonly is: 'maybe'
  readonly shape: Shape
}

export type Named =
  | 'boss'
  | 'box side'
  | 'card'
  | 'figures'
  | 'flag'
  | 'ground'
  | 'hero'
  | 'hero or class'
  | 'link'
  | 'minion'
  | 'new name'
  | 'passage'
  | 'place'
  | 'side'
  | 'token'
  | 'track card'
  | 'variable'

/** The words of one slot with their shapes. */
export type Shapes = Readonly<Record<string, Shape>>

export const YES = { is: 'yes' } as const
export const TRUE_OR_FALSE = { is: 'boolean' } as const
export const NO = { is: 'no' } as const
/** Far above what anybody means. */
const MOST_ENTRIES = 40

export const text = <const L extends Like>(like: L) => ({ is: 'text', like }) as const
export const number = (least: number, most: number) => ({ is: 'number', least, most }) as const
export const oneOf = <const Texts extends readonly string[]>(...values: Texts) => ({ is: 'one of', values }) as const
export const name = (of: Named) => ({ is: 'name', of }) as const
export const word = <const Slot extends string>(slot: Slot) => ({ is: 'word', slot }) as const
export const list = <const Each extends Shape>(each: Each, least = 0, most = MOST_ENTRIES) =>
  ({ is: 'list', each, size: [least, most] }) as const
/** Two whole numbers from 0 to `most`. */
export const point = (most: number) => ({ is: 'point', most }) as const
export const record = <const By extends Shape, const Each extends Shape>(
  by: By,
  each: Each,
  least = 0,
  most = MOST_ENTRIES,
) => ({ is: 'record', by, each, size: [least, most] }) as const
export const fields = <const F extends Fields>(each: F) => ({ is: 'fields', fields: each }) as const
export const anyOf = <const S extends readonly Shape[]>(...shapes: S) => ({ is: 'any of', shapes }) as const
export const orNull = <const S extends Shape>(shape: S) => ({ is: 'or null', shape }) as const
export const maybe = <const S extends Shape>(shape: S) => ({ is: 'maybe', shape }) as const

/** Every one of them may be left out. */
export function maybeAll<const Table extends Shapes>(table: Table): MaybeAll<Table> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entry by entry what the type says
  return Object.fromEntries(Object.entries(table).map(([key, shape]) => [key, maybe(shape)])) as MaybeAll<Table>
}
type MaybeAll<Table extends Shapes> = {
  readonly [Name in keyof Table]: { readonly is: 'maybe'; readonly shape: Table[Name] }
}

/** The type of a shape. `Slots` has the type of the words of each slot, for words that stand in words. */
export type TypeOf<S, Slots> = S extends { readonly is: 'number' }
  ? number
  : S extends { readonly is: 'yes' }
    ? true
    : S extends { readonly is: 'no' }
      ? false
      : S extends { readonly is: 'boolean' }
        ? boolean
        : S extends { readonly is: 'text' | 'name' }
          ? string
          : S extends { readonly is: 'point' }
            ? readonly [number, number]
            : S extends { readonly is: 'or null'; readonly shape: infer Inner }
              ? TypeOf<Inner, Slots> | null
              : S extends { readonly is: 'one of'; readonly values: readonly (infer Value)[] }
                ? Value
                : S extends { readonly is: 'word'; readonly slot: infer Slot extends keyof Slots }
                  ? Slots[Slot]
                  : S extends { readonly is: 'list'; readonly each: infer Each }
                    ? readonly TypeOf<Each, Slots>[]
                    : S extends { readonly is: 'record'; readonly each: infer Each }
                      ? Readonly<Record<string, TypeOf<Each, Slots>>>
                      : S extends { readonly is: 'any of'; readonly shapes: readonly (infer Each)[] }
                        ? TypeOf<Each, Slots>
                        : S extends { readonly is: 'fields'; readonly fields: infer F }
                          ? FieldsOf<F, Slots>
                          : never

type FieldsOf<F, Slots> = {
  readonly [Name in keyof F as F[Name] extends Maybe ? never : Name]: TypeOf<F[Name], Slots>
} & {
  readonly [Name in keyof F as F[Name] extends Maybe ? Name : never]?: F[Name] extends Maybe
    ? TypeOf<F[Name]['shape'], Slots>
    : never
}

/** What belongs to each word of a table. */
export type Values<Table, Slots> = { readonly [Word in keyof Table]: TypeOf<Table[Word], Slots> }

/** A word as it is said: an object with one key, the word, and what belongs to it. */
export type WordOf<Table, Slots> = {
  [Word in keyof Table]: { readonly [W in Word]: TypeOf<Table[Word], Slots> }
}[keyof Table]
