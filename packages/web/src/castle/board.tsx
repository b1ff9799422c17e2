import { useComputed } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { O, S, TOWERS } from '../art/measure.ts'
import { scenery } from '../art/scenery.ts'
import { tower, wallLabels, walls } from '../art/walls.ts'
import { memo } from '../frame/memo.ts'
import { isMemoryShown } from '../shell/settings.ts'
import { say } from '../words/words.ts'
import { Caption } from './caption.tsx'
import type { Desk } from './desk.ts'
import { Ghost } from './ghost.tsx'
import { Tip } from './tip.tsx'
import { ArmedTile, Marks, Memories, PassMarks } from './draw/marks.tsx'
import { Mice, Seals } from './draw/mice.tsx'
import { Night } from './draw/night.tsx'
import { Inlays, Lamps, RoomNames, Roofs, Shades } from './draw/roofs.tsx'
import { Floor, Rims, Tiles } from './draw/tiles.tsx'
import { Grid } from './grid.tsx'
import { remember } from './memory.ts'
import { showMotion } from './motion.ts'
import { drawn } from '../frame/drawn.ts'

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
const Towers = memo((_props: object): JSX.Element => <g dangerouslySetInnerHTML={drawn(TOWER_TOPS)} />)
/** Morning light from the upper left over everything that stands still. */
const Day = memo((_props: object): JSX.Element => <path class="day" d="M36 36H964V964H36z" fill="url(#day)" />)
const Labels = memo((_props: object): JSX.Element => <g dangerouslySetInnerHTML={drawn(wallLabels())} />)
const HoleRims = memo((_props: object): JSX.Element => <Rims />)

/** The castle from above. It knows no rules: it gets a view and the legal actions, and says where it was tapped. */
export function Board({ desk }: { desk: Desk }): JSX.Element | null {
  const drawing = useRef<SVGSVGElement>(null)
  const known = useComputed(() => (isMemoryShown.value ? remember(desk.table.chapters.value.flat()) : new Map()))
  const view = desk.view.value
  const motion = desk.motion.value
  useLayoutEffect(() => {
    if (motion === null || drawing.current === null) return
    void showMotion(drawing.current, motion).then(motion.done)
  }, [motion])
  if (view === null) return null
  const open = view.open.join('')
  const { layout } = view
  return (
    <div class="stage">
      <div class="board">
        <svg viewBox="0 0 1000 1000" aria-hidden="true" overflow="visible" ref={drawing}>
          <Ground />
          <Tiles view={view} motion={motion} />
          <HoleRims />
          <Shades layout={layout} open={open} />
          <Inlays layout={layout} open={open} />
          <Roofs layout={layout} open={open} />
          <Towers />
          <Day />
          <Night layout={layout} open={open} />
          <Lamps layout={layout} open={open} />
          <Labels />
          <RoomNames layout={layout} open={open} />
          {isMemoryShown.value && !desk.isPast.value && <Memories known={known.value} view={view} />}
          <Marks
            view={view}
            legal={desk.legal.value}
            mover={desk.isPersons.value ? desk.mover.value : null}
            which={desk.which.value}
            sought={desk.sought.value}
            hint={desk.isPast.value ? null : (desk.pointed.value ?? desk.table.hint.value?.line[0] ?? null)}
          />
          {desk.armed.value !== null && desk.isPersons.value && <ArmedTile end={desk.armed.value} kind={view.spare} />}
          <Mice view={view} motion={motion} />
          <Seals view={view} />
          <PassMarks view={view} legal={desk.legal.value} mover={desk.mover.value} />
        </svg>
        <Grid desk={desk} label={say('board-label')} />
        <Tip desk={desk} />
        <Caption desk={desk} />
      </div>
      <Ghost view={view} />
    </div>
  )
}
