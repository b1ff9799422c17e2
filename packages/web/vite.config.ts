import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'
import { compressedFiles } from './compressed-files.ts'
import { offlineFiles, SERVICE_WORKER } from './offline-files.ts'

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** Every page needs these. Words come by language, and what makes sounds when the first one is heard. */
const BASE = [
  // What makes hashes comes with who needs them: a table on the server.
  'node_modules/(?!@noble)',
  'packages/text/src/(?!rule)',
  String.raw`web/src/base/(?!words/..\.ts|sound/synth|whispers)`,
  'web/src/page/(door|live-regions|moment|sprite|what-if)',
  'web/src/page/parts/(copy|header|icons|learn-links|rule-)',
  'web/src/table/(store|own-worker|local-link|seating|replay-link)',
  'web/src/lesson/progress',
  'web/src/online/account/me',
  'web/src/online/account/privacy-link',
  'web/src/online/open-online',
]
/** Every table needs these besides; what is told beat by beat comes with the games that tell so. */
const TABLE = [
  'web/src/desk/(?!stage)',
  'web/src/page/(?!guide/|parts/telling-controls)',
  'web/src/table/client',
  'web/src/faces/(faces|game-table)',
  'web/src/shell/local-page',
]

const config: UserConfig = {
  root: path('.'),
  // The app is served from any folder.
  base: './',
  worker: { format: 'es' },
  plugins: [offlineFiles(), compressedFiles()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: path('index.html'), sw: path('src/offline/service-worker.ts') },
      // A service worker watches over the folder in which it lies, and its name never changes.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
        // Scripts that always come together are one: many small ones compress badly.
        codeSplitting: {
          groups: [
            { name: 'base', test: new RegExp(BASE.join('|')) },
            { name: 'desk', test: new RegExp(TABLE.join('|')) },
            // The first page, the tables and the pages to learn from draw with the same means.
            { name: 'castle-art', test: /web\/src\/castle\/(art\/|draw\/(mice|roofs|tiles)|plan)/ },
          ],
        },
      },
    },
  },
}

// oxlint-disable-next-line import/no-default-export -- this is where the builder looks
export default config
