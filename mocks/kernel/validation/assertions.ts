import { isObject } from '../is-object.ts'
import { formats } from './formats.ts'
import type { Keyword, Schema } from './schema.ts'

/** Keywords that test a value without other schemas. */
type Assertion = Exclude<Keyword, 'type' | 'oneOf' | 'uniqueItems' | 'required' | 'additionalProperties'>

/** True if a value passes. Values of types to which the keyword does not apply always pass. */
type Test = (value: unknown) => boolean

/** Test for each keyword, from its value in the schema. Failures are reported in this order. */
const tests: { readonly [K in Assertion]-?: (expected: NonNullable<Schema[K]>) => Test } = {
  maximum: (limit) => (value) => typeof value !== 'number' || value <= limit,
  minimum: (limit) => (value) => typeof value !== 'number' || value >= limit,
  exclusiveMinimum: (limit) => (value) => typeof value !== 'number' || value > limit,
  maxLength: (limit) => (value) => typeof value !== 'string' || !isLonger(value, limit),
  minLength: (limit) => (value) => typeof value !== 'string' || !isShorter(value, limit),
  pattern: (source) => {
    const pattern = new RegExp(source, 'u')
    return (value) => typeof value !== 'string' || pattern.test(value)
  },
  format: (name) => {
    const format = formats[name]
    if (format === undefined) throw new Error(`There is no check of the format ${name}.`)
    return (value) => typeof value !== 'string' || format(value)
  },
  const: (constant) => (value) => value === constant,
  enum: (values) => (value) => (values as readonly unknown[]).includes(value),
  minProperties: (limit) => (value) => !isObject(value) || Object.keys(value).length >= limit,
  maxItems: (limit) => (value) => !Array.isArray(value) || value.length <= limit,
  minItems: (limit) => (value) => !Array.isArray(value) || value.length >= limit,
}

export interface CompiledAssertion {
  readonly keyword: Assertion
  readonly expected: unknown
  readonly test: Test
}

export function assertionsOf(schema: Schema): CompiledAssertion[] {
  const keywords = (Object.keys(tests) as Assertion[]).filter((keyword) => schema[keyword] !== undefined)
  return keywords.map((keyword) => {
    const expected = schema[keyword]
    return { keyword, expected, test: (tests[keyword] as (expected: unknown) => Test)(expected) }
  })
}

/*
 * JSON Schema counts code points. Their number is between half of `length` and `length`, which nearly always decides.
 */
function isLonger(text: string, max: number): boolean {
  return text.length > max && [...text].length > max
}

function isShorter(text: string, min: number): boolean {
  return text.length < 2 * min && [...text].length < min
}
