import { readFileSync } from 'node:fs'
import { materialSprite } from '../../src/mystics/art/materials.ts'

export interface Sheet {
  readonly name: string
  readonly width: number
  readonly draw: () => Promise<string> | string
}

/** A page to look at drawings: in both lights, with the app's own colours. */
const COLOURS = `
:root{--paper:#F4E7CE;--raised:#FFF8E8;--ink:#3A2417;--line:#8F6E4A}
.candle{--paper:#1C1622;--raised:#2B2230;--ink:#F5E8CF;--line:#9C8370}`

const font = (name: string, file: string, weight: number): string => {
  const data = readFileSync(new URL(import.meta.resolve(`@fontsource/${file}.woff2`))).toString('base64')
  return `@font-face{font-family:"${name}";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`
}

const STYLE = `${COLOURS}
*{box-sizing:border-box}body{margin:0;background:#F4E7CE;font:500 15px/1.3 "Alegreya Sans",sans-serif;color:var(--ink)}
section{background:var(--paper);color:var(--ink);padding:14px;display:flex;flex-wrap:wrap;gap:12px;align-items:end}
figure{margin:0;text-align:center;max-width:100%}figure svg{display:block;margin:auto}
.panel{background:var(--raised);border:2px solid var(--line);border-radius:12px;padding:8px}`

/** A drawing as a picture of its own, as a page should show what never moves. */
export const image = (svg: string, width: number): string =>
  `<img width="${width}" alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`

export const figureOf = (drawing: string, caption: string, width: number): string =>
  `<figure class="panel" style="width:${width}px">${drawing}${caption}</figure>`

/** `parts` are sections; each is given the light it stands in. */
export function page(sprite: string, parts: readonly string[]): string {
  const fonts = font('Alegreya Sans', 'alegreya-sans/files/alegreya-sans-latin-800-normal', 800)
  const hidden = `<svg width="0" height="0" style="position:absolute"><defs>${materialSprite()}${sprite}</defs></svg>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${fonts}${STYLE}</style><body>${hidden}${parts.join('')}</body></html>`
}

export const section = (drawings: readonly string[], isCandle = false): string =>
  `<section${isCandle ? ' class="candle"' : ''}>${drawings.join('')}</section>`
