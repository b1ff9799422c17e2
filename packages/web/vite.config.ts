import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'
import { compressedFiles } from './compressed-files.ts'
import { offlineFiles, SERVICE_WORKER } from './offline-files.ts'

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

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
      output: { entryFileNames: ({ name }) => (name === 'sw' ? SERVICE_WORKER : 'assets/[name]-[hash].js') },
    },
  },
}

// oxlint-disable-next-line import/no-default-export -- this is where the builder looks
export default config
