import type { JSX } from 'preact'
import { TEAMS } from '../art/names.ts'

/** The castle as it looks on arrival. The picture is a file of its own; the mice are those of the game. */
export function Scene(): JSX.Element {
  return (
    <svg
      class="panel scene castle-scene"
      viewBox="0 -10 1200 370"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {TEAMS.map((team, i) => (
        <use key={team} href={`#mouse-${team}`} x={276 + i * 88} y={i % 2 === 0 ? 214 : 222} width="106" height="130" />
      ))}
      <use href="#cheese-emmental" x="632" y="258" width="92" height="92" />
    </svg>
  )
}
