import { one } from './one.ts'
import { SERVER, TESTS, type Sabotage } from './sabotage.ts'

const CHAIN = 'packages/tables/src/log/verify-chain.ts'

/** Promises about campaigns, companies and signs. */
export const CAMPAIGN_SABOTAGES: readonly Sabotage[] = [
  one(
    42,
    'take from anybody what only a campaign gives',
    [
      `${SERVER}/tables/tables.ts`,
      'if (carried.length > 0 && (terms.counts === undefined || isFirst))',
      'if (carried.length > 0 && isFirst)',
    ],
    [`${TESTS}/campaign/chain.test.ts`, 'openly custom'],
    120,
  ),
  one(
    42,
    'let anybody decide for a seat between two chapters',
    [
      `${SERVER}/tables/decide.ts`,
      'return isOwn ? chosen(table, seat, choice)',
      'return isOwn || true ? chosen(table, seat, choice)',
    ],
    [`${TESTS}/campaign/chain.test.ts`, 'a lost chapter'],
    120,
  ),
  one(
    42,
    'take a chapter for one that began with what was handed on',
    [CHAIN, 'if (!isHandedOn(game, campaign.baggage', 'if (campaign === null && !isHandedOn(game, campaign.baggage'],
    [`${TESTS}/campaign/verify.test.ts`, 'a chain of chapters'],
    120,
  ),
  one(
    42,
    'believe what is told of a chapter',
    ['packages/tables/src/log/replay.ts', 'if (canonical(right ?? null) !== canonical(told))', 'if (told === null)'],
    [`${TESTS}/campaign/verify.test.ts`, 'a chain of chapters'],
    120,
  ),
  one(
    43,
    'let the host dispose of the seat of somebody who is here',
    [`${SERVER}/tables/decide.ts`, 'holder !== null && !isHere(holder)', 'holder !== null'],
    [`${TESTS}/campaign/company.test.ts`, 'absent one'],
    120,
  ),
  one(
    43,
    'show a company to anybody',
    [`${SERVER}/companies/companies.ts`, '!found.people.some((member) => member.person === person)', 'person === id'],
    [`${TESTS}/campaign/company.test.ts`, 'founds, joins'],
    120,
  ),
  one(
    5,
    'wait for ever for a database that has fallen silent',
    [`${SERVER}/store/postgres/hints.ts`, 'void client.end()', ''],
    [`${TESTS}/store/store-postgres.test.ts`, 'fall silent'],
    60,
  ),
  one(
    44,
    'tell other processes no more than the first words of a sign',
    [`${SERVER}/store/postgres/hints.ts`, '/^(\\S*) (.*)$/s', '/^(\\S*) (\\S*)/'],
    [`${TESTS}/store/store-postgres.test.ts`, 'news reach'],
  ),
  one(
    44,
    'send signs to who muted their author',
    [`${SERVER}/tables/showing/audience.ts`, '!follower.muted.has(person) && mayTalk', 'mayTalk'],
    [`${TESTS}/campaign/signs.test.ts`, 'kept nowhere'],
    120,
  ),
  one(
    44,
    'let anybody give as many signs as they like',
    [`${SERVER}/live/sign-desk.ts`, 'if (wait > 0) {', 'if (wait < 0) {'],
    [`${TESTS}/campaign/signs.test.ts`, 'its rate'],
    120,
  ),
  one(
    45,
    'forget that a campaign was brought along',
    [
      `${SERVER}/tables/campaign/next-chapter.ts`,
      'brought === undefined ? {} : { brought }',
      'brought === null ? { brought } : {}',
    ],
    [`${TESTS}/campaign/moving.test.ts`, 'stays so'],
    120,
  ),
  one(
    37,
    'forbid what follows a second hello',
    [`${SERVER}/live/connection.ts`, 'if (this.greeting !== null) await', 'if (this.greeting === undefined) await'],
    [`${TESTS}/door/answers.test.ts`, 'second hello'],
  ),
]
