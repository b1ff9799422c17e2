import { BadInput, isRecord } from '@mousekeep/engine'

/** What `--options` says: a JSON object. */
export function givenOptions(json: string): Record<string, unknown> {
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch {
    throw new BadInput('--options must be JSON')
  }
  if (!isRecord(given)) throw new BadInput('--options is a JSON object')
  return given
}
