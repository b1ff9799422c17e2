/**
 * What differs between two pieces of plain data, so that only this is sent. A path is the names on the way to a place,
 * joined by `/` (in a name `~` is written `~0`, and `/` `~1`); the places of a list are its numbers.
 */
export interface Changes {
  /** By path, what is there now. A list grows by a number that it does not have yet. */
  readonly set?: Readonly<Record<string, unknown>>
  /** Paths of what is no longer there; of a list, from its end. */
  readonly gone?: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>

/** One place that differs, and about how many bytes it takes to say so. */
interface Change {
  readonly path: string
  /** Null: it is gone. */
  readonly now: { readonly value: unknown } | null
  readonly size: number
}

/** What quotes, colon and comma take. */
const MARKS = 4

/** What has to be said of the second for somebody who has the first: each place, or the whole around it if that is shorter. */
export function changesBetween(before: object, after: object): Changes {
  const set: Record<string, unknown> = {}
  const gone: string[] = []
  for (const { path, now } of differences(before, after, '')) {
    if (now === null) gone.push(path)
    else set[path] = now.value
  }
  return { ...(Object.keys(set).length === 0 ? {} : { set }), ...(gone.length === 0 ? {} : { gone }) }
}

function differences(before: unknown, after: unknown, path: string): readonly Change[] {
  if (before === after) return []
  if (!isNode(before) || !isNode(after) || Array.isArray(before) !== Array.isArray(after)) return [setTo(path, after)]
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const changes: Change[] = []
  for (const name of Object.keys(old).toReversed()) {
    if (!Object.hasOwn(now, name)) changes.push(goneAt(pathTo(path, name)))
  }
  for (const name of Object.keys(now)) {
    // Most is as it was: no path is made for it.
    if (!Object.hasOwn(old, name)) changes.push(setTo(pathTo(path, name), now[name]))
    else if (old[name] !== now[name]) changes.push(...differences(old[name], now[name], pathTo(path, name)))
  }
  if (changes.length < 2) return changes
  const whole = setTo(path, after)
  return changes.reduce((sum, change) => sum + change.size, 0) < whole.size ? changes : [whole]
}

/** The data with the changes made; what was given stays as it was, and is shared where nothing differs. */
export function withChanges<T extends object>(before: T, { set = {}, gone = [] }: Changes): T {
  let now: unknown = before
  for (const path of gone) now = changed(now, namesIn(path), null)
  for (const [path, value] of Object.entries(set)) now = changed(now, namesIn(path), { value })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other side made the changes from the same kind of data
  return now as T
}

function changed(node: unknown, names: readonly string[], to: { readonly value: unknown } | null): unknown {
  const [name, ...rest] = names
  if (name === undefined) return to?.value
  if (!isNode(node)) throw new Error('changes of something else')
  const value = rest.length === 0 ? to?.value : changed(fieldsOf(node)[name], rest, to)
  const isGone = rest.length === 0 && to === null
  if (Array.isArray(node)) return isGone ? node.toSpliced(Number(name), 1) : listWith(node, Number(name), value)
  if (!isGone) return { ...node, [name]: value }
  const { [name]: _, ...others } = fieldsOf(node)
  return others
}

function listWith(list: readonly unknown[], index: number, value: unknown): unknown[] {
  const copy = [...list]
  copy[index] = value
  return copy
}

function isNode(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The fields of an object by their names, or the places of a list by their numbers: only to be looked at. */
function fieldsOf(node: object): Fields {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- plain data has nothing but fields
  return node as Fields
}

function setTo(path: string, value: unknown): Change {
  return { path, now: { value }, size: path.length + JSON.stringify(value).length + MARKS }
}

function goneAt(path: string): Change {
  return { path, now: null, size: path.length + MARKS }
}

function pathTo(path: string, name: string): string {
  const isPlain = !name.includes('~') && !name.includes('/')
  const written = isPlain ? name : name.replaceAll('~', '~0').replaceAll('/', '~1')
  return path === '' ? written : `${path}/${written}`
}

function namesIn(path: string): string[] {
  if (path === '') return []
  return path.split('/').map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}
