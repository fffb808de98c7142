import { referenceSteps } from '#src/json-pointer.ts'

/** Replaces all references within an OpenAPI document by what they point to. A reference to itself becomes `{}`. */
export function inlineReferences(document: unknown): unknown {
  const resolve = (value: unknown, open: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => resolve(item, open))
    if (typeof value !== 'object' || value === null) return value
    const reference = '$ref' in value ? value.$ref : undefined
    if (typeof reference === 'string')
      return open.includes(reference) ? {} : resolve(at(document, reference), [...open, reference])
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, resolve(member, open)]))
  }
  return resolve(document, [])
}

/** @param pointer URI fragment such as `#/components/schemas/Vm` (RFC 6901, section 6) */
export function at(document: unknown, pointer: string): unknown {
  let value = document
  for (const step of referenceSteps(pointer)) value = (value as Record<string, unknown> | undefined)?.[step]
  if (value === undefined) throw new Error(`There is nothing at ${pointer}.`)
  return value
}
