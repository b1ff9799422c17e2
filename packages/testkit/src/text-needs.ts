import {
  FluentParser,
  Message,
  Visitor,
  type Attribute,
  type SelectExpression,
  type VariableReference,
} from '@fluent/syntax'

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many'])

/** What one message needs and offers: its parameters, what stands under it, and the plural forms of each choice. */
export class TextNeeds extends Visitor {
  readonly params = new Set<string>()
  readonly attributes: string[] = []
  readonly forms: string[][] = []

  override visitVariableReference(node: VariableReference): void {
    this.params.add(node.id.name)
  }

  override visitAttribute(node: Attribute): void {
    this.attributes.push(node.id.name)
    this.genericVisit(node)
  }

  override visitSelectExpression(node: SelectExpression): void {
    const forms = node.variants.map(({ key }) => String('name' in key ? key.name : key.value))
    if (forms.some((form) => PLURALS.has(form))) this.forms.push(forms)
    this.genericVisit(node)
  }

  /** The plural forms that the language has and a choice by number has not. */
  readonly missing = (language: string): string[] => {
    const categories: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    return this.forms.flatMap((given) => categories.filter((category) => !given.includes(category)))
  }
}

/** By key. */
export function needsIn(text: string): Map<string, TextNeeds> {
  const { body } = new FluentParser({ withSpans: false }).parse(text)
  const messages = body.filter((entry) => entry instanceof Message)
  return new Map(
    messages.map((message) => {
      const needs = new TextNeeds()
      needs.visit(message)
      return [message.id.name, needs]
    }),
  )
}
