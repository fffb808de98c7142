import type { Parameter } from '../contract/operations.gen.ts'
import type { MatchedExchange } from './exchange.ts'
import { type FieldError, Problem } from './problem.ts'
import { parameterErrors } from './schemas.ts'

export interface Parameters {
  readonly path: Readonly<Record<string, string>>
  readonly query: Record<string, unknown>
  readonly header: Record<string, unknown>
}

/**
 * Reads, coerces and checks all parameters.
 * @throws Problem 400 `invalid_parameters`, with one error for each wrong parameter
 */
export function readParameters({
  operation,
  request,
  path,
  search,
}: Pick<MatchedExchange, 'operation' | 'request' | 'path' | 'search'>): Parameters {
  const query: Record<string, unknown> = {}
  const header: Record<string, unknown> = {}
  // Parsed once: each lookup in `URLSearchParams` scans all of it.
  const given = search === null ? NONE : valuesByName(search)
  for (const parameter of operation.parameters) {
    if (parameter.in === 'query') {
      const values = given.get(parameter.name)
      if (values !== undefined) query[parameter.name] = fromSearch(parameter, values)
      else if (parameter.default !== undefined) query[parameter.name] = parameter.default
    } else if (parameter.in === 'header') {
      const value = request.headers.get(parameter.name)
      if (value !== null) header[parameter.name] = coerce(parameter, value)
    }
  }
  const repeated: FieldError[] = []
  for (const [name, values] of given) {
    const parameter = operation.parameters.find(
      (candidate) => candidate.in === 'query' && candidate.name === name,
    )
    // Unknown parameters are kept, so that `additionalProperties: false` reports them.
    if (!parameter) query[name] = values[0]
    else if (parameter.coerce !== 'strings' && values.length > 1) {
      repeated.push({
        in: 'query',
        pointer: `/${name}`,
        code: 'repeated',
        message: `“${name}” can be given only once.`,
      })
    }
  }
  const errors = [
    ...parameterErrors(operation.id, 'query', query),
    ...parameterErrors(operation.id, 'path', path),
    ...parameterErrors(operation.id, 'header', header),
  ].map((error) =>
    error.code === 'unknown' ? { ...error, message: 'This parameter is unknown. Remove it.' } : error,
  )
  if (errors.length > 0 || repeated.length > 0) throw invalidParameters([...errors, ...repeated])
  return { path, query, header }
}

function invalidParameters(errors: readonly FieldError[]): Problem {
  return new Problem(400, 'invalid_parameters', {
    detail: errors[0]?.message ?? 'A parameter is invalid.',
    errors,
  })
}

const NONE: ReadonlyMap<string, readonly string[]> = new Map()

function valuesByName(search: URLSearchParams): ReadonlyMap<string, readonly string[]> {
  const given = new Map<string, string[]>()
  for (const [name, value] of search) {
    const values = given.get(name)
    if (values === undefined) given.set(name, [value])
    else values.push(value)
  }
  return given
}

/** @param values at least one */
function fromSearch(parameter: Parameter, values: readonly string[]): unknown {
  return parameter.coerce === 'strings' ? values : coerce(parameter, values[0] as string)
}

/** Text that does not look like the expected type stays text, so that the validator reports it. */
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
