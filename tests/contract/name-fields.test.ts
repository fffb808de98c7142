import { expect, test } from 'vitest'
import { contract, type JsonObject, valueAt } from './suite/contract.ts'

/** Properties of requests with a name, or another text that is shown on one line. */
const SHOWN_ON_ONE_LINE =
  /(^|[a-z])(name|label|subject|company|jobTitle|organization|reason|city|line\d|postalCode)s?$/i

const fields = new Map(contract.flatMap(({ body }) => (body ? textsIn(body.schemaPointer) : [])))

test('fields are found', () => {
  expect([...fields.keys()]).toEqual(expect.arrayContaining(['ProjectCreate.name', 'VmCreate.names']))
})

test.each([...fields])('%s accepts no hidden characters', (_, { pattern, enum: options }) => {
  if (options !== undefined) return
  expect(pattern).toBeTypeOf('string')
  const rule = new RegExp(String(pattern), 'u')
  const hidden = ['\u0085', '\u200b', '\u2028', '\u202e', '\u2066', '\ufeff']
  expect(hidden.map((it) => `a${it}b`).filter((text) => rule.test(text))).toEqual([])
})

/** Texts of a request's schema that are shown on one line, by schema and property. */
function textsIn(pointer: string, seen = new Set<string>()): [string, JsonObject][] {
  if (seen.has(pointer)) return []
  seen.add(pointer)
  const schema = valueAt(pointer) as JsonObject
  if (typeof schema.$ref === 'string') return textsIn(schema.$ref.slice(1), seen)
  const owner = pointer.slice(pointer.lastIndexOf('/') + 1)
  const properties = Object.keys((schema.properties ?? {}) as JsonObject).flatMap((name) => {
    const at = `${pointer}/properties/${name}`
    const text = textAt(at)
    return text !== null && SHOWN_ON_ONE_LINE.test(name)
      ? [[`${owner}.${name}`, text] satisfies [string, JsonObject]]
      : textsIn(at, seen)
  })
  const options = (Array.isArray(schema.oneOf) ? schema.oneOf : []).flatMap((_, index) =>
    textsIn(`${pointer}/oneOf/${index}`, seen),
  )
  return [...properties, ...options, ...(schema.items === undefined ? [] : textsIn(`${pointer}/items`, seen))]
}

/** The schema of a text, or of the texts in a list. Null for other values. */
function textAt(pointer: string): JsonObject | null {
  const schema = valueAt(pointer) as JsonObject
  if (typeof schema.$ref === 'string') return textAt(schema.$ref.slice(1))
  if (schema.items !== undefined) return textAt(`${pointer}/items`)
  return [schema.type].flat().includes('string') ? schema : null
}
