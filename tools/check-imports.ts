import { optionsOrEnd } from './command.ts'
import { cruise, type ICruiseResult } from 'dependency-cruiser'

optionsOrEnd('Checks who imports whom (ARCHITECTURE.md).\n\n  npm run imports')

/** Who may import whom (ARCHITECTURE.md). A package that is not named here may not exist. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  text: [],
  castle: ['engine'],
  mystics: ['engine'],
  bots: ['engine'],
  testkit: ['engine'],
  cli: ['engine', 'castle', 'mystics', 'bots', 'text', 'testkit'],
  protocol: ['engine'],
  server: ['engine', 'protocol', 'bots', 'text', 'castle', 'mystics'],
  web: ['engine', 'castle', 'bots', 'text', 'protocol'],
}

/** In the command line and the server, only these files know which games there are. */
const REGISTRIES = '^packages/(cli/src/(games|census|book|tiles)|server/src/games)\\.ts$'
const GAMES = '^packages/(castle|mystics)/'

const layers = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name} imports only ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error' as const,
  from: { path: `^packages/${name}/(src|data)/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}))

const rules = [
  ...layers,
  {
    name: 'no cycles',
    severity: 'error' as const,
    from: {},
    to: { circular: true },
  },
  {
    name: 'games are known in the registry only',
    severity: 'error' as const,
    from: {
      path: '^packages/(cli|server)/src/',
      pathNot: [REGISTRIES, '^packages/cli/src/(play|trial|balance|campaign)'],
    },
    to: { path: GAMES },
  },
  {
    name: 'the web app knows a game in its registry and its folder only',
    severity: 'error' as const,
    from: { path: '^packages/web/src/', pathNot: ['^packages/web/src/(games\\.ts|castle/|words/)'] },
    to: { path: GAMES },
  },
  {
    name: 'the rules of a game are loaded by the worker only',
    severity: 'error' as const,
    from: { path: '^packages/web/src/', pathNot: '^packages/web/src/table/(worker|verified|local-table)\\.ts$' },
    to: { path: '^packages/web/src/games\\.ts$' },
  },
  {
    name: 'no reaching past a package’s entry',
    severity: 'error' as const,
    from: { path: '^packages/([^/]+)/src/' },
    to: { path: '^packages/([^/]+)/', pathNot: ['^packages/$1/', '^packages/[^/]+/src/index\\.ts$', '\\.ftl$'] },
  },
  {
    name: 'the protocol takes types only from the engine',
    severity: 'error' as const,
    from: { path: '^packages/protocol/src/' },
    to: { path: '^packages/engine/', dependencyTypesNot: ['type-only' as const] },
  },
  {
    name: 'tests are imported by tests only',
    severity: 'error' as const,
    from: { path: '^packages/[^/]+/(src|data)/', pathNot: '^packages/(testkit|cli)/' },
    to: { path: '^packages/(testkit/|[^/]+/test/)' },
  },
  {
    name: 'everything resolves',
    severity: 'error' as const,
    from: {},
    to: { couldNotResolve: true },
  },
]

const FEWEST_MODULES = 60

const { output } = await cruise(['packages'], {
  validate: true,
  ruleSet: { forbidden: rules },
  exclude: { path: 'node_modules|/dist/' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'], extensions: ['.ts'] },
})
if (typeof output === 'string') throw new Error('Bug: the cruiser gave text')
report(output)

function report({ summary, modules }: ICruiseResult): void {
  for (const { from, to, rule } of summary.violations) console.error(`${from} → ${to}: ${rule.name}`)
  // A cruiser that understood nothing would find nothing wrong.
  if (modules.length < FEWEST_MODULES) console.error(`only ${modules.length} modules were looked at`)
  if (summary.violations.length > 0 || modules.length < FEWEST_MODULES) process.exitCode = 1
  else console.log(`${modules.length} modules, ${summary.totalDependenciesCruised} imports, no forbidden one`)
}
