export { command, optionsOrEnd, type Options, type Takes } from './command.ts'
export { endWithReader } from './end-with-reader.ts'
