import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const SERVICE_WORKER = 'sw.js'
/** Browsers that can work offline read the newer kind of font; the large icons are for those who install. */
const NOT_KEPT = /\.woff$|^sw\.js$|-512\.png$/

/** Tells the service worker which files the app is made of, and gives the version a name. */
export function offlineFiles(): Plugin {
  let publicDir = ''
  return {
    name: 'offline-files',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ;({ publicDir } = config)
    },
    generateBundle(_options, bundle) {
      const worker = bundle[SERVICE_WORKER]
      // A worker inside the app is built by the same means, without one.
      if (worker?.type !== 'chunk') return
      const hash = createHash('sha256')
      const built = Object.values(bundle).map((file) => {
        hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source)
        return file.fileName
      })
      const added = globSync('**/*.*', { cwd: publicDir })
      for (const file of added.toSorted()) hash.update(file).update(readFileSync(join(publicDir, file)))
      const files = [...built, ...added].filter((file) => !NOT_KEPT.test(file)).toSorted()
      worker.code = worker.code
        .replaceAll('FILES', JSON.stringify(files))
        .replaceAll('VERSION', JSON.stringify(hash.digest('hex').slice(0, 12)))
    },
  }
}
