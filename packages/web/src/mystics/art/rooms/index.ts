import type { Look } from '../room/look.ts'

/** How each side of the box looks, by its id. Each is a chunk of its own, loaded when the room is first entered. */
const LOOKS: Readonly<Record<string, () => Promise<Look>>> = {
  alchemist: async () => (await import('./alchemist.ts')).alchemist,
  courtyard: async () => (await import('./courtyard.ts')).courtyard,
  'crystal-tunnels': async () => (await import('./crystal-tunnels.ts')).crystalTunnels,
  'dining-hall': async () => (await import('./dining-hall.ts')).diningHall,
  'dining-tunnels': async () => (await import('./dining-tunnels.ts')).diningTunnels,
  'drain-pipe': async () => (await import('./drain-pipe.ts')).drainPipe,
  'drain-pipe-drained': async () => (await import('./drain-pipe.ts')).drainPipeDrained,
  forge: async () => (await import('./forge.ts')).forge,
  'guard-room': async () => (await import('./guard-room.ts')).guardRoom,
  gutter: async () => (await import('./prologue.ts')).gutter,
  'kings-chamber': async () => (await import('./kings-chamber.ts')).kingsChamber,
  'kings-tunnels': async () => (await import('./kings-tunnels.ts')).kingsTunnels,
  'kings-tunnels-drained': async () => (await import('./kings-tunnels.ts')).kingsTunnelsDrained,
  kitchen: async () => (await import('./kitchen.ts')).kitchen,
  'kitchen-tunnels': async () => (await import('./kitchen-tunnels.ts')).kitchenTunnels,
  pipes: async () => (await import('./pipes.ts')).pipes,
  'queens-chamber': async () => (await import('./queens-chamber.ts')).queensChamber,
  sewer: async () => (await import('./sewer.ts')).sewer,
  'sewer-drained': async () => (await import('./sewer.ts')).sewerDrained,
  straw: async () => (await import('./prologue.ts')).straw,
  'tunnel-entrance': async () => (await import('./tunnel-entrance.ts')).tunnelEntrance,
}

/** The names of all looks: the sides of the box, the two of the prologue, and the basins when they are drained. */
export const LOOK_IDS: readonly string[] = Object.keys(LOOKS)

/** How a side looks, with its water or without. */
export async function loadLook(id: string, isDry = false): Promise<Look> {
  const load = (isDry ? LOOKS[`${id}-drained`] : undefined) ?? LOOKS[id]
  if (load === undefined) throw new Error(`Bug: side "${id}" has no look`)
  return await load()
}
