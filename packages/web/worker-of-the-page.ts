import type { Plugin } from 'vite'

const ASKED = '?worker&url'

/**
 * Builds the worker together with the page, so that what both need (cards, chapters, readers) is one file that is
 * fetched once. By itself the builder would make a second app of it, with all of that in it again.
 */
export function workerOfThePage(): Plugin {
  return {
    name: 'worker-of-the-page',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(ASKED)) return null
      const script = this.emitFile({ type: 'chunk', id: id.slice(0, -ASKED.length), name: 'worker' })
      return `export default import.meta.ROLLUP_FILE_URL_${script}`
    },
  }
}
