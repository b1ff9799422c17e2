import type { ComponentChildren, JSX } from 'preact'
import { AFTER } from './example.ts'
import { planOf, ENDS, wayFrom, type Layout } from '../plan.ts'
import { columnOf, isHole, nameOf, rowOf } from '../art/measure.ts'
import { isTower } from '../plan.ts'
import { Arrow, LiftPicture, Mouse, PushPicture, RunPicture } from './small-pictures.tsx'
import { CastlePicture } from './castle-picture.tsx'
import { say } from './words/words.ts'

const PAPER = '#FBF2DD'
const INK = '#3A2417'
const SIDE = 40
const SQUARES = Array.from({ length: 49 }, (_, i) => nameOf(i % 7, Math.floor(i / 7)))

const corner = (square: string): { x: number; y: number } => ({ x: columnOf(square) * SIDE, y: rowOf(square) * SIDE })

/** The 49 squares from above, flat, with their letters and numbers. */
function Plan({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <svg viewBox="-32 -32 344 344" class="castle-plan">
      <rect x="-30" y="-30" width="340" height="340" rx="12" fill={PAPER} />
      {Array.from({ length: 7 }, (_, i) => (
        <g key={i} font-size="15" font-weight="700" text-anchor="middle" fill={INK}>
          <text x={i * SIDE + 20} y="-8">
            {'abcdefg'.charAt(i)}
          </text>
          <text x="-14" y={i * SIDE + 26}>
            {i + 1}
          </text>
        </g>
      ))}
      {children}
      {SQUARES.filter(isTower).map((square) => (
        <circle
          key={square}
          cx={corner(square).x + 20}
          cy={corner(square).y + 20}
          r="17"
          fill="#A89A84"
          stroke={INK}
          stroke-width="2.5"
        />
      ))}
    </svg>
  )
}

/** C1.1, C1.2: towers, solid floor, holes, and the twelve ends of the lines. */
function Lines(): JSX.Element {
  return (
    <Plan>
      {SQUARES.filter((square) => !isTower(square)).map((square) => (
        <rect
          key={square}
          {...corner(square)}
          width={SIDE}
          height={SIDE}
          fill={isHole(square) ? '#6B4A2E' : '#E3C48E'}
          stroke={INK}
          stroke-width="1.6"
        />
      ))}
      {ENDS.map((end) => {
        const [dx, dy] = wayFrom(end)
        const { x, y } = corner(end)
        const turn = (Math.atan2(dy, dx) * 180) / Math.PI
        return (
          <path
            key={end}
            transform={`translate(${x + 20 - dx * 13} ${y + 20 - dy * 13}) rotate(${turn})`}
            d="M-7-8L9 0-7 8z"
            fill="#FFD978"
            stroke={INK}
            stroke-width="2"
          />
        )
      })}
    </Plan>
  )
}

const TINTS = ['#E9B98C', '#F3DD9C', '#BFD4A8', '#C9BFE0']

/** C1.4: which squares lie under one roof, with the letter of the room. */
function Rooms({ layout }: { layout: Layout }): JSX.Element {
  return (
    <figure class="layout">
      <Plan>
        {planOf(layout).rooms.map(({ name, squares }, i) => {
          const xs = squares.map((square) => corner(square).x)
          const ys = squares.map((square) => corner(square).y)
          const [x, y] = [Math.min(...xs), Math.min(...ys)]
          const [w, h] = [Math.max(...xs) - x + SIDE, Math.max(...ys) - y + SIDE]
          return (
            <g key={name}>
              <rect
                x={x + 2}
                y={y + 2}
                width={w - 4}
                height={h - 4}
                rx="6"
                fill={TINTS[i % TINTS.length]}
                stroke={INK}
                stroke-width="2.5"
              />
              <text x={x + w / 2} y={y + h / 2 + 7} font-size="20" font-weight="800" text-anchor="middle" fill={INK}>
                {name}
              </text>
            </g>
          )
        })}
      </Plan>
      <figcaption>{say(`layout-${layout}`)}</figcaption>
    </figure>
  )
}

const row = (tiles: readonly string[]): JSX.Element[] =>
  tiles.map((tile, i) => <use key={i} href={`#tile-${tile}`} x={i * 108} y="0" width="104" height="104" />)

/** C3.5: over one mouse and on to a free square. */
const Passing = (): JSX.Element => (
  <svg viewBox="-6 -30 336 142" class="squares">
    {row(['plain', 'blue', 'plain'])}
    <Mouse on={[0, 0]} />
    <Mouse on={[1, 0]} team="lake" />
    <path d="M70 10Q160-50 252 26" fill="none" stroke="#FFF8E8" stroke-width="22" stroke-linecap="round" />
    <path d="M70 10Q160-50 252 26" fill="none" stroke="#083F73" stroke-width="11" stroke-linecap="round" />
    <path
      transform="translate(254 28) rotate(46)"
      d="M-14-22L24 0-14 22z"
      fill="#083F73"
      stroke="#FFF8E8"
      stroke-width="5"
    />
  </svg>
)

/** C4.1: a trap slides under a mouse, which falls. */
const Fall = (): JSX.Element => (
  <svg viewBox="-150 -40 480 160" class="squares">
    {row(['plain', 'trap', 'plain'])}
    <use href="#tile-gouda" x="-140" y="0" width="104" height="104" />
    <Arrow from={[-0.7, 0]} to={[-0.1, 0]} />
    <use href="#mouse-lake" x="140" y="14" width="58" height="70" transform="rotate(-28 168 50)" />
  </svg>
)

/** C5.1: two mice of one player on the same cheese. */
const Pair = (): JSX.Element => (
  <svg viewBox="-6 -30 560 142" class="squares">
    {row(['gouda', 'plain', 'gouda'])}
    <Mouse on={[0, 0]} />
    <Mouse on={[2, 0]} />
    <Arrow from={[3.1, 0]} to={[3.6, 0]} />
    <use href="#cheese-gouda" x="440" y="0" width="104" height="104" />
  </svg>
)

const PICTURES: Readonly<Record<string, () => JSX.Element>> = {
  'C1.1': () => <CastlePicture view={{ ...AFTER, open: [], players: [] }} box="0 0 1000 1000" />,
  'C1.2': () => <Lines />,
  'C1.4': () => (
    <div class="layouts">
      <Rooms layout="hof" />
      <Rooms layout="mill" />
    </div>
  ),
  'C3.2': () => <LiftPicture />,
  'C3.3': () => <RunPicture />,
  'C3.5': () => <Passing />,
  'C3.6': () => <PushPicture />,
  'C4.1': () => <Fall />,
  'C5.1': () => <Pair />,
}

/** The drawing beside a rule of Castle, with its caption. */
export function pictureOf(rule: string): { drawing: JSX.Element; caption: string } | null {
  const draw = PICTURES[rule]
  return draw === undefined ? null : { drawing: draw(), caption: say(`picture-${rule.replace('.', '-')}`) }
}
