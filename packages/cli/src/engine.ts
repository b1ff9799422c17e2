import { once } from 'node:events'
import { optionsOrEnd } from '@mousekeep/command'
import { answer } from './protocol/answer.ts'
import { Held } from './protocol/held.ts'
import { linesOf } from './protocol/lines.ts'

optionsOrEnd(`The engine protocol (docs/engine-protocol.md): a JSON object a line in, a JSON object a line out, in order.

  npm run -s engine`)
const held = new Held()
for await (const line of linesOf(process.stdin)) {
  if (line?.trim() === '') continue
  if (!process.stdout.write(`${JSON.stringify(answer(held, line))}\n`)) await once(process.stdout, 'drain')
}
