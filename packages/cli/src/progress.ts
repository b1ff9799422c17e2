const WIDTH = 30
const LINE_EVERY_MS = 10_000

/** A progress bar on standard error: redrawn on a terminal, a line now and then elsewhere. */
export function progress(total: number, unit: string): (done: number) => void {
  const began = performance.now()
  let last = 0
  return (done) => {
    const now = performance.now()
    const isLast = done === total
    if (!isLast && now - last < (process.stderr.isTTY ? 100 : LINE_EVERY_MS)) return
    last = now
    const filled = Math.round((WIDTH * done) / total)
    const left = Math.round(((now - began) / done) * (total - done) * 0.001)
    const text = `${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)} ${done}/${total} ${unit}, ${left} s left`
    process.stderr.write(process.stderr.isTTY ? `\r${text}\u001B[K${isLast ? '\n' : ''}` : `${text}\n`)
  }
}
