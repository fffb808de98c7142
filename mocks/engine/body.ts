import { assertBodySize, parseShallow } from '../kernel/json.ts'
import type { MatchedExchange } from './exchange.ts'
import { Problem } from './problem.ts'
import { bodyErrors } from './schemas.ts'

const JSON_TYPE = 'application/json'

/** Media type without parameters. */
function mediaType(header: string): string {
  return header === JSON_TYPE ? header : (header.split(';', 1)[0] as string).trim().toLowerCase()
}

/**
 * Parses and validates a JSON body. Malformed JSON is a 400; valid JSON that violates the schema is a 422, with one
 * error for each wrong field.
 */
export function readBody({
  operation,
  request,
  bodyText,
}: Pick<MatchedExchange, 'operation' | 'request' | 'bodyText'>): unknown {
  const text = bodyText ?? ''
  assertBodySize(text)
  if (text === '') {
    if (operation.readsBody === 'optional') return undefined
    throw new Problem(400, 'malformed_body', 'A JSON body is required.')
  }
  const type = mediaType(request.headers.get('content-type') ?? '')
  if (type !== JSON_TYPE) {
    throw new Problem(
      400,
      'malformed_body',
      `The body must be sent as application/json, not as ${type || 'an unnamed type'}.`,
    )
  }
  let body: unknown
  try {
    body = parseShallow(text)
  } catch (error) {
    // The engine's message quotes the text around the error.
    const fault = operation.secrets ? 'it cannot be read' : (error as SyntaxError).message
    throw new Problem(400, 'malformed_body', `The body is not JSON: ${fault}`)
  }
  const errors = bodyErrors(operation.id, body)
  if (errors.length > 0) {
    throw new Problem(422, 'validation_failed', { detail: 'Some fields are missing or invalid.', errors })
  }
  return body
}
