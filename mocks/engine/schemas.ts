import { pointerStep } from '#src/json-pointer.ts'
import type { Parameter } from '../contract/operations.gen.ts'
import { operationSchemasOf, schemaOf } from '../contract/schemas.gen.js'
import type { Schema } from '../kernel/validation/schema.ts'
import { createValidator } from '../kernel/validation/validator.ts'
import { toFieldErrors } from './field-errors.ts'
import type { FieldError } from './problem.ts'
import type { KnownOperation, OperationId } from './types.ts'

const validate = createValidator(schemaOf)

const NO_PARAMETERS: Schema = { additionalProperties: false }
const PROBLEM: Schema = { $ref: 'Problem' }

/** Errors of the coerced parameters of one location, by their names in the contract. */
export function parameterErrors(
  id: OperationId,
  place: Parameter['in'],
  values: Readonly<Record<string, unknown>>,
): FieldError[] {
  return toFieldErrors(validate(operationSchemasOf(id).parameters[place] ?? NO_PARAMETERS, values), place)
}

/** Errors of a request body; none if the operation takes no body. */
export function bodyErrors(id: OperationId, body: unknown): FieldError[] {
  const malformed = malformedTextErrors(body)
  const errors = errorsOf(operationSchemasOf(id).body, body)
  if (malformed.length === 0) return errors
  // One message for each field: the first.
  const pointers = new Set(malformed.map(({ pointer }) => pointer))
  return [...malformed, ...errors.filter(({ pointer }) => !pointers.has(pointer))]
}

/** Errors of texts with half a surrogate pair. JSON and YAML can escape one (`\ud800`), but UTF-8 can't encode it. */
function malformedTextErrors(value: unknown, pointer = ''): FieldError[] {
  if (typeof value === 'string') {
    if (value.isWellFormed()) return []
    const message = 'This contains an unpaired surrogate (U+D800 to U+DFFF), which is not a character.'
    return [{ in: 'body', pointer, code: 'wrong_format', message }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) =>
    malformedTextErrors(member, pointer + pointerStep(name)),
  )
}

/** Errors of an event's data; none if the operation has no stream. */
export function eventErrors(id: OperationId, data: unknown): FieldError[] {
  return errorsOf(operationSchemasOf(id).event, data)
}

/** Errors of the body of a success; none for a status without a schema. */
export function successErrors(operation: KnownOperation, status: number, body: unknown): FieldError[] {
  return errorsOf(operationSchemasOf(operation.id).responses[status], body)
}

/** Errors of a problem document. */
export function problemErrors(body: unknown): FieldError[] {
  return errorsOf(PROBLEM, body)
}

function errorsOf(schema: Schema | undefined, value: unknown): FieldError[] {
  return schema === undefined ? [] : toFieldErrors(validate(schema, value), 'body')
}
