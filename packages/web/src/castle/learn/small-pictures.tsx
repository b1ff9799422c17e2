import type { ComponentChildren, JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { tower } from '../art/walls.ts'

/** A few squares of a castle, each 104 wide: as much as one drawing has to show. */
const STEP = 108

interface SquaresProps {
  readonly wide: number
  readonly high: number
  readonly children: ComponentChildren
}

function Squares({ wide, high, children }: SquaresProps): JSX.Element {
  return (
    <svg viewBox={`-6 -6 ${wide * STEP + 8} ${high * STEP + 8}`} class="squares">
      {children}
    </svg>
  )
}

const at = (column: number, row: number): { x: number; y: number } => ({ x: column * STEP, y: row * STEP })

const Tile = ({ of, on }: { of: string; on: readonly [number, number] }): JSX.Element => (
  <use href={`#tile-${of}`} {...at(...on)} width="104" height="104" />
)
const Floor = ({ on }: { on: readonly [number, number] }): JSX.Element => (
  <use href="#solid" {...at(...on)} width="104" height="104" />
)
/** A roof over two squares side by side. */
const Roof = ({ on, isUp = false }: { on: readonly [number, number]; isUp?: boolean }): JSX.Element => (
  <use
    href="#roof-2"
    transform={`translate(${on[0] * STEP} ${on[1] * STEP + (isUp ? -34 : 0)}) ${isUp ? 'rotate(-7) ' : ''}scale(.93)`}
  />
)
export const Mouse = ({ on, team = 'rowan' }: { on: readonly [number, number]; team?: string }): JSX.Element => (
  <use href={`#mouse-${team}`} x={on[0] * STEP + 14} y={on[1] * STEP - 4} width="82" height="100" />
)

/** A thick arrow with a pale edge. */
export function Arrow({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }): JSX.Element {
  const [ax, ay, bx, by] = [...from, ...to].map((part) => part * STEP + 52)
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
  return (
    <g stroke-linecap="round" stroke-linejoin="round">
      <path d={`M${ax} ${ay}L${bx} ${by}`} stroke="#FFF8E8" stroke-width="22" />
      <path d={`M${ax} ${ay}L${bx} ${by}`} stroke="#083F73" stroke-width="11" />
      <path
        transform={`translate(${bx} ${by}) rotate(${turn})`}
        d="M-14-22L24 0-14 22z"
        fill="#083F73"
        stroke="#FFF8E8"
        stroke-width="5"
      />
    </g>
  )
}

/** A cross over what is not allowed. */
const Cross = ({ on }: { on: readonly [number, number] }): JSX.Element => (
  <path
    transform={`translate(${on[0] * STEP + 52} ${on[1] * STEP + 52})`}
    d="M-24-24L24 24M24-24L-24 24"
    stroke="#B3261E"
    stroke-width="13"
    stroke-linecap="round"
  />
)

/** C3.2: a mouse lifts a roof beside it, even one that only touches its square at a corner. */
export function LiftPicture(): JSX.Element {
  return (
    <Squares wide={4} high={2}>
      <Roof on={[2, 0]} isUp />
      <Tile of="gouda" on={[0, 1]} />
      <Tile of="plain" on={[1, 1]} />
      <Roof on={[2, 1]} />
      <Roof on={[0, 0]} />
      <Mouse on={[1, 1]} />
      <Arrow from={[2.5, 0.45]} to={[2.9, -0.15]} />
    </Squares>
  )
}

/** C3.3: to the four squares beside it, not diagonally and not onto a trap. */
export function RunPicture(): JSX.Element {
  return (
    <Squares wide={3} high={3}>
      <Tile of="plain" on={[1, 0]} />
      <Floor on={[0, 0]} />
      <Tile of="emmental" on={[2, 1]} />
      <Tile of="trap" on={[0, 1]} />
      <Tile of="plain" on={[1, 1]} />
      <Tile of="plain" on={[1, 2]} />
      <Floor on={[2, 0]} />
      <Floor on={[0, 2]} />
      <Floor on={[2, 2]} />
      <Arrow from={[1.1, 0.8]} to={[1.1, 0.25]} />
      <Arrow from={[1.3, 1]} to={[1.85, 1]} />
      <Arrow from={[1.1, 1.3]} to={[1.1, 1.85]} />
      <Mouse on={[1, 1]} />
      <Cross on={[0, 1]} />
      <Cross on={[2, 0]} />
    </Squares>
  )
}

/** C3.4: from the hand onto a free tower. */
export function EnterPicture(): JSX.Element {
  return (
    <svg viewBox="-84 -84 330 168" class="squares">
      <g dangerouslySetInnerHTML={drawn(tower(0, 0, 20))} />
      <use href="#mouse-rowan" x="150" y="-52" width="82" height="100" />
      <g transform="translate(-52 -52)">
        <Arrow from={[1.35, 0.5]} to={[0.6, 0.5]} />
      </g>
    </svg>
  )
}

/** C3.6: the spare goes in at one end, another comes out at the far end; the mouse stays where it is. */
export function PushPicture(): JSX.Element {
  const line = ['halloumi', 'plain', 'blue']
  return (
    <svg viewBox="-150 -36 640 156" class="squares">
      <rect x="-6" y="-6" width="332" height="116" rx="12" fill="#2E1B10" />
      <use href="#tile-gouda" x="-144" y="0" width="104" height="104" />
      {line.map((kind, i) => (
        <use key={i} href={`#tile-${kind}`} x={i * STEP} y="0" width="104" height="104" />
      ))}
      <use href="#tile-provolone" x="384" y="10" width="104" height="104" />
      <Arrow from={[-0.72, 0]} to={[-0.1, 0]} />
      <Arrow from={[2.85, 0]} to={[3.35, 0.05]} />
      <use href="#mouse-rowan" x={STEP + 10} y="-22" width="92" height="112" />
    </svg>
  )
}
