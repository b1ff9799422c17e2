import { enableCompileCache } from 'node:module'

// Most of a start is reading our own code: a process that comes back takes what the one before it compiled.
enableCompileCache()
await import('./run.ts')
