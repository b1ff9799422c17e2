import { one } from './one.ts'
import { SERVER, TESTS, type Sabotage } from './sabotage.ts'

/** Promises about names and passwords. */
export const NAME_SABOTAGES: readonly Sabotage[] = [
  one(
    39,
    'take letters for what they are',
    [`${SERVER}/identity/skeleton.ts`, 'letters.map(shapeOf)', 'letters'],
    [`${TESTS}/names/name.test.ts`, 'own table'],
  ),
  one(
    39,
    'let two of a name sit at a table',
    [
      `${SERVER}/tables/decide-with-store.ts`,
      "command.type === 'claim' && hasTwin(",
      "command.type === 'rematch' && hasTwin(",
    ],
    [`${TESTS}/names/at-table.test.ts`, 'taken for each other'],
  ),
  one(
    39,
    'let a guest sign up as somebody at the same table',
    [`${SERVER}/identity/accounts.ts`, 'if (session !== null) await this.refuseTwins(session.person.id, name)', ''],
    [`${TESTS}/names/at-table.test.ts`, 'by signing up'],
  ),
  one(
    39,
    'lend a seat to somebody of the same name',
    [`${SERVER}/tables/decide-with-store.ts`, "body.kind === 'lent' && body.owner !== null", "body.kind === 'hosted'"],
    [`${TESTS}/names/at-table.test.ts`, 'by signing up'],
  ),
  one(
    39,
    'let anybody be the administrator',
    [`${SERVER}/identity/accounts.ts`, "if (isReserved(name)) throw new AccountError('NAME_TAKEN')", ''],
    [`${TESTS}/names/at-table.test.ts`, 'runs the server'],
  ),
  one(
    39,
    'hold against everybody what strangers try',
    [
      `${SERVER}/identity/accounts.ts`,
      'const mark = account === null ? null : this.known.markFor(account.person, visitor.cookies)',
      'const mark = null',
    ],
    [`${TESTS}/names/at-table.test.ts`, 'flood of wrong passwords'],
  ),
  one(
    39,
    'take any password',
    [`${SERVER}/identity/password.ts`, 'if (isCommon(password)) throw', 'if (password === "") throw'],
    [`${TESTS}/names/name.test.ts`, 'tried first'],
  ),
]
