/** The page's policy in browsers that have Trusted Types: nothing but what this file lets through becomes markup. */
interface Policy {
  createHTML(markup: string): string
  createScriptURL(url: string): string
}

declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined

const RULES: Policy = { createHTML: (markup) => markup, createScriptURL: (url) => url }
const policy = typeof trustedTypes === 'undefined' ? RULES : trustedTypes.createPolicy('mousekeep', RULES)

/** So many drawings are kept; then it begins anew. */
const MOST = 2000
const kept = new Map<string, { __html: string }>()

/**
 * One of our own drawings, as Preact wants it. Never call it with anything that came from outside the program.
 * The same drawing is the same object: by that Preact sees that there is nothing to draw anew, because what a policy
 * makes of equal markup is not equal.
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
