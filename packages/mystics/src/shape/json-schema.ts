import { LIKES, type Fields, type Named, type Shape, type Shapes, type Size } from './shape.ts'

/** A JSON Schema, as far as we write one (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>

/** What the names of each kind look like: those that the box has are listed, others have a pattern. */
export type NameSchemas = Readonly<Record<Named, JsonSchema>>

/**
 * The same shapes that the reader reads by, for editors that complete and check what an author types. What depends on
 * other parts of a file (that a variable is declared, that a side can be reached) only the reader says.
 */
export function jsonSchemaOf(
  title: string,
  shape: Shape,
  slots: Readonly<Record<string, Shapes>>,
  names: NameSchemas,
): JsonSchema {
  const words = Object.entries(slots).map(([slot, table]): [string, JsonSchema] => [slot, schemaOfWord(table)])
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...schemaOf(shape),
    $defs: { ...Object.fromEntries(words), ...names },
  }
}

const reference = (name: string): JsonSchema => ({ $ref: `#/$defs/${name.replaceAll(' ', '%20')}` })

function schemaOf(shape: Shape): JsonSchema {
  switch (shape.is) {
    case 'number':
      return { type: 'integer', minimum: shape.least, maximum: shape.most }
    case 'yes':
      return { const: true }
    case 'no':
      return { const: false }
    case 'boolean':
      return { type: 'boolean' }
    case 'text':
      return { type: 'string', pattern: LIKES[shape.like].pattern }
    case 'one of':
      return { enum: shape.values }
    case 'name':
      return reference(shape.of)
    case 'word':
      return reference(shape.slot)
    case 'list':
      return { type: 'array', items: schemaOf(shape.each), ...sized(shape.size, 'Items') }
    case 'point':
      return { type: 'array', items: { type: 'integer', minimum: 0, maximum: shape.most }, minItems: 2, maxItems: 2 }
    case 'fields':
      return schemaOfFields(shape.fields)
    case 'record':
      return {
        type: 'object',
        propertyNames: schemaOf(shape.by),
        additionalProperties: schemaOf(shape.each),
        ...sized(shape.size, 'Properties'),
      }
    case 'any of':
      return { anyOf: shape.shapes.map(schemaOf) }
    case 'or null':
      return { anyOf: [schemaOf(shape.shape), { type: 'null' }] }
  }
}

function schemaOfFields(fields: Fields): JsonSchema {
  const entries = Object.entries(fields)
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, shape]) => [name, schemaOf(shape.is === 'maybe' ? shape.shape : shape)]),
    ),
    required: entries.filter(([, shape]) => shape.is !== 'maybe').map(([name]) => name),
    additionalProperties: false,
  }
}

/** One word of a table: an object with one key. */
function schemaOfWord(table: Shapes): JsonSchema {
  const properties = Object.fromEntries(Object.entries(table).map(([word, shape]) => [word, schemaOf(shape)]))
  return { type: 'object', properties, additionalProperties: false, minProperties: 1, maxProperties: 1 }
}

function sized([least, most]: Size, what: 'Items' | 'Properties'): JsonSchema {
  return { [`min${what}`]: least, [`max${what}`]: most }
}
