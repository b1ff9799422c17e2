import type { JSX } from 'preact'
import { Paper, Plate, Topic } from '../../page/guide/paper.tsx'
import { AFTER, BEFORE } from './example.ts'
import { CastlePicture, Mark } from './castle-picture.tsx'
import { EnterPicture, LiftPicture, PushPicture, RunPicture } from './small-pictures.tsx'
import { say } from './words/words.ts'

const NORTH_WEST = '20 20 676 570'

/** Castle on two pages: its aim, what a turn is, and one turn played from the first point to the last. */
export function HowToPlay(): JSX.Element {
  return (
    <div class="papers">
      <FirstPage />
      <SecondPage />
    </div>
  )
}

/** The aim of the game, and what a turn is. */
function FirstPage(): JSX.Element {
  return (
    <Paper label={say('learn-page', { page: 1 })}>
      <h2>{say('how-first')}</h2>
      <div class="columns">
        <div>
          <Topic say={say} id="how-goal" rule="C6.1" />
          <Topic say={say} id="how-cheese" rule="C5.1" />
          <Topic say={say} id="how-start" rule="C2.2" />
          <Topic say={say} id="how-roofs" rule="C3.8" />
        </div>
        <Plate caption={say('how-cheese.picture')}>
          <CastlePicture view={AFTER} box={NORTH_WEST} />
        </Plate>
      </div>
      <Topic say={say} id="how-turn" rule="C3.1" />
      <div class="four">
        <Topic say={say} id="how-lift" rule="C3.2">
          <LiftPicture />
        </Topic>
        <Topic say={say} id="how-run" rule="C3.3">
          <RunPicture />
        </Topic>
        <Topic say={say} id="how-enter" rule="C3.4">
          <EnterPicture />
        </Topic>
        <Topic say={say} id="how-push" rule="C3.6">
          <PushPicture />
        </Topic>
      </div>
    </Paper>
  )
}

/** One turn, from the first point to the last. */
function SecondPage(): JSX.Element {
  return (
    <Paper label={say('learn-page', { page: 2 })}>
      <h2>{say('how-second')}</h2>
      <p>{say('how-example')}</p>
      <div class="columns">
        <Plate caption={say('how-before')}>
          <CastlePicture view={BEFORE} box={NORTH_WEST}>
            <Mark on="a1" n={4} dx={-6} dy={-58} />
            <Mark on="b1" n={3} dy={-82} />
            <Mark on="c1" n={1} />
            <Mark on="b1" n={2} dx={-28} dy={20} />
          </CastlePicture>
        </Plate>
        <Plate caption={say('how-after')}>
          <CastlePicture view={AFTER} box={NORTH_WEST} />
        </Plate>
      </div>
      <ol class="steps">
        {[1, 2, 3, 4].map((n) => (
          <li key={n}>{say(`how-example-${n}`)}</li>
        ))}
      </ol>
      <p>{say('how-example-end')}</p>
      <div class="columns">
        <Topic say={say} id="how-traps" rule="C4.1" />
        <Topic say={say} id="how-past" rule="C3.5" />
        <Topic say={say} id="how-end" rule="C6.2" />
        <Topic say={say} id="how-hidden" rule="C7.1" />
      </div>
    </Paper>
  )
}
