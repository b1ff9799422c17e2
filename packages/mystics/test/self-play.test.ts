import { test } from 'node:test'
import { selfPlay, type Pace } from '@mousekeep/testkit'
import { subject } from './subject.ts'

const GAMES = 60
/** `npm run fuzz` plays many more games at a lighter pace. */
const PACE: Pace = { heavyEvery: 40, mutants: 3, mostActions: 20_000 }

void test(`${GAMES} random games pass every check`, () => {
  for (let game = 0; game < GAMES; game++) selfPlay(subject, `self-play ${game}`, PACE)
})
