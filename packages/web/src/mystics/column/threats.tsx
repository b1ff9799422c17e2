import type { JSX } from 'preact'
import { RuleLink } from '../../page/parts/rule-link.tsx'
import type { MysticsDesk } from '../choosing.ts'
import { useComesIntoSight } from '../../page/comes-into-sight.ts'
import { threatsAsked } from '../room/intents.tsx'
import { capital } from '../words/capital.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'

/** Whom each minion would go for if it had the turn now, and whether it would get there. */
export function Threats({ desk }: { desk: MysticsDesk }): JSX.Element {
  const threats = threatsAsked(desk)
  return (
    <section class="panel threats" ref={useComesIntoSight()}>
      <h2>{say('leaf-threats')}</h2>
      {threats.length === 0 && <p>{say('threats-none')}</p>}
      <ul>
        {threats.map(({ who, mouse, steps, isShot, strikes }) => (
          <li key={who}>
            {capital(
              say('threat-line', {
                who: nameOf(who),
                mouse: nameOf(mouse),
                steps,
                how: isShot ? 'shot' : strikes === 1 ? 'sure' : strikes === 0 ? 'never' : 'maybe',
                chance: Math.round(strikes * 100),
              }),
            )}{' '}
            <RuleLink rule={strikes === 1 ? 'M17.6' : 'M17.4'} />
          </li>
        ))}
      </ul>
    </section>
  )
}
