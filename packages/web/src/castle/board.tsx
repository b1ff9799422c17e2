import { useComputed, useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { O, S, TOWERS } from './art/measure.ts'
import { scenery } from './art/scenery.ts'
import { tower, wallLabels, walls } from './art/walls.ts'
import { announce } from '../base/announcer.ts'
import { memo } from '../base/memo.ts'
import { say } from './words/words.ts'
import { Ghost } from '../desk/ghost.tsx'
import { Spots } from '../desk/spots.tsx'
import { Caption } from '../page/parts/caption.tsx'
import type { CastleDesk } from './choosing/choosing.ts'
import { ArmedTile, Marks, Memories, PassMarks } from './draw/marks.tsx'
import { Doomed, GhostSlide } from './draw/ghost-slide.tsx'
import { Mice, Seals } from './draw/mice.tsx'
import { Night } from './draw/night.tsx'
import { Trails } from './draw/trails.tsx'
import { Inlays, Lamps, RoomNames, Roofs, Shades, type RoomsProps } from './draw/roofs.tsx'
import { Floor, Rims, Tiles } from './draw/tiles.tsx'
import { remember } from './memory.ts'
import { showMotion } from './motion.ts'
import { othersMoves } from './others.ts'
import { thoughtText } from './prompt.tsx'
import { drawn } from '../base/drawn.ts'

const WALLS = walls()
const TOWER_TOPS = Object.values(TOWERS)
  .map(([x, y], i) => tower(x, y, 20 + i))
  .join('')

const Ground = memo((_props: object): JSX.Element => (
  <>
    <clipPath id="floor-clip">
      <rect x={O} y={O} width={7 * S} height={7 * S} />
    </clipPath>
    <g class="scenery" dangerouslySetInnerHTML={drawn(scenery)} />
    <g dangerouslySetInnerHTML={drawn(WALLS)} />
    <Floor />
  </>
))
const HoleRims = memo((_props: object): JSX.Element => <Rims />)

/** Everything above the floor. It only changes when a roof is lifted or put back. */
const Building = memo((rooms: RoomsProps): JSX.Element => (
  <>
    <Shades {...rooms} />
    <Inlays {...rooms} />
    <Roofs {...rooms} />
    <g dangerouslySetInnerHTML={drawn(TOWER_TOPS)} />
    {/* Morning light from the upper left over everything that stands still. */}
    <path class="day" d="M36 36H964V964H36z" fill="url(#day)" />
    <Night {...rooms} />
    <Lamps {...rooms} />
    <g dangerouslySetInnerHTML={drawn(wallLabels())} />
    <RoomNames {...rooms} />
  </>
))

/** The castle from above. It knows no rules: it gets a view and the legal actions, and reports taps. */
export function Board({ desk }: { desk: CastleDesk }): JSX.Element | null {
  const drawing = useRef<SVGSVGElement>(null)
  const known = useComputed(() => {
    const memory = desk.view.value?.memory
    return memory === undefined ? new Map() : remember(desk.table.eventsByPlay.value.flat(), memory)
  })
  const moves = useComputed(() => othersMoves(desk.table.eventsByPlay.value.flat(), desk.view.value?.turn ?? 0))
  const { choosing } = desk
  const view = desk.view.value
  const motion = desk.motion.value
  useLayoutEffect(() => {
    if (motion === null || drawing.current === null) return
    void showMotion(drawing.current, motion).then(motion.done)
  }, [motion])
  useSignalEffect(() => tellThought(desk))
  if (view === null) return null
  const thought = choosing.thought.value
  const slide = thought === null ? undefined : choosing.foresight.value?.slides[thought]
  const mover = desk.isPersons.value ? choosing.mover.value : null
  const routes = mover === null ? null : (choosing.foresight.value?.reach[mover] ?? null)
  const { layout } = view
  return (
    <div class="stage">
      <div class="board">
        <svg viewBox="0 0 1000 1000" aria-hidden="true" overflow="visible" ref={drawing}>
          <Ground />
          <Tiles view={view} motion={motion} />
          <HoleRims />
          <Building layout={layout} open={view.open.join('')} />
          {desk.isReady.value && motion === null && <Trails moves={moves.value} layout={layout} />}
          {!desk.isPast.value && <Memories known={known.value} view={view} />}
          <Marks
            view={view}
            legal={desk.legal.value}
            mover={mover}
            which={choosing.which.value}
            sought={choosing.sought.value}
            routes={routes}
            hint={desk.isPast.value ? null : (desk.pointed.value ?? desk.table.hint.value?.line[0] ?? null)}
          />
          {thought !== null && slide !== undefined && <GhostSlide end={thought} foresight={slide} />}
          {choosing.armed.value !== null && desk.isPersons.value && (
            <ArmedTile end={choosing.armed.value} kind={view.spare} />
          )}
          <Mice view={view} motion={motion} />
          {slide !== undefined && <Doomed foresight={slide} />}
          <Seals view={view} />
          <PassMarks view={view} legal={desk.legal.value} mover={choosing.mover.value} />
        </svg>
        <Spots desk={desk} label={say('board-label')} first="a1" />
        <Caption desk={desk} />
      </div>
      <Ghost />
    </div>
  )
}

/** The keyboard has no pointer, so the outcome of the push in question is read out. */
function tellThought(desk: CastleDesk): void {
  const thought = thoughtText(desk)
  if (thought !== '' && desk.isByKey) announce(thought)
}
