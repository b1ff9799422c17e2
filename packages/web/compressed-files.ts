import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Fonts and photographs are small as they are. */
const TEXTS = '**/*.{js,css,html,svg,webmanifest}'

/**
 * Writes each text of the app once more, small, for a server that hands it out as it lies there. As small as it gets
 * takes ten times as long as nearly so, which is enough for tests.
 */
export function compressedFiles({ isQuick = false } = {}): Plugin {
  const quality = isQuick ? 4 : constants.BROTLI_MAX_QUALITY
  const level = isQuick ? constants.Z_BEST_SPEED : constants.Z_BEST_COMPRESSION
  let outDir = ''
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir)
    },
    // Not at the end of one bundle: the workers inside the app are bundles of their own.
    closeBundle() {
      for (const file of globSync(TEXTS, { cwd: outDir })) {
        const path = join(outDir, file)
        const text = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
        writeFileSync(`${path}.gz`, gzipSync(text, { level }))
      }
    },
  }
}
