/**
 * Loaded into a server before its own code: measures how long its main thread is at anything without looking up. What
 * counts is the time that this thread computed, so that other programs on the machine do not.
 */
const TICK_MS = 1
let last = spent()
let longest = 0

function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

setInterval(() => {
  const now = spent()
  longest = Math.max(longest, now - last)
  last = now
}, TICK_MS).unref()

/** Asked for the longest pause since it was last asked. */
process.on('message', () => {
  process.send?.({ longest: Math.max(longest, spent() - last) })
  longest = 0
  last = spent()
})
process.channel?.unref()
