import type { Parameter } from '../contract/operations.gen.ts'
import { operationSchemas, schemas } from '../contract/schemas.gen.js'
import type { Schema } from '../kernel/validation/schema.ts'
import { createValidator } from '../kernel/validation/validator.ts'
import { toFieldErrors } from './field-errors.ts'
import type { FieldError } from './problem.ts'
import type { KnownOperation, OperationId } from './types.ts'

const validate = createValidator(schemas)

const NO_PARAMETERS: Schema = { additionalProperties: false }
const PROBLEM: Schema = { $ref: 'Problem' }

/** Errors of the coerced parameters of one location. Header names are in lower case. */
export function parameterErrors(
  id: OperationId,
  place: Parameter['in'],
  values: Readonly<Record<string, unknown>>,
): FieldError[] {
  return toFieldErrors(validate(operationSchemas[id].parameters[place] ?? NO_PARAMETERS, values), place)
}

/** Errors of a request body; none if the operation takes no body. */
export function bodyErrors(id: OperationId, body: unknown): FieldError[] {
  return errorsOf(operationSchemas[id].body, body)
}

/** Errors of an event's data; none if the operation has no stream. */
export function eventErrors(id: OperationId, data: unknown): FieldError[] {
  return errorsOf(operationSchemas[id].event, data)
}

/** Errors of a response body; none for a status without a schema. */
export function responseErrors(operation: KnownOperation, status: number, body: unknown): FieldError[] {
  const isProblem = operation.responses[status]?.contentType === 'application/problem+json'
  const schema = isProblem ? PROBLEM : operationSchemas[operation.id].responses[status]
  return errorsOf(schema, body)
}

function errorsOf(schema: Schema | undefined, value: unknown): FieldError[] {
  return schema === undefined ? [] : toFieldErrors(validate(schema, value), 'body')
}
