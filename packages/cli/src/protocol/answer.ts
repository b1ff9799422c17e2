import { BadInput, readRecord } from '@mousekeep/engine'
import { refusalText } from '../words.ts'
import { isTooDeep } from './depth.ts'
import type { Held } from './held.ts'
import { LONGEST_LINE } from './lines.ts'
import { Illegal, OPS } from './ops.ts'

/** Answers one line; null is a line that was too long. Never throws: after a bad line the engine goes on. */
export function answer(held: Held, line: string | null): object {
  let id: object = {}
  try {
    const request = readRequest(line)
    if (request['id'] !== undefined) id = { id: request['id'] }
    const name = request['op']
    const op = typeof name === 'string' ? OPS.get(name) : undefined
    if (op === undefined) throw new BadInput(`"op" must be one of ${[...OPS.keys()].join(', ')}`)
    return { ok: true, ...id, ...op(held, request) }
  } catch (error) {
    return { ok: false, ...id, error: errorOf(error) }
  }
}

function readRequest(line: string | null): Record<string, unknown> {
  if (line === null) throw new BadInput(`a line must have at most ${LONGEST_LINE} characters`)
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch (error) {
    throw new BadInput(`this is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
  if (isTooDeep(json)) throw new BadInput('this is nested too deep')
  return readRecord(json, 'a request')
}

function errorOf(error: unknown): object {
  if (error instanceof Illegal) {
    const { game, refusal, action } = error
    return { code: 'illegal', rule: refusal.rule, reason: refusal.code, message: refusalText(game, refusal, action) }
  }
  if (error instanceof BadInput) return { code: 'bad-request', message: error.message, problems: error.problems }
  console.error(error)
  return { code: 'internal', message: 'the engine made a mistake; the game is as it was before' }
}
