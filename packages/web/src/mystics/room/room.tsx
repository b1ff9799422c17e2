import type { Mystics } from '@mousekeep/mystics'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { drawn } from '../../base/drawn.ts'
import { memo } from '../../base/memo.ts'
import type { Motion } from '../../desk/desk.ts'
import { Ghost } from '../../desk/ghost.tsx'
import { Spots } from '../../desk/spots.tsx'
import { Caption } from '../../page/parts/caption.tsx'
import { Tip } from '../../page/parts/tip.tsx'
import type { MysticsDesk } from '../choosing.ts'
import { faceWords } from '../face-words.ts'
import { isCandle } from '../settings.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'
import { Figures, Things } from './figures.tsx'
import { actorOf } from '../stage/actor.ts'
import { roomIn, type LoadedRoom } from './loaded-room.ts'
import { figureSpot, GroundMarks } from './marks.tsx'
import { crowdsOf, standingOf, thingsOf } from './standing.ts'
import { WaysOut } from './ways-out.tsx'
import type * as Show from '../stage/show.ts'
import { fromBeside } from '../from-beside.ts'

// These are not seen before there is somebody to strike, something is told, or somebody asks what threatens.
const TargetMarks = fromBeside((parts) => parts.TargetMarks)
const Intents = fromBeside((parts) => parts.Intents)
const BeatMarks = fromBeside((parts) => parts.BeatMarks)

/** A layer of its own, which the browser paints only once, whatever moves above it. */
const Ground = memo(({ room }: { room: LoadedRoom }): JSX.Element => (
  <svg class="ground" viewBox="0 0 1000 1000" aria-hidden="true" dangerouslySetInnerHTML={drawn(room.ground)} />
))
const Rules = memo(({ room }: { room: LoadedRoom }): JSX.Element => <g dangerouslySetInnerHTML={drawn(room.rules)} />)
const Night = memo(({ room, x, y }: { room: LoadedRoom; x: number; y: number }): JSX.Element => (
  <g dangerouslySetInnerHTML={drawn(room.night(x, y))} />
))

/** The room the mice are in. It knows no rules: it gets a view, what may be done and what that would lead to. */
export function Room({ desk }: { desk: MysticsDesk }): JSX.Element | null {
  const view = desk.view.value
  const stage = useRef<HTMLDivElement>(null)
  const motion = desk.motion.value
  // Before the next frame: if there is nothing to animate, no frame is drawn without the next possible actions.
  useLayoutEffect(() => {
    if (motion === null) return
    void showMotion(motion, desk)
    return () => desk.choosing.stage.skip()
  }, [motion])
  const beat = desk.choosing.stage.beat.value
  useLayoutEffect(() => {
    const side = beat === null ? undefined : roomIn(beat.view)?.side
    if (beat === null || side === undefined || stage.current === null) return
    return shower?.animate(stage.current, beat, side)
  }, [beat])
  if (view === null) return null
  const shown = desk.choosing.scene.value ?? motion?.before ?? view
  const room = roomIn(shown)
  if (room === null) return <div class="stage" />
  const { side } = room
  const standing = standingOf(shown, side)
  const things = thingsOf(shown)
  const crowds = crowdsOf(side, standing, things)
  const active = (beat === null ? null : actorOf(beat)) ?? shown.turn?.card ?? null
  const lit = standing.find(({ id }) => id === active)
  const at = lit === undefined ? { x: 500, y: 500 } : figureSpot(lit.id, lit.at, standing, crowds)
  return (
    <div class="stage" ref={stage}>
      <div class="board room" data-candle={isCandle()}>
        <Ground room={room} />
        <svg viewBox="0 0 1000 1000" aria-hidden="true" overflow="visible">
          {isCandle() && <Night room={room} x={Math.round(at.x)} y={Math.round(at.y - 40)} />}
          <Rules room={room} />
          <GroundMarks desk={desk} side={side} standing={standing} crowds={crowds} />
          <Things things={things} crowds={crowds} />
          <Figures standing={standing} crowds={crowds} active={active} />
          <TargetMarks desk={desk} side={side} standing={standing} crowds={crowds} />
          <Intents desk={desk} standing={standing} crowds={crowds} />
          <BeatMarks beat={beat} side={side} standing={standing} crowds={crowds} />
        </svg>
        <Spots desk={desk} label={say('room-label', { side: nameOf(shown.side) })} first={lit?.at ?? ''} />
        <WaysOut desk={desk} side={side} />
        <Tip desk={desk} words={faceWords} />
        <Caption desk={desk} />
      </div>
      <Ghost />
    </div>
  )
}

/** The script of the animations, loaded when something first happens. */
let shower: typeof Show | null = null

async function showMotion(motion: Motion<Mystics>, desk: MysticsDesk): Promise<void> {
  shower ??= await import('../stage/show.ts')
  await shower.show(motion, desk)
  motion.done()
}
