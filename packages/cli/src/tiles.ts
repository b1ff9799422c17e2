import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '@mousekeep/engine'
import { checkTile, drawTile, readTile, tilesOfTheBox, type Tile } from '@mousekeep/mystics'
import { command, type Options } from '@mousekeep/command'

const HELP = `Checks sides of tiles and says what to mend; draws them.

  npm run -s tiles                                  the sixteen sides of the box
  npm run -s tiles -- my-room.json my-cellar.json   other sides (docs/add-a-tile.md)

  --draw   a folder for the drawings, one SVG for each side that has nothing to mend

The last line is: N sides, N to mend. The exit code is 1 if there is something to mend.`

await command(HELP, checkAll, { words: Number.POSITIVE_INFINITY })

function checkAll({ words, text }: Options): void {
  const tiles = words.length === 0 ? [...tilesOfTheBox().values()] : words.map(readFile)
  const folder = text('draw', '')
  let bad = 0
  for (const tile of tiles) {
    const messages = checkTile(tile)
    if (messages.length > 0) bad++
    for (const message of messages) console.log(`${tile.id}: ${message}`)
    // What does not hold together cannot be drawn.
    if (folder !== '' && messages.length === 0) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${tile.id}.svg`), drawTile(tile))
    }
  }
  console.log(`${tiles.length} sides, ${bad} to mend`)
  if (bad > 0) process.exitCode = 1
}

function readFile(path: string): Tile {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new BadInput(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
  try {
    return readTile(json)
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${path}: ${error.message}`) : error
  }
}
