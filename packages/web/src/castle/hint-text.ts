import type { Castle } from '@mousekeep/castle'
import type { Reason } from '@mousekeep/engine'
import type { Hint } from '../table/messages.ts'
import { say } from '../words/words.ts'
import { kindName, teamName, tellAction } from './tell.ts'

/** What a bot would do, and what for. */
export function hintText({ line, reason }: Hint<Castle>): string {
  const what = say('hint-text', { what: tellAction(line[0]) })
  return reason === null ? what : `${what} ${reasonText(reason)}`
}

function reasonText({ code, params }: Reason): string {
  const named = Object.entries(params).map(([name, value]) => {
    if (name === 'cheese') return [name, kindName(String(value))]
    return name === 'seat' ? ['team', teamName(Number(value))] : [name, value]
  })
  return say(`hint-${code}`, Object.fromEntries(named))
}
