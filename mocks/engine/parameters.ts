import type { Operation, Parameter } from '../contract/operations.gen.ts'
import type { SchemaError } from '../contract/validators.gen.js'
import { validators } from '../contract/validators.gen.js'
import { type FieldError, Problem } from './problem.ts'
import { escapePointer, toFieldErrors } from './schema-errors.ts'
import type { EngineRequest, OperationId } from './types.ts'

export interface Parameters {
  readonly path: Record<string, string>
  readonly query: Record<string, unknown>
  readonly header: Record<string, unknown>
}

/**
 * Reads, coerces and checks everything that is not the body.
 * @throws Problem 400 `invalid_parameters`, with one error for each wrong parameter.
 */
export function readParameters(
  operation: Operation & { readonly id: OperationId },
  path: Record<string, string>,
  search: URLSearchParams | null,
  headers: EngineRequest['headers'],
): Parameters {
  const query: Record<string, unknown> = {}
  const header: Record<string, unknown> = {}
  for (const parameter of operation.parameters) {
    if (parameter.in === 'query') {
      const value = search === null ? undefined : fromSearch(parameter, search)
      if (value !== undefined) query[parameter.name] = value
      else if (parameter.default !== undefined) query[parameter.name] = parameter.default
    } else if (parameter.in === 'header') {
      const value = headers.get(parameter.name)
      if (value !== null) header[parameter.name.toLowerCase()] = coerce(parameter, value)
    }
  }
  const repeated: FieldError[] = []
  if (search !== null) {
    for (const name of new Set(search.keys())) {
      const parameter = operation.parameters.find(
        (candidate) => candidate.in === 'query' && candidate.name === name,
      )
      // Kept, so that the contract's `additionalProperties: false` reports it like any other wrong parameter.
      if (!parameter) query[name] = search.get(name)
      else if (parameter.coerce !== 'strings' && search.getAll(name).length > 1) {
        repeated.push({
          in: 'query',
          pointer: `/${name}`,
          code: 'repeated',
          message: `“${name}” may be given once only.`,
        })
      }
    }
  }
  const parameters = { path, query, header }
  const validate = validators[operation.id].params
  const errors = validate && !validate(parameters) ? parameterErrors(validate.errors ?? []) : []
  if (errors.length > 0 || repeated.length > 0) throw invalidParameters([...errors, ...repeated])
  if (!validate && Object.keys(query).length > 0) {
    throw invalidParameters(
      Object.keys(query).map((name) => unknownParameter('query', `/${escapePointer(name)}`)),
    )
  }
  return parameters
}

function invalidParameters(errors: readonly FieldError[]): Problem {
  return new Problem(400, 'invalid_parameters', errors[0]?.message ?? 'A parameter is invalid.', { errors })
}

function fromSearch(parameter: Parameter, search: URLSearchParams): unknown {
  if (parameter.coerce === 'strings') {
    const values = search.getAll(parameter.name)
    return values.length === 0 ? undefined : values
  }
  const value = search.get(parameter.name)
  return value === null ? undefined : coerce(parameter, value)
}

/** Text that does not look like the wanted type stays text: the validator then says what was expected. */
function coerce(parameter: Parameter, value: string): unknown {
  switch (parameter.coerce) {
    case 'integer':
      return /^-?\d{1,15}$/.test(value) ? Number(value) : value
    case 'number':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : value
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value
    default:
      return value
  }
}

/** `/query/page` is parameter `page` of the query. */
function parameterErrors(errors: readonly SchemaError[]): FieldError[] {
  return toFieldErrors(errors, 'query').map((error) => {
    const [, place, ...rest] = error.pointer.split('/')
    const where = place === 'path' || place === 'header' ? place : 'query'
    const pointer = `/${rest.join('/')}`
    return error.code === 'unknown' ? unknownParameter(where, pointer) : { ...error, in: where, pointer }
  })
}

function unknownParameter(where: FieldError['in'], pointer: string): FieldError {
  return { in: where, pointer, code: 'unknown', message: 'There is no such parameter.' }
}
