import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { memo } from '../../base/memo.ts'
import { figure, seal } from '../art/figures/figure.ts'
import type { Pose } from '../art/figures/mice/mouse.ts'
import { tokenSymbol } from '../art/things/token-ids.ts'
import type { Crowd, Sealed } from '../art/figures/crowd.ts'
import type { Standing } from './standing.ts'

interface FigureProps {
  readonly id: string
  readonly look: string
  readonly x: number
  readonly y: number
  readonly height: number
  readonly states: string
  readonly carries: string | null
  readonly isActive: boolean
  readonly pose: Pose
}

/** One figure. Animations are set on its group. */
const Figure = memo(({ id, look, x, y, height, states, carries, isActive, pose }: FigureProps): JSX.Element => {
  const drawing = figure({
    id: look,
    letter: '',
    x,
    y,
    height,
    pose,
    isActive,
    states: STATES.filter((state) => states.split(' ').includes(state)),
    ...(carries === null ? {} : { carries: tokenSymbol(carries) }),
  })
  return <g data-figure={id} class="figure" dangerouslySetInnerHTML={drawn(drawing)} />
})

interface SealProps {
  readonly id: string
  readonly look: string
  readonly letter: string
  readonly x: number
  readonly y: number
}

/** A figure's seal, drawn above everybody so that none is hidden in a crowd. It moves with its figure. */
const Seal = memo(({ id, look, letter, x, y }: SealProps): JSX.Element => (
  <g data-figure={id} dangerouslySetInnerHTML={drawn(letter === '' ? '' : seal(look, letter, x, y))} />
))

const STATES = ['down', 'webbed', 'stunned', 'charmed', 'poisoned', 'captured', 'unseen', 'water'] as const

const NOWHERE: Sealed = { x: 0, y: 0, height: 0, seal: [0, 0] }

interface FiguresProps {
  readonly standing: readonly Standing[]
  readonly crowds: ReadonlyMap<string, Crowd>
  readonly active: string | null
}

/** Everybody in the room, those in front last. */
export function Figures({ standing, crowds, active }: FiguresProps): JSX.Element {
  const seen = new Map<string, number>()
  const placed = standing.map((each) => {
    const i = seen.get(each.at) ?? 0
    seen.set(each.at, i + 1)
    return { each, spot: crowds.get(each.at)?.figures[i] ?? NOWHERE }
  })
  return (
    <>
      {placed
        .toSorted((a, b) => a.spot.y - b.spot.y)
        .map(({ each, spot }) => (
          <Figure
            key={each.id}
            id={each.id}
            look={each.look}
            x={spot.x}
            y={spot.y}
            height={spot.height}
            states={each.states.join(' ')}
            carries={each.carries}
            isActive={each.id === active}
            pose="idle"
          />
        ))}
      {placed.map(({ each, spot }) => (
        <Seal key={each.id} id={each.id} look={each.look} letter={each.letter} x={spot.seal[0]} y={spot.seal[1]} />
      ))}
    </>
  )
}

interface ThingsProps {
  readonly things: ReadonlyMap<string, readonly string[]>
  readonly crowds: ReadonlyMap<string, Crowd>
}

/** The tokens and items on the floor. */
export function Things({ things, crowds }: ThingsProps): JSX.Element {
  return (
    <>
      {[...things].flatMap(([at, lying]) =>
        lying.map((thing, i) => {
          const spot = crowds.get(at)?.tokens[i]
          if (spot === undefined) return null
          const { x, y, size } = spot
          return (
            <use
              key={`${at} ${thing} ${i}`}
              href={`#m-${tokenSymbol(thing)}`}
              x={x - size / 2}
              y={y - size / 2}
              width={size}
              height={size}
            />
          )
        }),
      )}
    </>
  )
}
