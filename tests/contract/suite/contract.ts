import { readFileSync } from 'node:fs'
import type { OperationId } from '#mocks/engine/types.ts'
import { pointerStep, pointerSteps } from '#src/json-pointer.ts'

/**
 * Reads the contract independently of the generator, so that the mock is not tested with what it was generated from.
 */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

export const document = JSON.parse(
  readFileSync(new URL('../../../mocks/contract/openapi.gen.json', import.meta.url), 'utf8'),
) as JsonObject

interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly required: boolean
  /** JSON pointer to its schema in the document. */
  readonly schemaPointer: string
  readonly example: Json | undefined
}

interface DocumentedHeader {
  readonly name: string
  readonly required: boolean
  readonly schemaPointer: string
  /** True if the header's text must be converted to a number before validation. */
  readonly isNumber: boolean
}

export interface DocumentedResponse {
  readonly status: number
  /** Null without a body. */
  readonly contentType: string | null
  readonly schemaPointer: string | null
  /** `x-codes`; empty for successes. */
  readonly codes: readonly string[]
  readonly headers: readonly DocumentedHeader[]
}

export interface ContractOperation {
  readonly id: OperationId
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly permission: string
  readonly keyScope: string
  /** True if authentication is required. */
  readonly signedIn: boolean
  readonly parameters: readonly Parameter[]
  readonly body: {
    readonly schemaPointer: string
    readonly required: boolean
    readonly examples: readonly Json[]
  } | null
  readonly responses: readonly DocumentedResponse[]
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** All operations, in contract order. */
export const contract: readonly ContractOperation[] = readOperations()

/** Responses that any operation may give (`x-common-responses`). */
export const commonResponses: readonly DocumentedResponse[] = Object.entries(
  object(document['x-common-responses']),
).map(([status, name]) => readResponse(Number(status), `/components/responses/${text(name)}`))

const byId = new Map(contract.map((operation) => [operation.id, operation]))

export function operationOf(id: OperationId): ContractOperation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`The contract has no operation ${id}.`)
  return operation
}

/** Outcome: `409 name_taken`, or `200` for a success. */
export type OutcomeName = `${number}` | `${number} ${string}`

/** All documented outcomes of all operations. */
export function documentedOutcomes(): { operation: OperationId; outcome: OutcomeName }[] {
  return contract.flatMap(({ id, responses }) =>
    responses.flatMap(({ status, codes }) =>
      (codes.length === 0 ? [`${status}` as const] : codes.map((code) => `${status} ${code}` as const)).map(
        (outcome) => ({ operation: id, outcome }),
      ),
    ),
  )
}

function readOperations(): ContractOperation[] {
  return Object.entries(object(document.paths)).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const pointer = `/paths${pointerStep(path)}/${method}`
      const operation = object(item)[method]
      return operation === undefined
        ? []
        : [readOperation(path, method, pointer, object(item), object(operation))]
    }),
  )
}

function readOperation(
  path: string,
  method: string,
  pointer: string,
  item: JsonObject,
  operation: JsonObject,
): ContractOperation {
  const pathPointer = pointer.slice(0, pointer.lastIndexOf('/'))
  const parameters = [
    ...list(item.parameters).map((_, index) => `${pathPointer}/parameters/${index}`),
    ...list(operation.parameters).map((_, index) => `${pointer}/parameters/${index}`),
  ].map(readParameter)
  const body = operation.requestBody === undefined ? null : resolvePointer(`${pointer}/requestBody`)
  const bodyMedia = body && object(object(body.value.content)['application/json'])
  return {
    id: text(operation.operationId) as OperationId,
    method: method.toUpperCase(),
    path,
    tag: text(list(operation.tags)[0]),
    permission: text(operation['x-permission']),
    keyScope: text(operation['x-key-scope']),
    signedIn: isSignedIn(list(operation.security)),
    parameters,
    body: body &&
      bodyMedia && {
        schemaPointer: `${body.pointer}/content/application~1json/schema`,
        required: body.value.required === true,
        examples: examplesOf(bodyMedia),
      },
    responses: Object.keys(object(operation.responses)).map((status) =>
      readResponse(Number(status), `${pointer}/responses/${status}`),
    ),
  }
}

/** `[]` and `[{}, …]` make authentication optional (OpenAPI 3.1.1, 4.8.30). */
function isSignedIn(requirements: readonly Json[]): boolean {
  return (
    requirements.length > 0 &&
    requirements.every((requirement) => Object.keys(object(requirement)).length > 0)
  )
}

function readParameter(at: string): Parameter {
  const { pointer, value } = resolvePointer(at)
  return {
    name: text(value.name),
    in: text(value.in) as Parameter['in'],
    required: value.required === true,
    schemaPointer: `${pointer}/schema`,
    example: value.example,
  }
}

function readResponse(status: number, at: string): DocumentedResponse {
  const { pointer, value } = resolvePointer(at)
  const [contentType = null] = Object.keys(object(value.content ?? {}))
  return {
    status,
    contentType,
    schemaPointer: contentType === null ? null : `${pointer}/content${pointerStep(contentType)}/schema`,
    codes: list(value['x-codes']).map(text),
    headers: Object.keys(object(value.headers ?? {})).map((name) => {
      const header = resolvePointer(`${pointer}/headers/${name}`)
      return {
        name,
        required: header.value.required === true,
        schemaPointer: `${header.pointer}/schema`,
        isNumber: object(header.value.schema).type === 'integer',
      }
    }),
  }
}

function examplesOf(media: JsonObject): Json[] {
  return Object.values(object(media.examples ?? {})).map((example) => {
    const reference = object(example).$ref
    const value = (reference === undefined ? object(example) : resolvePointer(text(reference).slice(1)).value)
      .value
    if (value === undefined) throw new Error('An example of the contract has no value.')
    return value
  })
}

/** Value of an operation's `x-` field; undefined without one. */
export function extensionOf<Value>({ path, method }: ContractOperation, name: string): Value | undefined {
  const item = (document.paths as JsonObject)[path] as JsonObject
  return (item[method.toLowerCase()] as JsonObject)[name] as Value | undefined
}

/** Paths of the fields that `q` looks at (`x-search-fields`). */
export function searchFieldsOf({ parameters }: ContractOperation): readonly string[] {
  const q = parameters.find(({ name }) => name === 'q')
  if (q === undefined) return []
  const parameter = valueAt(q.schemaPointer.slice(0, -'/schema'.length)) as JsonObject
  return (parameter['x-search-fields'] ?? []) as readonly string[]
}

/** Schema without a reference. */
export function resolved(schema: JsonObject): JsonObject {
  return typeof schema.$ref === 'string' ? resolved(valueAt(schema.$ref.slice(1)) as JsonObject) : schema
}

/** Object at a JSON pointer with references resolved, and its final location. */
function resolvePointer(pointer: string): { pointer: string; value: JsonObject } {
  const value = object(valueAt(pointer))
  return value.$ref === undefined ? { pointer, value } : resolvePointer(text(value.$ref).slice(1))
}

/** RFC 6901, section 4. */
export function valueAt(pointer: string): Json {
  let value: Json = document
  for (const key of pointerSteps(pointer)) {
    const next: Json | undefined = Array.isArray(value) ? value[Number(key)] : object(value)[key]
    if (next === undefined) throw new Error(`The contract has nothing at ${pointer}.`)
    value = next
  }
  return value
}

function object(value: Json | undefined): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`no object: ${value}`)
  return value as JsonObject
}

function list(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}

function text(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Error(`no text: ${value}`)
  return value
}
