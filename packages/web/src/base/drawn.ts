/** The page's policy in browsers that have Trusted Types: only what passes through this file becomes markup. */
interface Policy {
  createHTML(markup: string): string
  createScriptURL(url: string): string
}

declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined

const RULES: Policy = { createHTML: (markup) => markup, createScriptURL: (url) => url }
const policy = typeof trustedTypes === 'undefined' ? RULES : trustedTypes.createPolicy('mousekeep', RULES)

/** At most this many drawings are kept; then the store is emptied. */
const MOST = 2000
const kept = new Map<string, { __html: string }>()

/**
 * Wraps one of our own drawings the way Preact wants it. Never call it with anything from outside the program. Equal
 * markup gives the same object, because Preact compares objects: what a policy makes of equal markup is not equal, so
 * the drawing would be made again every time.
 */
export function drawn(markup: string): { __html: string } {
  const known = kept.get(markup)
  if (known !== undefined) return known
  if (kept.size >= MOST) kept.clear()
  const made = { __html: policy.createHTML(markup) }
  kept.set(markup, made)
  return made
}

/** The address of one of our own scripts. */
export function ownScript(url: string): string {
  return policy.createScriptURL(url)
}
