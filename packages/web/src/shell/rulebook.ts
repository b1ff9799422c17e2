/** A numbered rule of `docs/rules`, without the marks of Markdown. */
export interface Rule {
  readonly number: string
  readonly chapter: string
  readonly text: string
  /** What stands between fences: a plan. */
  readonly block: string
}

let rules: readonly Rule[] | null = null

/** Castle's rulebook; it is fetched when it is first wanted. */
export async function readRules(): Promise<readonly Rule[]> {
  if (rules === null) {
    const { default: source } = await import('../../../../docs/rules/castle.md?raw')
    rules = parseRules(source)
  }
  return rules
}

export function parseRules(source: string): Rule[] {
  return source
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [heading, ...rest] = part.split('\n')
      return rest
        .join('\n')
        .split(/^- (?=C\d)/m)
        .slice(1)
        .map((item) => ruleIn(item, heading.trim()))
    })
}

function ruleIn(item: string, chapter: string): Rule {
  const [number] = item.split(' ', 1)
  const [text, block = ''] = item.slice(number.length).split(/^```\n?/m)
  return { number, chapter, text: text.replaceAll(/\*\*|[`_]/g, '').trim(), block: block.trimEnd() }
}
