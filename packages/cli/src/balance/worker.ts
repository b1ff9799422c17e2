import { parentPort } from 'node:worker_threads'
import { playTrial, type TrialSetup } from '@mousekeep/mystics'

if (parentPort === null) throw new Error('Bug: this file is started as a worker')
const port = parentPort

port.on('message', (setup: TrialSetup) => port.postMessage(playTrial(setup)))
