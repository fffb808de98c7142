import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OperationId } from '#mocks/engine/types.ts'
import { commonResponses, type DocumentedResponse, document, operationOf } from './contract.ts'
import type { WireResponse } from './driver.ts'

/**
 * Checks responses against the contract with ajv, independently of the engine's own interpreter, so that a bug in its
 * checks can't hide a bug in its responses.
 */

/*
 * Hundreds of schemas are used a few times each, so compiling costs more than running: shared schemas are compiled
 * once (no inlining), without optimization.
 */
const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } })
addFormats.default(ajv)
ajv.addSchema({ ...document, $id: 'contract' } as AnySchemaObject)

const compiled = new Map<string, ValidateFunction>()

function validatorAt(pointer: string): ValidateFunction {
  const known = compiled.get(pointer)
  if (known) return known
  const validate = ajv.getSchema(`contract#${encodeURI(pointer)}`)
  if (validate === undefined) throw new Error(`The contract has no schema at ${pointer}.`)
  compiled.set(pointer, validate)
  return validate
}

/** Errors of a value against the schema at a pointer. */
export function schemaErrorsAt(pointer: string, value: unknown): string[] {
  const validate = validatorAt(pointer)
  if (validate(value)) return []
  return (validate.errors ?? []).map((error) => `${error.instancePath || '(root)'} ${ruleOf(error)}`)
}

/** The rule that is broken. Some messages of ajv lack the name or the values that they are about. */
function ruleOf({ keyword, message, params }: ErrorObject): string {
  switch (keyword) {
    case 'additionalProperties':
      return `must not have property '${params.additionalProperty}'`
    case 'enum':
      return `must be one of ${params.allowedValues.join(', ')}`
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`
    default:
      return message ?? keyword
  }
}

/** Errors of a response of an operation. */
export function responseViolations(id: OperationId, response: WireResponse): string[] {
  const { responses } = operationOf(id)
  const documented =
    commonResponses.find(
      (it) => it.status === response.status && it.codes.some((code) => names(response, code)),
    ) ?? responses.find(({ status }) => status === response.status)
  if (!documented) {
    const statuses = responses.map(({ status }) => status).join(', ')
    return [`${id} does not document the status ${response.status}, only ${statuses}: ${response.text}`]
  }
  const violations = [
    ...headerComplaints(documented, response),
    ...(documented.contentType === null ? emptyComplaints(response) : bodyComplaints(documented, response)),
  ]
  return violations.map((complaint) => `${id} ${response.status}: ${complaint}`)
}

/** True if the response is a problem with this code. */
function names({ text }: WireResponse, code: string): boolean {
  if (!text.includes(`"${code}"`)) return false
  try {
    return JSON.parse(text).code === code
  } catch {
    return false
  }
}

/** Errors of an event's `data`. */
export function eventViolations(id: OperationId, data: unknown): string[] {
  const stream = operationOf(id).responses.find(({ contentType }) => contentType === 'text/event-stream')
  return stream?.schemaPointer ? schemaErrorsAt(stream.schemaPointer, data) : [`${id} documents no stream`]
}

function headerComplaints({ headers }: DocumentedResponse, response: WireResponse): string[] {
  return headers.flatMap(({ name, required, schemaPointer, isNumber }) => {
    const value = response.headers.get(name)
    if (value === null) return required ? [`the header ${name} is missing`] : []
    return schemaErrorsAt(schemaPointer, isNumber ? Number(value) : value).map(
      (it) => `header ${name}: ${it}`,
    )
  })
}

function emptyComplaints({ text, headers }: WireResponse): string[] {
  return [
    ...(text === '' ? [] : [`no body is documented, but there is one: ${text}`]),
    ...(headers.get('content-type') === null ? [] : ['a type is named for a body that is not there']),
  ]
}

/** True for text bodies; others are bytes. */
function isText(type: string): boolean {
  return type.startsWith('text/') || type.endsWith('json')
}

/** `image/png` matches `image/*`. */
function isOfType(type: string, documented: string | null): boolean {
  return documented?.endsWith('/*') ? type.startsWith(documented.slice(0, -1)) : type === documented
}

function bodyComplaints(documented: DocumentedResponse, response: WireResponse): string[] {
  const type = mediaTypeOf(response.headers)
  if (type === null || !isOfType(type, documented.contentType))
    return [`the content type is ${type}, not ${documented.contentType}`]
  if (type === 'text/event-stream') return []
  // Cases check the bytes.
  if (!isText(type)) return response.text === '' ? ['there are no bytes'] : []
  let body: unknown = response.text
  if (!type.startsWith('text/')) {
    try {
      body = JSON.parse(response.text)
    } catch {
      return [`the body is not JSON: ${response.text}`]
    }
  }
  const violations = schemaErrorsAt(documented.schemaPointer ?? '', body)
  if (violations.length > 0) return violations.map((it) => `${it} in ${response.text}`)
  return documented.codes.length === 0 ? [] : problemComplaints(documented, response, body as ProblemBody)
}

/** Media type without parameters; null if missing. */
export function mediaTypeOf(headers: Headers): string | null {
  return headers.get('content-type')?.split(';')[0]?.trim() ?? null
}

interface ProblemBody {
  readonly type: string
  readonly detail: string
  readonly status: number
  readonly code: string
  readonly requestId: string
  readonly retryAfter?: number
}

/** Conventions for problems beyond their schema. */
function problemComplaints(
  { codes }: DocumentedResponse,
  response: WireResponse,
  problem: ProblemBody,
): string[] {
  const retryAfter = response.headers.get('retry-after')
  return [
    ...(codes.includes(problem.code)
      ? []
      : [`the code ${problem.code} is not one of ${codes.join(', ')}: ${problem.detail}`]),
    ...(problem.status === response.status ? [] : [`the problem says its status is ${problem.status}`]),
    ...(problem.type === `/problems/${problem.code}`
      ? []
      : [`the type ${problem.type} does not name the code`]),
    ...(problem.requestId === response.headers.get('x-request-id')
      ? []
      : ['problem and header name two requests']),
    ...((problem.retryAfter?.toString() ?? null) === retryAfter
      ? []
      : ['problem and header disagree on retryAfter']),
  ]
}
