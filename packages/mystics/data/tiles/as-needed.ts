/** The sides of the box as a browser has them: each is a script of its own. */
const COMING: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  courtyard: () => import('./01-courtyard.json', { with: { type: 'json' } }),
  'tunnel-entrance': () => import('./02-tunnel-entrance.json', { with: { type: 'json' } }),
  kitchen: () => import('./03-kitchen.json', { with: { type: 'json' } }),
  'kitchen-tunnels': () => import('./04-kitchen-tunnels.json', { with: { type: 'json' } }),
  'guard-room': () => import('./05-guard-room.json', { with: { type: 'json' } }),
  sewer: () => import('./06-sewer.json', { with: { type: 'json' } }),
  'dining-hall': () => import('./07-dining-hall.json', { with: { type: 'json' } }),
  'dining-tunnels': () => import('./08-dining-tunnels.json', { with: { type: 'json' } }),
  alchemist: () => import('./09-alchemist.json', { with: { type: 'json' } }),
  'crystal-tunnels': () => import('./10-crystal-tunnels.json', { with: { type: 'json' } }),
  'kings-chamber': () => import('./11-kings-chamber.json', { with: { type: 'json' } }),
  'kings-tunnels': () => import('./12-kings-tunnels.json', { with: { type: 'json' } }),
  'queens-chamber': () => import('./13-queens-chamber.json', { with: { type: 'json' } }),
  forge: () => import('./14-forge.json', { with: { type: 'json' } }),
  pipes: () => import('./15-pipes.json', { with: { type: 'json' } }),
  'drain-pipe': () => import('./16-drain-pipe.json', { with: { type: 'json' } }),
}

/** Those that have come. */
export const FILES: unknown[] = []

/** Has these sides, or all, among those that have come; what is no side of the box is passed over. */
export async function fetchFiles(ids: readonly string[] = Object.keys(COMING)): Promise<void> {
  const wanted = Object.keys(COMING).filter((id) => ids.includes(id))
  const files = await Promise.all(wanted.map((id) => COMING[id]()))
  for (const { default: file } of files) if (!FILES.includes(file)) FILES.push(file)
}
