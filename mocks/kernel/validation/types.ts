import type { TypeName } from './schema.ts'

const predicates: Readonly<Record<TypeName, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  // 2.0 is an integer (JSON Schema 2020-12, 4.2.3).
  integer: (value) => Number.isInteger(value),
  number: (value) => Number.isFinite(value),
  string: (value) => typeof value === 'string',
  array: (value) => Array.isArray(value),
  object: isObject,
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Test for the `type` of a schema; undefined, which every value passes, without one. */
export function typeTest(
  type: TypeName | readonly TypeName[] | undefined,
): ((value: unknown) => boolean) | undefined {
  if (type === undefined) return undefined
  if (typeof type === 'string') return predicates[type]
  const tests = type.map((name) => predicates[name])
  return (value) => tests.some((test) => test(value))
}
