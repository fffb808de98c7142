import { type CollectionName, collections } from '../../db/index.ts'
import { time } from '../../db/rows/fields.ts'
import type { z } from '../../kernel/zod.ts'

type Value = string | number | boolean

/** Field of a row, as a form shows it. */
export interface RowField {
  readonly name: string
  /** `json` for everything without a control of its own. */
  readonly kind: 'time' | 'choice' | 'number' | 'text' | 'object' | 'json'
  /** Values of a `choice`. */
  readonly options: readonly Value[]
  /** Fields of an `object`. */
  readonly fields: readonly RowField[]
  readonly isNullable: boolean
}

/** Fields of a collection's rows, in the order of their schema; none if its rows have several forms. */
export function rowFields(collection: CollectionName): readonly RowField[] {
  return fieldOf('', collections[collection].schema).fields
}

const NONE = { options: [], fields: [], isNullable: false } as const

function fieldOf(name: string, schema: z.core.$ZodType): RowField {
  if (schema === time) return { ...NONE, name, kind: 'time' }
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'lazy':
      return fieldOf(name, (schema as z.core.$ZodLazy)._zod.innerType)
    case 'nullable':
      return { ...fieldOf(name, def.innerType), isNullable: true }
    case 'optional':
    case 'readonly':
      return fieldOf(name, def.innerType)
    case 'enum':
      return { ...NONE, name, kind: 'choice', options: Object.values(def.entries) }
    case 'literal':
      return def.values.every(isValue)
        ? { ...NONE, name, kind: 'choice', options: def.values.filter(isValue) }
        : { ...NONE, name, kind: 'json' }
    case 'boolean':
      return { ...NONE, name, kind: 'choice', options: [true, false] }
    case 'number':
      return { ...NONE, name, kind: 'number' }
    case 'string':
      return { ...NONE, name, kind: 'text' }
    case 'object':
      return {
        ...NONE,
        name,
        kind: 'object',
        fields: Object.entries(def.shape).map(([member, type]) => fieldOf(member, type)),
      }
    default:
      return { ...NONE, name, kind: 'json' }
  }
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** Value for a field that is null so far. */
export function initialValue({ kind, options }: RowField, now: number): unknown {
  switch (kind) {
    case 'time':
      return now
    case 'choice':
      return options[0]
    case 'number':
      return 0
    case 'text':
      return ''
    case 'object':
    case 'json':
      return {}
  }
}
