import { BadInput } from '@mousekeep/engine'
import { readCases } from './cases/read-cases.ts'
import { runCase } from './cases/run-case.ts'
import { command, type Options } from '@mousekeep/command'

const HELP = `Runs every rule case below a folder (docs/engine-protocol.md, section 2).

  npm run -s cases -- FOLDER`

await command(HELP, runAll, { words: 1 })

function runAll({ words: [folder] }: Options): void {
  if (folder === undefined) throw new BadInput(HELP)
  let failed = 0
  const cases = readCases(folder)
  for (const { name, json } of cases) {
    const failure = runCase(json)
    if (failure !== null) failed++
    console.log(failure === null ? `ok ${name}` : `FAILED ${name}: ${failure}`)
  }
  console.log(`${cases.length - failed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}
