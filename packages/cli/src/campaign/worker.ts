import { parentPort } from 'node:worker_threads'
import type { JourneyChoices } from '@mousekeep/mystics'
import { playJourney } from './play-journey.ts'

if (parentPort === null) throw new Error('Bug: this file is started as a worker')
const port = parentPort

port.on('message', (choices: JourneyChoices) => port.postMessage(playJourney(choices)))
