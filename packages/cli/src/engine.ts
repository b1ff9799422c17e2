import { once } from 'node:events'
import { endWithReader } from './end-with-reader.ts'
import { answer } from './protocol/answer.ts'
import { Held } from './protocol/held.ts'
import { linesOf } from './protocol/lines.ts'

// The engine protocol (docs/engine-protocol.md): a JSON object a line in, a JSON object a line out, in order.
endWithReader()
const held = new Held()
for await (const line of linesOf(process.stdin)) {
  if (line?.trim() === '') continue
  if (!process.stdout.write(`${JSON.stringify(answer(held, line))}\n`)) await once(process.stdout, 'drain')
}
