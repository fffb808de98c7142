import fc from 'fast-check'
import { contract, type Json, type JsonObject, valueAt } from '../suite/contract.ts'
import { hostileValue } from './hostile.ts'
import { idText, referenceFor } from './references.ts'

/** Generates values for a schema: mostly valid, sometimes with a hostile value, an extra or a missing member. */
export function fromSchema(schema: JsonObject, name: string): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 14, arbitrary: arbitraryFor(schema, name) },
    { weight: 1, arbitrary: hostileValue },
  )
}

function arbitraryFor(schema: JsonObject, name: string): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === 'string') return arbitraryFor(valueAt(schema.$ref.slice(1)) as JsonObject, name)
  if (schema.type === 'array') return list(schema, name)
  const reference = referenceFor(name)
  if (reference) return reference
  const isFree = schema.type === 'string' && schema.enum === undefined && schema.const === undefined
  const known = isFree ? (meaningful[name] ?? examples.get(name)) : undefined
  const made = madeFrom(schema, name)
  return known === undefined ? made : fc.oneof(fc.constantFrom(...known), made)
}

/** Meaningful values by member or parameter name, to get past a handler's first checks. */
const meaningful: Readonly<Record<string, readonly string[]>> = {
  email: ['owner@nimbus.example', 'admin@nimbus.example', 'fails@nimbus.example', 'somebody@example.com'],
  password: ['Nimbus-Demo-1!'],
  code: ['123456', '123456', '000000'],
  q: ['web', 'vm', 'a', 'e'],
  publicKey: [
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHWzAgRffi7yi/XiuxMSfKVuEJqWNGRbCNpASGAaCBR0 laptop',
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHWzAgRffi7yi/XiuxMSfKVuEJqWNGRbCNpASGAaCBR0',
  ],
}

/** Values of members in the contract's request examples. */
const examples = new Map<string, string[]>()
for (const { body } of contract) for (const example of body?.examples ?? []) collect(example)

function collect(example: Json): void {
  if (typeof example !== 'object' || example === null) return
  for (const [name, value] of Object.entries(example)) {
    if (typeof value === 'string') examples.set(name, [...(examples.get(name) ?? []), value])
    else collect(value)
  }
}

function madeFrom(schema: JsonObject, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum)
  if (Array.isArray(schema.oneOf)) {
    return fc.oneof(...schema.oneOf.map((option) => arbitraryFor(option as JsonObject, name)))
  }
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: Json) => arbitraryFor({ ...schema, type }, name)))
  }
  switch (schema.type) {
    case 'string':
      return text(schema)
    case 'integer':
      return fc.integer({
        min: number(schema.minimum, -1000),
        max: Math.min(number(schema.maximum, 1000), 2 ** 31 - 1),
      })
    case 'number':
      return fc.double({ min: number(schema.minimum, 0), max: number(schema.maximum, 1000), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'object':
      return record(schema)
    default:
      return fc.constant(null)
  }
}

function text(schema: JsonObject): fc.Arbitrary<string> {
  if (schema.format === 'email') return fc.emailAddress()
  if (schema.format === 'date-time') {
    return fc
      .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
  }
  const maxLength = Math.min(number(schema.maxLength, 40), 200)
  if (typeof schema.pattern === 'string') {
    return matching(schema.pattern).filter((it) => it.length <= maxLength)
  }
  return fc.string({ minLength: number(schema.minLength, 0), maxLength })
}

const byPattern = new Map<string, fc.Arbitrary<string>>()

/** Created once per pattern, since creating one takes longer than all values drawn from it. */
function matching(pattern: string): fc.Arbitrary<string> {
  const known = byPattern.get(pattern)
  if (known) return known
  const created = fc.stringMatching(new RegExp(pattern), { size: 'small' })
  byPattern.set(pattern, created)
  return created
}

function list(schema: JsonObject, name: string): fc.Arbitrary<unknown[]> {
  const item = fromSchema((schema.items ?? {}) as JsonObject, name)
  const bounds = {
    minLength: number(schema.minItems, 0),
    maxLength: Math.min(number(schema.maxItems, 4) + 1, 4),
  }
  if (schema.uniqueItems !== true) return fc.array(item, bounds)
  return fc.oneof(
    { weight: 6, arbitrary: fc.uniqueArray(item, { ...bounds, selector: (it) => JSON.stringify(it) ?? '' }) },
    { weight: 1, arbitrary: fc.array(item, bounds) },
  )
}

function record(schema: JsonObject): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as JsonObject)
  const required = Array.isArray(schema.required) ? (schema.required as string[]) : []
  const members = Object.fromEntries(
    properties.map(([name, it]) => [name, fromSchema(it as JsonObject, name)]),
  )
  const whole = fc.record(members, { requiredKeys: required })
  return fc.oneof(
    { weight: 10, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(members, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc.tuple(whole, idText, hostileValue).map(([it, key, value]) => ({ ...it, [key]: value })),
    },
  )
}

function number(value: Json | undefined, fallback: number): number {
  return typeof value === 'number' ? value : fallback
}
