import assert from 'node:assert/strict'
import { test } from 'node:test'
import { effect } from '@preact/signals'
import { CHAPTERS } from '@mousekeep/mystics'
import { kingsTunnels, kingsTunnelsDrained } from '../../src/mystics/art/rooms/kings-tunnels.ts'
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

test('M8 every side that a chapter drains is drawn without its water', async () => {
  const drained = ['drain-pipe', 'sewer', 'kings-tunnels']
  for (const id of drained) {
    const [wet, dry] = [await loaded(id, false), await loaded(id, true)]
    assert.notEqual(dry.look, wet.look, id)
    assert.notEqual(dry.ground, wet.ground, id)
  }
  const said = CHAPTERS.flatMap(({ mods }) => mods?.drySide ?? []).map(({ side }) => side)
  assert.deepEqual([...new Set(said)].toSorted(), drained.toSorted())
})
