import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { minifySync, transformWithOxc } from 'vite'

const ART = new URL('../../src/mystics/art/', import.meta.url)

function filesIn(folder: string): string[] {
  return readdirSync(new URL(folder, ART), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${folder}${entry.name}/`) : [`${folder}${entry.name}`],
  )
}

/** What files weigh as the browser gets them: types erased, made small, compressed together. */
async function weigh(files: readonly string[]): Promise<number> {
  const parts: string[] = []
  for (const file of files) {
    const { code } = await transformWithOxc(readFileSync(new URL(file, ART), 'utf8'), file, { lang: 'ts' })
    parts.push(minifySync(file, code, { module: true }).code)
  }
  return gzipSync(parts.join('\n'), { level: 9 }).length
}

/** Every chunk of drawings by its name, in compressed bytes: each room alone, and what is loaded together. */
export async function weights(): Promise<ReadonlyMap<string, number>> {
  const sets = new Map<string, readonly string[]>()
  for (const file of filesIn('rooms/')) sets.set(file.slice(0, -'.ts'.length), [file])
  sets.set('kit of rooms', [...filesIn('room/'), 'pen.ts', 'materials.ts', 'marks.ts'])
  sets.set('figures', filesIn('figures/'))
  sets.set('tokens', filesIn('things/'))
  sets.set('dice and icons', ['dice.ts', 'icons.ts'])
  sets.set('cards', filesIn('cards/'))
  for (const file of filesIn('headpieces/')) sets.set(file.slice(0, -'.ts'.length), [file])
  const weighed = new Map<string, number>()
  for (const [name, files] of sets) if (files.length > 0) weighed.set(name, await weigh(files))
  return weighed
}
