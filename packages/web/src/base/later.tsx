import { useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect } from 'preact/hooks'

/** A part of the app that comes with its own script when it is first shown. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Later(props: Props): JSX.Element | null {
    const found = useSignal<ComponentType<Props> | null>(null)
    useEffect(() => {
      void load().then((Part) => (found.value = Part))
    }, [])
    const Found = found.value
    return Found === null ? null : <Found {...props} />
  }
}
