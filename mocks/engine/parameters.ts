import type { Operation, Parameter } from '../contract/operations.gen.ts'
import type { MatchedExchange } from './exchange.ts'
import { type FieldError, Problem } from './problem.ts'
import { parameterErrors } from './schemas.ts'
import type { EngineRequest } from './types.ts'

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
  // Parsed once: each lookup in `URLSearchParams` scans all of it.
  const given = search === null ? NONE : valuesByName(search)
  const query = readQuery(operation, given)
  const header = readHeaders(operation, request)
  const errors = [
    ...parameterErrors(operation.id, 'query', query),
    ...parameterErrors(operation.id, 'path', path),
    ...parameterErrors(operation.id, 'header', header),
  ].map((error) =>
    error.code === 'unknown' ? { ...error, message: 'This parameter is unknown. Remove it.' } : error,
  )
  const repeated = repeatedParameters(operation, given)
  if (errors.length > 0 || repeated.length > 0) throw invalidParameters([...errors, ...repeated])
  return { path, query, header }
}

function readQuery({ parameters }: Operation, given: GivenValues): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const parameter of parameters) {
    if (parameter.in !== 'query') continue
    const values = given.get(parameter.name)
    if (values !== undefined) query[parameter.name] = fromSearch(parameter, values)
    else if (parameter.default !== undefined) query[parameter.name] = parameter.default
  }
  // Unknown parameters are kept, so that `additionalProperties: false` reports them.
  for (const [name, [first]] of given) if (!queryParameter(parameters, name)) query[name] = first
  return query
}

function readHeaders({ parameters }: Operation, { headers }: EngineRequest): Record<string, unknown> {
  const header: Record<string, unknown> = {}
  for (const parameter of parameters) {
    if (parameter.in !== 'header') continue
    const value = headers.get(parameter.name)
    if (value !== null) header[parameter.name] = coerce(parameter, value)
  }
  return header
}

function repeatedParameters({ parameters }: Operation, given: GivenValues): FieldError[] {
  const repeated = [...given].filter(([name, values]) => {
    const parameter = queryParameter(parameters, name)
    return parameter !== undefined && parameter.coerce !== 'strings' && values.length > 1
  })
  return repeated.map(([name]) => ({
    in: 'query',
    pointer: `/${name}`,
    code: 'repeated',
    message: `“${name}” can be given only once.`,
  }))
}

function queryParameter(parameters: Operation['parameters'], name: string): Parameter | undefined {
  return parameters.find((it) => it.in === 'query' && it.name === name)
}

function invalidParameters(errors: readonly FieldError[]): Problem {
  return new Problem(400, 'invalid_parameters', {
    detail: errors[0]?.message ?? 'A parameter is invalid.',
    errors,
  })
}

/** Values of the query by parameter, each at least one. */
type GivenValues = ReadonlyMap<string, readonly string[]>

const NONE: GivenValues = new Map()

function valuesByName(search: URLSearchParams): GivenValues {
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
