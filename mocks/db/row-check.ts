import { deepFreeze } from '../kernel/freeze.ts'
import { isObject } from '../kernel/is-object.ts'
import { memo } from '../kernel/memo.ts'
import type { z } from '../kernel/zod.ts'
import { InvalidRowError } from './errors.ts'

/** Returns true if a value fits as it is. On false, the schema itself decides and gives the error. */
type Fits = (value: unknown) => boolean

type Schema = z.core.$ZodType

/**
 * Returns a function that parses rows and freezes them deeply. It checks each row with functions compiled once per
 * schema, and uses zod only for rows that fail: rows are checked at every write, and zod takes several times as long.
 *
 * @param name of the collection
 * @returns a function that throws InvalidRowError
 */
export function createRowParser<Row extends object>(
  name: string,
  schema: z.ZodType<Row>,
): (row: unknown) => Readonly<Row> {
  let fits: Fits | undefined
  return (row) => {
    fits ??= freezes(schema)
    if (fits(row)) return row as Row
    const checked = schema.safeParse(row)
    if (checked.success) return deepFreeze(checked.data)
    throw new InvalidRowError(`${name} does not take this row: ${checked.error.message}`)
  }
}

/** Never true for a value that the schema rejects or would change. */
export const fitsOf = checks(() => true)

/** Like `fitsOf`, but also freezes what fits; a second pass for that would cost more than the check. */
const freezes = checks((value) => {
  Object.freeze(value)
  return true
})

/** @param done called with each object and list that fits, after its parts; returns true */
function checks(done: (value: object) => true): (schema: Schema) => Fits {
  const of: (schema: Schema) => Fits = memo((schema: Schema) => made(schema as z.core.$ZodTypes, of, done))
  return of
}

function made(schema: z.core.$ZodTypes, of: (part: Schema) => Fits, done: (value: object) => true): Fits {
  const { def } = schema._zod
  switch (def.type) {
    case 'lazy':
      return hasChecks(def) ? NEVER : of((schema as z.core.$ZodLazy)._zod.innerType)
    case 'object':
      return fitsObject(def, of, done)
    case 'array': {
      const fits = of(def.element)
      return hasChecks(def) ? NEVER : (value) => Array.isArray(value) && value.every(fits) && done(value)
    }
    case 'tuple': {
      const parts = def.items.map(of)
      if (hasChecks(def) || def.rest !== null) return NEVER
      return (value) =>
        Array.isArray(value) &&
        value.length === parts.length &&
        parts.every((fits, index) => fits(value[index])) &&
        done(value)
    }
    case 'record': {
      const [fitsKey, fits] = [of(def.keyType), of(def.valueType)]
      if (hasChecks(def) || (def.keyType as z.core.$ZodTypes)._zod.def.type !== 'string') return NEVER
      return (value) =>
        isObject(value) &&
        Object.entries(value).every(([key, part]) => fitsKey(key) && fits(part)) &&
        done(value)
    }
    case 'union': {
      const options = def.options.map(of)
      return hasChecks(def) ? NEVER : (value) => options.some((fits) => fits(value))
    }
    case 'nullable': {
      const fits = of(def.innerType)
      return (value) => value === null || fits(value)
    }
    case 'string':
      return fitsText(def)
    case 'number':
      return fitsNumber(def)
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'enum': {
      const values = new Set<unknown>(Object.values(def.entries))
      return (value) => values.has(value)
    }
    case 'literal': {
      const values = new Set<unknown>(def.values)
      return (value) => values.has(value)
    }
    default:
      return NEVER
  }
}

/** Types that rows don't use; zod checks the whole row instead. */
const NEVER: Fits = () => false

function hasChecks({ checks }: z.core.$ZodTypeDef): boolean {
  return checks !== undefined && checks.length > 0
}

/** Rejects missing and unknown fields. Optional fields may be missing, but not undefined. */
function fitsObject(
  def: z.core.$ZodObjectDef,
  of: (part: Schema) => Fits,
  done: (value: object) => true,
): Fits {
  const fields = Object.entries(def.shape).map(([name, schema]) => {
    const optional = (schema as z.core.$ZodTypes)._zod.def
    return optional.type === 'optional'
      ? { name, isOptional: true, fits: of(optional.innerType) }
      : { name, isOptional: false, fits: of(schema) }
  })
  const isStrict = def.catchall?._zod.def.type === 'never'
  if (!isStrict || hasChecks(def)) return NEVER
  return (value) => {
    if (!isObject(value)) return false
    let known = 0
    for (const { name, isOptional, fits } of fields) {
      const part = value[name]
      if (part !== undefined) {
        if (!fits(part)) return false
        known++
      } else if (!isOptional || name in value) return false
    }
    return fieldsOf(value) === known && done(value)
  }
}

/** Number of fields of a plain object, counted without allocating a list. */
function fieldsOf(value: object): number {
  let count = 0
  for (const _ in value) count++
  return count
}

function fitsText(def: z.core.$ZodStringDef): Fits {
  let min = 0
  let max = Number.POSITIVE_INFINITY
  for (const check of def.checks ?? []) {
    const { def: rule } = (check as z.core.$ZodChecks)._zod
    if (rule.check === 'min_length') min = Math.max(min, rule.minimum)
    else if (rule.check === 'max_length') max = Math.min(max, rule.maximum)
    else return NEVER
  }
  return (value) => typeof value === 'string' && value.length >= min && value.length <= max
}

function fitsNumber(def: z.core.$ZodNumberDef): Fits {
  const { format } = def as { readonly format?: string }
  if (format !== undefined && format !== 'safeint') return NEVER
  const isOfFormat = format === undefined ? Number.isFinite : Number.isSafeInteger
  let min = Number.NEGATIVE_INFINITY
  let max = Number.POSITIVE_INFINITY
  for (const check of def.checks ?? []) {
    const { def: rule } = (check as z.core.$ZodChecks)._zod
    if (rule.check === 'greater_than' && rule.inclusive) min = Math.max(min, Number(rule.value))
    else if (rule.check === 'less_than' && rule.inclusive) max = Math.min(max, Number(rule.value))
    else return NEVER
  }
  return (value) => typeof value === 'number' && isOfFormat(value) && value >= min && value <= max
}
