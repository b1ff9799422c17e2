import { parentPort } from 'node:worker_threads'
import { playGame, type Contest } from './play-game.ts'

if (parentPort === null) throw new Error('Bug: this file is started as a worker')
const port = parentPort

port.on('message', (contest: Contest) => port.postMessage(playGame(contest)))
