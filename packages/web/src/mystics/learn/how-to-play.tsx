import type { ComponentChildren, JSX } from 'preact'
import { Paper, Plate, Topic } from '../../page/guide/paper.tsx'
import { FIGHT } from './fight.ts'
import { Dice, HeroCard, MinionCardPicture, Pages, Track, Wheel } from './parts.tsx'
import { RedLine, SixFaces, YellowLine } from './rule-pictures.tsx'
import { say } from './words/words.ts'

/** Mystics on two pages: its aim, what a turn is, and one blow from the first die to the last card. */
export function HowToPlay(): JSX.Element {
  return (
    <div class="papers mystics-papers">
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
          <Topic say={say} id="how-about" rule="M26.1" />
          <Topic say={say} id="how-goal" rule="M23.1" />
        </div>
        <div>
          <Topic say={say} id="how-time" rule="M15.4">
            <Pages at={FIGHT.pageBefore} end={FIGHT.end} />
          </Topic>
        </div>
      </div>
      <Topic say={say} id="how-track" rule="M4.1">
        <Track cards={FIGHT.trackBefore} />
      </Topic>
      <div class="columns">
        <div>
          <Topic say={say} id="how-turn" rule="M6.1" />
          <ul class="what-to-do">
            {['scurry', 'battle', 'search', 'explore', 'recover'].map((kind) => (
              <li key={kind}>
                <b>{say(`do-${kind}`)}.</b> {say(`how-${kind}`)}
              </li>
            ))}
          </ul>
          <Topic say={say} id="how-free" rule="M6.4" />
        </div>
        <div>
          <Topic say={say} id="how-minions" rule="M17.1" />
          <Topic say={say} id="how-lines" rule="M7">
            <div class="two-pictures">
              <YellowLine />
              <RedLine />
            </div>
          </Topic>
        </div>
      </div>
      <Topic say={say} id="how-die" rule="M2.1">
        <SixFaces />
      </Topic>
    </Paper>
  )
}

/** One blow, from the first die to the last card. */
function SecondPage(): JSX.Element {
  return (
    <Paper label={say('learn-page', { page: 2 })}>
      <h2>{say('how-second')}</h2>
      <div class="columns">
        <p>{say('how-fight')}</p>
        <div class="two-pictures cards">
          <HeroCard id={FIGHT.attacker} />
          <MinionCardPicture id={FIGHT.target} />
        </div>
      </div>
      <ol class="steps fight">
        <Beat told="how-fight-attack">
          <Dice faces={FIGHT.attack} />
        </Beat>
        <Beat told="how-fight-defence">
          <Dice faces={FIGHT.defence} />
        </Beat>
        <Beat told="how-fight-surge">
          <span class="wheels">
            <Wheel cheese={FIGHT.wheelBefore} />
            <Wheel cheese={6} />
            <Wheel cheese={0} />
          </span>
        </Beat>
        <Beat told="how-fight-wound">
          <Pages at={FIGHT.pageAfter} end={FIGHT.end} />
        </Beat>
      </ol>
      <div class="columns">
        <Plate caption={say('how-track-before')}>
          <Track cards={FIGHT.trackBefore} />
        </Plate>
        <Plate caption={say('how-track-after')}>
          <Track cards={FIGHT.trackAfter} fresh={FIGHT.surge.type} />
        </Plate>
      </div>
      <div class="columns">
        <Topic say={say} id="how-cheese" rule="M10.6" />
        <Topic say={say} id="how-wounds" rule="M20.1" />
        <Topic say={say} id="how-rooms" rule="M13" />
        <Topic say={say} id="how-short" rule="M5.1" />
      </div>
    </Paper>
  )
}

/** One step of the fight, with what is on the table after it. */
const Beat = ({ told, children }: { told: string; children: ComponentChildren }): JSX.Element => (
  <li>
    <div class="beat">
      <p>{say(told)}</p>
      {children}
    </div>
  </li>
)
