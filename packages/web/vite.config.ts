import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'

const config: UserConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The app is served from any folder.
  base: './',
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: { polyfill: false } },
}

// oxlint-disable-next-line import/no-default-export -- this is where the builder looks
export default config
