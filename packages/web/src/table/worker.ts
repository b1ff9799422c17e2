import { loadRules } from '@mousekeep/games/rules'
import { LocalHost } from './local-host.ts'
import type { Ask } from './messages.ts'

const host = new LocalHost({
  loadRules,
  tell: (message) => self.postMessage(message),
  later: (job) => setTimeout(job),
  onBug: (error) => reportError(error),
})

self.addEventListener('message', ({ data }: MessageEvent<Ask>) => void host.hear(data))
