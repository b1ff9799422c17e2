import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { FACE_IDS } from '../art/dice.ts'
import { ink } from '../art/pen.ts'
import { intentArrow, priceMark } from '../art/marks.ts'
import type { RoomExit } from '../art/room/side.ts'
import { FIGHT } from './fight.ts'
import { CELL, miniBox, middleOf, miniRoom, sightLine, type MiniRoom } from './mini-room.ts'
import { Die, HeroCard, MinionCardPicture, Pages, Track, Wheel } from './parts.tsx'
import { say } from './words/words.ts'

const Drawing = ({ box, svg, name }: { box: string; svg: string; name: string }): JSX.Element => (
  <svg viewBox={box} class={`mini ${name}`} dangerouslySetInnerHTML={drawn(svg)} />
)

const Room = ({ room, name, margin = 20 }: { room: MiniRoom; name: string; margin?: number }): JSX.Element => (
  <Drawing box={miniBox(room.wide, room.high, margin)} svg={miniRoom(room)} name={name} />
)

/** M7.2: down with the arrow for 1, up against it for 3. */
export const YellowLine = (): JSX.Element => (
  <Room
    name="yellow"
    room={{
      wide: 4,
      high: 1,
      spaces: { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0] },
      yellow: ['a>b', 'd>c'],
      figures: { collin: 'a', filch: 'c' },
      over: priceMark(CELL * 1.5, CELL * 0.5, 1, 2) + priceMark(CELL * 3.5, CELL * 0.5, 3, 2),
    }}
  />
)

/** M7.3: no mouse crosses it, the rat does. */
export const RedLine = (): JSX.Element => (
  <Room
    name="red"
    room={{
      wide: 3,
      high: 1,
      spaces: { a: [0, 0], b: [1, 0], c: [2, 0] },
      red: ['a|b'],
      figures: { tilda: 'a', 'rat-warriors': 'c' },
      over: intentArrow([CELL * 2.1, CELL * 0.5], [CELL * 0.95, CELL * 0.5]),
    }}
  />
)

/** M8.4: at the end of its turn the mouse drifts on by one. */
const Current = (): JSX.Element => (
  <Room
    name="current"
    room={{
      wide: 3,
      high: 1,
      spaces: { a: [0, 0], b: [1, 0], c: [2, 0] },
      water: ['a', 'b', 'c'],
      current: { b: 0, c: 0 },
      figures: { nez: 'a' },
      over: intentArrow([CELL * 0.75, CELL * 0.8], [CELL * 1.4, CELL * 0.8]),
    }}
  />
)

/** M10.3: from centre to centre; anything black is in the way. */
export const Sight = (): JSX.Element => (
  <Room
    name="sight"
    room={{
      wide: 3,
      high: 3,
      spaces: { a: [0, 0], b: [1, 0], c: [2, 0], d: [0, 1], f: [2, 1], g: [0, 2], h: [1, 2], i: [2, 2] },
      black: [[1, 1]],
      over: sightLine([0, 0], [2, 0], true) + sightLine([0, 0], [2, 2], false),
      figures: { lily: 'a', 'elite-rat-warriors': 'c', roaches: 'i' },
    }}
  />
)

const exit = (id: string, left: number): RoomExit => ({
  id,
  colour: 'orange',
  poly: [
    [left, 5],
    [left + 5, 5],
    [left + 5, 35],
    [left, 35],
  ],
})

/** M13.2: two tiles whose exits of one colour face each other; all mice go together. */
function Exits(): JSX.Element {
  const room: MiniRoom = { wide: 2, high: 2, spaces: { a: [0, 0], b: [1, 0], c: [0, 1], d: [1, 1] } }
  const left = miniRoom({ ...room, exits: [exit('e', 40)], figures: { collin: 'b', filch: 'c', tilda: 'd' } })
  const right = miniRoom({ ...room, exits: [exit('w', -5)] })
  const way = intentArrow([CELL * 1.9, CELL * 1.02], [CELL * 3.2, CELL * 1.02])
  return (
    <Drawing
      name="exits"
      box={`-20 -20 ${CELL * 4 + 150} ${CELL * 2 + 40}`}
      svg={`<g>${left}</g><g transform="translate(${CELL * 2 + 110} 0)">${right}</g>${way}`}
    />
  )
}

/** M13.4: the tile is turned over; the mice stand on the flip space of the other side. */
function Flips(): JSX.Element {
  const room: MiniRoom = { wide: 2, high: 1, spaces: { a: [0, 0], b: [1, 0] } }
  const upper = miniRoom({ ...room, flip: { b: 'plain' }, figures: { collin: 'b', lily: 'a' } })
  const lower = miniRoom({ ...room, flip: { a: 'plain' }, figures: { tilda: 'a' } })
  const turn = `<path d="M${CELL * 1.6} ${CELL * 1.05}Q${CELL * 2.3} ${CELL * 1.7} ${CELL * 2.75} ${CELL * 1.08}" fill="none" ${ink(20)}/><path d="M${CELL * 1.6} ${CELL * 1.05}Q${CELL * 2.3} ${CELL * 1.7} ${CELL * 2.75} ${CELL * 1.08}" fill="none" stroke="#9CD3F0" stroke-width="11" stroke-linecap="round"/><path transform="translate(${CELL * 2.76} ${CELL * 1.05}) rotate(-56)" d="M-16-26L30 0-16 26z" fill="#9CD3F0" ${ink(5)}/>`
  return (
    <Drawing
      name="flips"
      box={`-20 -20 ${CELL * 4 + 150} ${CELL * 1.6}`}
      svg={`<g>${upper}</g><g transform="translate(${CELL * 2 + 110} 0)">${lower}</g>${turn}`}
    />
  )
}

/** M2.1: the six faces, each with what it is good for. */
export const SixFaces = (): JSX.Element => (
  <ul class="six-faces">
    {FACE_IDS.map((face) => (
      <li key={face}>
        <Die face={face} />
        <span>{say(`face-use-${face}`)}</span>
      </li>
    ))}
  </ul>
)

/** M10.2: with a rat next to her, the archer must shoot at that one. */
const Near = (): JSX.Element => (
  <Room
    name="near"
    room={{
      wide: 4,
      high: 1,
      spaces: { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0] },
      figures: { lily: 'a', 'rat-warriors': 'b', roaches: 'd' },
      over: intentArrow(middleOf([0, 0]), [CELL * 1.2, CELL * 0.5], true),
    }}
  />
)

const PICTURES: Readonly<Record<string, () => JSX.Element>> = {
  'M1.2': () => <HeroCard id="collin" />,
  'M1.3': () => <MinionCardPicture id="rat-warriors" />,
  'M2.1': () => <SixFaces />,
  'M3.6': () => <Pages at={FIGHT.pageBefore} end={FIGHT.end} />,
  'M4.2': () => <Track cards={FIGHT.trackAfter} fresh={FIGHT.surge.type} />,
  'M7.2': () => <YellowLine />,
  'M7.3': () => <RedLine />,
  'M8.4': () => <Current />,
  'M10.2': () => <Near />,
  'M10.3': () => <Sight />,
  'M13.2': () => <Exits />,
  'M13.4': () => <Flips />,
  'M15.1': () => <Wheel cheese={FIGHT.wheelBefore} />,
}

/** The drawing beside a rule of Mystics, with its caption. */
export function pictureOf(rule: string): { drawing: JSX.Element; caption: string } | null {
  const draw = PICTURES[rule]
  return draw === undefined ? null : { drawing: draw(), caption: say(`picture-${rule.replace('.', '-')}`) }
}
