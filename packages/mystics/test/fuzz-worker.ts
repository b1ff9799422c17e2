import { parentPort } from 'node:worker_threads'
import { fuzz, type FuzzBatch } from '@mousekeep/testkit'
import { subject } from './subject.ts'

/** Started by `npm run fuzz`, which finds it by its place and name: plays the batches it is sent. */
if (parentPort === null) throw new Error('Bug: this file is started as a worker')
const port = parentPort

port.on('message', (batch: FuzzBatch) => port.postMessage(fuzz(subject, batch)))
