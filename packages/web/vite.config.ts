import { fileURLToPath } from 'node:url'
import type { Plugin, UserConfig } from 'vite'
import { compressedFiles } from './compressed-files.ts'
import { offlineFiles, SERVICE_WORKER } from './offline-files.ts'
import { textParts } from './text-parts.ts'
import { workerOfThePage } from './worker-of-the-page.ts'

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** Games that are cut into scripts as Castle is: a new one is added here, until it wants a way of its own. */
const CUT_ALIKE = ['castle']
const A_GAME = `(${CUT_ALIKE.join('|')})`
const of = (part: string): RegExp => new RegExp(`/${A_GAME}/${part}`)
/** A script that each of them has. */
const gameAnd =
  (part: string) =>
  (module: string): string =>
    `${new RegExp(`packages/(?:web/src/)?${A_GAME}/`).exec(module)?.[1]}-${part}`

/** Every page needs these. Words come by language, and what makes sounds when the first one is heard. */
const BASE = [
  'node_modules/',
  'packages/text/src/(?!rule)',
  String.raw`web/src/base/(?!words/..\.ts|sound/synth|whispers|qr/)`,
  'web/src/page/(coming-sprite|door|live-regions|moment|sprite)',
  'web/src/page/parts/(copy|header|icons|learn-links|rule-)',
  'web/src/table/(store|own-worker|local-link|seating)',
  'web/src/lesson/progress',
  'web/src/mystics/settings',
  'web/src/online/account/me',
  'web/src/online/account/privacy-link',
  'web/src/online/open-online',
]
/** Every table needs these besides; what is told beat by beat comes with the games that tell so. */
const TABLE = [
  'web/src/desk/(?!stage)',
  'web/src/page/(?!comes-into-sight|guide/|usual-table|what-if|parts/(digest|layout|log|telling-controls|timeline|command-line))',
  'web/src/table/client',
  'web/src/faces/(closed|faces|game-table)',
  'web/src/shell/local-page',
]
/** What is known of the games without their rules, with the floor plans that doors draw. */
const SHEETS = [
  'packages/games/src/(ids|index)',
  'packages/bots/src/level-names',
  `packages/${A_GAME}/(src/(options|sheet)|data/layouts)`,
  `web/src/${A_GAME}/(art/(measure|names)|plan)\\.`,
  'packages/mystics/(data/parties|src/sheet|src/story/chapter\\.)',
]
/** What stands on the first page. */
const DOORS = [
  'faces/doors',
  `${A_GAME}/(art/portrait|door/|learn/rulebook|words/words)`,
  'mystics/(door\\.|portrait-door|rulebook|together/seats)',
  'offline/(new-)?version',
]
/** Scripts that run in a worker, some of them on the page too. */
const WORKERS = new RegExp(
  `^assets/(worker|engine|sheets|${A_GAME}-rules|mystics-(as-needed|bots|box|campaign|rules))-`,
)
/** What every page has already, and what every table of Mystics has: nobody needs to be told to fetch it. */
const THERE = /assets\/(index|base|engine|sheets|doors)-.*js$/
const THERE_AT_MYSTICS = /assets\/(desk|mystics-(table|box))-/
/** What a table of Mystics and its rules both look things up in. */
const MYSTICS_BOX = [
  'mystics/data/[a-z]+.ts',
  'mystics/src/cards/(box|lists|said)',
  'mystics/src/story/(parties|shelf|told)',
  'mystics/src/shape/(few|problem|together)',
  'mystics/src/state/',
  'mystics/src/board/(box-tiles|side|tile)',
  'mystics/src/(campaign/chronicle|fetch|position/card-names)',
]
/** What a table of Mystics shows and says from the beginning; panels, pages and pictures come when they are wanted. */
const MYSTICS_TABLE = [
  String.raw`web/src/mystics/(act|aim|choosing|face|face-words|foresight|portrait|sounds|table)\.tsx?$`,
  'web/src/mystics/column/(actions|every-card|head|led|press|prompt)\\.',
  'web/src/mystics/log/log-groups',
  'web/src/mystics/room/(?!beat-marks|in-sight|intents|side-of|side-picture|target-marks)',
  'web/src/mystics/track/',
  'web/src/mystics/art/(coming|marks|pen)\\.',
  'web/src/mystics/art/figures/(crowd|figure|who)',
  'web/src/mystics/art/things/(boxes|token-ids)',
  'web/src/mystics/art/(room/(side|slab)|rooms/index)',
  'web/src/mystics/hall/campaign-at',
  'web/src/mystics/stage/(actor|theirs)',
  'web/src/mystics/story/(open-passages|rules-since)',
  'web/src/mystics/things/found-card',
  'web/src/mystics/words/(book|capital|names|states|tell|words)\\.ts',
  'mystics/src/words/(?!beside|look|notices|story)',
]
/** What comes when a table of Mystics is drawn, and the book when it is opened. */
const MYSTICS_BESIDE = [
  'web/src/mystics/(beside|keywords/(introducing|keywords|seen)|log/log-leaf)',
  'web/src/mystics/column/',
  'web/src/mystics/magnifier/(glass|looked-at)',
  'web/src/mystics/room/(beat-marks|in-sight|intents|target-marks)',
  'web/src/mystics/things/(card-face|card-picture|held-item|mouse-sheet|stats|thing)\\.',
  'web/src/mystics/words/(beside|more)',
  'mystics/src/words/(beside|look|notices|story)',
  'web/src/page/parts/telling-controls',
]
const MYSTICS_BOOK = 'web/src/mystics/story/(book|choices|passages|ribbons|titles)'

/** Quickly made is larger, which is enough for tests. */
export function pluginsOf(how: { isQuick?: boolean } = {}): Plugin[] {
  return [workerOfThePage(), textParts(), offlineFiles(), compressedFiles(how)]
}

/** Whether the script that asks has come together with that file. */
function isThere(file: string, asking: string): boolean {
  return THERE.test(file) || (asking.startsWith('assets/mystics-') && THERE_AT_MYSTICS.test(file))
}

const config: UserConfig = {
  root: path('.'),
  // The app is served from any folder.
  base: './',
  worker: { format: 'es' },
  plugins: pluginsOf(),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // A worker has no document to which a script could be announced.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostId }) =>
        WORKERS.test(hostId) ? [] : files.filter((file) => !isThere(file, hostId)),
    },
    rolldownOptions: {
      input: { index: path('index.html'), sw: path('src/offline/service-worker.ts') },
      // A service worker watches over the folder in which it lies, and its name never changes.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
        // Scripts that always come together are one: many small ones compress badly.
        codeSplitting: {
          groups: [
            { name: 'sheets', test: new RegExp([...SHEETS, 'vite/preload-helper'].join('|')), priority: 1 },
            // The page and its worker share these, and a worker wants nothing that draws.
            {
              name: 'engine',
              test: /packages\/engine\/src\/(?!.*(fair-match|perft|playout))|tables\/src\/(branch|played)/,
              priority: 1,
            },
            { name: 'base', test: new RegExp(BASE.join('|')) },
            { name: 'desk', test: new RegExp(TABLE.join('|')) },
            // What is fetched after the first move of a game whose table is not the usual one.
            {
              name: 'usual-table',
              test: /web\/src\/page\/(usual-table|parts\/(digest|layout|log|timeline|command-line)\.)/,
            },
            {
              name: gameAnd('rules'),
              test: new RegExp(`packages/${A_GAME}/(data/tiles|src/(?!words|puzzles|sheet|options))`),
            },
            {
              name: 'doors',
              test: new RegExp(DOORS.map((each) => `web/src/${each}`).join('|')),
            },
            { name: gameAnd('mice'), test: of(String.raw`art/(cheeses|door-sprite|mice)\.`) },
            { name: gameAnd('art'), test: of('(art/(?!portrait)|draw/(mice|roofs|tiles))') },
            { name: 'mystics-box', test: new RegExp(MYSTICS_BOX.join('|')), priority: 1 },
            // The hall and, when a campaign is verified, the worker.
            { name: 'mystics-campaign', test: /packages\/mystics\/src\/campaign\/(?!chronicle)/, priority: 1 },
            {
              name: 'mystics-rules',
              test: /packages\/mystics\/src\/(rules\/|asking\/|foresight\/(?!reason)|game\.|view\.|position\/(write-game|set-up))/,
            },
            { name: 'mystics-table', test: new RegExp(MYSTICS_TABLE.join('|')) },
            // Most rooms are drawn with most of these.
            { name: 'mystics-strokes', test: /mystics\/art\/(materials|room\/(?!look|side|slab|thumbnail))/ },
            { name: 'mystics-beside', test: new RegExp(MYSTICS_BESIDE.join('|')) },
            { name: 'mystics-book', test: new RegExp(MYSTICS_BOOK) },
            { name: 'mystics-drawings', test: /mystics\/art\/(icons|table-drawings|things\/(counters|pages|wheel))\./ },
          ],
        },
      },
    },
  },
}

// oxlint-disable-next-line import/no-default-export -- this is where the builder looks
export default config
