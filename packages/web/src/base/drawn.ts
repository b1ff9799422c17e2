/** The page's policy in browsers that have Trusted Types: nothing but what this file lets through becomes markup. */
interface Policy {
  createHTML(markup: string): string
  createScriptURL(url: string): string
}

declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined

const RULES: Policy = { createHTML: (markup) => markup, createScriptURL: (url) => url }
const policy = typeof trustedTypes === 'undefined' ? RULES : trustedTypes.createPolicy('mousekeep', RULES)

/** One of our own drawings, as Preact wants it. Never call it with anything that came from outside the program. */
export function drawn(markup: string): { __html: string } {
  return { __html: policy.createHTML(markup) }
}

/** The address of one of our own scripts. */
export function ownScript(url: string): string {
  return policy.createScriptURL(url)
}
