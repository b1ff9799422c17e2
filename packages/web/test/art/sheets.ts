import { diceSprite, FACE_IDS } from '../../src/mystics/art/dice.ts'
import { FIGURE_IDS } from '../../src/mystics/art/figures/cast.ts'
import { bust, figure } from '../../src/mystics/art/figures/figure.ts'
import { figureSprite } from '../../src/mystics/art/figures/sprite.ts'
import { isMouse } from '../../src/mystics/art/figures/who.ts'
import { POSES } from '../../src/mystics/art/figures/mice/mouse.ts'
import { STATES } from '../../src/mystics/art/figures/states.ts'
import { icon, ICON_NAMES, isIcon } from '../../src/mystics/art/icons.ts'
import { roomPicture } from '../../src/mystics/art/room/draw.ts'
import { thumbnail } from '../../src/mystics/art/room/thumbnail.ts'
import { loadLook, LOOK_IDS } from '../../src/mystics/art/rooms/index.ts'
import { TOKEN_IDS } from '../../src/mystics/art/things/token-ids.ts'
import { tokenSprite } from '../../src/mystics/art/things/tokens.ts'
import { figureOf, image, page, section, type Sheet } from './page.ts'
import { PICTURE_SHEETS } from './picture-sheets.ts'
import { fullRoom } from './full-room.ts'
import { sideOf } from './sides.ts'

const rooms = LOOK_IDS.map((id): Sheet => ({
  name: `room-${id}`,
  width: 1640,
  draw: async () => {
    const look = await loadLook(id)
    const both = [false, true].map((isCandle) => image(roomPicture(sideOf(id), look, isCandle), 790))
    return page('', [
      section([...both, ...[390, 120].map((width) => image(roomPicture(sideOf(id), look, true), width))]),
    ])
  },
}))

const map: Sheet = {
  name: 'map',
  width: 1000,
  draw: async () => {
    const all: string[] = []
    for (const id of LOOK_IDS) all.push(figureOf(image(thumbnail(sideOf(id), await loadLook(id)), 90), id, 120))
    return page('', [section(all), section(all, true)])
  },
}

const standing = (id: string, more: Partial<Parameters<typeof figure>[0]> = {}, height = 150): string =>
  `<svg width="${height * 1.2}" height="${height * 1.25}" viewBox="-110 -190 220 235">${figure({ id, letter: isMouse(id) ? id[0].toUpperCase() : `${id[0]}1`, x: 0, y: 0, height: 176, ...more })}</svg>`

const figures: Sheet = {
  name: 'figures',
  width: 1400,
  draw: () => {
    const all = FIGURE_IDS.map((id) => figureOf(standing(id), id, 190))
    const busts = FIGURE_IDS.map((id) => figureOf(`<div style="width:60px;margin:auto">${bust(id)}</div>`, '', 80))
    const small = FIGURE_IDS.map((id) => standing(id, {}, 40))
    return page(figureSprite(), [
      section(all),
      section(busts),
      section(small),
      section(all, true),
      section(small, true),
    ])
  },
}

const poses: Sheet = {
  name: 'poses',
  width: 1400,
  draw: () => {
    const mice = FIGURE_IDS.filter(isMouse)
    const rows = POSES.map((pose) => section(mice.map((id) => figureOf(standing(id, { pose }), `${id} ${pose}`, 200))))
    return page(figureSprite(), rows)
  },
}

const states: Sheet = {
  name: 'states',
  width: 1560,
  draw: () => {
    const who = ['nez', 'collin', 'lily', 'rat-warriors', 'spider', 'roaches']
    const rows = [150, 70, 40].map((height) =>
      section(STATES.flatMap((state) => who.map((id) => standing(id, { states: [state] }, height)))),
    )
    const loads = TOKEN_IDS.map((id) => standing('tilda', { carries: `token-${id}`, isActive: true }, 110))
    const badges = STATES.map((state) =>
      figureOf(
        [40, 20, 14]
          .map((size) => `<svg width="${size}" height="${size}"><use href="#m-badge-${state}"/></svg>`)
          .join(''),
        state,
        110,
      ),
    )
    return page(figureSprite() + tokenSprite(), [...rows, section(badges), section(loads)])
  },
}

const small: Sheet = {
  name: 'small',
  width: 1300,
  draw: () => {
    const tokens = TOKEN_IDS.map((id) =>
      figureOf(
        [70, 22]
          .map(
            (size) =>
              `<svg width="${size}" height="${size}" viewBox="0 0 100 100"><use href="#m-token-${id}" width="100" height="100"/></svg>`,
          )
          .join(''),
        id,
        120,
      ),
    )
    const faces = [...FACE_IDS.map((id) => `die-${id}`), 'die-outline', 'coin-whole', 'coin-splat']
    const dice = faces.map((id) =>
      figureOf(
        `<div style="background:#2F5A44;padding:8px;border-radius:8px">${[80, 32].map((size) => `<svg width="${size}" height="${size}" viewBox="0 0 100 106"><use href="#m-${id}" width="100" height="106"/></svg>`).join('')}</div>`,
        id,
        130,
      ),
    )
    const icons = ICON_NAMES.filter(isIcon).map((name) => figureOf(icon(name, 48) + icon(name, 24), name, 96))
    return page(tokenSprite() + diceSprite(), [section(tokens), section(dice), section(icons), section(icons, true)])
  },
}

const phone: Sheet = {
  name: 'phone',
  width: 1620,
  draw: async () => {
    const all: string[] = []
    for (const id of ['kitchen', 'tunnel-entrance', 'kings-tunnels', 'queens-chamber'])
      all.push(await fullRoom(id, false))
    for (const id of ['guard-room', 'pipes', 'sewer', 'forge']) all.push(await fullRoom(id, true))
    return page(figureSprite() + tokenSprite(), [section(all)])
  },
}

export const SHEETS: readonly Sheet[] = [figures, poses, states, small, phone, map, ...rooms, ...PICTURE_SHEETS]
