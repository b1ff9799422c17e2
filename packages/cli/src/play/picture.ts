import type { CastleView } from '@mousekeep/castle'
import type { Catalogue } from '@mousekeep/text'
import { Canvas } from './canvas.ts'
import { CASTLE_HEIGHT, CASTLE_WIDTH, drawCastle } from './castle-drawing.ts'
import { drawPanel, PANEL_WIDTH } from './panel.ts'

/** The table as one person sees it, in lines: the castle, and beside it all that lies around it. */
export function pictureOf(view: CastleView, person: number, words: Catalogue, isColoured: boolean): string[] {
  const canvas = new Canvas(CASTLE_WIDTH + 1 + PANEL_WIDTH, CASTLE_HEIGHT)
  drawCastle(canvas, view, words)
  drawPanel(canvas, CASTLE_WIDTH + 1, view, person, words)
  return canvas.lines(isColoured)
}
