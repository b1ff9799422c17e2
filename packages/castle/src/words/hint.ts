import type { Reason } from '@mousekeep/engine'
import type { Say } from '@mousekeep/text'
import { kindName, teamName } from './tell.ts'

/** What an action is good for, in a sentence. */
export function tellReason(say: Say, { code, params }: Reason): string {
  const named = Object.entries(params).map(([name, value]) => {
    if (name === 'cheese') return [name, kindName(say, String(value))]
    return name === 'seat' ? ['team', teamName(say, Number(value))] : [name, value]
  })
  return say(`hint-${code}`, Object.fromEntries(named))
}
