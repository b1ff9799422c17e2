import { createRequire } from 'node:module'
import { boardGame } from '../castle/boardgame-io.ts'

interface ServerModule {
  readonly Server: (config: { readonly games: readonly object[]; readonly origins: readonly RegExp[] }) => {
    run(config: { readonly port: number; readonly lobbyConfig: { readonly apiPort: number } }): Promise<unknown>
  }
}

/** boardgame.io's own server as it comes: everything in memory, nothing durable, no credentials. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of the package, seen to work by running it
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as ServerModule
const write = process.stdout.write.bind(process.stdout)
// It tells of every action, which would be measured too.
console.log = console.info = console.error = () => undefined
const port = Number(process.argv[2])
await Server({ games: [boardGame], origins: [/.*/] }).run({ port, lobbyConfig: { apiPort: port + 1 } })
write('ready\n')
