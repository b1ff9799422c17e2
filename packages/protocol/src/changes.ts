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
/** The names on the way to a place, or the numbers of lists. */
type Way = (string | number)[]

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
  const found: Change[] = []
  compare(before, after, [], found)
  const set: Record<string, unknown> = {}
  const gone: string[] = []
  for (const { path, now } of found) {
    if (now === null) gone.push(path)
    else set[path] = now.value
  }
  return { ...(found.length === gone.length ? {} : { set }), ...(gone.length === 0 ? {} : { gone }) }
}

/** Most of what is compared is as it was: nothing is made for it, no path and no list. */
function compare(before: unknown, after: unknown, way: Way, found: Change[]): void {
  if (before === after) return
  if (!isNode(before) || !isNode(after) || Array.isArray(before) !== Array.isArray(after)) {
    found.push(setTo(way, after))
    return
  }
  const start = found.length
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, way, found)
  else compareFields(fieldsOf(before), fieldsOf(after), way, found)
  if (found.length > start + 1) sayShorter(after, way, found, start)
}

function compareLists(old: readonly unknown[], now: readonly unknown[], way: Way, found: Change[]): void {
  for (let i = old.length - 1; i >= now.length; i--) found.push(goneAt([...way, i]))
  for (let i = 0; i < now.length; i++) {
    if (i < old.length && old[i] === now[i]) continue
    way.push(i)
    if (i < old.length) compare(old[i], now[i], way, found)
    else found.push(setTo(way, now[i]))
    way.pop()
  }
}

/** With `for … in`, which looks nothing up for names that are in their usual order: plain data inherits no others. */
function compareFields(old: Fields, now: Fields, way: Way, found: Change[]): void {
  let gone = 0
  for (const _ in old) gone++
  for (const name in now) {
    const was = old[name]
    const is = now[name]
    const isNew = was === undefined && !Object.hasOwn(old, name)
    if (!isNew) gone--
    if (was === is && !isNew) continue
    way.push(name)
    if (isNew) found.push(setTo(way, is))
    else compare(was, is, way, found)
    way.pop()
  }
  if (gone === 0) return
  for (const name in old) if (!Object.hasOwn(now, name)) found.push(goneAt([...way, name]))
}

/** Says the whole instead of what was found since the start, if that is no longer. */
function sayShorter(whole: object, way: Way, found: Change[], start: number): void {
  let said = 0
  for (let i = start; i < found.length; i++) said += found[i].size
  if (pathOf(way).length + MARKS + sizeOf(whole, said) > said) return
  found.length = start
  found.push(setTo(way, whole))
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

function setTo(way: Way, value: unknown): Change {
  const path = pathOf(way)
  return { path, now: { value }, size: path.length + MARKS + sizeOf(value, Infinity) }
}

function goneAt(way: Way): Change {
  const path = pathOf(way)
  return { path, now: null, size: path.length + MARKS }
}

/** About how many bytes the value takes as JSON; looks no further than the limit. */
function sizeOf(value: unknown, limit: number): number {
  if (typeof value === 'string') return value.length + 2
  if (!isNode(value)) return String(value).length
  let size = 2
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && size <= limit; i++) size += sizeOf(value[i], limit - size) + 1
    return size
  }
  const fields = fieldsOf(value)
  for (const name of Object.keys(fields)) {
    if (size > limit) break
    size += name.length + MARKS + sizeOf(fields[name], limit - size)
  }
  return size
}

function pathOf(way: Way): string {
  let path = ''
  for (let i = 0; i < way.length; i++) {
    const name = way[i]
    if (i > 0) path += '/'
    path += typeof name === 'number' ? name : writtenName(name)
  }
  return path
}

function writtenName(name: string): string {
  const isPlain = !name.includes('~') && !name.includes('/')
  return isPlain ? name : name.replaceAll('~', '~0').replaceAll('/', '~1')
}

function namesIn(path: string): string[] {
  if (path === '') return []
  return path.split('/').map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}
