import { operationSchemasOf, schemaOf } from '../contract/schemas.gen.js'
import type { Keyword, Schema } from '../kernel/validation/schema.ts'
import { keywordError } from './field-errors.ts'
import type { ForcedFieldError } from './outcome.ts'
import type { FieldError } from './problem.ts'
import type { OperationId } from './types.ts'

/** Field of an operation's request, with the errors that its schema can cause. */
export interface RequestField {
  readonly in: FieldError['in']
  /** JSON pointer; items of lists have the index 0. */
  readonly pointer: string
  /** The most specific ones first; never empty. */
  readonly errors: readonly Pick<FieldError, 'code' | 'message'>[]
  /** True for an object whose members the schema does not name. */
  readonly isOpen: boolean
}

/** All fields of an operation's request: those of the body, then its parameters. */
export function requestFields(id: OperationId): readonly RequestField[] {
  const { body, parameters } = operationSchemasOf(id)
  const fields: RequestField[] = []
  if (body !== undefined) visit(body, { in: 'body', pointer: '', isRequired: false, depth: 0 }, fields)
  for (const place of ['path', 'query', 'header'] as const) {
    const schema = parameters[place]
    if (schema !== undefined) visit(schema, { in: place, pointer: '', isRequired: false, depth: 0 }, fields)
  }
  return fields
}

/** Finds the field that a pointer names, with any index. */
export function findField(id: OperationId, { in: place = 'body', pointer }: ForcedFieldError) {
  const wanted = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/0')
  const fields = requestFields(id).filter((field) => field.in === place)
  return (
    fields.find((field) => field.pointer === wanted) ??
    fields.find((field) => field.isOpen && wanted.startsWith(`${field.pointer}/`))
  )
}

/** Completes an error from the field's schema. */
export function completeFieldError(id: OperationId, error: ForcedFieldError): FieldError {
  const { in: place = 'body', pointer } = error
  const known = findField(id, error)?.errors ?? []
  const usual = error.code === undefined ? known[0] : known.find(({ code }) => code === error.code)
  return {
    in: place,
    pointer,
    code: error.code ?? usual?.code ?? 'not_allowed',
    message: error.message ?? usual?.message ?? 'This value is not accepted.',
  }
}

/** Schemas may refer to themselves. */
const MAX_DEPTH = 6

/** Keywords whose errors are offered, the most specific ones first. */
const OFFERED: readonly Keyword[] = [
  'pattern',
  'format',
  'enum',
  'const',
  'maxLength',
  'minLength',
  'maximum',
  'minimum',
  'exclusiveMinimum',
  'maxItems',
  'minItems',
  'uniqueItems',
  'type',
]

interface Place {
  readonly in: FieldError['in']
  readonly pointer: string
  readonly isRequired: boolean
  readonly depth: number
}

function visit(schema: Schema, place: Place, fields: RequestField[]): void {
  if (place.depth > MAX_DEPTH) return
  if (schema.$ref !== undefined) {
    const named = schemaOf(schema.$ref)
    if (named !== undefined) visit(named, place, fields)
    return
  }
  if (place.pointer !== '') addField(schema, place, fields)
  for (const form of schema.oneOf ?? []) visit(form, { ...place, depth: place.depth + 1 }, fields)
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    visit(
      member,
      {
        ...place,
        pointer: `${place.pointer}/${name}`,
        isRequired: schema.required?.includes(name) === true,
        depth: place.depth + 1,
      },
      fields,
    )
  }
  if (schema.items !== undefined) {
    const depth = place.depth + 1
    visit(schema.items, { ...place, pointer: `${place.pointer}/0`, isRequired: false, depth }, fields)
  }
}

function addField(schema: Schema, { in: place, pointer, isRequired }: Place, fields: RequestField[]): void {
  const errors = OFFERED.filter((keyword) => schema[keyword] !== undefined)
    .map((keyword) => keywordError(keyword, schema[keyword]))
    .concat(isRequired ? [keywordError('required', undefined)] : [])
  const isOpen =
    schema.type === 'object' && schema.properties === undefined && schema.additionalProperties !== false
  // Forms of a union share their fields.
  const earlier = fields.findIndex((field) => field.in === place && field.pointer === pointer)
  const known = earlier < 0 ? [] : (fields[earlier]?.errors ?? [])
  const added = [...known, ...errors].filter(
    ({ code }, index, all) => all.findIndex((it) => it.code === code) === index,
  )
  if (earlier >= 0) fields[earlier] = { in: place, pointer, errors: added, isOpen }
  else if (added.length > 0 || isOpen) fields.push({ in: place, pointer, errors: added, isOpen })
}
