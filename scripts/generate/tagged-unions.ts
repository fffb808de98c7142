import type { Json, JsonObject } from './bundle.ts'

/**
 * Lets a validator say what is wrong with the one form that was meant, instead of how a value differs from each of ten:
 * a `oneOf` whose forms are told apart by a `const` becomes "the tag is one of these, and if it is this one, then this
 * form". It accepts the same values, since at most one form can have the tag.
 *
 * @param contract the bundled contract; not changed
 */
export function tellFormsApart(contract: JsonObject): JsonObject {
  const rewrite = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(rewrite)
    if (typeof node !== 'object' || node === null) return node
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, rewrite(value)]))
    const union = Array.isArray(copy.oneOf) ? taggedUnion(contract, copy.oneOf as JsonObject[]) : null
    if (union === null) return copy
    const { oneOf: _, ...rest } = copy
    return { ...rest, ...union }
  }
  return rewrite(contract) as JsonObject
}

function taggedUnion(contract: JsonObject, forms: readonly JsonObject[]): JsonObject | null {
  const schemas = (contract.components as JsonObject).schemas as Readonly<Record<string, JsonObject>>
  const tagsOf = forms.map((form) => {
    const name = typeof form.$ref === 'string' ? form.$ref.replace('#/components/schemas/', '') : ''
    return constants(schemas[name])
  })
  const [first] = tagsOf
  const tag = Object.keys(first ?? {}).find((key) => tagsOf.every((tags) => key in tags))
  if (tag === undefined) return null
  const values = tagsOf.map((tags) => tags[tag])
  if (new Set(values).size < values.length) return null
  return {
    type: 'object',
    required: [tag],
    properties: { [tag]: { enum: values as Json[] } },
    allOf: forms.map((form, index) => ({
      if: { type: 'object', required: [tag], properties: { [tag]: { const: values[index] as Json } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: form,
    })),
  }
}

/** The required properties of an object that can have but one value. */
function constants(schema: JsonObject | undefined): Record<string, unknown> {
  const required = (schema?.required ?? []) as readonly string[]
  const properties = Object.entries((schema?.properties ?? {}) as Readonly<Record<string, JsonObject>>)
  return Object.fromEntries(
    properties.flatMap(([key, value]) =>
      'const' in value && required.includes(key) ? [[key, value.const]] : [],
    ),
  )
}
