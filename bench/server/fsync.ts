import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A process that writes 4 KiB to a file and syncs it, twenty times a second: how the disk does beside a run. */
const file = openSync(process.argv[2], 'a')
const page = Buffer.alloc(4096, 1)
const times: number[] = []
process.on('message', () => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
  process.send?.({ p50: at(0.5), p99: at(0.99) }, () => {
    closeSync(file)
    process.exit(0)
  })
})
for (;;) {
  const began = performance.now()
  writeSync(file, page)
  fdatasyncSync(file)
  times.push(performance.now() - began)
  await sleep(50)
}
