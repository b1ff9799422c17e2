import { test } from 'node:test'

const RULE = /^[A-Z]\d+\.\d+ \S/

/** A test of one rule: its title begins with the rule's number, so that rules without a test can be listed. */
export function scenario(title: string, body: () => void): void {
  if (!RULE.test(title)) throw new Error(`a scenario's title begins with its rule, as "C3.2 …": ${title}`)
  test(title, body)
}
