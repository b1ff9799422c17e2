import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput, isRecord } from '@mousekeep/engine'

export interface CaseText {
  readonly name: string
  readonly json: unknown
}

/** All cases of a JSON file, or of those below a folder in order of their names. */
export function readCases(path: string): CaseText[] {
  if (!statSync(path, { throwIfNoEntry: false })) throw new BadInput(`there is no ${path}`)
  if (statSync(path).isDirectory()) {
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .flatMap((name) => readCases(join(path, name)))
  }
  const json = parse(path)
  const list: unknown[] = Array.isArray(json) ? json : [json]
  return list.map((each, index) => ({ name: nameOf(each) ?? `${path}[${index}]`, json: each }))
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new BadInput(`${path}: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}

/** `M10.5 one shield blocks one of two hits`. */
function nameOf(json: unknown): string | null {
  if (!isRecord(json) || typeof json['rule'] !== 'string' || typeof json['title'] !== 'string') return null
  return `${json['rule']} ${json['title']}`
}
