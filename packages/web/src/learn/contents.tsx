import type { RuleSection } from '@mousekeep/text/rulebook'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from './words/words.ts'

/** The table of contents, always in sight: beside the rulebook, or on a phone behind a button above it. */
export function Contents({ sections }: { readonly sections: readonly RuleSection[] }): JSX.Element {
  const isOpen = useSignal(false)
  const here = useSignal('')
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (seen) => {
        const first = seen.find(({ isIntersecting }) => isIntersecting)
        if (first !== undefined) here.value = first.target.id
      },
      { rootMargin: '-12% 0px -80% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section !== null) watcher.observe(section)
    }
    return () => watcher.disconnect()
  }, [sections])
  return (
    <nav class="contents" data-open={isOpen.value} aria-label={say('rules-contents')}>
      <button
        type="button"
        class="btn small"
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {say('rules-contents')}
      </button>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#/rules/${id}`}
              aria-current={id === here.value ? 'location' : undefined}
              onClick={() => (isOpen.value = false)}
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
