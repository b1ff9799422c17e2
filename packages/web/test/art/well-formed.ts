/** A strict reading of SVG: what a browser would forgive in a page it refuses in a file, and shows nothing. */

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g
const BAD_NUMBER = /NaN|undefined|null|Infinity|\[object/

/** What is wrong with a drawing: tags that do not match, attributes said twice, numbers that are none. */
export function faultsOf(drawing: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  let at = 0
  while (at < drawing.length) {
    const next = drawing.indexOf('<', at)
    if (next < 0) break
    TAG.lastIndex = next
    const found = TAG.exec(drawing)
    if (found === null) return [...faults, `no tag: ${drawing.slice(next, next + 60)}`]
    const [whole, slash, name, attributes, alone] = found
    const names = [...attributes.matchAll(ATTRIBUTE)].map((each) => each[1])
    if (new Set(names).size < names.length) faults.push(`an attribute twice: ${whole.slice(0, 80)}`)
    if (BAD_NUMBER.test(attributes)) faults.push(`no number: ${whole.slice(0, 120)}`)
    if (slash === '/') {
      if (open.pop() !== name) faults.push(`</${name}> closes something else`)
    } else if (alone === '') open.push(name)
    at = next + whole.length
  }
  return open.length === 0 ? faults : [...faults, `never closed: ${open.join(' ')}`]
}

/** Every id that a drawing gives, in order. */
export const idsIn = (drawing: string): string[] => [...drawing.matchAll(/\sid="([^"]*)"/g)].map((found) => found[1])

/** Ids that a drawing points at and that are not among the given ones. */
export function lostIn(drawing: string, given: ReadonlySet<string>): string[] {
  const pointed = [...drawing.matchAll(/(?:url\(#|href="#)([^)"]*)/g)].map((found) => found[1])
  return [...new Set(pointed.filter((id) => !given.has(id)))]
}
