import { referenceSteps } from '#src/json-pointer.ts'
import type { Json, JsonObject } from './bundle.ts'

/** Operation of the bundled contract, with the parts that the mock needs. */
export interface OperationModel {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly security: 'required' | 'optional' | 'none'
  readonly permission: string
  readonly keyScope: string
  /** True if a success is recorded in the audit log. */
  readonly audited: boolean
  readonly parameters: readonly ParameterModel[]
  readonly bodySchema: JsonObject | null
  readonly bodyRequired: boolean
  /** Parts of the body that must not be stored anywhere. */
  readonly secrets: readonly SecretModel[]
  readonly responses: readonly ResponseModel[]
}

interface ParameterModel {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly required: boolean
  readonly schema: JsonObject
  /** Conversion of the URL's or header's text before validation. */
  readonly coerce: 'string' | 'integer' | 'number' | 'boolean' | 'strings'
}

interface SecretModel {
  /** Path in the body. */
  readonly path: readonly string[]
  /** Part of the value that may be stored. */
  readonly keep: 'nothing' | 'last_four'
}

export interface ResponseModel {
  readonly status: number
  readonly contentType: string | null
  readonly schema: JsonObject | null
  /** True if the body is binary: an image, a document. */
  readonly isBinary: boolean
  /** Documented problem codes, from the examples; empty for successes. */
  readonly problems: readonly ProblemExample[]
  readonly headers: readonly string[]
}

interface ProblemExample {
  readonly code: string
  readonly title: string
  readonly detail: string
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

export function readModel(contract: JsonObject): OperationModel[] {
  const operations: OperationModel[] = []
  for (const [path, itemJson] of Object.entries(object(contract.paths))) {
    const item = resolve(contract, itemJson)
    for (const method of methods) {
      const operation = item[method]
      if (operation === undefined) continue
      operations.push(readOperation(contract, path, method, object(operation), list(item.parameters)))
    }
  }
  return operations.sort((a, b) => a.id.localeCompare(b.id, 'en'))
}

/** Responses that any operation may give (`x-common-responses`). */
export function readCommonResponses(contract: JsonObject): ResponseModel[] {
  const responses = object(object(contract.components).responses)
  return Object.entries(object(contract['x-common-responses'] ?? {})).map(([status, name]) =>
    readResponse(contract, Number(status), resolve(contract, responses[text(name)])),
  )
}

/** Permissions of each team role (`x-permissions` of the schema TeamRole). */
export function readTeamRoles(contract: JsonObject): Record<string, string[]> {
  const { TeamRole } = object(object(contract.components).schemas)
  const roles = object(object(TeamRole)['x-permissions'])
  return Object.fromEntries(Object.entries(roles).map(([role, held]) => [role, list(held).map(text)]))
}

function readOperation(
  contract: JsonObject,
  path: string,
  method: string,
  operation: JsonObject,
  shared: Json[],
): OperationModel {
  const id = text(operation.operationId)
  const body = operation.requestBody === undefined ? null : resolve(contract, operation.requestBody)
  const bodySchema = body ? object(object(object(body.content)['application/json']).schema) : null
  return {
    id,
    method: method.toUpperCase(),
    path,
    tag: text(list(operation.tags)[0]),
    summary: text(operation.summary),
    security: readSecurity(list(operation.security ?? contract.security)),
    permission: text(operation['x-permission']),
    keyScope: text(operation['x-key-scope']),
    audited: method !== 'get' && operation['x-audit'] !== 'none',
    parameters: [...shared, ...list(operation.parameters)].map((parameter) =>
      readParameter(contract, resolve(contract, parameter)),
    ),
    bodySchema,
    bodyRequired: body?.required === true,
    secrets: bodySchema ? secretsOf(contract, bodySchema, []) : [],
    responses: Object.entries(object(operation.responses)).map(([status, response]) =>
      readResponse(contract, Number(status), resolve(contract, response)),
    ),
  }
}

/** Collects every property with an `x-secret`, including nested objects and all variants of a union. */
function secretsOf(contract: JsonObject, json: Json | undefined, path: readonly string[]): SecretModel[] {
  const schema = resolve(contract, json)
  const own = schema['x-secret']
  if (own !== undefined) {
    if (own !== 'hidden' && own !== 'last_four')
      throw new Error(`${path.join('.')}: x-secret is hidden or last_four, not ${JSON.stringify(own)}`)
    return [{ path, keep: own === 'hidden' ? 'nothing' : own }]
  }
  const below = Object.entries(object(schema.properties ?? {})).flatMap(([name, property]) =>
    secretsOf(contract, property, [...path, name]),
  )
  return [...below, ...list(schema.oneOf).flatMap((form) => secretsOf(contract, form, path))]
}

function readSecurity(requirements: Json[]): OperationModel['security'] {
  if (requirements.length === 0) return 'none'
  return requirements.some((requirement) => Object.keys(object(requirement)).length === 0)
    ? 'optional'
    : 'required'
}

function readParameter(contract: JsonObject, parameter: JsonObject): ParameterModel {
  const schema = object(parameter.schema)
  const resolved = resolve(contract, schema)
  const type = text(resolved.type ?? 'string')
  const coerce = type === 'array' ? 'strings' : type
  if (
    coerce !== 'string' &&
    coerce !== 'integer' &&
    coerce !== 'number' &&
    coerce !== 'boolean' &&
    coerce !== 'strings'
  ) {
    throw new Error(
      `Parameter ${text(parameter.name)}: no way to read a value of type ${type} from an address`,
    )
  }
  const place = text(parameter.in)
  if (place !== 'query' && place !== 'path' && place !== 'header') {
    throw new Error(`Parameter ${text(parameter.name)} is in ${place}, which the engine does not read`)
  }
  return { name: text(parameter.name), in: place, required: parameter.required === true, schema, coerce }
}

function readResponse(contract: JsonObject, status: number, response: JsonObject): ResponseModel {
  const [contentType, mediaJson] = Object.entries(object(response.content ?? {}))[0] ?? [null, null]
  const media = mediaJson === null ? null : object(mediaJson)
  const examples = media?.examples === undefined ? [] : Object.values(object(media.examples))
  return {
    status,
    contentType,
    schema: media?.schema === undefined ? null : object(media.schema),
    isBinary: media?.schema !== undefined && resolve(contract, media.schema).format === 'binary',
    problems:
      contentType === 'application/problem+json'
        ? examples.map((example) => readProblem(object(resolve(contract, example).value)))
        : [],
    headers: Object.keys(object(response.headers ?? {})),
  }
}

function readProblem(value: JsonObject): ProblemExample {
  return { code: text(value.code), title: text(value.title), detail: text(value.detail) }
}

/** Follows `$ref`s inside the document to their final target. */
export function resolve(contract: JsonObject, json: Json | undefined): JsonObject {
  let current = object(json)
  while (typeof current.$ref === 'string') {
    let target: Json = contract
    for (const step of referenceSteps(current.$ref)) target = object(target)[step] ?? null
    current = object(target)
  }
  return current
}

export function object(json: Json | undefined): JsonObject {
  if (json === null || typeof json !== 'object' || Array.isArray(json))
    throw new Error(`Expected an object, got ${JSON.stringify(json)}`)
  return json
}

export function list(json: Json | undefined): Json[] {
  if (json === undefined) return []
  if (!Array.isArray(json)) throw new Error(`Expected a list, got ${JSON.stringify(json)}`)
  return json
}

export function text(json: Json | undefined): string {
  if (typeof json !== 'string') throw new Error(`Expected a text, got ${JSON.stringify(json)}`)
  return json
}
