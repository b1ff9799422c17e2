// Plain JavaScript for whatever Node is there.
import { existsSync } from 'node:fs'

const LEAST = 24
/** Where the Node that comes with the dependencies is found by `npm run`. */
const OURS = ['node_modules/.bin/node', 'node_modules/.bin/node.cmd']

/** One sentence, or null if this Node can run our code. */
export function whatIsMissing(
  version = process.versions.node,
  system = `${process.platform}-${process.arch}`,
  hasOurs = OURS.some((file) => existsSync(file)),
) {
  if (Number.parseInt(version, 10) >= LEAST) return null
  const needs = `Mousekeep needs Node ${LEAST} or newer; this is Node ${version}`
  return hasOurs
    ? `${needs}: start the command with \`npm run\`, which finds the Node that was set up`
    : `${needs}, and none comes as a package for ${system}: install it from nodejs.org`
}
