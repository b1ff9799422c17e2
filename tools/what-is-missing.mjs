// Plain JavaScript for whatever Node is there.
const LEAST = 24

/** One sentence, or null if this Node can run our code. */
export function whatIsMissing(version = process.versions.node, system = `${process.platform}-${process.arch}`) {
  if (Number.parseInt(version, 10) >= LEAST) return null
  return `Mousekeep needs Node ${LEAST} or newer; this is Node ${version}, and none comes as a package for ${system}: install it from nodejs.org`
}
