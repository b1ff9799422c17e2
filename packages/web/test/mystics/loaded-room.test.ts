import assert from 'node:assert/strict'
import { test } from 'node:test'
import { effect } from '@preact/signals'
import { kingsTunnels, kingsTunnelsDrained } from '../../src/mystics/art/rooms/kings-tunnels.ts'
import { sewer } from '../../src/mystics/art/rooms/sewer.ts'
import { roomIn, type LoadedRoom } from '../../src/mystics/room/loaded-room.ts'

/** The room of a view, as soon as its drawing has come. */
async function loaded(side: string, isDry: boolean): Promise<LoadedRoom> {
  return await new Promise((resolve) => {
    effect(() => {
      const room = roomIn({ side, isDry })
      if (room !== null) resolve(room)
    })
  })
}

test('M8 a side that has been drained is drawn so, has no current, and nobody stands in its water', async () => {
  const [wet, dry] = [await loaded('kings-tunnels', false), await loaded('kings-tunnels', true)]
  assert.deepEqual([wet.look, dry.look], [kingsTunnels, kingsTunnelsDrained])
  assert.ok(wet.side.water.length > 0)
  assert.deepEqual([dry.side.water, dry.side.current], [[], []])
})

test('M8 one that has no drawing of its own for that keeps its look, and is plain floor all the same', async () => {
  const dry = await loaded('sewer', true)
  assert.equal(dry.look, sewer)
  assert.deepEqual(dry.side.water, [])
})
