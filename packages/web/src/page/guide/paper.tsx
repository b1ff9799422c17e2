import type { ComponentChildren, JSX } from 'preact'
import { RuleText } from '../parts/rule-text.tsx'
import type { Say } from '../../base/words/words.ts'

/** A page to read here and to print: one sheet of paper, whatever is on it. */
export function Paper({
  label,
  children,
}: {
  readonly label: string
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <article class="paper panel" aria-label={label}>
      {children}
    </article>
  )
}

interface TopicProps {
  readonly say: Say
  /** The key of its heading; the text has the same key with an ending. */
  readonly id: string
  /** The rule that says it in full. */
  readonly rule: string
  readonly children?: ComponentChildren
}

/** One thing to know: a heading, a few sentences, a drawing, and a link to the rule. */
export function Topic({ say, id, rule, children }: TopicProps): JSX.Element {
  return (
    <section class="topic" data-topic={id}>
      <h3>
        {say(id)}{' '}
        <a class="whole" href={`#/rules/${rule}`} aria-label={say('learn-whole-rules', { rule })}>
          {rule}
        </a>
      </h3>
      <p>
        <RuleText text={say(`${id}.text`)} />
      </p>
      {children}
    </section>
  )
}

/** A drawing with its caption. */
export function Plate({
  caption,
  children,
}: {
  readonly caption: string
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <figure class="plate">
      <div class="drawing" aria-hidden="true">
        {children}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
