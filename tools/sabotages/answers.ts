import { one } from './one.ts'
import { SERVER, TESTS, type Sabotage } from './sabotage.ts'

/** Promises about what a client is answered. */
export const ANSWER_SABOTAGES: readonly Sabotage[] = [
  one(
    37,
    'answer what has not the right shape without its id',
    [`${SERVER}/live/connection.ts`, 'this.complain(idIn(guarded.json),', 'this.complain(null,'],
    [`${TESTS}/door/answers.test.ts`, 'right shape'],
  ),
  one(
    37,
    'answer a command before hello without its id',
    [`${SERVER}/live/connection.ts`, 'return this.forbid(command.id)', 'return this.forbid(null)'],
    [`${TESTS}/door/answers.test.ts`, 'before hello'],
  ),
  one(
    37,
    'forget which command could not be stored',
    [`${SERVER}/live/connection.ts`, 'const id = idIn(message)', 'const id = null'],
    [`${TESTS}/door/answers.test.ts`, 'nothing can be stored'],
  ),
  one(
    37,
    'say again what is sent again',
    [`${SERVER}/live/chat-desk.ts`, 'this.store.talk.add(table, id,', 'this.store.talk.add(table, id + Math.random(),'],
    [`${TESTS}/door/answers.test.ts`, 'takes effect once'],
  ),
  one(
    24,
    'take a log that was cut for a whole one',
    ['packages/tables/src/log/verify-log.ts', 'if (!isEnded) throw', 'if (entries.length < 0) throw'],
    [`${TESTS}/verify/second-opinion.test.ts`, 'second implementation'],
    180,
  ),
]
