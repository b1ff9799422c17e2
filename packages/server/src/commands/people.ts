import { BadInput } from '@mousekeep/engine'
import { command, type Options } from '@mousekeep/command'
import { readConfig } from '../config.ts'
import { Operator } from '../identity/operator.ts'
import { withStore } from '../store/open-beside.ts'

const HELP = `What the operator may do about people. Reads the settings of the server; where it runs, it hears
of it at once. WHO is the name of an account, or an id as reports have it.

  npm run -s people -- show WHO       who it is, when last seen, whether suspended
  npm run -s people -- suspend WHO    ends all sessions; the password opens nothing
  npm run -s people -- restore WHO    the password opens the account again
  npm run -s people -- password WHO   a new password, printed once; the old one and all sessions end`

const DEEDS: Readonly<Record<string, (operator: Operator, who: string) => Promise<object>>> = {
  show: async (operator, who) => operator.about(await operator.find(who)),
  suspend: async (operator, who) => {
    await operator.suspend(await operator.find(who))
    return operator.about(await operator.find(who))
  },
  restore: async (operator, who) => {
    await operator.restore(await operator.find(who))
    return operator.about(await operator.find(who))
  },
  password: async (operator, who) => ({ password: await operator.newPassword(await operator.find(who)) }),
}

async function run({ words: [deed = '', who] }: Options): Promise<void> {
  if (!Object.hasOwn(DEEDS, deed) || who === undefined) throw new BadInput(HELP)
  const { databaseUrl, folder } = readConfig(process.env)
  const answer = await withStore(databaseUrl, folder, (store) => DEEDS[deed](new Operator(store), who))
  console.log(JSON.stringify(answer))
}

await command(HELP, run, { words: 2 })
