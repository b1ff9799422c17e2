import { SHELF, starsOf } from '@mousekeep/castle/puzzles'
import { addressOf } from '../../base/route.ts'
import { puzzleWords } from '../words/words.ts'
import { miniCastle } from './mini.ts'
import { STAR } from './stars.tsx'

const WIDTH = 480
const HEIGHT = 600

/** A picture of the castle with its number and stars, and how many tries it took, without any of the answer. */
export function pictureOf(number: number, tries: number): string {
  const puzzle = SHELF[number - 1]
  const stars = Array.from({ length: starsOf(puzzle) }, (_, i) => {
    return `<path d="${STAR}" transform="translate(${30 + i * 34} 524) scale(1.3)" fill="#E3A52F"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#FBF1DA"/>` +
    text(44, 26, puzzleWords.say('puzzle-share-text', { number })) +
    `<g transform="translate(30 64) scale(5)">${miniCastle(puzzle.castle)}</g>` +
    text(512, 20, puzzleWords.say('puzzle-solved-tries', { tries })) +
    stars.join('') +
    text(586, 16, puzzleWords.say(`puzzle-${puzzle.goal}`)) +
    '</svg>'
  )
}

/** Long text is set smaller, so that no language runs over the edge. */
function text(y: number, size: number, words: string): string {
  const fitting = Math.min(size, 760 / words.length)
  return `<text x="30" y="${y}" font-family="Georgia, serif" font-size="${fitting}" fill="#3A2416">${words}</text>`
}

/** Shares the picture with the device's own dialog; where there is none, it is saved. */
export async function sharePuzzle(number: number, tries: number): Promise<void> {
  const file = new File([await pngOf(pictureOf(number, tries))], `castle-${number}.png`, { type: 'image/png' })
  const shared = { files: [file], url: addressOf('castle', `puzzles/${number}`) }
  if (navigator.canShare?.(shared)) {
    // Closing the dialog without sharing is not an error.
    await navigator.share(shared).catch(() => {})
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}

async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT)
  // A blob, because the server's policy forbids data addresses.
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  await image.decode()
  URL.revokeObjectURL(image.src)
  const canvas = new OffscreenCanvas(WIDTH * 2, HEIGHT * 2)
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH * 2, HEIGHT * 2)
  return canvas.convertToBlob({ type: 'image/png' })
}
