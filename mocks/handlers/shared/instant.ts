import { invalidField, Problem } from '../../engine/problem.ts'
import { parseRfc3339 } from '../../kernel/rfc3339.ts'

/**
 * Epoch milliseconds of a date-time in the body.
 * @throws Problem 422 `validation_failed` for an instant that can't be stored, such as a leap second
 */
export function instantOf(text: string, pointer: string): number {
  const time = parseRfc3339(text)
  if (time === null) throw invalidField(pointer, 'wrong_format', MESSAGE)
  return time
}

/**
 * Epoch milliseconds of a date-time in the query.
 * @throws Problem 400 `invalid_parameters` for the same instants
 */
export function queryInstantOf(text: string, name: string): number {
  const time = parseRfc3339(text)
  if (time !== null) return time
  throw new Problem(400, 'invalid_parameters', {
    detail: MESSAGE,
    errors: [{ in: 'query', pointer: `/${name}`, code: 'wrong_format', message: MESSAGE }],
  })
}

const MESSAGE = 'This is not a valid date-time.'
