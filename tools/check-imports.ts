import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { optionsOrEnd } from '@mousekeep/command'
import { cruise, type ICruiseResult } from 'dependency-cruiser'

optionsOrEnd(
  'Checks who imports whom and who names no game (ARCHITECTURE.md), and that no folder grows too large to be looked through.\n\n  npm run imports',
)

/** The games: a package each, and a folder each in the web app. */
const GAMES = ['castle', 'mystics']
/** What the sheet of a game may import of its package: known on the first page, so without rules. */
const BESIDE_SHEETS = ['castle/src/options', 'mystics/(data/parties|src/story/chapter)']
const ANY_GAME = `(${GAMES.join('|')})`
const A_GAME = `^packages/${ANY_GAME}/`

/** Who may import whom (ARCHITECTURE.md). A package that is not named here may not exist. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  text: [],
  ...Object.fromEntries(GAMES.map((game) => [game, ['engine', 'text']])),
  bots: ['engine'],
  testkit: ['engine'],
  command: ['engine'],
  tables: ['engine', 'bots'],
  games: ['engine', 'bots', 'text', ...GAMES],
  cli: ['engine', ...GAMES, 'bots', 'text', 'testkit', 'command', 'tables', 'games'],
  protocol: ['engine'],
  server: ['engine', 'protocol', 'bots', 'text', 'command', 'tables', 'games'],
  web: ['engine', ...GAMES, 'bots', 'text', 'protocol', 'tables', 'games'],
}

/** Commands that are about one game. */
const OF_ONE_GAME = '^packages/cli/src/(play|trial|chapter|asks|balance|campaign|census|book|tiles|puzzles)'

/** Files that serve any game and yet name one: those commands, and the passwords that anybody would try here. */
const MAY_NAME = new RegExp(`${OF_ONE_GAME}|/common-password\\.ts$`)

/** The folders of the web app, bottom first. A game is a folder; the page, the desk and the shell know none. */
const WEB_ORDER = ['base', 'table', 'desk', 'page', 'lesson', ...GAMES, 'faces', 'offline', 'learn', 'online', 'shell']

/** What a package lets others import, as its `exports` say. */
const ENTRIES = globSync('packages/*/package.json').flatMap((file) => {
  const { exports = {} }: { readonly exports?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const folder = file.slice(0, -'package.json'.length)
  const sources = Object.values(exports).filter((entry) => entry.endsWith('.ts'))
  return sources.map((entry) => `^${folder}${entry.slice('./'.length).replaceAll('.', '\\.')}$`)
})

const layers = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name} imports only ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error' as const,
  from: { path: `^packages/${name}/(src|data)/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}))

/** The folders of Mystics, bottom first: each imports only from those before it (docs/inside/mystics.md). */
const MYSTICS_FOLDERS = [
  'shape/',
  'board/',
  'cards/',
  'story/',
  'state/',
  'rules/lookup/',
  'rules/deeds/',
  // A topic of the rules; no topic imports another, which is the rule after these.
  'rules/[a-z]+/',
  'rules/[a-z-]+\\.ts$',
  'position/',
  '(?!index|game|thinking)[a-z-]+\\.ts$',
  '(campaign|bot|foresight)/',
  'asking/',
  'authoring/',
  '(game|thinking|index)\\.ts$',
]
const MYSTICS = '^packages/mystics/src/'

const folders = MYSTICS_FOLDERS.flatMap((folder, i) => {
  const before = MYSTICS_FOLDERS.slice(0, i)
  const from = { path: `${MYSTICS}${folder}`, pathNot: before.map((each) => `${MYSTICS}${each}`) }
  const pathNot = ['^packages/mystics/data/', ...[...before, folder].map((each) => `${MYSTICS}${each}`)]
  return {
    name: `mystics/src/${folder} imports only from folders before it`,
    severity: 'error' as const,
    from,
    to: { path: '^packages/mystics/', pathNot },
  }
})

const rules = [
  ...layers,
  ...folders,
  {
    name: 'a topic of the rules of Mystics imports no other: it lays a task',
    severity: 'error' as const,
    from: { path: `${MYSTICS}rules/([a-z]+)/`, pathNot: `${MYSTICS}rules/(lookup|deeds)/` },
    to: { path: `${MYSTICS}rules/[a-z]+/`, pathNot: `${MYSTICS}rules/($1|lookup|deeds)/` },
  },
  {
    name: 'no cycles',
    severity: 'error' as const,
    from: {},
    to: { circular: true },
  },
  {
    name: 'a command knows the games by their sheets, unless it is about one game',
    severity: 'error' as const,
    from: { path: '^packages/cli/src/', pathNot: OF_ONE_GAME },
    to: { path: A_GAME },
  },
  {
    name: 'only the words of a game speak',
    severity: 'error' as const,
    from: { path: `${A_GAME}(src|data)/`, pathNot: '^packages/[^/]+/src/words/' },
    to: { path: '^packages/(text/|[^/]+/src/words/)' },
  },
  {
    name: 'words come without rules',
    severity: 'error' as const,
    from: { path: `${A_GAME}src/words/` },
    to: { path: `${A_GAME}src/(rules/|actions/index|asking/|bot/|index)` },
  },
  {
    name: 'the sheet of a game is known without its rules',
    severity: 'error' as const,
    from: { path: `^packages/(${ANY_GAME}/src/sheet|games/src/(index|sheet))\\.ts$` },
    to: {
      path: A_GAME,
      pathNot: `(/src/sheet|${BESIDE_SHEETS.join('|')})\\.ts$`,
    },
  },
  {
    name: 'the web app knows a game in its folder only',
    severity: 'error' as const,
    from: { path: '^packages/web/src/', pathNot: `^packages/web/src/${ANY_GAME}/` },
    to: { path: A_GAME },
  },
  ...WEB_ORDER.map((folder, i) => ({
    name: `web/src/${folder} imports only from the folders before it`,
    severity: 'error' as const,
    from: { path: `^packages/web/src/${folder}/` },
    to: { path: `^packages/web/src/(${WEB_ORDER.slice(i + 1).join('|') || 'nothing'})/` },
  })),
  {
    name: 'a game in the web app knows no other',
    severity: 'error' as const,
    from: { path: `^packages/web/src/${ANY_GAME}/` },
    to: { path: `^packages/(web/src/)?${ANY_GAME}/`, pathNot: '^packages/(web/src/)?$1/' },
  },
  {
    name: 'the rules of a game are loaded by the worker only',
    severity: 'error' as const,
    from: { path: '^packages/web/src/', pathNot: '^packages/web/src/table/worker\\.ts$' },
    to: { path: '^packages/games/src/', pathNot: '/(index|sheet)\\.ts$' },
  },
  {
    name: 'no reaching past a package’s entry',
    severity: 'error' as const,
    from: { path: '^packages/([^/]+)/src/' },
    to: { path: '^packages/([^/]+)/', pathNot: ['^packages/$1/', ...ENTRIES, '\\.ftl$'] },
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

/** What can be looked through at a glance (CONTRIBUTING.md). Texts and cases are not code: they may be more. */
const MOST_FILES = 20

const { output } = await cruise(['packages'], {
  validate: true,
  ruleSet: { forbidden: rules },
  exclude: { path: 'node_modules|/dist/' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'], extensions: ['.ts'] },
})
if (typeof output === 'string') throw new Error('Bug: the cruiser gave text')
report(output)
reportFolders()
reportNames()

/** Page, desk, shell, server and commands name no game; what is said of one in its words or its sheet is the game's own. */
function reportNames(): void {
  const named = new RegExp(String.raw`\b${ANY_GAME}`, 'i')
  const shared = [
    'packages/{engine,text,bots,testkit,command,tables,protocol,server}/src/**/*.ts',
    `packages/web/src/{styles,${WEB_ORDER.filter((each) => !GAMES.includes(each) && each !== 'faces').join(',')}}/**/*`,
    'packages/cli/src/**/*.ts',
  ]
  for (const file of globSync(shared).filter((each) => statSync(each).isFile() && !MAY_NAME.test(each))) {
    const name = named.exec(readFileSync(file, 'utf8'))?.[0]
    if (name === undefined) continue
    console.error(`${file} names ${name}: it serves any game`)
    process.exitCode = 1
  }
}

/** Folders of code with too many files. */
function reportFolders(): void {
  const files = globSync('{packages,tools,bench}/**/*.{ts,tsx,mjs}', {
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
  for (const [folder, { length }] of Map.groupBy(files, dirname)) {
    if (length <= MOST_FILES) continue
    console.error(`${folder} has ${length} files of code, at most ${MOST_FILES}: group them by what they are about`)
    process.exitCode = 1
  }
}

function report({ summary, modules }: ICruiseResult): void {
  for (const { from, to, rule } of summary.violations) console.error(`${from} → ${to}: ${rule.name}`)
  // A cruiser that understood nothing would find nothing wrong.
  if (modules.length < FEWEST_MODULES) console.error(`only ${modules.length} modules were looked at`)
  if (summary.violations.length > 0 || modules.length < FEWEST_MODULES) process.exitCode = 1
  else console.log(`${modules.length} modules, ${summary.totalDependenciesCruised} imports, no forbidden one`)
}
