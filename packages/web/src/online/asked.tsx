import type { ComponentChildren, JSX } from 'preact'
import { useComesIntoSight } from '../page/comes-into-sight.ts'

/** What the others ask of us: it has no turn of its own, so it comes to where we look. */
export function Asked({ children }: { children: ComponentChildren }): JSX.Element {
  const part = useComesIntoSight<HTMLDivElement>()
  return (
    <div class="panel notice asked" role="alert" ref={part}>
      {children}
    </div>
  )
}
