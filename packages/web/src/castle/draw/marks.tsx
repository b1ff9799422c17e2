import type { CastleAction, CastleView, Route } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { leftOf, O, S, topOf, TOWERS } from '../art/measure.ts'
import { gateOf } from '../choosing/gate.ts'
import { planOf, wayFrom } from '../plan.ts'

interface MarksProps {
  readonly view: CastleView
  readonly legal: readonly CastleAction[]
  readonly mover: string | null
  readonly which: readonly string[]
  readonly sought: CastleAction['do'] | null
  readonly hint: CastleAction | null
  /** Where the mouse to move can run; null if none is chosen. */
  readonly routes: Readonly<Record<string, Route>> | null
}

const CASING = '#2E1508'
const CHALK = '#FFF8E8'

/** What may be done, in chalk: cream dashes with dark edges, to be seen on any material and in both themes. */
export function Marks({ view, legal, mover, which, sought, hint, routes }: MarksProps): JSX.Element {
  const strong = (kind: CastleAction['do']): string => (sought === kind ? 'mark sought' : 'mark')
  const targets = targetsOf(legal, mover).filter((square) => !isTaken(view, square))
  return (
    <g>
      {legal.map((action) => {
        if (action.do === 'uncover')
          return <RoofMark key={action.room} view={view} room={action.room} kind={strong('uncover')} />
        if (action.do === 'enter' || action.do === 'place') {
          return <TowerMark key={action.tower} tower={action.tower} kind={strong(action.do)} />
        }
        return action.do === 'slide' ? <GateMark key={action.end} end={action.end} kind={strong('slide')} /> : null
      })}
      {mover !== null && <Ring square={mover} kind="chosen" />}
      {which.map((square) => (
        <Ring key={square} square={square} kind="asked" />
      ))}
      {routes === null
        ? targets.map((square) => <StepMark key={square} square={square} isTaken={false} kind={strong('step')} />)
        : Object.entries(routes).map(([square, route]) => <PriceMark key={square} square={square} route={route} />)}
      {hint !== null && <HintMark view={view} hint={hint} />}
    </g>
  )
}

/** C3.5: where a mouse may pass another. Drawn above the mice, which would hide them. */
export function PassMarks({ view, legal, mover }: Pick<MarksProps, 'view' | 'legal' | 'mover'>): JSX.Element {
  const targets = targetsOf(legal, mover).filter((square) => isTaken(view, square))
  return (
    <g>
      {targets.map((square) => (
        <StepMark key={square} square={square} isTaken kind="mark" />
      ))}
    </g>
  )
}

/** The squares that the mouse to move can step on; if none is chosen, those of any mouse. */
function targetsOf(legal: readonly CastleAction[], mover: string | null): string[] {
  const steps = legal.filter((action) => action.do === 'step')
  return [...new Set(steps.filter(({ from }) => mover === null || from === mover).map(({ to }) => to))]
}

const isTaken = (view: CastleView, square: string): boolean => view.players.some(({ mice }) => mice.includes(square))

function RoofMark({ view, room, kind }: { view: CastleView; room: string; kind: string }): JSX.Element | null {
  const drawn = planOf(view.layout).rooms.find(({ name }) => name === room)
  if (drawn === undefined) return null
  const box = { x: drawn.x + 7, y: drawn.y + 7, width: drawn.w - 14, height: drawn.h - 14, rx: 12, fill: 'none' }
  return (
    <g class={kind}>
      <rect {...box} stroke={CASING} stroke-width="8" opacity=".55" />
      <rect {...box} stroke={CHALK} stroke-width="4.5" stroke-dasharray="15 10" stroke-linecap="round" />
    </g>
  )
}

function TowerMark({ tower, kind }: { tower: string; kind: string }): JSX.Element {
  const [x, y] = TOWERS[tower] ?? [0, 0]
  return (
    <g class={kind} fill="none">
      <circle cx={x} cy={y} r="52" stroke={CASING} stroke-width="12" opacity=".65" />
      <circle cx={x} cy={y} r="52" stroke={CHALK} stroke-width="7" stroke-dasharray="18 12" stroke-linecap="round" />
      <g transform={`translate(${x} ${y}) scale(1.2)`}>
        <Paw />
      </g>
    </g>
  )
}

function GateMark({ end, kind }: { end: string; kind: string }): JSX.Element {
  const [x, y] = gateOf(end)
  const box = { x: x - 38, y: y - 38, width: 76, height: 76, rx: 10, fill: 'none' }
  return (
    <g class={kind}>
      <rect {...box} stroke={CASING} stroke-width="6" opacity=".5" />
      <rect {...box} stroke={CHALK} stroke-width="3.4" stroke-dasharray="9 8" stroke-linecap="round" />
    </g>
  )
}

function StepMark({ square, isTaken: taken, kind }: { square: string; isTaken: boolean; kind: string }): JSX.Element {
  const x = leftOf(square) + (taken ? S - 20 : S / 2)
  const y = topOf(square) + (taken ? 22 : S / 2)
  return (
    <g class={kind} transform={`translate(${x} ${y})`}>
      <Paw />
    </g>
  )
}

/** What a run there costs, and the cheese it wins on the way. */
function PriceMark({ square, route: { points, takes } }: { square: string; route: Route }): JSX.Element {
  return (
    <g class="mark" data-price={points} transform={`translate(${leftOf(square) + S / 2} ${topOf(square) + S / 2})`}>
      <circle r="21" fill={CHALK} stroke={CASING} stroke-width="3" />
      <text class="price" y="10" text-anchor="middle">
        {points}
      </text>
      {takes.map((cheese, i) => (
        <use key={cheese} href={`#cheese-${cheese}`} x={12 + i * 12} y="-46" width="40" height="40" />
      ))}
    </g>
  )
}

/** A paw print: a mouse can run here. */
function Paw(): JSX.Element {
  return (
    <>
      <circle r="19" fill={CHALK} stroke={CASING} stroke-width="3" />
      <g fill="#9A2F26">
        <ellipse cy="4" rx="6.5" ry="5.5" />
        <circle cx="-8.5" cy="-2" r="3" />
        <circle cy="-6.5" r="3.2" />
        <circle cx="8.5" cy="-2" r="3" />
      </g>
    </>
  )
}

function Ring({ square, kind }: { square: string; kind: 'chosen' | 'asked' }): JSX.Element {
  const tower = TOWERS[square]
  const [x, y, size, round] =
    tower === undefined ? [leftOf(square) + 1, topOf(square) + 1, S - 2, 12] : [tower[0] - 58, tower[1] - 58, 116, 58]
  const box = { x, y, width: size, height: size, rx: round, fill: 'none' }
  return (
    <g class={kind === 'asked' ? 'mark sought' : undefined}>
      <rect {...box} stroke="#FFF8E8" stroke-width="9" />
      <rect {...box} stroke={kind === 'chosen' ? '#083F73' : '#9A2F26'} stroke-width="5" />
    </g>
  )
}

/** A hint: a red ring with a cream halo around each place of the action. */
function HintMark({ view, hint }: { view: CastleView; hint: CastleAction }): JSX.Element {
  const places =
    hint.do === 'step'
      ? [hint.from, hint.to]
      : hint.do === 'place' || hint.do === 'enter'
        ? [hint.tower]
        : hint.do === 'uncover'
          ? (planOf(view.layout).rooms.find(({ name }) => name === hint.room)?.squares ?? [])
          : []
  return (
    <g>
      {places.map((square) => (
        <Ring key={square} square={square} kind="asked" />
      ))}
      {hint.do === 'slide' && (
        <circle
          cx={gateOf(hint.end)[0]}
          cy={gateOf(hint.end)[1]}
          r="52"
          fill="none"
          stroke="#9A2F26"
          stroke-width="6"
        />
      )}
    </g>
  )
}

/** The spare tile at the gate where it would be pushed in. */
export function ArmedTile({ end, kind }: { end: string; kind: CastleView['spare'] }): JSX.Element {
  const [x, y] = gateOf(end)
  const [dx, dy] = wayFrom(end)
  return (
    <g transform={`translate(${x - 52 - dx * 26} ${y - 52 - dy * 26})`} class="armed">
      <rect x="4" y="8" width="104" height="104" rx="10" fill="#1E0E06" opacity=".35" />
      <use href={`#tile-${kind}`} width="104" height="104" />
    </g>
  )
}

/** C7.1: the tiles under roofs that a player with a perfect memory would know. */
export function Memories({
  known,
  view,
}: {
  known: ReadonlyMap<string, CastleView['spare']>
  view: CastleView
}): JSX.Element {
  return (
    <g>
      {[...known]
        .filter(([square]) => view.tiles[square] === undefined)
        .map(([square, kind]) => (
          <g key={square} transform={`translate(${O + (square.charCodeAt(0) - 97) * S + 34} ${topOf(square) + 34})`}>
            <circle cx="23" cy="23" r="25" fill="#FFF8E8" stroke="#2E1508" stroke-width="2.5" opacity=".92" />
            <use
              href={kind === 'plain' || kind === 'trap' ? `#tile-${kind}` : `#cheese-${kind}`}
              x="6"
              y="6"
              width="34"
              height="34"
            />
          </g>
        ))}
    </g>
  )
}
