import { useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect } from 'preact/hooks'

/** A part of the app whose script is fetched when it is first shown. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let come: ComponentType<Props> | null = null
  return function Later(props: Props): JSX.Element | null {
    const found = useSignal(come)
    useEffect(() => {
      if (found.value === null) void load().then((Part) => (found.value = come = Part))
    }, [])
    const Found = found.value
    return Found === null ? null : <Found {...props} />
  }
}
